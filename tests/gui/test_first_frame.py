"""The first thing that is seen of the program is a table with everything on it."""

from __future__ import annotations

import pytest

from briscola_desktop.widgets import main_window
from briscola_desktop.widgets.main_window import MainWindow
from tests.gui.conftest import THEMES, Play


def test_the_window_is_seen_when_all_that_lies_on_its_table_is_drawn(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "SEEN_AFTER", 60.0)
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    again = MainWindow(play.game, play.settings, THEMES)
    play.window.close()
    again.show_kept(play.game.resume)
    assert again.isVisible()
    missing = []
    draw = again.cards.pixmap

    def watched(card: object, width: float, dpr: float = 1.0) -> object:
        picture = draw(card, width, dpr)  # type: ignore[arg-type]
        missing.extend([] if picture else [card])
        return picture

    monkeypatch.setattr(again.cards, "pixmap", watched)
    again.board.scene.refresh()
    again.board.view.grab()
    assert missing == []
    again.close()
