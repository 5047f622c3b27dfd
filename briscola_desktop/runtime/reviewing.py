"""A review off the window's thread: the strong player judges in a process of its own, a choice at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from briscola_desktop.core.errors import BriscolaError
from briscola_desktop.core.record import Record
from briscola_desktop.runtime.bot_process import Reply, Thinker
from briscola_desktop.runtime.bots import Bots, ProcessBots
from briscola_desktop.runtime.notices import SENTENCES, Notice
from briscola_desktop.runtime.review import Judging, Review
from briscola_desktop.runtime.review_process import PLAYER, serve

SENTENCES["review_failed"] = QT_TRANSLATE_NOOP("notices", "This deal cannot be reviewed ({fault}).")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review has come, in choices judged."""

    done: int
    total: int


class Reviewing(QObject):
    """Makes one review at a time; its process ends with `close`.

    Signals:
        progressed: a `Progress`.
        finished: a `Review`.
        failed: a `Notice`.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, bots: Bots | None = None, parent: QObject | None = None) -> None:
        """A reviewer; `bots` judge in place of a process of its own."""
        super().__init__(parent)
        self._bots = bots or ProcessBots(self, Thinker(serve))
        self._bots.answered.connect(self._on_answered)
        self._judging: Judging | None = None
        self._asked = 0

    @property
    def busy(self) -> bool:
        """Whether a review is under way."""
        return self._judging is not None

    def start(self, record: Record, seats: Sequence[int] | None = None) -> None:
        """Review a deal for some seats, or for all; one that is under way is given up."""
        self.cancel()
        try:
            self._judging = Judging(record, seats)
        except BriscolaError as fault:
            self.emit_failed(Notice.of("review_failed", fault=fault))
            return
        self.emit_progressed(Progress(0, self._judging.total))
        self._ask()

    def cancel(self) -> None:
        """Give up, at once."""
        if self._judging is not None:
            self._judging = None
            self._bots.cancel()

    def close(self) -> None:
        """Give up and end the process."""
        self._judging = None
        self._bots.close()

    def _ask(self) -> None:
        judging = self._judging
        if judging is None:
            return
        question = judging.next()
        if question is None:
            self._judging = None
            self.emit_finished(judging.review())
        else:
            view, seed = question
            self._asked = self._bots.ask(view, PLAYER, seed)

    def _on_answered(self, reply: Reply) -> None:
        judging = self._judging
        if judging is None or reply.number != self._asked:
            return
        if reply.decision is None:
            self._judging = None
            self.emit_failed(Notice.of("review_failed", fault=reply.error or "cancelled"))
            return
        before = judging.done
        judging.give(reply.decision)
        if judging.done != before:
            self.emit_progressed(Progress(judging.done, judging.total))
        self._ask()

    def emit_progressed(self, progress: Progress) -> None:
        """Say how far it is."""
        self.progressed.emit(progress)

    def emit_finished(self, review: Review) -> None:
        """Hand out the review."""
        self.finished.emit(review)

    def emit_failed(self, notice: Notice) -> None:
        """Say why there is none."""
        self.failed.emit(notice)
