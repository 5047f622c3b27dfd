"""Shared deals: the same cards, the same computers, from each seat, and both results side by side."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.core.deal_number import DealNumber, NumberError
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.game import Game, against_computer
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.savefile import Saves
from briscola_desktop.runtime.sharing import Duplicate, SharedDeals


class Sitting:
    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot = bot
        self.history = History(folder / "history.sqlite")
        self.game = Game(InlineBots(), Saves(folder), iter(range(1, 99)).__next__, paced=False)
        self.keeper = Keeper(self.game, self.history)
        self.shared = SharedDeals(self.game, self.history, self.keeper, lambda: date(2026, 11, 30))
        self.completed: list[Duplicate] = []
        self.shared.completed.connect(self.completed.append)

    def play_out(self, slot: int = 0) -> list[str]:
        while not self.game.over:
            self.bot.waitUntil(lambda: self.game.over or self.game.view.turn == 0)
            if not self.game.over:
                legal = self.game.view.legal()
                self.game.submit(legal[slot % len(legal)])
        self.history.flush()
        self.bot.wait(1)
        return [str(action) for action in self.game.record().actions]

    def compared(self, number: DealNumber) -> Duplicate:
        found: list[Duplicate] = []
        self.shared.compare(number, found.append)
        self.bot.waitUntil(lambda: bool(found))
        return found[0]


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(qtbot, tmp_path)
    yield made
    made.game.close()
    made.history.close()


@pytest.mark.parametrize(
    "number",
    [
        DealNumber(Rules.of(), "normal", 0, 1234),
        DealNumber(Rules.of(), "easy", 1, 1234),
        DealNumber(Rules.of("brisca", players=4), "normal", 3, 99),
        DealNumber(Rules.of("match", players=3), "normal", 2, 7, 1),
        DealNumber(Rules.of(trump="rotating", match="four_deals_wins"), "normal", 1, 7, 2),
    ],
    ids=str,
)
def test_a_number_gives_the_same_cards_and_the_same_computers(sitting: Sitting, number: DealNumber) -> None:
    sitting.shared.play(number, "Ada")
    record = sitting.game.record()
    opening = number.opening
    assert (record.deck, record.dealer, record.trump) == (opening.deck, opening.dealer, opening.trump)
    assert sitting.game.players == against_computer(number.rules, number.level, "Ada")
    assert sitting.shared.current == number
    first = sitting.play_out()
    sitting.shared.play(number)
    assert sitting.play_out() == first


def test_both_results_stand_side_by_side_after_the_second_deal(sitting: Sitting) -> None:
    number = DealNumber(Rules.of(), "normal", 0, 1234)
    sitting.shared.play(number)
    sitting.play_out()
    mine = sitting.game.match.results[0].points[0]
    assert sitting.compared(number).points == (mine, None)
    assert sitting.completed == []
    sitting.shared.play(number.other_seat)
    sitting.play_out()
    theirs = sitting.game.match.results[0].points[0]
    sitting.bot.waitUntil(lambda: bool(sitting.completed))
    (told,) = sitting.completed
    assert told == sitting.compared(number.other_seat)
    both = sitting.compared(number)
    assert both.points == (mine, theirs)
    assert both.surplus == 2 * (mine + theirs) - 240


def test_the_first_result_counts_and_not_a_second_try(sitting: Sitting) -> None:
    number = DealNumber(Rules.of(), "easy", 0, 1234)
    sitting.shared.play(number)
    sitting.play_out()
    first = sitting.compared(number)
    sitting.shared.play(number)
    sitting.play_out(slot=1)
    assert sitting.compared(number) == first


def test_results_against_another_level_are_none_of_it(sitting: Sitting) -> None:
    easy, normal = (DealNumber(Rules.of(), level, 0, 1234) for level in ("easy", "normal"))
    sitting.shared.play(easy)
    sitting.play_out()
    assert sitting.compared(normal).points == (None, None)


def test_a_shared_deal_survives_a_restart(sitting: Sitting, qtbot: QtBot, tmp_path: Path) -> None:
    number = DealNumber(Rules.of(), "normal", 1, 1234)
    sitting.shared.play(number)
    qtbot.waitUntil(lambda: sitting.game.view.turn == 0)
    sitting.game.submit(sitting.game.view.legal()[0])
    sitting.game.close()
    again = Sitting(qtbot, tmp_path)
    assert again.game.resume()
    assert again.shared.current == number
    again.game.close()
    again.history.close()


def test_the_deal_of_the_day_is_that_of_its_day(sitting: Sitting) -> None:
    number = sitting.shared.of_day("hard")
    assert number == DealNumber.of_day(date(2026, 11, 30), Rules.of(), "hard")


def test_a_number_that_no_table_can_play_is_refused(sitting: Sitting) -> None:
    impossible = DealNumber(Rules.of(trump="rotating"), "easy", 0, 1)
    with pytest.raises(NumberError):
        sitting.shared.read(impossible.text)
    with pytest.raises(NumberError):
        sitting.shared.read("abc")
