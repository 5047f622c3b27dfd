"""`briscola serve` as an operator meets it: its calls, its faults, TLS, health, and that it needs no screen."""

import asyncio
import contextlib
import os
import shutil
import socket
import ssl
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from briscola_desktop.app.cli import main
from briscola_desktop.net import news
from tests.net.running import Process, Robot, Wire, in_loop, processes, table

PROGRAM = [sys.executable, "-m", "briscola_desktop.app.cli", "serve"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--store", "mysql://x"], "none of memory, sqlite:PATH and redis://"),
        (["--store", "redis://host:port"], "--store"),
        (["--tls-cert", "x.pem"], "go together"),
        (["--tls-cert", "x.pem", "--tls-key", "y.pem"], "cannot be read"),
        (["--url", "https://cards.example"], "wss://cards.example"),
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


def test_a_port_or_a_file_that_is_not_to_be_had_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        calls = {
            ("--store", "memory", "--port", str(taken.getsockname()[1])): "cannot listen at 127.0.0.1",
            ("--store", "memory", "--host", "192.0.2.1"): "cannot listen at 192.0.2.1, port 4747: ",
            ("--port", "0", "--store", f"sqlite:{tmp_path / 'file'}"): "database",
            ("--port", "0", "--store", f"sqlite:{tmp_path / 'file' / 'below'}"): "below",
            ("--port", "0", "--store", "redis://127.0.0.1:1"): "redis",
        }
        started = {call: subprocess.Popen([*PROGRAM, *call], stderr=subprocess.PIPE, text=True) for call in calls}
        for call, program in started.items():
            said = program.communicate(timeout=100)[1]
            assert (program.returncode, said.count("\n"), "Traceback" in said) == (1, 1, False), said
            assert calls[call] in said.lower()
            assert "errno" not in said.lower() or "listen" not in said


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
            assert len(files) == 3  # with what SQLite puts beside it
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    visit()


def test_it_needs_neither_qt_nor_pictures_nor_the_search_of_the_local_network() -> None:
    """What the container leaves out."""
    block = "import sys\nfor name in ('PySide6', 'shiboken6', 'PIL', 'zeroconf'): sys.modules[name] = None\n"
    call = "from briscola_desktop.app.cli import main\nmain(['serve', '--help'])"
    done = subprocess.run([sys.executable, "-c", block + call], capture_output=True, text=True, timeout=90, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--store" in done.stdout
