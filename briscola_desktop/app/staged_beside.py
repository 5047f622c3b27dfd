"""The booklet of the rules and the statistics as pictures."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QCoreApplication, QEventLoop, QSize
from PySide6.QtGui import QImage

from briscola_desktop.app.staged import LONGEST, Stage, played
from briscola_desktop.core.match import Match
from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime.game import against_computer
from briscola_desktop.runtime.history.entries import Finished
from briscola_desktop.runtime.history.history import NAME, History
from briscola_desktop.runtime.history.store import Store
from briscola_desktop.runtime.translations import language
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.rules.reader import RulesReader
from briscola_desktop.widgets.statistics.window import StatisticsWindow

DEALS = 24
"""Deals in the statistics, played by Normal in every seat."""


def rules_picture(stage: Stage, rules: Rules, size: QSize) -> QImage:
    """The booklet, opened by the rule set."""
    cards = stage.window.cards
    renderer = CardRenderer(cards.theme, cards.style)
    dark = stage.window.board.scene.look.room_name == "dark"
    themes = stage.window.library.themes
    reader = RulesReader(themes, renderer, rules, language(), dark=dark, at_once=True)
    reader.resize(size)
    reader.show()
    QCoreApplication.processEvents()
    image = reader.grab().toImage()
    reader.close()
    renderer.close()
    return image


def statistics_picture(stage: Stage, rules: Rules, size: QSize) -> QImage:
    """The statistics after some deals of the rule set and some of the classic one."""
    store = Store(stage.folder / NAME)
    for seed in range(DEALS):
        kind = rules if seed % 3 else Rules.of("classic")
        record = played(Match.start(kind, seed), None).record()
        store.add(Finished(record, against_computer(kind, "normal"), ended=1_700_000_000 + 86_400 * seed))
    store.close()
    history = History(stage.folder / NAME)
    window = StatisticsWindow(history, stage.window.board.scene.look.room_name)
    window.resize(size)
    window.show()
    end = monotonic() + LONGEST
    while window.shown is None and monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    QCoreApplication.processEvents()
    image = window.grab().toImage()
    window.close()
    history.close()
    return image
