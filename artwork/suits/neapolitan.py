"""The Neapolitan suit objects: coin, sunflower, cup, tureen, sword, club.

``coin(d, x, y, radius)`` and so on put a motif at a place of the card (drawn once a card, then used).
"""

from __future__ import annotations

import math

from artwork.engine import Drawing, mirrored, moved
from artwork.engine.curves import LineString, np, unit
