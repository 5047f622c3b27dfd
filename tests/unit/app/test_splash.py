"""The picture for starts that take long: not for quick ones, not without a screen, and never in anybody's way."""

import subprocess
import sys
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from briscola_desktop.app import splash

NOW = time.monotonic


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "xcb"))
    monkeypatch.setattr(splash, "process_began", NOW)
    monkeypatch.setattr(splash, "PATIENCE", 60)  # it is not waited for longer than until it is seen


@pytest.mark.usefixtures("screen")
def test_a_quick_start_shows_none() -> None:
    assert splash.if_late(NOW() + 60) is None


@pytest.mark.usefixtures("screen")
def test_a_slow_one_shows_the_picture_at_once_takes_no_focus_and_goes(qtbot: QtBot) -> None:
    shown = splash.if_late(NOW() - 2)
    assert shown is not None
    assert shown.isVisible()
    assert shown.seen
    assert shown.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert shown.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert shown.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    window = QMainWindow()
    cover = QGraphicsView()
    cover.setFrameShape(QFrame.Shape.NoFrame)
    cover.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    window.setCentralWidget(cover)
    shown.make_way_for(window)
    window.show()
    qtbot.waitUntil(lambda: not isValid(shown))
    window.close()


@pytest.mark.usefixtures("screen")
def test_what_went_on_before_python_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(splash, "process_began", lambda: NOW() - 1)
    shown = splash.if_late(NOW())
    assert shown is not None
    shown.close()


def test_without_a_screen_there_is_none(qapp: QApplication) -> None:
    assert QGuiApplication.platformName() in splash.UNSEEN
    assert splash.if_late(NOW() - 60) is None


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_the_picture_is_as_sharp_as_the_screen(qapp: QApplication, ratio: float) -> None:
    picture = splash.picture(ratio)
    assert picture.width() == pytest.approx(splash.WIDTH * ratio, abs=1)
    assert picture.devicePixelRatio() == ratio
    image = picture.toImage()
    cards = image.pixelColor(picture.width() // 3, picture.height() // 2)
    corner = image.pixelColor(2, 2)
    assert corner.green() > max(corner.red(), corner.blue())  # the cloth
    assert cards != corner


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux says when a process began")
def test_a_process_knows_when_it_began() -> None:
    assert 0 < NOW() - splash.process_began() < 3600


def test_a_start_loads_nothing_that_the_first_frame_does_without() -> None:
    late = ["websockets", "zeroconf", "asyncio", "PIL", "ssl", "importlib.metadata", "PySide6.QtMultimedia"]
    late += ["PySide6.QtPrintSupport", "briscola_desktop.widgets.dialogs.preferences", "briscola_desktop.ai.hard"]
    script = f"import sys, briscola_desktop.app.desk; print([name for name in {late} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
