"""The back: gingham in brick red, woven of fine threads; the same either way up."""

from __future__ import annotations

from shapely.geometry import box

from artwork.engine import Drawing, unary_union

CHECK = 26.0
RIM = 32.0
PALE, DEEP, WEFT, WARP = "#d98d74", "#af3920", "#8a2a16", "#c26a51"


def draw(d: Drawing) -> None:
    """Stripes both ways: white where none runs, pale where one does, deep where two cross."""
    across, down = round((d.width - 2 * RIM) / CHECK), round((d.height - 2 * RIM) / CHECK)
    across, down = across - (across + 1) % 2, down - (down + 1) % 2
    left, top = (d.width - across * CHECK) / 2, (d.height - down * CHECK) / 2
    right, bottom = d.width - left, d.height - top
    upright = unary_union([box(left + i * CHECK, top, left + (i + 1) * CHECK, bottom) for i in range(0, across, 2)])
    level = unary_union([box(left, top + j * CHECK, right, top + (j + 1) * CHECK) for j in range(0, down, 2)])
    d.add_region(upright.union(level), PALE)
    for i in range(0, across, 2):
        x = left + i * CHECK
        d.add_region(
            unary_union([box(x, top + j * CHECK, x + CHECK, top + (j + 1) * CHECK) for j in range(0, down, 2)]), DEEP
        )
    if d.full:
        threads(d, left, top, across, down)
    edge = [(left, top, "l"), (right, top, "l"), (right, bottom, "l"), (left, bottom, "l"), (left, top)]
    d.lines([edge], 5, DEEP)


def threads(d: Drawing, left: float, top: float, across: int, down: int) -> None:
    """Slanting threads: the twill of the cloth, one way in pale checks, closer in deep ones."""
    step = CHECK / 4
    for deep, colour in ((False, WARP), (True, WEFT)):
        rows: list[list[tuple[float, float]]] = []
        for i in range(across):
            for j in range(down):
                if (i % 2 == 0 and j % 2 == 0) if deep else (i % 2 != j % 2):
                    x, y = left + i * CHECK, top + j * CHECK
                    rows += [[(x + k * step - step / 2, y + CHECK), (x + k * step + step / 2, y)] for k in (1, 2, 3)]
        d.lines(rows, 1.4, colour)
