"""Home & Kitchen: bedding and decoration."""

import math
import random

from goods import good
from goods.home.furniture import lumps, pillow
from goods.shared.fonts import SERIF
from goods.shared.glassware import clear_wall
from goods.shared.labels import stuck
from materials import brass, lamp, material, metal, mottled, paper, printed, shade, weave, wood
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sown, strands, surface, torus, tube


def folds(cloth, width, depth, thickness, layers, at=(0, 0, 0), turn=(0, 0, 0), soft=0.0, seed=0, tiles=(1, 1)):
    """Cloth laid to and fro in `layers`, a round nose in front; `soft` cm of swelling in quilted squares."""
    reach = depth / 2 - thickness / 2
    span, nose = 2 * reach, math.pi * thickness / 2
    total = layers * span + (layers - 1) * nose

    def place(u, v):
        way = v * total
        level = min(int(way / (span + nose)), layers - 1)
        rest = way - level * (span + nose)
        if rest <= span:
            y, z = -reach + rest, 0.0
        else:
            angle = math.pi * min(1, (rest - span) / nose)
            y, z = reach + thickness / 2 * math.sin(angle), thickness / 2 * (1 - math.cos(angle))
        y = y if level % 2 else -y
        x = (u - 0.5) * width * (1 + 0.006 * math.sin(level * 2.1 + seed))
        puff = soft * abs(math.sin(math.pi * u * 5)) ** 0.6 * abs(math.sin(math.pi * way / (width / 5))) ** 0.6
        swell = 0.16 * thickness * lumps(x, y + level * 7, 9, seed)
        back = 1 if level % 2 == 0 else -1
        return (
            x,
            y - (puff if rest > span and level % 2 != 0 else 0),
            thickness / 2 + level * thickness + z + swell + puff * (0.5 if level == layers - 1 else 0.1 * back),
        )

    return surface(place, cloth, 80, layers * 40, at=at, turn=turn, thickness=thickness * 0.9, tiles=tiles)


def jacquard(color):
    """A woven lattice of leaves, tone on tone."""
    light = shade(color, 1.22)
    leaf = ''.join(
        f'<path d="M0 0 C26 -30 26 -66 0 -92 C-26 -66 -26 -30 0 0 Z" fill="{light}" transform="rotate({a})"/>' for a in range(0, 360, 90)
    )
    line = f'<path d="M-150 0 H-98 M98 0 H150 M0 -150 V-98 M0 98 V150" stroke="{light}" stroke-width="9"/><circle r="14" fill="{color}"/>'
    spots = ''.join(f'<g transform="translate({x} {y})">{leaf}{line}</g>' for x in (0, 300, 600) for y in (0, 300, 600))
    return svg(spots, 600, 600, color)


@good('cotton-duvet-set', yaw=-30, pitch=20, turned=40, focus=(0.4, 0.55))
def duvet_set(look):
    color = look.color or '#7b4b94'
    light = shade(color, 1.62)
    face = printed(jacquard(color), 0.85, sheen=0.3)
    folds(face, 48, 38, 4.8, 4, soft=1.1, tiles=(4, 12))
    folds(weave(light, 0.2), 44, 34, 1.25, 4, at=(0, -0.6, 19.6), turn=(0, 0, 1), seed=3)
    for number in range(4):
        made = weave(light, 0.2) if number % 2 else face
        folds(
            made,
            36,
            25,
            1.0,
            2,
            at=(0.3 * math.sin(number * 4), -1.6, 24.7 + number * 2.1),
            turn=(0, 0, -1 + 1.2 * math.sin(number * 2)),
            seed=number,
            tiles=(3, 3),
        )
    tag = svg(
        words('Orun', 200, 150, 110, '#2b2530')
        + words('DUVET SET 6 × 6', 200, 225, 32, '#2b2530', 700, spacing=1)
        + words('1 duvet · 1 fitted sheet', 200, 285, 26, '#5c5363', 400)
        + words('4 pillow cases', 200, 325, 26, '#5c5363', 400)
        + words('100 % COTTON', 200, 400, 36, color, spacing=2)
        + '<circle cx="200" cy="34" r="12" fill="#8c7b66"/>',
        400,
        440,
        '#f7f2e8',
    )
    plate(9, 9.9, printed(tag, 0.7), at=(12.4, -21.3, 5.0), turn=(2, 3, 0), round=0.5)
    tube([(12.6, -21.0, 14.1), (12.8, -20.8, 17), (13, -18.6, 19.9)], 0.1, paper('#b59a6c'))


@good('adire-throw-pillow', yaw=-10, pitch=16, turned=40)
def adire_pillows(look):
    for number, (at, turn, tiles) in enumerate((((-16, 12, 22.3), (74, 0, 16), (1.0, 1.0)), ((19, -6, 21.6), (66, 3, -14), (1.6, 1.6)))):
        cloth = printed(look.cloth, 0.85, tiles, sheen=0.3)
        pillow(45, 45, 17, cloth, at, turn, pinch=0.075, seam=0.22, seed=number * 3.0, edge=weave('#1d2a55', 0.12))


def grove():
    """The print: mist, a river and the trees of the grove in the first light."""
    chance = random.Random('grove')
    art = (
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d9a8"/><stop offset="0.45"'
        ' stop-color="#f4e3c1"/><stop offset="1" stop-color="#c9d6b4"/></linearGradient><linearGradient id="water" x1="0" y1="0" x2="0"'
        ' y2="1"><stop offset="0" stop-color="#f3dcae"/><stop offset="0.5" stop-color="#a9bd9c"/><stop offset="1"'
        ' stop-color="#4d7468"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="#fff6d8"/><stop offset="0.3"'
        ' stop-color="#ffe7ac" stop-opacity="0.8"/><stop offset="1" stop-color="#ffe7ac" stop-opacity="0"/></radialGradient></defs><rect'
        ' width="1000" height="800" fill="url(#sky)"/><circle cx="560" cy="300" r="330" fill="url(#sun)"/><circle cx="560" cy="300" r="48"'
        ' fill="#fff8e2"/>'
    )
    for level, (base, tone) in enumerate(((420, '#b9c8a2'), (455, '#93ae88'), (500, '#648f70'), (545, '#3c6c56'))):
        for _ in range(46):
            x = chance.uniform(-40, 1040)
            gap = abs(x - 530) / 500
            y = base - (60 + level * 46) * gap * chance.uniform(0.6, 1.25) - 16
            size = chance.uniform(26, 60) * (0.6 + gap)
            art += f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{size:.0f}" ry="{size * 0.72:.0f}" fill="{tone}" opacity="0.85"/>'
        art += (
            f'<rect y="{base - 18}" width="1000" height="70" fill="{tone}" opacity="0.9"/><ellipse cx="520" cy="{base + 26}" rx="620"'
            ' ry="26" fill="#f6ecd2" opacity="0.4"/>'
        )
    art += (
        '<path d="M505 560 C470 600 640 630 560 680 C500 720 300 740 250 800 H820 C860 730 640 700 680 650 C700 610 560 600 575 560 Z"'
        ' fill="url(#water)"/>'
    )
    art += (
        '<path d="M0 800 V600 C150 560 340 600 500 562 C470 600 600 640 540 682 C470 724 290 740 245 800 Z" fill="#2c5443"/><path d="M1000'
        ' 800 V590 C880 560 720 590 572 562 C570 600 700 610 684 650 C650 700 860 730 825 800 Z" fill="#335d48"/>'
    )
    for x, lean in ((90, 14), (205, -10), (880, -16), (965, 8)):
        art += (
            f'<path d="M{x - 20} 790 C{x - 10} 600 {x + lean - 10} 400 {x + lean * 2} 60 L{x + lean * 2 + 14} 60 C{x + lean + 16} 400'
            f' {x + 22} 620 {x + 46} 790 Z" fill="#233a2e"/>'
        )
        for _ in range(70):
            fx, fy, size = x + lean * 2 + chance.gauss(0, 95), chance.gauss(95, 75), chance.uniform(10, 34)
            art += (
                f'<ellipse cx="{fx:.0f}" cy="{fy:.0f}" rx="{size:.0f}" ry="{size * 0.6:.0f}"'
                f' fill="{chance.choice(("#1f3f30", "#2b5240", "#3f6d4d", "#55814f"))}" opacity="0.92"/>'
            )
    for _ in range(240):
        x, y = chance.uniform(0, 1000), chance.uniform(690, 800)
        if not 260 < x < 840:
            art += (
                f'<path d="M{x:.0f} {y:.0f} q{chance.uniform(-14, 14):.0f} -24 {chance.uniform(-18, 18):.0f} -44"'
                f' stroke="{chance.choice(("#5d8a52", "#7ba05c", "#1f4433"))}" stroke-width="3" fill="none"/>'
            )
    art += ''.join(
        f'<path d="M{400 + n * 14} {640 + n * 13} h{70 + n * 16}" stroke="#fff3cf" stroke-width="3" opacity="0.5"/>' for n in range(9)
    )
    art += '<g fill="#1d3127"><path d="M560 566 l6 -34 q4 -8 8 0 l5 34 z"/><circle cx="570" cy="524" r="6"/></g>'
    return svg(
        '<rect width="1200" height="960" fill="#fbf8f1"/><svg x="110" y="100" width="980" height="740" viewBox="0 0 1000 800"'
        f' preserveAspectRatio="none">{art}</svg>'
        + words('Ọ̀ṣun Grove at Morning', 600, 892, 26, '#6a6258', 400)
        + words('12 / 80', 130, 892, 22, '#8a8276', 400, 'start')
        + words('A. Fáwọlé', 1080, 892, 24, '#6a6258', 400, 'end'),
        1200,
        960,
    )


@good('framed-landscape', yaw=-22, pitch=8, turned=40, focus=(0.45, 0.5))
def framed_print(look):
    things = []
    for x in (-26, 26):
        things.append(box(2.2, 2.6, 44, wood('#c99a62', 0.42, 'z', 1.2), 0.25, at=(x, 0, 0)))
    for z in (0, 41.8):
        things.append(box(50, 2.6, 2.2, wood('#c99a62', 0.42, 'x', 1.2), 0.25, at=(0, 0, z)))
    things.append(plate(50, 40, printed(grove(), 0.5, clear=0.35), at=(0, -0.5, 2)))
    things.append(box(51, 0.5, 41, material('#8f6d48', 0.8), 0.05, at=(0, 1.0, 1.5)))
    strut = [(-3, 0), (3, 0), (1.6, 30), (-1.6, 30)]
    things.append(prism(strut, 0.4, material('#4b3a2b', 0.8), 0.1, at=(0, 11.5, -1.1), turn=(16, 0, 0)))
    group(things, turn=(-7, 0, 0))


@good('bronze-head', yaw=-10, pitch=14, turned=50)
def roped_pot(look):
    patina = mottled('#8d6428', '#5f5a3a', 2.2, 0.34, 0.15, bump=0.15)
    bright = mottled('#c08a3c', '#8a6a34', 1.4, 0.3, 0.2)
    for made in (patina, bright):
        made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1

    def radius(z):
        """Half the width of the pot at a height above its foot."""
        marks = (
            (6, 4.6),
            (7.5, 6.6),
            (10, 8.8),
            (13, 9.8),
            (16, 9.6),
            (19, 8.2),
            (22, 6.0),
            (24.5, 4.7),
            (28, 4.4),
            (31, 5.2),
            (33.4, 6.6),
        )
        for (z0, r0), (z1, r1) in zip(marks, marks[1:]):
            if z <= z1:
                t = (z - z0) / (z1 - z0)
                t = max(0, t)
                return r0 + (r1 - r0) * t
        return marks[-1][1]

    wall = [(radius(6 + n * 0.3), 6 + n * 0.3) for n in range(92)]
    soft = [(sum(r for r, _ in wall[max(0, i - 4) : i + 5]) / len(wall[max(0, i - 4) : i + 5]), z) for i, (_, z) in enumerate(wall)]
    lathe(soft + [(6.7, 33.7), (6.2, 33.6), (4.2, 30), (3.8, 26), (5.2, 22), (0, 20)], patina, steps=128)
    for z, thick in ((33.3, 0.5), (25.2, 0.42), (24.0, 0.42)):
        torus(dict(soft).get(z, radius(z) * 1.02), thick, bright, at=(0, 0, z - thick))
    smooth = {round(z, 1): r for r, z in soft}

    def at(z):
        return smooth[min(smooth, key=lambda one: abs(one - z))]

    knots, ropes = 16, []
    for side in (1, -1):
        for number in range(knots):
            path = []
            for step in range(73):
                z = 7.2 + step * 0.225
                angle = 2 * math.pi * (number / knots + side * (z - 7.2) / 16.2 * 3 / knots)
                out = at(z) + 0.22 + 0.12 * side * math.cos(step * math.pi / 6)
                path.append((out * math.cos(angle), out * math.sin(angle), z))
            ropes.append(path)
    strands(ropes, 0.27, bright, sides=2)
    spots = []
    for ring, z in enumerate((9.9, 12.6, 15.3, 18.0, 20.7)):
        for number in range(knots):
            angle = 2 * math.pi * (number + (ring % 2) * 0.5) / knots
            spots.append((((at(z) + 0.3) * math.cos(angle), (at(z) + 0.3) * math.sin(angle), z - 0.44), (0, 0, 0)))
    knot = [(0.44 * math.sin(math.pi * n / 10), 0.44 - 0.44 * math.cos(math.pi * n / 10)) for n in range(11)]
    sown(lathe(knot, bright, steps=16, angle=180), spots)
    stand = [(0, 0), (8.8, 0), (9.0, 0.5), (8.7, 1.2), (7.0, 1.5), (5.6, 2.4), (5.2, 5.2), (6.2, 6.6), (6.4, 7.4), (5.8, 7.4)]
    lathe(rounded(stand, 0.5), patina, steps=128)
    for z, r in ((1.2, 8.55), (6.9, 6.35)):
        torus(r, 0.3, bright, at=(0, 0, z - 0.3))
    slants = []
    for number in range(20):
        turns = [2 * math.pi * number / 20 + 0.3 * step / 6 for step in range(7)]
        slants.append(
            [((5.55 - 0.06 * step) * math.cos(a), (5.55 - 0.06 * step) * math.sin(a), 2.4 + 0.53 * step) for step, a in enumerate(turns)]
        )
    strands(slants, 0.2, bright, sides=2)


@good('mantel-clock', yaw=-22, pitch=9, turned=50, focus=(0.48, 0.6))
def parlour_clock(look):
    timber, dark, gold = wood('#7a3a20', 0.3, 'z', 1.3), wood('#5a2713', 0.3, 'x', 1.3), brass()
    for x in (-10, 10):
        for y in (-4, 4):
            lathe(rounded([(0, 0), (0.9, 0), (1.2, 0.5), (0.8, 1.0), (0, 1.0)], 0.3), gold, at=(x, y, 0))
    box(25, 12.4, 2.0, dark, 0.6, at=(0, 0, 0.9))
    box(23.4, 11, 1.2, dark, 0.5, at=(0, 0, 2.8))

    def arch(wide, high, foot):
        radius = wide / 2
        return [(-radius, foot), (radius, foot)] + [
            (radius * math.cos(math.radians(a)), high - radius + radius * math.sin(math.radians(a))) for a in range(0, 181, 5)
        ]

    prism(arch(21, 26.4, 3.9), 9.4, timber, 0.35)
    prism(arch(22.4, 27.2, 14.0)[2:] + arch(20.6, 26.3, 14.0)[:1:-1], 10.6, dark, 0.35)
    prism(arch(18.6, 25.2, 5.0), 0.6, wood('#8d4a29', 0.28, 'z', 1.3), 0.25, at=(0, -4.8, 0))
    for x in (-9.9, 9.9):
        lathe(
            rounded([(0, 0), (1.0, 0), (1.0, 0.7), (0.6, 1.0), (0.66, 5), (0.6, 9.6), (1.0, 9.9), (1.0, 10.6), (0, 10.6)], 0.2),
            gold,
            at=(x, -5.4, 3.9),
        )
    numerals = ('XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')
    face = (
        '<circle cx="300" cy="300" r="298" fill="#f7efdc"/><circle cx="300" cy="300" r="262" fill="none" stroke="#3a2a1c"'
        ' stroke-width="3"/><circle cx="300" cy="300" r="246" fill="none" stroke="#3a2a1c" stroke-width="2"/>'
    )
    for number in range(60):
        a = math.radians(number * 6)
        face += (
            f'<path d="M{300 + 246 * math.sin(a)} {300 - 246 * math.cos(a)} L{300 + 262 * math.sin(a)} {300 - 262 * math.cos(a)}"'
            f' stroke="#3a2a1c" stroke-width="{6 if number % 5 == 0 else 2}"/>'
        )
    for number, text in enumerate(numerals):
        face += f'<g transform="rotate({number * 30} 300 300)">' + words(text, 300, 118, 56, '#2c1d12', family=SERIF) + '</g>'
    face += words('ÀSÌKÒ', 300, 226, 30, '#6b4a2b', spacing=4, family=SERIF) + words('QUARTZ', 300, 400, 20, '#6b4a2b', 400, spacing=4)
    plate(14.4, 14.4, printed(svg(face, 600, 600), 0.45), at=(0, -5.2, 9.2), round=7.19)
    group([torus(7.5, 0.55, gold, turn=(90, 0, 0))], at=(0, -4.7, 16.4))
    group([torus(6.9, 0.16, metal('#f0d492', 0.2), turn=(90, 0, 0))], at=(0, -5.1, 16.4))
    black = material('#171310', 0.35)
    for length, angle, wide in ((3.7, 305, 0.42), (5.6, 54, 0.32)):
        spade = [
            (-wide / 2, -0.9),
            (wide / 2, -0.9),
            (wide / 3, length * 0.6),
            (wide * 1.1, length * 0.74),
            (0, length),
            (-wide * 1.1, length * 0.74),
            (-wide / 3, length * 0.6),
        ]
        prism(spade, 0.1, black, 0.03, at=(0, -5.4 - wide * 0.4, 16.4), turn=(0, angle, 0))
    group([cylinder(0.35, 0.5, gold, 0.1, turn=(90, 0, 0))], at=(0, -5.4, 16.4))
    prism(rounded_rectangle(7, 1.7, 0.3), 0.1, gold, 0.04, at=(0, -5.14, 5.9))
    letters('WESTMINSTER', 0.62, black, at=(0, -5.2, 6.75), deep=0.01, bold=False)


@good('scented-candle', yaw=-12, pitch=16, turned=60)
def scented_candle(look):
    lathe(rounded([(0, 0), (3.8, 0), (4.05, 0.2), (4.1, 0.9)], 0.2), material('#dfe4d2', 0.04, clear=1.0))
    lathe([(4.1, 0.9), (4.1, 7.5), (3.8, 7.5)], material('#ece2b0', 0.06, clear=1.0))
    lathe(rounded([(4.1, 7.5), (4.1, 9.6), (3.95, 9.75), (3.8, 9.6), (3.8, 7.4)], 0.1), clear_wall())
    wax = [(3.8, 7.5), (3.5, 7.25), (1.6, 7.12), (0, 7.1)]
    lathe(rounded(wax, 0.15), material('#f1e7b4', 0.42, skin=0.3))
    lathe([(0, 7.14), (1.5, 7.16), (1.7, 7.14)], material('#f5eec6', 0.04, clear=1.0))
    tube([(0, 0, 7.0), (0.03, 0, 7.5), (0.12, 0, 8.0)], 0.09, material('#2a1d12', 0.9))
    lathe([(0, 0), (0.28, 0.35), (0.36, 0.8), (0.24, 1.5), (0.08, 2.1), (0, 2.3)], lamp('#ffc766', 9), at=(0.12, 0, 7.75))
    grass = ''.join(
        f'<path d="M{340 + x} 310 C{340 + x * 1.1} 256 {340 + x * 2.2} 204 {340 + x * 3.2} 152" stroke="#7d9a4a" stroke-width="7"'
        ' fill="none" stroke-linecap="round"/>'
        for x in (-42, -28, -14, 0, 14, 28, 42)
    )
    picture = svg(
        '<rect x="20" y="20" width="640" height="560" rx="8" fill="none" stroke="#7d9a4a" stroke-width="4"/>'
        + grass
        + words('OKIN', 340, 130, 76, '#31401f', spacing=16)
        + words('LEMONGRASS', 340, 400, 78, '#31401f')
        + words('soy wax candle · Nsukka', 340, 462, 42, '#5b6a40', 400)
        + words('40 HOURS  ·  200 g', 340, 536, 42, '#31401f', spacing=2),
        680,
        600,
        '#f7f3e6',
    )
    stuck(4.1, (1.1, 7.3), picture, 7.0)
