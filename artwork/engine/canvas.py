"""The canvas: a stack of places, regions made from points, items, and the finished SVG.

Points are local (they go through every ``push`` and ``bend``); regions are always in card units, so they can be
united, cut and passed on to any call. Widths of ink are card units as well and do not shrink with a place.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Self

import numpy as np
import shapely
from shapely.geometry import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from artwork.engine import svg
from artwork.engine.curves import Curve, Tube, make_tube, moved, points_of, smooth, type_points
from artwork.engine.items import EMPTY, Circle, Item, Path, Ticks, Use
from artwork.engine.palette import NEAPOLITAN, Palette, darker, plain

Matrix = tuple[float, float, float, float, float, float]
Bend = tuple[Sequence[float], Sequence[float], Sequence[float], float]
Drawable = "type_points | BaseGeometry"
IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


class Canvas:
    """Places, regions and items; see :class:`artwork.engine.drawing.Drawing` for what illustrators use."""

    def __init__(
        self, width: float = 500, height: float = 830, palette: Palette = NEAPOLITAN, full: bool = True, seed: int = 1
    ) -> None:
        self.width, self.height, self.palette, self.full = width, height, palette, full
        self.random = random.Random(seed)
        self.items: list[Item] = []
        self.motifs: dict[str, Canvas] = {}
        self.window: BaseGeometry = box(0, 0, width, height)
        self.turned_half: tuple[float, float] | None = None
        self._places: list[Matrix] = [IDENTITY]
        self._bend: Bend | None = None
        self._exact: dict[int, tuple[BaseGeometry, Curve]] = {}
        self._figures: list[tuple[int, list[BaseGeometry]]] = []
        self._after: int | None = None

    # ---- places
    @contextmanager
    def push(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        tall: float | None = None,
    ) -> Iterator[None]:
        """Local axes with their origin at (x, y), scaled (``tall``.

        The scale along y), turned clockwise in degrees and, first of all, mirrored.
        """
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        across, along = (-scale if flip else scale), scale if tall is None else tall
        a, b, e, f = across * c, -along * s, across * s, along * c
        p = self._places[-1]
        self._places.append(
            (
                p[0] * a + p[1] * e,
                p[0] * b + p[1] * f,
                p[2] * a + p[3] * e,
                p[2] * b + p[3] * f,
                p[0] * x + p[1] * y + p[4],
                p[2] * x + p[3] * y + p[5],
            )
        )
        try:
            yield
        finally:
            self._places.pop()

    def place(
        self,
        part: Callable[..., object],
        x: float,
        y: float,
        scale: float = 1,
        turn: float = 0,
        flip: bool = False,
        **options: object,
    ) -> object:
        """Draws a part (a function of a drawing) with its origin at (x, y)."""
        with self.push(x, y, scale, turn, flip):
            return part(self, **options)

    @contextmanager
    def bend(
        self, heights: Sequence[float], lean: Sequence[float], tilt: Sequence[float], axis: float = 250
    ) -> Iterator[None]:
        """Bends a whole figure.

        At each of the heights it is moved sideways by ``lean`` and its horizontals slope by ``tilt`` about x = axis. A
        shifted hip and tilted shoulders turn a doll into a person.
        """
        before, self._bend = self._bend, (heights, lean, tilt, axis)
        try:
            yield
        finally:
            self._bend = before

    @contextmanager
    def unbent(self) -> Iterator[None]:
        """Card units again, whatever places and bends are in force."""
        places, bend = self._places, self._bend
        self._places, self._bend = [IDENTITY], None
        try:
            yield
        finally:
            self._places, self._bend = places, bend

    @property
    def scale(self) -> float:
        """Card units for one local unit here."""
        m = self._places[-1]
        return math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))

    def change(self, points: np.ndarray) -> np.ndarray:
        """Local points (n, 2) in card units."""
        m = self._places[-1]
        x = m[0] * points[:, 0] + m[1] * points[:, 1] + m[4]
        y = m[2] * points[:, 0] + m[3] * points[:, 1] + m[5]
        if self._bend:
            heights, lean, tilt, axis = self._bend
            x, y = x + np.interp(y, heights, lean), y + (x - axis) * np.interp(y, heights, tilt)
        return np.stack([x, y], 1)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A local point in card units: where an anchor really is."""
        p = self.change(np.array([[x, y]], float))[0]
        return float(p[0]), float(p[1])

    # ---- regions
    def curve(self, points: type_points, closed: bool = False) -> Curve:
        """The smooth curve through local points, in card units."""
        return smooth(points, closed).mapped(self.change)

    def line(self, points: type_points) -> np.ndarray:
        """A dense polyline through local points, in card units."""
        return self.curve(points).points()

    def blob(self, points: type_points) -> BaseGeometry:
        """The region inside the closed smooth curve through the points."""
        curve = self.curve(points, True)
        region = curve.region()
        self._exact[id(region)] = (region, curve)
        return region

    def limb(self, points: type_points, widths: Sequence[float] | None = None) -> Tube:
        """A tube along the points with its rails; widths are given apart, or as the third number of each point."""
        points = points_of(points)
        spine = [p[:2] for p in points] if widths is None else points
        sizes = [float(p[2]) for p in points] if widths is None else widths
        return make_tube(self.line(spine), [w * self.scale for w in sizes])

    def tube(self, points: type_points, widths: Sequence[float] | None = None) -> BaseGeometry:
        """The region of a tube: see :meth:`limb`."""
        return self.limb(points, widths).region

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> BaseGeometry:
        """A round or elliptic region."""
        ry, h = rx if ry is None else ry, 0.5523
        controls = np.array(
            [
                [(rx, 0), (rx, h * ry), (h * rx, ry), (0, ry)],
                [(0, ry), (-h * rx, ry), (-rx, h * ry), (-rx, 0)],
                [(-rx, 0), (-rx, -h * ry), (-h * rx, -ry), (0, -ry)],
                [(0, -ry), (h * rx, -ry), (rx, -h * ry), (rx, 0)],
            ]
        ) + np.array([x, y])
        curve = Curve(controls, np.zeros(4, bool), True).mapped(self.change)
        region = curve.region()
        self._exact[id(region)] = (region, curve)
        return region

    def box(self, x0: float, y0: float, x1: float, y1: float) -> BaseGeometry:
        """A rectangular region (turned and bent with the place)."""
        return self.blob([(x0, y0, "l"), (x1, y0, "l"), (x1, y1, "l"), (x0, y1, "l")])

    def reach(self, what: object) -> tuple[BaseGeometry, Curve | None]:
        """The region of points or of a region, and its exact curve where it is known."""
        region = what if isinstance(what, BaseGeometry) else self.blob(what)  # type: ignore[arg-type]
        known = self._exact.get(id(region))
        return region, known[1] if known else None

    def colours(self, colour: str | tuple[str, str]) -> tuple[str, str]:
        """A flat colour and its shade, from a name of the palette, a pair, or one hexadecimal colour."""
        if isinstance(colour, tuple):
            return plain(colour[0]), plain(colour[1])
        if colour in self.palette:
            return self.palette[colour]
        flat = self.paint(colour)
        return flat, darker(flat)

    def paint(self, colour: str | tuple[str, str]) -> str:
        """The flat colour; ``"red2"`` is the shade of ``"red"``."""
        if isinstance(colour, str) and colour[-1:] == "2" and colour[:-1] in self.palette:
            return self.palette[colour[:-1]][1]
        if isinstance(colour, str) and colour not in self.palette:
            return plain(colour)
        return self.colours(colour)[0]

    @property
    def ink_colour(self) -> str:
        """The colour of all lines."""
        return self.palette["ink"][0]

    # ---- items
    def add_region(
        self, region: BaseGeometry, colour: str, opacity: float | None = None, tolerance: float = 0.6
    ) -> None:
        """Adds a flat region."""
        if not region.is_empty:
            self.items.append(Path(None, region, colour, opacity=opacity, tolerance=tolerance))

    def sketch(self) -> Self:
        """An empty drawing in its own units, for :meth:`define`."""
        sub = type(self)(self.width, self.height, self.palette, self.full, 1)
        sub.motifs = self.motifs
        return sub

    def define(self, name: str, sketch: Canvas) -> str:
        """Makes a sketch a motif for :meth:`use`."""
        self.motifs[name] = sketch
        return name

    def motif(self, name: str, draw: Callable[..., object], **options: object) -> str:
        """Draws a motif once, in its own units, for :meth:`use`; returns its name."""
        if name not in self.motifs:
            sub = self.sketch()
            draw(sub, **options)
            self.define(name, sub)
        return name

    def use(
        self,
        name: str,
        x: float = 0,
        y: float = 0,
        turn: float = 0,
        scale: float = 1,
        flip: bool = False,
        lit: bool = False,
    ) -> None:
        """Puts a motif at a place.

        ``lit``: a motif upside down is mirrored too, so that its shade stays on the right.
        """
        if lit and math.cos(math.radians(turn)) < -0.3:
            flip = not flip
        item = Use(name, self.motifs[name], x, y, turn, scale, flip)
        if self._places[-1] != IDENTITY or self._bend:
            item = item.moved(self.change, self.scale)  # type: ignore[assignment]
        self.items.append(item)
        self.note(item.region)

    def note(self, region: BaseGeometry) -> None:
        """Lets a region count for the common contour of the figure in progress."""
        for _, regions in self._figures:
            regions.append(region)

    def mark(self) -> None:
        """Begins an object that :meth:`under` ends; see :meth:`figure`."""
        self._figures.append((len(self.items), []))

    def under(self, weight: float = 1.2, swell: float = 1.8) -> None:
        """Ends the object begun with :meth:`mark`: puts its common contour behind it."""
        start, regions = self._figures.pop()
        silhouette = unary_union(regions).buffer(2, 4).buffer(-2, 4)
        if not self.full:
            weight, swell = weight * 1.5, 0
        rim = silhouette.buffer(weight, 5)
        if swell:
            rim = rim.union(moved(silhouette.buffer(weight * 0.6, 5), swell, swell))
        self.items.insert(start, Path(None, rim, self.ink_colour, tolerance=0.6))

    @contextmanager
    def figure(self, weight: float = 1.7, swell: float = 1.6) -> Iterator[None]:
        """All that is drawn inside gets one common heavier contour behind it, thicker on the shadow side."""
        self.mark()
        yield
        self.under(weight, swell)

    @contextmanager
    def after_turn(self) -> Iterator[None]:
        """For a doubled card: what is drawn inside (frame, dividing line) lies over both halves and is not turned."""
        start = len(self.items)
        yield
        self._after = start

    def halve(self, window: BaseGeometry | None = None) -> None:
        """Makes the card double-headed.

        What is drawn is cut to the upper half (or to another half of the card, such as one side of its diagonal) and
        repeated, turned about the centre.
        """
        self.window = window if window is not None else box(0, 0, self.width, self.height / 2)
        self.turned_half = (self.width / 2, self.height / 2)

    def region(self) -> BaseGeometry:
        """All that is painted."""
        return unary_union([i.region for i in self.items])

    def visible(self, items: list[Item], window: BaseGeometry) -> list[Item]:
        """The items within the window, without those that others hide."""
        shapely.prepare(window)
        shown: list[Item] = []
        for item in items:
            region = item.region
            if region.is_empty or not window.intersects(region):
                continue
            shown += [item] if window.contains(region) else item.cut(window)
        cover: BaseGeometry = EMPTY
        keep: list[Item] = []
        for item in reversed(shown):
            shapely.prepare(cover)
            if isinstance(item, Ticks):
                left = item.visible(cover)
                if left:
                    keep.append(left)
                continue
            if not cover.is_empty and cover.contains(item.region):
                continue
            keep.append(item)
            hidden = item.hides()
            if hidden.area > 150:
                cover = cover.union(hidden.buffer(0.05))
        return keep[::-1]

    def svg(self) -> str:
        """The finished card."""
        names = (f"z{_base36(i)}" for i in count())
        end = len(self.items) if self._after is None else self._after
        card = box(0, 0, self.width, self.height)
        inner = self.visible(self.items[:end], self.window)
        over = self.visible(self.items[end:], card)
        if not self.full:
            inner, over = ([i.coarse() if isinstance(i, Path) else i for i in part] for part in (inner, over))
        used: list[str] = []
        for item in (*inner, *over):
            _collect(item, used)
        defs = "".join(
            f'<g id="{n}">{svg.merged(e for i in self.motifs[n].items for e in i.write(names))}</g>' for n in used
        )
        body = svg.merged(e for i in inner for e in i.write(names))
        if self.turned_half:
            x, y = (svg.short(v) for v in self.turned_half)
            body = f'<g id="half">{body}</g><use xlink:href="#half" transform="rotate(180 {x} {y})"/>'
        body += svg.merged(e for i in over for e in i.write(names))
        return svg.document(
            self.width,
            self.height,
            self.paint("paper"),
            self.ink_colour,
            (f"<defs>{defs}</defs>" if defs else "") + body,
        )


def _collect(item: Item, used: list[str]) -> None:
    if isinstance(item, Use):
        for inner in item.motif.items:
            _collect(inner, used)
        if item.name not in used:
            used.append(item.name)


def _base36(value: int) -> str:
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    return digits[value] if value < 36 else _base36(value // 36) + digits[value % 36]


__all__ = ["Canvas", "Circle", "Polygon"]
