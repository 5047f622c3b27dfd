"""Bringing a deck in, off the window's thread: looking, drawing previews, writing; each can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QSize,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QImage, QImageReader

from briscola_desktop.core.cards import Card
from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.importing.deck import Candidate, Wish, candidates, install
from briscola_desktop.runtime.importing.errors import DeckImportError, ImportCancelledError
from briscola_desktop.runtime.importing.pictures import Picture
from briscola_desktop.runtime.languages import marked

PREVIEW = 96
"""Pixels of width of a preview."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A preview of a card (None: the back), or what is wrong with its picture."""

    card: Card | None
    image: QImage | None
    fault: str = ""


class _Task:
    """What is done in the thread, until it is dropped."""

    dropped = False


class Importing(QObject):
    """One task at a time; a new one drops the one before.

    Signals:
        looked: the `Candidate`s of a source, a tuple.
        drawn: a `Drawn`.
        progressed: pictures written, and of how many.
        installed: the folder of the new deck, a Path.
        failed: a sentence.
    """

    looked = Signal(object)
    drawn = Signal(object)
    progressed = Signal(int, int)
    installed = Signal(object)
    failed = Signal(str)
    _happened = Signal(object, object)

    def __init__(self, decks: Path, parent: QObject | None = None) -> None:
        """Import into the folder of the player's own decks."""
        super().__init__(parent)
        self._decks = decks
        self._thread = QThreadPool(self, maxThreadCount=1)
        self._task = _Task()
        self._happened.connect(self._tell)

    @property
    def decks(self) -> Path:
        """The folder of the player's own decks."""
        return self._decks

    def look(self, path: Path) -> None:
        """See which decks there are in a folder, a zip or an SVGZ."""
        self._start(lambda task: self._say(task, self.looked, candidates(path)))

    def preview(self, candidate: Candidate) -> None:
        """Draw every card of a deck, and say which pictures are no good."""
        self._start(lambda task: self._preview(candidate, task))

    def install(self, candidate: Candidate, wish: Wish) -> None:
        """Keep a deck."""

        def work(task: _Task) -> None:
            def tell(done: int, total: int) -> None:
                self._say(task, self.progressed, done, total)

            self._say(task, self.installed, install(candidate, wish, self._decks, tell, lambda: task.dropped))

        self._start(work)

    def cancel(self) -> None:
        """Drop what is under way; of a deck that was being written nothing is left."""
        self._task.dropped = True

    def close(self) -> None:
        """Drop it and wait for the thread."""
        self.cancel()
        self._thread.waitForDone()

    # --- in the thread

    def _start(self, work: Callable[[_Task], None]) -> None:
        self._task.dropped = True
        task = self._task = _Task()

        def run() -> None:
            try:
                work(task)
            except ImportCancelledError:
                return
            except DeckImportError as fault:
                self._say(task, self.failed, fault_words(fault))

        self._thread.start(run)

    def _preview(self, candidate: Candidate, task: _Task) -> None:
        faces: list[Card | None] = [*candidate.found.files, *([None] if candidate.found.back else [])]
        for card in faces:
            if task.dropped:
                return
            try:
                self._say(task, self.drawn, Drawn(card, _small(candidate.picture(card))))
            except DeckImportError as fault:
                self._say(task, self.drawn, Drawn(card, None, fault_words(fault)))

    def _say(self, task: _Task, signal: object, *values: object) -> None:
        self._happened.emit(task, (signal, values))

    # --- in the window's thread

    def _tell(self, task: _Task, what: tuple[Signal, tuple[object, ...]]) -> None:
        if not task.dropped:
            signal, values = what
            signal.emit(*values)  # type: ignore[attr-defined]  # a bound signal


def _small(picture: Picture) -> QImage:
    """A card's preview; DeckImportError where Qt cannot read what the game would draw."""
    buffer = QBuffer()
    buffer.setData(QByteArray(picture.data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(picture.suffix.lstrip(".").encode()))
    reader.setScaledSize(QSize(PREVIEW, round(PREVIEW * picture.aspect)))
    image = reader.read()
    if image.isNull():
        raise DeckImportError(marked("DeckImport", "a picture cannot be drawn: {fault}"), fault=reader.errorString())
    return image
