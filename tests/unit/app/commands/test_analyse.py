"""`briscola analyse`: figures for programs, sentences for people, one line for what is wrong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from briscola_desktop.ai import player
from briscola_desktop.app.cli import main
from briscola_desktop.core.record import Record
from tests.unit.runtime.test_review import all_alike, by_slot, played_first


@pytest.fixture(autouse=True)
def judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge of our own, so that nothing takes seconds."""
    monkeypatch.setattr(player, "explain", by_slot)


@pytest.fixture
def record() -> Record:
    return played_first()


def written(record: Record, folder: Path) -> str:
    path = folder / "deal.json"
    path.write_text(record.dumps())
    return str(path)


def test_json_has_every_choice_the_worst_and_the_curves(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", written(record, tmp_path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == [0, 1]
    assert len(told["moves"]) == 38
    first = told["moves"][0]
    assert first["played"] != first["best"]
    assert (first["points"], first["chance"], first["before"], first["after"]) == (20.0, 0.2, 0.6, 0.4)
    assert [told["moves"][0]["options"][0]] == [first["best"] | {"points": 61.0, "chance": 0.6, "loss": 0.0}]
    losses = {move["action"]: move["loss"] for move in told["moves"]}
    assert [losses[place] for place in told["worst"]] == sorted(losses.values(), reverse=True)[:3] == [32.0] * 3
    assert len(told["worst"]) == 3
    assert told["curves"]["0"][-1][1] in (0.0, 0.5, 1.0)


def test_a_person_is_told_of_their_own_cards(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(replace(record, extra={"levels": ["hard", None]}), tmp_path)
    assert main(["analyse", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all("seat 0" not in line for line in lines)
    assert lines[-5].startswith("Seat 1: 19 choices, 19 of them could have been better")
    assert lines[-4].startswith("Worst 1: trick 1, seat 1")
    assert lines[-4].endswith(": 32.0.")
    assert "60" in lines[-1]


def test_what_was_about_as_good_is_named(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "explain", all_alike)
    assert main(["analyse", written(record, tmp_path)]) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert "about as good" in first
    assert "better" not in first


def test_one_seat_can_be_asked_for(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", written(record, tmp_path), "--seat", "0", "--json"]) == 0
    assert {move["seat"] for move in json.loads(capsys.readouterr().out)["moves"]} == {0}


def test_a_seat_that_is_not_there_is_the_calls_fault(record: Record, tmp_path: Path) -> None:
    assert main(["analyse", written(record, tmp_path), "--seat", "2"]) == 2


@pytest.mark.parametrize("text", [None, "nonsense", '{"format": "briscola-record/1"}', "broken"])
def test_what_is_wrong_is_one_line(
    text: str | None, record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.json"
    if text is not None:
        path.write_text(replace(record, actions=("x",)).dumps() if text == "broken" else text)
    assert main(["analyse", str(path)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert str(path) in told.err
