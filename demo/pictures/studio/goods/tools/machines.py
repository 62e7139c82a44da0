"""Tools & Auto: pumps and welding machines."""

import math

from goods import good
from goods.tools.power_tools import ORANGE
from materials import brass, bumped, copper, glass, glossy, material, metal, plastic, printed, rubber, steel
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, loft, plate, prism, rounded, tube


@good('water-pump-1hp', yaw=-30, pitch=18)
def water_pump(_look):
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
def welding_machine(_look):
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
