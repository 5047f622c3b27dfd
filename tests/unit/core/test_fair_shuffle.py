"""The fair shuffle: pinned, even, and moved by every nonce."""

import hashlib
from collections import Counter

from briscola_desktop.core.fair_shuffle import commitment, fair_dealer, fair_shuffle
from briscola_desktop.core.rules import Rules

SECRET = bytes(range(32))
GOLDEN = (
    "3b 6d Fs 4b 5b 3c 4s 4d Cb Fb As 6c 2b 7b 7s 5s Ab 3s 5c 6s "
    "Fc Rd Rc Cd Cc 2d 2c 2s Rb Ad Fd Ac 6b 5d 7c 4c Rs Cs 7d 3d"
)
NONCES = {0: b"\x01" * 32, 2: b"\x02" * 32}


def test_the_same_secret_and_nonces_give_the_same_pack_everywhere() -> None:
    pack = fair_shuffle(Rules.of().pack, SECRET, NONCES)
    assert " ".join(map(str, pack)) == GOLDEN
    assert fair_dealer(4, SECRET, NONCES) == 0
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_every_part_moves_the_pack() -> None:
    pack = Rules.of().pack
    others = [
        fair_shuffle(pack, SECRET[::-1], NONCES),
        fair_shuffle(pack, SECRET, {}),
        fair_shuffle(pack, SECRET, {0: NONCES[0]}),
        fair_shuffle(pack, SECRET, {1: NONCES[0], 2: NONCES[2]}),
        fair_shuffle(pack, SECRET, {0: NONCES[2], 2: NONCES[0]}),
        fair_shuffle(pack, SECRET, {2: NONCES[2], 0: NONCES[0]}),
    ]
    assert others[-1] == fair_shuffle(pack, SECRET, NONCES), "the order of saying does not count"
    assert len({tuple(map(str, one)) for one in others}) == len(others)
    assert all(sorted(one) == sorted(pack) for one in others)


def test_every_card_comes_to_every_place_equally_often() -> None:
    pack, times = Rules.of().pack, 4_000
    first = Counter(fair_shuffle(pack, number.to_bytes(32), {})[0] for number in range(times))
    expected = times / len(pack)
    chi_squared = sum((first[card] - expected) ** 2 / expected for card in pack)
    assert chi_squared < 72  # 39 degrees of freedom: more than 72 comes by chance once in a thousand
