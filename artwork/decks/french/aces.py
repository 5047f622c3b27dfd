"""The aces: one great mark each, cut with scrollwork about the emblem; that of spades among laurels."""

from __future__ import annotations

from artwork.engine import Drawing
from artwork.parts import cloth, ornament
from artwork.parts.scrollwork import laurel, leaf, palmette, rinceau, spiral
from artwork.suits import french as suits


def great(d: Drawing, suit: str, y: float, height: float, line: str, echo: bool = True) -> None:
    """The mark itself with hairlines and engraved strokes, its middle at (290, y)."""
    flat, dark, light = suits.COLOURS[suit]
    with d.push(290, y, height / 110):
        region, body = suits.outline(d, suit), suits.leaves(d, suit)
    if echo and d.full:
        outer, inner = (region.buffer(r, join_style=1 if suit == "clubs" else 2, mitre_limit=6) for r in (14, 12))
        d.add_region(outer.difference(inner), flat, tolerance=0.3)
    d.add_region(region, flat, tolerance=0.3)
    d.add_region(body.buffer(-11).difference(body.buffer(-14)), d.paint(line), tolerance=0.3)
    if not d.full:
        return
    d.add_region(body.buffer(-18).difference(body.buffer(-19.6)), d.paint(light), tolerance=0.3)
    suits.engrave(d, body.buffer(-21), 26, 4.2, 2.2, light, 1)
    suits.engrave(d, body.buffer(-21), 26, 4.2, 2.4, dark, -1)


def both(d: Drawing, draw: object) -> None:
    """Draws once and once mirrored."""
    for flip in (False, True):
        with d.push(0, 0, flip=flip):
            draw()  # type: ignore[operator]


def emblem(d: Drawing, radius: float, ground: str) -> None:
    """Our sun in its ring."""
    ornament.emblem(d, radius, ground, "gold", "paper")


def coins(d: Drawing) -> None:
    """The ace of diamonds."""
    high = 470 if d.full else 560
    great(d, "coins", 440, high, "paper")
    flat = suits.COLOURS["coins"][0]
    with d.push(290, 440, high / 110):

        def half() -> None:
            for flip in (1, -1):
                with d.push(0, 0, tall=flip):
                    rinceau(
                        d, [(1.5, -24), (4, -19), *spiral(6.2, -13.6, 5.2, -110, 1.2, 1)], "paper", 4.4, 5, 5.2, -1, 0.9
                    )
                    rinceau(
                        d, [(15, -2), (18, -8), *spiral(20.6, -5.2, 3.6, -150, 1.2, 1)], "paper", 3.6, 4, 3.8, -1, 0.7
                    )

        both(d, half)
        for turn in (0, 180):
            with d.push(0, 0, turn=turn), d.push(0, -23):
                palmette(d, "paper", 14, 5, 110)
        emblem(d, 13, flat)


def cups(d: Drawing) -> None:
    """The ace of hearts."""
    high = 420 if d.full else 490
    great(d, "cups", 440, high, "paper")
    flat = suits.COLOURS["cups"][0]
    with d.push(290, 440, high / 110):

        def half() -> None:
            rinceau(d, [(2, 12), (10, 8), (17, -2), *spiral(23, -22, 12, 120, 1.35, -1)], "paper", 5.4, 8, 8, 1, 1.2)
            rinceau(d, [(1, 24), (6, 22), *spiral(9, 16, 5, 60, 1.2, -1)], "paper", 4, 4, 5, 1, 0.8)
            rinceau(d, [(2, 30), (4.5, 28), *spiral(5.4, 31, 2.6, -60, 1.1, 1)], "paper", 3, 3, 3, -1, 0.5)

        both(d, half)
        with d.push(0, -16):
            palmette(d, "paper", 11, 5, 130)
        with d.push(0, 2):
            emblem(d, 13, flat)
        with d.push(0, 30, turn=180):
            palmette(d, "paper", 12, 3, 60)


def clubs(d: Drawing) -> None:
    """The ace of clubs."""
    high = 430 if d.full else 500
    great(d, "clubs", 440, high, "paper")
    flat = suits.COLOURS["clubs"][0]
    with d.push(290, 440, high / 110):
        for x, y, turn in ((0, -29.5, 0), (25, 8.5, 118), (-25, 8.5, -118)):
            with d.push(x, y, turn=turn):

                def half() -> None:
                    rinceau(d, [(0.8, 14), (5, 10), *spiral(7, 1, 6.4, 60, 1.3, -1)], "paper", 4.2, 5, 5.6, 1, 0.9)
                    d.add_region(leaf(d, 1, -4, 8, 3.4, -62, 0.2), d.paint("paper"), tolerance=0.3)

                both(d, half)
                with d.push(0, -4):
                    palmette(d, "paper", 11, 3, 40)
        with d.push(0, -1.5):
            emblem(d, 12.5, flat)


def swords(d: Drawing) -> None:
    """The ace of spades: the showpiece."""
    for flip in (False, True):
        with d.push(290, 0, flip=flip):
            laurel(
                d,
                "-16 752, 60 746, 136 712, 190 642, 214 560, 208 486",
                11 if d.full else 8,
                62 if d.full else 84,
                "green",
                "red",
            )
    great(d, "swords", 400, 560, "paper", echo=False)
    flat = suits.COLOURS["swords"][0]
    with d.push(290, 400, 560 / 110):

        def half() -> None:
            rinceau(
                d, [(9, 17), (14, 21), (22, 23), *spiral(27.5, 14.5, 9.6, 110, 1.5, -1)], "paper", 6.4, 9, 7.2, 1, 1.1
            )
            rinceau(d, [(12, -3), (17, -1), *spiral(22, -2.5, 4.4, 150, 1.25, 1)], "paper", 4, 5, 4.2, -1, 0.8)
            rinceau(d, [(3, -14), (8, -13), *spiral(10.4, -17.5, 4.2, 110, 1.25, -1)], "paper", 4, 5, 4.4, 1, 0.8)
            rinceau(d, [(1.2, -24), (3.6, -24.5), *spiral(4.4, -28, 2.5, 100, 1.2, -1)], "paper", 3, 4, 3, 1, 0.55)

        both(d, half)
        with d.push(0, -31):
            palmette(d, "paper", 9, 3, 40)
        with d.push(0, -14.5):
            palmette(d, "paper", 8.5, 5, 120)
        with d.push(0, 2):
            emblem(d, 13.5, flat)
        for row in ("-1.6 27, -3.4 40, -8 48", "1.6 27, 3.4 40, 8 48", "0 27, 0 47"):
            d.ink(row, 2.4, "paper", "late")
    with d.push(290, 750, 1.6):
        cloth.bow(d, "red")
