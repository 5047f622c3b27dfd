"""The installer for Windows, made by NSIS; its makensis runs on Linux, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import facts

KEPT = r"C:\Program Files (x86)\NSIS\makensis.exe"
"""Where Windows has it."""


def build(program: Path, parts: Path, work: Path, target: Path, machine: str = "") -> None:
    """Build the installer; leaves with one sentence where NSIS is not there or finds fault.

    Args:
        program: the folder that is installed.
        parts: of the icon and the picture beside the first page.
        work: a folder for the script.
        target: the installer.
        machine: what NSIS calls its kind, where not the usual one.
    """
    compiler = shutil.which("makensis") or KEPT
    if not Path(compiler).exists():
        sys.exit("NSIS is not installed; the other packages are made.")
    script = work / "installer.nsi"
    text = facts.filled(facts.HERE / "windows" / "installer.nsi")
    script.write_text(text, encoding="utf-8-sig")
    mark = "/" if os.name == "nt" else "-"
    defined = {"PROGRAM": program, "PARTS": parts, "OUT": target}
    if machine:
        defined["TARGET"] = Path(machine)
    command = [compiler, f"{mark}V2", f"{mark}WX", *(f"{mark}D{name}={value}" for name, value in defined.items())]
    done = subprocess.run([*command, str(script)], check=False, capture_output=True, text=True, errors="replace")
    if done.returncode:
        sys.exit(f"makensis failed ({done.returncode}): {done.stdout}{done.stderr}")
