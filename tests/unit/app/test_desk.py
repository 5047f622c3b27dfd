"""Everything put together: what a start asks for arrives at the table, and what is wrong is said in the window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from pytestqt.qtbot import QtBot

from briscola_desktop.app.desk import Desk
from briscola_desktop.app.options import Options
from briscola_desktop.core.actions import Play
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import first_dealer
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.bots import InlineBots
from briscola_desktop.runtime.importing.errors import DeckError
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.single import Call
from briscola_desktop.widgets.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support ")  # of a screen that is none
RECORD = Path(__file__).parents[2] / "golden" / "records" / "brisca-2.json"


class Open(Protocol):
    """Opens the program, with what is wrong with decks."""

    def __call__(self, chosen: Options, *problems: DeckError) -> Desk: ...


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """What windows warn of."""
    heard: list[Notice] = []
    monkeypatch.setattr(MainWindow, "warn", lambda _, notice: heard.append(notice))
    return heard


@pytest.fixture
def start(qtbot: QtBot, said: list[Notice]) -> Iterator[Open]:
    """Opens the program in this process."""
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert app is not None
    running: list[Desk] = []

    def start(chosen: Options, *problems: DeckError) -> Desk:
        for desk in running:
            end(desk)
        running.clear()
        desk = Desk(app, chosen, {}, problems, bots=InlineBots())
        desk.settings.set(keys.ANIMATION, "off")
        desk.settings.set(keys.MUTED, True)  # a sound server that is away would be heard of
        desk.open()
        running.append(desk)
        return desk

    def end(desk: Desk) -> None:
        desk.window.close()
        desk.close()
        qtbot.wait(1)

    yield start
    for desk in running:
        end(desk)


def test_what_is_wrong_with_a_deck_is_said_in_the_language_of_the_app(start: Open, said: list[Notice]) -> None:
    start(Options(language="de"), DeckError("{name} has no deck.toml", name="bunt"))
    assert [notice.sentence for notice in said] == [
        "Ein Blatt lässt sich nicht verwenden: in bunt fehlt die Datei deck.toml."
    ]


def seed_with_person_leading(rules: Rules) -> int:
    return next(seed for seed in range(50) if first_dealer(rules, seed) == rules.players - 1)


def test_choices_of_the_call_are_the_players_and_stay(start: Open) -> None:
    rules = Rules.of("brisca", players=6)
    desk = start(Options(language="it", rules=rules, level="hard", seed=4))
    assert desk.game.rules == rules
    assert [player.level for player in desk.game.players] == [None, *["hard"] * 5]
    again = start(Options())
    assert again.settings.get(keys.LANGUAGE) == "it"
    assert again.settings.get(keys.LEVEL) == "hard"
    assert keys.chosen_rules(again.settings) == rules
    assert again.game.rules == rules


@pytest.mark.parametrize(("players", "preset"), [(2, "cafe"), (3, "classic"), (6, "brisca")])
def test_players_alone_keep_the_preset_where_they_can(start: Open, players: int, preset: str) -> None:
    start(Options(rules=Rules.of("cafe")))
    assert start(Options(players=players)).game.rules == Rules.of(preset, players=players)


def test_a_deal_is_taken_up_and_kept_aside_for_another_match(start: Open, qtbot: QtBot) -> None:
    desk = start(Options(seed=seed_with_person_leading(Rules.of())))
    action = next(action for action in desk.game.view.legal() if isinstance(action, Play))
    assert desk.game.submit(action) is None
    qtbot.waitUntil(lambda: desk.game.view.turn == 0)
    view = desk.game.view
    assert start(Options()).game.view == view
    other = start(Options(level="easy"))
    assert other.game.view != view
    assert other.game.go_back() is None
    assert other.game.view == view


def test_a_record_is_opened_at_the_start_and_later(start: Open, said: list[Notice], tmp_path: Path) -> None:
    desk = start(Options(record=RECORD))
    assert desk.game.over
    assert desk.game.match.results[0].points == (35, 85)
    cut = tmp_path / "cut.json"
    cut.write_text(RECORD.read_text().replace('"throw": true', '"throw": 1'))
    desk.come_forward(Call(str(cut)))
    assert desk.game.version == 4
    assert [notice.code for notice in said] == ["record_broken"]


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"{}"])
def test_a_record_that_is_none_is_said_and_the_game_goes_on(
    start: Open, said: list[Notice], tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "deal.json"
    if content is not None:
        path.write_bytes(content)
    desk = start(Options(record=path))
    assert desk.game.started
    assert [notice.code for notice in said] == ["record_unreadable"]
    assert "deal.json" in said[0].sentence


def test_complaints_are_said_once_each(start: Open, said: list[Notice], home: Path) -> None:
    folder = home / "data" / "briscola-desktop"
    folder.mkdir(parents=True)
    (folder / "deal.json").write_text("{")
    config = home / "config" / "briscola-desktop"
    config.mkdir(parents=True)
    (config / "settings.ini").write_text("[game]\nplayers=6\npreset=cafe\n[look]\ncloth=tartan\n[file]\nvalues=4\n")
    start(Options())
    assert sorted(notice.code for notice in said) == ["rules_unknown", "save_broken", "setting_unknown"]
