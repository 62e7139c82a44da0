"""Tools & Auto: power tools and electrical goods."""

import math

from goods import good
from goods.tools.hand_tools import arc
from materials import brass, bumped, copper, glass, glossy, lamp, material, metal, plastic, printed, rubber, steel
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, loft, plate, prism, rounded, sphere, surface, tube

ORANGE = '#e4621b'


def battery_pack(dark, at=(0, 0, 0), turn=(0, 0, 0)):
    """The slide-on battery: body, rails, a release button and lamps of its charge."""
    things = [
        box(7.4, 6.6, 4.2, dark, 0.7),
        box(6.0, 5.6, 1.0, dark, 0.3, at=(0.4, 0, 4.0)),
        box(1.6, 6.64, 0.5, plastic(ORANGE, 0.4), 0.15, at=(-2.4, 0, 2.4)),
    ]
    things += [
        letters('21V', 1.5, material('#f4f0e6', 0.5), at=(0.4, -3.32, 2.5), deep=0.02),
        letters('2.0 Ah', 0.7, material('#f4f0e6', 0.5), at=(0.4, -3.32, 1.2), deep=0.02),
    ]
    things += [cylinder(0.16, 0.06, lamp('#59e07c', 2), 0.02, at=(2.6, -3.29, 0.9 + step * 0.6), turn=(90, 0, 0)) for step in range(3)]
    return group(things, at=at, turn=turn)


@good('cordless-drill-21v', yaw=-14, pitch=16)
def cordless_drill(look):
    body, dark, soft, chrome = plastic(ORANGE, 0.36), plastic('#26272b', 0.45), rubber('#2a2b2f'), metal('#c4c7cc', 0.25)
    barrel = rounded([(0, 0), (2.6, 0), (3.05, 0.6), (3.2, 4), (3.2, 9), (2.9, 9.4), (2.9, 10.4), (0, 10.4)], 0.35)
    things = [
        lathe(barrel, body, at=(5.6, 0, 20), turn=(0, -90, 0)),
        lathe(rounded([(0, 0), (2.6, 0), (3.25, 1.2), (3.25, 3.2), (0, 3.2)], 0.5), dark, at=(8.2, 0, 20), turn=(0, -90, 0)),
    ]
    ring = [lathe(rounded([(2.2, 0), (2.9, 0), (2.9, 2.0), (2.2, 2.0)], 0.2), dark)]
    ring += [
        box(
            0.3,
            0.3,
            1.8,
            soft,
            0.1,
            at=(2.86 * math.cos(step * math.pi / 12), 2.86 * math.sin(step * math.pi / 12), 0.1),
            turn=(0, 0, step * 15),
        )
        for step in range(24)
    ]
    ring += [
        letters(
            str(step),
            0.6,
            material('#f4f0e6', 0.5),
            at=(3.0 * math.sin(step * 0.32 - 1), -3.0 * math.cos(step * 0.32 - 1), 1.0),
            turn=(0, 90, math.degrees(step * 0.32 - 1)),
            deep=0.05,
        )
        for step in range(1, 7)
    ]
    things += group(ring, at=(-4.8, 0, 20), turn=(0, -90, 0))
    chuck = [
        lathe(rounded([(0, 0), (2.1, 0), (2.15, 3.6), (1.6, 4.6), (0.9, 6.0), (0.5, 6.0), (0, 5.2)], 0.25), dark),
        lathe([(2.17, 0.9), (2.2, 1.0), (2.2, 1.3), (2.17, 1.4)], chrome),
    ]
    chuck += [
        box(
            0.22,
            0.22,
            2.6,
            soft,
            0.08,
            at=(2.12 * math.cos(step * math.pi / 14), 2.12 * math.sin(step * math.pi / 14), 1.6),
            turn=(0, 0, step * 180 / 14),
        )
        for step in range(28)
    ]
    chuck += [cylinder(0.3, 9.4, metal('#55585e', 0.3), 0.1, at=(0, 0, 5)), cylinder(0.92, 0.5, chrome, 0.1, at=(0, 0, 5.6))]
    things += group(chuck, at=(-6.8, 0, 20), turn=(0, -90, 0))
    grip = [(4.9, 0, 3.6, 5.8, 4.8), (4.4, 0, 6, 4.2, 3.8), (3.9, 0, 10, 4.0, 3.5), (3.3, 0, 14, 4.3, 3.6), (2.4, 0, 18, 6.4, 4.6)]
    things += [
        loft(grip, body, 0.15),
        loft([(6.3, 0, 5.4, 2.2, 3.4), (5.6, 0, 9, 2.2, 3.3), (5.1, 0, 13, 2.2, 3.4), (4.8, 0, 16, 2.4, 3.6)], soft, 0.15),
    ]
    things += [
        box(1.5, 1.6, 3.4, dark, 0.5, at=(1.0, 0, 13.2), turn=(0, 12, 0)),
        box(1.0, 4.2, 0.8, dark, 0.3, at=(2.3, 0, 16.6)),
        box(9.0, 7.2, 1.8, body, 0.7, at=(4.4, 0, 3.3)),
    ]
    things += battery_pack(dark, at=(4.4, 0, -1.0))
    things += [sphere(0.45, lamp('#ffffff', 3), at=(-0.6, 0, 17.6), squash=0.6), box(5.6, 0.2, 2.0, dark, 0.08, at=(0.6, -3.15, 19.4))]
    things += [letters('AGBÁRA', 1.0, material('#f7f3ea', 0.5), at=(0.6, -3.27, 20.4), deep=0.02)]
    things += [
        cylinder(0.26, 0.2, metal('#55585e', 0.4), 0.05, at=(x, y, z), turn=(90, 0, 0))
        for x, y, z in ((4.6, -3.05, 22), (4.6, -3.05, 18.2), (3.6, -1.75, 12.4), (4.0, -1.9, 7.4), (1.0, -3.5, 4.2), (7.8, -3.5, 4.2))
    ]
    battery_pack(dark, at=(-6.2, -3.4, -1.0), turn=(0, 0, 14))
    case = [box(26, 13, 1.6, dark, 0.4), box(24.6, 11.6, 0.2, plastic('#3a3b40', 0.7), 0.1, at=(0, 0, 1.5))]
    for number in range(30):
        row, place = divmod(number, 10)
        steel_bit = metal(('#cda84a', '#8d9096', '#55585e')[row], 0.3)
        long = 3.4 - row * 0.3
        case.append(
            group(
                [cylinder(0.16 + place * 0.036, long, steel_bit, 0.03), cylinder(0.34, 0.9, metal('#43454a', 0.4), 0.06, at=(0, 0, -0.8))],
                at=(-11 + place * 2.44, 5.0 - row * 3.9, 2.0),
                turn=(90, 0, 0),
            )
        )
    group(case, at=(3.0, 10.5, 4.9), turn=(64, 0, 0))


@good('angle-grinder', yaw=-10, pitch=24)
def angle_grinder(look):
    body, dark, cast = plastic(ORANGE, 0.36), plastic('#26272b', 0.45), bumped(metal('#a9adb3', 0.42), 0.1, 0.2)
    tool = [
        loft(
            [
                (0, 0, 0, 5.6, 5.6),
                (0, 0, 3, 5.9, 5.9),
                (0, 0, 9, 5.2, 5.2),
                (0, 0, 12, 4.6, 4.4),
                (0, 0, 20, 4.8, 4.6),
                (0, 0, 22, 4.4, 4.2),
            ],
            body,
            0.12,
        ),
        lathe(rounded([(0, 0), (2.85, 0), (3.0, 2.2), (0, 2.2)], 0.3), dark, at=(0, 0, -1.6)),
    ]
    tool += [box(0.5, 2.6, 0.22, dark, 0.08, at=(2.65 - step * 0.02, 0, 2.6 + step * 0.7)) for step in range(6)]
    tool += [box(1.6, 0.5, 4.6, dark, 0.25, at=(0, -2.6, 11)), box(1.2, 0.6, 2, plastic('#b31d1d', 0.4), 0.25, at=(0, -2.85, 12.6))]
    tool += [
        letters('AGBÁRA', 1.25, material('#f7f3ea', 0.5), at=(0, -2.72, 6), turn=(0, -90, 0), deep=0.02),
        letters('900 W · 115 mm', 0.6, material('#f7f3ea', 0.5), at=(1.1, -2.5, 17), turn=(0, -90, 0), deep=0.02),
    ]
    tool += [
        tube([(0, 0, 21.6), (0, 0, 25), (2, 0.5, 29), (5.8, 3, 31), (5.7, 9, 30), (5.7, 13, 22), (5.7, 12, 12)], 0.38, dark),
        lathe(rounded([(0, 0), (0.95, 0), (0.55, 4.5), (0, 4.5)], 0.2), dark, at=(0, 0, 21.6)),
    ]
    group(tool, at=(3.0, 0, 6.2), turn=(0, 90, 0))
    head = [
        lathe(rounded([(0, 0), (2.3, 0), (2.9, 1.0), (2.9, 4.4), (2.2, 5.6), (0, 5.6)], 0.5), cast),
        cylinder(1.6, 1.2, cast, 0.2, at=(0, 0, -1)),
    ]
    group(head, at=(-1.0, 2.6, 6.2), turn=(90, 0, 0))
    loft([(0, 0, 0, 5.4, 5.2), (0, 0, 2.4, 5.0, 5.0), (0, 0, 4.4, 5.8, 5.8)], cast, 0.4, at=(-1.2, 0, 6.2), turn=(0, 90, 0))
    for x, z in ((0.9, 8.4), (0.9, 4.0)):
        cylinder(0.36, 0.3, metal('#43454a', 0.4), 0.08, at=(x, -2.4, z), turn=(90, 0, 0))
    abrasive = bumped(material('#2e2b2b', 0.95), 0.6, 0.08)
    sheet = printed(
        svg(
            '<circle cx="300" cy="300" r="298" fill="#20365f"/><circle cx="300" cy="300" r="130" fill="none" stroke="#f2c21d" stroke-width="14"/>'
            + words('AGBÁRA', 300, 130, 66)
            + words('METAL', 300, 500, 56, '#f2c21d')
            + words('115 × 3 × 22', 300, 556, 34),
            600,
            600,
        )
    )

    def disc():
        things = [lathe([(1.1, 0), (5.75, 0), (5.75, 0.3), (1.1, 0.3), (1.1, 0)], abrasive, turn=(90, 0, 0))]
        return things + [
            prism_disc(3.7, sheet, -0.32),
            lathe([(1.1, 0), (1.5, 0.0), (1.5, 0.1), (1.1, 0.1)], brass(), at=(0, -0.3, 0), turn=(90, 0, 0)),
        ]

    group(disc(), at=(-1.0, -3.6, 6.2))
    cylinder(1.35, 0.8, metal('#3c3e42', 0.35), 0.2, at=(-1.0, -3.8, 6.2), turn=(90, 0, 0))
    guard = arc(6.3, 20, 200) + arc(6.05, 200, 20)
    prism(guard, 3.0, metal('#2f3134', 0.4), 0.08, at=(-1.0, -3.2, 6.2))
    prism(arc(6.3, 20, 200) + arc(2.2, 200, 20), 0.2, metal('#2f3134', 0.4), 0.05, at=(-1.0, -1.9, 6.2))
    handle = [
        loft(
            [
                (0, 0, 0, 1.6, 1.6),
                (0, 0, 0.6, 3.4, 3.4),
                (0, 0, 1.4, 2.6, 2.6),
                (0, 0, 6, 3.2, 3.2),
                (0, 0, 10, 3.0, 3.0),
                (0, 0, 11, 1.6, 1.6),
            ],
            dark,
        ),
        cylinder(0.5, 2, steel(), 0.1, at=(0, 0, -1.6)),
    ]
    group(handle, at=(-1.2, 0.4, 9.6), turn=(0, -8, 0))
    for number, (x, y, spin) in enumerate(((15, -7.5, 10), (19.6, -6.4, -26))):
        group(disc(), at=(x, y, 0.16 + number * 0.32), turn=(-90, 0, spin))


def prism_disc(radius, picture, deep):
    """A round label with a picture on it, about its middle."""
    label = surface(lambda u, v: (radius * v * math.cos(2 * math.pi * u), deep, radius * v * math.sin(2 * math.pi * u)), picture, 48, 6)
    layer = label.data.uv_layers[0]
    for loop in label.data.loops:
        place = label.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + place.x / radius / 2, 0.5 + place.z / radius / 2)
    return label


@good('water-pump-1hp', yaw=-30, pitch=18)
def water_pump(look):
    blue, dark, cast, bronze = (
        glossy('#1c5fa8'),
        plastic('#232428', 0.45),
        bumped(material('#1b4f8b', 0.45, clear=0.4), 0.15, 0.3),
        metal('#c9923c', 0.3),
    )
    body = [cylinder(6.4, 14.5, blue, 0.5)]
    for step in range(36):
        around = 2 * math.pi * step / 36
        body.append(
            box(1.1, 0.35, 13, blue, 0.15, at=(6.75 * math.cos(around), 6.75 * math.sin(around), 0.7), turn=(0, 0, math.degrees(around)))
        )
    fan = [lathe(rounded([(0, 3.6), (5.6, 3.6), (7.2, 2.2), (7.2, 0), (0, 0)], 0.8), dark, at=(0, 0, 14.4))]
    fan += [
        box(
            4.6,
            0.5,
            0.2,
            material('#0d0d0f', 0.8),
            0.05,
            at=(3.1 * math.cos(step * math.pi / 9), 3.1 * math.sin(step * math.pi / 9), 17.95),
            turn=(0, 0, step * 20),
        )
        for step in range(18)
    ]
    group(body + fan, at=(0, 0, 9.4), turn=(0, 90, 0))
    lathe(
        rounded([(0, 0), (7.2, 0), (7.4, 2), (7.0, 3.4), (5.2, 4.4), (5.0, 6.2), (4.2, 7.0), (0, 7.0)], 0.5),
        cast,
        at=(0, 0, 9.4),
        turn=(0, -90, 0),
    )
    lathe([(7.45, 0.4), (7.8, 0.6), (7.8, 1.4), (7.45, 1.6)], cast, at=(-1, 0, 9.4), turn=(0, -90, 0))
    for step in range(6):
        around = math.radians(30 + 60 * step)
        prism(
            [(0.6 * math.cos(a), 0.6 * math.sin(a)) for a in (math.radians(60 * s) for s in range(6))],
            0.5,
            steel(),
            0.05,
            at=(-4.3, 6.1 * math.cos(around), 9.4 + 6.1 * math.sin(around)),
            turn=(0, 0, 90),
        )
    for turn, at in (((0, -90, 0), (-6.6, 0, 9.4)), ((0, 0, 0), (-4.2, 0, 15.4))):
        port = [
            lathe(rounded([(1.35, 3.6), (1.35, 1.2), (0, 1.2)], 0.1), material('#101114', 0.7)),
            lathe(rounded([(2.3, 0), (2.3, 2.8), (2.2, 3.6), (1.35, 3.6)], 0.15), cast),
            lathe([(2.3, 1.6), (2.7, 1.7), (2.7, 3.5), (2.3, 3.6)], bronze),
        ]
        group(port, at=at, turn=turn)
    prism([(-1, 0), (1, 0), (1, 0.6), (-1, 0.6)], 1.0, bronze, 0.1, at=(-7.2, -3.5, 13.6), turn=(0, 0, 90))
    cylinder(1.0, 1.2, bronze, 0.2, at=(-3.0, -6.8, 13.2), turn=(60, 0, 0))
    box(9, 6, 5.2, dark, 0.7, at=(6.6, 0, 15.4))
    box(2.2, 0.5, 1.4, plastic('#c8202a', 0.35), 0.2, at=(4.4, -3.0, 17.6))
    cylinder(0.9, 2.0, dark, 0.3, at=(11, 0, 17.4), turn=(0, 90, 0))
    tube([(12.6, 0, 17.4), (16.5, 0, 17.4), (20.6, -1, 13), (21, -6, 2), (17, -12, 0.5), (8, -13, 0.5)], 0.45, dark)
    plug = [box(4.4, 5.0, 1.7, dark, 0.5), box(0.8, 1.8, 0.4, brass(), 0.05, at=(0, -3.2, 0.7))]
    plug += [box(0.7, 1.6, 0.4, brass(), 0.05, at=(x, 3.0, 0.7)) for x in (-1.2, 1.2)]
    group(plug[:1] + plug[2:], at=(5.4, -13.4, 0), turn=(0, 0, 96))
    picture = svg(
        words('ODÒ', 200, 92, 84, '#ffffff', spacing=6)
        + words('QB60 · 1 hp · 220 V 50 Hz', 200, 150, 27)
        + words('Hmax 40 m · Qmax 40 L/min', 200, 192, 25, '#dfe8f5', 400)
        + '<rect x="6" y="6" width="388" height="208" fill="none" stroke="#fff" stroke-width="4"/>',
        400,
        220,
        '#b3202a',
    )
    box(8.8, 0.4, 4.9, metal('#d0d3d8', 0.3), 0.15, at=(6.6, -6.95, 7.1))
    plate(8.4, 4.6, printed(picture, 0.4), at=(6.6, -7.17, 7.25))
    for x in (2.6, 11):
        box(2.4, 13, 1.0, blue, 0.3, at=(x, 0, 0))
        for side in (-1, 1):
            box(2.4, 1.0, 5.4, blue, 0.3, at=(x, side * 4.8, 0.3), turn=(side * 14, 0, 0))
            cylinder(0.55, 0.5, steel(), 0.1, at=(x, side * 5.9, 0.9))


@good('welding-machine', yaw=-28, pitch=18)
def welding_machine(look):
    shell, dark, chrome, cable = (
        bumped(material('#e4621b', 0.42, clear=0.4), 0.06, 0.1),
        plastic('#232428', 0.45),
        steel(),
        rubber('#1c1d20'),
    )
    box(14, 30, 22, shell, 0.7, at=(0, 0, 1))
    box(14.4, 1.6, 22.4, dark, 0.8, at=(0, -15, 0.8))
    box(14.4, 1.6, 22.4, dark, 0.8, at=(0, 15, 0.8))
    for number in range(11):
        for side in (-1, 1):
            box(0.2, 0.7, 9, material('#17181a', 0.8), 0.05, at=(side * 7.0, -8 + number * 1.6, 8.4))
    tube([(0, -9, 22.5), (0, -8.5, 27), (0, -4, 27.6), (0, 4, 27.6), (0, 8.5, 27), (0, 9, 22.5)], [1.0, 1.1, 1.25, 1.25, 1.1, 1.0], dark)
    body = (
        '<rect x="30" y="40" width="360" height="130" rx="14" fill="#0c0d0f"/>'
        + words('120', 160, 144, 100, '#ff4632', family='DejaVu Sans Mono')
        + words('A', 320, 140, 66, '#ff4632')
    )
    body += (
        words('AGBÁRA', 210, 245, 62, '#ffffff', spacing=3)
        + words('ARC 200 · IGBT INVERTER', 210, 290, 26, '#f5b58d')
        + ''.join(
            f'<circle cx="{90 + step * 115}" cy="330" r="11" fill="{color}"/>'
            for step, color in enumerate(('#43d66b', '#f2c21d', '#6b1d18'))
        )
    )
    body += (
        words('PWR      HOT START      O.H.', 210, 372, 20, '#dddddd', 400)
        + words('20', 70, 620, 26)
        + words('200', 352, 620, 26)
        + words('ARC CURRENT', 210, 640, 24, '#dddddd', 400)
    )
    plate(12, 18.5, printed(svg(body, 420, 648, '#2f3136'), 0.45), at=(0, -15.83, 4.2))
    group(
        [
            lathe(rounded([(0, 0), (1.9, 0), (1.6, 1.6), (0, 1.6)], 0.3), dark),
            box(0.24, 1.4, 0.1, material('#ffffff', 0.5), 0.02, at=(0, 0.8, 1.58)),
        ],
        at=(0, -15.8, 7.4),
        turn=(90, 0, 0),
    )
    for side, ink in ((-1, '#b31d1d'), (1, '#17181a')):
        group(
            [
                lathe(rounded([(0.7, 0.4), (0.8, 1.4), (1.5, 1.4), (1.7, 0), (0, 0)], 0.15), plastic(ink, 0.4)),
                cylinder(0.7, 2.4, copper(), 0.1),
                lathe(rounded([(0, 1.6), (1.25, 1.6), (1.25, 4.6), (0.75, 6.0), (0, 6.0)], 0.2), rubber(ink)),
            ],
            at=(side * 3.8, -15.8, 3.0),
            turn=(90, 0, 0),
        )
    coil = [(16 + 7.4 * math.cos(a), -13 + 6.4 * math.sin(a), 0.6 + a * 0.11) for a in (step * 0.35 for step in range(60))]
    tube([(3.8, -21.5, 3), (4.6, -25, 1.4), (12, -26, 0.6)] + coil, 0.55, cable)
    tube([(-3.8, -21.5, 3), (-5, -27, 1.2), (-12, -29, 0.6), (-20, -26, 0.6), (-21, -21, 0.6)], 0.55, cable)
    tong = [
        cylinder(1.15, 11, plastic('#20365f', 0.4), 0.4),
        loft([(0, 0, 11, 1.6, 2.2), (0, 0, 13, 1.3, 2.6), (0, 0, 16.5, 0.8, 1.6)], brass(), 0.4),
        tube([(0.9, 0, 10.5), (2.2, 0, 8), (2.6, 0, 4.5)], 0.4, brass()),
    ]
    group(tong, at=(-21, -21, 1.3), turn=(-90, 0, 8))
    earth = [
        prism([(0, -0.8), (4, -1.6), (10, -0.4), (10.6, 0.8), (6, 0.3), (0, 0.6)], 1.8, chrome, 0.2),
        prism([(0, 0.8), (4, 2.6), (10.4, 1.4), (10.4, 0.6), (6, 1.2), (0, 0)], 1.8, chrome, 0.2),
    ]
    group(earth, at=(12.5, -25, 3.4), turn=(-70, 0, 12))
    mask_shell = plastic('#1f2024', 0.35)
    mask = [
        loft(
            [(0, 2, 0, 9, 6), (0, 1, 3, 17, 11), (0, 0, 10, 22, 14), (0, 0, 20, 23, 15), (0, 1, 27, 21, 14), (0, 3, 31, 14, 9)],
            mask_shell,
            0.28,
        ),
        box(12, 1.2, 8.6, mask_shell, 0.5, at=(0, -7.2, 14.6)),
        box(10.6, 0.5, 7.2, glass('#17301f', 0.03), 0.2, at=(0, -7.75, 15.3)),
        letters('AGBÁRA', 2.0, material(ORANGE, 0.5), at=(0, -7.2, 26), turn=(-12, 0, 0), deep=0.05),
    ]
    group(mask, at=(22, 6, 0), turn=(-8, 0, -12))


def british_socket(white, at):
    """A square-pin socket with its switch, looking up."""
    hole = material('#1b1b1d', 0.8)
    things = [box(5.4, 5.4, 0.3, white, 0.14), box(0.45, 0.95, 0.06, hole, 0.02, at=(0, 1.2, 0.28))]
    things += [box(0.9, 0.4, 0.06, hole, 0.02, at=(x, -0.6, 0.28)) for x in (-1.1, 1.1)]
    things += group([box(0.95, 1.7, 0.5, plastic('#c4201f', 0.3), 0.12)], at=(1.75, 1.25, 0.12), turn=(10, 0, 0))
    return group(things, at=at)


@good('extension-box-6', yaw=-20, pitch=34)
def extension_box(look):
    white, cable = plastic('#e4e2dc', 0.32), rubber('#2a2b2f')
    box(41, 7.0, 3.6, white, 0.9)
    box(41.4, 7.4, 1.2, plastic('#3a3c42', 0.4), 0.4, at=(0, 0, 0))
    for number in range(6):
        british_socket(white, (-14.6 + number * 5.75, 0, 3.52))
    box(2.2, 1.6, 0.7, plastic('#c4201f', 0.3), 0.25, at=(-18.6, 1.4, 3.45))
    sphere(0.34, lamp('#54e07a', 3), at=(-18.6, -1.6, 3.45), squash=0.5)
    letters('SURGE', 0.45, material('#5d6068', 0.5), at=(-18.6, -2.4, 3.61), turn=(-90, 0, 0), deep=0.01)
    letters('AGBÁRA', 1.3, material('#d9531a', 0.5), at=(-9, -3.52, 2.1), deep=0.02)
    letters('6-WAY · SURGE GUARD · 13 A · 5 m', 0.75, material('#5d6068', 0.5), at=(6, -3.52, 2.1), deep=0.02, bold=False)
    lathe(rounded([(0, 0), (0.9, 0), (0.55, 3.4), (0, 3.4)], 0.2), cable, at=(20.3, 0, 1.8), turn=(0, 90, 0))
    coil = [
        (
            (8.0 + 0.7 * math.sin(step * 1.7)) * math.cos(step * 0.4) + 8,
            (5.6 + 0.5 * math.sin(step * 2.3)) * math.sin(step * 0.4) - 13,
            0.45 + step * 0.028,
        )
        for step in range(76)
    ]
    tube(
        [(23.4, 0, 1.8), (27, -1, 1.0), (27.5, -8, 0.5), (20, -13, 0.5)]
        + coil
        + [(2, -19.6, 0.8), (-4, -19, 0.5), (-8, -15.5, 0.7), (-10, -13.2, 1.1)],
        0.42,
        cable,
    )
    pins = [
        box(5.0, 5.2, 2.3, white, 0.7),
        lathe(rounded([(0, 0), (0.9, 0), (0.5, 2.6), (0, 2.6)], 0.2), cable, at=(2.2, 0, 1.1), turn=(0, 90, 0)),
    ]
    pins += [
        box(0.42, 0.85, 2.2, brass(), 0.06, at=(-1.1, 0, 2.2)),
        box(0.8, 0.4, 1.8, brass(), 0.06, at=(0.9, -1.1, 2.2)),
        box(0.8, 0.4, 1.8, brass(), 0.06, at=(0.9, 1.1, 2.2)),
    ]
    group(pins, at=(-12.8, -12.6, 0), turn=(0, 0, -30))
