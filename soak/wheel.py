"""The wheel in clean environments: on each CPython that the project names and this machine has, it gives a whole game.

Before that: it is whole, and the source archive makes the same one in two places.

Needs a network for the first time, and some minutes. `dev.py soak wheel`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from itertools import cycle
from pathlib import Path

from briscola_desktop.runtime.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "briscola_desktop"
SHARED = (
    "applications/briscola-desktop.desktop",
    "icons/hicolor/scalable/apps/briscola-desktop.svg",
    "metainfo/org.briscola_desktop.briscola.metainfo.xml",
    "mime/packages/briscola-desktop.xml",
)
"""What a desktop reads, under the prefix."""


def main() -> int:
    """Build the wheel and try it; 1 if anything is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    failed = False
    with tempfile.TemporaryDirectory(prefix="briscola wheel ") as folder:
        os.environ["SOURCE_DATE_EPOCH"] = "1700000000"
        call(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(ROOT))
        (wheel,) = Path(folder).glob("*.whl")
        missing = lacks(wheel)
        print(
            f"{wheel.name}: {wheel.stat().st_size / 10**6:.1f} MB; missing: {', '.join(sorted(missing)) or 'nothing'}"
        )
        failed |= bool(missing)
        same = len({made.read_bytes() for made in made_of_sources(Path(folder) / "sources")}) == 1
        print(
            "made of the source archive in two places:", "one file, byte for byte" if same else "two files", flush=True
        )
        failed |= not same
        for version in named:
            python = find(version)
            if python is None:
                print(f"CPython {version}: not on this machine")
                continue
            began = time.monotonic()
            fault = tried(python, wheel, Path(folder) / version)
            print(f"CPython {version}: {fault or 'a whole game'} ({time.monotonic() - began:.0f} s)", flush=True)
            failed |= fault is not None
    return int(failed)


def made_of_sources(folder: Path) -> list[Path]:
    """The wheels made of a source archive in two places, under two umasks, without fetching anything."""
    call(sys.executable, "-m", "venv", str(folder / "tools"))
    python = str(folder / "tools" / "bin" / "python")
    qt = re.findall(r'"(PySide6-Essentials[^;"]+)', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))[0].strip()
    call(python, "-m", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), "hatchling", qt)
    hatchling = (python, "-m", "hatchling", "build", "-d", str(folder))
    subprocess.run([*hatchling, "-t", "sdist"], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    (archive,) = folder.glob("*.tar.gz")
    wheels: list[Path] = []
    for name, umask in (("one", 0o022), ("another è", 0o077)):
        shutil.unpack_archive(archive, folder / name, filter="data")
        (source,) = (folder / name).iterdir()
        run = [*hatchling[:-1], str(folder / f"{name} wheel"), "-t", "wheel"]
        subprocess.run(run, check=True, cwd=source, umask=umask, stdout=subprocess.DEVNULL)
        wheels += (folder / f"{name} wheel").glob("*.whl")
    return wheels


def lacks(wheel: Path) -> set[str]:
    """What the tree has and the wheel has not: modules, assets, rules, and each language compiled."""
    with zipfile.ZipFile(wheel) as packed:
        there = set(packed.namelist())
    ours = {
        str(path.relative_to(ROOT).as_posix())
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    ours |= {f"share/{place}" for place in SHARED}
    there |= {name.partition(".data/data/")[2] for name in there}
    compiled = {name.removesuffix(".ts") + ".qm" for name in ours if name.endswith(".ts")}
    ours = {name for name in ours if not name.endswith((".part", ".ts"))}
    return (ours | compiled) - there


def find(version: str) -> str | None:
    """A CPython of a version: on the PATH, or one that pyenv keeps."""
    kept = sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob(f"versions/{version}.*/bin/python3"))
    for candidate in (shutil.which(f"python{version}"), *map(str, kept)):
        if candidate and said(candidate, "-c", "import sys, venv; print('{}.{}'.format(*sys.version_info))") == version:
            return candidate
    return None


def tried(python: str, wheel: Path, folder: Path) -> str | None:
    """Install the wheel and use it away from the tree; what was wrong, or None."""
    call(python, "-m", "venv", str(folder))
    programs = folder / "bin"
    pip = (str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    call(*pip, "--constraint", str(ROOT / "constraints.txt"), str(wheel))
    home = folder / "home"
    home.mkdir()
    environ = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    terminal = str(programs / "briscola")
    decks = said(terminal, "deck", "list", **environ)
    here = sorted(path.parent.name for path in (PACKAGE / "assets" / "decks").glob("*/deck.toml"))
    lacking = [deck for deck in here if deck not in (decks or "")]
    if lacking:
        return f"the deck {lacking[0]} is missing"
    for deck, language in zip(cycle(here), LANGUAGES, strict=False):  # there are more languages than decks
        picture = home / f"{deck}-{language}.png"
        drawn = ("screenshot", "-o", str(picture), "--deck", deck, "--language", language, "--after", "3")
        if said(terminal, *drawn, **environ) is None or picture.stat().st_size < 50_000:
            return f"the table is not drawn with the deck {deck} in {language}"
    simulated = said(terminal, "simulate", "--seats", "hard,easy", "--deals", "2", "--seed", "1", "--json", **environ)
    if simulated is None or json.loads(simulated)["games"] != 4:
        return "the computers do not play"
    return opened(str(programs / "briscola-desktop"), home, environ)


def opened(program: str, home: Path, environ: dict[str, str]) -> str | None:
    """Open the game and end it as the system does; what was wrong, or None."""
    deal = home / ".local" / "share" / "briscola-desktop" / "deal.json"
    game = subprocess.Popen([program], env=environ, cwd=home, stderr=subprocess.PIPE, text=True)
    end = time.monotonic() + 120
    while not deal.exists() and game.poll() is None and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(2)
    game.send_signal(signal.SIGTERM)
    _, errors = game.communicate(timeout=120)
    return None if deal.exists() and not game.returncode and not errors else f"{game.returncode}: {errors}"


def call(*command: str) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True)


def said(*command: str, **environ: str) -> str | None:
    """What a command prints, in an environment of its own; None where it fails or complains."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environ, cwd=tempfile.gettempdir())
    return None if done.returncode or done.stderr else done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
