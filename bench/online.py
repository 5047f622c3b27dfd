"""The table server with 10,000 seated players who play 833 cards a second: milliseconds until a card is acknowledged.

The server keeps its logs in a Redis of its own where there is one, else in SQLite. The players are a C program, for no
Python client holds 10,000 connections on one core; without a compiler this is skipped. Server, Redis and players share
the machine's cores, and whatever else the machine does shows in the figures.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PLAYERS = int(os.environ.get("BRISCOLA_BENCH_PLAYERS", "10000"))
MOVES_A_SECOND = 833 / 10_000
"""For each player: a card every three seconds at each table of four."""

SECONDS = 20
GATE_MS, GATE_MB = 150, 400
NONCE = bytes(32)


def main(players: int = PLAYERS) -> int:
    """Run the load and print the figures; 1 where they are beyond the gate."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not sys.platform.startswith("linux"):
        print("skipped: the load generator needs Linux and a C compiler")
        return 0
    _allow_files(2 * players + 1_000)
    with tempfile.TemporaryDirectory() as folder:
        load = Path(folder) / "load"
        source = Path(__file__).with_name("online_load.c")
        subprocess.run([compiler, "-O2", "-o", str(load), str(source)], check=True)
        redis, store = _store(Path(folder))
        port = 31_000 + os.getpid() % 900
        command = [sys.executable, "-m", "briscola_desktop.app.cli", "serve", "--port", str(port), "--store", store]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("listening")
            figures = _measure(load, port, players, server.pid)
        finally:
            server.kill()
            server.wait()
            if redis is not None:
                redis.kill()
                redis.wait()
    load_average = " ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"store {store.split(':')[0]}, {os.cpu_count()} cores, load average {load_average}")
    print(json.dumps(figures))
    good = figures["p99_ms"] < GATE_MS and figures["resident_mb"] < GATE_MB and not figures["lost"]
    print("within the gate" if good else f"beyond the gate of {GATE_MS} ms and {GATE_MB} MB")
    return int(not good)


def _measure(load: Path, port: int, players: int, server: int) -> dict[str, float]:
    """Run the load generator; its figures, and what the server took."""
    pace = 1 / (4 * MOVES_A_SECOND)
    said = [hashlib.sha256(NONCE).hexdigest(), NONCE.hex()]
    command = [str(load), str(port), str(players), f"{pace:.3f}", str(SECONDS), *said]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert program.stdout is not None
    assert program.stderr is not None
    for line in program.stderr:
        if line.startswith("measuring"):
            break
        print(line.strip() if line.startswith("{") else f"{time.monotonic():.0f} {line.strip()}", file=sys.stderr)
    spent = _processor_seconds(server)
    out, problems = program.communicate(timeout=SECONDS + 60)
    spent = _processor_seconds(server) - spent
    if not out:
        raise RuntimeError(f"the load generator gave up: {problems}")
    figures: dict[str, float] = json.loads(out)
    figures["cpu_us_per_move"] = round(1e6 * spent / max(1, figures["moves"]))
    figures["resident_mb"] = round(_resident_mb(server))
    return figures


def _store(folder: Path) -> tuple[subprocess.Popen[bytes] | None, str]:
    """A Redis and its address, or the file of an SQLite store."""
    program = shutil.which("redis-server")
    if program is None:
        return None, f"sqlite:{folder / 'tables.sqlite'}"
    port = 32_000 + os.getpid() % 700
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""]
    redis = subprocess.Popen([*command, "--appendonly", "yes", "--appendfsync", "everysec"], stdout=subprocess.DEVNULL)
    time.sleep(1)
    return redis, f"redis://127.0.0.1:{port}"


def _allow_files(wanted: int) -> None:
    """Raise the number of open files for this process and those that it starts."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))


def _processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _resident_mb(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


if __name__ == "__main__":
    sys.exit(main())
