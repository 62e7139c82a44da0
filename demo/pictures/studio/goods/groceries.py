"""Groceries in pouches, sacks, bottles and jars."""

import math
import random

from goods import good
from goods import food_drawings as draw
from goods.food_drawings import put
from goods.packaging import fill_of, jar, level_bottle, packed_round, placed, pouch, ribbed_lid, woven, wrapped
from materials import bumped, film, glass, glossy, material, metal, mottled, plastic, printed, shade, varied
from prints import svg, words
from shapes import box, cylinder, group, lathe, plate, rounded, scattered, surface, torus, tube

SERIF, NARROW, ROUND = 'DejaVu Serif', 'Liberation Sans Narrow', 'Liberation Sans'


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
        + f'<circle cx="500" cy="720" r="250" fill="#fffaf0" stroke="{green}" stroke-width="14"/><circle cx="500" cy="720" r="228" fill="none" stroke="{gold}" stroke-width="5"/>'
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
    arches = ''.join(path(f'M{x} 470 q0 -120 62 -170 q62 50 62 170z', 'none', f'stroke="{gold}" stroke-width="4" opacity=".55"') for x in range(-62, 860, 124))
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
    pouch(28, 40, 10, printed(svg(face, 800, 1140), 0.42, clear=0.15), material(shade(blue, 0.8), 0.35, clear=0.4), zip_at=0.865, top=0.93, seed=5)
    tube([(-5.5, 0.5, 38.6), (-5.2, 0.1, 41.5), (-3, 0, 43.6), (3, 0, 43.6), (5.2, 0.1, 41.5), (5.5, 0.5, 38.6)], 0.42, plastic('#f3ead2', 0.4))


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
    edge = path('M330 410 Q250 400 244 500 Q220 640 330 700 Q440 740 530 660 Q590 560 520 470 Q450 400 330 410Z', 'none', 'stroke="#fff7df" stroke-width="9"')
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
        + '<circle cx="300" cy="568" r="120" fill="#e8b063"/>' + put(draw.mound(), 300, 560, 2.0)
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


def oil_label(brand, lines, picture, ground, ink, note, width=700, height=620):
    """The label of an oil: a brand on top, its fruit in a sun, the name in big type below."""
    rays = ''.join(path(f'M{width / 2} 300 L{width / 2 + 600 * math.cos(a):.0f} {300 + 600 * math.sin(a):.0f} L{width / 2 + 600 * math.cos(a + 0.13):.0f} {300 + 600 * math.sin(a + 0.13):.0f}Z', '#ffffff', 'opacity=".16"') for a in [step * 0.2618 for step in range(24)])
    return svg(
        rays
        + f'<circle cx="{width / 2}" cy="300" r="150" fill="#fff4d2"/>'
        + put(picture, width / 2, 300, 2.5)
        + words(brand, width / 2, 116, 84, '#ffffff', family=SERIF)
        + rect(0, 446, width, 110, ink)
        + words(lines, width / 2, 522, 60, '#fff4d2', family=NARROW, spacing=3)
        + words(note, width / 2, 598, 32, '#ffffff'),
        width, height, ground,
    )


@good('palm-oil-5l', yaw=-20, pitch=12)
def palm_oil(look):
    shell = film(0.18, '#fff4dc')
    oil = material('#d23a0a', 0.14, clear=0.6, skin=0.25)
    wide, deep = 8.6, 6.6
    outline = [(0, wide - 1, deep - 1, 0), (0.8, wide, deep, 0), (7, wide, deep, 0), (7.5, wide - 0.25, deep - 0.25, 0), (8, wide, deep, 0), (19.2, wide, deep, 0), (19.7, wide - 0.25, deep - 0.25, 0), (20.2, wide, deep, 0), (22.6, wide - 0.3, deep - 0.2, 0), (24.5, 6.6, 5.4, 0), (26, 3.6, 3.4, 0), (26.8, 2.4, 2.4, 0), (28.6, 2.3, 2.3, 0)]
    ring = level_bottle(outline, 22.9, oil, shell)
    picture = oil_label('Ndụ', 'RED PALM OIL', draw.palm(), '#177a3c', '#b3240c', 'Unadulterated  ·  5 Litres')
    surface(lambda u, v: tuple(c * s for c, s in zip(ring(8.3 + 10.6 * v, math.pi + (0.5 - u) * 2.5, -0.05), (1, 1, 1))), printed(picture, 0.4, clear=0.3), 80, 6)
    yellow = plastic('#1c7a3a', 0.4)
    ribbed_lid(2.7, 2.4, yellow, at=(0, 0, 27.2), ribs=40)
    torus(2.75, 0.28, yellow, at=(0, 0, 26.5))
    tube([(-2.8, 0, 26.8), (-4.2, 0, 27.6), (-6.4, 0, 31.4), (-4.4, 0, 33.0), (0, 0, 33.3), (4.4, 0, 33.0), (6.4, 0, 31.4), (4.2, 0, 27.6), (2.8, 0, 26.8)], 0.5, yellow)


@good('groundnut-oil-3l', yaw=-22, pitch=12)
def groundnut_oil(look):
    oil = film(0.04, '#fbcf4e')
    outline = [(0, 5.6, 5.0, 0), (0.8, 6.7, 6.0, 0)]
    for z in range(2, 8, 2):
        outline += [(z, 6.7, 6.0, 0), (z + 0.5, 6.45, 5.75, 0), (z + 1, 6.7, 6.0, 0)]
    outline += [(18.5, 6.7, 6.0, 0), (20, 6.1, 5.5, 0), (22.6, 4.2, 4.0, 0), (24.6, 2.2, 2.2, 0), (25.6, 1.8, 1.8, 0), (27, 1.8, 1.8, 0)]
    ring = level_bottle(outline, 21.6, oil, film(0.06, '#fff8e2'))
    picture = oil_label('Dawanau', 'GROUNDNUT OIL', draw.peanuts(), '#c8371b', look.other or '#7c2d12', 'Cold-pressed in Kano  ·  3 Litres')
    surface(lambda u, v: ring(8.6 + 9.2 * v, math.pi + (0.5 - u) * 2.6, -0.05), printed(picture, 0.4, clear=0.3), 80, 6)
    red = plastic('#c41f1a', 0.4)
    ribbed_lid(2.15, 2.2, red, at=(0, 0, 25.7), ribs=36)
    torus(2.2, 0.24, red, at=(0, 0, 25.0))
    tube([(2.1, 0, 25.2), (3.4, 0, 25.6), (4.9, 0, 27.2), (5.3, 0, 23.6), (6.0, 0, 20.2), (5.6, 0, 19.2)], 0.42, red)


@good('yaji-suya-spice', yaw=0, pitch=12)
def suya_spice(look):
    spice = bumped(mottled('#9a4716', '#cf8036', 0.12, 0.8, 0.8), 0.8, 0.12)
    body = rounded([(0, 0), (3.6, 0), (3.6, 8.6), (2.9, 9.8), (2.9, 10.8)], 0.6)
    face = (
        rect(0, 0, 1400, 420, '#1f1713')
        + rect(400, 0, 600, 420, '#f1c452')
        + rect(0, 0, 1400, 22, '#b3271a') + rect(0, 398, 1400, 22, '#b3271a')
        + ''.join(path(f'M{x} 60 l36 42 l-36 42 l-36 -42z M{x} 276 l36 42 l-36 42 l-36 -42z', '#b3271a') for x in (60, 200, 340, 1060, 1200, 1340))
        + put(draw.flame(), 532, 146, 0.95)
        + put(draw.skewer(), 872, 146, 0.85)
        + words('YAJI', 700, 180, 98, '#7f1d1d', family=ROUND, spacing=2)
        + words('Dawanau', 700, 76, 46, '#1f1713', family=SERIF)
        + words('SUYA SPICE', 700, 300, 60, '#1f1713', family=NARROW, spacing=3)
        + words('Kano mix · 250 g', 700, 362, 36, '#7f1d1d')
    )
    jar(body, spice, 8.7, svg(face, 1400, 420), (1.6, 7.9), 1.0)
    ribbed_lid(3.15, 2.1, plastic('#8f1d16', 0.35), at=(0, 0, 10.0))


@good('dry-pepper', yaw=0, pitch=13)
def dry_pepper(look):
    pepper = bumped(mottled('#4a1510', '#8a2a1c', 0.13, 0.85, 0.75), 0.9, 0.14)
    body = rounded([(0, 0), (4.1, 0), (4.3, 2.5), (4.1, 6.8), (3.7, 7.6), (3.7, 8.4)], 0.7)
    face = (
        rect(0, 0, 1500, 340, '#f7efe2')
        + rect(0, 250, 1500, 90, '#8f1d1d')
        + put(draw.chilli(), 492, 140, 1.35, -10) + put(draw.chilli('#9b1713'), 1010, 140, 1.35, 22)
        + words('Duke Town', 750, 60, 44, '#8f1d1d', family=SERIF)
        + words('Cameroon', 750, 148, 72, '#1c1917', family=SERIF)
        + words('PEPPER', 750, 222, 72, '#1c1917', family=SERIF, spacing=6)
        + words('smoked · ground · 200 g', 750, 308, 38, '#ffe9cf')
    )
    jar(body, pepper, 7.4, svg(face, 1500, 340), (1.2, 6.2), 0.8)
    ribbed_lid(3.9, 1.6, metal('#1d1b1a', 0.35), at=(0, 0, 7.9), ribs=3, depth=0.0)


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
        + put(draw.hibiscus(), 470, 150, 1.7, 12) + put(draw.hibiscus('#c23a68'), 78, 690, 1.3) + put(draw.hibiscus('#f08fb0'), 560, 720, 1.0, 40)
        + words('Dawanau', 60, 130, 48, pink, anchor='start', family=SERIF)
        + words('ZOBO', 60, 268, 138, '#ffffff', anchor='start', family=ROUND)
        + words('DRIED HIBISCUS LEAVES', 60, 322, 36, pink, anchor='start', family=NARROW, spacing=4)
        + words('500 g', 540, 772, 42, '#ffffff', anchor='end')
        + words('makes 12 litres', 60, 772, 28, pink, anchor='start', family=SERIF)
    )
    edge = path('M300 370 C420 370 520 440 520 560 C520 660 420 716 300 716 C180 716 80 660 80 560 C80 440 180 370 300 370Z', 'none', f'stroke="{pink}" stroke-width="8"')
    picture = svg(f'<clipPath id="hole"><path d="{frame}" clip-rule="evenodd"/></clipPath><g clip-path="url(#hole)">{face}</g>{edge}', 600, 790)
    pouch(20, 26, 8.5, film(0.12, picture=picture), material(shade(wine, 0.8), 0.4), zip_at=0.9, top=0.94, seed=21)

    def petal(u, v):
        wide = 0.5 * math.sin(math.pi * min(1, v * 0.9 + 0.1))
        return ((u - 0.5) * 2 * wide, 0.35 * math.sin(3 * v) + 0.5 * (u - 0.5) ** 2, v * 2.0 + 0.1 * math.sin(9 * u))

    made = varied(('#4a0b20', '#7a1836', '#a02a4c', '#5f1029'), 0.5)
    fill_of(20, 26, 8.5, surface(petal, made, 4, 7), 750, random.Random('zobo'), 0.08, 0.58, 1.5, 0.9, material('#33081a', 0.8), zip_at=0.9, seed=21)


@good('wild-honey', yaw=0, pitch=12)
def honey(look):
    amber = material('#ffb52e', 0.03, glass=0.96, ior=1.12)
    body = rounded([(0, 0), (4.7, 0), (5.0, 3), (5.1, 6), (5.0, 10.5), (4.3, 13), (3.7, 14), (3.7, 15.2)], 0.9)
    face = (
        path('M60 0 H640 L700 210 L640 420 H60 L0 210Z', '#fbf3dd')
        + put(draw.comb(4, 15), 100, 96, 1.35) + put(draw.comb(3, 15), 620, 350, 1.35)
        + put(draw.bee(), 568, 92, 1.5, -12)
        + words('FRESHFARM', 350, 78, 40, '#6b4410', spacing=6)
        + words('Raw', 330, 176, 72, '#3d260a', family=SERIF)
        + words('Forest Honey', 350, 262, 80, '#3d260a', family=SERIF)
        + words('Mambilla hills · strained once', 330, 322, 30, '#6b4410', 400)
        + words('1 Litre', 330, 384, 44, '#a55a08')
    )
    jar(body, amber, 13.6, svg(face, 700, 420, '#fbf3dd'), (3.4, 10.2), 0.36, film(0.04, '#fffdf4'), 0.2)
    ribbed_lid(4.0, 1.7, metal('#d6a032', 0.3), at=(0, 0, 14.5), ribs=3, depth=0.0)


@good('sea-salt-mill', yaw=-10, pitch=14)
def sea_salt(look):
    body = rounded([(0, 0), (3.4, 0), (3.4, 10.2), (0, 10.2)], 0.25)
    face = (
        rect(0, 0, 1200, 570, '#1b5f9e')
        + path('M0 330 q75 -50 150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 V570 H0Z', '#ffffff')
        + path('M0 372 q75 -50 150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0', 'none', 'stroke="#5fb0d8" stroke-width="12"')
        + path('M0 408 q75 -50 150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0 t150 0', 'none', 'stroke="#bfe0ee" stroke-width="9"')
        + words('DUKE TOWN', 600, 90, 36, '#cfe8f5', family=SERIF, spacing=2)
        + words('Sea Salt', 600, 186, 76, '#ffffff', family=SERIF)
        + words('COARSE', 600, 244, 34, '#cfe8f5', spacing=6)
        + words('400 g', 600, 516, 62, '#1b5f9e')
    )
    lathe(body, material('#f4f6f7', 0.5))
    lathe([(3.42, 0.3), (3.42, 9.9)], printed(svg(face, 1200, 570), 0.5, clear=0.2))
    white, blue = plastic('#f6f7f6', 0.35), plastic('#1b5f9e', 0.35)
    lathe(rounded([(3.5, 10.0), (3.5, 10.9), (3.1, 11.9), (0, 12.1)], 0.3), blue)
    for ring, number in ((0.55, 6), (1.15, 12)):
        for step in range(number):
            a = 2 * math.pi * step / number
            cylinder(0.16, 0.05, material('#10263a', 0.7), round=0.01, at=(ring * math.cos(a), ring * math.sin(a), 12.08))
    flap = [cylinder(1.9, 0.4, white, round=0.15, at=(0, -2.1, 0)), box(1.6, 0.9, 0.3, white, round=0.1, at=(0, -0.1, 0.05))]
    group(flap, at=(0, 2.1, 11.95), turn=(-68, 0, 0))
    lathe(rounded([(2.1, 11.9), (2.1, 12.25), (1.9, 12.25), (1.85, 11.9)], 0.1), white)


@good('kuli-kuli-jar', yaw=0, pitch=14)
def kuli_kuli(look):
    body = rounded([(0, 0), (5.4, 0), (5.6, 1.2), (5.6, 12.6), (5.0, 13.6), (5.0, 14.6)], 0.6)
    face = (
        rect(0, 0, 1400, 420, '#9a3412')
        + ''.join(path(f'M{x} 420 q55 -70 110 0z', '#f0b34a') for x in range(0, 1400, 110))
        + put(draw.peanuts(), 500, 165, 1.5, -8) + put(draw.chilli(), 905, 175, 1.3)
        + words('DAWANAU', 700, 70, 40, '#f6d59a', family=SERIF, spacing=5)
        + words('Kuli-', 700, 170, 100, '#fff3dc', family=ROUND)
        + words('Kuli', 700, 262, 104, '#fff3dc', family=ROUND)
        + words('CRUNCH', 700, 318, 46, '#f0b34a', spacing=8)
        + words('Ginger & Pepper · 600 g', 700, 362, 32, '#fff3dc')
    )
    jar(body, None, None, svg(face, 1400, 420), (3.2, 9.4), 0.52)
    made = bumped(varied(('#c98644', '#e0a761', '#b87238', '#d49650'), 0.75), 0.9, 0.25)
    rings = lambda u, v: ((0.82 + 0.36 * math.cos(2 * math.pi * v)) * math.cos(2 * math.pi * u), (0.82 + 0.36 * math.cos(2 * math.pi * v)) * math.sin(2 * math.pi * u), 0.36 * math.sin(2 * math.pi * v))
    packed_round(surface(rings, made, 20, 9, True), 4.3, 1.0, 12.2, 1.9, random.Random('kuli'), 0.6)
    lathe([(0, 0.3), (3.6, 0.3), (3.6, 12), (0, 12)], material('#a06a34', 0.9))
    ribbed_lid(5.3, 2.2, plastic('#d9541c', 0.4), at=(0, 0, 13.6), ribs=70)


@good('chin-chin-tub', yaw=0, pitch=17)
def chin_chin(look):
    teal = look.other or '#0f766e'
    body = rounded([(0, 0), (6.6, 0), (7.6, 12.4), (7.6, 13.2)], 0.8)
    face = (
        rect(0, 0, 1500, 380, teal)
        + rect(0, 0, 1500, 16, '#f3c65f') + rect(0, 364, 1500, 16, '#f3c65f')
        + '<circle cx="750" cy="190" r="172" fill="#fff8e6"/>'
        + put(draw.coconut(), 440, 196, 1.5) + put(draw.coconut(), 1060, 196, 1.5, 160)
        + words('Duke Town', 750, 90, 36, teal, family=SERIF)
        + words('Coconut', 750, 158, 52, '#5f3c20', family=SERIF)
        + words('Chin-Chin', 750, 226, 54, '#c2571a', family=SERIF)
        + words('hard, small & sweet', 750, 278, 25, '#5f3c20', 400)
        + words('1.2 kg', 750, 328, 40, teal)
    )
    jar(body, None, None, None)
    wrapped(body, svg(face, 1500, 380), (3.2, 9.6), 0.56)
    made = bumped(varied(('#f0b862', '#f9d48e', '#e8a84c', '#f5c777'), 0.6), 0.5, 0.3)
    packed_round(box(0.95, 0.85, 0.75, made, round=0.18, segments=1), 6.0, 0.9, 11.6, 1.05, random.Random('chin'), 0.5)
    lathe([(0, 0.3), (5.4, 0.3), (6.0, 11.4), (0, 11.4)], material('#c08a42', 0.9))
    lid = plastic(teal, 0.4)
    lathe(rounded([(7.55, 12.2), (7.95, 12.2), (7.95, 13.7), (7.2, 14.1), (7.0, 13.7), (0, 13.7)], 0.2), lid)
    tube([(-7.95, 0, 12.7), (-8.2, 3, 12.5), (-6, 6.4, 12.3), (0, 8.5, 12.2), (6, 6.4, 12.3), (8.2, 3, 12.5), (7.95, 0, 12.7)], 0.28, lid)
