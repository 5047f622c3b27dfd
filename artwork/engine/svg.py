"""Writes curves and elements as compact SVG: relative coordinates in tenths of a unit, neighbours merged."""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np

from artwork.engine.curves import Curve

_PLAIN = re.compile(r'<path (fill="#\w+"|fill="none" stroke="#\w+" stroke-width="[\d.]+") d="([^"]*)"/>')


def tenth(value: float, step: int = 1) -> int:
    """A coordinate in whole tenths, a multiple of ``step``."""
    return round(float(value) * 10 / step) * step


def number(tenths: int) -> str:
    """The shortest text of a number of tenths."""
    whole, rest = divmod(abs(tenths), 10)
    text = str(whole) if not rest else f"{whole or ''}.{rest}"
    return ("-" if tenths < 0 else "") + text


def short(value: float, digits: int = 2) -> str:
    """A plain attribute value without needless zeros."""
    text = f"{round(float(value), digits) + 0.0:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def joined(numbers: Iterable[str]) -> str:
    """Numbers with the separators that cannot be left out."""
    out = ""
    fraction = False
    for text in numbers:
        if out and text[0] != "-" and not (text[0] == "." and fraction):
            out += " "
        out += text
        fraction = "." in text
    return out


def path_data(curve: Curve, step: int = 1) -> str:
    """A curve as relative path data in multiples of ``step`` tenths; rounding does not add up."""
    x, y = tenth(curve.controls[0, 0, 0], step), tenth(curve.controls[0, 0, 1], step)
    out, last = "M" + joined([number(x), number(y)]), ""
    final = len(curve.controls) - 1
    for i, (controls, straight) in enumerate(zip(curve.controls, curve.straight, strict=True)):
        if straight and curve.closed and i == final:
            break
        command = "l" if straight else "c"
        ends = controls[3:] if straight else controls[1:]
        values = [tenth(v, step) - o for p in ends for v, o in zip(p, (x, y), strict=True)]
        if straight and values == [0, 0]:
            continue
        if straight and values[1] == 0:
            command, values = "h", values[:1]
        elif straight and values[0] == 0:
            command, values = "v", values[1:]
        text = joined(number(v) for v in values)
        out += (command if command != last else "" if text[0] == "-" else " ") + text
        last = command
        x, y = tenth(controls[3, 0], step), tenth(controls[3, 1], step)
    return out + ("z" if curve.closed else "")


def triangles_data(triangles: np.ndarray) -> str:
    """Many small triangles (n, 3, 2) as one chain of relative paths: about twenty bytes each."""
    out = ""
    at_x = at_y = 0
    for a, tip, b in triangles:
        x, y = tenth(a[0]), tenth(a[1])
        first = [round(tip[0] - a[0]) * 10, round(tip[1] - a[1]) * 10]
        second = [tenth(b[0]) - x - first[0], tenth(b[1]) - y - first[1]]
        sides = [number(v) for v in (*first, *second)]
        if out:
            out += "m" + joined([number(x - at_x), number(y - at_y), *sides]) + "z"
        else:
            out = "M" + joined([number(x), number(y)]) + "l" + joined(sides) + "z"
        at_x, at_y = x, y
    return out


def merged(elements: Iterable[str]) -> str:
    """The elements, with neighbouring plain paths of one colour in one path.

    All filled paths run the same way round, so that shapes which overlap do not cut holes into each other.
    """
    out: list[list[str]] = []
    for element in elements:
        match = _PLAIN.fullmatch(element)
        if match and out and out[-1][0] == match[1]:
            out[-1][1] += match[2]
        else:
            out.append([match[1], match[2]] if match else ["", element])
    return "".join(f'<path {style} d="{data}"/>' if style else data for style, data in out)


def document(width: float, height: float, paper: str, ink: str, body: str) -> str:
    """A whole card: the paper, then the body; ink is the colour of all that names none."""
    w, h = short(width), short(height)
    body = body.replace(f' fill="{ink}"', "")
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in body else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{links} viewBox="0 0 {w} {h}">'
        f'<rect width="{w}" height="{h}" fill="{paper}"/>'
        f'<g fill="{ink}" stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )
