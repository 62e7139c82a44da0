"""Electronics: power, solar and home appliances."""

import math

from goods import good
from goods.electronics.devices import enamel, wheel
from goods.shared.gadgets import dot, gradient, screen, screw, socket
from materials import bumped, copper, glossy, lamp, material, metal, plastic, printed, rubber
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, torus, tube


def outlet(at, size=4.6):
    """A British socket for three flat pins in a face that looks to -y."""
    things = [prism([(x, z - size / 2) for x, z in rounded_rectangle(size, size, size * 0.16)], 0.7, plastic('#eeeeea', 0.35), round=0.2)]
    for x, z, wide, tall in ((0, 0.19, 0.1, 0.2), (-0.2, -0.14, 0.17, 0.1), (0.2, -0.14, 0.17, 0.1)):
        things.append(box(wide * size, 0.1, tall * size, material('#0b0b0c'), round=0.02, at=(x * size, -0.34, z * size - tall * size / 2)))
    return group(things, at)


def gauge(at, radius=2.0):
    """A volt meter with a needle."""
    face = svg(
        '<circle cx="300" cy="300" r="290" fill="#fbfaf4"/>'
        '<path d="M110 380A220 220 0 1 1 490 380" fill="none" stroke="#2a2a2e" stroke-width="10"/>'
        '<path d="M420 215A200 200 0 0 1 490 380" fill="none" stroke="#cf2331" stroke-width="26"/>'
        '<path d="M300 330L395 165" stroke="#cf2331" stroke-width="12"/><circle cx="300" cy="330" r="26" fill="#222"/>'
        + words('V', 300, 480, 110, '#222226'),
        ground='#fbfaf4',
    )
    rim = cylinder(radius * 1.14, 0.8, plastic('#1c1c1f', 0.35), round=0.2, turn=(90, 0, 0))
    return group([rim, plate(radius * 2, radius * 2, printed(face, 0.2, clear=1.0), at=(0, -0.81, -radius), round=radius * 0.99)], at)


@good('generator-2-5kva', yaw=-30, pitch=16, turned=60)
def generator(look):
    color = look.color or '#c2371f'
    pipe, paint, black, alloy = enamel('#1f2023'), enamel(color), plastic('#1d1e21', 0.45), bumped(metal('#a9acb1', 0.45), 0.3, 0.2)
    for side in (-1, 1):
        y = side * 19.5
        tube(
            [
                (-27, y, 4),
                (-27, y, 38),
                (-26, y, 41),
                (-23, y, 42.5),
                (23, y, 42.5),
                (26, y, 41),
                (27, y, 38),
                (27, y, 4),
                (26, y, 2.4),
                (23, y, 1.8),
                (-23, y, 1.8),
                (-26, y, 2.4),
            ],
            1.5,
            pipe,
            closed=True,
        )
    for x, z in ((-24, 42.5), (24, 42.5), (-22, 2.0), (22, 2.0), (0, 2.0)):
        tube([(x, -19.5, z), (x, 19.5, z)], 1.3, pipe, smooth=False)
    tank = [prism(rounded_rectangle(44, 30, 6), 10.5, paint, round=3.6)]
    group(tank, at=(0, 15, 38.6), turn=(90, 0, 0))
    box(44.6, 30.6, 1.0, pipe, round=0.4, at=(0, 0, 37.6))
    cylinder(4.0, 2.6, black, round=0.7, at=(9, 2, 43.4))
    for n in range(14):
        angle = 2 * math.pi * n / 14
        box(0.9, 0.9, 1.9, black, round=0.3, at=(9 + 3.9 * math.cos(angle), 2 + 3.9 * math.sin(angle), 43.8))
    cylinder(2.4, 0.7, glossy('#f3efe2'), round=0.2, at=(-12, 2, 43.6))
    cylinder(1.9, 0.8, plastic('#c8322b'), round=0.2, at=(-12, 2, 43.6))
    # Engine on the right: a recoil starter, a finned cylinder, an exhaust.
    box(20, 22, 16, alloy, round=2.0, at=(13, 1, 4))
    for n in range(8):
        box(16, 21, 0.8, alloy, round=0.2, at=(13, 3, 20.6 + n * 1.7))
    box(11, 16, 13, alloy, round=1.0, at=(13, 3, 20))
    cylinder(9.6, 4.2, paint, round=1.4, at=(13.5, -12.0, 16.5), turn=(90, 0, 0))
    for n in range(14):
        angle = 2 * math.pi * n / 14
        box(
            0.9,
            0.4,
            4.0,
            material('#141416'),
            round=0.2,
            at=(13.5 + 6.2 * math.sin(angle) - 0 * math.cos(angle), -16.15, 16.5 + 6.2 * math.cos(angle) - 2.0),
        )
    cylinder(3.0, 0.9, black, round=0.3, at=(13.5, -15.9, 16.5), turn=(90, 0, 0))
    letters('OHV', 1.5, plastic('#f4f4f0'), at=(13.5, -16.85, 16.5), deep=0.05)
    tube([(22.5, -13, 24), (22.5, -16.5, 24)], [0.9, 0.9], black, smooth=False)
    box(5.4, 1.8, 1.8, black, round=0.7, at=(22.5, -17.4, 23.1))
    cylinder(5.2, 16, metal('#8f9298', 0.4), round=1.5, at=(24.5, -8, 30), turn=(-90, 0, 0))
    # Alternator and the control panel on the left.
    cylinder(9.0, 15, alloy, round=1.0, at=(-22, 2, 14), turn=(0, 90, 0))
    for n in range(9):
        angle = 2 * math.pi * n / 9
        cylinder(
            1.2, 0.5, material('#101012'), round=0.1, at=(-22.3, 2 + 5.6 * math.cos(angle), 14 + 5.6 * math.sin(angle)), turn=(0, 90, 0)
        )
    tube([(-17, 2, 24), (-17, 2, 24.5)], 0.6, copper())
    panel = [
        prism(rounded_rectangle(25, 24.5, 1.6), 3.0, paint, round=0.7),
        prism(rounded_rectangle(22.6, 22, 1.0), 0.4, plastic('#26272b', 0.45), round=0.1, at=(0, -1.5, 1.2)),
        gauge((-7.0, -1.6, 18.4), 2.5),
    ]
    panel += outlet((0.4, -1.6, 6.4), 5.6) + outlet((7.2, -1.6, 6.4), 5.6)
    panel += [
        box(3.0, 1.0, 3.8, plastic('#141416', 0.4), round=0.3, at=(0, -1.9, 16.6)),
        cylinder(1.9, 1.4, metal('#c3c5ca', 0.25), round=0.3, at=(7, -1.6, 18.4), turn=(90, 0, 0)),
        box(0.5, 1.6, 2.6, metal('#d8dade', 0.2), round=0.2, at=(7, -3.4, 17.1)),
    ]
    panel += [
        dot(0.9, metal('#c8322b', 0.4), (-8.2, -1.6, 7.4), deep=1.4),
        dot(0.9, metal('#26262a', 0.4), (-5.4, -1.6, 7.4), deep=1.4),
        letters('2.5 kVA', 1.7, plastic('#f4f4f0'), at=(-0.2, -1.71, 12.6), deep=0.03),
        letters('220 V  AC', 1.0, plastic('#f4f4f0'), at=(3.8, -1.71, 2.4), deep=0.03, bold=False),
    ]
    group(panel, at=(-11.5, -17.6, 10.4))
    letters('Agbára', 4.2, plastic('#f6f3ea'), at=(0, -15.28, 43.5), deep=0.06)
    for x in (-22, 22):
        for y in (-17, 17):
            cylinder(1.8, 1.6, rubber(), round=0.3, at=(x, y, 0))


@good('generator-6kva', yaw=-30, pitch=14, turned=60)
def silent_generator(look):
    color = look.color or '#b7791f'
    yellow = '#d99a1e' if color == '#b7791f' else color
    paint, black, zinc = enamel(yellow), plastic('#1d1e21', 0.45), metal('#a9acb1', 0.4)
    box(84, 52, 56, paint, round=2.4, at=(0, 0, 12))
    box(84.6, 52.6, 5, enamel('#232428'), round=1.2, at=(0, 0, 10))
    box(80, 48, 2.2, enamel('#232428'), round=0.8, at=(0, 0, 67.4))
    box(16, 16, 1.0, paint, round=0.4, at=(22, 0, 69.4))
    cylinder(4.2, 2.4, black, round=0.8, at=(22, 0, 70.2))
    prism(rounded_rectangle(23, 28, 1.2), 0.8, enamel('#232428'), round=0.2, at=(-28, -26, 17))
    for n in range(12):
        box(20, 1.2, 1.2, paint, round=0.3, at=(-28, -26.5, 18.6 + n * 2.15), turn=(-32, 0, 0))
    for n in range(9):
        box(1.2, 34, 1.4, enamel('#232428'), round=0.4, at=(42.1, 0, 22 + n * 3.0))
    panel = [
        prism(rounded_rectangle(44, 40, 1.6), 0.8, enamel('#26272b'), round=0.25),
        gauge((-15.5, -0.4, 31.5), 3.4),
        prism(rounded_rectangle(12.5, 6.4, 0.5), 0.7, plastic('#121214', 0.3), round=0.2, at=(-1.0, -0.4, 28.4)),
        plate(
            11.2,
            5.2,
            screen(svg(words('230 V  50 Hz', 280, 100, 74, '#9ff0a8') + words('0014.6 h', 280, 210, 84, '#9ff0a8'), 560, 260, '#08140c')),
            at=(-1.0, -0.76, 29.0),
        ),
        cylinder(2.4, 1.8, metal('#c3c5ca', 0.25), round=0.3, at=(14.5, -0.4, 31.5), turn=(90, 0, 0)),
        box(0.7, 2.0, 3.6, metal('#d8dade', 0.2), round=0.2, at=(14.5, -2.4, 29.7)),
        letters('6.5 kVA', 3.0, plastic('#f6f3ea'), at=(-10, -0.42, 23), deep=0.04),
        letters('REMOTE START', 1.5, plastic(yellow), at=(10.5, -0.42, 23), deep=0.04),
        *outlet((-14.5, -0.5, 12.5), 7.6),
        *outlet((-4.5, -0.5, 12.5), 7.6),
        cylinder(4.0, 2.6, plastic('#2459c9', 0.4), round=0.5, at=(7.5, -0.4, 12.5), turn=(90, 0, 0)),
        cylinder(3.1, 2.7, plastic('#15275c', 0.4), round=0.2, at=(7.5, -0.4, 12.5), turn=(90, 0, 0)),
        dot(1.2, metal('#c8322b', 0.4), (14.5, -0.4, 14.4), deep=2.0),
        dot(1.2, metal('#26262a', 0.4), (18.3, -0.4, 14.4), deep=2.0),
        box(3.6, 1.4, 5.0, plastic('#141416', 0.4), round=0.4, at=(17, -0.9, 3.4)),
        box(8, 1.4, 4.0, plastic('#141416', 0.4), round=0.4, at=(-12, -0.9, 3.0)),
    ]
    group(panel, at=(14.5, -26.2, 17))
    letters('Agbára', 6.4, plastic('#232428'), at=(-26, -26.05, 56), deep=0.06)
    letters('SILENT', 3.2, plastic('#232428'), at=(-26, -26.05, 49.6), deep=0.06)
    for x in (-33, 33):
        for y in (-19, 19):
            wheel(6.4, 4.6, (x, y, 6.4), hub='#b8babf')
            box(3.0, 5, 6, zinc, round=0.4, at=(x, y, 5.4))
    for side in (-1, 1):
        tube([(43, side * 17, 40), (50, side * 17, 41), (51, side * 17, 41), (51, side * 15, 41)], 1.1, black)
    tube([(51, -16.5, 41), (51, 16.5, 41)], 1.3, rubber(), smooth=False)
    remote = [
        box(3.6, 1.2, 6.4, plastic('#1d1e21', 0.35), round=0.5),
        dot(0.7, plastic('#3fae5a'), (0, -0.55, 4.4), deep=0.2),
        dot(0.7, plastic('#c8322b'), (0, -0.55, 2.2), deep=0.2),
        torus(0.9, 0.15, zinc, at=(0, 0, 7.0), turn=(90, 0, 0)),
    ]
    group(remote, at=(-8, -18.9, 70.4), turn=(-90, 0, 20))


@good('solar-panel-450', yaw=-22, pitch=12, turned=205, focus=(0.5, 0.3))
def solar_panel(look):
    wide, tall = 113.0, 190.0
    cells = ''
    for row in range(24):
        for column in range(6):
            x, y = 22 + column * 150, 26 + row * 62.5 + (14 if row > 11 else 0)
            cells += f'<path d="M{x + 8} {y}h130l8 8v44l-8 8h-130l-8-8v-44z" fill="url(#c)"/>'
            cells += ''.join(f'<path d="M{x + 9 + n * 16} {y}v60" stroke="#35436b" stroke-width="2"/>' for n in range(9))
    picture = svg(f'<defs>{gradient("c", "#16213f", "#0e1730", turned=True)}</defs>{cells}', 940, 1580, '#e4e7ea')
    alloy = metal('#c3c6ca', 0.34)
    panel = [
        prism(
            rounded_rectangle(wide, tall, 0.3),
            3.5,
            alloy,
            round=0.15,
            holes=[[(x, z + 1.1) for x, z in rounded_rectangle(wide - 2.2, tall - 2.2, 0.1)]],
        ),
        box(wide - 2, 0.6, tall - 2, material('#f2f2f0', 0.6), round=0.05, at=(0, -1.1, 1)),
        plate(wide - 2.2, tall - 2.2, printed(picture, 0.08, clear=1.0), at=(0, -1.42, 1.1)),
        box(22, 2.4, 7, plastic('#17181a', 0.5), round=0.5, at=(0, 0.6, tall * 0.5 - 3)),
    ]
    for side in (-1, 1):
        panel.append(
            tube(
                [
                    (side * 9, 1.0, tall * 0.5),
                    (side * 16, 1.4, tall * 0.5 - 4),
                    (side * 26, 1.4, tall * 0.42),
                    (side * 30, 1.4, tall * 0.32),
                ],
                0.35,
                rubber(),
            )
        )
    panel.append(letters('SunGate 450 W', 0.9, material('#2a2c30'), at=(0, -1.76, 0.55), deep=0.005))
    group(panel, turn=(-16, 0, 0))


@good('inverter-3-5kva', yaw=-26, pitch=10, turned=50)
def inverter(look):
    shell, dark, orange = enamel('#eceeed'), plastic('#25272c', 0.42), plastic('#e8891c', 0.42)
    prism(rounded_rectangle(30, 42, 1.6), 11.5, shell, round=0.8, at=(0, 0, 4.0))
    box(29.4, 11, 5.4, dark, round=0.8, at=(0, 0, 0))
    prism([(-14.1, 28.2), (14.1, 33.8), (14.1, 35.2), (-14.1, 29.6)], 0.06, orange, round=0.01, at=(0, -5.76, 0))
    prism(rounded_rectangle(20, 15, 1.4), 0.8, glossy('#121317'), round=0.25, at=(0, -5.6, 26.2))
    flow = svg(
        '<g fill="none" stroke="#7fd3ff" stroke-width="7">'
        '<path d="M60 60h110l24 90H36zM115 60v90M48 105h134"/>'
        '<path d="M470 60l-40 70h34l-14 60 56-82h-36l22-48z" fill="#ffd060" stroke="none"/>'
        '<rect x="40" y="290" width="130" height="70" rx="8"/><path d="M64 290v-14h22v14M124 290v-14h22v14"/>'
        '<path d="M430 350V300l55-44 55 44v50z"/><rect x="240" y="170" width="120" height="90" rx="12"'
        ' stroke="#9ff0a8"/><path d="M196 120l40 50M430 130l-70 50M172 320l68-60M360 260l66 50"'
        ' stroke-dasharray="14 10" stroke="#9ff0a8"/></g>'
        + words('~', 300, 240, 80, '#9ff0a8')
        + words('PV 2 840 W', 116, 205, 34, '#7fd3ff', 400)
        + words('NEPA 0 V', 480, 225, 34, '#ffd060', 400)
        + words('54.2 V  96%', 110, 400, 36, '#7fd3ff', 400)
        + words('1 260 W', 486, 400, 40, '#9ff0a8'),
        600,
        430,
        '#06121f',
    )
    plate(15.2, 10.9, screen(flow), at=(0, -6.01, 29.2), round=0.2)
    for number, tone in enumerate(('#7fe3a0', '#ffd060', '#ff6a5a')):
        dot(0.3, lamp(tone, 2.2 if number < 2 else 0.5), (-8.5, -5.98, 32 + number * 2.6), deep=0.06)
    for number in range(4):
        dot(0.75, plastic('#3a3c43', 0.35), (-4.5 + number * 3.0, -5.95, 27.7), deep=0.25)
    letters('SunGate', 2.8, plastic('#27303f'), at=(0, -5.76, 21.4), deep=0.03)
    letters('3.5 kVA HYBRID · MPPT 60 A', 1.25, plastic('#e07a10'), at=(0, -5.76, 18.4), deep=0.03)
    letters('PURE SINE WAVE', 0.95, plastic('#5c6470'), at=(0, -5.76, 16.4), deep=0.03, bold=False)
    for side in (-1, 1):
        for n in range(11):
            box(0.4, 7.6, 0.8, material('#2a2c30'), round=0.15, at=(side * 14.95, 0, 12 + n * 2.1))
    for n in range(9):
        box(16, 0.3, 0.55, material('#2a2c30'), round=0.15, at=(0, -5.7, 6.6 + n * 0.95))
    for x in (-13.3, 13.3):
        for z in (6.0, 44.0):
            screw(0.5, (x, -5.72, z))
    box(4.0, 0.6, 2.4, plastic('#c8322b'), round=0.2, at=(11, -5.4, 1.4))


@good('rechargeable-batteries-8', yaw=-24, pitch=26, turned=40)
def batteries(look):
    name = words('Agbára', 0, 0, 250) + words('AA  2 600 mAh', 0, 130, 92, '#ffd9a0') + words('+', 560, 30, 150, '#15402c')
    turned = ''.join(f'<g transform="translate({x} 660) rotate(-90)">{name}</g>' for x in (0, 600, 1200))
    wrap = svg(
        f'<rect width="1200" height="260" fill="#e8891c"/><rect y="1200" width="1200" height="60" fill="#e8891c"/>{turned}',
        1200,
        1260,
        '#15573a',
    )
    skin, steel_ = printed(wrap, 0.3, clear=0.5), metal('#d5d7db', 0.2)

    def cell():
        return [
            lathe([(0, 0.02), (0.66, 0.02), (0.7, 0.1)], steel_),
            lathe([(0.71, 0.08), (0.725, 0.12), (0.725, 4.82), (0.71, 4.88)], skin, angle=60),
            lathe([(0.7, 4.86), (0.62, 4.93), (0.3, 4.93), (0.28, 5.08), (0, 5.1)], steel_),
        ]

    shell, dark = plastic('#26282d', 0.4), plastic('#15161a', 0.45)
    back = [prism(rounded_rectangle(12.6, 9.4, 1.2), 2.6, shell, round=0.6)]
    for n in range(4):
        x = -3.75 + n * 2.5
        back.append(prism(rounded_rectangle(1.9, 6.2, 0.4), 0.3, dark, round=0.1, at=(x, -1.22, 2.2)))
        back += group(cell(), at=(x, -1.35, 2.7))
        back.append(box(0.9, 0.5, 0.5, steel_, round=0.1, at=(x, -1.3, 2.3)))
        back.append(dot(0.17, lamp('#6dff9a' if n < 3 else '#ff6a5a', 2.6), (x, -1.28, 1.3), deep=0.06))
    back.append(letters('Agbára', 0.6, plastic('#e9e9ec'), at=(0, -1.31, 8.85), deep=0.01))
    group(back, at=(0, 2.6, 0.3), turn=(-26, 0, 0))
    box(9, 3.0, 0.8, shell, round=0.3, at=(0, 4.6, 0))
    for n, (x, y) in enumerate(((-4.4, -2.6), (-2.2, -3.2), (0.2, -2.7))):
        group(cell(), at=(x, y, 0), turn=(0, 0, 20 * n - 10))
    group(cell(), at=(2.4, -3.9, 0.73), turn=(0, 90, 24))


@good('rechargeable-lantern', yaw=-20, pitch=12, turned=50)
def lantern(look):
    shell, dark, chrome = plastic('#1f7a54', 0.38), plastic('#202226', 0.45), metal('#c9ccd1', 0.25)
    lathe(rounded([(0, 0), (6.8, 0), (7.0, 4.6), (6.0, 6.6), (0, 6.6)], 0.9), shell)
    lathe([(6.95, 0.6), (7.12, 0.8), (7.12, 1.5), (6.98, 1.7)], dark)
    lathe([(5.4, 6.4), (5.4, 16.6)], material('#fff6de', 0.3, light=0.55), angle=60)
    for n in range(6):
        angle = 2 * math.pi * n / 6 + 0.3
        tube(
            [(5.75 * math.cos(angle), 5.75 * math.sin(angle), 6.3), (5.75 * math.cos(angle), 5.75 * math.sin(angle), 16.8)],
            0.34,
            shell,
            smooth=False,
        )
    for z in (6.6, 11.6, 16.4):
        torus(5.72, 0.26 if z == 11.6 else 0.4, shell, at=(0, 0, z - 0.3))
    lathe(rounded([(0, 16.4), (6.0, 16.4), (6.6, 17.6), (6.2, 19.6), (0, 20.0)], 0.8), shell)
    cells = svg(
        '<rect width="600" height="600" fill="#14224a"/>'
        + ''.join(f'<path d="M{n * 100} 0V600" stroke="#c9d4ea" stroke-width="6"/>' for n in range(1, 6))
        + ''.join(f'<path d="M0 {n * 46}H600" stroke="#6f84b5" stroke-width="2"/>' for n in range(1, 13))
    )
    plate(8.2, 8.2, printed(cells, 0.12, clear=1.0), at=(0, -4.1, 20.03), turn=(-90, 0, 0), round=1.0)
    for side in (-1, 1):
        cylinder(0.8, 0.8, dark, round=0.2, at=(side * 6.3, 0, 18.2), turn=(0, side * 90, 0))
    tube(
        [(-6.9, 0, 18.2), (-7.2, 0, 22), (-5.6, 0, 25.2), (-2.4, 0, 26.2), (2.4, 0, 26.2), (5.6, 0, 25.2), (7.2, 0, 22), (6.9, 0, 18.2)],
        0.36,
        chrome,
    )
    tube([(-2.0, 0, 26.0), (2.0, 0, 26.0)], 0.75, rubber(), smooth=False)
    dot(1.05, plastic('#f0a63c', 0.35), (0, -6.75, 3.6), deep=0.5)
    dot(0.5, metal('#e6e7ea'), (0, -7.1, 3.6), deep=0.22)
    socket(1.25, 0.5, at=(3.1, -6.25, 2.9), turn=(0, 0, 26), round=0.05)
    for n in range(3):
        dot(0.13, lamp('#8fffb0', 2.4), (-3.6 + n * 0.55, -6.02 - n * 0.26, 3.6), deep=0.1)
    letters('SunGate', 1.0, plastic('#f4f2ec'), at=(0, -6.62, 18.3), deep=0.06)
