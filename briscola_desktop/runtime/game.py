"""A match at one's own screen: people and computers at one table, deal after deal.

The game owns the table (the authority), the match, the computer players and the saved deal. The window talks to nothing
else: it calls methods, and draws what the signals say.

Model first: an action is done at once, whatever is still being shown. What waits for the window is the computer: its
move is thought out at once but done only after the window has said, with `ready`, that everything before was shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from briscola_desktop.ai.decision import Decision
from briscola_desktop.core.actions import Action
from briscola_desktop.core.cards import Card
from briscola_desktop.core.match import Match
from briscola_desktop.core.record import Record
from briscola_desktop.core.rules import Rules
from briscola_desktop.core.tricks import Trick
from briscola_desktop.core.view import View
from briscola_desktop.play.log import Log
from briscola_desktop.play.seats import Player, signed
from briscola_desktop.play.table import Accepted, Rejected, Table
from briscola_desktop.runtime.asking import Asking
from briscola_desktop.runtime.bots import Bots
from briscola_desktop.runtime.messages import Aside, Ended, Hinted, Messenger, Opened, Stepped, Turn, Why
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.savefile import Saved, Saves

DEAL = "deal"
"""Name of the saved deal that is at the table."""

ASIDE = ("aside", "aside2", "aside3", "aside4", "aside5")
"""Names of the saved deals to go back to, the next one first; as many are kept."""

CONCEDED = "conceded"
"""The mark of a deal that was given up."""


def against_computer(rules: Rules, level: str, name: str = "") -> tuple[Player, ...]:
    """One person in seat 0, computers of a level elsewhere."""
    return (Player(None, name), *(Player(level) for _ in range(rules.players - 1)))


def _renamed(players: tuple[Player, ...], name: str) -> tuple[Player, ...]:
    """The players, the one person among them under another name; as they are where there are several people."""
    if sum(player.person for player in players) != 1:
        return players
    return tuple(replace(player, name=name) if player.person else player for player in players)


class Game(Messenger):
    """A match in progress; without one (`started` is false) most things are refused.

    Every method that may be refused answers a `Notice` then, and None where it was done.
    """

    def __init__(
        self, bots: Bots, saves: Saves, seeds: Callable[[], int], *, paced: bool = True, parent: QObject | None = None
    ) -> None:
        """Make a game without a match.

        Args:
            bots: think for the computers; closed with the game.
            saves: keeps the deal.
            seeds: a new seed at each call.
            paced: whether computers wait for `ready`.
            parent: of the object.
        """
        super().__init__(parent)
        self._saves = saves
        self._seeds = seeds
        self._paced = paced
        self._asking = Asking(bots, self)
        self._asking.decided.connect(self._on_decided)
        self._asking.hinted.connect(self._on_hinted)
        self._asking.failed.connect(self.tell_warned)
        saves.failed.connect(self._on_save_failed)
        self._deal = 0
        self._shown = -1
        self._viewer = 0
        self._match: Match | None = None
        self._table: Table | None = None
        self._players: tuple[Player, ...] = ()
        self._marks: frozenset[str] = frozenset()
        self._aside: list[Saved] = []
        self._warned_of_saving = False

    # --- what is

    @property
    def started(self) -> bool:
        """Whether there is a deal at the table."""
        return self._table is not None

    @property
    def deal(self) -> int:
        """Number of the deal, as messages carry it."""
        return self._deal

    @property
    def version(self) -> int:
        """Version of the table, as messages carry it."""
        return self._here.version

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self._here.rules

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self._players

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self._players) if player.person)

    @property
    def viewer(self) -> int:
        """The seat whose cards the screen shows."""
        return self._viewer

    @property
    def view(self) -> View:
        """The table as the viewer sees it."""
        return self._here.view(self._viewer)

    @property
    def over(self) -> bool:
        """Whether the deal has ended, or was given up."""
        return self._here.over or CONCEDED in self._marks

    @property
    def match(self) -> Match:
        """The match, with the result of this deal once it is over."""
        if self._match is None:
            raise RuntimeError("no match has been started")
        if CONCEDED in self._marks:
            return self._here.give_up_in(self._match, self.people[0])
        return self._here.count_in(self._match) if self.over else self._match

    @property
    def marks(self) -> frozenset[str]:
        """What a statistic may want to know of this deal: `undone`, `hinted`, `conceded`."""
        return self._marks

    @property
    def last_trick(self) -> Trick | None:
        """The trick that was taken last."""
        return self.view.history[-1] if self.view.history else None

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would be done."""
        return self._undo_refusal() is None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a deal to go back to."""
        return bool(self._aside)

    def record(self) -> Record:
        """The deal as it stands, for a file; it says who played and what was undone or hinted."""
        marks = {"marks": sorted(self._marks)} if self._marks else {}
        return signed(self._here.record(), self._players, **marks)

    # --- matches and deals

    def start(self, rules: Rules, players: Sequence[Player], seed: int | None = None) -> None:
        """Begin a match; a deal in the middle of which this happens can be gone back to.

        Raises RulesError where match and trump do not go together, ValueError where the players do not fit the rules
        or no person is among them.
        """
        self._check_players(rules, players)
        match = Match.start(rules, self._seeds() if seed is None else seed)
        self._put_aside()
        self._players = tuple(players)
        self._begin(match)

    def resume(self) -> bool:
        """Take up the saved deal, if there is one; `Saves.notices` has what was wrong with it."""
        self._aside = [kept for name in ASIDE if (kept := self._saves.load(name))]
        saved = self._saves.load(DEAL)
        if saved is None:
            return False
        self._restore(saved, Why.RESUMED)
        return True

    def next_deal(self) -> Notice | None:
        """Deal the match's next deal; after the last one a new match begins, and the deal passes on as ever."""
        if not self.started:
            return Notice.of("no_deal")
        if not self.over:
            return Notice.of("deal_not_over")
        match = self.match
        if match.over:
            match = replace(Match.start(match.rules, self._seeds()), dealer=match.dealer_now)
        self._begin(match)
        return None

    def new_deal(self, seed: int | None = None) -> Notice | None:
        """Deal at once: the next deal after a finished one, else a new match with the same rules and players."""
        if not self.started:
            return Notice.of("no_deal")
        if self.over and seed is None:
            return self.next_deal()
        self.start(self.rules, self._players, seed)
        return None

    def set_level(self, level: str) -> Notice | None:
        """Give all computers a level, with a new match at once."""
        if not self.started:
            return Notice.of("no_deal")
        self.start(self.rules, [p if p.person else replace(p, level=level) for p in self._players])
        return None

    def rename(self, name: str) -> bool:
        """Call the one person at the table something else, in the deals to go back to as well: whether that is news."""
        players = _renamed(self._players, name)
        renamed = [replace(kept, players=_renamed(kept.players, name)) for kept in self._aside]
        if renamed != self._aside:
            self._keep(renamed)
        if players == self._players:
            return False
        self._players = players
        self._save()
        return True

    def go_back(self) -> Notice | None:
        """Take up the deal that was kept aside last; one in progress now is kept behind all others.

        Doing it again and again thus leads through all of them.
        """
        if not self._aside:
            return Notice.of("nothing_aside")
        saved, *others = self._aside
        self._keep([*others, self._saved()] if self._worth_keeping else others)
        self._restore(saved, Why.WENT_BACK)
        return None

    def open_record(self, record: Record) -> Notice | None:
        """Lay a recorded deal on the table, as far as it is good, to be played on; a notice says where it breaks.

        Raises PackError or UnknownSeatError where it cannot even be dealt.
        """
        replay = record.replay()
        if replay.fault is not None:
            if replay.fault.action is None:
                raise replay.fault.error
            record = replace(record, actions=record.actions[: replay.fault.action])
        rules = record.rules
        fits = len(self._players) == rules.players
        players = self._players if fits else against_computer(rules, self._level(), self._own_name())
        self._put_aside()
        self._restore(Saved(Match(rules, self._seeds(), record.dealer), players, record), Why.OPENED)
        return Notice.of("record_broken", fault=replay.fault) if replay.fault else None

    # --- play

    def submit(self, action: Action) -> Notice | None:
        """Do what a person at this screen wants."""
        if not self.started:
            return Notice.of("no_deal")
        if action.seat not in self.people:
            return Notice.of("unknown_seat")
        return self._do(action)

    def undo(self) -> Notice | None:
        """Take back one's own last choice and all that followed, also while the computer thinks."""
        refusal = self._undo_refusal()
        if refusal is not None:
            return refusal
        answer = self._here.take_back(self.people[0], self.version)
        if isinstance(answer, Rejected):
            return Notice.of(answer.code)
        self._marks |= {"undone"}
        self._open(Why.UNDONE)
        return None

    def concede(self) -> Notice | None:
        """Give up the deal, which counts as lost; it is for one person against the computer."""
        if not self.started:
            return Notice.of("no_deal")
        if self.over:
            return Notice.of("deal_over")
        if len(self.people) != 1:
            return Notice.of("concede_not_alone")
        self._marks |= {CONCEDED}
        self._save()
        self._asking.rest()
        self._end(again=False)
        return None

    def hint(self) -> Notice | None:
        """Ask the strong player what the viewer should do; `hinted` brings the answer."""
        if not self.started:
            return Notice.of("no_deal")
        if self.over:
            return Notice.of("deal_over")
        if self._here.turn != self._viewer:
            return Notice.of("out_of_turn")
        self._marks |= {"hinted"}
        self._save()
        self._asking.hint(self._viewer)
        return None

    def look(self, seat: int) -> None:
        """Show the cards of another person at this screen."""
        if seat not in self.people:
            raise ValueError(f"no person sits in seat {seat}")
        self._viewer = seat
        self._open(Why.LOOKED)

    def ready(self, deal: int, version: int) -> None:
        """Say that the window has shown a deal up to a version, so that the computer may play."""
        if deal == self._deal:
            self._shown = max(self._shown, version)
            self._proceed()

    def playable(self) -> tuple[Card, ...]:
        """The cards that the viewer may play now, or might play were it their turn."""
        return self.view.playable()

    def close(self) -> None:
        """Stop thinking, and see the last move saved."""
        self._asking.close()
        self._saves.flush()

    # --- inside

    @property
    def _here(self) -> Table:
        if self._table is None:
            raise RuntimeError("no match has been started")
        return self._table

    def _level(self) -> str:
        return next((player.level for player in self._players if player.level), "normal")

    def _own_name(self) -> str:
        return self._players[self.people[0]].name if len(self.people) == 1 else ""

    def _undo_refusal(self) -> Notice | None:
        if not self.started:
            return Notice.of("no_deal")
        if len(self.people) != 1:
            return Notice.of("undo_not_alone")
        if self.over:
            return Notice.of("deal_over")
        if all(action.seat != self.people[0] for action in self._here.log.actions):
            return Notice.of("nothing_to_take_back")
        return None

    @staticmethod
    def _check_players(rules: Rules, players: Sequence[Player]) -> None:
        if len(players) != rules.players:
            raise ValueError(f"{len(players)} players for {rules.players} seats")
        if not any(player.person for player in players):
            raise ValueError("no person is at the table")

    def _begin(self, match: Match) -> None:
        self._match = match
        self._marks = frozenset()
        self._table = Table.of_match(match)
        self._take_seat(Why.DEALT)

    def _restore(self, saved: Saved, why: Why) -> None:
        self._match = saved.match
        self._players = saved.players
        self._marks = saved.marks
        self._table = Table.restore(Log.of_record(saved.record))
        self._take_seat(why)

    def _take_seat(self, why: Why) -> None:
        """Sit down at a new table."""
        self._deal += 1
        self._shown = -1
        turn = self._here.turn
        self._viewer = turn if turn in self.people and turn is not None else self.people[0]
        deal = self._deal
        self._open(why)
        if deal == self._deal and self.over:
            self._end(again=True)

    @property
    def _worth_keeping(self) -> bool:
        """Whether a person has begun to play the deal, and can play on."""
        return self.started and not self.over and any(a.seat in self.people for a in self._here.log.actions)

    def _put_aside(self) -> None:
        """Keep a deal that was begun, so that it can be gone back to."""
        if self._worth_keeping:
            self._keep([self._saved(), *self._aside])

    def _keep(self, aside: list[Saved]) -> None:
        """Keep these aside, the next to go back to first, and no others."""
        self._aside = aside[: len(ASIDE)]
        for place in reversed(range(len(self._aside))):  # a deal that moves on is never missing
            self._saves.save(self._aside[place], ASIDE[place])
        for name in ASIDE[len(self._aside) :]:
            self._saves.remove(name)
        self.tell_aside(Aside(self.can_go_back))

    def _saved(self) -> Saved:
        if self._match is None:
            raise RuntimeError("no match has been started")
        return Saved(self._match, self._players, self._here.record(), self._marks)

    def _save(self) -> None:
        self._saves.save(self._saved(), DEAL)

    def _on_save_failed(self, notice: Notice) -> None:
        """Complain once of a folder that cannot be written to."""
        if not self._warned_of_saving:
            self._warned_of_saving = True
            self.tell_warned(notice)

    def _open(self, why: Why) -> None:
        self._save()
        events = self._here.change(self._viewer, 0).events if why is Why.DEALT else ()
        deal, version = self._deal, self.version
        match = self._match or self.match
        self.tell_opened(Opened(deal, version, why, self.view, events, self._players, match))
        self._ask(deal, version)

    def _do(self, action: Action) -> Notice | None:
        if self.over:
            return Notice.of("deal_over")
        answer = self._here.submit(action.seat, action, self.version)
        if isinstance(answer, Rejected):
            return Notice.of(answer.code)
        self._tell(answer)
        return None

    def _tell(self, accepted: Accepted) -> None:
        self._save()
        deal, version = self._deal, accepted.version
        change = self._here.change(self._viewer, version)
        if change.action is not None:
            self.tell_stepped(Stepped(deal, version, change.action, change.events, self.view))
        if (deal, version) == (self._deal, self._here.version) and self.over:
            self._end(again=False)
        self._ask(deal, version)

    def _end(self, *, again: bool) -> None:
        match = self.match
        self.tell_ended(Ended(self._deal, match.results[-1], match, self._players, self._marks, again))

    def _ask(self, deal: int, version: int) -> None:
        """Let the computers think about the table, unless a slot has moved it on meanwhile."""
        if (deal, version) != (self._deal, self.version) or CONCEDED in self._marks:
            return
        self._asking.begin(self._here, self._players)
        turn = self._here.turn
        if turn is not None:
            person = self._players[turn].person
            self.tell_turned(Turn(deal, version, turn, person, thinking=not person))
        self._proceed()

    def _proceed(self) -> None:
        """Do what a computer has decided, once the window is ready for it."""
        if self._table is None or (self._paced and self._shown < self.version):
            return
        action = self._asking.take_decision()
        if action is not None:
            self._do(action)

    def _on_decided(self) -> None:
        self._proceed()

    def _on_hinted(self, decision: Decision) -> None:
        self.tell_hinted(Hinted(self._deal, self.version, decision))
