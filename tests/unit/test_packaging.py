"""What the packages say of the game agrees with the game, and what they leave out is what is meant to be left out."""

import argparse
import ast
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from collections.abc import Callable
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import debian  # noqa: E402
import facts  # noqa: E402
import icons  # noqa: E402
import icu  # noqa: E402
import manual  # noqa: E402
import nsis  # noqa: E402
import pruning  # noqa: E402
import share  # noqa: E402
import single  # noqa: E402
import trial  # noqa: E402

from briscola_desktop import __version__  # noqa: E402
from briscola_desktop.runtime.languages import LANGUAGES  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
TEMPLATES = sorted(path for folder in ("linux", "windows") for path in (ROOT / "packaging" / folder).iterdir())


def entry() -> RawConfigParser:
    parser = RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    parser.read_string(facts.filled(LINUX / "briscola-desktop.desktop"))
    return parser


def test_the_version_is_the_games() -> None:
    assert facts.version() == __version__
    assert ".".join(map(str, facts.numbers())).startswith(__version__)


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_templates_are_filled(template: Path) -> None:
    assert not re.search(r"@[A-Z_]+@", facts.filled(template))


def test_entry_icon_and_type_are_the_programs() -> None:
    from briscola_desktop.app.preflight import PROGRAM

    section = entry()["Desktop Entry"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # Qt tells the desktop this name; windows, entry and icon find each other by it.
    assert section["StartupWMClass"] == section["Icon"] == facts.PROGRAM == PROGRAM
    assert section["Exec"] == f"{facts.PROGRAM} %f"
    assert facts.PROGRAM in project["gui-scripts"]
    assert facts.TERMINAL in project["scripts"]
    assert section["MimeType"] == f"{facts.MIME};"
    kind = ET.fromstring(facts.filled(LINUX / "mime.xml"))[0]  # noqa: S314 - our own file
    assert kind.get("type") == facts.MIME


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_entry_speaks_every_language(key: str) -> None:
    section = entry()["Desktop Entry"]
    assert all(section[f"{key}[{language}]"] for language in LANGUAGES if language != "en")


def test_metadata_speaks_every_language() -> None:
    root = ET.fromstring(facts.filled(LINUX / "metainfo.xml"))  # noqa: S314 - our own file
    xml = "{http://www.w3.org/XML/1998/namespace}lang"
    for texts in (root.findall("summary"), root.findall("description/p")):
        assert {text.get(xml, "en") for text in texts} == set(LANGUAGES)
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__


def test_a_record_is_known_by_its_first_key() -> None:
    from briscola_desktop.core.record import Record

    written = Record.loads((ROOT / "tests" / "golden" / "records" / "classic-2.json").read_bytes()).dumps()
    match = ET.fromstring(facts.filled(LINUX / "mime.xml")).find(".//{*}match")  # noqa: S314 - our own file
    assert match is not None
    first, last = map(int, match.get("offset", "").split(":"))
    assert match.get("value", "") in written[first : last + len(match.get("value", ""))]


def test_a_prefix_gets_entry_metadata_type_and_icon(tmp_path: Path) -> None:
    share.write(tmp_path)
    files = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {*share.FILLED.values(), share.ICON}
    assert entry()["Desktop Entry"]["Icon"] == Path(share.ICON).stem
    assert not [name for name in files if "@" in (tmp_path / name).read_text(encoding="utf-8")]


def test_a_machine_without_git_makes_the_wheel_too(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "share.py"
    subprocess.run([sys.executable, script, tmp_path], env={"PATH": ""}, check=True)
    assert (tmp_path / share.ICON).exists()


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_entry_is_valid(tmp_path: Path) -> None:
    path = tmp_path / "briscola-desktop.desktop"
    path.write_text(facts.filled(LINUX / path.name), encoding="utf-8")
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstream is not installed")
def test_the_metadata_is_valid(tmp_path: Path) -> None:
    path = tmp_path / f"{facts.ID}.metainfo.xml"
    path.write_text(facts.filled(LINUX / "metainfo.xml"), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    return {flag for action in parser._actions for flag in action.option_strings if flag.startswith("--")} - {"--help"}


def test_the_manual_has_every_command_and_option() -> None:
    from briscola_desktop.app import cli, options

    pages = manual.pages()
    shown = {name: page.replace("\\-", "-") for name, page in pages.items()}
    assert options_of(options.make_parser()) <= set(re.findall(r"--[a-z-]+", shown[facts.PROGRAM]))
    commands = list(manual.named(cli.make_parser([])))
    assert {"replay", "deck import", "serve"} <= {command.prog.partition(" ")[2] for command in commands}
    for command in commands:
        assert f".SS {command.prog.partition(' ')[2]}\n" in shown[facts.TERMINAL]
        assert options_of(command) <= set(re.findall(r"--[a-z-]+", shown[facts.TERMINAL]))


@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed")
def test_the_manual_is_roff() -> None:
    for page in manual.pages().values():
        done = subprocess.run(["groff", "-man", "-ww", "-Tutf8"], input=page.encode(), capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
@pytest.mark.parametrize("script", ["install.sh", "single.sh"])
def test_scripts_are_shell(script: str) -> None:
    done = subprocess.run(["sh", "-n"], input=facts.filled(LINUX / script), text=True, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's menu")
def test_installed_into_the_menu_the_line_starts_the_program_wherever_it_lies(tmp_path: Path) -> None:
    folder = tmp_path / 'È "mio" $HOME `x` 100% \\ &|'
    share = folder / "share" / "applications"
    share.mkdir(parents=True)
    (folder / "install.sh").write_text(facts.filled(LINUX / "install.sh"), encoding="utf-8")
    (share / "briscola-desktop.desktop").write_text(facts.filled(LINUX / "briscola-desktop.desktop"), encoding="utf-8")
    home = tmp_path / "home"
    run = ["sh", str(folder / "install.sh")]
    subprocess.run(run, check=True, env={"HOME": str(home), "PATH": "/usr/bin:/bin"})
    installed = home / ".local" / "share" / "applications" / "briscola-desktop.desktop"
    assert trial.command_of(installed) == [str(folder / "briscola-desktop")]
    assert trial.command_of(installed, Path("/una è.briscola"))[1:] == ["/una è.briscola"]
    subprocess.run([*run, "--uninstall"], check=True, env={"HOME": str(home), "PATH": "/usr/bin:/bin"})
    assert not installed.exists()


@pytest.fixture
def one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Makes a single file of a small program, which says where it lies and with what it was called."""

    def make(version: str) -> Path:
        program = tmp_path / f"program {version}"
        (program / "_internal" / "deep").mkdir(parents=True)
        for number in range(9):
            (program / "_internal" / "deep" / f"{number} è.txt").write_text(str(number) * 1000)
        script = program / facts.PROGRAM
        script.write_text(f'#!/bin/sh\necho {version} "$0" "$@"; ls "$(dirname "$0")/_internal/deep" | wc -l\n')
        script.chmod(0o755)
        (program / facts.TERMINAL).symlink_to(facts.PROGRAM)
        (program / "install.sh").write_text("#!/bin/sh\necho into the menu\n")
        (program / "install.sh").chmod(0o755)
        monkeypatch.setattr(facts, "version", lambda: version)
        target = tmp_path / f"una è {version}.run"
        single.build(program, target)
        return target

    return make


def start(file: Path, home: Path, *arguments: str) -> list[str]:
    environ = {"HOME": str(home)}
    done = subprocess.run([file, *arguments], env=environ, capture_output=True, text=True, check=True)
    assert not done.stderr
    return done.stdout.splitlines()


unpacks = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's single file")


@unpacks
def test_a_single_file_unpacks_itself_once(one_file: Callable[[str], Path], tmp_path: Path) -> None:
    file, home = one_file("1.0"), tmp_path / "casa è"
    said, count = start(file, home, "una partita.briscola", "--seed=1")
    assert said.endswith(f"/{facts.PROGRAM} una partita.briscola --seed=1")
    assert count == "9"
    (kept,) = (home / ".cache" / facts.PROGRAM / "program").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o755
    mark = kept / "mark"
    mark.touch()
    assert start(file, home, "--terminal", "replay") == [f"1.0 {kept}/{facts.TERMINAL} replay", "9"]
    assert mark.exists()


@unpacks
def test_two_starts_of_a_single_file_at_once_both_play(one_file: Callable[[str], Path], tmp_path: Path) -> None:
    file = one_file("1.0")
    starts = [
        subprocess.Popen([file], env={"HOME": str(tmp_path)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for started in starts:
        said, faults = started.communicate()
        assert (started.returncode, faults) == (0, "")
        assert said.splitlines()[1] == "9"
    assert len(list((tmp_path / ".cache" / facts.PROGRAM / "program").iterdir())) == 1


@unpacks
def test_a_newer_single_file_takes_the_place_of_the_older(one_file: Callable[[str], Path], tmp_path: Path) -> None:
    start(one_file("1.0"), tmp_path)
    start(one_file("1.1"), tmp_path)
    (kept,) = (tmp_path / ".cache" / facts.PROGRAM / "program").iterdir()
    assert kept.name.startswith("1.1-")


@unpacks
def test_an_older_version_that_runs_stays_and_the_menu_has_the_newer(
    one_file: Callable[[str], Path], tmp_path: Path
) -> None:
    start(one_file("1.0"), tmp_path)
    cache = tmp_path / ".cache" / facts.PROGRAM / "program"
    (old,) = cache.iterdir()
    sleeper = shutil.copy(str(shutil.which("sleep")), old / "sleeper")
    entry = tmp_path / ".local" / "share" / "applications" / f"{facts.PROGRAM}.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text(f"Exec={old}/{facts.PROGRAM}\n")
    running = subprocess.Popen([sleeper, "60"])
    try:
        assert start(one_file("1.1"), tmp_path)[0] == "into the menu"
        assert old.exists()
        assert len(list(cache.iterdir())) == 2
    finally:
        running.kill()
        running.wait()
    start(one_file("1.2"), tmp_path)
    assert [path.name[:3] for path in cache.iterdir()] == ["1.2"]


@unpacks
def test_a_single_file_cut_short_says_so_and_leaves_nothing(one_file: Callable[[str], Path], tmp_path: Path) -> None:
    file = one_file("1.0")
    file.write_bytes(file.read_bytes()[:-200])
    done = subprocess.run([file], env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{facts.PROGRAM}: " in done.stderr
    assert not list((tmp_path / ".cache" / facts.PROGRAM / "program").iterdir())


@unpacks
def test_the_same_folder_makes_the_same_single_file(one_file: Callable[[str], Path], tmp_path: Path) -> None:
    first = one_file("1.0").read_bytes()
    again = tmp_path / "again.run"
    single.build(tmp_path / "program 1.0", again)
    assert again.read_bytes() == first


@pytest.fixture
def debian_package(tmp_path: Path) -> Path:
    """The Debian package of a small program."""
    program = tmp_path / facts.PROGRAM
    (program / "_internal" / "licences").mkdir(parents=True)
    (program / "_internal" / "licences" / "README.txt").write_text("Licences")
    shutil.copy(str(shutil.which("true")), program / facts.PROGRAM)
    (program / facts.TERMINAL).symlink_to(facts.PROGRAM)
    (program / "install.sh").touch()
    share.write(program / "share")
    return debian.build(program, tmp_path, tmp_path / "work")


dpkg = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="not a Debian")


@dpkg
def test_the_debian_package_is_laid_out_as_debian_asks(debian_package: Path) -> None:
    listed = subprocess.run(["dpkg-deb", "-c", debian_package], capture_output=True, text=True, check=True).stdout
    files = {line.split(maxsplit=5)[5]: line.split()[:2] for line in listed.splitlines()}
    assert {owner for _, owner in files.values()} == {"root/root"}
    assert {mode for mode, _ in files.values()} == {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x", "lrwxrwxrwx"}
    assert "./usr/share/man/man6/briscola.6.gz" in files
    assert "./usr/games/briscola -> ../lib/briscola-desktop/briscola" in files
    assert not [name for name in files if name.endswith("install.sh")]
    control = subprocess.run(["dpkg-deb", "-f", debian_package], capture_output=True, text=True, check=True).stdout
    assert f"Version: {__version__}" in control
    assert re.search(r"Depends: libc6 \(>= 2\.\d+\), .*libegl1", control)


@dpkg
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="dpkg installs for root alone")
def test_the_debian_package_is_installed_verified_and_purged_without_leftovers(
    debian_package: Path, tmp_path: Path
) -> None:
    root = tmp_path / "root"
    kept = root / "var" / "lib" / "dpkg"
    for folder in ("updates", "info", "triggers"):
        (kept / folder).mkdir(parents=True)
    for name in ("status", "available"):
        (kept / name).touch()

    def run(*arguments: str | Path) -> str:
        command = ["dpkg", f"--root={root}", "--force-depends", *arguments]
        environ = os.environ | {"LC_ALL": "C", "DPKG_FRONTEND_LOCKED": "1"}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        return done.stdout

    def files() -> set[str]:
        there = (path for path in root.rglob("*") if kept not in path.parents and path != kept)
        return {str(path.relative_to(root)) for path in there if path.name != "dpkg.log"}

    before = files()
    run("--install", debian_package)
    assert subprocess.run([root / "usr" / "games" / facts.PROGRAM], check=False).returncode == 0
    assert run("--verify", facts.PROGRAM) == ""
    entry_line = trial.command_of(root / "usr" / "share" / "applications" / f"{facts.PROGRAM}.desktop")
    assert entry_line == [f"/usr/games/{facts.PROGRAM}"]
    run("--purge", facts.PROGRAM)
    assert files() == before


def test_every_module_that_the_game_imports_is_kept() -> None:
    asked: set[str] = set()
    for path in (ROOT / "briscola_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6.Qt"):
                asked.add(str(node.module).removeprefix("PySide6.Qt"))
    assert asked <= set(pruning.MODULES)


@pytest.mark.parametrize(
    ("target", "system", "kept"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "linux", True),
        ("PySide6/Qt/lib/libQt6WebEngineCore.so.6", "linux", False),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "linux", False),
        ("PySide6/Qt/lib/libavcodec.so.61", "linux", False),
        ("PySide6/Qt/lib/libicui18n.so.73", "linux", True),
        ("PySide6/QtWidgets.abi3.so", "linux", True),
        ("PySide6/QtQml.abi3.so", "linux", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "linux", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "linux", False),
        ("PySide6/Qt/translations/qtbase_hu.qm", "linux", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", "linux", False),
        ("libssl.so.3", "linux", True),
        ("libxcb-cursor.so.0", "linux", True),
        ("libX11.so.6", "linux", False),
        ("libstdc++.so.6", "linux", False),
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", "linux", True),
        ("briscola_desktop/assets/icons/briscola.svg", "linux", True),
        (r"PySide6\plugins\platforms\qwindows.dll", "windows", True),
        (r"PySide6\plugins\sqldrivers\qsqlite.dll", "windows", False),
        (r"PySide6\Qt6Gui.dll", "windows", True),
        (r"PySide6\Qt6Qml.dll", "windows", False),
        (r"PySide6\QtGui.pyd", "windows", True),
        (r"PySide6\opengl32sw.dll", "windows", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "macos", True),
        ("PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick", "macos", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "macos", True),
    ],
)
def test_pruning(target: str, system: str, kept: bool) -> None:
    assert pruning.keep(target, system) == kept


@pytest.mark.parametrize("size", [16, 32, 48, 256])
def test_the_icon_fills_its_square(qapp: QCoreApplication, size: int) -> None:
    image = icons.draw(size)
    painted = sum(image.pixelColor(x, y).alpha() > 128 for x in range(size) for y in range(size))
    assert painted > 0.45 * size * size
    assert image.pixelColor(0, 0).alpha() == 0


def test_icon_files_of_windows_and_macos_hold_every_size(qapp: QCoreApplication, tmp_path: Path) -> None:
    from PIL import Image

    icons.write_windows(tmp_path / "x.ico", tmp_path)
    icons.write_macos(tmp_path / "x.icns", tmp_path)
    with Image.open(tmp_path / "x.ico") as windows, Image.open(tmp_path / "x.icns") as macos:
        assert {size for size, _ in windows.info["sizes"]} == set(icons.WINDOWS)
        assert {size * scale for size, _, scale in macos.info["sizes"]} >= {32, 64, 128, 256, 512, 1024}


def test_the_version_resource_of_windows_is_one() -> None:
    tree = ast.parse(facts.filled(ROOT / "packaging" / "windows" / "version.txt"), mode="eval")
    assert isinstance(tree.body, ast.Call)
    numbers = next(
        keyword.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "filevers"
    )
    assert ast.literal_eval(numbers) == facts.numbers()


@pytest.mark.skipif(not shutil.which("makensis"), reason="NSIS is not installed")
def test_the_installer_for_windows_can_be_made(qapp: QCoreApplication, tmp_path: Path) -> None:
    program, parts = tmp_path / "il programma è", tmp_path / "parts"
    licence = program / "_internal" / "licences" / "GPL-3.0.txt"
    licence.parent.mkdir(parents=True)
    licence.write_text("The licence")
    parts.mkdir()
    icons.write_windows(parts / "briscola.ico", tmp_path)
    icons.write_side(parts / "side.bmp")
    target = tmp_path / "briscola-setup.exe"
    nsis.build(program, parts, tmp_path, target)
    assert target.read_bytes()[:2] == b"MZ"


def test_the_installer_speaks_every_language() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    spoken = re.findall(r'MUI_LANGUAGE "(\w+)"', script)
    assert len(spoken) == len(LANGUAGES)
    for text in set(re.findall(r"LangString (\w+) ", script)):
        assert re.findall(rf"LangString {text} \${{LANG_(\w+)}}", script) == [name.upper() for name in spoken]


def test_reduced_data_on_languages_is_a_table_of_what_is_kept() -> None:
    items = [
        (b"icudt73l/coll/hu.res", b"HU" * 5),
        (b"icudt73l/coll/ja.res", b"JA" * 50),
        (b"icudt73l/root.res", b"ROOT"),
    ]
    names = b"".join(name + b"\0" for name, _ in items)
    name_at, data_at = 4 + 8 * len(items), 4 + 8 * len(items) + len(names)
    whole = struct.pack("<I", len(items))
    for name, body in items:
        whole += struct.pack("<II", name_at, data_at)
        name_at, data_at = name_at + len(name) + 1, data_at + len(body)
    small = icu.table(whole + names + b"".join(body for _, body in items))
    (number,) = struct.unpack_from("<I", small)
    found = {}
    for place in range(number):
        at, data = struct.unpack_from("<II", small, 4 + 8 * place)
        assert data % 16 == 0
        found[small[at : small.index(b"\0", at)]] = small[data : data + 4]
    assert found == {b"icudt73l/coll/hu.res": b"HUHU", b"icudt73l/root.res": b"ROOT"}


def test_the_spec_is_python_and_its_bundle_can_be_written() -> None:
    tree = ast.parse((ROOT / "packaging" / "briscola.spec").read_text(encoding="utf-8"))
    (plist,) = [
        keyword.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "info_plist"
    ]
    values = eval(compile(ast.Expression(plist), "spec", "eval"), {"facts": facts, "record": f"{facts.ID}.record"})  # noqa: S307
    assert facts.MIME.encode() in plistlib.dumps(values)
    assert set(values["CFBundleLocalizations"]) == set(LANGUAGES)
