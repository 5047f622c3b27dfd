"""The sounds in the tree: as new as their generator, evenly loud, without clicks, small."""

import wave
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from artwork.sounds import RECIPES, SOUNDS, files, render
from artwork.synthesis import loudness

FILES = [SOUNDS / file for file, _, _ in files()]

rendered = cache(render)


def read(path: Path) -> tuple[int, "np.ndarray[tuple[int], np.dtype[np.float64]]"]:
    with wave.open(str(path)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth()) == (1, 2)
        frames = sound.readframes(sound.getnframes())
        return sound.getframerate(), np.frombuffer(frames, "<i2").astype(np.float64)


def test_no_file_is_missing_or_left_over() -> None:
    assert sorted(SOUNDS.iterdir()) == sorted(FILES)


@pytest.mark.parametrize(("file", "name", "variant"), files())
def test_files_are_as_new_as_their_generator(file: str, name: str, variant: int) -> None:
    rate, samples = read(SOUNDS / file)
    made_rate, made = rendered(name, variant)
    assert (rate, len(samples)) == (made_rate, len(made)), "Run `python -m artwork.sounds`."
    # another processor may round the last bit otherwise
    assert np.abs(samples - made).max() <= 1, "Run `python -m artwork.sounds`."


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_begins_and_ends_in_silence(path: Path) -> None:
    rate, samples = read(path)
    loudest = np.abs(samples).max()
    assert samples[0] == samples[-1] == 0
    assert abs(samples[-round(0.002 * rate) :]).max() < 0.01 * loudest
    assert abs(samples.mean()) < 0.002 * loudest
    assert 0.08 * 32_767 < loudest < 0.9 * 32_767


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_variants_are_equally_loud_and_what_comes_often_is_softer(path: Path) -> None:
    rate, samples = read(path)
    level = loudness(samples / 32_767, rate)
    assert level == pytest.approx(RECIPES[path.stem.rpartition("-")[0]].level, abs=0.1)
    assert RECIPES["dealt"].level < RECIPES["played"].level < RECIPES["won"].level


def test_loudness_hears_as_the_ear_does() -> None:
    t = np.arange(44_100) / 44_100
    levels = {f: loudness(np.sin(2 * np.pi * f * t)) for f in (100, 1_000, 10_000)}
    # IEC 61672-1, table 3: -19.1, 0 and -2.5 dB; a sine is 3 dB below a square wave
    assert levels == pytest.approx({100: -22.1, 1_000: -3.0, 10_000: -5.5}, abs=0.2)


@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if len(recipe.makes) > 1])
def test_no_two_variants_are_the_same(name: str) -> None:
    variants = [rendered(name, n)[1] for n in range(1, len(RECIPES[name].makes) + 1)]
    for n, one in enumerate(variants):
        for other in variants[n + 1 :]:
            assert np.corrcoef(one[:4_000], other[:4_000])[0, 1] < 0.9


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_file_is_large(path: Path) -> None:
    figures = ("won", "lost", "tied")
    assert path.stat().st_size < (55_000 if path.stem.startswith(figures) else 26_000)
