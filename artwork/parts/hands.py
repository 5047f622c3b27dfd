"""Hands in local units of about a tenth of a millimetre: a fist is 50 high.

The wrist is the anchor; cuffs come after hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from artwork.engine import Drawing, moved
from artwork.engine.curves import type_points


def finger(d: Drawing, pts: type_points, ws: Sequence[float], col: str = "flesh") -> None:
    """A finger: a tube with its shaded underside."""
    t = d.tube(pts, ws)
    d.shape(t, col, 2.8)
    d.fill(t.difference(moved(t, -0.8, -2.6 * d.scale)), col + "2")


def fist(
    d: Drawing, col: str = "flesh", bar: Callable[[], object] | None = None, thumb: bool = True, wrist: str = "side"
) -> None:
    """A fist about a bar along y through the origin; ``bar()`` draws the bar between palm and fingers.

    Its wrist comes from the right: the side (anchor (50, 0)) or below (anchor (27, 56)). Mirror the place for a wrist
    at the left.
    """
    d.shape(
        "38 56, 41 36, 39 8, 31 -14, 18 -25, 4 -24, -3 -12, -3 16, 4 28, 12 34, 15 56"
        if wrist == "below"
        else "50 -9, 34 -19, 18 -25, 4 -24, -3 -12, -3 16, 6 27, 20 26, 34 18, 50 13",
        col,
        width=3.2,
        shade=(5, 7),
        hatch=(8, 5),
    )
    if bar:
        bar()
    for y, l, w in [(21, 13, 11.5), (10.5, 16, 12.5), (-1.5, 17, 13.5), (-14, 15, 13.5)]:
        d.shape(
            d.tube([(17, y - 1, w * 0.95), (6, y - 2.5, w * 1.05), (-l * 0.55, y - 1.5, w), (-l, y + 1.5, w * 0.78)]),
            col,
            width=2.7,
            shade=(2.5, 3.6),
            swell=0.6,
            inner=[([(-l * 0.3, y - w * 0.32), (-l * 0.38, y), (-l * 0.2, y + w * 0.3)], 1.0)] if d.full else (),
        )
    if thumb:
        d.shape(
            d.tube("30 -16 13, 17 -25 14, 3 -29 12.5, -10 -27 10"),
            col,
            width=2.7,
            shade=(3, 4),
            swell=0.6,
            inner=[("-13 -29, -8 -31.5, -4 -31", 1.1)],
        )


def palm(d: Drawing, col: str = "flesh", on: Callable[[], object] | None = None) -> None:
    """An open palm, upwards, wrist (anchor) at (14, 48) below right; ``on()`` draws what stands on it at y = 0."""
    for pts in ("-2 12 13, -24 7 12.5, -44 -2 9.5", "0 16 13, -24 14 12.5, -48 6 9.5", "2 20 13, -20 21 12, -43 15 9"):
        d.shape(d.tube(pts), col, width=2.7, shade=(2, 4), swell=0.6)
    d.shape("2 50, -2 36, -14 26, -16 14, -8 4, 10 0, 26 2, 30 14, 30 30, 27 50", col, width=3.2, shade=(5, 5))
    if on:
        on()
    d.shape(
        d.tube("24 24 15, 27 8 14, 20 -6 12.5, 11 -15 9"),
        col,
        width=2.7,
        shade=(3, 4),
        swell=0.6,
        inner=[("8 -17, 9 -12, 13 -11", 1.1)],
    )
    d.ink("-12 24, 0 22, 9 28", 1.7)


def fist_back(d: Drawing, col: str = "flesh") -> None:
    """The palm behind a shaft along y at x = 0; wrist (anchor (-48, 4)) at the left.

    Then the shaft, then fist_front.
    """
    g = d.blob("-48 -10, -30 -20, -12 -27, 10 -27, 19 -14, 20 14, 15 30, -6 33, -26 27, -48 18")
    d.shape(g, col, 3.2)
    d.fill(g.difference(moved(g, -2, -8 * d.scale)), col + "2")
    d.hatch_area(d.blob("-44 10, -20 16, -4 24, -6 34, -30 30, -48 20").intersection(g), 12, 4, 1.2)
    d.ink("-30 -16, -24 -4, -26 10", 1.5)


def fist_front(d: Drawing, col: str = "flesh") -> None:
    """Fingers and thumb over the shaft."""
    spans = [(-12, 22), (-13, 24), (-12, 22), (-9, 19)]
    for i in (3, 2, 1, 0):
        y = -19.5 + 13.2 * i
        x0, x1 = spans[i]
        finger(
            d,
            [(x1 - 6, y - 2), (x1 - 3.5, y + 0.6), (x1 - 10, y + 2), (2, y + 2), (x0, y + 3.5)],
            [12, 13.4, 13.6, 13, 10.2],
            col,
        )
        d.fill(
            d.blob([(x0 - 3.6, y + 2), (x0 - 1, y - 0.3), (x0 + 4, y - 0.2), (x0 + 4, y + 4.6), (x0 - 1, y + 5.6)]),
            "#FCEBDD",
            fine=True,
        )
        d.ink([(x0 + 4.6, y - 0.4), (x0 + 5.2, y + 2), (x0 + 4.6, y + 5)], 1.2)
        d.ink([(x0 + 4, y - 0.8), (x0 - 1, y - 0.6), (x0 - 3.8, y + 2.4)], 1)
        d.ink([(x1 - 10, y - 3.4), (x1 - 8.4, y), (x1 - 9.4, y + 3)], 1.2)
        d.ink([(x1 - 13, y - 2.8), (x1 - 11.8, y)], 1)
    finger(d, "-34 10, -29 -6, -18 -21, -3 -30, 8 -34", [20, 17.5, 15, 13.4, 9.6], col)
    d.fill("3 -36.5, 9 -38, 12 -35, 9 -32, 4 -32.4", "#FCEBDD", fine=True)
    d.ink("3 -36.6, 2 -34, 3.4 -32", 1.2)
    d.ink("-15 -27, -12 -24, -12 -20", 1.2)
    d.ink("-30 8, -24 2, -22 -6", 1.3)


def fist_knuckles(d: Drawing, col: str = "flesh") -> None:
    """The back of a closed hand: wrist (anchor (-50, 0)) at the left, knuckles at the right: reins, a belt, cloth."""
    for i in (3, 2, 1, 0):
        y = -16 + 11.4 * i
        x = [14, 18, 17, 12][i]
        finger(
            d, [(-6, y), (x - 8, y - 1), (x - 1, y + 2), (x - 1, y + 7), (x - 9, y + 9)], [13, 13.4, 13.4, 12, 9], col
        )
        d.ink([(x - 6, y - 6), (x - 2, y - 2), (x - 3, y + 2)], 1.2)
    g = d.blob("-50 -13, -32 -19, -14 -24, -1 -22, 5 -14, 4 -8, 8 -2, 6 4, 7 10, 4 16, 3 22, -4 28, -22 26, -50 16")
    d.shape(g, col, 3)
    d.fill(g.difference(moved(g, -2, -7 * d.scale)), col + "2")
    for y in (-12, 0, 12):
        d.ink([(-1, y), (-10, y - 1), (-24, y * 0.75)], 1.3, profile="in")
    d.hatch_area(d.blob("-48 8, -22 14, 0 20, -4 29, -22 27, -50 17").intersection(g), 8, 3.8, 1.15)
    finger(d, "-28 -12, -12 -24, 4 -25, 17 -18", [17, 14.5, 12.6, 9], col)
    d.fill("12 -23, 18 -22, 20 -18, 15 -16", "#FCEBDD", fine=True)
    d.ink("11 -23.5, 11.5 -20, 14 -17", 1.1)
    d.ink("-2 -30, 1 -26, 0 -22", 1.1)


def open_hand(d: Drawing, col: str = "flesh") -> None:
    """An open hand seen from its palm, fingers up and apart, thumb at the left; wrist (anchor) at (2, 52)."""
    for pts, ws in (
        ("-13 2, -17 -16, -19 -32", (12.5, 12, 9)),
        ("-4 -2, -5 -24, -5 -42", (12.5, 12.5, 9)),
        ("6 0, 8 -20, 10 -37", (12.5, 12, 9)),
        ("15 6, 20 -10, 24 -23", (11, 10.5, 8)),
    ):
        finger(d, pts, ws, col)
    d.shape("-14 54, -15 38, -21 22, -20 6, -12 -4, 4 -8, 18 0, 22 12, 19 30, 17 54", col, 3.2, shade=(5, 4))
    finger(d, "-14 30, -26 16, -34 2, -37 -8", (16, 14, 12, 9), col)
    d.ink("-14 8, -2 4, 14 12", 1.7)
    d.ink("-10 26, -8 14, 0 6", 1.7)
    d.ink("10 30, 12 20, 6 12", 1.5)
    d.hatch_area(d.blob("8 40, 14 24, 20 14, 22 30, 18 50, 8 52"), 20, 4, 1.2)


def flat_hand(d: Drawing, col: str = "flesh") -> None:
    """A hand laid flat (on a breast, on a hip), seen from its back.

    Wrist (anchor) at (-48, 0), fingers to the right.
    """
    for pts in ("2 -14, 22 -17, 38 -15", "4 -5, 28 -6, 46 -3", "4 5, 26 6, 43 9", "0 14, 20 17, 34 20"):
        finger(d, pts, (13, 12.6, 9), col)
    g = d.shape("-50 -13, -30 -18, -10 -22, 6 -20, 12 -8, 12 8, 8 20, -10 24, -30 20, -50 14", col, 3.0)
    d.crescent(g, 2, 7 * d.scale, col + "2", g.buffer(-1.2))
    for y in (-10, 0, 10):
        d.ink([(6, y), (-4, y), (-16, y * 0.8)], 1.3, profile="in")
    finger(d, "-26 -12, -8 -26, 8 -31, 18 -30", (16, 14, 12, 9), col)


def lowered_hand(d: Drawing, col: str = "flesh") -> None:
    """A hand hanging down, seen from the thumb's side; wrist (anchor) at (0, -30), fingers down and slightly bent."""
    for pts in ("10 8, 14 28, 8 46", "4 12, 6 34, 0 52", "-3 12, -4 33, -8 48", "-9 8, -13 26, -15 38"):
        finger(d, pts, (11.5, 12, 8.5), col)
    d.shape("-11 -32, 11 -32, 15 -14, 17 4, 13 18, 2 22, -10 18, -16 4, -14 -14", col, 3.0, shade=(5, 3), hatch=(7, 5))
    finger(d, "10 -12, 20 4, 19 22, 14 32", (13, 13, 11.5, 8.5), col)


def cuff(d: Drawing, col: str = "white", wide: float = 26) -> None:
    """A turned-back cuff across the wrist, axis along y at x = 0: after the hand."""
    h = wide / 2
    d.shape([(-6, -h * 0.85), (8, -h), (12, 0), (8, h), (-6, h * 0.85), (-9, 0)], col, 3.2, shade=(3, 4))
    for y in (-h * 0.55, -h * 0.18, h * 0.2, h * 0.56):
        d.ink([(-4, y), (8, y * 1.12)], 1.4)
