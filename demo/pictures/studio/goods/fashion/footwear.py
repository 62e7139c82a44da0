"""Fashion: shoes, in pairs."""

import math

import numpy as np
from mathutils import Vector

from goods import good
from goods.fashion.drape import thread as cord
from goods.fashion.shoemaking import Last, beads, laced, pair, soft, stitched
from materials import bumped, leather, material, metal, shade, weave
from shapes import cylinder, letters, surface, torus


@good('court-heels-red', yaw=-62, pitch=16)
def court_heels(look):
    color = look.color or '#d2a183'
    suede = bumped(material(color, 0.92, sheen=0.7), 0.12, 0.06)
    inner, cover = leather('#d9b592'), material(shade(color, 0.9), 0.85, sheen=0.4)
    rises = [(0, 9.0), (0.12, 8.8), (0.3, 7.0), (0.5, 3.6), (0.66, 1.2), (0.78, 0.45), (0.9, 0.5), (1, 0.95)]
    last = Last(22.5, [(0, 1.4), (0.06, 2.4), (0.2, 2.7), (0.42, 2.3), (0.68, 3.9), (0.8, 3.2), (0.92, 1.5), (1, 0.25)], rises)
    upper = last.shell(
        [
            (0, 0, 10.9, 13.8, 2.2, 0.25, 0, 0.3, -2.0),
            (0.1, 2.3, 9.4, 13.2, 2, 0.3, 0.3, 0, -1.6),
            (0.2, 2.55, 4.6, 9.6, 1.6, 0.35, 0.3, 0, -1.2),
            (0.3, 3.1, -1.4, 4.9, 1.4, 0.35, 0.5, 0, -0.9),
            (0.4, 2.6, -5.2, 3.5, 1.2, 0.2, 0.9, 0.9, -0.3),
            (0.46, 1.2, -6.5, 3.4, 1.2, 0.2, 0.5, 1.8, 0.0),
            (0.5, 0, -6.8, 3.4, 1.1, 0.25, 0, 2.2, 0.0),
        ],
        suede,
    )
    trim = cord(last.top(), 0.13, cover, closed=True)
    bed = last.slab(inner, 0.1, 0.3, -0.1)
    under = last.slab(material('#2b211c', 0.6), -0.25, 0.12, 0.1)

    def heel(u, v):
        angle, z = 2 * math.pi * u, 9.0 * v
        wide = 0.55 + 1.9 * v**3.2
        back, front = 10.4 + 0.75 * v**3, 9.1 - 4.3 * v**3.4
        x = wide * math.sin(angle)
        y = (back + front) / 2 + (back - front) / 2 * math.cos(angle)
        return (x, y, max(0.5, z - 0.75 * v**6 * max(0, (10.4 - y) / 5)))

    block = surface(heel, cover, 48, 40, True)
    tip = cylinder(0.62, 0.55, material('#1d1a19', 0.6), round=0.1, at=(0, 9.75, 0))
    mark = stitched(last.top(0.93), material(shade(color, 0.7), 0.8), 0.03, 0.4)
    pair([upper, trim, bed, under, block, tip, mark], 10.5, 5, -3, 30)


FOOT = [(0, 1.8), (0.05, 2.75), (0.16, 3.2), (0.42, 3.0), (0.68, 4.7), (0.82, 4.3), (0.93, 3.0), (1, 1.1)]


@good('aba-leather-brogues', yaw=-60, pitch=20)
def brogues(look):
    hide = bumped(material(look.color, 0.3, clear=0.45), 0.1, 0.25)
    dark, edge = material(shade(look.color, 0.45), 0.5), material(shade(look.color, 0.35), 0.4)
    thread = material(shade(look.color, 1.45), 0.7)
    last = Last(29, FOOT, [(0, 2.9), (0.3, 2.7), (0.45, 2.0), (0.65, 1.1), (0.85, 1.15), (1, 1.8)])
    upper = last.shell(
        [
            (0, 0, 12.6, 10.2, 3.0, 0.7, 0, -0.3, -3),
            (0.1, 2.6, 11.0, 9.8, 3.0, 0.6, 0.6, 0, -3),
            (0.19, 3.5, 6.4, 8.9, 2.6, 0.5, 0.6, 0, -2.6),
            (0.27, 2.0, 2.6, 9.6, 2.6, 0.5, 2.2, 0, -1.0),
            (0.36, 0.8, -0.8, 8.5, 2.6, 0.4, 2.6, 0.6, -0.6),
            (0.45, 0.55, -3.6, 7.0, 2.9, 0.3, 1.2, 3.2, -0.8),
            (0.5, 0, -4.3, 6.6, 3.1, 0.2, 0, 4.2, -0.6),
        ],
        hide,
        0.26,
    )
    things = [upper, cord(last.top(), 0.14, dark, closed=True), last.slab(leather('#c79a6a'), 0.2, 0.45, -0.25)]
    things.append(last.slab(edge, -0.5, 0.05, 0.55))
    things.append(last.slab(material('#191614', 0.55), -0.9, -0.4, 0.45, heel=(0.3, 0)))
    welt = [tuple(last.rim(k / 200, 0.42) + Vector((0, 0, 0.07))) for k in range(201)]
    things.append(stitched(welt, thread, 0.05, 0.45))
    # The wing of the toe cap and the counter of the heel, each a row of stitches and one of punched holes.
    wing = [
        (0.30 + 0.4 * k / 60, 0.18 + 0.42 * (1 - abs(k - 30) / 30) ** 0.8 + 0.10 * math.cos(math.pi * (k - 30) / 15) * (abs(k - 30) < 15))
        for k in range(61)
    ]
    counter = [(0.86 + 0.28 * k / 40, 0.10 + 0.75 * math.sin(math.pi * k / 40) ** 0.7) for k in range(41)]
    for seam in (wing, counter):
        things.append(stitched(last.line(seam, 0.15), thread, 0.04, 0.32))
        things.append(cord(last.line([(a, v + 0.02) for a, v in seam], 0.1), 0.1, hide))
        holes = last.line([(a, v - 0.07) for a, v in seam], 0.125)
        things += beads(holes[2:-2:2], 0.12, material('#120c09', 0.9))
    tongue = surface(
        lambda u, v: ((u - 0.5) * (2.6 + 2.0 * v), -4.6 + 8.0 * v, 6.1 + 3.9 * v - 1.2 * (2 * u - 1) ** 2), hide, 20, 20, thickness=0.25
    )
    rows = []
    for part in range(5):
        a = 0.445 - part * 0.037
        rows.append((last.place(a, 0.93), last.place(1 - a, 0.93)))
    lace = material(shade(look.color, 0.5), 0.75)
    knot = last.place(0.297, 1)
    things += [tongue, *laced(rows, lace, 0.14, (last.middle(0.4), knot[1] + 0.2, knot[2] + 0.35))]
    things += beads([at for row in rows for at in row], 0.17, dark)
    pair(things, 12, 5, -2.5, 24)


@good('aba-palm-slippers', yaw=-38, pitch=30)
def palm_slippers(look):
    hide, thread = bumped(material(look.color, 0.42, clear=0.15), 0.15, 0.3), material(shade(look.color, 1.5), 0.7)
    last = Last(
        28,
        [(0, 2.0), (0.05, 3.0), (0.18, 3.5), (0.42, 3.6), (0.68, 5.0), (0.84, 4.6), (0.94, 3.2), (1, 1.2)],
        [(0, 2.6), (0.3, 2.4), (0.5, 2.0), (0.75, 1.7), (1, 2.2)],
    )
    things = [last.slab(material('#1c1918', 0.7), -1.7, -0.25, 0.35), last.slab(leather('#c08a55'), -0.3, 0.0, 0.3)]
    things.append(last.slab(hide, 0.0, 0.3, 0.2))
    things.append(stitched([tuple(last.rim(k / 200, -0.15) + Vector((0, 0, 0.32))) for k in range(201)], thread, 0.05, 0.5))
    # Two straps that cross over the instep.
    for sign, raised in ((1, 0.0), (-1, 0.32)):

        def strap(u, v, sign=sign, raised=raised):
            t0, t1 = 0.50 + 0.20 * v, 0.62 + 0.20 * v
            t = t0 + (t1 - t0) * u if sign > 0 else t1 + (t0 - t1) * u
            half = last.half(t) + 0.2
            angle = math.pi * (1 - u)
            rise = (4.4 - 7.0 * (t - 0.55)) * math.sin(angle) ** 0.75
            return (
                last.middle(t) + half * math.copysign(abs(math.cos(angle)) ** 0.8, math.cos(angle)),
                last.length * (0.5 - t),
                last.rise(t) - 0.1 + rise + raised * math.sin(angle),
            )

        things.append(surface(strap, hide, 60, 20, thickness=0.26))
        for v in (0.06, 0.94):
            line = [Vector(strap(0.03 + 0.94 * k / 60, v)) for k in range(61)]
            things.append(stitched([tuple(p + Vector((0.12 * (p.x - last.middle(0.6)) / 4, 0, 0.16))) for p in line], thread, 0.045, 0.42))
    stamp = material(shade(look.color, 0.55), 0.6)
    things.append(letters('ENYIMBA', 0.75, stamp, at=(0, 9.6, 2.85), turn=(-90, 0, 180), deep=0.01))
    things.append(letters('LEATHER', 0.5, stamp, at=(0, 8.7, 2.83), turn=(-90, 0, 180), deep=0.01))
    pair(things, 12.5, 4, -1.5, 14)


@good('canvas-runners', yaw=-62, pitch=18)
def trainers(look):
    color = look.color or '#b79ad8'
    knit = bumped(weave(color, 0.16), 0.35, 0.18, 1)
    foam, dark = material('#f6f4ef', 0.55), material(shade(color, 0.55), 0.7)
    last = Last(
        29.5,
        [(0, 2.0), (0.05, 3.0), (0.16, 3.5), (0.42, 3.4), (0.68, 4.9), (0.84, 4.8), (0.94, 4.2), (1, 3.2)],
        [(0, 3.9), (0.3, 3.2), (0.6, 2.5), (0.8, 2.6), (1, 4.0)],
    )
    upper = last.shell(
        [
            (0, 0, 13.4, 12.2, 3.4, 0.6, 0, -1.4, -3),
            (0.09, 2.5, 11.2, 11.2, 3.2, 0.5, 0.7, -0.3, -3),
            (0.18, 3.4, 6.6, 9.4, 2.8, 0.5, 0.6, 0, -2.6),
            (0.26, 2.3, 2.2, 10.4, 2.8, 0.5, 2.0, 0, -1.0),
            (0.36, 1.5, -1.8, 9.0, 2.6, 0.4, 2.4, 0.6, -0.7),
            (0.45, 1.0, -5.2, 7.2, 2.8, 0.4, 1.2, 2.6, -0.6),
            (0.5, 0, -6.2, 6.7, 3.0, 0.3, 0, 3.8, -0.5),
        ],
        knit,
        0.35,
    )
    things = [upper, cord(last.top(), 0.27, knit, closed=True), last.slab(material('#e9e6e0', 0.8), 0.3, 0.6, -0.3)]
    things += [last.slab(foam, -3.0, 0.55, 0.45, inset=0.03), last.slab(dark, -3.35, -2.85, 0.3)]
    for depth in (-0.7, -1.5):
        groove = [tuple(last.rim(0.05 + 0.9 * k / 120, 0.44) + Vector((0, 0, depth))) for k in range(121)]
        things.append(cord(groove, 0.06, material('#d9d5cd', 0.6)))
    band = material(shade(color, 0.72), 0.6)
    for side in (0, 1):
        for start in (0.20, 0.245):
            points = [(start + 0.045 * k / 20, 0.02 + 0.75 * k / 20) for k in range(21)]
            things.append(cord(last.line([(a if side == 0 else 1 - a, v) for a, v in points], 0.12), 0.22, foam))
    things.append(cord(last.line([(0.40 + 0.2 * k / 40, 0.30) for k in range(41)], 0.1), 0.16, band))
    tab = cord([(0, 13.3, 10.2), (0, 14.6, 11.8), (0, 14.4, 13.4), (0, 13.3, 12.6)], 0.32, dark)
    tongue = surface(
        lambda u, v: ((u - 0.5) * (3.6 + 1.8 * v), -6.4 + 9.6 * v, 6.3 + 5.6 * v - 1.1 * (2 * u - 1) ** 2), knit, 20, 20, thickness=0.5
    )
    rows = [(last.place(0.452 - k * 0.038, 0.92), last.place(0.548 + k * 0.038, 0.92)) for k in range(5)]
    knot = last.place(0.28, 1)
    things += [tab, tongue, *laced(rows, foam, 0.24, (last.middle(0.4), knot[1], knot[2] + 0.4))]
    pair(things, 12.5, 5, -3, 26)


@good('beaded-flat-sandals', yaw=-50, pitch=24)
def beaded_flats(look):
    color = look.color or '#23a9ae'
    skin = bumped(material(color, 0.5, clear=0.1), 0.12, 0.2)
    last = Last(
        25.5,
        [(0, 1.5), (0.05, 2.4), (0.18, 2.9), (0.42, 2.7), (0.68, 4.1), (0.84, 3.8), (0.94, 2.7), (1, 1.0)],
        [(0, 1.0), (0.4, 0.85), (0.7, 0.6), (1, 0.9)],
    )
    upper = last.shell(
        [
            (0, 0, 11.6, 6.6, 2.2, 0.4, 0, 0.3, -2.0),
            (0.1, 2.3, 9.9, 6.0, 2, 0.4, 0.4, 0, -1.6),
            (0.2, 2.7, 4.6, 4.5, 1.7, 0.45, 0.5, 0, -1.2),
            (0.3, 3.2, -1.6, 4.2, 1.6, 0.45, 0.6, 0, -0.9),
            (0.4, 3.0, -5.4, 4.2, 1.7, 0.3, 0.9, 0.6, -0.4),
            (0.46, 1.7, -7.0, 4.3, 1.9, 0.2, 0.6, 1.6, 0.0),
            (0.5, 0, -7.5, 4.3, 2.0, 0.1, 0, 1.9, 0.1),
        ],
        skin,
        0.2,
    )
    things = [upper, last.slab(leather('#e2c9ad'), 0.1, 0.3, -0.1), last.slab(material('#3a2a22', 0.6), -0.6, 0.1, 0.15)]
    things.append(last.slab(material('#251b17', 0.6), -0.9, -0.4, 0.05, heel=(0.22, 0)))
    top = last.top()
    bright = [material('#fff8ec', 0.12, clear=1.0), material('#e5b53e', 0.2, metal=0.8), material(shade(color, 1.35), 0.12, clear=1.0)]
    things.append(cord(top, 0.16, skin, closed=True))
    walked = np.concatenate([[0], np.cumsum([(Vector(b) - Vector(a)).length for a, b in zip(top, top[1:])])])
    places = [
        [float(np.interp(n * 0.52, walked, [p[k] for p in top])) * (1.03, 1, 1)[k] for k in range(3)] for n in range(int(walked[-1] / 0.52))
    ]
    for number, bead in enumerate(bright):
        things += beads(places[number::3], 0.26, bead)
    pair(things, 10.5, 5, -2.5, 24)


# How the tongue of the boot rises: part, y, z.
TONGUE = [(0, -4.2, 7.1), (0.45, 1.6, 13.0), (0.8, 3.9, 17.8), (1, 4.0, 20.2)]


@good('ankle-boots-mustard', yaw=-60, pitch=16)
def ankle_boots(look):
    color = look.color or '#9c3b2b'
    hide = bumped(material(color, 0.45, clear=0.12), 0.22, 0.3)
    thread, dark = material(shade(color, 1.4), 0.7), material('#241b16', 0.75)
    last = Last(30, FOOT, [(0, 3.6), (0.3, 3.3), (0.45, 2.7), (0.65, 2.0), (0.85, 2.1), (1, 2.8)])
    upper = last.shell(
        [
            (0, 0, 12.6, 19.0, 4.2, 0.7, 0, -0.4, -5),
            (0.1, 3.4, 11.4, 18.8, 4.0, 0.6, 0.2, 0.2, -5),
            (0.19, 4.3, 7.6, 18.4, 4.5, 0.4, 0.0, -0.4, -6),
            (0.26, 2.4, 3.6, 18.3, 4.5, 0.4, 1.6, 0.0, -5),
            (0.36, 1.6, 1.2, 13.2, 4, 0.4, 2.6, 0.4, -3),
            (0.45, 1.2, -3.4, 8.6, 3.2, 0.4, 1.6, 2.6, -0.8),
            (0.5, 0, -4.6, 7.8, 3.3, 0.3, 0, 3.8, -0.6),
        ],
        hide,
        0.32,
    )
    things = [upper, cord(last.top(), 0.24, material(shade(color, 0.7), 0.5), closed=True), last.slab(leather('#c79a6a'), 0.2, 0.5, -0.3)]
    things.append(last.slab(material('#6b4527', 0.6), -0.5, 0.08, 0.55))
    things.append(last.slab(dark, -1.5, -0.45, 0.5, heel=(0.3, 0)))
    for k in range(26):
        a = 0.04 + 0.92 * k / 25
        if 0.12 < a < 0.28 or 0.72 < a < 0.88:
            continue
        at = last.rim(a, 0.42)
        things.append(cylinder(0.42, 0.7, dark, round=0.08, at=(at.x, at.y, max(0, at.z - 1.9))))
    things.append(stitched([tuple(last.rim(k / 220, 0.42) + Vector((0, 0, 0.12))) for k in range(221)], thread, 0.06, 0.5))
    for shift in (0, 0.03):
        cap = [(0.36 + 0.28 * k / 40, 0.20 + 0.34 * math.sin(math.pi * k / 40) ** 0.7 + shift) for k in range(41)]
        counter = [(0.85 + 0.3 * k / 40, 0.06 + 0.5 * math.sin(math.pi * k / 40) ** 0.6 + shift) for k in range(41)]
        things += [stitched(last.line(line, 0.18), thread, 0.05, 0.4) for line in (cap, counter)]
    tongue = surface(
        lambda u, v: ((u - 0.5) * (3.4 + 2.2 * v), *(soft(TONGUE, v) + (1.0 * (2 * u - 1) ** 2, 0))), hide, 20, 30, thickness=0.35
    )
    rows = [(last.place(0.455 - k * 0.0265, 0.94), last.place(0.545 + k * 0.0265, 0.94)) for k in range(7)]
    eyelet = metal('#b8893a', 0.3)
    for left, right in rows:
        things += [torus(0.28, 0.09, eyelet, at=(at[0], at[1] - 0.15, at[2]), turn=(60, 0, 0)) for at in (left, right)]
    knot = last.place(0.285, 1)
    things += [tongue, *laced(rows, material('#3b2a1d', 0.8), 0.2, (last.middle(0.4), knot[1] - 0.8, knot[2] - 0.3))]
    loop = [(0, 12.9, 17.4), (0, 13.7, 18.6), (0, 13.5, 20.4), (0, 12.7, 19.2)]
    things.append(cord(loop, 0.26, material(shade(color, 0.75), 0.6)))
    pair(things, 13, 5, -3, 24)
