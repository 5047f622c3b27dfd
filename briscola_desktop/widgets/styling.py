"""How dialogs, menus and notes look: paper and brass by day, walnut by night; made of the table's colours."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from briscola_desktop.widgets import palette
from briscola_desktop.widgets.lettering import FAMILIES
from briscola_desktop.widgets.palette import Room, RoomName, mixed


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
    """What the palette cannot say."""
    dark = room.name == "dark"
    window = palette_of(room).color(QPalette.ColorRole.Window)
    edge = mixed(room.inlay, window, 0.45).name()
    field = palette_of(room).color(QPalette.ColorRole.Base).name()
    ink, quiet = room.ink.name(), room.quiet.name()
    brass, lit, deep = (c.name() for c in (palette.BRASS, palette.BRASS_LIT, palette.BRASS_DEEP))
    families = ", ".join(f'"{family}"' for family in FAMILIES)
    soft = "rgba(216,169,74,0.20)"
    return f"""
    QDialog, QMenu, QToolTip, #toast {{ font-family: {families}; font-size: 15px; }}
    QDialog QWidget, #toast QWidget {{ font-family: {families}; font-size: 15px; }}
    QDialog {{ background: {window.name()}; }}
    QDialog QLabel[role="title"] {{ font-size: 22px; font-weight: bold; }}
    QDialog QLabel[role="quiet"], QDialog QLabel[role="line"] {{ color: {quiet}; font-style: italic; }}
    QDialog QGroupBox {{ border: 1px solid {edge}; border-radius: 8px; margin-top: 12px; padding: 12px 10px 8px 10px;
        font-weight: bold; }}
    QDialog QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0 4px; }}
    QPushButton {{ border: 1px solid {edge}; border-radius: 15px; padding: 5px 16px; min-height: 20px;
        background: {"#3a2a1e" if dark else "#fffaf0"}; color: {ink}; }}
    QPushButton:hover {{ background: {soft}; }}
    QPushButton:default, QPushButton:checked {{ border-color: {deep}; color: #2a1c10;
        background: qlineargradient(x1:0,y1:0,x2:0,y2:1, stop:0 {lit}, stop:0.5 {brass}, stop:1 #b98331); }}
    QPushButton:focus, QToolButton:focus, QComboBox:focus, QLineEdit:focus {{ border: 2px solid {brass}; }}
    QPushButton:disabled {{ color: {mixed(room.ink, window, 0.55).name()}; }}
    QLineEdit, QComboBox, QSpinBox {{ border: 1px solid {edge}; border-radius: 6px; padding: 4px 8px;
        background: {field}; min-height: 20px; }}
    QToolTip {{ background: #fbf3e0; color: #2a1c10; border: 1px solid {deep}; padding: 4px 6px; }}
    QMenu {{ background: {window.name()}; border: 1px solid {edge}; padding: 6px; }}
    QMenu::item {{ padding: 6px 26px 6px 12px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {brass}; color: #2a1c10; }}
    QMenu::item:disabled {{ color: {mixed(room.ink, window, 0.55).name()}; }}
    QMenu::separator {{ height: 1px; background: {edge}; margin: 5px 8px; }}
    #toast {{ background: {"#2b1d12" if dark else "#fffaf0"}; border: 1px solid {brass}; border-radius: 10px; }}
    #toast QToolButton {{ border: none; font-size: 16px; padding: 2px 8px; color: {quiet}; }}
    #presetCard {{ border: 1px solid {edge}; border-radius: 10px; background: {field}; padding: 8px; }}
    #presetCard:checked {{ border: 3px solid {brass}; background: {soft}; font-weight: normal; color: {ink}; }}
    #presetCard:hover {{ background: {soft}; }}
    QMenu QToolButton {{ font-family: {families}; font-size: 15px; }}
    QCheckBox::indicator, QMenu::indicator {{ width: 16px; height: 16px; border-radius: 4px; }}
    QCheckBox::indicator {{ border: 1px solid {edge}; background: {field}; }}
    QCheckBox::indicator:checked {{ border: 4px solid {field}; background: {brass}; }}
    QCheckBox::indicator:focus {{ border-color: {brass}; }}
    QCheckBox:focus {{ color: {brass if dark else deep}; }}
    QMenu::indicator:checked {{ border: 4px solid {window.name()}; background: {brass}; margin-left: 4px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {edge}; }}
    QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {brass}; }}
    QSlider::handle:horizontal {{ width: 18px; height: 18px; margin: -8px 0; border-radius: 10px;
        border: 1px solid {deep}; background: {lit}; }}
    QSlider::handle:horizontal:focus {{ border: 2px solid {ink}; }}
    QListWidget {{ border: 1px solid {edge}; border-radius: 8px; background: {field}; }}
    QListWidget::item {{ padding: 6px; border-radius: 8px; }}
    QListWidget::item:selected {{ background: {soft}; border: 2px solid {brass}; color: {ink}; }}
    QTabWidget::pane {{ border: none; border-top: 1px solid {edge}; }}
    QTabBar::tab {{ padding: 7px 18px; border: none; color: {quiet}; }}
    QTabBar::tab:selected {{ color: {ink}; border-bottom: 3px solid {brass}; font-weight: bold; }}
    QTabBar::tab:focus {{ color: {brass if dark else deep}; }}
    QTextBrowser {{ border: 1px solid {edge}; border-radius: 8px; background: {field}; padding: 8px; }}
    QScrollArea {{ border: none; background: transparent; }}
    """
