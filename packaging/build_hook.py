"""Puts the compiled translations into the wheel: hatchling runs this, see `[tool.hatch.build]` in pyproject.toml.

An editable installation has none of its own: `dev.py` compiles in the tree.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import translations


class CompileTranslations(BuildHookInterface):  # type: ignore[misc]  # hatchling is in the build alone
    """Compiles what is stale; the compiler is fetched only then."""

    def dependencies(self) -> list[str]:
        """Qt's compiler, of the releases that the game runs with."""
        if not any(translations.stale()):
            return []
        needs: list[str] = self.metadata.core.dependencies
        return [need for need in needs if need.lower().startswith("pyside6-essentials")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling hands it over
        """Before the wheel is packed."""
        if version != "editable":
            translations.compile_stale()
