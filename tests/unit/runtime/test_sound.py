"""Sounds: as loud as wished, of the device there is, and never in the way."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event as Gate
from threading import get_ident
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QByteArray, QObject, QUrl, Signal
from pytestqt.qtbot import QtBot

from briscola_desktop.core import events
from briscola_desktop.core.cards import Card, Suit
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import CUES, Sound, cue
from briscola_desktop.runtime.resources import assets
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.sound import Sounds

DELAY = 20
"""Milliseconds until the device is looked for, in these tests."""


class Device:
    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name

    def id(self) -> QByteArray:
        return QByteArray(self.name.encode())


class Devices(QObject):
    """The machine's devices, as Qt tells of them."""

    audioOutputsChanged = Signal()  # noqa: N815 - Qt's name
    name: ClassVar[str] = "speaker"
    asked_in: ClassVar[list[int]] = []

    @classmethod
    def defaultAudioOutput(cls) -> Device:
        cls.asked_in.append(get_ident())
        return Device(cls.name)


class Effect:
    heard: ClassVar[list[tuple[str, str, float]]] = []
    playing: ClassVar[list[str]] = []

    def __init__(self, device: Device) -> None:
        assert not device.isNull(), "Qt complains of this on standard error"
        self.device = device
        self.volume = 1.0

    def setSource(self, url: QUrl) -> None:
        self.name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        if self.volume:
            self.heard.append((self.device.name, self.name, self.volume))
            self.playing.append(self.name)

    def stop(self) -> None:
        if self.name in self.playing:
            self.playing.remove(self.name)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


MULTIMEDIA = ModuleType("QtMultimedia")
vars(MULTIMEDIA).update(QMediaDevices=Devices, QSoundEffect=Effect)
Make = Callable[..., Sounds]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini", keys.KEYS)


@pytest.fixture
def make(settings: Settings, qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    monkeypatch.setattr("briscola_desktop.runtime.sound.DELAY", DELAY)
    monkeypatch.setattr("briscola_desktop.runtime.sound.PATIENCE", 0.05)
    made: list[Sounds] = []
    Devices.name, Effect.heard[:], Effect.playing[:], Devices.asked_in[:] = "speaker", [], [], []

    def make(load: Callable[[], ModuleType] = lambda: MULTIMEDIA, clock: Callable[[], float] | None = None) -> Sounds:
        made.append(Sounds(settings, load=load, clock=clock or Clock(), chance=Random(1)))
        return made[-1]

    yield make
    for sounds in made:
        sounds.close()


def woken(sounds: Sounds, qtbot: QtBot) -> Sounds:
    sounds.play(Sound.DEALT)
    qtbot.waitUntil(lambda: sounds.ready)
    return sounds


def test_nothing_is_loaded_before_the_first_frame_nor_in_its_thread(make: Make, qtbot: QtBot) -> None:
    loaded: list[int] = []

    def load() -> ModuleType:
        loaded.append(get_ident())
        return MULTIMEDIA

    sounds = make(load=load)
    qtbot.wait(2 * DELAY)
    assert not loaded
    sounds.play(Sound.DEALT)
    assert not loaded
    qtbot.waitUntil(lambda: sounds.ready)
    assert len(loaded) == 1
    assert Devices.asked_in[0] == loaded[0] != get_ident()
    assert not Effect.heard  # what is late is not heard at all


def test_a_server_that_does_not_answer_holds_up_nothing(make: Make, qtbot: QtBot) -> None:
    gate = Gate()

    def load() -> ModuleType:
        gate.wait()
        return MULTIMEDIA

    sounds = make(load=load)
    sounds.play(Sound.DEALT)
    qtbot.wait(2 * DELAY)
    sounds.play(Sound.PLAYED)
    assert not sounds.ready
    sounds.close()
    gate.set()
    qtbot.wait(10)
    assert not sounds.ready


def test_without_the_library_there_is_silence(make: Make, qtbot: QtBot) -> None:
    def load() -> ModuleType:
        raise ImportError("libpulse.so.0: cannot open shared object file")

    sounds = make(load=load)
    for _ in range(2):
        sounds.play(Sound.DEALT)
        qtbot.wait(2 * DELAY)
    assert not sounds.ready


def test_muted_nothing_is_even_looked_for(make: Make, settings: Settings, qtbot: QtBot) -> None:
    settings.set(keys.MUTED, value=True)
    sounds = make()
    sounds.play(Sound.DEALT)
    qtbot.wait(2 * DELAY)
    assert not Devices.asked_in
    settings.set(keys.MUTED, value=False)
    qtbot.waitUntil(lambda: sounds.ready)


def test_a_device_that_goes_and_one_that_comes_back(make: Make, qtbot: QtBot) -> None:
    Devices.name = ""
    sounds = make()
    sounds.play(Sound.DEALT)
    qtbot.waitUntil(lambda: len(Devices.asked_in) > 1)
    for name in ("headphones", "", "speaker"):
        Devices.name = name
        assert sounds._devices is not None
        sounds._devices.audioOutputsChanged.emit()
        assert sounds.ready is bool(name)
        sounds.play(Sound.PLAYED)
    assert [device for device, _, _ in Effect.heard] == ["headphones", "speaker"]


def test_half_the_volume_is_a_quarter_of_the_strength(make: Make, settings: Settings, qtbot: QtBot) -> None:
    sounds = woken(make(), qtbot)
    for volume in (100, 50, 0):
        settings.set(keys.VOLUME, volume)
        sounds.play(Sound.WON)
    assert [loud for _, name, loud in Effect.heard if name == "won-1"] == [1.0, 0.25]


def test_mute_ends_what_is_heard(make: Make, settings: Settings, qtbot: QtBot) -> None:
    sounds = woken(make(), qtbot)
    sounds.play(Sound.WON)
    assert Effect.playing == ["won-1"]
    settings.set(keys.MUTED, value=True)
    assert not Effect.playing


def test_a_new_volume_is_heard_at_once(make: Make, settings: Settings, qtbot: QtBot) -> None:
    woken(make(), qtbot)
    settings.set(keys.VOLUME, 40)
    assert [name.partition("-")[0] for _, name, _ in Effect.heard] == ["played"]


def test_a_dealing_is_no_machine_gun(make: Make, qtbot: QtBot) -> None:
    sounds = woken(make(), qtbot)
    for _ in range(300):
        sounds.play(Sound.DEALT)
    names = [name for _, name, _ in Effect.heard]
    assert len(set(names)) == 6
    assert all(len({*names[i : i + 3]}) == 3 for i in range(len(names) - 2))
    # nor do they come round in a fixed order
    assert len({tuple(names[i : i + 6]) for i in range(0, 300, 6)}) > 20
    assert len({loud for _, _, loud in Effect.heard}) > 100


def test_the_clock_beats_in_turns(make: Make, qtbot: QtBot) -> None:
    sounds = woken(make(), qtbot)
    for _ in range(6):
        sounds.play(Sound.LAST_SECONDS)
    names = [name for _, name, _ in Effect.heard]
    assert names == names[:2] * 3
    assert len(set(names)) == 2


def test_what_happens_all_at_once_is_heard_once(make: Make, qtbot: QtBot) -> None:
    clock = Clock()
    sounds = woken(make(clock=lambda: clock.now), qtbot)
    for at in (5.0, 5.0, 5.01, 5.2):
        clock.now = at
        sounds.play(Sound.DEALT)
        sounds.play(Sound.TURNED)
    assert [name.partition("-")[0] for _, name, _ in Effect.heard] == ["dealt", "turned"] * 2


def test_closed_it_is_silent(make: Make, settings: Settings, qtbot: QtBot) -> None:
    sounds = woken(make(), qtbot)
    sounds.close()
    sounds.play(Sound.WON)
    settings.set(keys.VOLUME, 100)
    assert not Effect.heard
    sounds.close()


def test_every_sound_has_a_file_and_every_file_a_sound() -> None:
    names = {path.stem.rpartition("-")[0] for path in (assets() / "sounds").iterdir()}
    assert names == {sound.value for sound in Sound}


def test_what_happens_at_the_table_has_its_sound() -> None:
    card = Card.parse("As")
    assert cue(events.CardDealt(0, 0, card)) is Sound.DEALT
    assert cue(events.CardPlayed(0, 0, card)) is Sound.PLAYED
    assert cue(events.TrickTaken(0, (card, card), 22)) is Sound.TAKEN
    assert cue(events.TrumpAgreed(Suit.CUPS)) is None
    silent = {events.TrumpAgreed, events.DealEnded}  # the end depends on who asks
    assert {*events.Event.__args__} == {*CUES} | silent


@pytest.mark.parametrize(
    ("winner", "side", "sound"),
    [
        (0, 0, Sound.WON),
        (1, 0, Sound.LOST),
        (1, 1, Sound.WON),
        (None, 0, Sound.TIED),
        (1, None, Sound.WON),
        (None, None, Sound.TIED),
    ],
)
def test_the_end_of_a_deal_sounds_as_it_was(winner: int | None, side: int | None, sound: Sound) -> None:
    assert cue(events.DealEnded((60, 60), winner), side) is sound


PROGRAM = """
import os, sys
from pathlib import Path
from time import monotonic
from briscola_desktop.app import environment
environment.prepare(os.environ)
from PySide6.QtWidgets import QApplication
from briscola_desktop.app import quiet
quiet.hush()
app = QApplication([])
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.sound import Sounds
sounds = Sounds(Settings(Path(sys.argv[1]), keys.KEYS))
end = monotonic() + 1
while monotonic() < end:
    sounds.play(Sound.DEALT)
    app.processEvents()
print(sounds.ready)
sounds.close()
quiet.unhush()
"""


@pytest.mark.parametrize("missing", ["", "import sys; sys.modules['PySide6.QtMultimedia'] = None"])
def test_on_a_machine_without_sound_nothing_is_said(tmp_path: Path, missing: str) -> None:
    environ = dict(os.environ) | {"PULSE_SERVER": f"unix:{tmp_path}/none", "PIPEWIRE_RUNTIME_DIR": str(tmp_path)}
    call = [sys.executable, "-c", f"{missing}\n{PROGRAM}", str(tmp_path / "settings.ini")]
    done = subprocess.run(call, env=environ, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    if missing or sys.platform.startswith("linux"):
        assert done.stdout == "False\n"
