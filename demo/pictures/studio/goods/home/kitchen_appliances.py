"""Home & Kitchen: small appliances."""

import math

from goods import good
from materials import brass, film, glass, lamp, material, metal, plastic, printed, rubber, steel
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, loft, plate, prism, rounded, rounded_rectangle, surface, torus, tube


def dial(radius, deep, made, mark, at, turn=(90, 0, 0)):
    """A knob with a grip bar that looks to -y."""
    things = [lathe(rounded([(0, 0), (radius, 0), (radius * 0.94, deep * 0.55), (0, deep * 0.55)], 0.2), made)]
    things.append(box(radius * 0.42, radius * 1.8, deep * 0.5, made, 0.2, at=(0, 0, deep * 0.5)))
    things.append(box(0.14, radius * 0.5, 0.05, mark, 0.02, at=(0, radius * 0.6, deep)))
    return group([group(things, turn=turn)], at=at)


def cord(path, radius=0.35, color='#1d1c1c'):
    return tube(path, radius, rubber(color))


@good('blender-1-8l', yaw=-20, pitch=12, turned=50, focus=(0.42, 0.4))
def blender(look):
    black, chrome, clear = plastic('#211f20', 0.32), metal('#cfd2d6', 0.2), glass('#fbfdfd')
    base = [
        (0, 0, 0, 17.6, 17.6),
        (0, 0, 0.6, 18.4, 18.4),
        (0, 0, 6, 17, 17),
        (0, 0, 11, 13.4, 13.4),
        (0, 0, 13.4, 12.2, 12.2),
        (0, 0, 13.6, 11.8, 11.8),
    ]
    loft(base, black, 0.32)
    lathe(rounded([(6.6, 12.8), (6.75, 13.2), (6.7, 14.2), (6.2, 14.4), (0, 14.4)], 0.15), chrome)
    dial(2.5, 2.0, chrome, material('#d9442c', 0.4), (0, -8.5, 5.3), (82, 0, 0))
    letters('GBÓNÁ', 1.1, metal('#e6e6e6', 0.3), at=(0, -9.0, 1.7), turn=(-4, 0, 0), deep=0.02)
    for number, step in enumerate((-60, -20, 20, 60)):
        angle = math.radians(90 + step)
        letters(
            'P012'[number],
            0.75,
            material('#dcdcdc', 0.5),
            at=(-3.5 * math.cos(angle) * -1, -8.62 + 0.02 * number, 5.3 + 3.5 * math.sin(angle)),
            turn=(-7, 0, 0),
            deep=0.02,
        )
    jar = [(4.9, 14.6), (5.6, 14.6), (6.0, 16), (7.6, 32), (7.9, 34.4), (7.6, 34.4), (7.2, 32), (5.6, 16.4), (4.9, 15.6), (0, 15.4)]
    lathe(rounded(jar, 0.3), clear, steps=80)
    ticks = ''.join(
        f'<rect x="760" y="{y}" width="80" height="7" fill="#ffffff"/>' + words(t, 890, y + 18, 40, '#ffffff', anchor='start')
        for t, y in (('1.8 L', 60), ('1.5', 150), ('1.0', 270), ('0.5', 400))
    )
    lathe([(6.32, 17.6), (7.6, 31)], film(picture=svg(ticks, 1600, 520)), steps=80)
    for turn in (0, 90):
        group([tube([(-2.6, 0, 1.8), (-1, 0, 0.5), (1, 0, 0.5), (2.6, 0, 1.4)], 0.24, steel())], at=(0, 0, 15.6), turn=(0, 0, turn))
    lathe(rounded([(0, 15.4), (1.1, 15.4), (0.9, 16.8), (0, 17)], 0.2), steel())
    lathe(rounded([(7.3, 33.6), (8.2, 34.3), (8.2, 36.0), (7.4, 36.8), (3.0, 37.0), (2.8, 38.6), (0, 38.7)], 0.4), black)
    tube(
        [(7.3, 0, 31.6), (11.2, 0, 31.8), (12.2, 0, 28), (11.4, 0, 22), (9.6, 0, 18.6), (6.6, 0, 18.6)],
        [0.9, 1.0, 1.05, 1.0, 0.9, 0.8],
        black,
    )
    lathe(rounded([(4.1, 3.4), (4.3, 4), (4.2, 9.4), (3.2, 11.2), (0, 11.5)], 0.6), clear, at=(-15.5, -3, 0))
    lathe(rounded([(0, 0), (4.3, 0), (4.6, 0.5), (4.6, 2.6), (4.3, 3.5), (0, 3.5)], 0.3), black, at=(-15.5, -3, 0))
    group([tube([(-2.2, 0, 1.4), (-0.8, 0, 0.4), (0.8, 0, 0.4), (2.2, 0, 1.4)], 0.22, steel())], at=(-15.5, -3, 4.2), turn=(0, 0, 30))
    torus(5.2, 0.3, rubber('#d9d9d4'), at=(-10, -14.5, 0))
    cord([(4, 8, 1), (10, 13, 0.4), (15, 9, 0.4), (17, 2, 0.4)])


@good('electric-kettle', yaw=-26, pitch=13, turned=50)
def kettle(look):
    black, brushed = plastic('#1f1f20', 0.36), metal('#ccd0d4', 0.24)
    lathe(rounded([(0, 0), (8.4, 0), (8.6, 0.6), (8.2, 1.5), (0, 1.5)], 0.3), black)
    lathe(rounded([(7.5, 1.6), (8.2, 1.7), (8.2, 3.0), (7.9, 3.2)], 0.2), black)
    body = [(7.9, 3.0), (8.0, 3.4), (7.75, 9), (7.0, 16), (6.2, 20.6), (6.0, 20.9)]
    lathe(rounded(body, 0.5), brushed)
    lathe([(8.0, 3.3), (8.08, 3.4), (8.0, 3.6)], metal('#8e9196', 0.3))
    lathe(rounded([(6.2, 20.6), (6.35, 20.9), (6.2, 21.5), (4.6, 22.4), (0, 22.9)], 0.4), black)
    lathe(rounded([(1.6, 22.5), (1.4, 23.3), (0, 23.5)], 0.25), metal('#c9ccd1', 0.2))

    def spout(u, v):
        a = math.pi * (u - 0.5)
        open_ = 0.15 + 0.85 * v**1.3
        reach = 6.9 + (-0.05 + 3.3 * open_) * math.cos(a) ** 1.6 - 0.12 * (v * 5)
        return (-reach * math.cos(a * 0.36 * (0.4 + 0.6 * v)), -reach * math.sin(a * 0.36 * (0.4 + 0.6 * v)), 15.4 + 5.6 * v)

    surface(spout, brushed, 40, 24, thickness=0.2)
    grip = [(5.9, 0, 20.9), (8.6, 0, 22.4), (12.0, 0, 21.6), (12.8, 0, 16.5), (12.2, 0, 10.5), (10.4, 0, 6.6), (7.6, 0, 5.8)]
    tube(grip, [1.2, 1.35, 1.35, 1.2, 1.1, 1.05, 1.1], black)
    prism(rounded_rectangle(1.8, 4.0, 0.8), 0.6, material('#3a3b3d', 0.3), 0.2, at=(12.6, 0, 17.6), turn=(0, 8, 90))
    box(2.0, 1.5, 0.6, black, 0.25, at=(9.7, 0, 4.9), turn=(0, -24, 0))
    cylinder(0.22, 0.1, lamp('#4d94ff', 1.5), 0.03, at=(9.2, -1.02, 5.6), turn=(90, 0, 0))
    strap = svg(words('GBÓNÁ', 800, 68, 56, '#26292d', spacing=8) + words('1.8 L', 800, 108, 30, '#44474c', 700), 1600, 134, '#ccd0d4')
    made = printed(strap, 0.24)
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    lathe([(7.815, 8.2), (7.775, 9.0), (7.43, 12.2)], made)
    cord([(5, 7, 0.8), (9, 10.5, 0.4), (14, 9, 0.4), (16, 4, 0.4)])


@good('steam-iron', yaw=-30, pitch=16, turned=60, focus=(0.4, 0.4))
def steam_iron(look):
    """Its point looks to -x; every level of the body has the outline of the plate, smaller and further back."""
    white, violet, dark = plastic('#f2f2f1', 0.3), plastic('#4b2e83', 0.28), plastic('#26242b', 0.4)

    def outline(t, wide, front, back):
        """t of 0 to 1 round once from the point: a gothic arch with a blunt heel."""
        a = 2 * math.pi * t
        x = front + (back - front) * (0.5 - 0.5 * math.cos(a))
        share = (x - front) / (back - front)
        y = wide * math.sin(math.pi * min(1, share**0.62 * 0.62)) * (1 - max(0, (share - 0.86) / 0.14) ** 2.5)
        return x, math.copysign(max(0.0, y), math.sin(a))

    def body(levels, made, up=60):
        def place(u, v):
            spot = v * (len(levels) - 1)
            low = min(int(spot), len(levels) - 2)
            part = spot - low
            z, wide, front, back = (a * (1 - part) + b * part for a, b in zip(levels[low], levels[low + 1]))
            x, y = outline(u, wide, front, back)
            return (x, y, z)

        return surface(place, made, 120, up, around=True, angle=35)

    body(
        [(0.1, 0, -13, 10), (0.1, 5.9, -13.3, 10.6), (0.5, 6.0, -13.6, 10.8), (0.9, 6.0, -13.6, 10.8), (1.0, 5.8, -13.3, 10.6)],
        metal('#e9e4dc', 0.25),
    )
    body([(1.0, 5.7, -13.0, 10.5), (1.6, 5.75, -13.0, 10.6), (2.6, 5.5, -12.2, 10.7), (2.9, 5.4, -12.0, 10.7)], violet)
    body(
        [
            (2.8, 5.3, -11.8, 10.7),
            (4.2, 5.0, -10.4, 10.9),
            (5.6, 4.4, -8.6, 11.0),
            (6.6, 3.4, -6.9, 11.0),
            (7.1, 2.2, -5.2, 11.0),
            (7.2, 0, -3, 10),
        ],
        white,
    )
    top = [(-8.2, 0, 5.6), (-6.5, 0, 9.4), (-3.0, 0, 11.6), (2, 0, 12.2), (7, 0, 12.0), (10.2, 0, 10.6), (10.6, 0, 7.0), (10.2, 0, 4.4)]
    tube(top, [1.9, 1.75, 1.6, 1.55, 1.6, 1.9, 2.3, 2.5], violet)
    tube([(-5.0, 0, 11.45), (-1, 0, 12.85), (4, 0, 13.2), (8.5, 0, 12.7)], [0.5, 1.05, 1.1, 0.6], dark)
    for x, z in ((-4.1, 12.0), (-2.0, 12.85)):
        cylinder(0.7, 0.9, white, 0.25, at=(x, 0, z))
    lathe(rounded([(0, 0), (2.6, 0), (2.7, 0.4), (2.3, 1.1), (0, 1.2)], 0.3), dark, at=(2.2, 0, 7.0))
    for number in range(18):
        angle = 2 * math.pi * number / 18
        box(0.2, 0.4, 0.7, dark, 0.08, at=(2.2 + 2.6 * math.cos(angle), 2.6 * math.sin(angle), 7.2), turn=(0, 0, math.degrees(angle)))
    box(1.0, 0.24, 0.1, material('#f4b942', 0.4), 0.04, at=(0.6, 0, 8.18))
    group([cylinder(0.4, 0.9, dark, 0.12, turn=(0, -90, 0))], at=(-8.9, 0, 7.2))
    group(
        [letters('GBÓNÁ', 1.25, violet, deep=0.02), letters('2200 W · CERAMIC', 0.5, material('#6a6a70', 0.5), at=(0, 0, -1.1), deep=0.02)],
        at=(2.4, -5.02, 4.35),
        turn=(-20, 0, -2),
    )
    body([(-0.02, 0, -12, 9), (-0.02, 5.6, -12.8, 10.2), (0.1, 5.9, -13.2, 10.6)], material('#7d6a58', 0.2, clear=0.6), 4)
    cord([(11.6, 0, 8.6), (15, 0, 8.4), (17, 3, 3), (15, 8, 0.4), (8, 11, 0.4), (0, 9.5, 0.4)], 0.36, '#2c2833')


@good('microwave-20l', yaw=-22, pitch=12, turned=45)
def microwave(look):
    shell, face = plastic('#1c1c1e', 0.34), material('#101012', 0.16, clear=0.7)
    silver = metal('#c4c7cc', 0.3)
    box(45, 32, 25, shell, 0.8, at=(0, 0, 1.2))
    for x in (-19, 19):
        for y in (-13, 13):
            cylinder(1.4, 1.3, rubber(), 0.2, at=(x, y, 0))
    box(33.4, 1.6, 24.4, face, 0.5, at=(-5.6, -16.4, 1.5))
    box(11.0, 1.6, 24.4, material('#29292c', 0.35), 0.5, at=(16.9, -16.4, 1.5))
    cavity = ''.join(
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="#060607"/>' for y in range(8, 430, 11) for x in range(8 + (y % 22 > 10) * 5, 600, 11)
    )
    inside = (
        '<defs><radialGradient id="g" cx="0.5" cy="0.35" r="0.8"><stop offset="0" stop-color="#ffe9b8"/><stop offset="0.55"'
        ' stop-color="#b98a45"/><stop offset="1" stop-color="#3a2a18"/></radialGradient></defs><rect width="600" height="430"'
        ' fill="url(#g)"/><path d="M0 430 L70 330 L530 330 L600 430 Z" fill="#8a6a3c"/><path d="M70 60 H530 V330 H70 Z" fill="#e9cf98"'
        ' opacity="0.5"/><ellipse cx="300" cy="372" rx="190" ry="34" fill="#e7dcc2"/><ellipse cx="300" cy="368" rx="178" ry="28"'
        ' fill="#f6eedb"/><ellipse cx="300" cy="372" rx="60" ry="9" fill="#d7c9a8"/>' + cavity
    )
    plate(24, 17.2, printed(svg(inside, 600, 430), 0.12, clear=1.0, light=0.45), at=(-7.6, -17.24, 5.2), round=0.7)
    tube([(8.7, -17, 3.8), (8.7, -19.4, 4.4), (8.7, -19.4, 22.8), (8.7, -17, 23.4)], 0.6, silver)
    marks = ''.join(
        f'<circle cx="{300 + 215 * math.cos(a)}" cy="{300 + 215 * math.sin(a)}" r="9" fill="#d5d7da"/>'
        for a in (math.radians(150 + 48 * n) for n in range(6))
    )
    plate(
        8,
        8,
        printed(svg(marks + words('POWER', 300, 590, 52, '#d5d7da', 400, spacing=4), 600, 620, '#29292c'), 0.4),
        at=(16.9, -17.23, 15.6),
    )
    dial(2.5, 2.0, silver, material('#d9442c', 0.4), (16.9, -17.2, 19.7))
    times = ''.join(
        words(str(n * 5), 300 + 225 * math.cos(a), 318 + 225 * math.sin(a), 48, '#d5d7da', 400)
        for n, a in enumerate(math.radians(-90 + 45 * k) for k in range(8))
    )
    plate(
        8,
        8,
        printed(svg(times + words('MINUTES', 300, 606, 50, '#d5d7da', 400, spacing=4), 600, 620, '#29292c'), 0.4),
        at=(16.9, -17.23, 6.6),
    )
    dial(2.5, 2.0, silver, material('#d9442c', 0.4), (16.9, -17.2, 10.9))
    box(8.4, 0.8, 2.4, plastic('#3b3b3f', 0.35), 0.4, at=(16.9, -17.0, 2.8))
    letters('GBÓNÁ', 1.1, metal('#d5d7da', 0.3), at=(-7.6, -17.26, 3.6), deep=0.02)
    for row in range(5):
        box(0.2, 9, 0.5, material('#050505', 0.9), 0.08, at=(22.5, 6, 8 + row * 1.5))


@good('gas-cooker-4', yaw=-22, pitch=30, turned=45, focus=(0.35, 0.6))
def gas_cooker(look):
    pane, body, iron = material('#0b0c0e', 0.08, clear=1.0), metal('#b9bcc1', 0.3), material('#1a1a1b', 0.6)
    box(72, 40, 6.5, body, 1.2, at=(0, 0, 1.6))
    for x in (-31, 31):
        for y in (-16, 16):
            cylinder(2, 1.8, rubber(), 0.3, at=(x, y, 0))
    box(71.4, 39.4, 0.9, pane, 0.4, at=(0, 0, 8.0))
    ring = lathe
    for x in (-18.5, 18.5):
        big = 1.0 if x < 0 else 0.8
        ring(rounded([(0, 0), (9.2 * big, 0), (8.6 * big, 1.0), (5.6 * big, 0.5), (0, 0.4)], 0.3), metal('#cfd2d6', 0.18), at=(x, 2, 8.85))
        ring(
            rounded([(0, 0.4), (5.2 * big, 0.4), (5.2 * big, 2.4), (4.7 * big, 2.8), (1.6, 3.0), (0, 2.4)], 0.25), brass(), at=(x, 2, 8.85)
        )
        for number in range(30):
            a = 2 * math.pi * number / 30
            box(
                0.3,
                0.35,
                0.9,
                material('#3a2a10', 0.8),
                0.05,
                at=(x + 5.15 * big * math.cos(a), 2 + 5.15 * big * math.sin(a), 10.1),
                turn=(0, 0, math.degrees(a)),
            )
        ring(rounded([(2.9 * big, 2.5), (2.9 * big, 3.3), (2.4 * big, 3.7), (0, 3.8)], 0.2), brass(), at=(x, 2, 8.85))
        torus(11.2, 0.42, iron, at=(x, 2, 8.9))
        for number in range(4):
            a = math.pi / 4 + math.pi / 2 * number
            arm = [(-0.3, 0), (4.6, 3.4), (10.9, 4.0), (11.6, 3.2), (11.6, -0.2), (10.6, -0.2), (10.2, 2.4), (5.2, 2.0)]
            group([prism([(r, z) for r, z in arm[1:]], 0.8, iron, 0.2)], at=(x, 2, 9.2), turn=(0, 0, math.degrees(a)))
        cylinder(0.3, 2.4, plastic('#f1efe8'), 0.1, at=(x + 6.6 * big, 2, 9))
    for x in (-18.5, 18.5):
        cylinder(3.3, 0.6, metal('#d9dbde', 0.2), 0.2, at=(x, -20, 4.9), turn=(90, 0, 0))
        dial(2.5, 2.6, plastic('#1f1f20', 0.4), material('#e5e5e5', 0.5), (x, -20.4, 4.9))
    letters('GBÓNÁ', 2.2, material('#c9ccd1', 0.3), at=(0, -16.5, 8.93), turn=(-90, 0, 0), deep=0.01)
    letters('AUTO IGNITION', 0.9, material('#9a9da2', 0.3), at=(0, -18.4, 8.93), turn=(-90, 0, 0), deep=0.01, bold=False)
    hose = [(35, 12, 4), (42, 14, 3), (49, 8, 0.9), (50, -6, 0.9), (44, -16, 0.9), (40, -23, 0.9), (44, -29, 2.0)]
    tube(hose, 0.9, rubber('#d8711c'))
    for at in (hose[0], hose[-1]):
        cylinder(1.15, 1.5, metal('#c9ccd1', 0.2), 0.15, at=(at[0] + 0.7, at[1], at[2]), turn=(0, 90, 0))
    valve = [lathe(rounded([(0, 0), (2.5, 0), (2.6, 1.6), (3.6, 2.2), (3.6, 3.2), (2.0, 4.2), (0, 4.3)], 0.3), metal('#5f7ea8', 0.35))]
    valve.append(box(5.4, 1.5, 1.0, plastic('#c63a2b'), 0.35, at=(1.6, 0, 4.3)))
    group(valve, at=(48, -29.5, 0))


def ring_burner(z, things):
    iron = material('#262424', 0.65, metal=0.3)
    things.append(lathe(rounded([(0, 0), (5.0, 0), (5.6, 1.2), (5.2, 2.6), (2, 3.0), (0, 2.6)], 0.4), metal('#8d7a5a', 0.4), at=(0, 0, z)))
    for number in range(24):
        a = 2 * math.pi * number / 24
        things.append(cylinder(0.2, 0.12, material('#120e0a', 0.9), 0.02, at=(4.2 * math.cos(a), 4.2 * math.sin(a), z + 2.62)))
    things.append(lathe([(10.5, 0), (14.2, -1.6), (14.6, -1.2), (10.8, 0.6)], iron, at=(0, 0, z + 0.6)))
    for number in range(3):
        a = 2 * math.pi * number / 3 + 0.5
        leg = [(5.0, -0.6), (13.8, -1.2), (14.4, 5.4), (13.4, 6.0), (5.2, 5.0), (5.2, 4.0), (12, 4.3), (12.2, 0.6), (5.0, 0.5)]
        things.append(group([prism(leg, 0.9, iron, 0.2)], at=(0, 0, z), turn=(0, 0, math.degrees(a))))
    things.append(torus(11.5, 0.4, iron, at=(0, 0, z + 5.1)))


@good('gas-cylinder-12kg', yaw=-18, pitch=13, turned=60)
def gas_cylinder(look):
    paint, collar = material('#c8472b', 0.38, clear=0.5), material('#a83a22', 0.4, clear=0.4)
    body = [(9, 4.6), (13, 5.2), (15.2, 8.6), (15.6, 12), (15.6, 33), (15.2, 36.5), (12.6, 40.6), (7.5, 43), (0, 43.6)]
    lathe(rounded([(0, 4.2)] + body, 2.2, 10), paint)
    lathe(rounded([(15.55, 22.2), (15.85, 22.5), (15.85, 23.3), (15.55, 23.6)], 0.2), paint)
    lathe(rounded([(12.2, 0), (12.6, 0), (12.6, 6.4), (12.2, 6.4)], 0.1), collar)
    sign = svg(
        words('INA', 800, 62, 68, '#ffffff', spacing=12)
        + words('LPG 12.5 KG', 800, 101, 33, '#ffe9c9', spacing=2)
        + words('HIGHLY FLAMMABLE · SON NIS 205', 800, 124, 15, '#ffe9c9', 400),
        1600,
        134,
        '#c8472b',
    )
    lathe([(15.63, 24.4), (15.63, 32.6)], printed(sign, 0.38, clear=0.5))

    def guard(u, v):
        a = math.radians(-52 + 284 * u)
        return (9.6 * math.cos(a - 1.1), 9.6 * math.sin(a - 1.1), 40.4 + v * 11.4)

    surface(guard, collar, 90, 10, thickness=0.4)
    tube(
        [
            (9.6 * math.cos(math.radians(-52 + 284 * n / 60) - 1.1), 9.6 * math.sin(math.radians(-52 + 284 * n / 60) - 1.1), 51.8)
            for n in range(61)
        ],
        0.5,
        collar,
    )
    group(
        [
            letters('03 · 2026', 1.4, material('#ffe9c9', 0.5), deep=0.05),
            letters('INA  TARE 13.0 KG', 1.0, material('#ffe9c9', 0.5), at=(0, 0, -1.9), deep=0.05),
        ],
        at=(0, -9.86, 47.4),
    )
    lathe(rounded([(0, 0), (1.8, 0), (1.8, 2.6), (1.2, 3.2), (1.2, 9.2), (0, 9.2)], 0.2), brass(), at=(0, 0, 43.4))
    group(
        [cylinder(0.75, 9.2, brass(), 0.15, turn=(90, 0, 0)), dial(1.6, 2.2, plastic('#1d1c1c', 0.5), brass(), (0, -9.2, 0))],
        at=(0, 0, 50.4),
        turn=(0, 0, 62),
    )
    things = []
    ring_burner(53.6, things)
    lathe([(1.3, 51.8), (2.2, 53.8)], brass())
