"""Electronics: screens."""

import math

from goods import good
from goods.electronics.devices import coil, football, gradient, screen, sunset
from materials import material, metal, plastic, wood
from prints import svg, words
from shapes import box, cylinder, group, letters, plate, prism, rounded_rectangle, sphere, surface, tube


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
            row += f'<rect x="{x}" y="{y}" width="232" height="{tall}" rx="12" fill="url(#t{mark})"/><circle cx="{x + 170}" cy="{y + 60}" r="{38 + 5 * (n % 3)}" fill="#fff" opacity=".2"/>'
            row += (
                f'<path d="M{x} {y + tall}V{y + 120}Q{x + 110} {y + 70 + 12 * (n % 2)} {x + 232} {y + 130}V{y + tall}z" fill="#000" opacity=".3"/>'
                + words(names[mark], x + 18, y + tall - 22, 27, anchor='start')
            )
    return svg(
        f'<defs>{defs}{gradient("h", "#0b1026", "#3b1d5e", "#c4573c", turned=True)}</defs><rect width="1600" height="900" fill="#0b0d14"/><rect width="1600" height="500" fill="url(#h)"/>'
        '<circle cx="1200" cy="250" r="150" fill="#ffd08a"/><path d="M820 500Q1000 330 1180 420T1600 360V500z" fill="#1b0f2a"/><path d="M1090 440l28-150h26l30 150zM1300 420l20-110h22l24 110z" fill="#120a1e"/>'
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


@good('satellite-dish-kit', yaw=24, pitch=10, turned=70)
def dish(look):
    paint, zinc = material('#bfc4c8', 0.36, clear=0.3), metal('#9a9ea4', 0.38)

    def bowl(u, v):
        radius, angle = 30 * v, 2 * math.pi * u
        return radius * math.cos(angle), 0.0082 * radius * radius - 7.4 + (0.5 if v > 0.985 else 0), radius * 1.08 * math.sin(angle)

    dish_part = [surface(lambda u, v: (bowl(u, v)[0], -bowl(u, v)[1], bowl(u, v)[2]), paint, 96, 32, True, thickness=0.25)]
    dish_part.append(
        tube([(30 * math.cos(a), 0, 32.4 * math.sin(a)) for a in (math.radians(t) for t in range(0, 360, 8))], 0.5, paint, closed=True)
    )
    dish_part.append(letters('SkyPot', 5.2, plastic('#1b4f9c'), at=(0, 5.6, -10), deep=0.05))
    dish_part.append(box(2.2, 34, 2.2, zinc, round=0.4, at=(0, -10, -33.4), turn=(-16, 0, 0)))
    dish_part += [
        cylinder(3.0, 5.0, plastic('#e9e9e6', 0.4), round=0.8, at=(-0, -30.5, -21.6), turn=(-62, 0, 0)),
        cylinder(1.7, 10.5, plastic('#d9d9d6', 0.4), round=0.4, at=(0, -34.8, -23.9), turn=(-62, 0, 0)),
        box(3.6, 3.6, 6.0, plastic('#e9e9e6', 0.4), round=0.7, at=(0, -38.2, -28.4), turn=(-62 + 90, 0, 0)),
        tube([(0, -28, -35.5), (0, -34.5, -31.5), (0, -36, -27)], 0.9, zinc),
    ]
    for side in (-1, 1):
        dish_part.append(cylinder(0.55, 1.6, metal('#c9a24b'), round=0.1, at=(side * 1.0, -39.5, -31), turn=(180, 0, 0)))
    group(dish_part, at=(0, 0, 44), turn=(-22, 0, 0))
    tube([(0, 20, 46), (0, 20, 14), (0, 20, 8), (0, 24.6, 8)], 1.9, zinc)
    box(8, 12, 10, zinc, round=0.6, at=(0, 16, 37))
    prism(rounded_rectangle(16, 16, 1.0), 0.8, zinc, round=0.2, at=(0, 25, 0))
    for x in (-5.5, 5.5):
        for z in (2.5, 13.5):
            cylinder(0.9, 1.2, metal('#d8b35a'), round=0.2, at=(x, 24.8, z), turn=(90, 0, 0))
    coil(11, 9, 0.38, plastic('#f1f1ee', 0.4), at=(26, -16, 0), seed='dish', ends=[(-2, -13, 1.2), (-7, -14.5, 0.6), (-9.5, -14.2, 0.5)])
    cylinder(0.55, 1.8, metal('#c9a24b'), round=0.1, at=(16.6, -30.2, 0.55), turn=(0, -90, 0))
    for x, y, turn in ((-16, -24, 20), (-12.5, -21, 70), (-19, -19, -40), (-10, -26, 120)):
        group(
            [cylinder(0.45, 5.0, metal('#d8b35a'), round=0.1), cylinder(0.95, 0.7, metal('#d8b35a'), round=0.1)],
            at=(x, y, 0.95),
            turn=(90, 0, turn),
        )


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
