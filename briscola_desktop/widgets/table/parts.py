"""The table in words: every card, pile and seat with its name and place, as a screen reader goes through them.

What is told is what lies on the scene, so nothing is said before it is seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.core.rules import HAND
from briscola_desktop.core.tricks import winner_of
from briscola_desktop.widgets.table.card_item import CardItem
from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.spots import Spot, place_of
from briscola_desktop.widgets.table.words import Sentences, suit_name


@dataclass(frozen=True, slots=True)
class Part:
    """Something on the table.

    Attributes:
        key: what it is, the same for as long as it is there.
        group: the group that it is part of, a key of `group_names`.
        name: what it is called.
        text: what else is to be known of it.
        box: where it is, in window pixels.
        slot: which card of the own hand it is; -1 for all else, also for a place there that waits for a card.
        reached: whether the keyboard goes there; not to other people's hidden cards, of which there is nothing to know.
    """

    key: str
    group: str
    name: str
    box: Box
    text: str = ""
    slot: int = -1
    reached: bool = True


def describe(scene: TableScene, words: Sentences, trump: Suit | None) -> tuple[Part, ...]:
    """Everything on the table, in the order in which one goes through it.

    Args:
        scene: the table.
        words: who is called what.
        trump: the trump suit; None while it is not known.
    """
    if len(words.names) != len(scene.plates):  # the players are just sitting down
        return ()
    said = scene.ribbon.text
    parts = [Part("said", "said", said, scene.look.layout.message)] if said else []
    parts += _own_hand(scene, trump)
    parts += _trick(scene, words, trump)
    parts += _stock(scene, trump)
    parts += _piles(scene)
    parts += _seats(scene)
    parts += _other_hands(scene)
    return (*parts, *_bar(scene))


def group_names(words: Sentences) -> dict[str, str]:
    """What the groups are called, by key."""
    t = QCoreApplication.translate
    names = {
        "said": t("TableWords", "Message"),
        "hand": t("TableWords", "Your hand"),
        "trick": t("TableWords", "The trick"),
        "stock": t("TableWords", "Stock and trumps"),
        "piles": t("TableWords", "Tricks taken"),
        "seats": t("TableWords", "Players"),
        "bar": t("TableWords", "The match"),
    }
    held = t("TableWords", "{name}: cards in hand")
    return names | {f"hand {seat}": held.format(name=name) for seat, name in enumerate(words.names)}


def _box(scene: TableScene, item: CardItem) -> Box:
    """Where a card is once it has come to rest."""
    return place_of(item.spot, scene.look.layout).box()


def _named(scene: TableScene, item: CardItem, trump: Suit | None) -> str:
    """A card's name, with what makes it strong."""
    name = scene.name_of(item)
    return _with_trump(name) if item.up and item.card and item.card.suit is trump else name


def _with_trump(name: str) -> str:
    return QCoreApplication.translate("TableWords", "{card}, a trump").format(card=name)


def _own_hand(scene: TableScene, trump: Suit | None) -> list[Part]:
    """Own cards by their place, so that one's place is kept while a card is drawn to it."""
    t, own, hand = QCoreApplication.translate, scene.own, scene.hands[scene.own]
    parts = {}
    for slot, item in enumerate(hand):
        text = t("TableWords", "card {number} of {count}").format(number=slot + 1, count=len(hand))
        if item.up and item.card and item.card.points:
            text += ", " + t("TableWords", "%n points", "", item.card.points)
        if item.dimmed:
            text += ", " + t("TableWords", "may not be played now")
        at = item.spot.slot
        parts[at] = Part(f"hand {at}", "hand", _named(scene, item, trump), _box(scene, item), text, slot)
    gap = scene.gaps.get(own)
    if gap is not None and gap not in parts:
        box = place_of(Spot("hand", own, gap, HAND), scene.look.layout).box()
        parts[gap] = Part(f"hand {gap}", "hand", t("TableWords", "a place for the card to be drawn"), box)
    return [parts[at] for at in sorted(parts)]


def _trick(scene: TableScene, words: Sentences, trump: Suit | None) -> list[Part]:
    t = QCoreApplication.translate
    plays: tuple[tuple[int, Card], ...] = tuple((seat, i.card) for seat, i in scene.trick.items() if i.card)
    best = winner_of(plays, trump) if trump and len(plays) > 1 else None
    parts = []
    for seat, item in scene.trick.items():
        name = t("TableWords", "{name}: {card}").format(name=words.names[seat], card=_named(scene, item, trump))
        if seat == best:
            name = t("TableWords", "{card}, winning so far").format(card=name)
        parts.append(Part(f"trick {seat}", "trick", name, _box(scene, item)))
    if not parts:
        empty = t("TableWords", "no card on the table")
        parts = [Part("trick", "trick", empty, scene.look.layout.trick[scene.own].box())]
    return parts


def _stock(scene: TableScene, trump: Suit | None) -> list[Part]:
    t, layout = QCoreApplication.translate, scene.look.layout
    parts = []
    if scene.turned and scene.turned.card:
        name = t("TableWords", "the turned card: {card}").format(card=_named(scene, scene.turned, trump))
        parts.append(Part("turned", "stock", name, layout.trump.box()))
    elif trump:
        name = t("TableWords", "Trumps are {suit}").format(suit=suit_name(trump, scene.look.family))
        parts.append(Part("turned", "stock", name, layout.token))
    count = scene.stock.count + (1 if scene.turned else 0)
    name = t("TableWords", "%n cards to draw", "", count) if count else t("TableWords", "the stock is empty")
    return [*parts, Part("stock", "stock", name, layout.stock.box())]


def _piles(scene: TableScene) -> list[Part]:
    t = QCoreApplication.translate
    parts = []
    for side, pile in enumerate(scene.piles):
        count = t("TableWords", "%n cards", "", pile.count)
        name = t("TableWords", "Tricks of {name}: {cards}").format(name=scene.sums[side].title, cards=count)
        badge = scene.pile_badges[side].text
        if badge:
            name += ", " + t("TableWords", "%n points", "", int(badge))
        parts.append(Part(f"pile {side}", "piles", name, scene.look.layout.piles[side].box()))
    return parts


def _seats(scene: TableScene) -> list[Part]:
    t = QCoreApplication.translate
    parts = []
    for seat, item in enumerate(scene.plates):
        plate = item.plate
        told = [plate.name, plate.line, t("TableWords", "dealer") if plate.dealer else ""]
        told += [t("TableWords", "away") if plate.away else "", t("TableWords", "to play") if plate.active else ""]
        text = t("TableWords", "%n cards in hand", "", len(scene.hands[seat]))
        name = ", ".join(filter(None, told))
        parts.append(Part(f"seat {seat}", "seats", name, scene.look.layout.plates[seat], text))
    return parts


def _other_hands(scene: TableScene) -> list[Part]:
    return [
        Part(f"hand {seat} {slot}", f"hand {seat}", scene.name_of(item), _box(scene, item), reached=item.up)
        for seat, hand in enumerate(scene.hands)
        if seat != scene.own
        for slot, item in enumerate(hand)
    ]


def _bar(scene: TableScene) -> list[Part]:
    layout, bar = scene.look.layout, scene.bar
    score = "; ".join(f"{name}: {figure}" for name, figure in bar.score)
    parts = []
    if score:
        text = QCoreApplication.translate("TableWords", "Score: {score}").format(score=score)
        parts.append(Part("score", "bar", text, layout.chip))
    title = ", ".join(filter(None, bar.title))
    if title:
        parts.append(Part("title", "bar", title, layout.title if layout.title.w else layout.chip))
    return parts
