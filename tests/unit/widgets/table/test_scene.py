"""What a scene has its views paint."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.library import plain_theme
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.table.layout import Shape
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.view import TableView


class _Watched(TableScene):
    painted: QRectF = QRectF()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.painted = self.painted.united(QRectF(rect))
        super().drawBackground(painter, rect)


def test_a_cloth_is_seen_everywhere_even_if_a_card_is_painted_as_it_comes(qtbot: QtBot) -> None:
    whole = QRectF(0, 0, 400, 300)
    scene = _Watched(CardRenderer(plain_theme(), IndexStyle(), None), Shape(400, 300))
    view = TableView(scene)
    view.resize(400, 300)
    view.show()
    qtbot.waitUntil(lambda: scene.painted.contains(whole))
    QTest.qWait(5)  # nothing else is to be painted
    scene.painted = QRectF()
    scene.show_surface(QImage(400, 300, QImage.Format.Format_RGB32), {})
    view.viewport().repaint(QRect(10, 10, 20, 20))
    qtbot.waitUntil(lambda: scene.painted.contains(whole))
    view.close()
