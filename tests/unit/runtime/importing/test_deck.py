"""A deck is brought in whole or not at all, from friendly files and from hostile ones."""

import gzip
import io
import os
import random
import struct
import zipfile
import zlib
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QLocale

from briscola_desktop.core.cards import FULL_PACK, Card
from briscola_desktop.runtime.faults import fault_words
from briscola_desktop.runtime.importing import deck, source
from briscola_desktop.runtime.importing.deck import Wish, candidates, install, remove, rename
from briscola_desktop.runtime.importing.errors import DeckImportError, ImportCancelledError
from briscola_desktop.runtime.importing.pictures import read_picture
from briscola_desktop.widgets.decks.theme import DeckTheme, find_themes, read_theme
from tests.unit.runtime.importing.decks import as_folder, as_zip, colour, files_of, kde_sheet, namings, picture, svg

WISH = Wish("My cards", "italian", indices=True)


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(deck, "_gone", set())
    return tmp_path / "data" / "decks"


def brought_in(path: Path, decks: Path, wish: Wish = WISH) -> DeckTheme:
    return read_theme(install(candidates(path)[0], wish, decks))


def assert_shows(theme: DeckTheme, card: Card | None) -> None:
    """The picture has the colour of its card."""
    path = theme.files["back" if card is None else str(card)]
    if path.suffix == ".svg":
        assert path.read_text() == svg(card)
    else:
        with Image.open(path) as image:
            middle = image.convert("RGB").getpixel((image.width // 2, image.height // 2))
        assert isinstance(middle, tuple)
        assert all(abs(a - b) < 12 for a, b in zip(middle, colour(card), strict=True)), (card, middle)


@pytest.mark.parametrize("naming", namings())
def test_each_naming_can_be_played_with(naming: str, decks: Path, tmp_path: Path) -> None:
    path = as_zip(files_of(naming), tmp_path / "deck.zip")
    theme = brought_in(path, decks)
    names = namings()[naming][0]
    for card in names.values():
        assert_shows(theme, card)
    assert theme.aspect == pytest.approx(1.8)
    assert [folder.name for folder in decks.iterdir()] == ["my-cards"]


def test_a_folder_is_as_good_as_a_zip(decks: Path, tmp_path: Path) -> None:
    theme = brought_in(as_folder(files_of("3 a folder a suit"), tmp_path / "deck"), decks)
    assert (theme.id, theme.name("de"), theme.family, theme.indices) == ("my-cards", "My cards", "italian", True)
    assert len(theme.missing) == 8


@pytest.mark.usefixtures("qapp")
def test_a_deck_in_one_svgz_is_taken_apart(decks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola_desktop.runtime.importing.pictures.SHARP", 100)
    path = tmp_path / "kde.svgz"
    path.write_bytes(kde_sheet())
    theme = brought_in(path, decks, Wish("KDE", "french", indices=False))
    for card in (*FULL_PACK, None):
        assert_shows(theme, card)


def test_packed_drawings_are_kept_unpacked(decks: Path, tmp_path: Path) -> None:
    files = {f"{card}.svgz": picture(card, "svgz") for card in FULL_PACK}
    theme = brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    assert_shows(theme, Card.parse("7s"))


def test_a_deck_without_a_back_gets_one_of_ours(decks: Path, tmp_path: Path) -> None:
    files = files_of("2 letter, rank")
    del files["bresciane/back.png"]
    theme = brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    assert b"<svg" in theme.files["back"].read_bytes()


def test_large_scans_are_brought_down(decks: Path, tmp_path: Path) -> None:
    files = files_of("2 letter, rank") | {"bresciane/d1.png": picture(Card.parse("Ad"), "png", (2000, 3600))}
    theme = brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    with Image.open(theme.files["Ad"]) as image:
        assert image.size == (1000, 1800)


def test_two_decks_of_one_name_stand_side_by_side(decks: Path, tmp_path: Path) -> None:
    path = as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip")
    assert [brought_in(path, decks, Wish(name, "italian", indices=True)).id for name in ("French", "Æ!", "french")] == [
        "french-2",
        "deck",
        "french-3",
    ]
    assert len(find_themes(decks)[0]) == 3


def test_a_deck_can_be_renamed_and_removed(decks: Path, tmp_path: Path) -> None:
    theme = brought_in(as_zip(files_of("7 Spanish"), tmp_path / "deck.zip"), decks)
    rename(theme.folder, 'Nonna\'s "best" cards ♠\n')
    again = read_theme(theme.folder)
    assert again.name("en") == 'Nonna\'s "best" cards ♠'
    assert (again.id, again.files, again.aspect, again.family) == (theme.id, theme.files, theme.aspect, theme.family)
    remove(theme.folder)
    assert list(decks.iterdir()) == []
    with pytest.raises(DeckImportError):
        remove(theme.folder)
    with pytest.raises(DeckImportError):
        rename(theme.folder, "x")
    # pictures of the first may still be in memory under its id
    assert brought_in(tmp_path / "deck.zip", decks).id != theme.id


def test_a_name_that_is_none_is_refused(decks: Path, tmp_path: Path) -> None:
    path = as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip")
    with pytest.raises(DeckImportError, match="name"):
        brought_in(path, decks, Wish(" \n\t", "italian", indices=True))


def test_progress_is_told_and_cancelling_leaves_nothing(decks: Path, tmp_path: Path) -> None:
    candidate = candidates(as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip"))[0]
    told: list[tuple[int, int]] = []
    with pytest.raises(ImportCancelledError):
        install(candidate, WISH, decks, lambda *at: told.append(at), lambda: len(told) == 20)
    assert told == [(done, 41) for done in range(1, 21)]
    assert list(decks.iterdir()) == []


def test_what_a_cut_off_import_left_is_swept_away(decks: Path, tmp_path: Path) -> None:
    (decks / ".importing-x").mkdir(parents=True)
    (decks / ".importing-x" / "Ad.png").write_bytes(b"")
    assert find_themes(decks) == ({}, [])
    brought_in(as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip"), decks)
    assert [folder.name for folder in decks.iterdir()] == ["my-cards"]


# --- what is no good


def png_header(width: int, height: int) -> bytes:
    """A PNG that says it is that large and holds nothing."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


def moving() -> bytes:
    out = io.BytesIO()
    frames = [Image.new("RGB", (50, 90), colour) for colour in ("red", "blue")]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    return out.getvalue()


SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 5 9">{}</svg>'
BAD = {
    "bomb": ("x.png", png_header(60_000, 60_000), "more pixels"),
    "large": ("x.png", png_header(8_000, 9_000), "more than any card needs"),
    "tiny": ("x.png", picture(None, "png", (20, 36)), "only 20 pixels wide"),
    "broken": ("x.png", picture(None, "png", (500, 900))[:200], "broken"),
    "no picture": ("x.jpg", b"MZ" + bytes(300), "not a picture"),
    "moving": ("x.gif", moving(), "animated"),
    "entities": ("x.svg", b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + SVG.format("").encode(), "entities"),
    "outside": ("x.svg", SVG.format('<image xlink:href="file:///etc/passwd"/>').encode(), "other files"),
    "no drawing": ("x.svg", b"<html></html>", "not a drawing"),
    "broken gzip": ("x.svgz", gzip.compress(random.Random(1).randbytes(900))[:400], "broken"),
}


@pytest.mark.parametrize("fault", BAD)
@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("Cannot read file|Error while inflating|qt.svg")
def test_a_bad_picture_is_one_sentence_and_nothing_is_left(fault: str, decks: Path, tmp_path: Path) -> None:
    name, data, said = BAD[fault]
    with pytest.raises(DeckImportError, match=said):
        read_picture(data, name)
    ending = name.rpartition(".")[2]
    files = {f"b{n}.{ending}" if (s, n) == ("b", 5) else f"{s}{n}.png": b"" for s in "bcds" for n in range(1, 11)}
    files = {path: data if path.endswith(ending) and path.startswith("b5.") else picture(None, "png") for path in files}
    with pytest.raises(DeckImportError):
        brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    assert list(decks.iterdir()) == []


def test_a_missing_card_is_named(decks: Path, tmp_path: Path) -> None:
    files = files_of("2 letter, rank")
    del files["bresciane/s7.png"]
    with pytest.raises(DeckImportError, match="7s"):
        brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    assert not decks.exists()


def test_a_card_of_another_shape_is_named(decks: Path, tmp_path: Path) -> None:
    files = files_of("2 letter, rank") | {"bresciane/s7.png": picture(None, "png", (90, 90))}
    with pytest.raises(DeckImportError, match=r"s7\.png has another shape"):
        brought_in(as_zip(files, tmp_path / "deck.zip"), decks)
    assert list(decks.iterdir()) == []


def archive(path: Path, *members: tuple[zipfile.ZipInfo | str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members:
            made.writestr(name, data)
    return path


def a_link() -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("b1.png")
    info.external_attr = 0o120777 << 16
    return info


@pytest.mark.parametrize(
    ("member", "said"),
    [
        ("../../b1.png", "outside"),
        ("/b1.png", "outside"),
        ("a\\..\\..\\b1.png", "outside"),
        ("C:/b1.png", "outside"),
        (a_link(), "a link"),
    ],
)
def test_an_archive_that_tries_something_is_refused(
    member: zipfile.ZipInfo | str, said: str, tmp_path: Path, decks: Path
) -> None:
    before = sorted(tmp_path.rglob("*"))
    path = archive(tmp_path / "deck.zip", *files_of("2 letter, rank").items(), (member, b"x"))
    with pytest.raises(DeckImportError, match=said):
        brought_in(path, decks)
    path.unlink()
    assert sorted(tmp_path.rglob("*")) == before


def test_an_archive_of_ten_thousand_files_is_refused(tmp_path: Path) -> None:
    path = archive(tmp_path / "deck.zip", *((f"{number}.png", b"") for number in range(10_000)))
    with pytest.raises(DeckImportError, match="more than 2000 files"):
        candidates(path)


def test_an_archive_that_swells_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "LARGEST_FILE", 1_000_000)
    monkeypatch.setattr(source, "LARGEST_WHOLE", 3_000_000)
    whole = archive(tmp_path / "whole.zip", *((f"b{number}.png", bytes(900_000)) for number in range(9)))
    with pytest.raises(DeckImportError, match="when unpacked"):
        candidates(whole)
    one = archive(tmp_path / "one.zip", ("b1.png", bytes(2_000_000)))
    with pytest.raises(DeckImportError, match="larger than"):
        candidates(one)
    lying = bytearray(archive(tmp_path / "lie.zip", ("b1.png", bytes(2_000_000))).read_bytes())
    at = lying.rindex(b"PK\x01\x02") + 24
    lying[at : at + 4] = (5_000).to_bytes(4, "little")  # the directory says it is small
    (tmp_path / "lie.zip").write_bytes(lying)
    with pytest.raises(DeckImportError):
        candidates(tmp_path / "lie.zip")
    packed = tmp_path / "deck.svgz"
    packed.write_bytes(gzip.compress(bytes(3_000_000)))
    with pytest.raises(DeckImportError):
        candidates(packed)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_links_in_a_folder_are_not_followed(tmp_path: Path) -> None:
    files = files_of("2 letter, rank")
    folder = as_folder({name: data for name, data in files.items() if name != "bresciane/d1.png"}, tmp_path / "deck")
    (tmp_path / "secret.png").write_bytes(b"x")
    (folder / "bresciane" / "d1.png").symlink_to(tmp_path / "secret.png")
    assert candidates(folder)[0].found.missing == (Card.parse("Ad"),)


@pytest.mark.parametrize("name", ["nothing", "text.txt", "empty", "broken.zip", "broken.svgz"])
def test_what_is_no_deck_is_one_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if name == "empty":
        path.mkdir()
    elif name != "nothing":
        path.write_bytes(b"PK\x03\x04 nothing" if "zip" in name else b"hello")
    with pytest.raises(DeckImportError) as caught:
        candidates(path)
    assert "\n" not in str(caught.value)


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    path = as_zip(files_of("2 letter, rank"), tmp_path / "deck.zip")
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(DeckImportError, match="cannot be kept"):
        brought_in(path, tmp_path / "data" / "decks")


@pytest.mark.parametrize(("language", "number"), [("en", "2.61"), ("it", "2,61"), ("hu", "2,61")])
def test_a_figure_in_a_complaint_is_written_as_the_language_has_it(language: str, number: str) -> None:
    fault = DeckImportError("the cards are {aspect} times as high as wide", aspect=2.61)
    usual = QLocale()
    try:
        QLocale.setDefault(QLocale(language))
        assert number in fault_words(fault)
    finally:
        QLocale.setDefault(usual)
