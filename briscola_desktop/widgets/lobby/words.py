"""What the windows of online play say about tables, seats and shuffles."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from briscola_desktop.core.rules import Rules
from briscola_desktop.net.protocol import Room, SeatIs
from briscola_desktop.net.verify import Finding
from briscola_desktop.widgets.rules_words import preset_words
from briscola_desktop.widgets.table.words import NAMES, level_name


def table_title(rules: Rules) -> str:
    """The name of a table's rules and how many play."""
    name = preset_words()[rules.preset].name
    if rules != Rules.of(rules.preset, players=rules.players):
        name = QCoreApplication.translate("Lobby", "{preset}, with changes").format(preset=name)
    players = QCoreApplication.translate("Lobby", "%n players", "", rules.players)
    return f"{name} · {players}"


def timer_words(seconds: int) -> str:
    """How long a player may think."""
    if not seconds:
        return QCoreApplication.translate("Lobby", "no timer")
    return QCoreApplication.translate("Lobby", "{seconds} s a card").format(seconds=seconds)


def bots_words(level: str | None) -> str:
    """Who takes the seats that stay empty."""
    if level is None:
        return QCoreApplication.translate("Lobby", "people only")
    text = QCoreApplication.translate("Lobby", "computers ({level}) in empty seats")
    return text.format(level=level_name(level))


def free_words(free: int) -> str:
    """How many seats are free."""
    return QCoreApplication.translate("Lobby", "%n seats free", "", free)


def owner_words(name: str) -> str:
    """Whose table it is."""
    return QCoreApplication.translate("Lobby", "{name}’s table").format(name=name)


def seat_name(room: Room, at: int) -> str:
    """How whoever sits there is called."""
    seat = room.seats[at]
    if seat.name:
        return seat.name
    if seat.level or room.bots:
        return NAMES[(at - 1) % len(NAMES)]
    return QCoreApplication.translate("Lobby", "a free seat")


def seat_line(room: Room, at: int, own: int) -> str:
    """What is to be said about a seat, shortly."""
    t = QCoreApplication.translate
    seat = room.seats[at]
    waiting = room.phase in ("gathering", "between", "over")
    if seat.left:
        return t("Lobby", "has left; a computer plays on")
    if seat.level:
        return t("Lobby", "computer, {level}").format(level=level_name(seat.level))
    if not seat.name:
        return _free_line(room)
    if seat.away:
        return t("Lobby", "away; a computer plays until they are back")
    if not seat.here:
        return t("Lobby", "has lost the connection")
    if waiting:
        return t("Lobby", "ready") if seat.ready else t("Lobby", "not ready yet")
    return t("Lobby", "you") if at == own else ""


def _free_line(room: Room) -> str:
    t = QCoreApplication.translate
    if room.bots:
        return t("Lobby", "computer, {level}, if nobody comes").format(level=level_name(room.bots))
    return t("Lobby", "waiting for somebody")


def coming_line(room: Room, at: int) -> str:
    """The second line of a plate while the table fills."""
    t = QCoreApplication.translate
    seat = room.seats[at]
    if not seat.name:
        level = seat.level or room.bots
        return level_name(level) if level else ""
    if not seat.here:
        return t("Lobby", "connection lost")
    return t("Lobby", "ready") if seat.ready else t("Lobby", "not ready yet")


def plate_state(seat: SeatIs) -> str:
    """The second line of a plate at the table, where something is the matter with a seat; else nothing."""
    t = QCoreApplication.translate
    if seat.left or seat.away:
        return t("Lobby", "a computer plays")
    if seat.name and not seat.level and not seat.here:
        return t("Lobby", "connection lost")
    return ""


def finding_words(finding: Finding) -> tuple[str, str]:
    """What came out of a check of the shuffle, in a few words and in a sentence."""
    t = QCoreApplication.translate
    return {
        Finding.FAIR: (
            t("Lobby", "The shuffle was fair"),
            t("Lobby", "The pack is exactly the one that the server’s secret and every player’s number give."),
        ),
        Finding.LEFT_OUT: (
            t("Lobby", "The shuffle fits, without you"),
            t("Lobby", "Everything fits, but your own number is not in it, so it proves nothing to you."),
        ),
        Finding.SECRET: (
            t("Lobby", "The secret was changed"),
            t("Lobby", "The secret that the server shows is not the one that it had sealed before."),
        ),
        Finding.NONCE: (
            t("Lobby", "Your number was changed"),
            t("Lobby", "Another number than your own was mixed into the shuffle."),
        ),
        Finding.DEALER: (
            t("Lobby", "The dealer was not drawn"),
            t("Lobby", "The dealer is not the one that secret and numbers give."),
        ),
        Finding.DECK: (
            t("Lobby", "The pack was stacked"),
            t("Lobby", "The pack is not the one that secret and numbers give."),
        ),
        Finding.PLAY: (
            t("Lobby", "The server shows another deal"),
            t("Lobby", "What the server shows at the end is not the deal that you have seen."),
        ),
    }[finding]
