"""Cards on the table: a single one with shadow and halo, a pile, the stock, and the chalk line of an empty place."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.faces import CORNER, target
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.geometry import Place
from briscola_desktop.widgets.table.shadows import draw_card_shadow, draw_halo


def draw_card(
    painter: QPainter,
    place: Place,
    picture: QPixmap | None,
    *,
    lift: float = 0.0,
    halo: float = 0.0,
    shadow: bool = True,
) -> None:
    """A card at its place.

    Args:
        painter: on the table.
        place: where.
        picture: of a `CardRenderer`; None draws plain paper.
        lift: height over the cloth in widths of the card.
        halo: strength of the light about it, 0 to 1.
        shadow: whether it throws one.
    """
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.turn)
    if shadow:
        draw_card_shadow(painter, place.w, place.h, turn=place.turn, lift=lift)
    if halo:
        draw_halo(painter, place.w, place.h, 0.95 * halo)
    draw_picture(painter, place.w, place.h, picture)
    painter.restore()


def draw_picture(painter: QPainter, w: float, h: float, picture: QPixmap | None) -> None:
    """A card's picture by a painter at its centre; plain paper while there is none."""
    if picture:
        dpr = painter.device().devicePixelRatio()
        painter.drawPixmap(target(w, h, dpr), picture, QRectF(picture.rect()))
        return
    painter.setPen(QPen(faded(palette.BRASS_DEEP, 0.5), 1))
    painter.setBrush(palette.CREAM)
    painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), w * CORNER, w * CORNER)


def draw_slot(painter: QPainter, place: Place, *, quiet: bool = False, lit: bool = False) -> None:
    """A chalk line where a card will lie; `lit` where the one that is held would."""
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.turn)
    pen = QPen(faded(palette.LAMPLIGHT, 0.30 if quiet else 0.48), max(1.2, place.w * 0.012))
    if lit:
        draw_halo(painter, place.w, place.h, 0.45)
        pen = QPen(palette.HALO, max(2.0, place.w * 0.02))
    else:
        pen.setDashPattern([4, 4])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(faded(palette.LAMPLIGHT, 0.0 if quiet else 0.22 if lit else 0.06))
    painter.drawRoundedRect(QRectF(-place.w / 2, -place.h / 2, place.w, place.h), place.w * CORNER, place.w * CORNER)
    painter.restore()


def stock_places(place: Place, count: int) -> tuple[Place, ...]:
    """The backs that show for that many cards of the stock, from the lowest."""
    return tuple(place.moved(-i * 0.010 * place.w, -i * 0.014 * place.w) for i in range(min(8, (count + 3) // 4)))


def pile_places(place: Place, count: int, seed: int) -> tuple[Place, ...]:
    """The backs that show for that many cards of tricks, not quite straight; the same for the same seed."""
    rng = Random(seed)
    places = []
    for i in range(min(6, 1 + count // 4) if count else 0):
        x, turn = rng.uniform(-0.03, 0.03) * place.w, rng.uniform(-4.5, 4.5)
        places.append(Place(place.x + x, place.y - i * 0.012 * place.h, place.w, place.h, turn))
    return tuple(places)
