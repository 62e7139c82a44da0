"""Sports & Outdoors: fitness, cycling and skating."""

import math

import bpy

from goods import good
from materials import bumped, glossy, material, metal, printed, rubber, shade, steel, weave
from prints import svg, words
from shapes import (
    blob,
    box,
    closed_curve,
    copies,
    cylinder,
    fused,
    group,
    laid,
    lathe,
    letters,
    loft,
    plate,
    prism,
    rounded,
    sphere,
    surface,
    torus,
    tube,
    wires,
)


def hexagon(radius):
    return [(radius * math.sin(math.radians(60 * n + 30)), radius * math.cos(math.radians(60 * n + 30))) for n in range(6)]


@good('dumbbell-pair-10', yaw=-32, pitch=24)
def dumbbells(look):
    black = bumped(material('#26262a', 0.62), 0.12, 0.2)
    chrome = metal('#d4d7db', 0.18)
    ink = material('#e9e6de', 0.6)

    def one():
        things = []
        for side in (-1, 1):
            head = prism(hexagon(8.4), 11.0, black, round=1.1, at=(0, side * 11.2, 7.3))
            cap = prism(hexagon(6.0), 0.8, black, round=0.35, at=(0, side * 16.8, 7.3))
            ring = lathe([(2.2, 0), (2.6, 0.1), (2.6, 0.9), (2.2, 1.0)], chrome, at=(0, side * 5.6 - 0.5, 7.3), turn=(-90, 0, 0))
            words_at = -17.25 if side < 0 else 17.25
            turn = (0, 0, 0 if side < 0 else 180)
            things += [head, cap, ring, letters('10', 4.6, ink, at=(0, words_at, 8.2), turn=turn, deep=0.05)]
            things += [
                letters('KG', 1.7, ink, at=(0, words_at, 4.8), turn=turn, deep=0.05),
                letters('LÁGBÁRA', 1.05, ink, at=(0, words_at, 11.3), turn=turn, deep=0.05),
            ]
        bar = [(0, -6.2), (1.45, -6.2), (1.5, -4.2), (1.8, 0), (1.5, 4.2), (1.45, 6.2), (0, 6.2)]
        knurl = bumped(metal('#b9bcc1', 0.34), 0.8, 0.12, 0)
        things.append(lathe(rounded(bar, 1.2), knurl, at=(0, 0, 7.3), turn=(-90, 0, 0)))
        return things

    group(one(), at=(-10.5, 1.5, 0), turn=(0, 0, 3))
    group(one(), at=(10.5, -3, 0), turn=(0, 0, -10))


@good('yoga-mat-tpe', yaw=-26, pitch=20)
def exercise_mat(look):
    color = look.color or '#6f3fb5'
    skin = bumped(material(color, 0.72), 0.35, 0.22, 1)
    back = shade(color, 0.62)
    thick, wide, turns, core = 0.8, 61, 5.6, 1.2
    pitch = thick * 1.06
    outer = core + pitch * turns

    def roll(u, v):
        if u < 0.82:
            a = 2 * math.pi * turns * u / 0.82
            r = core + pitch * a / 2 / math.pi
            end = 2 * math.pi * turns
            b = a - end - math.pi / 2
            return (wide * (v - 0.5), -r * math.cos(b) * 1.0, outer + r * math.sin(b))
        out = (u - 0.82) / 0.18 * 24
        return (wide * (v - 0.5), -out, 0.02 * math.sin(out * 0.4) + 0.15 * (out / 24) ** 6)

    surface(roll, skin, 620, 12, thickness=thick, at=(0, 0, thick / 2))
    strap = weave(shade(color, 0.45) if color > '#333333' else '#5a5a60', 0.2)
    for x in (-16, 16):
        band = [
            ((outer + thick * 0.75) * math.cos(t), outer + (outer + thick * 0.75) * math.sin(t))
            for t in (math.radians(-88 + 350 * n / 70) for n in range(71))
        ]
        surface(lambda u, v, x=x: (x + (v - 0.5) * 3, *band[round(u * 70)]), strap, 70, 2, thickness=0.22, at=(0, 0, thick / 2))
        box(3.6, 1.0, 2.4, material('#222226', 0.45), round=0.25, at=(x, -outer * 0.86, outer * 1.42), turn=(-32, 0, 0))
    carry = [
        (-16, 0.5, outer * 2 + 1.3),
        (-13, 1.2, outer * 2 + 2.4),
        (-4, 3.5, outer * 2 + 3.6),
        (6, 3.0, outer * 2 + 3.2),
        (13, 1.2, outer * 2 + 2.4),
        (16, 0.5, outer * 2 + 1.3),
    ]

    def sling(u, v):
        n = min(int(u * 5), 4)
        t = u * 5 - n
        t = t * t * (3 - 2 * t)
        x, y, z = (p + (q - p) * t for p, q in zip(carry[n], carry[n + 1]))
        return (x, y + (v - 0.5) * 3, z + 0.2 * math.sin(u * math.pi))

    surface(sling, strap, 60, 3, thickness=0.22)
    letters('LÁGBÁRA', 2.6, material(back if color > '#444444' else '#8a8a90', 0.6), at=(0, -12, thick + 0.12), turn=(-90, 0, 0), deep=0.02)


@good('boxing-gloves-12oz', yaw=-6, pitch=14)
def boxing_gloves(look):
    red = bumped(material('#b3171f', 0.34, clear=0.35), 0.05, 0.5)
    white, black = material('#f3f0ea', 0.5), material('#1b1b1f', 0.5)

    def glove(side):
        fist = blob(13.6, 12.6, 18.5, red, at=(0, 0, 14.0), squareness=0.10)
        knuckle = blob(12.6, 11.0, 10.5, red, at=(0, -1.6, 21.4), squareness=0.05)
        palm = blob(11.6, 10.0, 14, red, at=(0, 0.6, 8.6), squareness=0.15)
        thumb = blob(5.0, 5.6, 12.5, red, at=(side * -7.6, -2.6, 12.4), turn=(0, side * 6, 0), squareness=0.05)
        root = blob(7.5, 7.0, 8.0, red, at=(side * -4.8, -0.8, 9.4), squareness=0.05)
        things = [fused([fist, knuckle, palm, thumb, root], red, 0.3, 5)]
        cuff = [(0, 0.2), (4.6, 0.2), (5.15, 0.6), (5.2, 4), (4.9, 8), (4.8, 12.5), (0, 12.5)]
        body = lathe(rounded(cuff, 0.6), red, at=(0, 0.4, 0))
        body.scale = (1.1, 0.92, 1)
        hollow = lathe([(0, 0.1), (4.5, 0.1)], black, at=(0, 0.4, 0))
        strap = lathe(rounded([(4.9, 2.6), (5.36, 2.7), (5.24, 7.0), (4.9, 7.1)], 0.15), black, at=(0, 0.4, 0))
        strap.scale = (1.1, 0.92, 1)
        edges = []
        for low in (2.75, 6.95):
            ring = [(5.34 * 1.1 * math.cos(t), 0.4 + 5.34 * 0.92 * math.sin(t), low) for t in (2 * math.pi * n / 60 for n in range(60))]
            edges.append(tube(ring, 0.1, white, closed=True))
        rim = [(5.05 * 1.1 * math.cos(t), 0.4 + 5.05 * 0.92 * math.sin(t), 0.45) for t in (2 * math.pi * n / 60 for n in range(60))]
        edges.append(tube(rim, 0.45, black, closed=True))
        label = svg(words('LÁGBÁRA', 400, 96, 88, '#f6f2ea', 800, spacing=4), 800, 140, '#1b1b1f')
        around = [(5.4 * 1.1 * math.sin(t), 0.4 - 5.4 * 0.92 * math.cos(t)) for t in (math.radians(-44 + 88 * n / 24) for n in range(25))]
        tag = surface(lambda u, v: (*around[round(u * 24)], 3.5 + v * 2.6), printed(label, 0.55), 24, 1)
        mark = [letters('12 oz', 1.4, white, at=(side * 1.2, met(things[0], (side * 1.2, -60, 18.4), (0, 1, 0))[1], 18.4), deep=0.12)]
        mark.append(
            letters(
                'LÁGBÁRA',
                1.9,
                white,
                at=(side * 0.8, met(things[0], (side * 0.8, -60, 24.6), (0, 1, 0))[1], 24.6),
                turn=(-6, 0, 0),
                deep=0.3,
            )
        )
        return [*things, body, hollow, strap, *edges, tag, *mark]

    group(glove(1), at=(9.6, 0, 0), turn=(0, 0, -12))
    group(glove(-1), at=(-9.6, 0.5, 0), turn=(0, 0, 12))


@good('steel-water-bottle', yaw=0, pitch=9)
def water_bottle(look):
    color = look.color or '#1f8a4c'
    picture = svg(
        words('LÁGBÁRA', 600, 470, 62, '#f4f1ea', 800, spacing=6)
        + '<path d="M572 350 l28 -52 28 52 -28 30z" fill="#f4f1ea"/>'
        + words('1 L', 600, 530, 36, '#f4f1ea', 400, spacing=3),
        1200,
        1000,
        color,
    )
    coat = bumped(printed(picture, 0.48, clear=0.12), 0.1, 0.06, 1)
    lathe(rounded([(4.25, 1.6), (4.3, 1.7), (4.3, 19.2), (3.9, 21.6), (2.95, 23.0), (2.9, 23.4)], 1.2, 8), coat, angle=70)
    lathe(rounded([(0, 0.15), (3.6, 0.15), (3.95, 0), (4.2, 0.25), (4.22, 1.62), (4.0, 1.62)], 0.2), metal('#c3c6ca', 0.3))
    lathe([(2.75, 23.2), (2.85, 23.3), (2.85, 24.0), (2.75, 24.1)], steel())
    black = material('#1e1e22', 0.5)
    lathe(rounded([(2.5, 24.0), (3.1, 24.0), (3.12, 27.0), (2.8, 27.5), (0, 27.6)], 0.35), black)
    for n in range(36):
        a = 2 * math.pi * n / 36
        box(0.14, 0.2, 2.3, black, round=0.06, at=(3.12 * math.sin(a), 3.12 * math.cos(a), 24.3), turn=(0, 0, -math.degrees(a)))
    path = [(-2.9, 0, 26.2), (-3.0, 0, 28.2), (-2.0, 0, 30.2), (0, 0, 30.8), (2.0, 0, 30.2), (3.0, 0, 28.2), (2.9, 0, 26.2)]
    for y in (-0.45, 0, 0.45):
        tube([(x, y, z) for x, _, z in path], 0.42, black)
    for side in (-1, 1):
        cylinder(0.5, 0.5, steel(), at=(side * 3.1 - 0.25, 0, 26.4), turn=(0, 90, 0), round=0.1)


@good('sports-stopwatch', yaw=-10, pitch=48)
def stopwatch(look):
    yellow, black = material('#f2b81c', 0.4), material('#1d1d21', 0.5)
    shell = [
        (x, z)
        for x, z in closed_curve(
            [
                (0, 0),
                (2.6, 0.5),
                (3.5, 2.4),
                (3.45, 4.6),
                (2.8, 6.4),
                (1.3, 7.3),
                (-1.3, 7.3),
                (-2.8, 6.4),
                (-3.45, 4.6),
                (-3.5, 2.4),
                (-2.6, 0.5),
            ],
            8,
        )
    ]
    things = [prism(shell, 1.9, black, round=0.5), prism([(x * 0.93, (z - 3.7) * 0.93 + 3.7) for x, z in shell], 2.2, yellow, round=0.35)]
    things.append(prism([(x * 0.78, (z - 3.5) * 0.66 + 3.9) for x, z in shell], 2.35, black, round=0.2))
    digits = (
        '<rect x="6" y="6" width="788" height="488" rx="24" fill="#b9c3a6"/>'
        + words('LAP 04', 90, 110, 62, '#20261c', 700, 'start', spacing=6)
        + words('0:58', 720, 110, 62, '#20261c', 700, 'end', spacing=6)
        + words("03'27", 40, 360, 210, '#171c14', 700, 'start', 'DejaVu Sans Mono', -10)
        + words('"46', 770, 360, 110, '#171c14', 700, 'end', 'DejaVu Sans Mono')
        + words('SPLIT   CHRONO   ALARM', 400, 455, 44, '#3a4433', 700, spacing=4)
    )
    things.append(plate(4.5, 2.8, printed(svg(digits, 800, 500, '#b9c3a6'), 0.25, clear=0.6), at=(0, -1.185, 2.7), round=0.2))
    things.append(letters('ÀSÌKÒ', 0.62, material('#f5f1e6', 0.5), at=(0, -1.18, 5.9), deep=0.01))
    things.append(letters('1/100 SEC', 0.34, material('#1d1d21', 0.5), at=(0, -1.105, 0.85), deep=0.01))
    for x, z, spin, color, wide in ((0, 7.2, 0, '#c8302a', 0.75), (2.75, 6.3, 38, '#1d1d21', 0.7), (-2.75, 6.3, -38, '#1d1d21', 0.7)):
        reach = math.radians(spin)
        things.append(cylinder(wide * 0.72, 0.5, metal('#b5b8bc'), at=(x, 0, z), turn=(0, spin, 0), round=0.08))
        things.append(
            cylinder(
                wide,
                0.75,
                material(color, 0.4),
                at=(x + 0.42 * math.sin(reach), 0, z + 0.42 * math.cos(reach)),
                turn=(0, spin, 0),
                round=0.22,
            )
        )
    laid(things, 8, at=(0, 0, 1.1))
    cord = material('#22222a', 0.85)
    end = (-0.7, 7.8, 0.9)
    for shift in (0, 1):
        s = 0.5 * shift
        path = [
            (end[0] - 0.4, end[1] - 0.4, 0.9),
            (end[0], 9.3, 1.0 - s),
            (3 - s, 11.5 + s, 0.25),
            (8 - s, 10 - s, 0.25),
            (9.5 - 2 * s, 4, 0.25),
            (7.2 - s, -2 + s, 0.25),
            (3, -4.8 + s, 0.25),
            (-4, -4.4 + s * 2, 0.25),
            (-7.2 + s, 0, 0.25),
            (-7.6 + s, 5, 0.25),
            (-5.5 + s, 8.4, 0.25),
        ]
        tube(path, 0.24, cord)
    group([box(1.0, 0.7, 2.2, material('#1d1d21', 0.5), round=0.2)], at=(-5.2, 8.3, 0.35), turn=(90, 0, -50))


def wheel(radius, tyre, rim, spokes, disc=True, knobs=64):
    """A bicycle's wheel about the origin, its axle along y."""
    skin = rubber('#1c1c1e')
    things = [torus(radius - tyre, tyre, skin, at=(0, tyre, 0), turn=(90, 0, 0))]
    blocks = []
    for n in range(knobs):
        a = 2 * math.pi * n / knobs
        for side in (-1, 0, 1):
            b = a + (math.pi / knobs if side == 0 else 0)
            out = radius + 0.1 - abs(side) * tyre * 0.32
            blocks.append(((out * math.sin(b), side * tyre * 0.62, out * math.cos(b)), (0, math.degrees(b), 0)))
    knob = box(2.0, 1.2, 0.9, skin, round=0, at=(0, 0, -0.45))
    things += copies([knob], blocks)
    inner = radius - tyre * 2.05
    things.append(
        lathe(
            rounded([(inner - 1.2, -1.0), (inner + 0.6, -1.5), (inner + 0.6, 1.5), (inner - 1.2, 1.0), (inner - 1.2, -1.0)], 0.2),
            rim,
            turn=(90, 0, 0),
        )
    )
    lines = []
    for n in range(36):
        a = 2 * math.pi * n / 36
        side = 1 if n % 2 else -1
        b = a + (0.9 if (n // 2) % 2 else -0.9)
        lines.append(
            [(2.3 * math.sin(b), side * 2.6, 2.3 * math.cos(b)), ((inner - 1) * math.sin(a), side * 0.3, (inner - 1) * math.cos(a))]
        )
    things.append(wires(lines, 0.13, spokes))
    things.append(
        lathe(
            rounded(
                [
                    (0, -4.6),
                    (1.0, -4.6),
                    (1.0, -3),
                    (2.6, -2.8),
                    (2.6, -2.2),
                    (1.5, -1.8),
                    (1.5, 1.8),
                    (2.6, 2.2),
                    (2.6, 2.8),
                    (1.0, 3),
                    (1.0, 4.6),
                    (0, 4.6),
                ],
                0.15,
            ),
            metal('#55585e', 0.3),
            turn=(90, 0, 0),
        )
    )
    if disc:
        things.append(lathe([(4.6, -3.3), (8, -3.3), (8, -3.1), (4.6, -3.1), (4.6, -3.3)], steel(), turn=(90, 0, 0)))
        things.append(
            wires(
                [
                    [(2.2 * math.sin(t), 3.2, 2.2 * math.cos(t)), (5 * math.sin(t + 0.4), 3.2, 5 * math.cos(t + 0.4))]
                    for t in (2 * math.pi * n / 6 for n in range(6))
                ],
                0.4,
                steel(),
            )
        )
    return things


@good('mountain-bike-26', yaw=-26, pitch=9)
def mountain_bike(look):
    color = look.color or '#f26b1d'
    paint, black = glossy(color), material('#1d1d20', 0.45)
    alloy, rim = metal('#b7babf', 0.3), material('#232326', 0.35, clear=0.4)
    back, front, _ground = (-54, 0, 33), (55, 0, 33), 33
    for at in (back, front):
        group(wheel(33, 2.7, rim, metal('#c8cbd0', 0.3)), at=at, turn=(0, 17, 0))
    crank, _seat, head, low = (-10, 0, 30), (-24, 0, 74), (35, 0, 78), (38.6, 0, 67)
    for path, radius in (
        ([crank, (-26.5, 0, 82)], 1.7),
        ([(-23.3, 0, 72), head], 1.9),
        ([crank, low], 2.2),
        ([(40, 0, 63), (33.5, 0, 82.5)], 2.3),
    ):
        tube(path, radius, paint)
    for side in (-1, 1):
        tube([(-12, side * 2.4, 30), (-30, side * 4.4, 31.5), (back[0], side * 6.2, 33)], 1.1, paint)
        tube([(-22.5, side * 1.6, 70), (-34, side * 4.2, 56), (back[0], side * 6.2, 33)], 0.9, paint)
        tube([(40.4, side * 6.2, 62), (46.3, side * 6.2, 49)], 1.9, black)
        tube([(46.3, side * 6.2, 50), (53.6, side * 6.2, 36), (55, side * 6.2, 33)], 2.4, paint)
        tube([(40.2, side * 6.2, 63.5), (42.3, side * 6.2, 58)], 1.55, metal('#d9dbdf', 0.15))
    box(4.6, 15.4, 4.0, black, round=1.2, at=(39.6, 0, 61), turn=(0, 24, 0))
    mark = material('#f6f2ea' if color > '#444444' else '#f26b1d', 0.5)
    middle = ((crank[0] + low[0]) / 2, -2.25, (crank[2] + low[2]) / 2)
    slope = -math.degrees(math.atan2(low[2] - crank[2], low[0] - crank[0]))
    letters('KẸ̀KẸ́', 3.0, mark, at=(middle[0] + 3, -2.15, middle[2] + 2.2), turn=(0, slope, 0), deep=0.3)
    letters('26 · 21', 1.6, mark, at=(6, -1.85, 74.9), turn=(0, -5, 0), deep=0.2)
    tube([(-26.5, 0, 82), (-28.6, 0, 91)], 1.35, alloy)
    fused(
        [
            blob(16, 14.5, 5.5, black, at=(-35.5, 0, 91), squareness=0.1),
            blob(28, 5.8, 4.6, black, at=(-25, 0, 91.6), squareness=0.15),
            blob(17, 10, 4.6, black, at=(-31, 0, 91.4)),
        ],
        material('#222226', 0.55),
        0.4,
        8,
    )
    tube([(33.5, 0, 82), (31.8, 0, 87)], 1.7, black)
    tube([(32, 0, 87), (38, 0, 90.5)], 1.7, black)
    bar = [(30, -33, 93), (33, -22, 92.6), (38, -7, 91), (38.6, 0, 90.6), (38, 7, 91), (33, 22, 92.6), (30, 33, 93)]
    tube(bar, 1.25, black)
    for side in (-1, 1):
        tube([(30.0, side * 33.6, 93), (32.2, side * 22.6, 92.7)], 1.75, rubber('#2b2b2f'))
        tube([(33.4, side * 20, 92), (37, side * 22, 90.4), (36.4, side * 31, 89)], [0.9, 0.7, 0.55], alloy)
        tube([(34.4, side * 19, 92), (45, side * 12, 90), (46, side * 6, 78), (42, side * 4, 62)], 0.35, black)
    lathe(rounded([(0, 0), (2.3, 0), (2.5, 1.2), (1.6, 2.4), (0, 2.9)], 0.5), metal('#d8dade', 0.14), at=(35.6, -14, 93))
    ring = material('#27272a', 0.4)
    for radius, y in ((8.6, -5.0), (6.6, -4.3), (4.6, -3.7)):
        lathe(
            rounded([(radius - 1.0, -0.2), (radius, -0.2), (radius, 0.2), (radius - 1.0, 0.2), (radius - 1.0, -0.2)], 0.05),
            alloy if radius < 8 else ring,
            at=(crank[0], y, crank[2]),
            turn=(90, 0, 0),
        )
        for n in range(34):
            a = 2 * math.pi * n / 34
            if radius > 8:
                box(0.7, 0.35, 0.8, ring, round=0.1, at=(crank[0] + radius * math.sin(a), y, crank[2] + radius * math.cos(a) - 0.4))
    cylinder(3.4, 0.6, black, at=(crank[0], -4.4, crank[2]), turn=(90, 0, 0))
    cylinder(2.2, 13, alloy, at=(crank[0], 6.5, crank[2]), turn=(90, 0, 0))
    for side, spin in ((-1, 118), (1, 298)):
        a = math.radians(spin)
        tip = (crank[0] + 17 * math.sin(a), side * 7.8, crank[2] + 17 * math.cos(a))
        tube([(crank[0], side * 6.4, crank[2]), tip], [1.5, 1.1], alloy)
        box(9.5, 8.5, 1.8, black, round=0.5, at=(tip[0], side * 12.6, tip[2] - 0.9))
    for radius in (5.6, 4.9, 4.2, 3.6, 3.0):
        cylinder(radius, 0.3, alloy, at=(back[0], -3.4 - (5.6 - radius) * 0.5, back[2]), turn=(90, 0, 0), round=0.1)
    chain = metal('#6f7276', 0.35)
    links = [
        (crank[0] + 8.8 * math.sin(t), -5.0, crank[2] + 8.8 * math.cos(t)) for t in (math.radians(-10 + 195 * n / 20) for n in range(21))
    ]
    links += [(-46, -4.8, 21.5), (-51, -4.6, 19), (-54, -4.6, 20.5), (-53, -4.6, 24), (-50, -4.6, 27), (-54, -4.6, 28.2)]
    links += [
        (back[0] + 4.8 * math.sin(t), -4.6, back[2] + 4.8 * math.cos(t)) for t in (math.radians(200 + 150 * n / 12) for n in range(13))
    ]
    tube(links, 0.5, chain, smooth=False, closed=True)
    tube([(-52, -6.5, 30), (-50, -5.8, 26), (-52, -5.2, 20)], [1.0, 1.1, 0.9], black)
    for wheel_at, begin, end in ((back, -70, 62), (front, -52, 40)):
        guard = [(36.6 * math.sin(t), 36.6 * math.cos(t)) for t in (math.radians(begin + (end - begin) * n / 40) for n in range(41))]
        surface(
            lambda u, v, g=guard, w=wheel_at: (
                w[0] + g[round(u * 40)][0] * (1 - 0.06 * abs(v - 0.5) ** 2 * 4),
                (v - 0.5) * 6.6,
                w[2] + g[round(u * 40)][1] * (1 - 0.06 * abs(v - 0.5) ** 2 * 4),
            ),
            black,
            40,
            10,
            thickness=0.25,
        )
    tube([(-14, 3, 26), (-22, 7, 4), (-23, 8, 1.0)], 0.8, black)


@good('maple-skateboard', yaw=-34, pitch=22)
def skateboard(look):
    length, wide = 80, 20.5

    def deck(u, v):
        along = (u - 0.5) * length
        end = max(0.0, abs(along) - 28) / 12
        half = wide / 2 * math.sqrt(max(0.0, 1 - (max(0.0, abs(along) - 30) / 10) ** 2.2))
        across = (v - 0.5) * 2
        return (along, across * half, 10.2 + 5.2 * end**1.6 + 0.9 * across**2 * (1 - end * 0.5))

    def slab(low, thickness, skin, inset=1.0):
        return surface(
            lambda u, v: tuple(
                c * (inset if k < 2 else 1) + (low if k == 2 else 0) for k, c in enumerate(deck(0.5 + math.sin(math.pi * (u - 0.5)) / 2, v))
            ),
            skin,
            140,
            24,
            thickness=thickness,
        )

    maple = ('#e0b981', '#d3a566', '#e4c08a', '#b3282b', '#dcb378', '#e2bc84', '#d9b07a')
    for n, color in enumerate(maple):
        slab(n * 0.16, 0.165, material(color, 0.5, clear=0.2))
    slab(7 * 0.16, 0.10, bumped(material('#26262a', 0.95), 0.7, 0.07), 0.992)
    alloy, white = metal('#b5b8bd', 0.28), material('#f3efe2', 0.42, skin=0.1)
    for side in (-1, 1):
        x = side * 21.5
        for dx in (-2.7, 2.7):
            for y in (-2.1, 2.1):
                cylinder(0.42, 0.1, alloy, at=(x + dx, y, 11.35), round=0.03)
        box(8.2, 5.6, 0.6, alloy, round=0.2, at=(x, 0, 9.5))
        box(3.6, 4.6, 3.6, alloy, round=1.0, at=(x, 0, 5.8))
        cylinder(1.6, 1.3, rubber('#b3282b'), at=(x - side * 0.8, 0, 7.8), round=0.3)
        tube([(x, -7.2, 4.2), (x, 7.2, 4.2)], 1.35, alloy)
        tube([(x, -10.6, 2.9), (x, 10.6, 2.9)], 0.45, steel())
        for y in (-1, 1):
            lathe(
                rounded(
                    [
                        (0.55, -1.7),
                        (1.1, -1.7),
                        (1.2, -1.3),
                        (2.2, -1.65),
                        (2.85, -1.0),
                        (2.9, 0),
                        (2.85, 1.0),
                        (2.2, 1.65),
                        (1.2, 1.3),
                        (1.1, 1.7),
                        (0.55, 1.7),
                    ],
                    0.35,
                ),
                white,
                at=(x, y * 8.9, 2.9),
                turn=(90, 0, 0),
            )
            lathe([(0.45, -0.4), (1.1, -0.4), (1.1, 0.4), (0.45, 0.4)], steel(), at=(x, y * 10.35, 2.9), turn=(90, 0, 0))
            cylinder(0.55, 0.6, steel(), at=(x, y * 10.5 + 0.3, 2.9), turn=(90, 0, 0), round=0.1)
            ring = [
                (x + 1.9 * math.sin(t), y * 10.6 - y * 0.15, 2.9 + 1.9 * math.cos(t)) for t in (2 * math.pi * n / 40 for n in range(40))
            ]
            tube(ring, 0.13, material('#b3282b', 0.5), closed=True)


@good('quad-roller-skates', yaw=-50, pitch=14)
def roller_skates(look):
    white, _red = bumped(material('#f3efe8', 0.4, clear=0.3), 0.1, 0.4), material('#c8302f', 0.4)
    lining, alloy = material('#c8302f', 0.8), metal('#bcbfc4', 0.28)
    pink = material('#d83b3b', 0.35, skin=0.1)
    for side in (1, -1):
        foot = [(x * side, y) for x, y in closed_curve(SOLE, 8)]
        things = [
            prism([(x * 1.06, y * 1.03) for x, y in foot], 1.4, material('#2a2522', 0.6), round=0.4, at=(0, 0, 7.9), turn=(-90, 0, 0))
        ]
        ball = blob(9.0, 15, 8.6, white, at=(-side * 0.2, -6.3, 7.6), squareness=0.15)
        instep = blob(7.6, 16, 11.5, white, at=(0, 0.5, 8.0), squareness=0.1)
        heel = blob(7.6, 11.5, 12, white, at=(0, 7.6, 7.8), squareness=0.2)
        shaft = loft([(0, 7.0, 9, 7.4, 11.5), (0, 7.2, 14, 7.2, 10.6), (0, 7.4, 19, 7.6, 10.8), (0, 7.5, 24.5, 8.8, 11.8)], white, 0.05)
        boot = fused([ball, instep, heel, shaft], white, 0.25, 9)
        rim = [(4.15 * math.sin(t), 7.5 + 5.6 * math.cos(t), 24.2) for t in (2 * math.pi * n / 48 for n in range(48))]
        things += [boot, tube(rim, 0.62, lining, closed=True), lathe([(0, 24.4), (4.0, 24.4)], material('#3a1614', 0.9), at=(0, 7.5, 0))]
        things[-1].scale = (1, 1.36, 1)
        things.append(blob(5.6, 1.6, 9.5, lining, at=(0, 2.6, 19.5), turn=(-4, 0, 0), squareness=0.3))
        eyes = []
        for n in range(9):
            t = n / 8
            row = []
            for x in (-1.9, -0.9, 0.0, 0.9, 1.9):
                spot = met(boot, (x, 1.2 - 8.0 * t - 20, 22.6 - 8.2 * t + 20), (0, 1, -1))
                row.append((spot[0], spot[1] - 0.12, spot[2] + 0.12))
            eyes.append(row)
        lace = material('#c8302f', 0.7)
        for low, high in zip(eyes[1:], eyes):
            for flip in (1, -1):
                things.append(
                    tube(
                        [
                            low[::flip][0],
                            low[::flip][1],
                            tuple((p + q) / 2 for p, q in zip(low[2], high[2])),
                            high[::flip][3],
                            high[::flip][4],
                        ],
                        0.2,
                        lace,
                    )
                )
        for row in eyes:
            for end in (row[0], row[4]):
                things.append(sphere(0.32, alloy, at=(end[0], end[1], end[2] - 0.25)))
        for flip in (1, -1):
            x, y, z = eyes[0][2]
            things.append(
                tube(
                    [
                        (x, y, z),
                        (x + 1.6 * flip, y - 1.6, z + 1.0),
                        (x + 3.4 * flip, y - 2.2, z - 0.6),
                        (x + 2.4 * flip, y - 1.6, z - 1.8),
                        (x, y - 0.3, z),
                    ],
                    0.18,
                    lace,
                )
            )
        girth = [
            met(boot, (30 * math.sin(t), 7 - 30 * math.cos(t), 18.6), (-math.sin(t), math.cos(t), 0))
            for t in (math.radians(-120 + 240 * n / 40) for n in range(41))
        ]
        things.append(
            surface(
                lambda u, v, g=girth: tuple(
                    c + (d - c) * 1.03 if k < 2 else d + (v - 0.5) * 2.2 for k, (c, d) in enumerate(zip((0, 7, 0), g[round(u * 40)]))
                ),
                lining,
                40,
                3,
                thickness=0.3,
            )
        )
        x, y, z = girth[20 + side * 9]
        things.append(box(2.6, 0.6, 2.8, alloy, round=0.25, at=(x * 1.06, y - 0.25, z - 1.4), turn=(0, 0, side * 50)))
        things.append(box(6.4, 25, 0.7, alloy, round=0.25, at=(0, 0, 6.5)))
        things.append(box(2.4, 15, 0.9, material('#3b3d42', 0.4), round=0.2, at=(0, 0, 5.8)))
        for y in (-7.5, 8.0):
            things.append(box(3.4, 3.6, 3.0, alloy, round=0.8, at=(0, y, 3.8)))
            things.append(tube([(-5.6, y, 3.1), (5.6, y, 3.1)], 0.8, alloy))
            things.append(cylinder(1.3, 1.2, pink, at=(0, y + 1.2, 5.2), round=0.3))
            for out in (-1, 1):
                things.append(
                    lathe(
                        rounded([(0.8, -1.6), (2.5, -1.6), (3.1, -1.0), (3.1, 1.0), (2.5, 1.6), (0.8, 1.6), (0.8, -1.6)], 0.4),
                        pink,
                        at=(out * 4.6, y, 3.1),
                        turn=(0, 90, 0),
                    )
                )
                things.append(cylinder(1.5, 0.4, alloy, at=(out * 6.1 - 0.2, y, 3.1), turn=(0, 90, 0), round=0.1))
                things.append(cylinder(0.6, 0.9, steel(), at=(out * 6.3 - 0.45, y, 3.1), turn=(0, 90, 0), round=0.1))
        things.append(cylinder(2.2, 3.2, pink, at=(0, -12.6, 2.0), turn=(28, 0, 0), round=0.5, top=1.7))
        group(things, at=(side * 7.6, side * 1.5, 0), turn=(0, 0, -5 * side))


def met(thing, start, way):
    """Where a ray meets a thing."""
    bpy.context.view_layer.update()
    hit, place, _, _ = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).ray_cast(start, way)
    return tuple(place) if hit else tuple(s + w * 25 for s, w in zip(start, way))


def strap_at(path, u, v, wide):
    """A point of a strap along `path`, upright, `wide` cm."""
    n = min(int(u * (len(path) - 1)), len(path) - 2)
    t = u * (len(path) - 1) - n
    a, b, c, d = (path[max(0, min(len(path) - 1, n + step))] for step in (-1, 0, 1, 2))
    x, y, z = (
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2 for p, q, r, s in zip(a, b, c, d)
    )
    return (x, y, z + (v - 0.5) * wide)


@good('bike-helmet', yaw=-40, pitch=14)
def rescue_helmet(look):
    shell, black = glossy('#e2521c'), material('#1e1e22', 0.55)

    def dome(u, v, grow=0.0):
        a, b = 2 * math.pi * u, math.pi / 2 * v
        c, s = math.cos(a), math.sin(a)
        ridge = 0.35 * math.exp(-(((abs(math.cos(b) * c) * 11 - 4.2) / 0.9) ** 2)) * math.sin(b) ** 0.5
        w, d, h = 11.2 + grow + ridge, 13.8 + grow + ridge, 14.0 + grow + ridge
        flare = 0.6 * (1 - v) ** 6
        return ((w + flare) * c * math.cos(b) ** 0.85, (d + flare * (2.4 if s < 0 else 0.6)) * s * math.cos(b) ** 0.85, 5 + h * math.sin(b))

    surface(dome, shell, 160, 60, True, thickness=0.35)
    surface(lambda u, v: dome(u, v * 0.97 + 0.01, -1.1), material('#3a3a3e', 0.9), 96, 40, True)
    tube([dome(n / 96, 0.0) for n in range(96)], 0.42, black, closed=True)
    for side in (-1, 1):
        for across, low, high in ((2.3, 0.50, 0.66), (2.3, 0.72, 0.86), (6.9, 0.42, 0.62)):
            path = []
            for n in range(9):
                v = low + (high - low) * n / 8
                b = math.pi / 2 * v
                x = across * side
                w, d, h = 11.25, 13.85, 14.05
                c = min(0.98, abs(x) / (w * math.cos(b) ** 0.85))
                path.append((x, -d * math.sqrt(1 - c * c) * math.cos(b) ** 0.85, 5 + h * math.sin(b)))
            tube(path, [0.25, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8, 0.7, 0.25], black)
        for y, z in ((-10.6, 8.6), (10.2, 8.6)):
            x = side * 11.3 * math.sqrt(max(0, 1 - (y / 14) ** 2)) * 0.99
            group(
                [box(1.0, 2.6, 2.0, black, round=0.35), box(0.5, 1.4, 2.8, black, round=0.2, at=(side * 0.5, 0, -0.4))],
                at=(x, y, z - 1),
                turn=(0, 0, -side * math.copysign(40, y)),
            )
    letters('KẸ̀KẸ́', 2.2, material('#f6f2ea', 0.5), at=(11.35, 0, 10.0), turn=(-8, 0, 90), deep=0.25)
    web = weave('#2a2a2f', 0.12)
    for side in (-1, 1):
        for y in (-6.5, 6.5):
            path = [(side * 9.8, y, 6.5), (side * 9.4, y * 0.75, 2.5), (side * 8.4, -1.2, -3.0)]
            surface(
                lambda u, v, p=path: (lambda q: (q[0], q[1] + (v - 0.5) * 1.6, q[2] - 0.8))(strap_at(p, u, 0.5, 0)),
                web,
                30,
                2,
                thickness=0.18,
            )
        box(2.2, 0.8, 2.4, black, round=0.25, at=(side * 8.4, -1.2, -5.2), turn=(0, 0, side * 78))
    chin = [(-8.4, -1.2, -4), (-7.2, -2.2, -8.5), (-2.5, -3.0, -11.6), (2.5, -3.0, -11.6), (7.2, -2.2, -8.5), (8.4, -1.2, -4)]
    surface(lambda u, v: (lambda q: (q[0], q[1] + (v - 0.5) * 2.0, q[2]))(strap_at(chin, u, 0.5, 0)), web, 60, 2, thickness=0.2)
    box(4.2, 2.6, 1.3, black, round=0.4, at=(-4.2, -2.8, -11.6), turn=(0, 24, 0))
    cylinder(2.0, 2.2, black, at=(0, 15.4, 4.0), turn=(90, 0, 0), round=0.4)
    for n in range(18):
        t = 2 * math.pi * n / 18
        box(0.3, 2.0, 0.5, rubber('#3a3a40'), round=0.1, at=(2.0 * math.sin(t), 14.4, 4.0 + 2.0 * math.cos(t) - 0.25))


# A right foot of 28 cm seen from above, toe towards -y, from the heel's middle round the outer side.
SOLE = [
    (0, 13.6),
    (3.1, 12.2),
    (3.5, 7),
    (3.2, 1),
    (4.4, -5),
    (4.3, -9.5),
    (2.2, -13),
    (-1, -14),
    (-3.6, -11.5),
    (-4.4, -7),
    (-3.4, -1),
    (-2.9, 6),
    (-2.8, 11.5),
]
