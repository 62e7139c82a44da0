"""Sports & Outdoors: the bicycle."""

import math

from goods import good
from materials import glossy, material, metal, rubber, steel
from shapes import blob, box, copies, cylinder, fused, group, lathe, letters, rounded, surface, torus, tube, wires


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
