"""Tools & Auto: what belongs to cars, and two-wheelers."""

import math

from goods import good
from goods.tools.hand_tools import smoothed
from materials import brass, bumped, glass, glossy, lamp, material, metal, plastic, printed, rubber, shade, steel, weave
from prints import svg, words
from shapes import box, copies, cylinder, group, lathe, letters, loft, plate, prism, rounded, sphere, surface, torus, tube


def along(sections, made, squareness=0.0, **where):
    """A body along x whose upright cuts are given, (x, y, z, width, height)."""
    return loft([(-z, y, x, height, width) for x, y, z, width, height in sections], made, squareness, turn=(0, 90, 0), **where)


@good('car-battery-75ah', yaw=-30, pitch=24)
def car_battery(look):
    case, lid = plastic('#1f2023', 0.4), plastic('#26272b', 0.36)
    box(27.4, 17, 16.5, case, 0.5)
    box(27.8, 17.5, 1.6, case, 0.4)
    for side in (-1, 1):
        for number in range(12):
            box(0.35, 0.3, 12, case, 0.1, at=(-12.6 + number * 2.29, side * 8.55, 2.2))
            if number < 7:
                box(0.3, 0.35, 12, case, 0.1, at=(side * 13.75, -6.6 + number * 2.2, 2.2))
    box(27.8, 17.5, 2.6, lid, 0.5, at=(0, 0, 15.6))
    box(27.2, 9.4, 1.4, lid, 0.4, at=(0, 3.4, 17.6))
    lead = metal('#9ea1a6', 0.45)
    for side, ring, sign in ((-1, '#1d4f9c', '−'), (1, '#c4201f', '+')):
        at = (side * 10.4, -4.6, 18.1)
        cylinder(1.5, 0.3, lead, 0.1, at=at)
        cylinder(0.95, 2.0, lead, 0.15, at=at, top=0.86)
        lathe(rounded([(1.6, 0), (2.1, 0), (2.1, 0.7), (1.6, 0.7)], 0.15), plastic(ring, 0.35), at=at)
        letters(sign, 2.2, material(ring, 0.5), at=(side * 6.8, -4.6, 18.25), turn=(-90, 0, 0), deep=0.1)
    for number in range(6):
        cylinder(1.0, 0.3, lid, 0.1, at=(-10 + number * 4, 3.4, 18.9))
        box(1.4, 0.2, 0.1, material('#101012', 0.6), 0.03, at=(-10 + number * 4, 3.4, 19.15))
    tube(
        [(-12.6, 0.2, 17), (-12.6, 0.2, 20.4), (-8, 0.2, 21.6), (8, 0.2, 21.6), (12.6, 0.2, 20.4), (12.6, 0.2, 17)],
        0.45,
        plastic('#2e6b43', 0.5),
    )
    sphere(0.7, lamp('#3fd16b', 0.8), at=(0, -4.6, 17.9), squash=0.5)
    art = (
        words('AGBÁRA', 300, 150, 120, '#ffffff', spacing=4)
        + words('75 Ah', 195, 322, 98, '#1c1c1e')
        + words('12 V', 480, 288, 56, '#1c1c1e')
        + words('650 A (EN)', 480, 342, 33, '#1c1c1e')
        + words('MAINTENANCE FREE · SEALED', 300, 428, 34, '#ffffff', 400)
    )
    plate(
        22,
        10.4,
        printed(
            svg(
                '<rect y="200" width="600" height="180" fill="#f2c21d"/>' + art + '<rect y="192" width="600" height="8" fill="#fff"/>',
                600,
                470,
                '#1f7a45',
            ),
            0.35,
        ),
        at=(0, -8.75, 3.4),
    )
    plate(
        9,
        6,
        printed(
            svg(
                words('11 · 2026', 180, 110, 58, '#1c1c1e')
                + words('CHARGED & DATED', 180, 190, 34, '#b31d1d')
                + words('Pb  ♻', 180, 60, 36, '#444'),
                360,
                240,
                '#f4f1ea',
            )
        ),
        at=(13.95, 0, 6),
        turn=(0, 0, 90),
    )


def tyre(radius, width, rim, made, blocks=56, around=900, at=(0, 0, 0)):
    """A tyre about the axis y, its tread cut into blocks: four grooves round, sipes across, open shoulders."""
    half = width / 2
    shape = [
        (rim, half * 0.62),
        (rim + 0.8, half * 0.78),
        (rim + 2, half * 0.86),
        (rim + 3.4, half * 0.97),
        ((rim + radius) / 2, half * 1.04),
        (radius - 3.2, half * 1.0),
        (radius - 1.5, half * 0.94),
        (radius - 0.6, half * 0.86),
    ]
    side = []
    for a, b in zip(shape, shape[1:]):
        side += [(a[0] + (b[0] - a[0]) * step / 4, a[1] + (b[1] - a[1]) * step / 4) for step in range(4)]
    tread_half = half * 0.86
    crown = [(None, tread_half - tread_half * 2 * step / 78) for step in range(79)]
    line = side + crown + [(r, -y) for r, y in reversed(side)]
    grooves = (-tread_half * 0.55, -tread_half * 0.18, tread_half * 0.18, tread_half * 0.55)
    rows = len(line) - 1

    def place(u, v):
        r, y = line[round(v * rows)]
        if r is None:
            r = radius - 0.6 * (abs(y) / tread_half) ** 3
            part = (u * blocks + (0.16 * y if abs(y) < tread_half * 0.18 else 0.1 * abs(y))) % 1
            cut = any(abs(y - middle) < tread_half * 0.055 for middle in grooves)
            sipe = part < (0.2 if abs(y) > tread_half * 0.55 else 0.12)
            r -= 0.75 if cut else 0.5 if sipe else 0
        elif r > radius - 3.0 and (u * blocks + 0.1 * abs(y)) % 1 < 0.2:
            y *= 0.985
        return (r * math.sin(2 * math.pi * u), y, r * math.cos(2 * math.pi * u))

    return surface(place, made, around, rows, True, at=at, angle=32)


def on_side(text, radius, size, begin, face, made, at=(0, 0, 0), step=None):
    """Raised letters along a circle of a side wall, read from outside, from `begin` degrees clockwise from the top."""
    step = step or math.degrees(size * 0.86 / radius)
    things = []
    for number, one in enumerate(text):
        turned = begin + number * step
        a = math.radians(turned)
        if one != ' ':
            things.append(
                letters(
                    one,
                    size,
                    made,
                    at=(at[0] + radius * math.sin(a), at[1] + face, at[2] + radius * math.cos(a)),
                    turn=(0, turned, 0),
                    deep=0.06,
                )
            )
    return things


@good('car-tyre-195', yaw=-42, pitch=12)
def car_tyre(look):
    made, raised = bumped(material('#26262a', 0.62), 0.08, 0.12), material('#3a3a3e', 0.55)
    tyre(31.75, 19.5, 19.2, made, at=(0, 0, 31.75))
    lathe(
        [(19.2, -6), (20, -7.6), (25, -9), (29.6, -8), (30, 0), (29.6, 8), (25, 9), (20, 7.6), (19.2, 6)],
        rubber('#1c1c1f'),
        at=(0, 0, 31.75),
        turn=(90, 0, 0),
    )
    for ring in (20.6, 29.0):
        torus(ring, 0.16, made, at=(0, -9.2 if ring < 21 else -9.72, 31.75), turn=(90, 0, 0))
    white = material('#d9d6cf', 0.7)
    on_side('KỌ́RÍKỌ́'.replace('Ọ́', 'Ọ'), 25.2, 3.0, -38, -10.1, white, at=(0, 0, 31.75), step=8.6)
    on_side('195/65 R15', 25.4, 2.2, 142, -10.1, white, at=(0, 0, 31.75), step=6.2)
    on_side('TUBELESS  RADIAL  M+S', 22.6, 0.9, 60, -9.72, raised, at=(0, 0, 31.75))
    on_side('DOT 3426  MADE FOR ALL ROADS', 22.6, 0.9, 250, -9.72, raised, at=(0, 0, 31.75))


@good('engine-oil-4l', yaw=-20, pitch=12)
def engine_oil(look):
    color, accent = look.color or '#1f2937', look.other or '#f59e0b'
    jug = plastic(color, 0.3)
    outline = smoothed(
        [
            (-10.4, 0.4),
            (-10.6, 3),
            (-10.6, 14),
            (-10.4, 20),
            (-9.0, 24.4),
            (-5.2, 26.2),
            (-1, 26.6),
            (4.4, 26.6),
            (9.2, 25.8),
            (10.6, 22),
            (10.6, 14),
            (10.6, 3),
            (10.4, 0.4),
            (6, 0),
            (0, 0.25),
            (-6, 0),
        ]
    )
    hole = smoothed([(3.4, 23.2), (7.2, 22.6), (7.8, 19), (7.6, 15), (6.0, 14.4), (4.8, 17), (3.4, 20)])
    prism(outline, 10.6, jug, 2.0, holes=[hole])
    lathe(rounded([(0, 0), (2.8, 0), (2.8, 1.6), (2.4, 2.2), (2.4, 3), (0, 3)], 0.2), jug, at=(-5.4, 0, 25.6))
    cap = [lathe(rounded([(0, 0), (2.75, 0), (2.75, 2.8), (2.4, 3.2), (0, 3.2)], 0.25), plastic(accent, 0.35))]
    cap += [
        box(0.22, 0.16, 2.4, plastic(accent, 0.35), 0.05, at=(2.76 * math.sin(a), 2.76 * math.cos(a), 0.2), turn=(0, 0, -math.degrees(a)))
        for a in (step * math.pi / 20 for step in range(40))
    ]
    group(cap, at=(-5.4, 0, 27.9))
    torus(2.7, 0.2, plastic(shade(accent, 0.8), 0.4), at=(-5.4, 0, 27.4))
    art = (
        f'<path d="M0 0 H520 V130 Q260 210 0 110 Z" fill="{accent}"/>'
        + words('KỌ́RÍKỌ́', 260, 98, 92, '#1b1b1d')
        + words('20W-50', 260, 316, 118, '#ffffff')
        + words('ENGINE OIL', 260, 376, 46, accent)
        + words('API SL / CF · HIGH MILEAGE', 260, 430, 29, '#d5dae3', 400)
    )
    art += (
        f'<circle cx="420" cy="505" r="50" fill="none" stroke="{accent}" stroke-width="8"/>'
        + words('4 L', 420, 520, 42)
        + f'<path d="M90 540 C60 490 100 465 110 430 C135 470 160 495 130 540 C120 556 100 556 90 540" fill="{accent}"/>'
    )
    plate(15.4, 12.0, printed(svg(art, 520, 580, '#8f1d22'), 0.3, clear=0.4), at=(-1.4, -5.33, 1.7), round=1.0)
    for mark in range(4):
        box(1.0, 0.06, 0.12, material('#c9ccd1', 0.5), 0.02, at=(9.4, -4.7, 4 + mark * 2.6), turn=(0, 0, 24))


def wheel(radius, width, paint, made, spokes=5, hub=5.0):
    """A two-wheeler's cast wheel about the axis y, with its tyre."""
    things = [
        tyre(radius, width, radius * 0.74, made, 44, 440),
        lathe(
            rounded(
                [
                    (radius * 0.7, -width * 0.36),
                    (radius * 0.75, -width * 0.36),
                    (radius * 0.72, 0),
                    (radius * 0.75, width * 0.36),
                    (radius * 0.7, width * 0.36),
                    (radius * 0.66, 0),
                    (radius * 0.7, -width * 0.36),
                ],
                0.2,
                3,
            ),
            paint,
            turn=(90, 0, 0),
        ),
    ]
    for number in range(spokes):
        for lean in (-9, 9):
            a = math.radians(360 * number / spokes)
            b = a + math.radians(lean)
            things.append(
                tube(
                    [(hub * 0.8 * math.sin(a), 0, hub * 0.8 * math.cos(a)), (radius * 0.69 * math.sin(b), 0, radius * 0.69 * math.cos(b))],
                    [radius * 0.045, radius * 0.032],
                    paint,
                    smooth=False,
                )
            )
    things += [
        lathe(
            rounded(
                [
                    (0, -width * 0.55),
                    (hub * 0.7, -width * 0.55),
                    (hub, -width * 0.3),
                    (hub, width * 0.3),
                    (hub * 0.7, width * 0.55),
                    (0, width * 0.55),
                ],
                0.3,
            ),
            paint,
            turn=(90, 0, 0),
        ),
        cylinder(0.9, width * 1.7, steel(), 0.2, at=(0, width * 0.85, 0), turn=(90, 0, 0)),
    ]
    return things


def mudguard(radius, width, begin, end, made, at):
    """A shell over a wheel, from `begin` to `end` degrees from the top towards the front."""

    def place(u, v):
        a = math.radians(begin + (end - begin) * u)
        across = (v - 0.5) * 2
        r = radius - 1.6 * abs(across) ** 2.6
        return (r * math.sin(a), across * width / 2, r * math.cos(a))

    return surface(place, made, 40, 14, at=at, thickness=0.35)


def coil_spring(low, high, radius, turns, made):
    """A spring between two points that lie above one another in the plane of x and z."""
    points = []
    for step in range(turns * 14 + 1):
        t, a = step / (turns * 14), 2 * math.pi * step / 14
        points.append(
            (low[0] + (high[0] - low[0]) * t + radius * math.cos(a), low[1] + radius * math.sin(a), low[2] + (high[2] - low[2]) * t)
        )
    return tube(points, 0.55, made)


def handlebar(at_x, high, half, chrome, grip):
    things = [
        tube(
            [
                (at_x - 9, -half, high + 6),
                (at_x - 5, -half + 14, high + 8),
                (at_x, -10, high + 2),
                (at_x, 10, high + 2),
                (at_x - 5, half - 14, high + 8),
                (at_x - 9, half, high + 6),
            ],
            1.2,
            chrome,
        )
    ]
    for side in (-1, 1):
        things += [
            tube([(at_x - 9.2, side * half, high + 5.9), (at_x - 7.4, side * (half - 12), high + 7)], 1.9, grip, smooth=False),
            box(4, 4, 4.4, grip, 0.8, at=(at_x - 6.6, side * (half - 14), high + 5)),
        ]
        things.append(
            tube(
                [
                    (at_x - 2, side * (half - 13), high + 7.4),
                    (at_x - 1.4, side * (half - 8), high + 7),
                    (at_x - 4, side * (half + 1), high + 5.6),
                ],
                0.6,
                metal('#3c3e42', 0.35),
            )
        )
        things.append(
            tube(
                [
                    (at_x - 6, side * (half - 14), high + 8),
                    (at_x - 3, side * (half - 11), high + 16),
                    (at_x - 5, side * (half - 6), high + 20),
                ],
                0.55,
                grip,
            )
        )
        mirror = [
            loft([(0, 0, 0, 11, 6.6), (0, 0, 1.4, 12, 7.6), (0, 0, 2.6, 7, 4)], grip, 0.25),
            box(11, 6.6, 0.1, metal('#dfe4ea', 0.04), 0.04, at=(0, 0, -0.12)),
        ]
        things += group(group(mirror, turn=(0, 90, 0)), at=(at_x - 6, side * (half - 3), high + 23), turn=(90, 0, side * 8))
    return things


def blinker(at):
    return [
        sphere(2.5, material('#f08a1c', 0.2, clear=1.0), at=(at[0], at[1], at[2] - 2.5), squash=0.9),
        tube([(at[0], at[1], at[2]), (at[0], at[1] * 0.35, at[2])], 0.7, plastic('#1d1e21', 0.5)),
    ]


@good('motorcycle-125', yaw=-30, pitch=12)
def motorcycle(look):
    paint, black, chrome = glossy(look.color or '#cf2331'), plastic('#1d1e21', 0.42), metal('#dadde1', 0.12)
    cast, alloy, tread, seat = (
        bumped(metal('#8b8f95', 0.42), 0.1, 0.3),
        metal('#33353a', 0.35),
        bumped(material('#242427', 0.68), 0.1, 0.2),
        bumped(material('#1e1f22', 0.62), 0.2, 0.25),
    )
    front, rear = (64, 0, 29), (-64, 0, 29)
    group(wheel(29, 7.4, alloy, tread), at=front)
    group(wheel(29, 9.4, alloy, tread), at=rear)
    lathe([(6, 0), (11.4, 0), (11.4, 0.4), (6, 0.4), (6, 0)], metal('#b8bbc0', 0.25), at=(64, -5.4, 29), turn=(90, 0, 0))
    for side in (-1, 1):
        tube([(64, side * 8.4, 29), (56.5, side * 8.4, 54)], [2.7, 2.5], cast, smooth=False)
        tube([(56.5, side * 8.4, 54), (45.6, side * 8.4, 90)], 1.7, chrome, smooth=False)
        tube([(60, side * 5.4, 43), (57.8, side * 9, 47)], 0.8, paint)
    for x, z in ((50.6, 74), (46.6, 87)):
        box(7, 22, 2.6, cast, 0.6, at=(x, 0, z), turn=(0, 16, 0))
    mudguard(32.2, 12.5, -62, 42, paint, front)
    mudguard(34, 13, -84, 30, black, rear)
    for start, middle, end in (((45, 0, 84), (30, 0, 56), (26, 0, 24)), ((45, 0, 86), (10, 0, 74), (-40, 0, 66))):
        tube([start, middle, end], 2.0, black)
    for side in (-1, 1):
        tube(
            [
                (26, side * 4, 24),
                (18, side * 9, 17),
                (-12, side * 11, 18),
                (-22, side * 11, 28),
                (-22, side * 10, 62),
                (-60, side * 10, 73),
                (-86, side * 9, 78),
            ],
            1.6,
            black,
        )
        tube([(-18, side * 10.5, 28), (-64, side * 10, 29)], [2.4, 1.9], black, smooth=False)
        tube([(-58, side * 12.4, 34), (-47, side * 12.4, 68)], 1.4, chrome, smooth=False)
        coil_spring((-56.4, side * 12.4, 39), (-48.6, side * 12.4, 63), 2.9, 8, paint)
        tube([(42, side * 6, 78), (37, side * 25, 66), (34, side * 29, 46), (29, side * 22, 27), (25, side * 6, 24)], 1.3, chrome)
        group(blinker((53, side * 16, 80)))
        group(blinker((-84, side * 14, 70)))
        tube([(-2, side * 12, 24), (-2, side * 27, 25)], 1.7, rubber())
        tube([(-38, side * 12, 38), (-38, side * 25, 40)], 1.5, rubber())
        panel = smoothed([(-42, 47), (-16, 44), (-9, 52), (-8, 64), (-24, 68), (-46, 68)])
        prism(panel, 2.0, paint, 0.8, at=(0, side * 11.8, 0))
        tail = smoothed([(-40, 67), (-68, 73), (-92, 81), (-92, 86), (-70, 84), (-40, 76)])
        prism(tail, 3.4, paint, 1.4, at=(0, side * 9.4, 0))
    for side in (-1, 1):
        letters('125', 8, material('#f6f3ec', 0.4), at=(-26, side * 12.86, 57), turn=(0, 0, 0 if side < 0 else 180), deep=0.04)
    tank = [
        (-6, 0, 74, 14, 12),
        (-4, 0, 75, 20, 15),
        (8, 0, 78, 25, 19),
        (24, 0, 80, 28, 21),
        (36, 0, 80.5, 26, 19),
        (43, 0, 79.5, 17, 13),
        (45.6, 0, 78.6, 8, 7),
    ]
    along(tank, paint, 0.16, across=56)
    for side in (-1, 1):
        letters('KỌ́RÍKỌ́', 5.4, material('#f6f3ec', 0.4), at=(19, side * 13.6, 80), turn=(0, 0, 0 if side < 0 else 180), deep=0.5)
    lathe(rounded([(0, 0), (3.6, 0), (3.6, 0.8), (2.6, 1.3), (0, 1.3)], 0.2), chrome, at=(26, 0, 90))
    along(
        [
            (-2, 0, 76.5, 15, 7),
            (-10, 0, 77, 22, 8.6),
            (-30, 0, 77.6, 25, 9),
            (-44, 0, 79.6, 24, 9),
            (-62, 0, 82.4, 22, 9),
            (-78, 0, 84.8, 17, 8),
            (-82, 0, 85.6, 10, 5),
        ][::-1],
        seat,
        0.3,
    )
    tube([(-46, -12.7, 79), (-46, -10, 84.4), (-46, 10, 84.4), (-46, 12.7, 79)], 0.5, seat)
    for side in (-1, 1):
        tube([(-64, side * 13, 80), (-84, side * 13, 88), (-106, side * 10, 91), (-108, side * 4, 91), (-108, 0, 91)], 1.1, chrome)
    for number in range(4):
        tube(
            [
                (-88 - number * 5.6, -12.4 + number * 0.6, 88.6 + number * 0.7),
                (-88 - number * 5.6, 12.4 - number * 0.6, 88.6 + number * 0.7),
            ],
            0.8,
            chrome,
        )
    along([(-97, 0, 80, 12, 6), (-94, 0, 80.4, 15, 8), (-90, 0, 80.6, 16, 8)], material('#a90f18', 0.2, clear=1.0), 0.5)
    box(0.5, 17, 12, material('#f4f1e8', 0.5), 0.1, at=(-101, 0, 58), turn=(0, -14, 0))
    box(26, 17, 17, cast, 4.0, at=(2, 0, 17))
    for side in (-1, 1):
        lathe(
            rounded([(0, 0), (8.6, 0), (8.2, 1.6), (6, 2.6), (0, 2.6)], 0.5),
            metal('#a3a6ab', 0.32),
            at=(-1, side * 7.6, 27),
            turn=(90 if side < 0 else -90, 0, 0),
        )
        lathe(
            rounded([(0, 0), (6.2, 0), (5.8, 1.6), (0, 2.0)], 0.4),
            metal('#a3a6ab', 0.32),
            at=(12, side * 7.8, 26),
            turn=(90 if side < 0 else -90, 0, 0),
        )
    fins = [box(15 if number < 8 else 16, 15 if number < 8 else 16, 0.6, cast, 0.15, at=(0, 0, number * 1.55)) for number in range(12)]
    fins += [cylinder(5.6, 18, alloy, 0.4), box(11, 12, 5, metal('#a3a6ab', 0.35), 1.4, at=(0, 0, 17.6))]
    group(fins, at=(10, 0, 33), turn=(0, 14, 0))
    along([(-16, -3, 50, 8, 8), (-8, -2, 49, 10, 10), (0, 0, 48, 6, 6)], alloy, 0.2)
    tube([(18, -3, 47), (27, -6, 46), (28, -11, 32), (22, -14, 18), (0, -15, 15.6), (-20, -15, 17)], 2.0, chrome)
    along(
        [
            (-92, -18.4, 34, 4, 4),
            (-90, -18.4, 33.8, 9, 10),
            (-60, -17.6, 27.6, 10.4, 11.6),
            (-32, -16, 20.4, 9, 9.6),
            (-20, -15, 17.2, 4.6, 4.6),
        ],
        chrome,
        0.06,
    )
    along([(-76, -23.0, 31.6, 0.6, 5), (-60, -23.1, 28, 0.8, 6), (-42, -22.0, 23.6, 0.6, 4.4)], black, 0.3)
    tube([(-6, -11, 24), (-8, -15, 30), (-13, -17, 42)], 0.9, chrome)
    tube([(2, -13, 22), (14, -16, 20), (18, -19, 21)], 0.8, chrome)
    for side in (-1, 1):
        tube([(-14, side * 9, 18), (-20, side * 13, 1.6), (-23, side * 16, 0.8)], 1.2, black)
    head = [
        lathe(rounded([(0, 0), (4, 0), (8.0, 3.4), (9, 8), (9.2, 9.4), (8.6, 9.8)], 0.6), black),
        lathe([(8.6, 9.3), (9.5, 9.0), (9.5, 10.0), (8.5, 10.2)], chrome),
        lathe([(8.5, 9.8), (4, 11.2), (0, 11.6)], glass('#f3f7fb', 0.02)),
        lathe([(8.2, 9.4), (4, 5), (0, 4)], metal('#f1f3f5', 0.08)),
        sphere(1.2, lamp('#fff4d8', 1.5), at=(0, 0, 5)),
    ]
    group(head, at=(49, 0, 80), turn=(0, 90, 0))
    cowl = [(43, 0, 84, 20, 10), (47, 0, 86, 24, 15), (54, 0, 88, 21, 10), (57.4, 0, 88, 14, 4)]
    along(cowl, paint, 0.3)
    plate(17, 9, glass('#2d3238', 0.05), at=(53, 0, 91), turn=(-40, 0, 90))
    lathe(rounded([(0, 0), (5, 0), (5, 3), (4.4, 3.4), (0, 3.2)], 0.3), black, at=(43.4, 0, 92), turn=(0, -40, 0))
    group(handlebar(42, 89, 36, chrome, rubber()))


@good('electric-scooter-moto', yaw=-32, pitch=12)
def electric_scooter(look):
    tint = look.color or '#1d7f83'
    paint, black, cream, chrome = glossy(tint), plastic('#1f2024', 0.42), glossy('#f2ece0'), metal('#d6d9dd', 0.14)
    tread, alloy, seat = bumped(material('#242427', 0.68), 0.1, 0.2), metal('#bfc2c7', 0.3), bumped(material('#5b3a26', 0.55), 0.2, 0.25)
    front, rear = (58, 0, 21.5), (-54, 0, 21.5)
    group(wheel(21.5, 9, alloy, tread, 5, 4.0), at=front)
    group(wheel(21.5, 9.6, alloy, tread, 5, 9.4), at=rear)
    for side in (-1, 1):
        tube([(58, side * 7.4, 21.5), (53, side * 7.4, 40), (47, side * 6, 54)], [2.2, 2.3, 2.3], black)
    lathe([(5, 0), (9.4, 0), (9.4, 0.4), (5, 0.4), (5, 0)], metal('#b8bbc0', 0.25), at=(58, -5.6, 21.5), turn=(90, 0, 0))
    mudguard(25.4, 15, -66, 66, paint, (58, 0, 22.5))
    shield = [
        (48, 0, 32, 20, 22),
        (50, 0, 42, 22, 30),
        (47, 0, 54, 20, 38),
        (42, 0, 66, 15, 40),
        (38, 0, 78, 12, 34),
        (35, 0, 90, 10, 22),
        (34, 0, 95, 8, 16),
    ]
    loft(shield, paint, 0.22, across=56)
    loft([(x - 6.4, y, z, 9, depth * 0.9) for x, y, z, _, depth in shield[:-1]], cream, 0.25)
    loft([(60.6, 0, 46, 1.5, 4), (58.6, 0, 54, 1.8, 9), (51.2, 0, 66, 1.6, 8), (45, 0, 78, 1.4, 4)], chrome, 0.2)
    floor = [(-26, 0, 27, 30, 10), (-10, 0, 25, 33, 9), (20, 0, 25, 34, 9), (36, 0, 27.6, 32, 10), (44, 0, 32, 28, 12)]
    along(floor, paint, 0.45)
    for number in range(7):
        box(46, 1.3, 0.6, rubber('#2a2b2f'), 0.2, at=(8, -9 + number * 3, 29.4))
    body = [
        (-88, 0, 57, 8, 8),
        (-85, 0, 56.6, 16, 14),
        (-76, 0, 54, 26, 22),
        (-60, 0, 50.6, 33, 32),
        (-44, 0, 48.6, 35, 39),
        (-28, 0, 47, 33, 44),
        (-18, 0, 46, 28, 44),
        (-14, 0, 46, 24, 40),
    ]
    along(body, paint, 0.24, across=60)
    mudguard(25.0, 14, -100, 30, black, (-54, 0, 22))
    for side in (-1, 1):
        strip = [
            (-80, side * 13.4, 55.6, 1.4, 2.2),
            (-60, side * 17.1, 53, 1.4, 3),
            (-36, side * 18.0, 51, 1.4, 3),
            (-20, side * 15.4, 49.6, 1.2, 2),
        ]
        along(strip, cream, 0.2)
        letters('KỌ́RÍKỌ́ e60', 4.6, material('#f6f3ec', 0.4), at=(-42, side * 18.2, 44), turn=(0, 0, 2 if side < 0 else 182), deep=0.2)
        tube([(-56, side * 10, 24), (-30, side * 11, 27)], [3.0, 3.6], black, smooth=False)
        tube([(-56, side * 11.4, 27), (-63, side * 12, 46)], 1.4, chrome, smooth=False)
        coil_spring((-57.4, side * 12.4, 30), (-62, side * 12.6, 43), 2.7, 6, plastic('#c8202a', 0.35))
        group(blinker((46, side * 18, 72)))
        group(blinker((-87, side * 11, 52)))
        tube([(-18, side * 12, 24), (-21, side * 17, 2), (-26, side * 17, 0.8)], 1.1, black)
        tube([(-60, side * 14, 70.5), (-78, side * 14, 74), (-94, side * 10, 77), (-97, side * 3, 77), (-97, 0, 77)], 1.2, chrome)
    cushion = [
        (-84, 0, 68.4, 17, 5),
        (-78, 0, 70.6, 24, 9),
        (-62, 0, 72.4, 28, 11),
        (-44, 0, 71.8, 29, 11),
        (-26, 0, 71, 26, 9),
        (-15, 0, 70.4, 18, 6),
        (-12, 0, 70.2, 10, 4),
    ]
    along(cushion, seat, 0.3)
    tube([(-45, -14.8, 70), (-45, -12, 77), (-45, 12, 77), (-45, 14.8, 70)], 0.45, material('#e8dcc3', 0.7))
    for number in range(3):
        tube([(-84 - number * 4.4, -12.6 + number, 75 + number * 0.8), (-84 - number * 4.4, 12.6 - number, 75 + number * 0.8)], 0.7, chrome)
    along([(-91, 0, 57, 8, 5), (-89, 0, 57, 12, 8), (-86, 0, 57, 14, 9)], material('#a90f18', 0.2, clear=1.0), 0.4)
    along([(28, 0, 101, 10, 8), (34, 0, 102, 30, 14), (40, 0, 101.4, 26, 15), (45, 0, 100.6, 18, 13), (47, 0, 100.4, 12, 9)], paint, 0.24)
    lamp_front = [
        lathe(rounded([(0, 0), (6.6, 0), (6.9, 1.6), (6.2, 2.2)], 0.3), chrome),
        lathe([(6.2, 2.0), (3, 3.0), (0, 3.3)], glass('#f3f7fb', 0.02)),
        lathe([(6.1, 1.4), (0, 0.6)], metal('#eef1f4', 0.1)),
        torus(4.2, 0.4, lamp('#ffffff', 2.5), at=(0, 0, 1.2)),
    ]
    group(lamp_front, at=(44.6, 0, 100.6), turn=(0, 84, 0))
    plate(
        15,
        7,
        printed(
            svg(
                words('48', 150, 96, 84, '#bdf5e9')
                + words('km/h', 250, 96, 26, '#bdf5e9')
                + '<rect x="40" y="112" width="220" height="14" fill="#2fbf8f"/>',
                300,
                140,
                '#0c1416',
            ),
            light=0.7,
        ),
        at=(28.4, 0, 103.6),
        turn=(-50, 0, -90),
    )
    group(handlebar(36, 97, 34, chrome, rubber()))
    box(0.5, 17, 12, material('#f4f1e8', 0.5), 0.1, at=(-88, 0, 36), turn=(0, -14, 0))


@good('jump-starter', yaw=-26, pitch=24)
def jump_starter(look):
    shell, dark = plastic('#26272b', 0.42), rubber('#1d1e21')
    box(9, 6.2, 18.4, shell, 1.2)
    for side in (-1, 1):
        box(1.2, 6.6, 16.4, plastic('#e4621b', 0.4), 0.6, at=(side * 4.3, 0, 1))
    body = (
        words('32.0', 148, 130, 96, '#ffffff', family='DejaVu Sans Mono')
        + words('PSI', 330, 72, 34, '#f2a14a')
        + words('BAR', 330, 126, 27, '#77808c')
        + ''.join(f'<rect x="{50 + step * 62}" y="178" width="50" height="26" rx="6" fill="#43d66b"/>' for step in range(5))
        + words('12.6 V · READY', 190, 262, 36, '#9fd8ff', 400)
    )
    box(7.0, 0.4, 6.2, material('#0b0c0e', 0.1, clear=1.0), 0.3, at=(0, -3.05, 9.8))
    plate(6.5, 5.4, printed(svg(body, 380, 316, '#0b0c0e'), 0.1, light=0.8), at=(0, -3.27, 10.2))
    for across, sign in ((-2.1, '−'), (0, '⏻'), (2.1, '+')):
        cylinder(0.8, 0.35, rubber('#3a3b40'), 0.15, at=(across, -3.0, 7.6), turn=(90, 0, 0))
        letters(sign, 0.8, material('#ffffff', 0.5), at=(across, -3.37, 7.6), deep=0.01)
    letters('AGBÁRA', 1.25, material('#f6f3ec', 0.5), at=(0, -3.11, 5.0), deep=0.02)
    letters('JUMP + AIR', 0.72, material('#f2a14a', 0.5), at=(0, -3.11, 3.6), deep=0.02)
    box(5.4, 2.4, 0.3, material('#0b0c0e', 0.3), 0.15, at=(0, 0, 18.3))
    for x in (-1.6, 0, 1.6):
        sphere(0.6, lamp('#ffffff', 1.2), at=(x, 0, 18.3), squash=0.4)
    box(2.6, 0.3, 1.2, plastic('#2452a6', 0.4), 0.1, at=(0, -3.05, 1.4))
    hose = [(2.4, 0, 18.2), (2.6, 0, 21), (7, 0, 22), (10.4, -1, 17), (11, -2, 8), (11.6, -4, 1.2), (15, -7, 0.6), (16, -11, 0.6)]
    tube(hose, 0.5, dark)
    group(
        [cylinder(0.75, 3.2, brass(), 0.2), box(2.6, 0.5, 0.7, brass(), 0.2, at=(-1.0, 0, 2.2))], at=(16.2, -13.6, 0.8), turn=(-90, 0, -8)
    )
    for number, (ink, x, spin) in enumerate((('#c4201f', -12.5, 22), ('#17181a', -15.5, -14))):
        tube(
            [
                (-3.4, -1 + number * 2, 2.4),
                (-6, -2, 1.6 + number * 0.4),
                (-9, -1 + number * 5, 0.8),
                (x - 2, 0 + number * 4, 0.7),
                (x, -4 + number, 0.9),
            ],
            0.55,
            rubber(ink),
        )
        jaw = [
            prism(smoothed([(0, 0.5), (3, 1.6), (7.5, 0.6), (7.6, 0.15), (4, 0.2), (0, -0.3)]), 2.2, plastic(ink, 0.4), 0.4),
            prism(smoothed([(0, -0.5), (3, -1.6), (7.5, -0.6), (7.6, -0.15), (4, -0.2), (0, 0.3)]), 2.2, plastic(ink, 0.4), 0.4),
        ]
        jaw += [
            prism(
                [(6.6, 0.1), (9.2, 0.7), (9.4, 0.2), (9.0, 0.05), (8.6, 0.2), (8.2, 0.05), (7.8, 0.2), (7.4, 0.0)],
                1.6,
                metal('#c9773f', 0.3),
                0.05,
            ),
            prism(
                [(6.6, -0.1), (9.2, -0.7), (9.4, -0.2), (9.0, -0.02), (8.6, -0.2), (8.2, -0.02), (7.8, -0.2), (7.4, 0.0)],
                1.6,
                metal('#c9773f', 0.3),
                0.05,
            ),
            cylinder(0.5, 2.6, steel(), 0.1, at=(4.4, 1.3, 0), turn=(90, 0, 0)),
        ]
        group(group(jaw, turn=(-70, 0, -90 + spin)), at=(x, -4 + number, 1.3))


@good('oil-drum-200', yaw=-20, pitch=16)
def oil_drum(look):
    color = look.color or '#2459c9'
    color = '#2a2a2d' if look.name == 'Black' else color
    paint = bumped(material(color, 0.42, clear=0.35), 0.05, 5)
    wall = [(0, 0.6), (28.2, 0.6), (29.2, 0), (29.4, 0.8), (28.6, 1.6), (28.6, 26)]
    wall += [(28.6 + 0.9 * math.sin(math.pi * step / 8), 27.6 + step * 0.4) for step in range(9)] + [(28.6, 31)]
    for step in range(7):
        wall += [(28.6, 33 + step * 1.6), (28.85, 33.8 + step * 1.6)]
    wall += [(28.6, 55)] + [(28.6 + 0.9 * math.sin(math.pi * step / 8), 55.4 + step * 0.4) for step in range(9)]
    wall += [(28.6, 60), (28.6, 84.5), (29.0, 85)]
    lathe(wall, paint, steps=128, angle=70)
    lathe(rounded([(29.0, 84.4), (29.9, 84.5), (29.9, 87.2), (29.0, 87.4), (28.4, 86.6), (27.6, 86.2), (0, 86.2)], 0.35), paint, steps=128)
    torus(29.5, 0.85, metal('#c2c5ca', 0.3), at=(0, 0, 85.1))
    box(7, 2.2, 2.6, metal('#c2c5ca', 0.3), 0.4, at=(-6, -30, 84.8), turn=(0, 0, -10))
    tube([(-3, -30.9, 86), (4, -31, 86), (10, -30, 86)], 0.8, metal('#c2c5ca', 0.3))
    for x, r in ((-16, 3.2), (17, 2.0)):
        lathe(rounded([(0, 0), (r, 0), (r, 1.0), (r * 0.7, 1.2), (0, 0.9)], 0.2), metal('#b9bcc1', 0.35), at=(x, 0, 86.2))
        box(r * 1.3, 0.6, 0.5, metal('#8b8e93', 0.4), 0.1, at=(x, 0, 87.0))
    art = (
        words('IRIN', 400, 130, 130, '#ffffff', spacing=18)
        + words('200 L · FOOD-SAFE LINING', 400, 206, 46, '#ffffff')
        + words('RECONDITIONED', 400, 270, 40, '#ffffff', 400, spacing=6)
    )
    picture = svg(art, 800, 300, color)
    half = math.radians(36)
    surface(
        lambda u, v: (28.72 * math.sin(-half + 2 * half * u), -28.72 * math.cos(-half + 2 * half * u), 62 + 13.5 * v),
        printed(picture, 0.45),
        40,
        4,
    )


@good('tow-chain', yaw=-10, pitch=44)
def tow_chain(look):
    zinc = bumped(metal('#c2c8cd', 0.36), 0.15, 0.3)
    ring = [
        (1.1 * math.cos(a), 0, 1.1 * math.sin(a) + (1.5 if math.sin(a) >= 0 else -1.5))
        for a in (2 * math.pi * step / 24 for step in range(24))
    ]
    path = []
    for step in range(2000):
        a = step * 0.012
        r = 21 - 0.6 * a
        path.append((r * math.cos(a), r * 0.8 * math.sin(a), 1.0))
    places, walked = [], 0
    for a, b in zip(path, path[1:]):
        walked += math.dist(a, b)
        if walked >= 4.05 and len(places) < 74:
            walked = 0
            spin = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            places.append((b, (90, 45 if len(places) % 2 else -45, spin - 90)))
    for roll in (45, -45):
        link = tube(ring, 0.5, zinc, smooth=False, closed=True)
        turned = group(group([link], turn=(0, 0, roll)), turn=(-90, 0, 0))
        copies(turned, [(at, (0, 0, spin)) for at, (_, own, spin) in places if own == roll])
    for at, spin, high in ((places[0][0], places[0][1][2] + 180, 1.2), (places[-1][0], places[-1][1][2] + 62, 2.4)):
        hook = [
            tube(
                [(0, 0, 0), (0, 0, 2.4), (0.6, 0, 4), (2.4, 0, 5.8), (2.6, 0, 8.6), (0.4, 0, 10.2), (-2.2, 0, 9.2), (-2.6, 0, 7.0)],
                [0.8, 0.9, 1.0, 1.15, 1.2, 1.0, 0.8, 0.45],
                zinc,
            ),
            torus(1.2, 0.55, zinc, at=(0, 0.55, -0.9), turn=(90, 0, 0)),
            tube([(0.4, 0, 4.6), (-2.0, 0, 7.6)], 0.22, steel()),
        ]
        group(group(hook, turn=(-90, 0, 0)), at=(at[0], at[1], high), turn=(0, 0, spin))
    canvas = weave('#a4895a', 0.16)
    group(
        [
            loft(
                [
                    (0, 0, 0, 17, 12),
                    (0, 0, 1, 20, 14),
                    (0, 0, 9, 20, 14.6),
                    (0, 0, 15, 17, 12),
                    (0, 0, 18, 8, 6),
                    (0, 0, 19.2, 6, 4.8),
                    (0, 0, 21, 9, 7),
                    (0, 0, 22.4, 10.2, 7.4),
                    (0, 0, 23.6, 7, 3.6),
                ],
                canvas,
                0.25,
            ),
            torus(2.7, 0.4, material('#f0e6cf', 0.8), at=(0, 0, 18.9)),
            letters('IRIN', 4.0, material('#3a2a18', 0.7), at=(0, -7.3, 8.6), deep=0.02),
            letters('4 t · 3 m', 1.8, material('#3a2a18', 0.7), at=(0, -7.25, 5), deep=0.02),
        ],
        at=(4, 27, 0),
        turn=(0, 0, -6),
    )
