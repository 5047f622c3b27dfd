"""`briscola replay` on deals that were worked out by hand, card by card."""

import json
from pathlib import Path

import pytest

from briscola_desktop.app.cli import main

RECORDS = Path(__file__).parent / "records"
NAMES = ["classic-2", "brisca-2", "match-4"]

BRISCA = """\
brisca for 2, dealt by seat 0, Rc turned
    seat 1 takes the turned Rc for 7c
    seat 0 takes the turned 7c for 2c
 1. 1: 4d  0: 2d   seat 1 takes 0
 2. 1: Ac thrown  0: 7c   seat 1 takes 11
"""


@pytest.mark.parametrize("name", NAMES)
def test_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(RECORDS / f"{name}.json")]) == 0
    out, errors = capsys.readouterr()
    assert json.loads(out) == json.loads((RECORDS / f"{name}.replay.json").read_text())
    assert errors == ""


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORDS / "brisca-2.json")]) == 0
    out = capsys.readouterr().out
    assert out.startswith(BRISCA)
    assert out.endswith("claims the rest: 6 cards, 23 points\nSeat 1 won: seat 0 took 35, seat 1 took 85.\n")
    assert main(["replay", str(RECORDS / "match-4.json")]) == 0
    assert capsys.readouterr().out.endswith("Seats 0 2 won: seats 0 2 took 71, seats 1 3 took 49.\n")


@pytest.mark.parametrize("actions", range(41))
def test_a_record_that_stops_early_is_unfinished(
    actions: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, whole, expected = cut("classic-2", actions, tmp_path)
    assert main(["replay", "--json", str(path)]) == 0
    shown = json.loads(capsys.readouterr().out)
    tricks = expected["tricks"][: actions // 2]
    assert shown["tricks"] == tricks
    assert shown["points"] == [sum(t["points"] for t in tricks if t["winner"] == seat) for seat in (0, 1)]
    finished = actions == len(whole["actions"])
    assert shown["outcome"] == (expected["outcome"] if finished else {"kind": "unfinished", "side": None})
    assert shown["error"] is None


BREAKS = [
    ({"seat": 0, "play": "Cd"}, "card_not_held"),
    ({"seat": 1, "play": "6b"}, "out_of_turn"),
    ({"seat": 2, "play": "Ab"}, "unknown_seat"),
    ({"seat": 0, "exchange": True}, "option_off"),
    ({"seat": 0, "claim": True}, "option_off"),
    ({"seat": 0, "play": "Zz"}, "notation"),
    ({"seat": 0}, "notation"),
    ("Ab", "notation"),
    (None, "notation"),
]


@pytest.mark.parametrize(("bad", "code"), BREAKS)
def test_a_record_that_breaks(bad: object, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # after action 7, the fourth trick, seat 0 leads
    path, whole, expected = cut("classic-2", 8, tmp_path)
    path.write_text(json.dumps(whole | {"actions": [*whole["actions"][:8], bad, *whole["actions"][9:]]}))
    assert main(["replay", "--json", str(path)]) == 1
    out, errors = capsys.readouterr()
    shown = json.loads(out)
    assert shown["tricks"] == expected["tricks"][:4]
    assert shown["points"] == [15, 10]
    assert shown["outcome"] == {"kind": "unfinished", "side": None}
    assert (shown["error"]["action"], shown["error"]["code"]) == (8, code)
    assert errors == f"briscola replay: {path}: action 8: {shown['error']['message']}\n"


def test_a_broken_record_in_text_shows_the_good_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, whole, _ = cut("classic-2", 5, tmp_path)
    path.write_text(json.dumps(whole | {"actions": [*whole["actions"][:5], {"seat": 1, "play": "3s"}]}))
    assert main(["replay", str(path)]) == 1
    out, errors = capsys.readouterr()
    assert out.splitlines()[2:] == [
        " 2. 1: 2c  0: Rc   seat 0 takes 4",
        "    0: 5s",
        "Unfinished after 2 tricks: seat 0 took 4, seat 1 took 10.",
    ]
    assert errors == f"briscola replay: {path}: action 5: seat 1 does not hold 3s\n"


def test_several_files_are_a_line_each_and_a_missing_one_is_one_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.json"
    torn.write_bytes((RECORDS / "classic-2.json").read_bytes()[:300])
    odd = tmp_path / "odd.json"
    odd.write_text(json.dumps(json.loads((RECORDS / "classic-2.json").read_text()) | {"deck": ["Ad"] * 40}))
    files = [RECORDS / "classic-2.json", tmp_path / "none.json", torn, tmp_path, odd, RECORDS / "match-4.json"]
    assert main(["replay", "--json", *map(str, files)]) == 1
    out, errors = capsys.readouterr()
    shown = [json.loads(line) for line in out.splitlines()]
    assert [one["error"] and one["error"]["code"] for one in shown] == [
        None,
        "unreadable",
        "format",
        "unreadable",
        "deck",
        None,
    ]
    assert all(one["error"] is None or one["error"]["action"] is None for one in shown)
    assert [line.split(": ")[1] for line in errors.splitlines()] == [str(file) for file in files[1:5]]
    keys = ["players", "rules", "tricks", "points", "outcome", "error"]
    assert all(list(one) == keys for one in shown)


def cut(name: str, actions: int, folder: Path) -> tuple[Path, dict[str, list[object]], dict[str, list[dict[str, int]]]]:
    """A record that stops after so many actions; the whole of it; what its replay is."""
    whole = json.loads((RECORDS / f"{name}.json").read_text())
    path = folder / "cut.json"
    path.write_text(json.dumps(whole | {"actions": whole["actions"][:actions]}))
    return path, whole, json.loads((RECORDS / f"{name}.replay.json").read_text())
