"""What the empty parts of the cloth have room for: coffee, a glass, a dish, the slate. No Qt."""

from __future__ import annotations

from briscola_desktop.widgets.table.geometry import Box
from briscola_desktop.widgets.table.layout import Layout, Prop, PropKind

_PROPS: tuple[tuple[PropKind, float, float, tuple[tuple[float, float], ...]], ...] = (
    # width and height in sizes of type; the places to try, from 0 (left, top) to 1 (right, bottom)
    ("coffee", 8.6, 8.6, ((1, 0), (0, 0), (1, 1), (0, 1))),
    ("slate", 12.0, 9.6, ((0, 0), (1, 1), (1, 0), (0, 1), (1, 0.5))),
    ("glass", 5.0, 5.0, ((1, 0.62), (0, 1), (1, 1), (1, 0.4))),
    ("dish", 7.0, 7.0, ((0, 1), (1, 1), (0, 0.6))),
)


def props_for(layout: Layout) -> tuple[Prop, ...]:
    """What the empty parts of the cloth have room for: nothing in portrait windows, more in wide ones."""
    if layout.portrait or layout.tight:
        return ()
    f = layout.font
    inner = layout.cloth.grown(-2.2 * f)
    taken = [box.grown(1.3 * f) for box in layout.groups().values()]
    props: list[Prop] = []
    for kind, w, h, places in _PROPS:
        for across, down in places:
            box = Box(inner.x + across * (inner.w - w * f), inner.y + down * (inner.h - h * f), w * f, h * f)
            if not any(box.touches(other) for other in taken):
                props.append(Prop(kind, box))
                taken.append(box.grown(1.3 * f))
                break
    return tuple(props)
