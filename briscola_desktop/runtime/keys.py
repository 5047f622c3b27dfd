"""Every setting there is: its name, its usual value, and the values that it may have."""

from __future__ import annotations

from briscola_desktop.core.deal_number import LEVELS
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import COUNTS, PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.notices import Notice
from briscola_desktop.runtime.settings import AnyKey, Key, Settings

# --- the look
DECK = Key("look/deck", "neapolitan")
"""Id of a deck, one of the program's or an imported one: the program restricts it to those there are."""
CLOTH = Key("look/cloth", "green", ("green", "blue", "burgundy"))
SURROUNDINGS = Key("look/surroundings", "system", ("system", "light", "dark"))
INDICES = Key("look/indices", "normal", ("off", "normal", "large"))
INDEX_LETTERS = Key("look/index_letters", "auto", ("auto", *LANGUAGES))
"""Letters of French courts: those of the app's language, or of a chosen one."""
FOUR_COLOURS = Key("look/four_colours", default=False)
LEFT_HANDED = Key("look/left_handed", default=False)
LARGE_PRINT = Key("look/large_print", default=False)
"""Of all that is written on the table; the cards have INDICES."""
LANGUAGE = Key("look/language", "system", ("system", *LANGUAGES))

# --- the game
LEVEL = Key("game/level", "normal", LEVELS)
PRESET = Key("game/preset", "classic", tuple(PRESETS))
PLAYERS = Key("game/players", 2, COUNTS)
OPTIONS_TEXT = Key("game/options", "")
"""What differs from the preset: `exchange=none,throw=off`."""
NAME = Key("game/name", "")
"""The player's own name; empty for "You"."""
PORTRAIT = Key("game/portrait", 0, range(12))
"""Number of the player's own portrait."""

# --- online play
SERVER = Key("online/server", "")
"""Address of a table server; empty for none: the game calls nobody by itself."""

# --- motion
ANIMATION = Key("motion/animation", "normal", ("off", "slow", "normal", "fast"))
REDUCED = Key("motion/reduced", default=False)
TRICK_PAUSE = Key("motion/trick_pause", 1000, range(1000, 10_001))
"""Milliseconds for which a finished trick stays."""
TRICK_CLICK = Key("motion/trick_click", default=False)
"""A finished trick stays until a click."""

# --- sound
VOLUME = Key("sound/volume", 70, range(101))
"""Per cent."""
MUTED = Key("sound/muted", default=False)

# --- the window
GEOMETRY = Key("window/geometry", "")
"""QWidget.saveGeometry in base 64."""
STATE = Key("window/state", "")
"""QMainWindow.saveState in base 64."""
FULL_SCREEN = Key("window/full_screen", default=False)
HELP_SEEN = Key("window/help_seen", default=False)
"""The help of the first start has been shown."""

KEYS: tuple[AnyKey, ...] = tuple(key for key in vars().values() if isinstance(key, Key))
"""All of them."""


def chosen_rules(settings: Settings) -> Rules:
    """The rules of the settings; the classic ones, and a notice, where these do not go together."""
    preset, options = settings.get(PRESET), settings.get(OPTIONS_TEXT)
    text = f"{preset},{options}" if options else preset
    try:
        rules = Rules.parse(text, settings.get(PLAYERS))
        rules.check_table()
    except RulesError as fault:
        settings.notices.append(Notice.of("rules_unknown", fault=fault))
        return Rules.of()
    return rules


def choose_rules(settings: Settings, rules: Rules) -> None:
    """Keep a rule set for the next match and the next start."""
    settings.set(PRESET, rules.preset)
    settings.set(PLAYERS, rules.players)
    settings.set(OPTIONS_TEXT, rules.text.partition(",")[2])
