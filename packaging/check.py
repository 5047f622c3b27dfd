"""What can be said of a built program on the machine that built it: its size, that it is whole, that it runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import facts

from briscola_desktop.app import preflight
from briscola_desktop.runtime import about

SYSTEM = {"libc", "libdl", "libm", "libpthread", "librt", "libutil", "libcrypt", "libresolv", "libgcc_s", "libstdc++"}
"""What every Linux has, beyond what the game looks for at its start."""

OPTIONAL = {
    "libcups.so.2",  # printers
    "libwayland-egl.so.1",  # with OpenGL under Wayland
    "libxcb-glx.so.0",  # with OpenGL under X11
    "libz.so.1",
}
"""What a plugin can do without."""


def program(folder: Path, system: str, largest: int) -> None:
    """Check a program; leaves with one sentence at the first fault.

    Args:
        folder: the program's, or the bundle on macOS.
        system: `linux`, `windows` or `macos`.
        largest: bytes that it may have.
    """
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    print(f"{size / 10**6:7.1f} MB  {folder.name}, {len(files)} files")
    if size > largest:
        sys.exit(f"The program is larger than {largest / 10**6:.0f} MB.")
    named(folder / "Contents" / "Frameworks" if system == "macos" else folder / "_internal")
    if system == "linux":
        whole(files, folder)
    runs(folder, system)


def named(parts: Path) -> None:
    """The dialog About and the file of licences name every library that lies there."""
    files = [path.relative_to(parts) for path in sorted(parts.rglob("*")) if about.BINARY.search(path.name)]
    owners = {file: about.owner(file) for file in files}
    nobodys = [file.name for file, owner in owners.items() if owner is None]
    if nobodys:
        sys.exit(f"runtime/about.py does not say whose these are: {', '.join(nobodys)}")
    said = (parts / "licences" / "README.txt").read_text(encoding="utf-8")
    unsaid = [component.name for component in about.parts(parts) if component.name not in said]
    if unsaid:
        sys.exit(f"licences/README.txt does not name {', '.join(unsaid)}.")
    print(f"            {len(files)} binary files of {len(set(owners.values()))} projects, all named")


def whole(files: list[Path], folder: Path) -> None:
    """On Linux: every library that a file asks for is bundled, or one that the game looks for, or every machine's."""
    known = {path.name for path in folder.rglob("*.so*")}
    known |= {*preflight.QT, *preflight.XCB, *preflight.WAYLAND, *preflight.SOUND, *OPTIONAL}
    missing = {
        f"{path.relative_to(folder)} asks for {name}"
        for path in files
        for name in needed(path) - known
        if name.partition(".so")[0] not in SYSTEM and not name.startswith("ld-linux")
    }
    if missing:
        sys.exit("\n".join(["Libraries that nobody brings:", *sorted(missing)]))


def needed(path: Path) -> set[str]:
    """The libraries that an ELF file asks for (DT_NEEDED), none for another file."""
    with path.open("rb") as file:
        if file.read(4) != b"\x7fELF":
            return set()
    listed = subprocess.run(["objdump", "-p", path], check=True, capture_output=True, text=True).stdout
    return {line.split()[1] for line in listed.splitlines() if line.strip().startswith("NEEDED")}


def runs(folder: Path, system: str) -> None:
    """Both programs say their version; the terminal's draws a table and lets computers play, with no environment."""
    place = folder / "Contents" / "MacOS" if system == "macos" else folder
    suffix = ".exe" if system == "windows" else ""
    with tempfile.TemporaryDirectory(prefix="briscola è ") as home:
        environ = {"HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        if system == "windows":
            environ |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "USERPROFILE", "APPDATA")}
        terminal = str(place / f"{facts.TERMINAL}{suffix}")
        said = output([terminal, "--version"], environ)
        if facts.version() not in said:
            sys.exit(f"The program says {said!r} instead of its version.")
        if system != "windows":  # without a console it says nothing there
            output([str(place / f"{facts.PROGRAM}{suffix}"), "--version"], environ)
        picture = Path(home) / "table.png"
        output([terminal, "screenshot", "-o", str(picture), "--size", "800x600", "--after", "3"], environ)
        if picture.stat().st_size < 20_000:
            sys.exit("The program draws an empty table.")
        played = output(
            [terminal, "simulate", "--seats", "hard,normal", "--deals", "2", "--seed", "1", "--json"], environ
        )
        if json.loads(played)["games"] != 4:
            sys.exit(f"The program plays {played!r} instead of four games.")


def output(command: list[str], environ: dict[str, str]) -> str:
    """What a program prints; leaves where it fails or complains."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environ, encoding="utf-8")
    if done.returncode or done.stderr:
        sys.exit(f"{' '.join(command)} failed ({done.returncode}): {done.stderr}")
    return done.stdout
