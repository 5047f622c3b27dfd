"""What is seen of a deck before it is brought in: its places, its name, how it looks, what is missing."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.core.cards import Card
from briscola_desktop.runtime.importing.deck import LONGEST_NAME, Candidate, Wish
from briscola_desktop.runtime.importing.naming import NEEDED, Family
from briscola_desktop.runtime.importing.worker import Drawn, Importing
from briscola_desktop.widgets.decks.slots import DeckSlots
from briscola_desktop.widgets.dialogs.base import Choice
from briscola_desktop.widgets.palette import Room
from briscola_desktop.widgets.pressing import Button, CheckBox
from briscola_desktop.widgets.side_window import label
from briscola_desktop.widgets.table.words import card_name

NAMED = 4
"""Missing cards that are named; of more it is said how many."""


class ImportPage(QWidget):
    """A deck, or one of several, that was found.

    Signals:
        left: it is not to be brought in.
    """

    left = Signal()

    def __init__(self, importing: Importing, room: Room, parent: QWidget) -> None:
        super().__init__(parent)
        self._importing = importing
        self._decks: tuple[Candidate, ...] = ()
        self._candidate: Candidate | None = None
        self._writing = False
        self._build(room)
        importing.drawn.connect(self._on_drawn)
        importing.progressed.connect(self._on_progress)

    def show_decks(self, decks: tuple[Candidate, ...]) -> None:
        """Decks that were found, the most complete first."""
        self._decks = decks
        self.combo.blockSignals(True)
        self.combo.clear()
        for deck in decks:
            count = self.tr("%n cards", "", len(deck.found.files))
            self.combo.addItem(f"{deck.found.folder or deck.name} · {count}")
        self.combo.blockSignals(False)
        self.combo.setVisible(len(decks) > 1)
        self._choose(0)

    def bring_in(self) -> None:
        """Keep the deck."""
        candidate = self._candidate
        if candidate is None or not candidate.found.whole or not self.name.text().strip():
            return
        self._writing = True
        self.progress.setValue(0)
        wish = Wish(self.name.text(), self._family(), self.indices.isChecked())
        self._importing.install(candidate, wish)
        self._show_state()

    def stop(self) -> None:
        """Stop writing, or leave the deck alone."""
        self._importing.cancel()
        if self._writing:
            self._writing = False
            self._show_state()
        else:
            self.left.emit()

    def failed(self) -> None:
        """It could not be written."""
        self._writing = False
        self._show_state()

    # ---- inside --------------------------------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        if not 0 <= place < len(self._decks):
            return
        deck = self._candidate = self._decks[place]
        self._writing = False
        self.name.setText(deck.name)
        self.family.choose(deck.found.family)
        self.indices.setChecked(deck.found.family == "italian")
        self.slots.show_deck(deck.found, deck.found.family)
        self._importing.preview(deck)
        self._show_state()

    def _family(self) -> Family:
        return cast("Family", self.family.chosen)

    def _on_family(self) -> None:
        self.slots.family = self._family()
        self.slots.update()

    def _on_drawn(self, drawn: Drawn) -> None:
        self.slots.show_picture(drawn.card, drawn.image, drawn.fault)
        if drawn.fault:
            self._show_state()

    def _on_progress(self, done: int, total: int) -> None:
        self.progress.setMaximum(total)
        self.progress.setValue(done)

    def _show_state(self) -> None:
        deck = self._candidate
        if deck is None:
            return
        lines = [self._faces(deck)]
        if deck.found.back is None:
            lines.append(self.tr("It has no back and gets one of ours."))
        faults = self.slots.faults
        lines += list(dict.fromkeys(faults.values()))[:2]
        self.told.setText(" ".join(line if line.endswith(".") else f"{line}." for line in lines))
        good = deck.found.whole and not faults
        self.told.setProperty("role", "quiet" if good else "fault")
        self.told.style().polish(self.told)
        self.progress.setVisible(self._writing)
        for widget in (self.name, self.family, self.indices, self.combo):
            widget.setEnabled(not self._writing)
        self.done.setEnabled(good and not self._writing and bool(self.name.text().strip()))
        self.away.setText(self.tr("Stop") if self._writing else self.tr("Leave it"))

    def _faces(self, deck: Candidate) -> str:
        """How many faces there are, and which are missing."""
        missing: tuple[Card, ...] = deck.found.missing
        if not missing:
            if deck.found.large:
                return self.tr("All 48 cards are there: enough for any number of players.")
            return self.tr("All 40 cards are there; six players need the 8s and 9s as well.")
        family = deck.found.family
        if len(missing) <= NAMED:
            return self.tr("Missing: {cards}.").format(cards=", ".join(card_name(card, family) for card in missing))
        text = self.tr("%n of the 40 cards are missing.", "", len(missing))
        return text if len(missing) < len(NEEDED) else self.tr("None of the cards was recognised.")

    def _build(self, room: Room) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.combo = QComboBox(self)
        self.combo.setAccessibleName(self.tr("Which deck"))
        self.combo.currentIndexChanged.connect(self._choose)
        column.addWidget(self.combo)
        self.slots = DeckSlots(room, self)
        column.addWidget(self.slots, 1)
        self.told = label("", "quiet", self, wraps=True)
        column.addWidget(self.told)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(lambda _: self._show_state())
        self.name.returnPressed.connect(self.bring_in)
        form.addRow(self.tr("Name"), self.name)
        families = {"italian": self.tr("Italian"), "spanish": self.tr("Spanish"), "french": self.tr("French")}
        self.family = Choice(families, "italian", self)
        self.family.group.buttonClicked.connect(lambda _: self._on_family())
        form.addRow(self.tr("Suits"), self.family)
        self.indices = CheckBox(self.tr("Draw small indices in the corners"), self)
        self.indices.setToolTip(self.tr("Not needed where the cards carry their own."))
        form.addRow("", self.indices)
        column.addLayout(form)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Cards written"))
        column.addWidget(self.progress)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.away = Button(parent=self)
        self.away.clicked.connect(self.stop)
        foot.addWidget(self.away)
        self.done = Button(self.tr("Add it"), self)
        self.done.setDefault(True)
        self.done.clicked.connect(self.bring_in)
        foot.addWidget(self.done)
        column.addLayout(foot)
