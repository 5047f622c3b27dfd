"""Servers in the local network: how a hosted table announces itself, and how it is found (multicast DNS, RFC 6762)."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface
from zeroconf import (
    BadTypeInNameException,
    InterfaceChoice,
    ServiceBrowser,
    ServiceInfo,
    ServiceListener,
    Zeroconf,
)
from zeroconf import Error as ZeroconfError

from briscola_desktop.net.protocol import SUBPROTOCOL
from briscola_desktop.net.words import NAME, clean

SERVICE = "_briscola._tcp.local."
PATIENCE = 1_500
"""Milliseconds for which a server that was heard of may take to say where it is."""


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A server in the local network.

    Attributes:
        name: of who hosts it.
        address: where to connect.
    """

    name: str
    address: str


def own_addresses() -> list[str]:
    """This computer's IPv4 addresses in its networks; the one that leads outside comes first."""
    found = [
        address.toString()
        for address in QNetworkInterface.allAddresses()
        if address.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
        and not address.isLoopback()
        and not address.isLinkLocal()
    ]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
        leading = probe.getsockname()[0]
        found.sort(key=lambda address: address != leading)
    return found


def announcement(name: str, port: int) -> ServiceInfo:
    """What a host tells the local network."""
    own = own_addresses()
    unique = f"briscola {socket.gethostname().partition('.')[0][:40]} {port}"
    return ServiceInfo(
        SERVICE,
        f"{unique}.{SERVICE}",
        addresses=[socket.inet_aton(ip) for ip in own or ["127.0.0.1"]],
        port=port,
        properties={"name": clean(name, NAME), "protocol": SUBPROTOCOL},
    )


class Nearby(QObject):
    """Listens for servers in the local network for as long as it is open.

    Attributes:
        neighbours: those that are there, by what they are called in the network.

    Signals:
        changed: there are others now.
    """

    changed = Signal()
    _heard = Signal(str, object)

    def __init__(self, interfaces: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        """Listen to nobody yet; `interfaces` are addresses of this computer's, all of them where none are named."""
        super().__init__(parent)
        self._interfaces = interfaces
        self.neighbours: dict[str, Neighbour] = {}
        self._zeroconf: Zeroconf | None = None
        self._browser: ServiceBrowser | None = None
        self._heard.connect(self._on_heard)

    def open(self) -> None:
        """Listen; where there is no network, nothing is heard."""
        with contextlib.suppress(OSError, ZeroconfError):
            kinds = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
            self._zeroconf = Zeroconf(interfaces=kinds)
            self._browser = ServiceBrowser(self._zeroconf, SERVICE, _Ear(self))

    def close(self) -> None:
        """Listen no longer."""
        if self._zeroconf is not None:
            self._zeroconf.close()
            self._zeroconf = self._browser = None

    def hear(self, service: str, neighbour: Neighbour | None) -> None:
        """A server has come, or gone (None); from any thread."""
        self._heard.emit(service, neighbour)

    def _on_heard(self, service: str, neighbour: Neighbour | None) -> None:
        if neighbour is None:
            self.neighbours.pop(service, None)
        else:
            self.neighbours[service] = neighbour
        self.changed.emit()


class _Ear(ServiceListener):
    """Tells `Nearby` what zeroconf's thread has heard."""

    def __init__(self, nearby: Nearby) -> None:
        self._nearby = nearby

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """A server has come."""
        try:
            info = zc.get_service_info(type_, name, PATIENCE)
        except BadTypeInNameException:
            return
        addresses = info.parsed_addresses() if info else []
        if info is None or not addresses or not info.port:
            return
        said = info.decoded_properties
        if said.get("protocol") != SUBPROTOCOL:
            return  # another version: it could not be spoken with
        address = next((found for found in addresses if ":" not in found), addresses[0])
        host = f"[{address}]" if ":" in address else address
        self._nearby.hear(name, Neighbour(clean(said.get("name") or "", NAME) or host, f"ws://{host}:{info.port}"))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """A server has changed."""
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """A server has gone."""
        self._nearby.hear(name, None)
