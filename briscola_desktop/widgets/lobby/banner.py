"""Above the table: the connection is lost, and how things stand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from briscola_desktop.core.record import Record
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.side_window import MARGIN, label

NARROW = 640
"""Width under which the buttons stand under the words."""

LONG = 60_000
"""Milliseconds after which it is said that nobody may be there any more."""


class Banner(QFrame):
    """Away while all is well.

    Signals:
        lobby_wanted: away from a table that is no more.
        play_out_wanted: the record of the deal to go on with, against the computer.
    """

    lobby_wanted = Signal()
    play_out_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setStyleSheet("#banner { background: #a8322a; } #banner QLabel { color: #fffaf0; }")
        self._server = self._ended = ""
        self._long = False
        self._record: Record | None = None
        self._retry: Callable[[], None] | None = None
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(MARGIN, 6, MARGIN, 6)
        self.line = label("", "line", self, wraps=True)
        self._columns.addWidget(self.line, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self._columns.addLayout(row)
        self.button = Button(parent=self)
        self.button.clicked.connect(self._on_pressed)
        row.addWidget(self.button)
        self.play_out = Button(parent=self)
        self.play_out.clicked.connect(lambda: self.play_out_wanted.emit(self._record))
        row.addWidget(self.play_out)
        self.setMinimumWidth(1)  # what was wide enough for one row must not keep the window from becoming narrow
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONG)
        self._patience.timeout.connect(self._on_long)
        self.retranslate()
        self.hide()

    def come(self, server: str, retry: Callable[[], None], record: Record | None) -> None:
        """The connection is lost.

        Args:
            server: to which.
            retry: does not wait any longer before the next attempt.
            record: the deal that can be gone on with; None for none.
        """
        self._server, self._retry, self._ended, self._record = server, retry, "", record
        if not self.isVisible():
            self._long = False
            self._patience.start()
        self.retranslate()
        self.show()

    def end(self, why: str, record: Record | None) -> None:
        """There is no table any more; what was seen last stays until the player has had enough of it."""
        self._ended, self._record = why, record
        self._patience.stop()
        self.retranslate()
        self.show()

    def go(self) -> None:
        """All is well again."""
        self._patience.stop()
        self.hide()

    def retranslate(self) -> None:
        """All words anew."""
        self.button.setText(self.tr("To the lobby") if self._ended else self.tr("Try now"))
        text = self.tr("The connection is lost. Your seat is kept, and the game keeps trying.")
        if self._long:
            text = self.tr(
                "{server} has not answered for a minute; the table may be gone for good. The game keeps trying."
            )
        if self._ended:
            text = self.tr("{why} The deal breaks off here and counts for nobody.").format(why=self._ended)
        self.line.setText(text.format(server=self._server))
        self.play_out.setText(self.tr("Play it out"))
        self.play_out.setToolTip(
            self.tr("Against the computer, at your own table; the cards that you have not seen are dealt anew")
        )
        self.play_out.setVisible(self._record is not None and bool(self._ended or self._long))
        self._fit()

    def _fit(self) -> None:
        """As high as the words need, for the table beneath would leave one line; narrow, buttons stand under them."""
        narrow = self.width() < NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(way)
        self.setFixedHeight(self._columns.heightForWidth(self.width()))

    def _on_pressed(self) -> None:
        if self._ended:
            self.lobby_wanted.emit()
        elif self._retry is not None:
            self._retry()

    def _on_long(self) -> None:
        self._long = True
        self.retranslate()

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
