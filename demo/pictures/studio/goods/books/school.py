"""Books & Stationery: school supplies."""

import math
import random

from goods import good
from goods.books.covers import leaf_edges
from materials import bumped, film, glossy, lamp, material, metal, paper, printed, rubber, shade, steel, weave, wood
from prints import svg, words
from shapes import (
    box,
    copies,
    cylinder,
    group,
    laid,
    lathe,
    letters,
    lying,
    plate,
    prism,
    rounded,
    rounded_rectangle,
    sphere,
    surface,
    tube,
)


def exercise_cover(color, name):
    body = (
        f'<rect width="800" height="1000" fill="{color}"/><rect x="40" y="40" width="720" height="920" fill="none" stroke="#ffffff" stroke-width="6" opacity="0.7"/>'
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
            things.append(lying(16.8, 20.96, printed(exercise_cover(color, ''), 0.45, clear=0.2), at=(0, 0, 0.735)))
            for y in (-6, 6):
                things.append(tube([(-8.56, y - 0.6, 0.36), (-8.56, y + 0.6, 0.36)], 0.05, steel()))
        spin = chance.uniform(-3, 3) if n < 11 else 5
        group(things, at=(chance.uniform(-0.6, 0.6), chance.uniform(-0.5, 0.5), n * 0.76), turn=(0, 0, spin))


@good('school-backpack-kids', yaw=-24, pitch=10)
def school_bag(look):
    color = look.color or '#cf2331'
    cloth = bumped(weave(color, 0.12), 0.06, 3)
    dark = weave(shade(color, 0.62), 0.12)
    black, zip_of = material('#222228', 0.7), metal('#c3c6ca', 0.25)
    shine = material('#eef0f0', 0.25, metal=0.55)

    def pod(w, d, h, skin, at, square=0.55):
        """A stuffed box of soft corners; its points stand evenly, so that folds and what is sewn on lie right."""
        power = 2 / (2 + 6 * square)

        def place(u, v):
            a, s = 2 * math.pi * u, math.sin(math.pi * (v - 0.5))
            up, level = abs(s) * s, math.sqrt(max(0.0, 1 - s**4))
            out, back = math.cos(a), math.sin(a)
            far = (abs(out) ** (2 / power) + abs(back) ** (2 / power)) ** (-power / 2)
            top = max(0.0, v - 0.5) * 2
            x = w / 2 * level ** (0.35 + 0.25 * top) * out * far
            y = d / 2 * level**0.4 * back * far * (1 - 0.25 * top * (back < 0))
            z = h / 2 * (1 + math.copysign(abs(up) ** (0.5 + 0.3 * top), up))
            fold = (0.22 * math.sin(0.5 * z + 3 * a) + 0.12 * math.sin(1.1 * x + z)) * level
            return (at[0] + x, at[1] + y - fold * (y < 0), at[2] + z)

        return place, surface(place, skin, 160, 90, True)

    main, _ = pod(29, 14, 40, cloth, (0, 0, 0), 0.5)
    pocket, _ = pod(24, 7, 19, cloth, (0, -7.2, 1.5), 0.5)
    pod(29.3, 14.4, 9, dark, (0, 0, -0.2), 0.55)
    for side in (-1, 1):
        pod(4, 9, 15, dark, (side * 14.2, 0.5, 3), 0.4)
        tube([(side * 16, -3.2, 17.2), (side * 16.4, 0.5, 17.4), (side * 16, 4, 17.2)], 0.4, black)

    def seam(place, v, radius, skin, begin, end, steps=60):
        return tube([place(begin + (end - begin) * n / steps, v) for n in range(steps + 1)], radius, skin, smooth=False)

    arc = []
    for n in range(61):
        a = math.pi * n / 60
        arc.append(
            (
                13.0 * math.copysign(abs(math.cos(a)) ** 0.5, math.cos(a)),
                -1.2 - 3.4 * math.sin(a) ** 0.6 * 0.9,
                14 + 23.6 * math.sin(a) ** 0.55,
            )
        )
    front = []
    for x, _y, z in arc:
        front.append((x, surface_depth(main, x, z) - 0.15, z))
    tube(front, 0.55, black)
    tube([(x, y - 0.32, z) for x, y, z in front], 0.2, zip_of)
    mid = front[38]
    group(
        [box(0.8, 0.4, 1.3, zip_of, round=0.1), tube([(0, 0, 0), (0, -0.3, -1.4), (0.2, -0.3, -3.4)], 0.25, shine)],
        at=(mid[0], mid[1] - 0.6, mid[2] - 0.4),
    )
    line = [
        (x, surface_depth(pocket, x, 17.4 - abs(x / 11) ** 4 * 3) - 0.12, 17.4 - abs(x / 11) ** 4 * 3)
        for x in (-11 + 22 * n / 40 for n in range(41))
    ]
    tube(line, 0.5, black)
    tube([(x, y - 0.3, z) for x, y, z in line], 0.18, zip_of)
    group(
        [box(0.7, 0.4, 1.2, zip_of, round=0.1), tube([(0, 0, 0), (0, -0.3, -1.2), (0.2, -0.3, -3.0)], 0.25, shine)],
        at=(line[30][0], line[30][1] - 0.5, line[30][2] - 1.0),
    )
    for low, high, place, reach in ((6.0, 7.6, pocket, 10.8),):
        surface(
            lambda u, v: (lambda x, z: (x, surface_depth(place, x, z) - 0.1, z))((u - 0.5) * 2 * reach, low + (high - low) * v),
            shine,
            48,
            2,
            thickness=0.12,
        )
    for side in (-1, 1):
        surface(
            lambda u, v, s=side: (lambda x, z: (x, surface_depth(main, x, z) - 0.12, z))(s * (12.2 + 1.2 * (v - 0.5)), 16.5 + u * 11),
            shine,
            40,
            2,
            thickness=0.12,
        )
    patch = svg(
        '<rect x="6" y="6" width="588" height="288" rx="60" fill="#fbf6ea" stroke="#26262b" stroke-width="10" stroke-dasharray="22 12"/>'
        + words('Akẹ́kọ̀ọ́', 300, 165, 112, '#26262b', 800)
        + words('SCHOOL', 300, 236, 44, color, 800, spacing=10),
        600,
        300,
        '#fbf6ea',
    )
    surface(
        lambda u, v: (lambda x, z: (x, surface_depth(pocket, x, z) - 0.22, z))((u - 0.5) * 9.6, 9.4 + v * 4.8), printed(patch, 0.7), 32, 16
    )
    tube([(-3.2, 2.6, 39), (-3.0, 3.0, 42.4), (0, 3.2, 44), (3.0, 3.0, 42.4), (3.2, 2.6, 39)], 0.75, black)
    for side in (-1, 1):
        strap = [(side * 5, 5.5, 38.5), (side * 9, 11, 37), (side * 12.5, 15.5, 28), (side * 14.0, 13.5, 16), (side * 13.4, 7.5, 4.5)]
        tube(strap, [1.4, 1.9, 2.1, 1.6, 0.8], dark)


def surface_depth(place, x, z):
    """How far in front (-y) a pod's cloth stands at (x, z): found by halving along its two measures."""
    low, high = 0.02, 0.985
    for _ in range(24):
        v = (low + high) / 2
        if place(0.75, v)[2] < z:
            low = v
        else:
            high = v
    left, right = 0.5, 1.0
    for _ in range(24):
        u = (left + right) / 2
        if place(u, v)[0] < x:
            left = u
        else:
            right = u
    return place(u, v)[1]


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
        '<rect width="1200" height="520" fill="#1d4fa0"/><rect x="24" y="24" width="1152" height="472" rx="50" fill="none" stroke="#f2c14a" stroke-width="8"/>'
        + words('Akẹ́kọ̀ọ́', 600, 210, 150, '#ffffff', 800)
        + words('MATHEMATICAL SET', 600, 320, 76, '#f2c14a', 800, spacing=8)
        + words('10 pieces · WAEC', 600, 410, 52, '#ffffff', 400)
        + '<path d="M90 430 L250 430 L90 270Z" fill="none" stroke="#ffffff" stroke-width="8"/><path d="M950 430 a120 120 0 0 1 190 0z" fill="none" stroke="#ffffff" stroke-width="8"/>',
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
        f'<path d="M500 500 L{500 + 480 * math.cos(math.radians(n)):.1f} {500 - 480 * math.sin(math.radians(n)):.1f}" stroke="{ink}" stroke-width="2" stroke-dasharray="{40 if n % 10 == 0 else 24} 2000"  stroke-dashoffset="-{440 if n % 10 == 0 else 456}"/>'
        for n in range(0, 181, 2)
    )
    arc += (
        ''.join(
            words(str(n), 500 + 405 * math.cos(math.radians(n)), 508 - 405 * math.sin(math.radians(n)), 30, ink, 700)
            for n in range(10, 180, 20)
        )
        + f'<path d="M20 498 H980 M500 500 V430" stroke="{ink}" stroke-width="3"/><path d="M300 498 a200 200 0 0 1 400 0" fill="none" stroke="{ink}" stroke-width="3"/>'
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
    group([prism([(y, z) for y, z in smooth(arm)], 4.2, white, round=0.9)], turn=(0, 0, 90))
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


def smooth(points, steps=6):
    """The same closed line with round corners."""
    out, count = [], len(points)
    for at in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2
                    for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy))
                )
            )
    return out


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
