"""Turn learned weights into the game's: whole numbers, small enough that float32 adds them exactly."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

FIRST, SECOND = 128, 128
"""Steps to 1 in the first and the second layer."""

GAIN = 10
"""Points of utility to 1 in the network's figures, as in training/lab.c."""


def pack(source: Path, target: Path) -> None:
    """Write the weights of a network for the game."""
    raw = np.load(source)
    np.savez_compressed(
        target,
        rows=np.round(raw["rows"] * FIRST).astype(np.int16),
        bias=np.round(raw["bias"] * FIRST).astype(np.int32),
        out=np.round(raw["out"] * SECOND).astype(np.int16),
        out_bias=np.round(raw["out_bias"] * FIRST * SECOND).astype(np.int32),
        scale=np.float64(GAIN / (FIRST * SECOND)),
    )


if __name__ == "__main__":
    pack(Path(sys.argv[1]), Path(sys.argv[2]))
