"""What the sounds are made of: noise, filters, vibrating bodies, plucked strings, and how loud it all is.

A sound is an array of samples from -1 to 1, `RATE` of them a second; times are seconds, frequencies hertz.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
Spectrum = NDArray[np.complex128]
Transfer = Callable[[Spectrum], Spectrum]

RATE = 44_100
WINDOW = 0.05
"""How long the ear listens to say how loud a short sound is."""


def silence(length: float) -> Samples:
    """Nothing, for so long."""
    return np.zeros(round(length * RATE))


def times(length: float) -> Samples:
    """The time of each sample."""
    return np.arange(round(length * RATE)) / RATE


def noise(length: float, seed: int) -> Samples:
    """White noise; from the raw generator, whose numbers are the same in every release of NumPy."""
    raw = np.random.PCG64(seed).random_raw(round(length * RATE))
    return (raw >> np.uint64(11)) / 2.0**52 - 1


def burst(length: float, attack: float, decay: float) -> Samples:
    """The envelope of something that is struck."""
    t = times(length)
    return (1 - np.exp(-t / attack)) * np.exp(-t / decay)


def swell(length: float, power: float = 1.0, peak: float = 0.5) -> Samples:
    """The envelope of something that comes and goes; loudest after `peak` of its time."""
    bent = np.linspace(0, 1, round(length * RATE)) ** (np.log(0.5) / np.log(peak))
    envelope: Samples = np.sin(pi * bent) ** power
    return envelope


def low(frequency: float, q: float = 0.7) -> Transfer:
    """Only what is below."""
    w = 2 * pi * frequency
    return lambda s: w * w / (s * s + s * w / q + w * w)


def high(frequency: float, q: float = 0.7) -> Transfer:
    """Only what is above."""
    w = 2 * pi * frequency
    return lambda s: s * s / (s * s + s * w / q + w * w)


def band(frequency: float, q: float) -> Transfer:
    """Only what is near; the nearer, the higher `q`."""
    w = 2 * pi * frequency
    return lambda s: s * w / q / (s * s + s * w / q + w * w)


def filtered(sound: Samples, *transfers: Transfer) -> Samples:
    """A sound through filters, one after the other; each is a fraction in the complex frequency."""
    size = 2 * len(sound)
    spectrum: Spectrum = np.fft.rfft(sound, size).astype(np.complex128)
    s = (2j * pi * np.fft.rfftfreq(size, 1 / RATE)).astype(np.complex128)
    for transfer in transfers:
        spectrum *= transfer(s)
    return np.fft.irfft(spectrum, size)[: len(sound)]


def modes(length: float, *parts: tuple[float, float, float]) -> Samples:
    """A body that was struck: (frequency, time to fall to a third, level) of each of its vibrations."""
    t = times(length)
    return sum((level * np.sin(2 * pi * f * t) * np.exp(-t / decay) for f, decay, level in parts), silence(length))


def course(frequency: float, length: float, ring: float = 0.55, bright: float = 2_600) -> Samples:
    """A double course of a mandolin: two strings, hardly apart in pitch, that the plectrum meets one after the other.

    A string plucked at p of its length has partials of sin(n pi p) / n (Fletcher and Rossing, The Physics of Musical
    Instruments, 2.6); stiffness spreads them, and the high ones die first.
    """
    t = times(length)
    sound = silence(length)
    for cents, late in ((-1.6, 0.0), (1.6, 0.006)):
        after = np.maximum(t - late, 0)
        for n in range(1, int(9_000 / frequency) + 1):
            f = n * frequency * 2 ** (cents / 1_200) * (1 + 0.00006 * n * n)
            level = np.sin(pi * n * 0.17) / n * np.exp(-f / bright)
            decay = ring * (330 / frequency) ** 0.5 / (1 + (f / 1_900) ** 1.3)
            sound += level * np.sin(2 * pi * f * after) * np.exp(-after / decay)
    pick = filtered(noise(length, round(frequency)) * burst(length, 0.0006, 0.007), band(2_400, 1.2))
    dry = sound + 0.35 * pick
    body = ((285, 5, 0.9), (560, 7, 0.6), (1_150, 5, 0.35))
    return dry + sum((level * filtered(dry, band(f, q)) for f, q, level in body), silence(length))


def mixed(length: float, parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Sounds put together: (when, level, sound) of each; what is longer than the whole fades before its end."""
    whole = silence(length)
    for when, level, sound in parts:
        start = round(when * RATE)
        part = edged(sound[: max(0, len(whole) - start)], 0, 0.012)
        whole[start : start + len(part)] += level * part
    return whole


def edged(sound: Samples, begin: float = 0.001, end: float = 0.02) -> Samples:
    """A sound that comes from silence and goes back to it without a click."""
    since = np.arange(len(sound)) / RATE
    left = since[::-1]
    rise = np.minimum(1, since / begin) if begin else 1.0
    return sound * (0.5 - 0.5 * np.cos(pi * rise)) * (0.5 - 0.5 * np.cos(pi * np.minimum(1, left / end)))


def halved(sound: Samples) -> Samples:
    """Every other sample, without what would need the others."""
    spectrum = np.fft.rfft(sound[: len(sound) // 2 * 2])
    count = len(sound) // 2
    spectrum = spectrum[: count // 2 + 1] * np.cos(np.linspace(0, 1, count // 2 + 1) ** 24 * pi / 2)
    return np.fft.irfft(spectrum, count) / 2


def loudness(sound: Samples, rate: int = RATE) -> float:
    """Decibels of the loudest 50 ms, weighted as the ear does (A of IEC 61672-1); 0 is a square wave at full scale."""
    size = 2 * len(sound)
    f2 = np.fft.rfftfreq(size, 1 / rate) ** 2
    weight = 1.2589 * 12_194**2 * f2**2 / ((f2 + 20.6**2) * (f2 + 12_194**2))
    weight /= np.sqrt((f2 + 107.7**2) * (f2 + 737.9**2))
    heard = np.fft.irfft(np.fft.rfft(sound, size) * weight, size) ** 2
    sums = np.cumsum(np.concatenate(([0.0], heard)))
    span = round(WINDOW * rate)
    return float(10 * np.log10(np.max(sums[span:] - sums[:-span]) / span + 1e-12))
