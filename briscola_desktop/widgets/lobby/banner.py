"""Above the table: the connection is lost, and how things stand."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from briscola_desktop.widgets.side_window import MARGIN, label

LONG = 60_000
"""Milliseconds after which it is said that nobody may be there any more."""


class Banner(QFrame):
    """Away while all is well.

    Signals:
        retry_wanted: do not wait for the next attempt.
        lobby_wanted: away from a table that is no more.
    """

    retry_wanted = Signal()
    lobby_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setStyleSheet("#banner { background: #a8322a; } #banner QLabel { color: #fffaf0; }")
        self._server = self._ended = ""
        self._long = False
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 6, MARGIN, 6)
        self.line = label("", "line", self, wraps=True)
        row.addWidget(self.line, 1)
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._on_pressed)
        row.addWidget(self.button)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONG)
        self._patience.timeout.connect(self._on_long)
        self.retranslate()
        self.hide()

    def come(self, server: str) -> None:
        """The connection to a server is lost."""
        self._server, self._ended = server, ""
        if not self.isVisible():
            self._long = False
            self._patience.start()
        self.retranslate()
        self.show()

    def end(self, why: str) -> None:
        """There is no table any more; what was seen last stays until the player has had enough of it."""
        self._ended = why
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
        text = self.tr("The connection is lost. Your seat is kept; it is tried again by itself.")
        if self._long:
            text = self.tr(
                "{server} has not answered for a minute; the table may be gone for good. It is still tried by itself."
            )
        if self._ended:
            text = self.tr("{why} The deal breaks off here and counts for nobody.").format(why=self._ended)
        self.line.setText(text.format(server=self._server))
        self._fit()

    def _fit(self) -> None:
        """As high as the words need; the table beneath would leave it one line."""
        self.setFixedHeight(self._row.heightForWidth(self.width()))

    def _on_pressed(self) -> None:
        (self.lobby_wanted if self._ended else self.retry_wanted).emit()

    def _on_long(self) -> None:
        self._long = True
        self.retranslate()

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
