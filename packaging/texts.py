"""The texts of the interface, read from the source.

Qt's `lupdate` reads Python too, but drops a text whose number is an attribute (`tr("%n deals", "", self.count)`), knows
no plural in `QCoreApplication.translate`, and says nothing of a text that is not literal. So the source is read here,
and `lupdate` is given what was found.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NAMED = {"translate", "QT_TRANSLATE_NOOP", "marked", "t"}
"""Calls whose first argument is the context. `t` is what the source calls `translate` where texts are many."""


@dataclass(frozen=True, order=True)
class Text:
    """A text to be translated.

    Attributes:
        context: the class that says it, or what groups texts outside of classes.
        source: the text in English.
        comment: what tells it from the same text with another meaning.
        plural: whether it has forms for numbers.
    """

    context: str
    source: str
    comment: str = ""
    plural: bool = False


def texts_of(path: Path) -> list[Text]:
    """The texts in a file, in order; SyntaxError where one is not literal.

    Outside of classes `tr` asks a window for a text of its own, which is found there.
    """
    return list(_found(ast.parse(path.read_text(encoding="utf-8"), str(path)), "", path))


def as_source(texts: list[Text]) -> str:
    """The texts as a Python file that `lupdate` reads without loss."""
    lines = []
    for text in texts:
        said = f"{text.source!r}, {text.comment!r}" + (", n" if text.plural else "")
        lines += [f"class {text.context}:", "    def say(self, n):", f"        self.tr({said})"]
    return "\n".join(lines) + "\n"


def _found(node: ast.AST, context: str, path: Path) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if (name == "tr" and context) or (name in NAMED and _says(node.args)):
            yield _text(node, context, path, named=name != "tr")
    for child in ast.iter_child_nodes(node):
        yield from _found(child, context, path)


def _says(arguments: list[ast.expr]) -> bool:
    """Whether it is about a text: a painter's `translate` has numbers, and one of a table's texts stands there."""
    return _literal(arguments[:1]) is not None and not isinstance(
        arguments[1], ast.Call | ast.Name | ast.Subscript | ast.Attribute
    )


def _text(node: ast.Call, context: str, path: Path, *, named: bool) -> Text:
    said = node.args[1:] if named else node.args
    source = _literal(said[:1])
    comment = _literal(said[1:2]) if said[1:2] else ""
    if source is None or comment is None or node.keywords:
        raise SyntaxError(f"{path.name}, line {node.lineno}: a text to be translated is literal, its number the last")
    return Text((_literal(node.args[:1]) or "") if named else context, source, comment, len(said) > 2)


def _literal(nodes: list[ast.expr]) -> str | None:
    value = nodes[0].value if nodes and isinstance(nodes[0], ast.Constant) else None
    return value if isinstance(value, str) else None
