"""Online play, hooked to the window: its deals are kept, and a seat that one may come back to is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from briscola_desktop.core.record import Record
from briscola_desktop.runtime import folders
from briscola_desktop.runtime.folders import KEPT_SEAT
from briscola_desktop.runtime.history.history import History
from briscola_desktop.widgets.main_window import MainWindow
from briscola_desktop.widgets.side_windows import SideWindows

if TYPE_CHECKING:  # a network is loaded for those who play over one
    from briscola_desktop.widgets.lobby.window import OnlineWindow

OFFERED = 120_000
"""Milliseconds for which the seat is offered at the table; in the lobby it stays."""


class Online(QObject):
    """Hooks up each window of online play when it is opened."""

    def __init__(self, window: MainWindow, history: History, windows: SideWindows) -> None:
        super().__init__(window)
        self._window, self._history, self._windows = window, history, windows
        self._online: OnlineWindow | None = None
        self._offered = ""
        window.online_opened.connect(self._on_opened)

    def offer_seat(self) -> None:
        """Offer to go back to where one sat when the program ended; nobody is called before that is wanted."""
        if not (folders.data() / KEPT_SEAT).exists():
            return
        from briscola_desktop.widgets.lobby.coming_back import ComingBack, offer_words

        sentence, word = offer_words(ComingBack(folders.data()).seat)
        self._offered = sentence
        if sentence:
            self._window.toast.say(sentence, word, self._go_back, OFFERED)

    def _go_back(self) -> None:
        self._window.show_online()
        if self._online is not None:
            self._online.go_back()

    def _on_opened(self, online: OnlineWindow) -> None:
        self._online = online
        self._window.toast.withdraw(self._offered)  # the lobby offers it, too
        online.destroyed.connect(self._forget)
        online.finished.connect(self._history.add)
        online.play_out_wanted.connect(self._play_out)
        online.review_wanted.connect(lambda record: self._windows.show_deal(record, review=True))

    def _play_out(self, record: Record) -> None:
        """Go on at the window's own table with a deal whose online table is gone; the deal there is put aside."""
        self._window.game.open_record(record)
        self._window.raise_()
        self._window.activateWindow()

    def _forget(self) -> None:
        self._online = None
