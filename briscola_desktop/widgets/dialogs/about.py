"""What this program is, what it is made with, and under which licences."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from briscola_desktop import __version__
from briscola_desktop.runtime import about
from briscola_desktop.runtime.resources import icon
from briscola_desktop.widgets.dialogs.base import Dialog, quiet_label

ICON = 72
"""Pixels."""

LOW = 420
"""Pixels of the screen under which the dialog has no icon."""


class AboutDialog(Dialog):
    """Name, version, licences.

    Attributes:
        licences: the page of what is bundled, and of how Qt is replaced.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign = QLabel(self)
        sign.setPixmap(icon().pixmap(QSize(ICON, ICON), self.devicePixelRatioF()))
        sign.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(sign)
        sign.setVisible(self.room.height() >= LOW)
        self.add_title(self.tr("Briscola Desktop"), self.tr("Version {version}").format(version=__version__))
        for label in (
            QLabel(
                self.tr(
                    "Briscola on your own, with others at one screen or over the network; "
                    "the cards and sounds are our own."
                ),
                self,
            ),
            quiet_label(self.tr("Free software under the GNU General Public Licence, version 3 or later."), self),
        ):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.box.addWidget(label)
        self.licences = QTextBrowser(self)
        self.licences.setOpenLinks(False)
        self.licences.setAccessibleName(self.tr("Licences"))
        self.licences.setHtml("".join(self._page()))
        self.box.addWidget(self.licences, 1)
        self.add_buttons(self.tr("Close"))
        self.fit(600, 600)

    def _page(self) -> Iterator[str]:
        """The licences as HTML; all but the headings is English, for terms hold as they are written."""
        yield _heading(self.tr("The game")) + _paragraph(about.LICENCE)
        yield _heading(self.tr("Made with"))
        rows = (
            f"<tr><td>{escape(part.name)}</td><td>{escape(part.version)}</td><td>{escape(part.licence)}</td></tr>"
            for part in about.components()
        )
        yield f"<table cellpadding='3' width='100%'>{''.join(rows)}</table>"
        yield _heading(self.tr("To use a Qt of your own"))
        yield _paragraph(about.QT.format(folder=about.qt_folder()))
        yield _heading(self.tr("Source code"))
        yield "".join(_paragraph(f"{name}: {address}") for name, address in about.SOURCES)
        folder = about.licences()
        if folder:
            yield _heading(self.tr("All licences in full")) + _paragraph(str(folder))


def _heading(text: str) -> str:
    return f"<p style='font-weight: bold; margin: 10px 0 2px 0'>{escape(text)}</p>"


def _paragraph(text: str) -> str:
    return f"<p style='margin: 2px 0'>{escape(text)}</p>"
