"""The process in which a review is made: the strong player explains, instead of choosing. No Qt."""

from __future__ import annotations

from multiprocessing.connection import Connection

from briscola_desktop.ai.decision import Decision
from briscola_desktop.runtime import bot_process
from briscola_desktop.runtime.bot_process import Cancel, Question

PLAYER = "hard"
"""What a question calls it; this process knows one player."""

NICENESS = 10
"""How far it stands back: behind the computers at the table too."""


def explain(question: Question, cancel: Cancel) -> Decision:
    """Every action, weighed."""
    from briscola_desktop.ai import player  # noqa: PLC0415 - loads NumPy, which the window can do without

    return player.explain(question.view, question.seed, cancel)


def serve(connection: Connection) -> None:
    """Answer questions until the other end closes."""
    bot_process.serve(connection, explain, NICENESS)
