"""Numbers on a command line."""

import argparse

import pytest

from briscola_desktop.app.arguments import any_number, whole_number
from briscola_desktop.app.cli import main


def test_both_ends_are_in_the_range() -> None:
    read = whole_number(1, 64)
    assert (read("1"), read("64")) == (1, 64)


@pytest.mark.parametrize("text", ["0", "65", "-1", "2.5", "many", "", "9" * 5_000])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number from 1 to 64"):
        whole_number(1, 64)(text)


def test_a_port_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", "99999"])
    assert "'99999' is not a whole number from 0 to 65535" in capsys.readouterr().err


def test_any_number_is_one_that_a_person_would_name() -> None:
    assert [any_number(text) for text in ("0", "-5", "+7", "9" * 40)] == [0, -5, 7, 10**40 - 1]
    for text in ("", "x", "1.5", "1e3", "--1", "9" * 41, "9" * 5_000):
        with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number of up to 40 digits") as refused:
            any_number(text)
        assert len(str(refused.value)) < 100
