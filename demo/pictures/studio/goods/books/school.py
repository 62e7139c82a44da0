"""Books & Stationery: exercise books and what a pupil counts and draws with."""

import math
import random

from goods import good
from goods.books.covers import leaf_edges
from materials import film, glossy, material, metal, printed, shade, steel, wood
from prints import svg, words
from shapes import box, copies, cylinder, group, laid, lathe, letters, lying, plate, prism, rounded, rounded_rectangle, surface, tube


def exercise_cover(color):
    body = (
        f'<rect width="800" height="1000" fill="{color}"/>'
        f'<rect x="40" y="40" width="720" height="920" fill="none" stroke="#ffffff" stroke-width="6" opacity="0.7"/>'
        + words('Akẹ́kọ̀ọ́', 400, 190, 120, '#ffffff', 800)
    )
    body += (
        words('EXERCISE BOOK', 400, 262, 54, '#ffffff', 700, spacing=6)
        + '<path d="M400 320 l46 92 102 14 -74 72 18 102 -92 -48 -92 48 18 -102 -74 -72 102 -14z" fill="#f7d13d"/>'
    )
    body += '<rect x="90" y="650" width="620" height="230" rx="12" fill="#fdfbf4"/>' + ''.join(
        words(t, 116, 706 + n * 56, 32, '#3a3a3e', 400, 'start')
        + f'<path d="M{116 + len(t) * 19} {710 + n * 56} H690" stroke="#8a8a8e" stroke-width="2"/>'
        for n, t in enumerate(('Name', 'School', 'Class', 'Subject'))
    )
    return svg(body + words('80 LEAVES', 400, 936, 36, '#ffffff', 700, spacing=4), 800, 1000)


@good('exercise-books-12', yaw=-26, pitch=34)
def exercise_books(look):
    chance = random.Random('exercise-books-12')
    colors = ('#1d5fae', '#c8322b', '#1f8a4c', '#e08a1c', '#6a3fae', '#17857f')
    leaves = leaf_edges('#f8f5ea')
    for n in range(12):
        color = colors[n % 6] if n < 11 else '#1d5fae'
        cover = material(shade(color, 0.95), 0.5, clear=0.2)
        things = [
            box(16.6, 20.6, 0.62, leaves, round=0.04, at=(0.1, 0, 0.06)),
            box(16.9, 21, 0.06, cover, round=0.02),
            box(16.9, 21, 0.06, cover, round=0.02, at=(0, 0, 0.66)),
        ]
        things.append(surface(lambda u, v: (-8.42 - 0.16 * math.sin(math.pi * u), (v - 0.5) * 21, 0.72 * u), cover, 12, 1))
        if n == 11:
            things.append(lying(16.8, 20.96, printed(exercise_cover(color), 0.45, clear=0.2), at=(0, 0, 0.735)))
            for y in (-6, 6):
                things.append(tube([(-8.56, y - 0.6, 0.36), (-8.56, y + 0.6, 0.36)], 0.05, steel()))
        spin = chance.uniform(-3, 3) if n < 11 else 5
        group(things, at=(chance.uniform(-0.6, 0.6), chance.uniform(-0.5, 0.5), n * 0.76), turn=(0, 0, spin))


@good('counting-abacus', yaw=-22, pitch=12)
def abacus(look):
    frame = wood('#d2a266', 0.4, 'z', 0.5)
    w, h = 26, 24
    for side in (-1, 1):
        box(1.8, 2.6, h, frame, round=0.35, at=(side * (w / 2 - 0.9), 0, 1.4))
    bar = wood('#d2a266', 0.4, 'x', 0.5)
    box(w, 2.6, 1.8, bar, round=0.35, at=(0, 0, 1.2))
    box(w, 2.6, 1.8, bar, round=0.35, at=(0, 0, h + 0.2))
    for side in (-1, 1):
        box(2.4, 9, 1.5, frame, round=0.4, at=(side * (w / 2 - 1.0), 0, 0))
        for z in (2.1, h + 1.1):
            cylinder(0.3, 0.1, material('#8a6234', 0.5), at=(side * (w / 2 - 0.9), -1.28, z), turn=(90, 0, 0), round=0.03)
    hues = ('#c8322b', '#f2a01e', '#f6d32b', '#3f9a3a', '#2468c8', '#6a3fae', '#e07ab0', '#17857f', '#96582c', '#f4f0e4')
    moved = (7, 4, 9, 2, 6, 10, 3, 8, 5, 1)
    for row in range(10):
        z = 4.35 + row * 2.12
        tube([(-w / 2 + 1, 0, z), (w / 2 - 1, 0, z)], 0.16, steel())
        bead = lathe(
            rounded([(0.2, -0.78), (0.55, -0.78), (0.98, -0.3), (0.98, 0.3), (0.55, 0.78), (0.2, 0.78)], 0.35),
            material(hues[row], 0.28, clear=0.7),
            steps=40,
            angle=70,
        )
        places = []
        for n in range(10):
            x = -w / 2 + 2.7 + n * 1.6 if n < moved[row] else w / 2 - 2.7 - (9 - n) * 1.6
            places.append(((x, 0, z), (0, 90, 0)))
        copies([bead], places)
    letters('ỌMỌDÉ', 0.95, material('#7a5228', 0.6), at=(0, -1.31, h + 1.1), deep=0.01)


@good('geometry-ruler-set', yaw=-8, pitch=52)
def math_set(look):
    tin = metal('#c9cdd2', 0.3)
    blue = glossy('#1d4fa0')
    box(20, 8.6, 0.2, tin, round=0.08, at=(0, 2.2, 0))
    for side in (-1, 1):
        box(0.2, 8.6, 1.6, tin, round=0.08, at=(side * 9.9, 2.2, 0))
        box(20, 0.2, 1.6, tin, round=0.08, at=(0, 2.2 + side * 4.2, 0))
    cover = svg(
        '<rect width="1200" height="520" fill="#1d4fa0"/>'
        '<rect x="24" y="24" width="1152" height="472" rx="50" fill="none" stroke="#f2c14a" stroke-width="8"/>'
        + words('Akẹ́kọ̀ọ́', 600, 210, 150, '#ffffff', 800)
        + words('MATHEMATICAL SET', 600, 320, 76, '#f2c14a', 800, spacing=8)
        + words('10 pieces · WAEC', 600, 410, 52, '#ffffff', 400)
        + '<path d="M90 430 L250 430 L90 270Z" fill="none" stroke="#ffffff" stroke-width="8"/>'
        '<path d="M950 430 a120 120 0 0 1 190 0z" fill="none" stroke="#ffffff" stroke-width="8"/>',
        1200,
        520,
    )
    lid = [
        prism(rounded_rectangle(20.4, 9.0, 1.1), 0.9, blue, round=0.25),
        plate(20, 8.6, printed(cover, 0.3, clear=0.6), at=(0, -0.46, 0.2), round=1.0),
    ]
    group(group(lid, turn=(-64, 0, 0)), at=(0, 12.4, 0.5))
    ink = '#1c2a3a'

    def scale(width, height, outline, picture, at, spin, high, holes=()):
        see = film(0.1, '#f6fafc', picture)
        body = prism(outline, 0.18, film(0.12, '#eef6fa'), round=0.04, holes=holes)
        face = plate(width, height, see, at=(0, -0.11, 0))
        laid([body, face], spin, at=(at[0], at[1], high))

    ticks = ''.join(
        f'<path d="M{20 + n * 5.2:.1f} 0 v{26 if n % 10 == 0 else 18 if n % 5 == 0 else 11}" stroke="{ink}" stroke-width="1.6"/>'
        for n in range(301)
    )
    ticks += ''.join(
        f'<path d="M{20 + n * 5.2:.1f} 152 v-{26 if n % 10 == 0 else 18 if n % 5 == 0 else 11}" stroke="{ink}" stroke-width="1.6"/>'
        for n in range(301)
    )
    ticks += ''.join(
        words(str(n), 20 + n * 52, 52, 26, ink, 700) + words(str(30 - n), 20 + n * 52, 122, 26, ink, 700) for n in range(31)
    ) + words('Akẹ́kọ̀ọ́ · 30 cm', 800, 90, 30, '#c8322b', 700)
    scale(31, 3.0, rounded_rectangle(31, 3, 0.15), svg(ticks, 1600, 152), (-1.0, -13.8), 3, 0.12)
    arc = ''.join(
        f'<path d="M500 500 L{500 + 480 * math.cos(math.radians(n)):.1f}'
        f' {500 - 480 * math.sin(math.radians(n)):.1f}" stroke="{ink}" stroke-width="2"'
        f' stroke-dasharray="{40 if n % 10 == 0 else 24} 2000"  stroke-dashoffset="-{440 if n % 10 == 0 else 456}"/>'
        for n in range(0, 181, 2)
    )
    arc += (
        ''.join(
            words(str(n), 500 + 405 * math.cos(math.radians(n)), 508 - 405 * math.sin(math.radians(n)), 30, ink, 700)
            for n in range(10, 180, 20)
        )
        + f'<path d="M20 498 H980 M500 500 V430" stroke="{ink}" stroke-width="3"/>'
        f'<path d="M300 498 a200 200 0 0 1 400 0" fill="none" stroke="{ink}" stroke-width="3"/>'
    )
    half = [(5 * math.cos(math.pi * n / 48), 5 * math.sin(math.pi * n / 48)) for n in range(49)]
    scale(10, 5, half, svg(arc, 1000, 500), (-9.8, -8.8), 6, 0.12)

    def square(a, b, at, spin, high):
        tri = [(-a / 2, 0), (a / 2, 0), (-a / 2, b)]
        hole = [(-a / 2 + a * 0.16, b * 0.14), (a / 2 - a * 0.44, b * 0.14), (-a / 2 + a * 0.16, b * 0.50)]
        edge = ''.join(
            f'<path d="M{n * 1000 / a / 5:.1f} {1000 * b / a:.0f} v-{34 if n % 5 == 0 else 18}" stroke="{ink}" stroke-width="3"/>'
            for n in range(1, int(a * 5) - 4)
        )
        edge += ''.join(words(str(n), n * 1000 / a, 1000 * b / a - 46, 36, ink, 700) for n in range(1, int(a) - 1))
        scale(a, b, tri, svg(edge, 1000, round(1000 * b / a)), at, spin, high, [hole])

    square(8.5, 8.5, (3.2, -9.8), -12, 0.12)
    square(6.2, 10.5, (12.4, -9.5), 8, 0.12)
    legs = [cylinder(0.42, 1.4, tin, at=(0, 0, 12.0), round=0.1), cylinder(0.75, 0.5, tin, at=(0, 0.25, 11.4), turn=(90, 0, 0), round=0.1)]
    for side in (-1, 1):
        legs.append(tube([(side * 0.25, 0, 11.2), (side * 1.2, 0, 5.5), (side * 1.5, 0, 2.6)], [0.36, 0.32, 0.28], tin))
    legs += [
        tube([(-1.5, 0, 2.8), (-1.75, 0, 0.2)], [0.12, 0.04], steel()),
        cylinder(0.5, 1.4, tin, at=(1.5, 0, 2.4), round=0.1),
        tube([(1.95, -0.1, 0.3), (1.7, -0.1, 6.0)], 0.34, material('#f0b21d', 0.4)),
        tube([(1.95, -0.1, 0.3), (2.0, -0.1, -0.2)], [0.3, 0.05], wood('#d9ae78')),
    ]
    laid(legs, 84, at=(6.4, 3.6, 0.75))
    divider = [
        cylinder(0.36, 1.2, tin, at=(0, 0, 11.0), round=0.1),
        cylinder(0.62, 0.45, tin, at=(0, 0.22, 10.4), turn=(90, 0, 0), round=0.1),
    ]
    for side in (-1, 1):
        divider.append(tube([(side * 0.2, 0, 10.3), (side * 0.9, 0, 4.5), (side * 1.1, 0, 0.3)], [0.3, 0.26, 0.05], tin))
    laid(divider, 88, at=(6.2, 0.9, 0.75))
    box(3.0, 1.5, 0.9, material('#f4f1ea', 0.8), round=0.15, at=(7.4, 4.6, 0.25))
    box(1.8, 1.54, 0.94, material('#1d4fa0', 0.6), round=0.05, at=(7.8, 4.6, 0.24))
    sharp = [
        box(1.4, 2.4, 1.0, material('#c8322b', 0.35), round=0.12),
        box(0.7, 2.1, 0.06, metal('#aeb3b9', 0.15), round=0.02, at=(0, 0, 1.0), turn=(0, 0, 5)),
        cylinder(0.16, 0.1, steel(), at=(0, 0, 1.05), round=0.03),
    ]
    group(sharp, at=(-7.9, 5.2, 0.25), turn=(0, 0, 80))
    lead = [
        lathe(
            [(0, 0), (0.06, 0.1), (0.36, 1.6), (0.4, 1.7), (0.4, 8.6), (0, 8.6)], material('#1f8a4c', 0.35, clear=0.4), steps=6, angle=20
        ),
        lathe([(0.07, 0.1), (0.37, 1.62)], material('#dcae79', 0.7), steps=20),
    ]
    laid(lead, 90, at=(8.6, -0.9, 0.75))


@good('scientific-calculator', yaw=-16, pitch=42)
def calculator(look):
    shell, face = material('#2a2d34', 0.45), material('#1c1e23', 0.4)
    w, h = 8.0, 16.4
    things = [
        prism(rounded_rectangle(w, h, 1.2), 1.2, shell, round=0.4),
        prism([(x * 0.92, (z - h / 2) * 0.95 + h / 2) for x, z in rounded_rectangle(w, h, 1.2)], 1.36, face, round=0.15),
    ]
    screen = (
        '<rect width="800" height="300" fill="#b9c7a9"/>'
        + words('D  Math ▲', 20, 44, 36, '#39432f', 700, 'start')
        + words('√(3²+4²) × sin 30', 24, 140, 72, '#1c2118', 700, 'start', 'DejaVu Sans')
        + words('2.5', 776, 270, 110, '#1c2118', 800, 'end', 'DejaVu Sans Mono')
    )
    things.append(box(6.7, 0.1, 3.0, material('#101114', 0.3), round=0.04, at=(0, -0.7, 11.3)))
    things.append(plate(6.2, 2.5, printed(svg(screen, 800, 300), 0.2, clear=0.8), at=(0, -0.76, 11.55), round=0.1))
    sun = svg(''.join(f'<rect x="{n * 100 + 4}" y="4" width="92" height="112" fill="#3a2a2e"/>' for n in range(4)), 400, 120, '#15151a')
    things.append(plate(2.7, 0.8, printed(sun, 0.15, clear=1.0), at=(2.0, -0.69, 14.75), round=0.05))
    things.append(letters('ṢÍRÒ', 0.62, material('#e9e6de', 0.5), at=(-2.4, -0.69, 15.3), deep=0.01))
    things.append(letters('SC-252  TWO WAY POWER', 0.22, material('#b8b6ae', 0.5), at=(-1.9, -0.69, 14.68), deep=0.005))
    white, grey, orange = material('#e9e8e2', 0.4), material('#4c5059', 0.4), material('#d9622b', 0.4)

    def key(x, z, wide, tall, text, skin, ink, size):
        things.append(box(wide, 0.5, tall, skin, round=0.13, at=(x, -0.78, z)))
        things.append(letters(text, size, material(ink, 0.5), at=(x, -1.045, z + tall / 2), deep=0.004))

    rows = (('x²', '√', 'xʸ', 'log', 'ln', 'x⁻¹'), ('(−)', '°′″', 'hyp', 'sin', 'cos', 'tan'), ('RCL', 'ENG', '(', ')', 'S↔D', 'M+'))
    for r, row in enumerate(rows):
        for c, text in enumerate(row):
            key(-3.0 + c * 1.2, 8.0 - r * 0.95, 0.98, 0.58, text, grey, '#f4f2ea', 0.26)
    for x, z, text, skin in (
        (-3.0, 10.1, 'SHIFT', material('#c99a2b', 0.4)),
        (-1.8, 10.0, 'ALPHA', material('#b8322b', 0.4)),
        (1.8, 10.0, 'MODE', grey),
        (3.0, 10.1, 'ON', grey),
    ):
        key(x, z - 0.1, 0.98, 0.5, text, skin, '#f4f2ea', 0.2)
    things.append(
        lathe(rounded([(0, 0), (1.0, 0), (1.0, 0.25), (0, 0.3)], 0.1), metal('#9ca0a7', 0.3), at=(0, -0.66, 9.75), turn=(90, 0, 0))
    )
    for a in (0, 90, 180, 270):
        things.append(
            letters(
                '▲',
                0.25,
                material('#22242a', 0.5),
                at=(0.68 * math.sin(math.radians(a)), -0.97, 9.75 + 0.68 * math.cos(math.radians(a))),
                turn=(0, a, 0),
                deep=0.005,
            )
        )
    pad = (('7', '8', '9', 'DEL', 'AC'), ('4', '5', '6', '×', '÷'), ('1', '2', '3', '+', '−'), ('0', '.', 'EXP', 'Ans', '='))
    for r, row in enumerate(pad):
        for c, text in enumerate(row):
            skin = orange if text in ('DEL', 'AC') else white
            key(
                -2.9 + c * 1.45,
                4.75 - r * 1.27,
                1.2,
                0.86,
                text,
                skin,
                '#ffffff' if skin is orange else '#22242a',
                0.3 if len(text) > 1 else 0.48,
            )
    laid(things, 0, at=(-4.4, -7.5, 0.65))
    cover = [
        prism(rounded_rectangle(8.5, 16.8, 1.2), 0.9, material('#2a2d34', 0.5), round=0.35),
        letters('ṢÍRÒ', 1.1, material('#8d9098', 0.4), at=(0, -0.47, 10.5), deep=0.01),
        letters('252 functions · WAEC · NECO', 0.36, material('#8d9098', 0.4), at=(0, -0.47, 9.2), deep=0.01),
    ]
    for n in range(5):
        cover.append(box(3.4, 0.08, 0.14, material('#1d1f24', 0.5), round=0.03, at=(0, -0.46, 2.0 + n * 0.4)))
    laid(cover, -8, at=(5.2, -7.0, 0.46))
