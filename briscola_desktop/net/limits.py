"""How much anybody may send: a bucket for each thing that is bounded."""

from __future__ import annotations

import ipaddress

NETWORK = 64
"""Bits of an IPv6 address that are its owner's to choose (RFC 4291, section 2.5.4)."""


class Bucket:
    """So many things in so many seconds, with all of them at once if need be; it fills again evenly."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, seconds: float) -> None:
        self._most = self._left = most
        self._rate = most / seconds
        self._at: float | None = None

    def take(self, now: float, amount: float = 1) -> bool:
        """Take an amount out; False, and nothing is taken, where there is less in it."""
        self._fill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def wait(self, now: float, amount: float = 1) -> float:
        """Seconds until an amount can be taken."""
        self._fill(now)
        return max(0.0, (amount - self._left) / self._rate)

    @property
    def full(self) -> bool:
        """Whether nothing is missing, as of the last look."""
        return self._left >= self._most

    def _fill(self, now: float) -> None:
        if self._at is not None:
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class PerAddress:
    """A bucket for each address that has taken anything lately."""

    def __init__(self, most: float, seconds: float) -> None:
        self._bucket = (most, seconds)
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str, now: float) -> Bucket:
        """The bucket of an address."""
        if len(self._buckets) > 10_000:
            self._buckets = {key: kept for key, kept in self._buckets.items() if kept.wait(now, self._bucket[0]) > 0}
        return self._buckets.setdefault(address, Bucket(*self._bucket))


def source(address: str) -> str:
    """Who an address counts as: itself, or with IPv6 its network, for every household has a whole one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not is_local(address):
            return str(ipaddress.ip_network((int(found) >> NETWORK << NETWORK, 128 - NETWORK)))
    return address


def is_local(address: str) -> bool:
    """Whether an address is of this machine or of a private network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_loopback or found.is_private or found.is_link_local
