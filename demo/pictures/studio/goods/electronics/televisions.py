"""Electronics: screens."""

import math
import random

from goods import good
from goods.electronics.devices import football, sunset
from goods.shared.gadgets import gradient, screen
from materials import material, metal, plastic, printed, wood
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sphere, surface, tube, wires


def television(width, height, picture, rim=0.9, chin=1.6, lift=7.0, deep=5.0, brand='Ìmọ́lẹ̀', frame=None):
    """A flat television without its feet: the panel's lower edge is `lift` above the ground."""
    frame = frame or plastic('#17181a', 0.3)
    prism(rounded_rectangle(width, height, 0.7), 1.4, frame, round=0.25, at=(0, 0, lift))
    prism(rounded_rectangle(width * 0.72, height * 0.5, 1.5), deep, plastic('#1b1c1f', 0.5), round=1.0, at=(0, deep / 2 + 0.4, lift + 1.5))
    plate(width - 2 * rim, height - rim - chin, screen(picture), at=(0, -0.706, lift + chin))
    letters(brand, min(chin * 0.7, 1.5), metal('#c3c5ca'), at=(0, -0.71, lift + chin * 0.45), deep=0.01)
    box(2.4, 0.8, 0.5, plastic('#0d0d0f', 0.3), round=0.2, at=(width * 0.4, -0.3, lift - 0.25))


def tv_home():
    """A smart television's first page: one film large, rows of others."""
    names = ('Ìlú Mi', 'Lagos 2 AM', 'Owambe', 'Zuma', 'Sọ̀rọ̀', 'Harmattan')
    tones = (
        ('#7a1f3d', '#e2683c'),
        ('#0c2f5c', '#3aa0d8'),
        ('#5b2a86', '#e0559b'),
        ('#1f5b3a', '#9ccc4c'),
        ('#6b3d12', '#e8a93a'),
        ('#233044', '#7d93b2'),
    )
    defs = ''.join(gradient(f't{n}', *tone, turned=True) for n, tone in enumerate(tones))
    row = ''
    for line, (y, tall) in enumerate(((560, 170), (770, 170))):
        for n in range(6):
            x, mark = 70 + n * 252, (n + line * 2) % 6
            row += (
                f'<rect x="{x}" y="{y}" width="232" height="{tall}" rx="12" fill="url(#t{mark})"/>'
                f'<circle cx="{x + 170}" cy="{y + 60}" r="{38 + 5 * (n % 3)}" fill="#fff" opacity=".2"/>'
            )
            row += (
                f'<path d="M{x} {y + tall}V{y + 120}Q{x + 110} {y + 70 + 12 * (n % 2)} {x + 232}'
                f' {y + 130}V{y + tall}z" fill="#000" opacity=".3"/>' + words(names[mark], x + 18, y + tall - 22, 27, anchor='start')
            )
    return svg(
        f'<defs>{defs}{gradient("h", "#0b1026", "#3b1d5e", "#c4573c", turned=True)}</defs>'
        f'<rect width="1600" height="900" fill="#0b0d14"/><rect width="1600" height="500" fill="url(#h)"/>'
        '<circle cx="1200" cy="250" r="150" fill="#ffd08a"/>'
        '<path d="M820 500Q1000 330 1180 420T1600 360V500z" fill="#1b0f2a"/>'
        '<path d="M1090 440l28-150h26l30 150zM1300 420l20-110h22l24 110z" fill="#120a1e"/>'
        + words('Home    Films    Live    Apps', 70, 70, 28, '#e8eaf2', 400, 'start')
        + words('10:24', 1530, 70, 28, anchor='end')
        + words('Afárá', 70, 270, 120, anchor='start')
        + words('Drama · 2026 · English, Yorùbá', 74, 325, 30, '#dfe3ee', 400, 'start')
        + '<rect x="70" y="360" width="190" height="66" rx="33" fill="#fff"/>'
        + words('▶ Play', 165, 404, 30, '#17181c')
        + '<rect x="280" y="360" width="190" height="66" rx="33" fill="#fff" opacity=".25"/>'
        + words('+ My list', 375, 404, 30, '#ffffff')
        + row,
        1600,
        900,
    )


def splayed_feet(width, lift, made):
    for side in (-1, 1):
        for reach in (-10.5, 10.5):
            tube(
                [
                    (side * width * 0.36, 0.6, lift + 1.4),
                    (side * width * 0.37, 0.6 + reach * 0.2, lift - 1),
                    (side * width * 0.385, 0.6 + reach, 0.5),
                ],
                [0.9, 0.75, 0.6],
                made,
            )


@good('tv-43-smart', yaw=-20, pitch=10, turned=205)
def tv_43(look):
    television(96.5, 56.0, tv_home(), rim=1.0, chin=2.0)
    splayed_feet(96, 7.0, plastic('#1c1d20', 0.35))


@good('tv-55-4k', yaw=-20, pitch=10, turned=205)
def tv_55(look):
    television(123.0, 70.8, sunset(words('4K', 1500, 90, 46, '#ffffff')), rim=0.35, chin=1.0, lift=8.0, frame=metal('#3d3f45', 0.3))
    box(8, 4.0, 8.4, metal('#55575e', 0.3), round=0.6, at=(0, 2.2, 1.0))
    prism([(x * 1.0, z) for x, z in rounded_rectangle(62, 26, 3)], 1.0, metal('#55575e', 0.3), round=0.35, at=(0, 13, 0.5), turn=(90, 0, 0))


@good('tv-24-solar', yaw=-22, pitch=14, turned=205)
def tv_24(look):
    television(55.0, 33.2, football(), rim=1.3, chin=3.0, lift=4.5, brand='SunGate')
    splayed_feet(50, 4.5, plastic('#1c1d20', 0.35))
    letters('12 V', 1.1, plastic('#f59e0b'), at=(-22, -0.71, 6.0), deep=0.01)
    for side, tone in ((-1, '#cf2331'), (1, '#1b1b1e')):
        tube(
            [
                (-14, 2, 10),
                (-14 + side * 0.5, -4, 0.6),
                (-9 + side * 1.0, -14, 0.5),
                (-1 + side * 2.4, -13 - side, 0.6),
                (3 + side * 2.4, -15 - side * 1.2, 0.9),
            ],
            0.28,
            plastic(tone, 0.45),
        )
        clip = [
            box(0.9, 5.0, 0.45, metal('#c9a24b', 0.3), round=0.15, at=(0, -1.6, 0.4)),
            box(0.9, 5.0, 0.45, metal('#c9a24b', 0.3), round=0.15, at=(0, -1.6, 1.2), turn=(9, 0, 0)),
            box(1.3, 4.0, 0.5, plastic(tone, 0.4), round=0.2, at=(0, 1.6, 0.1), turn=(-8, 0, 0)),
            box(1.3, 4.0, 0.5, plastic(tone, 0.4), round=0.2, at=(0, 1.6, 1.7), turn=(16, 0, 0)),
        ]
        group(clip, at=(5.6 + side * 2.6, -16.0 - side * 1.0, 0), turn=(0, 0, 74))


def bundle(radius, rounds, wide, made, at):
    """Many metres of cable in a tied bundle that lies on the ground, its two ends out in front with their screw plugs."""
    chance, path = random.Random('bundle'), []
    out, up = 0.0, 2.0
    for step in range(rounds * 36 + 1):
        if step % 6 == 0:
            goal = (chance.uniform(-2.6, 2.6), chance.uniform(-0.6, 4.6))
        out, up = out + (goal[0] - out) * 0.12, up + (goal[1] - up) * 0.12
        angle = math.tau * step / 36
        path.append(((radius + out) * math.sin(angle), -(radius + out) * math.cos(angle), max(wide, up)))
    ends = [(0, -radius - 1, 1.0), (5, -radius - 3, 0.6), (9, -radius - 6.5, wide), (11.5, -radius - 10, wide)]
    things = [wires([path], wide, made), tube(ends, wide, made)]
    things.append(cylinder(0.55, 2.0, metal('#d9c06a', 0.3), round=0.1, at=(11.3, -radius - 9.6, wide + 0.1), turn=(90, 0, 33)))
    for angle in (40, 160, 280):
        x, y = radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle))
        band = [(2.4 * math.cos(a), 0, 2.1 + 2.1 * math.sin(a)) for a in (math.tau * n / 24 for n in range(24))]
        things.append(tube(band, 0.3, plastic('#232326', 0.5), at=(x, y, 0), turn=(0, 0, angle - 90), closed=True))
    return group(things, at=at)


def bolt(at, spin):
    """A lying bolt with its nut and washer."""
    zinc = metal('#d0b46a', 0.3)
    six = [(0.85 * math.cos(a), 0.85 * math.sin(a)) for a in (math.tau * n / 6 for n in range(6))]
    things = [cylinder(0.42, 6.0, zinc, round=0.08, turn=(90, 0, 0)), prism(six, 0.6, zinc, round=0.06, at=(0, 0.3, 0))]
    things += [prism(six, 0.7, zinc, round=0.06, at=(0, -4.6, 0)), cylinder(1.05, 0.15, zinc, round=0.03, at=(0, -4.1, 0), turn=(90, 0, 0))]
    return group(things, at=(*at, 0.75), turn=(0, 0, spin))


@good('satellite-dish-kit', yaw=34, pitch=12, turned=100)
def dish(look):
    paint, zinc, white = material('#c9cdd0', 0.4, clear=0.2), metal('#8e9298', 0.42), plastic('#ecece8', 0.35)

    def bowl(x, z):
        return 5.2 - 0.0057 * (x * x + z * z * 0.86)

    def skin(u, v):
        x, z = 30 * v * math.cos(math.tau * u), 32.4 * v * math.sin(math.tau * u)
        return x, bowl(x, z), z

    things = [surface(skin, paint, 96, 32, True, thickness=0.3)]
    things.append(tube([(skin(n / 64, 1)) for n in range(64)], 0.6, paint, closed=True))
    mark = svg(words('SkyPot', 300, 130, 140, '#1b4f9c', 800), 600, 180, '#c9cdd0')
    things.append(surface(lambda u, v: (24 * u - 12, bowl(24 * u - 12, v * 7.2 - 20) - 0.3, v * 7.2 - 20), printed(mark, 0.4), 24, 8))
    # The arm runs under the lower rim and holds the two-way LNB, which looks at the middle of the bowl.
    things.append(box(2.4, 46, 2.8, zinc, round=0.3, at=(0, -14, -31.6), turn=(-12, 0, 0)))
    things.append(box(5.0, 8, 5.0, zinc, round=0.5, at=(0, 5.2, -37.6), turn=(-12, 0, 0)))
    aim = (0, 0.895, 0.447)

    def along(t):
        return tuple(start + way * t for start, way in zip((0, -32, -16), aim))

    lean = (-63.4, 0, 0)
    things += [
        cylinder(3.3, 3.6, white, round=0.9, at=along(0), turn=lean),
        lathe(rounded([(2.4, 0), (2.9, 0), (2.9, 0.5), (2.4, 0.5)], 0.15), plastic('#b9bcc0', 0.4), at=along(-0.7), turn=lean),
        cylinder(2.0, 7, white, round=0.4, at=along(-6.6), turn=lean),
        box(4.6, 5.2, 6.4, white, round=0.9, at=along(-12.2), turn=lean),
        box(5.6, 5.6, 2.4, plastic('#2b2c30', 0.5), round=0.5, at=along(-4.8), turn=lean),
        box(2.2, 3.0, 5.2, plastic('#2b2c30', 0.5), round=0.4, at=(0, -35.6, -24.4)),
    ]
    for side in (-1.2, 1.2):
        x, y, z = along(-10.2)
        things.append(cylinder(0.6, 2.2, metal('#c9a24b'), round=0.1, at=(side, y - 1.2, z - 4.4)))
    things.append(box(15, 3.0, 17, zinc, round=0.6, at=(0, 7.6, -8.5)))
    for x in (-5.5, 5.5):
        for z in (-6, 6):
            things.append(cylinder(0.6, 0.3, plastic('#b9bdc1', 0.4), round=0.1, at=(x, bowl(x, z) - 0.1, z), turn=(90, 0, 0)))
    group(things, at=(0, 0, 47), turn=(-19, 0, 0))
    for side in (-1, 1):
        box(0.8, 7, 14, zinc, round=0.2, at=(side * 3.6, 13.5, 37.5))
        for z in (40, 48):
            cylinder(0.9, 1.1, metal('#c9a24b'), round=0.2, at=(side * 4.0, 13.5, z), turn=(0, side * 90, 0))
    cylinder(2.5, 52, zinc, round=0.3, at=(0, 13, 0.8))
    prism(rounded_rectangle(26, 26, 1.5), 1.0, zinc, round=0.2, at=(0, 0, 0.5), turn=(-90, 0, 0))
    for side in (-1, 1):
        prism([(0, 0), (7.5, 0), (0, 9)], 0.7, zinc, round=0.1, at=(side * 2.2, 13, 1), turn=(0, 0, 0 if side > 0 else 180))
        for y in (3.5, 22.5):
            cylinder(1.1, 1.0, metal('#d0b46a', 0.3), round=0.2, at=(side * 9.5, y, 1.0))
    bundle(12, 24, 0.36, plastic('#f3f3f0', 0.4), (31, -13, 0))
    for n in range(6):
        bolt((-9 + n * 3.2, -37 - n * 0.8), 8 + 3 * (n % 3))


@good('retro-portable-tv', yaw=-24, pitch=12, turned=60)
def retro_tv(look):
    shell, walnut, chrome = plastic('#d9642c', 0.32), wood('#7a4a28', along='x', size=0.8), metal('#d5d7db', 0.16)
    prism(rounded_rectangle(30, 23.0, 4.0), 19, shell, round=2.0, at=(0, 0, 2.0))
    prism(rounded_rectangle(27.6, 20.6, 3.0), 0.6, walnut, round=0.2, at=(0, -9.4, 3.2))
    prism([(x - 3.6, z) for x, z in rounded_rectangle(18.6, 16.6, 3.4)], 0.9, chrome, round=0.35, at=(0, -9.6, 5.2))
    prism([(x - 3.6, z) for x, z in rounded_rectangle(17.6, 15.6, 3.0)], 1.0, plastic('#131316', 0.4), round=0.3, at=(0, -9.7, 5.7))
    picture = sunset(wide=1100, tall=900, sky=('#20306b', '#8a3d78', '#f08a3c', '#ffd98a'))

    def bulge(u, v):
        x, z = (u - 0.5) * 15.6, (v - 0.5) * 13.4
        return x - 3.6, -10.2 - 0.55 * (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 2), z + 13.5

    surface(bulge, screen(picture), 24, 24)
    for z, size in ((19.4, 2.5), (13.8, 2.5)):
        cylinder(size, 0.5, chrome, round=0.15, at=(9.8, -9.6, z), turn=(90, 0, 0))
        cylinder(size * 0.78, 1.8, plastic('#1c1c1f', 0.35), round=0.3, at=(9.8, -9.7, z), turn=(90, 0, 0))
        box(0.4, 1.9, size * 1.3, chrome, round=0.1, at=(9.8, -10.7, z - size * 0.65), turn=(0, 24, 0))
    for number in range(6):
        box(5.6, 0.5, 0.34, plastic('#17171a', 0.4), round=0.12, at=(9.8, -9.7, 5.6 + number * 0.85))
    letters('Ìgbà', 1.2, chrome, at=(-3.6, -9.72, 4.3), deep=0.04)
    for side in (-1, 1):
        tube([(side * 8.5, -6.5, 2.4), (side * 9.6, -7.6, 0.2)], [1.0, 0.6], walnut, smooth=False)
        tube([(side * 8.5, 6.5, 2.4), (side * 9.6, 7.6, 0.2)], [1.0, 0.6], walnut, smooth=False)
        tube([(side * 0.9, 3, 25), (side * 12.5, 4, 42)], [0.28, 0.18], chrome, smooth=False)
        sphere(0.5, chrome, at=(side * 12.6, 4, 41.8))
    cylinder(2.6, 1.5, plastic('#1c1c1f', 0.35), round=0.6, at=(0, 3, 24.8))
    tube([(-9, 0, 24.6), (-9, 0, 27), (-7.6, 0, 27.8), (7.6, 0, 27.8), (9, 0, 27), (9, 0, 24.6)], 0.55, chrome)
