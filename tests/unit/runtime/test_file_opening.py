"""A record that macOS hands over is asked for as a second start would."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from briscola_desktop.runtime.file_opening import FileOpening
from briscola_desktop.runtime.single import Call


def test_a_file_is_asked_for_and_other_events_pass(qtbot: QtBot, qapp: QCoreApplication, tmp_path: Path) -> None:
    opening = FileOpening(qapp)
    heard: list[Call] = []
    opening.asked.connect(heard.append)
    record = tmp_path / "una partita è.briscola"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(str(record)))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.ApplicationPaletteChange))
    assert heard == [Call(str(record))]
    qapp.removeEventFilter(opening)
    opening.deleteLater()
