"""The interface's translations: from the source to `briscola_<language>.ts`, and from there to what Qt loads.

`extract` brings the .ts files up to date with the texts in the source; `compile` writes the .qm files that are older
than their .ts. Both are steps of `dev.py i18n`; whatever runs or packs the tree compiles first.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import texts

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "briscola_desktop"
FOLDER = SOURCE / "i18n"

ENGLISH = "en"
"""The language of the source: its file has plurals only."""

QT6 = "/usr/lib/qt6/bin"
"""Where Debian puts Qt's tools, out of the way of those of Qt 5."""

OPTIONS = (
    # No file names and line numbers: they would change with every edit.
    *("-locations", "none"),
    # What is gone from the source goes from the files; git remembers it.
    "-no-obsolete",
    *("-source-language", ENGLISH),
)


def extract(languages: tuple[str, ...], into: Path = FOLDER) -> None:
    """Bring each language's .ts up to date, or begin it; what is new in it is marked unfinished."""
    found = [text for path in sorted(SOURCE.rglob("*.py")) for text in texts.texts_of(path)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "texts.py"
        file.write_text(texts.as_source(found), encoding="utf-8")
        for language in languages:
            own = ["-target-language", language, *(["-pluralonly"] if language == ENGLISH else [])]
            _qt("lupdate", "-silent", *OPTIONS, *own, str(file), "-ts", str(into / f"briscola_{language}.ts"))


def stale() -> Iterator[tuple[Path, Path]]:
    """Each .ts that is newer than what was compiled of it, and where that goes."""
    for source in sorted(FOLDER.glob("briscola_*.ts")):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime_ns < source.stat().st_mtime_ns:
            yield source, target


def compile_stale() -> None:
    """Compile what is stale; whole or not at all, for others may do so at the same time."""
    for source, target in stale():
        part = target.with_suffix(f".{os.getpid()}.part")
        _qt("lrelease", "-silent", str(source), "-qm", str(part))
        part.replace(target)


def _qt(tool: str, *arguments: str) -> None:
    """Run a tool of Qt's: the one that PySide6 brings along, else the machine's."""
    found = importlib.util.find_spec("PySide6")
    own = Path(found.origin).with_name(f"{tool}.exe" if os.name == "nt" else tool) if found and found.origin else None
    program = (
        own if own and own.exists() else shutil.which(tool, path=os.pathsep.join([QT6, os.environ.get("PATH", "")]))
    )
    if program is None:
        sys.exit(f"The translations need Qt 6's {tool}: PySide6-Essentials has it (Debian: qt6-l10n-tools).")
    subprocess.run([program, *arguments], check=True)


def main() -> None:
    """Do what is named, or both."""
    parser = argparse.ArgumentParser(prog="dev.py i18n", description="Extract and compile the interface's texts.")
    parser.add_argument("step", nargs="?", choices=("extract", "compile"), help="both where none is named")
    parser.add_argument("--into", type=Path, default=FOLDER, help="extract into another folder")
    args = parser.parse_args()
    if args.step != "compile":
        sys.path.insert(0, str(ROOT))
        from briscola_desktop.runtime.languages import LANGUAGES  # noqa: PLC0415 - the build has only this folder

        extract(tuple(LANGUAGES), args.into)
    if args.step != "extract":
        compile_stale()


if __name__ == "__main__":
    main()
