"""The icon, in the sizes that desktops ask for."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage

from briscola_desktop.runtime.resources import SIZES, icon


def colours(image: QImage) -> set[str]:
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(*spot).name() for spot in spots if image.pixelColor(*spot).alpha() == 255}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [size for sizes in SIZES.values() for size in sizes])
def test_the_icon_is_drawn_for_each_size(size: int) -> None:
    pixmap = icon().pixmap(QSize(size, size), 1.0)
    image = pixmap.toImage()
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0  # the desktop shows through
    assert len(colours(image)) > 20


def test_small_icons_have_a_drawing_of_their_own(qapp: QGuiApplication) -> None:
    # the sun fills the small one; the large one has cards, which are higher than broad
    small, large = (icon().pixmap(QSize(size, size), 1.0).toImage() for size in (32, 256))
    assert small.pixelColor(16, 1).alpha() > 200
    assert large.pixelColor(128, 2).alpha() < 50
