"""Electronics: fans, fridge, washing machine and air conditioner."""

import math

from goods import good
from goods.electronics.devices import enamel
from goods.shared.gadgets import dot, screen
from materials import bumped, copper, glossy, lamp, material, metal, plastic, printed, rubber, shade
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, surface, tube


def cage(radius, deep, wire, count=60):
    """Both halves of a fan's grille about the y axis: rays from the hub to the rim, and rings."""
    out = []
    for side in (-1, 1):
        for number in range(count):
            angle = 2 * math.pi * number / count
            x, z = math.cos(angle), math.sin(angle)
            path = [
                (0.18 * radius, deep * 0.98),
                (0.5 * radius, deep),
                (0.82 * radius, deep * 0.8),
                (0.95 * radius, deep * 0.45),
                (radius, 0),
            ]
            ray = tube([(x * far, side * out_, z * far) for far, out_ in path], 0.17, wire)
            ray.data.bevel_resolution, ray.data.resolution_u = 1, 4
            out.append(ray)
        for far, rise in ((0.5, 1.0), (0.82, 0.78)):
            out.append(
                tube(
                    [
                        (far * radius * math.cos(a), side * deep * rise, far * radius * math.sin(a))
                        for a in (math.radians(t) for t in range(0, 360, 15))
                    ],
                    0.2,
                    wire,
                    closed=True,
                )
            )
    out.append(
        tube(
            [(radius * math.cos(a), 0, radius * math.sin(a)) for a in (math.radians(t) for t in range(0, 360, 12))], 0.75, wire, closed=True
        )
    )
    return out


def blades(count, radius, made):
    out = []
    for number in range(count):
        start = 2 * math.pi * number / count

        def place(u, v, start=start):
            far = radius * (0.16 + 0.84 * v)
            spread = (0.26 + 0.52 * math.sin(math.pi * min(1, v * 0.62 + 0.12))) * (1 - 0.16 * max(0, v - 0.85) / 0.15)
            angle = start + (u - 0.5) * spread * (4.6 / count) * 1.5 + 0.22 * v
            return far * math.cos(angle), (u - 0.5) * radius * 0.2 * (1 - 0.3 * v), far * math.sin(angle)

        out.append(surface(place, made, 14, 16, thickness=0.25))
    return out


def fan(radius, middle, shell, wire, blade, count, brand, base, battery=False):
    """A standing fan whose grille looks to us, a little upwards."""
    head = [*cage(radius, 7.5, wire), *blades(count, radius * 0.86, blade)]
    head += [
        cylinder(3.4, 2.2, blade, round=0.9, at=(0, 1, 0), turn=(90, 0, 0)),
        lathe(rounded([(0, 0), (5.6, 0), (5.6, 0.5), (4.8, 1.0), (0, 1.0)], 0.4), shell, at=(0, -7.0, 0), turn=(90, 0, 0)),
        letters(brand, 2.0, plastic('#f4f2ec'), at=(0, -8.05, 0), deep=0.03),
        cylinder(6.6, 11, shell, round=2.2, at=(0, 7.0, 0), turn=(-90, 0, 0)),
        cylinder(0.5, 3.4, plastic('#e6e6e4'), round=0.2, at=(0, 13, 6.4)),
    ]
    group(head, at=(0, -2, middle), turn=(-5, 0, 4))
    box(5, 6, 9, shell, round=1.4, at=(0, 10, middle - 14))
    tube([(0, 8.5, 5), (0, 8.5, middle * 0.58)], 1.7, metal('#d3d5d9', 0.2), smooth=False)
    tube([(0, 8.5, 5), (0, 8.5, middle - 9)], 1.25, metal('#d3d5d9', 0.2), smooth=False)
    cylinder(2.6, 5, shell, round=0.8, at=(0, 8.5, middle * 0.56))
    panel = [prism(rounded_rectangle(10.5, 17, 2.2), 6.5, shell, round=1.0, at=(0, 0, 0))]
    if battery:
        panel += [
            prism(rounded_rectangle(8.6, 14.4, 1.2), 0.4, glossy('#131316'), round=0.15, at=(0, -3.2, 1.3)),
            plate(
                5.4,
                2.7,
                screen(svg(words('12 V  96%', 270, 110, 86, '#8fe9ff') + words('▮▮▮▮▯', 270, 220, 80, '#7dff9a'), 540, 270, '#06121f')),
                at=(0, -3.41, 11.6),
            ),
        ]
        panel += (
            [dot(0.85, plastic('#e6e6e4', 0.4), (x, -3.3, z), deep=0.3) for x in (-2.2, 0, 2.2) for z in (9.2, 6.6)]
            + [box(3.6, 1.2, 6.6, plastic('#e9e9e6', 0.4), round=0.4, at=(0, -3.6, 1.2))]
            + [
                dot(0.35, plastic(tone), (0, -4.15, 2.6 + n * 1.2), deep=0.1)
                for n, tone in enumerate(('#5c6470', '#5c6470', '#5c6470', '#c8322b'))
            ]
        )
    else:
        panel += (
            [dot(1.0, plastic('#f2f0ea', 0.4), (x, -3.1, 12.5), deep=1.1) for x in (-3.4, -1.15, 1.15, 3.4)]
            + [letters(str(n), 1.0, plastic('#f4f2ec'), at=(-3.4 + 2.27 * n, -3.26, 10.3), deep=0.02) for n in range(4)]
            + [letters(brand, 1.5, plastic('#f4f2ec'), at=(0, -3.26, 5.0), deep=0.02)]
        )
    group(panel, at=(0, 6.0, middle * 0.42))
    lathe(rounded([(0, 0), (base, 0), (base, 1.6), (base * 0.5, 3.6), (4.0, 5.4), (3.0, 7.4), (0, 7.4)], 1.2), shell, at=(0, 8.5, 0))


@good('standing-fan-18', yaw=-20, pitch=8, turned=60, focus=(0.5, 0.8))
def fan_18(look):
    dark = plastic('#24262b', 0.4)
    fan(23.5, 105, dark, metal('#3a3c42', 0.4), plastic('#3f7fa8', 0.35), 5, 'Atẹ́gùn', 20, battery=True)


@good('standing-fan-basic', yaw=22, pitch=8, turned=60, focus=(0.5, 0.8))
def fan_16(look):
    color = look.color or '#b4442f'
    fan(21, 100, enamel(color), metal('#c9ccd1', 0.3), plastic(shade(color, 1.2), 0.35), 3, 'Atẹ́gùn', 19)


@good('fridge-double-door', yaw=-28, pitch=8, turned=50)
def fridge(look):
    steel_, side, black = bumped(metal('#b9bdc3', 0.4), 0.03, 0.4), enamel('#6f7379'), plastic('#232428', 0.5)
    box(55, 50, 138, side, round=1.0, at=(0, 3, 3))
    for z, tall in ((3.5, 93), (97.6, 43.2)):
        box(53.8, 1.0, tall - 0.8, rubber('#d9dadb'), round=0.3, at=(0, -22.3, z + 0.4))
        box(55, 5.6, tall, steel_, round=1.1, at=(0, -25.6, z))
    for z, tall in ((60, 32), (102, 26)):
        tube(
            [
                (-22.5, -28.2, z),
                (-22.5, -31.4, z + 1.4),
                (-22.5, -31.8, z + 4),
                (-22.5, -31.8, z + tall - 4),
                (-22.5, -31.4, z + tall - 1.4),
                (-22.5, -28.2, z + tall),
            ],
            1.0,
            metal('#d8dade', 0.18),
        )
    for z in (96.4, 140.4):
        box(5, 4, 1.6, black, round=0.4, at=(24, -24, z))
    letters('Tútù', 4.2, metal('#4a4d54', 0.3), at=(0, -28.43, 131), deep=0.08)
    letters('220 L · 135 V', 1.8, metal('#4a4d54', 0.3), at=(0, -28.43, 126), deep=0.05, bold=False)
    energy = svg(
        ''.join(
            f'<path d="M30 {120 + n * 62}h{150 + n * 44}l26 22-26 22h-{150 + n * 44}z" fill="{tone}"/>'
            for n, tone in enumerate(('#1f8a4c', '#5bb04a', '#b8cf3a', '#f2c318', '#f08a1e', '#d63a33'))
        )
        + words('ENERGY', 300, 80, 64, '#1c3f7a')
        + '<path d="M560 142h-90l-30-22 30-22h90z" fill="#17181b"/>'
        + words('A', 520, 138, 44)
        + words('198 kWh', 300, 590, 66, '#17181b'),
        600,
        640,
        '#ffffff',
    )
    plate(9, 9.6, printed(energy, 0.5), at=(17.5, -28.45, 82))
    for x in (-22, 22):
        cylinder(2.0, 3.4, black, round=0.4, at=(x, -20, 0))
        cylinder(2.0, 3.4, black, round=0.4, at=(x, 22, 0))


@good('washing-machine-twin', yaw=-24, pitch=20, turned=40)
def washing_machine(look):
    white, blue, grey = plastic('#f3f4f4', 0.34), material('#3d78b8', 0.16, clear=1.0), plastic('#c9ced6', 0.42)
    box(76, 43, 80, white, round=2.4, at=(0, 0, 3))
    for x, wide in ((-13.5, 45), (24, 26)):
        prism(rounded_rectangle(wide, 62, 3), 0.7, plastic('#eaecee', 0.36), round=0.3, at=(x, -21.4, 10))
    box(72, 39, 3, grey, round=0.8, at=(0, 0, 1.6))
    for x, wide in ((-14, 44), (24, 27)):
        prism(rounded_rectangle(wide, 29, 3), 1.6, blue, round=0.6, at=(x, 9.0, 83.8), turn=(90, 0, 0))
        prism(rounded_rectangle(wide - 10, 15, 2), 0.4, material('#5c97d4', 0.1, clear=1.0), round=0.1, at=(x, 2.0, 84.7), turn=(90, 0, 0))
        box(9, 2.0, 1.4, white, round=0.5, at=(x, -19.6, 84.0))
    panel = [
        prism(rounded_rectangle(76, 11, 2.4), 9, white, round=1.4),
        prism(rounded_rectangle(70, 8, 1.4), 0.4, plastic('#26507e', 0.3), round=0.1, at=(0, -4.5, 1.4)),
    ]
    for x, name in ((-24, 'WASH 15 min'), (-6, 'DRAIN'), (12, 'SPIN 5 min')):
        panel += [
            cylinder(2.9, 0.6, metal('#d5d7db', 0.2), round=0.2, at=(x, -4.7, 5.8), turn=(90, 0, 0)),
            cylinder(2.4, 2.6, white, round=0.5, at=(x, -4.8, 5.8), turn=(90, 0, 0)),
            box(0.6, 0.3, 2.0, plastic('#c8322b'), round=0.1, at=(x, -7.4, 5.9)),
            letters(name, 0.95, plastic('#f4f4f0'), at=(x, -4.72, 2.3), deep=0.02),
        ]
    panel += [
        letters('Tútù', 3.0, plastic('#f4f4f0'), at=(27.5, -4.72, 6.2), deep=0.03),
        letters('8 kg TWIN TUB', 1.1, plastic('#f4f4f0'), at=(27.5, -4.72, 3.4), deep=0.02),
    ]
    group(panel, at=(0, 16, 82.6), turn=(-16, 0, 0))
    letters('Tútù', 5.4, metal('#2f66a5', 0.3), at=(-22, -21.78, 62), deep=0.08)
    for n in range(3):
        tube([(-30 + n * 1.0, -21.9, 22 + n * 3), (-14, -21.9, 17 + n * 3), (4 - n, -21.9, 24 + n * 3)], 0.35, plastic('#8fb6dc', 0.4))
    hose = [(38.5, 10, 70), (41, 8, 66), (42.5, 4, 46), (42, 2, 18), (43, -4, 4), (46, -14, 2.0), (42, -26, 2.0)]
    tube(hose, 1.7, bumped(plastic('#b9bfc8', 0.5), 1.0, 0.5))
    for x in (-34, 34):
        for y in (-17, 17):
            cylinder(2.2, 3.4, plastic('#3a3c42'), round=0.4, at=(x, y, 0))


@good('air-conditioner-1hp', yaw=-24, pitch=12, turned=40)
def air_conditioner(look):
    white, grey, dark = plastic('#f6f6f3', 0.26), plastic('#c9ccd0', 0.4), plastic('#1e2023', 0.5)
    outline = [(-9, 0), (6, 0), (10.4, 3.0), (11, 8), (11, 23), (9.5, 27), (6, 28), (-9, 28)]
    side = rounded([(-x, z) for x, z in outline], 3.0)
    indoor = [prism(side, 79, white, round=0.8, turn=(0, 0, 90))]
    indoor.append(surface(lambda u, v: ((u - 0.5) * 77, -11.06 + 0.5 * (v < 0.02), 8.6 + 15.5 * v), white, 4, 4, thickness=0.1))
    indoor.append(box(78, 0.3, 0.25, material('#9a9da3'), round=0.05, at=(0, -10.98, 8.2)))
    indoor.append(box(70, 5.0, 0.5, grey, round=0.2, at=(0, -8.9, 2.8), turn=(-38, 0, 0)))
    indoor.append(box(71, 0.6, 3.4, dark, round=0.2, at=(0, -7.9, 1.6), turn=(-38, 0, 0)))
    for n in range(16):
        indoor.append(box(0.3, 3.0, 2.4, grey, round=0.1, at=(-33.5 + n * 4.47, -8.0, 1.8), turn=(-38, 0, 14)))
    indoor += [
        letters('Tútù', 2.8, metal('#6b7078', 0.3), at=(-31, -11.16, 12.4), deep=0.05),
        letters('INVERTER', 1.3, plastic('#2f9ac9'), at=(30.5, -11.16, 11.8), deep=0.03),
        letters('24°', 3.4, lamp('#6dc8ff', 1.3), at=(31.5, -11.16, 19), deep=0.01),
    ]
    group(indoor, at=(-14, -22, 0))
    paint = enamel('#e6e5df')
    box(76, 28, 54, paint, round=1.2, at=(12, 22, 3))
    middle = (-2, 7.8, 30)
    lathe([(23.5, 0), (23.5, 0.6), (22.4, 0.6), (22.0, -2.0)], paint, at=middle, turn=(90, 0, 0))
    cylinder(22.2, 0.3, material('#141517', 0.7), round=0.05, at=(-2, 8.1, 30), turn=(90, 0, 0))
    for number in range(3):
        start = 2 * math.pi * number / 3
        surface(
            lambda u, v, s=start: (
                -2 + (4 + 16.5 * v) * math.cos(s + (u - 0.5) * 1.5 + 0.3 * v),
                7.2 + (u - 0.5) * 1.0,
                30 + (4 + 16.5 * v) * math.sin(s + (u - 0.5) * 1.5 + 0.3 * v),
            ),
            plastic('#4a4d52', 0.5),
            12,
            10,
            thickness=0.2,
        )
    for number in range(9):
        radius = 3.4 + number * 2.4
        ring = tube(
            [(-2 + radius * math.cos(a), 6.6, 30 + radius * math.sin(a)) for a in (math.radians(t) for t in range(0, 360, 15))],
            0.28,
            plastic('#d9d8d2', 0.4),
            closed=True,
        )
        ring.data.bevel_resolution = 2
    for number in range(8):
        angle = math.pi * number / 8
        tube(
            [(-2 - 23 * math.cos(angle), 6.8, 30 - 23 * math.sin(angle)), (-2 + 23 * math.cos(angle), 6.8, 30 + 23 * math.sin(angle))],
            0.3,
            plastic('#d9d8d2', 0.4),
            smooth=False,
        )
    cylinder(3.2, 0.8, paint, round=0.3, at=(-2, 6.9, 30), turn=(90, 0, 0))
    letters('Tútù', 4.0, plastic('#5c6470'), at=(36.5, 7.95, 47), deep=0.05)
    letters('1 HP', 2.2, plastic('#2f9ac9'), at=(36.5, 7.95, 42), deep=0.05)
    for n in range(8):
        box(18, 0.4, 0.7, material('#b9b8b2'), round=0.2, at=(36.5, 7.95, 12 + n * 2.2))
    for x in (-16, 40):
        box(5, 30, 3, plastic('#2a2c30', 0.5), round=0.5, at=(x, 22, 0))
    for thick, lift in ((0.6, 0), (0.9, 1.4)):
        path = []
        for step in range(37):
            angle = 2 * math.pi * step / 12
            path.append((52 + 9.5 * math.cos(angle), -18 + 9.5 * math.sin(angle), 0.9 + lift * 0 + step / 12 * 2.0 + lift))
        tube(path, thick, copper())
