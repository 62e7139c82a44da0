"""Others: crafts and sewing."""

import math
import random

from goods import good
from goods.tools.hand_tools import smoothed
from materials import bumped, film, leather, material, metal, mottled, paper, plastic, printed, shade, steel, wood
from prints import svg, words
from shapes import (
    blob,
    box,
    cylinder,
    group,
    laid,
    lathe,
    letters,
    loft,
    plate,
    prism,
    rounded,
    sown,
    sphere,
    strands,
    surface,
    torus,
    tube,
)


def yarn_ball(radius, tone, dice):
    """A wound ball: a core, and one thread in bundles of great circles that lean ever another way."""
    made = bumped(material(tone, 0.9, sheen=0.5), 0.5, 0.12)
    paths = []
    for bundle in range(13):
        a, b = dice.uniform(0, math.pi), dice.uniform(0, 2 * math.pi)
        axis = (math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a))
        side = (math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), -math.sin(a))
        over = (-math.sin(b), math.cos(b), 0)
        for lane in range(9):
            off = (lane - 4) * radius * 0.082
            r = math.sqrt(radius**2 - off**2) * (0.985 + bundle * 0.004)
            sway = dice.uniform(-0.03, 0.03) * radius
            paths.append(
                [
                    tuple(
                        axis[k] * (off + sway * math.sin(t * 2))
                        + r * (side[k] * math.cos(t) + over[k] * math.sin(t))
                        + (radius if k == 2 else 0)
                        for k in range(3)
                    )
                    for t in (2 * math.pi * step / 44 for step in range(45))
                ]
            )
    return [
        strands(paths, radius * 0.047, made, sides=2),
        sphere(radius * 0.98, material(shade(tone, 0.75), 0.95), at=(0, 0, radius * 0.02)),
    ]


@good('knitting-yarn-10', yaw=-14, pitch=26)
def knitting_yarn(look):
    dice = random.Random('knitting-yarn-10')
    tones = ('#d8574f', '#f0b93f', '#3f8f84', '#e9dcc6', '#7b5aa6', '#e28fa6', '#4673b8', '#8fae55', '#b8652f', '#f4efe4')
    places = [
        (-15, 0, 0),
        (-5, -3, 0),
        (5.4, -3, 0),
        (15, 0.4, 0),
        (-10.4, 8.4, 0),
        (0, 7, 0),
        (10.4, 8.4, 0),
        (-5.2, 3.4, 7.9),
        (5.2, 3.2, 7.9),
        (-14.6, 9, 8.0),
    ]
    places[9] = (0.2, 11.2, 8.2)
    for tone, at in zip(tones, places):
        group(yarn_ball(4.9, tone, dice), at=at)
    tail = [
        (-15, -4.6, 1.0),
        (-13, -8, 0.3),
        (-7, -10.4, 0.25),
        (-3, -8.4, 0.25),
        (-6, -7.4, 0.25),
        (-4, -11.6, 0.25),
        (4, -11.8, 0.25),
        (8, -9.4, 0.25),
    ]
    tube(tail, 0.23, bumped(material(tones[0], 0.9, sheen=0.5), 0.5, 0.12))
    bamboo = wood('#d9b37a', 0.4, 'z', 0.4)
    for spin, at in ((78, (-16, -10.4, 0.5)), (102, (-16, -14.2, 0.5))):
        needle = [lathe([(0, 0), (0.1, 0.4), (0.3, 2.2), (0.3, 29)], bamboo, steps=32), sphere(0.72, bamboo, at=(0, 0, 28.6))]
        group(group(needle, turn=(0, 90, 0)), at=at, turn=(0, 0, 90 - spin))
    hook = [
        cylinder(0.24, 12, metal('#c2569a', 0.3), 0.05),
        tube(
            [(0, 0, 11.8), (0, 0, 13.2), (0.1, 0, 13.9), (0.5, 0, 13.8), (0.42, 0, 13.3)],
            [0.22, 0.17, 0.15, 0.13, 0.08],
            metal('#c2569a', 0.3),
        ),
        box(1.0, 0.3, 3, metal('#c2569a', 0.3), 0.14, at=(0, 0, 5)),
    ]
    group(group(hook, turn=(0, 90, 0)), at=(3, -15.4, 0.4), turn=(0, 0, 6))


@good('sewing-thread-box', yaw=-16, pitch=38)
def thread_box(look):
    dice = random.Random('thread')
    card = wood('#c99a62', 0.45, 'x', 1.0)
    box(34, 23, 0.8, card, 0.2)
    for side in (-1, 1):
        box(34, 0.8, 6.4, card, 0.2, at=(0, side * 11.2, 0))
        box(0.8, 23, 6.4, card, 0.2, at=(side * 16.7, 0, 0))
    white, hole = plastic('#f4f1ea', 0.4), material('#3a362f', 0.8)
    rows = [
        ('#b5182a', '#d8473c', '#ef7f45', '#f4a83b', '#f5d33c', '#d9d94a'),
        ('#8fbf4a', '#3f9a50', '#1f6b48', '#2b8c86', '#49b3c4', '#7fc7e8'),
        ('#2f63b8', '#22346e', '#5a3f9e', '#8b57b5', '#c46bb0', '#ee8fb4'),
        ('#f6d4d4', '#f7efe2', '#e3cba2', '#c99a5f', '#8f5a34', '#543322'),
        ('#1d1c20', '#55565c', '#9a9ca2', '#dcdde0', '#7a1830', '#c8a03a'),
    ]
    tones = [rows[row][column] for row in range(5) for column in range(6)]
    tones += [shade(tone, 0.78) if number % 2 else shade(tone, 1.22) for number, tone in enumerate(tones)]
    for number, tone in enumerate(tones):
        x, y = -14.85 + number % 10 * 3.3, 9.0 - number // 10 * 3.6
        winding = (
            [(0.62, 1.0)]
            + [(1.5 - 0.4 * (step / 44) ** 6 + 0.03 * (step % 2), 1.0 + 4.4 * step / 44) for step in range(45)]
            + [(0.62, 5.5)]
        )
        lathe(winding, material(tone, 0.45, sheen=0.5), at=(x, y, 0.8), steps=32)
        lathe(rounded([(0.4, 6.1), (0.85, 6.1), (0.95, 5.5), (0.6, 5.35)], 0.1, 2), white, at=(x, y, 0.8), steps=32)
        lathe([(0.42, 6.18), (0.42, 5.0), (0, 5.0)], hole, at=(x, y, 0.8), steps=20)
    cushion = [
        box(34, 23.6, 1.0, card, 0.3),
        blob(31, 20.6, 4.4, bumped(material('#8e2430', 0.75, sheen=0.8), 0.15, 0.2), at=(0, 0, -1.6), squareness=0.55),
    ]
    for _ in range(26):
        x, y = dice.uniform(-12, 12), dice.uniform(-7, 7)
        lean = (dice.uniform(-0.8, 0.8), dice.uniform(-0.8, 0.8))
        tip = (x + lean[0], y + lean[1], 4.4)
        cushion += [
            tube([(x, y, 2), tip], 0.05, steel()),
            sphere(0.32, material(dice.choice(tones[:20]), 0.25, clear=1.0), at=(tip[0], tip[1], 4.2)),
        ]
    cushion += [
        tube([(11.5, -6 + step * 1.2, 2.86), (14.2, -6.2 + step * 1.2, 2.0)], [0.075, 0.02], steel(), smooth=False) for step in range(8)
    ]
    for thing in cushion[2:]:
        if thing.type == 'CURVE':
            thing.data.bevel_resolution = 2
    hinge_turn = group(cushion, at=(0, 11.9, 0), turn=(0, 0, 0))
    group(hinge_turn, at=(0, 11.8, 6.8), turn=(68, 0, 0))
    plate(
        14,
        3.2,
        printed(
            svg(
                words('ÀDÙNNÍ', 300, 66, 60, '#7c2330', family='DejaVu Serif')
                + words('60 spools · needles', 300, 116, 36, '#5a3a20', 400, family='DejaVu Serif'),
                600,
                137,
                '#f3e6cb',
            )
        ),
        at=(0, -11.66, 1.6),
    )
    packet = svg(
        words('NEEDLES', 150, 50, 44, '#ffffff')
        + ''.join(
            f'<rect x="{44 + step * 30}" y="{70 + step * 4}" width="4" height="{120 - step * 8}" fill="#d8dbe0"/>' for step in range(8)
        )
        + words('hand + machine', 150, 232, 26, '#f5dc9a', 400),
        300,
        250,
        '#22346e',
    )
    group(
        [plate(6.4, 5.3, printed(packet, 0.6)), box(6.4, 0.14, 5.3, paper('#22346e'), 0.02, at=(0, 0.09, 0))],
        at=(9, -16.8, 0.15),
        turn=(-90, 0, -12),
    )
    for step in range(5):
        group(
            [tube([(0, 0, 0), (0, 0, 4.4)], [0.02, 0.075], steel(), smooth=False)],
            at=(-6 + step * 1.1, -15.6 + step * 0.3, 0.15),
            turn=(-90, 0, 8 - step * 6),
        )


@good('glass-wind-chime', yaw=-16, pitch=26)
def wind_chime(look):
    """The Japanese kind: a glass bell, a thread with a clapper, a paper tag. It stands on the table, its tag laid before it."""
    bell = [(0.35, 8.0), (2.2, 7.6), (4.1, 6.4), (4.9, 4.2), (4.6, 1.8), (3.8, 0.1)]
    fine = smooth_profile(bell)
    wall = [(0.3, 8.1), *fine, (3.62, 0.0), *[(r - 0.2, z - 0.05) for r, z in reversed(fine)][1:]]
    lathe(wall, film(0.02, '#d3ebf4'), angle=180)
    lathe([(3.7, 0.0), (3.86, 0.05), (3.86, 0.3), (3.78, 0.34)], material('#3f8fb4', 0.2, clear=1.0))
    painted_bell(fine)
    thread = material('#c4202c', 0.8)
    tube([(0, 0, 7.9), (0, 0, 2.4)], 0.09, thread, smooth=False)
    lathe([(0.3, 0), (0.55, 0), (0.55, 3.0), (0.3, 3.0), (0.3, 0)], material('#e9b13b', 0.25, clear=1.0), at=(0, 0, 0.6), steps=32)
    sphere(0.6, material('#c4202c', 0.3, clear=1.0), at=(0, 0, 7.9))
    cord = [
        (0, 0, 8.8),
        (0.3, 0, 10.2),
        (2.0, 0.6, 10.4),
        (5.2, 1.4, 6.4),
        (6.2, 1.6, 1.5),
        (7.6, 1.2, 0.12),
        (10.6, 0.4, 0.1),
        (12.2, 2.0, 0.1),
    ]
    tube([*cord, (11.0, 3.6, 0.1), (9.6, 2.4, 0.1), (10.4, 0.6, 0.25)], 0.11, thread)
    tube([(0.4, -0.2, 2.4), (0.6, -2.2, 0.6), (1.2, -4.2, 0.08), (2.8, -5.6, 0.08), (3.0, -7.0, 0.08), (2.2, -7.9, 0.2)], 0.09, thread)
    tag = svg(
        '<path d="M0 360 Q60 330 120 352 T260 340 V640 H0 Z" fill="#bfe0ea"/><path d="M0 470 Q70 440 140 462 T260 450 V640 H0 Z" fill="#6fb3cb"/><path d="M0 560 Q60 536 130 552 T260 545 V640 H0 Z" fill="#2f7fa6"/><circle cx="182" cy="120" r="46" fill="#e0563b"/><path d="M120 470 C60 380 60 270 122 190 C190 270 186 380 130 470" fill="#3f8f5a"/><path d="M124 200 V470" stroke="#2b6a42" stroke-width="6"/>'
        + words('Ụlọ', 130, 606, 44, '#ffffff', family='DejaVu Serif'),
        260,
        640,
        '#fbf5e6',
    )

    def place(u, v):
        return ((u - 0.5) * 4.6, 0.25 * math.sin(v * 3.0 + 0.2) + 0.12 * math.sin(5 * u + 2 * v), 11.6 * v)

    slip = [surface(place, printed(tag, 0.85), 12, 40, thickness=0.05), torus(0.28, 0.09, metal('#c99f45', 0.3), (0, -0.1, 11), (90, 0, 0))]
    group(slip, at=(-0.9, -19.0, 0.42), turn=(-90, 0, -16))


def smooth_profile(points, steps=8):
    out = []
    for at in range(len(points) - 1):
        a, b, c, d = points[max(0, at - 1)], points[at], points[at + 1], points[min(len(points) - 1, at + 2)]
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return out + [points[-1]]


def painted_bell(profile):
    """Two goldfish and water weed painted on the bell's front: thin patches that follow its round."""
    red, gold, green = material('#d3202a', 0.4), material('#f0a02e', 0.4), material('#2f8d55', 0.4)

    def on_bell(x, z):
        r = (
            next(
                (a + (b - a) * (low - z) / max(low - high, 1e-6) for (a, low), (b, high) in zip(profile, profile[1:]) if low >= z >= high),
                3.8,
            )
            + 0.05
        )
        a = x / r
        return (r * math.sin(a), -r * math.cos(a), z)

    for x, z, size, way in ((-1.9, 4.9, 1.7, 1), (2.0, 3.4, 1.5, -1)):

        def body(u, v, x=x, z=z, size=size, way=way):
            return on_bell(x + way * size * (u - 0.5) * 1.6, z + size * 0.4 * math.sin(math.pi * min(1, u * 1.02)) ** 0.8 * (2 * v - 1))

        def tail(u, v, x=x, z=z, size=size, way=way):
            return on_bell(x + way * size * (0.72 + 0.6 * u), z + size * (0.1 + 0.5 * u) * (2 * v - 1))

        surface(body, red, 24, 8, thickness=0.05)
        surface(tail, gold, 12, 6, thickness=0.05)
    for x in (-3.6, -0.4, 0.3, 4.0):
        stem = [on_bell(x + 0.3 * math.sin(step + x), 0.6 + step * 0.42) for step in range(8)]
        tube(stem, [0.16, 0.16, 0.15, 0.13, 0.11, 0.09, 0.07, 0.04], green)


@good('raffia-basket', yaw=-18, pitch=20)
def basket(look):
    """Woven: upright stakes, and strands that go before and behind them by turns."""
    tones = [bumped(material(tone, 0.8), 0.4, 0.1) for tone in ('#d9b47a', '#cfa569', '#7c3f2a', '#34583f')]
    stakes, rows = 52, 34

    def radius(z):
        return 12.4 + 3.4 * math.sin(min(1, z / 24) * 1.9)

    lines = {number: [] for number in range(4)}
    for row in range(rows):
        z = 0.7 + row * 0.68
        tone = 2 if row in (12, 13, 14, 21, 22, 23) else 3 if row in (16, 17, 18, 19) else row % 2
        if tone == 3 and row % 2:
            tone = 2
        path = []
        for step in range(stakes * 6 + 1):
            a = 2 * math.pi * step / (stakes * 6)
            r = radius(z) + 0.34 * math.cos(a * stakes / 2 + math.pi * (row % 2))
            path.append((r * math.cos(a), r * math.sin(a), z))
        lines[tone].append(path)
    for tone, paths in lines.items():
        strands(paths, 0.4, tones[tone], sides=2)
    strands(
        [
            [(radius(z / 2) * math.cos(a), radius(z / 2) * math.sin(a), z / 2) for z in range(48)]
            for a in (2 * math.pi * (step + 0.5) / stakes for step in range(stakes))
        ],
        0.24,
        tones[1],
        sides=2,
    )
    lathe([(0, 0.3), (12.4, 0.3), (12.5, 0.9), (0, 0.9)], tones[1])
    lathe([(radius(z) - 0.45, z) for z in range(24)], tones[1])
    for phase in (0, 0.5):
        rim = []
        for step in range(stakes * 8):
            a, twist = 2 * math.pi * step / (stakes * 8), 2 * math.pi * (step / 8 + phase)
            rim.append(
                (
                    (radius(23.8) + 0.45 * math.cos(twist)) * math.cos(a),
                    (radius(23.8) + 0.45 * math.cos(twist)) * math.sin(a),
                    24.1 + 0.45 * math.sin(twist),
                )
            )
        strands([rim + rim[:1]], 0.46, tones[0], sides=3)
    arch = [(-15.6 * math.cos(a), 0, 20 + 21 * math.sin(a) ** 0.9) for a in (math.pi * (0.0 + step / 40) for step in range(41))]
    for phase in range(3):
        plait = []
        for step in range(321):
            at = min(step / 8, 39.999)
            low, t = int(at), at - int(at)
            x, y, z = (arch[low][k] + (arch[low + 1][k] - arch[low][k]) * t for k in range(3))
            twist = step * 0.32 + phase * 2.094
            plait.append((x * (1 + 0.035 * math.cos(twist)), y + 0.6 * math.sin(twist), z + 0.5 * math.cos(twist)))
        strands([plait], 0.52, tones[(0, 1, 2)[phase]], sides=3)
    for side in (-1, 1):
        for step in range(6):
            tube(
                [
                    (side * (radius(20 + step * 0.5) + 0.9), -1.3, 19 + step * 0.8),
                    (side * (radius(20) + 1.5), 0, 19.3 + step * 0.8),
                    (side * (radius(20) + 0.9), 1.3, 19 + step * 0.8),
                ],
                0.3,
                tones[2],
            )


@good('minna-water-pot', yaw=-20, pitch=14)
def water_pot(look):
    """Coiled and burnished: fire clouds, a neck, and carved bands with lizards as at Abuja and Minna."""
    clay = mottled('#7d3f26', '#a2592f', 9, 0.3, 0.0, bump=0.03)
    points = [
        (4.5, 0.4),
        (7.4, 0.9),
        (10.8, 4.4),
        (13.4, 10.2),
        (14, 15),
        (12.8, 20.4),
        (9.4, 25.2),
        (6.2, 27.6),
        (5.6, 29.6),
        (6.4, 32.2),
        (8.4, 34.6),
        (8.8, 35.4),
    ]
    skin = smooth_profile(points)

    def radius(z):
        for (r1, z1), (r2, z2) in zip(skin, skin[1:]):
            if z1 <= z <= z2:
                return r1 + (r2 - r1) * (z - z1) / (z2 - z1)
        return skin[-1][0]

    outer = [(0, 0.3)] + skin + [(8.7, 35.9), (8.0, 35.8), (7.4, 34.6)] + [(5.4, 32), (4.8, 29.6), (5.2, 27), (9, 24), (0, 12)]
    lathe(outer, clay, steps=160, angle=60)
    cut, pale = material('#3a1d12', 0.7), material('#e3c9a0', 0.8)
    for z in (12.6, 13.1, 19.6, 20.1, 25.2, 25.6):
        torus(radius(z) + 0.0, 0.13, cut, at=(0, 0, z - 0.13))
    zigzag, hatch = [], []
    for step in range(56):
        a, b = 2 * math.pi * step / 56, 2 * math.pi * (step + 1) / 56
        za, zb = (13.8, 18.9) if step % 2 == 0 else (18.9, 13.8)
        line = []
        for part in range(7):
            t = part / 6
            z = za + (zb - za) * t
            angle = a + (b - a) * t
            line.append(((radius(z) + 0.02) * math.sin(angle), -(radius(z) + 0.02) * math.cos(angle), z))
        zigzag.append(line)
        if step % 2 == 0:
            for level in range(1, 5):
                z = 13.8 + level * 1.0
                wide = (b - a) * (1 - level / 5.4)
                hatch.append(
                    [
                        (
                            (radius(z) + 0.02) * math.sin(b + wide * (t - 0.5) * 1.7),
                            -(radius(z) + 0.02) * math.cos(b + wide * (t - 0.5) * 1.7),
                            z,
                        )
                        for t in (0, 0.25, 0.5, 0.75, 1)
                    ]
                )
    strands(zigzag, 0.12, cut, sides=2)
    strands(hatch, 0.09, cut, sides=2)
    dots = sphere(0.2, pale)
    sown(
        dots,
        [
            (
                (radius(22.6 + 0.9 * (step % 2)) * math.sin(a), -radius(22.6 + 0.9 * (step % 2)) * math.cos(a), 22.4 + 0.9 * (step % 2)),
                (0, 0, 0),
            )
            for step, a in ((step, 2 * math.pi * step / 48) for step in range(48))
        ],
    )
    for turn in (-18, 102, 222):
        body = [(turn, z, w) for z, w in ((5.2, 0.1), (6.4, 0.3), (7.8, 0.55), (9.2, 0.7), (10.4, 0.45), (11.2, 0.6), (12.0, 0.2))]
        spine = [
            (
                (radius(z) + 0.1) * math.sin(math.radians(turn + 4 * math.sin(z))),
                -(radius(z) + 0.1) * math.cos(math.radians(turn + 4 * math.sin(z))),
                z,
            )
            for _, z, _ in body
        ]
        tube(spine, [w for _, _, w in body], clay)
        for z in (8.0, 10.0):
            for side in (-1, 1):
                leg = [
                    (radius(z + up) + 0.12, math.radians(turn + 4 * math.sin(z) + side * out), z + up)
                    for out, up in ((0, 0), (6, 0.5), (8, -0.6))
                ]
                tube([(r * math.sin(a), -r * math.cos(a), h) for r, a, h in leg], [0.3, 0.24, 0.14], clay)


@good('prayer-beads-99', yaw=-8, pitch=44)
def prayer_beads(look):
    olive = [mottled(tone, shade(tone, 0.7), 0.3, 0.3, 0.1, stretch=(1, 1, 4)) for tone in ('#a9773f', '#b98849', '#94632f')]
    dice, cord = random.Random('prayer-beads-99'), material('#2f5b3c', 0.8)
    profile = (
        [(0.09, 0)]
        + [
            (0.42 * math.sin(math.pi * (0.08 + 0.84 * step / 12)), 0.42 - 0.42 * math.cos(math.pi * (0.08 + 0.84 * step / 12)) - 0.01)
            for step in range(13)
        ]
        + [(0.09, 0.83)]
    )
    beads = [lathe(profile, tone, steps=24, angle=180) for tone in olive]
    spots = {number: [] for number in range(3)}
    path = []
    for step in range(1200):
        t = 2 * math.pi * step / 1200
        r = 11.2 + 1.5 * math.cos(3 * t + 0.4) + 0.7 * math.sin(5 * t)
        path.append((r * math.sin(t) * 1.08 + 1, r * math.cos(t) * 0.86 + 2, 0.42))
    long = sum(math.dist(a, b) for a, b in zip(path, path[1:]))
    gap, walked, placed = long / 102, 0, 0
    start = min(range(1200), key=lambda at: path[at][1])
    path = path[start:] + path[: start + 1]
    for a, b in zip(path, path[1:]):
        walked += math.dist(a, b)
        if walked >= gap * (placed + 1 + placed // 33 * 0.9) and placed < 99:
            spin = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            spots[dice.randrange(3)].append(
                ((a[0] - 0.41 * math.cos(math.radians(spin)), a[1] - 0.41 * math.sin(math.radians(spin)), 0.42), (0, 90, spin))
            )
            placed += 1
            if placed in (33, 66):
                marker = (a[0] + math.cos(math.radians(spin)) * gap * 0.95, a[1] + math.sin(math.radians(spin)) * gap * 0.95, 0.42)
                group(
                    [lathe(rounded([(0.1, -0.22), (0.5, -0.22), (0.5, 0.22), (0.1, 0.22)], 0.1), material('#5a3417', 0.3), steps=32)],
                    at=marker,
                    turn=(0, 90, spin),
                )
    for number in range(3):
        sown(beads[number], spots[number])
    strands([path], 0.09, cord, sides=2)
    foot = path[0]
    imam = [
        lathe(
            smooth_profile([(0.12, 0), (0.5, 0.4), (0.38, 1.6), (0.3, 2.6), (0.52, 3.1), (0.14, 3.5)]),
            material('#5a3417', 0.28, clear=0.4),
            steps=40,
            angle=180,
        )
    ]
    group(group(imam, turn=(90, 0, 0)), at=(foot[0], foot[1] - 0.1, 0.5))
    tuft = []
    for _ in range(170):
        a, w = dice.uniform(-0.5, 0.5), dice.random()
        tuft.append(
            [
                (foot[0], foot[1] - 4.2, 0.5 + 0.3 * w),
                (foot[0] + a * 1.1, foot[1] - 5.6, 0.2 + 0.6 * w),
                (foot[0] + a * 2.4 + dice.uniform(-0.2, 0.2), foot[1] - 8.6 + dice.uniform(-0.3, 0.3), 0.1 + 0.35 * w),
            ]
        )
    strands(tuft, 0.05, cord, sides=1)
    tube([(foot[0], foot[1] - 3.4, 0.5), (foot[0], foot[1] - 4.4, 0.5)], 0.3, cord)
    torus(0.34, 0.1, material('#d0a136', 0.35), at=(foot[0], foot[1] - 4.5, 0.5), turn=(90, 0, 0))
    hide, stitch = leather('#8a3b2a'), material('#f0dcae', 0.8)
    pouch = [
        loft(
            [
                (0, 0, 0, 6.4, 2.4),
                (0, 0, 0.6, 8.4, 3.2),
                (0, 0, 4, 9, 3.6),
                (0, 0, 7, 7.6, 2.8),
                (0, 0, 8.4, 5.2, 1.8),
                (0, 0, 9.6, 6.8, 2.0),
                (0, 0, 10.2, 7.6, 1.7),
            ],
            hide,
            0.12,
        ),
        torus(2.5, 0.22, material('#f0dcae', 0.8), at=(0, 0, 8.2)),
    ]
    pouch[1].scale = (1.05, 0.42, 1)
    pouch += [
        tube([(1.4, -1.0, 8.4), (2.4, -1.9, 7), (2.8, -2.0, 4.6)], 0.16, stitch),
        tube([(0.8, -1.0, 8.4), (1.0, -1.9, 7), (0.8, -2.1, 5)], 0.16, stitch),
        letters('SOKOTO', 0.85, stitch, at=(-1.2, -1.84, 3.4), turn=(-4, 0, 0), deep=0.02),
    ]
    group(group(pouch, turn=(-82, 0, 0)), at=(1.2, -1.4, 1.7), turn=(0, 0, -16))


@good('cloth-hair-flower', yaw=-10, pitch=40)
def hair_flower(look):
    red, deep = bumped(material('#d22a3a', 0.75, sheen=0.6), 0.35, 0.18), material('#7c1025', 0.75)
    flower = []
    for number in range(5):

        def place(u, v, number=number):
            across = (u - 0.5) * 2
            wide = 3.5 * math.sin(math.pi * (0.08 + 0.8 * v)) ** 0.75
            ruffle = 0.42 * math.sin(across * 7 + number) * v**3 + 0.22 * math.sin(across * 13) * v**4
            pleat = 0.14 * math.cos(across * 16) * v * (1 - v * 0.4)
            return (
                wide * across * (1 - 0.1 * v),
                -0.5 - 6.6 * v * (1 - 0.1 * across**2) + 0.3 * math.sin(across * 9) * v**4,
                1.0 + 2.0 * math.sin(v * 2.3) - 1.7 * v**2 + 0.5 * across**2 * v + ruffle + pleat,
            )

        flower.append(surface(place, red, 44, 28, turn=(0, 0, number * 72 + 8), thickness=0.06))
        flower.append(
            surface(
                lambda u, v, p=place: tuple(
                    c + (0.09 if k == 2 else 0) for k, c in enumerate(p(0.5 + (u - 0.5) * 0.55 * (1 - v), v * 0.42))
                ),
                deep,
                16,
                12,
                turn=(0, 0, number * 72 + 8),
            )
        )
    gold = material('#f0bd3b', 0.6)
    flower.append(
        tube([(0, 0, 1.2), (0.4, -0.6, 3.6), (1.0, -1.6, 6.2), (1.5, -2.2, 7.6)], [0.26, 0.2, 0.15, 0.1], material('#e8667a', 0.6))
    )
    for number in range(46):
        t = 0.45 + 0.5 * number / 46
        x, y, z = 1.5 * t**1.6, -2.2 * t**1.5, 1.2 + 6.4 * t
        a = number * 2.4
        tip = (x + 0.55 * math.cos(a), y + 0.55 * math.sin(a), z + 0.2)
        flower += [tube([(x, y, z), tip], 0.03, gold, smooth=False), sphere(0.12, gold, at=tip)]
    green = bumped(material('#2f7d4a', 0.75, sheen=0.4), 0.3, 0.15)
    for spin in (40, 118, 196):
        flower.append(
            surface(
                lambda u, v: (
                    1.9 * math.sin(math.pi * v**0.8) * (2 * u - 1),
                    -3.4 - 5.6 * v,
                    0.5 + 0.5 * math.sin(v * 3) + 0.4 * abs(2 * u - 1) + 0.08 * math.cos(v * 40 - abs(u - 0.5) * 12),
                ),
                green,
                16,
                30,
                turn=(0, 0, spin),
                thickness=0.06,
            )
        )
    group(flower, at=(-4.4, 2, 0.6), turn=(24, -8, 0))
    timber = wood('#6a3b20', 0.32, 'y', 0.6)
    crest = smoothed(
        [
            (-2.8, 7.6),
            (-3.0, 9.4),
            (-2.2, 11.2),
            (-1.4, 12.4),
            (-1.6, 13.8),
            (0, 15),
            (1.6, 13.8),
            (1.4, 12.4),
            (2.2, 11.2),
            (3.0, 9.4),
            (2.8, 7.6),
        ]
    )
    holes = [
        smoothed([(0, 13.9), (0.7, 13.2), (0, 12.5), (-0.7, 13.2)], 4),
        smoothed([(-1.3, 11), (-0.6, 10.4), (-1.2, 9.6), (-1.9, 10.2)], 4),
        smoothed([(1.3, 11), (1.9, 10.2), (1.2, 9.6), (0.6, 10.4)], 4),
    ]
    comb = [
        prism(crest, 0.75, timber, 0.2, holes=holes),
        prism(
            [(0.6 * math.cos(2 * math.pi * s / 24), 10.4 + 0.6 * math.sin(2 * math.pi * s / 24) - 1.7) for s in range(24)], 0.9, timber, 0.1
        ),
    ]
    for number in range(7):
        x = -2.55 + number * 0.85
        comb.append(
            loft([(x, 0, 0.2, 0.14, 0.16), (x, 0, 1.0, 0.3, 0.34), (x, 0, 4, 0.42, 0.5), (x, 0, 8.2, 0.46, 0.6)], timber, 0.2, across=20)
        )
    for z in (8.0, 8.5):
        comb.append(box(5.4, 0.82, 0.14, material('#e3c08a', 0.6), 0.04, at=(0, 0, z)))
    laid(comb, -26, at=(6.2, -8.4, 0.4))
