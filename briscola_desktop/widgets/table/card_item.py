"""A card on the table: where it lies, which side is up, how high it is above the cloth. It knows no rules."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.faces import CORNER
from briscola_desktop.widgets.palette import faded
from briscola_desktop.widgets.table.cards import draw_picture
from briscola_desktop.widgets.table.pose import Pose
from briscola_desktop.widgets.table.shadows import draw_card_shadow, draw_halo
from briscola_desktop.widgets.table.spots import Spot

HOVER_LIFT = 0.16
"""How high a card under the pointer is lifted, in card widths."""

HOVER_RISE = 0.07
"""How far it moves up on the screen, in card heights; where it can be hit stays the same."""

DRAG_LIFT = 0.40


class CardArt(Protocol):
    """Gives pictures of cards (`decks.renderer.CardRenderer`)."""

    def pixmap(self, card: Card | None, width: float, dpr: float = 1.0) -> QPixmap | None:
        """The picture of a face, or of the back."""


class CardItem(QGraphicsItem):
    """A card.

    Attributes:
        up: whether it is, or will be once it has landed, face up.
        card: its face; None while nobody at this seat may know it.
        spot: where it belongs.
        aspect: height over width.
        art_width: the width for which pictures are asked: that of where it belongs.
        glow: 0 to 1: it is winning the trick.
        chosen: it will be played as soon as it can be.
        dimmed: it may not be played now.
        ringed: the keyboard's focus is on it.
        hinted: 0 to 1: it is what the strong player would choose.
    """

    def __init__(self, art: CardArt, spot: Spot, card: Card | None = None, aspect: float = 1.66) -> None:
        super().__init__()
        self.art = art
        self.card = card
        self.up = False
        self.spot = spot
        self.aspect = aspect
        self.art_width = 0.0
        self.glow = 0.0
        self.hinted = 0.0
        self.chosen = False
        self.ringed = False
        self.dimmed = False
        self._hover = 0.0
        self._pose = Pose(0, 0, 10)
        self._bounds = QRectF()

    # ---- what moves it -------------------------------------------------------------------------------------------

    @property
    def pose(self) -> Pose:
        """Where it is now."""
        return self._pose

    def set_pose(self, pose: Pose) -> None:
        """Move it there."""
        if pose == self._pose:
            return
        old, self._pose = self._pose, pose
        self._measure()
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.turn)
        self.setOpacity(pose.fade)
        if (old.w, old.lift, old.face) != (pose.w, pose.lift, pose.face) or old.turn != pose.turn:
            self.update()

    @property
    def hover(self) -> float:
        """How far it is lifted under the pointer, 0 to 1."""
        return self._hover

    @hover.setter
    def hover(self, part: float) -> None:
        self._hover = part
        self._measure()
        self.update()

    @property
    def _raised(self) -> float:
        return max(self._hover, self.hinted)

    @property
    def face_up(self) -> bool:
        """Whether its face is seen."""
        return self._pose.face >= 0.5

    def set_aspect(self, aspect: float) -> None:
        """Another deck has cards of another shape."""
        self.aspect = aspect
        self._measure()
        self.update()

    def mark(self, *, glow: float | None = None, hinted: float | None = None) -> None:
        """Light it up, or no longer."""
        self.glow = self.glow if glow is None else glow
        self.hinted = self.hinted if hinted is None else hinted
        self._measure()
        self.update()

    def dim(self, dimmed: bool) -> None:
        """Show that it may not be played now, or that it may."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.update()

    def hit(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the card as it lies; lifting does not change it."""
        local = self.mapFromScene(point)
        w, h = self._pose.w, self._pose.w * self.aspect
        return abs(local.x()) <= w / 2 and abs(local.y()) <= h / 2

    # ---- drawing -------------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        w = self._pose.w
        lift = self._pose.lift + HOVER_LIFT * self._raised
        margin = w * (0.30 + 1.25 * lift) + 4
        h = w * self.aspect
        up = HOVER_RISE * h * self._raised
        bounds = QRectF(-w / 2 - margin, -h / 2 - margin - up, w + 2 * margin, h + 2 * margin + up)
        if not self._bounds.contains(bounds) or bounds.width() < self._bounds.width() * 0.8:
            self.prepareGeometryChange()
            self._bounds = bounds.adjusted(-2, -2, 2, 2)

    def boundingRect(self) -> QRectF:
        """The card, its shadow and its light."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """The card as it lies."""
        w, h = self._pose.w, self._pose.w * self.aspect
        path = QPainterPath()
        path.addRect(QRectF(-w / 2, -h / 2, w, h))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, light, picture and marks."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        pose, w = self._pose, self._pose.w
        h = w * self.aspect
        dpr = painter.device().devicePixelRatio()
        raised = self._raised
        lift = pose.lift + HOVER_LIFT * raised
        thin = abs(cos(pi * pose.face))
        if raised:
            away = radians(-pose.turn)
            rise = -HOVER_RISE * h * raised
            painter.translate(-sin(away) * rise, cos(away) * rise)
        art_w = self.art_width or w
        if not pose.turn and not pose.lift:
            _snap(painter, w, h, dpr)
        painter.save()
        painter.scale(w / art_w * max(thin, 0.02), w / art_w)  # shadows are kept for the size at rest
        draw_card_shadow(painter, art_w, art_w * self.aspect, turn=pose.turn, lift=lift)
        painter.restore()
        light = max(self.glow, self.hinted, 0.7 if self.chosen else 0.0)
        if light:
            draw_halo(painter, w, h, round(0.95 * light * thin, 1))
        painter.save()
        painter.scale(max(thin, 0.01), 1.0)
        draw_picture(painter, w, h, self.art.pixmap(self.card if self.face_up else None, art_w, dpr))
        if thin < 1 or self.dimmed:  # turned from the lamp it is darker
            shade = QColor(palette.SHADOW)
            shade.setAlphaF(0.38 if self.dimmed else 0.30 * (1 - thin))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), w * CORNER, w * CORNER)
        if light:  # its edge is lit, too: a halo is not seen on other cards
            painter.setPen(QPen(faded(palette.GLOW, light), w * 0.022))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), w * CORNER, w * CORNER)
        painter.restore()
        if self.ringed:
            self._draw_ring(painter, w, h)

    def _draw_ring(self, painter: QPainter, w: float, h: float) -> None:
        gap = max(2.0, w * 0.018)
        for colour, width in ((palette.INK, gap * 2.2), (palette.HALO, gap * 1.2)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h).adjusted(-gap, -gap, gap, gap), w * 0.075, w * 0.075)


def _snap(painter: QPainter, w: float, h: float, dpr: float) -> None:
    """Move a card that lies straight to whole pixels of the device, so that it is sharp."""
    corner = painter.deviceTransform().map(QPointF(-w / 2, -h / 2))
    painter.translate((round(corner.x()) - corner.x()) / dpr, (round(corner.y()) - corner.y()) / dpr)
