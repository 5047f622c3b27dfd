"""JSON as it is read from files and lines: what is wrong with it is said in plain words."""

from __future__ import annotations

import json

LONGEST = 60
"""Characters of a value that is quoted in a complaint."""


def read_json(text: str | bytes) -> object:
    """What a JSON text says; ValueError with a few words for whoever wrote it."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        where = f"something is wrong at line {fault.lineno}, column {fault.colno}"
        raise ValueError(where if fault.doc.strip() else "it is empty") from None
    except UnicodeDecodeError:
        raise ValueError("it is not written in UTF-8") from None
    except RecursionError:
        raise ValueError("its lists and objects lie too deep in each other") from None
    except ValueError:  # the only one left
        raise ValueError("a number in it has too many digits") from None


def quoted(value: object) -> str:
    """A value as its file has it, for a complaint; the beginning of a long one."""
    try:
        text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=repr)
    except RecursionError:
        text = "what lies too deep"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
