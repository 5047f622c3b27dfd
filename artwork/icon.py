"""The application's icon: ``python -m artwork.icon`` writes it large (two of our cards) and small (the sun alone)."""

from __future__ import annotations

from pathlib import Path

from artwork.decks.neapolitan import back
from artwork.engine import NEAPOLITAN, Drawing
from artwork.parts.ornament import leaf
from artwork.suits import neapolitan as suits

ICONS = Path(__file__).resolve().parents[1] / "briscola_desktop" / "assets" / "icons"
SIZE = 256
GREEN = ("#1d7c3a", "#0e4824")


# fmt: off
def card(d: Drawing) -> None:
    """A blank card with round corners about the origin, 124 x 178."""
    d.shape(d.box(-62, -89, 62, 89).buffer(-13).buffer(13), "paper", 5, swell=0)


def back_card(d: Drawing) -> None:
    """A card seen from behind: six of the back's majolica tiles."""
    card(d)
    d.fill(d.box(-54.5, -80, 54.5, 80), back.NAVY)
    name = d.motif("tile", back.tile)
    for x in (-26, 26):
        for y in (-52, 0, 52):
            d.use(name, x, y, scale=52 / back.TILE)
    d.lines([[(0, -78, "l"), (0, 78)], [(-52, -26, "l"), (52, -26)], [(-52, 26, "l"), (52, 26)]], 1.4, back.NAVY)


def large(d: Drawing) -> None:
    """Two cards in a fan before a sprig: the back, and the great sun."""
    for x, y, turn in ((62, 192, 150), (190, 200, 32)):
        with d.push(x, y, 1.06, turn):
            leaf(d, 62, 19, 6, GREEN)
    with d.figure(1.2, 2), d.push(96, 122, 1.02, -13):
        back_card(d)
    with d.figure(1.2, 2), d.push(158, 132, 1.06, 10):
        card(d)
        suits.sunflower(d, 0, 0, 53)
        for x, y, turn in ((-42, -69, 0), (42, 69, 180)):
            with d.push(x, y, 0.2, turn):
                suits.coin(d, 0, 0, 62, "rings")


def small(d: Drawing) -> None:
    """For 32 pixels and less: the coin fills the icon."""
    d.circle(128, 128, 124, "ink")
    d.circle(128, 128, 112, "paper")
    d.circle(128, 128, 100, "red")
    with d.push(128, 128):
        for turn in range(0, 360, 45):
            with d.push(turn=turn):
                d.fill("30 -30 c, 60 -16, 96 0 c, 60 16, 30 30 c", "gold")
    d.circle(128, 128, 50, "gold", "ink", 9)
    d.circle(128, 128, 18, "red")


def icons() -> dict[str, str]:
    """The icons' files and their text; no paper lies behind them."""
    texts = {}
    for name, draw, full in (("briscola.svg", large, True), ("briscola-small.svg", small, False)):
        d = Drawing(SIZE, SIZE, NEAPOLITAN, full)
        draw(d)
        paper = f'<rect width="{SIZE}" height="{SIZE}" fill="{d.paint("paper")}"/>'
        texts[name] = d.svg().replace(paper, "", 1)
    return texts


def main() -> None:
    """Writes the icons."""
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, text in icons().items():
        (ICONS / name).write_text(text, "utf-8", newline="\n")
        print(f"{name} {len(text) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
