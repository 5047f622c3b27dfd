"""dev.py, and the files it sets up from."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMANDS = ("play", "test", "check", "bench", "soak", "art", "i18n", "package")


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, ROOT / "dev.py", *arguments], capture_output=True, text=True, check=False)


def test_commands_are_listed_with_a_line_each() -> None:
    done = dev()
    assert done.returncode == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} +[A-Z].+\.$", done.stdout, re.MULTILINE), command


def test_an_unknown_command_is_the_callers_fault() -> None:
    done = dev("paly")
    assert done.returncode == 2
    assert done.stderr.startswith("There is no command 'paly'.")


@pytest.mark.parametrize("folder", ["bench", "soak"])
def test_an_unknown_module_is_named(folder: str) -> None:
    done = dev(folder, "nothing_of_this_name")
    assert done.returncode == 2
    assert f"{folder}/ has no nothing_of_this_name" in done.stderr


def test_constraints_pin_releases_and_name_no_address() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    for line in lines:
        assert re.fullmatch(r"#.*|[\w-]+==[\w.]+(; python_(full_)?version [<>]=? \"[\d.]+\")?", line), line


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]
    pinned = {name(line) for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()}
    assert {name(each) for each in asked} - pinned == {"briscola-desktop"}


def name(requirement: str) -> str:
    """The normal form of a requirement's name."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")
