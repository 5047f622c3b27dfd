"""Puts the compiled translations and what a desktop reads into the wheel: hatchling runs this, see pyproject.toml.

An editable installation has none of its own: `dev.py` compiles in the tree.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import share
import translations


class Preparations(BuildHookInterface):  # type: ignore[misc]  # hatchling is in the build alone
    """Compiles translations that are stale, whose compiler is fetched only then, and fills templates."""

    def dependencies(self) -> list[str]:
        """Qt's compiler, of the releases that the game runs with."""
        if not any(translations.stale()):
            return []
        needs: list[str] = self.metadata.core.dependencies
        return [need for need in needs if need.lower().startswith("pyside6-essentials")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is packed."""
        if version == "editable":
            return
        translations.compile_stale()
        self._share = tempfile.TemporaryDirectory()
        share.write(Path(self._share.name))
        build_data["shared_data"][self._share.name] = "share"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Afterwards."""
        if version != "editable":
            self._share.cleanup()
