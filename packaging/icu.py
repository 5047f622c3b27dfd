"""Qt's data on the world's languages, reduced to the game's: 32 MB become 3. On Linux, where Qt brings ICU.

`libicudata` is one table in the form of ICU's .dat files (`ucmndata.h`): a header, then the number of items and, for
each, where its name and its bytes are, counted from that number on. Qt takes from it how to sort and to change case;
numbers, dates and code pages it knows by itself.
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
from pathlib import Path

KEPT = re.compile(
    r"[^/]+/("
    r"(?!unames)[^/]+\.(icu|nrm|cfu|spp)"
    r"|(root|pool|res_index|icustd|icuver|supplementalData|likelySubtags|metadata|plurals|numberingSystems|keyTypeData"
    r"|timezoneTypes|zoneinfo64|(en|de|hu|it|nl)(_[A-Z]{2})?)\.res"
    r"|coll/(ucadata\.icu|(root|res_index|en|de|hu|it|nl)\.res)"
    r")"
)
"""Names of items that stay."""

SORTED = ("cukor", "csal", "dzsungel", "dal", "öt", "oda", "zöld", "zsír", "Ärger", "Apfel", "città", "Città", "cita")
"""Words that Hungarian, German and Italian sort otherwise than code points do."""

PROBE = f"""
from PySide6.QtCore import QCollator, QLocale
words = {SORTED!r}
for name in ("en", "it", "de", "nl", "hu"):
    locale = QLocale(name)
    collator = QCollator(locale)
    print(name, sorted(words, key=lambda word: collator.sortKey(word)), [locale.toUpper(word) for word in words])
"""


def reduce(library: Path, folder: Path) -> Path | None:
    """Make a small `libicudata` with a C compiler.

    Args:
        library: Qt's.
        folder: where the small one goes, under the same name.

    Returns:
        The small library; None where there is no compiler.
    """
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        return None
    whole = library.read_bytes()
    start = whole.index(b"CmnD") - 12
    (length,) = struct.unpack_from("<H", whole, start)
    version = library.name.rpartition(".")[2]
    data = folder / "icu.dat"
    data.write_bytes(whole[start : start + length] + table(whole[start + length :]))
    source = folder / "icu.s"
    symbol = f"icudt{version}_dat"
    source.write_text(
        f'.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, @object\n{symbol}:\n.incbin "{data}"\n'
        f'.size {symbol}, .-{symbol}\n.section .note.GNU-stack,"",@progbits\n',
        encoding="utf-8",
    )
    small = folder / library.name
    subprocess.run([compiler, "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-o", small, source], check=True)
    return small


def table(whole: bytes) -> bytes:
    """The table of the kept items.

    Args:
        whole: Qt's table, from the number of its items on; what follows it does no harm.
    """
    (number,) = struct.unpack_from("<I", whole)
    entries = [struct.unpack_from("<II", whole, 4 + 8 * place) for place in range(number)]
    # The last item's end is not stated; it is kept with what follows, if at all.
    ends = [*(at for _, at in entries[1:]), len(whole)]
    names = [whole[at : whole.index(b"\0", at)] for at, _ in entries]
    kept = [
        (name, whole[at:end])
        for name, (_, at), end in zip(names, entries, ends, strict=True)
        if KEPT.fullmatch(name.decode())
    ]
    name_at = 4 + 8 * len(kept)
    data_at = -(-(name_at + sum(len(name) + 1 for name, _ in kept)) // 16) * 16
    index, texts, bodies = [struct.pack("<I", len(kept))], [], []
    for name, body in kept:
        index.append(struct.pack("<II", name_at, data_at))
        texts.append(name + b"\0")
        padded = body.ljust(-(-len(body) // 16) * 16, b"\0")
        bodies.append(padded)
        name_at += len(name) + 1
        data_at += len(padded)
    head = b"".join(index + texts)
    return head.ljust(-(-len(head) // 16) * 16, b"\0") + b"".join(bodies)


def sorts_alike(python: str, small: Path) -> bool:
    """Whether Qt sorts and changes case with the small library as with its own.

    Args:
        python: of an environment with PySide6.
        small: the small library; it is found before Qt's.
    """
    said = [
        subprocess.run([python, "-c", PROBE], check=True, capture_output=True, text=True, env=environ).stdout
        for environ in ({}, {"LD_LIBRARY_PATH": str(small.parent)})
    ]
    return said[0] == said[1] and "csal" in said[0]
