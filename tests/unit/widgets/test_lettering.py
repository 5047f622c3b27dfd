"""The type: words take the room that was meant, whatever family is there."""

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from briscola_desktop.widgets import lettering


def test_where_only_a_wide_family_is_there_type_is_set_smaller(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "DejaVu Serif" not in QFontDatabase.families():
        pytest.skip("there is no DejaVu Serif")
    monkeypatch.setattr(lettering, "FAMILIES", ["DejaVu Serif"])
    caches = (lettering.evenness, lettering._font)
    for cache in caches:
        cache.cache_clear()
    try:
        assert lettering.evenness() < 0.85
        assert lettering.font(30).pixelSize() == round(30 * lettering.evenness())
        assert lettering.font(1).pixelSize() == round(lettering.SMALLEST * lettering.evenness())
    finally:
        for cache in caches:
            cache.cache_clear()


def test_the_first_families_are_set_as_they_are(qapp: QApplication) -> None:
    if not any(family.startswith("P052") for family in QFontDatabase.families()):  # a foundry may stand behind it
        pytest.skip("there is no P052")
    assert lettering.evenness() == 1
