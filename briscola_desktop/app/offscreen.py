"""Pictures without a screen."""

from __future__ import annotations

import atexit
import os
from pathlib import Path
from typing import TYPE_CHECKING

from briscola_desktop.app import environment, preflight
from briscola_desktop.app.complaint import complain

if TYPE_CHECKING:  # Qt is loaded once its libraries are known to be there
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication


def picture_app(ratio: float = 1) -> QApplication:
    """An application that needs no screen; leaves the program where Qt's libraries are missing.

    Args:
        ratio: device pixels for a logical one.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if ratio != 1:
        os.environ["QT_SCALE_FACTOR"] = str(ratio)
    environment.prepare(os.environ)
    preflight.check()
    from PySide6.QtWidgets import QApplication

    from briscola_desktop.app import quiet

    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    quiet.hush()
    atexit.register(quiet.unhush)
    app = QApplication([preflight.PROGRAM])
    app.setStyle("Fusion")
    return app


def write_picture(image: QImage, path: Path, command: str) -> int:
    """Write a picture in the format of its name; the exit status, with a line on standard error where it cannot be."""
    from PySide6.QtGui import QImageWriter

    writer = QImageWriter(str(path))
    if writer.write(image):
        return 0
    complain(command, f"{path} cannot be written", writer.errorString())
    return 1
