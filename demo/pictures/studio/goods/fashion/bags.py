"""Fashion: bags."""

import math

import numpy as np
from mathutils import Vector

from goods import good
from goods.fashion.drape import thread
from goods.fashion.shoemaking import stitched
from materials import brass, bumped, glass, leather, material, metal, printed, shade, weave
from prints import svg, words
from shapes import blob, box, cylinder, ellipse, group, letters, plate, prism, rounded_rectangle, surface, torus, tube


def ring(a, wide, deep, power):
    """A place on a rounded rectangle at the angle `a` of 0 to 1, beginning behind."""
    s, c = math.sin(2 * math.pi * a), math.cos(2 * math.pi * a)
    return math.copysign(abs(s) ** (2 / power), s) * wide, math.copysign(abs(c) ** (2 / power), c) * deep


def shell(made, rows, power, low=0.0, high=1.0, out=0.0, across=160, up=30, tiles=(1, 1), thickness=0.0):
    """The wall of a bag between two parts of its height; `rows` are (height, half width, half depth)."""
    steps = np.linspace(0, 1, len(rows))

    # Equal lengths of wall for equal u, so that a print keeps its shape.
    turns = np.linspace(0, 1, 1441)
    wall = np.array([ring(a, rows[2][1], rows[2][2], power) for a in turns])
    walked = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(wall, axis=0).T))])

    def place(u, v):
        part = low + (high - low) * v
        z, wide, deep = (float(np.interp(part, steps, [r[k] for r in rows])) for k in range(3))
        x, y = ring(float(np.interp(u * walked[-1], walked, turns)), wide + out, deep + out, power)
        return (x, y, z)

    return surface(place, made, across, up, True, tiles=tiles, thickness=thickness, angle=60), place


@good('aso-oke-handbag', yaw=-26, pitch=14)
def handbag(look):
    hide = leather('#5a2c1c' if 'Wine' in look.name else '#7a4a22')
    yarn, gold = material('#d9a86a', 0.7), metal('#d8a848', 0.22)
    rows = [(1.0, 15.2, 6.0), (1.8, 16.0, 6.7), (8, 16.0, 6.5), (15, 15.6, 5.4), (21, 15.0, 3.6), (23.4, 14.7, 2.2), (24, 14.6, 1.7)]
    cloth = bumped(printed(look.cloth, 0.75, sheen=0.3), 0.3, 0.12, 1)
    shell(cloth, rows, 7, tiles=(1.78, 0.5))
    for low, high in ((0, 0.24), (0.83, 1.0)):
        _, place = shell(hide, rows, 7, low, high, 0.16, thickness=0.2)
        for v in (0.06, 0.94):
            stitched([tuple(Vector(place(k / 200, v)) * 1.008 + Vector((0, -0.02, 0))) for k in range(201)], yarn, 0.05, 0.5)
    # Leather over the corners of both sides.
    for sign in (-1, 1):

        def side(u, v, sign=sign):
            part = 0.2 + 0.66 * v
            z, wide, deep = (float(np.interp(part, np.linspace(0, 1, len(rows)), [r[k] for r in rows])) for k in range(3))
            a = 0.25 + (u - 0.5) * 0.40 if sign > 0 else 0.75 + (u - 0.5) * 0.40
            x, y = ring(a, wide + 0.14, deep + 0.14, 7)
            return (x, y, z)

        surface(side, hide, 60, 30, thickness=0.2, angle=60)
    box(28.6, 3.0, 0.5, hide, round=0.2, at=(0, 0, 23.5))
    box(24, 0.7, 0.16, gold, round=0.05, at=(0, 0, 23.98))
    for x in (-11, 11):
        for y in (-4, 4):
            cylinder(0.7, 1.1, gold, round=0.2, at=(x, y, 0))
    for y, lean in ((-1, -1.0), (1, 0.6)):
        arch = [
            (-7.6, y * 3.1, 21.4),
            (-7.6, y * 2.9, 24.6),
            (-7.2, y * 2.4 + lean * 0.4, 29),
            (-4.6, y * 2.2 + lean, 34.2),
            (0, y * 2.1 + lean * 1.1, 36),
        ]
        tube(arch + [(-x, b, c) for x, b, c in reversed(arch[:-1])], 0.62, hide)
        for x in (-7.6, 7.6):
            torus(0.85, 0.15, gold, at=(x, y * 3.05, 21.2), turn=(90, 0, 0))
            flap = [(-1.1, 0), (1.1, 0), (1.3, 5.0), (0, 6.0), (-1.3, 5.0)]
            prism([(a, -b) for a, b in flap][::-1], 0.3, hide, round=0.1, at=(x, y * 4.6, 20.9), turn=(y * -16, 0, 0))
            cylinder(0.36, 0.2, gold, round=0.1, at=(x, y * 4.9, 19.2), turn=(90, 0, 0) if y < 0 else (-90, 0, 0))
    letters('ENYIMBA', 1.0, gold, at=(0, -7.05, 4.0), turn=(-2, 0, 0), deep=0.03)


def blob_seam(wide, deep, high, front, at, low=0.1):
    """A line over the shoulder of a blob of squareness 0.5: at the part `front` of its depth, from the part `low` of its height."""
    shrunk = (1 - front**5) ** 0.2
    out = []
    for angle in (math.radians(k) for k in range(-20, 201, 4)):
        c, s = math.cos(angle), math.sin(angle)
        z = math.copysign(abs(s) ** 0.4, s) * high / 2 * shrunk
        if z > low * high / 2:
            out.append((at[0] + math.copysign(abs(c) ** 0.4, c) * wide / 2 * shrunk, at[1] - front * deep / 2, at[2] + high / 2 + z))
    return out


@good('city-backpack', yaw=-26, pitch=10)
def backpack(look):
    color = look.color
    nylon, dark = weave(color, 0.09, 0.72), weave(shade(color, 0.5) if color != '#23222b' else '#15141a', 0.1, 0.8)
    zip_, pull = material('#17171a', 0.5), metal('#8f9196', 0.35)
    blob(30, 17, 45, nylon, squareness=0.5)
    blob(25, 7, 21, nylon, at=(0, -8.2, 2.5), squareness=0.5)
    blob(23, 5, 13.5, nylon, at=(0, -8.0, 24.2), squareness=0.5)
    blob(31, 16.5, 6, dark, at=(0, 0.1, -0.2), squareness=0.6)
    for wide, deep, high, y, foot in ((25, 7, 21, -8.2, 2.5), (23, 5, 13.5, -8.0, 24.2)):
        path = blob_seam(wide, deep, high, 0.62, (0, y, foot))
        tube(path, 0.42, zip_)
        tube([(a, b - 0.25, c + 0.2) for a, b, c in path], 0.13, pull)
        _, near, top = path[len(path) // 2]
        for x in (-2.2, -1.2):
            group(
                [box(0.6, 0.25, 1.0, pull, round=0.1), box(0.42, 0.16, 3.2, dark, round=0.08, at=(0, 0, -3.0))],
                (x, near - 0.35, top - 0.6),
                (-12, 10 * (x + 1.7), 0),
            )
    arc = blob_seam(30, 17, 45, 0.5, (0, 0, 0), -0.1)
    tube(arc, 0.5, zip_)
    tube([(x, y - 0.35, z + 0.25) for x, y, z in arc], 0.14, pull)
    tube([(-3, 5.2, 44), (-2.8, 5.2, 47.6), (0, 5.2, 48.6), (2.8, 5.2, 47.6), (3, 5.2, 44)], 0.75, dark)
    for sign in (-1, 1):
        surface(
            lambda u, v, sign=sign: (
                sign * (5.5 + 5.5 * v + 3.2 * (u - 0.5) * (2 - v)),
                8.6 + 5.6 * math.sin(math.pi * v) ** 0.8,
                42.5 - 36 * v,
            ),
            dark,
            10,
            40,
            thickness=1.2,
        )
        # An open pocket of net on each side.
        surface(
            lambda u, v, sign=sign: (sign * (15.3 + 1.3 * math.sin(math.pi * u) * (0.5 + 0.5 * v)), -5.6 + 11.2 * u, 2.5 + 14 * v),
            dark,
            20,
            20,
            thickness=0.2,
        )
        tube([(sign * (15.4 + 1.3 * math.sin(math.pi * k / 12)), -5.6 + 11.2 * k / 12, 16.6) for k in range(13)], 0.3, zip_)
        box(1.6, 0.4, 6, dark, round=0.15, at=(sign * 13.2, -5.6, 30), turn=(0, sign * 6, sign * 20))
    patch = svg(words('DANFO', 300, 130, 120, '#f2f0ea') + words('GEAR', 300, 235, 100, '#f2c14e'), 600, 290, '#1d1c20')
    plate(6.4, 3.1, printed(patch, 0.6), at=(0, -11.78, 6.8), turn=(-1, 0, 0), round=0.3)


@good('leather-briefcase', yaw=-22, pitch=12)
def briefcase(look):
    color = look.color or '#4a2a1a'
    hide, edge = bumped(material(color, 0.42, clear=0.12), 0.12, 0.16), material(shade(color, 0.6), 0.5)
    yarn, gold = material(shade(color, 1.45) if look.color is None else '#4a4850', 0.7), brass()
    rows = [(0, 18.8, 3.6), (0.6, 19.4, 4.2), (8, 19.5, 4.3), (20, 19.4, 3.9), (27.2, 19.2, 3.0), (28, 18.8, 2.4)]
    shell(hide, rows, 9)
    box(37.4, 4.6, 0.3, hide, round=0.1, at=(0, 0, 27.75))

    def flap(u, v):
        x = (u - 0.5) * 39.2
        drop = 18.5 - 5.0 * max(0, (abs(2 * u - 1) - 0.86) / 0.14) ** 2
        if v < 0.25:
            angle = v / 0.25 * math.pi / 2
            return (x, 2.6 - 5.6 * math.sin(angle) * 0.96 - 0.2, 28.05 + 0.35 * math.sin(angle * 2))
        part = (v - 0.25) / 0.75
        return (x, -3.05 - 1.75 * math.sin(part * math.pi / 2) - 0.12 * math.sin(math.pi * part), 28.0 - drop * part)

    surface(flap, hide, 90, 40, thickness=0.3, angle=50)
    line = (
        [flap(0.015, 0.3 + 0.66 * k / 30) for k in range(31)]
        + [flap(0.015 + 0.97 * k / 60, 0.965) for k in range(61)]
        + [flap(0.985, 0.96 - 0.66 * k / 30) for k in range(31)]
    )
    stitched([(x, y - 0.19, z) for x, y, z in line], yarn, 0.055, 0.55)
    rim = (
        [flap(0, 0.25 + 0.75 * k / 20) for k in range(21)]
        + [flap(k / 60, 1) for k in range(61)]
        + [flap(1, 1 - 0.75 * k / 20) for k in range(21)]
    )
    thread(rim, 0.19, edge, fine=2)
    for z in (1.0, 1.4):
        stitched([(-18 + 36 * k / 60, -4.36, z) for k in range(61)], yarn, 0.05, 0.5)
    # A strap down to the lock.
    prism(rounded_rectangle(4.4, 7.6, 1.1), 0.34, hide, round=0.12, at=(0, -5.02, 7.2))
    prism(rounded_rectangle(3.2, 3.6, 0.5), 0.5, gold, round=0.15, at=(0, -5.3, 8.2))
    cylinder(0.62, 0.3, gold, round=0.1, at=(0, -5.5, 10.4), turn=(90, 0, 0))
    box(0.18, 0.1, 0.8, material('#1b1510', 0.6), round=0.03, at=(0, -5.78, 9.95))
    arch = [(-6.2, 0, 27.8), (-6.2, 0, 29.2), (-5.4, 0, 31.4), (-2.5, 0, 32.2), (0, 0, 32.3)]
    tube(arch + [(-x, y, z) for x, y, z in reversed(arch[:-1])], [0.45, 0.5, 0.75, 0.9, 0.95, 0.9, 0.75, 0.5, 0.45], hide)
    for x in (-6.2, 6.2):
        torus(0.7, 0.17, gold, at=(x, -0.1, 29.0), turn=(90, 0, 90))
        box(2.2, 1.6, 0.5, gold, round=0.15, at=(x, 0, 28.1))
    letters('ENYIMBA LEATHER', 0.75, material(shade(color, 0.55), 0.5), at=(12.2, -4.98, 12.6), deep=0.02)


@good('sequin-clutch', yaw=-22, pitch=18)
def clutch(look):
    color = look.color or '#e3b3ac'
    satin = bumped(material(color, 0.34, metal=0.6 if look.name == 'Gold' else 0.12, sheen=0.5), 0.08, 0.07, 2)
    gold = metal('#e0b65a', 0.2)
    rows = [(0, 10.8, 1.9), (0.5, 11.4, 2.5), (6, 11.4, 2.5), (11.4, 11.2, 2.1), (12.6, 10.9, 1.4)]
    shell(satin, rows, 6)
    box(21.6, 2.8, 0.2, satin, round=0.08, at=(0, 0, 12.45))

    def flap(u, v):
        x = (u - 0.5) * 22.3
        drop = 4.8 + 4.2 * (1 - abs(2 * u - 1) ** 1.6)
        if v < 0.2:
            angle = v / 0.2 * math.pi / 2
            return (x, 1.5 - 3.2 * math.sin(angle), 12.75 + 0.35 * math.sin(2 * angle))
        part = (v - 0.2) / 0.8
        # Fine pleats that run together at the magnet.
        pleat = 0.10 * abs(math.sin(math.pi * 13 * (u - 0.5) / (1 - 0.25 * part) + 0.5)) * math.sin(math.pi * min(1, part * 1.2)) ** 0.4
        return (x, -1.75 - 1.05 * math.sin(part * math.pi / 2) - pleat, 12.75 - drop * part)

    surface(flap, satin, 260, 40, thickness=0.22, angle=60)
    thread([flap(k / 90, 1.0) for k in range(91)], 0.15, satin, fine=2)
    prism(ellipse(2.6, 1.5), 0.35, gold, round=0.15, at=(0, -3.1, 5.2))
    cylinder(0.35, 0.3, glass('#ffffff'), at=(0, -3.3, 5.2), turn=(90, 0, 0), round=0.12)
    torus(0.75, 0.13, gold, at=(11.9, -0.2, 11.2), turn=(90, 0, 0))

    def loop(u, v):
        a = 2 * math.pi * u
        return (
            13.6 + 2.6 * math.cos(a) * (1 + 0.2 * math.sin(a)) - 0.4,
            -0.6 + 0.9 * (v - 0.5) + 0.8 * math.sin(a),
            6.6 + 5.2 * math.sin(a) - 0.5 * math.cos(2 * a),
        )

    surface(loop, satin, 80, 4, True, thickness=0.18)
