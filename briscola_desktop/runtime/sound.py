"""Sounds, where the machine has any.

None is needed for a game: a machine without a device, a sound server or its library is silent, and says nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from threading import Thread
from time import monotonic
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Signal

from briscola_desktop.runtime import folders, keys
from briscola_desktop.runtime.cues import Sound
from briscola_desktop.runtime.resources import assets
from briscola_desktop.runtime.settings import Changed, Settings

if TYPE_CHECKING:  # it may be missing, and is not loaded before the first frame
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

DELAY = 150
"""Milliseconds from the first sound that is asked for until the device is looked for: the first frame comes first."""

TOGETHER = 0.025
"""Seconds within which the same sound asked for again is one: where nothing flies, all cards are dealt at once."""

SOFTER = 2.5
"""Decibels by which cards differ in loudness."""

PATIENCE = 0.5
"""Seconds for which the program's end waits for a sound server that is just answering."""


def multimedia() -> ModuleType:
    """Qt's module of sounds; ImportError where a library that it needs is missing.

    On Linux it is not loaded where PulseAudio's library can keep nothing: it would say so on standard error.
    """
    settings = folders.config().parent
    there = next(folder for folder in (settings, *settings.parents) if folder.exists())
    if sys.platform == "linux" and not (there.is_dir() and os.access(there, os.W_OK)):
        raise ImportError(f"nothing can be kept in {settings}")
    return import_module("PySide6.QtMultimedia")


class Sounds(QObject):
    """Plays sounds as loudly as the settings say.

    The device is looked for in a thread, for a sound server may take its time; what is asked for until it is found is
    not heard. Another device, or one that comes back, is taken at once.

    Attributes:
        ready: whether there is a device.
    """

    _found = Signal(object)

    def __init__(
        self,
        settings: Settings,
        parent: QObject | None = None,
        *,
        load: Callable[[], ModuleType] = multimedia,
        clock: Callable[[], float] = monotonic,
        chance: Random | None = None,
    ) -> None:
        """Prepare nothing yet.

        Args:
            settings: volume and mute.
            parent: of the object.
            load: imports QtMultimedia.
            clock: seconds.
            chance: which of several alike sounds is heard, and how loud.
        """
        super().__init__(parent)
        self._settings = settings
        self._load = load
        self._clock = clock
        self._chance = chance or Random()
        self._thread: Thread | None = None
        self._closed = False
        self._qt: ModuleType | None = None
        self._devices: QMediaDevices | None = None
        self._device = b""
        self._effects: dict[Sound, list[QSoundEffect]] = {}
        self._last: dict[Sound, float] = {}
        self._delay = QTimer(self, singleShot=True, interval=DELAY)
        self._delay.timeout.connect(self._look)
        self._found.connect(self._on_found)
        settings.changed.connect(self._on_changed)

    @property
    def ready(self) -> bool:
        """Whether there is a device."""
        return bool(self._effects)

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, unless it just was; no two cards fall alike."""
        if self._closed or self._volume == 0:
            return
        if self._thread is None and not self._delay.isActive():
            self._delay.start()
        effects = self._effects.get(sound)
        now = self._clock()
        if not effects or now - self._last.get(sound, -1.0) < TOGETHER:
            return
        self._last[sound] = now
        # one of those that have been silent for longest
        effect = effects.pop(self._chance.randrange((len(effects) + 1) // 2))
        effects.append(effect)
        softer = 10 ** (-self._chance.uniform(0, SOFTER) / 20) if len(effects) > 2 else 1.0
        effect.setVolume(self._volume * softer)
        effect.play()

    def close(self) -> None:
        """Be silent, for good."""
        self._closed = True
        self._delay.stop()
        if self._thread is not None:
            self._thread.join(PATIENCE)
        self._effects.clear()

    @property
    def _volume(self) -> float:
        """From 0 to 1; half as loud to the ear is far less than half as strong."""
        return 0.0 if self._settings.get(keys.MUTED) else (self._settings.get(keys.VOLUME) / 100) ** 2

    def _look(self) -> None:
        """Look for a device; for as long as a sound server takes to answer, elsewhere."""
        self._thread = Thread(target=self._find, daemon=True)
        self._thread.start()

    def _find(self) -> None:
        """In the thread: load the module and have it ask for devices once; from then on it knows them."""
        try:
            module = self._load()
            module.QMediaDevices.defaultAudioOutput()
        except ImportError:
            return
        self._found.emit(module)

    def _on_found(self, module: ModuleType) -> None:
        if self._closed:
            return
        self._qt = module
        self._devices = module.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._renew)
        self._renew()

    def _renew(self) -> None:
        """Take the device that is the usual one now; without one there are no effects: Qt would complain of them."""
        if self._closed or self._qt is None or self._devices is None:
            return
        device = self._devices.defaultAudioOutput()
        name = b"" if device.isNull() else bytes(device.id().data())
        if name == self._device:
            return
        self._device = name
        self._effects.clear()
        for sound in Sound if name else ():
            for path in sorted((assets() / "sounds").glob(f"{sound}-*.wav")):
                effect = self._qt.QSoundEffect(device)
                effect.setSource(QUrl.fromLocalFile(str(path)))
                self._effects.setdefault(sound, []).append(effect)
        for effect in self._effects.get(Sound.LAST_SECONDS, ())[:1]:  # unheard, it opens the way for the others
            effect.setVolume(0)
            effect.play()

    def _on_changed(self, changed: Changed) -> None:
        """Let the new volume be heard; stop what is heard when there is to be silence."""
        if changed.name not in {keys.VOLUME.name, keys.MUTED.name}:
            return
        if self._volume == 0:
            for effect in (effect for effects in self._effects.values() for effect in effects):
                effect.stop()
        else:
            self.play(Sound.PLAYED)
