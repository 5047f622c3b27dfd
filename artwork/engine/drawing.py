"""The drawing: everything an illustrator calls, ornament included."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from artwork.engine.curves import Tube, normals, points_of, resample, type_points, valid
from artwork.engine.ink import Colour, Inked


class Drawing(Inked):
    """A card in the making. See ``artwork/README.md`` for how to compose one."""

    # ---- cloth
    def fold(
        self,
        region: BaseGeometry,
        points: type_points,
        side: int = 1,
        width: float = 3.0,
        depth: float = 11.0,
        colour: Colour | None = None,
        strokes: float = 15.0,
        profile: str = "in",
    ) -> None:
        """One fold of cloth: a dark wedge on one side of a tapered line and parallel strokes beside it.

        colour: of the wedge; strokes: how far the strokes reach (0 for none).
        """
        line = resample(self.line(points), 16)
        normal = normals(line)
        grow = np.array([math.sin(math.pi * min(1, t * 0.93 + 0.06)) ** 0.8 for t in np.linspace(0, 1, 16)])[:, None]
        if colour:
            wedge = valid(Polygon(np.concatenate([line, (line + side * normal * depth * grow)[::-1]])))
            self.add_region(wedge.intersection(region), self.paint(colour))
        if not self.full:
            return
        self.ink_line(line, width, self.ink_colour, profile, None, region, len(points_of(points)) + 1)
        for j in range(1, max(2, int(strokes / 4.2)) + 1 if strokes else 1):
            offset = side * (depth * 0.28 + j * 3.7)
            first, last = (
                0.10 + 0.07 * j + self.random.uniform(-0.02, 0.02),
                0.93 - 0.11 * j + self.random.uniform(-0.03, 0.03),
            )
            if last - first < 0.12:
                break
            part = (line + offset * normal * (0.55 + 0.45 * grow))[int(first * 15) : int(last * 15) + 1]
            if len(part) > 2:
                self.ink_line(part, 1.5 * (1.15 - 0.12 * j), self.ink_colour, "both", None, region, 3)

    def sleeve(
        self, points: type_points, widths: Sequence[float], colour: str, side: int = 1, comb: bool = True
    ) -> Tube:
        """A sleeve: a tube with its shaded side and hatching across it."""
        limb = self.limb(points, widths)
        self.shape(limb.region, colour, 4.0)
        self.add_region(
            limb.strip(side * 1.05, side * 0.42).intersection(limb.region.buffer(-1.5)), self.colours(colour)[1]
        )
        if comb:
            self.comb(limb, side)
        return limb

    def panes(
        self,
        region: BaseGeometry,
        one: np.ndarray,
        other: np.ndarray,
        count: int,
        colours: Sequence[Colour],
        width: float = 1.8,
    ) -> None:
        """Gores between two lines in card units (rails of a tube, or ``line(points)``), alternately coloured."""
        one, other = resample(one, 12), resample(other, 12)
        edges = [one * (1 - i / count) + other * (i / count) for i in range(count + 1)]
        for k, colour in enumerate(dict.fromkeys(colours)):
            panes = [
                valid(Polygon(np.concatenate([edges[i], edges[i + 1][::-1]])))
                for i in range(count)
                if colours[i % len(colours)] == colour
            ]
            self.add_region(
                unary_union(panes).intersection(region.buffer(-1.2)), self.paint(colour)
            ) if panes and k >= 0 else None
        for edge in edges[1:-1]:
            self.ink_line(edge, self.weight(width), self.ink_colour, "both", (0.8, 0.8), region, 5)

    # ---- pattern
    def along(self, points: type_points, spacing: float, draw: Callable[[int], object]) -> None:
        """Calls ``draw(i)`` at equal distances along a line, with local axes along it, in card units."""
        line = self.line(points)
        number = max(1, round(LineString(line).length / spacing))
        spots = resample(line, number * 2 + 1)
        normal = normals(spots)
        for i in range(number):
            (x, y), (nx, ny) = spots[2 * i + 1], normal[2 * i + 1]
            with self.unbent(), self.push(float(x), float(y), turn=math.degrees(math.atan2(-nx, ny))):
                draw(i)

    def grid(
        self,
        region: BaseGeometry,
        across: float,
        down: float,
        draw: Callable[[], object],
        inset: float = 0,
        turn: float = 0,
        fine: bool = True,
    ) -> None:
        """Calls ``draw()`` at the staggered points of a grid within a region (card units). fine: not on small faces."""
        if fine and not self.full:
            return
        inside = region.buffer(-inset) if inset else region
        shapely.prepare(inside)
        x0, y0, x1, y1 = region.bounds
        row, y = 0, y0 - down
        while y < y1 + down:
            x = x0 - across + (across / 2 if row % 2 else 0)
            while x < x1 + across:
                if inside.contains(Point(x, y)):
                    with self.unbent(), self.push(x, y, turn=turn):
                        draw()
                x += across
            y, row = y + down, row + 1

    def scatter(
        self,
        region: BaseGeometry,
        across: float,
        down: float,
        motif: str,
        inset: float = 0,
        turn: float = 0,
        scale: float = 1,
    ) -> None:
        """A motif at the staggered points of a grid: the cheap way to pattern cloth."""
        self.grid(region, across, down, lambda: self.use(motif, turn=0, scale=scale), inset, turn)

    def band(
        self,
        points: type_points,
        width: float,
        colour: Colour = "gold",
        pattern: str = "dots",
        second: Colour = "red",
        clip: BaseGeometry | None = None,
        spacing: float | None = None,
        edge: float = 2.6,
    ) -> BaseGeometry:
        """An embroidered border along a line. pattern: dots, lozenges, scroll, bars or plain."""
        region = self.limb(points, [width / self.scale]).region
        if clip is not None:
            region = region.intersection(clip)
        self.shape(region, colour, edge, swell=0, contour=clip is None)
        if not self.full:
            return region
        half = width / 2
        inside = region.buffer(-edge * 0.3)

        def dot(_: int) -> None:
            if inside.contains(Point(self.at(0, 0)).buffer(half * 0.3)):
                self.circle(0, 0, half * 0.4, second, "ink", 1.5)

        def lozenge(_: int) -> None:
            spot = self.blob([(-half, 0, "l"), (0, -half * 0.66, "l"), (half, 0, "l"), (0, half * 0.66, "l")])
            if inside.intersects(spot):
                self.shape(spot, second, 1.5, clip=inside, swell=0, contour=False)

        def scroll(i: int) -> None:
            e, v, h = (1 if i % 2 else -1), width * 0.56, half
            rows = [[(-v, 0), (-v * 0.5, e * h * 0.52), (v * 0.1, e * h * 0.5), (v * 0.55, 0), (v, 0)]]
            rows.append(
                [
                    (v * 0.5, 0),
                    (v * 0.1, -e * h * 0.1),
                    (-v * 0.25, -e * h * 0.2),
                    (-v * 0.1, -e * h * 0.5),
                    (v * 0.25, -e * h * 0.42),
                ]
            )
            self.lines(rows, width * 0.06 + 0.8, clip=inside)
            for x, y in ((-v * 0.5, -e * h * 0.4), (v * 0.6, e * h * 0.45)):
                leaf = self.disc(x, y, width * 0.16, width * 0.09)
                if inside.contains(leaf):
                    self.fill(leaf, second)

        def bar(_: int) -> None:
            self.lines([[(0, -half), (0, half)]], 1.6, clip=inside)

        motifs: dict[str, Callable[[int], None]] = {"dots": dot, "lozenges": lozenge, "scroll": scroll, "bars": bar}
        if pattern != "plain":
            self.along(points, spacing or width * 1.15, motifs[pattern])
        return region

    def flow(
        self,
        one: type_points,
        other: type_points,
        count: int,
        width: float = 1.6,
        colour: Colour = "ink",
        clip: BaseGeometry | None = None,
        profile: str = "both",
        loose: float = 0.08,
        wave: float = 0.0,
    ) -> None:
        """Strokes that flow between two guide lines: hair, beard, mane, feather, bark."""
        if not self.full:
            return
        first, last = resample(self.line(one), 12), resample(self.line(other), 12)
        for i in range(count):
            share = (i + 0.5) / count
            line = first * (1 - share) + last * share
            start, end = round(11 * self.random.uniform(0, loose)), 12 - round(11 * self.random.uniform(0, loose * 1.6))
            line = line[start:end]
            if wave:
                at = np.arange(len(line))
                line = line + wave * np.stack([np.sin(at * 1.4 + i), 0.4 * np.cos(at * 1.4 + i)], 1)
            self.ink_line(
                line, width * self.random.uniform(0.7, 1.2), self.paint(colour), profile, None, clip, 5 if wave else 4
            )

    def spiral(
        self,
        x: float,
        y: float,
        radius: float,
        way: int = 1,
        start: float = 0,
        width: float = 2.2,
        colour: Colour = "ink",
        clip: BaseGeometry | None = None,
    ) -> None:
        """One curl of hair or a scroll's eye."""
        points = [
            (
                x + way * radius * (1 - i / 15) * math.cos(start + i * 0.55),
                y + radius * (1 - i / 15) * math.sin(start + i * 0.55),
            )
            for i in range(13)
        ]
        self.ink(points, width, colour, "in", clip=clip)


__all__ = ["Drawing", "Polygon"]
