"""Asking for files and folders, with the desktop's own dialog where there is one, else with Qt's."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def file_to_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """A file that is there; None where nobody chose one."""
    dialog = QFileDialog(parent, title, "", kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _chosen(dialog)


def file_to_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """A file to be written, with the ending of `name` where none was typed; None where nobody chose one."""
    dialog = QFileDialog(parent, title, name, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    return _chosen(dialog)


def folder_to_open(parent: QWidget, title: str) -> Path | None:
    """A folder that is there; None where nobody chose one."""
    dialog = QFileDialog(parent, title, "", "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return _chosen(dialog)


def _chosen(dialog: QFileDialog) -> Path | None:
    found = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(found[0]) if found else None
