"""A shuffle in progress: everybody commits to a nonce, then shows it; who does neither in time is left out."""

from __future__ import annotations

from collections.abc import Callable

from briscola_desktop.core.fair_shuffle import commitment
from briscola_desktop.net.protocol import Fair, Message, Nonce

Tell = Callable[[Message], None]


class ShuffleInProgress:
    """The commitments and nonces of a deal so far.

    Attributes:
        nonces: what was shown, in hexadecimal, by seat.
    """

    def __init__(self, table: str, deal: int, commit: str, tell: Tell) -> None:
        """Begin by telling everybody the server's commitment."""
        self.nonces: dict[int, str] = {}
        self._commits: dict[int, str] = {}
        self._showing = False
        self._late = False
        self._table, self._deal, self._commit = table, deal, commit
        self._tell = tell
        tell(self._state())

    def greet(self, tell: Tell) -> None:
        """Tell somebody who has come in between."""
        tell(self._state())

    def take(self, seat: int, request: Nonce, waited_for: set[int]) -> None:
        """Take a commitment while they are collected, and a nonce that fits its commitment afterwards."""
        if request.deal != self._deal:
            return
        if request.commit is not None and not self._showing:
            self._commits.setdefault(seat, request.commit)
        if request.reveal is not None and self._showing:
            nonce = bytes.fromhex(request.reveal)
            if self._commits.get(seat) == commitment(nonce):
                self.nonces[seat] = request.reveal
        self.go_on(waited_for)

    def late(self) -> None:
        """Go on without those who have not done their part."""
        if self._showing:
            self._late = True
        else:
            self._show()

    def complete(self, waited_for: set[int]) -> bool:
        """Whether nobody is waited for any more."""
        self.go_on(waited_for)
        owing = set(self._commits).intersection(waited_for).difference(self.nonces)
        return self._showing and (self._late or not owing)

    def go_on(self, waited_for: set[int]) -> None:
        """Ask for the nonces once all who are there have committed."""
        if not self._showing and waited_for.issubset(self._commits):
            self._show()

    def _show(self) -> None:
        self._showing = True
        if self._commits:
            self._tell(self._state())

    def _state(self) -> Fair:
        commits = dict(self._commits) if self._showing else None
        return Fair(table=self._table, deal=self._deal, commit=self._commit, commits=commits)
