"""`briscola serve` as an operator meets it: its calls, its faults, TLS, health, and that it needs no screen."""

import asyncio
import contextlib
import shutil
import socket
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.net.running import Process, Wire, in_loop, processes

PROGRAM = [sys.executable, "-m", "briscola_desktop.app.cli", "serve"]


def called(*arguments: str) -> tuple[int, str]:
    """The exit status of a call that cannot be done, and its one line."""
    done = subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, timeout=20, check=False)
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--store", "mysql://x"], "none of memory, sqlite:PATH and redis://"),
        (["--store", "redis://host:port"], "--store"),
        (["--tls-cert", "x.pem"], "go together"),
        (["--tls-cert", "x.pem", "--tls-key", "y.pem"], "cannot be read"),
    ],
)
def test_a_call_that_makes_no_sense_says_so_in_one_line(arguments: list[str], says: str) -> None:
    status, line = called("--port", "0", *arguments)
    assert (status, says in line) == (2, True), line


def test_a_port_or_a_file_that_is_not_to_be_had_says_so_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        status, line = called("--store", "memory", "--port", str(taken.getsockname()[1]))
        assert (status, "address already in use" in line.lower()) == (1, True), line
    (tmp_path / "file").write_text("no database")
    assert called("--port", "0", "--store", f"sqlite:{tmp_path / 'file'}")[0] == 1
    assert called("--port", "0", "--store", f"sqlite:{tmp_path / 'file' / 'below'}")[0] == 1
    assert called("--port", "0", "--store", "redis://127.0.0.1:1")[0] == 1


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
            with pytest.raises(ssl.SSLError):
                await Wire.connect(url)
            trusting = ssl.create_default_context(cafile=str(certificate))
            wire = await Wire.connect(url, ssl=trusting)
            await wire.send(t="hello", client="test")
            await wire.get("welcome")
            await wire.ws.send("x" * 2**20)  # through TLS, too, nobody is made to parse a megabyte
            assert await wire.closed() in {1006, 1009}
            again = await Wire.connect(url, ssl=trusting)
            await again.close()

    visit()


def test_it_needs_neither_qt_nor_pictures_nor_the_search_of_the_local_network() -> None:
    """What the container leaves out."""
    block = "import sys\nfor name in ('PySide6', 'shiboken6', 'PIL', 'zeroconf'): sys.modules[name] = None\n"
    call = "from briscola_desktop.app.cli import main\nmain(['serve', '--help'])"
    done = subprocess.run([sys.executable, "-c", block + call], capture_output=True, text=True, timeout=20, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--store" in done.stdout
