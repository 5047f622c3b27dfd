"""The one crossing point to the computer players: questions go in, replies come out as a signal.

`ProcessBots` lets them think in a process of their own, so that no frame waits; `InlineBots` is for tests.
"""

from __future__ import annotations

import queue
import threading

from PySide6.QtCore import QObject, QTimer, Signal

from briscola_desktop.core.view import View
from briscola_desktop.runtime.bot_process import Question, Reply, Thinker, think

CLOSING = 1.5
"""Seconds that closing may wait for the thread."""


class Bots(QObject):
    """Computer players that can be asked.

    Questions are answered one after the other; all that wait are dropped by `cancel`. A reply to a dropped question
    may still arrive: whoever asks compares numbers.

    Signals:
        answered: a `Reply`.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last = 0

    def ask(self, view: View, player: str, seed: int) -> int:
        """Ask a player; the number of the question."""
        self._last += 1
        self._put(Question(self._last, view, player, seed))
        return self._last

    def cancel(self) -> None:
        """Drop all questions."""
        raise NotImplementedError

    def warm_up(self) -> None:
        """Get ready for the first question; call it once the window stands."""

    def close(self) -> None:
        """Stop thinking, now."""
        self.cancel()

    def _put(self, question: Question) -> None:
        raise NotImplementedError

    def emit_answered(self, reply: Reply) -> None:
        """Hand out a reply."""
        self.answered.emit(reply)


class InlineBots(Bots):
    """Think in the event loop of the caller: slower frames, no surprises."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dropped = 0

    def cancel(self) -> None:
        """Drop all questions."""
        self._dropped = self._last

    def _put(self, question: Question) -> None:
        QTimer.singleShot(0, self, lambda: self._answer(question))

    def _answer(self, question: Question) -> None:
        if question.number > self._dropped:
            self.emit_answered(think(question, lambda: False))


class ProcessBots(Bots):
    """Think in a process of their own; a thread waits for its replies."""

    def __init__(self, parent: QObject | None = None, thinker: Thinker | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker or Thinker()
        self._questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def cancel(self) -> None:
        """Drop all questions; the player stops at its next look."""
        self._thinker.interrupt(self._last)

    def close(self) -> None:
        """End the process and the thread."""
        self._thinker.kill()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(CLOSING)
            self._thread = None

    def warm_up(self) -> None:
        """Start the process, which takes a few tenths of a second, before there is a question."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._wait, name="computer player", daemon=True)
            self._thread.start()

    def _put(self, question: Question) -> None:
        self.warm_up()
        self._questions.put(question)

    def _wait(self) -> None:
        """Run in the thread: pass on questions and replies until there is None."""
        self._thinker.start()
        for question in iter(self._questions.get, None):
            self.emit_answered(self._thinker.answer(question))
        self._thinker.close()
