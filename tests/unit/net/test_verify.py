"""*Verify the shuffle*: an honest deal is fair, and every way to cheat is called by its name."""

from typing import Any

import pytest
from msgspec.structs import replace

from briscola_desktop.core.fair_shuffle import commitment, fair_dealer, fair_shuffle
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.net.protocol import Fairness
from briscola_desktop.net.verify import Finding, Verdict, verify
from briscola_desktop.play.table import Table

SECRET, NONCE, OTHER = b"s" * 32, b"n" * 32, b"o" * 32
NONCES = {0: NONCE, 1: OTHER}
FAIR = Fairness(
    commit=commitment(SECRET),
    nonces={seat: nonce.hex() for seat, nonce in NONCES.items()},
    secret=SECRET.hex(),
    first=True,
)


def played(secret: bytes = SECRET, nonces: dict[int, bytes] = NONCES) -> Table:
    rules = Rules.of()
    deck = fair_shuffle(rules.pack, secret, nonces)
    table = Table(Record(rules, fair_dealer(2, secret, nonces), deck))
    while table.turn is not None:
        action = table.view(table.turn).legal()[-1]
        table.submit(action.seat, action, table.version)
    return table


def checked(table: Table, fair: Fairness = FAIR, record: dict[str, Any] | None = None, **said: str | None) -> Verdict:
    shown = {"commit": commitment(SECRET), "nonce": NONCE.hex()} | said
    return verify(table.view(0), fair, record or table.record().to_json(), shown["commit"], shown["nonce"])


def test_an_honest_deal_is_fair() -> None:
    verdict = checked(played())
    assert (verdict.finding, verdict.rigged) == (Finding.FAIR, False)
    assert verdict.secret == SECRET.hex()


def test_who_was_left_out_is_told_so() -> None:
    alone = {1: OTHER}
    fair = replace(FAIR, nonces={1: OTHER.hex()}, left_out=[0])
    verdict = checked(played(nonces=alone), fair, nonce=None)
    assert (verdict.finding, verdict.rigged) == (Finding.LEFT_OUT, False)


@pytest.mark.parametrize(
    ("changes", "finding"),
    [
        ({"secret": OTHER.hex()}, Finding.SECRET),
        ({"secret": OTHER.hex(), "commit": commitment(OTHER)}, Finding.SECRET),
        ({"secret": "no hex"}, Finding.SECRET),
        ({"secret": None}, Finding.SECRET),
        ({"nonces": {0: OTHER.hex(), 1: OTHER.hex()}}, Finding.NONCE),
    ],
)
def test_another_secret_or_nonce_is_found(changes: dict[str, Any], finding: Finding) -> None:
    assert checked(played(), replace(FAIR, **changes)).finding is finding


def test_another_pack_is_found() -> None:
    rules = Rules.of()
    match = Match.start(rules, 5)
    table = Table(Record(rules, fair_dealer(2, SECRET, NONCES), match.deck()))
    while table.turn is not None:
        action = table.view(table.turn).legal()[0]
        table.submit(action.seat, action, table.version)
    assert checked(table).finding is Finding.DECK


def test_another_dealer_is_found() -> None:
    record = played().record().to_json()
    record["dealer"] = 1 - int(str(record["dealer"]))
    assert checked(played(), record=record).finding is Finding.DEALER


def test_a_deal_that_went_otherwise_than_seen_is_found() -> None:
    honest = played()
    record = honest.record().to_json()
    actions = list(record["actions"])  # type: ignore[call-overload]
    record["actions"] = actions[:-2]
    assert checked(honest, record=record).finding is Finding.PLAY
    record["actions"] = [*actions[:-2], actions[-1], actions[-2]]
    assert checked(honest, record=record).finding is Finding.PLAY
