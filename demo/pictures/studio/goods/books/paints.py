"""Books & Stationery: crayons, paints and brushes."""

import math
import random

from goods import good
from goods.books.stationery import carton
from materials import bumped, material, metal, printed, shade, weave
from prints import svg, words
from shapes import blob, box, ellipse, group, laid, lathe, letters, lying, plate, prism, rounded, surface, tube, wires

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
            f'<rect width="600" height="600" fill="{shade(color, 0.92)}"/>'
            f'<rect y="60" width="600" height="26" fill="#1c1c20"/><rect y="514" width="600" height="26" fill="#1c1c20"/>'
            + f'<ellipse cx="300" cy="300" rx="70" ry="150" fill="#f7f3e6"/>'
            f'<g transform="translate(300 300) rotate(-90)">{words("Ọmọdé", 0, 22, 62, "#1c1c20", 800)}</g>',
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
