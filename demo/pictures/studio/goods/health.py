"""Beauty & Health: health."""

import math
import random

from goods import good
from goods.beauty import leafy, squeeze_tube
from materials import bumped, film, glass, material, metal, mottled, paper, plastic, printed, rubber, shade, steel, weave, wood
from prints import svg, words
from shapes import box, copies, cylinder, ellipse, group, lathe, letters, loft, lying, plate, prism, rounded, rounded_rectangle, sphere, strands, surface, torus, tube


def segments(text, x, y, size, color='#18221c'):
    """Figures of a liquid-crystal display, drawn by their seven bars."""
    lit = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
    bars = {'a': (0, 0, 1, 0), 'b': (1, 0, 1, 1), 'c': (1, 1, 1, 2), 'd': (0, 2, 1, 2), 'e': (0, 1, 0, 2), 'f': (0, 0, 0, 1), 'g': (0, 1, 1, 1)}
    out, half = '', size / 2
    for figure in text:
        if figure == '.':
            out += f'<circle cx="{x - half * 0.25}" cy="{y + size}" r="{size * 0.06}" fill="{color}"/>'
            continue
        for bar in lit.get(figure, ''):
            x0, y0, x1, y1 = bars[bar]
            dx, dy = (x1 - x0) * half * 0.12, (y1 - y0) * half * 0.12
            out += f'<path d="M{x + x0 * half + dx} {y + y0 * half + dy} L{x + x1 * half - dx} {y + y1 * half - dy}" stroke="{color}" stroke-width="{size * 0.12}" stroke-linecap="round"/>'
        x += half * 1.55
    return out


@good('bp-monitor', yaw=-22, pitch=30, turned=40, focus=(0.4, 0.5))
def bp_monitor(look):
    white, blue, grey = plastic('#f4f5f4', 0.32), plastic('#1d5f9c', 0.3), plastic('#d7dbde', 0.35)
    slope = 17
    face = svg(
        '<rect width="700" height="760" rx="30" fill="#b9c7b4"/><rect x="12" y="12" width="676" height="736" rx="24" fill="none" stroke="#8ea08b" stroke-width="4"/>'
        + words('SYS', 90, 120, 44, '#18221c') + words('mmHg', 90, 160, 28, '#18221c', 400) + segments('121', 270, 60, 180) + words('DIA', 90, 370, 44, '#18221c') + words('mmHg', 90, 410, 28, '#18221c', 400) + segments('78', 378, 310, 180)
        + words('PULSE', 104, 640, 40, '#18221c') + words('/min', 90, 676, 28, '#18221c', 400) + segments('72', 440, 570, 130) + '<path d="M250 640 C250 600 300 590 310 622 C320 590 370 600 370 640 C370 680 310 706 310 716 C310 706 250 680 250 640 Z" fill="#18221c"/>' + words('AM 07:40', 580, 30 + 10, 30, '#18221c', 400),
        700, 760,
    )
    side = [(-6.6, 0), (6.6, 0), (6.6, 6.4), (5.6, 7.1), (-5.6, 3.7), (-6.6, 2.6)]
    prism(rounded(side + [side[0]], 0.8), 14.4, white, 0.5, turn=(0, 0, 90), at=(0, 0, 0.1))
    tilt = -90 + slope
    panel = [plate(8.6, 9.34, printed(face, 0.12, clear=0.8, light=0.12), at=(-1.9, 0, 0.7), round=0.4), prism(rounded_rectangle(9.3, 10.1, 0.7), 0.3, material('#2a3238', 0.25), 0.1, at=(-1.9, 0.12, 0.3))]
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
    tag = svg('<rect width="600" height="300" fill="#ffffff"/>' + words('ÀLÀÁFÍÀ', 300, 110, 80, '#1d5f9c') + words('22–42 cm', 300, 190, 60, '#233a5c') + words('ARTERY ▼', 300, 260, 44, '#c0392b'), 600, 300)
    roll.append(group([plate(6, 3, printed(tag, 0.6))], at=(-0.4, 0, 12.24), turn=(-84, 0, 90)))
    group(roll, at=(16.5, 2.5, 0.35), turn=(0, 0, -28))
    hose = [(8.6, 3.0, 3.0), (10, 4.2, 1.6), (11, 9.5, 0.4), (16, 13, 0.4), (21, 12, 0.8), (21.2, 9.6, 2.2)]
    tube([(7.2, 3.0, 3.2)] + hose, 0.34, rubber('#6f777e'))
    cylinder(0.6, 1.4, grey, 0.15, at=(7.0, 3.0, 3.2), turn=(0, 90, 0))


@good('digital-thermometer', yaw=-28, pitch=44, turned=30, focus=(0.45, 0.5))
def thermometer(look):
    white, blue = plastic('#f6f7f6', 0.3), plastic('#2a8fb0', 0.3)
    body = [loft([(0, 0, 0, 2.0, 0.9), (0, 0, 0.4, 2.4, 1.15), (0, 0, 3, 2.5, 1.25), (0, 0, 6.4, 2.3, 1.2), (0, 0, 8.4, 1.4, 1.0), (0, 0, 9.4, 0.9, 0.8), (0, 0, 9.6, 0.86, 0.76)], white, 0.25, across=64)]
    body.append(loft([(0, 0, 9.5, 0.82, 0.72), (0, 0, 11, 0.62, 0.58), (0, 0, 12.4, 0.5, 0.48), (0, 0, 12.6, 0.46, 0.46)], rubber('#79c3d6'), 0))
    body.append(lathe(rounded([(0.22, 0), (0.22, 1.0), (0.12, 1.25), (0, 1.28)], 0.1), steel(), at=(0, 0, 12.5)))
    screen = svg('<rect width="500" height="250" rx="26" fill="#bccbb8"/>' + segments('36.7', 60, 50, 140) + words('°C', 420, 110, 70, '#18221c'), 500, 250)
    made = printed(screen, 0.12, clear=0.8, light=0.15)
    body.append(prism(rounded_rectangle(1.75, 3.5, 0.25), 0.3, material('#25566a', 0.3), 0.08, at=(0, -0.52, 2.85)))
    body.append(group([plate(3.1, 1.4, made, at=(-1.55, 0, -0.7), round=0.12)], at=(0, -0.685, 4.6 + 1.55 - 1.55), turn=(0, 90, 0)))
    body.append(prism(ellipse(1.2, 1.2, at=(0, 1.4)), 0.4, blue, 0.15, at=(0, -0.5, 0)))
    body.append(group([letters('ÀLÀÁFÍÀ', 0.42, blue, deep=0.01)], at=(0, -0.6, 7.4), turn=(0, 90, 0)))
    group(body, at=(-1.6, -6.5, 0.62), turn=(-90, 0, 0))
    case = [loft([(0, 0, 0, 2.9, 1.5), (0, 0, 0.2, 3.1, 1.7), (0, 0, 15.2, 3.1, 1.7), (0, 0, 15.6, 2.9, 1.5)], film(0.1, '#d3ecf3'), 0.5)]
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
        group([lathe(rounded([(0, 0), (0.35, 0), (0.62, 0.5), (0.5, 1.1), (0, 1.3)], 0.2), rubber('#26282b'))], at=side[-1], turn=(-62, 0, -35 if side is left else 35))
    tube([(-3.3, 9.6, z), (-1.8, 8.4, z - 0.1), (1.8, 8.4, z - 0.1), (3.3, 9.6, z)], 0.22, chrome)
    stem = [(-1.3, 5.6, z), (-0.6, 4.2, z), (0, 3.0, z), (0.3, -3, z), (-3, -10, z), (-10.5, -12, z), (-14.5, -6, z), (-12.5, 1, z), (-8, 2.6, z), (-5.2, -1.6, z), (-6.0, -5.2, z + 0.2), (-4.2, -6.0, z + 0.6)]
    tube(stem, 0.55, hose)
    tube([(1.3, 5.6, z), (0.6, 4.2, z), (0, 2.6, z), (0.1, 0, z)], 0.55, hose)
    head = [lathe(rounded([(0, 0), (2.1, 0), (2.25, 0.2), (2.2, 0.6), (1.2, 1.0), (0.7, 1.1), (0.7, 1.7), (1.1, 1.9), (1.6, 2.6), (1.5, 2.75), (1.0, 2.3), (0, 2.2)], 0.12), chrome)]
    head += [lathe([(2.26, 0.1), (2.32, 0.25), (2.26, 0.45)], rubber('#3a3d40')), tube([(0, 0, 1.4), (-1.4, 0.1, 1.2), (-2.4, 0.1, 1.0)], 0.32, chrome)]
    group(head, at=(-2.0, -6.1, 0.05))
    flat = [lathe(rounded([(0, 0), (2.1, 0), (2.3, 0.2), (2.3, 0.5), (0, 0.5)], 0.1), chrome)]
    tag = svg('<rect width="600" height="260" rx="40" fill="#ffffff"/><rect width="600" height="70" fill="#1c3f73"/>' + words('ÀLÀÁFÍÀ', 300, 52, 46, '#ffffff', spacing=4) + words('Name', 70, 150, 40, '#556', 400, 'start') + '<path d="M190 156 H540 M190 220 H540" stroke="#99a" stroke-width="4"/>' + words('Dept.', 70, 214, 40, '#556', 400, 'start'), 600, 260)
    box(5.6, 2.6, 0.3, plastic('#ffffff'), 0.12, at=(6.6, -3.0, 0), turn=(0, 0, -14))
    lying(5.4, 2.34, printed(tag, 0.35), at=(6.6, -3.0, 0.305), turn=-14, round=0.2)
    for n in range(2):
        lathe(rounded([(0, 0), (0.35, 0), (0.62, 0.5), (0.5, 1.1), (0, 1.3)], 0.2), rubber('#26282b'), at=(5.2 + n * 2.2, -7.4, 0))


@good('vitamin-c-tablets', yaw=-10, pitch=12, turned=60)
def vitamins(look):
    amber, cap = material('#6b3208', 0.1, clear=0.9), plastic('#f7f7f4', 0.35)
    slice_ = '<circle r="120" fill="#f59e0b"/><circle r="106" fill="#ffe9b8"/>' + ''.join(f'<path d="M0 -8 L34 -92 A98 98 0 0 0 -34 -92 Z" transform="rotate({a})" fill="#f7a928"/>' for a in range(0, 360, 45))
    picture = svg(
        '<rect width="1600" height="640" fill="#fff8e8"/><rect width="1600" height="80" fill="#d97706"/><rect y="560" width="1600" height="80" fill="#d97706"/>'
        + f'<g transform="translate(1010 200) scale(0.85)">{slice_}</g>' + words('ÀLÀÁFÍÀ', 800, 60, 52, '#ffffff', spacing=8)
        + words('VITAMIN', 745, 200, 84, '#b4530a') + words('C', 745, 330, 140, '#d97706') + words('& ZINC', 745, 410, 76, '#3b4a54') + words('120 TABLETS', 800, 500, 56, '#3b4a54') + words('sugar-free · NAFDAC A4-1187', 800, 614, 38, '#ffffff', 400)
        + ''.join(f'<rect x="{x}" y="{y}" width="{180 + (y * 7) % 60}" height="9" fill="#a8a294"/>' for x in (150, 1260) for y in range(130, 540, 26)),
        1600, 640,
    )
    lathe(rounded([(0, 0), (3.1, 0), (3.35, 0.35), (3.35, 8.6), (2.9, 9.6), (2.3, 10.0), (2.3, 10.6)], 0.5), amber)
    lathe([(3.365, 1.0), (3.365, 8.3)], printed(picture, 0.4))
    lathe(rounded([(0, 10.1), (2.7, 10.1), (2.75, 10.3), (2.65, 12.4), (2.3, 12.7), (0, 12.75)], 0.25), cap)
    for n in range(48):
        a = 2 * math.pi * n / 48
        box(0.1, 0.16, 1.9, cap, 0.04, at=(2.7 * math.cos(a), 2.7 * math.sin(a), 10.35), turn=(0, 0, math.degrees(a)))
    pill = mottled('#f0a43c', '#f6bd6a', 0.12, 0.6, 0.4)
    for x, y, turn in ((5.0, -2.2, 0), (6.4, -3.2, 40), (4.6, -4.2, 80)):
        tablet = [lathe(rounded([(0, 0), (0.5, 0), (0.62, 0.12), (0.62, 0.36), (0.5, 0.48), (0, 0.5)], 0.08), pill, steps=48), box(1.0, 0.05, 0.02, material('#c97a1c', 0.7), 0.01, at=(0, 0, 0.49))]
        group(tablet, at=(x, y, 0), turn=(0, 0, turn))


def plaster(tone, length=7.2, wide=1.9):
    """A strip with its pad, slightly bent."""
    strip_made = bumped(material(tone, 0.55), 0.12, 0.12)

    def place(u, v):
        x, y = (u - 0.5) * length, (v - 0.5)
        nose = wide * (1 - max(0, (abs(u - 0.5) - 0.36) / 0.14) ** 2.4 * 0.98)
        return (x, y * nose, 0.06 + 0.02 * x * x * 0.3)

    things = [surface(place, strip_made, 48, 10, thickness=0.06)]
    things.append(box(length * 0.33, wide * 0.86, 0.06, material(shade(tone, 1.16), 0.8), 0.03, at=(0, 0, 0.09)))
    for row in range(3):
        for side in (-1, 1):
            for n in range(4):
                things.append(cylinder(0.05, 0.02, material(shade(tone, 0.6), 0.8), 0.004, at=(side * (length * 0.2 + n * 0.36), (row - 1) * 0.45, 0.12 + 0.006 * (length * 0.2 + n * 0.36) ** 2)))
    return group(things)


@good('first-aid-plasters', yaw=-20, pitch=26, turned=40)
def plasters(look):
    cross = '<path d="M-40 -120 H40 V-40 H120 V40 H40 V120 H-40 V40 H-120 V-40 H-40 Z" fill="#ffffff"/>'
    front = svg(
        '<rect width="1200" height="640" fill="#0e7a6b"/><rect y="500" width="1200" height="140" fill="#f4efe4"/>' + f'<g transform="translate(180 200) scale(0.9)">{cross}</g>'
        + words('ÀLÀÁFÍÀ', 340, 130, 60, '#ffffff', 700, 'start', spacing=6) + words('PLASTERS', 340, 260, 118, '#ffffff', 700, 'start') + words('waterproof · assorted', 340, 340, 56, '#c9ece4', 400, 'start') + words('100', 1000, 460, 120, '#ffd76a') + words('5 sizes', 560, 440, 50, '#c9ece4', 400)
        + ''.join(f'<rect x="{80 + n * 215}" y="540" width="{190 - n * 18}" height="{60 - n * 4}" rx="28" fill="{c}"/>' for n, c in enumerate(('#5a3422', '#7d4e33', '#a36c48', '#c99670', '#e6c9ae'))),
        1200, 640,
    )
    side = svg('<rect width="800" height="1100" fill="#0b6a5d"/>' + f'<g transform="translate(400 420) scale(1.4)">{cross}</g>' + words('100', 400, 850, 200, '#ffd76a'), 800, 1100)
    wide, deep, tall = 12.4, 8.6, 6.6
    card = paper('#0e7a6b')
    box(wide, deep, 0.15, card, 0.03)
    for y in (-deep / 2, deep / 2):
        box(wide, 0.12, tall, card, 0.03, at=(0, y, 0))
    for x in (-wide / 2, wide / 2):
        box(0.12, deep, tall, card, 0.03, at=(x, 0, 0))
    plate(wide, tall, printed(front, 0.45), at=(0, -deep / 2 - 0.07, 0))
    plate(deep, tall, printed(side, 0.45), at=(wide / 2 + 0.07, 0, 0), turn=(0, 0, 90))
    plate(deep, tall, printed(side, 0.45), at=(-wide / 2 - 0.07, 0, 0), turn=(0, 0, -90))
    group([box(wide, 0.12, 8.2, card, 0.03), plate(wide - 0.3, 8.0, printed(svg('<rect width="1200" height="780" fill="#f4efe4"/>' + words('clean · dry · stick', 600, 330, 90, '#0e7a6b') + words('stay on in the wash', 600, 460, 70, '#3c5a54', 400), 1200, 780), 0.6), at=(0, -0.07, 0.1))], at=(0, deep / 2, tall - 0.05), turn=(-24, 0, 0))
    chance = random.Random('plasters')
    tones = ('#5a3422', '#7d4e33', '#a36c48', '#c99670')
    sachet = [material('#f7f3ec', 0.5), material('#f3eee4', 0.5)]
    for column in range(4):
        for n in range(24):
            y = -3.9 + n * 0.335
            made = chance.choice(sachet)
            at = (-4.55 + column * 3.03 + chance.uniform(-0.05, 0.05), y, 0.2 + chance.uniform(0, 0.35))
            box(2.6, 0.2, 7.3, made, 0.06, at=at, turn=(chance.uniform(-5, 1), 0, chance.uniform(-1.5, 1.5)), segments=1)
    spots = ((-5.6, -7.4, 12), (1.6, -8.2, -8), (7.8, -6.6, 26), (9.4, -1.6, 74))
    for (x, y, turn), tone in zip(spots, tones):
        group([plaster(tone, 7.2 if turn != 26 else 5.6)], at=(x, y, 0), turn=(0, 0, turn))


@good('charcoal-toothpaste-set', yaw=-16, pitch=24, turned=40)
def toothpaste(look):
    green = '#15803d'
    picture = svg(
        '<rect width="1600" height="2000" fill="#f3fbf1"/><path d="M0 1150 C300 1060 500 1240 800 1150 S1300 1060 1600 1150 V2000 H0 Z" fill="#15803d"/>'
        + leafy(800, 620, 2.2, '#2f9a52') + leafy(800, 640, 1.4, '#7fb84a') + words('OKIN', 800, 330, 120, green, spacing=18) + words('HERBAL', 800, 830, 120, '#14532d') + words('TOOTHPASTE', 800, 950, 82, '#14532d', spacing=2)
        + words('clove & neem', 800, 1040, 64, '#3c6b3f', 400) + words('150 g', 800, 1500, 80, '#eafbe6'),
        1600, 2000,
    )
    group(squeeze_tube(picture, plastic(green, 0.35), 5.0, 16.5, 2.2), at=(-6.4, 1.6, 0), turn=(0, 0, 6))
    chart = svg(
        '<rect width="500" height="1900" fill="#15803d"/><rect x="30" y="640" width="440" height="1010" rx="30" fill="#f3fbf1"/>' + leafy(250, 200, 1.6, '#bfe6b0') + words('OKIN', 250, 330, 96, '#ffffff', spacing=10) + words('HERBAL', 250, 430, 72, '#eafbe6') + words('toothpaste', 250, 510, 62, '#eafbe6', 400) + words('+ 2 brushes', 250, 590, 46, '#ffe08a')
        + words('BRUSHING CHART', 250, 720, 40, green) + ''.join(words(d, 80, 820 + n * 112, 36, '#14532d') + ''.join(f'<path transform="translate({190 + k * 130} {806 + n * 112}) scale(0.5)" d="M0 -40 L12 -12 L42 -12 L18 8 L28 38 L0 20 L-28 38 L-18 8 L-42 -12 L-12 -12 Z" fill="{"#f2b632" if n < 4 else "#d5e6cf"}"/>' for k in range(2)) for n, d in enumerate(('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su')))
        + words('clove & neem', 250, 1760, 52, '#ffffff'),
        500, 1900,
    )
    carton = [box(5.2, 4.2, 19.6, paper(green), 0.08), plate(5.1, 19.38, printed(chart, 0.5), at=(0, -2.11, 0.1))]
    carton.append(plate(4.1, 19.4, printed(svg('<rect width="410" height="1940" fill="#0f6b33"/><g transform="rotate(-90 205 970)">' + words('OKIN HERBAL TOOTHPASTE', 205, 1000, 96, '#eafbe6') + '</g>', 410, 1940), 0.5), at=(2.61, 0, 0.1), turn=(0, 0, 90)))
    group(carton, at=(-0.2, 4.4, 0), turn=(0, 0, 4))
    bamboo = wood('#d3a868', 0.55, 'x', 0.5)
    for number, tint in enumerate(('#f4efe4', '#3a3836')):
        brush = [loft([(0, 0, 0, 0.8, 0.5), (0, 0, 0.3, 1.3, 0.6), (0, 0, 5, 1.35, 0.7), (0, 0, 9.6, 1.0, 0.65), (0, 0, 13, 0.75, 0.55), (0, 0, 15, 1.1, 0.55), (0, 0, 17.6, 1.15, 0.55), (0, 0, 18.0, 0.8, 0.5)], wood('#d3a868', 0.55, 'z', 0.6), 0.3, across=40)]
        chance = random.Random(f'brush{number}')
        tufts = []
        for row in range(10):
            for column in (-0.36, -0.12, 0.12, 0.36):
                for _ in range(16):
                    dx, dz = chance.uniform(-0.09, 0.09), chance.uniform(-0.09, 0.09)
                    tufts.append([(column + dx, -0.2, 15.2 + row * 0.25 + dz), (column + dx * 1.4, -1.35 - 0.1 * (row in (0, 9)), 15.2 + row * 0.25 + dz * 1.4)])
        brush.append(strands(tufts, 0.028, material(tint, 0.6), sides=0))
        brush.append(group([letters('OKIN', 0.6, material('#6b4318', 0.8), deep=0.005)], at=(0, -0.36, 4.4), turn=(0, 90, 0)))
        group(brush, at=(3.0 + number * 2.6, -7.4 + number * 0.9, 0.36), turn=(-90, 0, -10 - number * 7))
