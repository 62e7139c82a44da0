"""Tools & Auto: batteries, tyres and oil for the car."""

import math

from goods import good
from goods.tools.wheels import tyre
from materials import bumped, lamp, material, metal, plastic, printed, rubber, shade
from prints import svg, words
from shapes import box, closed_curve, cylinder, group, lathe, letters, plate, prism, rounded, sphere, surface, torus, tube


@good('car-battery-75ah', yaw=-30, pitch=24)
def car_battery(_look):
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
def car_tyre(_look):
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
    outline = closed_curve(
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
        ],
        6,
    )
    hole = closed_curve([(3.4, 23.2), (7.2, 22.6), (7.8, 19), (7.6, 15), (6.0, 14.4), (4.8, 17), (3.4, 20)], 6)
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
