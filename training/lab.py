"""The laboratory in C, compiled at first use and called through ctypes."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

ROWS, OUT, MAX_FEATURES, WEIGHTS = 359, 49, 64, 9
"""The sizes in lab.c."""

TABLE, RANDOM, SEARCH = 10, 20, 30
"""Kinds of policy: below 8 a network, from 10 the table policy with a set of weights, 20 random,
from 30 a search."""

SAMPLE = np.dtype(
    [
        ("rows", np.int16, MAX_FEATURES),
        ("count", np.int8),
        ("cards", np.int8),
        ("card", np.int8, 3),
        ("gain", np.float32, 3),
        ("value", np.float32),
    ],
    align=True,
)
"""A labelled position, as lab.c lays it out."""


def compiled(name: str, *defines: str) -> ctypes.CDLL:
    """A C source of this folder as a library; CalledProcessError where gcc refuses, FileNotFoundError without it."""
    source = Path(__file__).with_name(name)
    stamp = hashlib.sha256(source.read_bytes() + repr(defines).encode()).hexdigest()[:16]
    target = Path(tempfile.gettempdir()) / f"briscola-{source.stem}-{stamp}.so"
    if not target.exists():
        fresh = target.with_suffix(f".{os.getpid()}")  # several processes may compile at once
        options = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", *defines]
        subprocess.run([shutil.which("gcc") or "gcc", *options, "-o", str(fresh), str(source), "-lm"], check=True)
        fresh.replace(target)
    return ctypes.CDLL(str(target))


@cache
def library(hidden: int) -> ctypes.CDLL:
    """The laboratory for networks of a size."""
    loaded = compiled("lab.c", f"-DH={hidden}")
    for name in ("lab_generate", "lab_sample_size"):
        getattr(loaded, name).restype = ctypes.c_long
    loaded.lab_train.restype = ctypes.c_double
    loaded.lab_init()
    assert loaded.lab_sample_size() == SAMPLE.itemsize, "lab.c and SAMPLE differ"
    return loaded


@dataclass
class Network:
    """A network's weights: rows of the first layer and its bias, the figures of the second and theirs."""

    rows: Floats
    bias: Floats
    out: Floats
    out_bias: Floats

    @classmethod
    def fresh(cls, hidden: int, rng: np.random.Generator) -> Network:
        """Small random weights."""
        return cls(
            (rng.normal(size=(ROWS, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.normal(size=(OUT, hidden)) * 0.05).astype(np.float32),
            np.zeros(OUT, np.float32),
        )

    def flat(self) -> Floats:
        """All weights in the order of lab.c."""
        return np.concatenate([getattr(self, field.name).ravel() for field in fields(self)]).astype(np.float32)

    @classmethod
    def of(cls, flat: Floats, hidden: int) -> Network:
        """The weights of `flat`."""
        sizes = np.cumsum([ROWS * hidden, hidden, OUT * hidden])
        rows, bias, out, out_bias = np.split(flat, sizes)
        return cls(rows.reshape(ROWS, hidden).copy(), bias.copy(), out.reshape(OUT, hidden).copy(), out_bias.copy())


class Lab:
    """The laboratory for networks of one size."""

    def __init__(self, hidden: int = 128) -> None:
        self.hidden = hidden
        self._lib = library(hidden)

    def set_network(self, slot: int, network: Network) -> None:
        """Seat a network as the policy of a slot, 0 to 7."""
        arrays = [np.ascontiguousarray(getattr(network, field.name), np.float32) for field in fields(network)]
        self._lib.lab_set_net(slot, *(_pointer(array) for array in arrays))

    def set_table(self, slot: int, weights: list[float]) -> None:
        """Give the table policy of a slot, 0 to 7, its weights."""
        self._lib.lab_set_weights(slot, _pointer(np.array(weights, np.float32)))

    def set_utility(self, won: float, slope: float) -> None:
        """What learning aims at: `won` for a won deal (minus for a lost one) and `slope` for each point of margin."""
        self._lib.lab_set_utility(ctypes.c_float(won), ctypes.c_float(slope))

    def set_search(self, slot: int, net: int, worlds: int, guard: float, prior: float) -> None:
        """Make the search of a slot, 0 to 7, play with a network's rollouts."""
        self._lib.lab_set_search(slot, net, worlds, ctypes.c_float(guard), ctypes.c_float(prior))

    def duel(
        self, players: int, first: int, second: int, deals: int, seed: int, see: int = 0
    ) -> tuple[float, float, float]:
        """Duplicate deals: the first's points a deal (less 40 with three), its wins, the points' standard error."""
        out = np.zeros(3)
        self._lib.lab_duel(players, first, second, deals, ctypes.c_uint64(seed), see, _pointer(out))
        return float(out[0]), float(out[1]), float(out[2])

    def generate(
        self, players: int, wanted: int, worlds: int, loose: float, pool: dict[int, float], seed: int
    ) -> NDArray[np.void]:
        """Labelled positions of the learner, network 0, against a pool: a policy and how often it sits there."""
        out = np.zeros(wanted, SAMPLE)
        kinds = np.array(list(pool), np.int32)
        often = np.array(list(pool.values()), np.float32)
        self._lib.lab_generate(
            players,
            ctypes.c_long(wanted),
            worlds,
            ctypes.c_float(loose),
            _pointer(kinds),
            _pointer(often),
            len(kinds),
            ctypes.c_uint64(seed),
            _pointer(out),
        )
        return out

    def start_training(self, network: Network) -> None:
        """Begin to train from a network."""
        self._lib.lab_train_start(_pointer(network.flat()))

    def train(self, data: NDArray[np.void], size: int, samples: int, rate: float, keep: float, seed: int) -> float:
        """Train on `samples` drawn from the first `size` of `data`; the mean loss."""
        loss: float = self._lib.lab_train(
            _pointer(data),
            ctypes.c_long(size),
            ctypes.c_long(samples),
            256,
            ctypes.c_float(rate),
            ctypes.c_float(keep),
            ctypes.c_uint64(seed),
        )
        return loss

    def trained(self, *, averaged: bool = True) -> Network:
        """The network in training, its average over the last steps or as it is."""
        flat = np.zeros(ROWS * self.hidden + self.hidden + OUT * self.hidden + OUT, np.float32)
        self._lib.lab_train_get(_pointer(flat), int(averaged))
        return Network.of(flat, self.hidden)


def _pointer(array: NDArray[np.generic]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)
