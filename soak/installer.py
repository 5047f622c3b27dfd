"""The installer for Windows, made here and run under Wine with a small program in place of the game.

Installed without a word, a newer one over it, kept from an older Windows and from a program that runs, uninstalled:
nothing stays. Needs makensis and wine (Debian: nsis, wine64). `dev.py soak installer`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "packaging"))
import facts  # noqa: E402
import icons  # noqa: E402
import nsis  # noqa: E402

STUB = "/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/cmd.exe"
"""Any program for Windows that runs until it is told to end."""

WINE, SERVER = "/usr/bin/wine", str(shutil.which("wineserver") or "/usr/lib/wine/wineserver64")

UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
CLASSES = r"HKCU\Software\Classes"
HOME = f"AppData/Local/Programs/{facts.NAME}"
MENU = f"AppData/Roaming/Microsoft/Windows/Start Menu/Programs/{facts.SHORT_NAME}.lnk"


def main() -> int:
    """Try the installer; 1 if anything is not as it should be."""
    if not shutil.which("makensis") or not Path(STUB).exists() or not Path(WINE).exists():
        print("NSIS or Wine is not on this machine (Debian: nsis, wine64).")
        return 2
    with tempfile.TemporaryDirectory(prefix="briscola wine ") as folder:
        work = Path(folder)
        os.environ.update(WINEPREFIX=str(work / "prefix"), WINEDEBUG="-all")
        os.environ.pop("DISPLAY", None)
        wine("wineboot", "-i")
        try:
            return tried(work)
        finally:
            subprocess.run([SERVER, "-k"], check=False)


def tried(work: Path) -> int:
    """What a player does with it; 1 if anything is not as it should be."""
    faults: list[str] = []

    def expect(true: bool, what: str) -> None:
        print(f"{'  ' if true else '! '}{what}", flush=True)
        faults.extend([] if true else [what])

    first, newer = made(work, "old.dll"), made(work, "new.dll")
    wine("winecfg", "-v", "win7")
    expect(wine(str(first), "/S") == 2, "Windows 7 is refused")
    wine("winecfg", "-v", "win10")
    (user,) = (path for path in (work / "prefix" / "drive_c" / "users").iterdir() if path.name != "Public")
    home = user / HOME
    expect(wine(str(first), "/S") == 0, "installs without a word and without an administrator")
    expect(
        (home / f"{facts.PROGRAM}.exe").exists() and (home / "_internal" / "old.dll").exists(), "the program is there"
    )
    expect((user / MENU).exists(), "it is in the menu")
    expect(f"{facts.ID}.record" in said("reg", "query", rf"{CLASSES}\.{facts.EXTENSION}", "/ve"), "records are its own")
    command = said("reg", "query", rf"{CLASSES}\{facts.ID}.record\shell\open\command", "/ve")
    expect(rf'\{facts.NAME}\{facts.PROGRAM}.exe" "%1"' in command, "they are opened with it, spaces and all")
    expect(facts.version() in said("reg", "query", rf"{UNINSTALL}\{facts.ID}"), "Windows lists its version")
    expect(wine(str(newer), "/S") == 0, "a newer one installs over it")
    files = {path.name for path in (home / "_internal").iterdir()}
    expect("new.dll" in files and "old.dll" not in files, "of the older one nothing stays")
    game = subprocess.Popen(
        [WINE, str(home / f"{facts.PROGRAM}.exe")], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    time.sleep(3)
    expect(
        wine(str(first), "/S") != 0 and (home / "_internal" / "new.dll").exists(), "while it runs, it stays as it is"
    )
    game.terminate()
    subprocess.run([SERVER, "-k"], check=False)
    wine(str(home / "uninstall.exe"), "/S")
    until_gone(home)
    expect(not home.exists() and not (user / MENU).exists(), "uninstalled: no file left")
    left = [
        key
        for key in (rf"{CLASSES}\.{facts.EXTENSION}", rf"{UNINSTALL}\{facts.ID}")
        if facts.ID in said("reg", "query", key, "/s")
    ]
    left += [said("reg", "query", rf"{CLASSES}\{facts.ID}.record", "/s")]
    expect(not "".join(left).strip(), "and no key")
    return int(bool(faults))


def made(work: Path, library: str) -> Path:
    """The installer of a small program with one library."""
    place = work / library
    program, parts = place / facts.PROGRAM, place / "parts"
    licence = program / "_internal" / "licences" / "GPL-3.0.txt"
    for folder in (licence.parent, parts):
        folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", licence)
    (program / "_internal" / library).write_bytes(b"MZ" * 5_000)
    for name in (facts.PROGRAM, facts.TERMINAL):
        shutil.copyfile(STUB, program / f"{name}.exe")
    icons.write_windows(parts / "briscola.ico", parts / "png")
    icons.write_side(parts / "side.bmp")
    target = place / f"{facts.PROGRAM}-setup.exe"
    nsis.build(program, parts, place, target, "amd64-unicode")  # Wine without 32 bits is enough
    return target


def wine(*command: str) -> int:
    """Run a program under Wine; its exit status."""
    return subprocess.run([WINE, *command], check=False, capture_output=True, timeout=300).returncode


def said(*command: str) -> str:
    """What a program prints under Wine."""
    done = subprocess.run([WINE, *command], check=False, capture_output=True, timeout=120)
    return done.stdout.decode(errors="replace") if done.returncode == 0 else ""


def until_gone(folder: Path) -> None:
    """Wait: an uninstaller goes on in a copy of itself."""
    end = time.monotonic() + 30
    while folder.exists() and time.monotonic() < end:
        time.sleep(0.2)


if __name__ == "__main__":
    sys.exit(main())
