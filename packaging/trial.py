"""The built packages, used as a player would under Linux: `python3 dev.py package trial`, after they have been built.

Needs Xvfb, openbox, xdotool and desktop-file-validate, and root for the Debian package.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

import facts
import manual
from PIL import Image, ImageGrab

WARM, COLD = 1.5, 2.5
"""Seconds until the first frame: of a second start, and of the very first."""

RECORD = facts.ROOT / "tests" / "golden" / "records" / "classic-2.json"
PAINTED = 5_000
"""Colours of a screen on which the table lies: 14,000. The picture at a slow start has 945, the bare screen one."""

GRAIN = 4
"""Of so many columns and rows one is looked at: looking takes a processor that the game could use."""

FAULTS: list[str] = []
"""What was not as it should be."""

KIND = "import sys; from PySide6.QtCore import QMimeDatabase as D; print(D().mimeTypeForFile(sys.argv[1]).name())"
"""Prints of which type a file is, as a desktop sees it."""

TO_ITALIAN = (*["ctrl+Tab"] * 3, "Tab", "Tab", "Tab", "i", "Return")
"""In the preferences, their fourth page, the third field: Italiano; Keep."""


class Screen:
    """A screen of our own; `number` as in DISPLAY."""

    def __init__(self) -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        # Dialogs get the keyboard from a window manager.
        self._manager = subprocess.Popen(
            ["openbox"],
            env=os.environ | {"DISPLAY": self.name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def close(self) -> None:
        """Switch it off."""
        for program in (self._manager, self._server):
            program.terminate()
            program.wait()

    def colours(self) -> int:
        """How many colours are to be seen; at most a million."""
        picture = self.picture()
        size = (picture.width // GRAIN, picture.height // GRAIN)
        return len(picture.resize(size, Image.Resampling.NEAREST).getcolors(1 << 20) or ())

    def picture(self) -> Image.Image:
        """What is to be seen."""
        return ImageGrab.grab(xdisplay=self.name)

    def shows(self, title: str) -> bool:
        """Whether a window of this title has the keyboard."""
        command = ["xdotool", "getactivewindow", "getwindowname"]
        environ = os.environ | {"DISPLAY": self.name}
        return title in subprocess.run(command, env=environ, capture_output=True, text=True, check=False).stdout

    def press(self, *keys: str, pause: float = 0.35) -> None:
        """Press keys as a person would: one after the other."""
        for key in keys:
            subprocess.run(["xdotool", "key", key], check=True, env=os.environ | {"DISPLAY": self.name})
            time.sleep(pause)


class Player:
    """Somebody with a home of their own and nothing else: no Python, no PATH.

    Attributes:
        processor: seconds that the last start took of a processor until its first frame.
    """

    def __init__(self, home: Path, screen: Screen) -> None:
        home.mkdir(parents=True)
        self.home, self.screen = home, screen
        self.environ = {"HOME": str(home), "DISPLAY": screen.name}
        self.processor = 0.0

    @property
    def deal(self) -> Path:
        """The file of the deal in progress."""
        return self.home / ".local" / "share" / facts.PROGRAM / "deal.json"

    @property
    def settings(self) -> str:
        """The text of the settings."""
        file = self.home / ".config" / facts.PROGRAM / "settings.ini"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @property
    def actions(self) -> int:
        """How many actions the deal in progress has."""
        return len(json.loads(self.deal.read_text(encoding="utf-8"))["record"]["actions"])

    @contextlib.contextmanager
    def playing(self, *command: str) -> Iterator[float]:
        """Start the game; the seconds until its first frame. At the end it is asked to quit and must do so with 0."""
        began = time.monotonic()
        game = subprocess.Popen(command, env=self.environ, cwd="/", stderr=subprocess.PIPE, text=True)
        try:
            until(lambda: self.screen.colours() > PAINTED, "the game paints its table")
            first = time.monotonic() - began
            self.processor = processor_seconds(game.pid)
            until(self.deal.exists, "the deal is saved")
            yield first
            said = self._asked_to_quit(game)
            demand(game.returncode == 0, f"it quits with {game.returncode}")
            demand(not said, f"it complains: {said}")
        finally:
            if game.poll() is None:
                game.kill()
                game.communicate()

    def _asked_to_quit(self, game: subprocess.Popen[str]) -> str:
        """Quit by the key, again where a dialog was still closing; what the game has complained of."""
        end = time.monotonic() + 90
        while True:
            self.screen.press("ctrl+q")
            try:
                return game.communicate(timeout=10)[1]
            except subprocess.TimeoutExpired:
                demand(time.monotonic() < end, "it quits")


def main(out: Path, label: str) -> None:
    """Try what has been built; leaves with one sentence at the first fault.

    Args:
        out: the folder of the packages.
        label: what their names begin with.
    """
    missing = [tool for tool in ("Xvfb", "openbox", "xdotool", "desktop-file-validate") if not shutil.which(tool)]
    if missing:
        sys.exit(f"For a trial, {', '.join(missing)} must be installed.")
    screen = Screen()
    try:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "Giochi d’estate è $più `belli` 100%"
            folder_trial(out / f"{label}.tar.xz", place, Player(Path(folder) / "casa è", screen))
            single_trial(out / f"{label}.run", Player(Path(folder) / "una sola", screen))
            if os.geteuid() == 0 and shutil.which("dpkg"):
                (package,) = out.glob("*.deb")
                debian_trial(package, Player(Path(folder) / "debian", screen))
            else:
                print("  (not root: the Debian package was not installed)")
    finally:
        screen.close()
    if FAULTS:
        sys.exit("The trial failed.")


def folder_trial(archive: Path, place: Path, player: Player) -> None:
    """Unpacked anywhere, put into the menu, started by the entry's line: a deal, another deck, another language."""
    place.mkdir()
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="tar")
    subprocess.run([place / facts.PROGRAM / "install.sh"], check=True, env=player.environ)
    data = player.home / ".local" / "share"
    entry = data / "applications" / f"{facts.PROGRAM}.desktop"
    subprocess.run(["desktop-file-validate", entry], check=True)
    forget_files()
    with player.playing(*command_of(entry)) as cold:
        judge(cold, player.processor, COLD, "first frame at the first start")
        began = time.monotonic()
        while player.actions < 40:
            demand(time.monotonic() - began < 400, f"a deal comes to its end, not only to action {player.actions}")
            player.screen.press("1", "space")
        say(True, f"a deal played in {time.monotonic() - began:.0f} s")
        player.screen.press("d")
        player.screen.press("ctrl+comma")
        until(lambda: player.screen.shows("Preferences"), "the preferences open")
        player.screen.press(*TO_ITALIAN, pause=1)
        until(lambda: "deck=piacentine" in player.settings, "the deck changes")
        until(lambda: "language=it" in player.settings, "the language changes")
    say(True, "deck and language changed, quit with 0")
    times = []
    for _ in range(3):
        with player.playing(*command_of(entry)) as seconds:
            times.append(seconds)
    judge(median(times), player.processor, WARM, "first frame, warm")
    record = place / "una partita è.briscola"
    shutil.copy(RECORD, record)
    with player.playing(*command_of(entry, record)):
        wanted = json.loads(RECORD.read_text(encoding="utf-8"))["deck"]
        until(lambda: json.loads(player.deal.read_text())["record"]["deck"] == wanted, "the record is opened")
    say(True, "a record opened by the entry's line")
    named_json = shutil.copy(RECORD, place / "una partita.json")
    asked = [[sys.executable, "-c", KIND, str(record)]]
    if shutil.which("gio"):  # GLib's desktops look into .json files, Qt's go by the name
        asked.append([str(shutil.which("gio")), "info", "-a", "standard::content-type", str(named_json)])
    for command in asked:
        environ = player.environ | {"XDG_DATA_DIRS": "/usr/share"}
        found = subprocess.run(command, check=True, env=environ, capture_output=True, text=True).stdout.split()[-1]
        say(found == facts.MIME, f"{Path(command[-1]).name} is {found}")
    subprocess.run([place / facts.PROGRAM / "install.sh", "--uninstall"], check=True, env=player.environ)
    left = [path for path in data.rglob("*") if path.is_file() and "riscola" in path.name]
    say(not left, f"out of the menu again, {len(left)} files left")


def single_trial(file: Path, player: Player) -> None:
    """The single file: unpacks itself once."""
    with player.playing(str(file)) as seconds:
        judge(seconds, player.processor, COLD, "single file: first frame at the first start, with unpacking")
    with player.playing(str(file)) as seconds:
        judge(seconds, player.processor, WARM, "single file: first frame from then on")


def debian_trial(package: Path, player: Player) -> None:
    """Installed, started, removed: nothing stays."""
    before = system_files()
    environ = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["dpkg", "--install", package], check=True, env=environ, stdout=subprocess.DEVNULL)
    try:
        entry = Path(f"/usr/share/applications/{facts.PROGRAM}.desktop")
        subprocess.run(["desktop-file-validate", entry], check=True)
        with player.playing(*command_of(entry)) as seconds:
            judge(seconds, player.processor, COLD, "Debian package installed: first frame at the first start")
        said = subprocess.run(
            [f"/usr/games/{facts.TERMINAL}", "--version"], check=True, capture_output=True, text=True, env={}
        ).stdout
        demand(facts.version() in said, f"the program for the terminal says {said!r}")
        for name in (facts.PROGRAM, facts.TERMINAL):
            page = Path(f"/usr/share/man/man{manual.SECTION}/{name}.{manual.SECTION}.gz")
            demand(page.exists(), f"{name} has a manual page")
    finally:
        subprocess.run(["dpkg", "--purge", facts.PROGRAM], check=True, env=environ, stdout=subprocess.DEVNULL)
    left = sorted(map(str, system_files() - before))
    say(not left, f"Debian package removed, {len(left)} files left {' '.join(left[:3])}")


def system_files() -> set[Path]:
    """Every file where packages may put some."""
    folders = (Path(name) for name in ("/usr", "/etc", "/opt", "/var/games", "/var/lib/briscola-desktop"))
    skipped = ("/usr/share/mime/", "/usr/share/icons/hicolor/icon-theme.cache")  # lists that a trigger renews
    return {
        path
        for folder in folders
        for path in folder.rglob("*")
        if "riscola" in str(path) or not str(path).startswith(("/usr/lib/python", *skipped))
    }


def command_of(entry: Path, file: Path | None = None) -> list[str]:
    """The command of a desktop entry's Exec line, read as a desktop reads it (Desktop Entry Specification, 1.5)."""
    line = re.search(r"^Exec=(.*)$", entry.read_text(encoding="utf-8"), re.MULTILINE)
    if not line:
        sys.exit(f"{entry} has no Exec line.")
    text = re.sub(r"\\(.)", lambda found: {"s": " ", "n": "\n", "t": "\t"}.get(found[1], found[1]), line[1])
    arguments = []
    for quoted, bare in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', text):
        argument = re.sub(r'\\(["`$\\])', r"\1", quoted) if quoted else bare
        if argument == "%f":
            arguments += [str(file)] if file else []
        else:
            arguments.append(argument.replace("%%", "%"))
    return arguments


def processor_seconds(pid: int) -> float:
    """What a process and those it has waited for have used of a processor (proc(5), fields 14 to 17 of stat)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def judge(seconds: float, processor: float, limit: float, what: str) -> None:
    """Print a time; it is held against its limit where nobody else uses the machine: a busy one stretches both."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    told = f"{what}: {seconds:.2f} s, {processor:.2f} s of a processor, at most {limit}"
    say(busy or seconds <= limit, told + (f" (not judged: the load is {os.getloadavg()[0]:.1f})" if busy else ""))


def forget_files() -> None:
    """Make the next start read from the disk, where this may be asked of the kernel."""
    os.sync()
    with contextlib.suppress(OSError):
        Path("/proc/sys/vm/drop_caches").write_text("3")


def until(true: Callable[[], bool], what: str, seconds: float = 90) -> None:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not true():
        demand(time.monotonic() < end, what)
        time.sleep(0.01)


def demand(true: bool, what: str) -> None:
    """Leave where something that must be is not."""
    if not true:
        sys.exit(f"The trial failed: it was not so that {what}.")


def say(good: bool, what: str) -> None:
    """Print a finding; at the end, one that is not good fails the trial."""
    print(f"  {what}" if good else f"! {what}", flush=True)
    if not good:
        FAULTS.append(what)
