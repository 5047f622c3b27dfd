"""How shall we play? Presets as cards, every option with a sentence, and who sits where."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPalette, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.core.cards import Suit
from briscola_desktop.core.errors import RulesError
from briscola_desktop.core.rules import ADMITTED, OPTIONS, PRESETS, Rules, Value
from briscola_desktop.play.seats import Player
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.dialogs.base import Choice, Dialog, quiet_label
from briscola_desktop.widgets.enlarging import enlarged, large
from briscola_desktop.widgets.lettering import draw_paragraph, draw_text, font
from briscola_desktop.widgets.pressing import Button, ToolButton
from briscola_desktop.widgets.rules_words import option_words, preset_facts, preset_words, value_words
from briscola_desktop.widgets.scrolling import scroll_area
from briscola_desktop.widgets.suits import suit_mark
from briscola_desktop.widgets.table.reading import announce
from briscola_desktop.widgets.table.words import level_name, player_names, with_partners

SIGNS = {"classic": Suit.COINS, "cafe": Suit.CUPS, "match": Suit.SWORDS, "brisca": Suit.CLUBS}
PERSON = "person"
COUNTS = (2, 3, 4, 6)
CARD_WIDTH, CARD_HEIGHT = 146, 196
NARROW = 740
"""Width in pixels under which parts stand one under the other."""


class NewTableDialog(Dialog):
    """Rules, players and levels of a new match."""

    def __init__(
        self, rules: Rules, players: tuple[Player, ...], name: str, level: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._level = name, level
        self._rules = rules
        self._wanted = rules.players
        self.add_title(*self._title())
        scroll = scroll_area(self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(scroll)
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 2, 0, 2)
        self._inside.setSpacing(12)
        scroll.setWidget(inside)
        self._scroll = scroll
        self.box.addWidget(scroll, 1)
        self._add_presets(inside)
        self._add_players(inside)
        self._partners: list[QLabel] = []
        self._add_seats(inside, players)
        self._add_options(inside)
        self._narrow: bool | None = None
        self._arrange()
        self._inside.addStretch(1)
        self.fault = QLabel(self)
        self.fault.setWordWrap(True)
        self.fault.setProperty("role", "fault")
        self.fault.hide()
        self.box.addWidget(self.fault)
        self.play = self.add_buttons(self.tr("Play"), self.tr("Cancel"))
        self._choose_preset(rules.preset, rules)
        self.fit(760, 640)

    # ---- what was chosen -----------------------------------------------------------------------------------------

    def rules(self) -> Rules:
        """The chosen rules."""
        return self._rules

    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        players = []
        for seat in range(self._rules.players):
            kind = str(self._kinds[seat].currentData())
            name = self._names[seat].text().strip()
            players.append(Player(None if kind == PERSON else kind, name))
        return tuple(players)

    def own_name(self) -> str:
        """The name of the first person."""
        return next((player.name for player in self.players() if player.person), "")

    def show_option(self, option: str) -> None:
        """Open the list of the rules at an option."""
        if option in self._options:
            self._custom.setChecked(True)
            combo = self._options[option]
            combo.setFocus()
            QTimer.singleShot(0, combo, lambda: self._scroll.ensureWidgetVisible(combo))

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _title(self) -> tuple[str, str]:
        """The heading and the line under it."""
        return self.tr("How shall we play?"), self.tr("Choose a table; each rule can be changed.")

    def _add_presets(self, parent: QWidget) -> None:
        self._row = QGridLayout()
        self._row.setSpacing(10)
        self._presets: dict[str, QToolButton] = {}
        for preset, said in preset_words().items():
            card = ToolButton(parent)
            card.setObjectName("presetCard")
            card.setCheckable(True)
            card.setAutoExclusive(True)
            card.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            card.setIconSize(QSize(large(CARD_WIDTH), large(CARD_HEIGHT)))
            card.setIcon(QIcon(_preset_picture(preset, said.name, said.line, self.devicePixelRatioF())))
            card.setAccessibleName(said.name)
            card.setAccessibleDescription(said.line + " " + ", ".join(preset_facts(preset)))
            card.setMinimumHeight(large(CARD_HEIGHT) + 18)
            card.clicked.connect(lambda _=False, preset=preset: self._choose_preset(preset))
            self._presets[preset] = card
        self._inside.addLayout(self._row)

    def _add_players(self, parent: QWidget) -> None:
        self._counts = QGridLayout()
        self._counts.setColumnStretch(1, 1)
        self._counts.addWidget(QLabel(self.tr("Players"), parent), 0, 0)
        self._count = Choice({str(n): str(n) for n in COUNTS}, "2", parent)
        self._count.group.buttonClicked.connect(lambda _: self._on_count_chosen())
        self._counts.addWidget(self._count, 0, 1)
        self._custom = Button(self.tr("Change rules…"), parent)
        self._custom.setCheckable(True)
        self._custom.toggled.connect(self._show_option_box)
        self._inside.addLayout(self._counts)
        self._instead = quiet_label("", parent)
        self._instead.hide()
        self._inside.addWidget(self._instead)

    def _add_seats(self, parent: QWidget, players: tuple[Player, ...]) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self._kinds: list[QComboBox] = []
        self._names: list[QLineEdit] = []
        self._seat_labels: list[QLabel] = []
        for seat in range(max(COUNTS)):
            known = players[seat] if seat < len(players) else None
            label = QLabel(self.tr("Seat {number}").format(number=seat + 1), parent)
            name = QLineEdit(parent)
            name.setMaxLength(24)
            name.setText(known.name if known else self._name if seat == 0 else "")
            name.setMinimumWidth(120)
            name.setAccessibleName(self.tr("Name at seat {number}").format(number=seat + 1))
            name.textChanged.connect(lambda _: self._say_who_sits())
            kind = QComboBox(parent)
            kind.addItem(self.tr("a person here"), PERSON)
            for level in ("easy", "normal", "hard"):
                kind.addItem(self.tr("computer, {level}").format(level=level_name(level)), level)
            usual = PERSON if seat == 0 else self._level
            kind.setCurrentIndex(kind.findData((known.level or PERSON) if known else usual))
            kind.setAccessibleName(self.tr("Who sits at seat {number}").format(number=seat + 1))
            kind.activated.connect(lambda _: self._check())
            partner = quiet_label("", parent)
            partner.setIndent(large(8))
            who = QVBoxLayout()
            who.setSpacing(0)
            who.addWidget(name)
            who.addWidget(partner)
            grid.addWidget(label, seat, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(who, seat, 1)
            grid.addWidget(kind, seat, 2, Qt.AlignmentFlag.AlignTop)
            label.setMinimumHeight(name.sizeHint().height())
            self._partners.append(partner)
            self._seat_labels.append(label)
            self._names.append(name)
            self._kinds.append(kind)
        self._inside.addLayout(grid)

    def _add_options(self, parent: QWidget) -> None:
        self._option_box = QWidget(parent)
        self._choices = QGridLayout(self._option_box)
        self._choices.setContentsMargins(0, 0, 0, 0)
        self._choices.setColumnStretch(0, 1)
        self._choices.setVerticalSpacing(10)
        self._options: dict[str, QComboBox] = {}
        words = option_words()
        for row, (option, said) in enumerate(words.items()):  # two rows each: beside each other, or one under the other
            text = QVBoxLayout()
            text.setSpacing(1)
            name = QLabel(said.name, self._option_box)
            name.setProperty("role", "strong")
            text.addWidget(name)
            text.addWidget(quiet_label(said.line, self._option_box))
            self._choices.addLayout(text, 2 * row, 0)
            combo = QComboBox(self._option_box)
            combo.setAccessibleName(said.name)
            combo.setAccessibleDescription(said.line)
            combo.setMinimumWidth(180)
            for value in OPTIONS[option]:
                combo.addItem(value_words(value), value)
            combo.activated.connect(lambda _: self._check())
            self._options[option] = combo
        self._option_box.hide()
        self._inside.addWidget(self._option_box)

    def _arrange(self) -> None:
        """Side by side where there is room, one under the other in a narrow window."""
        narrow = self.width() < large(NARROW)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        columns = 2 if narrow else len(self._presets)
        for place, card in enumerate(self._presets.values()):
            self._row.removeWidget(card)
            self._row.addWidget(card, place // columns, place % columns)
        self._counts.removeWidget(self._custom)
        self._counts.addWidget(self._custom, int(narrow), 1 if narrow else 2)
        for row, combo in enumerate(self._options.values()):
            self._choices.removeWidget(combo)
            self._choices.addWidget(combo, 2 * row + int(narrow), int(not narrow), Qt.AlignmentFlag.AlignVCenter)

    # ---- what follows from what ----------------------------------------------------------------------------------

    def _preset(self) -> str:
        return next(preset for preset, card in self._presets.items() if card.isChecked())

    def _choose_preset(self, preset: str, rules: Rules | None = None) -> None:
        self._presets[preset].setChecked(True)
        admitted, usual = ADMITTED[preset], PRESETS[preset]["players"]
        for value, button in self._count.buttons.items():
            button.setEnabled(int(value) in admitted)
            why = "" if int(value) in admitted else self._who_has(int(value))
            button.setToolTip(why)
            button.setAccessibleDescription(why)
        count = min(admitted, key=lambda n: (abs(n - self._wanted), n != usual))
        self._count.choose(str(count))
        self._say_instead(count)
        self._show_options(rules or Rules.of(preset, players=count))
        if rules and rules != Rules.of(preset, players=count):
            self._custom.setChecked(True)

    def _who_has(self, players: int) -> str:
        """Where a number of players can be had that is not to be had here."""
        words = preset_words()
        tables = ", ".join(words[preset].name for preset, admitted in ADMITTED.items() if players in admitted)
        return self.tr("{number} players: choose {tables}").format(number=players, tables=tables)

    def _say_instead(self, count: int) -> None:
        """Say that the preset has not the number of players that was asked for."""
        text = self.tr("Not for {wanted} players: {number} will play.").format(wanted=self._wanted, number=count)
        self._instead.setText(text)
        self._instead.setVisible(count != self._wanted)
        if count != self._wanted:
            announce(self, text)

    def _on_count_chosen(self) -> None:
        self._wanted = int(self._count.chosen)
        self._say_instead(self._wanted)
        self._on_count()

    def _on_count(self) -> None:
        wanted = {option: self._options[option].currentData() for option in self._options}
        usual = Rules.of(self._preset(), players=int(self._count.chosen))
        if 4 not in (usual.players, self._rules.players) or usual.players != self._rules.players:
            wanted["partners_see"] = usual.partners_see
        for option, value in wanted.items():
            combo = self._options[option]
            combo.setCurrentIndex(combo.findData(value))
        self._check()

    def _show_option_box(self, shown: bool) -> None:
        self._option_box.setVisible(shown)

    def _show_options(self, rules: Rules) -> None:
        for option, combo in self._options.items():
            combo.setCurrentIndex(combo.findData(getattr(rules, option)))
        self._check()

    def _check(self) -> None:
        """Take over what makes sense; else say what does not."""
        players = int(self._count.chosen)
        options: dict[str, Value] = {option: combo.currentData() for option, combo in self._options.items()}
        fault = ""
        try:
            rules = Rules.of(self._preset(), players=players, **options)
            rules.check_table()
        except RulesError as error:
            said = option_words().get(error.option)
            fault = self.tr("{option}: this does not go together with the rest.").format(
                option=said.name if said else error.option
            )
        else:
            self._rules = rules
        fault = fault or self._fault_of_seats(players)
        for seat, row in enumerate(zip(self._seat_labels, self._names, self._kinds, strict=True)):
            for widget in row:
                widget.setVisible(seat < players)
        self._say_who_sits()
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        self.play.setEnabled(not fault)

    def _say_who_sits(self) -> None:
        """What somebody without a name will be called, and who plays with whom."""
        if not self._partners:
            return
        players = self.players()
        names = player_names(players)
        for field, name in zip(self._names, names, strict=False):
            field.setPlaceholderText(name)
        for seat, label in enumerate(self._partners):
            partners = self._rules.partners(seat) if seat < len(names) else ()
            label.setText(with_partners([names[other] for other in partners]) if partners else "")
            label.setVisible(bool(partners))

    def _fault_of_seats(self, players: int) -> str:
        """What is wrong with who sits where; nothing where all is well."""
        if all(self._kinds[seat].currentData() != PERSON for seat in range(players)):
            return self.tr("At least one person must sit at the table.")
        return ""

    # ---- Qt's ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other, or one under the other."""
        super().resizeEvent(event)
        self._arrange()


def _preset_picture(preset: str, name: str, line: str, dpr: float) -> QPixmap:
    """The sign of a preset, its name and its line, like a card."""
    w, h = float(CARD_WIDTH), float(CARD_HEIGHT)
    picture = QPixmap(round(large(w) * dpr), round(large(h) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    enlarged(painter, picture.rect())
    suit = SIGNS[preset]
    mark = suit_mark("italian", suit)
    painter.fillPath(QTransform().translate(w / 2, 40).scale(33, 33).map(mark), palette.SUITS[suit.value])
    ink = QGuiApplication.palette().color(QPalette.ColorRole.Text)
    draw_text(painter, QRectF(0, 80, w, 26), name, font(19, bold=True), ink)
    draw_paragraph(painter, QRectF(0, 108, w, 50), line, font(13, italic=True), ink)
    facts = preset_facts(preset)
    for place, fact in enumerate(facts[1:]):
        draw_text(painter, QRectF(0, 160 + 17 * place, w, 17), fact, font(12), palette.faded(ink, 0.75))
    painter.end()
    return picture
