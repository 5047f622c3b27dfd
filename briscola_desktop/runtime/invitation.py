"""Addresses of servers and codes of tables, as people write them and read them out."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from briscola_desktop.net.house import ALPHABET, CODE, read_code
from briscola_desktop.net.limits import is_local

PORT = 4747
"""The usual port of a table server without encryption."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a friend is told: a table's code, and the server's address where it was said.

    Attributes:
        code: eight characters.
        address: a URL; empty where only the code was given.
    """

    code: str
    address: str = ""


def read_address(text: str) -> str:
    """The URL of what somebody typed for a server; ValueError if it is none.

    Without a scheme, names of this network are reached in the clear at the usual port, all others encrypted.
    """
    text = text.strip().rstrip("/")
    named = text if "://" in text else f"//{text}"
    parts = urlsplit(named)
    host = parts.hostname or ""
    if not host or parts.username or " " in text or parts.scheme not in {"", "ws", "wss"}:
        raise ValueError(f"{text!r} is no address of a server")
    port = parts.port  # ValueError where it is no number
    near = is_local(host) or host == "localhost" or "." not in host.rstrip(".") or host.endswith(".local")
    scheme = parts.scheme or ("ws" if near else "wss")
    if port is None and scheme == "ws":
        port = PORT
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}{'' if port is None else f':{port}'}{parts.path}"


def show_address(url: str) -> str:
    """An address without what goes without saying."""
    parts = urlsplit(url)
    shown = url.removeprefix(f"{parts.scheme}://")
    return shown.removesuffix(f":{PORT}") if parts.scheme == "ws" else shown


def show_code(code: str) -> str:
    """A code in two groups, to be read out."""
    return f"{code[: CODE // 2]} {code[CODE // 2 :]}"


def write_invitation(code: str, address: str = "") -> str:
    """An invitation as text to be sent to a friend."""
    return f"{show_code(code)} @ {show_address(address)}" if address else show_code(code)


def read_invitation(text: str) -> Invitation:
    """What a friend has sent or read out; ValueError if it holds no code, or no address after the `@`."""
    said, at, where = text.partition("@")
    code = read_code(said.strip())
    if len(code) != CODE or not set(code) <= set(ALPHABET):
        raise ValueError(f"{said.strip()!r} is no code")
    return Invitation(code, read_address(where) if at else "")
