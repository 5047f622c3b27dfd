"""What takes up a seat again, also after the program was started anew."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ticket:
    """A seat's; a secret of its owner.

    Attributes:
        address: of the server.
        table: id of the table.
        token: that the server gave last.
        deal: the deal whose shuffle one took part in; 0 for none.
        commit: the server's commitment to its secret in that shuffle.
        nonce: one's own number in it, in hexadecimal: without it the shuffle cannot be checked.
    """

    address: str
    table: str
    token: str = field(repr=False)
    deal: int = 0
    commit: str = ""
    nonce: str = field(default="", repr=False)
