"""What the dialog About says is true of this program."""

import re
import tomllib
from pathlib import Path

from briscola_desktop.runtime import about

ROOT = Path(__file__).parents[3]


def test_every_dependency_is_named_with_its_licence() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    names = {re.split(r"[^\w.-]", need, maxsplit=1)[0].lower() for need in asked}
    listed = {distribution.lower() for distribution, _, _ in about.LIBRARIES}
    # The two halves of PySide6 are one entry; ifaddr is zeroconf's.
    assert names - {"pyside6-addons"} == listed - {"ifaddr"}


def test_versions_are_those_that_run() -> None:
    from PySide6 import __version__ as qt
    from websockets.version import version as websockets

    versions = {component.name: component.version for component in about.components()}
    assert versions["Qt and PySide6"] == qt
    assert versions["websockets"] == websockets
    assert all(versions.values())


def test_qt_lies_where_it_is_said_to_lie() -> None:
    assert any("Qt6Core" in path.name or path.name == "QtCore.framework" for path in about.qt_folder().iterdir())
    assert "{folder}" in about.QT


def test_the_trees_own_program_has_no_packaged_parts() -> None:
    assert about.packaged() is None
    assert about.licences() is None
