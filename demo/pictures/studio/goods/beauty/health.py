"""Beauty & Health: what a nurse measures with."""

import math

from goods import good
from goods.shared.glassware import clear_wall
from materials import material, metal, plastic, printed, rubber, steel, weave
from prints import svg, words
from shapes import box, cylinder, ellipse, group, lathe, letters, loft, lying, plate, prism, rounded, rounded_rectangle, surface, tube


def segments(text, x, y, size, color='#18221c'):
    """Figures of a liquid-crystal display, drawn by their seven bars."""
    lit = {
        '0': 'abcdef',
        '1': 'bc',
        '2': 'abged',
        '3': 'abgcd',
        '4': 'fgbc',
        '5': 'afgcd',
        '6': 'afgedc',
        '7': 'abc',
        '8': 'abcdefg',
        '9': 'abcdfg',
    }
    bars = {
        'a': (0, 0, 1, 0),
        'b': (1, 0, 1, 1),
        'c': (1, 1, 1, 2),
        'd': (0, 2, 1, 2),
        'e': (0, 1, 0, 2),
        'f': (0, 0, 0, 1),
        'g': (0, 1, 1, 1),
    }
    out, half = '', size / 2
    for figure in text:
        if figure == '.':
            out += f'<circle cx="{x - half * 0.25}" cy="{y + size}" r="{size * 0.06}" fill="{color}"/>'
            continue
        for bar in lit.get(figure, ''):
            x0, y0, x1, y1 = bars[bar]
            dx, dy = (x1 - x0) * half * 0.12, (y1 - y0) * half * 0.12
            out += (
                f'<path d="M{x + x0 * half + dx} {y + y0 * half + dy} L{x + x1 * half - dx} {y + y1 * half - dy}" stroke="{color}"'
                f' stroke-width="{size * 0.12}" stroke-linecap="round"/>'
            )
        x += half * 1.55
    return out


@good('bp-monitor', yaw=-22, pitch=30, turned=40, focus=(0.4, 0.5))
def bp_monitor(look):
    white, blue, grey = plastic('#f4f5f4', 0.32), plastic('#1d5f9c', 0.3), plastic('#d7dbde', 0.35)
    slope = 17
    face = svg(
        '<rect width="700" height="760" rx="30" fill="#b9c7b4"/><rect x="12" y="12" width="676" height="736" rx="24" fill="none"'
        ' stroke="#8ea08b" stroke-width="4"/>'
        + words('SYS', 90, 120, 44, '#18221c')
        + words('mmHg', 90, 160, 28, '#18221c', 400)
        + segments('121', 270, 60, 180)
        + words('DIA', 90, 370, 44, '#18221c')
        + words('mmHg', 90, 410, 28, '#18221c', 400)
        + segments('78', 378, 310, 180)
        + words('PULSE', 104, 640, 40, '#18221c')
        + words('/min', 90, 676, 28, '#18221c', 400)
        + segments('72', 440, 570, 130)
        + '<path d="M250 640 C250 600 300 590 310 622 C320 590 370 600 370 640 C370 680 310 706 310 716 C310 706 250 680 250 640 Z"'
        ' fill="#18221c"/>' + words('AM 07:40', 580, 30 + 10, 30, '#18221c', 400),
        700,
        760,
    )
    side = [(-6.6, 0), (6.6, 0), (6.6, 6.4), (5.6, 7.1), (-5.6, 3.7), (-6.6, 2.6)]
    prism(rounded(side + [side[0]], 0.8), 14.4, white, 0.5, turn=(0, 0, 90), at=(0, 0, 0.1))
    tilt = -90 + slope
    panel = [
        plate(8.6, 9.34, printed(face, 0.12, clear=0.8, light=0.12), at=(-1.9, -0.05, 0.7), round=0.4),
        prism(rounded_rectangle(9.3, 10.1, 0.7), 0.3, material('#2a3238', 0.25), 0.1, at=(-1.9, 0.12, 0.3)),
    ]
    panel.append(prism(ellipse(3.4, 3.4, at=(5.0, 3.2)), 0.7, blue, 0.25))
    panel.append(letters('START', 0.62, material('#ffffff', 0.5), at=(5.0, -0.37, 3.45), deep=0.01))
    panel.append(letters('STOP', 0.55, material('#ffffff', 0.5), at=(5.0, -0.37, 2.65), deep=0.01))
    for z, text in ((9.4, 'MEM'), (7.4, 'SET')):
        panel.append(prism(rounded_rectangle(2.8, 1.3, 0.6), 0.5, grey, 0.2, at=(5.0, 0, z - 0.65)))
        panel.append(letters(text, 0.55, material('#34424d', 0.5), at=(5.0, -0.27, z), deep=0.01))
    panel.append(letters('ÀLÀÁFÍÀ', 0.6, blue, at=(5.0, -0.02, 10.7), deep=0.01))
    panel.append(letters('1  ·  2', 0.5, material('#34424d', 0.5), at=(5.0, -0.02, 5.7), deep=0.01))
    group(panel, at=(0, -5.75, 3.93), turn=(tilt, 0, 0))
    for n in range(4):
        box(0.05, 2.4, 0.18, material('#30363a', 0.8), 0.02, at=(7.25, -1 + n * 0, 1.4 + n * 0.5))
    cuff, edge = weave('#233a5c', 0.14), material('#16263d', 0.7)

    def wrap(u, v):
        a = math.radians(-60 + 400 * u)
        r = 5.2 + 0.65 * u + 0.12 * math.sin(3.1 * math.pi * v) ** 2
        return (r * math.cos(a), (v - 0.5) * 14, 5.9 + r * math.sin(a))

    roll = [surface(wrap, cuff, 110, 24, thickness=0.55)]
    for v in (0, 1):
        line = [wrap(n / 60, v) for n in range(61)]
        roll.append(tube(line, 0.34, edge))
    tag = svg(
        '<rect width="600" height="300" fill="#ffffff"/>'
        + words('ÀLÀÁFÍÀ', 300, 110, 80, '#1d5f9c')
        + words('22–42 cm', 300, 190, 60, '#233a5c')
        + words('ARTERY ▼', 300, 260, 44, '#c0392b'),
        600,
        300,
    )
    roll.append(group([plate(6, 3, printed(tag, 0.6))], at=(-0.4, 0, 12.24), turn=(-84, 0, 90)))
    group(roll, at=(16.5, 2.5, 0.35), turn=(0, 0, -28))
    hose = [(8.6, 3.0, 3.0), (10, 4.2, 1.6), (11, 9.5, 0.4), (16, 13, 0.4), (21, 12, 0.8), (21.2, 9.6, 2.2)]
    tube([(7.2, 3.0, 3.2)] + hose, 0.34, rubber('#6f777e'))
    cylinder(0.6, 1.4, grey, 0.15, at=(7.0, 3.0, 3.2), turn=(0, 90, 0))


@good('digital-thermometer', yaw=-28, pitch=44, turned=30, focus=(0.45, 0.5))
def thermometer(look):
    white, blue = plastic('#f6f7f6', 0.3), plastic('#2a8fb0', 0.3)
    body = [
        loft(
            [
                (0, 0, 0, 2.0, 0.9),
                (0, 0, 0.4, 2.4, 1.15),
                (0, 0, 3, 2.5, 1.25),
                (0, 0, 6.4, 2.3, 1.2),
                (0, 0, 8.4, 1.4, 1.0),
                (0, 0, 9.4, 0.9, 0.8),
                (0, 0, 9.6, 0.86, 0.76),
            ],
            white,
            0.25,
            across=64,
        )
    ]
    body.append(
        loft([(0, 0, 9.5, 0.82, 0.72), (0, 0, 11, 0.62, 0.58), (0, 0, 12.4, 0.5, 0.48), (0, 0, 12.6, 0.46, 0.46)], rubber('#79c3d6'), 0)
    )
    body.append(lathe(rounded([(0.22, 0), (0.22, 1.0), (0.12, 1.25), (0, 1.28)], 0.1), steel(), at=(0, 0, 12.5)))
    screen = svg(
        '<rect width="500" height="250" rx="26" fill="#bccbb8"/>' + segments('36.7', 60, 50, 140) + words('°C', 420, 110, 70, '#18221c'),
        500,
        250,
    )
    made = printed(screen, 0.12, clear=0.8, light=0.15)
    body.append(prism(rounded_rectangle(1.75, 3.5, 0.25), 0.3, material('#25566a', 0.3), 0.08, at=(0, -0.52, 2.85)))
    body.append(group([plate(3.1, 1.4, made, at=(-1.55, 0, -0.7), round=0.12)], at=(0, -0.685, 4.6 + 1.55 - 1.55), turn=(0, 90, 0)))
    body.append(prism(ellipse(1.2, 1.2, at=(0, 1.4)), 0.4, blue, 0.15, at=(0, -0.5, 0)))
    body.append(group([letters('ÀLÀÁFÍÀ', 0.42, blue, deep=0.01)], at=(0, -0.6, 7.4), turn=(0, 90, 0)))
    group(body, at=(-1.6, -6.5, 0.62), turn=(-90, 0, 0))
    case = [loft([(0, 0, 0, 2.9, 1.5), (0, 0, 0.2, 3.1, 1.7), (0, 0, 15.2, 3.1, 1.7), (0, 0, 15.6, 2.9, 1.5)], clear_wall(), 0.5)]
    case.append(group([letters('ÀLÀÁFÍÀ · 10 SECONDS', 0.62, material('#1f6f8c', 0.5), deep=0.01)], at=(0, -0.87, 7.8), turn=(0, 90, 0)))
    group(case, at=(3.2, -8.0, 0.86), turn=(-90, 0, -9))


@good('nurse-stethoscope', yaw=-10, pitch=46, turned=30, focus=(0.4, 0.35))
def stethoscope(look):
    hose, chrome = material('#1c3f73', 0.42, clear=0.2), metal('#d2d5d9', 0.14)
    z = 0.6
    left = [(-1.3, 5.5, z), (-2.8, 9, z), (-6.2, 13, z), (-6.6, 17.4, z), (-3.6, 20.6, z + 0.5), (-2.0, 22.6, z + 1.0)]
    right = [(1.3, 5.5, z), (2.8, 9, z), (6.2, 13, z), (6.6, 17.4, z), (3.6, 20.6, z + 0.5), (2.0, 22.6, z + 1.0)]
    for side in (left, right):
        tube(side, 0.3, chrome)
        tube([side[0], (side[0][0] * 1.35, 6.6, z), (side[1][0] * 0.96, 8.4, z)], 0.52, hose)
        group(
            [lathe(rounded([(0, 0), (0.35, 0), (0.62, 0.5), (0.5, 1.1), (0, 1.3)], 0.2), rubber('#26282b'))],
            at=side[-1],
            turn=(-62, 0, -35 if side is left else 35),
        )
    tube([(-3.3, 9.6, z), (-1.8, 8.4, z - 0.1), (1.8, 8.4, z - 0.1), (3.3, 9.6, z)], 0.22, chrome)
    stem = [
        (-1.3, 5.6, z),
        (-0.6, 4.2, z),
        (0, 3.0, z),
        (2.6, -3, z),
        (2.4, -11, z),
        (-5, -15, z),
        (-13.5, -12, z),
        (-15.5, -4, z),
        (-11, 2.6, z),
        (-6.6, 2.2, z),
        (-4.8, -0.2, z + 0.2),
        (-4.5, -2.9, z + 0.45),
    ]
    tube(stem, 0.55, hose)
    tube([(1.3, 5.6, z), (0.6, 4.2, z), (0, 2.6, z), (0.8, 0.6, z)], 0.55, hose)
    head = [
        lathe(
            rounded(
                [
                    (0, 0),
                    (2.1, 0),
                    (2.25, 0.2),
                    (2.2, 0.6),
                    (1.2, 1.0),
                    (0.7, 1.1),
                    (0.7, 1.7),
                    (1.1, 1.9),
                    (1.6, 2.6),
                    (1.5, 2.75),
                    (1.0, 2.3),
                    (0, 2.2),
                ],
                0.12,
            ),
            chrome,
        )
    ]
    head += [
        lathe([(2.26, 0.1), (2.32, 0.25), (2.26, 0.45)], rubber('#3a3d40')),
        tube([(0, 0, 1.4), (0, 1.6, 1.2), (0, 2.9, 1.0)], 0.32, chrome),
    ]
    group(head, at=(-4.5, -5.6, 0.05), scale=1.15)
    tag = svg(
        '<rect width="600" height="260" rx="40" fill="#ffffff"/><rect width="600" height="70" fill="#1c3f73"/>'
        + words('ÀLÀÁFÍÀ', 300, 52, 46, '#ffffff', spacing=4)
        + words('Name', 70, 150, 40, '#556', 400, 'start')
        + '<path d="M190 156 H540 M190 220 H540" stroke="#99a" stroke-width="4"/>'
        + words('Dept.', 70, 214, 40, '#556', 400, 'start'),
        600,
        260,
    )
    box(5.6, 2.6, 0.3, plastic('#ffffff'), 0.12, at=(9.0, -4.0, 0), turn=(0, 0, -14))
    lying(5.4, 2.34, printed(tag, 0.35), at=(9.0, -4.0, 0.305), turn=-14, round=0.2)
    for n in range(2):
        lathe(rounded([(0, 0), (0.35, 0), (0.62, 0.5), (0.5, 1.1), (0, 1.3)], 0.2), rubber('#26282b'), at=(7.6 + n * 2.2, -8.6, 0))
