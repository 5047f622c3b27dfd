"""What the translators wrote is whole: nothing missing, left over or unfinished, and the places for values are kept."""

from __future__ import annotations

import errno
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QMessageBox

from briscola_desktop.core.cards import Card
from briscola_desktop.core.rules import PRESETS
from briscola_desktop.runtime import keys
from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.history.entries import Entry as HistoryEntry
from briscola_desktop.runtime.history.entries import Kind, Outcome
from briscola_desktop.runtime.importing.errors import DeckError
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.notices import SENTENCES, Notice
from briscola_desktop.runtime.rules_words import read_words
from briscola_desktop.runtime.settings import Settings
from briscola_desktop.runtime.translations import Translations, language, system_language
from briscola_desktop.widgets.history.words import against_text
from briscola_desktop.widgets.names import together
from briscola_desktop.widgets.rules_words import preset_words
from briscola_desktop.widgets.table.words import NAMES, Sentences, card_name, level_name
from tests.gui.fitting import bury

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "packaging" / "translations.py"
FORMS = {"en": 2, "it": 2, "de": 2, "nl": 2, "hu": 1}
"""Forms for numbers: Hungarian says *one trick, two trick*."""
TRANSLATED = [code for code in LANGUAGES if code != "en"]

Key = tuple[str, str, str, bool]
"""Context, English, comment, plural."""


@dataclass(frozen=True)
class Entry:
    """What stands in a .ts for one text."""

    state: str
    forms: tuple[str, ...]


def entries(folder: Path, code: str) -> dict[Key, Entry]:
    """A language's file."""
    found = {}
    tree = ET.parse(folder / f"briscola_{code}.ts")  # noqa: S314 - a file of ours
    for context in tree.iter("context"):
        for message in context.iter("message"):
            plural = message.get("numerus") == "yes"
            said = message.find("translation")
            assert said is not None
            forms = [form.text or "" for form in said.iter("numerusform")] if plural else [said.text or ""]
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural,
            )
            assert key not in found, key
            found[key] = Entry(said.get("type", ""), tuple(forms))
    return found


@cache
def committed(code: str) -> dict[Key, Entry]:
    """A language's file in the tree."""
    return entries(ROOT / "briscola_desktop" / "i18n", code)


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the source has today, extracted into an empty folder."""
    folder = tmp_path_factory.mktemp("ts")
    subprocess.run([sys.executable, TOOL, "extract", "--into", folder], check=True)
    return folder


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """As `dev.py test` does before."""
    subprocess.run([sys.executable, TOOL, "compile"], check=True)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_the_source_is_there_and_no_other(code: str, extracted: Path) -> None:
    """`python3 dev.py i18n` brings the files up to date."""
    now, then = set(entries(extracted, code)), set(committed(code))
    new, gone = sorted(now - then), sorted(then - now)
    assert not new, f"nobody has translated {new}"
    assert not gone, f"the source no longer has {gone}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_unfinished_or_empty(code: str) -> None:
    for key, entry in committed(code).items():
        assert not entry.state, (key, entry)
        assert all(form.strip() for form in entry.forms), key
        assert len(entry.forms) == (FORMS[code] if key[3] else 1), key


def places(text: str) -> Counter[str]:
    """The places for values, as often as they occur."""
    return Counter(re.findall(r"\{\w*\}|%n|%\d", text))


@pytest.mark.parametrize("code", TRANSLATED)
def test_places_for_values_are_kept(code: str) -> None:
    for (context, source, _, plural), entry in committed(code).items():
        wanted = places(source)
        for number, form in enumerate(entry.forms):
            found = places(form)
            if plural and number == 0 and len(entry.forms) == 2:
                found["%n"] = wanted["%n"]  # "the last deal" need not say one
            if "{name}" in wanted and "{names}" in wanted:  # the code offers either
                found, wanted = Counter(set(found)), Counter(set(wanted))
            assert +found == +wanted, (context, source, form)


@pytest.mark.parametrize("code", TRANSLATED)
def test_ends_and_signs_are_those_of_the_language(code: str) -> None:
    """The same end of a sentence, one sign for an ellipsis, no straight quotation marks, nothing doubled."""
    own = {"it": "«»", "de": "„“", "nl": "‘’", "hu": "„”"}[code]
    foreign = set("\"'«»„“”‘") - set(own)
    for (context, source, _, _), entry in committed(code).items():
        for form in entry.forms:
            where = (context, source, form)
            assert not set(form) & foreign, where
            assert "  " not in form.replace("   ", ""), where
            assert "..." not in form, where
            assert form == form.strip(), where
            assert (source[-1] == "…") == (form[-1] == "…"), where
            assert (source[-1] == ".") == (form[-1] == "."), where
            assert "a(z)" not in form.lower(), where


@pytest.mark.parametrize("code", TRANSLATED)
def test_little_is_left_in_english(code: str) -> None:
    """What is the same in both is a name, a figure, or a word that both languages have."""
    same = {
        key[1] for key, entry in committed(code).items() if entry.forms == (key[1],) and re.search("[a-z]{3}", key[1])
    }
    assert len(same) < 25, same
    assert not {text for text in same if len(text.split()) > 3 and "{" not in text}


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_last_trick_the_replay_and_the_review_have_a_word_each(code: str) -> None:
    """Above the table, in the menu, in the history and on the score sheet."""
    words = {
        source: {entry.forms for key, entry in committed(code).items() if key[1] == source}
        for source in ("Last trick", "Replay", "Review")
    }
    assert [len(found) for found in words.values()] == [1, 1, 1], words
    assert len(set().union(*words.values())) == 3, words


@pytest.fixture
def speak(tmp_path: Path, qapp: QCoreApplication) -> object:
    """Speak a language; English again after the test."""
    bury()
    settings = Settings(tmp_path / "settings.ini", keys.KEYS)
    settings.set(keys.LANGUAGE, "en")
    translations = Translations(settings)
    yield lambda code: settings.set(keys.LANGUAGE, code)
    translations.close()
    QLocale.setDefault(QLocale.system())


Speak = Callable[[str], None]


def test_the_language_is_the_systems_at_first(tmp_path: Path, qapp: QCoreApplication) -> None:
    bury()
    assert system_language(["hu-HU", "en-GB"]) == "hu"
    assert system_language(["fi-FI", "de_AT", "it"]) == "de"
    assert system_language(["fi-FI"]) == "en"
    translations = Translations(Settings(tmp_path / "settings.ini", keys.KEYS))
    assert language() == system_language()
    translations.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_file_names_its_own_language(code: str, speak: Speak) -> None:
    speak(code)
    assert language() == code
    assert QLocale().name()[:2] == code


@pytest.mark.parametrize(
    ("code", "cancel"), [("it", "Annulla"), ("de", "Abbrechen"), ("nl", "Annuleren"), ("hu", "Mégse")]
)
def test_qts_own_buttons_speak_the_language(code: str, cancel: str, speak: Speak) -> None:
    speak(code)
    box = QMessageBox()
    button = box.addButton(QMessageBox.StandardButton.Cancel)
    assert button.text().replace("&", "") == cancel


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("en", "Rosa takes 1 point", "Rosa takes 21 points"),
        ("it", "Rosa prende 1 punto", "Rosa prende 21 punti"),
        ("de", "Rosa macht den Stich: 1 Auge", "Rosa macht den Stich: 21 Augen"),
        ("nl", "Rosa haalt de slag: 1 punt", "Rosa haalt de slag: 21 punten"),
        ("hu", "Rosa viszi az ütést: 1 pont", "Rosa viszi az ütést: 21 pont"),
    ],
)
def test_numbers_have_their_forms(code: str, one: str, many: str, speak: Speak) -> None:
    speak(code)
    words = Sentences(0, ("", "Rosa"))
    assert (words.taken(1, 1), words.taken(1, 21)) == (one, many)


@pytest.mark.parametrize(
    ("code", "against", "with_partner"),
    [
        ("en", "against Rosa and Nonna Pina", "with Gino, against Rosa and Nonna Pina"),
        ("it", "contro Rosa e Nonna Pina", "con Gino, contro Rosa e Nonna Pina"),
        ("de", "gegen Rosa und Nonna Pina", "mit Gino, gegen Rosa und Nonna Pina"),
        ("nl", "tegen Rosa en Nonna Pina", "met Gino, tegen Rosa en Nonna Pina"),
        ("hu", "Rosa és Nonna Pina ellen", "Rosa és Nonna Pina ellen, társ: Gino"),
    ],
)
def test_names_stand_in_a_row_as_one_says_them(code: str, against: str, with_partner: str, speak: Speak) -> None:
    """In the history as on the score sheet."""
    speak(code)
    four = HistoryEntry(
        id=1,
        ended=0,
        kind=Kind("classic", 4, "hard"),
        names=("Ada", "Rosa", "Gino", "Nonna Pina"),
        seat=0,
        points=(70, 50),
        winner=0,
        outcome=Outcome.WON,
        marks=frozenset(),
        dealer=0,
        number="",
    )
    assert against_text(four) == with_partner
    alone = replace(four, names=("Ada", "Rosa", "Nonna Pina"), points=(40, 40, 40))
    assert against_text(alone) == against
    assert together(["Rosa"]) == "Rosa"
    assert together(["Rosa", "Gino", "Nonna Pina"]).startswith("Rosa, Gino ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_windows_and_the_rules_use_the_same_names(code: str, speak: Speak) -> None:
    speak(code)
    words = read_words(code)
    assert {preset: preset_words()[preset].name for preset in PRESETS} == dict(words.presets)
    assert card_name(Card.parse("Cc"), "french") == words.card(Card.parse("Cc"), "french")
    levels = (ROOT / "briscola_desktop" / "i18n" / "rules" / code / "3-program.md").read_text(encoding="utf-8")
    for level in ("easy", "normal", "hard"):
        assert re.search(rf"\*\*{level_name(level).capitalize()}:?\*\*", levels)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_notice_can_be_said(code: str, speak: Speak) -> None:
    speak(code)
    for kind, sentence in SENTENCES.items():
        values = dict.fromkeys(re.findall(r"\{(\w+)\}", str(sentence)), NAMES[0])
        said = Notice.of(kind, **values).sentence
        assert "{" not in said
        assert all(value in said for value in values.values())


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("it", "il deck.toml di bunt non si può leggere: il file o la cartella non esiste"),
        ("de", "die deck.toml von bunt lässt sich nicht lesen: die Datei oder der Ordner fehlt"),
        ("nl", "de deck.toml van bunt is niet te lezen: het bestand of de map bestaat niet"),
        ("hu", "bunt: a deck.toml nem olvasható (nincs ilyen fájl vagy mappa)"),
    ],
)
def test_what_is_wrong_with_a_deck_is_said_with_its_cause(code: str, said: str, speak: Speak) -> None:
    speak(code)
    cause = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "/some/path")
    fault = DeckError("the deck.toml of {name} cannot be read: {fault}", name="bunt", fault=cause)
    assert fault_words(fault) == said
    assert str(fault).endswith(f"cannot be read: {os.strerror(errno.ENOENT)}")
