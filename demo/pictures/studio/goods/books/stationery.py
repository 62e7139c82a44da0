"""Books & Stationery: pens and pencils."""

import math
import random

from goods import good
from materials import bumped, material, metal, printed, steel
from prints import svg, words
from shapes import box, copies, cylinder, group, laid, lathe, letters, lying, plate, rounded, surface, tube


def carton(width, depth, high, skin, wall=0.12):
    """An open box without a lid."""
    things = [box(width, depth, wall, skin, round=0.04)]
    for side in (-1, 1):
        things.append(box(wall, depth, high, skin, round=0.04, at=(side * (width - wall) / 2, 0, 0)))
        things.append(box(width, wall, high, skin, round=0.04, at=(0, side * (depth - wall) / 2, 0)))
    return things


@good('ballpoint-box-50', yaw=-24, pitch=36)
def ballpoints(look):
    blue, card = '#1b45a8', material('#f3f1ea', 0.7)
    clear = material('#dfe8f0', 0.2, clear=0.8)
    body, cap, _tip = clear, material(blue, 0.3, clear=0.6), material('#d8a53b', 0.3, metal=0.9)
    carton(10.6, 6.2, 11.2, card)
    front = svg(
        f'<rect width="848" height="896" fill="#f6f3ea"/><rect width="848" height="300" fill="{blue}"/>'
        + words('Akẹ́kọ̀ọ́', 424, 190, 130, '#ffffff', 800)
        + words('BALLPOINT PENS', 424, 430, 74, blue, 800)
        + words('BLUE · FINE 0.7 mm', 424, 520, 48, '#33363f', 400)
        + f'<path d="M120 640 C200 560 260 720 340 640 S480 560 560 640 S680 700 730 620" fill="none"'
        f' stroke="{blue}" stroke-width="12" stroke-linecap="round"/>' + words('50 PIECES', 424, 820, 80, '#c8322b', 800),
        848,
        896,
    )
    plate(10.58, 11.18, printed(front, 0.5, clear=0.2), at=(0, -3.11, 0.01))
    side = svg(
        f'<rect width="480" height="896" fill="{blue}"/>'
        + words('50', 240, 470, 220, '#ffffff', 800)
        + words('blue pens', 240, 560, 64, '#ffffff', 400),
        480,
        896,
    )
    plate(6.18, 11.18, printed(side, 0.5, clear=0.2), at=(5.31, 0, 0.01), turn=(0, 0, 90))
    chance = random.Random('ballpoint-box-50')
    pen = [
        lathe([(0.41, 0.4), (0.41, 8.6)], body, steps=6, angle=20),
        lathe([(0.2, 0.4), (0.2, 8.6)], material(blue, 0.3), steps=12),
        lathe(rounded([(0.43, 8.4), (0.47, 8.5), (0.5, 13.9), (0.38, 14.4), (0, 14.5)], 0.15), cap, steps=24),
        box(0.28, 0.16, 4.2, cap, round=0.07, at=(0, -0.58, 9.4)),
        box(0.28, 0.3, 0.4, cap, round=0.07, at=(0, -0.5, 13.4)),
    ]
    spots = []
    for number in range(50):
        column, row = number % 10, number // 10
        spots.append(
            (
                (-4.55 + column * 1.01 + chance.uniform(-0.05, 0.05), -2.3 + row * 1.15, 0.1 + chance.uniform(0, 0.35)),
                (chance.uniform(-2, 2), chance.uniform(-2, 2), chance.uniform(-40, 40)),
            )
        )
    copies(pen, spots)


@good('hb-pencils-24', yaw=-16, pitch=44)
def pencils(look):
    yellow, cedar = material('#f0b21d', 0.35, clear=0.5), material('#dcae79', 0.7)
    pink, tin, lead = material('#e58f92', 0.8), metal('#c9ced3', 0.3), material('#2c2c30', 0.5)
    stripe = material('#1e5b40', 0.4, clear=0.4)

    def pencil():
        things = [
            lathe([(0, 2.2), (0.40, 2.2), (0.40, 16.6), (0, 16.6)], yellow, steps=6, angle=20),
            lathe([(0.405, 15.3), (0.405, 16.5)], stripe, steps=6, angle=20),
        ]
        things.append(lathe([(0.1, 0.5), (0.365, 2.25)], cedar, steps=24))
        things.append(lathe([(0, 0), (0.04, 0.05), (0.105, 0.52)], lead, steps=16))
        ring = [
            (0.37, 16.5),
            (0.37, 16.8),
            (0.41, 16.9),
            (0.37, 17.0),
            (0.41, 17.2),
            (0.37, 17.3),
            (0.41, 17.5),
            (0.37, 17.6),
            (0.37, 17.9),
        ]
        things += [lathe(ring, tin, steps=24), lathe(rounded([(0, 17.8), (0.35, 17.8), (0.35, 18.8), (0, 18.85)], 0.1), pink, steps=24)]
        things.append(letters('AKẸ́KỌ̀Ọ́  HB', 0.4, material('#1e5b40', 0.5), at=(0, -0.352, 12), turn=(0, 90, 0), deep=0.004))
        return things

    tray = carton(12.6, 20.2, 1.7, material('#1e5b40', 0.6))
    group(tray, at=(0, 0, 0))
    one = laid(pencil(), 0, at=(0, -9.3, 0))
    spots = []
    for number in range(24):
        level, column = divmod(number, 12)
        spots.append(
            (
                (-5.5 + column * 1.0 + (0.0 if level == 0 else 0.0), (0.25 if (column + level) % 3 == 0 else 0), 0.52 + level * 0.74),
                (0, 0, 0),
            )
        )
    copies(one, spots)
    band = svg(
        '<rect width="1008" height="360" fill="#1e5b40"/>'
        '<rect y="20" width="1008" height="8" fill="#f0b21d"/><rect y="332" width="1008" height="8" fill="#f0b21d"/>'
        + words('Akẹ́kọ̀ọ́', 504, 150, 120, '#ffffff', 800)
        + words('24 HB PENCILS', 504, 236, 66, '#f0b21d', 800)
        + words('with eraser tips · sharpener inside', 504, 300, 36, '#ffffff', 400),
        1008,
        360,
    )
    lying(12.7, 4.6, printed(band, 0.5, clear=0.2), at=(0, -2.6, 1.86))
    for side in (-1, 1):
        plate(4.6, 1.86, material('#1e5b40', 0.5), at=(side * 6.36, -2.6, 0), turn=(0, 0, side * 90))
    sharp = [
        box(1.5, 2.5, 1.1, metal('#c3c7cc', 0.3), round=0.1),
        box(0.7, 2.2, 0.06, metal('#8f949b', 0.15), round=0.02, at=(-0.1, 0, 1.1), turn=(0, 0, 6)),
        cylinder(0.18, 0.12, steel(), at=(-0.1, 0, 1.14), round=0.04),
    ]
    sharp.append(cylinder(0.42, 0.03, material('#1a1a1c', 0.8), at=(0, -1.245, 0.5), turn=(90, 0, 0), round=0.01))
    group(sharp, at=(9.4, -6.5, 0), turn=(0, 0, 24))


@good('executive-fountain-pen', yaw=-20, pitch=34)
def fountain_pen(look):
    lack, gold = material('#14161d', 0.18, clear=1.0), metal('#d6ab52', 0.18)
    velvet = bumped(material('#20242e', 0.95, sheen=0.6), 0.3, 0.08)
    outer = bumped(material('#1a1c22', 0.5), 0.2, 0.15)
    carton(18.4, 7.0, 2.6, outer, 0.35)
    box(17.8, 6.4, 1.5, velvet, round=0.3, at=(0, 0, 0.3))
    lid = [box(18.4, 7.0, 0.4, outer, round=0.15), box(17.8, 6.4, 0.5, material('#efe8d8', 0.6, sheen=0.5), round=0.2, at=(0, 0, -0.3))]
    lid += [box(18.4, 0.35, 1.6, outer, round=0.12, at=(0, side * 3.33, -1.4)) for side in (-1, 1)] + [
        box(0.35, 7.0, 1.6, outer, round=0.12, at=(side * 9.03, 0, -1.4)) for side in (-1, 1)
    ]
    lid.append(letters('Ọ̀RỌ̀', 1.1, gold, at=(0, 0, -0.34), turn=(90, 0, 0), deep=0.02))
    group(group(lid, at=(0, -3.5, 0), turn=(0, 0, 0)), at=(0, 3.5, 2.7), turn=(-106, 0, 0))

    body = [(0, 0), (0.32, 0.02), (0.42, 0.35), (0.5, 1.4), (0.56, 4.5), (0.58, 6.6), (0.56, 6.7)]
    pen = [
        lathe(rounded(body, 0.1), lack),
        lathe([(0.57, 6.5), (0.61, 6.55), (0.61, 6.9), (0.57, 6.95)], gold),
        lathe([(0.33, 0.28), (0.43, 0.35), (0.46, 0.55), (0.4, 0.6)], gold),
    ]
    pen.append(lathe(rounded([(0.5, 6.9), (0.48, 7.1), (0.42, 9.0), (0.5, 9.35), (0.46, 9.5), (0, 9.5)], 0.1), lack))
    steel_nib = surface(lambda u, v: nib_at(u, v), metal('#e3e4e6', 0.14), 16, 30, thickness=0.05)
    pen += [steel_nib, lathe([(0.3, 9.3), (0.28, 10.2), (0.08, 11.2), (0, 11.2)], material('#111114', 0.4), at=(0, 0.12, 0))]
    pen += [
        tube([(0, -0.47, 10.4), (0, -0.33, 11.85)], 0.018, material('#222222', 0.5)),
        cylinder(0.07, 0.03, material('#111111', 0.6), at=(0, -0.46, 10.35), turn=(90, 0, 0), round=0.01),
    ]
    cap = [lathe(rounded([(0.56, 0), (0.66, 0.02), (0.67, 0.6), (0.64, 5.0), (0.52, 5.7), (0.3, 6.05), (0, 6.1)], 0.15), lack)]
    cap += [lathe([(0.665, z), (0.70, z + 0.03), (0.70, z + h), (0.665, z + h + 0.03)], gold) for z, h in ((0.12, 0.34), (0.65, 0.1))]
    cap += [
        lathe(rounded([(0.35, 5.8), (0.42, 5.85), (0.36, 6.2), (0, 6.35)], 0.08), gold),
        lathe([(0.56, 0.01), (0.62, 0.01)], material('#08080a', 0.6)),
        cylinder(0.56, 0.02, material('#060608', 0.7), at=(0, 0, 0.02), round=0.005),
    ]
    cap += [
        tube([(0, -0.5, 5.75), (0, -0.92, 5.5), (0, -0.86, 4.2), (0, -0.74, 1.9)], [0.16, 0.15, 0.12, 0.1], gold),
        lathe([(0, 0), (0.16, 0.1), (0.16, 0.3), (0, 0.4)], gold, at=(0, -0.76, 1.5)),
    ]
    group(group(pen, turn=(0, 0, 0)), at=(-6.4, -0.9, 2.35), turn=(0, 90, 0))
    group(cap, at=(-2.0, 1.6, 2.45), turn=(0, 90, 0))
    for number in range(2):
        lathe(
            rounded([(0, 0), (0.36, 0), (0.36, 2.6), (0.22, 2.9), (0.22, 3.3), (0, 3.3)], 0.1),
            material('#20308a', 0.25, clear=0.6),
            at=(5.4, -1.9 + number * -0.0 + (0.9 if number else 0), 2.1),
            turn=(0, 90, 0),
        )


def nib_at(u, v):
    """The nib is a bent leaf, broad at its shoulders and fine at its point."""
    z = 9.2 + 2.7 * v
    wide = 0.36 + 0.1 * math.sin(math.pi * min(1, v / 0.45)) if v < 0.42 else 0.40 * max(0.0, 1 - (v - 0.42) / 0.58) ** 0.85 + 0.02
    a = (u - 0.5) * 2
    return (a * wide, -0.34 - 0.12 * (1 - v) + 0.25 * a * a * (1 - v * 0.7) * wide / 0.4, z)
