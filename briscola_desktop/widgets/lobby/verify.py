"""*Verify the shuffle*: what was sealed, what everybody gave to it, and what came out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from briscola_desktop.net.verify import Verdict
from briscola_desktop.widgets.dialogs.base import Dialog, quiet_label
from briscola_desktop.widgets.lobby.words import finding_words
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.scrolling import scroll_area


class VerifyDialog(Dialog):
    """The check of a shuffle, figure by figure."""

    def __init__(self, verdict: Verdict, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = verdict
        finding, sentence = finding_words(verdict.finding)
        self.add_title(finding, sentence)
        self.setWindowTitle(self.tr("Verify the shuffle"))
        how = self.tr(
            "Before the deal the server seals a secret and shows only its seal. Then every player gives a number. "
            "The pack follows from all of these, so nobody could choose it; now that the deal is over, your computer "
            "has shuffled again by itself and compared."
        )
        self.box.addWidget(quiet_label(how, self))
        honest = self.tr(
            "One honest word: whoever hosts a table could read the memory of their own computer. This proves that the "
            "cards were not stacked, not that nobody peeked."
        )
        self.box.addWidget(quiet_label(honest, self))
        scroll = scroll_area(self)
        inside = QWidget(scroll)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.rows = self._figures(names)
        for row, (name, figure) in enumerate(self.rows):
            head = QLabel(name, inside)
            head.setProperty("role", "strong")
            head.setTextFormat(Qt.TextFormat.PlainText)
            head.setWordWrap(True)
            head.setMinimumWidth(150)
            head.setMaximumWidth(170)
            grid.addWidget(head, row, 0, Qt.AlignmentFlag.AlignTop)
            value = QLabel(figure, inside)
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setWordWrap(True)
            value.setStyleSheet(f'font-family: "{_fixed()}"; font-size: 13px;')
            value.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            value.setAccessibleName(f"{name}: {figure}")
            grid.addWidget(value, row, 1)
        grid.setRowStretch(len(self.rows), 1)
        scroll.setWidget(inside)
        self.box.addWidget(scroll, 1)
        self.copy = Button(self.tr("Copy all numbers"), self)
        self.copy.clicked.connect(self._copy)
        self.add_buttons(self.tr("Close"), beside=self.copy)
        self.fit(640, 500)

    def _figures(self, names: Sequence[str]) -> list[tuple[str, str]]:
        """What there is to be compared, by name."""
        verdict = self.verdict
        rows = [
            (self.tr("Seal (SHA-256)"), _grouped(verdict.commit)),
            (self.tr("The server’s secret"), _grouped(verdict.secret) or self.tr("not shown")),
        ]
        given = {seat: _grouped(nonce) for seat, nonce in verdict.nonces.items()}
        given |= dict.fromkeys(verdict.left_out, self.tr("not given in time"))
        whose = self.tr("Number of {name}")
        return rows + [(whose.format(name=_name(names, seat)), given[seat]) for seat in sorted(given)]

    def _copy(self) -> None:
        text = "\n".join(f"{name}: {figure.replace(' ', '')}" for name, figure in self.rows)
        QGuiApplication.clipboard().setText(text)


def _grouped(figure: str) -> str:
    """Hexadecimal digits in groups of eight, so that lines break between them."""
    return " ".join(figure[at : at + 8] for at in range(0, len(figure), 8))


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else str(seat + 1)


def _fixed() -> str:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
