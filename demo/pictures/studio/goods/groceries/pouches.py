"""Groceries in sacks and pouches."""

import math
import random

from goods import good
from goods.groceries import food_drawings as draw
from goods.groceries.food_drawings import put
from goods.groceries.packaging import fill_of, pouch, woven
from goods.shared.fonts import NARROW, ROUND, SERIF
from materials import bumped, film, material, mottled, plastic, printed, shade, varied
from prints import svg, words
from shapes import box, group, lathe, rounded, surface, tube


def rect(x, y, width, height, color, round=0, more=''):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round}" fill="{color}" {more}/>'


def path(line, color, more=''):
    return f'<path d="{line}" fill="{color}" {more}/>'


@good('rice-50kg', yaw=-22, pitch=10)
def rice_sack(look):
    green, gold = look.other or '#1f7a4d', '#d99a1c'
    face = (
        path('M0 0 H1000 V310 Q500 430 0 310Z', green)
        + path('M0 310 Q500 430 1000 310 V338 Q500 458 0 338Z', gold)
        + words('ARGUNGU', 500, 232, 112, '#fff7dc', family=SERIF, spacing=4)
        + words('GOLD', 510, 326, 84, '#f6c945', family=SERIF, spacing=26)
        + f'<circle cx="500" cy="720" r="250" fill="#fffaf0" stroke="{green}" stroke-width="14"/><circle cx="500" cy="720" r="228"'
        f' fill="none" stroke="{gold}" stroke-width="5"/>'
        + put(draw.ears(), 500, 725, 3.8)
        + words('LONG-GRAIN', 500, 1060, 88, green, family=NARROW, spacing=2)
        + words('PARBOILED RICE', 500, 1160, 92, '#a61b1b', family=NARROW)
        + words('Stone-free · Machine-sorted in Kebbi', 500, 1232, 40, '#4a4032', 400)
        + rect(0, 1300, 1000, 400, green)
        + words('50 kg', 500, 1476, 170, '#fff7dc', family=ROUND)
        + words('NET WEIGHT', 500, 1550, 40, '#f6c945', spacing=8)
    )
    tape = woven(printed(svg(face, 1000, 1700, look.color or '#f1e7d0'), 0.55), 0.5, 0.4)
    back = woven(material(look.color or '#f1e7d0', 0.55), 0.5, 0.4)
    pouch(50, 78, 31, tape, back, top=0.965, seed=3, crumple=1.5)
    for number in range(26):
        x = -24 + number * 1.92
        tube([(x, 0.9, 76.6), (x + 1.5, 0.9, 76.65)], 0.16, material('#b3202a', 0.8), smooth=False)


@good('basmati-5kg', yaw=-20, pitch=10)
def basmati(look):
    blue, gold = look.color or '#0f5d8c', look.other or '#f3d27a'
    arches = ''.join(
        path(f'M{x} 470 q0 -120 62 -170 q62 50 62 170z', 'none', f'stroke="{gold}" stroke-width="4" opacity=".55"')
        for x in range(-62, 860, 124)
    )
    face = (
        rect(0, 0, 800, 1140, blue)
        + path('M0 1140 V700 Q400 560 800 700 V1140Z', shade(blue, 0.62))
        + arches
        + words('DUKE TOWN', 400, 226, 64, gold, family=SERIF, spacing=10)
        + words('Basmati', 400, 372, 168, '#ffffff', family=SERIF)
        + words('AGED TWO YEARS · EXTRA LONG', 400, 432, 34, gold, spacing=3)
        + put(draw.rice_bowl(shade(blue, 0.45)), 400, 690, 4.6)
        + rect(250, 950, 300, 110, gold, 55)
        + words('5 kg', 400, 1030, 84, shade(blue, 0.5))
    )
    pouch(
        28,
        40,
        10,
        printed(svg(face, 800, 1140), 0.42, clear=0.15),
        material(shade(blue, 0.8), 0.35, clear=0.4),
        zip_at=0.865,
        top=0.93,
        seed=5,
    )
    tube(
        [(-5.5, 0.5, 38.6), (-5.2, 0.1, 41.5), (-3, 0, 43.6), (3, 0, 43.6), (5.2, 0.1, 41.5), (5.5, 0.5, 38.6)],
        0.42,
        plastic('#f3ead2', 0.4),
    )


@good('fonio-acha', yaw=-22, pitch=12)
def fonio(look):
    green = look.other or '#5c7a29'
    face = (
        rect(0, 0, 600, 840, '#c99a63')
        + rect(0, 0, 600, 96, green)
        + words('FRESHFARM', 300, 66, 46, '#fff7df', spacing=8)
        + words('ACHA', 300, 300, 142, '#3b2a16', family=SERIF, spacing=4)
        + words('fonio from Plateau', 300, 356, 44, '#3b2a16', 400, family=SERIF)
        + put(draw.sprig(green, '#f2d98b'), 112, 470, 1.7, -8)
        + words('WASHED', 112, 600, 26, green, spacing=3)
        + words('SUN-DRIED', 112, 634, 26, green, spacing=3)
        + rect(60, 770, 480, 5, '#3b2a16')
        + words('2 kg  ·  cooks in five minutes', 300, 812, 28, '#3b2a16')
    )
    hole = 'M0 0 H600 V840 H0Z M330 410 Q250 400 244 500 Q220 640 330 700 Q440 740 530 660 Q590 560 520 470 Q450 400 330 410Z'
    clip = f'<clipPath id="hole"><path d="{hole}" clip-rule="evenodd"/></clipPath>'
    edge = path(
        'M330 410 Q250 400 244 500 Q220 640 330 700 Q440 740 530 660 Q590 560 520 470 Q450 400 330 410Z',
        'none',
        'stroke="#fff7df" stroke-width="9"',
    )
    kraft = svg(f'{clip}<g clip-path="url(#hole)">{face}</g>{edge}', 600, 840)
    pouch(20, 28, 8, film(0.1, picture=kraft), material('#bd8f5a', 0.7), zip_at=0.87, top=0.93, seed=8)
    grain = bumped(mottled('#f0d183', '#fff4cf', 0.13, 0.8, 0.7), 0.3, 0.14)
    fill_of(20, 28, 8, None, 0, None, 0.1, 0.56, 0.1, 0.12, grain, zip_at=0.87, top=0.93, seed=8)


@good('poundo-yam', yaw=-26, pitch=12)
def poundo(look):
    brown, face_color = look.other or '#c9803f', look.color or '#f3efe6'
    face = (
        rect(0, 0, 600, 200, '#7b2d1e')
        + ''.join(path(f'M{x} 200 l30 34 l30 -34z', '#7b2d1e') for x in range(0, 600, 60))
        + words('Mama Titi', 300, 138, 80, '#fff3dc', family=SERIF)
        + words('POUNDO', 300, 362, 92, '#7b2d1e', family=ROUND, spacing=4)
        + words('YAM FLOUR', 300, 428, 52, brown, family=ROUND, spacing=5)
        + '<circle cx="300" cy="568" r="120" fill="#e8b063"/>'
        + put(draw.mound(), 300, 560, 2.0)
        + put(draw.yam(), 430, 690, 1.2, -10)
        + rect(80, 740, 150, 66, '#7b2d1e', 12)
        + words('2 kg', 155, 791, 48, '#fff3dc')
        + words('Nothing but yam', 394, 794, 30, '#5a4630', 400, family=SERIF)
    )
    side = material('#7b2d1e', 0.8)
    pouch(19, 27, 9.5, printed(svg(face, 600, 850, face_color), 0.75), side, square=0.8, top=0.97, seed=2, crumple=0.7)
    box(13, 1.6, 0.5, plastic('#c9a36a', 0.4), round=0.2, at=(0, 0.9, 26.2))


@good('oat-swallow', yaw=-18, pitch=13)
def oat_swallow(look):
    green, cream = look.color or '#4f7f3a', look.other or '#f5e6b8'
    face = (
        rect(0, 0, 540, 780, green)
        + path('M0 300 Q270 200 540 300 V780 H0Z', cream)
        + words('Ndụ', 270, 168, 124, '#fffbe6', family=SERIF)
        + words('LIGHTER SWALLOW', 270, 224, 28, '#e3f0c8', spacing=5)
        + words('Oat &', 270, 372, 78, shade(green, 0.6), family=ROUND)
        + words('Plantain', 270, 448, 92, shade(green, 0.6), family=ROUND)
        + put(draw.oats(), 140, 590, 2)
        + put(draw.plantains('#8fb33c', '#4f7020'), 345, 596, 2.1)
        + words('SWALLOW FLOUR', 270, 722, 34, '#6b4a16', spacing=4)
        + words('1.5 kg', 270, 762, 34, shade(green, 0.6))
    )
    pouch(18, 26, 8, printed(svg(face, 540, 780), 0.55), material(shade(green, 0.9), 0.5), zip_at=0.88, top=0.94, seed=11)
    cup = plastic('#fbf8ef', 0.35)
    scoop = [lathe(rounded([(0, 0), (2.0, 0), (2.5, 3.2), (2.34, 3.2), (1.86, 0.2), (0, 0.2)], 0.2), cup)]
    scoop.append(box(6.4, 1.3, 0.28, cup, round=0.13, at=(5.4, 0, 2.85)))
    group(scoop, at=(7.0, -8.2, 0), turn=(0, 0, 26))


def crayfish_body(made):
    """A dried crayfish: a bent, tapering body of rings."""

    def place(u, v):
        around, bend = 2 * math.pi * u, -0.4 + 3.3 * v
        fat = 0.30 * (math.sin(math.pi * min(1, v * 1.02 + 0.06)) ** 0.6) * (1.15 - 0.75 * v) + 0.02
        fat *= 1 + 0.10 * math.sin(v * 34) * (v > 0.3)
        r = 0.75 + fat * math.cos(around) * 1.15
        return (r * math.cos(bend), fat * 0.8 * math.sin(around), r * math.sin(bend))

    return surface(place, made, 7, 26, True)


@good('crayfish-ground', yaw=-18, pitch=13)
def crayfish(look):
    ink = '#b3401a'
    frame = 'M0 0 H600 V790 H0Z M70 330 H530 Q560 330 560 360 V640 Q560 670 530 670 H70 Q40 670 40 640 V360 Q40 330 70 330Z'
    face = (
        rect(0, 0, 600, 790, '#fff4e0')
        + rect(0, 60, 600, 10, ink)
        + words('DUKE TOWN', 50, 140, 42, ink, anchor='start', family=SERIF, spacing=2)
        + words('Oron', 50, 220, 84, '#7a2410', anchor='start', family=SERIF)
        + words('Crayfish', 50, 304, 88, '#7a2410', anchor='start', family=SERIF)
        + put(draw.shrimp(), 490, 180, 1.3)
        + rect(0, 690, 600, 100, ink)
        + words('WHOLE & CLEAN', 50, 752, 34, '#fff4e0', anchor='start')
        + words('500 g', 545, 755, 48, '#ffd9a0', anchor='end')
    )
    picture = svg(f'<clipPath id="hole"><path d="{frame}" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)">{face}</g>', 600, 790)
    pouch(20, 26, 7.5, film(0.1, picture=picture), material('#ead9bd', 0.5), zip_at=0.9, top=0.94, seed=14)
    dice = random.Random('crayfish')
    made = varied(('#cf6a34', '#ee8f52', '#f7ad78', '#e07a40'), 0.55)
    fill_of(20, 26, 7.5, crayfish_body(made), 620, dice, 0.1, 0.62, 0.95, 0.9, material('#b85a2c', 0.8), zip_at=0.9, seed=14)


@good('zobo-leaves', yaw=-24, pitch=13)
def zobo(look):
    wine, pink = look.color or '#7f1d3f', look.other or '#fbcfe0'
    frame = 'M0 0 H600 V790 H0Z M300 370 C420 370 520 440 520 560 C520 660 420 716 300 716 C180 716 80 660 80 560 C80 440 180 370 300 370Z'
    face = (
        rect(0, 0, 600, 790, wine)
        + put(draw.hibiscus(), 470, 150, 1.7, 12)
        + put(draw.hibiscus('#c23a68'), 78, 690, 1.3)
        + put(draw.hibiscus('#f08fb0'), 560, 720, 1.0, 40)
        + words('Dawanau', 60, 130, 48, pink, anchor='start', family=SERIF)
        + words('ZOBO', 60, 268, 138, '#ffffff', anchor='start', family=ROUND)
        + words('DRIED HIBISCUS LEAVES', 60, 322, 36, pink, anchor='start', family=NARROW, spacing=4)
        + words('500 g', 540, 772, 42, '#ffffff', anchor='end')
        + words('makes 12 litres', 60, 772, 28, pink, anchor='start', family=SERIF)
    )
    edge = path(
        'M300 370 C420 370 520 440 520 560 C520 660 420 716 300 716 C180 716 80 660 80 560 C80 440 180 370 300 370Z',
        'none',
        f'stroke="{pink}" stroke-width="8"',
    )
    picture = svg(
        f'<clipPath id="hole"><path d="{frame}" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)">{face}</g>{edge}', 600, 790
    )
    pouch(20, 26, 8.5, film(0.12, picture=picture), material(shade(wine, 0.8), 0.4), zip_at=0.9, top=0.94, seed=21)

    def petal(u, v):
        wide = 0.5 * math.sin(math.pi * min(1, v * 0.9 + 0.1))
        return ((u - 0.5) * 2 * wide, 0.35 * math.sin(3 * v) + 0.5 * (u - 0.5) ** 2, v * 2.0 + 0.1 * math.sin(9 * u))

    made = varied(('#4a0b20', '#7a1836', '#a02a4c', '#5f1029'), 0.5)
    fill_of(
        20,
        26,
        8.5,
        surface(petal, made, 4, 7),
        750,
        random.Random('zobo'),
        0.08,
        0.58,
        1.5,
        0.9,
        material('#33081a', 0.8),
        zip_at=0.9,
        seed=21,
    )
