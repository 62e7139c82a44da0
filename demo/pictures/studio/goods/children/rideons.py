"""Baby & Toys: scooter and rocking horse. Each is built along x, its nose at +x, and turned by its yaw."""

import math
import random

from goods import good
from materials import bumped, glossy, leather, material, metal, plastic, printed, rubber, shade, wood
from prints import svg, words
from shapes import blob, box, cylinder, lathe, moulded, plate, prism, rounded, sphere, surface, torus, tube


def roller(radius, wide, made, core, at):
    """A small solid wheel that rolls along x; `at` is its hub."""
    x, y, z = at
    half = wide / 2
    lathe(
        rounded(
            [
                (radius * 0.55, -half * 0.7),
                (radius * 0.9, -half),
                (radius, -half * 0.3),
                (radius, half * 0.3),
                (radius * 0.9, half),
                (radius * 0.55, half * 0.7),
            ],
            radius * 0.12,
        ),
        made,
        at,
        (90, 0, 0),
        64,
    )
    lathe(
        rounded([(0, -half * 0.8), (radius * 0.57, -half * 0.8), (radius * 0.57, half * 0.8), (0, half * 0.8)], 0.1),
        core,
        at,
        (90, 0, 0),
        64,
    )
    for step in range(5):
        angle = 2 * math.pi * step / 5
        for side in (-1, 1):
            cylinder(
                radius * 0.13,
                0.05,
                plastic('#33343a', 0.5),
                0.02,
                (x + radius * 0.36 * math.cos(angle), y + side * half * 0.82 + 0.025, z + radius * 0.36 * math.sin(angle)),
                (90, 0, 0),
            )
    cylinder(radius * 0.16, wide * 1.25, metal('#c9ccd1', 0.3), 0.1, (x, y + wide * 0.62, z), (90, 0, 0))


@good('kick-scooter-kids', yaw=-36, pitch=12, focus=(0.35, 0.2))
def kick_scooter(look):
    color = {'Blue': '#2a6fc9', 'Pink': '#e8609a'}.get(look.name, look.color or '#2a6fc9')
    alu, paint, black = metal('#c8cbd0', 0.28), glossy(color), plastic('#232428', 0.45)
    glow = material(shade(color, 1.35), 0.2, glass=0.35, light=0.25)
    tread = bumped(material('#2a2a2e', 0.9), 0.9, 0.25)
    prism(
        rounded([(-17, -5), (20, -5), (24, -3), (24, 3), (20, 5), (-17, 5), (-19, 3), (-19, -3), (-17, -5)], 1.5)[:-1],
        2.0,
        alu,
        0.4,
        (0, 0, 8.0),
        (-90, 0, 0),
    )
    prism(
        [(x, y) for x, y in rounded([(-13, -4), (19, -4), (21.5, -2.5), (21.5, 2.5), (19, 4), (-13, 4), (-13, -4)], 1)[:-1]],
        0.2,
        tread,
        0.05,
        (0, 0, 9.1),
        (-90, 0, 0),
    )
    picture = svg(words('Kásúwá Sport', 600, 150, 130, shade(color, 1.3)), 1200, 220, '#2a2a2e')
    plate(16, 2.9, printed(picture, 0.8), (3.5, -1.5, 9.24), (-90, 0, 0))
    for at, wide in (((-25, 0, 6), 2.4), ((36, 0, 6.6), 2.4)):
        roller(at[2], wide, glow, plastic('#f2f2ef', 0.35), at)
    for side in (-1, 1):
        tube([(-17, side * 2.6, 8), (-21, side * 2.4, 7), (-25, side * 2.2, 6)], 0.75, alu)
        prism([(-2, 0), (1.2, 0), (2.2, 6), (1, 14), (-0.6, 14), (-1, 6)], 0.6, alu, 0.15, (36, side * 2.2, 5.6), (0, 0, 0))
    prism([(-10, 0), (2, 0.4), (3, 1.2), (-2, 2.2), (-8, 1.0), (-11, -1.2)], 4.4, black, 0.4, (-21.5, 0, 11.2), (0, -18, 0))
    tube([(22, 0, 8.6), (27, 0, 10.5), (31, 0, 15.5), (34.8, 0, 21)], 1.5, paint)
    box(5, 4.2, 4.4, black, 0.8, (25.5, 0, 8.4), (0, -40, 0))
    cylinder(0.9, 5.4, metal('#c8cbd0', 0.25), 0.2, (26.2, 2.7, 11.4), (90, 0, 0))
    tube([(35.6, 0, 14), (31, 0, 46)], 1.75, paint, smooth=False)
    tube([(35.9, 0, 18), (35.5, 0, 15)], 2.4, alu, smooth=False)
    tube([(31.2, 0, 44), (26.6, 0, 76)], 1.25, alu, smooth=False)
    for z in (52, 58, 64):
        t = (z - 44) / 32
        cylinder(0.4, 0.1, plastic('#4a4c52', 0.5), 0.02, (31.2 - 4.6 * t, -1.22, z), (90, 0, 0))
    tube([(31.6, 0, 43), (31.0, 0, 47)], 2.3, black, smooth=False)
    box(1.2, 4.6, 2.2, black, 0.4, (32.6, -2, 44))
    tube([(26.6, -11, 76.5), (26.6, 11, 76.5)], 1.2, alu, smooth=False)
    tube([(26.9, 0, 73), (26.5, 0, 77)], 1.9, black, smooth=False)
    for side in (-1, 1):
        tube([(26.6, side * 10, 76.5), (26.6, side * 19.5, 76.5)], 1.65, bumped(rubber(shade(color, 0.8)), 0.8, 0.3), smooth=False)
        for at in (10, 19.6):
            tube([(26.6, side * at, 76.5), (26.6, side * (at + 0.7), 76.5)], 2.1, rubber(shade(color, 0.7)), smooth=False)
    tag = svg(words('Kásúwá', 300, 100, 96, '#ffffff'), 600, 140, color)
    plate(7, 1.6, printed(tag, 0.4), (34.3, -1.82, 24.5), (0, 81, 0))


def yarn(path, made):
    """One thread of a mane, in few faces: there are hundreds."""
    thread = tube(path, 0.45, made)
    thread.data.bevel_resolution, thread.data.resolution_u = 2, 5
    return thread


@good('rocking-horse', yaw=-26, pitch=10)
def rocking_horse(_look):
    coat = bumped(material('#e9dcc6', 0.92, sheen=0.8), 0.6, 0.5)
    hoof, timber = leather('#4a2f22'), wood('#b97f45', 0.4, 'x', 1.0)
    trunk = [[(-14, 0, 36, 9.6), (0, 0, 34.5, 9.4), (13, 0, 37, 9.8)]]
    neck = [[(14, 0, 40, 8.2), (20, 0, 48, 6.4), (24, 0, 55, 5.4)]]
    head = [[(24, 0, 57, 5.4), (30, 0, 53.5, 4.2), (35, 0, 50, 3.5), (36.5, 0, 49.2, 3.3)]]
    ears = [[(22.6, side * 2.6, 61, 1.5), (22.8, side * 3.1, 64.5, 0.6)] for side in (-1, 1)]
    legs = []
    for side in (-1, 1):
        legs.append([(14, side * 5.4, 33, 5.4), (19.5, side * 6.6, 23.5, 3.4), (18.5, side * 7.4, 15.5, 2.6), (21, side * 8, 8.5, 2.5)])
        legs.append([(-14.5, side * 5.2, 33, 6.2), (-17, side * 6.6, 24, 3.8), (-21.5, side * 7.4, 16.5, 2.7), (-20.5, side * 8, 8.5, 2.5)])
    moulded([*trunk, *neck, *head, *ears, *legs], 0.6, coat, 5)
    for side in (-1, 1):
        for x in (21, -20.5):
            lathe(rounded([(0, 0), (3.3, 0), (2.7, 4), (0, 4)], 0.4), hoof, (x, side * 8, 4.6))
        sphere(0.95, glossy('#1c1512'), (28.2, side * 4.35, 55.6))
        tube([(26.6, side * 4.2, 57.4), (28.2, side * 4.7, 57.9), (29.6, side * 4.3, 57.2)], 0.25, material('#6d4a34', 0.8))
        sphere(0.55, material('#a8725a', 0.8), (38.4, side * 1.7, 50.2), squash=0.7)
        # Rockers: bent bows, a little longer than the horse, joined by cross bars.
        bow = [(x, 3.2 + 9.5 * (abs(x) / 37) ** 2.2) for x in range(-37, 38, 2)]
        prism([(x, z - 2) for x, z in bow] + [(x, z + 1.6) for x, z in reversed(bow)], 2.6, timber, 0.6, (0, side * 9.4, 0))
        tube([(20.8, side * 2, 50.5), (20.6, side * 11.5, 51.2)], 1.25, timber, smooth=False)
        sphere(1.7, glossy('#b3322c'), (20.6, side * 11.6, 49.5))
        tube([(1, side * 9.6, 36), (2, side * 10.8, 28), (2, side * 10.9, 23.4)], 0.6, leather('#6d3d22'))
        torus(2.1, 0.4, metal('#d9a441', 0.25), (2, side * 10.9 + 0.4, 21.5), (90, 90, 0))
    for x in (-27, -9, 9, 27):
        z = 3.2 + 9.5 * (abs(x) / 37) ** 2.2
        tube([(x, -9.4, z), (x, 9.4, z)], 1.1, timber, smooth=False)
    red, gold = bumped(material('#b3262f', 0.7, sheen=0.4), 0.2, 0.4), metal('#e0ae4a', 0.25)

    def saddle(u, v):
        around = math.radians(-100 + 200 * u)
        x = -12.5 + 21 * v
        lift = 3.2 * abs(2 * v - 1) ** 3
        wide = 1 + 0.12 * math.sin(math.pi * v)
        return (x, (10.6 * wide) * math.sin(around), 34.6 + (10.9 + lift * (1 - abs(2 * u - 1))) * math.cos(around) * 1.0)

    surface(saddle, red, 60, 40, thickness=1.0)
    for v in (0, 1):
        tube([saddle(step / 40, v) for step in range(41)], 0.55, gold)
    for u in (0, 1):
        tube([saddle(u, step / 20) for step in range(21)], 0.55, gold)
    blob(15, 12.5, 4.4, red, (-2.5, 0, 44.0), squareness=0.15)
    strap = leather('#6d3d22')
    tube([(2, 10.1 * math.sin(a), 34.8 + 10.2 * math.cos(a)) for a in (2 * math.pi * s / 40 for s in range(40))], 0.7, strap, closed=True)
    breast = [
        (12 + 11.2 * math.cos(a) * 0.95, 10.2 * math.sin(a), 37.5 - 1.0 * math.cos(a))
        for a in (math.radians(-100 + 200 * s / 30) for s in range(31))
    ]
    tube(breast, 0.75, glossy('#1f6b8a'))
    for number in range(3, 28, 4):
        x, y, z = breast[number]
        sphere(0.95, gold, (x + 0.4, y * 1.04, z - 0.9))
    for ring, at in ((4.0, (33.6, 0, 51.0)), (5.5, (25.6, 0, 57.2))):
        hoop = [
            (at[0] + ring * 0.58 * math.cos(a), ring * math.sin(a), at[2] + ring * 0.86 * math.cos(a))
            for a in (2 * math.pi * s / 32 for s in range(32))
        ]
        tube(hoop, 0.5, strap, closed=True)
    for side in (-1, 1):
        tube([(33.6, side * 4.0, 51.2), (30, side * 4.6, 54), (26, side * 5.5, 56.5)], 0.45, strap)
        tube([(33.4, side * 4.1, 50), (27, side * 6.6, 48.5), (19, side * 7.4, 50.5)], 0.4, strap)
    chance = random.Random('rocking-horse')
    for number in range(150):
        t = number / 149
        x, z = 25.5 - 14 * t**1.1, 62.4 - 17 * t**1.25
        made = bumped(material(('#7a4a28', '#8f5a32', '#6a3d20')[number % 3], 0.9, sheen=0.5), 0.6, 0.2)
        side = 1 if number % 2 else -1
        fall, out = chance.uniform(7, 11), 3.6 + 4.2 * t
        low = (x - 2.6 + chance.uniform(-1.6, 1.6), side * (out + 1.4 + chance.uniform(-0.5, 0.5)), z - fall)
        yarn(
            [(x, 0, z), (x - 1.6, side * out * 0.7, z + 0.6), (x - 2.6 + chance.uniform(-1, 1), side * (out + 1.0), z - fall * 0.45), low],
            made,
        )
        if number < 26:
            yarn(
                [
                    (24, 0, 62.3),
                    (27.4, chance.uniform(-2, 2), 62.6),
                    (29.5, chance.uniform(-2.6, 2.6), 60),
                    (30.6, chance.uniform(-3, 3), 57.8),
                ],
                made,
            )
        if number < 60:
            y = chance.uniform(-1.8, 1.8)
            yarn(
                [(-22, y * 0.4, 41), (-28, y, 43), (-32.5, y * 1.6, 36), (-32 + chance.uniform(-2, 2), y * 2, 24 + chance.uniform(-3, 3))],
                made,
            )
