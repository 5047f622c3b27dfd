"""Words of Qt's own dialogs that some of its translations lack.

The program's translations have them under Qt's contexts, and are asked before Qt's.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

IN_FILE_DIALOGS = (
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Look in:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder")),
    ("QAbstractFileIconProvider", QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")),
)

IN_PRINT_DIALOGS = (
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Pages")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Page &Set:")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Double Sided Printing")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Off")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Long side binding")),
    ("QPrintSettingsOutput", QT_TRANSLATE_NOOP("QPrintSettingsOutput", "Short side binding")),
    ("QPageSetupWidget", QT_TRANSLATE_NOOP("QPageSetupWidget", "Page &order:")),
    ("QPageSetupWidget", QT_TRANSLATE_NOOP("QPageSetupWidget", "Pages &per sheet:")),
)
