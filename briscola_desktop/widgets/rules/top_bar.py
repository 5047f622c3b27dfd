"""The line above the page: the section one is in, zoom, print."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from briscola_desktop.widgets.icons import icon
from briscola_desktop.widgets.pressing import ToolButton
from briscola_desktop.widgets.rules.style import book_font


class TopBar(QWidget):
    """A row of buttons around the running head.

    Signals:
        contents_wanted: the contents, in a narrow window.
        zoom_wanted: 1 or −1.
        print_wanted, pdf_wanted: to the printer, to a file.
    """

    contents_wanted = Signal()
    zoom_wanted = Signal(int)
    print_wanted = Signal()
    pdf_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._contents = self._button()
        self._contents.clicked.connect(self.contents_wanted)
        self._title = QLabel(self)
        self._title.setObjectName("running")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title.setFont(book_font(16, small_caps=True))
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._full_title = ""
        self._smaller, self._larger, self._paper, self._pdf = (self._button() for _ in range(4))
        self._smaller.clicked.connect(lambda: self.zoom_wanted.emit(-1))
        self._larger.clicked.connect(lambda: self.zoom_wanted.emit(1))
        self._paper.clicked.connect(self.print_wanted)
        self._pdf.clicked.connect(self.pdf_wanted)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 12, 7)
        row.setSpacing(6)
        row.addWidget(self._contents)
        row.addWidget(self._title, 1)
        for button in (self._smaller, self._larger, self._paper, self._pdf):
            row.addWidget(button)
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew."""
        for button, text, tip in (
            (self._contents, "", self.tr("Contents")),
            (self._smaller, "A−", self.tr("Smaller text (Ctrl+−)")),
            (self._larger, "A+", self.tr("Larger text (Ctrl++)")),
            (self._paper, self.tr("Print…"), self.tr("Print the rules (Ctrl+P)")),
            (self._pdf, self.tr("PDF…"), self.tr("Save the rules as PDF (Ctrl+S)")),
        ):
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    def show_title(self, title: str) -> None:
        """Say in which section one is."""
        self._full_title = title
        self._elide()

    def set_ink(self, ink: QColor) -> None:
        """Draw the icon in the colour of the letters."""
        self._contents.setIcon(icon("menu", ink))

    def set_narrow(self, narrow: bool) -> None:
        """Offer the contents where they do not stand beside the page."""
        self._contents.setVisible(narrow)

    def _elide(self) -> None:
        room = self._title.width() - 8
        metrics = self._title.fontMetrics()
        self._title.setText(metrics.elidedText(self._full_title, Qt.TextElideMode.ElideRight, room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the title where the buttons begin."""
        super().resizeEvent(event)
        self._row.activate()
        self._elide()

    def _button(self) -> QToolButton:
        button = ToolButton(self)
        button.setFont(book_font(14))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
