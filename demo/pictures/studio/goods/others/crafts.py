"""Others: baskets, pots and chimes made by hand."""

import math

from goods import good
from goods.shared.fonts import SERIF
from goods.shared.hardware import smooth_line
from materials import bumped, clear_plastic, material, metal, mottled, printed
from prints import svg, words
from shapes import group, lathe, sown, sphere, strands, surface, torus, tube


@good('glass-wind-chime', yaw=-16, pitch=26)
def wind_chime(_look):
    """The Japanese kind: a glass bell, a thread with a clapper, a paper tag. It stands on the table, its tag laid before it."""
    bell = [(0.35, 8.0), (2.2, 7.6), (4.1, 6.4), (4.9, 4.2), (4.6, 1.8), (3.8, 0.1)]
    fine = smooth_line(bell)
    wall = [(0.3, 8.1), *fine, (3.62, 0.0)]
    lathe(wall, clear_plastic('#cfe9f3', 0.03, 0.1), angle=180)
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
        '<path d="M0 360 Q60 330 120 352 T260 340 V640 H0 Z" fill="#bfe0ea"/><path d="M0 470 Q70 440 140 462 T260 450 V640 H0 '
        'Z" fill="#6fb3cb"/><path d="M0 560 Q60 536 130 552 T260 545 V640 H0 Z" fill="#2f7fa6"/>'
        '<circle cx="182" cy="120" r="46" fill="#e0563b"/><path d="M120 470 C60 380 60 270 122 190 C190 '
        '270 186 380 130 470" fill="#3f8f5a"/><path d="M124 200 V470" stroke="#2b6a42" stroke-width="6"/>'
        + words('Ụlọ', 130, 606, 44, '#ffffff', family=SERIF),
        260,
        640,
        '#fbf5e6',
    )

    def place(u, v):
        return ((u - 0.5) * 4.6, 0.25 * math.sin(v * 3.0 + 0.2) + 0.12 * math.sin(5 * u + 2 * v), 11.6 * v)

    slip = [surface(place, printed(tag, 0.85), 12, 40, thickness=0.05), torus(0.28, 0.09, metal('#c99f45', 0.3), (0, -0.1, 11), (90, 0, 0))]
    group(slip, at=(-0.9, -19.0, 0.42), turn=(-90, 0, -16))


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
def basket(_look):
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
def water_pot(_look):
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
    skin = smooth_line(points)

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
