"""Who has which portrait: one's own is chosen, those of computer players suit their names, others take what is left."""

from __future__ import annotations

from collections.abc import Sequence

WOMEN, MEN = (1, 5, 8, 6, 11, 3), (4, 0, 7, 10, 2, 9)
"""Portraits by number, the more usual ones first."""

SUITED = {
    "Rosa": (1, *WOMEN),
    "Nonna": (3, 11, *WOMEN),
    "Lucia": (5, *WOMEN),
    "Ada": (6, *WOMEN),
    "Bianca": (8, *WOMEN),
    "Gino": (10, *MEN),
    "Marco": (4, *MEN),
    "Nino": (10, *MEN),
    "Sandro": (7, *MEN),
    "Zio": (2, 9, *MEN),
}
"""What suits a name, or the first word of one, best first: all computer players have such names."""

EVERYBODY = tuple(range(len(WOMEN) + len(MEN)))


def cast(names: Sequence[str], own: int | None = None, chosen: int = 0) -> tuple[int, ...]:
    """The portraits of a table by seat, each another.

    Args:
        names: by seat.
        own: one's own seat; None where one has none.
        chosen: one's own portrait.
    """
    given = {} if own is None else {own: chosen}
    suited = [seat for seat, name in enumerate(names) if seat != own and _first(name) in SUITED]
    others = [seat for seat in range(len(names)) if seat != own and seat not in suited]
    for seat in suited:  # before anybody takes what suits another best
        if SUITED[_first(names[seat])][0] not in given.values():
            given[seat] = SUITED[_first(names[seat])][0]
    for seat in (*suited, *others):
        if seat in given:
            continue
        wanted = (*SUITED.get(_first(names[seat]), ()), *EVERYBODY[seat:], *EVERYBODY)
        given[seat] = next(who for who in wanted if who not in given.values())
    return tuple(given[seat] for seat in range(len(names)))


def _first(name: str) -> str:
    return name.partition(" ")[0]
