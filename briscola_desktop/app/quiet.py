"""Messages of Qt's that tell of a normal machine, not of a fault, and have no category by which to switch them off."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

HARMLESS = (
    "PulseAudioService: ",  # there is no sound server
    "No QtMultimedia backends found. ",  # the packaged program brings none: what plays our sounds needs none
    "This plugin does not support ",  # there is no screen
)


def hush() -> None:
    """Let Qt's messages go to standard error as ever, but not these."""
    qInstallMessageHandler(_on_message)


def unhush() -> None:
    """Give messages back to Qt: Python will soon be gone."""
    qInstallMessageHandler(None)


def _on_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if not message.startswith(HARMLESS):
        print(qFormatLogMessage(kind, context, message), file=sys.stderr, flush=True)
