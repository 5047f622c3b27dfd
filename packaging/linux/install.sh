#!/bin/sh
# Puts @NAME@ into this user's menu and lets records be opened with it: install.sh [--install | --uninstall].
# The program's folder stays where it is; after moving it, run this again.
set -eu
PATH=${PATH:-/usr/bin:/bin}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/@PROGRAM@.desktop

refresh() {
    # What keeps the desktop's lists; a desktop without one of them reads the files themselves.
    command -v update-desktop-database > /dev/null && update-desktop-database -q "$data/applications" || true
    command -v update-mime-database > /dev/null && update-mime-database "$data/mime" > /dev/null 2>&1 || true
    command -v gtk-update-icon-cache > /dev/null && gtk-update-icon-cache -qtf "$data/icons/hicolor" 2> /dev/null || true
}

case ${1:---install} in
    --install)
        (cd "$here/share" && find . -type f) | while read -r file; do
            mkdir -p "$(dirname "$data/$file")"
            cp "$here/share/$file" "$data/$file"
        done
        # In a desktop entry, a quoted argument escapes \ " ` $, and the line as a whole \ once more; % stands twice.
        quoted=$(printf %s "$here/@PROGRAM@" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
        escaped=$(printf %s "$quoted" | sed 's/[\\&|]/\\&/g')
        sed "s|^Exec=@PROGRAM@|Exec=\"$escaped\"|" "$here/share/applications/@PROGRAM@.desktop" > "$entry"
        ;;
    --uninstall)
        (cd "$here/share" && find . -type f) | while read -r file; do rm -f "$data/$file"; done
        ;;
    *) echo "install.sh [--install | --uninstall]" >&2; exit 2 ;;
esac
refresh
