"""Names in a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication


def together(names: Sequence[str]) -> str:
    """Names as one says them: *Rosa*, *Rosa and Gino*, *Rosa, Gino and Nonna Pina*."""
    if len(names) < 2:
        return "".join(names)
    text = QCoreApplication.translate("TableWords", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])
