"""Groceries in bottles, jars and tubs."""

import math
import random

from goods import good
from goods.groceries import food_drawings as draw
from goods.groceries.food_drawings import put
from goods.groceries.packaging import jar, level_bottle, packed_round, ribbed_lid
from goods.groceries.pouches import path, rect
from goods.shared.fonts import NARROW, ROUND, SERIF
from goods.shared.labels import wrapped
from materials import bumped, film, material, metal, mottled, plastic, printed, varied
from prints import svg, words
from shapes import box, cylinder, group, lathe, rounded, surface, torus, tube


def oil_label(brand, lines, picture, ground, ink, note, width=700, height=620):
    """The label of an oil: a brand on top, its fruit in a sun, the name in big type below."""
    rays = ''.join(
        path(
            f'M{width / 2} 300 L{width / 2 + 600 * math.cos(a):.0f} {300 + 600 * math.sin(a):.0f}'
            f' L{width / 2 + 600 * math.cos(a + 0.13):.0f} {300 + 600 * math.sin(a + 0.13):.0f}Z',
            '#ffffff',
            'opacity=".16"',
        )
        for a in [step * 0.2618 for step in range(24)]
    )
    return svg(
        rays
        + f'<circle cx="{width / 2}" cy="300" r="150" fill="#fff4d2"/>'
        + put(picture, width / 2, 300, 2.5)
        + words(brand, width / 2, 116, 84, '#ffffff', family=SERIF)
        + rect(0, 446, width, 110, ink)
        + words(lines, width / 2, 522, 60, '#fff4d2', family=NARROW, spacing=3)
        + words(note, width / 2, 598, 32, '#ffffff'),
        width,
        height,
        ground,
    )


@good('palm-oil-5l', yaw=-20, pitch=12)
def palm_oil(look):
    shell = film(0.18, '#fff4dc')
    oil = material('#d23a0a', 0.14, clear=0.6, skin=0.25)
    wide, deep = 8.6, 6.6
    outline = [
        (0, wide - 1, deep - 1, 0),
        (0.8, wide, deep, 0),
        (7, wide, deep, 0),
        (7.5, wide - 0.25, deep - 0.25, 0),
        (8, wide, deep, 0),
        (19.2, wide, deep, 0),
        (19.7, wide - 0.25, deep - 0.25, 0),
        (20.2, wide, deep, 0),
        (22.6, wide - 0.3, deep - 0.2, 0),
        (24.5, 6.6, 5.4, 0),
        (26, 3.6, 3.4, 0),
        (26.8, 2.4, 2.4, 0),
        (28.6, 2.3, 2.3, 0),
    ]
    ring = level_bottle(outline, 22.9, oil, shell)
    picture = oil_label('Ndụ', 'RED PALM OIL', draw.palm(), '#177a3c', '#b3240c', 'Unadulterated  ·  5 Litres')
    surface(
        lambda u, v: tuple(c * s for c, s in zip(ring(8.3 + 10.6 * v, math.pi + (0.5 - u) * 2.5, -0.05), (1, 1, 1))),
        printed(picture, 0.4, clear=0.3),
        80,
        6,
    )
    yellow = plastic('#1c7a3a', 0.4)
    ribbed_lid(2.7, 2.4, yellow, at=(0, 0, 27.2), ribs=40)
    torus(2.75, 0.28, yellow, at=(0, 0, 26.5))
    tube(
        [
            (-2.8, 0, 26.8),
            (-4.2, 0, 27.6),
            (-6.4, 0, 31.4),
            (-4.4, 0, 33.0),
            (0, 0, 33.3),
            (4.4, 0, 33.0),
            (6.4, 0, 31.4),
            (4.2, 0, 27.6),
            (2.8, 0, 26.8),
        ],
        0.5,
        yellow,
    )


@good('groundnut-oil-3l', yaw=-22, pitch=12)
def groundnut_oil(look):
    oil = film(0.04, '#fbcf4e')
    outline = [(0, 5.6, 5.0, 0), (0.8, 6.7, 6.0, 0)]
    for z in range(2, 8, 2):
        outline += [(z, 6.7, 6.0, 0), (z + 0.5, 6.45, 5.75, 0), (z + 1, 6.7, 6.0, 0)]
    outline += [(18.5, 6.7, 6.0, 0), (20, 6.1, 5.5, 0), (22.6, 4.2, 4.0, 0), (24.6, 2.2, 2.2, 0), (25.6, 1.8, 1.8, 0), (27, 1.8, 1.8, 0)]
    ring = level_bottle(outline, 21.6, oil, film(0.06, '#fff8e2'))
    note = 'Cold-pressed in Kano  ·  3 Litres'
    picture = oil_label('Dawanau', 'GROUNDNUT OIL', draw.peanuts(), '#c8371b', look.other or '#7c2d12', note)
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
        + rect(0, 0, 1400, 22, '#b3271a')
        + rect(0, 398, 1400, 22, '#b3271a')
        + ''.join(
            path(f'M{x} 60 l36 42 l-36 42 l-36 -42z M{x} 276 l36 42 l-36 42 l-36 -42z', '#b3271a') for x in (60, 200, 340, 1060, 1200, 1340)
        )
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
        + put(draw.chilli(), 492, 140, 1.35, -10)
        + put(draw.chilli('#9b1713'), 1010, 140, 1.35, 22)
        + words('Duke Town', 750, 60, 44, '#8f1d1d', family=SERIF)
        + words('Cameroon', 750, 148, 72, '#1c1917', family=SERIF)
        + words('PEPPER', 750, 222, 72, '#1c1917', family=SERIF, spacing=6)
        + words('smoked · ground · 200 g', 750, 308, 38, '#ffe9cf')
    )
    jar(body, pepper, 7.4, svg(face, 1500, 340), (1.2, 6.2), 0.8)
    ribbed_lid(3.9, 1.6, metal('#1d1b1a', 0.35), at=(0, 0, 7.9), ribs=3, depth=0.0)


@good('wild-honey', yaw=0, pitch=12)
def honey(look):
    amber = material('#ffb52e', 0.03, glass=0.96, ior=1.12)
    body = rounded([(0, 0), (4.7, 0), (5.0, 3), (5.1, 6), (5.0, 10.5), (4.3, 13), (3.7, 14), (3.7, 15.2)], 0.9)
    face = (
        path('M60 0 H640 L700 210 L640 420 H60 L0 210Z', '#fbf3dd')
        + put(draw.comb(4, 15), 100, 96, 1.35)
        + put(draw.comb(3, 15), 620, 350, 1.35)
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
        + put(draw.peanuts(), 500, 165, 1.5, -8)
        + put(draw.chilli(), 905, 175, 1.3)
        + words('DAWANAU', 700, 70, 40, '#f6d59a', family=SERIF, spacing=5)
        + words('Kuli-', 700, 170, 100, '#fff3dc', family=ROUND)
        + words('Kuli', 700, 262, 104, '#fff3dc', family=ROUND)
        + words('CRUNCH', 700, 318, 46, '#f0b34a', spacing=8)
        + words('Ginger & Pepper · 600 g', 700, 362, 32, '#fff3dc')
    )
    jar(body, None, None, svg(face, 1400, 420), (3.2, 9.4), 0.52)
    made = bumped(varied(('#c98644', '#e0a761', '#b87238', '#d49650'), 0.75), 0.9, 0.25)

    def ring(u, v):
        r = 0.82 + 0.36 * math.cos(2 * math.pi * v)
        return (r * math.cos(2 * math.pi * u), r * math.sin(2 * math.pi * u), 0.36 * math.sin(2 * math.pi * v))

    packed_round(surface(ring, made, 20, 9, True), 4.2, 1.9, 12.2, 1.9, random.Random('kuli'), 0.6)
    lathe([(0, 0.3), (3.6, 0.3), (3.6, 12), (0, 12)], material('#a06a34', 0.9))
    ribbed_lid(5.3, 2.2, plastic('#d9541c', 0.4), at=(0, 0, 13.6), ribs=70)


@good('chin-chin-tub', yaw=0, pitch=17)
def chin_chin(look):
    teal = look.other or '#0f766e'
    body = rounded([(0, 0), (6.6, 0), (7.6, 12.4), (7.6, 13.2)], 0.8)
    face = (
        rect(0, 0, 1500, 380, teal)
        + rect(0, 0, 1500, 16, '#f3c65f')
        + rect(0, 364, 1500, 16, '#f3c65f')
        + '<circle cx="750" cy="190" r="172" fill="#fff8e6"/>'
        + put(draw.coconut(), 440, 196, 1.5)
        + put(draw.coconut(), 1060, 196, 1.5, 160)
        + words('Duke Town', 750, 90, 36, teal, family=SERIF)
        + words('Coconut', 750, 158, 52, '#5f3c20', family=SERIF)
        + words('Chin-Chin', 750, 226, 54, '#c2571a', family=SERIF)
        + words('hard, small & sweet', 750, 278, 25, '#5f3c20', 400)
        + words('1.2 kg', 750, 328, 40, teal)
    )
    jar(body, None, None, None)
    wrapped(body, svg(face, 1500, 380), (3.2, 9.6), 0.56)
    made = bumped(varied(('#f0b862', '#f9d48e', '#e8a84c', '#f5c777'), 0.6), 0.5, 0.3)
    packed_round(box(0.95, 0.85, 0.75, made, round=0.18, segments=1), 5.9, 1.1, 11.6, 1.05, random.Random('chin'), 0.5)
    lathe([(0, 0.3), (5.4, 0.3), (6.0, 11.4), (0, 11.4)], material('#c08a42', 0.9))
    lid = plastic(teal, 0.4)
    lathe(rounded([(7.55, 12.2), (7.95, 12.2), (7.95, 13.7), (7.2, 14.1), (7.0, 13.7), (0, 13.7)], 0.2), lid)
    tube([(-7.95, 0, 12.7), (-8.2, 3, 12.5), (-6, 6.4, 12.3), (0, 8.5, 12.2), (6, 6.4, 12.3), (8.2, 3, 12.5), (7.95, 0, 12.7)], 0.28, lid)
