"""Music & Instruments: guitars and their amplifier."""

import math

from goods import good
from materials import bumped, lamp, leather, material, metal, plastic, printed, rubber, steel, weave, wood
from prints import svg, words
from shapes import blob, box, closed_curve, cylinder, group, lathe, letters, loft, plate, prism, rounded, rounded_rectangle, torus, tube

GUITAR = [
    (0, 0),
    (7, 0.4),
    (13, 3.3),
    (16, 9),
    (15.2, 15),
    (12.4, 20.5),
    (12.1, 26),
    (13.4, 32),
    (14, 36),
    (12.6, 38),
    (9.8, 36),
    (6.6, 32.2),
    (3.6, 31),
    (-3.6, 31),
    (-6.6, 33),
    (-10.0, 39),
    (-13.0, 42.2),
    (-15, 41),
    (-14.9, 36),
    (-12.9, 28),
    (-12.5, 22),
    (-15.3, 15),
    (-16.4, 9),
    (-13.2, 3.2),
    (-7, 0.4),
]


def tuner(made, at, side):
    """A machine head: post with its ring in front, ear at the side."""
    x, y, z = at
    return [
        cylinder(0.28, 1.5, made, at=(x, y + 0.5, z), turn=(90, 0, 0), round=0.05),
        torus(0.42, 0.1, made, at=(x, y - 0.1, z), turn=(90, 0, 0)),
        tube([(x, y + 1.6, z), (x + side * 2.2, y + 1.6, z)], 0.16, made),
        blob(1.5, 0.7, 1.5, made, at=(x + side * 2.9, y + 1.6, z - 0.75), squareness=0.2),
    ]


def neck(scale, bridge, end, wide_nut, wide_end, front, timber, board, frets, dots=True):
    """Neck and fret board along z from the body's `end` to the nut; `front` is the y of the board's face."""
    nut = bridge + scale
    things = [
        prism(
            [(-wide_end / 2, end), (wide_end / 2, end), (wide_nut / 2, nut), (-wide_nut / 2, nut)],
            0.7,
            board,
            round=0.08,
            at=(0, front + 0.35, 0),
        )
    ]
    things.append(
        loft(
            [(0, front + 1.5, end, wide_end, 2.4), (0, front + 1.5, nut - 6, wide_nut * 1.08, 2.0), (0, front + 1.4, nut, wide_nut, 1.8)],
            timber,
            0.1,
        )
    )
    wire = metal('#d9dbe0', 0.2)

    def wide(z):
        return wide_end + (wide_nut - wide_end) * (z - end) / (nut - end)

    heights = [bridge + scale / 2 ** (n / 12) for n in range(frets + 1)]
    for z in heights[1:]:
        if z > end + 0.3:
            things.append(tube([(-wide(z) / 2 + 0.05, front - 0.02, z), (wide(z) / 2 - 0.05, front - 0.02, z)], 0.09, wire))
    pearl = material('#f1efe8', 0.2, clear=0.8)
    for n in (3, 5, 7, 9, 12, 15, 17, 19, 21) if dots else ():
        if n <= frets:
            z = (heights[n] + heights[n - 1]) / 2
            for x in (-1.1, 1.1) if n == 12 else (0,):
                things.append(cylinder(0.32, 0.04, pearl, at=(x, front + 0.02, z), turn=(90, 0, 0), round=0.01))
    things.append(box(wide_nut, 0.9, 0.35, material('#f3efe2', 0.4), round=0.06, at=(0, front + 0.3, nut)))
    return things


def solid_guitar(color, strings, scale, stretch=1.0):
    """An electric guitar or bass that stands on its end, its front to us."""
    outline = [(x, z * stretch) for x, z in GUITAR]
    lacquer, chrome = material(color, 0.28, clear=1.0), metal('#d2d5da', 0.18)
    maple = wood('#d8ae72', 0.32, 'z', 1.0)
    bridge, end = 9.5, 28.5 * stretch - (2 if strings == 6 else -3)
    things = [prism(closed_curve(outline), 4.4, lacquer, round=0.9)]
    plan = [
        (2.5, 3.6),
        (8, 5),
        (11.2, 9),
        (9.6, 14),
        (7.6, 18),
        (8.4, 24),
        (10.0, 30),
        (9.6, 33),
        (6.2, 29),
        (3.1, 27),
        (-3.1, 27),
        (-5.4, 29),
        (-8.4, 33),
        (-9.4, 31),
        (-8.2, 24),
        (-6.6, 17),
        (-5.4, 13),
        (-2, 10),
    ]
    things.append(prism(closed_curve([(x, z * stretch) for x, z in plan]), 0.24, plastic('#f6f3ea', 0.25), round=0.08, at=(0, -2.28, 0)))
    things += neck(
        scale,
        bridge,
        end,
        4.2,
        5.7 if strings == 6 else 6.0,
        -3.3,
        maple,
        wood('#4a2b1c', 0.4, 'z', 0.6) if strings == 4 else wood('#e0bb80', 0.3, 'z', 0.8),
        22 if strings == 6 else 20,
    )
    nut = bridge + scale
    head = [
        (-2.1, 0),
        (2.1, 0),
        (2.4, 2.5),
        (3.4, 5.5),
        (2.4, 8),
        (1.2, 12),
        (1.6, 15.4),
        (-0.6, 17.6),
        (-3.0, 16.4),
        (-3.3, 12),
        (-3.2, 6),
        (-2.9, 3),
    ]
    top = 17.6 if strings == 6 else 20
    things.append(prism(closed_curve([(x * 1.12, z * top / 17.6) for x, z in head], 6), 1.4, maple, round=0.3, at=(0, -2.1, nut)))
    things.append(letters('ORIN', 1.5, material('#1d1a18', 0.4), at=(0.5, -2.83, nut + top * 0.58), turn=(0, -84, 0), deep=0.01))
    span = 5.2 if strings == 6 else 5.6
    wire = metal('#c9c6bd', 0.25)
    for n in range(strings):
        share = n / (strings - 1) - 0.5
        x0, x1 = share * span, share * 3.4
        z = nut + 2.6 + n * (top - 5) / strings
        things += tuner(chrome, (-2.2, -2.9, z), -1)
        thick = (0.075 - 0.045 * n / (strings - 1)) * (1.0 if strings == 6 else 1.7)
        things.append(tube([(x0, -3.55, bridge), (x1, -3.5, nut + 0.1), (-2.0 + 0.3 * (n % 2), -3.0, z)], thick, wire, smooth=False))
        things.append(box(0.75, 1.1, 1.9, chrome, round=0.1, at=(x0, -3.0, bridge - 1.2)))
    things.append(
        box(span + 2.2, 0.5, 4.0 if strings == 6 else 5.5, chrome, round=0.12, at=(0, -2.4, bridge - (2.6 if strings == 6 else 3.6)))
    )
    white, black = plastic('#fbf8ef', 0.3), plastic('#17171a', 0.35)
    if strings == 6:
        for z, lean in ((12.6, 12), (17.6, 0), (22.4, 0)):
            pickup = [prism(rounded_rectangle(8.6, 1.9, 0.9), 0.9, white, round=0.15, at=(0, 0, -0.95))]
            pickup += [cylinder(0.25, 0.15, chrome, at=((n - 2.5) * 1.04, -0.42, 0), turn=(90, 0, 0), round=0.03) for n in range(6)]
            things += group(pickup, at=(0, -2.65, z), turn=(0, lean, 0))
    else:
        for x, z, w in ((-1.6, 22, 5.6), (1.9, 19.4, 5.6), (0, 13.4, 9.2)):
            things.append(prism(rounded_rectangle(w, 2.3, 0.3), 1.1, black, round=0.15, at=(x, -2.6, z)))
            things += [
                cylinder(0.24, 0.12, chrome, at=(x + (n - (1.5 if w < 6 else 3.5)) * 1.15, -3.12, z + 1.15), turn=(90, 0, 0), round=0.03)
                for n in range(4 if w < 6 else 8)
            ]
    for x, z in ((7.0, 12.4), (8.2, 9.0), (7.0, 6.0)):
        things.append(
            lathe(
                rounded([(0, 0), (1.2, 0), (1.0, 0.5), (0.85, 1.3), (0, 1.35)], 0.15),
                white if strings == 6 else chrome,
                at=(x, -2.38, z * (1 if strings == 6 else 1.08)),
                turn=(90, 0, 0),
                steps=48,
            )
        )
    things.append(box(0.3, 1.2, 0.3, chrome, round=0.08, at=(8.6, -3.2, 16), turn=(20, 0, 0)))
    things.append(torus(0.75, 0.2, chrome, at=(11.6, -2.2, 6.6), turn=(90, 0, 0)))
    things.append(cylinder(0.6, 1.4, chrome, at=(0, 0, 0.3), turn=(180, 0, 0), round=0.2))
    return things


def amplifier():
    hide, chrome = bumped(leather('#1b1b1d'), 0.5, 0.12), metal('#cfd2d6', 0.2)
    things = [box(38, 20, 38, hide, round=1.0, at=(0, 0, 1))]
    grille = bumped(weave('#8d8672', 0.25), 0.4, 0.3)
    things.append(box(33.6, 0.6, 25, grille, round=0.2, at=(0, -9.95, 3.4)))
    for x, w, z, h in ((0, 34.4, 28.2, 0.5), (0, 34.4, 3.0, 0.5), (-17, 0.5, 3, 25.5), (17, 0.5, 3, 25.5)):
        things.append(box(w, 0.7, h, plastic('#f1ece0', 0.4), round=0.15, at=(x, -10.1, z)))
    panel = svg(
        '<rect width="1360" height="300" fill="#d9b25a"/>'
        + ''.join(words(name, 150 + n * 190, 280, 42, '#2a1d0a') for n, name in enumerate(('GAIN', 'VOL', 'BASS', 'MID', 'TREB')))
        + words('PHONES', 1090, 280, 36, '#2a1d0a')
        + words('POWER', 1260, 280, 36, '#2a1d0a'),
        1360,
        300,
    )
    things.append(plate(34, 7.5, printed(panel, 0.3), at=(0, -10.02, 29.8)))
    for n in range(5):
        things.append(
            lathe(
                rounded([(0, 0), (1.5, 0), (1.3, 0.6), (1.0, 1.7), (0, 1.75)], 0.15),
                plastic('#151517', 0.35),
                at=(-13.2 + n * 4.75, -10.0, 34.0),
                turn=(90, 0, 0),
                steps=40,
            )
        )
        things.append(box(0.2, 0.1, 1.1, plastic('#f5f5f0', 0.4), round=0.02, at=(-13.2 + n * 4.75, -11.78, 33.9)))
    things += [
        torus(0.8, 0.3, chrome, at=(10.2, -10.1, 34), turn=(90, 0, 0)),
        box(1.2, 0.6, 2.0, plastic('#151517'), round=0.15, at=(14.5, -10.2, 33)),
        cylinder(0.35, 0.5, lamp('#ff3030', 2.5), at=(14.5, -10.0, 36.3), turn=(90, 0, 0)),
    ]
    things.append(letters('Orin', 3.0, chrome, at=(-11.5, -10.45, 25.2), turn=(0, 0, 0), deep=0.08))
    for x in (-18.2, 18.2):
        for z in (1.0, 36.4):
            things.append(box(2.8, 20.5, 2.8, plastic('#101012', 0.4), round=0.9, at=(x * 0.965, 0, z)))
    things.append(tube([(-8, 0, 38.8), (-7.2, 0, 40.6), (0, 0, 41.2), (7.2, 0, 40.6), (8, 0, 38.8)], 0.9, leather('#161618')))
    return things


@good('electric-guitar-set', yaw=-14, pitch=10, focus=(0.35, 0.3))
def electric_guitar(look):
    color = {'Red': '#b5161f', 'Amber': '#d98413'}.get(look.name or 'Red', look.color or '#b5161f')
    group(group(amplifier(), turn=(0, 0, -8)), at=(19, 12, 0))
    group(group(solid_guitar(color, 6, 64.8), turn=(-9, -4, 6)), at=(-12, -4, 1.2))
    cord = rubber('#19191c')
    path = []
    for n in range(60):
        a = math.tau * n / 20
        r = 8.5 + 0.6 * math.sin(n * 1.7)
        path.append((14 + r * math.cos(a), -14 + r * 0.9 * math.sin(a), 0.35 + n * 0.022))
    tube([(22, -9, 0.4), *path, (24, -18, 0.4), (28.5, -16.5, 0.4)], 0.34, cord)
    group(
        [cylinder(0.75, 3.4, metal('#d9b25a', 0.25), round=0.1), cylinder(0.32, 2.6, steel(), at=(0, 0, 3.3), round=0.2)],
        at=(28.5, -16.5, 0.75),
        turn=(0, 90, 28),
    )
    for x, y, turned, tone in ((3.5, -15, 20, '#f2b41c'), (0.5, -18.5, -35, '#2c6fd6'), (5.0, -20, 70, '#e8e4d8')):
        pick = [(0, -1.5), (1.1, 0.2), (1.25, 1.0), (0.5, 1.35), (-0.5, 1.35), (-1.25, 1.0), (-1.1, 0.2)]
        group(
            group([prism(closed_curve(pick, 5), 0.1, plastic(tone, 0.3), round=0.03)], turn=(-90, 0, 0)),
            at=(x, y, 0.06),
            turn=(0, 0, turned),
        )


@good('blue-bass-guitar', yaw=-14, pitch=9, focus=(0.5, 0.25))
def bass_guitar(look):
    nylon = bumped(weave('#1c1d22', 0.2), 0.3, 0.4)
    bag = closed_curve(
        [
            (0, 0),
            (12, 0.8),
            (18.5, 5),
            (20, 14),
            (18.6, 28),
            (18.2, 40),
            (13, 56),
            (9.8, 72),
            (9.6, 100),
            (9.6, 114),
            (7, 119),
            (0, 120.5),
            (-7, 119),
            (-9.6, 114),
            (-9.6, 100),
            (-9.8, 72),
            (-13, 56),
            (-18.2, 40),
            (-18.6, 28),
            (-20, 14),
            (-18.5, 5),
            (-12, 0.8),
        ]
    )
    zip_line = [(x * 0.99, -2.6, 60 + (z - 60) * 0.993) for x, z in bag[::3]]
    things = [prism(bag, 9, nylon, round=3.2), tube(zip_line, 0.35, metal('#8f9299', 0.4), closed=True)]
    things.append(prism(rounded_rectangle(24, 26, 3), 2.2, nylon, round=0.9, at=(0, -4.4, 6)))
    things.append(box(6, 0.2, 2.2, leather('#8a5a30'), round=0.08, at=(0, -5.55, 24)))
    group(group(things, turn=(-7, 0, 0)), at=(17, 10, 0))
    group(group(solid_guitar('#0f5fa8', 4, 81.0, 1.08), turn=(-10, 4, 0)), at=(-6, -4, 1.4))
