"""The bar above the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from briscola_desktop.widgets.lettering import advance, font
from briscola_desktop.widgets.table.bar import AROUND, NAME, chip_and_title, share, title_width


@pytest.mark.parametrize(
    ("left", "right", "wide"),
    [(20, 30, 50), (62, 28, 62), (28, 62, 38), (90, 28, 72), (28, 90, 28), (80, 90, 50)],
)
def test_a_long_name_has_what_a_short_one_beside_it_leaves(left: float, right: float, wide: float) -> None:
    assert share(left, right, 100) == wide


def test_the_score_grows_for_long_names_as_far_as_the_title_lets_it(qapp: object) -> None:
    chip, title, words = QRectF(10, 0, 170, 40), QRectF(190, 0, 400, 40), ("Briscola", "deal 1")
    for left_handed in (False, True):
        if left_handed:
            chip, title = QRectF(820, 0, 170, 40), QRectF(410, 0, 400, 40)
        for one, other in (("Rosa", "You"), ("Alessandro", "Margherita"), ("M" * 24, "W" * 24)):
            grown, left = chip_and_title(chip, title, 14, ((one, "0"), (other, "1")), words)
            assert left.width() >= title_width(14, words)
            assert (grown.width() > chip.width()) == (one != "Rosa")
            assert not grown.intersects(left)
            assert grown.united(left).adjusted(-0.1, 0, 0.1, 0).contains(chip.united(title))
        name = font(14 * NAME)
        grown, _ = chip_and_title(chip, title, 14, (("Alessandro", "0"), ("Margherita", "1")), words)
        room = (grown.width() - 14 * AROUND) / 2
        assert max(advance("Alessandro", name), advance("Margherita", name)) <= room
