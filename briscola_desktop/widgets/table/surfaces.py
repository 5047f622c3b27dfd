"""Has the cloth and all around it drawn off the window's thread whenever the window or the colours change."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage

from briscola_desktop.widgets.table.lamp import lit_piece
from briscola_desktop.widgets.table.layout import Layout
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.surface import SurfaceKey, paint_surface


@dataclass(frozen=True)
class _Order:
    layout: Layout
    key: SurfaceKey


@dataclass(frozen=True)
class Surface:
    """A painted table.

    Attributes:
        image: without light.
        lamps: by seat, the piece in the light of whoever's turn it is, and where it lies.
    """

    image: QImage
    lamps: dict[int, tuple[QImage, QRectF]]


def paint(order: _Order) -> Surface:
    """Paint a table; in any thread."""
    layout = order.layout
    image = paint_surface(layout, order.key)
    return Surface(image, {seat: lit_piece(image, pool, layout.cloth) for seat, pool in layout.lamps.items()})


class SurfaceKeeper(QObject):
    """Keeps the scene's surface right; the old one is shown, stretched, until the new one is there.

    Signals:
        renewed: the surface is right again.
    """

    renewed = Signal()
    _painted = Signal(object, object)

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._shown: _Order | None = None
        self._wanted: _Order | None = None
        self._running = False
        self._painted.connect(self._receive)

    @property
    def busy(self) -> bool:
        """Whether the surface is still to come."""
        return self._running or self._wanted is not None

    def renew(self, dpr: float) -> None:
        """The window has another size or pixel ratio, or other colours."""
        order = self._order(dpr)
        if order in (self._shown, self._wanted):
            return
        if self._shown and _others_sit_there(self._shown.layout, order.layout):
            self.paint_now(dpr)
            return
        self._wanted = order
        if not self._running:
            self._start(order)

    def paint_now(self, dpr: float) -> None:
        """Draw it here, a tenth of a second or two; for pictures without a screen, and before a deal of others."""
        order, self._wanted = self._order(dpr), None
        self._show(order, paint(order))

    def close(self) -> None:
        """Wait for the thread."""
        self._wanted = None
        self._pool.waitForDone()

    def _order(self, dpr: float) -> _Order:
        look = self.scene.look
        return _Order(look.layout, SurfaceKey(look.cloth_name, look.room_name, dpr))

    def _start(self, order: _Order) -> None:
        self._running = True
        self._pool.start(_Painting(self, order))

    def _receive(self, order: _Order, surface: Surface) -> None:
        self._running = False
        if self._wanted is not None and self._wanted != order:
            self._start(self._wanted)
        elif self._wanted is not None:
            self._wanted = None
            self._show(order, surface)

    def _show(self, order: _Order, surface: Surface) -> None:
        self._shown = order
        self.scene.show_surface(surface.image, surface.lamps)
        self.renewed.emit()


def _others_sit_there(old: Layout, new: Layout) -> bool:
    """Whether a table of the same size has another number of seats, and other things lie about on it."""
    a, b = old.shape, new.shape
    return (a.width, a.height) == (b.width, b.height) and a.seats != b.seats and old.props != new.props


class _Painting(QRunnable):
    def __init__(self, keeper: SurfaceKeeper, order: _Order) -> None:
        super().__init__()
        self._keeper, self._order = keeper, order

    def run(self) -> None:
        self._keeper._painted.emit(self._order, paint(self._order))  # noqa: SLF001 - queued to its thread
