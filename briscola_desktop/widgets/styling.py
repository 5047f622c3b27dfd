"""How dialogs, menus and notes look: paper and brass by day, walnut by night; made of the table's colours."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from briscola_desktop.runtime.resources import assets
from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import FAMILIES, evenness
from briscola_desktop.widgets.palette import Room, RoomName, mixed

LARGE_PRINT = 1.25
"""How much larger large print is, on the table and in dialogs."""

_LARGE = "large_print"


def set_large_print(large: bool) -> None:
    """Say whether style sheets are for large print from now on."""
    app = QCoreApplication.instance()
    if app is not None:
        app.setProperty(_LARGE, large)


def type_scale() -> float:
    """How much larger than usual the type of dialogs and the windows beside the table is."""
    app = QCoreApplication.instance()
    return LARGE_PRINT if app is not None and app.property(_LARGE) else 1.0


def room_of(choice: str) -> RoomName:
    """Light or dark: as chosen, or as the system has it."""
    if choice in ("light", "dark"):
        return "light" if choice == "light" else "dark"
    scheme = QGuiApplication.styleHints().colorScheme()
    return "light" if scheme is Qt.ColorScheme.Light else "dark"


def palette_of(room: Room) -> QPalette:
    """The colours of Qt's own widgets."""
    dark = room.name == "dark"
    window = mixed(room.top, room.bottom, 0.25) if dark else QColor("#faf4e6")
    base = QColor("#1a120d") if dark else palette.PAPER
    button = QColor("#3a2a1e") if dark else QColor("#efe3c8")
    colours = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, window),
        (role.WindowText, room.ink),
        (role.Base, base),
        (role.AlternateBase, mixed(base, window, 0.5)),
        (role.Text, room.ink),
        (role.Button, button),
        (role.ButtonText, room.ink),
        (role.ToolTipBase, palette.CREAM),
        (role.ToolTipText, palette.INK),
        (role.Highlight, palette.BRASS),
        (role.HighlightedText, palette.INK),
        (role.Link, palette.BRASS if dark else palette.BRASS_DEEP),
        (role.PlaceholderText, room.quiet),
        (role.Accent, palette.BRASS),
    ):
        colours.setColor(which, colour)
    faint = mixed(room.ink, window, 0.55)
    for which in (role.WindowText, role.Text, role.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return colours


def style_sheet(room: Room) -> str:
    """What the palette cannot say, for the table's window, dialogs and the windows beside it."""
    dark = room.name == "dark"
    colours = palette_of(room)
    window = colours.color(QPalette.ColorRole.Window)
    edge, line = (mixed(room.inlay, window, part).name() for part in (0.45, 0.6))
    field = colours.color(QPalette.ColorRole.Base).name()
    panel = "#1f1610" if dark else palette.PAPER.name()
    raised = "#3a2a1e" if dark else "#fffaf0"
    dim = mixed(room.ink, window, 0.55).name()
    fault = "#f0a088" if dark else palette.WINNER.name()
    ink, quiet, inked = room.ink.name(), room.quiet.name(), palette.INK.name()
    brass, lit, deep = (c.name() for c in (palette.BRASS, palette.BRASS_LIT, palette.BRASS_DEEP))
    families = ", ".join(f'"{family}"' for family in FAMILIES)
    tick = (assets() / "icons" / "tick.svg").as_posix()
    soft = "rgba(216,169,74,0.20)"
    sheet = f"""
    QDialog, QMenu, QToolTip, #toast {{ font-family: {families}; font-size: 15px; }}
    QDialog QWidget, #toast QWidget {{ font-family: {families}; font-size: 15px; }}
    QDialog {{ background: {window.name()}; }}
    QDialog QLabel, QCheckBox, QListView, QComboBox, QLineEdit {{ color: {ink}; }}
    QDialog QLabel[role="title"] {{ font-size: 22px; font-weight: bold; }}
    QDialog QLabel[role="heading"] {{ font-size: 16px; font-weight: bold; }}
    QDialog QLabel[role="strong"] {{ font-weight: bold; }}
    QDialog QLabel[role="quiet"] {{ color: {quiet}; font-style: italic; }}
    QDialog QLabel[role="caption"] {{ font-size: 13px; color: {quiet}; }}
    QDialog QLabel[role="figure"] {{ font-size: 30px; font-weight: bold; }}
    QDialog QLabel[role="number"] {{ font-size: 24px; font-weight: bold; letter-spacing: 2px; }}
    QDialog QLabel[role="fault"] {{ color: {fault}; }}
    QDialog QLabel[role="key"] {{ border: 1px solid {line}; border-bottom: 2px solid {edge}; border-radius: 5px;
        background: {raised}; padding: 1px 7px; font-weight: bold; }}
    QFrame#panel {{ border: 1px solid {line}; border-radius: 10px; background: {panel}; }}
    QFrame#panel QWidget {{ background: transparent; }}
    QPushButton {{ border: 1px solid {edge}; border-radius: 15px; padding: 5px 16px; min-height: 20px;
        background: {raised}; color: {ink}; }}
    QPushButton:hover {{ background: {soft}; }}
    QPushButton:default, QPushButton:checked {{ border-color: {deep}; color: {inked};
        background: qlineargradient(x1:0,y1:0,x2:0,y2:1, stop:0 {lit}, stop:0.5 {brass}, stop:1 #b98331); }}
    QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus {{ border: 2px solid {brass}; }}
    QPushButton:default:focus, QPushButton:checked:focus {{ border-color: {ink}; }}
    QPushButton:flat {{ background: transparent; border-color: transparent; }}
    QPushButton:disabled {{ color: {dim}; background: {raised}; border-color: {line}; }}
    QLineEdit, QComboBox, QSpinBox {{ border: 1px solid {edge}; border-radius: 6px; padding: 4px 8px;
        background: {field}; min-height: 20px; }}
    QComboBox::drop-down {{ border: none; width: 22px; }}
    QComboBox::down-arrow {{ image: none; width: 0; height: 0; border-left: 4px solid {field};
        border-right: 4px solid {field}; border-top: 5px solid {quiet}; margin-right: 8px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox QListView, QComboBox QListView:focus {{ background: {field}; color: {ink}; border: 1px solid {edge};
        border-radius: 0; padding: 3px; outline: none; }}
    QComboBox QListView::item {{ padding: 4px 6px; border-radius: 5px; min-height: 20px; }}
    QComboBox QListView::item:selected {{ background: {brass}; color: {inked}; }}
    QToolTip {{ background: {palette.CREAM.name()}; color: {inked}; border: 1px solid {deep}; padding: 4px 6px; }}
    QMenu {{ background: {window.name()}; border: 1px solid {edge}; padding: 6px; }}
    QMenu::item {{ padding: 4px 26px 4px 28px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {brass}; color: {inked}; }}
    QMenu::item:disabled {{ color: {dim}; }}
    QMenu::separator {{ height: 1px; background: {edge}; margin: 5px 8px; }}
    QMenu[fit="close"]::item, QMenu[fit="small"]::item {{ padding: 1px 26px 1px 28px; }}
    QMenu[fit="close"]::separator, QMenu[fit="small"]::separator {{ margin: 2px 8px; }}
    QMenu[fit="small"] {{ font-size: 13px; }}
    #toast {{ background: {"#2b1d12" if dark else "#fffaf0"}; border: 1px solid {brass}; border-radius: 10px; }}
    #toast QToolButton {{ border: none; font-size: 16px; padding: 2px 8px; color: {quiet}; }}
    #presetCard {{ border: 1px solid {edge}; border-radius: 10px; background: {field}; padding: 8px; }}
    #presetCard:checked {{ border: 3px solid {brass}; background: {soft}; font-weight: normal; color: {ink}; }}
    #presetCard:hover {{ background: {soft}; }}
    QToolButton[role="round"] {{ border: 1px solid {line}; border-radius: 17px; min-width: 32px; min-height: 32px;
        background: {raised}; }}
    QToolButton[role="round"]:hover {{ background: {soft}; }}
    QToolButton[role="round"]:focus {{ border: 2px solid {brass}; }}
    QMenu QToolButton {{ font-family: {families}; font-size: 15px; }}
    QCheckBox {{ spacing: 8px; }}
    QCheckBox::indicator {{ width: 16px; height: 16px; border-radius: 4px; border: 1px solid {edge};
        background: {field}; }}
    QCheckBox::indicator:checked {{ border-color: {deep}; background: {brass}; image: url("{tick}"); }}
    QCheckBox::indicator:focus {{ border-color: {ink}; }}
    QCheckBox:focus {{ color: {brass if dark else deep}; }}
    QSlider {{ min-height: 24px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {edge}; }}
    QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {brass}; }}
    QSlider::handle:horizontal {{ width: 16px; height: 16px; margin: -7px 0; border-radius: 9px;
        border: 1px solid {deep}; background: {lit}; }}
    QSlider::handle:horizontal:focus {{ border: 2px solid {ink}; }}
    QListView {{ border: 1px solid {line}; border-radius: 10px; background: {panel}; outline: none; padding: 4px; }}
    QListView:focus {{ border: 2px solid {brass}; padding: 3px; }}
    QListWidget::item {{ padding: 6px; border: 2px solid transparent; border-radius: 8px; }}
    QListWidget::item:selected {{ background: {soft}; border: 2px solid {brass}; color: {ink}; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {edge}; }}
    QTabBar::tab {{ padding: 7px 18px; border: none; color: {quiet}; }}
    QTabBar::tab:selected {{ color: {ink}; border-bottom: 3px solid {brass}; font-weight: bold; }}
    QTabBar::tab:focus {{ color: {brass if dark else deep}; }}
    QTextBrowser {{ border: 1px solid {line}; border-radius: 8px; background: {panel}; padding: 8px; }}
    QProgressBar {{ border: 1px solid {line}; border-radius: 7px; background: {panel}; min-height: 12px;
        max-height: 12px; }}
    QProgressBar::chunk {{ background: {brass}; border-radius: 6px; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QScrollArea {{ border: none; background: transparent; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {line}; border-radius: 4px; min-height: 36px; margin: 2px; }}
    QScrollArea > QWidget > QScrollBar:vertical {{ width: 17px; }}
    QScrollArea > QWidget > QScrollBar::handle:vertical {{ margin-left: 8px; }}
    QScrollBar::handle:vertical:hover {{ background: {brass}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    """
    scale = type_scale() * evenness()
    return re.sub(r"font-size: (\d+)px", lambda size: f"font-size: {round(int(size[1]) * scale)}px", sheet)
