"""Buckets and addresses."""

import pytest

from briscola_desktop.net.limits import Bucket, PerAddress, is_local, source


def test_a_bucket_gives_so_many_at_once_and_fills_evenly() -> None:
    bucket = Bucket(5, 10)
    assert [bucket.take(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait(0.0) == 2.0
    assert not bucket.take(1.9)
    assert bucket.take(2.0)
    assert [bucket.take(1_000.0) for _ in range(6)] == [True] * 5 + [False]


def test_addresses_do_not_share_and_are_forgotten_when_nothing_is_missing() -> None:
    buckets = PerAddress(1, 60)
    assert buckets.of("a", 0.0).take(0.0)
    assert buckets.of("a", 1.0).wait(1.0) > 0
    assert buckets.of("b", 1.0).take(1.0)
    for number in range(10_001):
        buckets.of(f"n{number}", 2.0)
    buckets.of("c", 3.0)
    assert len(buckets._buckets) < 10
    assert buckets.of("a", 3.0).wait(3.0) > 0


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("192.168.1.7", True),
        ("10.0.0.1", True),
        ("fe80::1%eth0", True),
        ("::ffff:192.168.1.7", True),
        ("::ffff:9.9.9.9", False),
        ("9.9.9.9", False),
        ("2620:fe::fe", False),
        ("", False),
        ("evil.example", False),
    ],
)
def test_loopback_and_private_addresses_are_local(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_all_addresses_of_one_ipv6_network_count_as_one_and_others_as_themselves() -> None:
    assert source("2620:fe:1:2::1") == source("2620:fe:1:2:ffff::9") != source("2620:fe:1:3::1")
    assert not is_local(source("2620:fe:1:2::1"))
    assert source("::ffff:9.9.9.9") == "9.9.9.9"
    for address in ("9.9.9.9", "fe80::1", "::1", "", "evil.example"):
        assert source(address) == address
