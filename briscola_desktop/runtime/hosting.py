"""A table server inside the app: friends in the same network sit down at this computer's tables."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Signal
from zeroconf import Error as ZeroconfError
from zeroconf.asyncio import AsyncZeroconf

from briscola_desktop.net.config import Config
from briscola_desktop.net.server import TableServer
from briscola_desktop.net.stores.base import Store, StoreError
from briscola_desktop.net.stores.memory import MemoryStore
from briscola_desktop.net.stores.sqlite import SqliteStore
from briscola_desktop.runtime.invitation import PORT
from briscola_desktop.runtime.nearby import announcement, own_addresses
from briscola_desktop.runtime.notices import Notice

ANY = "0.0.0.0"  # noqa: S104 - friends in the network are to reach it
"""All IPv4 addresses of this computer."""

FAREWELL = 1.5
"""Seconds that the server may take to say goodbye to everybody."""


class Host(QObject):
    """A table server in a thread of its own, open until it is closed.

    Signals:
        opened: its port.
        failed: a `Notice`: it cannot be.
    """

    opened = Signal(int)
    failed = Signal(object)

    def __init__(
        self,
        name: str,
        file: Path | None = None,
        *,
        interface: str | None = None,
        config: Config | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a server that does not listen yet.

        Args:
            name: under which it is found in the local network.
            file: where tables are kept; in memory without one, or where it cannot be written.
            interface: the address to listen at; all of this computer's without one.
            config: what it allows and how long it waits, where not as usual.
            parent: of the object.
        """
        super().__init__(parent)
        self._name = name
        self._config = config
        self._file = file
        self._interface = interface
        self._port = 0
        self._for_good = False
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._thread = Thread(target=self._run, name="table server", daemon=True)

    @property
    def port(self) -> int:
        """Where it listens; 0 while it does not."""
        return self._port

    @property
    def own_address(self) -> str:
        """Where this computer reaches it."""
        return f"ws://{self._interface or '127.0.0.1'}:{self._port}"

    @property
    def address(self) -> str:
        """What friends type to reach it, `192.168.1.5:4747`."""
        own = own_addresses()
        return f"{own[0] if own else '127.0.0.1'}:{self._port}"

    def open(self) -> None:
        """Begin to listen; `opened` or `failed` says how that went."""
        self._thread.start()

    def close(self, *, for_good: bool = False) -> None:
        """Tell everybody goodbye, and stop.

        Args:
            for_good: the tables end; else they are found again when this computer hosts the next time.
        """
        self._for_good = for_good
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join(2 * FAREWELL)

    # --- in the other thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._serve())
        except (OSError, StoreError) as fault:
            self.failed.emit(Notice.of("online_host_failed", fault=fault))
        finally:
            self._loop.close()

    async def _serve(self) -> None:
        server = await self._listening()
        self._port = server.ports[0]
        self.opened.emit(self._port)
        announcing = asyncio.create_task(self._announce())
        try:
            await self._stop.wait()
        finally:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await asyncio.gather(server.close(for_good=self._for_good), announcing)

    async def _listening(self) -> TableServer:
        # The usual port, else any that is free, which would be another one for each family of addresses.
        for port, interface in ((PORT, self._interface), (0, self._interface or ANY)):
            for store in self._stores():
                server = TableServer(store, self._config)
                try:
                    await server.open(interface, port)
                except StoreError:
                    continue  # nothing can be kept there: in memory, then
                except OSError:
                    if not port:
                        raise
                    break
                return server
        raise StoreError("no port is free")

    def _stores(self) -> list[Store]:
        kept: list[Store] = [] if self._file is None else [SqliteStore(self._file)]
        return [*kept, MemoryStore()]

    async def _announce(self) -> None:
        """Be found in the local network, where there is one."""
        if self._interface is not None:
            return
        with contextlib.suppress(OSError, ZeroconfError):
            async with AsyncZeroconf() as zeroconf:
                info = await asyncio.to_thread(announcement, self._name, self._port)
                await (await zeroconf.async_register_service(info, allow_name_change=True))
                await self._stop.wait()
                await (await zeroconf.async_unregister_service(info))
