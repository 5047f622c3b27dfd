"""What the dialog About says is true of this program."""

import re
import tomllib
from pathlib import Path

import pytest

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


@pytest.mark.parametrize(
    ("file", "owner"),
    [
        ("libssl.so.3", "OpenSSL"),
        ("libcrypto-3-x64.dll", "OpenSSL"),
        ("libpython3.11.so.1.0", "Python"),
        ("python313.dll", "Python"),
        ("_ssl.pyd", "Python"),
        ("python3.11/lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("libsqlite3.so.0", "SQLite"),
        ("sqlite3.dll", "SQLite"),
        ("libffi-8.dll", "libffi"),
        ("zlib1.dll", "zlib"),
        ("liblzma-de26b416.so.5.8.4", "liblzma"),
        ("VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("libxcb-render-util.so.0", "libxcb and its utilities"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt and PySide6"),
        ("PySide6/Qt6Core.dll", "Qt and PySide6"),
        ("PySide6/Qt/lib/libicui18n.so.73", "ICU"),
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", "OpenBLAS and LAPACK"),
        ("numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0", "GNU Fortran runtime"),
        ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", "NumPy"),
        ("PIL/.dylibs/libjpeg.62.4.0.dylib", "libjpeg-turbo"),
        ("PIL/_imaging.cpython-313-darwin.so", "Pillow"),
        ("libdvdread.so.8", None),
        ("numpy.libs/libsomething-0352e75f.so.5", None),
    ],
)
def test_a_bundled_file_has_an_owner(file: str, owner: str | None) -> None:
    assert about.owner(Path(file)) == owner


def test_the_packaged_program_names_what_it_brings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("libssl.so.3", "pillow.libs/libtiff-20b7e810.so.6.3.0", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(about, "packaged", lambda: tmp_path)
    named = {component.name: component.licence for component in about.components()}
    assert named["OpenSSL"] == "Apache-2.0"
    assert named["libtiff"] == "libtiff"
    assert "SQLite" not in named


def test_every_owner_of_files_is_a_component() -> None:
    names = {"Python", *(name for _, name, _ in about.LIBRARIES), *(name for name, _, _ in about.PARTS)}
    assert set(about.OWN.values()) <= names
