"""The move timer, told what happens and when."""

from briscola_desktop.play.clock import Clock


def test_time_runs_from_the_turn_and_never_below_nothing() -> None:
    clock = Clock.of(2, 30).waits(1, 100.0)
    assert [clock.left(now) for now in (100.0, 112.5, 130.0, 200.0)] == [30.0, 17.5, 0.0, 0.0]
    assert Clock.of(2, 30).left(5) == 0


def test_two_misses_in_a_row_shorten_a_seats_time_until_it_plays_in_time() -> None:
    clock = Clock.of(2, 30)
    for _ in range(2):
        assert clock.allowed(0) == 30
        clock = clock.ran_out(0)
    assert (clock.allowed(0), clock.allowed(1)) == (10, 30)
    assert clock.waits(0, 7.0).left(9.0) == 8.0
    assert clock.played(0).allowed(0) == 30
    assert clock.ran_out(0).played(1).allowed(0) == 10


def test_a_miss_then_a_move_in_time_is_no_row() -> None:
    clock = Clock.of(3, 30).ran_out(2).played(2).ran_out(2)
    assert clock.allowed(2) == 30


def test_a_table_with_less_time_than_the_short_one_keeps_it() -> None:
    assert Clock.of(2, 5).ran_out(0).ran_out(0).allowed(0) == 5


def test_after_an_interruption_a_turn_begins_anew() -> None:
    clock = Clock.of(2, 30).waits(0, 0.0)
    assert clock.left(100.0) == 0
    assert clock.anew(100.0).left(104.0) == 26
    assert Clock.of(2, 30).anew(100.0).seat is None
