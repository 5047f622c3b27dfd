"""Random numbers of a decision: a function of a seed and of how far the deal is, never of a hidden card or a clock."""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from briscola_desktop.core.view import View


class Rng:
    """A stream of numbers that NumPy promises never to change for a seed (its bit generators, NEP 19)."""

    def __init__(self, seed: int) -> None:
        self._bits = np.random.PCG64(seed)

    @classmethod
    def of(cls, view: View, seed: int) -> Rng:
        """The stream for the decision that a view asks for."""
        place = f"{seed} {view.seat} {len(view.history)} {len(view.table)} {len(view.swaps)}"
        return cls(int.from_bytes(hashlib.sha256(place.encode()).digest()[:16]))

    def uniform(self) -> float:
        """A number from 0 up to 1."""
        return (self._bits.random_raw() >> 11) / 2**53

    def below(self, bound: int) -> int:
        """A whole number from 0 up to a small bound."""
        return int(self.uniform() * bound)

    def words(self, rows: int, columns: int) -> NDArray[np.uint64]:
        """A table of 64-bit numbers."""
        return self._bits.random_raw(rows * columns).reshape(rows, columns)
