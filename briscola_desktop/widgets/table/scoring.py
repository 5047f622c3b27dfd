"""What stands on the score sheet of a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.match import LENGTHS
from briscola_desktop.core.view import View
from briscola_desktop.runtime.messages import Ended
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.names import together
from briscola_desktop.widgets.table.picture import taken_cards
from briscola_desktop.widgets.table.score_sheet import Sheet, SheetSide
from briscola_desktop.widgets.table.words import side_name, suit_name


def score_sheet(
    ended: Ended,
    view: View,
    names: tuple[str, ...],
    portraits: tuple[int, ...],
    family: Family,
    *,
    alone: bool,
    review: bool = False,
) -> Sheet:
    """The sheet for one's own side first.

    Args:
        ended: the result.
        view: the deal at its end.
        names: the players' names by seat.
        portraits: their portraits by seat.
        family: how the deck calls its suits.
        alone: one person plays here, who is `you`.
        review: the deal can be looked at again.
    """
    rules, match = view.rules, ended.match
    own = rules.side_of(view.seat)
    order = [own, *(side for side in range(len(rules.sides)) if side != own)]
    taken = taken_cards(view)
    series = rules.match != "single"
    deals = LENGTHS[rules.match]
    sides = []
    for side in order:
        counters = sorted((card for card in taken[side] if card.points), key=lambda card: (-card.points, card.order))
        results = tuple(str(result.points[side]) for result in match.results)
        sides.append(
            SheetSide(
                name=side_name(side, view.seat, rules, names),
                who=tuple(portraits[seat] for seat in rules.sides[side]),
                points=ended.result.points[side],
                cards=tuple(counters),
                deals=results + ("",) * (deals - len(results)) if series else (),
                total=str(match.score[side]) if series else "",
                won=frozenset(place for place, result in enumerate(match.results) if result.winner == side),
            )
        )
    t = QCoreApplication.translate
    last = t("TableWords", "Points") if rules.match == "four_deals_points" else t("TableWords", "Won")
    head = (t("TableWords", "Deal"), *(str(deal + 1) for deal in range(deals)), last) if series else ()
    again = t("TableWords", "New match") if series and match.over else t("TableWords", "Next deal")
    winner = ended.result.winner
    return Sheet(
        title=_title(ended, view, names, own, alone=alone),
        line=_line(ended, view, order, family),
        sides=tuple(sides),
        winner=order.index(winner) if winner is not None else None,
        head=head,
        buttons={"table": t("TableWords", "Another table")}
        | ({"review": t("TableWords", "Review")} if review else {})
        | {"next": again},
    )


def _title(ended: Ended, view: View, names: tuple[str, ...], own: int, *, alone: bool) -> str:
    t = QCoreApplication.translate
    rules, match = view.rules, ended.match
    series = rules.match != "single" and match.over
    winner = match.winner if series else ended.result.winner
    if winner is None:
        return t("TableWords", "The match is drawn") if series else t("TableWords", "A draw")
    partners = len(rules.sides) != rules.players
    if winner == own and alone:
        if partners:
            return t("TableWords", "We win the match") if series else t("TableWords", "We win the deal")
        return t("TableWords", "You win the match") if series else t("TableWords", "You win the deal")
    text = t("TableWords", "{name} wins the match") if series else t("TableWords", "{name} wins the deal")
    if partners:
        text = t("TableWords", "{names} win the match") if series else t("TableWords", "{names} win the deal")
    who = together([names[seat] for seat in rules.sides[winner]])
    return text.format(name=who, names=who)


def _line(ended: Ended, view: View, order: list[int], family: Family) -> str:
    t = QCoreApplication.translate
    points = [str(ended.result.points[side]) for side in order]
    parts = [t("TableWords", "trumps were {suit}").format(suit=suit_name(view.trump, family))]
    if len(points) == 2:
        parts.append(t("TableWords", "{ours} to {theirs}").format(ours=points[0], theirs=points[1]))
    if view.rules.match != "single":
        parts.insert(0, t("TableWords", "deal {number}").format(number=len(ended.match.results)))
    marks = {"undone": t("TableWords", "with undo"), "hinted": t("TableWords", "with a hint")}
    parts += [marks[mark] for mark in sorted(ended.marks) if mark in marks]
    return " · ".join(parts)
