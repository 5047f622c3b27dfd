"""The window in which one reads the rules."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QMarginsF, QSaveFile, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QPageLayout, QPageSize, QPdfWriter, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from briscola_desktop.core.rules import PRESETS, Rules
from briscola_desktop.runtime.languages import LANGUAGES
from briscola_desktop.runtime.rules_pages import booklet
from briscola_desktop.runtime.translations import language as spoken
from briscola_desktop.widgets.decks.indices import IndexStyle
from briscola_desktop.widgets.decks.renderer import CardRenderer
from briscola_desktop.widgets.decks.theme import DeckTheme
from briscola_desktop.widgets.dialogs.base import stand
from briscola_desktop.widgets.dialogs.question import Remark
from briscola_desktop.widgets.files import file_to_save
from briscola_desktop.widgets.rules.captions import Viewed
from briscola_desktop.widgets.rules.card_source import CardSource, PrintCards, ScreenCards
from briscola_desktop.widgets.rules.drawings import Look
from briscola_desktop.widgets.rules.page_view import PageView
from briscola_desktop.widgets.rules.panel import WIDTH, ContentsPanel
from briscola_desktop.widgets.rules.printing import print_booklet
from briscola_desktop.widgets.rules.style import DAY, LAMPLIGHT, TEXT, WORD, sheet
from briscola_desktop.widgets.rules.top_bar import TopBar
from briscola_desktop.widgets.rules.typesetter import typeset
from briscola_desktop.widgets.styling import type_scale

NARROW = 760
"""Width in pixels under which the contents take the place of the page instead of standing beside it."""

ZOOMS = (0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)


class RulesReader(QWidget):
    """The rules with their contents, a search, and a choice of language, deck and rule set.

    Signals:
        preference_wanted: the preference that a link belongs to: an option of the rules (`exchange`), `preset`, or a
            setting (`deck`, `level`).
        play_wanted: the Rules to play with.
        deck_chosen: the id of the deck chosen here; the pictures have changed already.
        language_chosen: the language chosen here.
    """

    preference_wanted = Signal(str)
    play_wanted = Signal(object)
    deck_chosen = Signal(str)
    language_chosen = Signal(str)

    def __init__(
        self,
        themes: Mapping[str, DeckTheme],
        renderer: CardRenderer,
        rules: Rules,
        language: str = "en",
        *,
        dark: bool = False,
        at_once: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """A reader.

        Args:
            themes: the decks to choose from, by id; at least one.
            renderer: draws the pictures; the reader's own, for another deck can be chosen here than at the table.
            rules: the rule set at the table.
            language: of the page; English where there is no page in it.
            dark: whether the surroundings are dark.
            at_once: draw cards at once instead of when they are ready, for pictures written without a screen.
            parent: the Qt parent; the reader is a window of its own all the same.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("reader")
        self._themes = dict(themes)
        self._rules, self._preset = rules, ""
        self._language = language if language in LANGUAGES else "en"
        self._spoken = spoken()
        self._dark, self._zoom, self._scale = dark, 1.0, type_scale()
        self._renderer = renderer
        renderer.setParent(self)
        self._cards: CardSource = PrintCards(self._renderer) if at_once else ScreenCards(self._renderer)
        self._build()
        renderer.ready.connect(self._redraw)
        self._dress()
        self._refresh()

    # --- what the app tells

    def set_rules(self, rules: Rules) -> None:
        """Another rule set is at the table."""
        if rules != self._rules:
            self._rules = rules
            self._refresh()

    def set_deck(self, deck: str, style: IndexStyle | None = None) -> None:
        """Another deck, or other indices, are at the table; an unknown deck changes nothing."""
        theme = self._themes.get(deck)
        if theme:
            family = self._cards.family
            self._renderer.set_deck(theme, style)
            self.panel.show_deck(deck)
            if family == theme.family:
                self._relayout()
            else:
                self._refresh()

    def set_dark(self, dark: bool) -> None:
        """The surroundings have turned dark or light, or the print large."""
        if (dark, type_scale()) != (self._dark, self._scale):
            self._dark, self._scale = dark, type_scale()
            self._dress()
            self._refresh()

    def set_language(self, language: str) -> None:
        """Read in another language."""
        if language in LANGUAGES and language != self._language:
            self._language = language
            self._refresh()

    def show_section(self, name: str) -> None:
        """Open the booklet at a section, such as `tricks`."""
        self._show_page()
        self.page.show_section(name)

    @property
    def viewed(self) -> Viewed:
        """The rule set that the page is shown for: that of the table, or a preset that was chosen."""
        if not self._preset:
            return Viewed(self._rules)
        return Viewed(Rules.of(self._preset), own=False)

    @property
    def language(self) -> str:
        """The language of the page."""
        return self._language

    @property
    def deck(self) -> str:
        """The id of the deck of the pictures."""
        return self._renderer.theme.id

    # --- the page

    def set_zoom(self, zoom: float) -> None:
        """Set the text larger or smaller; 1 is usual."""
        zoom = min(max(zoom, ZOOMS[0]), ZOOMS[-1])
        if zoom != self._zoom:
            self._zoom = zoom
            self._refresh()

    def zoom_by(self, step: int) -> None:
        """One size larger or smaller, the usual one for 0."""
        if step:
            near = min(range(len(ZOOMS)), key=lambda place: abs(ZOOMS[place] - self._zoom))
            self.set_zoom(ZOOMS[min(max(near + step, 0), len(ZOOMS) - 1)])
        else:
            self.set_zoom(1.0)

    def save_pdf(self, path: str) -> bool:
        """Write the booklet as a PDF and return whether it could be written."""
        file = QSaveFile(path)
        if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
            return False
        writer = QPdfWriter(file)
        writer.setResolution(300)
        writer.setTitle(booklet(self._language).words.title)
        writer.setCreator(QGuiApplication.applicationName())
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF())
        )
        return print_booklet(booklet(self._language), self.viewed, self._renderer, writer) > 0 and file.commit()

    # --- inside

    def _build(self) -> None:
        self.panel = ContentsPanel(self._themes, self)
        self.page = PageView(self)
        self.bar = TopBar(self)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.panel)
        row.addWidget(self.page, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self.bar)
        column.addLayout(row, 1)
        self.setMinimumSize(380, 340)
        self._contents_open = False
        self._table_em = 0.0
        self._resized = QTimer(self, singleShot=True, interval=120)
        self._resized.timeout.connect(self._refresh)
        self.page.setFocus()
        stand(self, self.sizeHint())
        self._connect()

    def _connect(self) -> None:
        panel, page, bar = self.panel, self.page, self.bar
        panel.section_chosen.connect(self.show_section)
        panel.section_passed.connect(page.show_section)
        panel.searched.connect(self._search)
        panel.next_wanted.connect(self._next)
        panel.language_chosen.connect(self._choose_language)
        panel.deck_chosen.connect(self._choose_deck)
        panel.preset_chosen.connect(self._choose_preset)
        panel.play_wanted.connect(lambda: self.play_wanted.emit(self.viewed.rules))
        page.link_followed.connect(self._follow)
        page.section_reached.connect(self._reach)
        bar.contents_wanted.connect(self._toggle_contents)
        bar.zoom_wanted.connect(self.zoom_by)
        bar.print_wanted.connect(self._print)
        bar.pdf_wanted.connect(self._save_pdf)
        keys = QKeySequence.StandardKey
        for key, action in (
            (keys.Find, self._find),
            (keys.FindNext, lambda: self._next(1)),
            (keys.FindPrevious, lambda: self._next(-1)),
            (keys.ZoomIn, lambda: self.zoom_by(1)),
            (keys.ZoomOut, lambda: self.zoom_by(-1)),
            (keys.Print, self._print),
            (keys.Save, self._save_pdf),
            (QKeySequence("Ctrl+0"), lambda: self.zoom_by(0)),
            (QKeySequence("Esc"), self._escape),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(action)

    def _dress(self) -> None:
        colours = LAMPLIGHT if self._dark else DAY
        self.setStyleSheet(sheet(colours))
        self.bar.set_ink(colours.field_ink)

    def _refresh(self) -> None:
        """Set the booklet anew."""
        read, colours = booklet(self._language), LAMPLIGHT if self._dark else DAY
        em = self._text
        self._table_em = self._widest_table_em()
        look = Look(self._cards, read.words, colours, em, self._table_em)
        self.page.show_booklet(typeset(read, look, self.viewed, self.page), colours, em)
        self.panel.show_booklet(read, self._rules, self._preset)
        self.panel.show_deck(self.deck)
        self.setWindowTitle(self.tr("Rules of {title}").format(title=read.words.title))
        if self.panel.search_text:
            self._search(self.panel.search_text)

    @property
    def _text(self) -> float:
        return TEXT * self._zoom * type_scale()

    def _widest_table_em(self) -> float:
        return min(self._text, WORD * self._page_width())

    def _page_width(self) -> int:
        return self.width() if self._narrow else self.width() - WIDTH

    def _relayout(self) -> None:
        document = self.page.document()
        document.markContentsDirty(0, document.characterCount())
        self.page.viewport().update()

    def _redraw(self) -> None:
        self.page.viewport().update()

    def _search(self, text: str) -> None:
        self.panel.show_hits(booklet(self._language).search(text) if text.strip() else None, self.page.mark(text))

    def _next(self, step: int) -> None:
        self._show_page()
        self.page.next_mark(step)

    def _find(self) -> None:
        if self._narrow and not self._contents_open:
            self._toggle_contents()
        self.panel.focus_search()

    def _escape(self) -> None:
        if self.panel.search_text:
            self.panel.clear_search()
        elif self._narrow and self._contents_open:
            self._toggle_contents()
        else:
            self.close()

    def _follow(self, target: str) -> None:
        kind, _, name = target.partition(":")
        if kind in ("option", "setting"):
            self.preference_wanted.emit(name)
        elif kind == "play" and name in PRESETS:
            self.play_wanted.emit(Rules.of(name))

    def _reach(self, name: str) -> None:
        self.panel.show_section(name)
        titles = {section.name: section.title for section in booklet(self._language).sections}
        self.bar.show_title(titles.get(name, ""))

    def _choose_language(self, language: str) -> None:
        self.set_language(language)
        self.language_chosen.emit(language)

    def _choose_deck(self, deck: str) -> None:
        self.set_deck(deck)
        self.deck_chosen.emit(deck)

    def _choose_preset(self, preset: str) -> None:
        self._preset = preset
        self._refresh()

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            print_booklet(booklet(self._language), self.viewed, self._renderer, printer)

    def _save_pdf(self) -> None:
        name = f"{booklet(self._language).words.title}.pdf"
        path = file_to_save(self, self.tr("Save the rules as PDF"), name, "PDF (*.pdf)")
        if path and not self.save_pdf(str(path)):
            text = self.tr("The file could not be written: {path}").format(path=path)
            Remark(self.tr("Rules"), text, self).ask()

    # --- narrow windows

    @property
    def _narrow(self) -> bool:
        return self.width() < NARROW

    def _toggle_contents(self) -> None:
        self._contents_open = not self._contents_open
        self._arrange()
        (self.panel.focus_contents if self._contents_open else self.page.setFocus)()

    def _show_page(self) -> None:
        if self._narrow and self._contents_open:
            self._contents_open = False
            self._arrange()
            self.page.setFocus()

    def _arrange(self) -> None:
        """Contents and page side by side, or one of them."""
        narrow = self._narrow
        self.bar.set_narrow(narrow)
        self.panel.set_narrow(narrow, self.width())
        self.panel.setVisible(not narrow or self._contents_open)
        self.page.setVisible(not narrow or not self._contents_open)

    def changeEvent(self, event: QEvent) -> None:
        """Another language of the windows: the rules are read in it too, until another one is chosen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and spoken() != self._spoken:
            self._spoken = self._language = spoken()
            for part in (self.panel, self.bar, self.page):
                part.retranslate()
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Contents beside the page, or in its place."""
        super().resizeEvent(event)
        self._arrange()
        if abs(self._widest_table_em() - self._table_em) > 0.5:
            self._resized.start()

    def sizeHint(self) -> QSize:
        """Room for a page and its contents."""
        return QSize(1080, 760)
