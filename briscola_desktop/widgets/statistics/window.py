"""The window of the statistics."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from briscola_desktop.runtime.history.entries import LEFT_OUT, Kind
from briscola_desktop.runtime.history.history import History, Ticket
from briscola_desktop.runtime.history.statistics import Figures, Statistics, statistics_of
from briscola_desktop.widgets.dialogs.question import agreed
from briscola_desktop.widgets.empty_room import EmptyRoom
from briscola_desktop.widgets.enlarging import large
from briscola_desktop.widgets.figures import percent, tenths, whole
from briscola_desktop.widgets.history.words import changes_text, kind_text, opponents_text, rules_text
from briscola_desktop.widgets.palette import RoomName
from briscola_desktop.widgets.pressing import Button, CheckBox
from briscola_desktop.widgets.scrolling import scroll_area
from briscola_desktop.widgets.side_window import SideWindow, label
from briscola_desktop.widgets.statistics.charts import CourseChart, ResultsChart, ShareBar

NARROW = 720
"""Width in pixels of usual print under which a box to choose from takes the place of the list."""

LIST = 236
"""Width of the list in pixels of usual print."""


class StatisticsWindow(SideWindow):
    """Figures and charts for each kind of deals; they follow what is played meanwhile."""

    def __init__(self, history: History, room: RoomName, parent: QWidget | None = None) -> None:
        super().__init__(room, parent)
        self._history = history
        self._statistics: Statistics | None = None
        self._kind: Kind | None = None
        self._ticket: Ticket | None = None
        self.confirm: Callable[[str], bool] = self._confirm
        self.setWindowTitle(self.tr("Statistics"))
        self._build()
        history.kept.connect(self.refresh)
        history.changed.connect(self.refresh)
        self.fit(940, 700)
        self.refresh()

    # ---- what is shown -------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Count anew."""
        if self._ticket is not None:
            self._ticket.drop()
        out = frozenset() if self.all_deals.isChecked() else LEFT_OUT
        self._ticket = self._history.ask(
            lambda store: (statistics_of(store.counted(out)), store.left_out(out)),
            lambda found: self._show(*found),
            lambda: self._show(Statistics(None, {})),
            owner=self,
        )

    @property
    def shown(self) -> Figures | None:
        """The figures that stand in the window."""
        if self._statistics is None:
            return None
        return self._statistics.whole if self._kind is None else self._statistics.kinds.get(self._kind)

    def choose(self, kind: Kind | None) -> None:
        """Show a kind, or all deals together."""
        self._kind = kind
        self._mark_chosen()
        self._show_figures()

    def _show(self, statistics: Statistics, left_out: int = 0) -> None:
        self._statistics = statistics
        nothing = self.tr("Nothing has been counted here yet: finish a deal.")
        kept = self.tr(
            "%n deals are kept but not counted: with undo, hints or known cards. Tick the box below to count them too.",
            "",
            left_out,
        )
        self.empty.tell(kept if left_out else nothing)
        if self._kind not in statistics.kinds:
            self._kind = None
        kinds: list[Kind | None] = [None, *statistics.kinds]
        self.list.blockSignals(True)
        self.combo.blockSignals(True)
        self.list.clear()
        self.combo.clear()
        for kind in kinds:
            figures = statistics.kinds[kind] if kind else statistics.whole
            count = self.tr("%n deals", "", figures.deals if figures else 0)
            text = f"{self.tr('All deals')}\n{count}"
            if kind is not None:
                text = f"{rules_text(kind)} · {count}\n{opponents_text(kind)}"
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, kind)
            item.setToolTip(changes_text(kind) if kind else "")
            self.list.addItem(item)
            self.combo.addItem(self.tr("All deals") if kind is None else kind_text(kind), kind)
        self.list.blockSignals(False)
        self.combo.blockSignals(False)
        self._mark_chosen()
        self._show_figures()

    def _mark_chosen(self) -> None:
        kinds = [None, *(self._statistics.kinds if self._statistics else ())]
        place = kinds.index(self._kind) if self._kind in kinds else 0
        for chooser in (self.list, self.combo):
            chooser.blockSignals(True)
        self.list.setCurrentRow(place)
        self.combo.setCurrentIndex(place)
        for chooser in (self.list, self.combo):
            chooser.blockSignals(False)

    def _show_figures(self) -> None:
        figures = self.shown
        self.title.setText(self.tr("All deals") if self._kind is None else rules_text(self._kind))
        self.line.setText("" if self._kind is None else opponents_text(self._kind))
        self.line.setVisible(bool(self.line.text()))
        self.empty.setVisible(figures is None)
        self.body.setVisible(figures is not None)
        self.reset.setEnabled(figures is not None)
        for chart in (self.share, self.results, self.course):
            chart.show_figures(figures, self.room)
        if figures:
            self.last_heading.setText(self.tr("The last %n deals", "", len(figures.last)))
            for key, text in {
                "deals": whole(figures.deals),
                "share": percent(figures.share),
                "average": tenths(figures.average),
                "best": str(figures.best),
                "streak": str(abs(figures.streak)),
                "longest": str(figures.longest),
            }.items():
                self.tiles[key].setText(text)
            lost = figures.streak < 0
            self.captions["streak"].setText(self.tr("lost in a row") if lost else self.tr("won in a row"))

    # ---- reset ---------------------------------------------------------------------------------------------------

    def ask_reset(self) -> None:
        """Count from here on, if that is confirmed."""
        kind = self._kind
        what = self.tr("all deals") if kind is None else kind_text(kind)
        text = self.tr("Count anew from here on, for {what}? The deals stay in the history.").format(what=what)
        if self.confirm(text):
            self._history.change(lambda store: store.reset(kind))

    def _confirm(self, text: str) -> bool:
        return agreed(self.tr("Statistics"), text, self.tr("Count anew"), self)

    # ---- inside --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.combo = QComboBox(self)
        self.combo.setAccessibleName(self.tr("Which deals"))
        self.combo.currentIndexChanged.connect(lambda place: self.choose(self.combo.itemData(place)))
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Which deals"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(lambda _: self._on_row())
        column = QVBoxLayout()
        column.setSpacing(10)
        self.title = label("", "title", self)
        self.line = label("", "quiet", self)
        column.addWidget(self.title)
        column.addWidget(self.line)
        self.empty = EmptyRoom(self.room, self)
        column.addWidget(self.empty, 1)
        self.body = scroll_area(self)
        self.body.setWidget(self._body())
        self.body.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.body, 1)
        self.all_deals = CheckBox(self.tr("Also with undo, hints or known cards"), self)
        self.all_deals.setToolTip(self.tr("Deals that were helped along are left out unless this is ticked."))
        self.all_deals.toggled.connect(lambda _: self.refresh())
        column.addWidget(self.all_deals)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.list)
        row.addLayout(column, 1)
        self.box.addWidget(self.combo)
        self.box.addLayout(row, 1)
        self.box.addLayout(self._foot())

    def _body(self) -> QWidget:
        body = QWidget(self)
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(10)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self.tiles: dict[str, QLabel] = {}
        self.captions: dict[str, QLabel] = {}
        self._cells: list[QWidget] = []
        for key, caption in {
            "deals": self.tr("deals"),
            "share": self.tr("won"),
            "average": self.tr("points on average"),
            "best": self.tr("most points"),
            "streak": self.tr("won in a row"),
            "longest": self.tr("longest winning streak"),
        }.items():
            cell = QWidget(body)
            cell_box = QVBoxLayout(cell)
            cell_box.setContentsMargins(0, 0, 0, 0)
            cell_box.setSpacing(0)
            self.tiles[key] = label("", "figure", cell)
            self.captions[key] = label(caption, "caption", cell, wraps=True)
            cell_box.addWidget(self.tiles[key])
            cell_box.addWidget(self.captions[key])
            cell_box.addStretch(1)
            self._cells.append(cell)
        inside.addLayout(self._grid)
        self.share = ShareBar(self.room, body)
        self.results = ResultsChart(self.room, body)
        self.course = CourseChart(self.room, body)
        inside.addWidget(self.share)
        self.last_heading = label("", "heading", body)
        inside.addWidget(self.last_heading)
        inside.addWidget(self.results, 1)
        inside.addWidget(label(self.tr("Average points over time"), "heading", body))
        inside.addWidget(self.course, 1)
        self._arrange_tiles(6)
        return body

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        self.reset = Button(self.tr("Count anew…"), self)
        self.reset.clicked.connect(self.ask_reset)
        close = Button(self.tr("Close"), self)
        close.clicked.connect(self.close)
        foot.addStretch(1)
        foot.addWidget(self.reset)
        foot.addWidget(close)
        return foot

    def _on_row(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            kind = item.data(Qt.ItemDataRole.UserRole)
            QTimer.singleShot(0, self, lambda: self.choose(kind))

    def _arrange_tiles(self, columns: int) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
        for place, cell in enumerate(self._cells):
            self._grid.addWidget(cell, place // columns, place % columns)
        for column in range(6):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def set_room(self, room: RoomName) -> None:
        """Light or dark: the charts too."""
        super().set_room(room)
        if hasattr(self, "share"):
            self.empty.room = self.room
            self._show_figures()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may have room for other things."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The list at the side, or a box to choose from."""
        narrow = self.width() < large(NARROW)
        self.list.setFixedWidth(large(LIST))
        self.list.setVisible(not narrow)
        self.combo.setVisible(narrow)
        self._arrange_tiles(3 if self.width() < large(880) else 6)
