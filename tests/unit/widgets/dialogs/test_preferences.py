"""Preferences: what is seen of them, and what goes with what."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QSlider
from pytestqt.qtbot import QtBot

from briscola_desktop.app.decks import all_decks
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.widgets.decks.library import Library
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.palette import ROOMS
from briscola_desktop.widgets.styling import style_sheet


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> PreferencesDialog:
    settings = Settings(tmp_path / "settings.ini", keys.KEYS)
    made = PreferencesDialog(settings, Library(all_decks()[0]))
    made.setStyleSheet(style_sheet(ROOMS["dark"]))
    qtbot.addWidget(made)
    made.show()
    return made


def test_all_decks_of_the_program_are_seen_at_once(dialog: PreferencesDialog) -> None:
    shelf = dialog.decks
    assert shelf.count() >= 4
    for row in range(4):
        assert shelf.viewport().rect().contains(shelf.visualItemRect(shelf.item(row)))


def test_what_does_not_count_cannot_be_moved(dialog: PreferencesDialog) -> None:
    stays, volume = dialog.findChildren(QSlider)
    boxes = {box.text().replace("&", ""): box for box in dialog.findChildren(QCheckBox)}
    assert stays.isEnabled()
    assert volume.isEnabled()
    boxes["until I click"].setChecked(True)
    boxes["Mute all sounds"].setChecked(True)
    assert not stays.isEnabled()
    assert not volume.isEnabled()


def test_motion_and_less_of_it_are_two_things(dialog: PreferencesDialog) -> None:
    """Without motion there is nothing to be reduced, and the box says what it does instead of how much."""
    (reduced,) = (box for box in dialog.findChildren(QCheckBox) if "instead of flying" in box.text())
    buttons = {button.text().replace("&", ""): button for button in motion_buttons(dialog)}
    assert list(buttons) == ["none", "slow", "normal", "fast"]
    reduced.setChecked(True)
    buttons["none"].click()
    assert not reduced.isEnabled()
    assert dialog.settings.get(keys.REDUCED)  # kept for the day when motion is wanted again
    buttons["slow"].click()
    assert reduced.isEnabled()
    assert (dialog.settings.get(keys.ANIMATION), dialog.settings.get(keys.REDUCED)) == ("slow", True)


def motion_buttons(dialog: PreferencesDialog) -> list[QAbstractButton]:
    return [button for button in dialog.findChildren(QAbstractButton) if button.accessibleDescription() == "Motion"]


def test_a_label_leads_to_each_slider(dialog: PreferencesDialog) -> None:
    named = {label.buddy(): label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None}
    assert all("&" in named[slider] for slider in dialog.findChildren(QSlider))


def test_seconds_are_as_short_as_they_can_be(dialog: PreferencesDialog) -> None:
    usual = QLocale()
    try:
        QLocale.setDefault(QLocale("de"))
        assert [dialog._seconds(value) for value in (1_000, 1_250, 4_500)] == ["1 s", "1,25 s", "4,5 s"]
    finally:
        QLocale.setDefault(usual)
