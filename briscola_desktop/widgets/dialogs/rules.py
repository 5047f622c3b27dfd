"""The rules of the table one sits at, option by option."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from briscola_desktop.core.rules import Rules
from briscola_desktop.widgets.dialogs.base import Dialog
from briscola_desktop.widgets.rules_words import preset_words, summary


class RulesDialog(Dialog):
    """What the rules of a table are."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        said = preset_words()[rules.preset]
        self.add_title(said.name, said.line)
        text = QTextBrowser(self)
        basics = [
            self.tr(
                "Whoever plays the highest trump takes the trick; without a trump, the highest card of the suit led."
            ),
            self.tr("No one has to follow suit. From high to low: ace, three, king, knight, knave, seven to two."),
            self.tr("Points: ace 11, three 10, king 4, knight 3, knave 2. Of the 120, more than 60 win."),
            self.tr("After each trick everybody draws a card, the winner of the trick first, and the winner leads."),
        ]
        rows = "".join(
            f"<p><b>{escape(name)}: {escape(value)}.</b><br>{escape(line)}</p>" for name, value, line in summary(rules)
        )
        text.setHtml("".join(f"<p>{escape(line)}</p>" for line in basics) + "<hr>" + rows)
        self.box.addWidget(text, 1)
        self.add_buttons(self.tr("Close"))
        self.fit(560, 560)
