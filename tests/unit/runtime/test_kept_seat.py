"""The file of the seat that one may come back to."""

import stat
import sys
from pathlib import Path

import pytest

from briscola_desktop.net.ticket import Ticket
from briscola_desktop.runtime.folders import KEPT_SEAT
from briscola_desktop.runtime.kept_seat import LASTS, KeptSeat, SeatKeeper

SEAT = KeptSeat(Ticket("wss://cards.example", "ABCDEF23", "a token", 2, "ab" * 32, "cd" * 32), "Dario", hosted=False)


def test_a_seat_is_there_after_a_restart_until_it_is_forgotten(tmp_path: Path) -> None:
    SeatKeeper(tmp_path / "new", lambda: 1000).keep(SEAT)
    kept = SeatKeeper(tmp_path / "new", lambda: 1010).load()
    assert kept is not None
    assert (kept.ticket, kept.owner, kept.hosted, kept.at) == (SEAT.ticket, "Dario", False, 1000)
    keeper = SeatKeeper(tmp_path / "new")
    keeper.forget()
    keeper.forget()
    assert keeper.load() is None


@pytest.mark.skipif(sys.platform == "win32", reason="rights of a file are another thing there")
def test_nobody_but_its_owner_may_read_it(tmp_path: Path) -> None:
    (tmp_path / (KEPT_SEAT + ".new")).write_text("left over, for all to read")
    (tmp_path / KEPT_SEAT).write_text("for all to read")
    SeatKeeper(tmp_path).keep(SEAT)
    assert stat.S_IMODE((tmp_path / KEPT_SEAT).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [KEPT_SEAT]


def test_a_seat_of_yesterday_is_not_offered(tmp_path: Path) -> None:
    SeatKeeper(tmp_path, lambda: 1000).keep(SEAT)
    assert SeatKeeper(tmp_path, lambda: 999 + LASTS).load()
    assert SeatKeeper(tmp_path, lambda: 1000 + LASTS).load() is None


@pytest.mark.parametrize("text", ["", "null", "[" * 10_000, '{"ticket": 5}', '{"ticket":{"address":"x"}}', "\xff"])
def test_a_file_that_is_none_is_no_seat(tmp_path: Path, text: str) -> None:
    (tmp_path / KEPT_SEAT).write_text(text, encoding="latin-1")
    assert SeatKeeper(tmp_path).load() is None


def test_the_token_is_not_in_what_is_written_of_it() -> None:
    assert "a token" not in repr(SEAT)
    assert "cdcd" not in repr(SEAT)
