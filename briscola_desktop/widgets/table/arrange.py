"""Finds the layout with the largest cards in which nothing overlaps and nothing is cut off.

A draft is made for a given width of the own cards, from the widest down until one has no fault. The rules thus hold by
construction, at any size. The numbers are parts of that width, or of the type's size.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations

from briscola_desktop.widgets.table.geometry import Box, Ellipse, Fan, Place, union
from briscola_desktop.widgets.table.layout import HAND, TOUCH, Layout, Seating, Shape, side_of
from briscola_desktop.widgets.table.pastime import props_for

SEATINGS: dict[int, tuple[Seating, ...]] = {  # clockwise from one's own seat
    2: ("bottom", "top"),
    3: ("bottom", "topleft", "topright"),
    4: ("bottom", "left", "top", "right"),
    6: ("bottom", "left", "topleft", "top", "topright", "right"),
}


@dataclass(frozen=True)
class _Scale:
    """Widths of cards as parts of the own card's width."""

    hand: float
    trick: float
    stock: float
    pile: float


SCALES = {
    (2, False): _Scale(0.50, 0.86, 0.66, 0.42),
    (3, False): _Scale(0.46, 0.80, 0.62, 0.40),
    (4, False): _Scale(0.42, 0.72, 0.54, 0.38),
    (6, False): _Scale(0.36, 0.62, 0.52, 0.36),
    (2, True): _Scale(0.44, 0.74, 0.56, 0.40),
    (3, True): _Scale(0.40, 0.64, 0.54, 0.36),
    (4, True): _Scale(0.36, 0.54, 0.50, 0.36),
    (6, True): _Scale(0.30, 0.46, 0.48, 0.32),
}

DECKS = (1.517, 1.557, 1.66, 1.86)
"""Height over width of the cards of the decks that come along."""

_Centres = tuple[float, float, float, float]
_Spots = Mapping[Seating, tuple[float, float, float]]
ROW: _Spots = {
    "left": (-2.78, 0.09, -4),
    "topleft": (-1.67, -0.05, -2),
    "top": (-0.555, -0.13, 2),
    "bottom": (0.555, 0.13, -2),
    "topright": (1.67, -0.05, 3),
    "right": (2.78, 0.09, 4),
}
PINWHEEL: _Spots = {"left": (-1.12, 0, -3), "top": (0, -0.54, 2), "bottom": (0, 0.54, -2), "right": (1.12, 0, 3)}
SPOTS: dict[int, _Spots] = {  # offset in card widths and heights from the trick's centre, and a natural turn
    2: {"top": (-0.58, -0.05, -4), "bottom": (0.58, 0.05, 3)},
    3: {"topleft": (-1.13, -0.07, -5), "bottom": (0, 0.07, 2), "topright": (1.13, -0.07, 4)},
    4: {"left": (-1.68, 0.08, -4), "top": (-0.56, -0.15, 3), "bottom": (0.56, 0.15, -2), "right": (1.68, -0.08, 4)},
    6: {
        "topleft": (-1.14, -0.53, -3),
        "top": (0, -0.55, 2),
        "topright": (1.14, -0.53, 3),
        "left": (-1.14, 0.53, 2),
        "bottom": (0, 0.55, -2),
        "right": (1.14, 0.53, -3),
    },
}

KEPT = ("menu", "deal", "hint", "undo", "level", "deck", "last_trick", "rules", "preferences")
"""Which buttons stay longest in a narrow bar; the others go into the menu."""

WORDED = 5
"""In large print, buttons with words are better than all buttons without, from this many on."""

SMALLEST, SMALLEST_TYPE, TINY_TYPE, PORTRAIT = 24.0, 13.0, 11.5, 0.82
"""The narrowest own card, the smallest type and that of tiny windows, in pixels; width over height of portrait ones."""

NARROW = 34
"""Sizes of type across a window in which nothing has room beside the own hand."""

FEW = 8
"""Manners of which each is soon looked into down to the narrowest cards."""

LARGEST_TRICK = 0.88
"""Of the own cards' width; a little less in most layouts."""

FINER, FINE = 0.94, 1.005
"""By how much a draft is narrower than the one before, and how near to the widest it shall come."""


@dataclass(frozen=True)
class _Manner:
    """One way to arrange a table.

    Attributes:
        message: `above` the hand, `narrow` there, `beside` the trick, in a `corner`; or in a `row` above the hand,
            together with the own plate.
        column: the stock stands above the trick; else at its left, or below the left seat.
        compact: plates without a second line.
        actions: their buttons stand over the own plate at the `left`, or in the corner at the `right`.
        trick: of four as a `pinwheel`, which is narrower and higher than the `row`; of six in a `row`, else in two.
        gain: how much larger the cards must become for this to be preferred to what was found before.
    """

    message: str
    column: bool = False
    compact: bool = False
    actions: str = "left"
    trick: str = ""
    gain: float = 1.03

    @property
    def upright(self) -> bool:
        """What belongs to the own seat stands above the hand and not beside it."""
        return self.message == "row"


_UPRIGHT = (_Manner("row", column=True), _Manner("row", gain=1.12))
_WIDE = tuple(_Manner(message) for message in ("above", "beside", "corner"))


@lru_cache(maxsize=96)
def arrange(shape: Shape) -> Layout:
    """The layout for a shape; what lies about on the cloth has a place that is free with each of the decks."""
    best = _bare(shape)
    if shape.seats < max(SEATINGS):  # six players leave no room
        others = [_bare(replace(shape, aspect=aspect)) for aspect in DECKS if abs(aspect - shape.aspect) > 0.001]
        best = replace(best, props=props_for(best, others))
    return best.mirrored() if shape.left_handed else best


@lru_cache(maxsize=96)
def _bare(shape: Shape) -> Layout:
    """The layout of a table on which nothing lies about; not mirrored."""
    manners = _manners(shape)
    found = (_best(shape, manners, wide=True) if len(manners) > FEW else None) or _best(shape, manners)
    if found is None and shape.type_scale > 1:  # large print gives way to cards that can be seen
        return replace(_bare(replace(shape, type_scale=1.0)), shape=shape)
    if found is None:
        draft = _Draft(shape, manners[-1], SMALLEST)
        draft.place(anyhow=True)
        return replace(draft.layout(), tight=True)
    return _with_larger_trick(*found)


def _best(shape: Shape, manners: tuple[_Manner, ...], *, wide: bool = False) -> tuple[Layout, _Manner] | None:
    """The layout that is preferred, and its manner; None where none has room.

    With `wide` the first that is found has cards of half the widest width at least, which is soon seen; None, too, if
    narrower ones in an earlier manner might be preferred to it.
    """
    best: tuple[Layout, _Manner] | None = None
    for manner in manners:
        found = _largest(shape, manner, best[0].unit * manner.gain if best else 0.0, wide=wide and best is None)
        if found and best is None and wide and found.unit < manner.gain * _widest(shape) / 2:
            return None
        if found:
            best = found, manner
    return best


def _widest(shape: Shape) -> float:
    """How wide own cards could be at most."""
    return min(shape.width * 0.36, shape.height * 0.40 / shape.aspect)


def _manners(shape: Shape) -> tuple[_Manner, ...]:
    """The ways that may do for a shape, from the one that looks best."""
    ratio, seats = shape.width / shape.height, shape.seats
    small = type_size(shape) <= SMALLEST_TYPE * shape.type_scale
    if ratio < PORTRAIT or shape.width < NARROW * type_size(shape):
        manners: tuple[_Manner, ...] = _UPRIGHT if small else _UPRIGHT[:1]
    else:
        manners = _WIDE
        if seats in (4, 6) and ratio < 1.45:
            manners += (_Manner("narrow", gain=1.06),)
        if ratio < 1.2:  # nearly square: either may do
            manners += tuple(replace(manner, gain=1.12) for manner in _UPRIGHT)
    if seats == 4 and ratio < 1.3:
        manners += tuple(replace(m, trick="pinwheel", gain=1.06) for m in manners if not m.column)
    if seats == 6 and ratio > 1.2:
        manners += tuple(replace(m, trick="row", gain=1.06) for m in manners if not m.upright)
    if shape.actions and seats in (4, 6):
        manners += tuple(replace(m, actions="right", gain=1.06) for m in manners if not m.upright)
    if small:
        manners += tuple(replace(manner, compact=True, gain=1.12) for manner in manners)
    return manners


def _largest(shape: Shape, manner: _Manner, least: float, *, wide: bool = False) -> Layout | None:
    """The draft with the widest own cards, wider than `least`, that has no fault; if `wide`, half the widest at least.

    From the widest down, for in a small window narrow cards may have faults that wider ones have not: what is written
    beside them does not shrink with them.
    """
    low, high = max(SMALLEST, least), _widest(shape)
    if least > high / 2 and not _sound(shape, manner, least):  # cards so wide do not gain by being wider
        return None
    unit, above = high, 0.0
    while not (best := _sound(shape, manner, unit)):
        if unit <= low or (wide and unit * FINER < high / 2):
            return None
        unit, above = max(low, unit * FINER), unit
    while above / best.unit > FINE:
        unit = (above * best.unit) ** 0.5
        found = _sound(shape, manner, unit)
        best, above = (found, above) if found else (best, unit)
    return best


def _with_larger_trick(layout: Layout, manner: _Manner) -> Layout:
    """The cards of the trick as large as what is left allows."""
    low, high = 1.0, LARGEST_TRICK / SCALES[layout.shape.seats, manner.upright].trick
    while high / low > 1.02:
        grown = (low * high) ** 0.5
        found = _sound(layout.shape, manner, layout.unit, grown)
        layout, low, high = (found, grown, high) if found else (layout, low, grown)
    return layout


def _sound(shape: Shape, manner: _Manner, unit: float, grown: float = 1.0) -> Layout | None:
    """The draft for a width, if it has no fault."""
    draft = _Draft(shape, manner, unit, grown)
    if not draft.place():
        return None
    layout = draft.layout()
    return layout if layout.sound(max(5.0, 0.45 * layout.font)) else None


def type_size(shape: Shape) -> float:
    """The size of the type in pixels."""
    w, h = shape.width, shape.height
    least = min(SMALLEST_TYPE, max(TINY_TYPE, min(w / 30, h / 35)))
    usual = max(least, min(w / 80, h / 52))
    return max(usual, min(usual * shape.type_scale, w / 26, h / 30))  # where sentences still have room


@dataclass
class _Draft:
    """One attempt: places everything for a width of the own cards, and of the trick's over their usual one."""

    shape: Shape
    manner: _Manner
    unit: float
    grown: float = 1.0
    piles: dict[int, Place] = field(default_factory=dict)
    badges: dict[int, Box] = field(default_factory=dict)
    fans: dict[int, Fan] = field(default_factory=dict)
    plates: dict[int, Box] = field(default_factory=dict)
    actions: tuple[Box, ...] = ()

    def __post_init__(self) -> None:
        shape, seats = self.shape, self.shape.seats
        w, h = shape.width, shape.height
        self.f = f = type_size(shape)
        self.upright, self.column = self.manner.upright, self.manner.column
        self.rim = max(9.0, round(0.024 * min(w, h)))
        self.edge = round(0.5 * f)
        self.bar = round(3.0 * f)
        top = self.bar + self.edge
        self.table = Box(self.edge, top, w - 2 * self.edge, h - top - self.edge)
        self.cloth = self.table.grown(-self.rim)
        self.inner = self.cloth.grown(-0.7 * f)
        self.scale = SCALES[seats, self.upright]
        if seats == 6 and self.manner.trick == "row":  # one row leaves room for larger ones
            self.scale = replace(self.scale, trick=SCALES[4, False].trick)
        self.gap = max(6.0, 0.6 * f)
        self.plate_w, self.plate_h = (7.6 * f, 2.3 * f) if self.manner.compact else (9.8 * f, 3.0 * f)
        self.badge = 2.1 * f
        self.button_h = max(34.0, 2.4 * f)
        self.pile_w = self.unit * self.scale.pile
        self.pile_h = self.pile_w * shape.aspect
        self.pile_room = self.pile_h + self.badge * 0.4
        self.message = Box(0, 0, 0, 0)
        ring = SEATINGS[seats]
        clockwise = shape.clockwise != shape.left_handed  # mirrored at the end, which turns it back
        self.seatings = {(shape.own + k) % seats: ring[k if clockwise else -k % seats] for k in range(seats)}
        self.at = {place: seat for seat, place in self.seatings.items()}

    def place(self, *, anyhow: bool = False) -> bool:
        """Place everything; False as soon as something has no room, which is so for most drafts, unless it is `anyhow`.

        These are the faults of a `Layout` that are most frequent and soonest seen; it knows all of them.
        """
        own = self.shape.own
        self._own_seat()
        pile = self.piles[self._side(own)]
        box = pile.box().grown(pile.w * 0.06).joined(self.badges[self._side(own)])
        near = [self.plates[own], box, *self.actions]
        if self.message.w:
            near.append(self.message)
        if not anyhow and not all(map(self.cloth.holds, near)):
            return False
        near.append(self.fans[own].box)
        if not anyhow and any(one.touches(other, TOUCH) for one, other in combinations(near, 2)):
            return False
        self._top_seats()
        self._side_seats()
        self.middle = stock, trump, trick, *_ = self._middle()
        beside = [stock.box().joined(trump.box()), *(place.box() for place in trick.values())]
        return not any(one.touches(other, TOUCH) for one in beside for other in near)

    def layout(self) -> Layout:
        """What has been placed."""
        stock, trump, trick, centre, emblem = self.middle
        token = min(3.2 * self.f, 0.8 * (trump.x + trump.h / 2 - stock.x - stock.w / 2))
        badge = 1.9 * self.f
        chip, title, buttons, labelled, menu = self._bar()
        lamps = {}
        for seat, fan in self.fans.items():
            lit = fan.box if seat == self.shape.own else fan.box.joined(self.plates[seat])
            lamps[seat] = Ellipse(lit.cx, lit.cy, lit.w * 0.5 + 10 * self.f, lit.h * 0.5 + 9 * self.f)
        return Layout(
            shape=self.shape,
            portrait=self.upright,
            compact=self.manner.compact,
            unit=self.unit,
            font=self.f,
            rim=self.rim,
            header=Box(0, 0, self.shape.width, self.bar + self.edge),
            table=self.table,
            cloth=self.cloth,
            chip=chip,
            title=title,
            buttons=buttons,
            labelled=labelled,
            menu=menu,
            message=self.message,
            actions=self.actions,
            stock=stock,
            trump=trump,
            token=Box(stock.x + stock.w / 2 + token * 0.2, trump.y - token / 2, token, token),
            stock_badge=Box(stock.x - stock.w / 2 - badge * 0.35, stock.y + stock.h / 2 - badge * 0.75, badge, badge),
            trick=trick,
            trick_centre=centre,
            piles=self.piles,
            badges=self.badges,
            fans=self.fans,
            plates=self.plates,
            lamps=lamps,
            seatings=self.seatings,
            emblem=emblem,
        )

    # ---- the bar -------------------------------------------------------------------------------------------------

    def _bar(self) -> tuple[Box, Box, dict[str, Box], bool, tuple[str, ...]]:
        f, width, edge = self.f, self.shape.width - 2 * self.edge, self.edge
        names = self.shape.buttons
        worded, narrow = 4.9 * f, max(34.0, 2.6 * f)
        large = self.shape.type_scale > 1  # then words stay longer: the title goes, and less important buttons
        labelled = width >= (WORDED if large else len(names)) * worded + (12.4 + (1 if large else 17)) * f
        each = worded if labelled else narrow + 0.12 * f
        fitting = max(1, int((width - (13.4 if large and labelled else 11.2) * f) / each))
        kept = set(sorted(names, key=lambda n: KEPT.index(n) if n in KEPT else len(KEPT))[:fitting])
        shown = [name for name in names if name in kept]
        top, tall = edge * 0.7, self.bar if labelled else narrow
        left = self.shape.width - edge - each * len(shown)
        y, wide = top + (self.bar - tall) / 2, each - 0.12 * f
        buttons = {name: Box(left + i * each, y, wide, tall) for i, name in enumerate(shown)}
        chip = Box(edge, top + (self.bar - 2.3 * f) / 2, min(12.4 * f, left - 2 * edge), 2.3 * f)
        room = left - chip.right - 1.2 * f
        title = Box(chip.right + 0.6 * f, top, room if room > 9 * f else 0, self.bar)
        return chip, title, buttons, labelled, tuple(name for name in names if name not in kept)

    # ---- the seats -----------------------------------------------------------------------------------------------

    def _pile(self, side: int, x: float, y: float) -> None:
        """A pile of tricks with its upper left corner there, and its badge."""
        self.piles[side] = Place(x + self.pile_w / 2, y + self.pile_h / 2, self.pile_w, self.pile_h)
        shift = self.badge * 0.62
        self.badges[side] = Box(x + self.pile_w - shift, y + self.pile_h - shift, self.badge, self.badge)

    def _side(self, seat: int) -> int:
        return side_of(seat, self.shape.seats)

    def _other_fan(self, side: Seating, anchor: float, edge: float) -> Fan:
        w = self.unit * self.scale.hand
        h = w * self.shape.aspect
        at = side if side in ("left", "right") else "top"
        return Fan(at, HAND, w, h, anchor, edge, 0.46 * w, 3.2 * h)

    def _own_seat(self) -> None:
        own, f, gap, inner = self.shape.own, self.f, self.gap, self.inner
        w, h = self.unit, self.unit * self.shape.aspect
        bottom = self.shape.height - max(self.edge * 0.6, 4)
        fan = Fan("bottom", HAND, w, h, inner.cx, bottom, (0.80 if self.upright else 0.84) * w, 5.2 * h)
        self.fans[own] = fan
        hand = fan.box
        if self.upright:
            rise = max(self.plate_h, 2.9 * f)  # two lines of the message
            row = hand.y - gap - rise
            plate = self.plates[own] = Box(inner.x, row + (rise - self.plate_h) / 2, self.plate_w, self.plate_h)
            x = plate.right + gap
            self.message = Box(x, row, inner.right - x, rise)
            self.floor = row - gap
            count = self.shape.actions
            if count:
                each = (inner.w - gap * (count - 1)) / count
                y = self.floor - self.button_h
                self.actions = tuple(Box(inner.x + i * (each + gap), y, each, self.button_h) for i in range(count))
                self.floor = y - gap
            x = hand.right + gap + self.pile_w * 0.08
            if x + self.pile_w + self.badge * 0.4 <= inner.right:
                self._pile(self._side(own), x, inner.bottom - self.pile_room)
            else:
                self._pile(self._side(own), inner.right - self.pile_w - self.badge * 0.4, self.floor - self.pile_room)
            return
        headroom = 0.07 * h  # for a card under the pointer
        plate = self.plates[own] = Box(
            hand.x - gap * 1.6 - self.plate_w, inner.bottom - self.plate_h, self.plate_w, self.plate_h
        )
        side = self._side(own)
        self._pile(side, hand.right + gap * 1.6, inner.bottom - self.pile_h - self.badge * 0.3)
        self.floor = hand.y - headroom
        if self.manner.message in ("above", "narrow"):
            wide, high = (min(inner.w * 0.6, 30 * f), 2.2 * f) if self.manner.message == "above" else (16 * f, 2.9 * f)
            self.message = Box(inner.cx - wide / 2, self.floor - high, wide, high)
            self.floor = self.message.y - gap * 0.7
        elif self.manner.message == "corner":
            wide = max(15 * f, min(20 * f, inner.right - self.badges[side].right - gap))
            self.message = Box(inner.right - wide, inner.bottom - 3.9 * f, wide, 3.9 * f)
        x, y = plate.x, plate.y
        if self.manner.actions == "right":
            x, y = inner.right - plate.w, (self.message.y if self.manner.message == "corner" else inner.bottom + gap)
        rise = self.button_h + gap
        self.actions = tuple(Box(x, y - (i + 1) * rise, plate.w, self.button_h) for i in range(self.shape.actions))

    def _top_seats(self) -> None:
        seats, inner, gap = self.shape.seats, self.inner, self.gap
        tops = [place for place in ("topleft", "top", "topright") if place in self.at]
        beside = self.plate_w + gap * 1.6 + 0.5 * self._other_fan("top", 0, 0).box.w <= inner.w / 2
        tall = self.column and inner.w < 34 * self.f
        self.stacked = seats == 6 or (self.upright and (seats == 3 or tall or not beside))
        plate_w = min(self.plate_w, inner.w / 3 - gap) if self.upright and seats == 6 else self.plate_w
        slot = inner.w / len(tops)
        low = inner.y
        for i, place in enumerate(tops):
            seat = self.at[place]
            piled = seats in (2, 3)
            pile_room = self.pile_w * 1.1 + self.badge * 0.4 + gap if piled else 0.0
            middle = inner.x + slot * (i + 0.5)
            y = inner.y + (self.plate_h + gap * 0.6 if self.stacked else 0)
            fan = self._other_fan("top", 0, y)
            if self.stacked:
                x = middle - pile_room / 2
                plate = Box(middle - plate_w / 2, inner.y, plate_w, self.plate_h)
            elif seats == 3:  # the two mirror each other
                outer = -1 if place == "topleft" else 1
                x = middle - outer * (plate_w + gap - pile_room) / 2
                plate_x = x + outer * (fan.box.w / 2 + gap + plate_w / 2) - plate_w / 2
                plate = Box(plate_x, y, plate_w, self.plate_h)
            else:
                x = inner.cx
                plate = Box(x - fan.box.w / 2 - gap * 1.6 - plate_w, y, plate_w, self.plate_h)
            fan = self.fans[seat] = fan.moved(x)
            self.plates[seat] = plate
            low = max(low, fan.box.bottom, plate.bottom)
            if piled:
                apart = gap if self.stacked or seats == 3 else gap * 1.6
                pile_x = fan.box.right + apart + self.pile_w * 0.08
                if place == "topright" and not self.stacked:
                    pile_x = fan.box.x - apart - self.pile_w * 1.08 - self.badge * 0.4
                self._pile(self._side(seat), pile_x, y + self.pile_w * 0.08)
                low = max(low, self.badges[self._side(seat)].bottom)
        self.ceiling = low + gap

    def _side_seats(self) -> None:
        inner, gap, own = self.inner, self.gap, self.shape.own
        self.left_end, self.right_end, self.left_low = inner.x, inner.right, 0.0
        part = 0.5 if self.column or self.stacked else 0.38
        for place in ("left", "right"):
            if place not in self.at:
                continue
            left = place == "left"
            seat = self.at[place]
            fan = self._other_fan(place, 0, inner.x if left else inner.right)
            box = fan.box
            total = self.plate_h + gap * 0.7 + box.h
            high = self.ceiling if self.stacked or self.column else inner.y + self.plate_h * 0.5
            low = self.floor if self.upright else self.plates[own].y - gap
            below = self.pile_room if self.column else self.unit * self.scale.stock * self.shape.aspect
            y = high + max(0.0, low - high - total - gap - below) * part
            plate = Box(inner.x if left else inner.right - self.plate_w, y, self.plate_w, self.plate_h)
            self.plates[seat] = plate
            self.fans[seat] = fan = fan.moved(y + self.plate_h + gap * 0.7 + box.h / 2 - box.cy)
            bottom = y + total
            if left:
                self.left_low = bottom
                self.left_end = max(inner.x + box.w, inner.x if self.upright else plate.right) + gap
            else:
                self.right_end = min(inner.right - box.w, inner.right if self.upright else plate.x) - gap
                x, y = inner.right - self.pile_w - self.badge * 0.4, bottom + gap + self.pile_w * 0.08
                if self.manner.trick == "row":  # what is below stays free
                    x, y = fan.box.x - gap * 1.5 - self.pile_w - self.badge * 0.4, fan.box.y + self.pile_w * 0.08
                self._pile(1 - self._side(own), x, y)

    # ---- the middle ----------------------------------------------------------------------------------------------

    def _middle(self) -> tuple[Place, Place, dict[int, Place], tuple[float, float], Ellipse]:
        shape, inner, f = self.shape, self.inner, self.f
        trick_w = self.unit * self.scale.trick * self.grown
        trick_h = trick_w * shape.aspect
        spots = SPOTS[shape.seats]
        if shape.seats == 4 and (self.upright or self.manner.trick == "pinwheel"):
            spots = PINWHEEL
        elif shape.seats == 6 and self.manner.trick == "row":
            spots = ROW
        trick = union(Place(dx * trick_w, dy * trick_h, trick_w, trick_h, t).box() for dx, dy, t in spots.values())
        stock_w = self.unit * self.scale.stock
        stock_h = stock_w * shape.aspect
        peek = 0.40 * stock_h  # the trump's centre, right of the stock's
        both = stock_w / 2 + peek + stock_h / 2
        put = self._stock_above if self.column else self._stock_beside
        sx, sy, tx, ty = put(trick, stock_w, stock_h, both)
        if self.manner.message == "beside":  # right of the trick, across from the stock
            x = tx + trick.right + self.gap * 1.5
            wide = max(15 * f, min(19 * f, self.right_end - x))
            x += max(0.0, self.right_end - x - wide) * 0.35
            self.message = Box(x, ty - 1.95 * f, wide, 3.9 * f)
        places = {
            self.at[place]: Place(tx + dx * trick_w, ty + dy * trick_h, trick_w, trick_h, turn)
            for place, (dx, dy, turn) in spots.items()
        }
        radius = max(0.0, min((self.floor - self.ceiling) * 0.49, self.unit * 1.25))
        emblem = Ellipse(inner.cx, (self.ceiling + self.floor) / 2, radius, radius)
        stock, trump = Place(sx, sy, stock_w, stock_h), Place(sx + peek, sy, stock_w, stock_h, 90)
        return stock, trump, places, (tx, ty), emblem

    def _stock_above(self, trick: Box, stock_w: float, stock_h: float, both: float) -> _Centres:
        """Centres of stock and trick, one above the other."""
        inner, gap = self.inner, self.gap
        free = max(0.0, self.floor - self.ceiling - stock_h - trick.h)
        sx, sy = inner.cx - both / 2 + stock_w / 2, self.ceiling + free * 0.34 + stock_h / 2
        tx, ty = inner.cx, self.floor - free * 0.33 - trick.bottom
        pile = self.piles[self._side(self.shape.own)].box()
        if self.shape.seats in (2, 3) and pile.y < self.floor:
            tx = min(tx, pile.x - gap * 1.5 - trick.right)
            tx = max(tx, inner.x - trick.x)
        return sx, sy, tx, ty

    def _stock_beside(self, trick: Box, stock_w: float, stock_h: float, both: float) -> _Centres:
        """Centres of stock and trick: the stock left of the trick, or below the left seat."""
        inner, gap, seats = self.inner, self.gap, self.shape.seats
        roomy = gap * 1.5
        tx, ty = inner.cx, (self.ceiling + self.floor) / 2 - trick.cy
        sx, sy = tx + trick.x - roomy - both + stock_w / 2, ty
        if seats == 2 and not self.upright:  # some air: between the rim and the trick
            sx = max(inner.x + stock_w / 2, sx - max(0.0, sx - stock_w / 2 - inner.x) * 0.35)
        elif seats in (4, 6):  # below the left seat: the trick stays in the middle
            if self.upright:
                sx, low = inner.x + self.badge * 0.35 + stock_w / 2, self.floor
            else:
                own = self.fans[self.shape.own].box
                sx = inner.x + gap + stock_w / 2 + max(0.0, own.x - gap * 3 - both - inner.x) * 0.18
                left = self.actions and self.manner.actions == "left"
                column = self.actions[-1] if left else self.plates[self.shape.own]
                beside = sx - stock_w / 2 + both + gap <= column.x
                low = inner.bottom - gap * 2 if beside else column.y - gap
            sy = max(self.left_low + gap + stock_h / 2, (self.left_low + low) / 2)
        elif sx - stock_w / 2 < self.left_end:  # narrow: the two are centred together
            x = (self.left_end + self.right_end - both - roomy - trick.w) / 2
            sx, tx = x + stock_w / 2, x + both + roomy - trick.x
        else:
            sx -= min(sx - stock_w / 2 - self.left_end, roomy * 2.5) * 0.5
        return sx, sy, tx, ty
