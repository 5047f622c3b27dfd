"""Shuffles are pinned: the same seed gives the same cards on every machine, for ever."""

from collections import Counter

from briscola_desktop.core.rules import Rules
from briscola_desktop.core.shuffle import deck_of, first_dealer, shuffled


def test_the_golden_deck() -> None:
    assert " ".join(map(str, deck_of(Rules.of("classic"), 1)[:8])) == "3d 7d 4s 2s 2d 2c 2b Cc"
    assert [first_dealer(Rules.of("brisca", players=6), seed) for seed in range(8)] == [3, 1, 0, 4, 4, 0, 3, 5]


def test_each_deal_of_a_match_has_a_deck_of_its_own() -> None:
    rules = Rules.of("classic")
    assert len({deck_of(rules, 1, deal) for deal in range(5)} | {deck_of(rules, 2)}) == 6


def test_every_card_comes_to_every_place_about_as_often() -> None:
    pack = Rules.of("classic").pack
    first = Counter(shuffled(pack, str(seed))[0] for seed in range(4000))
    last = Counter(shuffled(pack, str(seed))[-1] for seed in range(4000))
    for counts in (first, last):
        assert len(counts) == 40
        # chi-square with 39 degrees of freedom: 72.1 is the 0.1 % point
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 72.1
