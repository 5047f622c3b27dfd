"""The animator: what moves arrives, in order, however the time passes."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from briscola_desktop.widgets.table.animator import Animator, Track
from briscola_desktop.widgets.table.pose import Flight, Pose, between, eased


class Thing:
    """Something that can be carried."""

    def __init__(self) -> None:
        self.pose = Pose(0, 0, 50)

    def set_pose(self, pose: Pose) -> None:
        self.pose = pose


FAR = Pose(300, 200, 80, turn=30, face=1.0)


@pytest.fixture
def animator(qtbot: QtBot) -> Animator:
    return Animator()


def test_a_track_ends_where_it_should_and_says_so(animator: Animator) -> None:
    thing, landed = Thing(), []
    animator.carry(Track(thing, FAR, 300, flight=Flight(0.2, 9, 0.5), landed=lambda: landed.append(True)))
    animator.advance(150)
    assert 0 < thing.pose.x < 300
    assert thing.pose.lift > 0
    assert not landed
    animator.advance(151)
    assert thing.pose == FAR
    assert landed == [True]
    assert not animator.busy


@given(st.lists(st.floats(1, 90), min_size=1, max_size=60), st.floats(0.2, 5))
def test_whatever_the_frames_the_end_is_the_same(frames: list[float], rate: float) -> None:
    animator = Animator()
    animator.rate = rate
    things = [Thing() for _ in range(3)]
    for place, thing in enumerate(things):
        animator.then(partial(animator.carry, Track(thing, replace(FAR, x=place), 200)))
        animator.gap(50)
    animator.join()
    for frame in frames:
        animator.advance(frame)
    animator.settle()
    assert [thing.pose for thing in things] == [replace(FAR, x=place) for place in range(3)]
    assert not animator.busy
    animator.stop()


def test_the_queue_keeps_its_order(animator: Animator) -> None:
    done: list[str] = []
    thing = Thing()
    animator.then(lambda: animator.carry(Track(thing, FAR, 100, landed=lambda: done.append("landed"))))
    animator.join()
    animator.then(lambda: done.append("after"))
    animator.gap(100)
    animator.then(lambda: done.append("later"))
    animator.advance(99)
    assert done == []
    animator.advance(2)
    assert done == ["landed", "after"]
    animator.advance(50)
    assert done == ["landed", "after"]
    animator.advance(60)
    assert done == ["landed", "after", "later"]


def test_a_pause_lasts_the_same_at_every_speed(animator: Animator) -> None:
    for rate in (0.6, 1.0, 1.8, inf):
        done: list[bool] = []
        animator.rate = rate
        animator.pause(500)
        animator.then(partial(done.append, True))
        animator.advance(490)
        assert not done
        animator.advance(20)
        assert done


def test_a_pause_can_be_skipped_once(animator: Animator) -> None:
    done: list[int] = []
    for place in range(2):
        animator.pause(1_000)
        animator.then(partial(done.append, place))
    assert animator.pausing
    assert animator.skip()
    assert done == [0]
    assert animator.skip()
    assert done == [0, 1]
    assert not animator.skip()


def test_a_pause_makes_no_frames_and_ends_by_itself(animator: Animator, qtbot: QtBot) -> None:
    done: list[bool] = []
    animator.pause(120)
    animator.then(lambda: done.append(True))
    animator.advance(1)
    assert not animator.running
    qtbot.waitUntil(lambda: bool(done))
    qtbot.wait(40)
    assert not animator.running


def test_without_motion_all_is_there_at_once(animator: Animator) -> None:
    animator.rate = inf
    thing = Thing()
    animator.carry(Track(thing, FAR, 300))
    assert thing.pose == FAR
    assert not animator.running


def test_calmly_nothing_flies(animator: Animator) -> None:
    animator.calm = True
    thing = Thing()
    animator.carry(Track(thing, FAR, 300, flight=Flight(0.3, 9, 1)))
    animator.advance(60)
    assert (thing.pose.x, thing.pose.y, thing.pose.turn, thing.pose.lift) == (FAR.x, FAR.y, FAR.turn, 0)
    assert 0 < thing.pose.fade < 1
    animator.advance(500)
    assert thing.pose == FAR


def test_a_flip_shows_the_other_side_from_the_middle(animator: Animator) -> None:
    thing = Thing()
    animator.carry(Track(thing, FAR, 1_000))
    sides = []
    for _ in range(20):
        animator.advance(50)
        sides.append(thing.pose.face >= 0.5)
    assert sides == sorted(sides)
    assert 6 <= sides.count(False) <= 12


def test_a_new_target_in_the_air_is_where_it_lands(animator: Animator) -> None:
    thing, still = Thing(), Thing()
    animator.carry(Track(thing, FAR, 200))
    animator.carry(Track(still, FAR, 200))
    animator.advance(100)
    there = replace(FAR, x=900)
    animator.retarget(lambda item: there if item is thing else None, 2.0, 1.0)
    animator.advance(101)
    assert thing.pose == there
    assert still.pose == FAR


def test_a_second_track_takes_over(animator: Animator) -> None:
    thing, landed = Thing(), []
    animator.carry(Track(thing, FAR, 200, landed=lambda: landed.append("first")))
    animator.advance(100)
    here = thing.pose
    animator.carry(Track(thing, Pose(0, 0, 50), 200, landed=lambda: landed.append("second")))
    animator.advance(1)
    assert abs(thing.pose.x - here.x) < 30
    animator.advance(300)
    assert landed == ["second"]


def test_idle_is_told_from_the_event_loop(animator: Animator, qtbot: QtBot) -> None:
    told: list[bool] = []
    animator.idle.connect(lambda: told.append(True))
    animator.rate = inf
    animator.then(lambda: None)
    assert not told
    qtbot.waitUntil(lambda: bool(told))
    assert len(told) == 1


def test_a_card_face_down_turns_the_short_way(animator: Animator) -> None:
    thing = Thing()
    thing.pose = Pose(0, 0, 50, turn=180)
    animator.carry(Track(thing, Pose(100, 100, 60, turn=2, face=1), 300))
    turns = []
    for _ in range(6):
        animator.advance(50)
        turns.append(thing.pose.turn)
    assert max(map(abs, turns)) < 10


@given(st.floats(0, 1), st.floats(0, 1))
def test_easing_never_goes_back(a: float, b: float) -> None:
    low, high = sorted((a, b))
    assert eased(low) <= eased(high) + 1e-9
    assert between(low, 0.2, 0.7) <= between(high, 0.2, 0.7)
    assert eased(0) == pytest.approx(0)
    assert eased(1) == pytest.approx(1)
