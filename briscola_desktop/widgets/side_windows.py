"""Opens the windows beside the table, one of each, and lets them work together.

Each window is loaded when it is opened for the first time, for the table should not wait for them (100 ms).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from briscola_desktop.core.deal_number import DealNumber
from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.history.entries import Entry
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.sharing import Duplicate, SharedDeals
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.palette import ClothName, RoomName
from briscola_desktop.widgets.side_window import SideWindow

if TYPE_CHECKING:
    from briscola_desktop.widgets.review.window import DealWindow

Window = TypeVar("Window", bound=SideWindow)


@dataclass(frozen=True)
class Scenery:
    """What the windows take over from the table.

    Attributes:
        room, cloth: its colours.
        deck, style: its cards.
        speed, calm: how fast things move, as the settings have it.
        level: of the computers.
        name, portrait: the player's own.
    """

    room: RoomName
    cloth: ClothName
    deck: DeckTheme
    style: IndexStyle
    speed: str
    calm: bool
    level: str
    name: str
    portrait: int = 0


class SideWindows(QObject):
    """The windows beside the table.

    Signals:
        deck_added: a DeckTheme that can be chosen from now on.
        deck_renamed: a DeckTheme under its new name.
        deck_removed: the id of a deck that must be drawn with no longer.
        told: a sentence for the table to show: both results of a deal that has been played from every seat.
        warned: a Notice.
    """

    deck_added = Signal(object)
    deck_renamed = Signal(object)
    deck_removed = Signal(str)
    told = Signal(str)
    warned = Signal(object)

    def __init__(
        self,
        history: History,
        shared: SharedDeals,
        decks: Path,
        scenery: Callable[[], Scenery],
        cache: Path | None,
        parent: QWidget,
    ) -> None:
        """Nothing is opened yet.

        Args:
            history: the kept deals.
            shared: the shared ones.
            decks: the folder of the player's own decks.
            scenery: how the table looks when a window is opened.
            cache: the folder for pictures of cards; None keeps none.
            parent: the window of the table.
        """
        super().__init__(parent)
        self._history, self._shared, self._decks = history, shared, decks
        self._scenery, self._cache, self._window = scenery, cache, parent
        self._open: dict[str, SideWindow] = {}
        shared.completed.connect(self._on_completed)

    # ---- the windows ---------------------------------------------------------------------------------------------

    def show_history(self) -> None:
        """All finished deals."""

        def make() -> SideWindow:
            from briscola_desktop.widgets.history.window import HistoryWindow  # noqa: PLC0415 - see above

            window = HistoryWindow(self._history, self._scenery().room, self._window)
            window.replay_wanted.connect(self.show_deal)
            window.review_wanted.connect(lambda record, entry: self.show_deal(record, entry, review=True))
            window.number_wanted.connect(self.play_number)
            return window

        if not self._raise("history"):
            self._show("history", make)

    def show_statistics(self) -> None:
        """How one has done."""

        def make() -> SideWindow:
            from briscola_desktop.widgets.statistics.window import StatisticsWindow  # noqa: PLC0415 - see above

            return StatisticsWindow(self._history, self._scenery().room, self._window)

        if not self._raise("statistics"):
            self._show("statistics", make)

    def show_sharing(self) -> None:
        """Deals by their numbers."""

        def make() -> SideWindow:
            from briscola_desktop.widgets.sharing.window import SharingWindow  # noqa: PLC0415 - see above

            now = self._scenery()
            return SharingWindow(self._shared, now.level, now.name, now.room, self._window)

        self._close("sharing")  # its number is that of the deal now at the table
        self._show("sharing", make)

    def show_decks(self) -> None:
        """The player's own decks."""

        def make() -> SideWindow:
            from briscola_desktop.widgets.decks.own_decks import OwnDecksWindow  # noqa: PLC0415 - see above

            window = OwnDecksWindow(self._decks, self._scenery().room, self._window)
            window.added.connect(self.deck_added)
            window.renamed.connect(self.deck_renamed)
            window.removed.connect(self.deck_removed)
            return window

        if not self._raise("decks"):
            self._show("decks", make)

    def show_deal(self, record: Record, entry: Entry | None = None, *, review: bool = False) -> None:
        """A deal step by step, and its review at once if that is wanted; it takes the place of one shown before."""

        def make() -> DealWindow:
            from briscola_desktop.runtime.reviewing import Reviewing  # noqa: PLC0415 - see above
            from briscola_desktop.widgets.decks.renderer import CardRenderer  # noqa: PLC0415 - see above
            from briscola_desktop.widgets.review.window import DealWindow  # noqa: PLC0415 - see above

            now = self._scenery()
            window = DealWindow(
                record,
                CardRenderer(now.deck, now.style, self._cache),
                Reviewing(),
                now.room,
                cloth=now.cloth,
                entry=entry,
                history=self._history,
                parent=self._window,
            )
            window.set_speed(now.speed, calm=now.calm)
            window.set_portrait(now.portrait)
            return window

        self._close("deal")
        window = self._show("deal", make)
        if review:
            window.begin_review()

    def open_file(self, path: Path) -> None:
        """A record that was given to the program or dropped on its window, to be looked at step by step."""
        try:
            record = Record.loads(path.read_bytes())
            replay = record.replay()
            if replay.fault is not None and not replay.steps:
                raise replay.fault.error
        except OSError as fault:
            self.emit_warned(Notice.of("record_unreadable", file=path.name, fault=fault))
        except BriscolaError as fault:
            self.emit_warned(Notice.of("record_unreadable", file=path.name, fault=fault))
        else:
            self.show_deal(record)

    def play_number(self, number: str) -> None:
        """Play a deal of the history again."""
        self._shared.play(DealNumber.parse(number), self._scenery().name)
        self._window.activateWindow()

    # ---- what the table tells ------------------------------------------------------------------------------------

    def set_room(self, room: RoomName) -> None:
        """The surroundings have turned light or dark."""
        for window in self._open.values():
            window.set_room(room)

    def close_all(self) -> None:
        """The program ends: nothing may be left running."""
        for name in tuple(self._open):
            self._close(name)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _show(self, name: str, make: Callable[[], Window]) -> Window:
        """Open a window, and make it anew when the language changes."""
        window = make()
        self._open[name] = window
        window.finished_with.connect(lambda: self._forget(name, window))
        window.outdated.connect(lambda: QTimer.singleShot(0, window, lambda: self._renew(name, window, make)))
        window.show()
        return window

    def _renew(self, name: str, old: SideWindow, make: Callable[[], SideWindow]) -> None:
        """In another language, at the same place."""
        if self._open.get(name) is not old:
            return
        place = old.geometry()
        old.close()
        window = self._show(name, make)
        window.setGeometry(place)
        window.take_over(old)

    def _raise(self, name: str) -> bool:
        window = self._open.get(name)
        if window is None:
            return False
        window.raise_()
        window.activateWindow()
        return True

    def _close(self, name: str) -> None:
        window = self._open.get(name)
        if window is not None:
            window.close()

    def _forget(self, name: str, window: SideWindow) -> None:
        if self._open.get(name) is window:
            del self._open[name]

    def _on_completed(self, duplicate: Duplicate) -> None:
        from briscola_desktop.widgets.sharing.duplicate import total_text  # noqa: PLC0415 - see above

        self.emit_told(total_text(duplicate))

    def emit_told(self, sentence: str) -> None:
        """Say something at the table."""
        self.told.emit(sentence)

    def emit_warned(self, notice: Notice) -> None:
        """Complain at the table."""
        self.warned.emit(notice)
