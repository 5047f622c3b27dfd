"""The window around the table: settings at once, dialogs, several people at one screen, what is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QIcon, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolButton

from briscola_desktop.core.actions import Claim
from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.play.table import Table
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.sound import Sounds
from briscola_desktop.widgets.casting import WOMEN
from briscola_desktop.widgets.dialogs.new_table import PERSON, NewTableDialog
from briscola_desktop.widgets.dialogs.preferences import PreferencesDialog
from briscola_desktop.widgets.palette import CLOTHS
from briscola_desktop.widgets.table.durations import Pauses
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.picture import Picture
from tests.gui.conftest import Play
from tests.gui.deals import record_before

PEOPLE = (Player(None, "Ada"), Player(None, "Bruno"))


def test_preferences_are_seen_at_once_and_cancel_brings_back_what_was(play: Play) -> None:
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    view = play.game.view
    dialog = PreferencesDialog(play.settings, play.window.library, play.window)
    dialog.show()
    dialog.decks.setCurrentRow(1)
    play.settings.set(keys.CLOTH, "burgundy")
    assert play.cards_deck() == "two"
    assert play.scene.look.cloth.base == CLOTHS["burgundy"].base
    dialog.reject()
    assert play.cards_deck() == "one"
    assert play.scene.look.cloth.base == CLOTHS["green"].base
    assert play.game.view == view
    play.assert_true_to_the_game()


def test_another_name_is_seen_at_once_at_the_table_and_on_the_sheet(play: Play) -> None:
    play.window.show_kept()
    play.start()
    play.wait()
    play.settings.set(keys.NAME, "Nonna Pina")
    assert play.scene.plates[0].plate.name == "Nonna Pina"
    assert play.scene.bar.score[0][0] == "Nonna Pina"
    assert play.game.record().extra["names"] == ["Nonna Pina", ""]
    play.game.concede()
    play.bot.wait_until(play.window.board.score.isVisible)
    play.settings.set(keys.NAME, "Zia Rita")
    sheet = play.window.board.score.sheet
    assert sheet
    assert [side.name for side in sheet.sides] == ["Zia Rita", "Rosa"]
    play.settings.set(keys.NAME, "")
    assert play.scene.plates[0].plate.name == "You"


def test_another_portrait_is_seen_at_once_and_cancel_brings_back_the_first(play: Play) -> None:
    play.start(Rules.of(players=3))
    plates = play.scene.plates
    rosa = plates[1].plate.who
    dialog = PreferencesDialog(play.settings, play.window.library, play.window)
    dialog.show()
    dialog.activateWindow()
    play.bot.wait_until(dialog.isActiveWindow)
    dialog.tabs.setCurrentIndex(3)
    portraits = {one.accessibleName(): one for one in dialog.findChildren(QToolButton)}
    portraits["A man with a moustache"].setFocus()
    QTest.keyClick(portraits["A man with a moustache"], Qt.Key.Key_Right)
    assert portraits["A woman with long dark hair"].isChecked()
    assert plates[0].plate.who == play.scene.bar.portraits[0] == play.settings.get(keys.PORTRAIT) == rosa
    assert plates[1].plate.who != rosa  # each has another
    assert plates[1].plate.who in WOMEN
    dialog.reject()
    assert [plate.plate.who for plate in plates[:2]] == [0, rosa]


def test_every_preference_can_be_reached_and_is_kept(play: Play) -> None:
    dialog = PreferencesDialog(play.settings, play.window.library, play.window)
    dialog.show()
    before = play.settings.snapshot()
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        assert dialog.tabs.currentWidget().isVisible()
    dialog.accept()
    assert play.settings.snapshot() == before


@pytest.mark.parametrize("room", ["light", "dark"])
def test_light_and_dark(play: Play, room: str) -> None:
    play.settings.set(keys.SURROUNDINGS, room)
    assert play.scene.look.room.name == room
    window = QApplication.palette().window().color().lightness()
    assert (window > 128) == (room == "light")


def test_the_table_dialog_offers_what_a_preset_admits(play: Play) -> None:
    dialog = NewTableDialog(Rules.of(), (), "", "normal", play.window)
    dialog._choose_preset("brisca")
    assert [n for n, button in dialog._count.buttons.items() if button.isEnabled()] == ["2", "4", "6"]
    dialog._count.choose("6")
    dialog._on_count()
    assert dialog.rules() == Rules.of("brisca", players=6)
    assert len(dialog.players()) == 6
    assert dialog.players()[0].person
    dialog._choose_preset("cafe")
    assert dialog.rules() == Rules.of("cafe")


def test_a_preset_without_the_number_of_players_takes_the_nearest_and_says_so(play: Play) -> None:
    dialog = NewTableDialog(Rules.of("brisca", players=6), (), "", "normal", play.window)
    dialog.show()
    dialog._presets["match"].click()
    assert dialog.rules() == Rules.of("match", players=4)
    assert dialog._instead.isVisible()
    assert {"4", "6"} <= set(dialog._instead.text().replace(".", "").split())
    six = dialog._count.buttons["6"]
    assert not six.isEnabled()
    assert "Brisca" in six.toolTip()
    assert six.toolTip() == six.accessibleDescription()
    dialog._presets["brisca"].click()
    assert dialog.rules() == Rules.of("brisca", players=6)  # as was wanted
    assert not dialog._instead.isVisible()
    assert not dialog._count.buttons["6"].toolTip()


def test_what_the_seats_suggest_is_what_the_plates_say(play: Play) -> None:
    dialog = NewTableDialog(Rules.of("match", players=4), (), "", "normal", play.window)
    dialog.show()
    dialog._kinds[2].setCurrentIndex(dialog._kinds[2].findData(PERSON))
    dialog._check()
    dialog._names[1].setText("Piet")
    suggested = [field.text() or field.placeholderText() for field in dialog._names[:4]]
    assert [label.text() for label in dialog._partners[:4]] == [f"with {suggested[(n + 2) % 4]}" for n in range(4)]
    play.start(dialog.rules(), dialog.players())
    assert list(play.window.board.names) == suggested
    dialog._presets["cafe"].click()
    assert not any(label.isVisible() for label in dialog._partners)


def test_rules_that_do_not_go_together_cannot_be_played(play: Play) -> None:
    dialog = NewTableDialog(Rules.of(), (), "", "normal", play.window)
    combo = dialog._options["trump"]
    combo.setCurrentIndex(combo.findData("rotating"))
    dialog._check()
    assert not dialog.play.isEnabled()
    assert dialog.fault.text().startswith("Trumps")
    length = dialog._options["match"]
    length.setCurrentIndex(length.findData("four_deals_wins"))
    dialog._check()
    assert dialog.play.isEnabled()
    assert dialog.rules().match == "four_deals_wins"


def test_somebody_must_sit_at_the_table(play: Play) -> None:
    dialog = NewTableDialog(Rules.of(), (), "", "normal", play.window)
    kind = dialog._kinds[0]
    kind.setCurrentIndex(kind.findData("hard"))
    dialog._check()
    assert not dialog.play.isEnabled()
    kind.setCurrentIndex(kind.findData(PERSON))
    dialog._check()
    assert dialog.play.isEnabled()


def test_two_people_at_one_screen_never_see_each_others_cards(play: Play) -> None:
    play.start(players=PEOPLE)
    board = play.window.board
    seen: list[int] = []
    for _ in range(8):
        play.bot.wait_until(lambda: not play.scene.animator.busy and not play.scene.animator._tell.isActive())
        if board.cover.isVisible():
            assert board.cover.name in {PEOPLE[seat].name for seat in (0, 1) if seat == play.game.view.turn}
            assert not any(item.up for hand in play.scene.hands for item in hand)
            for key in (Qt.Key.Key_1, Qt.Key.Key_2):
                play.key(key)
            board.cover.button.click()
            play.bot.wait_until(lambda: play.scene.own == play.game.view.turn)
        others = [item for seat, hand in enumerate(play.scene.hands) if seat != play.scene.own for item in hand]
        assert all(item.card is None and not item.face_up for item in others)
        assert all(item.face_up for item in play.hand)
        seen.append(play.scene.own)
        play.click(play.hand[0])
    assert set(seen) == {0, 1}
    assert board.director.resyncs == 0
    assert sum(1 for action in play.game.record().actions) == 8


def test_hint_lights_a_card_and_says_why(play: Play) -> None:
    play.start()
    play.wait()
    QTest.keyClick(play.window, Qt.Key.Key_H)
    play.bot.wait_until(lambda: any(item.hinted for item in play.hand))
    lit = next(item for item in play.hand if item.hinted)
    assert play.scene.name_of(lit).split()[0] in play.scene.ribbon.text


def test_the_last_trick_is_shown_and_put_away(play: Play) -> None:
    play.start()
    for _ in range(2):
        play.wait()
        play.click(play.hand[0])
    play.wait()
    assert play.game.last_trick is not None
    sheet = play.window.board.last_trick
    QTest.keyClick(play.window, Qt.Key.Key_T)
    assert sheet.isVisible()
    assert sheet.trick == play.game.last_trick
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_what_is_refused_is_said(play: Play) -> None:
    play.start()
    play.wait()
    for key, sentence in ((Qt.Key.Key_X, "rules"), (Qt.Key.Key_T, "trick"), (Qt.Key.Key_B, "go back")):
        QTest.keyClick(play.window, key)
        assert sentence in play.scene.ribbon.text or sentence in play.window.toast.label.text()


def test_the_ribbon_says_whose_turn_it_is_and_who_took(play: Play) -> None:
    said: list[str] = []
    play.window.board.said.connect(said.append)
    play.start()
    play.wait()
    play.click(play.hand[0])
    play.wait()
    play.click(play.hand[0])
    play.wait()
    assert any(text in {"Your turn", "Your lead"} for text in said)
    assert any("points" in text for text in said)


def test_hovering_lifts_a_card_without_changing_where_it_is_hit(make_play: Callable[..., Play]) -> None:
    play = make_play("normal")
    play.start()
    play.scene.animator.settle()
    item = play.hand[0]
    viewport = play.window.board.view.viewport()
    low = play.window.board.view.mapFromScene(item.mapToScene(0, item.pose.w * item.aspect * 0.49))
    point = QPoint(low.x() - round(item.pose.w * 0.3), min(low.y(), viewport.height() - 2))
    move = QMouseEvent(
        QEvent.Type.MouseMove, point, viewport.mapToGlobal(point), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(viewport, move)
    play.scene.animator.settle()
    assert item.hover == 1
    assert play.scene.card_at(play.window.board.view.mapToScene(point)) is item


@pytest.mark.parametrize("size", [(800, 600), (480, 900), (1024, 600), (360, 640)])
def test_every_button_is_in_the_window_or_in_the_menu(make_play: Callable[..., Play], size: tuple[int, int]) -> None:
    play = make_play(size=size)
    play.start(Rules.of("brisca"))
    play.wait()
    board = play.window.board
    for key, button in board.buttons.items():
        if button.isVisible():
            assert board.rect().contains(button.geometry())
            assert button.toolTip()
            assert button.accessibleName()
        else:
            assert key in board.scene.look.layout.menu


def test_size_and_place_are_kept(make_play: Callable[..., Play]) -> None:
    play = make_play(size=(700, 640))
    play.window.keep()
    again = make_play()
    again.settings.set(keys.GEOMETRY, play.settings.get(keys.GEOMETRY))
    again.window.show_kept()
    assert again.window.size() == play.window.size()


def test_large_packs_number_their_courts_otherwise(play: Play) -> None:
    play.start(Rules.of("brisca", players=6))
    large = play.window.cards.style
    play.start(Rules.of("brisca", players=4))
    assert (large.pack, play.window.cards.style.pack) == (48, 40)


def test_calm_motion_shows_the_same(make_play: Callable[..., Play]) -> None:
    play = make_play("normal")
    play.settings.set(keys.REDUCED, True)
    play.start()
    for _ in range(200):
        play.scene.animator.advance(40)
        play.bot.wait(1)
        if play.at_rest:
            break
    play.assert_true_to_the_game()
    assert all(item.pose.fade == 1 for item in play.scene.cards())


def test_there_is_time_to_claim_before_somebody_else_leads(play: Play) -> None:
    record = record_before(
        Rules.of("brisca", players=2, throw=False, exchange="none"),
        lambda table: table.turn == 1 and any(isinstance(action, Claim) for action in table.view(0).legal()),
    )
    play.window.board.director.pauses = Pauses(0, 0, 60_000, 0)
    play.game.open_record(record)
    play.bot.wait_until(lambda: not play.scene.animator.busy)
    play.bot.wait(60)
    button = play.window.board.commands["claim"]
    assert button.isVisible()
    play.window.board.director.pauses = Pauses(0, 0, 0, 0)
    button.click()
    play.wait()
    assert play.game.over
    assert play.game.view.claimed == 0
    play.assert_true_to_the_game()


def test_cards_that_a_throw_forbids_are_dimmed(play: Play) -> None:
    def thrown(table: Table) -> bool:
        view = table.view(0)
        return view.thrown and view.turn == 0 and len(view.playable()) < len(view.hand)

    play.game.open_record(record_before(Rules.of("brisca", players=2), thrown))
    play.wait()
    playable = play.game.playable()
    assert [item.dimmed for item in play.hand] == [item.card not in playable for item in play.hand]
    forbidden = next(item for item in play.hand if item.dimmed)
    record = play.game.record()
    play.click(forbidden)
    assert play.game.record() == record
    assert "thrown" in play.scene.ribbon.text


def test_a_game_that_was_left_is_shown_as_it_was(make_play: Callable[..., Play]) -> None:
    play = make_play()
    play.start(Rules.of("classic", players=4))
    play.wait()
    play.click(play.hand[0])
    play.wait()
    board = play.window.board
    picture = play.scene.picture()
    board.take_up()
    assert play.scene.picture() == picture == Picture.of(play.game.view)


def test_the_rules_follow_the_table_and_can_be_played(play: Play) -> None:
    play.start()
    play.bot.wait_until(play.window.isActiveWindow)
    QTest.keyClick(play.window, Qt.Key.Key_F1)
    reader = play.window._reader
    assert reader is not None
    assert reader.isVisible()
    assert reader.viewed.rules == Rules.of()
    reader.play_wanted.emit(Rules.of("brisca"))
    assert play.game.rules == Rules.of("brisca")
    assert reader.viewed.rules == Rules.of("brisca")
    play.settings.set(keys.DECK, "two")
    assert reader.deck == "two"


def test_events_are_told_as_they_are_seen(play: Play) -> None:
    heard: list[str] = []
    play.window.board.director.happens.connect(lambda event: heard.append(type(event).__name__))
    play.start()
    play.wait()
    assert heard[:8] == ["CardDealt"] * 6 + ["TrumpTurned"] + heard[7:8]
    while "TrickTaken" not in heard:
        play.click(play.hand[0])
        play.wait()
    taken = heard.index("TrickTaken")
    assert heard[taken - 2 : taken + 3] == ["CardPlayed", "CardPlayed", "TrickTaken", "CardDrawn", "CardDrawn"]


def test_what_is_seen_is_heard(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Sound] = []
    sounds = Sounds(play.settings)
    monkeypatch.setattr(sounds, "play", heard.append)
    play.window._sounds = sounds
    play.start()
    for _ in range(20):
        play.wait()
        play.click(play.hand[0])
    play.wait()
    assert heard[0] == Sound.SHUFFLED
    assert heard.count(Sound.SHUFFLED) == 1
    assert heard.count(Sound.DEALT) == 6
    assert heard.count(Sound.PLAYED) == 40
    assert heard.count(Sound.TAKEN) == 20
    assert heard[-1] in {Sound.WON, Sound.LOST, Sound.TIED}


def test_what_is_taken_back_goes_back_by_the_way_it_came(make_play: Callable[..., Play]) -> None:
    play = make_play("normal")
    play.start()
    play.scene.animator.settle()
    play.bot.wait_until(lambda: play.game.view.turn == 0)
    play.scene.animator.settle()
    chosen = play.hand[0]
    card, home = chosen.card, chosen.pose
    play.click(chosen)
    play.scene.animator.settle()
    lay = chosen.pose
    QTest.keyClick(play.window, Qt.Key.Key_U)
    back = next(item for item in play.hand if item.card is card)
    assert (back.pose.x, back.pose.y) != (home.x, home.y)
    assert play.scene.animator.carries(back)
    play.scene.animator.advance(120)
    assert min(lay.y, home.y) - 200 < back.pose.y < home.y
    play.scene.animator.settle()
    assert (back.pose.x, back.pose.y, back.face_up) == (home.x, home.y, True)
    play.assert_true_to_the_game()


def test_a_note_lies_where_it_covers_no_card_and_no_name(make_play: Callable[..., Play]) -> None:
    play = make_play(size=(800, 600))
    play.start(Rules.of("classic", players=4))
    play.wait()
    play.window.toast.say("The previous deal is kept.", "Back to it (B)", lambda: None)
    note = play.window.toast.geometry()
    box = Box(note.x(), note.y(), note.width(), note.height())
    groups = play.scene.look.layout.groups()
    assert not [name for name in groups if box.touches(groups[name])]
    assert play.window.toast.button.isVisible()
    assert play.window.toast.rect().contains(play.window.toast.button.geometry())


def test_the_chosen_deck_is_seen_in_its_own_colours(play: Play) -> None:
    dialog = PreferencesDialog(play.settings, play.window.library, play.window)
    icon = dialog.decks.item(0).icon()
    size = dialog.decks.iconSize()
    assert icon.pixmap(size, QIcon.Mode.Selected).toImage() == icon.pixmap(size, QIcon.Mode.Normal).toImage()


def in_dialog(open_it: Callable[[], object], act: Callable[[QDialog], object]) -> None:
    """Open a dialog, and act in it while it waits for an answer."""
    acted = []

    def when_open() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        acted.append(dialog)
        act(dialog)

    QTimer.singleShot(0, when_open)
    open_it()
    assert acted
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert QApplication.activeModalWidget() is None


def test_a_table_is_chosen_with_its_dialog(play: Play) -> None:
    play.start()
    play.wait()
    table = play.window.commands["rules"]

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, NewTableDialog)
        dialog._choose_preset("brisca")
        QTest.mouseClick(dialog._count.buttons["4"], Qt.MouseButton.LeftButton)
        dialog._kinds[2].setCurrentIndex(dialog._kinds[2].findData(PERSON))
        dialog._names[2].setText("Piet")
        QTest.mouseClick(dialog.play, Qt.MouseButton.LeftButton)

    in_dialog(table.trigger, choose)
    assert play.game.rules == Rules.of("brisca", players=4)
    assert play.game.players[2] == Player(None, "Piet")
    in_dialog(table.trigger, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Return))
    assert play.game.rules == Rules.of("brisca", players=4)


@pytest.mark.parametrize("answer", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_every_dialog_of_the_window_can_be_answered(play: Play, answer: Qt.Key) -> None:
    play.start()
    play.wait()
    view = play.game.view
    for key in ("preferences", "shortcuts", "about"):
        in_dialog(play.window.commands[key].trigger, lambda dialog: QTest.keyClick(dialog, answer))
    in_dialog(play.window.commands["rules"].trigger, QDialog.reject)
    assert play.game.view == view
    assert not play.window.findChildren(QDialog)


def test_a_key_works_after_the_menu_was_looked_at(play: Play) -> None:
    play.start()
    play.wait()
    menu = QMenu(play.window)
    play.window._menus.fill(menu)
    undo = play.window.commands["undo"]
    assert not undo.isEnabled()
    menu.popup(QPoint(0, 0))
    menu.close()
    assert undo.isEnabled()
    play.click(play.hand[0])
    play.wait()
    undo.trigger()
    assert play.played == 0
