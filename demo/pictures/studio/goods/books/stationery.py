"""Books & Stationery: writing and art."""

import math
import random

from goods import good
from materials import bumped, material, metal, printed, shade, steel, weave
from prints import svg, words
from shapes import blob, box, copies, cylinder, ellipse, group, laid, lathe, letters, lying, plate, prism, rounded, surface, tube, wires


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
        + f'<path d="M120 640 C200 560 260 720 340 640 S480 560 560 640 S680 700 730 620" fill="none" stroke="{blue}" stroke-width="12" stroke-linecap="round"/>'
        + words('50 PIECES', 424, 820, 80, '#c8322b', 800),
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
        '<rect width="1008" height="360" fill="#1e5b40"/><rect y="20" width="1008" height="8" fill="#f0b21d"/><rect y="332" width="1008" height="8" fill="#f0b21d"/>'
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


CRAYONS = [
    '#c8322b',
    '#e8622a',
    '#f2a01e',
    '#f6d32b',
    '#a8c832',
    '#3f9a3a',
    '#1d7a4f',
    '#17857f',
    '#3fb0d8',
    '#2468c8',
    '#24358e',
    '#6a3fae',
    '#a24bb0',
    '#e07ab0',
    '#f4b9b0',
    '#8a2432',
    '#4a2414',
    '#6e3a1e',
    '#96582c',
    '#bd8450',
    '#e0b98a',
    '#f4f0e4',
    '#8d9096',
    '#1e1e22',
]


@good('wax-crayons-jumbo', yaw=-14, pitch=42)
def crayons(look):
    card = material('#1f5fae', 0.6)
    group(carton(21.4, 13.4, 3.2, card), at=(0, 0, 0))
    wave = svg(
        '<rect width="1284" height="192" fill="#f6d32b"/>'
        + ''.join(f'<circle cx="{40 + n * 52}" cy="172" r="16" fill="{c}"/>' for n, c in enumerate(CRAYONS))
        + words('Ọmọdé', 210, 112, 88, '#c8322b', 800)
        + words('24 JUMBO WAX CRAYONS', 830, 104, 54, '#1f3f8e', 800),
        1284,
        192,
    )
    plate(21.36, 3.18, printed(wave, 0.5, clear=0.2), at=(0, -6.71, 0.01))
    for number, color in enumerate(CRAYONS):
        row, column = divmod(number, 12)
        wax = material(color, 0.45, skin=0.15)
        wrapper = svg(
            f'<rect width="600" height="600" fill="{shade(color, 0.92)}"/><rect y="60" width="600" height="26" fill="#1c1c20"/><rect y="514" width="600" height="26" fill="#1c1c20"/>'
            + f'<ellipse cx="300" cy="300" rx="70" ry="150" fill="#f7f3e6"/><g transform="translate(300 300) rotate(-90)">{words("Ọmọdé", 0, 22, 62, "#1c1c20", 800)}</g>',
            600,
            600,
        )
        stick = [
            lathe(rounded([(0, 0), (0.76, 0), (0.76, 4.9), (0.62, 5.0), (0.36, 5.9), (0.3, 6.0), (0, 6.0)], 0.08), wax, steps=40),
            lathe([(0.79, 0.7), (0.79, 4.5)], printed(wrapper, 0.8), steps=40),
        ]
        group(stick, at=(-9.6 + column * 1.745, -6.1 + row * 6.35 - 0.1, 1.55), turn=(-74 - 4 * row, 0, 0))


@good('acrylic-paint-set', yaw=0, pitch=50)
def acrylics(look):
    white, cap = metal('#e3e5e8', 0.35), material('#f3f1ea', 0.4)
    tray = carton(31, 17.5, 2.0, bumped(material('#23252c', 0.6), 0.1, 0.1))
    group(tray, at=(0, 8, 0))
    back = svg(
        words('ILÉ ỌNÀ', 620, 62, 58, '#f3d99a', 800, spacing=8) + words('ACRYLIC · 24 × 12 ml', 620, 108, 30, '#f3efe4', 400),
        1240,
        130,
        '#23252c',
    )
    for number, color in enumerate(CRAYONS):
        row, column = divmod(number, 12)

        def body(u, v, deep=0.72):
            a, c = 2 * math.pi * u, math.cos(2 * math.pi * u)
            flat = v**1.3
            x = c * (0.72 + 0.36 * flat)
            y = math.sin(a) * deep * (1 - 0.93 * flat)
            return (x, y, 1.25 + 5.2 * v)

        tag = svg(
            f'<rect width="300" height="600" fill="{color}"/><rect y="210" width="300" height="200" fill="#f6f3ea"/>'
            + words('ILÉ ỌNÀ', 75, 300, 34, '#23252c', 800)
            + words('ILÉ ỌNÀ', 225, 300, 34, '#23252c', 800)
            + words('12 ml', 75, 350, 24, '#23252c', 400)
            + words('12 ml', 225, 350, 24, '#23252c', 400),
            300,
            600,
        )
        things = [surface(body, printed(tag, 0.3, clear=0.5), 40, 16, True), box(2.15, 0.16, 0.55, white, round=0.05, at=(0, 0, 6.35))]
        things += [
            lathe([(0.72, 1.25), (0.5, 0.95), (0.4, 0.9), (0.4, 0.7)], white, steps=32),
            lathe(rounded([(0, 0), (0.42, 0), (0.5, 0.95), (0, 0.95)], 0.08), cap, steps=24),
        ]
        group(things, at=(-13.7 + column * 2.49, 0.55 + row * 8.0 if row else 0.2, 0.95), turn=(-90, 0, 0))
    lying(30.9, 3.0, printed(back, 0.6), at=(0, 8, 0.15))
    plate(
        31,
        2.0,
        printed(svg(words('ILÉ ỌNÀ  ·  ACRYLIC PAINT  ·  24 COLOURS', 620, 54, 40, '#f3d99a', 800, spacing=4), 1240, 80, '#23252c'), 0.5),
        at=(0, -0.79, 0),
    )
    shape = [
        (13.0 * math.cos(t) * (1 + 0.08 * math.cos(2 * t + 0.5)), 7.8 * math.sin(t) * (1 + 0.10 * math.sin(t * 2 + 0.6)))
        for t in (2 * math.pi * n / 80 for n in range(80))
    ]
    hole = [(x, y) for x, y in ellipse(2.6, 1.9, 32, at=(8.4, -3.4))]
    slab = material('#f5f3ee', 0.3, clear=0.6)
    board = [prism(shape, 0.5, slab, round=0.2, at=(0, 0, 0.25), turn=(-90, 0, 0), holes=[hole])]
    used = ('#c8322b', '#f2a01e', '#f6d32b', '#3f9a3a', '#2468c8', '#6a3fae', '#f4f0e4', '#96582c', '#17857f', '#1e1e22')
    for number in range(10):
        a = math.radians(18 + number * 25.5)
        x, y = 9.8 * math.cos(a) * (1 + 0.06 * math.cos(2 * a + 0.5)), 5.3 * math.sin(a) * (1 + 0.08 * math.sin(2 * a + 0.6))
        board.append(lathe(rounded([(1.1, 0.48), (1.25, 0.56), (1.42, 0.62), (1.55, 0.48)], 0.08), slab, at=(x, y, 0)))
        board.append(lathe([(0, 0.512), (1.2, 0.512)], material('#d9d5cb', 0.4), at=(x, y, 0)))
        if number % 2 == 0:
            board.append(blob(1.7, 1.4, 0.7, material(used[number], 0.25, clear=0.8), at=(x, y, 0.45)))
    group(board, at=(-1, -11.5, 0), turn=(0, 0, -8))


@good('brush-set-12', yaw=0, pitch=52)
def brushes(look):
    cloth, band = weave('#6b4a2e', 0.2), material('#d9b98a', 0.8)
    wide, high = 34, 36
    surface(
        lambda u, v: (
            (u - 0.5) * wide,
            (v - 0.5) * high,
            0.25 + 0.12 * math.sin(u * 26) * math.sin(v * 3) + 0.5 * (abs(u - 0.5) * 2) ** 12,
        ),
        cloth,
        90,
        40,
        thickness=0.3,
    )
    surface(
        lambda u, v: ((u - 0.5) * wide * 0.985, -15.5 + v * 11.0, 0.55 + 0.62 * abs(math.sin(math.pi * 12 * u)) ** 0.6),
        weave('#7d5938', 0.2),
        220,
        8,
        thickness=0.18,
    )
    for n in range(13):
        x = (n / 12 - 0.5) * wide * 0.985
        tube([(x, -15.4, 0.62), (x, -4.6, 0.62)], 0.06, band, smooth=False)
    tube([(-wide / 2 + 0.3, -4.5, 0.8), (wide / 2 - 0.3, -4.5, 0.8)], 0.12, band)
    letters('ILÉ ỌNÀ', 1.9, material('#e8c990', 0.6), at=(0, -10.2, 1.24), turn=(-90, 0, 0), deep=0.02)
    for side in (-1, 1):
        tube(
            [
                (wide / 2, side * 0.6, 0.4),
                (wide / 2 + 3, side * 1.6, 0.3),
                (wide / 2 + 7, side * 3.4, 0.3),
                (wide / 2 + 9, side * 2.4 - 1, 0.3),
            ],
            0.26,
            band,
        )
    kinds = ('round', 'flat', 'fan', 'round', 'flat', 'round', 'flat', 'fan', 'round', 'flat', 'round', 'flat')
    chance = random.Random('brush-set-12')
    hair, _tips = material('#8a4f22', 0.55, sheen=0.5), material('#3a2010', 0.55, sheen=0.5)
    for number, kind in enumerate(kinds):
        size = 0.24 + 0.035 * number
        color = ('#7a1f24', '#1d3557')[number % 2]
        20 + number * 0.35
        stick = [(0, 0), (0.14, 0.05), (0.2, 0.6), (0.24, 4), (0.36, 12), (0.30, 15.5), (0.26, 16.5)]
        things = [
            lathe(rounded(stick, 0.2), material(color, 0.22, clear=1.0), steps=32),
            lathe([(0.20, 0.55), (0.215, 0.6), (0.225, 1.4), (0.215, 1.5)], material('#e3b653', 0.4), steps=24),
        ]
        flat = 1.0 if kind == 'round' else 0.45
        ferrule = surface(
            lambda u, v, s=size, f=flat, k=kind: (
                (
                    0.27
                    + (s * (1.5 if k != 'round' else 1.0) - 0.27) * v**1.5
                    + 0.02 * (abs(v - 0.12) < 0.03)
                    + 0.02 * (abs(v - 0.22) < 0.03)
                )
                * math.cos(2 * math.pi * u),
                (0.27 + (s * f - 0.27) * v**1.5 + 0.02 * (abs(v - 0.12) < 0.03) + 0.02 * (abs(v - 0.22) < 0.03))
                * math.sin(2 * math.pi * u),
                16.3 + 3.4 * v,
            ),
            metal('#cdd0d4', 0.2),
            28,
            30,
            True,
        )
        things.append(ferrule)
        strands = []
        for _ in range(170):
            a, r = chance.uniform(0, 2 * math.pi), math.sqrt(chance.random())
            wide_here = size * (1.5 if kind != 'round' else 1.0)
            x, y = wide_here * 0.92 * r * math.cos(a), size * flat * 0.92 * r * math.sin(a)
            if kind == 'round':
                long = (2.0 + number * 0.1) * (1 - 0.35 * r)
                path = [(x, y, 19.6), (x * 1.12, y * 1.12, 19.7 + long * 0.45), (x * 0.12, y * 0.12, 19.7 + long)]
            elif kind == 'flat':
                long = 2.0 + number * 0.06 + chance.uniform(-0.05, 0.05)
                path = [(x, y, 19.6), (x * 1.04, y * 1.1, 19.7 + long * 0.5), (x * 1.02, y * 0.3, 19.7 + long)]
            else:
                long = 2.3 + chance.uniform(-0.08, 0.08)
                spread = x / wide_here
                path = [
                    (x, y, 19.6),
                    (x * 1.9, y * 0.5, 19.7 + long * 0.5),
                    (x + spread * 1.5, y * 0.3, 19.7 + long * (1 - 0.32 * spread**2)),
                ]
            strands.append(path)
        things.append(wires(strands, 0.045, hair))
        x = (number / 12 + 1 / 24 - 0.5) * wide * 0.985
        laid(things, chance.uniform(-1.5, 1.5), at=(x, -14.2 + chance.uniform(-0.4, 0.4), 0.75))
