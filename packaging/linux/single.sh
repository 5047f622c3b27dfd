#!/bin/sh
# @NAME@ @VERSION@ in one file: unpacks itself once into the user's cache and starts from there.
#   --install     puts the game into the menu and lets records be opened with it; --uninstall takes it out again
#   --terminal    runs the program for the terminal: --terminal replay FILE
set -eu
PATH=${PATH:-/usr/bin:/bin}
say() { echo "@PROGRAM@: $1" >&2; exit 1; }
[ -n "${XDG_CACHE_HOME:-${HOME:-}}" ] || say "neither HOME nor XDG_CACHE_HOME is set, so there is no place to unpack to."
cache=${XDG_CACHE_HOME:-$HOME/.cache}/@PROGRAM@/program
home=$cache/%KEY%
if [ ! -x "$home/@PROGRAM@" ]; then
    mkdir -p "$cache" || say "$cache cannot be written."
    new=$(mktemp -d "$cache/new.XXXXXX")
    trap 'rm -rf "$new"' EXIT
    trap 'exit 130' INT TERM HUP
    full="$cache has no room for the game (some 180 MB)." at=%AFTER% tars=
    part() { tail -c +$at "$0" | head -c $1 | gzip -dc | tar -x -C "$new"; }
    # The folders first: several tar that make the same one at once get in each other's way.
    part %FOLDERS% || say "$full"
    at=$((at + %FOLDERS%))
    # Then the files in parts of one size, one after the other in this file, unpacked side by side.
    for size in %SIZES%; do
        part $size &
        at=$((at + size)) tars="$tars $!"
    done
    for tar in $tars; do wait $tar || say "$full"; done
    # Of two that unpack at once, the first wins.
    mv -T "$new" "$home" 2> /dev/null || [ -x "$home/@PROGRAM@" ] || say "$home cannot be written."
    chmod 755 "$home"
    rm -rf "$new"
    trap - EXIT INT TERM HUP
    # In the menu, this version takes the place of an older one; those that do not run go.
    entry=${XDG_DATA_HOME:-$HOME/.local/share}/applications/@PROGRAM@.desktop
    if grep -qsF "$cache/" "$entry"; then "$home/install.sh"; fi
    for old in "$cache"/*; do
        case $old in "$home" | "$cache"/new.*) continue ;; esac
        ls -l /proc/[0-9]*/exe 2> /dev/null | grep -qF " $old/" || rm -rf "$old"
    done
fi
case ${1:-} in
    --install | --uninstall) exec "$home/install.sh" "$1" ;;
    --terminal) shift; exec "$home/@TERMINAL@" "$@" ;;
    *) exec "$home/@PROGRAM@" "$@" ;;
esac
exit
