"""The licences of what is bundled: `licences/<name>/…` and an index.

Libraries of Python's are known before the program is made, by what is installed in the environment; whose the others
are is seen in the program itself (`runtime/about.py`).
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePath

import facts

from briscola_desktop.runtime import about

LIST = """
import json, importlib.metadata as m
print(json.dumps([
    [d.name, d.version, d.metadata.get("License-Expression") or d.metadata.get("License") or "",
     [str(d.locate_file(f)) for f in d.files or () if f.parts[0].endswith(".dist-info") and "licen" in str(f).lower()
      or f.parts[0].endswith(".dist-info") and f.name.upper().startswith(("COPYING", "NOTICE"))]]
    for d in m.distributions()]))
"""

TOOLS = {"pip", "setuptools", "wheel", "pyinstaller-hooks-contrib", "altgraph", "packaging", "pefile", "macholib"}
TOOLS |= {"pywin32-ctypes"}
"""In the environment, not in the program. Of PyInstaller the start code is: an exception to the GPL allows it."""


def write(python: str, target: Path) -> None:
    """Gather the licences that an environment's distributions carry.

    Args:
        python: of the environment.
        target: the folder to write.
    """
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy2(facts.ROOT / "LICENSE", target / "GPL-3.0.txt")
    for path in sorted((facts.HERE / "licences").iterdir()):
        shutil.copy2(path, target)
    listed = subprocess.run([python, "-c", LIST], check=True, capture_output=True, text=True).stdout
    lines = [(facts.HERE / "licences" / "README.txt").read_text(encoding="utf-8").rstrip(), ""]
    for name, version, licence, files in sorted(json.loads(listed)):
        if name.lower() in {*TOOLS, facts.PROGRAM}:
            continue
        lines.append(f"{name} {version}: {first_line(licence)}")
        taken: set[str] = set()
        for source in map(Path, files):
            place = target / name
            place.mkdir(exist_ok=True)
            file = source.name if source.name not in taken else f"{source.parent.name}-{source.name}"
            taken.add(file)
            shutil.copy2(source, place / file)
    python_licence = subprocess.run(
        [python, "-c", "import os, sys; print(sys.version.split()[0]); print(os.__file__)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    lines.append(f"Python {python_licence[0]}: PSF-2.0")
    own = Path(python_licence[1]).parent / "LICENSE.txt"
    if own.exists():
        (target / "Python").mkdir()
        shutil.copy2(own, target / "Python" / own.name)
    (target / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def complete(target: Path, files: Iterable[PurePath]) -> None:
    """Add to the licences those of the other libraries that go into the program.

    The texts are those of the Debian packages they were taken from, where this is a Debian; the wheels' libraries have
    theirs in the wheels' own files.

    Args:
        target: the folder of the licences.
        files: their places in the program.
    """
    lines = {}
    for file in files:
        part = about.part_of(file)
        if part is None:
            continue
        lines[part.name] = f"{part.name}: {part.licence}\n"
        packages = debian_packages(file.name) if len(file.parts) == 1 else []
        for text in [Path("/usr/share/doc", package, "copyright") for package in packages]:
            if text.is_file():
                (target / part.name).mkdir(exist_ok=True)
                shutil.copy2(text, target / part.name / f"{text.parent.name}.txt")
    with (target / "README.txt").open("a", encoding="utf-8", newline="\n") as index:
        index.writelines(["\nAnd what these bring:\n", *(lines[name] for name in sorted(lines))])


def debian_packages(library: str) -> list[str]:
    """The Debian packages that have a library of this name; none on another system."""
    if shutil.which("dpkg-query") is None:
        return []
    found = subprocess.run(["dpkg-query", "-S", f"*/{library}"], check=False, capture_output=True, text=True).stdout
    return sorted({line.partition(":")[0] for line in found.splitlines()})


def first_line(text: str) -> str:
    """A licence's name, where a whole text stands in its place."""
    return text.strip().splitlines()[0] if text.strip() else "see its files"
