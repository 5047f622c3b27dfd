import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.widgets.decks.figures import figure, label
from briscola_desktop.widgets.decks.indices import IndexStyle, colour, draw_indices, sign
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.suits import suit_mark


@pytest.mark.parametrize(
    ("family", "style", "signs"),
    [
        ("italian", IndexStyle(), "1 2 3 7 8 9 10"),
        ("italian", IndexStyle(pack=48), "1 2 3 7 10 11 12"),
        ("spanish", IndexStyle(), "1 2 3 7 10 11 12"),
        ("french", IndexStyle(), "A 2 3 7 J Q K"),
        ("french", IndexStyle(language="it"), "A 2 3 7 J Q K"),
        ("french", IndexStyle(language="it", italian_letters=True), "A 2 3 7 F D R"),
        ("french", IndexStyle(language="de"), "A 2 3 7 B D K"),
        ("french", IndexStyle(language="nl"), "A 2 3 7 B V H"),
        ("french", IndexStyle(language="hu"), "A 2 3 7 B D K"),
        ("french", IndexStyle(language="pt"), "A 2 3 7 J Q K"),
    ],
)
def test_signs(family: Family, style: IndexStyle, signs: str) -> None:
    ranks = "A237FCR"
    assert [sign(Card.parse(rank + "c"), family, style) for rank in ranks] == signs.split()


def test_french_suits_have_two_or_four_colours() -> None:
    cards = [Card.parse("7" + suit) for suit in "dcsb"]
    assert len({colour(card, "french", IndexStyle()).name() for card in cards}) == 2
    assert len({colour(card, "french", IndexStyle(four_colours=True)).name() for card in cards}) == 4


def test_every_sign_has_its_own_figure_of_one_height() -> None:
    signs = "0123456789AJQKBDVHFR"
    outlines = [figure(s) for s in signs]
    assert all(path.boundingRect().height() == pytest.approx(1, abs=0.01) for path in outlines)
    assert len({path.length() for path in outlines}) == len(signs)
    assert label("10").boundingRect().width() > label("1").boundingRect().width()


def test_round_figures_are_round_and_hollow() -> None:
    """Curves that Qt flattens too coarsely become polygons without holes."""
    zero, eight = figure("0"), figure("8")
    assert not zero.contains(zero.boundingRect().center())
    middle = eight.boundingRect().center().x()
    assert [eight.contains(QPointF(middle, y)) for y in (0.03, 0.24, 0.48, 0.74, 0.97)] == [
        True,
        False,
        True,
        False,
        True,
    ]


def test_marks_of_the_suits_fill_their_square_and_differ() -> None:
    marks = [suit_mark(family, suit) for family in ("italian", "french") for suit in Suit]
    assert all(0.9 < max(m.boundingRect().width(), m.boundingRect().height()) / 2 <= 1.1 for m in marks)
    assert len({round(m.length(), 3) for m in marks}) == 8


def inked(size: str, width: int) -> list[QRectF]:
    """Boxes of dark pixels in the two halves of an empty card with indices."""
    image = QImage(width, round(width * 1.66), QImage.Format.Format_RGB32)
    image.fill(QColor("#fffdf6"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    style = IndexStyle(size=size)  # type: ignore[arg-type]
    draw_indices(painter, Card.parse("7s"), "italian", style, image.width(), image.height())
    painter.end()
    boxes = []
    for rows in (range(image.height() // 2), range(image.height() // 2, image.height())):
        dark = [(x, y) for y in rows for x in range(width) if image.pixelColor(x, y).lightness() < 110]
        if dark:
            xs, ys = [x for x, _ in dark], [y for _, y in dark]
            boxes.append(QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))
    return boxes


@pytest.mark.parametrize("width", [60, 160, 400])
def test_indices_stand_in_both_corners_and_can_be_read(width: int) -> None:
    assert inked("off", width) == []
    upper, lower = inked("normal", width)
    assert upper.left() < width * 0.1
    assert lower.right() > width * 0.9
    assert upper.height() >= min(8, width * 0.12)
    large, _ = inked("large", width)
    assert large.height() > 1.5 * upper.height()
