"""The process in which a review is made: the strong player explains, instead of choosing. No Qt."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing.connection import Connection

from briscola_desktop.ai.decision import CancelledError
from briscola_desktop.core.view_reader import read_view
from briscola_desktop.runtime.bot_process import READY, Question, Reply

PLAYER = "hard"
"""What a question calls it; this process knows one player."""

NICENESS = 10
"""How far it stands back: behind the computers at the table too."""


def explain(question: Question, cancel: Callable[[], bool]) -> Reply:
    """Weigh every action; whatever goes wrong becomes the error of the reply."""
    try:
        from briscola_desktop.ai import player  # noqa: PLC0415 - loads NumPy, which the window can do without

        return Reply(question.number, player.explain(question.view, question.seed, cancel))
    except CancelledError:
        return Reply(question.number)
    except Exception as fault:  # noqa: BLE001 - the window must go on, whatever the player stumbles over
        return Reply(question.number, error=f"{type(fault).__name__}: {fault}")


def serve(connection: Connection) -> None:
    """Answer questions until the other end closes, in the way of `bot_process.serve`."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        connection.send(READY)
        while True:
            message = connection.recv()
            if message is not None:  # None is a cancelling that came late
                number, view, player, seed = message
                connection.send(explain(Question(number, read_view(view), player, seed), connection.poll))
    except (EOFError, OSError):
        return  # the game has gone
