#!/usr/bin/env python3
"""Everything a developer or a player runs from the source tree; without a command, the list of them.

Needs Python 3.11 and its standard library, on Linux, Windows or macOS. The first command makes a virtual environment
in `.venv`; later ones renew it only after pyproject.toml, constraints.txt or the Python version has changed.
"""

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this line is for those whose Python is older than the project's
    sys.exit(f"Briscola needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / ("python.exe" if os.name == "nt" else "python"))
STAMP = VENV / "dev-stamp"
VERSION = platform.python_version()
TYPED = ("briscola_desktop", "artwork", "training", "bench", "soak", "tests", "packaging", "dev.py")
"""What mypy checks; the folders that are there."""


def set_up() -> None:
    """Make or renew the environment, unless it is current; leave with one sentence where that fails."""
    sources = [(ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    stamp = hashlib.sha256(b"\0".join([VERSION.encode(), str(ROOT).encode(), *sources])).hexdigest()
    if STAMP.exists() and STAMP.read_text() == stamp and Path(PYTHON).exists():
        return
    say("Setting up .venv; the first time takes a minute or two ...")
    if not has_pip():
        make_environment()
    requirement = f"{ROOT}[dev]"
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--quiet"]
    pip += ["--editable", requirement, "--constraint", str(ROOT / "constraints.txt")]
    # The wheel's hook compiles translations with a Qt fetched for it; here the environment's own does.
    environ = os.environ | {"HATCH_BUILD_NO_HOOKS": "1"}
    done = subprocess.run(pip, check=False, capture_output=True, text=True, errors="replace", env=environ)
    if done.returncode:
        last = "\n".join("  " + line for line in done.stderr.strip().splitlines()[-6:])
        sys.exit(
            f"The packages could not be installed (the first time needs a network); the last lines of pip:\n{last}"
        )
    STAMP.write_text(stamp)


def has_pip() -> bool:
    """Whether the environment is whole and made with this version of Python."""
    try:
        probe = [PYTHON, "-c", "import pip, platform; print(platform.python_version())"]
        done = subprocess.run(probe, check=False, capture_output=True, text=True)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == VERSION


def make_environment() -> None:
    """Make `.venv` afresh, or say what this Python lacks."""
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments; on Debian or Ubuntu: sudo apt install python3-venv")
    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The environment could not be made in {VENV}: {error}")


def say(line: str) -> None:
    """Print a line at once and beside the output of the command."""
    print(line, file=sys.stderr, flush=True)


def translate() -> None:
    """Compile the interface's translations that have changed."""
    set_up()
    subprocess.run([PYTHON, ROOT / "packaging" / "translations.py", "compile"], check=True)


def run(*command: str, **environ: str) -> int:
    """Run a program of the environment in the tree, with `environ` where the user has not set it; its exit status."""
    set_up()
    return subprocess.run(command, check=False, cwd=ROOT, env=environ | dict(os.environ)).returncode


def python(*arguments: str, **environ: str) -> int:
    """Run the environment's Python."""
    return run(PYTHON, *arguments, **environ)


def play(*arguments: str) -> int:
    """Start the game; arguments are passed on (--deck, --language, --rules, --players, --level, --seed)."""
    translate()
    return python("-m", "briscola_desktop", *arguments)


def test(*arguments: str) -> int:
    """Run the tests; arguments go to pytest in place of `-n 2`."""
    translate()
    return python("-m", "pytest", *(arguments or ("-n", "2")), QT_QPA_PLATFORM="offscreen")


def check(*arguments: str) -> int:
    """Run all checks: lint, format, types, directions of import, tests (--no-tests leaves these out)."""
    steps: dict[str, Callable[[], int]] = {
        "ruff check": lambda: python("-m", "ruff", "check", "--quiet", "--output-format", "concise", "."),
        "ruff format": lambda: python("-m", "ruff", "format", "--check", "--quiet", "--output-format", "concise", "."),
        "mypy": lambda: python("-m", "mypy", *(name for name in TYPED if (ROOT / name).exists())),
        "lint-imports": lambda: run(str(BIN / "lint-imports"), "--no-logo", PYTHONUTF8="1"),
    }
    if "--no-tests" not in arguments:
        steps["pytest"] = test
    set_up()
    summary = []
    for name, step in steps.items():
        say(f"-- {name}")
        start = time.monotonic()
        failed = step()
        summary.append((failed, f"{'FAILED' if failed else 'ok':6}  {time.monotonic() - start:6.1f} s  {name}"))
    say("--\n" + "\n".join(line for _, line in summary))
    return int(any(failed for failed, _ in summary))


def bench(*names: str) -> int:
    """Measure: run the `main()` of each module in bench/, or of those named."""
    return scripts("bench", names)


def soak(*names: str) -> int:
    """Stress for minutes or hours: run the `main()` of each module in soak/, or of those named."""
    return scripts("soak", names)


def scripts(folder: str, names: tuple[str, ...]) -> int:
    """Run the `main()` of modules in a folder one after the other; 1 if any failed."""
    there = sorted(path.stem for path in (ROOT / folder).glob("*.py") if not path.name.startswith("_"))
    unknown = sorted(set(names) - set(there))
    if unknown or not there:
        say(f"{folder}/ has no {', '.join(unknown) or 'modules'}; there are: {', '.join(there) or 'none'}.")
        return 2
    failed = False
    for name in names or there:
        say(f"-- {folder}/{name}.py")
        failed |= python("-c", f"from {folder}.{name} import main; raise SystemExit(main())") != 0
    return int(failed)


def art(*arguments: str) -> int:
    """Draw decks, icons and sounds anew with the generators in artwork/."""
    return python("-m", "artwork", *arguments)


def i18n(*arguments: str) -> int:
    """Bring the files of the translators up to date with the texts in the source, and compile them."""
    return python("packaging/translations.py", *arguments)


def package(*arguments: str) -> int:
    """Make what players install: the wheel, a program without Python, and its packages for this system."""
    translate()
    return python("packaging/package.py", *arguments)


COMMANDS: dict[str, Callable[..., int]] = {
    function.__name__: function for function in (play, test, check, bench, soak, art, i18n, package)
}


def main() -> int:
    """Run the command that is named, or list them all."""
    name, *arguments = sys.argv[1:] or ["--help"]
    if name in COMMANDS:
        return COMMANDS[name](*arguments)
    lines = [f"  {command:7} {(function.__doc__ or '').strip()}" for command, function in COMMANDS.items()]
    usage = "python3 dev.py COMMAND [ARGUMENT ...]\n\n" + "\n".join(lines)
    if name in {"-h", "--help", "help"}:
        print(usage)
        return 0
    say(f"There is no command {name!r}.\n\n{usage}")
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
