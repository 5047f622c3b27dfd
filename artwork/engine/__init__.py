"""The drawing engine: curves, fitting, ink and compact SVG."""

from artwork.engine.curves import Tube, fillet, mirrored, moved, points_of, turned, unary_union
from artwork.engine.drawing import Drawing
from artwork.engine.palette import FRENCH, NEAPOLITAN, PIACENTINE, SPANISH

__all__ = [
    "FRENCH",
    "NEAPOLITAN",
    "PIACENTINE",
    "SPANISH",
    "Drawing",
    "Tube",
    "fillet",
    "mirrored",
    "moved",
    "points_of",
    "turned",
    "unary_union",
]
