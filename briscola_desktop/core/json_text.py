"""JSON as it is read from files and lines: what is wrong with it is said in plain words."""

from __future__ import annotations

import json


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
