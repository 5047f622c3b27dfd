"""The one animator of the table: a queue of moves and a clock.

The queue says what happens when; tracks carry items from where they are to where they belong. The clock runs only
while something moves or waits, nothing blocks, and at any moment `settle` brings everything to its end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot, inf, pi, sin
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from briscola_desktop.widgets.table import durations
from briscola_desktop.widgets.table.pose import SLIDE, Flight, Pose, between, eased

Act = Callable[[], None]


class Movable(Protocol):
    """What a track can carry."""

    @property
    def pose(self) -> Pose:
        """Where it is."""

    def set_pose(self, pose: Pose) -> None:
        """Move it there."""


@dataclass(slots=True, eq=False)
class Track:
    """One item on its way; `Animator.retarget` may change both ends.

    Attributes:
        length: milliseconds at normal speed.
        delay: milliseconds before it starts.
        flight: the shape of its way.
        landed: called once it is there.
    """

    item: Movable
    end: Pose
    length: float
    delay: float = 0.0
    flight: Flight = SLIDE
    landed: Act | None = None
    start: Pose | None = None
    spent: float = 0.0

    def begin(self, *, calm: bool) -> None:
        """Take the item from where it is; calmly, it appears where it belongs.

        Backs look alike both ways round, so a card that starts or ends face down turns by the shorter way.
        """
        pose = replace(self.end, fade=0.0) if calm else self.item.pose
        if min(pose.face, self.end.face) < 0.5:
            pose = replace(pose, turn=pose.turn + 180 * round((self.end.turn - pose.turn) / 180))
        self.start = pose

    def at(self, part: float) -> Pose:
        """The pose after that part of the time, 0 to 1."""
        if part >= 1 or self.start is None:
            return self.end
        a, b, flight = self.start, self.end, self.flight
        way, hump = eased(part), sin(pi * eased(part))
        x, y = a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way
        if flight.arc:
            y -= hypot(b.x - a.x, b.y - a.y) * flight.arc * hump
        return Pose(
            x=x,
            y=y,
            w=a.w + (b.w - a.w) * way,
            turn=a.turn + (b.turn - a.turn) * way + flight.spin * hump,
            lift=a.lift + (b.lift - a.lift) * way + flight.rise * hump,
            face=a.face + (b.face - a.face) * between(part, 0.15, 0.75),
            fade=a.fade + (b.fade - a.fade) * part,
        )


@dataclass(slots=True)
class _Entry:
    """One entry of the queue: an act, a span of time at the table's speed, a pause, or a wait for all tracks."""

    act: Act | None = None
    gap: float = 0.0
    pause: float = 0.0
    join: bool = False


@dataclass(slots=True, eq=False)
class Tween:
    """A value from 0 to 1 over time, for what is not a card: light, a message, a lift."""

    step: Callable[[float], None]
    length: float
    spent: float = 0.0
    key: object = None


class Animator(QObject):
    """Queue, tracks and clock.

    Attributes:
        rate: how fast what moves goes; infinite where nothing moves but is there.
        calm: nothing flies: items appear where they belong, softly.

    Signals:
        idle: everything has been shown and nothing moves. It comes from the event loop, never within a call.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rate = 1.0
        self.calm = False
        self._queue: deque[_Entry] = deque()
        self._tracks: list[Track] = []
        self._tweens: list[Tween] = []
        self._waited = 0.0
        self._advancing = False
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(durations.FRAME))
        self._timer.timeout.connect(self._tick)
        self._nap = QTimer(self)  # nothing moves, and a pause is all there is
        self._nap.setSingleShot(True)
        self._nap.timeout.connect(self._end_nap)
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.setInterval(0)
        self._tell.timeout.connect(self._say_idle)

    # ---- what is to happen ---------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something of the game is still to be shown. Tweens are decoration and do not count."""
        return bool(self._queue or self._tracks)

    @property
    def running(self) -> bool:
        """Whether frames are made."""
        return self._timer.isActive()

    @property
    def pausing(self) -> bool:
        """Whether a pause is under way that `skip` would end."""
        return bool(self._queue) and self._queue[0].pause > 0 and not self._tracks

    def then(self, act: Act) -> None:
        """Do something when its turn comes."""
        self._add(_Entry(act=act))

    def gap(self, length: float) -> None:
        """Let time pass, at the table's speed, before what comes next; tracks go on."""
        if length > 0:
            self._add(_Entry(gap=length))

    def join(self) -> None:
        """Wait until all tracks have landed."""
        self._add(_Entry(join=True))

    def pause(self, length: float) -> None:
        """Let the players look, the same time at every speed, or until `skip`."""
        if length > 0:
            self._add(_Entry(pause=length))

    def carry(self, track: Track) -> None:
        """Move an item from now on; a track that it was on ends where it is."""
        self._tracks = [other for other in self._tracks if other.item is not track.item]
        if self.rate == inf:
            self._land(track)
            self._say_later()
            return
        if self.calm:
            track.length, track.flight = durations.FADE, SLIDE
        self._tracks.append(track)
        if not track.delay:
            track.begin(calm=self.calm)
        self._wake()

    def tween(self, step: Callable[[float], None], length: float, key: object = None) -> None:
        """Call `step` with 0 to 1; one of the same key takes the place of an earlier one."""
        if key is not None:
            self._tweens = [tween for tween in self._tweens if tween.key != key]
        if self.rate == inf or length <= 0:
            step(1.0)
            return
        self._tweens.append(Tween(step, length, key=key))
        self._wake()

    def drop(self, item: Movable) -> None:
        """Forget an item."""
        self._tracks = [track for track in self._tracks if track.item is not item]
        self._say_later()

    def clear(self) -> None:
        """Forget all that was to happen and all that moves, as it is."""
        self._queue.clear()
        self._tracks.clear()
        self._waited = 0.0
        self._say_later()

    def stop(self) -> None:
        """Forget everything and stop the clock."""
        self.clear()
        self._tweens.clear()
        self._timer.stop()
        self._nap.stop()
        self._tell.stop()

    def skip(self) -> bool:
        """End the pause that is under way; whether there was one."""
        if not self.pausing:
            return False
        self._queue[0].pause = 0.0
        self._wake()
        self._run_queue()
        return True

    def settle(self) -> None:
        """Bring everything to its end now."""
        rate, self.rate = self.rate, inf
        while self._queue or self._tracks:
            self._finish_tracks()
            if self._queue:
                entry = self._queue.popleft()
                if entry.act:
                    entry.act()
        self._waited = 0.0
        tweens, self._tweens = self._tweens, []
        for tween in tweens:
            tween.step(1.0)
        self.rate = rate
        self._say_later()

    def carries(self, item: Movable) -> bool:
        """Whether an item is on its way."""
        return any(track.item is item for track in self._tracks)

    def retarget(self, end_of: Callable[[Movable], Pose | None], across: float, down: float) -> None:
        """The window has another size: tracks end where items belong now, and start in the same part of the window."""
        for track in self._tracks:
            end = end_of(track.item)
            if end:
                track.end = end
            if track.start:
                a = track.start
                track.start = replace(a, x=a.x * across, y=a.y * down, w=a.w * min(across, down))

    # ---- time ----------------------------------------------------------------------------------------------------

    def advance(self, elapsed: float) -> None:
        """Let so many milliseconds pass."""
        if self._advancing:
            return
        self._advancing = True
        moved = elapsed * self.rate if self.rate != inf else inf
        for tween in tuple(self._tweens):
            tween.spent += moved
            part = min(1.0, tween.spent / tween.length)
            if part >= 1 and tween in self._tweens:
                self._tweens.remove(tween)
            tween.step(part)
        for track in tuple(self._tracks):
            self._move(track, moved)
        self._advancing = False
        self._run_queue(elapsed)
        self._rest()
        self._say_later()

    def _rest(self) -> None:
        """No frames while nothing moves; a pause needs none."""
        if self._tracks or self._tweens:
            return
        if not self._queue:
            self._timer.stop()
            self._nap.stop()
        elif self._queue[0].pause and self._timer.isActive():
            self._timer.stop()
            self._clock.start()
            self._nap.start(max(0, round(self._queue[0].pause - self._waited)))

    def _end_nap(self) -> None:
        self._waited += self._clock.restart()
        self._timer.start()
        self._run_queue()
        self._rest()

    def _move(self, track: Track, moved: float) -> None:
        if track not in self._tracks:
            return
        if track.delay > 0:
            track.delay -= moved
            if track.delay > 0:
                return
            moved, track.delay = -track.delay, 0.0
        if track.start is None:
            track.begin(calm=self.calm)
        track.spent += moved
        if track.spent >= track.length:
            self._land(track)
        else:
            track.item.set_pose(track.at(track.spent / track.length))

    def _land(self, track: Track) -> None:
        if track in self._tracks:
            self._tracks.remove(track)
        track.item.set_pose(track.end)
        if track.landed:
            track.landed()

    def _finish_tracks(self) -> None:
        while self._tracks:
            self._land(self._tracks[0])

    def _add(self, entry: _Entry) -> None:
        self._queue.append(entry)
        self._wake()
        if len(self._queue) == 1 and not self._advancing:
            self._run_queue()

    def _run_queue(self, elapsed: float = 0.0) -> None:
        if self._advancing:
            return
        self._advancing = True
        while self._queue:
            entry = self._queue[0]
            if entry.act:
                self._queue.popleft()
                entry.act()
            elif entry.join:
                if self._tracks:
                    break
                self._queue.popleft()
            else:
                self._waited += elapsed if entry.pause else elapsed * self.rate if self.rate != inf else entry.gap
                elapsed = 0.0
                due = entry.pause or entry.gap
                if self._waited < due:
                    break
                self._waited = 0.0
                self._queue.popleft()
        self._advancing = False
        self._say_later()

    def _wake(self) -> None:
        if self._nap.isActive():
            self._nap.stop()
            self._waited += self._clock.elapsed()
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _tick(self) -> None:
        self.advance(min(float(self._clock.restart()), durations.LONGEST_FRAME))

    def _say_later(self) -> None:
        if not self.busy and not self._tell.isActive():
            self._tell.start()

    def _say_idle(self) -> None:
        if not self.busy:
            self._rest()  # a frame that was still due would tell it again
            self.idle.emit()
