"""Where the booklet gets its cards from: the renderer of decks, on the screen and in print."""

from __future__ import annotations

from math import hypot
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks import faces
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.palette import faded


class CardSource(Protocol):
    """Draws cards of one deck.

    Attributes:
        aspect: height of a card over its width.
        family: how the deck's cards are called, `italian`, `spanish` or `french`.
    """

    @property
    def aspect(self) -> float:
        """Height over width."""
        ...

    @property
    def family(self) -> str:
        """How the cards are called."""
        ...

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        """Draw a face (None: the back) into a rectangle; nothing but its place where it is not ready yet."""
        ...


class ScreenCards:
    """Cards as the renderer has them; it tells with `ready` when there are better ones."""

    def __init__(self, renderer: CardRenderer) -> None:
        self._renderer = renderer

    @property
    def aspect(self) -> float:
        """Height over width."""
        return self._renderer.theme.aspect

    @property
    def family(self) -> str:
        """How the cards are called."""
        return self._renderer.theme.family

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        """Draw what there is, and have the renderer see to the rest."""
        dpr = pixels(painter)
        found = self._renderer.pixmap(card, rect.width(), dpr)
        if found:
            place = faces.target(rect.width(), rect.height(), dpr).translated(rect.center())
            painter.drawPixmap(place, found, QRectF(found.rect()))
        else:
            draw_place(painter, rect)


class PrintCards:
    """Cards drawn at the fineness of a printer, at once; each is drawn a single time."""

    def __init__(self, renderer: CardRenderer) -> None:
        self._renderer = renderer
        self._images: dict[tuple[str, Card | None, int], QImage] = {}

    @property
    def aspect(self) -> float:
        """Height over width."""
        return self._renderer.theme.aspect

    @property
    def family(self) -> str:
        """How the cards are called."""
        return self._renderer.theme.family

    def draw(self, painter: QPainter, card: Card | None, rect: QRectF) -> None:
        """Draw the card in 300 dots an inch, or fewer where the paper shows fewer."""
        dpr = min(pixels(painter), 300 / 96)
        key = self._renderer.theme.id, card, round(rect.width() * dpr)
        if key not in self._images:
            self._images[key] = self._renderer.image(card, rect.width(), dpr)
        image = self._images[key]
        painter.drawImage(
            faces.target(rect.width(), rect.height(), dpr).translated(rect.center()), image, QRectF(image.rect())
        )


def pixels(painter: QPainter) -> float:
    """Device pixels of one unit of the painter, turned or not."""
    turn = painter.deviceTransform()
    return hypot(turn.m11(), turn.m12())


def draw_place(painter: QPainter, rect: QRectF) -> None:
    """A blank card, for the instant until its picture is there."""
    painter.save()
    painter.setPen(QPen(faded(palette.BRASS_DEEP, 0.5), 1))
    painter.setBrush(palette.PAPER)
    radius = rect.width() * faces.CORNER
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def crosswise(painter: QPainter, cards: CardSource, card: Card, centre: QPointF, width: float) -> None:
    """Draw a card that lies on its side."""
    painter.save()
    painter.translate(centre)
    painter.rotate(90)
    height = width * cards.aspect
    cards.draw(painter, card, QRectF(-width / 2, -height / 2, width, height))
    painter.restore()


HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.TextAntialiasing
)
NO_BRUSH, NO_PEN = Qt.BrushStyle.NoBrush, Qt.PenStyle.NoPen
