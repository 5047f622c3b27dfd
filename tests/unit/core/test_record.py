"""Records: round trip, replay, and what is said of broken ones."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from briscola_desktop.core.actions import Action, Play
from briscola_desktop.core.deal import Step
from briscola_desktop.core.errors import BriscolaError, PackError, RecordError
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of
from tests.playing import random_steps, rule_sets

SEEDS = st.integers(0, 2**32)


def recorded(rules: Rules, seed: int) -> tuple[Record, list[Step]]:
    steps = list(random_steps(rules, seed))
    trump = steps[0].after.trump if rules.trump == "rotating" else None
    actions = tuple(step.action for step in steps if step.action)
    return Record(
        rules, steps[0].after.dealer, deck_of(rules, seed), trump, actions, {"names": ["Pina", "Gino"]}
    ), steps


@given(rule_sets(), SEEDS)
@settings(max_examples=40)
def test_a_deal_is_written_read_and_replayed_to_the_same_state_and_bytes(rules: Rules, seed: int) -> None:
    record, steps = recorded(rules, seed)
    text = record.dumps()
    again = Record.loads(text)
    assert again == record
    assert again.dumps() == text
    assert again.replay().fault is None
    assert again.replay().steps == tuple(steps)


@given(rule_sets(), SEEDS, st.data())
@settings(max_examples=40)
def test_a_record_that_breaks_keeps_its_good_part_and_names_the_first_bad_action(
    rules: Rules, seed: int, data: st.DataObject
) -> None:
    record, steps = recorded(rules, seed)
    place = data.draw(st.integers(0, len(record.actions) - 1))
    bad: Action | object = data.draw(
        st.sampled_from(
            [Play(9, rules.pack[0]), {"seat": 0}, None, {"seat": 0, "play": "Xx"}, {"seat": "0", "claim": True}]
        )
    )
    raw = record.to_json()
    actions = list(raw["actions"])  # type: ignore[call-overload]
    actions.insert(place, bad.to_json() if isinstance(bad, Action) else bad)
    replay = Record.loads(json.dumps(raw | {"actions": actions})).replay()
    assert replay.fault is not None
    assert replay.fault.action == place
    assert replay.steps == tuple(steps[: place + 1])
    assert replay.to_json()["error"]["action"] == place  # type: ignore[index]


def test_a_record_that_stops_early_is_unfinished_and_no_fault() -> None:
    record, _ = recorded(Rules.of("classic"), 2)
    short = Record(record.rules, record.dealer, record.deck, actions=record.actions[:7])
    said = short.replay().to_json()
    assert said["error"] is None
    assert said["outcome"] == {"kind": "unfinished", "side": None}
    assert len(said["tricks"]) == 3  # type: ignore[arg-type]


def test_tricks_are_printed_with_exactly_the_keys_of_the_contract() -> None:
    record, _ = recorded(Rules.of("brisca"), 2)
    for trick in record.replay().to_json()["tricks"]:  # type: ignore[attr-defined]
        assert list(trick) == ["leader", "plays", "winner", "points"]


def test_a_deck_that_cannot_be_dealt_is_a_fault_outside_the_actions() -> None:
    record, _ = recorded(Rules.of("classic"), 2)
    replay = Record(record.rules, record.dealer, record.deck[:-1]).replay()
    assert replay.fault is not None
    assert replay.fault.action is None
    assert isinstance(replay.fault.error, PackError)
    said = replay.to_json()
    assert said["error"]["code"] == "deck"  # type: ignore[index]
    assert (said["players"], said["rules"], said["points"]) == (2, {"preset": "classic", "players": 2}, [0, 0])


@pytest.mark.parametrize("key", ["format", "rules", "dealer", "deck", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    record, _ = recorded(Rules.of("classic"), 2)
    raw = record.to_json()
    del raw[key]
    with pytest.raises(RecordError, match=key):
        Record.from_json(raw)


@given(st.one_of(st.text(), st.binary(), st.just("[" * 100_000), st.just("null"), st.just('{"format": 1}')))
def test_other_texts_are_no_records_and_one_sentence_says_so(text: str | bytes) -> None:
    with pytest.raises(BriscolaError) as refused:
        Record.loads(text)
    assert "\n" not in str(refused.value)


@given(SEEDS, st.data())
@settings(max_examples=60)
def test_a_record_cut_short_or_damaged_never_ends_in_anything_but_a_sentence(seed: int, data: st.DataObject) -> None:
    text = bytearray(recorded(Rules.of("brisca"), seed)[0].dumps().encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        said = json.dumps(Record.loads(bytes(text)).replay().to_json())
    except BriscolaError as fault:
        said = str(fault)
    assert said
    assert "\n" not in said
