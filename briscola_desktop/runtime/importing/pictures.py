"""Pictures of cards as they come: decoded within limits, made harmless, and written as the program reads them."""

from __future__ import annotations

import io
import re
import warnings
from dataclasses import dataclass

from PIL import Image, UnidentifiedImageError
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from briscola_desktop.runtime.importing.errors import DeckImportError
from briscola_desktop.runtime.importing.source import unzipped
from briscola_desktop.runtime.languages import marked

FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "TIFF")
MOST_PIXELS = 40_000_000
SMALLEST = 40
"""Pixels of width under which a card is not worth looking at."""
WIDEST = 1_000
"""Pixels to which wider pictures are brought down: more than any table shows."""
SHARP = 900
"""Pixels of width at which the cards of a deck in one SVG are drawn."""
QUALITY = 92

_ENTITY = re.compile(rb"<!ENTITY", re.IGNORECASE)
_LINK = re.compile(rb"""href\s*=\s*["']\s*(?!#|data:image/)[^"'\s]""", re.IGNORECASE)
_ID = re.compile(rb"""\bid\s*=\s*["']([^"']{1,40})["']""")


@dataclass(frozen=True)
class Picture:
    """A card, ready to be kept.

    Attributes:
        data: the file.
        suffix: its ending.
        aspect: height over width.
    """

    data: bytes
    suffix: str
    aspect: float


def read_picture(data: bytes, name: str) -> Picture:
    """The picture of a file; DeckImportError says in a sentence what is wrong with it."""
    if name.lower().endswith((".svg", ".svgz")):
        text = checked_svg(data, name)
        size = _renderer(text, name).defaultSize()
        return Picture(text, ".svg", size.height() / size.width())
    return _raster(data, name)


def checked_svg(data: bytes, name: str) -> bytes:
    """The text of an SVG that refers to nothing outside of itself."""
    text = unzipped(data, name)
    if _ENTITY.search(text):
        raise DeckImportError(marked("DeckImport", "{name} defines entities, which no card needs"), name=name)
    if _LINK.search(text):
        raise DeckImportError(marked("DeckImport", "{name} refers to other files"), name=name)
    return text


def elements_of(text: bytes) -> tuple[str, ...]:
    """The names of the elements of an SVG."""
    return tuple(dict.fromkeys(found.decode("utf-8", "replace") for found in _ID.findall(text)))


class Sheet:
    """An SVG that holds a whole deck, a named element a card."""

    def __init__(self, data: bytes, name: str) -> None:
        """Read it; DeckImportError where it is none."""
        self._name = name
        self._renderer = _renderer(checked_svg(data, name), name)

    def picture(self, element: str) -> Picture:
        """One card of it, drawn."""
        box = self._renderer.boundsOnElement(element)
        box = self._renderer.transformForElement(element).mapRect(box)
        if box.width() <= 0 or box.height() <= 0:
            raise DeckImportError(
                marked("DeckImport", "{name} has no drawing of {element}"), name=self._name, element=element
            )
        aspect = box.height() / box.width()
        image = QImage(SHARP, max(1, round(SHARP * min(aspect, 4.0))), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self._renderer.render(painter, element, QRectF(image.rect()))
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"png")).write(image)
        return Picture(bytes(buffer.data().data()), ".png", aspect)


def _renderer(text: bytes, name: str) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(text))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        raise DeckImportError(marked("DeckImport", "{name} is not a drawing that can be read"), name=name)
    return renderer


def _raster(data: bytes, name: str) -> Picture:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data), formats=FORMATS) as image:
                return _kept(image, name)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise DeckImportError(marked("DeckImport", "{name} has more pixels than any card needs"), name=name) from None
    except UnidentifiedImageError:
        raise DeckImportError(marked("DeckImport", "{name} is not a picture that can be read"), name=name) from None
    except (OSError, ValueError, SyntaxError, EOFError, MemoryError) as fault:
        raise DeckImportError(marked("DeckImport", "{name} is broken: {fault}"), name=name, fault=fault) from fault


def _kept(image: Image.Image, name: str) -> Picture:
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise DeckImportError(
            marked("DeckImport", "{name} has {width} × {height} pixels, more than any card needs"),
            name=name,
            width=width,
            height=height,
        )
    if width < SMALLEST:
        raise DeckImportError(
            marked("DeckImport", "{name} is only {width} pixels wide; a card needs {least}"),
            name=name,
            width=width,
            least=SMALLEST,
        )
    if getattr(image, "n_frames", 1) > 1:
        raise DeckImportError(marked("DeckImport", "{name} is an animated picture"), name=name)
    image.load()
    photo = image.format == "JPEG"
    plain = image.convert("RGB" if photo else "RGBA")
    if width > WIDEST:
        plain = plain.resize((WIDEST, round(height * WIDEST / width)), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    if photo:
        plain.save(out, "JPEG", quality=QUALITY, subsampling=0)
    else:
        plain.save(out, "PNG")
    return Picture(out.getvalue(), ".jpg" if photo else ".png", height / width)
