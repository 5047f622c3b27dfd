"""A match at one's own screen: moves, pace, undo, new deals and what is kept aside, with all numbers of seats."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.core.actions import Action, Claim, Exchange, Play
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.bot_process import Question, Reply
from briscola_desktop.runtime.bots import Bots, InlineBots
from briscola_desktop.runtime.game import ASIDE, Game, against_computer
from briscola_desktop.runtime.messages import Aside, Ended, Hinted, Opened, Stepped, Turn, Why
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.savefile import Saves

SIGNALS = ("opened", "stepped", "turned", "ended", "hinted", "aside_changed", "warned")


class Watcher:
    """Keeps all that a game says, and, like a window, says when it has shown it."""

    alive: ClassVar[list["Watcher"]] = []  # a connection does not keep its receiver

    def __init__(self, game: Game, *, acknowledge: bool = True) -> None:
        self.alive.append(self)
        self.game = game
        self.heard: list[Any] = []
        self.acknowledge = acknowledge
        for name in SIGNALS:
            getattr(game, name).connect(self.heard.append)
        game.opened.connect(self.show)
        game.stepped.connect(self.show)

    def show(self, message: Opened | Stepped) -> None:
        if self.acknowledge:
            self.game.ready(message.deal, message.version)

    def of(self, kind: type) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kind)]


class HeldBots(Bots):
    """Answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.closed = False

    def cancel(self) -> None:
        """Replies to dropped questions may still arrive; the worst case is that all do."""

    def close(self) -> None:
        self.closed = True

    def _put(self, question: Question) -> None:
        self.asked.append(question)

    def answer(self, question: Question) -> None:
        from briscola_desktop.runtime.bot_process import think

        self.emit_answered(think(question, lambda: False))


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Game]]:
    made: list[Game] = []

    def make(bots: Bots | None = None) -> Game:
        game = Game(bots or InlineBots(), Saves(tmp_path), count(100).__next__)
        made.append(game)
        return game

    yield make
    Watcher.alive.clear()
    for game in made:
        game.close()


def own_turn(game: Game) -> bool:
    return game.over or game.view.turn in game.people


def play_first(game: Game) -> Action:
    turn = game.view.turn
    assert turn is not None
    if turn != game.viewer:
        game.look(turn)
    action = next(action for action in game.view.legal() if isinstance(action, Play))
    assert game.submit(action) is None
    return action


def play_out(game: Game, qtbot: QtBot) -> None:
    while not game.over:
        qtbot.waitUntil(lambda: own_turn(game))
        if not game.over:
            play_first(game)


@pytest.mark.parametrize(
    "rules",
    [
        Rules.of(),
        Rules.of("cafe"),
        Rules.of("match", players=3),
        Rules.of("brisca", players=2),
        Rules.of("brisca", players=4),
        Rules.of("brisca", players=6),
    ],
    ids=str,
)
def test_a_whole_deal(make: Callable[..., Game], qtbot: QtBot, rules: Rules) -> None:
    game = make()
    watcher = Watcher(game)
    game.start(rules, against_computer(rules, "normal"), seed=7)
    play_out(game, qtbot)
    ended = watcher.of(Ended)
    assert len(ended) == 1
    assert sum(ended[0].result.points) == sum(card.points for card in rules.pack)
    assert not ended[0].again
    # every action was told once, in order, and the record tells the same deal
    steps = watcher.of(Stepped)
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert tuple(step.action for step in steps) == game.record().actions
    assert game.record().replay().steps[-1].after.points == ended[0].result.points


def test_the_same_seed_and_cards_give_the_same_deal(make: Callable[..., Game], qtbot: QtBot) -> None:
    records = []
    for _ in range(2):
        game = make()
        Watcher(game)
        rules = Rules.of("brisca", players=4)
        game.start(rules, against_computer(rules, "easy"), seed=11)
        play_out(game, qtbot)
        records.append(game.record())
    assert records[0] == records[1]


def test_the_computer_waits_until_all_was_shown(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    watcher = Watcher(game, acknowledge=False)
    start_with_computer_leading(game)
    qtbot.wait(30)
    assert game.version == 0
    game.ready(game.deal - 1, 99)  # an older deal's word does not count
    qtbot.wait(10)
    assert game.version == 0
    game.ready(game.deal, 0)
    qtbot.waitUntil(lambda: game.version == 1)
    assert isinstance(watcher.heard[-1], Turn)
    assert watcher.of(Turn)[-1].person
    # a person never waits for the window
    play_first(game)
    assert game.version == 2


def test_a_refusal_has_a_code_and_a_sentence(make: Callable[..., Game]) -> None:
    game = make()
    assert game.next_deal() == Notice("no_deal")
    game.start(Rules.of(), against_computer(Rules.of(), "easy"), seed=1)
    other = 1 - game.viewer
    assert game.submit(Play(other, game.view.hand[0])) == Notice("unknown_seat")
    stranger = next(card for card in Rules.of().pack if card not in game.view.hand)
    refusal = game.submit(Play(game.viewer, stranger))
    assert refusal is not None
    assert refusal.code in {"card_not_held", "out_of_turn"}
    assert refusal.sentence.endswith(".")
    assert game.next_deal() == Notice("deal_not_over")
    assert game.version == 0


def test_undo_while_the_computer_thinks(make: Callable[..., Game]) -> None:
    bots = HeldBots()
    game = make(bots)
    watcher = Watcher(game)
    start_with_person_leading(game)
    assert game.undo() == Notice("nothing_to_take_back")
    before = game.view
    play_first(game)
    late = bots.asked[-1]
    assert game.undo() is None
    assert game.view == before
    assert watcher.of(Opened)[-1].why is Why.UNDONE
    bots.answer(late)
    assert game.view == before
    play_first(game)
    bots.answer(late)
    assert game.version == 3
    # a deal taken back to the same point is thought about in the same way
    assert (bots.asked[-1].view, bots.asked[-1].seed) == (late.view, late.seed)
    bots.answer(bots.asked[-1])
    assert game.version == 4
    assert "undone" in game.marks


def test_fifty_new_deals_while_the_computer_thinks(make: Callable[..., Game]) -> None:
    bots = HeldBots()
    game = make(bots)
    watcher = Watcher(game)
    start_with_computer_leading(game)
    for _ in range(50):
        assert game.new_deal() is None
    for question in bots.asked[:-1]:  # the last one may be of the deal at the table
        bots.answer(question)
    assert game.version == 0
    assert watcher.of(Stepped) == []
    assert game.deal == 51


def test_a_new_deal_keeps_the_old_one_aside(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    watcher = Watcher(game)
    start_with_person_leading(game)
    play_first(game)
    qtbot.waitUntil(lambda: own_turn(game))
    old = game.view
    assert game.set_level("hard") is None
    assert game.set_level("easy") is None  # nobody has played in between: the old deal stays the one to go back to
    assert watcher.of(Aside) == [Aside(available=True)]
    assert [player.level for player in game.players] == [None, "easy"]
    assert game.go_back() is None
    assert game.view == old
    assert [player.level for player in game.players] == [None, "normal"]
    assert watcher.of(Opened)[-1].why is Why.WENT_BACK
    assert not game.can_go_back
    assert game.go_back() == Notice("nothing_aside")


def test_going_back_is_possible_after_a_restart_and_swaps(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    Watcher(game)
    start_with_person_leading(game)
    play_first(game)
    qtbot.waitUntil(lambda: own_turn(game))
    first = game.view
    game.new_deal()
    qtbot.waitUntil(lambda: own_turn(game))
    play_first(game)
    qtbot.waitUntil(lambda: own_turn(game))
    second = game.view
    game.close()
    again = make()
    Watcher(again)
    assert again.resume()
    assert again.view == second
    assert again.go_back() is None
    assert again.view == first
    assert again.go_back() is None
    assert again.view == second


def test_a_deal_that_is_left_is_not_lost_by_leaving_more_of_them(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    Watcher(game)
    start_with_person_leading(game)
    left: list[View] = []
    for again in range(len(ASIDE)):
        qtbot.waitUntil(lambda: own_turn(game))
        play_first(game)
        qtbot.waitUntil(lambda: own_turn(game))
        left.append(game.view)
        assert game.new_deal(seed=again) is None
    qtbot.waitUntil(lambda: own_turn(game))
    play_first(game)
    qtbot.waitUntil(lambda: own_turn(game))
    now = game.view
    game.close()
    again_open = make()
    Watcher(again_open)
    assert again_open.resume()
    found = []
    for _ in range(len(ASIDE) + 1):
        assert again_open.go_back() is None
        found.append(again_open.view)
    assert found == [*reversed(left), now]  # the one left last first, and round to the one at the table


def test_a_finished_deal_is_not_counted_again(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    Watcher(game)
    rules = Rules.of("match")
    game.start(rules, against_computer(rules, "easy"), seed=3)
    play_out(game, qtbot)
    match = game.match
    assert len(match.results) == 1
    game.close()
    again = make()
    watcher = Watcher(again)
    assert again.resume()
    assert again.match == match
    assert [ended.again for ended in watcher.of(Ended)] == [True]
    # the match goes on where it stood
    assert again.new_deal() is None
    assert again.view.dealer == rules.after(match.dealer)
    assert len(again.match.results) == 1


def test_the_deal_passes_on_from_match_to_match(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    Watcher(game)
    game.start(Rules.of(), against_computer(Rules.of(), "easy"), seed=3)
    dealers = []
    for _ in range(3):
        dealers.append(game.view.dealer)
        play_out(game, qtbot)
        assert game.match.over
        assert game.next_deal() is None
    assert dealers == [dealers[0], 1 - dealers[0], dealers[0]]


def test_a_hint_is_what_the_strong_player_does(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    watcher = Watcher(game)
    start_with_person_leading(game)
    assert game.hint() is None
    assert game.hint() is None  # asked twice, answered once
    qtbot.waitUntil(lambda: bool(watcher.of(Hinted)))
    qtbot.wait(10)
    (hint,) = watcher.of(Hinted)
    assert hint.decision.action in game.view.legal()
    assert game.version == 0
    assert game.marks == {"hinted"}
    assert game.submit(hint.decision.action) is None
    assert game.hint() == Notice("out_of_turn")


def test_a_player_that_fails_is_replaced(make: Callable[..., Game]) -> None:
    bots = HeldBots()
    game = make(bots)
    watcher = Watcher(game)
    start_with_computer_leading(game)
    bots.emit_answered(Reply(bots.asked[-1].number, error="ValueError: lost"))
    assert game.version == 1
    assert [notice.code for notice in watcher.of(Notice)] == ["bot_failed"]


def test_computers_are_asked_out_of_turn_where_they_may_exchange(make: Callable[..., Game]) -> None:
    rules = Rules.of("brisca", players=4)
    for seed in range(40):
        bots = HeldBots()
        game = make(bots)
        watcher = Watcher(game)
        game.start(rules, against_computer(rules, "normal"), seed=seed)
        while bots.asked:
            bots.answer(bots.asked.pop(0))
        early = [step for step in watcher.of(Stepped) if "exchange" in step.action.to_json()]
        if any(step.view.turn != step.action.seat for step in early):
            return
    pytest.fail("in 40 deals no computer has exchanged out of turn")


def test_several_people_see_their_own_cards(make: Callable[..., Game]) -> None:
    game = make()
    Watcher(game)
    rules = Rules.of("classic", players=3)
    game.start(rules, [Player(None, "Ada"), Player(None, "Bice"), Player(None, "Carla")], seed=2)
    first = game.view.turn
    assert first is not None
    assert game.viewer == first
    hand = game.view.hand
    play_first(game)
    assert game.viewer == first  # the cards stay covered until the next person looks
    game.look(rules.after(first))
    assert not set(game.view.hand) & set(hand)
    assert game.undo() == Notice("undo_not_alone")


def test_a_record_is_laid_on_the_table(make: Callable[..., Game], qtbot: QtBot) -> None:
    game = make()
    Watcher(game)
    start_with_person_leading(game)
    play_out(game, qtbot)
    whole = game.record()
    cut = Record(whole.rules, whole.dealer, whole.deck, actions=whole.actions[:9])
    assert game.open_record(cut) is None
    assert game.version == 9
    broken = Record(whole.rules, whole.dealer, whole.deck, actions=(*whole.actions[:6], {"seat": 0, "play": "Zz"}))
    notice = game.open_record(broken)
    assert notice is not None
    assert "'Zz' is not a card" in notice.sentence
    assert game.version == 6


FUZZED = [
    (Rules.of(), (None, "easy")),
    (Rules.of("brisca", players=4), (None, "normal", "easy", "normal")),
    (Rules.of("brisca", players=2), (None, "normal")),
    (Rules.of("classic", players=3), ("easy", None, None)),
]


@pytest.mark.parametrize(("rules", "levels"), FUZZED, ids=lambda value: str(value)[:40])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_what_was_told_is_what_is(
    make: Callable[..., Game],
    qtbot: QtBot,
    tmp_path: Path,
    rules: Rules,
    levels: tuple[str | None, ...],
    seed: int,
) -> None:
    rng = Random(seed)
    game = make()
    watcher = Watcher(game, acknowledge=False)
    players = [Player(level) for level in levels]
    game.start(rules, players, seed=seed)

    def try_anything() -> None:
        wild: list[Action] = [Play(rng.randrange(rules.players), rng.choice(rules.pack)), Exchange(0), Claim(0)]
        game.submit(rng.choice(wild))

    def try_well() -> None:
        turn = game.view.turn
        if turn in game.people:
            game.look(turn)
            game.submit(rng.choice(game.view.legal()))

    def acknowledge() -> None:
        game.ready(game.deal - rng.randrange(2), game.version - rng.randrange(2))

    presses: list[Callable[[], object]] = [
        try_anything,
        *[try_well] * 6,
        *[acknowledge] * 6,
        game.undo,
        game.hint,
        game.next_deal,
        lambda: rng.random() < 0.3 and game.new_deal(),
        lambda: rng.random() < 0.3 and game.set_level(rng.choice(["easy", "normal"])),
        lambda: rng.random() < 0.5 and game.go_back(),
        lambda: qtbot.wait(1),
    ]
    for _ in range(200):
        rng.choice(presses)()
        told = [message for message in watcher.heard if isinstance(message, Opened | Stepped)][-1]
        assert (told.deal, told.version, told.view) == (game.deal, game.version, game.view)
    # each step was told once and in order, and the deal can still be finished
    versions = [(m.deal, m.version) for m in watcher.heard if isinstance(m, Opened | Stepped)]
    assert versions == sorted(versions)
    steps = [(m.deal, m.version) for m in watcher.of(Stepped)]
    assert len(steps) == len(set(steps))
    watcher.acknowledge = True
    game.ready(game.deal, game.version)
    play_out(game, qtbot)
    results = [(ended.deal, ended.again) for ended in watcher.of(Ended) if not ended.again]
    assert len(results) == len(set(results))
    game.close()
    again = Saves(tmp_path).load()
    assert again is not None
    assert again.record.actions == game.record().actions
    assert [notice.code for notice in watcher.of(Notice)] == []


def test_the_one_person_can_be_renamed_and_keeps_the_name(make: Callable[..., Game], tmp_path: Path) -> None:
    game = make()
    game.start(Rules.of(), against_computer(Rules.of(), "easy"), seed=3)
    heard = Watcher(game)
    assert game.rename("Anna")
    assert not game.rename("Anna")
    assert [player.name for player in game.players] == ["Anna", ""]
    assert game.record().extra["names"] == ["Anna", ""]
    assert not heard.heard  # the deal goes on as it was
    four = Rules.of(players=4)
    other = make()
    other.start(four, against_computer(four, "easy", "Bice"), seed=4)
    assert game.open_record(other.record()) is None
    assert [player.name for player in game.players] == ["Anna", "", "", ""]


def test_of_several_people_nobody_is_renamed(make: Callable[..., Game]) -> None:
    game = make()
    game.start(Rules.of(), (Player(None, "Anna"), Player(None, "Bruno")), seed=3)
    assert not game.rename("Carla")
    assert [player.name for player in game.players] == ["Anna", "Bruno"]


def test_players_must_fit(make: Callable[..., Game]) -> None:
    game = make()
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        game.start(Rules.of(players=3), [Player(), Player("easy")])
    with pytest.raises(ValueError, match="no person"):
        game.start(Rules.of(), [Player("easy"), Player("easy")])
    assert not game.started


def test_a_folder_that_cannot_be_written_to_is_said_once(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    game = Game(InlineBots(), Saves(blocked / "folder"), count(1).__next__)
    watcher = Watcher(game)
    start_with_person_leading(game)
    play_out(game, qtbot)
    qtbot.waitUntil(lambda: bool(watcher.of(Notice)))
    game.close()
    qtbot.wait(10)
    assert [notice.code for notice in watcher.of(Notice)] == ["save_failed"]


def start_with_person_leading(game: Game) -> None:
    _start(game, leader=0)


def start_with_computer_leading(game: Game) -> None:
    _start(game, leader=1)


def _start(game: Game, leader: int) -> None:
    from briscola_desktop.core.shuffle import first_dealer

    seed = next(seed for seed in range(100) if first_dealer(Rules.of(), seed) == 1 - leader)
    game.start(Rules.of(), against_computer(Rules.of(), "normal"), seed=seed)


def test_a_deal_that_is_given_up_is_lost_and_nobody_plays_on(make: Callable[..., Game], tmp_path: Path) -> None:
    game = make(HeldBots())
    game.start(Rules.of("match"), against_computer(Rules.of("match"), "easy"), seed=3)
    watcher = Watcher(game)
    points = game.view.points
    assert game.concede() is None
    assert game.over
    (ended,) = watcher.of(Ended)
    assert ended.marks == {"conceded"}
    assert (ended.result.winner, sum(ended.result.points), ended.result.points[0]) == (1, 120, points[0])
    assert game.match.score == (0, 1)
    assert game.submit(Play(0, game.view.hand[0])) == Notice.of("deal_over")
    assert game.undo() == game.hint() == game.concede() == Notice.of("deal_over")
    assert not watcher.of(Stepped)
    game.close()
    later = make(HeldBots())
    seen = Watcher(later)
    assert later.resume()
    assert [message.again for message in seen.of(Ended)] == [True]
    assert later.next_deal() is None
    assert later.match.score == (0, 1)
    assert not later.over
