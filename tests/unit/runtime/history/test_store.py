"""Kept deals: none is lost, none is counted twice, whatever happens to the file."""

import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.history.entries import LEFT_OUT, Entry, Filter, Finished, Kind, Outcome
from briscola_desktop.runtime.history.schema import MIGRATIONS
from briscola_desktop.runtime.history.statistics import figures_of, statistics_of
from briscola_desktop.runtime.history.store import HistoryBrokenError, HistoryError, Store
from tests.unit.runtime.history.dealing import finished, played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "history.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = Store(path)
    yield store
    store.close()


def kept_in(store: Store, deal: Finished) -> Entry:
    """The entry of a deal that was not there before."""
    entry = store.add(deal)
    assert entry is not None
    return entry


def test_a_kept_deal_is_listed_and_its_record_is_as_it_was(store: Store) -> None:
    deal = finished(1, "normal", ended=1_700_000_000, marks=frozenset({"hinted"}), number="ABC")
    entry = kept_in(store, deal)
    points, winner = deal.result()
    assert (entry.points, entry.winner, entry.names, entry.seat) == (points, winner, ("Ada", ""), 0)
    assert (entry.kind, entry.ended, entry.marks) == (Kind("classic", 2, "normal"), 1_700_000_000, deal.marks)
    assert entry.number == "ABC"
    assert store.page().entries == (entry,)
    assert store.record(entry.id) == deal.record


def test_a_deal_is_kept_once_however_often_it_is_added(store: Store, path: Path) -> None:
    assert store.add(finished(1))
    assert store.add(finished(1, ended=99)) is None
    again = Store(path)
    assert again.add(finished(1)) is None
    again.close()
    assert store.page().total == 1
    assert statistics_of(store.counted(frozenset())).deals == 1


def test_the_same_cards_played_otherwise_are_marked_as_replayed(store: Store) -> None:
    first = finished(1)
    record = played(1)
    other = Finished(record, (Player("hard"), Player()))  # from the other chair
    assert kept_in(store, first).marks == frozenset()
    assert kept_in(store, other).marks == {"replayed"}
    assert [entry.seat for entry in store.same_cards(record)] == [0, 1]


def test_an_unfinished_deal_is_refused_unless_it_was_given_up(store: Store) -> None:
    players = (Player(), Player("easy"))
    with pytest.raises(ValueError, match="not ended"):
        store.add(Finished(played(1, upto=9), players))
    entry = kept_in(store, Finished(played(1, upto=9), players, frozenset({"conceded"})))
    assert entry.outcome is Outcome.LOST
    assert entry.winner == 1
    assert sum(entry.points) == 120


def test_pages_follow_one_another_without_gaps(store: Store) -> None:
    ids = [kept_in(store, finished(seed)).id for seed in range(7)][::-1]
    first = store.page(size=3)
    second = store.page(before=first.entries[-1].id, size=3)
    third = store.page(before=second.entries[-1].id, size=3)
    assert [entry.id for page in (first, second, third) for entry in page.entries] == ids
    assert first.total == third.total == 7


def test_the_list_can_be_narrowed(store: Store) -> None:
    for seed in range(6):
        store.add(finished(seed, ("easy", "hard")[seed % 2]))
    store.add(finished(1, "easy", Rules.of("brisca", players=4)))
    store.add(finished(1, "easy", Rules.of(exchange="seven_two")))
    assert store.page(Filter(level="hard")).total == 3
    assert store.page(Filter(preset="brisca")).total == 1
    assert store.page(Filter(preset="classic")).total == 7
    assert store.page(Filter(kind=Kind("classic,exchange=seven_two", 2, "easy"))).total == 1
    won = store.page(Filter(outcome=Outcome.WON))
    assert 0 < won.total < 8
    assert {entry.outcome for entry in won.entries} == {Outcome.WON}


def test_statistics_are_those_that_one_counts_by_hand(store: Store) -> None:
    deals = [finished(seed, rules=Rules.of(players=4)) for seed in range(30)]
    for deal in deals:
        store.add(deal)
    figures = statistics_of(store.counted(LEFT_OUT)).kinds[Kind("classic", 4, "hard")]
    results = [deal.result() for deal in deals]
    own = [points[0] for points, _ in results]
    assert figures.deals == 30
    assert figures.won == sum(winner == 0 for _, winner in results)
    assert figures.lost == sum(winner == 1 for _, winner in results)
    assert figures.average == pytest.approx(sum(own) / 30, abs=0.01)
    assert figures.best == max(own)
    assert [points for _, points in figures.last] == own


def test_all_kinds_together_are_in_the_order_of_play(store: Store) -> None:
    deals = [finished(seed, ("easy", "hard")[seed % 2]) for seed in range(9)]
    for deal in deals:
        store.add(deal)
    statistics = statistics_of(store.counted(LEFT_OUT))
    assert statistics.whole is not None
    assert [points for _, points in statistics.whole.last] == [deal.result()[0][0] for deal in deals]
    assert [figures.deals for figures in statistics.kinds.values()] == [5, 4]


def test_without_deals_there_are_no_figures(store: Store) -> None:
    statistics = statistics_of(store.counted(LEFT_OUT))
    assert (statistics.whole, statistics.kinds, statistics.deals) == (None, {}, 0)


@pytest.mark.parametrize(
    ("outcomes", "streak", "longest"),
    [("w", 1, 1), ("l", -1, 0), ("d", 0, 0), ("wwlwww", 3, 3), ("wwwld", 0, 3), ("wll", -2, 1), ("wdwwl", -1, 2)],
)
def test_streaks(outcomes: str, streak: int, longest: int) -> None:
    figures = figures_of(np.array(["ldw".index(letter) - 1 for letter in outcomes]), np.full(len(outcomes), 60))
    assert (figures.streak, figures.longest) == (streak, longest)


def test_marked_deals_are_left_out_and_given_up_ones_are_not(store: Store) -> None:
    for seed, mark in enumerate(("undone", "hinted", "replayed")):
        store.add(finished(seed, marks=frozenset({mark})))
    given_up = Finished(played(9, upto=6), (Player(), Player("hard")), frozenset({"conceded"}))
    store.add(given_up)
    assert statistics_of(store.counted(LEFT_OUT)).deals == 1
    assert statistics_of(store.counted(frozenset())).deals == 4
    assert (store.left_out(LEFT_OUT), store.left_out(frozenset())) == (3, 0)
    store.reset()
    assert store.left_out(LEFT_OUT) == 0


def test_several_people_are_in_the_list_but_not_in_the_statistics(store: Store) -> None:
    entry = kept_in(store, Finished(played(1), (Player(None, "Ada"), Player(None, "Bea"))))
    assert (entry.outcome, entry.kind.level) == (None, "people")
    assert statistics_of(store.counted(frozenset())).deals == 0


def test_a_reset_counts_from_here_and_keeps_the_deals(store: Store) -> None:
    for seed in range(4):
        store.add(finished(seed, ("easy", "hard")[seed % 2]))
    store.reset(Kind("classic", 2, "easy"))
    assert set(statistics_of(store.counted(LEFT_OUT)).kinds) == {Kind("classic", 2, "hard")}
    store.reset()
    store.add(finished(8))
    assert statistics_of(store.counted(LEFT_OUT)).deals == 1
    assert store.page().total == 5


def test_what_is_removed_is_gone_from_everywhere(store: Store) -> None:
    entry = kept_in(store, finished(1))
    store.keep_review(entry.id, "found")
    store.remove(entry.id)
    assert store.page().total == 0
    assert store.review(entry.id) is None
    with pytest.raises(HistoryError):
        store.record(entry.id)


# --- the file


def test_a_file_of_the_first_version_is_brought_forward(path: Path) -> None:
    old = Store(path, MIGRATIONS[:1])
    entry = kept_in(old, finished(1))
    old.close()
    new = Store(path)
    assert new.page().entries == (entry,)
    new.keep_review(entry.id, "found")
    assert new.review(entry.id) == "found"
    new.close()


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    old = Store(path, MIGRATIONS[:1])
    old.add(finished(1))
    old.close()
    bad = Store(path, (MIGRATIONS[0], ("CREATE TABLE fine (x)", "NONSENSE")))
    with pytest.raises(HistoryError):
        bad.page()
    good = Store(path)
    assert good.page().total == 1
    good.close()


def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    new = Store(path, (*MIGRATIONS, ("CREATE TABLE future (x)",)))
    new.add(finished(1))
    new.close()
    before = path.read_bytes()
    with pytest.raises(HistoryError, match="newer"):
        Store(path).add(finished(2))
    assert path.read_bytes() == before


def filled(path: Path) -> bytes:
    store = Store(path)
    for seed in range(3):
        store.add(finished(seed))
    store.close()
    return path.read_bytes()


@pytest.mark.parametrize("harm", ["bytes", "cut", "emptied", "middle"])
def test_a_broken_file_is_put_aside_and_the_next_one_works(path: Path, harm: str) -> None:
    whole = filled(path)
    noise = random.Random(1).randbytes(len(whole))
    harmed = {"bytes": noise, "cut": whole[: len(whole) // 2], "emptied": b"", "middle": whole[:100] + noise[100:]}[
        harm
    ]
    path.write_bytes(harmed)
    store = Store(path)
    with pytest.raises(HistoryBrokenError) as caught:
        store.page()
    assert caught.value.backup.read_bytes() == harmed
    assert caught.value.backup.name == "history.sqlite.bak"
    assert store.add(finished(5))
    assert store.page().total == 1
    store.close()


def test_a_locked_file_works_once_it_is_free(store: Store, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola_desktop.runtime.history.store.PATIENCE", 0.05)
    filled(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(HistoryError, match="locked"):
        store.add(finished(5))
    other.execute("ROLLBACK")
    other.close()
    assert store.add(finished(5))


def test_a_full_disk_loses_nothing(store: Store) -> None:
    first = kept_in(store, finished(1))
    with store._reading() as db:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
    kept = [first]

    def fill() -> None:
        for seed in range(2, 60):
            kept.append(kept_in(store, finished(seed)))  # noqa: PERF401 - those before the disk is full count

    with pytest.raises(HistoryError, match="full"):
        fill()
    assert store.page().entries == tuple(kept[::-1])
    with store._reading() as db:
        db.execute("PRAGMA max_page_count = 100000")
    assert store.add(finished(99))


KILLED = """
import sys
from pathlib import Path
from briscola_desktop.runtime.history.store import Store
from tests.unit.runtime.history.dealing import finished
store = Store(Path(sys.argv[1]))
deals = [finished(seed) for seed in range(400)]
print("ready", flush=True)
for deal in deals:
    print(store.add(deal).id, flush=True)
"""


def test_what_was_kept_survives_being_killed_while_writing(path: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True)
    assert child.stdout
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.12)
    child.kill()
    said = [int(line) for line in child.stdout.read().split()]
    child.stdout.close()
    child.wait()
    store = Store(path)
    kept = [entry.id for entry in store.page(size=500).entries][::-1]
    assert kept[: len(said)] == said
    assert len(kept) - len(said) <= 1
    for deal in kept:
        assert store.record(deal).replay().fault is None
    assert store.add(finished(1_000))
    store.close()
