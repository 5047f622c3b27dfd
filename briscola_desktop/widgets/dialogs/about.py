"""What this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from briscola_desktop import __version__
from briscola_desktop.widgets.dialogs.base import Dialog, quiet_label


class AboutDialog(Dialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add_title(self.tr("Briscola Desktop"), self.tr("Version {version}").format(version=__version__))
        text = QLabel(
            self.tr("Briscola alone, at one screen or over the network, with cards and sounds of our own."),
            self,
        )
        text.setWordWrap(True)
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(text)
        licence = quiet_label(self.tr("Free software under the GNU General Public Licence, version 3 or later."), self)
        licence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.box.addWidget(licence)
        self.add_buttons(self.tr("Close"))
        self.fit(420, 220)
