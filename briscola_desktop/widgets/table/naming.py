"""Names and figures on the table: plates, sums, the bar with the score of the match, the slate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.match import Result
from briscola_desktop.play.seats import Player
from briscola_desktop.runtime.game import Game
from briscola_desktop.widgets.table.props import SlateRow
from briscola_desktop.widgets.table.scene import TableScene
from briscola_desktop.widgets.table.words import plate_line, rules_name, side_name

if TYPE_CHECKING:  # a network is loaded for those who play over one
    from briscola_desktop.runtime.online import RemoteGame


def name_table(
    scene: TableScene,
    game: Game | RemoteGame,
    players: tuple[Player, ...],
    names: tuple[str, ...],
    portraits: tuple[int, ...],
    results: Sequence[Result],
) -> None:
    """Say who sits where, who dealt, how the match stands.

    Args:
        scene: the table.
        game: what is played there.
        players: by seat.
        names: what they are called, by seat.
        portraits: what they look like, by seat.
        results: the deals that count so far.
    """
    t = QCoreApplication.translate
    rules, viewer = game.rules, game.viewer
    mark, summons = t("Board", "D", "one letter on the chip of the dealer"), t("Board", "Your turn")
    for seat, plate in enumerate(scene.plates):
        line = plate_line(seat, viewer, players, rules, names)
        plate.tell(name=names[seat], line=line, dealer=game.view.dealer == seat, who=portraits[seat])
        plate.sign(mark, summons if seat == viewer else "")
        plate.name = names[seat]
    sides = [side_name(side, viewer, rules, names) for side in range(len(rules.sides))]
    for total, name in zip(scene.sums, sides, strict=True):
        total.title = name
    wins = tuple(sum(result.winner == side for result in results) for side in range(len(sides)))
    totals = game.match.score if rules.match != "single" else wins
    score = tuple((name, str(total)) for name, total in zip(sides, totals, strict=True))
    heads = tuple(portraits[seats[0]] for seats in rules.sides)
    scene.bar.tell(rules_name(rules, len(results) + (0 if game.over else 1)), score, heads)
    scene.slate.tell(
        [
            SlateRow(name, tuple(str(result.points[side]) for result in results), total)
            for side, (name, total) in enumerate(score)
        ]
    )
