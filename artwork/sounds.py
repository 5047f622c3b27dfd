"""The sounds: ``python -m artwork.sounds`` writes them; a name after it writes those alone.

Cards are noise: paper that slides (3 to 6 kHz), snaps and settles, over a soft cloth on wood (below 300 Hz). No two of
them are alike, so there are several of each. What tells of a deal's end is plucked on a mandolin.
"""

from __future__ import annotations

import sys
import wave
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from artwork.synthesis import (
    RATE,
    Samples,
    band,
    burst,
    course,
    edged,
    filtered,
    halved,
    high,
    loudness,
    low,
    mixed,
    modes,
    noise,
    swell,
)

SOUNDS = Path(__file__).resolve().parents[1] / "briscola_desktop" / "assets" / "sounds"


@dataclass(frozen=True)
class Recipe:
    """How a sound is made.

    Attributes:
        makes: what makes each variant, with a chance of its own.
        level: how loud, in decibels (`loudness`).
        halved: written with half as many samples a second.
        fade: how long it takes to end.
    """

    makes: tuple[Callable[[Random], Samples], ...]
    level: float
    halved: bool = False
    fade: float = 0.02


# ---- cards -----------------------------------------------------------------------------------------------------------


def seed(chance: Random) -> int:
    """For a noise of its own."""
    return chance.getrandbits(32)


def rustle(chance: Random, length: float, pitch: float, q: float = 0.9) -> Samples:
    """Noise of paper about a pitch."""
    return filtered(noise(length, seed(chance)), band(pitch, q), low(8_000))


def slide(chance: Random, length: float, pitch: float, peak: float = 0.6) -> Samples:
    """Paper along paper, faster and higher towards the end; one hears the grain."""
    grain = filtered(noise(length, seed(chance)), band(110, 0.7))
    rough = np.clip(1 + 0.75 * grain / grain.std(), 0.12, 3)
    rising = np.linspace(0, 1, len(rough))
    slow, fast = rustle(chance, length, pitch * 0.62), rustle(chance, length, pitch * 1.35)
    sound: Samples = (slow * (1 - 0.7 * rising) + fast * rising) * rough * swell(length, 1.8, peak)
    return sound


def snap(chance: Random, length: float = 0.05, pitch: float = 1_500) -> Samples:
    """A card that was bent and springs back: a click, and the sheet's own vibrations."""
    click = filtered(noise(length, seed(chance)) * burst(length, 0.0003, 0.0035), high(1_100), low(6_000))
    tone = pitch * chance.uniform(0.88, 1.12)
    return click + modes(length, (tone, 0.006, 0.16), (tone * 1.83, 0.004, 0.12), (tone * 2.9, 0.003, 0.07))


def thump(chance: Random, length: float = 0.13, firm: float = 1.0) -> Samples:
    """A card that lands on cloth over wood: the slap of its face, the cloth's dull noise, the board's low voice."""
    tone = chance.uniform(0.92, 1.08)
    board = modes(length, (112 * tone, 0.020, 0.20), (187 * tone, 0.016, 0.20), (298 * tone, 0.011, 0.14))
    cloth = filtered(noise(length, seed(chance)) * burst(length, 0.0010, 0.013), low(780, 0.6))
    slap = filtered(noise(length, seed(chance)) * burst(length, 0.0006, 0.008), band(1_250, 0.6))
    return firm * board + 1.1 * cloth + 0.9 * slap


def dealt(chance: Random) -> Samples:
    """A flick from the pack, and a soft landing."""
    flick = chance.uniform(0.036, 0.046)
    land = flick + chance.uniform(0.036, 0.050)
    return mixed(
        0.16,
        [
            (0, 0.26, slide(chance, flick + 0.012, chance.uniform(3_100, 4_200), 0.8)),
            (flick - 0.003, 0.72, snap(chance, pitch=1_650)),
            (flick, 0.10, rustle(chance, 0.05, 1_900) * swell(0.05)),
            (land, 0.50, thump(chance, firm=0.6)),
            (land + 0.005, 0.20, snap(chance, pitch=2_200)),
        ],
    )


def played(chance: Random) -> Samples:
    """A card put down on the cloth, at the moment at which it is there: an edge, then the whole face; it settles."""
    edge = 0.004
    face = edge + chance.uniform(0.009, 0.015)
    settle = rustle(chance, 0.14, 3_000) * burst(0.14, 0.004, 0.022)
    return mixed(
        0.20,
        [
            (0, 0.20, rustle(chance, 0.03, 750) * swell(0.03, 2, 0.7)),
            (edge, 0.40, snap(chance, pitch=1_250)),
            (face, 1.0, thump(chance, 0.17, 1.4)),
            (face, 0.34, snap(chance, pitch=1_800)),
            (face + 0.010, 0.14, settle),
            (face + chance.uniform(0.045, 0.06), 0.07, snap(chance, pitch=2_400)),
        ],
    )


def drawn(chance: Random) -> Samples:
    """A card slid off the stock and taken up."""
    length = chance.uniform(0.12, 0.145)
    return mixed(
        0.21,
        [
            (0, 0.8, slide(chance, length, chance.uniform(2_500, 3_300), 0.62)),
            (length * 0.90, 0.55, snap(chance, pitch=1_400)),
            (length * 0.94, 0.20, thump(chance, 0.06, 0.5)),
        ],
    )


def taken(chance: Random) -> Samples:
    """A trick swept together and squared: several cards slide at once, then the packet meets the pile."""
    cards = [
        (0.04 * n * chance.uniform(0.75, 1.25), 0.36, slide(chance, 0.12, chance.uniform(2_000, 3_900), 0.65))
        for n in range(4)
    ]
    brush = rustle(chance, 0.20, 620, 0.7) * swell(0.20, 1.5, 0.6)
    edges = [(0.07 + 0.042 * n + chance.uniform(-0.010, 0.010), 0.34, snap(chance)) for n in range(3)]
    return mixed(
        0.28, [*cards, *edges, (0, 0.34, brush), (0.198, 0.75, thump(chance, 0.09)), (0.202, 0.45, snap(chance))]
    )


def turned(chance: Random) -> Samples:
    """A card turned over: it bends, springs, and lies."""
    return mixed(
        0.24,
        [
            (0, 0.32, slide(chance, 0.085, chance.uniform(2_700, 3_500), 0.75)),
            (0.072, 0.75, snap(chance, pitch=1_300)),
            (0.074, 0.12, rustle(chance, 0.06, 1_700) * swell(0.06)),
            (0.122, 0.60, thump(chance, 0.11)),
            (0.129, 0.50, snap(chance, pitch=1_850)),
        ],
    )


def shuffled(chance: Random) -> Samples:
    """The pack riffled, faster and faster, and squared on the table."""
    ticks, when = [], 0.01
    for n in range(26):
        ticks.append((when, (0.26 + 0.012 * n) * chance.uniform(0.7, 1.2), snap(chance, 0.03, 1_150 + 22 * n)))
        when += (0.020 - 0.00046 * n) * chance.uniform(0.75, 1.25)
    paper = rustle(chance, when, 2_600) * swell(when, 1.2, 0.7)
    end = when + 0.050
    return mixed(0.56, [*ticks, (0, 0.09, paper), (end, 0.6, thump(chance, 0.12)), (end + 0.005, 0.4, snap(chance))])


# ---- wood ------------------------------------------------------------------------------------------------------------


def knock(chance: Random) -> Samples:
    """A knuckle on the table's rim."""
    tone = chance.uniform(0.97, 1.03)
    wood = ((188, 0.045, 0.6), (322, 0.034, 0.8), (547, 0.022, 0.6), (894, 0.013, 0.4), (1_480, 0.008, 0.25))
    skin = filtered(noise(0.2, seed(chance)) * burst(0.2, 0.0005, 0.006), low(2_200))
    return modes(0.2, *((f * tone, decay, level) for f, decay, level in wood)) + 0.8 * skin


def claimed(chance: Random) -> Samples:
    """Two knocks: the rest is mine."""
    return mixed(0.36, [(0.002, 0.8, knock(chance)), (0.16, 1.0, knock(chance))])


def beat(chance: Random, frequency: float) -> Samples:
    """A dry beat of a clock."""
    body = modes(0.09, (frequency, 0.014, 0.7), (frequency * 1.72, 0.009, 0.4), (frequency * 2.83, 0.005, 0.3))
    return mixed(0.1, [(0.002, 1, body), (0.002, 0.3, snap(chance, pitch=2_600))])


def tick(chance: Random) -> Samples:
    """One second of the last."""
    return beat(chance, 900)


def tock(chance: Random) -> Samples:
    """And the next."""
    return beat(chance, 756)


def turn(_chance: Random) -> Samples:
    """Two bars of soft wood, a fourth apart: would you play, please?"""

    def bar(f: float) -> Samples:
        return modes(0.55, (f, 0.16, 1.0), (f * 3.93, 0.045, 0.16), (f * 9.2, 0.015, 0.05)) * burst(0.55, 0.002, 9)

    return mixed(0.56, [(0, 0.8, bar(440.0)), (0.15, 1.0, bar(587.33))])


# ---- the mandolin ----------------------------------------------------------------------------------------------------

PITCHES = {"D4": 293.66, "F4": 349.23, "G4": 392.00, "A4": 440.00, "B4": 493.88, "D5": 587.33, "G5": 783.99}


def figure(length: float, notes: Iterable[tuple[float, str, float]], bright: float = 2_600) -> Samples:
    """Plucked notes: (when, pitch, level)."""
    return mixed(length, [(when, level, course(PITCHES[name], length, bright=bright)) for when, name, level in notes])


def won(_chance: Random) -> Samples:
    """G major, upwards, the last note twice."""
    notes = [(0, "D4", 0.7), (0.095, "G4", 0.75), (0.19, "B4", 0.8), (0.285, "D5", 0.85), (0.42, "G5", 0.55)]
    return figure(1.2, [*notes, (0.42, "B4", 0.7), (0.42, "G4", 0.55)])


def lost(_chance: Random) -> Samples:
    """D minor, downwards and softer: it is only a game."""
    return figure(1.2, [(0, "A4", 0.8), (0.17, "F4", 0.75), (0.34, "D4", 0.9)], bright=1_500)


def tied(_chance: Random) -> Samples:
    """A bare fifth, twice: neither glad nor sad."""
    return figure(1.1, [(0, "D4", 0.7), (0.02, "A4", 0.7), (0.24, "D4", 0.7), (0.26, "A4", 0.7)], bright=2_000)


RECIPES = {
    "shuffled": Recipe((shuffled,), -27, halved=True),
    "dealt": Recipe((dealt,) * 6, -27),
    "turned": Recipe((turned,) * 2, -25),
    "played": Recipe((played,) * 5, -23),
    "taken": Recipe((taken,) * 3, -25),
    "drawn": Recipe((drawn,) * 5, -27),
    "claimed": Recipe((claimed,), -21, halved=True),
    "won": Recipe((won,), -20, halved=True, fade=0.35),
    "lost": Recipe((lost,), -22, halved=True, fade=0.35),
    "tied": Recipe((tied,), -22, halved=True, fade=0.35),
    "turn": Recipe((turn,), -23, halved=True, fade=0.15),
    "last_seconds": Recipe((tick, tock), -26),
}
"""Every sound there is; what comes often is softer."""


def render(name: str, variant: int) -> tuple[int, NDArray[np.int16]]:
    """One variant, counted from 1: samples a second, and the samples."""
    recipe = RECIPES[name]
    sound = filtered(recipe.makes[variant - 1](Random(f"{name} {variant}")), high(45))
    sound, rate = edged(sound, end=recipe.fade), RATE
    if recipe.halved:
        sound, rate = halved(sound), RATE // 2
        sound[0] = sound[-1] = 0
    sound *= 10 ** ((recipe.level - loudness(sound, rate)) / 20)
    if np.abs(sound).max() > 0.95:
        raise ValueError(f"{name} {variant} is too loud: {np.abs(sound).max():.2f}")
    return rate, np.round(sound * 32_767).astype("<i2")


def files() -> list[tuple[str, str, int]]:
    """The files: name, sound and variant of each."""
    return [(f"{name}-{n}.wav", name, n) for name, recipe in RECIPES.items() for n in range(1, len(recipe.makes) + 1)]


def main() -> None:
    """Writes the sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for file, name, variant in files():
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        rate, samples = render(name, variant)
        with wave.open(str(SOUNDS / file), "wb") as target:
            target.setnchannels(1)
            target.setsampwidth(2)
            target.setframerate(rate)
            target.writeframes(samples.tobytes())
        peak = 20 * np.log10(np.abs(samples).max() / 32_767)
        print(f"{file:20} {len(samples) / rate:5.2f} s {2 * len(samples) / 1000:6.1f} kB  peak {peak:6.1f} dB")


if __name__ == "__main__":
    main()
