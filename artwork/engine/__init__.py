"""The drawing engine: curves, fitting, ink and compact SVG."""

from .curves import Tube, fillet, mirrored, moved, points_of, turned, unary_union
from .drawing import Drawing
from .palette import FRENCH, NEAPOLITAN, PIACENTINE, SPANISH

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
