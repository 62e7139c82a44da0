"""Tools & Auto: bricks, buckets, traps and plungers."""

import math
import random

from goods import good
from materials import bumped, material, metal, mottled, plastic, printed, rubber, steel, wood
from prints import svg, words
from shapes import box, closed_curve, copies, cylinder, group, lathe, letters, plate, prism, rounded, surface, torus, tube


@good('facing-bricks', yaw=-32, pitch=20)
def facing_bricks(_look):
    dice = random.Random('bricks')
    clays = [mottled('#a4482c', tone, 1.6, 0.9, 0.1, bump=0.22) for tone in ('#b95c3a', '#96402a', '#c06a47', '#8c3a27')]
    pine = wood('#c9a26b', 0.7, 'x', 1.2)
    for y in (-24, 0, 24):
        box(96, 9, 2.2, pine, 0.3, at=(0, y, 0))
        for x in (-40, 0, 40):
            box(9, 9, 8, pine, 0.3, at=(x, y, 2.2))
    for number in range(8):
        box(11, 58, 2.2, wood('#c39a62', 0.7, 'y', 1.2), 0.3, at=(-42.5 + number * 12.14, 0, 10.2))
    moulds = []
    for clay in clays:
        brick = [box(21.6, 10.2, 6.5, clay, 0.35, segments=2)]
        brick += [lathe([(0, 0.03), (1.5, 0.03), (1.5, 0)], material('#4d2216', 0.95), at=(x, 0, 6.5), steps=24) for x in (-6, 0, 6)]
        moulds.append((brick, []))
    for level in range(5):
        for number in range(20):
            x, y = (number % 4 - 1.5) * 22.5, (number // 4 - 2) * 11.0
            at = (x + dice.uniform(-0.4, 0.4), y + dice.uniform(-0.3, 0.3), 12.4 + level * 6.6)
            moulds[dice.randrange(4)][1].append((at, (0, 0, dice.uniform(-1.4, 1.4) + 180 * dice.randrange(2))))
    for brick, places in moulds:
        copies(brick, places)
    band = material('#2452a6', 0.35)
    for x in (-22, 22):
        box(1.8, 55.4, 0.14, band, 0.05, at=(x, 0, 45.55))
        for side in (-1, 1):
            box(1.8, 0.14, 33.2, band, 0.05, at=(x, side * 27.7, 12.4))
        box(2.6, 0.5, 2.0, steel(), 0.1, at=(x, -27.8, 36))
    plate(
        20,
        11,
        printed(
            svg(
                words('AMỌ̀', 200, 100, 90, '#8c3a27', spacing=6) + words('FACING BRICKS · 100', 200, 170, 32, '#3a2018'),
                400,
                220,
                '#f4ead8',
            )
        ),
        at=(0, -27.9, 26),
    )


@good('builders-bucket', yaw=-18, pitch=26)
def builders_bucket(_look):
    black, rod = bumped(material('#2b2b2e', 0.62), 0.12, 0.5), metal('#a9acb1', 0.35)
    bucket = [
        lathe(
            rounded(
                [(0, 0), (10.6, 0), (11, 0.6), (14.6, 26.6), (15.8, 27), (15.8, 28.4), (14.6, 28.6), (14.0, 27.4), (10.4, 1.8), (0, 1.6)],
                0.4,
            ),
            black,
            steps=128,
        )
    ]
    bucket += [
        lathe(
            [
                (12.5 + step * 0.9, 8 + step * 7),
                (12.9 + step * 0.97, 8.4 + step * 7),
                (12.9 + step * 0.97, 9 + step * 7),
                (12.6 + step * 1.0, 9.4 + step * 7),
            ],
            black,
            steps=96,
        )
        for step in range(2)
    ]
    for side in (-1, 1):
        bucket += [box(1.4, 5, 5, black, 0.5, at=(side * 15, 0, 22.6)), torus(1.1, 0.3, rod, at=(side * 15.9, 0, 24), turn=(0, 90, 0))]
        bucket += [cylinder(0.7, 0.6, steel(), 0.15, at=(side * 15.6, y, 23.8), turn=(0, side * 90, 0)) for y in (-1.7, 1.7)]
    arch = [
        (-15.9 * math.cos(a), -17.5 * math.sin(a) * 0.42, 25.4 + 15.5 * math.sin(a)) for a in (math.pi * step / 24 for step in range(25))
    ]
    bucket += [tube(arch, 0.3, rod, smooth=False), tube([arch[10], arch[12], arch[14]], 1.0, plastic('#d9531a', 0.45))]
    mark = svg(
        words('AMỌ̀', 300, 150, 150, '#f2ead8', spacing=10) + words('BUILDER · RUBBER', 300, 220, 44, '#f2ead8', 400), 600, 260, '#2b2b2e'
    )
    half = math.radians(30)
    bucket.append(
        surface(
            lambda u, v: (
                (12.26 + 1.15 * v) * math.sin(-half + 2 * half * u),
                -(12.26 + 1.15 * v) * math.cos(-half + 2 * half * u),
                9.7 + 5.4 * v,
            ),
            printed(mark, 0.7),
            30,
            3,
        )
    )
    group(bucket, at=(-17, 4, 0))
    pan = [
        lathe(
            rounded(
                [(0, 0), (14, 0), (15, 0.6), (21.4, 10.6), (22.6, 11), (22.6, 12), (21.4, 12.2), (20.6, 11.2), (14.4, 1.8), (0, 1.4)], 0.4
            ),
            black,
            steps=128,
        )
    ]
    for side in (-1, 1):
        pan.append(tube([(side * 22.4, -4, 11.4), (side * 24.6, -3.6, 11.8), (side * 24.6, 3.6, 11.8), (side * 22.4, 4, 11.4)], 0.3, rod))
    copies(pan, [((20, -2, 0), (0, 0, 30)), ((21, -1.4, 4.6), (0, 3, 70))])


def trap(width, length, bait):
    """A snap trap seen from above: board, spring with two coils, hammer bar, latch and treadle."""
    pine, wire = wood('#d5b27c', 0.6, 'y', 0.6), metal('#c98b54', 0.3)
    half, things = width / 2 - 0.7, [box(width, length, 0.8, pine, 0.12)]
    bar = [
        (half, 0, 1.1),
        (half, length * 0.34, 1.15),
        (half - 0.4, length * 0.41, 1.15),
        (-half + 0.4, length * 0.41, 1.15),
        (-half, length * 0.34, 1.15),
        (-half, 0, 1.1),
    ]
    things.append(tube(bar, 0.16, wire, smooth=False))
    things.append(tube([(-half, 0, 1.1), (half, 0, 1.1)], 0.14, wire))
    for side in (-1, 1):
        coil = [
            (side * (half - 0.2 - 0.19 * step / 12 * 1.1), 0.42 * math.sin(step * math.pi / 6), 1.25 + 0.42 * math.cos(step * math.pi / 6))
            for step in range(96)
        ]
        things.append(tube(coil, 0.1, wire))
        things.append(
            tube([(side * (half - 2.0), 0.4, 1.1), (side * (half - 2.0), length * 0.2, 0.95), (side * half, length * 0.3, 1.3)], 0.1, wire)
        )
        things.append(
            tube([(side * 0.75, 0, 0.7), (side * 0.75, 0.3, 1.5), (side * 0.75, -0.3, 1.5), (side * 0.75, -0.2, 0.7)], 0.08, steel())
        )
    things.append(
        prism(
            closed_curve([(-0.9, -1.2), (0.9, -1.2), (1.1, 1.0), (0.5, 1.5), (-0.5, 1.5), (-1.1, 1.0)], 6),
            0.14,
            bait,
            0.05,
            at=(0, -length * 0.2, 1.15),
            turn=(-84, 0, 0),
        )
    )
    things += [
        cylinder(0.35, 0.1, metal('#8e6a3c', 0.4), 0.04, at=(0, -length * 0.2, 1.2)),
        tube([(0.3, -length * 0.46, 1.0), (0.2, -length * 0.2, 1.4), (0, length * 0.1, 1.5)], 0.09, wire),
    ]
    ink = material('#b3261e', 0.7)
    things += [
        letters('ÀÀBÒ', width * 0.17, ink, at=(0, -length * 0.385, 0.81), turn=(-90, 0, 0), deep=0.01),
        letters('RAT' if width > 6 else 'MOUSE', width * 0.11, ink, at=(0, length * 0.2, 0.81), turn=(-90, 0, 0), deep=0.01),
    ]
    return things


@good('mouse-trap-set', yaw=-22, pitch=42)
def mouse_traps(_look):
    yellow = material('#e9b72a', 0.5)
    group(trap(8.2, 17, yellow), at=(-9.4, 1, 0), turn=(0, 0, 4))
    group(trap(8.2, 17, yellow), at=(0.6, 2, 0), turn=(0, 0, -5))
    group(trap(4.8, 9.8, yellow), at=(9.2, -2.2, 0), turn=(0, 0, 8))
    group(trap(4.8, 9.8, yellow), at=(16.0, -0.6, 0), turn=(0, 0, -10))


@good('drain-plunger', yaw=-16, pitch=16)
def drain_plunger(_look):
    cup, handle, chrome = bumped(material('#a3271f', 0.5, clear=0.2), 0.06, 0.3), wood('#d3a76a', 0.35, 'z', 0.7), metal('#c6cacf', 0.25)
    lathe(
        rounded(
            [(6.2, 0), (7.4, 0.1), (7.6, 1.0), (7.3, 3), (6.4, 6.4), (4.4, 8.8), (2.4, 9.8), (2.0, 10.6), (2.0, 13.4), (1.4, 14), (0, 14)],
            0.6,
        ),
        cup,
        steps=128,
    )
    lathe([(6.2, 0), (5.8, 1.4), (5.4, 4.6), (3.4, 7.6), (0, 8.4)], rubber('#6d1712'))
    for ring in range(3):
        torus(2.05, 0.18, cup, at=(0, 0, 10.8 + ring * 0.9))
    lathe(rounded([(0, 12), (1.25, 12), (1.2, 30), (1.15, 48), (1.5, 50), (1.3, 52.2), (0, 52.6)], 0.4), handle)
    torus(0.9, 0.07, material('#f1ead9', 0.8), at=(0, 0.2, 51.4), turn=(90, 0, 0))
    name = words('MỌ́TÓTÓ', 300, 130, 76, '#ffffff') + words('FORCE CUP', 300, 190, 40, '#ffffff', 400)
    lathe([(1.24, 33), (1.24, 38.4)], printed(svg(name, 600, 240, '#a3271f'), 0.5))
    loop = [
        (
            (9.2 + 0.5 * math.sin(step * 0.37)) * math.cos(step * 0.2) + 16,
            (7.6 + 0.4 * math.cos(step * 0.53)) * math.sin(step * 0.2) - 7,
            0.5 + step * 0.024,
        )
        for step in range(125)
    ]
    line = [(2, -20, 0.5), (8, -17.6, 0.5)] + loop + [(26, -1, 3.0), (29, 2, 1.4), (31, 2, 1.2)]
    tube(line, 0.36, metal('#8c9096', 0.35))
    lumps = []
    for _step, (a, b) in enumerate(zip(loop, loop[1:])):
        for part in range(5):
            lumps.append(tuple(a[axis] + (b[axis] - a[axis]) * part / 5 for axis in range(3)))
    ringed = [0.45 if step % 2 else 0.33 for step in range(len(lumps))]
    tube(lumps, ringed, chrome, smooth=False)
    head = [
        (0.7 * math.cos(step * 0.9) * (1 - step / 60), 0.7 * math.sin(step * 0.9) * (1 - step / 60), step * 0.075) for step in range(46)
    ]
    group([tube(head, 0.14, chrome)], at=(2, -20, 0.8), turn=(90, 0, -66))
    crank = [
        tube([(0, 0, 0), (0, 0, 5), (4.6, 0, 5.4), (4.6, 0, 10.6)], 0.4, chrome, smooth=False),
        cylinder(0.95, 6, plastic('#d9b92a', 0.4), 0.3, at=(4.6, 0, 6)),
        cylinder(0.95, 4, plastic('#d9b92a', 0.4), 0.3, at=(0, 0, -0.6)),
    ]
    group(crank, at=(31, 2, 1.2), turn=(0, 90, 4))
