"""Music & Instruments: drums."""

import math
import random

from goods import good
from materials import brass, bumped, leather, material, metal, mottled, printed, shade, weave, wood
from prints import svg, words
from shapes import box, cylinder, group, lathe, loft, lying, rounded, sphere, surface, torus, tube


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
