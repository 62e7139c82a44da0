"""Home & Kitchen: cleaning."""

import math
import random

from goods import good
from materials import bumped, material, metal, mottled, plastic, printed, shade
from prints import svg, words
from shapes import box, copies, cylinder, group, lathe, letters, loft, plate, rounded, strands, torus, tube


@good('long-broom', yaw=-46, pitch=34, turned=40)
def long_broom(look):
    """Lying, for a thing so long: its head towards us."""
    teal, chance = plastic('#17716a', 0.4), random.Random('broom')
    things = [cylinder(1.15, 112, plastic('#e8e4da', 0.35), 0.3, at=(0, 0, 14.5))]
    things.append(lathe(rounded([(0, 0), (1.7, 0), (1.9, 1), (1.75, 7), (1.3, 8)], 0.3), teal, at=(0, 0, 13)))
    things.append(
        lathe(rounded([(1.2, 0), (1.45, 0.4), (1.45, 13), (1.35, 15), (0.6, 15.5), (0.55, 16.6), (0, 16.7)], 0.4), teal, at=(0, 0, 112))
    )
    for step in range(9):
        things.append(torus(1.42, 0.14, teal, at=(0, 0, 113.4 + step * 1.3)))
    things.append(
        loft(
            [
                (0, 0, 10, 27, 4.4),
                (0, 0, 11, 27.6, 4.8),
                (0, 0, 12.6, 25, 4.6),
                (0, 0, 14.6, 12, 4.2),
                (0, 0, 16, 4.4, 3.8),
                (0, 0, 16.6, 3.6, 3.4),
            ],
            teal,
            0.3,
        )
    )
    for color, part in (('#d9c48f', 0.7), ('#b9a06a', 0.3)):
        paths = []
        for _ in range(int(2600 * part)):
            x, y = chance.uniform(-1, 1), chance.uniform(-1, 1)
            foot = (x * 13, y * 1.9, 10.4)
            bend = chance.gauss(0, 0.35)
            paths.append(
                [
                    foot,
                    (x * 14.2 + bend, y * 2.3 + bend, 5),
                    (x * 15.6 + 1.6 * bend, y * 3.1 + chance.gauss(0, 0.3), chance.uniform(0, 0.9)),
                ]
            )
        things.append(strands(paths, 0.075, material(color, 0.7), taper=0.6))
    group(things, at=(0, 0, 2.6), turn=(-88.6, 0, 0))


@good('bucket-20l', yaw=-16, pitch=20, turned=60)
def bucket(look):
    red = look.name == 'Red'
    color = '#c2232d' if red else '#1f5fc0'
    made, deep = plastic(color, 0.36), plastic(shade(color, 0.86), 0.42)
    outer = [
        (0, 0.8),
        (11.4, 0.8),
        (11.4, 0),
        (12.2, 0),
        (12.3, 0.8),
        (13.9, 16),
        (14.05, 16.3),
        (14.1, 17),
        (15.4, 29.4),
        (16.6, 29.6),
        (16.7, 30.6),
        (15.7, 31.2),
        (15.2, 30.8),
    ]
    lathe(rounded(outer + [(13.7, 16), (12.0, 1.4), (0, 1.3)], 0.35), made, steps=128)
    for z, r in ((24.6, 14.92), (26.2, 15.08)):
        lathe(rounded([(r, z), (r + 0.3, z + 0.15), (r + 0.3, z + 0.7), (r + 0.05, z + 0.85)], 0.1), made, steps=128)
    for side in (-1, 1):
        box(2.4, 3.6, 4.2, made, 0.7, at=(side * 16.0, 0, 25.6))
        cylinder(0.75, 0.7, deep, 0.15, at=(side * 17.1, 0, 27.8), turn=(0, side * 90, 0))
    wire = metal('#c3c7cc', 0.25)
    # The handle rests against the rim at the back.
    arc = [(17.5 * math.cos(a), 13.6 * math.sin(a), 27.8 + 9.4 * math.sin(a)) for a in (math.radians(9 * n) for n in range(21))]
    tube(arc, 0.26, wire)
    grip = [p for p in arc if abs(p[0]) < 6.2]
    tube(grip, 1.1, plastic('#e9e6df', 0.45))
    for number in range(1, 5):
        z = 1.3 + number * 6.2
        r = 12.0 + (z - 1.3) / 29.5 * 3.2
        group(
            [letters(f'{number * 5 if number < 4 else 20} L', 1.5, plastic(shade(color, 1.6)), deep=0.05)],
            at=(0, r - 0.2, z + 0.1),
            turn=(-6, 0, 0),
        )
        box(4.4, 0.3, 0.22, plastic(shade(color, 1.6)), 0.05, at=(5.0, r - 1.1, z))
    sign = plastic(shade(color, 1.5), 0.4)
    group(
        [letters('MỌ́TÓTÓ', 2.3, sign, deep=0.12), letters('20 LITRES', 1.2, sign, at=(0, 0, -2.4), deep=0.12)],
        at=(0, -14.62, 21.2),
        turn=(6, 0, 0),
    )


def foil(picture=None):
    """Thin wrap that darkens nothing within; `picture` is printed on it."""
    made = printed(picture, 0.2, clear=0.5) if picture else material('#ffffff', 0.1, clear=1.0).copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Alpha'].default_value = 0.08
    for image in nodes:
        if image.type == 'TEX_IMAGE':
            links.new(image.outputs['Alpha'], shader.inputs['Alpha'])
    return made


def tissue():
    soft = bumped(material('#fbfaf7', 0.95), 0.35, 0.25)
    roll = [(2.1, 0), (5.25, 0), (5.4, 0.15), (5.4, 9.85), (5.25, 10), (2.1, 10)]
    return [
        lathe(rounded(roll, 0.15), soft, steps=48),
        lathe([(2.12, 10.02), (1.95, 10.02), (1.95, 0.02)], material('#b89468', 0.9), steps=32),
        *[lathe([(r, 10.012), (r + 0.05, 10.02)], material('#e6e3dc', 0.95), steps=48) for r in (2.9, 3.6, 4.3, 4.9)],
    ]


@good('toilet-rolls-48', yaw=-26, pitch=18, turned=40)
def toilet_rolls(look):
    wave = (
        '<path d="M0 120 C200 40 400 200 660 90 V330 H0 Z" fill="#2f7fb8"/><path d="M0 150 C220 70 420 230 660 120 V330 H0 Z"'
        ' fill="#1f5f97"/>'
    )
    feather = '<path d="M520 60 C580 20 620 30 640 10 C640 60 600 96 540 92 Z" fill="#dfeefa"/>'
    band = svg(
        wave
        + feather
        + words('MỌ́TÓTÓ', 330, 225, 74, '#ffffff', spacing=4)
        + words('SOFT TISSUE · 2-PLY', 330, 272, 28, '#dfeefa', 400, spacing=3)
        + words('12', 70, 262, 64, '#ffd457')
        + words('ROLLS', 70, 292, 20, '#ffd457'),
        660,
        330,
    )
    side = svg(
        wave.replace('660', '440') + words('MỌ́TÓTÓ', 220, 235, 50, '#ffffff') + words('12 rolls', 220, 285, 30, '#dfeefa', 400), 440, 330
    )
    clear = foil()
    corners = ((-17.3, 0, 0), (17.3, 0.6, 0), (-16.9, 0.4, 20.8), (17.5, 0, 20.8))
    rolls = []
    for x, y, z in corners:
        rolls += [((x + a, y + b, z + c + 0.2), (0, 0, a * 7 + c)) for a in (-10.95, 0, 10.95) for b in (-5.5, 5.5) for c in (0, 10.15)]
        box(33.4, 22.6, 20.7, clear, 1.6, at=(x, y, z))
        plate(32.6, 15.6, foil(band), at=(x, y - 11.36, z + 1.2))
        for turn, out in ((90, 16.76), (-90, -16.76)):
            plate(21, 15.6, foil(side), at=(x + out, y, z + 1.2), turn=(0, 0, turn))
        box(30, 0.12, 1.2, material('#e9f1f5', 0.3), 0.05, at=(x, y, z + 20.6))
    copies([tissue()], rolls)


def sponge(color):
    """A block with finger grooves, its rough side below."""
    foam = mottled(shade(color, 0.8), color, 0.16, 0.9, 0.75, bump=0.9)
    pad = mottled('#1f5a35', '#3a8a52', 0.1, 0.95, 0.4, bump=0.9)
    bodies = []
    for made, low, high in ((pad, 0, 0.85), (foam, 0.8, 3.4)):
        rows = [(0, 0, low, 10.7, 6.7), (0, 0, low + 0.12, 11, 7)] + [(0, 0, high - 0.25, 11, 7), (0, 0, high, 10.6, 6.6)]
        bodies.append(loft(rows, made, 0.8, across=64, steps=6))
    return bodies


@good('kitchen-sponges', yaw=-24, pitch=20, turned=40)
def sponges(look):
    chance = random.Random('kitchen-sponges')
    for number in range(12):
        column, level = divmod(number, 4)
        color = ('#f2c330', '#f0873a', '#4aa3d8', '#e86a92')[(level + column) % 4]
        at = ((column - 1) * 11.7 + chance.uniform(-0.2, 0.2), chance.uniform(-0.3, 0.3), level * 3.45)
        group(sponge(color), at=at, turn=(0, 0, chance.uniform(-3, 3)))
