"""What a Linux desktop reads of a program, laid out as under /usr/share: `packaging/share.py FOLDER` writes it there.

The wheel has it, too, so that an installation into a prefix is in the menu. The standard library is enough.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import facts

FILLED = {
    f"{facts.PROGRAM}.desktop": f"applications/{facts.PROGRAM}.desktop",
    "metainfo.xml": f"metainfo/{facts.ID}.metainfo.xml",
    "mime.xml": f"mime/packages/{facts.PROGRAM}.xml",
}
"""Templates, and where they go."""

ICON = f"icons/hicolor/scalable/apps/{facts.PROGRAM}.svg"


def write(share: Path) -> None:
    """Write the entry, the metadata, the type of records, and the icon as a drawing."""
    for name, place in FILLED.items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(facts.filled(facts.HERE / "linux" / name), encoding="utf-8", newline="\n")
    icon = share / ICON
    icon.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(facts.ICONS / "briscola.svg", icon)


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "share"))
