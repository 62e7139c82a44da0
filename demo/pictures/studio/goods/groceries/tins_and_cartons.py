"""Groceries in tins, cartons and packs."""

import math
import random

from goods import good
from goods.groceries import food_drawings as draw
from goods.groceries.food_drawings import put
from goods.groceries.packaging import carton, sachet
from goods.groceries.pouches import path, rect
from goods.shared.fonts import NARROW, ROUND, SERIF
from materials import material, metal, paper, plastic, printed, shade
from prints import svg, words
from shapes import box, copies, cylinder, group, lathe, plate, rounded, surface


@good('instant-chocolate-drink', yaw=0, pitch=15)
def cocoa_tin(look):
    green, cream = look.color or '#14532d', look.other or '#fde68a'
    face = (
        rect(0, 0, 1600, 640, green)
        + path('M0 640 V430 Q200 340 400 430 T800 430 T1200 430 T1600 430 V640Z', '#5a2c14')
        + path('M0 430 Q200 340 400 430 T800 430 T1200 430 T1600 430', 'none', 'stroke="#f0b93a" stroke-width="12"')
        + put(draw.rooster(cream), 800, 96, 1.35)
        + words('Àkùkọ', 800, 262, 128, '#ffffff', family=SERIF)
        + words('MALTED COCOA DRINK', 800, 322, 42, cream, family=NARROW, spacing=3)
        + put(draw.cup(), 770, 490, 1.8)
        + words('900 g', 950, 606, 50, '#ffffff')
        + ''.join(
            words(line, x, 200 + row * 44, 26, '#e8f0e6', 400)
            for x in (180, 1420)
            for row, line in enumerate(('Cocoa, malt and', 'milk solids. Dissolves', 'in hot or cold water.', 'Keep the tin closed.'))
        )
    )
    bright = metal('#d8d9da', 0.2)
    lathe(rounded([(0, 0.2), (6.1, 0.2), (6.1, 0), (6.4, 0), (6.4, 0.5), (6.3, 0.7)], 0.1), bright)
    lathe([(6.3, 0.6), (6.3, 16.2)], printed(svg(face, 1600, 640), 0.28, clear=0.5))
    lathe(rounded([(6.3, 16.1), (6.45, 16.3), (6.4, 16.7), (6.0, 16.7)], 0.1), bright)
    lathe(rounded([(6.62, 16.0), (6.7, 17.0), (6.5, 17.4), (5.8, 17.4), (5.7, 17.0), (0, 17.0)], 0.15), plastic('#f6e7bf', 0.4))


def juice_face(fruit, name, tint, dark):
    return svg(
        rect(0, 0, 270, 600, '#fffdf6')
        + path('M0 0 H270 V150 Q135 230 0 150Z', tint)
        + words('DUKE', 135, 66, 50, '#ffffff', family=SERIF, spacing=3)
        + words('TOWN', 135, 116, 46, '#ffffff', family=SERIF, spacing=3)
        + put(fruit, 135, 318, 1.75)
        + path('M0 600 V440 Q135 380 270 440 V600Z', dark)
        + words(name, 135, 486, 42, '#ffffff', family=NARROW)
        + words('100 % juice', 135, 524, 26, '#fff3cf', 400)
        + words('1 L', 135, 574, 42, '#ffffff'),
        270,
        600,
    )


@good('orange-juice-pack', yaw=-26, pitch=20)
def juice_packs(look):
    kinds = (
        (draw.pineapple(), 'PINEAPPLE', '#f2b21c', '#2f7d3a'),
        (draw.mango(), 'MANGO', '#ef7d1a', '#b3401a'),
        (draw.orange(), 'ORANGE', '#f25f12', '#c2410c'),
    )
    made = []
    for fruit, name, tint, dark in kinds:
        made.append((printed(juice_face(fruit, name, tint, dark), 0.35, clear=0.25), material(tint, 0.4, clear=0.25), plastic(dark, 0.4)))
    for row in range(2):
        for column in range(5):
            face, side, top = made[(column * 2 + row) % 3]
            x, y = (column - 2) * 7.75, (row - 0.5) * 7.7
            box(7.5, 7.4, 19.2, side, round=0.18, at=(x, y, 0.5))
            plate(7.3, 19.0, face, at=(x, y - 3.72, 0.6))
            for sign in (-1, 1):
                plate(7.2, 19.0, face, at=(x + sign * 3.77, y, 0.6), turn=(0, 0, sign * 90))
            box(7.3, 0.5, 0.12, side, round=0.04, at=(x, y + 1.2, 19.68))
            cylinder(1.35, 1.3, top, round=0.15, at=(x, y - 1.4, 19.7))
    card, print_color = paper('#c79a66'), '#7a3d10'
    wide, deep = 39.4, 16.0
    for y in (-deep / 2, deep / 2):
        box(wide, 0.4, 6, card, round=0.1, at=(0, y, 0))
    for x in (-wide / 2, wide / 2):
        box(0.4, deep, 6, card, round=0.1, at=(x, 0, 0))
    line = (
        words('DUKE TOWN', 60, 110, 50, print_color, family=SERIF, anchor='start', spacing=3)
        + words('Tropical Fruit Juice', 750, 108, 40, print_color)
        + words('10 × 1 L', 1240, 110, 58, print_color, anchor='end')
    )
    plate(wide - 0.6, 5.4, printed(svg(line, 1300, 180, '#c79a66'), 0.8), at=(0, -deep / 2 - 0.23, 0.3))


def pack_print(drawing, width, height, ground, **more):
    return printed(svg(drawing, width, height, ground), 0.3, clear=0.4)


@good('tomato-paste-carton', yaw=-22, pitch=24)
def tomato_paste(look):
    red, cream = look.color or '#b91c1c', look.other or '#fef3c7'
    front = svg(
        rect(0, 0, 1100, 600, red)
        + path('M0 600 V470 Q550 360 1100 470 V600Z', '#166534')
        + put(draw.rooster(cream, '#f6a01c'), 150, 130, 1.7)
        + words('Àkùkọ', 500, 190, 160, '#ffffff', family=SERIF)
        + words('TOMATO PASTE', 430, 320, 90, cream, family=NARROW, spacing=4)
        + put(draw.tomato(), 930, 250, 2.9)
        + words('50 sachets × 70 g', 550, 560, 72, '#ffffff'),
        1100,
        600,
    )
    carton(25, 22.5, 13, front, front)
    face = pack_print(
        path('M0 450 V350 Q200 300 400 350 V450Z', '#166534')
        + words('Àkùkọ', 200, 112, 92, '#ffffff', family=SERIF)
        + put(draw.tomato(), 200, 226, 1.6)
        + words('Tomato Paste', 200, 386, 50, cream, family=NARROW)
        + words('70 g', 200, 426, 32, '#ffffff'),
        400,
        450,
        red,
    )
    foil = material(shade(red, 1.05), 0.3, clear=0.4)
    dice = random.Random('paste')
    pack = group(sachet(11.4, 12.6, 1.25, face, foil, 3))
    places = [
        (
            (column * 12 - 6, -10 + number * 0.83, 0.5 + dice.uniform(0, 0.5)),
            (6 + dice.uniform(-3, 3), dice.uniform(-1.6, 1.6), dice.uniform(-2, 2)),
        )
        for number in range(25)
        for column in range(2)
    ][3:]
    places += [((-11, -25, 0.7), (-87, 0, 14)), ((1.5, -25.5, 0.7), (-87, 0, -8)), ((-5, -26.5, 1.9), (-84, 0, -32))]
    copies(pack, places)


@good('noodles-carton', yaw=-22, pitch=24)
def noodles(look):
    red = look.other or '#b91c1c'
    front = svg(
        rect(0, 0, 1300, 500, '#f6b90f')
        + path('M0 0 H640 L520 500 H0Z', red)
        + words('Kíákíá', 270, 220, 130, '#ffffff', family=ROUND)
        + words('INSTANT NOODLES', 264, 300, 44, '#ffe7a0', family=NARROW, spacing=3)
        + words('Onion Chicken', 264, 390, 54, '#ffffff', family=SERIF)
        + put(draw.noodles(), 860, 250, 3.6)
        + words('40', 1160, 250, 130, red)
        + words('packs × 70 g', 1150, 320, 40, '#5a1a0e'),
        1300,
        500,
    )
    side = svg(
        rect(0, 0, 900, 500, red)
        + words('Kíákíá', 450, 250, 170, '#ffffff', family=ROUND)
        + words('40 × 70 g · Onion Chicken', 450, 350, 50, '#ffe7a0'),
        900,
        500,
    )
    carton(42.6, 30.5, 15.5, front, side)
    face = pack_print(
        path('M0 0 H480 V130 Q240 190 0 130Z', red)
        + words('Kíákíá', 240, 106, 92, '#ffffff', family=ROUND)
        + put(draw.noodles('#8f1414'), 170, 280, 1.9)
        + words('Onion', 378, 250, 46, red, family=SERIF)
        + words('Chicken', 378, 300, 46, red, family=SERIF)
        + words('70 g', 390, 360, 34, '#5a1a0e'),
        480,
        420,
        '#f9c62c',
    )
    foil = material('#f0b51c', 0.3, clear=0.4)
    dice = random.Random('noodles')
    pack = group(sachet(10.3, 13.6, 3.0, face, foil, 5, 0.09))
    places = [
        (
            (column * 10.45 - 15.7, -13.3 + number * 2.92, 0.5 + dice.uniform(0, 0.7)),
            (4 + dice.uniform(-3, 3), dice.uniform(-2, 2), dice.uniform(-2, 2)),
        )
        for number in range(10)
        for column in range(4)
    ][2:]
    places += [((-9, -31, 1.3), (-86, 0, 12)), ((7, -30.5, 1.3), (-86, 0, -20))]
    copies(pack, places)


def fish_tin(number):
    """A tin with its label and ring-pull, 8.4 cm high."""
    face = svg(
        rect(0, 0, 1400, 460, '#f5efe0')
        + rect(0, 0, 1400, 120, '#0e4c7a')
        + rect(0, 372, 1400, 88, '#c4241b')
        + words('DUKE TOWN', 700, 80, 50, '#f6d27a', family=SERIF, spacing=2)
        + put(draw.fish(), 696, 196, 1.75)
        + words('Mackerel', 700, 308, 68, '#0e4c7a', family=SERIF)
        + words('in tomato sauce', 700, 352, 34, '#c4241b', family=SERIF)
        + words('200 g', 700, 436, 56, '#ffffff')
        + put(draw.tomato(), 430, 250, 1.1)
        + put(draw.tomato(), 970, 250, 1.1)
        + put(draw.chilli(), 240, 240, 1.2)
        + put(draw.chilli(), 1160, 240, 1.2),
        1400,
        460,
    )
    bright = metal('#d2d3d4', 0.2)
    things = [
        lathe(rounded([(0, 0.3), (3.35, 0.3), (3.4, 0), (3.62, 0), (3.65, 0.35), (3.5, 0.5)], 0.08), bright),
        lathe([(3.5, 0.45), (3.5, 7.9)], printed(face, 0.4, clear=0.15)),
        lathe(
            rounded([(3.5, 7.85), (3.66, 8.0), (3.62, 8.35), (3.4, 8.35), (3.3, 7.95), (2.9, 7.9), (2.8, 8.02), (0, 8.02)], 0.06), bright
        ),
    ]
    pull = [
        surface(
            lambda u, v: (
                (0.95 + 0.16 * math.cos(6.2832 * v)) * math.cos(6.2832 * u),
                1.15 * (0.95 + 0.16 * math.cos(6.2832 * v)) * math.sin(6.2832 * u),
                0.09 * math.sin(6.2832 * v),
            ),
            bright,
            40,
            10,
            True,
        ),
        box(0.95, 1.0, 0.14, bright, round=0.06, at=(0, 1.4, -0.07)),
        cylinder(0.22, 0.14, bright, round=0.05, at=(0, 1.6, 0)),
    ]
    things += group(pull, at=(0, 0.6, 8.2), turn=(4, 0, 0))
    return group(things, turn=(0, 0, number))


@good('sardines-tins', yaw=-8, pitch=12)
def mackerel(look):
    spots = [((x, 0.4 * (x == 0), 0), turn) for x, turn in ((-7.6, 14), (0, -8), (7.6, -20))]
    spots += [((-3.8, 0.2, 8.37), 4), ((3.8, 0.2, 8.37), -14), ((0, 0.2, 16.74), -4)]
    for at, turn in spots:
        group(fish_tin(turn), at=at)
