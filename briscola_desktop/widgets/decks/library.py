"""The decks there are, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from briscola_desktop.widgets.decks.theme import DeckTheme

ORDER = ("neapolitan", "piacentine", "french", "spanish")
"""The program's own decks; imported ones follow by id."""


class Library:
    """All decks by id; at least one, for a plain one that only names its cards steps in for none."""

    def __init__(self, themes: Mapping[str, DeckTheme]) -> None:
        def place(name: str) -> tuple[int, str]:
            return (ORDER.index(name) if name in ORDER else len(ORDER), name)

        self.themes: dict[str, DeckTheme] = {name: themes[name] for name in sorted(themes, key=place)}
        if not self.themes:
            self.themes["plain"] = plain_theme()

    def get(self, name: str) -> DeckTheme:
        """The deck of that id; the first one if there is none such."""
        return self.themes.get(name) or next(iter(self))

    def after(self, name: str) -> DeckTheme:
        """The next deck in order, the first after the last."""
        names = list(self.themes)
        return self.themes[names[(names.index(name) + 1) % len(names)] if name in names else names[0]]

    def __iter__(self) -> Iterator[DeckTheme]:
        return iter(self.themes.values())


def plain_theme() -> DeckTheme:
    """A deck without a single picture: its cards are their names."""
    return DeckTheme(
        id="plain",
        folder=Path(),
        names={"en": "Plain"},
        aspect=1.6,
        family="italian",
        indices=True,
        author="",
        licence="",
        files={},
        small={},
    )
