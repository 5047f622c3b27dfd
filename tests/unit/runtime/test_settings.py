"""Settings come back after a restart as they were, whatever has happened to their file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from briscola_desktop.core.rules import Rules
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.settings import Changed, Key, Settings, is_whole

pytestmark = pytest.mark.usefixtures("qapp")

READ = """
import sys
from pathlib import Path
from briscola_desktop.runtime.keys import KEYS
from briscola_desktop.runtime.settings import Settings
settings = Settings(Path(sys.argv[1]), KEYS)
print(list(settings.snapshot().values()))
print([notice.sentence for notice in settings.notices])
"""

OTHER = {
    keys.DECK: "french",
    keys.CLOTH: "blue",
    keys.FOUR_COLOURS: True,
    keys.LEFT_HANDED: True,
    keys.LARGE_PRINT: True,
    keys.NAME: 'Zoë, "la furba"; [x]=\\ %20 @',
    keys.TRICK_PAUSE: 2500,
    keys.VOLUME: 0,
    keys.MUTED: True,
    keys.PLAYERS: 4,
    keys.GEOMETRY: "AdnQywADAAAAAAHgAAABDgAABZ8=",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


def write(path: Path) -> Settings:
    settings = Settings(path, keys.KEYS)
    for key, value in OTHER.items():
        settings.set(key, value)  # type: ignore[arg-type, type-var]
    settings.save()
    return settings


def test_every_value_has_its_type_in_a_new_process(path: Path) -> None:
    settings = write(path)
    again = subprocess.run(
        [sys.executable, "-c", READ, str(path)], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    values, notices = again.stdout.splitlines()
    assert values == str(list(settings.snapshot().values()))
    assert notices == "[]"
    assert again.stderr == ""


def test_every_default_can_be_kept() -> None:
    for key in keys.KEYS:
        assert key.read(str(key.default).lower() if isinstance(key.default, bool) else str(key.default)) == key.default
    assert len({key.name for key in keys.KEYS}) == len(keys.KEYS)


def test_nothing_is_written_before_something_is_changed(path: Path) -> None:
    settings = Settings(path, keys.KEYS)
    settings.set(keys.CLOTH, keys.CLOTH.default)
    settings.save()
    assert not path.exists()


def test_a_change_is_told_once_and_written_by_itself(path: Path, qtbot: QtBot) -> None:
    settings = Settings(path, keys.KEYS)
    heard: list[Changed] = []
    settings.changed.connect(heard.append)
    settings.set(keys.CLOTH, "blue")
    settings.set(keys.CLOTH, "blue")
    assert heard == [Changed("look/cloth", "blue")]
    qtbot.waitUntil(lambda: path.exists() and is_whole(path.read_bytes()))
    assert Settings(path, keys.KEYS).get(keys.CLOTH) == "blue"


def test_a_value_that_cannot_be_is_refused(path: Path) -> None:
    settings = Settings(path, keys.KEYS)
    with pytest.raises(ValueError, match="look/cloth cannot be 'tartan'"):
        settings.set(keys.CLOTH, "tartan")
    with pytest.raises(ValueError, match="sound/volume"):
        settings.set(keys.VOLUME, 101)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("cloth=blue", "cloth=tartan", keys.CLOTH),
        ("muted=true", "muted=perhaps", keys.MUTED),
        ("players=4", "players=5", keys.PLAYERS),
        ("trick_pause=2500", "trick_pause=1e3", keys.TRICK_PAUSE),
        ("trick_pause=2500", 'trick_pause="2.500"', keys.TRICK_PAUSE),
        ("trick_pause=2500", "trick_pause=", keys.TRICK_PAUSE),
        ("trick_pause=2500", "trick_pause=²", keys.TRICK_PAUSE),
        ("trick_pause=2500", "trick_pause=2, 500", keys.TRICK_PAUSE),
    ],
)
def test_a_value_that_does_not_exist_is_the_default_and_said(path: Path, old: str, new: str, key: Key[int]) -> None:
    write(path)
    path.write_text(path.read_text().replace(old, new))
    os.utime(path, (0, 0))  # QSettings keeps files in memory and looks at their time in milliseconds
    settings = Settings(path, keys.KEYS)
    assert settings.get(key) == key.default
    (notice,) = settings.notices
    assert notice.code == "setting_unknown"
    assert key.name in notice.sentence
    assert settings.get(keys.DECK) == "french"  # the others are kept


def test_a_deck_that_is_gone_is_the_default_and_said(path: Path) -> None:
    write(path)
    settings = Settings(path, keys.KEYS)
    settings.restrict(keys.DECK, ["neapolitan", "french"])
    assert settings.notices == []
    settings.restrict(keys.DECK, ["neapolitan", "piacentine"])
    assert settings.get(keys.DECK) == "neapolitan"
    assert "french" in settings.notices[0].sentence


def test_a_file_cut_anywhere_is_noticed(path: Path) -> None:
    write(path)
    content = path.read_bytes()
    assert is_whole(content)
    for length in range(len(content)):
        assert not is_whole(content[:length]), content[:length]


@pytest.mark.parametrize("content", [b"", b"[look]\ncloth=bl", bytes(range(256)) * 40, b"\0" * 300, b"\xff\xfe="])
def test_a_broken_file_is_put_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path, keys.KEYS)
    assert list(settings.snapshot().values()) == [key.default for key in keys.KEYS]
    (notice,) = settings.notices
    assert str(path) + ".bak" in notice.sentence
    assert path.with_name("settings.ini.bak").read_bytes() == content
    settings.set(keys.CLOTH, "blue")
    settings.save()
    again = Settings(path, keys.KEYS)
    assert (again.get(keys.CLOTH), again.notices) == ("blue", [])


@given(st.data())
def test_no_bytes_keep_the_game_from_starting(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    path = tmp_path_factory.getbasetemp() / "fuzzed.ini"
    path.unlink(missing_ok=True)
    write(path)
    content = bytearray(path.read_bytes())
    start = data.draw(st.integers(0, len(content) - 1))
    noise = data.draw(st.binary(min_size=1, max_size=30))
    content[start : start + len(noise)] = noise
    path.write_bytes(bytes(content))
    os.utime(path, (0, 0))
    settings = Settings(path, keys.KEYS)
    for key in keys.KEYS:
        value = settings.snapshot()[key.name]
        assert type(value) is type(key.default)
        assert key.allowed is None or value in key.allowed


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    settings = Settings(blocked / "settings.ini", keys.KEYS)
    heard: list[str] = []
    settings.warned.connect(lambda notice: heard.append(notice.code))
    for cloth in ("blue", "burgundy"):
        settings.set(keys.CLOTH, cloth)
        settings.save()
    assert len(heard + settings.notices) == 1
    assert settings.get(keys.CLOTH) == "burgundy"


def test_cancelling_restores_every_value(path: Path) -> None:
    settings = write(path)
    before = settings.snapshot()
    settings.set(keys.CLOTH, "burgundy")
    settings.set(keys.MUTED, False)
    settings.restore(before)
    assert settings.snapshot() == before


def test_an_older_name_and_text_are_taken_over(path: Path) -> None:
    old: Key[str] = Key("pace", "medium")
    new: Key[str] = Key("motion/pace", "normal", ("normal", "fast"), "pace", {"quick": "fast"})
    settings = Settings(path, [old])
    settings.set(old, "quick")
    settings.save()
    for _ in range(2):
        migrated = Settings(path, [new])
        assert (migrated.get(new), migrated.notices) == ("fast", [])
        migrated.save()
    assert "pace=quick" not in path.read_text()


def test_rules_come_back(path: Path) -> None:
    settings = Settings(path, keys.KEYS)
    assert keys.chosen_rules(settings) == Rules.of()
    rules = Rules.of("brisca", players=6, throw=False, match="best_of_3")
    keys.choose_rules(settings, rules)
    settings.save()
    assert keys.chosen_rules(Settings(path, keys.KEYS)) == rules


def test_rules_that_do_not_go_together_are_the_classic_ones(path: Path) -> None:
    settings = Settings(path, keys.KEYS)
    settings.set(keys.PRESET, "cafe")
    settings.set(keys.PLAYERS, 6)
    assert keys.chosen_rules(settings) == Rules.of()
    assert [notice.code for notice in settings.notices] == ["rules_unknown"]
