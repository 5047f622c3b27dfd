"""The history beside a game: each finished deal once, in a thread of its own, and play goes on whatever happens."""

import os
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.core.deal_number import DealNumber
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.history.entries import Entry, Outcome, Page
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.savefile import Saves
from tests.unit.runtime.history.dealing import finished, played


class Sitting:
    """A game with a history; another one in the same folder is a restart."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot = bot
        self.history = History(folder / "history.sqlite")
        self.game = Game(InlineBots(), Saves(folder), iter(range(1, 99)).__next__, paced=False)
        self.keeper = Keeper(self.game, self.history, lambda: 1_000.5)
        self.warnings: list[Notice] = []
        self.history.warned.connect(self.warnings.append)

    def play_out(self) -> None:
        while not self.game.over:
            self.bot.waitUntil(lambda: self.game.over or self.game.view.turn == 0)
            if not self.game.over:
                self.game.submit(self.game.view.legal()[0])

    def start(self, seed: int = 5) -> None:
        rules = Rules.of()
        self.game.start(rules, against_computer(rules, "easy"), seed)

    def listed(self) -> list[Entry]:
        pages: list[Page] = []
        self.history.ask(lambda store: store.page(), pages.append)
        self.bot.waitUntil(lambda: bool(pages))
        return list(pages[0].entries)

    def close(self) -> None:
        self.game.close()
        self.history.close()


MakeSitting = Callable[[], Sitting]


@pytest.fixture
def sit(qtbot: QtBot, tmp_path: Path) -> Iterator[MakeSitting]:
    made: list[Sitting] = []

    def sit() -> Sitting:
        made.append(Sitting(qtbot, tmp_path))
        return made[-1]

    yield sit
    for sitting in made:
        sitting.close()


def test_a_finished_deal_is_kept_and_not_again_after_a_restart(sit: MakeSitting) -> None:
    first = sit()
    first.start()
    first.play_out()
    (entry,) = first.listed()
    assert entry.ended == 1_000
    assert entry.points == first.game.match.results[0].points
    first.close()
    second = sit()
    assert second.game.resume()
    assert second.game.over
    assert second.listed() == [entry]


def test_a_deal_whose_keeping_was_cut_off_is_kept_at_the_next_start(
    sit: MakeSitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sit()
    first.start()
    monkeypatch.setattr(first.history, "add", lambda _: None)  # the program is killed at this moment
    first.play_out()
    assert first.listed() == []
    first.close()
    second = sit()
    second.game.resume()
    assert len(second.listed()) == 1


def test_somebody_elses_finished_deal_is_not_ones_own(sit: MakeSitting) -> None:
    sitting = sit()
    sitting.start()
    sitting.game.open_record(played(3))
    assert sitting.game.over
    assert sitting.listed() == []


def test_a_record_that_is_played_on_is_marked(sit: MakeSitting) -> None:
    sitting = sit()
    sitting.start()
    sitting.game.open_record(played(3, upto=10))
    sitting.play_out()
    assert sitting.listed()[0].marks == {"replayed"}


def test_hints_are_marked(sit: MakeSitting) -> None:
    sitting = sit()
    sitting.start()
    sitting.bot.waitUntil(lambda: sitting.game.view.turn == 0)
    sitting.game.hint()
    sitting.play_out()
    assert sitting.listed()[0].marks == {"hinted"}


def test_a_deal_that_is_given_up_is_kept_as_lost(sit: MakeSitting) -> None:
    sitting = sit()
    sitting.start()
    sitting.bot.waitUntil(lambda: sitting.game.view.turn == 0)
    sitting.game.submit(sitting.game.view.legal()[0])
    sitting.game.concede()
    (entry,) = sitting.listed()
    assert (entry.outcome, entry.marks) == (Outcome.LOST, frozenset({"conceded"}))
    assert entry.points == sitting.game.match.results[0].points
    sitting.close()
    again = sit()
    again.game.resume()
    assert again.listed() == [entry]


def test_the_number_of_the_deal_at_the_table_deals_it_again(sit: MakeSitting) -> None:
    sitting = sit()
    sitting.start(123_456_789)
    number = DealNumber.parse(sitting.keeper.number)
    assert number.level == "easy"
    assert number.opening.deck == sitting.game.record().deck
    sitting.play_out()
    assert sitting.listed()[0].number == number.text


def test_a_deal_without_one_level_has_no_number(sit: MakeSitting) -> None:
    sitting = sit()
    rules = Rules.of(players=3)
    easy, hard = against_computer(rules, "easy"), against_computer(rules, "hard")
    sitting.game.start(rules, (*easy[:2], hard[2]), 5)
    assert sitting.keeper.number == ""


def test_questions_are_answered_in_the_windows_thread_and_asked_in_another(sit: MakeSitting) -> None:
    sitting = sit()
    asked: list[int] = []
    answered: list[int] = []
    sitting.history.ask(lambda _: asked.append(threading.get_ident()), lambda _: answered.append(threading.get_ident()))
    sitting.bot.waitUntil(lambda: bool(answered))
    assert answered == [threading.get_ident()] != asked


def test_an_unfinished_deal_is_refused_at_once(sit: MakeSitting) -> None:
    sitting = sit()
    with pytest.raises(ValueError, match="not ended"):
        sitting.history.add(replace(finished(1), record=played(1, upto=5)))
    assert sitting.listed() == []


def test_a_dropped_question_gets_no_answer(sit: MakeSitting) -> None:
    sitting = sit()
    answers: list[object] = []
    sitting.history.ask(lambda store: store.page(), answers.append).drop()
    sitting.history.ask(lambda _: "second", answers.append)
    sitting.bot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_a_broken_file_is_said_once_and_the_deal_is_kept_in_a_new_one(sit: MakeSitting, tmp_path: Path) -> None:
    (tmp_path / "history.sqlite").write_bytes(b"nonsense" * 400)
    sitting = sit()
    sitting.history.add(finished(1))
    assert len(sitting.listed()) == 1
    assert [warning.code for warning in sitting.warnings] == ["history_broken"]
    assert (tmp_path / "history.sqlite.bak").read_bytes() == b"nonsense" * 400


@pytest.mark.skipif(os.name == "nt", reason="folders are protected otherwise there")
def test_while_the_folder_cannot_be_written_to_deals_wait(sit: MakeSitting, tmp_path: Path) -> None:
    sitting = sit()
    blocker = tmp_path / "history.sqlite"
    blocker.mkdir()  # a read-only folder does not stop root
    sitting.history.add(finished(1))
    sitting.history.add(finished(2))
    sitting.history.flush()
    sitting.bot.waitUntil(lambda: bool(sitting.warnings))
    blocker.rmdir()
    sitting.history.add(finished(3))
    assert len(sitting.listed()) == 3
    assert [warning.code for warning in sitting.warnings] == ["history_failed"]
    assert "\n" not in sitting.warnings[0].sentence
