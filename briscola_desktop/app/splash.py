"""A picture for starts that take long: from a cold disk, on a slow machine, after the single file has unpacked itself.

Whether one does is seen half-way, once Qt is there: a start that has been quick so far shows none.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from briscola_desktop.runtime.resources import drawing, painted

LATE = 0.4
"""Seconds of a start after which the rest will take as long that somebody waits."""

WIDTH = 496
"""Logical pixels."""

PATIENCE = 0.06
"""Seconds that the start waits for the picture to be seen."""

UNSEEN = ("offscreen", "minimal")
"""Qt's platforms without a screen."""


def if_late(began: float) -> Splash | None:
    """The picture, on the screen, where the start has taken long so far.

    Args:
        began: when it began, as `time.monotonic()` counts.
    """
    late = time.monotonic() - min(began, process_began()) > LATE
    if not late or QGuiApplication.platformName() in UNSEEN:
        return None
    splash = Splash()
    splash.show()
    # There will be no event loop for a while; the screen needs a moment until it asks for the picture.
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not splash.seen:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 5)
    return splash


class Splash(QLabel):
    """Takes no focus and no clicks, and goes when the window is there.

    Qt's own one waits up to a second to be shown.

    Attributes:
        seen: whether it has been painted.
    """

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen | Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        screen = QGuiApplication.primaryScreen()
        self.setPixmap(picture(screen.devicePixelRatio()))
        self.adjustSize()
        self.move(screen.availableGeometry().center() - self.rect().center())
        self.seen = False

    def make_way_for(self, window: QWidget) -> None:
        """Go as soon as the window is painted."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See the window painted: itself, or through what covers it."""
        if event.type() in {QEvent.Type.Paint, QEvent.Type.UpdateRequest}:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.deleteLater)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and remember it."""
        super().paintEvent(event)
        self.seen = True


def picture(ratio: float) -> QPixmap:
    """The picture for a screen with so many device pixels a logical one."""
    source = drawing("splash")
    size = source.defaultSize().scaled(QSize(WIDTH, WIDTH), Qt.AspectRatioMode.KeepAspectRatio) * ratio
    pixmap = painted(source, size)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def process_began() -> float:
    """When the process began, as `time.monotonic()` counts; now where the system does not say.

    On Linux that is before Python was loaded, and for the single file before it unpacked itself: its shell becomes the
    game (proc(5): starttime, the 22nd field of stat, in ticks since the machine was started).
    """
    now = time.monotonic()
    if not sys.platform.startswith("linux"):
        return now
    try:
        fields = Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return now
    return now - time.clock_gettime(time.CLOCK_BOOTTIME) + int(fields[19]) / os.sysconf("SC_CLK_TCK")
