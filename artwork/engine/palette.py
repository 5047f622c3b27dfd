"""Colours by name: each is a flat colour and its shade. A deck has its own palette; parts ask for names only."""

from __future__ import annotations

from types import MappingProxyType

Pair = tuple[str, str]
Palette = MappingProxyType[str, Pair]

NEAPOLITAN: Palette = MappingProxyType(
    {
        "ink": ("#1c1a17", "#1c1a17"),
        "paper": ("#fffdf6", "#d8d3c4"),
        "white": ("#fffdf6", "#cfcabb"),
        "gold": ("#f6b90a", "#c98604"),
        "red": ("#d9271e", "#971912"),
        "green": ("#1d7c3a", "#0e4824"),
        "blue": ("#2362c2", "#123c80"),
        "blade": ("#64a2e8", "#2163bf"),
        "steel": ("#c3d0dc", "#7f96ac"),
        "flesh": ("#f6d2a9", "#dfa876"),
        "moor": ("#c98f5e", "#9c6539"),
        "blush": ("#ee9c80", "#d86a50"),
        "lips": ("#d2553f", "#b8352b"),
        "horse": ("#c4ac98", "#937765"),
        "farhorse": ("#a58c79", "#7c6454"),
        "mane": ("#6a5142", "#44332a"),
        "muzzle": ("#b08c78", "#8a6a58"),
        "hoof": ("#3a332c", "#1c1a17"),
        "hair": ("#7a4a26", "#4a2a14"),
        "brown": ("#7a4a26", "#4a2a14"),
        "blond": ("#e0a83c", "#a8741c"),
        "grey": ("#d9d5cb", "#a5a096"),
        "black": ("#4b423a", "#2e2823"),
        "leather": ("#9a5b2b", "#6c3b18"),
        "wood": ("#f6e3b0", "#d3ad62"),
        "bark": ("#4a5138", "#2b3022"),
        "linen": ("#fffdf6", "#d8d3c4"),
        "glow": ("#fff0a8", "#e0b040"),
    }
)

PIACENTINE: Palette = MappingProxyType(
    {
        **NEAPOLITAN,
        "ink": ("#2c1d13", "#2c1d13"),
        "gold": ("#f2d537", "#c1912f"),
        "red": ("#e64632", "#a8281c"),
        "green": ("#3f6b2b", "#213d18"),
        "blue": ("#0f69b8", "#083f78"),
        "flesh": ("#f8d9b8", "#e2a67c"),
        "horse": ("#c79a6b", "#96683f"),
        "farhorse": ("#a87c50", "#7c5430"),
        "mane": ("#7a4a26", "#4a2a14"),
        "muzzle": ("#b58a72", "#8c6450"),
        "steel": ("#b9c6d2", "#7c8fa0"),
        "wood": ("#e1ab3b", "#b07a22"),
        "leaf": ("#7fa85a", "#3f6b2b"),
        "sky": ("#2f86cc", "#0f69b8"),
        "linen": ("#fffdf6", "#d9d3c6"),
        "blade": ("#5a93cc", "#2a5f9c"),
    }
)

FRENCH: Palette = MappingProxyType(
    {
        **NEAPOLITAN,
        "ink": ("#1d1b22", "#1d1b22"),
        "red": ("#d2303a", "#951c28"),
        "gold": ("#f0bf3a", "#b8862a"),
        "blue": ("#29559e", "#173260"),
    }
)

SPANISH: Palette = MappingProxyType(
    {
        **NEAPOLITAN,
        "blue": ("#236c99", "#154664"),
        "red": ("#af3920", "#742312"),
        "gold": ("#d9a832", "#9c7420"),
        "green": ("#3d7a4a", "#22502e"),
    }
)


def darker(colour: str, share: float = 0.3) -> str:
    """A hexadecimal colour mixed with black."""
    channels = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(c * (1 - share)):02x}" for c in channels)


def lighter(colour: str) -> str:
    """A hexadecimal colour in a stronger light, a little paler: it keeps its hue."""
    channels = [min(255, int(colour[i : i + 2], 16) * 1.25) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(c + (255 - c) * 0.15):02x}" for c in channels)


def plain(colour: str) -> str:
    """A hexadecimal colour as ``#rrggbb`` in small letters; KeyError for anything else."""
    digits = colour[1:].lower()
    if not colour.startswith("#") or len(digits) not in (3, 6) or set(digits) - set("0123456789abcdef"):
        raise KeyError(f"The palette has no colour called {colour}.")
    return "#" + (digits if len(digits) == 6 else "".join(c * 2 for c in digits))
