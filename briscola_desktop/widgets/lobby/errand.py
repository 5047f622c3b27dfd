"""Why a server is visited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from briscola_desktop.runtime.visit import Visit


@dataclass(frozen=True, slots=True)
class Errand:
    """Why a server is visited.

    Attributes:
        act: what is asked of it once it has said welcome; None for a look at its lobby.
        code: the code that is looked for.
        next_addresses: where else to look for it.
        home: where one was before the search, and is again if it finds nothing; empty for nowhere.
        only: the one table of its lobby is wanted, where it is the only one.
    """

    act: Callable[[Visit], None] | None = None
    code: str = ""
    next_addresses: tuple[str, ...] = ()
    home: str = ""
    only: bool = False
