"""What a choice cost, and how the choices of a deal become a review; a player of our own says how good cards are."""

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.ai.decision import Decision, Option, Reason
from briscola_desktop.core.actions import Action, Exchange, Play
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.table import Table
from briscola_desktop.runtime.bot_process import Question, Reply
from briscola_desktop.runtime.bots import Bots
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.review import ROUNDS, Judging, Review, ReviewError, judged, moments_of
from briscola_desktop.runtime.reviewing import Progress, Reviewing

Judge = Callable[[View, int], Decision]


def played_first(rules: Rules | None = None, seed: int = 1, upto: int = 99) -> Record:
    """A deal in which everybody plays the first card of the hand."""
    table = Table.of_match(Match.start(rules or Rules.of(), seed))
    while table.turn is not None and table.moves < upto:
        seat = table.turn
        card = table.view(seat).playable()[0]
        table.submit(seat, Play(seat, card), table.version)
    return table.record()


def by_slot(view: View, seed: int) -> Decision:
    """The later a card lies in the hand the better it is: ten points and a tenth of the deal for each place."""
    plays = [Play(view.seat, card) for card in reversed(view.hand)]
    options = [Option(p, 60 - 10 * n + seed % ROUNDS, 0.6 - 0.1 * n) for n, p in enumerate(plays)]
    return Decision(plays[0], Reason.TAKE, tuple(options))


def all_alike(view: View, seed: int) -> Decision:
    """The later a card lies in the hand the better it is, but by less than anybody could say for certain."""
    weighed = by_slot(view, 0)
    options = tuple(Option(o.action, 60 - 0.3 * n, 0.6) for n, o in enumerate(weighed.options))
    return replace(weighed, options=options)


def reviewed(record: Record, judge: Judge, seats: list[int] | None = None) -> Review:
    judging = Judging(record, seats)
    while question := judging.next():
        judging.give(judge(*question))
    assert judging.done == judging.total
    return judging.review()


def test_each_card_costs_what_the_best_one_has_more() -> None:
    review = reviewed(played_first(), by_slot, [0])
    first = review.moments[0]
    assert (first.points, first.chance, first.loss) == (20.0, 0.2, 32.0)
    assert (first.before, first.after) == (0.6, 0.4)
    assert first.best != first.played
    assert {one.seat for one in review.moments} == {0}


def test_only_choices_are_judged() -> None:
    review = reviewed(played_first(), by_slot)
    assert len(review.moments) == 38  # the last card of each hand is none


def test_the_three_worst_come_dearest_first() -> None:
    worst = reviewed(played_first(), by_slot).worst(1)
    assert len(worst) == 3
    assert [one.loss for one in worst] == sorted((one.loss for one in worst), reverse=True)
    assert {one.seat for one in worst} == {1}


def test_what_is_not_certain_is_no_mistake() -> None:
    (moment, *_) = moments_of(played_first(), [0])
    own, other = (Play(0, card) for card in moment.view.hand[:2])
    swaying = [
        Decision(other, Reason.TAKE, (Option(other, 60 + sway, 0.5), Option(own, 58, 0.5))) for sway in (9, -7, 8, -6)
    ]
    assert not judged(moment, swaying).mistake
    steady = [
        Decision(other, Reason.TAKE, (Option(other, 61 + sway, 0.5), Option(own, 58, 0.5)))
        for sway in (0.1, 0.0, 0.2, -0.1)
    ]
    assert judged(moment, steady).mistake


def test_what_lies_within_the_tolerance_is_about_as_good_and_what_lies_beyond_a_mistake() -> None:
    """The sentence and the list go by one figure: points, and 60 for the deal."""
    (moment, *_) = moments_of(played_first(), [0])
    own, other, third = (Play(0, card) for card in moment.view.hand)
    for chance, ahead in ((0.5, None), (0.51, other), (0.52, None)):
        options = (Option(third, 50, 0.2), Option(own, 60, 0.5), Option(other, 60, chance))
        one = judged(moment, [Decision(other, Reason.TAKE, options)] * ROUNDS)
        assert one.rival == ahead
        assert one.mistake == (chance == 0.52)
        costs = [one.cost(option) for option in one.options]
        assert costs == sorted(costs)
        assert costs[0] == 0
        assert costs[-1] == pytest.approx(28 + 60 * (chance - 0.5))
        assert one.loss == (pytest.approx(1.2) if one.mistake else 0)


def test_a_trifle_is_no_mistake_unless_it_is_certain() -> None:
    (moment, *_) = moments_of(played_first(), [0])
    own, other = (Play(0, card) for card in moment.view.hand[:2])
    trifle = Decision(other, Reason.TAKE, (Option(other, 60.5, 0.5), Option(own, 60, 0.5)))
    assert not judged(moment, [trifle] * ROUNDS).mistake
    assert judged(moment, [replace(trifle, exact=True)]).mistake


def test_certain_figures_are_asked_for_once_and_others_several_times() -> None:
    asked = []

    def judge(view: View, seed: int) -> Decision:
        asked.append(seed)
        return replace(by_slot(view, seed), exact=view.stock == 0)

    reviewed(played_first(), judge, [0])
    assert len(asked) == len(set(asked)) == 17 * ROUNDS + 2


def test_an_exchange_that_was_passed_over_is_said() -> None:
    rules = Rules.of("brisca", players=2)
    seed = next(
        s
        for s in range(99)
        if any(isinstance(a, Exchange) for a in moments_of(played_first(rules, s), [0])[0].view.legal())
    )

    def judge(view: View, seed: int) -> Decision:
        duty: Action | None = next((a for a in view.legal() if isinstance(a, Exchange)), None)
        return Decision(duty, Reason.EXCHANGE) if duty else by_slot(view, seed)

    first = reviewed(played_first(rules, seed), judge, [0]).moments[0]
    assert first.best == Exchange(0)
    assert first.why is Reason.EXCHANGE
    assert math.isnan(first.before)


def test_the_curve_goes_from_the_first_choice_to_the_result() -> None:
    review = reviewed(played_first(), by_slot)
    curve = review.curve(0)
    assert curve[0][1] == 0.6
    assert curve[1][1] == 0.4
    assert curve[-1][1] == review.result[0]
    assert [place for place, _ in curve] == sorted(place for place, _ in curve)


def test_an_unfinished_deal_is_reviewed_as_far_as_it_goes() -> None:
    review = reviewed(played_first(upto=7), by_slot)
    assert len(review.moments) == 7
    assert review.result == ()


def test_a_broken_record_is_refused() -> None:
    record = played_first()
    with pytest.raises(ReviewError, match="action 3"):
        Judging(replace(record, actions=(*record.actions[:3], Play(0, record.deck[0]))))


def test_judging_depends_on_nothing_that_is_hidden() -> None:
    """Swap cards that the seat cannot see: the same questions, so the same review."""
    record = played_first(upto=4)
    hidden = list(record.deck)
    hidden[20], hidden[30] = hidden[30], hidden[20]
    one, two = Judging(record, [0]), Judging(replace(record, deck=tuple(hidden)), [0])
    assert one.total == two.total
    while question := one.next():
        assert two.next() == question
        one.give(by_slot(*question))
        two.give(by_slot(*question))


def test_a_kept_review_reads_back_and_one_of_another_version_does_not() -> None:
    review = reviewed(played_first(Rules.of("brisca", players=4)), by_slot)
    assert Review.loads(review.dumps()) == review
    for text in (
        "",
        "[]",
        "{}",
        review.dumps().replace('"by": "', '"by": "x'),
        review.dumps().replace("take", "tooke"),
    ):
        with pytest.raises(ReviewError):
            Review.loads(text)


# --- off the window's thread


class Judges(Bots):
    """Answer with `by_slot` when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Question] = []

    def cancel(self) -> None:
        self.waiting.clear()

    def _put(self, question: Question) -> None:
        self.waiting.append(question)

    def answer(self) -> None:
        question = self.waiting.pop(0)
        self.emit_answered(Reply(question.number, by_slot(question.view, question.seed)))


def test_progress_is_told_and_a_cancelled_review_never_comes() -> None:
    judges = Judges()
    reviewing = Reviewing(judges)
    progress: list[Progress] = []
    reviews: list[Review] = []
    reviewing.progressed.connect(progress.append)
    reviewing.finished.connect(reviews.append)
    reviewing.start(played_first(), [0])
    for _ in range(2 * ROUNDS):
        judges.answer()
    assert [one.done for one in progress] == [0, 1, 2]
    assert progress[0].total == 19
    late = judges.waiting[0]
    reviewing.cancel()
    assert not judges.waiting
    judges.emit_answered(Reply(late.number, by_slot(late.view, late.seed)))
    assert not reviewing.busy
    reviewing.start(played_first(), [1])
    while judges.waiting:
        judges.answer()
    assert len(reviews) == 1
    assert {one.seat for one in reviews[0].moments} == {1}


def test_a_judge_that_fails_is_said() -> None:
    judges = Judges()
    reviewing = Reviewing(judges)
    notices: list[Notice] = []
    reviewing.failed.connect(notices.append)
    reviewing.start(played_first(), [0])
    judges.emit_answered(Reply(judges.waiting[0].number, error="no memory"))
    reviewing.start(replace(played_first(), actions=("nonsense",)))
    assert [notice.code for notice in notices] == ["review_failed"] * 2
    assert "no memory" in notices[0].sentence


def test_the_strong_player_answers_from_a_process_of_its_own(qtbot: QtBot) -> None:
    reviewing = Reviewing()
    with qtbot.waitSignal(reviewing.finished) as caught:
        reviewing.start(played_first(Rules.of(players=4), upto=12), [0])
    assert all(one.options for one in caught.args[0].moments)
    reviewing.close()
