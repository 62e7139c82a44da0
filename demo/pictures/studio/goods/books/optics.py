"""Books & Stationery: microscope and telescope."""

import math

from goods import good
from materials import film, lamp, material, metal, paper, rubber
from shapes import box, closed_curve, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sphere, tube


@good('student-microscope', yaw=-58, pitch=11)
def microscope(look):
    white, black = material('#f1f0ec', 0.32, clear=0.5), material('#1f2024', 0.45)
    chrome, blue = metal('#cfd2d7', 0.16), material('#274f8f', 0.4)
    outline = rounded_rectangle(13, 20, 3.2)
    prism([(x, z - 10) for x, z in outline], 2.6, white, round=0.7, at=(0, 0, 1.3), turn=(-90, 0, 0))
    prism([(x * 0.96, (z - 10) * 0.97) for x, z in outline], 0.5, black, round=0.1, at=(0, 0, 0.25), turn=(-90, 0, 0))
    arm = [
        (4.2, 2.4),
        (8.6, 2.4),
        (8.9, 10),
        (8.4, 18),
        (6.8, 24),
        (3.4, 27),
        (0.6, 27.4),
        (0.4, 23.8),
        (2.6, 23.0),
        (4.6, 20),
        (5.2, 14),
        (4.8, 8),
    ]
    group([prism([(y, z) for y, z in closed_curve(arm, 6)], 4.2, white, round=0.9)], turn=(0, 0, 90))
    box(11, 11, 1.0, black, round=0.3, at=(0, -2.2, 11.4))
    box(4.4, 5, 2.2, white, round=0.5, at=(0, 4.5, 10.4))
    cylinder(1.2, 0.12, material('#0c0c0e', 0.6), at=(0, -2.4, 12.36), round=0.02)
    box(7.6, 2.6, 0.14, film(0.03, '#dfeef2'), round=0.02, at=(0, -2.4, 12.45))
    plate(1.8, 2.4, paper('#f7f3ea'), at=(-2.8, -3.6, 12.62), turn=(-90, 0, 0))
    cylinder(0.55, 0.03, material('#b04a86', 0.4), at=(0.6, -2.4, 12.6), round=0.01)
    for side in (-1, 1):
        tube([(side * 4.4, 1.2, 12.5), (side * 3.8, -1.2, 12.75), (side * 2.6, -2.8, 12.7)], [0.35, 0.28, 0.22], chrome)
        cylinder(0.55, 0.8, chrome, at=(side * 4.4, 1.2, 12.3), round=0.1)
    cylinder(1.9, 2.6, black, at=(0, -2.4, 8.6), round=0.3, top=2.1)
    cylinder(2.6, 1.8, black, at=(0, -2.4, 2.4), round=0.4)
    cylinder(1.8, 0.4, lamp('#fff4d8', 3.0), at=(0, -2.4, 4.0), round=0.1)
    cylinder(3.0, 2.6, white, at=(0, -2.4, 23.6), round=0.6)
    group([cylinder(2.7, 1.5, chrome, round=0.4, at=(0, 0, -0.8))], at=(0, -2.4, 23.0), turn=(14, 0, 0))
    for n, (length, color) in enumerate(((4.2, '#c8322b'), (5.8, '#f0b21d'), (7.0, '#2468c8'))):
        a = math.radians(-90 + 120 * n)
        down = [
            lathe(
                rounded(
                    [(1.15, 0), (1.15, -length * 0.5), (0.95, -length * 0.52), (0.9, -length * 0.85), (0.45, -length), (0, -length)], 0.1
                ),
                chrome,
            ),
            lathe([(1.17, -length * 0.36), (1.19, -length * 0.35), (1.19, -length * 0.24), (1.17, -length * 0.23)], material(color, 0.4)),
        ]
        out = (1.5 * math.cos(a), 1.5 * math.sin(a))
        group(
            down,
            at=(out[0], -2.4 + 1.35 + out[1] * 0.9 - 0.6 * (n == 0), 22.2 + 0.4 * (n > 0)),
            turn=(22 * math.sin(a) + 16, -24 * math.cos(a), 0),
        )
    eye = [
        lathe(rounded([(1.75, 0), (1.75, 8.0), (1.9, 8.1), (1.9, 9.4), (1.6, 9.5)], 0.1), white),
        lathe(rounded([(1.5, 9.0), (1.95, 9.6), (1.95, 11.6), (1.75, 12.2), (1.3, 12.2), (1.2, 11.6)], 0.2), black),
        lathe([(0, 11.7), (1.25, 11.7)], material('#25364a', 0.05, clear=1.0)),
        lathe([(1.77, 5.6), (1.8, 5.7), (1.8, 6.2), (1.77, 6.3)], chrome),
    ]
    group(eye, at=(0, -1.0, 25.2), turn=(-36, 0, 0))
    for side in (-1, 1):
        for radius, wide, low in ((2.7, 1.7, 2.2), (1.6, 2.9, 2.2)):
            knob = [(0, 0), (radius, 0), (radius, wide), (0, wide)]
            lathe(rounded(knob, 0.25), black if radius > 2 else chrome, at=(side * low, 6.8, 8.0), turn=(0, side * 90, 0))
        for n in range(30):
            t = 2 * math.pi * n / 30
            tube(
                [
                    (side * 2.35, 6.8 + 2.72 * math.cos(t), 8.0 + 2.72 * math.sin(t)),
                    (side * 3.75, 6.8 + 2.72 * math.cos(t), 8.0 + 2.72 * math.sin(t)),
                ],
                0.1,
                black,
            )
    letters('AYÉ', 1.7, blue, at=(2.14, 7.0, 15.0), turn=(0, 0, 90), deep=0.02)
    letters('40× – 640×', 0.85, blue, at=(2.14, 6.9, 13.2), turn=(0, 0, 90), deep=0.02)
    cylinder(0.7, 0.5, rubber(), at=(4.2, -9.4, 2.4), round=0.1)


@good('beginner-telescope', yaw=-32, pitch=8)
def telescope(look):
    white, black = material('#f2f2ef', 0.28, clear=0.7), material('#1d1e22', 0.45)
    alloy, blue = metal('#c3c6cb', 0.3), material('#1f4a94', 0.35, clear=0.4)
    mount = 108.0
    tubes = [
        lathe(rounded([(4.0, -34), (4.05, -33.9), (4.05, 26)], 0.05), white),
        lathe(rounded([(4.0, 26), (4.7, 26.4), (4.75, 38), (4.4, 38.2), (4.3, 37.8), (4.3, 28)], 0.2), black),
    ]
    tubes += [
        lathe([(0, 30), (3.6, 30.3), (4.3, 30)], material('#1c2f45', 0.03, clear=1.0)),
        lathe([(4.07, -31), (4.10, -30.9), (4.10, -28.2), (4.07, -28.1)], blue),
        lathe([(4.07, 22.5), (4.10, 22.6), (4.10, 24.8), (4.07, 24.9)], blue),
    ]
    tubes += [
        lathe(rounded([(4.2, -37), (4.25, -36.8), (4.2, -33.4), (4.0, -33)], 0.2), black),
        lathe(rounded([(0, -46), (2.1, -46), (2.2, -38), (3.2, -37.4), (4.2, -37)], 0.3), black),
        lathe([(1.9, -50), (1.9, -45.5)], alloy),
    ]
    for side in (-1, 1):
        tubes += [cylinder(1.5, 1.6, black, at=(side * 3.4 - 0.8, 0, -39.5), turn=(0, 90, 0), round=0.3)]
    tubes += [tube([(-3.4, 0, -39.5), (3.4, 0, -39.5)], 0.5, alloy)]
    diagonal = [
        box(3.8, 3.8, 4.2, black, round=0.8, at=(0, 0, -53.6)),
        lathe(
            rounded([(1.7, 0), (1.7, 3.4), (1.55, 3.5), (1.55, 4.4), (1.9, 4.6), (1.9, 6.6), (1.5, 7), (0, 6.8)], 0.15),
            black,
            at=(0, -1.2, -51.4),
            turn=(90, 0, 0),
        ),
    ]
    diagonal += [lathe([(1.92, 4.9), (1.95, 5), (1.95, 5.6), (1.92, 5.7)], alloy, at=(0, -1.2, -51.4), turn=(90, 0, 0))]
    finder = [
        lathe(rounded([(0, 0), (1.1, 0), (1.1, 12), (1.5, 14), (1.55, 18), (1.3, 18)], 0.2), black),
        lathe([(0, 17.2), (1.35, 17.2)], material('#1c2f45', 0.03, clear=1.0)),
    ]
    rings = [lathe([(4.1, z - 1.1), (4.7, z - 1.1), (4.7, z + 1.1), (4.1, z + 1.1), (4.1, z - 1.1)], black) for z in (-9, 9)]
    group(finder, at=(0, -6.4, -36), turn=(0, 0, 0))
    stand = [box(1.4, 3.2, 3.0, black, round=0.3, at=(0, -4.8, -30.5)), box(1.4, 3.2, 3.0, black, round=0.3, at=(0, -4.8, -23.5))]
    side_words = letters('AYÉ 70/700', 2.6, blue, at=(0, 0, 0), deep=0.02)
    group([side_words], turn=(0, 90, 0))
    group([side_words], turn=(0, 0, 90), at=(4.1, 0, 4))
    whole = [*tubes, *diagonal, *finder, *rings, *stand, side_words, box(2.2, 3.0, 22, black, round=0.4, at=(0, 5.6, -11))]
    # The tube's length is along z; it is laid along x, its finder up, and raised to the sky.
    group(group(whole, turn=(0, 0, 0)), turn=(-90, 0, 0))
    group(whole, turn=(0, 0, -90))
    group(whole, turn=(0, -30, 0), at=(0, 0, mount + 8))
    cylinder(3.0, 6, black, at=(0, 0, mount - 5), round=0.5)
    box(3.0, 5.6, 7.5, black, round=0.7, at=(0, 0, mount - 0.5))
    tube([(-1, -2, mount - 1), (-14, -5, mount - 8), (-34, -7, mount - 15)], [0.8, 0.55, 0.7], alloy)
    tube([(-26, -6, mount - 12.3), (-36, -7.2, mount - 15.8)], 1.2, rubber())
    lathe(rounded([(0, 0), (1.9, 0), (1.9, 1.6), (0, 1.6)], 0.3), black, at=(0, -3, mount + 3), turn=(90, 0, 0))
    cylinder(5.2, 3.2, black, at=(0, 0, mount - 8), round=0.6)
    for n in range(3):
        a = math.radians(90 + 120 * n + 30)
        top, knee, foot = ((r * math.cos(a), r * math.sin(a), z) for r, z in ((5, mount - 7), (25, mount - 60), (42, 1)))
        for side in (-1, 1):
            dx, dy = -math.sin(a) * 1.2 * side, math.cos(a) * 1.2 * side
            tube([(top[0] + dx, top[1] + dy, top[2]), (knee[0] + dx, knee[1] + dy, knee[2])], 0.9, alloy)
        tube([(17 * math.cos(a), 17 * math.sin(a), mount - 39), foot], 1.0, alloy)
        group([box(4.0, 4.4, 5, black, round=0.6)], at=(knee[0], knee[1], knee[2] - 3), turn=(0, 0, math.degrees(a)))
        sphere(1.8, rubber(), at=(foot[0], foot[1], 0), squash=0.9)
        tube([(2.5 * math.cos(a), 2.5 * math.sin(a), 62), (knee[0] * 0.84, knee[1] * 0.84, 58)], 0.5, black)
    prism(
        [
            (13 * math.cos(math.radians(120 * n + 120 + d)), 13 * math.sin(math.radians(120 * n + 120 + d)))
            for n in range(3)
            for d in (-12, 12)
        ],
        0.8,
        black,
        round=0.3,
        at=(0, 0, 61),
        turn=(-90, 0, 0),
    )
