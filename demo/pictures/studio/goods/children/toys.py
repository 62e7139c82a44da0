"""Baby & Toys: toys of wood, plastic and cloth (soft toys and dolls: `plush`, `figures`)."""

import math
import random

from goods import good
from materials import bumped, glossy, lamp, material, metal, plastic, printed, weave, wood
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sphere, surface, torus, tube


@good('diamond-kite', yaw=-14, pitch=50)
def kite(_look):
    picture = svg(
        '<path d="M0 0H600V560H0z" fill="#e0402f"/><path d="M600 0H1200V560H600z" fill="#f6b91c"/>'
        '<path d="M0 560H600V1400H0z" fill="#1f9bb0"/><path d="M600 560H1200V1400H600z" fill="#2c5fa8"/>'
        '<circle cx="600" cy="560" r="190" fill="#fdf6e3"/><circle cx="600" cy="560" r="150" fill="#f28a2c"/>'
        '<path d="M560 500a60 60 0 1 1-10 100q60 10 70-40 0-40-60-60z" fill="#fdf6e3" opacity="0"/>'
        + ''.join(
            f'<path d="M600 560L{600 + 190 * math.cos(a):.0f} {560 + 190 * math.sin(a):.0f}" stroke="#fdf6e3" stroke-width="14"/>'
            for a in (i * math.pi / 4 for i in range(8))
        )
        + '<circle cx="600" cy="560" r="82" fill="#fdf6e3"/>'
        + words('Ọmọdé', 600, 580, 42, '#c8371f')
        + ''.join(f'<path d="M{x} 0V1400" stroke="#000" stroke-opacity=".045" stroke-width="2"/>' for x in range(0, 1200, 24))
        + ''.join(f'<path d="M0 {y}H1200" stroke="#000" stroke-opacity=".045" stroke-width="2"/>' for y in range(0, 1400, 24)),
        1200,
        1400,
    )
    cloth, spar, rod = printed(picture, 0.5, sheen=0.2), metal('#2a2c30', 0.4), metal('#2a2c30', 0.4)
    high, wide, cross = 70, 60, 42

    def sail(u, v):
        z = v * high
        half = wide / 2 * (z / cross if z < cross else (high - z) / (high - cross))
        x = (2 * u - 1) * half
        billow = 2.6 * (1 - abs(2 * u - 1)) * math.sin(math.pi * v) ** 0.7
        return (x, z - high / 2, 2.2 + billow + 1.2 * abs(x) / 30 - 0.5 * math.sin(6 * math.pi * abs(2 * u - 1)) * 0.2)

    thing = surface(sail, cloth, 60, 70)
    layer = thing.data.uv_layers[0]
    for loop in thing.data.loops:
        place = thing.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (place.x / wide + 0.5, (place.y + high / 2) / high)
    hem = weave('#22252b', 0.2)
    edge = [sail(0, 0), sail(0, 0.3), sail(0, 0.6), sail(0.5, 1), sail(1, 0.6), sail(1, 0.3)]
    tube(edge, 0.32, hem, smooth=False, closed=True)
    tube([sail(0.5, step / 20) for step in range(21)], 0.36, rod)
    tube([(-30, cross - high / 2, 3.2), (0, cross - high / 2, 4.6), (30, cross - high / 2, 3.2)], 0.3, spar)
    for x, y in ((0, -35), (0, 35), (-30, 7), (30, 7)):
        sphere(0.7, plastic('#22252b', 0.5), at=(x, y, 1.6 if x == 0 else 2.6))
    tail = []
    for step in range(121):
        t = step / 120
        tail.append(
            (
                3 + 30 * t + 8 * math.sin(9.5 * t),
                -36 - 15 * math.sin(math.pi * t * 1.02) * (1 - 0.25 * t) + 7 * math.sin(16 * t),
                0.3 + 1.8 * (1 - t) ** 12,
            )
        )
    tube(tail, 0.16, hem, smooth=False)
    for number in range(11):
        x, y, z = tail[10 + number * 10]
        ahead = tail[min(120, 12 + number * 10)]
        spin = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
        tint = weave(('#e0402f', '#f6b91c', '#1f9bb0', '#2c5fa8')[number % 4], 0.2)
        group(
            [
                prism([(0, 0), (0.7, 3.4), (-1.6, 2.8)], 0.25, tint, 0.1, turn=(-90, 0, 0)),
                prism([(0, 0), (-0.7, -3.4), (1.6, -2.8)], 0.25, tint, 0.1, turn=(-90, 0, 0)),
                blob(1.3, 1, 0.9, tint),
            ],
            (x, y, z),
            (0, 0, spin),
        )
    orange, line = plastic('#f28a2c', 0.4), material('#f7f4ec', 0.8)
    winder = [
        prism(rounded_rectangle(4.2, 15, 1.6), 2.4, orange, 0.7),
        lathe([(2.2, 0), (3.0, 0.6), (3.1, 3), (3.0, 5.4), (2.2, 6)], bumped(line, 0.8, 0.25), (0, 0, 4.5)),
    ]
    group(winder, (-27, -30, 2.6), (-90, 0, 34))
    tube([(-25.5, -28, 3), (-18, -20, 1.5), (-12, -8, 3), (-6, 2, 7), (0, cross - 35, 5.4)], 0.09, line)


@good('metal-yoyo', yaw=-38, pitch=22)
def yoyo(_look):
    steel, glow, string = metal('#3d7fd0', 0.2), lamp('#8fe6ff', 1.6), bumped(material('#fdfbf4', 0.85), 0.5, 0.08)
    half = [(0, 0.35), (0.55, 0.35), (0.9, 0.2), (2.0, 0.28), (2.7, 0.75), (2.85, 1.3), (2.8, 1.75)]
    face = [(2.8, 1.75), (2.6, 2.0), (2.3, 1.9)]
    for side in (-90, 90):
        lathe(rounded(half, 0.2), steel, (0, 0, 2.85), (90, 0, side), 96)
        lathe(rounded(face, 0.1), metal('#dfe3e8', 0.16), (0, 0, 2.85), (90, 0, side), 96)
        lathe(rounded([(2.32, 1.9), (2.1, 1.95), (1.75, 1.75)], 0.1), glow, (0, 0, 2.85), (90, 0, side), 96)
        lathe(
            rounded([(1.78, 1.75), (1.6, 1.55), (0.7, 1.45), (0.62, 1.7), (0.3, 1.78), (0, 1.78)], 0.12),
            metal('#dfe3e8', 0.2),
            (0, 0, 2.85),
            (90, 0, side),
            96,
        )
    cylinder(0.5, 0.8, metal('#dfe3e8', 0.2), 0.05, (-0.4, 0, 2.85), (0, 90, 0))
    lathe([(0.6, -0.24), (1.75, -0.22), (1.85, 0), (1.75, 0.22), (0.6, 0.24)], string, (0, 0, 2.85), (90, 0, 90), 64)
    letters('Ọmọdé', 0.42, material('#1b3f73', 0.4), (-1.47, 0, 1.75), (0, 0, -90), 0.02)
    path = [(0, -1.8, 2.7), (0, -2.6, 1.0), (0.3, -3.6, 0.16), (2.6, -4.6, 0.12), (5.4, -3.4, 0.12), (6.4, -0.6, 0.12), (8.4, -1.0, 0.12)]
    tube(path, 0.085, string)
    tube(
        [(8.4 + 0.95 * (1 - math.cos(a)), -1 + 0.85 * math.sin(a), 0.12) for a in (2 * math.pi * s / 24 for s in range(24))],
        0.085,
        string,
        closed=True,
    )
    for number, (x, y) in enumerate(((-4.6, -3.2), (-1.4, -5.6))):
        chance = random.Random(number)
        hank = [
            (
                (1.5 + chance.uniform(-0.16, 0.16)) * math.cos(a),
                (0.85 + chance.uniform(-0.12, 0.12)) * math.sin(a),
                0.1 + 0.2 * chance.random(),
            )
            for a in (2 * math.pi * s / 14 for s in range(14 * 9))
        ]
        knot = torus(0.34, 0.1, plastic('#d8342c', 0.6), (0, -0.85, 0.02), (90, 90, 0))
        knot.location.z = 0.2
        group([tube(hank, 0.075, string), knot], (x, y, 0), (0, 0, 24 + 60 * number))


def wooden_wheel(radius, wide, at, paint, grain):
    x, y, z = at
    lathe(rounded([(0, 0), (radius, 0), (radius, wide), (0, wide)], 0.25), grain, at, (90, 0, 0), 64)
    lathe(rounded([(radius * 0.7, wide), (radius * 0.7, wide + 0.08), (0, wide + 0.08)], 0.05), paint, at, (90, 0, 0), 64)
    for step in range(6):
        angle = step * math.pi / 3
        box(
            radius * 0.12,
            0.06,
            radius * 0.5,
            grain,
            0.03,
            (x + math.sin(angle) * radius * 0.16, y - wide - 0.1, z + math.cos(angle) * radius * 0.16),
            (0, math.degrees(angle), 0),
        )
    cylinder(radius * 0.17, 0.35, grain, 0.12, (x, y - wide, z), (90, 0, 0))


@good('pull-train', yaw=-30, pitch=14)
def steam_train(_look):
    beech, lying_wood = wood('#dcae74', 0.4, 'z', 0.7), wood('#dcae74', 0.4, 'x', 0.7)
    red, green, black, gold = glossy('#c22f26'), glossy('#1f6b45'), glossy('#26262a'), metal('#d9a441', 0.25)
    box(28, 7, 1.8, lying_wood, 0.35, (0, 0, 3.2))
    box(28.1, 7.1, 0.5, red, 0.15, (0, 0, 3.0))
    lathe(rounded([(0, 0), (3.4, 0), (3.4, 16), (0, 16)], 0.35), wood('#dcae74', 0.4, 'z', 0.7), (4.5 - 8.2, 0, 8.4), (0, 90, 0))
    for x, wide in ((-1.5, 0.7), (4, 0.7), (9.5, 0.7)):
        lathe([(3.42, 0), (3.52, 0.05), (3.52, wide), (3.42, wide + 0.05)], gold, (x, 0, 8.4), (0, 90, 0))
    lathe(rounded([(3.55, 0), (3.7, 0.1), (3.7, 1.3), (3.2, 1.6), (0, 1.6)], 0.2), black, (11.8, 0, 8.4), (0, 90, 0))
    lathe(rounded([(0, 0), (0.9, 0), (0.7, 0.5), (0, 0.6)], 0.2), gold, (13.35, 0, 8.4), (0, 90, 0))
    lathe(rounded([(1.15, 0), (1.1, 2.8), (1.9, 4.4), (1.9, 4.9), (1.25, 4.9), (1.2, 4)], 0.25), black, (9.2, 0, 11.4))
    lathe(rounded([(1.5, 0), (1.5, 1.2), (1.1, 2.0), (0, 2.3)], 0.5), gold, (4.2, 0, 11.4))
    # The whistle sits before the cab: a brass cup with a slit on a thin stem.
    lathe(
        rounded(
            [(0.22, 0), (0.22, 1.2), (0.6, 1.4), (0.6, 1.9), (0.5, 2.0), (0.5, 2.2), (0.62, 2.3), (0.62, 3.5), (0.3, 3.9), (0, 4)], 0.08
        ),
        gold,
        (-0.5, 0, 11.6),
    )
    box(7.4, 7.4, 4.4, green, 0.3, (-7.8, 0, 5.0))
    for x in (-11.2, -4.4):
        for y in (-3.35, 3.35):
            box(0.7, 0.7, 6, green, 0.15, (x, y, 9.2))
    prism([(-4.1, 0), (4.1, 0), (4.1, 0.5), (2.4, 1.3), (0, 1.6), (-2.4, 1.3), (-4.1, 0.5)], 9, red, 0.25, (-7.8, 0, 15.1), (0, 0, 90))
    box(0.6, 7, 4.6, lying_wood, 0.15, (-4.5, 0, 9.2))
    box(3, 6.6, 3.4, lying_wood, 0.3, (-12.6, 0, 5.0))
    chance = random.Random('pull-train')
    for _ in range(26):
        blob(
            1.3,
            1.2,
            1.0,
            black,
            (-12.6 + chance.uniform(-1, 1), chance.uniform(-2.6, 2.6), 8.0 + chance.uniform(0, 0.5)),
            (chance.uniform(0, 90), 0, chance.uniform(0, 90)),
            0.3,
        )
    plaque = svg(
        '<rect x="10" y="10" width="580" height="180" rx="20" fill="none" stroke="#f3d48a" stroke-width="8"/>'
        + words('IDDO', 300, 142, 118, '#f3d48a', spacing=18),
        600,
        200,
        '#1f4a33',
    )
    plate(5.4, 1.8, printed(plaque, 0.35, clear=0.8), (-7.8, -3.73, 6.3), round=0.25)
    letters('Ọmọdé', 0.9, material('#5a3a1c', 0.7), (6.5, -3.52, 4.15), deep=0.01)
    for x, radius in ((10, 2.3), (5, 2.3), (-1, 3.1), (-8, 3.1)):
        wooden_wheel(radius, 1.2, (x, -3.45, radius), red, beech)
        cylinder(radius, 1.2, beech, 0.25, (x, 4.65, radius), (90, 0, 0))
    rod = lying_wood
    prism(rounded_rectangle(9.4, 0.9, 0.4), 0.5, rod, 0.12, (-4.5, -5.0, 3.6))
    for x in (-8, -1):
        cylinder(0.35, 0.5, gold, 0.1, (x, -5.1, 4.05), (90, 0, 0))
    for step in range(-3, 4):
        tube([(14, step * 0.95, 3.6), (16.4 - 0.1 * step * step, step * 1.05, 0.8)], 0.34, red, smooth=False)
    box(1, 7.4, 1.2, red, 0.3, (14.2, 0, 3.3))
    for y in (-2.4, 2.4):
        lathe(rounded([(0, 0), (0.75, 0), (0.75, 0.7), (0, 0.8)], 0.15), gold, (14.6, y, 4.2), (0, 90, 0))


@good('robot-buddy', yaw=-22, pitch=10)
def robot(_look):
    white, blue, dark = plastic('#f3f4f2', 0.3), plastic('#2f8fd0', 0.32), plastic('#2a2e36', 0.4)
    orange, chrome, eye = plastic('#f58a2c', 0.35), metal('#cfd2d6', 0.2), lamp('#63e6ff', 2.2)
    box(10.5, 7.6, 9.0, white, 1.6, (0, 0, 5.2))
    box(8.2, 0.5, 5.4, blue, 0.9, (0, -3.75, 7.6), segments=4)
    for row in range(5):
        for column in range(-3 + row % 2, 4):
            x = column * 0.62 - 0.31 * (row % 2)
            if abs(x) < 1.9:
                cylinder(0.17, 0.1, dark, 0.03, (x - 1.6, -3.97, 8.8 + row * 0.62), (90, 0, 0))
    for number, color in enumerate(('#e0402f', '#f6c21c', '#3fae5c')):
        cylinder(0.62, 0.5, plastic(color, 0.3), 0.2, (2.4, -3.9, 8.6 + number * 1.55), (90, 0, 0))
    letters('Ọmọdé', 1.0, material('#2a2e36', 0.5), (0, -3.82, 6.5), deep=0.02)
    cylinder(2.1, 1.6, dark, 0.2, (0, 0, 14.0))
    for z in (14.3, 14.7, 15.1):
        torus(2.1, 0.16, chrome, (0, 0, z))
    box(12.4, 8.6, 9.2, white, 2.4, (0, 0, 15.4))
    box(10.2, 0.8, 6.6, dark, 1.4, (0, -4.05, 16.7))
    screen = svg(
        '<g fill="#63e6ff"><rect x="150" y="120" width="110" height="130" rx="50"/>'
        '<rect x="340" y="120" width="110" height="130" rx="50"/></g><g fill="#14202a"><circle cx="222" cy="160" r="20"/>'
        '<circle cx="412" cy="160" r="20"/></g><path d="M220 300q80 64 160 0" stroke="#63e6ff" stroke-width="22" fill="none" '
        'stroke-linecap="round"/><circle cx="110" cy="290" r="24" fill="#ff7a9a" opacity=".7"/>'
        '<circle cx="490" cy="290" r="24" fill="#ff7a9a" opacity=".7"/>',
        600,
        400,
        '#10161d',
    )
    plate(9.2, 5.8, printed(screen, 0.12, light=0.9), (0, -4.47, 17.1), round=1.1)
    for side in (-1, 1):
        cylinder(1.9, 1.1, orange, 0.4, (side * 6.1 if side > 0 else -7.2, 0, 20), (0, 90, 0))
        tube([(side * 7.0, 0, 20), (side * 7.6, 0, 23.4)], 0.22, chrome, smooth=False)
        sphere(0.65, eye if side > 0 else lamp('#ff9a5a', 1.6), (side * 7.6, 0, 23.0))
        sphere(1.7, blue, (side * 6.3, 0, 10.6))
        arm = (
            [(side * 6.6, 0, 12.2), (side * 8.6, -0.5, 10.6), (side * 8.8, -1.6, 8.6)]
            if side < 0
            else [(side * 6.6, 0, 12.2), (side * 9.0, -0.5, 13.4), (side * 9.6, -1.6, 16)]
        )
        tube(arm, 0.8, dark)
        hand = arm[-1]
        cylinder(1.25, 2.2, white, 0.5, (hand[0], hand[1], hand[2] - (2.0 if side < 0 else 0.2)))
        down = -1 if side < 0 else 1
        for claw in (-1, 1):
            z = hand[2] - 2 if side < 0 else hand[2] + 2
            tube(
                [
                    (hand[0] + claw * 0.6, hand[1], z),
                    (hand[0] + claw * 1.3, hand[1], z + down * 0.9),
                    (hand[0] + claw * 0.7, hand[1], z + down * 2),
                ],
                0.42,
                orange,
            )
        cylinder(1.5, 3.2, dark, 0.3, (side * 2.9, 0, 2.6))
        box(4.6, 7.8, 3.0, blue, 1.1, (side * 2.9, -0.7, 0))
        box(4.7, 7.9, 0.7, dark, 0.3, (side * 2.9, -0.7, 0))
    blob(3.4, 3.4, 1.6, blue, (0, 0, 24.0))
    tube([(0, 0, 25), (0, 0, 26.6)], 0.25, chrome, smooth=False)
    sphere(0.6, orange, (0, 0, 26.3))
