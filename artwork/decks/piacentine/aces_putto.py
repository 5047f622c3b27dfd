"""The Piacentine ace of swords: a winged putto with a broad curved blade in a garland of roses."""

from __future__ import annotations

import math

from artwork.decks.piacentine.aces_roses import bloom, bud
from artwork.engine import Drawing, mirrored, unary_union
from artwork.parts import hands, heads
from artwork.parts.ornament import leaf

SIDES = (-1, 1)
SKIN = ("#fadcc0", "#eab38c")
BLOND = ("#e8b13e", "#b27a1c")
CLOUD = ("#fffdf6", "#bcd3e6")
PALE = ("#c9def0", "#8fb6d8")
X, Y = 250, 459


# fmt: off
def draw(d: Drawing) -> None:
    """The whole card."""
    garland(d)
    with d.push(X, 470, 0.97 if d.full else 1.0), d.push(-X, -470):
        with d.figure(1.4, 2.0):
            cloud(d)
        with d.figure(1.5, 2.0):
            wings(d)
            hands_behind(d)
            blade(d)
            body(d)
            head(d)
            arms(d)


def garland(d: Drawing) -> None:
    """An oval wreath of leaves with roses, tied below with a ribbon."""
    rx, ry = 176, 378
    green, small = d.motif("leaf", leaf, length=58, width=17, barbs=6), d.motif("bud", bud)
    red, white = d.motif("red-rose", bloom, radius=33), d.motif("white-rose", bloom, radius=27, colour="white")

    def at(t: float) -> tuple[float, float, float]:
        a = math.radians(t)
        return X + rx * math.sin(a), Y - ry * math.cos(a), math.degrees(math.atan2(ry * math.sin(a), rx * math.cos(a)))

    stalk = [at(t)[:2] for t in range(0, 361, 12)]
    d.lines([stalk], 9)
    d.lines([stalk], 4.4, "green")
    count = 58 if d.full else 34
    for i in range(count):
        side = 1 if i < count / 2 else -1
        t = 180 - side * (180 * ((i if side > 0 else count - 1 - i) + 0.5) / (count / 2))
        x, y, along = at(t)
        upward = along + 180 if side > 0 else along
        d.use(green, x, y, upward + (38 if i % 2 else -38), 0.92 if d.full else 1.1)
    for t in (14, 52, 100, 146, 214, 260, 308, 346):
        x, y, along = at(t)
        outward = math.degrees(math.atan2(y - Y, x - X))
        d.use(small, x, y, outward + (180 if t in (100, 260) else 62 if t < 180 else -62), 0.78)
    for i, t in enumerate((0, 36, 76, 118, 160, 200, 242, 284, 324)):
        x, y, _ = at(t)
        d.use(white if i % 2 else red, x, y, 0, 1 if d.full else 1.15)
    with d.push(X, Y + ry), d.figure(1.2, 1.6):
        for s in SIDES:
            with d.push(flip=s < 0):
                d.shape("8 -4 c, 30 -30, 64 -34, 76 -14, 66 10, 34 12, 8 6 c", "blue", 3.4, shade=(6, 5))
                d.brushes([("16 -2, 36 -12, 58 -14", 2), ("16 2, 34 4, 52 2", 1.8)])
                d.shape("4 6 c, 20 16, 52 20, 82 34 c, 76 44 c, 68 52 c, 44 40, 14 30, -4 14 c", "blue", 3.2,
                    shade=(4, 5))
        d.shape(d.disc(0, 0, 14, 13), "red", 3.4, shade=(4, 4))


def cloud(d: Drawing) -> None:
    """The cloud under his feet."""
    puffs = ((178, 772, 34, 26), (216, 764, 34, 28), (258, 770, 38, 30), (300, 764, 34, 28), (332, 774, 30, 24),
        (154, 786, 24, 18), (356, 786, 22, 16), (230, 790, 60, 22), (290, 790, 56, 22))
    shape = unary_union([d.disc(x, y, rx, ry) for x, y, rx, ry in puffs])
    d.shape(shape, CLOUD, 3.6, shade=(6, 10), hatch=(9, 5))
    d.brushes([("186 790, 200 778, 216 782, 224 792", 2.4), ("276 796, 288 782, 304 784, 314 796", 2.4),
        ("240 780, 252 772, 264 778", 2)])


def wing_feather(d: Drawing, colour: str | tuple[str, str]) -> None:
    """A feather from the origin along x, 100."""
    d.shape([(0, -7, "c"), (40, -14), (80, -12), (100, 2, "c"), (80, 13), (40, 12), (0, 7)], colour, 2.8, swell=0,
        extra=[[(0, 2, "c"), (100, 2, "c"), (80, 15), (40, 14)]])
    d.ink([(0, 0), (50, 0.6), (92, 2)], 2.2)
    d.brushes([([(x, 0), (x + 12, s * 8)], 1.6) for x in (20, 38, 56, 72) for s in SIDES], fine=True)


def wing(d: Drawing) -> None:
    """A raised wing to the left of its root at the origin."""
    long, gold, red = (d.motif(f"plume-{i}", wing_feather, colour=c) for i, c in enumerate((PALE, "gold", "red")))
    for x, y, turn, size in ((2, 8, 172, .66), (-8, -6, 186, .78), (-18, -22, 201, .9), (-28, -38, 217, 1.0),
        (-36, -54, 234, 1.06), (-40, -66, 250, 1.1), (-42, -74, 266, 1.12)):
        d.use(long, x, y, turn, size)
    for x, y, turn, size in ((4, 2, 184, .44), (-6, -12, 200, .5), (-16, -26, 216, .54), (-26, -42, 234, .56),
        (-32, -56, 252, .58)):
        d.use(gold, x, y, turn, size)
    for x, y, turn, size in ((6, -2, 200, .28), (-4, -16, 214, .3), (-14, -30, 230, .32), (-22, -44, 246, .32)):
        d.use(red, x, y, turn, size)
    d.shape(d.tube("16 14 30, -2 -14 28, -18 -42 23, -30 -66 17, -40 -80 9"), "red", 3.2, shade=(5, 3))
    d.brushes([("8 4, -8 -22, -24 -52", 2.6)], "gold")


def wings(d: Drawing) -> None:
    """Both wings, behind the shoulders."""
    name = d.motif("wing", wing)
    d.use(name, 186, 418, 8, 1.2)
    d.use(name, 272, 418, -14, 1.16, flip=True)


def hands_behind(d: Drawing) -> None:
    """The palm behind the grip."""
    with d.push(340, 520, 0.78, -14):
        hands.fist_back(d)


def blade(d: Drawing) -> None:
    """The falchion: pommel below, guard, a broad curved blue blade above."""
    with d.push(340, 520, 1, -4):
        d.shape(mirrored("0 -30, 10 -30 c, 11 10, 10 48 c, 0 50"), "red", 3.4, shade=(5, 0))
        d.lines([[(-11, y + 4), (11, y - 4)] for y in range(-20, 48, 11)], 3.4, "gold")
        d.shape(d.disc(0, 60, 17, 15), "gold", 3.4, shade=(5, 5), hatch=(6, 4.4))
        d.circle(0, 60, 6, "blue", "ink", 2.4)
        edge = ("-15 -44 c, -17 -130, -26 -210, -48 -292, -84 -372 c, -66 -376, -44 -368, -28 -352, -6 -320, "
                "14 -262, 22 -190, 20 -110, 15 -44 c")
        steel = d.shape(edge, "blue", 4, shade=(11, 3), hatch=(10, 5))
        d.lines(["-5 -56, -7 -140, -18 -220, -38 -296"], 3, "ink")
        d.brushes([("-11 -60, -14 -140, -24 -216, -44 -292", 3.4)], "#9cc9ef")
        if d.full:
            for x, y in ((6, -96), (6, -140), (3, -184), (-3, -228), (-14, -270)):
                d.circle(x, y, 4.6, "gold", "ink", 1.8)
        d.note(steel)
        d.shape("-46 -40 c, -48 -54, -34 -56, -24 -46, 0 -42, 24 -46, 38 -58, 50 -50 c, 46 -32, 26 -26, 0 -24, "
                "-28 -26", "gold", 3.6, shade=(6, 5), hatch=(7, 4.6))
        d.shape(d.disc(0, -36, 9, 8), "red", 3, shade=(3, 3))


def body(d: Drawing) -> None:
    """Legs, trunk and the drapery about the hips."""
    back_leg = ("228 556 c, 232 600, 242 632, 258 652, 262 664, 255 684, 256 704, 265 724, 269 738, 262 752, "
                "262 766 c, 278 777, 322 778, 336 767 c, 334 754, 316 746, 303 736, 301 722, 311 702, 315 682, "
                "309 662, 318 642, 328 612, 320 580, 292 548 c")
    d.shape(back_leg, SKIN, 3.6, shade=(11, 4), hatch=(10, 5.2))
    d.brushes([("258 653, 270 663, 286 662", 2.6), ("293 655, 301 656, 307 651", 2.2),
        ("266 730, 280 737, 299 730", 2.4), ("324 622, 306 633, 288 632", 2.4),
        ("291 774, 295 764, 292 759", 2), ("306 775, 309 765, 306 760", 2),
        ("320 773, 323 764, 320 760", 2), ("266 676, 262 692, 265 706", 2)])
    front_leg = ("166 552 c, 150 584, 148 618, 164 646, 170 662, 162 682, 163 704, 174 726, 177 740, 160 754, "
                 "150 768 c, 166 779, 204 778, 214 768 c, 216 754, 207 742, 208 726, 219 704, 222 682, "
                 "215 662, 224 644, 240 612, 243 580, 238 550 c")
    d.shape(front_leg, SKIN, 3.6, shade=(12, 3), hatch=(10, 5.2))
    d.brushes([("168 658, 182 666, 198 663", 2.6), ("204 656, 211 657, 216 652", 2.2),
        ("175 732, 190 739, 208 731", 2.4), ("152 618, 168 632, 188 632", 2.4),
        ("162 774, 165 765, 161 760", 2), ("175 777, 178 767, 174 762", 2),
        ("189 777, 192 767, 189 762", 2), ("202 774, 205 765, 201 761", 2), ("172 676, 168 694, 173 708", 2)])
    trunk = ("204 380 c, 240 380 c, 262 396, 282 412, 278 442, 270 470, 278 500, 286 530, 282 562, 252 578, "
             "208 580, 172 566, 162 536, 168 502, 176 470, 170 442, 164 414, 180 398")
    d.shape(trunk, SKIN, 3.6, shade=(12, 6), hatch=(12, 5))
    d.brushes([("196 446, 210 454, 222 448", 2.6), ("234 448, 248 454, 262 444", 2.6),
        ("224 420, 226 440, 225 460", 2), ("178 486, 200 496, 224 494", 1.8), ("226 524, 229 530, 226 536", 3),
        ("190 400, 206 408, 216 410", 2), ("236 408, 250 404, 262 408", 2)])

    # drapery: the flying end, then the wrap
    d.shape("176 560 c, 152 548, 132 560, 122 584, 128 604 c, 116 622, 120 650, 138 672 c, 150 664 c, 158 676 c, "
            "166 652, 170 628, 180 610, 190 592 c", "red", 3.6, shade=(8, 6), hatch=(9, 5))
    d.brushes([("176 570, 150 582, 140 612, 146 652", 2.8), ("180 588, 164 606, 158 640", 2.4),
        ("160 562, 140 574, 130 596", 2.2)])
    d.shape("160 540 c, 196 560, 246 560, 288 530 c, 298 556, 296 590, 284 612 c, 262 602, 232 606, 206 620, "
            "182 622, 166 608 c, 158 584", "red", 3.8, shade=(10, 8), hatch=(11, 5))
    d.brushes([("166 556, 206 578, 256 572, 290 546", 3), ("164 580, 206 598, 252 592, 292 566", 2.6),
        ("172 602, 204 610, 236 602", 2.2), ("270 560, 276 580, 272 602", 2.4)])
    d.lines(["162 545, 197 565, 247 565, 289 536"], 3, "gold", clip=None)


def head(d: Drawing) -> None:
    """A round child's head in three-quarter view, curls all about."""
    with d.push(222, 268, 1.12):
        # curls behind
        name = d.motif("curl", curl)
        for x, y, turn, size in ((-50, 74, 20, .8), (-58, 52, 0, .9), (-56, 26, -20, 1), (-44, 4, 10, 1),
            (-22, -12, 30, 1.05), (6, -18, 60, 1.05), (32, -8, 90, .95)):
            d.use(name, x, y, turn, size)
        d.shape("-24 84 c, -18 100, -22 112, -36 122 c, -20 134, 22 134, 38 122 c, 24 112, 22 102, 26 92 c", SKIN, 3,
            shade=(7, -4))
        d.fill("-32 121 c, -18 112, 20 112, 33 121 c, 20 140, -18 140", SKIN[0])
        face = d.shape("-2 -8, 24 -2, 38 14, 42 34, 40 46, 45 58, 46 70, 40 84, 26 96, 10 102, -8 100, -28 90, "
                       "-42 74, -47 52, -44 24, -26 2", SKIN, 3.6, shade=(-7, 5))
        for x, y, rx in ((-16, 72, 13), (36, 70, 7)):
            d.fill(d.disc(x, y, rx, 9).intersection(face), "#f4a98c", opacity=0.75)
        heads.eye(d, -6, 50, 10.4, 7.4, -1, "#2f5d9c", 3)
        heads.eye(d, 27, 49, 7.4, 7, 1, "#2f5d9c", 1.8)
        d.brushes([("8 36, -4 31, -18 36", 3.2), ("20 35, 28 31, 36 36", 2.8)], BLOND[1])
        d.ink("18 52, 22 60, 27 66, 22 70, 16 69", 2.6)
        d.fill("8 80 c, 16 76.6, 19 78, 23 76.8, 29 79 c, 24 86, 13 87", "lips")
        d.brushes([("4 78.6, 12 81.4, 21 80.6, 32 77.4", 2.2), ("12 91.6, 18 92.8, 23 91.4", 1.8),
            ("2 75, 2 79, 5 82", 1.6)])
        # ear and the curls in front
        d.shape("-42 54, -36 48, -30 54, -32 66, -38 74, -42 70", SKIN, 2.8)
        d.ink("-39 57, -34 56, -35 66", 1.8)
        for x, y, turn, size in ((-44, 44, -30, .78), (-40, 22, 0, .92), (-26, 6, 20, .98), (-6, -2, 50, .95),
            (14, 0, 80, .9), (30, 10, 120, .78), (-2, 14, 160, .62)):
            d.use(name, x, y, turn, size)


def curl(d: Drawing) -> None:
    """A curl of blond hair, 34 across."""
    d.shape("-15 8, -17 -6, -8 -17, 6 -17, 16 -8, 17 5, 8 16, -6 16", BLOND, 3, shade=(4, 4), swell=0)
    d.lines(["-12 6, -11 -6, 0 -12, 10 -5, 8 7, -2 9, -6 1, 0 -5, 4 0"], 2.2)
    d.ink("-13 -4, -6 -13, 4 -14", 2.2, "#f9dc92")


def arms(d: Drawing) -> None:
    """One hand on the grip, the other on the hip."""
    near = d.limb([(262, 414), (290, 454), (296, 486), (308, 520)], (44, 43, 36, 26))
    d.shape(near.region, SKIN, 3.6, shade=(8, 6), hatch=(8, 5.2))
    d.brushes([("280 466, 292 470, 306 464", 2.4), ("296 506, 304 512, 316 508", 2.2),
        ("262 396, 276 404, 284 418", 2)])
    d.fill(d.disc(248, 407, 22, 12), SKIN[0])
    with d.push(340, 520, 0.78, -14):
        hands.fist_front(d)
    far = d.limb([(178, 416), (142, 456), (132, 494), (152, 524), (176, 534)], (44, 44, 38, 34, 24))
    d.shape(far.region, SKIN, 3.6, shade=(7, 6), hatch=(8, 5.2))
    d.brushes([("134 474, 146 484, 158 482", 2.4), ("160 518, 164 528, 160 538", 2.2)])
    d.fill(d.disc(194, 407, 20, 12), SKIN[0])
    for y, reach in ((549, 197), (543, 204), (535, 207), (527, 204)):
        hands.finger(d, [(172, y - 6), (186, y - 6), (reach, y + 2)], [12, 12, 9])
