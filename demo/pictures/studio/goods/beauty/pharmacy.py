"""Beauty & Health: what a pharmacy sells."""

import math
import random

from goods import good
from goods.beauty.skin_care import leafy, squeeze_tube
from materials import bumped, material, mottled, paper, plastic, printed, shade, wood
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, loft, plate, rounded, strands, surface


@good('vitamin-c-tablets', yaw=-10, pitch=12, turned=60, focus=(0.38, 0.6))
def vitamins(look):
    amber, cap = material('#6b3208', 0.1, clear=0.9), plastic('#f7f7f4', 0.35)
    slice_ = '<circle r="120" fill="#f59e0b"/><circle r="106" fill="#ffe9b8"/>' + ''.join(
        f'<path d="M0 -8 L34 -92 A98 98 0 0 0 -34 -92 Z" transform="rotate({a})" fill="#f7a928"/>' for a in range(0, 360, 45)
    )
    picture = svg(
        '<rect width="1600" height="640" fill="#fff8e8"/><rect width="1600" height="80" fill="#d97706"/><rect y="560" width="1600"'
        ' height="80" fill="#d97706"/>'
        + f'<g transform="translate(1010 200) scale(0.85)">{slice_}</g>'
        + words('ÀLÀÁFÍÀ', 800, 60, 52, '#ffffff', spacing=8)
        + words('VITAMIN', 745, 200, 84, '#b4530a')
        + words('C', 745, 330, 140, '#d97706')
        + words('& ZINC', 745, 410, 76, '#3b4a54')
        + words('120 TABLETS', 800, 500, 56, '#3b4a54')
        + words('sugar-free · NAFDAC A4-1187', 800, 614, 38, '#ffffff', 400)
        + ''.join(
            f'<rect x="{x}" y="{y}" width="{180 + (y * 7) % 60}" height="9" fill="#a8a294"/>'
            for x in (150, 1260)
            for y in range(130, 540, 26)
        ),
        1600,
        640,
    )
    lathe(rounded([(0, 0), (3.1, 0), (3.35, 0.35), (3.35, 8.6), (2.9, 9.6), (2.3, 10.0), (2.3, 10.6)], 0.5), amber)
    lathe([(3.365, 1.0), (3.365, 8.3)], printed(picture, 0.4))
    lathe(rounded([(0, 10.1), (2.7, 10.1), (2.75, 10.3), (2.65, 12.4), (2.3, 12.7), (0, 12.75)], 0.25), cap)
    for n in range(48):
        a = 2 * math.pi * n / 48
        box(0.1, 0.16, 1.9, cap, 0.04, at=(2.7 * math.cos(a), 2.7 * math.sin(a), 10.35), turn=(0, 0, math.degrees(a)))
    pill = mottled('#f0a43c', '#f6bd6a', 0.12, 0.6, 0.4)
    for x, y, turn in ((5.0, -2.2, 0), (6.4, -3.2, 40), (4.6, -4.2, 80)):
        tablet = [
            lathe(rounded([(0, 0), (0.5, 0), (0.62, 0.12), (0.62, 0.36), (0.5, 0.48), (0, 0.5)], 0.08), pill, steps=48),
            box(1.0, 0.05, 0.02, material('#c97a1c', 0.7), 0.01, at=(0, 0, 0.49)),
        ]
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
                things.append(
                    cylinder(
                        0.05,
                        0.02,
                        material(shade(tone, 0.6), 0.8),
                        0.004,
                        at=(side * (length * 0.2 + n * 0.36), (row - 1) * 0.45, 0.12 + 0.006 * (length * 0.2 + n * 0.36) ** 2),
                    )
                )
    return group(things)


@good('first-aid-plasters', yaw=-20, pitch=26, turned=40)
def plasters(look):
    cross = '<path d="M-40 -120 H40 V-40 H120 V40 H40 V120 H-40 V40 H-120 V-40 H-40 Z" fill="#ffffff"/>'
    front = svg(
        '<rect width="1200" height="640" fill="#0e7a6b"/><rect y="500" width="1200" height="140" fill="#f4efe4"/>'
        + f'<g transform="translate(180 200) scale(0.9)">{cross}</g>'
        + words('ÀLÀÁFÍÀ', 340, 130, 60, '#ffffff', 700, 'start', spacing=6)
        + words('PLASTERS', 340, 260, 118, '#ffffff', 700, 'start')
        + words('waterproof · assorted', 340, 340, 56, '#c9ece4', 400, 'start')
        + words('100', 1000, 460, 120, '#ffd76a')
        + words('5 sizes', 560, 440, 50, '#c9ece4', 400)
        + ''.join(
            f'<rect x="{80 + n * 215}" y="540" width="{190 - n * 18}" height="{60 - n * 4}" rx="28" fill="{c}"/>'
            for n, c in enumerate(('#5a3422', '#7d4e33', '#a36c48', '#c99670', '#e6c9ae'))
        ),
        1200,
        640,
    )
    side = svg(
        '<rect width="800" height="1100" fill="#0b6a5d"/>'
        + f'<g transform="translate(400 420) scale(1.4)">{cross}</g>'
        + words('100', 400, 850, 200, '#ffd76a'),
        800,
        1100,
    )
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
    group(
        [
            box(wide, 0.12, 8.2, card, 0.03),
            plate(
                wide - 0.3,
                8.0,
                printed(
                    svg(
                        '<rect width="1200" height="780" fill="#f4efe4"/>'
                        + words('clean · dry · stick', 600, 330, 90, '#0e7a6b')
                        + words('stay on in the wash', 600, 460, 70, '#3c5a54', 400),
                        1200,
                        780,
                    ),
                    0.6,
                ),
                at=(0, -0.07, 0.1),
            ),
        ],
        at=(0, deep / 2, tall - 0.05),
        turn=(-24, 0, 0),
    )
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
        '<rect width="1600" height="2000" fill="#f3fbf1"/><path d="M0 1150 C300 1060 500 1240 800 1150 S1300 1060 1600 1150 V2000 H0 Z"'
        ' fill="#15803d"/>'
        + leafy(800, 620, 2.2, '#2f9a52')
        + leafy(800, 640, 1.4, '#7fb84a')
        + words('OKIN', 800, 330, 120, green, spacing=18)
        + words('HERBAL', 800, 830, 120, '#14532d')
        + words('TOOTHPASTE', 800, 950, 82, '#14532d', spacing=2)
        + words('clove & neem', 800, 1040, 64, '#3c6b3f', 400)
        + words('150 g', 800, 1500, 80, '#eafbe6'),
        1600,
        2000,
    )
    group(squeeze_tube(picture, plastic(green, 0.35), 5.0, 16.5, 2.2), at=(-6.4, 1.6, 0), turn=(0, 0, 6))
    chart = svg(
        '<rect width="500" height="1900" fill="#15803d"/><rect x="30" y="640" width="440" height="1010" rx="30" fill="#f3fbf1"/>'
        + leafy(250, 200, 1.6, '#bfe6b0')
        + words('OKIN', 250, 330, 96, '#ffffff', spacing=10)
        + words('HERBAL', 250, 430, 72, '#eafbe6')
        + words('toothpaste', 250, 510, 62, '#eafbe6', 400)
        + words('+ 2 brushes', 250, 590, 46, '#ffe08a')
        + words('BRUSHING CHART', 250, 720, 40, green)
        + ''.join(
            words(d, 80, 820 + n * 112, 36, '#14532d')
            + ''.join(
                f'<path transform="translate({190 + k * 130} {806 + n * 112}) scale(0.5)" d="M0 -40 L12 -12 L42 -12 L18 8 L28 38 L0 20 L-28'
                f' 38 L-18 8 L-42 -12 L-12 -12 Z" fill="{"#f2b632" if n < 4 else "#d5e6cf"}"/>'
                for k in range(2)
            )
            for n, d in enumerate(('Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'))
        )
        + words('clove & neem', 250, 1760, 52, '#ffffff'),
        500,
        1900,
    )
    carton = [box(5.2, 4.2, 19.6, paper(green), 0.08), plate(5.1, 19.38, printed(chart, 0.5), at=(0, -2.11, 0.1))]
    carton.append(
        plate(
            4.1,
            19.4,
            printed(
                svg(
                    '<rect width="410" height="1940" fill="#0f6b33"/><g transform="rotate(-90 205 970)">'
                    + words('OKIN HERBAL TOOTHPASTE', 205, 1000, 96, '#eafbe6')
                    + '</g>',
                    410,
                    1940,
                ),
                0.5,
            ),
            at=(2.61, 0, 0.1),
            turn=(0, 0, 90),
        )
    )
    group(carton, at=(-0.2, 4.4, 0), turn=(0, 0, 4))
    wood('#d3a868', 0.55, 'x', 0.5)
    for number, tint in enumerate(('#f4efe4', '#3a3836')):
        brush = [
            loft(
                [
                    (0, 0, 0, 0.8, 0.5),
                    (0, 0, 0.3, 1.3, 0.6),
                    (0, 0, 5, 1.35, 0.7),
                    (0, 0, 9.6, 1.0, 0.65),
                    (0, 0, 13, 0.75, 0.55),
                    (0, 0, 15, 1.1, 0.55),
                    (0, 0, 17.6, 1.15, 0.55),
                    (0, 0, 18.0, 0.8, 0.5),
                ],
                wood('#d3a868', 0.55, 'z', 0.6),
                0.3,
                across=40,
            )
        ]
        chance = random.Random(f'brush{number}')
        tufts = []
        for row in range(10):
            for column in (-0.36, -0.12, 0.12, 0.36):
                for _ in range(16):
                    dx, dz = chance.uniform(-0.09, 0.09), chance.uniform(-0.09, 0.09)
                    tufts.append(
                        [
                            (column + dx, -0.2, 15.2 + row * 0.25 + dz),
                            (column + dx * 1.4, -1.35 - 0.1 * (row in (0, 9)), 15.2 + row * 0.25 + dz * 1.4),
                        ]
                    )
        brush.append(strands(tufts, 0.028, material(tint, 0.6), sides=0))
        brush.append(group([letters('OKIN', 0.6, material('#6b4318', 0.8), deep=0.005)], at=(0, -0.36, 4.4), turn=(0, 90, 0)))
        group(brush, at=(3.0 + number * 2.6, -7.4 + number * 0.9, 0.36), turn=(-90, 0, -10 - number * 7))
