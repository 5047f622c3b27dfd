"""What a drawing is made of. Every item knows its area, can be cut, moved, and written as SVG elements."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from artwork.engine import svg
from artwork.engine.curves import Curve, moved
from artwork.engine.fitting import fit_region

if TYPE_CHECKING:
    from artwork.engine.canvas import Canvas

Change = Callable[[np.ndarray], np.ndarray]
Names = Iterator[str]
EMPTY = Polygon()


@dataclass(frozen=True)
class Path:
    """A filled, inked or stroked path, either exact curves or a region that is fitted when it is written."""

    exact: tuple[Curve, ...] | None
    area: BaseGeometry | None
    fill: str | None
    stroke: str | None = None
    width: float = 0.0
    opacity: float | None = None
    dash: str | None = None
    swell: float = 0.0
    tolerance: float = 0.6
    step: int = 1

    @cached_property
    def region(self) -> BaseGeometry:
        """The painted area, with its stroke."""
        if self.fill:
            inside = self.area if self.area is not None else unary_union([c.region() for c in self.exact or ()])
            painted = inside.buffer(self.width / 2, 6) if self.stroke else inside
            return painted.union(moved(painted, self.swell, self.swell)) if self.swell else painted
        return unary_union([LineString(c.points()).buffer(self.width / 2) for c in self.exact or ()])

    def hides(self) -> BaseGeometry:
        """The area in which nothing behind this item can be seen."""
        if not self.fill or self.opacity:
            return EMPTY
        return self.area if self.area is not None else unary_union([c.region() for c in self.exact or ()])

    def cut(self, window: BaseGeometry) -> list[Item]:
        """The part of this item within the window; ink does not run along the cut."""
        if self.dash or not self.fill:
            return [Path(None, self.region.intersection(window), self.stroke)] if self.stroke else []
        parts: list[Item] = []
        if self.stroke:
            parts.append(Path(None, self.region.intersection(window), self.stroke))
            inside = self.hides().buffer(-self.width / 2)
        else:
            inside = self.area if self.area is not None else self.hides()
        return [*parts, Path(None, inside.intersection(window), self.fill, opacity=self.opacity)]

    def moved(self, change: Change, scale: float) -> Item:
        """The item with all its points changed."""
        exact = tuple(c.mapped(change) for c in self.exact) if self.exact else None
        area = shapely.transform(self.area, change) if self.area is not None else None
        return replace(self, exact=exact, area=area, width=self.width * scale)

    def coarse(self) -> Path:
        """The same for a small face: fitted loosely (a third of a pixel at 100), points on half units."""
        return replace(self, tolerance=max(1.6, self.tolerance), step=5) if self.tolerance >= 0.4 else self

    def write(self, names: Names) -> list[str]:
        """SVG elements."""
        curves = (
            list(self.exact)
            if self.exact
            else fit_region(self.area if self.area is not None else EMPTY, self.tolerance)
        )
        one_way = bool(self.fill and self.exact)
        data = "".join(svg.path_data(c.oriented() if one_way and c.closed else c, self.step) for c in curves)
        if not data:
            return []
        stroke = f' stroke="{self.stroke}" stroke-width="{svg.short(self.width)}"' if self.stroke else ""
        if self.dash:
            stroke += f' stroke-dasharray="{self.dash}"'
        opacity = f' fill-opacity="{svg.short(self.opacity)}"' if self.opacity else ""
        if not self.swell:
            return [f'<path fill="{self.fill or "none"}"{stroke}{opacity} d="{data}"/>']
        # The outline stands in the file once: in ink, moved towards the shadow, then used again in its own colour.
        name, shift = next(names), svg.short(self.swell)
        return [
            f'<path id="{name}"{stroke} transform="translate({shift} {shift})" d="{data}"/>',
            f'<use xlink:href="#{name}" x="-{shift}" y="-{shift}" fill="{self.fill}"/>',
        ]


@dataclass(frozen=True)
class Ticks:
    """Hatching: tapered strokes as triangles (n, 3, 2)."""

    triangles: np.ndarray
    fill: str

    @cached_property
    def region(self) -> BaseGeometry:
        """The strokes' area."""
        return unary_union([Polygon(t).buffer(0) for t in self.triangles])

    def hides(self) -> BaseGeometry:
        """Nothing."""
        return EMPTY

    def visible(self, cover: BaseGeometry) -> Ticks | None:
        """The strokes of which the middle is not covered."""
        middle = self.triangles.mean(axis=1)
        keep = ~shapely.contains_xy(cover, middle[:, 0], middle[:, 1])
        return Ticks(self.triangles[keep], self.fill) if keep.any() else None

    def cut(self, window: BaseGeometry) -> list[Item]:
        """The strokes that lie within the window."""
        keep = (
            shapely.contains_xy(window, self.triangles[..., 0].ravel(), self.triangles[..., 1].ravel())
            .reshape(-1, 3)
            .all(axis=1)
        )
        return [Ticks(self.triangles[keep], self.fill)] if keep.any() else []

    def moved(self, change: Change, scale: float) -> Item:  # noqa: ARG002
        """The strokes with all points changed."""
        return Ticks(change(self.triangles.reshape(-1, 2)).reshape(-1, 3, 2), self.fill)

    def write(self, names: Names) -> list[str]:  # noqa: ARG002
        """One path."""
        turned = self.triangles[:, 1] - self.triangles[:, 0], self.triangles[:, 2] - self.triangles[:, 0]
        negative = turned[0][:, 0] * turned[1][:, 1] - turned[0][:, 1] * turned[1][:, 0] < 0
        ordered = np.where(negative[:, None, None], self.triangles[:, ::-1], self.triangles)
        return [f'<path fill="{self.fill}" d="{svg.triangles_data(ordered)}"/>']


@dataclass(frozen=True)
class Circle:
    """A circle, an ellipse without turning, or a ring of beads (a dashed circle)."""

    x: float
    y: float
    rx: float
    ry: float
    fill: str | None
    stroke: str | None = None
    width: float = 0.0
    beads: int = 0

    @cached_property
    def region(self) -> BaseGeometry:
        """The painted area."""
        angle = np.linspace(0, 2 * math.pi, 49)[:-1]
        unit = np.stack([np.cos(angle), np.sin(angle)], 1)
        centre = np.array([self.x, self.y])
        if self.beads:
            turn = np.arange(self.beads) * 2 * math.pi / self.beads
            return unary_union(
                [
                    Point(self.x + self.rx * math.cos(t), self.y + self.ry * math.sin(t)).buffer(self.width / 2, 6)
                    for t in turn
                ]
            )
        inside = Polygon(centre + unit * [self.rx, self.ry])
        painted = inside.buffer(self.width / 2) if self.stroke else inside
        return painted if self.fill else painted.difference(inside.buffer(-self.width / 2))

    def hides(self) -> BaseGeometry:
        """The disc."""
        return self.region if self.fill else EMPTY

    def cut(self, window: BaseGeometry) -> list[Item]:
        """The parts within the window."""
        return (
            Path(None, Polygon(self.region.exterior).buffer(-self.width / 2), self.fill, self.stroke, self.width).cut(
                window
            )
            if self.fill
            else [Path(None, self.region.intersection(window), self.stroke)]
        )

    def moved(self, change: Change, scale: float) -> Item:
        """A circle again where the change keeps circles round."""
        centre = change(np.array([[self.x, self.y]]))[0]
        return replace(
            self,
            x=float(centre[0]),
            y=float(centre[1]),
            rx=self.rx * scale,
            ry=self.ry * scale,
            width=self.width * scale,
        )

    def write(self, names: Names) -> list[str]:  # noqa: ARG002
        """One element."""
        place = "".join(f' {n}="{svg.short(v, 1)}"' for n, v in (("cx", self.x), ("cy", self.y)) if abs(v) > 0.04)
        round_ = abs(self.rx - self.ry) < 0.05
        size = f' r="{svg.short(self.rx)}"' if round_ else f' rx="{svg.short(self.rx)}" ry="{svg.short(self.ry)}"'
        stroke = f' stroke="{self.stroke}" stroke-width="{svg.short(self.width)}"' if self.stroke else ""
        if self.beads:
            gap = 2 * math.pi * self.rx / self.beads
            stroke += f' stroke-dasharray=".01 {gap - 0.01:.4g}"'
        return [f'<{"circle" if round_ else "ellipse"}{place}{size} fill="{self.fill or "none"}"{stroke}/>']


@dataclass(frozen=True)
class Use:
    """A motif drawn once and used at many places."""

    name: str
    motif: Canvas
    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    flip: bool = False

    def change(self, points: np.ndarray) -> np.ndarray:
        """The motif's points where they are used."""
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        px = points[:, 0] * (-self.scale if self.flip else self.scale)
        py = points[:, 1] * self.scale
        return np.stack([self.x + px * c - py * s, self.y + px * s + py * c], 1)

    @cached_property
    def region(self) -> BaseGeometry:
        """The area of the whole motif."""
        return shapely.transform(self.motif.region(), self.change)

    def hides(self) -> BaseGeometry:
        """Nothing (motifs are small)."""
        return EMPTY

    def cut(self, window: BaseGeometry) -> list[Item]:
        """The motif's own items, cut one by one."""
        return [part for item in self.motif.items for part in item.moved(self.change, self.scale).cut(window)]

    def moved(self, change: Change, scale: float) -> Item:  # noqa: ARG002
        """Used at the place to which the change moves it (similar changes only)."""
        points = change(self.change(np.array([[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]])))
        along, across = points[1] - points[0], points[2] - points[0]
        flip = along[0] * across[1] - along[1] * across[0] < 0
        turn = math.degrees(math.atan2(-along[1], -along[0]) if flip else math.atan2(along[1], along[0]))
        return replace(
            self, x=float(points[0, 0]), y=float(points[0, 1]), turn=turn, scale=float(np.hypot(*along)), flip=flip
        )

    def write(self, names: Names) -> list[str]:  # noqa: ARG002
        """One reference."""
        x, y = svg.short(self.x, 1), svg.short(self.y, 1)
        change = (f"translate({x} {y})" if y != "0" else f"translate({x})") if (x, y) != ("0", "0") else ""
        if abs(self.turn) > 0.01:
            change += f"rotate({svg.short(self.turn)})"
        k = svg.short(self.scale, 3)
        if self.flip:
            change += f"scale(-{k} {k})"
        elif k != "1":
            change += f"scale({k})"
        return [f'<use xlink:href="#{self.name}"' + (f' transform="{change}"' if change else "") + "/>"]


Item = Path | Ticks | Circle | Use
