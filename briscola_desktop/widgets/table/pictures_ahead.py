"""Has pictures of cards drawn before they are seen: those of the moment first, then all that the deal can need."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from briscola_desktop.core.cards import Card
from briscola_desktop.core.view import View
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.table.view import TableView

SETTLED_AFTER = 300
"""Milliseconds after which a window that was resized has its size."""


class PicturesAhead(QObject):
    """Asks a renderer for the pictures that a table will show, at the sizes that its layout gives them."""

    def __init__(self, table: TableView, cards: CardRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._cards = cards
        self._pack: Sequence[Card] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED_AFTER)
        self._timer.timeout.connect(self._whole_pack)

    def at_once(self, view: View) -> None:
        """What is seen of a deal now; the rest of its pack follows."""
        layout, dpr = self._table.table.look.layout, self._table.devicePixelRatioF()
        own = layout.fans[layout.shape.own].w
        self._cards.prepare(view.hand, (own,), dpr)
        self._cards.prepare((None,), {own, layout.stock.w, *(fan.w for fan in layout.fans.values())}, dpr)
        self._pack = view.rules.pack
        self.later()

    def later(self) -> None:
        """The sizes may change again in a moment."""
        self._timer.start()

    def stop(self) -> None:
        """Ask for nothing more."""
        self._timer.stop()

    def _whole_pack(self) -> None:
        if not self._pack or not self._table.isVisible():
            return
        layout, dpr = self._table.table.look.layout, self._table.devicePixelRatioF()
        trick, pile = next(iter(layout.trick.values())).w, next(iter(layout.piles.values())).w
        self._cards.prepare((None,), (pile, trick), dpr)
        self._cards.prepare(self._pack, (trick, layout.fans[layout.shape.own].w), dpr)
