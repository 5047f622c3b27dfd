"""Pictures of cards for the view: drawn in worker threads, kept in memory and on the disk.

The view asks with `pixmap` and draws what it gets. It is told by `ready` when something better is there.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets.decks.face_cache import FaceCache
from briscola_desktop.widgets.decks.faces import FaceKey, paint_card
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.theme import DeckTheme

MEMORY = 256_000_000
"""Bytes of pictures kept in memory."""

SETTLE_MS = 90
"""How long sizes must rest before cards that have a stand-in are drawn anew: a window under the hand changes at every
frame."""


@dataclass(frozen=True)
class CardsReady:
    """New pictures: of which deck and which cards (None: the back)."""

    deck: str
    cards: frozenset[Card | None]


class CardRenderer(QObject):
    """Draws cards of one deck at a time.

    Signals:
        ready: a CardsReady, at most once a frame's time.
    """

    ready = Signal(object)
    _drawn = Signal(object)

    def __init__(
        self,
        theme: DeckTheme,
        style: IndexStyle | None = None,
        folder: Path | None = None,
        pool: QThreadPool | None = None,
        parent: QObject | None = None,
    ) -> None:
        """A renderer for a deck.

        Args:
            theme: the deck.
            style: how indices look.
            folder: where pictures are kept on the disk; None keeps none.
            pool: threads to draw in; None makes a pool of two of low priority.
            parent: the Qt parent.
        """
        super().__init__(parent)
        self._theme, self._style = theme, style or IndexStyle()
        self._cache = FaceCache(folder) if folder else None
        self._own_pool = pool is None
        self._pool = pool or QThreadPool(self)
        if self._own_pool:
            self._pool.setMaxThreadCount(2)
        self._pixmaps: OrderedDict[FaceKey, QPixmap] = OrderedDict()
        self._bytes = 0
        self._wanted: dict[FaceKey, int] = {}
        self._due: dict[FaceKey, None] = {}
        self._running: set[FaceKey] = set()
        self._fresh: set[Card | None] = set()
        self._turn = _Turn()
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._on_settled)
        self._tell = QTimer(self, singleShot=True, interval=8)
        self._tell.timeout.connect(self._announce)
        self._drawn.connect(self._receive)
        if self._cache:
            self._pool.start(_Prune(self._cache), -10)

    @property
    def theme(self) -> DeckTheme:
        """The deck that is drawn."""
        return self._theme

    @property
    def style(self) -> IndexStyle:
        """How indices look."""
        return self._style

    def set_deck(self, theme: DeckTheme, style: IndexStyle | None = None) -> None:
        """Change the deck or its indices. What is under way for another deck is dropped."""
        if (theme, style or self._style) != (self._theme, self._style):
            self.cancel()
            self._theme, self._style = theme, style or self._style

    def pixmap(self, card: Card | None, width: float, dpr: float = 1.0) -> QPixmap | None:
        """The picture of a face (None: the back) for a card that is `width` logical pixels wide.

        It has `faces.PAD` clear device pixels around the card; draw it into `faces.target(...)`, which scales it where
        it is the stand-in of another size or of the deck before. None if there is nothing yet.
        """
        key = self._key(card, width, dpr)
        found = self._pixmaps.get(key)
        if found:
            self._pixmaps.move_to_end(key)
            return found
        stand_in = self._stand_in(key)
        self._want(key, priority=1, at_once=stand_in is None or self._from_other_deck(key))
        return stand_in

    def prepare(self, cards: Iterable[Card | None], widths: Iterable[float], dpr: float = 1.0) -> None:
        """Draw these cards at these widths when nothing more urgent waits."""
        faces = tuple(cards)
        for width in widths:
            for card in faces:
                key = self._key(card, width, dpr)
                if key not in self._pixmaps:
                    self._want(key, priority=0, at_once=True)

    def image(self, card: Card | None, width: float, dpr: float = 1.0) -> QImage:
        """The picture, drawn here and now; for pictures written without a screen."""
        return _draw(self._theme, self._key(card, width, dpr), self._cache)

    def forget_sizes(self) -> None:
        """The window has another size: what was wanted in the old ones is not needed any more."""
        self._wanted.clear()
        self._due.clear()

    def cancel(self) -> None:
        """Drop everything that has not been drawn yet."""
        self._turn.over = True
        self._turn = _Turn()
        self.forget_sizes()
        self._running.clear()
        self._fresh.clear()
        self._settle.stop()

    def close(self) -> None:
        """Drop everything and wait for the threads."""
        self.cancel()
        if self._own_pool:
            self._pool.waitForDone()

    @property
    def busy(self) -> bool:
        """Whether pictures are still to come."""
        return bool(self._wanted or self._running)

    def _key(self, card: Card | None, width: float, dpr: float) -> FaceKey:
        w, h = round(width * dpr), round(width * self._theme.aspect * dpr)
        return FaceKey(self._theme.id, card, max(w, 8), max(h, 12), self._style)

    def _stand_in(self, key: FaceKey) -> QPixmap | None:
        """The nearest size of the same face, else the last of the face in any deck."""
        same = [k for k in self._pixmaps if k.card == key.card]
        deck = [k for k in same if k.deck == key.deck]
        if deck:
            return self._pixmaps[min(deck, key=lambda k: (abs(k.width - key.width), k.style != key.style))]
        return self._pixmaps[same[-1]] if same else None

    def _from_other_deck(self, key: FaceKey) -> bool:
        return not any(k.card == key.card and k.deck == key.deck and k.style == key.style for k in self._pixmaps)

    def _want(self, key: FaceKey, *, priority: int, at_once: bool) -> None:
        if key in self._running:
            return
        known = key in self._wanted
        self._wanted[key] = max(priority, self._wanted.get(key, priority))
        if at_once:
            self._due[key] = None
            self._start()
        elif not known:  # asking again, as every frame does, puts nothing off
            self._settle.start()

    def _on_settled(self) -> None:
        self._due |= dict.fromkeys(self._wanted)
        self._start()

    def _start(self) -> None:
        """Give the threads what is most urgent; the rest waits here, where it can still become more urgent."""
        while self._due and len(self._running) < self._pool.maxThreadCount():
            key = max(self._due, key=lambda key: self._wanted[key])
            del self._due[key], self._wanted[key]
            self._running.add(key)
            self._pool.start(_Drawing(self, self._theme, key, self._cache, self._turn))

    def _receive(self, drawn: _Drawn) -> None:
        if drawn.turn is not self._turn:
            return
        self._running.discard(drawn.key)
        self._start()
        self._keep(drawn.key, QPixmap.fromImage(drawn.image))
        self._fresh.add(drawn.key.card)
        if not self._tell.isActive():
            self._tell.start()

    def _keep(self, key: FaceKey, pixmap: QPixmap) -> None:
        self._bytes += _size(pixmap) - (_size(self._pixmaps[key]) if key in self._pixmaps else 0)
        self._pixmaps[key] = pixmap
        while self._bytes > MEMORY and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= _size(old)

    def _announce(self) -> None:
        cards, self._fresh = frozenset(self._fresh), set()
        if cards:
            self.ready.emit(CardsReady(self._theme.id, cards))


class _Turn:
    """What a set of drawings belongs to; they stop once it is over."""

    over = False


@dataclass(frozen=True)
class _Drawn:
    key: FaceKey
    image: QImage
    turn: _Turn


class _Drawing(QRunnable):
    def __init__(
        self, renderer: CardRenderer, theme: DeckTheme, key: FaceKey, cache: FaceCache | None, turn: _Turn
    ) -> None:
        super().__init__()
        self._renderer, self._theme, self._key, self._cache, self._turn = renderer, theme, key, cache, turn

    def run(self) -> None:
        if not self._turn.over:
            image = _draw(self._theme, self._key, self._cache)
            if not self._turn.over:
                self._renderer._drawn.emit(_Drawn(self._key, image, self._turn))  # noqa: SLF001 - queued to its thread


class _Prune(QRunnable):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache

    def run(self) -> None:
        self._cache.prune()


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _draw(theme: DeckTheme, key: FaceKey, cache: FaceCache | None) -> QImage:
    """The picture from the disk, else drawn and kept there."""
    path = theme.picture(key.card, key.width)
    try:
        data = path.read_bytes() if path else b""
    except OSError:
        data = b""  # the plain card that names itself
    kept = cache.path(key, data) if cache and data else None
    if cache and kept:
        image = cache.load(kept, key)
        if image:
            return image
    image = paint_card(theme, key, data, path.suffix if path else "")
    if cache and kept:
        cache.save(kept, image)
    return image
