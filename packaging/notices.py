"""The licences of what is bundled, gathered from the environment that is packed: `licences/<name>/…` and an index."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import facts

LIST = """
import json, importlib.metadata as m
print(json.dumps([
    [d.name, d.version, d.metadata.get("License-Expression") or d.metadata.get("License") or "",
     [str(d.locate_file(f)) for f in d.files or () if f.parts[0].endswith(".dist-info") and "licen" in str(f).lower()
      or f.parts[0].endswith(".dist-info") and f.name.upper().startswith(("COPYING", "NOTICE"))]]
    for d in m.distributions()]))
"""

TOOLS = {"pip", "setuptools", "wheel", "pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging"}
"""In the environment, not in the program (PyInstaller's start code is: its exception to the GPL allows any use)."""


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


def first_line(text: str) -> str:
    """A licence's name, where a whole text stands in its place."""
    return text.strip().splitlines()[0] if text.strip() else "see its files"
