"""The file of the settings; which settings there are stands in `keys.py`.

QSettings forgets types after a restart (`False` comes back as the text `'false'`), so every value is written as a text
of ours and read back by its kind. Nothing else in the program uses QSettings.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, QTimer, Signal

from briscola_desktop.runtime.folders import keep_backup
from briscola_desktop.runtime.notices import Notice

T = TypeVar("T", str, bool, int)
Value = str | bool | int


@dataclass(frozen=True, slots=True)
class Key(Generic[T]):
    """A setting.

    Attributes:
        name: in the file, `group/name`.
        default: its usual value, whose type is the type of all.
        allowed: the values there are; None where any will do.
        formerly: the name it had in older versions.
        migrate: texts that meant something else under the former name, and what they are now.
    """

    name: str
    default: T
    allowed: Collection[T] | None = None
    formerly: str = ""
    migrate: Mapping[str, str] = field(default_factory=dict, hash=False)

    def read(self, text: str) -> T | None:
        """The value of a text; None where it is none."""
        value: Value | None = text
        if isinstance(self.default, bool):
            value = {"true": True, "false": False}.get(text)
        elif isinstance(self.default, int):
            value = int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12 else None
        good = value is not None and (self.allowed is None or value in self.allowed)
        return value if good else None  # type: ignore[return-value]  # it has the kind of the default


AnyKey = Key[str] | Key[bool] | Key[int]


def write(value: Value) -> str:
    """The text of a value."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Changed:
    """A setting has another value.

    Attributes:
        name: of the setting.
        value: what it is now.
    """

    name: str
    value: Value


COUNT = "file/values"
"""How many values the file holds at least, so that one that was cut short is known."""

DELAY = 300
"""Milliseconds until a change is written, so that a dragged slider writes once."""


class Settings(QObject):
    """The values of all settings.

    A value that cannot be is the default, and is reported; so is a broken file, which is kept as `.bak`, and, once, a
    file that cannot be written.

    Attributes:
        notices: what was wrong with the file, for the window to say.

    Signals:
        changed: `Changed`, after each change.
        warned: `Notice`, where changes cannot be kept.
    """

    changed = Signal(object)
    warned = Signal(object)

    def __init__(self, path: Path, keys: Sequence[AnyKey], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.notices: list[Notice] = []
        self._path = path
        self._keys = {key.name: key for key in keys}
        self._warned = False
        self._check_file()
        self._file = QSettings(str(path), QSettings.Format.IniFormat, self)
        self._values: dict[str, Value] = {key.name: self._load(key) for key in keys}
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        self._timer.timeout.connect(self.save)

    def get(self, key: Key[T]) -> T:
        """The value of a setting."""
        return self._values[key.name]  # type: ignore[return-value]  # of the key's kind, by _load and set

    def set(self, key: Key[T], value: T) -> None:
        """Change a setting, now and for the next start; ValueError for a value that it cannot have."""
        if key.read(write(value)) != value:
            raise ValueError(f"{key.name} cannot be {value!r}")
        self._set(key.name, value)

    def restrict(self, key: Key[str], values: Collection[str]) -> None:
        """Say which values there are, where that is known only at run time; the default must be among them."""
        value = self.get(key)
        if value not in values and value != key.default:
            self._complain(key.name, value, key.default)
            self._values[key.name] = key.default

    def snapshot(self) -> Mapping[str, Value]:
        """All values, for `restore`."""
        return dict(self._values)

    def restore(self, values: Mapping[str, Value]) -> None:
        """Go back to the values of a snapshot."""
        for name, value in values.items():
            self._set(name, value)

    def save(self) -> None:
        """Write what was changed; it also happens by itself a moment after a change."""
        self._timer.stop()
        self._file.sync()
        if self._file.status() is not QSettings.Status.NoError and not self._warned:
            self._warned = True
            self.emit_warned(Notice.of("settings_failed", folder=self._path.parent))

    def emit_changed(self, changed: Changed) -> None:
        """Tell of a change."""
        self.changed.emit(changed)

    def emit_warned(self, notice: Notice) -> None:
        """Tell that changes cannot be kept."""
        self.warned.emit(notice)

    def _set(self, name: str, value: Value) -> None:
        if self._values[name] == value:
            return
        self._values[name] = value
        self._file.setValue(name, write(value))
        self._file.setValue(COUNT, str(len({*self._file.allKeys(), COUNT})))
        self._timer.start()
        self.emit_changed(Changed(name, value))

    def _check_file(self) -> None:
        """Put a broken file aside."""
        try:
            whole = is_whole(self._path.read_bytes())
        except FileNotFoundError:
            return
        except OSError:
            self._warned = True
            self.notices.append(Notice.of("settings_failed", folder=self._path.parent))
            return
        if not whole:
            self.notices.append(Notice.of("settings_broken", backup=keep_backup(self._path)))

    def _load(self, key: AnyKey) -> Value:
        if key.formerly and self._file.contains(key.formerly) and not self._file.contains(key.name):
            self._file.setValue(key.name, _migrated(key, self._text(key.formerly)))
            self._file.remove(key.formerly)
        if not self._file.contains(key.name):
            return key.default
        text = self._text(key.name)
        value = key.read(text)
        if value is None:
            self._complain(key.name, text, key.default)
            return key.default
        return value

    def _text(self, name: str) -> str:
        return str(self._file.value(name, type=str))

    def _complain(self, name: str, value: str, used: Value) -> None:
        self.notices.append(Notice.of("setting_unknown", key=name, value=value[:40] or "-", used=write(used) or "-"))


def _migrated(key: AnyKey, text: str) -> str:
    return key.migrate.get(text, text)


def is_whole(content: bytes) -> bool:
    """Whether a file of settings is one, and was not cut short.

    Every line ends, nothing is binary, and there are as many values as the file says.
    """
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return False
    lines = text.splitlines()
    values = [line for line in lines if "=" in line]
    _, name = COUNT.split("/")
    said = [line.removeprefix(f"{name}=") for line in values if line.startswith(f"{name}=")]
    counted = len(said) == 1 and said[0].isdecimal() and len(values) >= int(said[0])
    return text.endswith("\n") and "\0" not in text and counted
