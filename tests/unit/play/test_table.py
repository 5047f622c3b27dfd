"""The authority: one door, versions, logs that rebuild it, undo, and nothing hidden in what it says."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola_desktop.core.actions import Action, Play
from briscola_desktop.core.events import CardDealt, CardDrawn
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.view import View
from briscola_desktop.play.log import Log, LogError, TakenBack
from briscola_desktop.play.table import NOTHING_TO_TAKE_BACK, STALE, Accepted, Change, Rejected, Table

RULES = [
    Rules.of(),
    Rules.of("match", players=3),
    Rules.of("match", players=4),
    Rules.of("brisca", players=2),
    Rules.of("brisca", players=4),
    Rules.of("brisca", players=6),
    Rules.of("classic", trump="rotating", match="four_deals_points", open_hands=True),
]


def new(rules: Rules, seed: int = 1) -> Table:
    return Table.of_match(Match.start(rules, seed))


def choices(table: Table) -> list[Action]:
    return [action for seat in range(table.rules.players) for action in table.view(seat).legal()]


def changes(table: Table, seat: int) -> list[Change]:
    return [table.change(seat, version) for version in range(table.version + 1)]


def play_on(table: Table, rng: random.Random, moves: int = 1_000) -> Table:
    while moves and not table.over:
        action = rng.choice(choices(table))
        assert table.submit(action.seat, action, table.version) == Accepted(table.version)
        moves -= 1
    return table


@given(st.sampled_from(RULES), st.integers(0, 10**6))
def test_a_log_rebuilds_the_table(rules: Rules, seed: int) -> None:
    table, rng = new(rules, seed), random.Random(seed)
    while not table.over and rng.random() < 0.98:
        before = table.version
        if table.moves and rng.random() < 0.15:
            seat = rng.randrange(rules.players)
            answer = table.take_back(seat, table.version)
        else:
            action = rng.choice(choices(table))
            answer = table.submit(action.seat, action, table.version)
        assert table.version == before + isinstance(answer, Accepted)
    again = Table.restore(Log.from_json(table.log.to_json()))
    assert again.log == table.log
    for seat in range(rules.players):
        assert again.view(seat) == table.view(seat)
        assert changes(again, seat) == changes(table, seat)


@given(st.sampled_from(RULES), st.integers(0, 10**6))
def test_a_record_of_the_table_replays_to_the_same_deal(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    table = play_on(new(rules, seed), rng, rng.randrange(50))
    replay = Record.loads(table.record().dumps()).replay()
    assert replay.fault is None
    for seat in range(rules.players):
        assert View.of(replay.steps[-1].after, seat) == table.view(seat)


def test_a_stale_action_is_refused_and_changes_nothing() -> None:
    table = new(Rules.of())
    first = choices(table)[0]
    assert isinstance(table.submit(first.seat, first, 0), Accepted)
    log = table.log
    answer = table.submit(first.seat, first, 0)
    assert isinstance(answer, Rejected)
    assert answer.code == STALE
    assert table.log is log


def test_refusals_name_their_cause() -> None:
    table = new(Rules.of())
    turn = table.turn
    assert turn is not None
    own, other = table.view(turn).hand[0], table.view(1 - turn).hand[0]
    assert _code(table.submit(turn, Play(turn, other), 0)) == "card_not_held"
    assert _code(table.submit(1 - turn, Play(1 - turn, other), 0)) == "out_of_turn"
    assert _code(table.submit(1 - turn, Play(turn, own), 0)) == "unknown_seat"
    assert table.version == 0


def test_after_an_undo_the_seat_is_to_choose_again_and_versions_go_on() -> None:
    table = new(Rules.of())
    leader = table.turn
    assert leader is not None
    assert _code(table.take_back(leader, 0)) == NOTHING_TO_TAKE_BACK
    before = table.view(leader)
    play_on(table, random.Random(3), 2)
    assert table.take_back(leader, 2) == Accepted(3)
    assert table.view(leader) == before
    assert (table.version, table.moves) == (3, 0)
    # an answer that was on its way for version 2 or 1 finds another version, though there are fewer actions
    assert _code(table.submit(leader, Play(leader, before.hand[0]), 1)) == STALE
    assert table.change(leader, 3) == Change(3, None, ())
    assert table.record().actions == ()


def test_events_tell_a_seat_only_its_own_cards() -> None:
    table = play_on(new(Rules.of("match", players=4)), random.Random(5))
    events = [event for change in changes(table, 2) for event in change.events]
    dealt = [event for event in events if isinstance(event, CardDealt | CardDrawn)]
    assert len(dealt) == 40
    assert all((event.card is None) == (event.seat != 2) for event in dealt if not getattr(event, "turned", False))


def test_a_log_that_cannot_be_names_its_entry() -> None:
    table = play_on(new(Rules.of()), random.Random(1), 4)
    entries = table.log.entries
    with pytest.raises(LogError, match="entry 4: 9 actions"):
        Table.restore(replace(table.log, entries=(*entries, TakenBack(0, 9))))
    with pytest.raises(LogError, match="entry 1"):
        Table.restore(replace(table.log, entries=(entries[0], entries[0])))
    with pytest.raises(LogError, match="entries"):
        Log.from_json({"opening": {}})


def test_a_broken_record_is_no_log() -> None:
    record = play_on(new(Rules.of()), random.Random(1), 4).record()
    assert Log.of_record(record).record() == record
    with pytest.raises(LogError, match="action 4"):
        Log.of_record(replace(record, actions=(*record.actions, record.actions[0])))


def test_a_finished_deal_counts_in_the_match() -> None:
    match = Match.start(Rules.of("match"), 4)
    table = Table.of_match(match)
    with pytest.raises(ValueError, match="not ended"):
        table.count_in(match)
    after = play_on(table, random.Random(9)).count_in(match)
    assert sum(after.results[0].points) == 120


def _code(answer: Accepted | Rejected) -> str | None:
    return answer.code if isinstance(answer, Rejected) else None
