"""Kept deals in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.rules import Rules
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.history.entries import MIXED, ONLINE, PEOPLE, Entry, Kind, Outcome
from briscola_desktop.widgets.figures import short_date
from briscola_desktop.widgets.names import together
from briscola_desktop.widgets.rules_words import option_words, preset_words, value_words
from briscola_desktop.widgets.table.words import level_name, player_names


def rules_text(kind: Kind) -> str:
    """The rule set of a kind: its preset, and that it was changed."""
    name = preset_words()[kind.preset].name
    if "," not in kind.rules:
        return name
    return QCoreApplication.translate("HistoryWords", "{rules}, changed").format(rules=name)


def changes_text(kind: Kind) -> str:
    """What differs from the preset, a line each; empty where nothing does."""
    options = option_words()
    changed = Rules.parse(kind.rules, kind.players)
    names = [pair.partition("=")[0] for pair in kind.rules.split(",")[1:]]
    return "\n".join(f"{options[name].name}: {value_words(getattr(changed, name))}" for name in names)


def opponents_text(kind: Kind) -> str:
    """How many play and against whom."""
    t = QCoreApplication.translate
    number = t("HistoryWords", "%n players", "", kind.players)
    if kind.level == PEOPLE:
        return t("HistoryWords", "{number}, at one screen").format(number=number)
    if kind.level == MIXED:
        return t("HistoryWords", "{number}, levels mixed").format(number=number)
    if kind.level == ONLINE:
        return t("HistoryWords", "{number}, online").format(number=number)
    return f"{number}, {level_name(kind.level)}"


def kind_text(kind: Kind) -> str:
    """A kind in one line."""
    return f"{rules_text(kind)} · {opponents_text(kind)}"


def outcome_text(outcome: Outcome | None) -> str:
    """How a deal ended for the one person."""
    t = QCoreApplication.translate
    if outcome is None:
        return t("HistoryWords", "played")
    return {
        Outcome.WON: t("HistoryWords", "won"),
        Outcome.DRAWN: t("HistoryWords", "drawn"),
        Outcome.LOST: t("HistoryWords", "lost"),
    }[outcome]


def mark_text(mark: str) -> str:
    """A mark in words."""
    t = QCoreApplication.translate
    return {
        "undone": t("HistoryWords", "with undo"),
        "hinted": t("HistoryWords", "with a hint"),
        "conceded": t("HistoryWords", "given up"),
        "replayed": t("HistoryWords", "cards known"),
    }.get(mark, mark)


def players_of(entry: Entry) -> tuple[Player, ...]:
    """Who played a kept deal."""
    level = entry.kind.level if entry.kind.level not in (MIXED, PEOPLE, ONLINE) else "normal"
    alone = entry.seat is not None
    return tuple(Player(level if alone and seat != entry.seat else None, name) for seat, name in enumerate(entry.names))


def names_of(entry: Entry) -> tuple[str, ...]:
    """The players' names by seat, as on their plates."""
    return player_names(players_of(entry))


def own_side_first(entry: Entry) -> tuple[int, ...]:
    """The sides in the order in which their points are said: one's own first."""
    sides = range(len(entry.points))
    own = 0 if entry.seat is None else entry.seat % len(entry.points)
    return (own, *(side for side in sides if side != own))


def points_text(entry: Entry) -> str:
    """The points, one's own first."""
    return " : ".join(str(entry.points[side]) for side in own_side_first(entry))


def against_text(entry: Entry) -> str:
    """Against whom, or with whom, it was played."""
    names = names_of(entry)
    if entry.seat is None:
        return together(names)
    sides = len(entry.points)
    others = [name for seat, name in enumerate(names) if seat % sides != entry.seat % sides]
    partners = [name for seat, name in enumerate(names) if seat % sides == entry.seat % sides and seat != entry.seat]
    t = QCoreApplication.translate
    if not partners:
        return t("HistoryWords", "against {names}").format(names=together(others))
    text = t("HistoryWords", "with {partners}, against {names}")
    return text.format(partners=together(partners), names=together(others))


def entry_text(entry: Entry) -> str:
    """A kept deal in one sentence, for who cannot see the list."""
    parts = [
        outcome_text(entry.outcome),
        points_text(entry),
        against_text(entry),
        kind_text(entry.kind),
        short_date(entry.ended),
        *(mark_text(mark) for mark in sorted(entry.marks)),
    ]
    return ", ".join(parts)
