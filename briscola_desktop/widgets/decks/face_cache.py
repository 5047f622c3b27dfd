"""Finished pictures of cards on the disk, so that a start or a change of decks need not draw them again.

A file's name is a digest of everything that its picture depends on: an outdated picture is never found again, and the
oldest are thrown away when there are too many. What cannot be read is drawn again; a full or read-only disk only
costs time.
"""

from __future__ import annotations

import hashlib
import logging
from dataclasses import astuple, dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QSaveFile
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from briscola_desktop.widgets.decks.faces import FORMAT, PAD, FaceKey

VERSION = "2"
"""To be raised when the finish of cards (corners, light, indices) changes."""

LIMIT = 200_000_000
"""Bytes kept."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class FaceCache:
    """Pictures in a folder, which is made when it is needed."""

    folder: Path

    def path(self, key: FaceKey, data: bytes) -> Path:
        """The file of a picture that is drawn from those contents."""
        told: tuple[object, ...] = (VERSION, key.deck, key.card, key.width, key.height)
        told += astuple(key.style) if key.card else ()
        digest = hashlib.sha256(repr(tuple(map(str, told))).encode())
        digest.update(data)
        return self.folder / f"{digest.hexdigest()[:40]}.png"

    def load(self, path: Path, key: FaceKey) -> QImage | None:
        """The picture, if it is there and whole."""
        if not path.is_file():
            return None
        image = QImageReader(str(path), QByteArray(b"png")).read()
        if (image.width(), image.height()) == (key.width + 2 * PAD, key.height + 2 * PAD):
            return image.convertToFormat(FORMAT)
        _log.info("a kept picture of %s is broken and is drawn again", key)
        return None

    def save(self, path: Path, image: QImage) -> None:
        """Keep a picture. Nobody ever sees half of it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _log.info("pictures of cards are not kept: %s", error)
            return
        file = QSaveFile(str(path))
        opened = file.open(QSaveFile.OpenModeFlag.WriteOnly)
        writer = QImageWriter(file, QByteArray(b"png"))
        writer.setCompression(10)  # quick rather than small
        if not (opened and writer.write(image) and file.commit()):
            _log.info("a picture of a card is not kept: %s", file.errorString())

    def prune(self, limit: int = LIMIT) -> None:
        """Throw the oldest pictures away until the rest needs fewer bytes than `limit`."""
        try:
            files = [(path.stat(), path) for path in self.folder.glob("*.png")]
            total = sum(status.st_size for status, _ in files)
            for status, path in sorted(files, key=lambda item: item[0].st_mtime):
                if total <= limit:
                    return
                path.unlink(missing_ok=True)
                total -= status.st_size
        except OSError as error:
            _log.info("old pictures of cards stay: %s", error)
