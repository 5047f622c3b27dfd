"""The Debian package, laid out by hand and packed by dpkg-deb.

The program goes to /usr/lib/briscola-desktop; links in /usr/games start it. Lists of icons, types and programs are
renewed by the triggers of the packages that keep them, so there are no scripts and nothing stays after removing.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import facts
import manual

from briscola_desktop.app import preflight

CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {people} <{package}@localhost>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: {summary}
 Briscola is Italy's most played card game: three cards in the hand, a trump
 on the table, 120 points to share out. Play it against the computer or with
 others over the network, with two, three, four or six at the table, with
 Neapolitan, Piacentine, French or Spanish cards drawn for this game.
 .
 The package brings its own Python and Qt.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {name}

Files: *
Copyright: {people}
License: GPL-3+
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version. On Debian systems the licence is in /usr/share/common-licenses/GPL-3.
 .
 The bundled libraries and their licences are listed in
 /usr/lib/{package}/_internal/licences/README.txt.
"""

ALWAYS = ("libstdc++6", "libgcc-s1", "zlib1g")
"""Needed by Python's and Qt's libraries, beyond what the game itself looks for at its start."""


RECOMMENDED = ("fonts-urw-base35", "hicolor-icon-theme")
"""The type that the game is meant for, and where its icon goes."""


def build(program: Path, out: Path, work: Path) -> Path:
    """Build the package.

    Args:
        program: the folder that PyInstaller made, with `share`.
        out: where the package goes.
        work: a folder to lay it out in.

    Returns:
        The file.
    """
    shutil.rmtree(work, ignore_errors=True)
    package = facts.PROGRAM
    home = work / "usr" / "lib" / package
    shutil.copytree(program, home, symlinks=True)
    (home / "share").rename(work / "usr" / "share")
    (home / "install.sh").unlink()  # the package does what it does
    games = work / "usr" / "games"
    games.mkdir()
    for name in (facts.PROGRAM, facts.TERMINAL):
        (games / name).symlink_to(f"../lib/{package}/{name}")
    _write_documents(work / "usr" / "share")
    # Desktops do not all look into /usr/games.
    entry = work / "usr" / "share" / "applications" / f"{package}.desktop"
    entry.write_text(entry.read_text(encoding="utf-8").replace("Exec=", "Exec=/usr/games/", 1), encoding="utf-8")
    _set_modes(work)
    files = [path for path in work.rglob("*") if path.is_file() and not path.is_symlink()]
    control = work / "DEBIAN" / "control"
    control.parent.mkdir()
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], check=True, capture_output=True, text=True
    ).stdout.strip()
    control.write_text(
        CONTROL.format(
            package=package,
            version=facts.version(),
            architecture=architecture,
            people=facts.PEOPLE,
            size=sum(path.stat().st_size for path in files) // 1024 + 1,
            depends=", ".join(depends(files)),
            recommends=", ".join(sorted({*(preflight.WAYLAND | preflight.SOUND).values(), *RECOMMENDED})),
            summary=facts.SUMMARY[0].lower() + facts.SUMMARY[1:],
        ),
        encoding="utf-8",
    )
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(work)}\n" for path in sorted(files)]  # noqa: S324 - dpkg --verify asks for it
    (control.parent / "md5sums").write_text("".join(sums), encoding="utf-8")
    target = out / f"{package}_{facts.version()}_{architecture}.deb"
    environ = os.environ | {"SOURCE_DATE_EPOCH": str(facts.moment())}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(work), str(target)]
    subprocess.run(command, check=True, env=environ, stdout=subprocess.DEVNULL)
    return target


def depends(files: list[Path]) -> list[str]:
    """The packages that the program needs: glibc of the version it was built with, and Qt's that are not bundled."""
    bundled = {path.name for path in files}
    wanted = preflight.QT | preflight.XCB
    packages = {package for library, package in wanted.items() if library not in bundled}
    return [f"libc6 (>= {glibc(files)})", *sorted({*packages, *ALWAYS})]


def glibc(files: list[Path]) -> str:
    """The newest version of glibc that a bundled file asks for, e.g. `2.34`."""
    asked = {
        tuple(map(int, found.split(b".")))
        for path in files
        if ".so" in path.name or path.name in {facts.PROGRAM, facts.TERMINAL}
        for found in re.findall(rb"\0GLIBC_(2\.\d+)(?=[\0.])", path.read_bytes())
    }
    return ".".join(map(str, max(asked)))


def _write_documents(share: Path) -> None:
    documents = share / "doc" / facts.PROGRAM
    documents.mkdir(parents=True)
    text = COPYRIGHT.format(name=facts.NAME, people=facts.PEOPLE, package=facts.PROGRAM)
    (documents / "copyright").write_text(text, encoding="utf-8")
    when = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(facts.moment()))
    changes = (
        f"{facts.PROGRAM} ({facts.version()}) unstable; urgency=low\n\n  * See CHANGELOG.md of the source.\n\n"
        f" -- {facts.PEOPLE} <{facts.PROGRAM}@localhost>  {when}\n"
    )
    _write_gzip(documents / "changelog.gz", changes)
    for page in manual.write(share / "man" / f"man{manual.SECTION}"):
        _write_gzip(page.with_name(f"{page.name}.gz"), page.read_text(encoding="utf-8"))
        page.unlink()


def _write_gzip(target: Path, text: str) -> None:
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _set_modes(work: Path) -> None:
    """As Debian wants them: folders and programs 755, all else 644."""
    for path in [work, *work.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path.name in {facts.PROGRAM, facts.TERMINAL}
            path.chmod(0o755 if executable else 0o644)
