"""What a review has to say, in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from briscola_desktop.ai.decision import Reason
from briscola_desktop.core.actions import Action, Claim, Exchange, Play
from briscola_desktop.runtime.review import WON, Judged, Review
from briscola_desktop.widgets.decks.theme import Family
from briscola_desktop.widgets.figures import tenths
from briscola_desktop.widgets.table.words import card_name, reason_text


def action_name(action: Action, family: Family) -> str:
    """An action in words."""
    t = QCoreApplication.translate
    match action:
        case Play(_, card):
            return card_name(card, family)
        case Exchange():
            return t("ReviewWords", "the exchange")
        case Claim():
            return t("ReviewWords", "the claim")
        case _:
            return t("ReviewWords", "the ace, thrown")


def why_text(one: Judged, family: Family) -> str:
    """Why the best action is the best."""
    card = card_name(one.best.card, family) if isinstance(one.best, Play) else ""
    return _begun(reason_text(one.why).format(card=card))


def instead_text(one: Judged, family: Family) -> str:
    """What was done in its place."""
    t = QCoreApplication.translate
    text = {
        Reason.TAKE: t("ReviewWords", "The {card} took the trick"),
        Reason.TRUMP: t("ReviewWords", "The {card} spent a trump on it"),
        Reason.FEED: t("ReviewWords", "The {card} gave points to the partner"),
        Reason.LET_GO: t("ReviewWords", "The {card} let the trick go"),
        Reason.LEAD_LOW: t("ReviewWords", "The {card} was a quiet lead"),
        Reason.LEAD_HIGH: t("ReviewWords", "The {card} led points"),
        Reason.LEAD_TRUMP: t("ReviewWords", "The {card} led a trump"),
        Reason.THROW: t("ReviewWords", "The ace was thrown"),
    }.get(one.instead, t("ReviewWords", "The {card} was played"))
    return _begun(text.format(card=action_name(one.played, family)))


def cost_text(one: Judged) -> str:
    """What it cost, in the one figure by which mistakes are ranked."""
    t = QCoreApplication.translate
    if not one.options:
        return t("ReviewWords", "passed over")
    return t("ReviewWords", "costs {cost}").format(cost=tenths(one.loss))


def parts_text(one: Judged) -> str:
    """What it cost, in points and in the chance to win."""
    t = QCoreApplication.translate
    if not one.options:
        return t("ReviewWords", "passed over")
    parts = []
    if abs(one.points) >= 0.05:
        points = tenths(abs(one.points))
        text = t("ReviewWords", "{points} points fewer") if one.points > 0 else t("ReviewWords", "{points} points more")
        parts.append(text.format(points=points))
    if abs(one.chance) >= 0.005:
        chance = round(100 * abs(one.chance))
        text = (
            t("ReviewWords", "{chance}% less chance of winning")
            if one.chance > 0
            else t("ReviewWords", "{chance}% more chance of winning")
        )
        parts.append(text.format(chance=chance))
    return ", ".join(parts) or t("ReviewWords", "a trifle")


def summary_text(review: Review, seat: int) -> str:
    """The review of a seat in a sentence."""
    t = QCoreApplication.translate
    own = review.of_seat(seat)
    mistakes = [one for one in own if one.mistake]
    if not own:
        return t("ReviewWords", "There was nothing to choose.")
    if not mistakes:
        return t("ReviewWords", "No card could have been better: well played!")
    cost = tenths(sum(one.loss for one in mistakes))
    text = t("ReviewWords", "%n of {choices} cards could have been better and cost {cost} in all.", "", len(mistakes))
    return text.format(choices=len(own), cost=cost)


def measure_text() -> str:
    """What the cost is counted in, and from when on it counts."""
    t = QCoreApplication.translate
    points = t("ReviewWords", "The cost is in points; winning the deal is worth {points} of them.")
    equal = t("ReviewWords", "Cards that cannot be told apart for certain count as equally good.")
    return f"{points.format(points=round(WON))} {equal}"


def moment_text(one: Judged, family: Family) -> str:
    """A choice in a sentence or two, for the place at which it is shown."""
    t = QCoreApplication.translate
    if one.mistake:
        text = t("ReviewWords", "{instead}: {cost}. {why}.")
        if one.why is one.instead:
            text = t("ReviewWords", "{instead}: {cost}. Better to do the same with the {best}.")
        return text.format(
            instead=instead_text(one, family),
            cost=parts_text(one),
            why=why_text(one, family),
            best=action_name(one.best, family),
        )
    card = action_name(one.played, family)
    if one.rival is not None:
        text = t("ReviewWords", "The {card} was about as good as the {best}.")
        return _begun(text.format(card=card, best=action_name(one.rival, family)))
    return _begun(t("ReviewWords", "The {card} was as good as any.").format(card=card))


def _begun(sentence: str) -> str:
    """With a capital: in some languages a card's name begins it."""
    return sentence[:1].upper() + sentence[1:]
