"""Music & Instruments: drums and percussion."""

import math
import random

from goods import good
from materials import brass, bumped, glossy, leather, material, metal, mottled, printed, shade, weave, wood
from prints import svg, words
from shapes import box, cylinder, group, lathe, loft, lying, rounded, sown, sphere, surface, torus, tube


def around(radius, number, start=0.0):
    return [(radius * math.cos(a), radius * math.sin(a), math.degrees(a)) for a in (math.tau * n / number + start for n in range(number))]


def goatskin(color='#e6d6b4'):
    return mottled(color, shade(color, 0.86), 5, 0.6, 0.1, bump=0.08)


def stick(length, thick=0.72, made=None):
    """A drum stick along z, its acorn tip above."""
    profile = [
        (0, 0),
        (thick, 0.05),
        (thick, 0.8),
        (thick, length * 0.66),
        (thick * 0.45, length - 1.4),
        (thick * 0.42, length - 1.1),
        (thick * 0.72, length - 0.6),
        (thick * 0.5, length - 0.1),
        (0, length),
    ]
    return lathe(rounded(profile, 0.5), made or wood('#d9b077', 0.4, 'z', 0.6), steps=32)


@good('dundun-talking-drum', yaw=-22, pitch=15, focus=(0.4, 0.85))
def dundun(look):
    timber, skin, thong = wood('#6e3f22', 0.45, 'z', 1.4), goatskin(), mottled('#cdb48a', '#a98a5e', 0.8, 0.7, 0.2)
    body = [(8.6, 1.5), (8.2, 4), (6.0, 10), (3.9, 16), (3.4, 20), (3.9, 24), (6.0, 30), (8.2, 36), (8.6, 38.5)]
    lathe(rounded(body, 3.0), timber)
    for low in (0, 1):
        z = 40.0 if low else 0.0
        sign = -1 if low else 1
        lathe(rounded([(0, z), (9.4, z), (10.3, z + sign * 0.9), (10.2, z + sign * 2.2), (8.7, z + sign * 2.6)], 0.4), skin)
        torus(10.25, 0.55, bumped(leather('#8a6a43'), 0.5, 0.3), at=(0, 0, z + sign * 1.5 - 0.55))
        for x, y, _turned in around(10.35, 40):
            tube(
                [(x * 0.965, y * 0.965, z + sign * 0.5), (x * 1.04, y * 1.04, z + sign * 1.5), (x * 0.98, y * 0.98, z + sign * 2.5)],
                0.19,
                thong,
            )
    chance = random.Random('dundun')
    for n in range(40):
        a, b = math.tau * n / 40, math.tau * (n + (0.5 if n % 2 else -0.5)) / 40
        path = []
        for step in range(9):
            t = step / 8
            angle = a + (b - a) * t
            pulled = 10.4 - 2.7 * math.sin(math.pi * t) ** 1.3 + chance.uniform(-0.04, 0.04)
            path.append((pulled * math.cos(angle), pulled * math.sin(angle), 2.3 + 35.4 * t))
        tube(path, 0.2, thong)
    for z, r in ((20, 7.8), (19.2, 7.85)):
        tube(
            [(r * math.cos(a), r * math.sin(a), z + 0.15 * math.sin(3 * a)) for a in (math.tau * n / 40 for n in range(40))],
            0.28,
            thong,
            closed=True,
        )
    band = printed(
        svg(
            ''.join(
                f'<rect y="{y}" width="200" height="{h}" fill="{c}"/>'
                for y, h, c in (
                    (0, 30, '#7a1f2b'),
                    (30, 16, '#e0b04a'),
                    (46, 48, '#7a1f2b'),
                    (94, 12, '#f3e7c8'),
                    (106, 48, '#7a1f2b'),
                    (154, 16, '#e0b04a'),
                    (170, 30, '#7a1f2b'),
                )
            ),
            200,
            200,
        ),
        0.9,
        sheen=0.3,
    )

    def strap(u, v):
        a = math.pi * (1.12 * u - 0.06)
        hang = max(0.0, math.sin(a))
        return (10.8 * math.cos(a) + 6.5 * math.sin(a) ** 2, 2 - 10.9 * abs(math.sin(a)) ** 0.8, 36.5 - 22 * hang**0.9 + (v - 0.5) * 4.6)

    surface(strap, band, 70, 8, thickness=0.25)
    for side in (-1, 1):
        for n in range(2):
            sphere(0.8, brass(), at=(side * 10.9, 1.4 - n * 1.8, 35.2))
    bent = [
        (17.5, -12, 0.9),
        (19, -6, 0.9),
        (20.5, 2, 0.95),
        (22, 9, 1.0),
        (22.5, 12.6, 1.6),
        (22.0, 14.6, 3.6),
        (21, 14.8, 6.2),
        (20.3, 13.2, 8.6),
    ]
    tube(bent, [0.75, 0.72, 0.68, 0.66, 0.68, 0.78, 0.95, 1.2], wood('#8a5730', 0.4, 'y', 0.8))
    cylinder(1.5, 0.35, wood('#8a5730', 0.4), at=(20.35, 13.3, 8.4), turn=(-55, 20, 0))


@good('djembe-12', yaw=-20, pitch=18, focus=(0.45, 0.85))
def djembe(look):
    timber = wood('#7d4724', 0.38, 'z', 2.0)
    body = [(0, 0), (13.2, 0), (13.6, 1.2), (11.4, 9), (8.2, 20), (7.2, 27), (8.6, 32.5), (12.6, 38), (15.6, 46), (16.4, 53), (16.0, 59.5)]
    lathe(rounded(body, 3.5), timber)
    for z, r in ((24.2, 7.85), (25.2, 7.65), (26.2, 7.6)):
        lathe([(r + 0.25 * math.sin(a), z + 0.35 * math.cos(a)) for a in (math.tau * n / 12 for n in range(13))], material('#4a2814', 0.5))
    carved = material('#3d2110', 0.6)
    for x, y, turned in around(1, 12):
        for z, r, s in ((13.6, 10.25, 1.0), (10.8, 11.05, 0.8), (16.2, 9.55, 0.8)):
            group([box(s * 1.5, 0.3, s * 1.5, carved, round=0.05, at=(0, 0, -s * 0.75))], at=(x * r, y * r, z), turn=(0, 45, turned + 90))
    lathe(rounded([(0, 60.6), (15.4, 60.6), (16.4, 59.8), (16.9, 57.6), (17.0, 54.0), (16.5, 53.4)], 0.8), goatskin('#efe3c6'))
    rope, iron = bumped(weave('#1f3f78', 0.25), 0.6, 0.25), bumped(weave('#a8232e', 0.25), 0.5, 0.25)
    for z in (57.4, 55.2):
        torus(17.1, 0.5, iron, at=(0, 0, z))
    torus(9.6, 0.5, iron, at=(0, 0, 33.2))
    number = 26
    path = []
    for n in range(number):
        a, b = math.tau * n / number, math.tau * (n + 0.5) / number
        for angle, r, z in (
            (a, 17.3, 55.6),
            (a + 0.04, 16.7, 50),
            (b - 0.05, 13.4, 39.5),
            (b, 10.0, 33.7),
            (b + 0.05, 13.4, 39.5),
            (a + math.tau / number - 0.04, 16.7, 50),
        ):
            path.append((r * math.cos(angle), r * math.sin(angle), z))
    tube(path, 0.3, rope, smooth=False, closed=True)
    for row in range(2):
        z, r = (46.5, 16.0) if row == 0 else (43.4, 15.1)
        tube(
            [
                (
                    (r + 0.35 * (-1) ** n) * math.cos(math.tau * n / 52),
                    (r + 0.35 * (-1) ** n) * math.sin(math.tau * n / 52),
                    z + 0.25 * math.sin(n),
                )
                for n in range(52)
            ],
            0.28,
            rope,
            closed=True,
        )
    for x, y, turned in around(17.3, number):
        group([torus(0.65, 0.22, rope)], at=(x, y, 56.6), turn=(90, 0, turned + 90))


@good('snare-drum-14', yaw=-24, pitch=24, focus=(0.45, 0.6))
def snare(look):
    chrome = metal('#d3d6da', 0.16)
    shell = wood('#c98f4e', 0.22, 'x', 1.6)
    lathe(rounded([(17.4, 1.0), (17.7, 1.0), (17.7, 13.0), (17.4, 13.0)], 0.1), shell)
    for low in (0.0, 12.1):
        lathe(
            rounded(
                [
                    (17.6, low),
                    (18.5, low),
                    (18.7, low + 0.3),
                    (18.35, low + 0.7),
                    (18.35, low + 1.5),
                    (18.65, low + 1.9),
                    (18.3, low + 2.2),
                    (17.9, low + 2.0),
                    (17.9, low + 0.4),
                ],
                0.2,
            ),
            chrome,
            steps=128,
        )
    lathe(rounded([(0, 13.6), (17.2, 13.6), (17.9, 13.2)], 0.3), material('#f4f3ee', 0.7))
    lying(7, 3.5, printed(svg(words('ORIN', 400, 250, 150, '#20222a', spacing=14), 800, 400, '#f4f3ee'), 0.7), at=(0, -12.4, 13.62))
    for x, y, turned in around(18.3, 10, 0.16):
        group(
            [
                cylinder(0.28, 12.4, chrome, at=(0.35, 0, 0.9), round=0.05),
                loft([(0, 0, 4.3, 1.2, 1.8), (0.1, 0, 5.0, 1.7, 2.3), (0.1, 0, 9.0, 1.7, 2.3), (0, 0, 9.7, 1.2, 1.8)], chrome, 0.4),
                box(1.2, 1.6, 1.0, chrome, round=0.25, at=(0.2, 0, 12.6)),
                box(1.2, 1.6, 1.0, chrome, round=0.25, at=(0.2, 0, 0.5)),
                cylinder(0.36, 0.7, chrome, at=(0.35, 0, 13.5)),
            ],
            at=(x, y, 0),
            turn=(0, 0, turned),
        )
    x, y, turned = around(18.4, 1, -1.95)[0]
    group(
        [
            box(1.6, 3.2, 6.5, chrome, round=0.4, at=(0.2, 0, 4.2)),
            box(1.0, 1.2, 5.4, chrome, round=0.4, at=(1.6, 0, 6.4), turn=(0, 8, 0)),
            cylinder(0.9, 1.2, chrome, at=(0.4, 0, 10.6)),
        ],
        at=(x, y, 0),
        turn=(0, 0, turned),
    )
    lathe(rounded([(0, 0), (1.1, 0), (1.2, 0.15), (0.5, 0.3), (0, 0.3)], 0.05), brass(), at=(0, -17.7, 6.4), turn=(90, 0, 0))
    for n, (x, y, z, turned) in enumerate(((-6, -4.5, 14.35, -62), (-3, -6.5, 14.35, -54), (4, -1.5, 15.2, -68), (7, -4.0, 15.2, -58))):
        group(
            group([stick(40)], turn=(90, 0, 0), at=(0, 20, 0)),
            at=(x + (n - 1.5), y + 5, z if n < 2 else 14.35),
            turn=(0, 0, turned + (0 if n < 2 else 118)),
        )


@good('shekere-beaded', yaw=-18, pitch=12, focus=(0.5, 0.4))
def shekere(look):
    gourd = mottled('#b9803f', '#8f5624', 3.0, 0.35, 0.15)
    body = [
        (0, 0.3),
        (4, 0.4),
        (9.5, 3.0),
        (12.2, 8.5),
        (11.8, 14),
        (8.6, 19),
        (4.8, 22.5),
        (3.2, 26),
        (2.9, 30),
        (3.3, 33.2),
        (2.7, 34),
        (0, 34),
    ]
    profile = rounded(body, 4.0, 10)
    lathe(profile, gourd)

    def radius(z):
        best = min(range(len(profile) - 1), key=lambda n: 0 if profile[n][1] <= z <= profile[n + 1][1] else 9 + abs(profile[n][1] - z))
        (r0, z0), (r1, z1) = profile[best], profile[best + 1]
        return r0 + (r1 - r0) * max(0, min(1, (z - z0) / max(z1 - z0, 1e-6)))

    string = weave('#efe6d2', 0.1)
    rows, number = 13, 30
    tones = ('#c8202f', '#f2b41c', '#1d5fc4', '#f6f2e6')
    spots = {tone: [] for tone in tones}
    for row in range(rows):
        z = 1.6 + row * 1.5
        for n in range(number):
            a = math.tau * (n + (row % 2) / 2) / number
            r = radius(z) + 0.35
            spots[tones[(row // 2) % 4 if row % 2 else (row // 2 + n % 2 * 2) % 4]].append(
                ((r * math.cos(a), r * math.sin(a), z), (0, 0, 0))
            )
    for tone, places in spots.items():
        bead = lathe(
            [(0.42 * math.sin(math.pi * s / 12), -0.42 * math.cos(math.pi * s / 12)) for s in range(13)], glossy(tone), steps=16, angle=180
        )
        sown(bead, places)
    for n in range(number):
        for way in (-0.5, 0.5):
            path = []
            for row in range(rows + 1):
                z = 1.6 + row * 1.5
                a = math.tau * (n + way * (row % 2)) / number
                r = radius(z) + 0.22
                path.append((r * math.cos(a), r * math.sin(a), z))
            path.append((3.5 * math.cos(math.tau * n / number), 3.5 * math.sin(math.tau * n / number), 24.6))
            tube(path, 0.07, string, smooth=False)
    for z in (24.4, 24.9, 25.4):
        torus(radius(z) + 0.1, 0.28, string, at=(0, 0, z))
    for n in range(5):
        tube(
            [
                (3.2, -1.4 + n * 0.2, 25),
                (4.4, -2.6 + n * 0.7, 23.5),
                (5.4 + n * 0.2, -3.8 + n * 0.9, 20.6),
                (7.6 + 0.3 * n, -4.6 + n * 1.1, 18.9),
            ],
            0.12,
            string,
        )


@good('maracas-pair', yaw=-14, pitch=30, focus=(0.4, 0.55))
def maracas(look):
    def rings(main, second):
        return svg(
            f'<rect width="1200" height="600" fill="{main}"/>'
            + f'<rect y="70" width="1200" height="46" fill="#f7f1e0"/><rect y="232" width="1200" height="136" fill="{second}"/><rect'
            ' y="216" width="1200" height="16" fill="#f7f1e0"/><rect y="368" width="1200" height="16" fill="#f7f1e0"/><rect y="470"'
            ' width="1200" height="46" fill="#1f8a4c"/>'
            + ''.join(
                f'<circle cx="{n * 100 + 50}" cy="300" r="27" fill="#f7f1e0"/><path d="M{n * 100} 190l50-46 50 46z" fill="#f5c518"/><path'
                f' d="M{n * 100} 410l50 46 50-46z" fill="#f5c518"/>'
                for n in range(12)
            ),
            1200,
            600,
        )

    def maraca(main, second):
        head = lathe(
            [(3.9 * math.sin(a), 5.0 - 5.0 * math.cos(a)) for a in (math.pi * n / 40 for n in range(41))],
            printed(rings(main, second), 0.3, clear=0.9),
            at=(0, 0, 13.0),
            angle=180,
        )
        handle = lathe(
            rounded(
                [(0, 0), (1.25, 0.1), (1.45, 1.0), (1.0, 2.4), (0.85, 5), (1.05, 9), (0.9, 12), (1.5, 13.2), (1.1, 13.8), (0, 14)], 0.6
            ),
            wood('#c68f55', 0.35, 'z', 0.7),
        )
        band = lathe(rounded([(0.9, 11.6), (1.25, 11.8), (1.25, 12.3), (0.95, 12.5)], 0.1), glossy(second))
        return [head, handle, band]

    group(group(maraca('#d3202c', '#1d5fc4'), turn=(-86, 0, 0), at=(0, -11, 0)), at=(-4.8, 1, 3.8), turn=(0, 0, 22))
    group(group(maraca('#f07a1b', '#8a2f8f'), turn=(-86, 0, 0), at=(0, -11, 0)), at=(5.4, 0, 3.8), turn=(0, 0, -26))


@good('hand-bell', yaw=-20, pitch=12, focus=(0.45, 0.4))
def hand_bell(look):
    gold = metal('#d5a545', 0.2)
    outer = [(7.1, 0), (7.35, 0.5), (6.6, 1.6), (5.3, 4.2), (4.7, 7.6), (4.4, 9.2), (3.2, 10.6), (1.4, 11.1), (0, 11.2)]
    lathe(rounded([(6.5, 0.3), *outer], 0.7), gold, steps=128)
    lathe(rounded([(6.6, 0.2), (5.6, 2.6), (4.6, 6.0), (4.1, 9), (0, 10.4)], 0.6), metal('#8d6a28', 0.45))
    for z, r in ((1.95, 6.4), (2.35, 6.18), (8.9, 4.48)):
        lathe([(r + 0.1 * math.sin(a), z + 0.1 * math.cos(a)) for a in (math.tau * n / 12 for n in range(13))], gold)
    lathe(rounded([(0, 11.0), (1.5, 11.0), (1.6, 11.5), (0.9, 12.1), (1.15, 12.6), (1.15, 13.2), (0, 13.2)], 0.2), gold)
    grip = [
        (0, 13.1),
        (1.0, 13.1),
        (0.95, 13.8),
        (1.5, 16.0),
        (1.75, 18.4),
        (1.35, 21.0),
        (1.0, 22.0),
        (1.3, 22.8),
        (1.25, 23.6),
        (0.7, 24.2),
        (0, 24.3),
    ]
    lathe(rounded(grip, 0.9), wood('#5a2f18', 0.3, 'z', 0.8))
    sphere(1.3, metal('#6d6a66', 0.4), at=(0, 0, 0.15))


def iron_bell(length, wide):
    """A flared bell of two forged halves, welded along its sides; its mouth is below."""
    iron = bumped(metal('#4d4a48', 0.55), 0.7, 0.9)

    def place(u, v):
        a = math.tau * u
        grow = 0.2 + 0.8 * (1 - v) ** 0.8
        x, y = math.cos(a), math.sin(a)
        edge = 1 + 0.1 * max(0, abs(x) - 0.93) / 0.07
        return (x * wide / 2 * grow * edge, y * wide * 0.36 * grow, v * length)

    shell = surface(place, iron, 64, 30, True, thickness=0.22)
    seams = [
        tube([(side * wide / 2 * (0.2 + 0.8 * (1 - v) ** 0.8) * 1.06, 0, v * length) for v in (n / 10 for n in range(11))], 0.22, iron)
        for side in (-1, 1)
    ]
    return [shell, *seams]


@good('agogo-bells', yaw=-24, pitch=14, focus=(0.4, 0.6))
def agogo(look):
    iron = bumped(metal('#4d4a48', 0.5), 0.5, 0.5)
    bells = group(iron_bell(17.5, 9.4), at=(-5.3, 0, 0.2), turn=(0, 0, 0)) + group(iron_bell(13.6, 7.6), at=(5.6, 0, 0.2))
    bells.append(
        tube([(-5.3, 0, 16.6), (-5.2, 0, 19.2), (-3.8, 0, 22.5), (0, 0, 24.2), (3.6, 0, 21.5), (5.4, 0, 17.0), (5.6, 0, 12.8)], 0.62, iron)
    )
    bells.append(tube([(-5.2, 0, 18.8), (-4.4, 0, 21.2), (-2.0, 0, 23.4), (0.6, 0, 23.6)], 0.95, bumped(leather('#6d4526'), 0.6, 0.4)))
    group(bells, turn=(0, 0, 0))
    cord = weave('#a8232e', 0.12)
    beater = [
        lathe(
            rounded([(0, 0), (0.75, 0), (0.85, 1), (0.7, 12), (0.85, 20), (1.15, 21.5), (1.15, 23.4), (0.6, 24), (0, 24)], 0.5),
            wood('#8a5730', 0.4, 'z', 0.8),
        )
    ]
    group(group(beater, turn=(-90, 0, 0), at=(0, -11, 1.15)), at=(2, -8.5, 0), turn=(0, 0, 68))
    tube([(-0.3, -0.7, 23.2), (1.2, -3.0, 19), (9, -4, 9), (16, -6, 1.5), (15, -10, 0.5), (12.6, -11.8, 1.2)], 0.16, cord)
    for n in range(4):
        group([torus(0.85, 0.16, cord)], at=(12.2 - n * 0.3, -12.4 - n * 0.13, 1.15), turn=(90, 0, 68))
