"""Deals into which a blunder was planted: a review names it first, within seconds."""

import time
from pathlib import Path

import pytest

from briscola_desktop.ai.player import explain
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.review import Judging, Review

FILES = sorted((Path(__file__).parent / "reviews").glob("*.json"))
SECONDS = 10.0
"""What a review of a deal for two may take."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_planted_blunder_comes_first(path: Path) -> None:
    record = Record.loads(path.read_text())
    judging = Judging(record, [0])
    began = time.process_time()
    while question := judging.next():
        judging.give(explain(*question))
    spent = time.process_time() - began
    review = judging.review()
    worst, *others = review.worst(0)
    assert worst.place == record.extra["planted"]
    assert worst.best != worst.played
    assert worst.points > 5
    assert all(other.loss < worst.loss / 2 for other in others)
    assert spent < SECONDS
    assert Review.loads(review.dumps()).worst(0) == review.worst(0)


def test_there_are_such_deals() -> None:
    assert len(FILES) >= 3
