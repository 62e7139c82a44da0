"""Music & Instruments: rattles and bells."""

import math

from goods import good
from materials import bumped, glossy, leather, metal, mottled, printed, weave, wood
from prints import svg
from shapes import group, lathe, rounded, sown, sphere, surface, torus, tube


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
