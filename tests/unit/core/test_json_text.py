"""What is wrong with a JSON text, in plain words."""

import pytest

from briscola_desktop.core.errors import RecordError
from briscola_desktop.core.json_text import quoted, read_json
from briscola_desktop.core.record import Record


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b'{"format":\n  oh}', "something is wrong at line 2, column 3"),
        (b" \n", "it is empty"),
        (b'"\xff\xfe"', "it is not written in UTF-8"),
        (b"\xff\xfe\x00", "it is not written in UTF-8"),
        (b"[" * 200_000, "its lists and objects lie too deep in each other"),
        (b"[" + b"1" * 9_000 + b"]", "a number in it has too many digits"),
    ],
)
def test_no_words_of_the_parser_get_through(text: bytes, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        read_json(text)
    with pytest.raises(RecordError, match=f"^not a JSON text: {said}$"):
        Record.loads(text)


def test_values_are_quoted_as_the_file_has_them() -> None:
    assert quoted(None) == "null"
    assert quoted({"card": True}) == '{"card": true}'
    assert quoted("Zd") == "'Zd'"
    long = quoted(["briscola"] * 1_000)
    assert long.startswith('["briscola", ')
    assert long.endswith("…")
    assert len(long) == 60
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == "what lies too deep"
