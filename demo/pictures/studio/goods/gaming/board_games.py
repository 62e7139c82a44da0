"""Gaming: ayò, cards and ludo."""

import math
import random

from goods import good
from materials import brass, clear_plastic, glossy, material, metal, mottled, plastic, printed, shade, wood
from prints import svg, words
from shapes import blob, box, carved, cylinder, group, lathe, lying, plate, prism, rounded, rounded_rectangle, sown, tube


def ball(radius, made, steps=64):
    """A ball about its own middle, whose UV is true at its equator for a picture π times as wide as high."""
    return lathe(
        [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * step / 32 for step in range(33))], made, steps=steps, angle=180
    )


@good('ayo-olopon', yaw=-16, pitch=33, focus=(0.4, 0.4))
def ayo(look):
    oiled = wood('#7c4a26', 0.38, 'x', 1.6)
    wide, deep, high = 50, 16, 5.4
    places = [((column - 2.5) * 6.3, row * 3.7) for row in (-1, 1) for column in range(6)]
    cutters = []
    for x, y in places:
        pit = ball(2.75, None, 40)
        pit.location = (x, y, high + 0.35)
        cutters.append(pit)
    for side in (-1, 1):
        pit = ball(1, None, 40)
        pit.scale, pit.location = (2.0, 5.4, 2.3), (side * 21.7, 0, high + 0.2)
        cutters.append(pit)
    carved(box(wide, deep, high, oiled, round=0.5), cutters)
    chance = random.Random('ayo-olopon')
    seed = blob(1.56, 1.4, 1.34, mottled('#8f8d78', '#b9b59a', 0.5, 0.3, 0.3))
    spots = []
    for x, y in places:
        for number in range(4):
            angle = number * math.pi / 2 + chance.uniform(-0.3, 0.3)
            spots.append(
                (
                    (x + 1.0 * math.cos(angle), y + 1.0 * math.sin(angle), high - 2.05 + chance.uniform(0, 0.15)),
                    (chance.uniform(-15, 15), chance.uniform(-15, 15), chance.uniform(0, 180)),
                )
            )
    spots += [((21.7, y, high - 1.9), (0, 10, y * 40)) for y in (-1.7, 0.1, 1.8)]
    sown(seed, spots)
    lid = [box(wide, 1.5, deep, oiled, round=0.4)]
    dark = material('#3a1f0e', 0.6)
    for side in (-1, 1):
        lid.append(box(wide - 3, 0.16, 0.28, dark, round=0.05, at=(0, -0.72, deep / 2 + side * 6.3)))
        lid.append(box(0.28, 0.16, deep - 3.2, dark, round=0.05, at=(side * (wide / 2 - 1.6), -0.72, 1.6)))
    for column in range(9):
        for turned in (45, -45):
            lid.append(
                box(
                    0.24,
                    0.16,
                    8.0,
                    dark,
                    round=0.05,
                    at=((column - 4) * 5.0 + (-2.8 if turned > 0 else 2.8), -0.72, 5.2),
                    turn=(0, turned, 0),
                )
            )
        lid.append(cylinder(0.75, 0.2, dark, at=((column - 4) * 5.0, -0.65, deep / 2), turn=(90, 0, 0), round=0.08))
    group(lid, at=(0, deep / 2 + 0.9, high - 0.4), turn=(-14, 0, 0))
    for x in (-15, 15):
        tube([(x - 1.6, deep / 2 + 0.25, high), (x + 1.6, deep / 2 + 0.25, high)], 0.35, brass())


SUITS = {
    'circle': '<circle r="50"/>',
    'cross': '<path d="M-18-50H18V-18H50V18H18V50H-18V18H-50V-18H-18Z"/>',
    'triangle': '<path d="M0-52L54 44H-54Z"/>',
    'square': '<rect x="-46" y="-46" width="92" height="92"/>',
    'star': '<path d="M0-56L14-18 54-18 22 6 34 46 0 22-34 46-22 6-54-18-14-18Z"/>',
}


def card_print(suit, number):
    ink = '#8c1d2f'

    def mark(x, y, size, turned=0):
        return f'<g transform="translate({x} {y}) scale({size}) rotate({turned})" fill="{ink}">{SUITS[suit]}</g>' if suit in SUITS else ''

    corner = words(str(number), 58, 92, 74, ink) + mark(58, 140, 0.52)
    middle = mark(280, 420, 3.0)
    if suit == 'wild':
        middle = (
            f'<circle cx="280" cy="420" r="200" fill="{ink}"/>'
            + words('PICK', 280, 400, 108, '#fff')
            + words('FIVE', 280, 510, 108, '#ffd65c')
        )
    body = f'<rect x="18" y="18" width="524" height="804" rx="30" fill="none" stroke="{ink}" stroke-width="5"/>'
    return svg(body + corner + middle + f'<g transform="rotate(180 280 420)">{corner}</g>', 560, 840, '#fffdf6')


@good('whot-cards', yaw=-14, pitch=34)
def cards(look):
    wide, high = 5.8, 8.8
    hand = [('circle', 7), ('star', 3), ('cross', 14), ('wild', 20), ('square', 10), ('triangle', 5), ('circle', 1)]
    for number, (suit, figure) in enumerate(hand):
        turned = 36 - number * 12
        x, y = -math.sin(math.radians(turned)) * 9.5, math.cos(math.radians(turned)) * 9.5 - 15
        card = prism(rounded_rectangle(wide, high, 0.5), 0.035, material('#fffdf6', 0.4), round=0.01)
        face = plate(wide, high, printed(card_print(suit, figure), 0.35), at=(0, -0.025, 0), round=0.5)
        pair = group([card, face], at=(0, 0, -high / 2))
        group(pair, turn=(-90, 0, 0))
        group(pair, at=(x - 1.5, y, 0.03 + number * 0.05), turn=(0, 0, turned))
    back = svg(
        ''.join(
            f'<g transform="translate({70 + c * 84} {70 + r * 88}) scale(.5)" fill="#f3d9a4">{SUITS["star"]}</g>'
            for c in range(6)
            for r in range(9)
        ),
        560,
        840,
        '#8c1d2f',
    )
    for number in range(47):
        slip = 0.03 * math.sin(number * 2.7)
        group(
            [prism(rounded_rectangle(wide, high, 0.5), 0.031, material('#fbf7ec', 0.5), round=0.008)],
            at=(6.0 + slip, 2.2 + slip, 0.016 + number * 0.033),
            turn=(-90, 0, -12),
        )
    lying(
        wide,
        high,
        printed(back, 0.35),
        at=(6.0 - high / 2 * math.sin(math.radians(-12)), 2.2 + high / 2 * math.cos(math.radians(12)), 1.58),
        turn=-12,
        round=0.5,
    )
    front = svg(
        '<rect width="620" height="930" fill="#8c1d2f"/><rect x="28" y="28" width="564" height="874" rx="26" fill="none" stroke="#f3d9a4"'
        ' stroke-width="8"/>'
        + words('PÒPÓ', 310, 140, 84, '#f3d9a4', spacing=6)
        + ''.join(
            f'<g transform="translate({x} {y}) scale({s}) rotate({r})" fill="{c}">{SUITS[k]}</g>'
            for k, x, y, s, r, c in (
                ('circle', 180, 330, 1.5, 0, '#ffd65c'),
                ('cross', 430, 330, 1.4, 12, '#fff'),
                ('triangle', 170, 540, 1.4, -8, '#fff'),
                ('star', 445, 540, 1.6, 10, '#ffd65c'),
                ('square', 310, 435, 1.0, 20, '#f08a5d'),
            )
        )
        + words('PARTY', 310, 715, 112, '#fff')
        + words('CARD GAME', 310, 790, 66, '#ffd65c')
        + words('54 cards · extra rules', 310, 860, 38, '#f3d9a4', 400),
        620,
        930,
    )
    pack = [box(6.2, 2.0, 9.3, glossy('#8c1d2f'), round=0.06), plate(6.1, 9.2, printed(front, 0.3, clear=0.5), at=(0, -1.012, 0.05))]
    group(pack, at=(-3.6, 5.6, 0), turn=(-4, 0, 10))


LUDO = {'red': '#d3202c', 'green': '#1f9a4c', 'yellow': '#f5c518', 'blue': '#1d5fc4'}


def ludo_print():
    unit, body = 80, ''
    homes = (('red', 0, 0), ('green', 9, 0), ('yellow', 9, 9), ('blue', 0, 9))
    for color, x, y in homes:
        body += (
            f'<rect x="{x * unit}" y="{y * unit}" width="480" height="480" fill="{LUDO[color]}"/><rect x="{x * unit + 70}"'
            f' y="{y * unit + 70}" width="340" height="340" rx="60" fill="#fff"/>'
        )
        body += ''.join(
            f'<circle cx="{x * unit + cx}" cy="{y * unit + cy}" r="56" fill="{LUDO[color]}" stroke="#333" stroke-width="3"/>'
            for cx in (155, 325)
            for cy in (155, 325)
        )
    for across in range(15):
        for up in range(15):
            if (across in (6, 7, 8)) == (up in (6, 7, 8)):
                continue
            fill = '#fffdf4'
            if across == 7 and 1 <= up <= 5 or (across, up) == (8, 1):
                fill = LUDO['green']
            elif across == 7 and 9 <= up <= 13 or (across, up) == (6, 13):
                fill = LUDO['blue']
            elif up == 7 and 1 <= across <= 5 or (across, up) == (1, 6):
                fill = LUDO['red']
            elif up == 7 and 9 <= across <= 13 or (across, up) == (13, 8):
                fill = LUDO['yellow']
            body += (
                f'<rect x="{across * unit}" y="{up * unit}" width="{unit}" height="{unit}" fill="{fill}" stroke="#333" stroke-width="3"/>'
            )
    for color, points in (
        ('green', '480,480 720,480'),
        ('yellow', '720,480 720,720'),
        ('blue', '720,720 480,720'),
        ('red', '480,720 480,480'),
    ):
        body += f'<polygon points="{points} 600,600" fill="{LUDO[color]}" stroke="#333" stroke-width="3"/>'
    return svg(body, 1200, 1200, '#fffdf4')


def die(size, at, turn, made, ink):
    """A die whose top is 5, front 3 and right side 1."""
    things = [box(size, size, size, made, round=size * 0.14)]
    h, step = size / 2, size * 0.25
    pips = [(step * x, step * y, h * 2 + 0.001, (0, 0, 0)) for x, y in ((0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1))]
    pips += [(step * n, -h - 0.001, h + step * n, (90, 0, 0)) for n in (-1, 0, 1)] + [(h + 0.001, 0, h, (0, 90, 0))]
    for x, y, z, turned in pips:
        things.append(cylinder(size * 0.09, 0.02, ink, round=0.005, at=(x, y, z - (0.015 if turned == (0, 0, 0) else 0)), turn=turned))
    return group(things, at, turn)


@good('ludo-dice', yaw=-20, pitch=46, focus=(0.5, 0.5))
def ludo(look):
    side, frame, high = 45, 2.2, 3.6
    timber = wood('#b87b42', 0.4, 'x', 1.2)
    upright = wood('#b87b42', 0.4, 'y', 1.2)
    for y in (-1, 1):
        box(side, frame, high, timber, round=0.35, at=(0, y * (side - frame) / 2, 0))
        box(frame, side - 2 * frame + 0.1, high, upright, round=0.35, at=(y * (side - frame) / 2, 0, 0))
    inner = side - 2 * frame
    box(inner, inner, 1.2, material('#d8c6a4', 0.8), round=0.05, at=(0, 0, 0.3))
    lying(inner, inner, printed(ludo_print(), 0.3, clear=0.6), at=(0, 0, 1.51))
    cell = inner / 15
    dome = [
        (4.3, 0),
        (4.3, 0.5),
        (4.0, 2.0),
        (3.0, 3.6),
        (1.6, 4.35),
        (0, 4.5),
        (0, 4.4),
        (1.55, 4.25),
        (2.92, 3.53),
        (3.9, 1.97),
        (4.2, 0.5),
        (4.2, 0),
        (4.3, 0),
    ]
    lathe(rounded(dome, 0.9), clear_plastic('#fbfdfd', 0.05, haze=0.01), at=(0, 0, 1.55))
    lathe(rounded([(4.2, 0), (4.9, 0), (4.9, 0.5), (4.2, 0.5)], 0.15), metal('#d9b25a', 0.3), at=(0, 0, 1.52))
    die(1.9, (-1.35, -0.9, 1.55), (0, 0, 25), plastic('#fbf8f0', 0.3), material('#1b1b1d', 0.4))
    die(1.9, (1.4, 0.9, 1.55), (0, 0, -38), plastic('#fbf8f0', 0.3), material('#1b1b1d', 0.4))
    for color, cx, cy in (('red', -4.5, 4.5), ('green', 4.5, 4.5), ('yellow', 4.5, -4.5), ('blue', -4.5, -4.5)):
        made = plastic(shade(LUDO[color], 0.92), 0.25)
        token = lathe(
            rounded(
                [(0, 0), (0.95, 0), (0.95, 0.4), (0.62, 0.75), (0.34, 1.5), (0.3, 1.75), (0.6, 1.95), (0.66, 2.35), (0.4, 2.75), (0, 2.85)],
                0.2,
                4,
            ),
            made,
            steps=36,
        )
        sown(token, [(((cx + dx * 1.06) * cell, (cy + dy * 1.06) * cell, 1.52), (0, 0, 0)) for dx in (-1, 1) for dy in (-1, 1)])
    lying(
        5.5,
        1.2,
        printed(svg(words('PÒPÓ', 150, 48, 50, '#fff6dc', spacing=6), 300, 66, '#5a2f14'), 0.4),
        at=(0, -side / 2 + frame / 2, high + 0.01),
    )
