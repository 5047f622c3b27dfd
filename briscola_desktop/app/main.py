"""`briscola-desktop`: from the command line to the window."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # even these few are loaded once signals are heard
    from briscola_desktop.app.options import Options

SETTLED = 1_000
"""Milliseconds after the window has opened until Python looks for garbage again."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play; the exit status."""
    multiprocessing.freeze_support()
    began = time.monotonic()
    gc.disable()  # a start makes modules, classes and a table, and hardly any garbage
    for number in (signal.SIGTERM, signal.SIGINT):
        # There is nothing to be kept yet. No exception: one that is raised in the middle of an import may get lost.
        signal.signal(number, lambda *_: os._exit(0))
    from briscola_desktop.app import environment, options, preflight

    chosen = options.read(sys.argv[1:] if argv is None else argv)
    environment.prepare(os.environ)
    preflight.check()
    from briscola_desktop.app import quiet

    quiet.hush()
    try:
        return run(chosen, began)
    finally:
        quiet.unhush()
        gc.enable()


def run(chosen: Options, began: float) -> int:
    """Open the window, or have the program that runs already come to the front; the exit status.

    Args:
        chosen: what the call asks for.
        began: when the program began, as `time.monotonic()` counts.
    """
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from briscola_desktop.app.decks import all_decks
    from briscola_desktop.app.preflight import PROGRAM
    from briscola_desktop.runtime import folders
    from briscola_desktop.runtime.quitting import Quitting
    from briscola_desktop.runtime.resources import icon
    from briscola_desktop.runtime.single import Call, OneProgram

    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([PROGRAM])
    app.setStyle("Fusion")  # others do not take colours and shapes as a style sheet has them
    app.setApplicationDisplayName("Briscola")
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", PROGRAM))
    quitting = Quitting(app)
    quitting.asked.connect(lambda: (app.closeAllWindows(), app.quit()))
    themes, problems = all_decks()
    if chosen.deck is not None and chosen.deck not in themes:
        sys.stderr.write(f"{PROGRAM}: there is no deck {chosen.deck!r}; there are: {', '.join(themes)}\n")
        return 2
    one = OneProgram(folders.data(), app)
    record = str(chosen.record.absolute()) if chosen.record else ""
    if not one.is_first(Call(record, os.environ.get("XDG_ACTIVATION_TOKEN", ""))):
        return 0
    from briscola_desktop.app import splash

    app.setWindowIcon(icon())
    waiting = splash.if_late(began)
    from briscola_desktop.app.desk import Desk

    desk = Desk(app, chosen, themes, problems)
    one.called.connect(desk.come_forward)
    desk.window.closing.connect(one.stop_listening)
    if sys.platform == "darwin":  # elsewhere a double click is a second start
        from briscola_desktop.runtime.file_opening import FileOpening

        FileOpening(app).asked.connect(desk.come_forward)
    desk.open()
    if waiting is not None:
        waiting.make_way_for(desk.window)
    QTimer.singleShot(SETTLED, settle)
    status = 0 if quitting.heard else app.exec()
    desk.close()
    one.close()  # a start that comes meanwhile waits for what is still being saved
    quitting.close()
    return status


def settle() -> None:
    """Look for garbage from now on, but not among what the start has made: that stays until the end."""
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
