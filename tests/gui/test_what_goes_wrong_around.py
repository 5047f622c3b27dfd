"""What goes wrong around the table: windows, settings, files. The number is the entry in the list of what goes wrong.

1 to 8, 10, 14 and 21 are in `test_what_goes_wrong.py`; 9, 12, 16, 17, 20, 22 and 23 with whole programs in `tests/e2e`;
20 in `tests/unit/runtime/test_sound.py`, too; the dialogs and windows of 19 in `test_languages.py` and
`test_languages_beside.py`; the windows of 10 in `test_beside.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLocale, QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QSlider

from briscola_desktop.core.events import DealEnded
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.history.history import History
from briscola_desktop.runtime.history.keeper import Keeper
from briscola_desktop.runtime.history.store import Store
from briscola_desktop.runtime.settings import Settings, write
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from tests.choices import another
from tests.gui.conftest import Play, open_play
from tests.gui.test_what_goes_wrong import play_some


@pytest.fixture
def open_in(qapp: QApplication) -> Iterator[Callable[..., Play]]:
    """Opens windows one after the other on the same files, as restarts do."""
    running: list[Play] = []

    def leave() -> None:
        for play in running:
            play.window.close()
            play.window.deleteLater()
            QApplication.processEvents()
        running.clear()

    def open_in(folder: Path, *, kept: bool = False) -> Play:
        leave()
        running.append(open_play(folder, kept=kept))
        return running[0]

    yield open_in
    leave()


def while_open(show: Callable[[], object], act: Callable[[QDialog], None]) -> None:
    """Open a dialog that waits, do something in it, and close it."""
    done: list[bool] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            act(dialog)
            done.append(True)
        finally:
            dialog.close()

    QTimer.singleShot(0, look)
    show()
    assert done


# 10
@pytest.mark.parametrize("dialog", ["preferences", "rules", "shortcuts", "about"])
def test_keys_do_nothing_to_the_deal_while_a_dialog_is_open(play: Play, dialog: str) -> None:
    play.start()
    play_some(play, 1)
    record, match = play.game.record(), play.game.match

    def press(shown: QDialog) -> None:
        for key in (*"1230NLDXZCUTB", "Left"):
            QTest.keyClick(shown, getattr(Qt.Key, f"Key_{key}"))
            QTest.keyClick(play.window, getattr(Qt.Key, f"Key_{key}"))

    while_open(play.window.commands[dialog].trigger, press)
    assert play.game.record() == record
    assert play.game.match == match
    assert play.cards_deck() == "one"


# 11
def test_a_finished_deal_is_won_once(open_in: Callable[..., Play], tmp_path: Path) -> None:
    play = open_in(tmp_path)
    history = History(tmp_path / "history.db")
    keepers = [Keeper(play.game, history)]
    play.start()
    play_some(play, 21)
    result = play.game.match.results
    assert play.window.board.score.isVisible()
    history.close()
    for _ in range(2):
        again = open_in(tmp_path)
        history = History(tmp_path / "history.db")
        keepers.append(Keeper(again.game, history))
        heard: list[object] = []
        again.window.board.director.happens.connect(heard.append)
        assert again.game.resume()
        again.wait()
        assert again.window.board.score.isVisible()
        assert again.game.match.results == result
        assert not any(isinstance(event, DealEnded) for event in heard)
        history.close()
    assert len(keepers) == 3
    store = Store(tmp_path / "history.db")
    assert len(store.page().entries) == 1
    store.close()


# 12
@pytest.mark.parametrize("way", ["menu", "cross"])
def test_every_choice_is_kept_however_the_window_is_closed(
    open_in: Callable[..., Play], tmp_path: Path, way: str
) -> None:
    play = open_in(tmp_path)
    own = [key for key in keys.KEYS if not key.name.startswith("window/")]
    for key in own:
        play.settings.restore({key.name: another(key, "two")})
    if way == "menu":
        play.window.commands["quit"].trigger()
    else:
        QTest.qWait(1)
        play.window.close()
    kept = Settings(tmp_path / "settings.ini", keys.KEYS)
    assert kept.notices == []
    assert {key.name: kept.snapshot()[key.name] for key in own} == {key.name: another(key, "two") for key in own}


# 13
@pytest.mark.parametrize("way", ["accept", "reject"])
def test_preferences_in_the_middle_of_a_trick_change_nothing_of_the_deal(play: Play, way: str) -> None:
    play.start(Rules.of("match", players=4))
    play_some(play, 2)
    view, score = play.game.view, play.scene.bar.score
    assert view.table

    def change(shown: QDialog) -> None:
        assert isinstance(shown, PreferencesDialog)
        shown.decks.setCurrentRow(1)
        for slider in shown.findChildren(QSlider):
            slider.setValue(slider.maximum())
        for button in shown.findChildren(QAbstractButton):
            if button.isCheckable() and button.isEnabled():
                button.click()
        QApplication.processEvents()
        getattr(shown, way)()

    while_open(play.window.show_preferences, change)
    assert play.cards_deck() == ("two" if way == "accept" else "one")
    assert play.game.view == view
    assert play.scene.bar.score == score
    play.stop_motion()
    play.wait()
    play.assert_true_to_the_game()
    play_some(play, 1)


# 15
def test_choices_that_do_not_exist_are_the_usual_ones_and_it_says_so(
    open_in: Callable[..., Play], tmp_path: Path
) -> None:
    bad = [key for key in keys.KEYS if key.allowed is not None or isinstance(key.default, bool)]
    bad.remove(keys.FULL_SCREEN)  # that one is written when a window closes
    play = open_in(tmp_path)
    for key in keys.KEYS:
        play.settings.restore({key.name: another(key, "two")} if key in bad else {})
    play.window.close()
    text = (tmp_path / "settings.ini").read_text()
    for key in bad:
        name = key.name.split("/")[1]
        text = text.replace(f"{name}={write(another(key, 'two'))}\n", f"{name}=plaid\n")
    assert text.count("=plaid") == len(bad)
    (tmp_path / "settings.ini").write_text(text)
    settings = Settings(tmp_path / "settings.ini", keys.KEYS)
    assert {notice.code for notice in settings.notices} == {"setting_unknown"}
    assert len(settings.notices) == len(bad)
    again = open_in(tmp_path)
    assert again.window.isVisible()
    assert "plaid" in again.window.toast.label.text()
    assert again.settings.get(keys.CLOTH) == keys.CLOTH.default
    assert again.scene.look.cloth_name == keys.CLOTH.default


# 17
def test_with_no_folder_to_write_to_it_says_so_once(
    qapp: QApplication, tmp_path: Path, open_in: Callable[..., Play]
) -> None:
    (tmp_path / "data").write_text("in the way")
    (tmp_path / "settings.ini").mkdir()
    play = open_in(tmp_path)
    play.start()
    play_some(play, 4)
    play.game.close()
    toast = play.window.toast
    QTest.qWait(20)
    said = [toast.label.text(), *(note[0] for note in toast._waiting)]
    assert len(said) == 1
    assert str(tmp_path / "data") in said[0]
    assert "you can play on" in said[0]
    play.assert_true_to_the_game()


# 18
@pytest.mark.parametrize("state", ["normal", "maximised", "full screen"])
def test_five_restarts_leave_the_window_where_it_was(open_in: Callable[..., Play], tmp_path: Path, state: str) -> None:
    def lie(play: Play) -> tuple[QRect, bool, bool]:
        QTest.qWait(5)
        return play.window.geometry(), play.window.isMaximized(), play.window.isFullScreen()

    first = open_in(tmp_path)
    first.window.setGeometry(QRect(40, 60, 640, 560))
    if state == "maximised":
        first.window.showMaximized()
    elif state == "full screen":
        first.window.toggle_full_screen()
    place = lie(first)
    for _ in range(5):
        again = open_in(tmp_path, kept=True)
        assert lie(again) == place
    if state == "full screen":
        again.window.toggle_full_screen()
    elif state == "maximised":
        again.window.showNormal()
    assert lie(again) == (QRect(40, 60, 640, 560), False, False)


# 18
def test_a_window_left_on_a_screen_that_is_gone_comes_back(open_in: Callable[..., Play], tmp_path: Path) -> None:
    play = open_in(tmp_path)
    play.window.move(QPoint(5_000, 4_000))
    play.window.keep()
    kept = play.settings.get(keys.GEOMETRY)
    assert QByteArray.fromBase64(kept.encode()).size() > 20
    again = open_in(tmp_path, kept=True)
    QTest.qWait(5)
    screen = again.window.screen().availableGeometry()
    assert screen.contains(again.window.geometry().center())


# 19
@pytest.mark.parametrize("size", [(1024, 560), (683, 380)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_on_a_small_screen_and_a_large_scale_the_whole_hand_is_seen(
    make_play: Callable[..., Play], size: tuple[int, int], seats: int
) -> None:
    """1024 × 600, and the same at a scale of 1.5, less what title and task bar take."""
    play = make_play(size=size)
    assert (play.window.width(), play.window.height()) == size
    play.start(Rules.of("brisca" if seats == 6 else "classic", players=seats))
    play.wait()
    view = play.window.board.view
    for item in play.hand:
        box = view.mapFromScene(item.mapToScene(item.shape())).boundingRect().toRect()
        assert view.viewport().rect().adjusted(-1, -1, 1, 1).contains(box)
    assert not play.scene.look.layout.tight


# 22
@pytest.mark.parametrize(("written", "read"), [("it_IT", "en_US"), ("en_US", "it_IT"), ("hu_HU", "C")])
def test_numbers_survive_another_locale(open_in: Callable[..., Play], tmp_path: Path, written: str, read: str) -> None:
    usual = QLocale()
    try:
        QLocale.setDefault(QLocale(written))
        play = open_in(tmp_path)
        dialog = PreferencesDialog(play.settings, play.window.library, play.window)
        dialog.show()
        for slider in dialog.findChildren(QSlider):
            slider.setValue(slider.maximum() - 2)
        told = [label.text() for label in dialog.findChildren(QLabel)]
        comma = QLocale(written).decimalPoint()
        assert any(f"4{comma}5 " in text for text in told), told
        dialog.accept()
        values = dict(play.settings.snapshot())
        play.window.close()
        QLocale.setDefault(QLocale(read))
        again = Settings(tmp_path / "settings.ini", keys.KEYS)
        assert again.notices == []
        assert {**again.snapshot(), keys.GEOMETRY.name: ""} == {**values, keys.GEOMETRY.name: ""}
    finally:
        QLocale.setDefault(usual)
