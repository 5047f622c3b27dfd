"""A table of one's own to play at with others: rules, who may come, the timer, and computers in empty seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from briscola_desktop.core.rules import Rules
from briscola_desktop.net.config import TIMERS
from briscola_desktop.play.clock import SECONDS
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.visit import Visit
from briscola_desktop.widgets.dialogs.base import Choice, quiet_label
from briscola_desktop.widgets.dialogs.new_table import NewTableDialog
from briscola_desktop.widgets.lobby.words import timer_words
from briscola_desktop.widgets.table.words import level_name

CHOICES = (0, 15, SECONDS, 60, 120)
"""Seconds a card that are offered; 0 for no timer."""

NOBODY = "nobody"


class CreateTableDialog(NewTableDialog):
    """Rules and terms of an online table."""

    def __init__(
        self, rules: Rules, *, hosted: bool, limits: Mapping[str, float] | None = None, parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            rules: chosen at first.
            hosted: the table is on this computer.
            limits: what the server has said that it bears.
            parent: of the dialog.
        """
        self._hosted = hosted
        limits = limits or {}
        self._timers = limits.get("timer_min", TIMERS[0]), limits.get("timer_max", TIMERS[1])
        super().__init__(rules, (), "", "normal", parent)
        self.play.setText(self.tr("Host the table") if hosted else self.tr("Create the table"))

    @property
    def public(self) -> bool:
        """Whether everybody finds the table, or only who has its code."""
        return self.access.chosen == "public"

    @property
    def timer(self) -> int:
        """Seconds a card; 0 for no timer."""
        return int(self.timers.currentData())

    @property
    def bots(self) -> str | None:
        """The level of computers in empty seats; None for people only."""
        level = str(self.levels.currentData())
        return None if level == NOBODY else level

    def order(self) -> Callable[[Visit], None]:
        """What asks a server for the table as it is set up now."""
        return partial(Visit.create, rules=self.rules(), public=self.public, timer=self.timer, bots=self.bots)

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _title(self) -> tuple[str, str]:
        if self._hosted:
            return self.tr("Host a table"), self.tr("Your computer keeps the table; it must stay on while you play.")
        return self.tr("Create a table"), self.tr("You choose the rules; whoever sits down agrees to them.")

    def _add_seats(self, parent: QWidget, players: tuple[Player, ...]) -> None:
        """Who may come, in place of who sits where."""
        self._kinds: list[QComboBox] = []
        self._names: list[QLineEdit] = []
        self._seat_labels: list[QLabel] = []
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(10)
        self._terms: list[tuple[QLabel, QWidget, QLabel | None]] = []
        whom = {"private": self.tr("friends with the code"), "public": self.tr("everybody")}
        self.access = Choice(whom, "private" if not self._hosted else "public", parent)
        self.timers = QComboBox(parent)
        for seconds in CHOICES:
            if not seconds or self._timers[0] <= seconds <= self._timers[1]:
                self.timers.addItem(timer_words(seconds), seconds)
        self.timers.setCurrentIndex(max(0, self.timers.findData(SECONDS)))
        self.levels = QComboBox(parent)
        self.levels.addItem(self.tr("nobody: all seats are for people"), NOBODY)
        for level in ("easy", "normal", "hard"):
            self.levels.addItem(self.tr("computers, {level}").format(level=level_name(level)), level)
        self.levels.setCurrentIndex(self.levels.findData("normal"))
        rows: tuple[tuple[str, str, QWidget], ...] = (
            (self.tr("Who may sit down"), "", self.access),
            (
                self.tr("Time to think"),
                self.tr("When it runs out, the computer plays the card. Against computers alone there is no timer."),
                self.timers,
            ),
            (self.tr("In seats that stay empty"), "", self.levels),
        )
        for name, line, field in rows:
            head = QLabel(name, parent)
            head.setBuddy(field)
            self._terms.append((head, field, quiet_label(line, parent) if line else None))
            field.setAccessibleName(name)
        self._inside.addLayout(self._grid)

    def _arrange(self) -> None:
        """Names beside their fields, or over them in a narrow window."""
        before = self._narrow
        super()._arrange()
        if self._narrow == before:
            return
        down, right = (1, 0) if self._narrow else (0, 1)
        for row, (head, field, line) in enumerate(self._terms):
            self._grid.addWidget(head, 3 * row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(field, 3 * row + down, right)
            if line:
                self._grid.addWidget(line, 3 * row + 1 + down, right)
        self._grid.setColumnStretch(0, down)
        self._grid.setColumnStretch(1, right)

    def _fault_of_seats(self, players: int) -> str:
        return ""
