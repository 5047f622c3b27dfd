"""The whole program, driven from within as a person would: goes online, sits down, plays a match to its end by clicks.

    python -m tests.e2e.online_player NAME ADDRESS [cut|killed|return]

Reads a code to join with, or an empty line to create a table for four with two computers; writes what happens as lines
of JSON. With `cut` it waits in the middle of the fourth trick, on its own turn, to be cut off, and plays on once it is
back. With `killed` it waits in the seventh to be killed; with `return` it goes back to where it was killed.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from briscola_desktop.app import environment, quiet
from briscola_desktop.app.decks import all_decks
from briscola_desktop.app.desk import Desk
from briscola_desktop.app.options import Options
from briscola_desktop.runtime import keys
from briscola_desktop.widgets.lobby.table_page import TablePage
from briscola_desktop.widgets.lobby.window import OnlineWindow
from briscola_desktop.widgets.table.controller import BOUNCE
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.picture import Picture

PATIENCE = 200.0
"""Seconds within which anything must have happened."""

CUT_IN, KILLED_IN = 3, 6
"""Tricks before the one in which the connection is cut, or the program killed."""


def tell(**said: object) -> None:
    """Write a line."""
    print(json.dumps(said), flush=True)


def until(so: Callable[[], object]) -> None:
    """Let the program go on until something is so."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it did not come to be"
        QTest.qWait(5)


def sit_down(window: OnlineWindow, address: str, code: str) -> TablePage:
    """Connect, and create or join a table; its page."""
    window.door.server.setFocus()
    window.door.server.setText(address)
    QTest.keyClick(window.door.server, Qt.Key.Key_Return)
    until(window.door.create_button.isEnabled)
    if code:
        window.door.code.setFocus()
        QTest.keyClicks(window.door.code, code)
        QTest.keyClick(window.door.code, Qt.Key.Key_Return)
    else:
        QTest.mouseClick(window.door.create_button, Qt.MouseButton.LeftButton)
        dialog = window.terms
        assert dialog is not None
        dialog._count.buttons["4"].click()
        dialog.play.click()
    until(lambda: window.page is not None and window.page.sheet.isVisible())
    page = window.page
    assert page is not None
    page.board.director.pauses = Pauses(0, 0, 0, 0)
    return page


def click_a_card(page: TablePage) -> None:
    """Press a legal card."""
    scene, view = page.board.scene, page.board.view
    for item in scene.hands[scene.own]:
        for across in (-0.4, -0.2, 0.0, 0.2, 0.4):
            point = item.mapToScene(across * item.pose.w, -0.2 * item.pose.w)
            if item.card in page.visit.game.playable() and scene.card_at(point) is item:
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))
                return
    raise AssertionError("no card can be hit")


def be_cut_off(page: TablePage) -> None:
    """Wait to lose the connection, and to have it again: the same hand, the same trick, the same score."""
    window, game = page.window(), page.visit.game
    assert isinstance(window, OnlineWindow)
    before, picture, version = game.view, page.board.scene.picture(), page.visit.session.version
    tell(cut_me=[str(card) for card in before.hand], table=len(before.table))
    until(window.banner.isVisible)
    tell(lost=True)
    # that the seat was taken up is a new version, which is told after what was missed
    until(lambda: not window.banner.isVisible() and page.visit.session.version > version)
    QTest.qWait(200)
    tell(back=game.view == before and page.board.scene.picture() == picture == Picture.of(before))


def wait_to_be_killed(page: TablePage) -> None:
    """Say what there is to be found again, and never go on."""
    view = page.visit.game.view
    tell(kill_me=[str(card) for card in view.hand], table=len(view.table), points=view.points)
    QTest.qWait(round(1_000 * PATIENCE))


def go_back(desk: Desk) -> OnlineWindow:
    """Nobody is called before the click that goes back to the seat."""
    toast = desk.window.toast
    until(lambda: toast.isVisible() and toast.button.text() == "Go back")
    QTest.qWait(300)
    tell(offered=toast.label.text(), called=online_window() is not None)
    QTest.mouseClick(toast.button, Qt.MouseButton.LeftButton)
    window = online_window()
    assert window is not None
    until(lambda: window.page is not None and window.page.visit.game.started)
    page = window.page
    assert page is not None
    page.board.director.pauses = Pauses(0, 0, 0, 0)
    view = page.visit.game.view
    tell(found=[str(card) for card in view.hand], table=len(view.table), points=view.points)
    return window


def online_window() -> OnlineWindow | None:
    """The window of online play, where there is one."""
    return next((found for found in QApplication.topLevelWidgets() if isinstance(found, OnlineWindow)), None)


def play(page: TablePage, mode: str) -> None:
    """Play a deal to its end."""
    cut, killed = mode == "cut", mode == "killed"
    game, scene, session = page.visit.game, page.board.scene, page.visit.session
    until(lambda: game.started)
    while True:
        until(lambda: game.over or (game.view.turn == game.view.seat and not scene.animator.busy))
        if game.over:
            return
        view = game.view
        if cut and len(view.history) >= CUT_IN and view.table:
            cut = False
            be_cut_off(page)
        if killed and len(view.history) >= KILLED_IN and view.table:
            wait_to_be_killed(page)
        QTest.qWait(round(1_000 * BOUNCE) + 20)  # a press right after a card was played is a trembling hand's
        click_a_card(page)
        until(lambda view=view: game.view != view and not session.waiting)  # type: ignore[misc]


def kept_deals(desk: Desk) -> list[str]:
    """What the history says of its deals."""
    found: list[str] = []
    desk.beside.history.ask(
        lambda store: store.page(),
        lambda page: found.extend(f"{e.kind.level} {e.seat} {e.names}" for e in page.entries),
    )
    until(lambda: found)
    return found


def main() -> int:
    """Play; the exit status."""
    environment.prepare(os.environ)
    quiet.hush()
    name, address, mode, *_ = *sys.argv[1:], ""
    app = QApplication(["briscola-desktop"])
    themes, problems = all_decks()
    desk = Desk(app, Options(), themes, problems)
    desk.settings.set(keys.NAME, name)
    desk.settings.set(keys.ANIMATION, "off")
    desk.open()
    if mode == "return":
        page = go_back(desk).page
        assert page is not None
    else:
        desk.window.commands["online"].trigger()
        window = online_window()
        assert window is not None
        page = sit_down(window, address, sys.stdin.readline().strip())
        tell(code=page.visit.session.table)
        until(lambda: len(page.visit.people) == 2)
        QTest.mouseClick(page.sheet.ready, Qt.MouseButton.LeftButton)
    play(page, mode)
    until(page.board.score.isVisible)
    game = page.visit.game
    tell(
        points=game.view.points,
        title=page.board.score.accessibleName(),
        seats=[player.level for player in game.players],
        over=game.match.over,
        shuffle=page.company.shuffle_line.text(),
        relaid=page.board.director.resyncs,
        solo=desk.game.started and not desk.game.over,
        kept=kept_deals(desk),
    )
    desk.window.close()
    desk.close()
    quiet.unhush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
