"""`briscola serve` as an operator meets it: its calls, its faults, TLS, health, and that it needs no screen."""

import asyncio
import contextlib
import errno
import os
import shutil
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from briscola_desktop.app.cli import main
from briscola_desktop.net import news
from tests.net.running import Process, Robot, Wire, in_loop, processes, table
from tests.permissions import find_no_room, obey_permissions

PROGRAM = [sys.executable, "-m", "briscola_desktop.app.cli", "serve"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--store", "mysql://x"], "none of memory, sqlite:PATH and redis://"),
        (["--store", "redis://host:port"], "--store"),
        (["--tls-cert", "x.pem"], "go together"),
        (["--url", "https://cards.example"], "wss://cards.example"),
        (["--url", "ws://[::1"], "wss://cards.example"),
        (["--origin", "cards.example"], "https://cards.example"),
        (["--store", "sqlite:~nobody-of-that-name/tables"], "no home folder"),
        (["--host", "::", "--store", "redis://127.0.0.1"], "--url"),
    ],
)
def test_a_call_that_makes_no_sense_says_so_in_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert says in line


def test_where_nobody_can_listen_and_files_that_cannot_be_read_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "nonsense.pem").write_text("no certificate")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port, nonsense, missing = (str(it) for it in (taken.getsockname()[1], tmp_path / "nonsense.pem", "missing.pem"))
        calls = {
            ("--port", port): f"cannot listen at 127.0.0.1, port {port}: {os.strerror(errno.EADDRINUSE)}",
            ("--host", "192.0.2.1"): "cannot listen at 192.0.2.1, port 4747: ",
            ("--host", f"{'a' * 80}.example"): "this is no address",
            ("--tls-cert", nonsense, "--tls-key", missing): "missing.pem: it cannot be read: No such file or directory",
            ("--tls-cert", nonsense, "--tls-key", nonsense): "are no certificate and its key in PEM",
        }
        refused({("--store", "memory", *call): said for call, said in calls.items()})


def test_a_store_that_is_not_to_be_had_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database, whatever its length may be")
    (tmp_path / "folder").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
    before = (tmp_path / "other").read_bytes()
    stores = {
        f"sqlite:{tmp_path / 'file'}": "it is a file of another kind",
        f"sqlite:{tmp_path / 'file' / 'below' / 'tables'}": f"{tmp_path / 'file'} is no folder",
        f"sqlite:{tmp_path / 'folder'}": "Is a directory",
        f"sqlite:{tmp_path / 'other'}": "it is another program's",
        "redis://:secret@127.0.0.1:1": f"cannot be kept in Redis at 127.0.0.1:1: {os.strerror(errno.ECONNREFUSED)}",
    }
    refused({("--port", "0", "--store", store): said for store, said in stores.items()})
    assert (tmp_path / "other").read_bytes() == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's capabilities and limits")
@pytest.mark.parametrize(
    ("place", "before", "says"),
    [
        ("closed/tables", obey_permissions, "Permission denied"),
        ("closed/deep/tables", obey_permissions, "Permission denied"),
        ("hidden", obey_permissions, "Permission denied"),
        ("full", find_no_room, "disk I/O error"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_in_one_line(
    place: str, before: Callable[[], None], says: str, tmp_path: Path
) -> None:
    (tmp_path / "closed").mkdir(mode=0o555)
    (tmp_path / "hidden").touch(mode=0o000)
    store = f"sqlite:{tmp_path / place}"
    refused({("--port", "0", "--store", store): f"tables cannot be kept in {tmp_path / place}: {says}"}, before)


def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    store = f"sqlite:{tmp_path / 'tables'}"
    with processes(Process(store)) as (first,):
        refused({("--port", "0", "--store", store): "another server has it"})
        assert first.stop() == 0
    with processes(Process(store)) as (second,):
        assert second.stop() == 0


def refused(calls: Mapping[tuple[str, ...], str], before: Callable[[], None] | None = None) -> None:
    """Call the server, all at once; each call fails with one line that says why."""
    started = [
        subprocess.Popen(
            [*PROGRAM, *call],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=before,  # noqa: PLW1509 - this process has no other thread
        )
        for call in calls
    ]
    said = [(*program.communicate(), program.returncode) for program in started]
    for (out, errors, status), says in zip(said, calls.values(), strict=True):
        assert (out, errors.count("\n"), status) == ("", 1, 1), errors
        assert errors.startswith("briscola serve: ")
        assert says in errors
        assert "rrno" not in errors


def test_it_says_where_it_listens_that_it_lives_and_goodbye(tmp_path: Path) -> None:
    @in_loop
    async def visit() -> None:
        with processes(Process(f"sqlite:{tmp_path / 'new' / 'tables.sqlite'}")) as (running,):
            health = await asyncio.to_thread(urllib.request.urlopen, running.url.replace("ws", "http") + "/health")
            with contextlib.closing(health):
                assert health.read() == b"ok\n"
            wire = await Wire.open(running.url)
            assert running.stop() == 0
            assert (await wire.get("bye"))["code"] == "restart"
            assert await wire.closed() == 1012

    visit()


def test_it_speaks_tls(tmp_path: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with (Debian: apt install openssl)")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "1"]
    command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", *subject]
    made = [*command, "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)

    @in_loop
    async def visit() -> None:
        server = Process("memory", "--tls-cert", str(certificate), "--tls-key", str(key))
        with processes(server) as (running,):
            url = running.url.replace("ws:", "wss:")
            wary = Robot(url, "Anna")
            await wary.until(lambda _: news.Lost("untrusted", None) in wary.told)
            await wary.close()
            trusting = ssl.create_default_context(cafile=str(certificate))
            wire = await Wire.connect(url, ssl=trusting)
            await wire.send(t="hello", client="test")
            await wire.get("welcome")
            await wire.ws.send("x" * 2**20)  # through TLS, too, nobody is made to parse a megabyte
            assert await wire.closed() in {1006, 1009}
            again = await Wire.connect(url, ssl=trusting)
            await again.close()

    visit()


def test_nobody_else_may_read_what_deals_are_shuffled_from(tmp_path: Path) -> None:
    kept = tmp_path / "tables.sqlite"
    environment = os.environ | {"BRISCOLA_STORE": f"sqlite:{kept}"}

    @in_loop
    async def visit() -> None:
        with processes(Process("", environment=environment)) as (running,):
            await table(running.url, ready=False)
            files = await asyncio.to_thread(lambda: [*tmp_path.iterdir()])
            assert len(files) == 2  # with what SQLite puts beside it
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    visit()


def test_it_needs_neither_qt_nor_pictures_nor_the_search_of_the_local_network() -> None:
    """What the container leaves out."""
    block = "import sys\nfor name in ('PySide6', 'shiboken6', 'PIL', 'zeroconf'): sys.modules[name] = None\n"
    call = "from briscola_desktop.app.cli import main\nmain(['serve', '--help'])"
    done = subprocess.run([sys.executable, "-c", block + call], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--store" in done.stdout
