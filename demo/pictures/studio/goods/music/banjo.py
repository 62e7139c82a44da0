"""Music & Instruments: the banjo, and strings in packets."""

import math

from goods import good
from goods.music.strings import neck, tuner
from goods.shared.fonts import SERIF
from materials import material, metal, plastic, printed, rubber, shade, wood
from prints import svg, words
from shapes import box, closed_curve, cylinder, group, lathe, letters, plate, prism, rounded, sphere, tube


@good('five-string-banjo', yaw=-18, pitch=10, focus=(0.5, 0.25))
def banjo(look):
    maple, chrome = wood('#c98f52', 0.3, 'z', 1.2), metal('#d3d6da', 0.18)
    radius = 14.2
    pot = [
        lathe(
            rounded([(radius, -6.5), (radius, 0), (radius - 1.2, 0), (radius - 1.2, -6.5), (radius, -6.5)], 0.2),
            wood('#c98f52', 0.3, 'x', 1.2),
            turn=(90, 0, 0),
            steps=128,
        )
    ]
    pot.append(lathe(rounded([(0, 0.4), (radius - 0.3, 0.4), (radius, 0.1)], 0.2), material('#f7f5ee', 0.65), turn=(90, 0, 0), steps=96))
    pot.append(
        lathe(
            rounded([(radius - 0.1, -1.0), (radius + 0.5, -1.0), (radius + 0.5, 0.7), (radius - 0.1, 0.7), (radius - 0.1, -1.0)], 0.15),
            chrome,
            turn=(90, 0, 0),
            steps=128,
        )
    )
    for n in range(24):
        a = math.tau * n / 24 + 0.13
        x, z = (radius + 0.85) * math.sin(a), (radius + 0.85) * math.cos(a)
        pot.append(tube([(x * 0.955, -0.85, z * 0.955), (x, -0.8, z), (x, 0.2, z), (x, 5.4, z)], 0.17, chrome, smooth=False))
        pot.append(box(1.0, 1.6, 0.8, chrome, round=0.2, at=(x * 0.985, 4.6, z * 0.985 - 0.4), turn=(0, math.degrees(a), 0)))
        pot.append(cylinder(0.38, 0.9, chrome, at=(x, 6.0, z), turn=(90, 0, 0)))
    pot.append(
        plate(8.5, 3.0, printed(svg(words('Orin', 420, 200, 180, '#26262c', family=SERIF), 840, 300, '#f7f5ee'), 0.65), at=(0, -0.42, 5.6))
    )
    bridge, scale = -6.0, 67.0
    nut = bridge + scale
    pot += neck(scale, bridge, 15.0, 3.4, 4.6, -1.9, maple, wood('#3a2318', 0.4, 'z', 0.6), 22)
    head = closed_curve(
        [
            (-1.8, 0),
            (1.8, 0),
            (2.6, 2.5),
            (3.2, 5),
            (2.6, 8),
            (3.0, 11.5),
            (1.4, 13),
            (0, 12.2),
            (-1.4, 13),
            (-3.0, 11.5),
            (-2.6, 8),
            (-3.2, 5),
            (-2.6, 2.5),
        ],
        6,
    )
    pot.append(prism(head, 1.5, wood('#3a2318', 0.3, 'z', 0.8), round=0.25, at=(0, -0.9, nut)))
    pot.append(letters('ORIN', 1.1, material('#eee6d0', 0.3), at=(0, -1.68, nut + 10.6), deep=0.01))
    wire = metal('#d0d0cc', 0.2)
    for n in range(4):
        side = -1 if n < 2 else 1
        z = nut + (3.4 if n in (0, 3) else 7.6)
        pot += tuner(chrome, (side * 1.7, -1.7, z), side)
        share = n / 3 - 0.5
        pot.append(
            tube(
                [(share * 3.0, -1.3, -12.6), (share * 4.2, -2.3, bridge), (share * 2.6, -2.1, nut), (side * 1.5, -1.75, z)],
                0.05,
                wire,
                smooth=False,
            )
        )
    fifth = bridge + scale / 2 ** (5 / 12)
    pot += tuner(chrome, (-2.3, -1.5, fifth + 0.4), -1)
    pot.append(tube([(-2.1, -1.3, -12.6), (-2.9, -2.3, bridge), (-2.3, -2.1, fifth)], 0.05, wire, smooth=False))
    pot.append(
        prism(
            [
                (-3.6, 0),
                (-3.0, 0),
                (-2.6, 0.6),
                (-0.6, 0.6),
                (-0.3, 0),
                (0.3, 0),
                (0.6, 0.6),
                (2.6, 0.6),
                (3.0, 0),
                (3.6, 0),
                (3.4, 1.7),
                (-3.4, 1.7),
            ],
            0.5,
            wood('#d8b27a', 0.5),
            round=0.05,
            turn=(90, 0, 0),
        )
    )
    group([pot[-1]], at=(0, -0.4, bridge))
    pot.append(prism([(-1.9, 0), (1.9, 0), (1.5, 4.5), (-1.5, 4.5)], 0.5, chrome, round=0.12, at=(0, -0.9, -16.2)))
    group(group(pot, turn=(-14, 0, 0)), at=(0, 0, 22))
    black = plastic('#18181b', 0.45)
    for side in (-1, 1):
        tube([(0, 9, 32), (side * 7, 8, 14), (side * 16, -3, 0.8), (side * 17, -7, 0.8)], 0.9, black, smooth=False)
        tube([(side * 8.2, 5.5, 10.5), (side * 8.2, -8, 6.2), (side * 8.2, -9.5, 8.4)], 0.9, rubber('#232327'), smooth=False)
    tube([(0, 9, 32), (0, 22, 0.9)], 0.9, black)
    tube([(-8.2, 6, 10.6), (8.2, 6, 10.6)], 0.7, black)


@good('guitar-strings-3', yaw=-16, pitch=20, focus=(0.4, 0.5))
def strings(look):
    def packet(ground, ink):
        coil = ''.join(
            f'<circle cx="300" cy="360" r="{r}" fill="none" stroke="{c}" stroke-width="5"/>'
            for r, c in ((150, '#e9e4d4'), (138, '#d9b25a'), (126, '#e9e4d4'), (114, '#d9b25a'), (102, '#e9e4d4'), (90, '#d9b25a'))
        )
        art = (
            f'<rect width="600" height="640" fill="{ground}"/><rect y="520" width="600" height="120" fill="#14141a"/>'
            + words('ORIN', 300, 128, 110, ink, spacing=14)
            + words('COATED GUITAR STRINGS', 300, 178, 30, ink)
            + coil
        )
        art += (
            words('LIGHT', 300, 374, 50, ink)
            + words('.010 – .046', 300, 584, 54, '#fff')
            + words('6 strings · electric & acoustic', 300, 620, 22, '#cfcfd6', 400)
        )
        front = svg(art, 600, 640)
        return [
            box(11.4, 0.55, 12.2, material(shade(ground, 0.95), 0.5), round=0.1),
            plate(11.36, 12.14, printed(front, 0.25, clear=0.6), at=(0, -0.285, 0.03)),
        ]

    for x, y, turned, ground, ink in (
        (-8.6, 4.2, 14, '#12509a', '#ffffff'),
        (8.2, 4.6, -13, '#b3202c', '#ffffff'),
        (0, 0.6, 0, '#e0b548', '#1a1712'),
    ):
        group(group(packet(ground, ink), turn=(-14, 0, 0)), at=(x, y, 0.05), turn=(0, 0, turned))
    dark = plastic('#1b1b1f', 0.35)
    screen = svg(
        '<rect width="400" height="300" fill="#06240f"/>'
        + ''.join(
            f'<rect x="{40 + n * 30}" y="{40 + abs(n - 5) * 5}" width="12" height="46" fill="{"#5dff8a" if n == 5 else "#2a6b3d"}"/>'
            for n in range(11)
        )
        + words('E', 200, 236, 150, '#5dff8a')
        + words('440 Hz', 330, 280, 34, '#5dff8a', 400),
        400,
        300,
    )
    tuner_body = [
        box(4.6, 1.4, 3.6, dark, round=0.5, at=(0, 0, 3.2)),
        plate(3.7, 2.7, printed(screen, 0.2, light=1.0, clear=0.4), at=(0, -0.72, 3.7), round=0.2),
    ]
    tuner_body += [
        sphere(0.75, dark, at=(0, 0.9, 2.6)),
        box(2.2, 3.4, 0.7, dark, round=0.25, at=(0, 0.6, 1.9)),
        box(2.2, 4.6, 0.7, dark, round=0.25, at=(0, 0.2, 0.0)),
        box(1.6, 0.6, 1.6, rubber('#2a2a2f'), round=0.2, at=(0, 1.8, 0.6)),
    ]
    group(group(tuner_body, turn=(-6, 0, 0)), at=(9.4, -7.4, 0.1), turn=(0, 0, -12))
    gold = metal('#cdb98c', 0.25)
    coil = [
        (5.0 * math.cos(a) * (1 + 0.015 * math.sin(n)), 5.0 * math.sin(a), 0.12 + n * 0.004)
        for n, a in ((n, math.tau * n / 24) for n in range(100))
    ]
    group([tube(coil, 0.07, gold)], at=(-4.6, -8.6, 0))
