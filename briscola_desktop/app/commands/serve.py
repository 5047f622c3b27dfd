"""`briscola serve`: the table server, without a screen."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from briscola_desktop.app.arguments import whole_number
from briscola_desktop.app.complaint import complain
from briscola_desktop.net.config import Config
from briscola_desktop.net.server import TableServer
from briscola_desktop.net.stores.base import Store, StoreError, reason
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.stores.sqlite import SqliteStore

HELP = "the table server: a lobby and tables for people elsewhere"
PORT = 4747
STORE = "BRISCOLA_STORE"
"""The variable for `--store`: a password in an argument would be seen by everybody on the machine."""

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 - to be told from places where one can be reached
"""Addresses to listen at which are nobody's."""


class _CallError(Exception):
    """The call cannot be done; reads as one sentence."""


class _InputError(Exception):
    """A file is at fault, or where to listen; reads as one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=whole_number(0, 65_535), default=PORT, metavar="P", help=f"port to listen at (default: {PORT})"
    )
    parser.add_argument(
        "--store",
        default=os.environ.get(STORE),
        metavar="memory|sqlite:PATH|redis://…",
        help=f"where tables are kept (default: what the variable {STORE} says, else a file of the user's)",
    )
    parser.add_argument("--volatile", action="store_true", help="accept a Redis that forgets everything when it stops")
    parser.add_argument(
        "--url",
        metavar="URL",
        help="where players reach this very server, ws://… or wss://…, for others on the same Redis",
    )
    parser.add_argument("--tls-cert", type=Path, metavar="FILE", help="certificate chain, PEM; players then use wss://")
    parser.add_argument("--tls-key", type=Path, metavar="FILE", help="private key, PEM")
    parser.add_argument(
        "--proxied", action="store_true", help="believe the proxy in front, which names addresses in X-Forwarded-For"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a web page that may connect; may be said again"
    )
    parser.add_argument(
        "--bot-processes",
        type=whole_number(1, 64),
        default=1,
        metavar="N",
        help="processes for the strong computer (default: 1)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted; the exit status."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    # clients that break off, and those that mean harm, are no news
    logging.getLogger("briscola.websockets").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    try:
        tls = _tls(args)
        scheme = "ws" if tls is None else "wss"
        url = args.url or f"{scheme}://{args.host}:{args.port}"
        store = args.store or f"sqlite:{_data() / 'tables.sqlite'}"
        _check_addresses(args, store)
        server = TableServer(_store(store, url, volatile=args.volatile), _config(args, url))
    except (_CallError, _InputError) as fault:
        complain("briscola serve", fault)
        return 2 if isinstance(fault, _CallError) else 1
    # The usual thresholds walk through all tables every few seconds, and 10,000 players wait for it. Young
    # objects are looked through in small lots, and old ones never: tables and connections leave no cycles behind.
    gc.freeze()
    gc.set_threshold(2_000, 5, 10**6)
    try:
        asyncio.run(_serve(server, args.host, args.port, tls))
    except (StoreError, _InputError) as fault:
        complain("briscola serve", fault)
        return 1
    return 0


async def _serve(server: TableServer, host: str, port: int, tls: ssl.SSLContext | None) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows knows Ctrl-C only, which asyncio.run handles
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    try:
        await server.open(host, port, tls)
    except UnicodeError:
        raise _InputError(f"cannot listen at {host}, port {port}: this is no address") from None
    except OSError as fault:
        raise _InputError(f"cannot listen at {host}, port {port}: {reason(fault)}") from fault
    try:
        print(f"listening at {'ws' if tls is None else 'wss'}://{host}:{server.ports[0]}", flush=True)
        await stopped.wait()
    finally:
        await server.close()


def _store(text: str, url: str, *, volatile: bool) -> Store:
    kind, _, rest = text.partition(":")
    if text == "memory":
        return MemoryStore()
    if kind == "sqlite" and rest:
        with _at_home():
            return SqliteStore(Path(rest).expanduser())
    if kind in {"redis", "rediss", "unix"}:
        try:
            from briscola_desktop.net.stores.redis import RedisStore
        except ImportError:
            raise _CallError("the Redis store needs a package: pip install 'briscola-desktop[redis]'") from None
        try:
            return RedisStore(text, url, volatile=volatile)
        except ValueError as fault:
            raise _CallError(f"--store: {fault}") from None
    raise _CallError(f"--store: {text!r} is none of memory, sqlite:PATH and redis://…")


def _check_addresses(args: argparse.Namespace, store: str) -> None:
    """Whether others can be sent here, and pages can come from there."""
    if args.url is not None and not _is_address(args.url, "ws", "wss"):
        raise _CallError(f"--url: {args.url!r} is no address like wss://cards.example")
    if args.url is None and args.host in EVERYWHERE and store.startswith(("redis", "unix:")):
        raise _CallError(f"--url: say where players reach this server, for nobody can be sent to {args.host!r}")
    for origin in args.origin:
        if not _is_address(origin, "http", "https"):
            raise _CallError(f"--origin: {origin!r} is no address like https://cards.example")


def _is_address(url: str, *schemes: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _tls(args: argparse.Namespace) -> ssl.SSLContext | None:
    if args.tls_cert is None and args.tls_key is None:
        return None
    if args.tls_cert is None or args.tls_key is None:
        raise _CallError("--tls-cert and --tls-key go together")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    for path in (args.tls_cert, args.tls_key):
        try:
            path.open("rb").close()
        except OSError as fault:
            raise _InputError(f"{path}: it cannot be read: {reason(fault)}") from None
    try:
        context.load_cert_chain(args.tls_cert, args.tls_key)
    except (OSError, ValueError):
        raise _InputError(f"{args.tls_cert} and {args.tls_key} are no certificate and its key in PEM") from None
    return context


def _config(args: argparse.Namespace, url: str) -> Config:
    return Config(url=url, origins=tuple(args.origin), proxied=args.proxied, bot_processes=args.bot_processes)


def _data() -> Path:
    """Where a server keeps its tables, by the custom of the system."""
    name, chosen = "LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME", ""
    if sys.platform != "darwin":
        chosen = os.environ.get(name, "")
    if chosen:
        return Path(chosen) / "briscola-desktop"
    with _at_home():
        home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "briscola-desktop"
    return home / ("" if os.name == "nt" else ".local/share") / "briscola-desktop"


@contextlib.contextmanager
def _at_home() -> Iterator[None]:
    """Complain where there is no home folder, as for users that a container makes up."""
    try:
        yield
    except RuntimeError:
        raise _CallError("--store: there is no home folder; say where tables are kept") from None
