"""Fashion: bags, jewellery, a watch and glasses."""

import math

import bpy
import numpy as np
from mathutils import Vector

from goods import good
from goods.drape import thread
from goods.footwear import beads, soft, stitched
from materials import brass, bumped, glass, leather, material, metal, mottled, printed, shade, weave
from prints import svg, words
from shapes import blob, box, cylinder, ellipse, group, lathe, letters, plate, prism, rounded, rounded_rectangle, surface, torus, tube


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
        arch = [(-7.6, y * 3.1, 21.4), (-7.6, y * 2.9, 24.6), (-7.2, y * 2.4 + lean * 0.4, 29), (-4.6, y * 2.2 + lean, 34.2), (0, y * 2.1 + lean * 1.1, 36)]
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
    nylon, dark = bumped(weave(color, 0.09, 0.72), 0.3, 1.6, 2), weave(shade(color, 0.5) if color != '#23222b' else '#15141a', 0.1, 0.8)
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
            group([box(0.6, 0.25, 1.0, pull, round=0.1), box(0.42, 0.16, 3.2, dark, round=0.08, at=(0, 0, -3.0))], (x, near - 0.35, top - 0.6), (-12, 10 * (x + 1.7), 0))
    arc = blob_seam(30, 17, 45, 0.5, (0, 0, 0), -0.1)
    tube(arc, 0.5, zip_)
    tube([(x, y - 0.35, z + 0.25) for x, y, z in arc], 0.14, pull)
    tube([(-3, 5.2, 44), (-2.8, 5.2, 47.6), (0, 5.2, 48.6), (2.8, 5.2, 47.6), (3, 5.2, 44)], 0.75, dark)
    for sign in (-1, 1):
        surface(
            lambda u, v, sign=sign: (sign * (5.5 + 5.5 * v + 3.2 * (u - 0.5) * (2 - v)), 8.6 + 5.6 * math.sin(math.pi * v) ** 0.8, 42.5 - 36 * v), dark, 10, 40, thickness=1.2
        )
        # An open pocket of net on each side.
        surface(lambda u, v, sign=sign: (sign * (15.3 + 1.3 * math.sin(math.pi * u) * (0.5 + 0.5 * v)), -5.6 + 11.2 * u, 2.5 + 14 * v), dark, 20, 20, thickness=0.2)
        tube([(sign * (15.4 + 1.3 * math.sin(math.pi * k / 12)), -5.6 + 11.2 * k / 12, 16.6) for k in range(13)], 0.3, zip_)
        box(1.6, 0.4, 6, dark, round=0.15, at=(sign * 13.2, -5.6, 30), turn=(0, sign * 6, sign * 20))
    patch = svg(words('DANFO', 300, 130, 120, '#f2f0ea') + words('GEAR', 300, 235, 100, '#f2c14e'), 600, 290, '#1d1c20')
    plate(6.4, 3.1, printed(patch, 0.6), at=(0, -11.78, 6.8), turn=(-1, 0, 0), round=0.3)


@good('leather-briefcase', yaw=-22, pitch=12)
def briefcase(look):
    color = look.color or '#4a2a1a'
    hide, edge = bumped(material(color, 0.42, clear=0.12), 0.25, 0.4), material(shade(color, 0.6), 0.5)
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
    line = [flap(0.015, 0.3 + 0.66 * k / 30) for k in range(31)] + [flap(0.015 + 0.97 * k / 60, 0.965) for k in range(61)] + [flap(0.985, 0.96 - 0.66 * k / 30) for k in range(31)]
    stitched([(x, y - 0.19, z) for x, y, z in line], yarn, 0.055, 0.55)
    rim = [flap(0, 0.25 + 0.75 * k / 20) for k in range(21)] + [flap(k / 60, 1) for k in range(61)] + [flap(1, 1 - 0.75 * k / 20) for k in range(21)]
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
    satin = bumped(material(color, 0.3, metal=0.25 if look.name == 'Gold' else 0.08, sheen=0.5), 0.12, 0.5, 2)
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
        return (13.6 + 2.6 * math.cos(a) * (1 + 0.2 * math.sin(a)) - 0.4, -0.6 + 0.9 * (v - 0.5) + 0.8 * math.sin(a), 6.6 + 5.2 * math.sin(a) - 0.5 * math.cos(2 * a))

    surface(loop, satin, 80, 4, True, thickness=0.18)


def strand(places, radius, made, chance):
    """Barrel beads along a closed line, each turned to its way."""
    line = np.array(places)
    walked = np.concatenate([[0], np.cumsum(np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1)))])
    step = radius * 1.72
    count = int(walked[-1] / step)
    at = [Vector([float(np.interp(n * walked[-1] / count, walked, line[:, k])) for k in range(3)]) for n in range(count)]
    body = [(0.18 * radius, -0.86 * radius), (0.7 * radius, -0.84 * radius), (radius, -0.35 * radius), (radius, 0.35 * radius), (0.7 * radius, 0.84 * radius), (0.18 * radius, 0.86 * radius)]
    first = lathe(rounded(body, radius * 0.35), made[0], steps=28, angle=180)
    for number, here in enumerate(at):
        bead = first
        if number:
            bead = first.copy()
            bead.data = first.data
            bpy.context.scene.collection.objects.link(bead)
        ahead = at[(number + 1) % count] - at[number - 1]
        bead.rotation_euler = ahead.to_track_quat('Z', 'Y').to_euler()
        size = 1 + 0.06 * math.sin(number * chance)
        bead.location, bead.scale = here, (size, size, 1)
    return at


@good('coral-bead-set', yaw=-10, pitch=52)
def coral_beads(look):
    coral = [mottled('#d9432a', '#ee6a48', 0.5, 0.16, 0.3, skin=0.08)]
    gold = metal('#dfae4a', 0.2)
    for size, radius in ((9.6, 0.62), (7.7, 0.56)):
        path = [(size * math.sin(a) * (1 + 0.10 * math.cos(a)), 2.5 + size * math.cos(a) * 1.12, radius) for a in (2 * math.pi * k / 200 for k in range(8, 193))]
        places = strand(path, radius, coral, 1.7)
        for number in range(8, len(places), 9):
            beads([places[number]], radius * 1.12, gold)
    # Its open ends at the back run into caps, a hook and a chain of 5 cm.
    for side in (-1, 1):
        cylinder(0.62, 1.4, gold, round=0.3, at=(side * 1.7, 12.4, 0.7), turn=(0, side * 90, 0))
    for number in range(7):
        torus(0.34, 0.09, gold, at=(-1.4 + number * 0.48, 12.5 + 0.12 * (number % 2), 0.12 + 0.2 * (number % 2)), turn=(0, 60 * (number % 2), 0))
    inner = [(3.5 * math.sin(a), -1.2 - 3.5 * math.cos(a), 0.58 + level) for level in (0, 1.1) for a in (2 * math.pi * k / 90 for k in range(90))]
    for level in (0, 1.1):
        places = strand(inner[:90] + inner[:1] if level == 0 else inner[90:] + inner[90:91], 0.56, coral, 2.3)
    cylinder(0.75, 1.3, gold, round=0.3, at=(-0.65, 2.3, 1.1), turn=(0, 90, 0))


@good('cz-solitaire-ring', yaw=-20, pitch=16)
def solitaire(look):
    silver, velvet = metal('#e3e6ea', 0.12), material('#1d2347', 0.95, sheen=1.0)
    group([_ring(silver)], (0, 0, 2.55), (0, 0, 8))
    shell_ = material('#161a38', 0.8, sheen=0.8)
    box(5.4, 5.4, 2.3, shell_, round=0.35)
    box(4.7, 4.7, 0.5, velvet, round=0.24, at=(0, 0, 2.0))
    for y in (-0.42, 0.42):
        blob(4.2, 0.9, 0.7, velvet, at=(0, y, 2.15), squareness=0.5)
    group([box(5.4, 5.4, 1.7, shell_, round=0.35), box(4.6, 4.6, 0.3, material('#f1ece2', 0.5, sheen=0.5), round=0.12, at=(0, 0, -0.15)), letters('TOLA', 0.6, metal('#d9b25a', 0.3), at=(0, 0, -0.17), turn=(-90, 0, 0), deep=0.01)], (0, 3.5, 4.9), (100, 0, 0))
    cylinder(0.12, 4.4, metal('#d9b25a', 0.3), at=(-2.2, 2.75, 2.4), turn=(0, 90, 0), round=0.02)


def _ring(silver):
    band = lathe([(0.90, -0.13), (0.93, -0.16), (1.0, -0.15), (1.04, 0), (1.0, 0.15), (0.93, 0.16), (0.90, 0.13), (0.90, -0.13)], silver, at=(0, 0, 0.6), turn=(90, 0, 0), angle=60)
    gem = lathe([(0.001, -0.26), (0.30, 0.0), (0.30, 0.03), (0.19, 0.13), (0.001, 0.135)], material('#2f6fe0', 0.02, glass=0.55, clear=1.0, ior=2.1), at=(0, 0, 1.98), steps=10, angle=1)
    spark = lathe([(0.001, 0), (0.24, 0.24), (0.001, 0.1)], material('#4d8df5', 0.05, metal=0.7, light=0.15), at=(0, 0, 1.72), steps=8, angle=1)
    seat = lathe([(0.12, 0), (0.2, 0.1), (0.32, 0.36), (0.30, 0.37), (0.16, 0.1)], silver, at=(0, 0, 1.62))
    prongs = []
    for k in range(4):
        a = math.radians(45 + 90 * k)
        prongs.append(tube([(0.1 * math.cos(a), 0.1 * math.sin(a), 1.62), (0.29 * math.cos(a), 0.29 * math.sin(a), 1.86), (0.31 * math.cos(a), 0.31 * math.sin(a), 2.02), (0.25 * math.cos(a), 0.25 * math.sin(a), 2.08)], 0.045, silver))
    return [band, gem, spark, seat, *prongs]


@good('minimal-wristwatch', yaw=-28, pitch=14)
def wristwatch(look):
    blue = look.name == 'Blue'
    strap, steel = material('#1f4fae' if blue else '#1d1d21', 0.55), metal('#d5d8dc', 0.16)
    face = '#15306e' if blue else '#141417'
    marks = ''.join(f'<rect x="{-7 if k % 3 else -11}" y="-262" width="{14 if k % 3 else 22}" height="{46 if k % 3 else 64}" rx="4" fill="#f0f2f4" transform="translate(300 300) rotate({30 * k})"/>' for k in range(12))
    marks += ''.join(f'<rect x="-2" y="-276" width="4" height="14" fill="#aeb6c4" transform="translate(300 300) rotate({6 * k})"/>' for k in range(60))
    hands = '<g stroke-linecap="round" stroke="#f5f7f8"><path d="M300 300L186 228" stroke-width="17"/><path d="M300 300L448 146" stroke-width="12"/></g>'
    hands += '<g stroke="#bfe8c0" stroke-linecap="round"><path d="M266 279L206 240" stroke-width="7"/><path d="M340 258L436 158" stroke-width="5"/></g><path d="M300 340V80" stroke="#e8b23c" stroke-width="4"/><circle cx="300" cy="300" r="13" fill="#e8e9ec"/>'
    dial = svg(marks + words('ÀSÌKÒ', 300, 212, 42, '#f0f2f4') + words('QUARTZ', 300, 396, 22, '#c9d2e0', 400, spacing=4) + words('30 M', 300, 426, 20, '#c9d2e0', 400) + hands, 600, 600, face)
    head = [
        lathe(rounded([(0, 0), (1.75, 0), (1.92, 0.2), (1.92, 0.62), (1.76, 0.78), (1.66, 0.78), (1.62, 0.66), (0, 0.66)], 0.06), steel, turn=(90, 0, 0)),
        cylinder(0.22, 0.42, steel, round=0.06, at=(1.86, -0.36, 0), turn=(0, 90, 0)),
    ]
    head.append(plate(3.3, 3.3, printed(dial, 0.35, clear=0.9), at=(0, -0.67, -1.65), round=1.649))
    for x in (-1.0, 1.0):
        for side in (-1, 1):
            head.append(box(0.34, 0.5, 1.1, steel, round=0.14, at=(x, -0.3, side * 1.75 - 0.55), turn=(side * -16, 0, 0)))
    group(head, (0, -3.2, 3.1), (-14, 0, 0))

    def loop(u, v):
        a = math.radians(42 + 276 * u)
        y, z = -2.9 * math.cos(a), 3.0 + 2.85 * math.sin(a)
        narrow = 1.0 - 0.14 * math.sin(math.pi * u)
        return ((v - 0.5) * 2.0 * narrow, y, z)

    surface(loop, strap, 90, 8, thickness=0.24)
    for k in range(5):
        x, y, z = loop(0.60 + 0.035 * k, 0.5)
        a = math.radians(42 + 276 * (0.60 + 0.035 * k))
        torus(0.13, 0.03, material('#0f0f12', 0.6), at=(0, y - 0.14 * math.cos(a), z + 0.14 * math.sin(a)), turn=(90 + math.degrees(a), 0, 0))
    x, y, z = loop(0.5, 0.5)
    prism(rounded_rectangle(2.3, 1.5, 0.3), 0.16, steel, round=0.07, at=(0, y + 0.2, z - 0.7), holes=[[(-0.85, 0.3), (-0.85, 1.2), (0.85, 1.2), (0.85, 0.3)]])


@good('oversize-sunglasses', yaw=-24, pitch=14)
def sunglasses(look):
    tortoise = look.name == 'Tortoise'
    frame = mottled('#5a2f12', '#c98a3a', 0.9, 0.12, 0.55) if tortoise else material('#141416', 0.18, clear=0.8)
    lens = material('#2e1d10' if tortoise else '#0f1216', 0.03, clear=1.0, metal=0.25)
    gold = metal('#cfa656', 0.25)

    def outline(grow, side, steps=72):
        out = []
        for k in range(steps):
            a = 2 * math.pi * k / steps
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** 0.72, c) * (3.05 + grow)
            z = math.copysign(abs(s) ** 0.78, s) * (2.55 + grow) * (1 + 0.08 * c)
            out.append((side * (3.72 + x), 2.9 + z))
        return out if side > 0 else out[::-1]

    parts = []
    for side in (-1, 1):
        parts.append(prism(outline(0.55, side), 0.42, frame, round=0.16, holes=[outline(-0.05, side)[::-1]]))
        glass_ = prism(outline(0.05, side), 0.2, lens, round=0.05)
        parts.append(group([glass_], (0, 0.02, 0)))
        parts.append(box(1.1, 0.6, 1.0, frame, round=0.16, at=(side * 7.1, 0.1, 4.05)))
        temple = [(side * 7.35, 0.2, 4.5), (side * 7.4, 4, 4.6), (side * 7.2, 8.5, 4.3), (side * 7.0, 11.5, 3.0), (side * 6.8, 13.6, 0.55)]

        def arm(u, v, side=side):
            y, z = soft([(part, *p[1:]) for part, p in zip((0, 0.3, 0.62, 0.82, 1), temple)], v)
            high = 0.62 - 0.2 * math.sin(math.pi * v)
            x, up = ring(u, 0.18, high, 3)
            return (side * (7.38 - 0.5 * v) + x, y, z + up - 0.3)

        parts.append(surface(arm, frame, 32, 60, True))
        parts.append(cylinder(0.12, 0.5, gold, round=0.03, at=(side * 7.2, -0.24, 4.3), turn=(90, 0, 0)))
        parts.append(box(1.5, 0.06, 0.28, gold, round=0.03, at=(side * 7.58, 2.0, 4.15), turn=(0, 0, side * 88)))
        parts.append(blob(0.5, 0.7, 1.1, frame, at=(side * 1.0, 0.45, 1.6)))
    parts.append(tube([(-1.1, 0, 4.0), (-0.5, -0.08, 4.35), (0.5, -0.08, 4.35), (1.1, 0, 4.0)], 0.33, frame))
    letters('ÒÒRÙN', 0.36, gold, at=(-5.9, -0.22, 5.05), deep=0.01)
