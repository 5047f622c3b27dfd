"""`python3 dev.py package`: from the tree to what players install; see README.md beside this file.

Everything is made from the wheel, in an environment of its own, so that what the wheel lacks is missed here.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import check
import debian
import facts
import icons
import icu
import notices
import nsis
import share
import single
import trial

UNPACKED, PACKED = 180, 70
"""The largest program and the largest file to download, in MB (10⁶ bytes)."""


class Workshop:
    """The folders of one run.

    Attributes:
        work: what is only needed on the way.
        out: what is made.
        system: `linux`, `windows` or `macos`.
    """

    def __init__(self, work: Path, out: Path) -> None:
        self.work, self.out = work, out
        self.system = facts.system()
        self.parts = work / "parts"
        for folder in (out, self.parts):
            folder.mkdir(parents=True, exist_ok=True)

    @property
    def program(self) -> Path:
        """The program as PyInstaller leaves it."""
        return self.work / "program" / (f"{facts.SHORT_NAME}.app" if self.system == "macos" else facts.PROGRAM)

    @property
    def label(self) -> str:
        """What names of files begin with."""
        machine = os.uname().machine if self.system != "windows" else os.environ.get("PROCESSOR_ARCHITECTURE", "AMD64")
        return f"{facts.PROGRAM}-{facts.version()}-{self.system}-{machine.lower()}"

    # ---- the steps -----------------------------------------------------------------------------------------------

    def wheel(self) -> None:
        """The wheel, for those who have a Python."""
        for old in self.out.glob("briscola_desktop-*.whl"):
            old.unlink()
        pip(sys.executable, "wheel", "--no-deps", "--wheel-dir", str(self.out), str(facts.ROOT))

    def freeze(self) -> None:
        """The program that needs no Python: a folder, or a bundle on macOS."""
        python = self._environment()
        self._write_parts(python)
        shutil.rmtree(self.program.parent, ignore_errors=True)
        call(
            *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", str(self.program.parent), "--workpath", str(self.work / "pyinstaller")),
            str(facts.HERE / "briscola.spec"),
            BRISCOLA_PARTS=str(self.parts),
            SOURCE_DATE_EPOCH=str(facts.moment()),
        )
        if self.system == "linux":
            (self.program / facts.TERMINAL).symlink_to(facts.PROGRAM)
            share.write(self.program / "share")
            shutil.copytree(self.parts / "icons", self.program / "share" / "icons", dirs_exist_ok=True)
            installer = self.program / "install.sh"
            installer.write_text(facts.filled(facts.HERE / "linux" / "install.sh"), encoding="utf-8", newline="\n")
            installer.chmod(0o755)

    def archive(self) -> None:
        """The program packed: .tar.xz on Linux, .zip elsewhere."""
        if self.system == "linux":
            with tarfile.open(self.out / f"{self.label}.tar.xz", "w:xz", preset=6) as packed:
                packed.add(self.program, facts.PROGRAM, filter=facts.anybody)
        elif self.system == "macos":  # keeps the bundle's links and signature
            target = self.out / f"{self.label}.zip"
            call("ditto", "-c", "-k", "--keepParent", str(self.program), str(target))
        else:
            with zipfile.ZipFile(self.out / f"{self.label}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
                for path in sorted(self.program.rglob("*")):
                    packed.write(path, Path(facts.PROGRAM) / path.relative_to(self.program))

    def deb(self) -> None:
        """The Debian package."""
        debian.build(self.program, self.out, self.work / "debian")

    def run(self) -> None:
        """The program as one file that unpacks itself."""
        single.build(self.program, self.out / f"{self.label}.run")

    def installer(self) -> None:
        """The installer for Windows, made by NSIS, which must be on the machine."""
        nsis.build(self.program, self.parts, self.work, self.out / f"{self.label}-setup.exe")

    def image(self) -> None:
        """The disk image for macOS."""
        target = self.out / f"{self.label}.dmg"
        target.unlink(missing_ok=True)
        call(
            *("hdiutil", "create", "-volname", facts.SHORT_NAME, "-format", "ULFO"),
            *("-srcfolder", str(self.program), str(target)),
        )

    def check(self) -> None:
        """What can be said of the program at once: its size, that it is whole, that it starts."""
        check.program(self.program, self.system, UNPACKED * 10**6)
        for path in sorted(self.out.iterdir()):
            size = path.stat().st_size
            print(f"{size / 10**6:7.1f} MB  {path.name}")
            if size > PACKED * 10**6:
                sys.exit(f"{path.name} is larger than {PACKED} MB.")

    def trial(self) -> None:
        """On Linux, after the rest: what was built, used under a screen of its own."""
        trial.main(self.out, self.label)

    # ---- what they need ------------------------------------------------------------------------------------------

    def _environment(self) -> str:
        """A Python with the wheel, as pinned, and PyInstaller."""
        folder = self.work / "environment"
        python = str(folder / ("Scripts/python.exe" if self.system == "windows" else "bin/python"))
        if not Path(python).exists():
            venv.create(folder, with_pip=True, symlinks=self.system != "windows")
        (wheel,) = self.out.glob("briscola_desktop-*.whl")
        constraints = str(facts.ROOT / "constraints.txt")
        pip(python, "install", "--constraint", constraints, f"{wheel}[package]")
        pip(python, "install", "--force-reinstall", "--no-deps", str(wheel))
        return python

    def _write_parts(self, python: str) -> None:
        """What the spec and the packages take: icons, version resources, licences."""
        pictures = self.parts / "png"
        icons.write_theme(self.parts / "icons", pictures)
        icons.write_windows(self.parts / "briscola.ico", pictures)
        icons.write_macos(self.parts / "briscola.icns", pictures)
        icons.write_side(self.parts / "side.bmp")
        for name in (facts.PROGRAM, facts.TERMINAL):
            resource = facts.filled(facts.HERE / "windows" / "version.txt").replace("%FILE%", name)
            (self.parts / f"{name}.version").write_text(resource, encoding="utf-8")
        notices.write(python, self.parts / "licences")
        for library in Path(python).parents[1].glob("lib/python*/site-packages/PySide6/Qt/lib/libicudata.so.*"):
            small = icu.reduce(library, self.parts)
            if small is None:
                say("There is no C compiler: the program will have 29 MB of data on languages that it does not use.")
            elif not icu.sorts_alike(python, small):
                sys.exit("Qt does not sort with the reduced data as with its own.")


def say(line: str) -> None:
    """Print a line at once and beside the output of the steps."""
    print(line, file=sys.stderr, flush=True)


def pip(python: str, *arguments: str) -> None:
    """Run pip."""
    call(python, "-m", "pip", "--disable-pip-version-check", "--no-input", arguments[0], "--quiet", *arguments[1:])


def call(*command: str, **environ: str) -> None:
    """Run a program; leave with its status where it fails."""
    done = subprocess.run(command, check=False, env=dict(os.environ) | environ)
    if done.returncode:
        sys.exit(f"{Path(command[0]).name} failed ({done.returncode}).")


STEPS = {
    "linux": ("wheel", "freeze", "archive", "deb", "run", "check"),
    "windows": ("wheel", "freeze", "archive", "installer", "check"),
    "macos": ("wheel", "freeze", "archive", "image", "check"),
}


def main() -> None:
    """Make what is named, or everything for this system."""
    steps = STEPS[facts.system()]
    parser = argparse.ArgumentParser(prog="dev.py package", description="Make what players install.")
    parser.add_argument("step", nargs="*", help=f"{', '.join(steps)}: all where none is named; on Linux also trial")
    parser.add_argument("--out", type=Path, default=facts.ROOT / "dist", help="where to (dist/)")
    parser.add_argument("--work", type=Path, default=facts.ROOT / "build", help="for what is made on the way (build/)")
    args = parser.parse_args()
    unknown = sorted(set(args.step) - {*steps, *(["trial"] if facts.system() == "linux" else [])})
    if unknown:
        parser.error(f"there is no step {', '.join(unknown)} on this system; there are: {', '.join(steps)}")
    shop = Workshop(args.work.absolute(), args.out.absolute())
    for name in args.step or steps:
        say(f"-- {name}")
        step: Callable[[], None] = getattr(shop, name)
        step()


if __name__ == "__main__":
    main()
