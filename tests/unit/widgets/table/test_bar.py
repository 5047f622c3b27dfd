"""The bar above the table."""

from __future__ import annotations

import pytest

from briscola_desktop.widgets.table.bar import share


@pytest.mark.parametrize(
    ("left", "right", "wide"),
    [(20, 30, 50), (62, 28, 62), (28, 62, 38), (90, 28, 72), (28, 90, 28), (80, 90, 50)],
)
def test_a_long_name_has_what_a_short_one_beside_it_leaves(left: float, right: float, wide: float) -> None:
    assert share(left, right, 100) == wide
