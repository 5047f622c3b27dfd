"""The drawing engine: what every card that it writes can rely on."""

import itertools
import math
import xml.etree.ElementTree as ET

import pytest
from shapely.geometry import Polygon, box

from artwork.engine import Drawing, mirrored
from artwork.engine.curves import Curve, points_of, smooth
from artwork.engine.fitting import fit_region
from artwork.engine.items import Path
from artwork.engine.svg import joined, number, path_data
from artwork.parts import cloth, heads

SVG = "{http://www.w3.org/2000/svg}"


def figure(d: Drawing) -> None:
    with d.figure():
        d.shape(
            "100 100, 220 90, 260 300, 120 320",
            "red",
            shade=(12, 6),
            hatch=(12, 6),
            folds=[("150 140, 170 220, 160 300", 9)],
        )
        d.band("120 200, 180 210, 250 200", 20, "gold", "lozenges")
        with d.push(200, 60, 0.9, 5):
            heads.three_quarter(d)
        d.scatter(d.shape(d.disc(350, 200, 60), "blue"), 30, 24, d.motif("sprig", cloth.sprig), inset=8)


def drawn(full: bool = True) -> Drawing:
    d = Drawing(500, 400, full=full, seed=7)
    figure(d)
    return d


def test_equal_sources_give_equal_bytes() -> None:
    assert drawn().svg() == drawn().svg()
    assert drawn(full=False).svg() == drawn(full=False).svg()


def test_a_small_face_has_no_hatching_and_is_lighter() -> None:
    full, small = drawn().svg(), drawn(full=False).svg()
    assert len(small) < 0.75 * len(full)


def test_nothing_is_drawn_outside_of_the_card() -> None:
    d = Drawing(500, 400)
    d.shape("-40 -30, 540 -20, 560 430, -30 420", "red", hatch=(20, 6))
    d.lines(["-50 100, 600 120"], 6)
    d.circle(490, 390, 40, "gold", "ink", 4)
    d.use(d.motif("sprig", cloth.sprig), 2, 200, scale=3)
    card = box(0, 0, 500, 400).buffer(0.01)
    shown = d.visible(d.items, d.window)
    assert len(shown) >= 4
    assert all(card.contains(item.region) for item in shown)


def test_a_halved_card_shows_its_half_twice_and_no_ink_along_the_cut() -> None:
    d = Drawing(500, 800)
    d.shape("100 200, 400 200, 400 600, 100 600", "red", 8, swell=0)
    d.halve()
    root = ET.fromstring(d.svg())  # noqa: S314 (our own)
    turned = [e for e in root.iter(f"{SVG}use") if "rotate(180 250 400)" in e.get("transform", "")]
    assert len(turned) == 1
    shown = d.visible(d.items, d.window)
    assert all(item.region.bounds[3] <= 400.01 for item in shown)
    red = next(i for i in shown if isinstance(i, Path) and i.fill == d.paint("red"))
    assert red.region.bounds[3] == pytest.approx(400, abs=0.01)  # the flat colour reaches the cut


def test_ink_widths_stay_in_card_units_and_regions_follow_the_place() -> None:
    d = Drawing()
    with d.push(100, 50, 0.5, 90):
        region = d.shape("0 0 c, 40 0 c, 40 40 c, 0 40 c", "red", 4, swell=0)
    assert region.bounds == pytest.approx((80, 50, 100, 70), abs=0.1)
    shape = d.items[0]
    assert isinstance(shape, Path)
    assert shape.width == 4


def test_hidden_things_are_left_out() -> None:
    d = Drawing()
    d.fill(d.disc(100, 100, 20), "red")
    d.fill(d.disc(100, 100, 60), "blue")
    assert d.paint("red") not in d.svg()


def test_merged_paths_run_the_same_way_round() -> None:
    one = smooth("0 0 c, 10 0 c, 10 10 c, 0 10 c", True).oriented()
    other = smooth("0 0 c, 0 10 c, 10 10 c, 10 0 c", True).oriented()

    def area(curve: Curve) -> float:
        p = curve.points()
        return sum(float(a[0] * b[1] - b[0] * a[1]) for a, b in itertools.pairwise(p))

    assert area(one) == pytest.approx(area(other))


def test_fitting_stays_within_its_tolerance() -> None:
    wave = Polygon([(x, 40 * math.sin(x / 25)) for x in range(0, 200, 2)] + [(200, 100), (0, 100)])
    (curve,) = fit_region(wave, 0.5)
    fitted = Polygon(curve.points(1))
    assert fitted.symmetric_difference(wave).area < 0.5 * wave.length
    assert len(curve.controls) < 16


def test_numbers_are_short() -> None:
    assert [number(t) for t in (0, 5, -5, 10, 123, -120)] == ["0", ".5", "-.5", "1", "12.3", "-12"]
    assert joined([".5", ".5", "-1", "2", ".5"]) == ".5.5-1 2 .5"
    assert path_data(smooth("0 0 l, 10 0 l, 10 5.5 l", True)) == "M0 0h10v5.5z"


def test_points_and_mirroring() -> None:
    assert points_of("1 2, 3 4 c") == ((1, 2), (3, 4, "c"))
    outline = mirrored("0 0, 10 5 c, 0 20", 50)
    assert [p[0] for p in outline] == [50, 60, 50, 40]
    assert outline[3] == (40, 5, "c")


def test_an_unknown_colour_is_named() -> None:
    with pytest.raises(KeyError, match="mauve"):
        Drawing().fill("0 0, 9 0, 9 9", "mauve")
