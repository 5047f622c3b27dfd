"""The icon in every size and form, from the two drawings in `assets/icons`: with detail, and for small sizes."""

from __future__ import annotations

import os
from pathlib import Path

import facts
from PIL import Image
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Of the hicolor theme, pixels."""
SMALL = 32
"""Pixels up to which the plain drawing is used."""
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
SIDE = (328, 628)
"""Of the picture beside the installer's first page, at 200 %."""
MACOS = (16, 32, 64, 128, 256, 512, 1024)


def draw(size: int) -> QImage:
    """The icon at a size in pixels."""
    return rendered(facts.ICONS / ("briscola-small.svg" if size <= SMALL else "briscola.svg"), size, size)


def rendered(drawing: Path, width: int, height: int) -> QImage:
    """A drawing at a size in pixels."""
    if QGuiApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        rendered.app = QGuiApplication([facts.PROGRAM])  # type: ignore[attr-defined]  # it lives as long as the function
    renderer = QSvgRenderer(QByteArray(drawing.read_bytes()))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def picture(size: int, folder: Path) -> Path:
    """The icon as a PNG file of a folder."""
    path = folder / f"{size}.png"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        if not draw(size).save(str(path)):
            raise OSError(f"{path} cannot be written")
    return path


def write_theme(icons: Path, parts: Path) -> None:
    """The hicolor theme's pictures: `48x48/apps/briscola-desktop.png` and so on."""
    for size in SIZES:
        target = icons / "hicolor" / f"{size}x{size}" / "apps" / f"{facts.PROGRAM}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(picture(size, parts).read_bytes())


def write_windows(target: Path, parts: Path) -> None:
    """One .ico file with all sizes, each drawn for itself."""
    images = [_opened(size, parts) for size in WINDOWS]
    images[-1].save(target, "ICO", append_images=images[:-1], sizes=[image.size for image in images])


def write_macos(target: Path, parts: Path) -> None:
    """One .icns file with all sizes."""
    images = [_opened(size, parts) for size in MACOS]
    images[-1].save(target, "ICNS", append_images=images[:-1])


def write_side(target: Path) -> None:
    """The picture beside the installer's first page, as a .bmp file."""
    drawing = facts.HERE / "windows" / "side.svg"
    if not rendered(drawing, *SIDE).convertToFormat(QImage.Format.Format_RGB32).save(str(target)):
        raise OSError(f"{target} cannot be written")


def _opened(size: int, parts: Path) -> Image.Image:
    with Image.open(picture(size, parts)) as image:
        return image.copy()
