"""Others: beads and flowers for the hair."""

import math
import random

from goods import good
from goods.shared.hardware import smooth_line
from materials import bumped, leather, material, mottled, shade, wood
from shapes import box, closed_curve, group, laid, lathe, letters, loft, prism, rounded, sown, sphere, strands, surface, torus, tube


@good('prayer-beads-99', yaw=-8, pitch=44)
def prayer_beads(_look):
    olive = [mottled(tone, shade(tone, 0.7), 0.3, 0.3, 0.1, stretch=(1, 1, 4)) for tone in ('#a9773f', '#b98849', '#94632f')]
    dice, cord = random.Random('prayer-beads-99'), material('#2f5b3c', 0.8)
    profile = (
        [(0.09, 0)]
        + [
            (0.42 * math.sin(math.pi * (0.08 + 0.84 * step / 12)), 0.42 - 0.42 * math.cos(math.pi * (0.08 + 0.84 * step / 12)) - 0.01)
            for step in range(13)
        ]
        + [(0.09, 0.83)]
    )
    beads = [lathe(profile, tone, steps=24, angle=180) for tone in olive]
    spots = {number: [] for number in range(3)}
    path = []
    for step in range(1200):
        t = 2 * math.pi * step / 1200
        r = 11.2 + 1.5 * math.cos(3 * t + 0.4) + 0.7 * math.sin(5 * t)
        path.append((r * math.sin(t) * 1.08 + 1, r * math.cos(t) * 0.86 + 2, 0.42))
    long = sum(math.dist(a, b) for a, b in zip(path, path[1:]))
    gap, walked, placed = long / 102, 0, 0
    start = min(range(1200), key=lambda at: path[at][1])
    path = path[start:] + path[: start + 1]
    for a, b in zip(path, path[1:]):
        walked += math.dist(a, b)
        if walked >= gap * (placed + 1 + placed // 33 * 0.9) and placed < 99:
            spin = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            spots[dice.randrange(3)].append(
                ((a[0] - 0.41 * math.cos(math.radians(spin)), a[1] - 0.41 * math.sin(math.radians(spin)), 0.42), (0, 90, spin))
            )
            placed += 1
            if placed in (33, 66):
                marker = (a[0] + math.cos(math.radians(spin)) * gap * 0.95, a[1] + math.sin(math.radians(spin)) * gap * 0.95, 0.42)
                group(
                    [lathe(rounded([(0.1, -0.22), (0.5, -0.22), (0.5, 0.22), (0.1, 0.22)], 0.1), material('#5a3417', 0.3), steps=32)],
                    at=marker,
                    turn=(0, 90, spin),
                )
    for number in range(3):
        sown(beads[number], spots[number])
    strands([path], 0.09, cord, sides=2)
    foot = path[0]
    imam = [
        lathe(
            smooth_line([(0.12, 0), (0.5, 0.4), (0.38, 1.6), (0.3, 2.6), (0.52, 3.1), (0.14, 3.5)]),
            material('#5a3417', 0.28, clear=0.4),
            steps=40,
            angle=180,
        )
    ]
    group(group(imam, turn=(90, 0, 0)), at=(foot[0], foot[1] - 0.1, 0.5))
    tuft = []
    for _ in range(170):
        a, w = dice.uniform(-0.5, 0.5), dice.random()
        tuft.append(
            [
                (foot[0], foot[1] - 4.2, 0.5 + 0.3 * w),
                (foot[0] + a * 1.1, foot[1] - 5.6, 0.2 + 0.6 * w),
                (foot[0] + a * 2.4 + dice.uniform(-0.2, 0.2), foot[1] - 8.6 + dice.uniform(-0.3, 0.3), 0.1 + 0.35 * w),
            ]
        )
    strands(tuft, 0.05, cord, sides=1)
    tube([(foot[0], foot[1] - 3.4, 0.5), (foot[0], foot[1] - 4.4, 0.5)], 0.3, cord)
    torus(0.34, 0.1, material('#d0a136', 0.35), at=(foot[0], foot[1] - 4.5, 0.5), turn=(90, 0, 0))
    hide, stitch = leather('#8a3b2a'), material('#f0dcae', 0.8)
    pouch = [
        loft(
            [
                (0, 0, 0, 6.4, 2.4),
                (0, 0, 0.6, 8.4, 3.2),
                (0, 0, 4, 9, 3.6),
                (0, 0, 7, 7.6, 2.8),
                (0, 0, 8.4, 5.2, 1.8),
                (0, 0, 9.6, 6.8, 2.0),
                (0, 0, 10.2, 7.6, 1.7),
            ],
            hide,
            0.12,
        ),
        torus(2.5, 0.22, material('#f0dcae', 0.8), at=(0, 0, 8.2)),
    ]
    pouch[1].scale = (1.05, 0.42, 1)
    pouch += [
        tube([(1.4, -1.0, 8.4), (2.4, -1.9, 7), (2.8, -2.0, 4.6)], 0.16, stitch),
        tube([(0.8, -1.0, 8.4), (1.0, -1.9, 7), (0.8, -2.1, 5)], 0.16, stitch),
        letters('SOKOTO', 0.85, stitch, at=(-1.2, -1.84, 3.4), turn=(-4, 0, 0), deep=0.02),
    ]
    group(group(pouch, turn=(-82, 0, 0)), at=(1.2, -1.4, 1.7), turn=(0, 0, -16))


@good('cloth-hair-flower', yaw=-10, pitch=40)
def hair_flower(_look):
    red, deep = bumped(material('#d22a3a', 0.75, sheen=0.6), 0.35, 0.18), material('#7c1025', 0.75)
    flower = []
    for number in range(5):

        def place(u, v, number=number):
            across = (u - 0.5) * 2
            wide = 3.5 * math.sin(math.pi * (0.08 + 0.8 * v)) ** 0.75
            ruffle = 0.42 * math.sin(across * 7 + number) * v**3 + 0.22 * math.sin(across * 13) * v**4
            pleat = 0.14 * math.cos(across * 16) * v * (1 - v * 0.4)
            return (
                wide * across * (1 - 0.1 * v),
                -0.5 - 6.6 * v * (1 - 0.1 * across**2) + 0.3 * math.sin(across * 9) * v**4,
                1.0 + 2.0 * math.sin(v * 2.3) - 1.7 * v**2 + 0.5 * across**2 * v + ruffle + pleat,
            )

        flower.append(surface(place, red, 44, 28, turn=(0, 0, number * 72 + 8), thickness=0.06))
        flower.append(
            surface(
                lambda u, v, p=place: tuple(
                    c + (0.09 if k == 2 else 0) for k, c in enumerate(p(0.5 + (u - 0.5) * 0.55 * (1 - v), v * 0.42))
                ),
                deep,
                16,
                12,
                turn=(0, 0, number * 72 + 8),
            )
        )
    gold = material('#f0bd3b', 0.6)
    flower.append(
        tube([(0, 0, 1.2), (0.4, -0.6, 3.6), (1.0, -1.6, 6.2), (1.5, -2.2, 7.6)], [0.26, 0.2, 0.15, 0.1], material('#e8667a', 0.6))
    )
    for number in range(46):
        t = 0.45 + 0.5 * number / 46
        x, y, z = 1.5 * t**1.6, -2.2 * t**1.5, 1.2 + 6.4 * t
        a = number * 2.4
        tip = (x + 0.55 * math.cos(a), y + 0.55 * math.sin(a), z + 0.2)
        flower += [tube([(x, y, z), tip], 0.03, gold, smooth=False), sphere(0.12, gold, at=tip)]
    green = bumped(material('#2f7d4a', 0.75, sheen=0.4), 0.3, 0.15)
    for spin in (40, 118, 196):
        flower.append(
            surface(
                lambda u, v: (
                    1.9 * math.sin(math.pi * v**0.8) * (2 * u - 1),
                    -3.4 - 5.6 * v,
                    0.5 + 0.5 * math.sin(v * 3) + 0.4 * abs(2 * u - 1) + 0.08 * math.cos(v * 40 - abs(u - 0.5) * 12),
                ),
                green,
                16,
                30,
                turn=(0, 0, spin),
                thickness=0.06,
            )
        )
    group(flower, at=(-4.4, 2, 0.6), turn=(24, -8, 0))
    timber = wood('#6a3b20', 0.32, 'y', 0.6)
    crest = closed_curve(
        [
            (-2.8, 7.6),
            (-3.0, 9.4),
            (-2.2, 11.2),
            (-1.4, 12.4),
            (-1.6, 13.8),
            (0, 15),
            (1.6, 13.8),
            (1.4, 12.4),
            (2.2, 11.2),
            (3.0, 9.4),
            (2.8, 7.6),
        ],
        6,
    )
    holes = [
        closed_curve([(0, 13.9), (0.7, 13.2), (0, 12.5), (-0.7, 13.2)], 4),
        closed_curve([(-1.3, 11), (-0.6, 10.4), (-1.2, 9.6), (-1.9, 10.2)], 4),
        closed_curve([(1.3, 11), (1.9, 10.2), (1.2, 9.6), (0.6, 10.4)], 4),
    ]
    comb = [
        prism(crest, 0.75, timber, 0.2, holes=holes),
        prism(
            [(0.6 * math.cos(2 * math.pi * s / 24), 10.4 + 0.6 * math.sin(2 * math.pi * s / 24) - 1.7) for s in range(24)], 0.9, timber, 0.1
        ),
    ]
    for number in range(7):
        x = -2.55 + number * 0.85
        comb.append(
            loft([(x, 0, 0.2, 0.14, 0.16), (x, 0, 1.0, 0.3, 0.34), (x, 0, 4, 0.42, 0.5), (x, 0, 8.2, 0.46, 0.6)], timber, 0.2, across=20)
        )
    for z in (8.0, 8.5):
        comb.append(box(5.4, 0.82, 0.14, material('#e3c08a', 0.6), 0.04, at=(0, 0, z)))
    laid(comb, -26, at=(6.2, -8.4, 0.4))
