"""The saved deal: whole or not at all, taken up at the next start, put aside where it is broken."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.log import Log
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime.savefile import Saved, SaveError, Saves


def saved(rules: Rules | None = None, moves: int = 9) -> Saved:
    rules = rules or Rules.of("match", players=4)
    rng = random.Random(moves)
    match = Match.start(rules, 5)
    first = Table.of_match(match)
    play(first, rng, 1_000)
    match = first.count_in(match)
    table = Table.of_match(match)
    play(table, rng, moves)
    players = (Player(None, "Zoë"), *(Player("hard") for _ in range(rules.players - 1)))
    return Saved(match, players, table.record(), frozenset({"undone"}))


def play(table: Table, rng: random.Random, moves: int) -> None:
    while moves and not table.over:
        turn = table.turn
        assert turn is not None
        table.submit(turn, rng.choice(table.view(turn).legal()), table.version)
        moves -= 1


@pytest.mark.parametrize(
    "rules",
    [
        Rules.of("match", players=3),
        Rules.of("brisca", players=6, match="best_of_5"),
        Rules.of(trump="rotating", match="four_deals_points"),
    ],
    ids=lambda rules: rules.preset,
)
def test_a_deal_comes_back_as_it_was(tmp_path: Path, rules: Rules) -> None:
    saves = Saves(tmp_path / "data")
    assert saves.load() is None
    for moves in (0, 7, 1_000):
        saves.save(saved(rules, moves))
        assert saves.load() == saved(rules, moves)
    assert saves.notices == []


def test_a_file_cut_anywhere_is_put_aside_and_said(tmp_path: Path) -> None:
    whole = saved().dumps().encode().rstrip()
    for length in range(0, len(whole), 7):
        with pytest.raises(BriscolaError):
            Saved.loads(whole[:length])
    path = tmp_path / "deal.json"
    path.write_bytes(whole[:-1])
    saves = Saves(tmp_path)
    assert saves.load() is None
    assert "deal.json.bak" in saves.notices[0].sentence
    assert path.with_name("deal.json.bak").read_bytes() == whole[:-1]
    assert not path.exists()
    saves.save(saved())
    assert saves.load() == saved()


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode) | st.just(b"[" * 100_000))
def test_bytes_that_are_no_saved_deal(content: bytes) -> None:
    with pytest.raises(BriscolaError):
        Saved.loads(content)


Json = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 41) | st.text(max_size=3), lambda inner: st.lists(inner, max_size=3)
)
WHOLE = json.loads(saved(moves=3).dumps())


@given(st.sampled_from(["version", "match", "players", "record", "marks"]), Json, st.data())
def test_a_part_that_is_something_else(key: str, value: object, data: st.DataObject) -> None:
    raw = json.loads(json.dumps(WHOLE))
    part = raw
    while isinstance(part[key], dict) and data.draw(st.booleans()):
        part = part[key]
        key = data.draw(st.sampled_from(sorted(part)))
    changed = part[key] != value or type(part[key]) is not type(value)
    part[key] = value
    try:
        loaded = Saved.loads(json.dumps(raw))
    except BriscolaError:
        return
    # what was accepted is a deal that can be played on, and another than before only where something was changed
    Table.restore(Log.of_record(loaded.record))
    assert Saved.loads(loaded.dumps()) == loaded
    assert changed or loaded == saved(moves=3)


def test_parts_that_do_not_go_together_are_refused() -> None:
    raw = json.loads(saved(Rules.of()).dumps())
    for key, value in {
        "players": raw["players"][:1],
        "record": json.loads(saved().dumps())["record"],
        "match": raw["match"] | {"results": [{"points": [61, 60], "winner": 0}]},
    }.items():
        with pytest.raises(SaveError):
            Saved.loads(json.dumps(raw | {key: value}))


def test_older_versions_are_migrated() -> None:
    raw = json.loads(saved().dumps()) | {"version": -1}
    raw["seats"] = raw.pop("players")
    steps = {
        -1: lambda old: {**{k: v for k, v in old.items() if k != "seats"}, "players": old["seats"], "version": 0},
        0: lambda old: old | {"version": 1},
    }
    assert Saved.loads(json.dumps(raw), steps) == saved()
    with pytest.raises(SaveError, match="version 2 is not known"):
        Saved.loads(json.dumps(raw | {"version": 2}), steps)


def test_a_folder_that_cannot_be_made_is_a_notice(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("")
    saves = Saves(tmp_path / "file" / "data")
    assert saves.load() is None
    with qtbot.waitSignal(saves.failed) as failed:
        saves.save(saved())
    assert failed.args is not None
    notice = failed.args[0]
    assert notice.code == "save_failed"
    assert str(tmp_path) in notice.sentence


def test_the_last_of_many_moves_is_the_one_that_is_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for moves in range(20):
        saves.save(saved(moves=moves))
    assert saves.load() == saved(moves=19)
    saves.save(saved(), "aside")
    saves.remove("aside")
    assert saves.load("aside") is None
    assert [path.name for path in tmp_path.iterdir()] == ["deal.json"]
