"""The history for the window: everything is read and written in a thread of its own, in the order of asking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QThreadPool, Signal
from shiboken6 import isValid

from briscola_desktop.runtime.history.entries import Entry, Finished
from briscola_desktop.runtime.history.store import HistoryBrokenError, HistoryError, Store
from briscola_desktop.runtime.notices import SENTENCES, Notice

T = TypeVar("T")

NAME = "history.sqlite"
"""The file in the folder of what is the user's."""

SENTENCES.update(
    {
        "history_broken": QT_TRANSLATE_NOOP(
            "notices",
            "The history of deals could not be read ({fault}) and was put aside as {backup}; a new one begins.",
        ),
        "history_failed": QT_TRANSLATE_NOOP(
            "notices",
            "The history cannot be used ({fault}); play on: finished deals are added as soon as possible.",
        ),
    }
)


class Ticket:
    """What was asked for; who does not want the answer any more says so, or is no more."""

    def __init__(self, owner: QObject | None = None) -> None:
        self._owner = owner
        self._dropped = False

    def drop(self) -> None:
        """The answer is not wanted any more."""
        self._dropped = True

    @property
    def dropped(self) -> bool:
        """Whether nobody waits for the answer."""
        return self._dropped or (self._owner is not None and not isValid(self._owner))


class History(QObject):
    """Kept deals.

    Deals that could not be written wait in memory and are written before whatever is asked next, at the latest when the
    history is closed.

    Signals:
        kept: an `Entry`: a deal has been kept.
        changed: something else than that has changed: statistics were reset, a deal was removed.
        warned: a `Notice`: it does not work, said once; or the file was broken and a new one begins.
    """

    kept = Signal(object)
    changed = Signal()
    warned = Signal(object)
    _answered = Signal(object, object, object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """A history in a file, which is opened at the first use."""
        super().__init__(parent)
        self._store = Store(path)
        self._thread = QThreadPool(self, maxThreadCount=1)
        self._waiting: list[Finished] = []
        self._warned = False
        self._answered.connect(self._answer)

    def ask(
        self,
        question: Callable[[Store], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[], object] | None = None,
        owner: QObject | None = None,
    ) -> Ticket:
        """Ask the store in the thread, and hand the answer on in the caller's.

        Args:
            question: what is to be done with the store.
            then: is given the answer.
            failed: is called where there is none.
            owner: whoever the answer is for; it comes to nothing once that has been deleted.
        """
        ticket = Ticket(owner)
        self._thread.start(lambda: self._run(question, then, failed, ticket))
        return ticket

    def add(self, finished: Finished) -> None:
        """Keep a deal; one that is kept already is not kept again. ValueError where it has not ended."""
        finished.result()
        self._thread.start(lambda: self._add(finished))

    def change(self, act: Callable[[Store], object]) -> None:
        """Change the store: reset, remove."""
        self.ask(act, lambda _: self.changed.emit())

    def flush(self) -> None:
        """Wait until all that was asked has been done."""
        self._thread.waitForDone()

    def close(self) -> None:
        """Write what waits and let the file go; one that nobody has asked for is not looked at any more.

        For if it were broken, that could be said to nobody now.
        """
        self._thread.start(self._close)
        self.flush()

    # --- in the thread

    def _close(self) -> None:
        if self._waiting:
            self._run()
        self._store.close()

    def _add(self, finished: Finished) -> None:
        self._waiting.append(finished)
        self._run()

    def _run(
        self,
        question: Callable[[Store], Any] = lambda _: None,
        then: Callable[[Any], object] | None = None,
        failed: Callable[[], object] | None = None,
        ticket: Ticket | None = None,
    ) -> None:
        """Write what waits, then answer a question."""
        if ticket and ticket.dropped:
            return
        try:
            self._write_waiting()
            answer = question(self._store)
        except HistoryBrokenError as fault:
            self.emit_warned(Notice.of("history_broken", fault=fault, backup=fault.backup))
            if fault.backup.suffix == ".bak":  # it is out of the way: once more, with the new one
                self._run(question, then, failed, ticket)
                return
        except HistoryError as fault:
            if not self._warned:
                self._warned = True
                self.emit_warned(Notice.of("history_failed", fault=fault))
        else:
            self._warned = False
            if then is not None:
                self._answered.emit(then, answer, ticket)
            return
        if failed is not None:
            self._answered.emit(lambda _: failed(), None, ticket)

    def _write_waiting(self) -> None:
        while self._waiting:
            entry = self._store.add(self._waiting[0])
            del self._waiting[0]
            if entry is not None:
                self.emit_kept(entry)

    def emit_kept(self, entry: Entry) -> None:
        """Say that a deal has been kept."""
        self.kept.emit(entry)

    def emit_warned(self, notice: Notice) -> None:
        """Say what is wrong."""
        self.warned.emit(notice)

    # --- in the window's thread

    def _answer(self, then: Callable[[Any], object], answer: object, ticket: Ticket) -> None:
        if not ticket.dropped:
            then(answer)
