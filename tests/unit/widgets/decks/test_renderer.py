from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from briscola_desktop.core.cards import Card
from briscola_desktop.widgets.decks.faces import PAD
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.renderer import CardRenderer, CardsReady
from briscola_desktop.widgets.decks.theme import FORTY, read_theme

CARD = Card.parse("5c")


@pytest.fixture
def renderer(deck_folder: Path, qapp: object) -> Iterator[CardRenderer]:
    made = CardRenderer(read_theme(deck_folder), folder=deck_folder.parent / "kept")
    yield made
    made.close()


def middle(image: QImage) -> QColor:
    return image.pixelColor(image.width() // 2, image.height() // 2)


def settle(renderer: CardRenderer, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not renderer.busy)


def test_a_card_comes_with_a_signal(renderer: CardRenderer, qtbot: QtBot) -> None:
    with qtbot.waitSignal(renderer.ready) as told:
        assert renderer.pixmap(CARD, 100, 1.5) is None
    news = told.args[0]
    assert news == CardsReady("plain", frozenset({CARD}))
    pixmap = renderer.pixmap(CARD, 100, 1.5)
    assert pixmap is not None
    assert (pixmap.width(), pixmap.height()) == (150 + 2 * PAD, 249 + 2 * PAD)
    assert middle(pixmap.toImage()).red() > 150


def test_another_size_is_a_stand_in_until_the_right_one_is_there(renderer: CardRenderer, qtbot: QtBot) -> None:
    renderer.prepare([CARD], [60])
    settle(renderer, qtbot)
    stand_in = renderer.pixmap(CARD, 90)
    assert stand_in is not None
    assert stand_in.width() == 60 + 2 * PAD
    settle(renderer, qtbot)
    right = renderer.pixmap(CARD, 90)
    assert right is not None
    assert right.width() == 90 + 2 * PAD


def test_sizes_that_change_at_every_frame_are_drawn_once(renderer: CardRenderer, qtbot: QtBot) -> None:
    renderer.prepare([CARD], [60])
    settle(renderer, qtbot)
    for width in range(70, 120):
        renderer.pixmap(CARD, width)
        renderer.forget_sizes()
    renderer.pixmap(CARD, 120)
    settle(renderer, qtbot)
    assert {key.width for key in renderer._pixmaps} == {60, 120}


def test_what_is_seen_comes_before_what_may_be_seen(renderer: CardRenderer, qtbot: QtBot) -> None:
    renderer.prepare([CARD], [60])
    settle(renderer, qtbot)
    renderer.prepare(FORTY, [300])
    seen = [card for card in FORTY[-4:] if card is not CARD]
    for card in seen:
        renderer.pixmap(card, 300)
    for card in (CARD, *seen):
        renderer.pixmap(card, 300)
    drawn = len(renderer._pixmaps)
    qtbot.waitUntil(lambda: all(renderer._key(card, 300, 1) in renderer._pixmaps for card in seen))
    assert len(renderer._pixmaps) - drawn < 12


def test_frames_do_not_put_off_a_card_that_has_a_stand_in(renderer: CardRenderer, qtbot: QtBot) -> None:
    renderer.prepare([CARD], [60])
    settle(renderer, qtbot)
    key = renderer._key(CARD, 90, 1)

    def frame() -> bool:
        renderer.pixmap(CARD, 90)
        return key in renderer._pixmaps

    qtbot.waitUntil(frame)


def test_nothing_of_the_deck_before_arrives_after_a_change(
    renderer: CardRenderer, deck_folder: Path, qtbot: QtBot
) -> None:
    theme = read_theme(deck_folder)
    other = deck_folder.parent / "other"
    other.mkdir()
    for path in deck_folder.iterdir():
        (other / path.name).write_text(path.read_text().replace("#c02020", "#00ff00").replace('"plain"', '"other"'))
    for _ in range(5):
        renderer.prepare(FORTY, [80])
        renderer.set_deck(read_theme(other))
        renderer.prepare(FORTY, [80])
        renderer.set_deck(theme)
    renderer.set_deck(read_theme(other))
    told: list[CardsReady] = []
    renderer.ready.connect(told.append)
    renderer.prepare(FORTY, [80])
    settle(renderer, qtbot)
    qtbot.waitUntil(lambda: sum(len(news.cards) for news in told) >= len(FORTY))
    assert {news.deck for news in told} == {"other"}
    pixmap = renderer.pixmap(CARD, 80)
    assert pixmap is not None
    assert middle(pixmap.toImage()).green() > 180


def test_the_last_deck_stands_in_for_the_next(renderer: CardRenderer, deck_folder: Path, qtbot: QtBot) -> None:
    renderer.prepare([CARD], [80])
    settle(renderer, qtbot)
    before = renderer.pixmap(CARD, 80)
    renderer.set_deck(renderer.theme, IndexStyle(size="large"))
    assert renderer.pixmap(CARD, 80) is before
    settle(renderer, qtbot)
    assert renderer.pixmap(CARD, 80) is not before


def test_pictures_are_kept_on_the_disk_and_broken_ones_drawn_again(
    renderer: CardRenderer, deck_folder: Path, qtbot: QtBot
) -> None:
    good = renderer.image(CARD, 80)
    (kept,) = (deck_folder.parent / "kept").glob("*.png")
    for rubbish in (b"", b"rubbish", kept.read_bytes()[:200]):
        kept.write_bytes(rubbish)
        assert renderer.image(CARD, 80) == good
        assert len(kept.read_bytes()) > 300
    (deck_folder / "5c.svg").write_text((deck_folder / "5c.svg").read_text().replace("#c02020", "#00ff00"))
    assert middle(renderer.image(CARD, 80)).green() > 180  # a changed face is another picture


def test_a_kept_picture_is_really_used(renderer: CardRenderer, deck_folder: Path) -> None:
    renderer.image(CARD, 80)
    (kept,) = (deck_folder.parent / "kept").glob("*.png")
    marked = QImage(str(kept))
    marked.fill(QColor("magenta"))
    marked.save(str(kept))
    assert middle(renderer.image(CARD, 80)) == QColor("magenta")


def test_without_a_place_to_keep_them_cards_are_drawn(deck_folder: Path, qapp: object) -> None:
    blocked = deck_folder.parent / "file"
    blocked.write_text("no folder")
    renderer = CardRenderer(read_theme(deck_folder), folder=blocked / "kept")
    assert middle(renderer.image(CARD, 80)).red() > 150
    renderer.close()


def test_a_face_that_cannot_be_read_names_itself(renderer: CardRenderer, deck_folder: Path) -> None:
    (deck_folder / "5c.svg").write_text("not a picture")
    image = renderer.image(CARD, 160)
    dark = sum(image.pixelColor(x, y).lightness() < 90 for x in range(40, 120, 2) for y in range(30, 130, 2))
    assert dark > 100


def test_corners_are_round_and_the_rim_is_clear(renderer: CardRenderer) -> None:
    image = renderer.image(None, 200)
    assert image.pixelColor(0, 100).alpha() == 0
    assert image.pixelColor(PAD, PAD).alpha() == 0
    assert image.pixelColor(100, PAD).alpha() > 200
    assert image.pixelColor(20, 20).alpha() == 255


def test_old_pictures_are_thrown_away(renderer: CardRenderer, deck_folder: Path) -> None:
    for width in range(60, 80):
        renderer.image(CARD, width)
    assert renderer._cache is not None
    folder = deck_folder.parent / "kept"
    total = sum(path.stat().st_size for path in folder.glob("*.png"))
    renderer._cache.prune(total // 2)
    assert 0 < sum(path.stat().st_size for path in folder.glob("*.png")) <= total // 2


def test_a_closed_renderer_leaves_nothing_running(deck_folder: Path, qtbot: QtBot) -> None:
    pool = QThreadPool()
    renderer = CardRenderer(read_theme(deck_folder), pool=pool)
    renderer.prepare(FORTY, [300])
    renderer.close()
    assert pool.waitForDone(5_000)
    assert not renderer.busy
