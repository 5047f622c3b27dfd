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
    command -v xz > /dev/null || say "the program xz is missing. Debian, Ubuntu: sudo apt install xz-utils"
    mkdir -p "$cache" || say "$cache cannot be written."
    new=$(mktemp -d "$cache/new.XXXXXX")
    trap 'rm -rf "$new"' EXIT
    trap 'exit 130' INT TERM HUP
    tail -c +%AFTER% "$0" | xz -dc -T0 | tar -x -C "$new" || say "$cache has no room for the game (some 180 MB)."
    # Of two that unpack at once, the first wins.
    mv -T "$new/@PROGRAM@" "$home" 2> /dev/null || [ -x "$home/@PROGRAM@" ] || say "$home cannot be written."
    rm -rf "$new"
    trap - EXIT INT TERM HUP
fi
case ${1:-} in
    --install | --uninstall) exec "$home/install.sh" "$1" ;;
    --terminal) shift; exec "$home/@TERMINAL@" "$@" ;;
    *) exec "$home/@PROGRAM@" "$@" ;;
esac
exit
