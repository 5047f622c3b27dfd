"""Ink: inked shapes with shade, hatching and folds; tapered brushes; plain lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import numpy as np
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from artwork.engine.canvas import Canvas
from artwork.engine.curves import Tube, moved, normals, points_of, polygons, resample, smooth, type_points, unit, valid
from artwork.engine.items import Circle, Path, Ticks

THIN = 1.3
LIGHT = np.array([-0.94, -0.34])
Colour = str | tuple[str, str]
PROFILES = {
    "both": lambda t: max(0.0, math.sin(math.pi * t)) ** 0.65,
    "early": lambda t: max(0.0, math.sin(math.pi * t**0.6)) ** 0.7,
    "late": lambda t: max(0.0, math.sin(math.pi * t**1.6)) ** 0.7,
    "in": lambda t: max(0.0, 1 - t) ** 0.7,
    "out": lambda t: max(0.0, t) ** 0.7,
}


class Inked(Canvas):
    """A canvas with the manner of a hand-coloured woodcut."""

    def weight(self, width: float) -> float:
        """A line's width at this level of detail: small faces have heavier lines."""
        return width if self.full else width * 1.45

    # ---- shapes
    def shape(
        self,
        what: object,
        colour: Colour,
        width: float = 3.8,
        shade: tuple[float, float] | None = None,
        hatch: Sequence[float] | None = None,
        folds: Sequence[tuple[type_points, float]] = (),
        inner: Sequence[object] = (),
        extra: Sequence[object] = (),
        clip: BaseGeometry | None = None,
        swell: float | None = None,
        contour: bool = True,
    ) -> BaseGeometry:
        """An inked, filled shape (points or a region); returns its region.

        shade: a dark crescent, the shape minus itself moved by (dx, dy); hatch: (length, spacing[, skew]) of tapered
        strokes inwards from the edges turned away from the light; folds: (points, depth) dark wedges with an ink
        brush; inner: ink lines, points or (points, width); extra: more dark shapes, cut to this one; clip: a region
        that cuts the shape; swell: how far the ink is heavier on the shadow side (by size, if None); contour: whether
        it counts for the figure's common contour.
        """
        region, exact = self.reach(what)
        if clip is not None and not clip.contains(region):
            region, exact = region.intersection(clip), None
        if region.is_empty:
            return region
        flat, dark = self.colours(colour)
        ink = self.weight(width)
        if swell is None:
            x0, y0, x1, y1 = region.bounds
            swell = 1.5 if self.full and ink > 3 and math.hypot(x1 - x0, y1 - y0) > 70 else 0
        elif not self.full:
            swell = 0
        self.items.append(
            Path(
                (exact,) if exact else None,
                None if exact else region,
                flat,
                self.ink_colour,
                ink,
                swell=swell,
                tolerance=0.4,
            )
        )
        if contour:
            self.note(region.buffer(ink / 2, 4))
        inside = region.buffer(-ink * 0.42)
        darks = []
        if shade and (shade[0] or shade[1]):
            darks.append(inside.difference(moved(inside, -shade[0], -shade[1])))
        darks += [self.reach(e)[0].intersection(inside) for e in extra]
        darks += [self.wedge(points, depth).intersection(inside) for points, depth in folds if depth]
        if darks:
            self.add_region(unary_union(darks).buffer(-0.6, join_style=2).buffer(0.6, join_style=2), dark)
        for points, depth in folds:
            self.ink(points, 3.0, ends=(0.5, 0), clip=inside)
            if depth >= 6:
                self._fold_ticks(points, depth, inside)
        for line in inner:
            weighted = isinstance(line, tuple) and len(line) == 2 and isinstance(line[1], int | float)
            points, w = cast("tuple[type_points, float]", line if weighted else (line, 2.5))
            self.ink(points, w, ends=(0.3, 0.1), clip=region)
        if hatch:
            self.hatching(inside, hatch[0] * 1.1, hatch[1], *hatch[2:])
        return region

    def fill(
        self,
        what: object,
        colour: Colour,
        opacity: float | None = None,
        clip: BaseGeometry | None = None,
        fine: bool = False,
    ) -> BaseGeometry:
        """A flat area without ink. fine: left out of small faces."""
        region, exact = self.reach(what)
        if fine and not self.full:
            return region
        if clip is not None and not clip.contains(region):
            region, exact = region.intersection(clip), None
        if exact:
            self.items.append(Path((exact,), None, self.paint(colour), opacity=opacity))
        else:
            self.add_region(region, self.paint(colour), opacity)
        return region

    def crescent(
        self, region: BaseGeometry, dx: float, dy: float, colour: Colour, clip: BaseGeometry | None = None
    ) -> None:
        """The region minus itself moved by (dx, dy): a shade on the far side."""
        dark = region.difference(moved(region, -dx, -dy))
        if clip is not None:
            dark = dark.intersection(clip)
        self.add_region(dark.buffer(-0.6, join_style=2).buffer(0.6, join_style=2), self.paint(colour))

    def wedge(self, points: type_points, depth: float) -> BaseGeometry:
        """The spindle-shaped area along a line."""
        line = resample(self.line(points), 14)
        half = (depth / 2 * np.sin(np.linspace(0, math.pi, 14)) ** 0.7)[:, None]
        side = normals(line) * half
        return valid(Polygon(np.concatenate([line + side, (line - side)[::-1]])))

    # ---- lines
    def ink(
        self,
        points: type_points,
        width: float = 2.6,
        colour: Colour = "ink",
        profile: str = "both",
        ends: tuple[float, float] | None = None,
        clip: BaseGeometry | None = None,
        fine: bool = True,
    ) -> None:
        """One tapered brush stroke.

        profile: both, early, late, in or out, the way its width runs; ends: the share of the width at its two ends
        instead; fine (the default): left out of small faces.
        """
        if fine and not self.full:
            return
        self.ink_line(
            self.curve(points).points(),
            self.weight(width),
            self.paint(colour),
            profile,
            ends,
            clip,
            max(len(points_of(points)), 3),
        )

    def ink_line(
        self,
        line: np.ndarray,
        width: float,
        colour: str,
        profile: str = "both",
        ends: tuple[float, float] | None = None,
        clip: BaseGeometry | None = None,
        nodes: int = 4,
    ) -> None:
        """A tapered stroke along a dense line in card units, as a lens of a few cubics."""
        length = float(np.hypot(*np.diff(line, axis=0).T).sum())
        if length < 0.8:
            return
        nodes = min(max(nodes, 3), 3 + int(length / 26))
        if profile != "both" and not ends:
            nodes = max(nodes, 4)
        spine = resample(line, nodes)
        if width <= THIN and (clip is None or clip.contains(LineString(spine))):  # too thin for a swelling to be seen
            self.items.append(Path((smooth(spine.tolist()),), None, None, colour, width * 0.85))
            return
        at = np.linspace(0, 1, nodes)
        size = np.array([PROFILES[profile](t) for t in at])
        if ends:
            size = np.maximum(size, np.where(at < 0.5, ends[0], ends[1]))
        half = (width / 2 * size)[:, None]
        side = normals(spine) * half
        right, left = spine + side, (spine - side)[::-1]
        outline: list[tuple[float | str, ...]] = []
        for edge in (right, left):
            for i, p in enumerate(edge):
                end = i in (0, nodes - 1)
                if end and outline and math.dist(outline[-1][:2], p) < 0.35:  # type: ignore[arg-type]
                    continue
                outline.append((float(p[0]), float(p[1]), "c") if end else (float(p[0]), float(p[1])))
        if math.dist(outline[0][:2], outline[-1][:2]) < 0.35:  # type: ignore[arg-type]
            outline.pop()
        curve = smooth(outline, True)
        if clip is not None and not clip.contains(LineString(spine)):
            self.add_region(curve.region().intersection(clip), colour)
        else:
            self.items.append(Path((curve,), None, colour))

    def lines(
        self,
        rows: Sequence[type_points],
        width: float = 2.0,
        colour: Colour = "ink",
        dash: str | None = None,
        fine: bool = False,
        clip: BaseGeometry | None = None,
    ) -> None:
        """Plain strokes of one width, all in one path."""
        if fine and not self.full:
            return
        curves = tuple(self.curve(row) for row in rows)
        width = self.weight(width)
        if clip is not None:
            region = unary_union([LineString(c.points()).buffer(width / 2) for c in curves])
            if not clip.contains(region):
                self.add_region(region.intersection(clip), self.paint(colour))
                return
        self.items.append(Path(curves, None, None, self.paint(colour), width, dash=dash))

    def fills(self, areas: Sequence[object], colour: Colour, fine: bool = False) -> None:
        """Several flat areas of one colour."""
        for area in areas:
            self.fill(area, colour, fine=fine)

    def brushes(self, rows: Sequence[tuple[type_points, float]], colour: Colour = "ink", fine: bool = False) -> None:
        """Several tapered strokes: (points, width)."""
        for points, width in rows:
            self.ink(points, width, colour, fine=fine)

    # ---- hatching
    def ticks(
        self,
        strokes: Sequence[tuple[Sequence[float], Sequence[float]]],
        width: float = 2.0,
        colour: Colour = "ink",
        clip: BaseGeometry | None = None,
    ) -> None:
        """Short tapered strokes from a base to a tip, in local units; only on full faces."""
        if not self.full or not strokes:
            return
        ends = self.change(np.array([p for s in strokes for p in s], float)).reshape(-1, 2, 2)
        self.ticks_at(ends[:, 0], ends[:, 1], width, self.paint(colour), clip)

    def ticks_at(
        self, base: np.ndarray, tip: np.ndarray, width: float, colour: str, clip: BaseGeometry | None = None
    ) -> None:
        """Tapered strokes in card units."""
        if not self.full or not len(base):
            return
        if clip is not None:
            keep = np.array([clip.contains(LineString([a, b])) for a, b in zip(base, tip, strict=True)])
            base, tip = base[keep], tip[keep]
            if not len(base):
                return
        along = tip - base
        along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
        side = np.stack([-along[:, 1], along[:, 0]], 1) * width / 2
        self.items.append(Ticks(np.stack([base + side, tip, base - side], 1), colour))

    def hatching(
        self,
        region: BaseGeometry,
        length: float,
        spacing: float,
        skew: float = 0.5,
        width: float = 2.1,
        threshold: float = 0.4,
    ) -> None:
        """Contour hatching: along the outline, where it turns away from the light, strokes inwards."""
        if not self.full:
            return
        bases, tips = [], []
        for polygon in polygons(region):
            ring = polygon.exterior
            way = 1 if ring.is_ccw else -1
            at = spacing / 2
            while at < ring.length:
                a = np.array(ring.interpolate(at).coords[0])
                b = np.array(ring.interpolate((at + 1.5) % ring.length).coords[0])
                along = unit(b - a)
                outward = np.array([along[1], -along[0]]) * way
                turned = -float(outward @ LIGHT)
                if turned > threshold:
                    reach = length * (0.45 + 0.55 * turned) * (0.8 + 0.35 * self.random.random())
                    bases.append(a)
                    tips.append(a + unit(-outward + along * skew * way) * reach)
                at += spacing * (0.9 + 0.2 * self.random.random())
        if bases:
            self.ticks_at(np.array(bases), np.array(tips), width, self.ink_colour, region.buffer(0.8))

    def _fold_ticks(self, points: type_points, depth: float, clip: BaseGeometry) -> None:
        if not self.full:
            return
        line = LineString(self.line(points))
        bases, tips, at = [], [], 6.0
        while at < line.length - 8:
            a, b = np.array(line.interpolate(at).coords[0]), np.array(line.interpolate(at + 1).coords[0])
            along = unit(b - a)
            across = np.array([-along[1], along[0]])
            across = across if across[0] > 0 else -across
            reach = (
                depth
                * 1.2
                * (0.8 + 0.3 * self.random.random())
                * math.sin(math.pi * min(1, 0.12 + at / line.length * 0.8))
            )
            bases.append(a)
            tips.append(a + unit(across + along * 1.5) * reach)
            at += 5.8 * (0.85 + 0.3 * self.random.random())
        if bases:
            self.ticks_at(np.array(bases), np.array(tips), 1.7, self.ink_colour, clip)

    def hatch_area(
        self,
        what: object,
        angle: float = 45,
        spacing: float = 5,
        width: float = 1.5,
        colour: Colour = "ink",
        clip: BaseGeometry | None = None,
    ) -> None:
        """Parallel strokes across a whole area; angle in degrees."""
        if not self.full:
            return
        region = self.reach(what)[0]
        region = region.intersection(clip) if clip is not None else region
        if region.is_empty:
            return
        along = np.array([math.cos(math.radians(angle)), math.sin(math.radians(angle))])
        across = np.array([-along[1], along[0]])
        centre = np.array(region.centroid.coords[0])
        x0, y0, x1, y1 = region.bounds
        radius = math.hypot(x1 - x0, y1 - y0) / 2 + 5
        bases, tips, at = [], [], -radius
        while at < radius:
            middle = centre + across * at
            cut = LineString([middle - along * radius, middle + along * radius]).intersection(region)
            for part in getattr(cut, "geoms", [cut]):
                if part.length > 3 and part.geom_type == "LineString":
                    bases.append(np.array(part.coords[0]))
                    tips.append(np.array(part.coords[-1]))
            at += spacing * self.random.uniform(0.85, 1.15)
        if bases:
            self.ticks_at(np.array(bases), np.array(tips), width * 1.2, self.paint(colour))

    def comb(
        self,
        limb: Tube,
        side: int,
        first: float = 0.06,
        last: float = 0.94,
        depth: float = 0.34,
        spacing: float = 5.2,
        width: float = 1.6,
        clip: BaseGeometry | None = None,
    ) -> None:
        """Hatching across a tube, from one edge (side -1 or 1) inwards, between two shares of its length."""
        if not self.full:
            return
        count = len(limb.spine)
        length = float(np.hypot(*np.diff(limb.spine, axis=0).T).sum())
        number = max(2, int(length * (last - first) / spacing))
        bases, tips = [], []
        for j in range(number + 1):
            i = min(count - 1, int((first + (last - first) * j / number) * (count - 1)))
            p, n, half = limb.spine[i], limb.normal[i], limb.half[i]
            swell = math.sin(math.pi * min(1, max(0.08, j / number)))
            reach = depth * (0.5 + 0.5 * swell) * self.random.uniform(0.85, 1.1)
            along = np.array([n[1], -n[0]])
            bases.append(p + side * n * half * 0.98)
            tips.append(p + side * n * half * (1 - 2 * reach) + along * 0.25 * half)
        self.ticks_at(np.array(bases), np.array(tips), width, self.ink_colour, clip)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 0.0,
        flat: float = 1.0,
        contour: bool = False,
    ) -> None:
        """A plain circle (``flat``: its height for a width of one); cheap."""
        (cx, cy), k = self.at(x, y), self.scale
        turned = abs(self._places[-1][1]) > 1e-6 and flat != 1
        if turned:
            region = self.disc(x, y, radius, radius * flat)
            self.items.append(
                Path(
                    (self._exact[id(region)][1],),
                    None,
                    self.paint(colour) if colour else None,
                    self.paint(stroke) if stroke else None,
                    self.weight(width),
                )
            )
            return
        item = Circle(
            cx,
            cy,
            radius * k,
            radius * k * flat,
            self.paint(colour) if colour else None,
            self.paint(stroke) if stroke else None,
            self.weight(width) if stroke else 0,
        )
        self.items.append(item)
        if contour:
            self.note(item.region)

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        colour: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 0.0,
        turn: float = 0.0,
    ) -> BaseGeometry:
        """An ellipse, filled, inked or both."""
        with self.push(x, y, turn=turn):
            region = self.disc(0, 0, rx, ry)
        curve = self._exact[id(region)][1]
        width = self.weight(width) if stroke else 0
        self.items.append(
            Path((curve,), None, self.paint(colour) if colour else None, self.paint(stroke) if stroke else None, width)
        )
        if colour and stroke:
            self.note(region.buffer(width / 2))
        return region

    def beads(self, x: float, y: float, radius: float, count: int, size: float, colour: Colour) -> None:
        """A ring of round beads: one dashed circle; size is a bead's radius."""
        (cx, cy), k = self.at(x, y), self.scale
        self.items.append(Circle(cx, cy, radius * k, radius * k, None, self.paint(colour), size * 2 * k, beads=count))
