"""What a layout of the table says: the place of everything, in window pixels, without Qt.

`arrange.arrange(shape)` makes one. Layouts do not depend on how many cards are where: every hand has the room of
a full one, so nothing shifts while a deal is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal

from briscola_desktop.widgets.table.geometry import Box, Ellipse, Fan, Place

HAND = 3
"""Cards in a full hand."""

Seating = Literal["bottom", "left", "topleft", "top", "topright", "right"]
PropKind = Literal["coffee", "slate", "glass", "dish"]

BUTTONS = ("level", "deck", "deal", "hint", "undo", "last_trick", "rules", "preferences", "menu")
"""The bar's buttons from left to right; names of icons as well."""


@dataclass(frozen=True)
class Shape:
    """All that a layout depends on.

    Attributes:
        own: the seat at the bottom of the window.
        clockwise: the order of play as it is seen; `left_handed` mirrors the table and keeps the order of play.
        aspect: height of a card over its width (Neapolitan 1.66, Piacentine 1.86).
        actions: how many action buttons (exchange, throw, claim) the rules can ask for at once, 0 to 2.
        type_scale: 1 for normal print, more for larger.
        buttons: the bar's buttons from left to right; those that do not fit go into the menu.
    """

    width: float
    height: float
    seats: int = 2
    own: int = 0
    clockwise: bool = True
    left_handed: bool = False
    aspect: float = 1.66
    actions: int = 0
    type_scale: float = 1.0
    buttons: tuple[str, ...] = BUTTONS


TOUCH = 2.0
"""Pixels: what stands closer touches, whatever it is."""


@dataclass(frozen=True)
class Prop:
    """Something that lies on the cloth for pleasure."""

    kind: PropKind
    box: Box

    def flipped(self, width: float) -> Prop:
        """Its mirror image in a window of that width."""
        return replace(self, box=self.box.flipped(width))


@dataclass(frozen=True)
class Layout:
    """The place of everything.

    Attributes:
        compact: the plates have one line.
        unit: width of a card in one's own hand.
        font: size of the type in pixels; most small measures are parts of it.
        header, table, cloth: the bar; the table with its rim (`rim` wide); what lies inside of the rim.
        chip, title: the match's score and the name of the game in the bar (a title of no width is not shown).
        buttons: the bar's buttons; `labelled` when there is room for a word under each; `menu`: those without a place.
        message: room for the ribbon, which is as wide as its sentence; two lines fit where it is tall.
        actions: buttons near the own hand, the first the nearest.
        token: where the trump suit is shown when no card is turned, or none is left.
        stock_badge: how many cards the stock has.
        trick, plates, lamps, seatings: by seat; `lamps` are the pools of light on whoever's turn it is.
        piles, badges: by side; the points stand on the badge.
        emblem: the mark on the cloth (a circle).
        tight: no arrangement without overlaps was found: the window is too small.
    """

    shape: Shape
    portrait: bool
    compact: bool
    unit: float
    font: float
    rim: float
    header: Box
    table: Box
    cloth: Box
    chip: Box
    title: Box
    buttons: Mapping[str, Box]
    labelled: bool
    menu: tuple[str, ...]
    message: Box
    actions: tuple[Box, ...]
    stock: Place
    trump: Place
    token: Box
    stock_badge: Box
    trick: Mapping[int, Place]
    trick_centre: tuple[float, float]
    piles: Mapping[int, Place]
    badges: Mapping[int, Box]
    fans: Mapping[int, Fan]
    plates: Mapping[int, Box]
    lamps: Mapping[int, Ellipse]
    seatings: Mapping[int, Seating]
    emblem: Ellipse
    props: tuple[Prop, ...] = ()
    tight: bool = False

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return side_of(seat, self.shape.seats)

    def hand(self, seat: int, count: int) -> tuple[Place, ...]:
        """Where `count` cards in that seat's hand lie, from its own left to right."""
        return self.fans[seat].places(count)

    def lifted(self, place: Place) -> Place:
        """A card of the own hand under the pointer. Where it can be hit does not change."""
        return place.moved(0, -0.07 * place.h)

    def groups(self) -> dict[str, Box]:
        """What must not touch, by name."""
        groups = {f"hand {seat}": fan.box for seat, fan in self.fans.items()}
        groups |= {f"trick {seat}": place.box() for seat, place in self.trick.items()}
        groups |= {f"pile {s}": p.box().grown(p.w * 0.06).joined(self.badges[s]) for s, p in self.piles.items()}
        groups |= {f"plate {seat}": box for seat, box in self.plates.items()}
        groups |= {f"action {i}": box for i, box in enumerate(self.actions)}
        groups["stock"] = self.stock.box().joined(self.trump.box()).joined(self.stock_badge).joined(self.token)
        groups["message"] = self.message
        return groups

    def sound(self, gap: float = 0.0) -> bool:
        """Whether there is no fault."""
        return next(self._faults(gap), None) is None

    def faults(self, gap: float = 0.0) -> list[str]:
        """What touches, leaves its frame or stands closer than `gap`; empty for a sound layout."""
        return list(self._faults(gap))

    def _faults(self, gap: float) -> Iterator[str]:
        window = Box(0, 0, self.shape.width, self.shape.height)
        own, groups = f"hand {self.shape.own}", self.groups()
        for name, box in groups.items():
            if not (window if name == own else self.cloth).holds(box) or box.y < self.header.bottom:
                yield f"{name} leaves its frame"
        for (a, p), (b, q) in combinations(groups.items(), 2):
            if not p.touches(q, gap):
                continue
            if a.startswith("trick") and b.startswith("trick"):
                if not self.trick[int(a[6:])].overlaps(self.trick[int(b[6:])]):
                    continue
            elif not p.touches(q, min(gap, TOUCH)) and _one_seat(a, b):
                continue
            yield f"{a} touches {b}"
        for prop in self.props:
            yield from (f"{prop.kind} touches {name}" for name, box in groups.items() if prop.box.touches(box))
        bar = {"title": self.title, "chip": self.chip, **self.buttons}
        yield from (f"{name} leaves the window" for name, box in bar.items() if box.w and not window.holds(box))
        pairs = combinations(((n, b) for n, b in bar.items() if b.w), 2)
        yield from (f"{a} touches {b}" for (a, p), (b, q) in pairs if p.touches(q))

    def mirrored(self) -> Layout:
        """The table the other way round; the bar stays as it is."""
        w = self.shape.width
        turned: dict[Seating, Seating] = {
            "left": "right",
            "right": "left",
            "topleft": "topright",
            "topright": "topleft",
        }
        return replace(
            self,
            message=self.message.flipped(w),
            actions=tuple(box.flipped(w) for box in self.actions),
            stock=self.stock.flipped(w),
            trump=self.trump.flipped(w),
            token=self.token.flipped(w),
            stock_badge=self.stock_badge.flipped(w),
            trick={s: p.flipped(w) for s, p in self.trick.items()},
            trick_centre=(w - self.trick_centre[0], self.trick_centre[1]),
            piles={s: p.flipped(w) for s, p in self.piles.items()},
            badges={s: b.flipped(w) for s, b in self.badges.items()},
            fans={s: f.flipped(w) for s, f in self.fans.items()},
            plates={s: b.flipped(w) for s, b in self.plates.items()},
            lamps={s: e.flipped(w) for s, e in self.lamps.items()},
            seatings={s: turned.get(p, p) for s, p in self.seatings.items()},
            emblem=self.emblem.flipped(w),
            props=tuple(prop.flipped(w) for prop in self.props),
        )


def side_of(seat: int, seats: int) -> int:
    """With four and six players every other seat is a partner; else each seat is a side."""
    return seat % 2 if seats in (4, 6) else seat


def _one_seat(a: str, b: str) -> bool:
    """A plate may stand close to what belongs to it."""
    return a[-1] == b[-1] and ("plate" in a or "plate" in b)
