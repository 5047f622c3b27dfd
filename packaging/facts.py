"""What every package says of the game, in one place; the version stands in `briscola_desktop/__init__.py` alone."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
ICONS = ROOT / "briscola_desktop" / "assets" / "icons"

NAME = "Briscola Desktop"
SHORT_NAME = "Briscola"
PROGRAM = "briscola-desktop"
"""The program with a window, the desktop entry, the icon, the Debian package."""
TERMINAL = "briscola"
"""The program for the terminal."""
ID = "org.briscola_desktop.briscola"
"""In the reversed form of a domain, as AppStream, Flatpak and macOS ask for."""
SUMMARY = "The Italian card game, alone or over the network"
PEOPLE = "The Briscola Desktop authors"
MIME = "application/x-briscola-record+json"
EXTENSION = "briscola"
"""Of a record's file."""


def version() -> str:
    """The version of the tree."""
    text = (ROOT / "briscola_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if not found:
        raise ValueError("briscola_desktop/__init__.py states no version")
    return found[1]


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows has it: four numbers."""
    found = [int(part) for part in re.findall(r"\d+", version())][:4]
    first, second, third, fourth = (*found, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


@cache
def moment() -> int:
    """When this release was made, in seconds since 1970: SOURCE_DATE_EPOCH, the last commit, or its files' date."""
    said = os.environ.get("SOURCE_DATE_EPOCH") or committed()
    return int(said or (ROOT / "pyproject.toml").stat().st_mtime)


def committed() -> str:
    """When the last commit was made; empty where this is no checkout, or there is no git."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        return ""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout.strip()


def date() -> str:
    """The day of this release, as 2026-11-30."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment()))


def anybody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """A packed file belongs to nobody in particular, and is as old as the release."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment()
    return entry


def filled(template: Path) -> str:
    """The text of a template with `@VERSION@` and the like replaced."""
    return replaced(template.read_text(encoding="utf-8"))


def replaced(text: str) -> str:
    """A text with `@VERSION@` and the like replaced."""
    first, second, third, fourth = numbers()
    values = {
        "VERSION": version(),
        "NUMBERS": f"{first}, {second}, {third}, {fourth}",
        "FOUR": f"{first}.{second}.{third}.{fourth}",
        "DATE": date(),
        "NAME": NAME,
        "SHORT_NAME": SHORT_NAME,
        "PROGRAM": PROGRAM,
        "TERMINAL": TERMINAL,
        "ID": ID,
        "SUMMARY": SUMMARY,
        "PEOPLE": PEOPLE,
        "MIME": MIME,
        "EXTENSION": EXTENSION,
    }
    return re.sub(r"@([A-Z_]+)@", lambda found: values[found[1]], text)


def system() -> str:
    """`linux`, `windows` or `macos`."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
