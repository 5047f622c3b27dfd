"""The window is closed while an online match is under way: one is asked once, and can come back."""

import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QWidget

from briscola_desktop.runtime.folders import KEPT_SEAT
from tests.gui.conftest import Play
from tests.gui.hall import Hall

QUESTION = "briscola_desktop.widgets.dialogs.question.agreed"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked; the answer is no."""
    heard: list[str] = []

    def answer(_title: str, text: str, _yes: str, _parent: QWidget) -> bool:
        heard.append(text)
        return False

    monkeypatch.setattr(QUESTION, answer)
    return heard


class ByHand(QCloseEvent):
    """As the window's X sends it; only the window system can."""

    def spontaneous(self) -> bool:
        return True


def closes(play: Play) -> bool:
    """Whether the window closes when its X is pressed."""
    event = ByHand()
    play.window.closeEvent(event)
    return event.isAccepted()


def test_who_would_rather_stay_stays(play: Play, hall: Hall, asked: list[str]) -> None:
    page, _ = hall.dealt()
    play.window._online = hall.windows[0]
    assert not closes(play)
    assert len(asked) == 1
    assert "kept" in asked[0]
    assert "Go back" in asked[0]
    play.window.commands["quit"].trigger()
    assert len(asked) == 2
    assert play.window.isVisible()
    assert page.visit.session.connected
    play.window._online = None


def test_who_quits_can_come_back(play: Play, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _, guest = hall.dealt()
    play.window._online = hall.windows.pop()
    monkeypatch.setattr(QUESTION, lambda *_: True)
    assert closes(play)
    hall.until(lambda: guest.room is not None and not guest.room.seats[1].here)
    assert (hall.folder / "Anna's" / KEPT_SEAT).exists()


def test_nothing_is_asked_where_nothing_goes_on_online(play: Play, hall: Hall, asked: list[str]) -> None:
    play.start()
    play.window._online = hall.window()
    assert closes(play)
    assert asked == []
    hall.windows.pop()


def test_the_system_is_not_kept_waiting_for_an_answer(play: Play, hall: Hall, asked: list[str]) -> None:
    hall.dealt()
    play.window._online = hall.windows.pop()
    assert play.window.close()  # as a signal and the end of the session do
    assert asked == []
