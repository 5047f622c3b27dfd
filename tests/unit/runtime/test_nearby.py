"""A hosted table is found in the network, and gone when its host goes; on loopback."""

from collections.abc import Callable
from time import monotonic

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from zeroconf import ServiceInfo, Zeroconf

from briscola_desktop.runtime.nearby import SERVICE, Nearby, Neighbour, announcement

LOOPBACK = ["127.0.0.1"]


def until(so: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not so():
        assert monotonic() < end, "it did not come to be"
        QTest.qWait(10)


def test_a_host_comes_and_goes_and_another_version_is_not_listed(qapp: QApplication) -> None:
    try:
        network = Zeroconf(interfaces=LOOPBACK)
    except OSError:
        pytest.skip("there is no multicast on loopback here")
    nearby = Nearby(LOOPBACK)
    nearby.open()
    told = announcement("Nonna\u202e Pina\u200b", 4999)
    told.addresses = [bytes((127, 0, 0, 1))]
    older = ServiceInfo(
        SERVICE, f"older.{SERVICE}", addresses=told.addresses, port=4998, properties={"protocol": "briscola.v0"}
    )
    for service in (older, told):
        network.register_service(service)
    until(lambda: bool(nearby.neighbours))
    assert list(nearby.neighbours.values()) == [Neighbour("Nonna Pina", "ws://127.0.0.1:4999")]
    network.unregister_service(told)
    until(lambda: not nearby.neighbours)
    nearby.close()
    network.close()
