"""About: the licence of each thing that is bundled, and how Qt is replaced."""

from pytestqt.qtbot import QtBot

from briscola_desktop.runtime import about
from briscola_desktop.widgets.dialogs.about import AboutDialog


def test_everything_bundled_is_named_with_its_licence(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    said = dialog.licences.toPlainText()
    for part in about.components():
        assert all(text in said for text in (part.name, part.version, part.licence))
    assert str(about.qt_folder()) in said
    assert all(address in said for _, address in about.SOURCES)
    assert about.LICENCE in said
