"""The moments of a review: the worst ones as buttons, and at any moment what could have been played."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from briscola_desktop.ai.decision import Option
from briscola_desktop.core.actions import Action, Play, Throw
from briscola_desktop.core.cards import Card, Rank, Suit
from briscola_desktop.runtime.review import Judged
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.decks.faces import target
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.enlarging import density, enlarged, large
from briscola_desktop.widgets.figures import percent, tenths
from briscola_desktop.widgets.icons import draw_icon
from briscola_desktop.widgets.lettering import CENTRE, LEFT, RIGHT, draw_text, font
from briscola_desktop.widgets.palette import Room, faded
from briscola_desktop.widgets.pressing import Button
from briscola_desktop.widgets.review.course import MISTAKE
from briscola_desktop.widgets.review.words import action_name, cost_text, why_text
from briscola_desktop.widgets.table.canvas import HINTS

CARD = 38.0
"""Width of a small card in pixels."""

GOOD = QColor("#4f9a5d")


def card_of(action: Action, trump: Suit) -> Card | None:
    """The card that an action plays; None for an exchange or a claim."""
    if isinstance(action, Play):
        return action.card
    return Card.of(Rank.ACE, trump) if isinstance(action, Throw) else None


def draw_small(painter: QPainter, cards: CardRenderer, card: Card, centre: QPointF, width: float, turn: float) -> None:
    """A small card with its middle at a point."""
    dpr = density(painter)
    picture = cards.pixmap(card, width, dpr)
    if picture is None:
        return
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    painter.drawPixmap(target(width, width * cards.theme.aspect, dpr), picture, QRectF(picture.rect()))
    painter.restore()


class MomentButton(Button):
    """One of the worst moments: its number, the card that was played, the better one, and what it cost.

    It is checked while the table shows the moment.
    """

    def __init__(
        self, number: int, one: Judged, trump: Suit, cards: CardRenderer, room: Room, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent=parent)
        self.one = one
        self._number, self._trump, self._cards, self._room = number, trump, cards, room
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click is no reason to stay lit when the deal goes on
        family = cards.theme.family
        text = self.tr("{number}. Trick {trick}: {played}, better {best}; {cost}")
        self.setAccessibleName(
            text.format(
                number=number,
                trick=one.trick + 1,
                played=action_name(one.played, family),
                best=action_name(one.best, family),
                cost=cost_text(one),
            )
        )
        self.setToolTip(why_text(one, family))

    def sizeHint(self) -> QSize:
        """Room for two small cards."""
        return QSize(large(260), large(CARD * self._cards.theme.aspect + 22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet with the cards."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        box = enlarged(painter, self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        hot = self.underMouse() or self.hasFocus() or self.isChecked()
        painter.setPen(
            QPen(palette.BRASS if hot else faded(self._room.field_edge, 0.45), 2 if self.hasFocus() else 1.2)
        )
        painter.setBrush(faded(palette.BRASS, 0.22 if self.isDown() or self.isChecked() else 0.14 if hot else 0.06))
        painter.drawRoundedRect(box, 10, 10)
        disc = QRectF(box.left() + 10, box.top() + 9, 22, 22)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(MISTAKE)
        painter.drawEllipse(disc)
        draw_text(painter, disc, str(self._number), font(14, bold=True), QColor("#fffaf0"), CENTRE)
        y = box.center().y()
        x = box.left() + 42 + CARD / 2
        for action, colour, sign, turn in (
            (self.one.played, MISTAKE, "close", -3.0),
            (self.one.best, GOOD, "check", 3.0),
        ):
            card = card_of(action, self._trump)
            if card is None:
                draw_icon(painter, "exchange", QRectF(x - 13, y - 13, 26, 26), self._room.ink)
            else:
                draw_small(painter, self._cards, card, QPointF(x, y), CARD, turn)
            _draw_badge(painter, QPointF(x + CARD / 2 - 3, y + CARD * self._cards.theme.aspect / 2 - 5), colour, sign)
            x += CARD + 14
        self._draw_words(
            painter, QRectF(x - CARD / 2 + 2, box.top() + 8, box.right() - x + CARD / 2 - 10, box.height() - 16)
        )
        painter.end()

    def _draw_words(self, painter: QPainter, box: QRectF) -> None:
        """Which trick, and what it cost."""
        lines = [self.tr("Trick {number}").format(number=self.one.trick + 1), cost_text(self.one)]
        high = 21.0
        top = box.center().y() - high * len(lines) / 2
        for place, line in enumerate(lines):
            face = font(15, bold=True) if not place else font(14)
            ink = self._room.ink if not place else self._room.quiet
            draw_text(painter, QRectF(box.left(), top + place * high, box.width(), high), line, face, ink, LEFT)


def _draw_badge(painter: QPainter, at: QPointF, colour: QColor, sign: str) -> None:
    disc = QRectF(at.x() - 8, at.y() - 8, 16, 16)
    painter.setPen(QPen(QColor("#fffaf0"), 1))
    painter.setBrush(colour)
    painter.drawEllipse(disc)
    draw_icon(painter, sign, disc.adjusted(4, 4, -4, -4), QColor("#fffaf0"), 3.4)


class OptionsView(QWidget):
    """What could be played at a moment, the best first: the card, what it costs, the points and the chance to win."""

    HEAD, ROW = 20, 46

    def __init__(self, cards: CardRenderer, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards, self.room = cards, room
        self._one: Judged | None = None
        self._trump = Suit.COINS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moment(self, one: Judged | None, trump: Suit) -> None:
        """The options of a choice; None for none."""
        self._one = one if one and one.options else None
        self._trump = trump
        self.setVisible(self._one is not None)
        self.setAccessibleName(self._words())
        self.updateGeometry()
        self.update()

    def _words(self) -> str:
        if self._one is None:
            return ""
        family = self._cards.theme.family
        text = self.tr("{card}: costs {cost}, {points} points, {chance} to win")
        return "; ".join(
            text.format(
                card=action_name(o.action, family),
                cost=tenths(self._one.cost(o)),
                points=tenths(o.points),
                chance=percent(o.chance),
            )
            for o in self._one.options
        )

    def sizeHint(self) -> QSize:
        """A row for each option."""
        return QSize(large(240), large(self.HEAD + self.ROW * len(self._one.options) + 4) if self._one else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows."""
        one = self._one
        if one is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        wide = enlarged(painter, self.rect()).width()
        self._draw_head(painter, QRectF(1, 0, wide - 2, self.HEAD))
        for row, option in enumerate(one.options):
            box = QRectF(1, self.HEAD + row * self.ROW + 2, wide - 2, self.ROW - 4)
            played, best = option.action == one.played, option.action in (one.best, one.rival)
            if played:
                painter.setPen(QPen(faded(palette.BRASS, 0.8), 1.2))
                painter.setBrush(faded(palette.BRASS, 0.12))
                painter.drawRoundedRect(box, 8, 8)
            card = card_of(option.action, self._trump)
            if card is not None:
                painter.save()
                painter.setClipRect(box.adjusted(0, 2, 0, -2))
                centre = QPointF(box.left() + 30, box.top() + 4 + CARD * self._cards.theme.aspect / 2)
                draw_small(painter, self._cards, card, centre, CARD, 0)
                painter.restore()
            if best or played:
                good = best or not one.mistake
                _draw_badge(
                    painter,
                    QPointF(box.left() + 62, box.center().y()),
                    GOOD if good else MISTAKE,
                    "check" if good else "close",
                )
            self._draw_figures(painter, box, option, one.cost(option))
        painter.end()

    def _columns(self, box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Where in a row the cost, the points and the chance stand."""
        cost = QRectF(box.left() + 74, box.top(), 48, box.height())
        points = QRectF(cost.right() + 4, box.top(), 48, box.height())
        return cost, points, QRectF(points.right() + 12, box.top(), box.right() - points.right() - 20, box.height())

    def _draw_head(self, painter: QPainter, box: QRectF) -> None:
        """What the figures are."""
        names = (self.tr("costs", "column"), self.tr("points", "column"), self.tr("to win", "column"))
        for place, name in zip(self._columns(box), names, strict=True):
            draw_text(painter, place, name, font(13, italic=True), self.room.quiet, RIGHT)

    def _draw_figures(self, painter: QPainter, box: QRectF, option: Option, cost: float) -> None:
        first, second, third = self._columns(box)
        draw_text(painter, first, tenths(cost), font(15, bold=True), self.room.ink, RIGHT)
        draw_text(painter, second, tenths(option.points), font(14), self.room.ink, RIGHT)
        bar = QRectF(third.left(), third.center().y() - 4, max(20.0, third.width() - 46), 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.room.ink, 0.14))
        painter.drawRoundedRect(bar, 4, 4)
        painter.setBrush(palette.BRASS)
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), max(8.0, bar.width() * option.chance), bar.height()), 4, 4
        )
        draw_text(painter, third, percent(option.chance), font(14), self.room.ink, RIGHT)
