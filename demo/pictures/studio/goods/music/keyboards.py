"""Music & Instruments: keys."""

import math

from goods import good
from materials import glossy, lamp, leather, material, metal, mottled, plastic, printed, rubber, steel, weave
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, lying, plate, prism, rounded, rounded_rectangle, sown, surface, tube


def piano_keys(first, whites, width=2.36, length=14.5, high=2.0, white='#fbfaf5', black='#17171a', tints=None):
    """Piano keys that begin at the note `first` (0 is C), their middle at x = 0, their front at y = 0, played from above."""
    notes = [(first + n) % 7 for n in range(whites)]
    left = -whites * width / 2
    things, spots = [], {}
    for n in range(whites):
        tone = tints[n % len(tints)] if tints else white
        spots.setdefault(tone, []).append(((left + (n + 0.5) * width, length / 2, 0), (0, 0, 0)))
    for tone, places in spots.items():
        things += sown(box(width - 0.09, length, high, material(tone, 0.22, clear=0.4), round=0.12, segments=3), places)
    blacks = []
    for n in range(whites - 1):
        if notes[n] in (0, 1, 3, 4, 5):
            lean = {0: -0.1, 1: 0.1, 3: -0.13, 4: 0, 5: 0.13}[notes[n]] * width
            blacks.append(((left + (n + 1) * width + lean, length - 4.7 * length / 14.5, high - 0.15), (0, 0, 0)))
    things += sown(box(width * 0.55, length * 0.64, 1.25 * width / 2.36, material(black, 0.25, clear=0.3), round=0.2, segments=4), blacks)
    return things


def speaker_slots(x, y, wide, deep):
    return ''.join(f'<rect x="{x + n * 14}" y="{y}" width="7" height="{deep}" rx="3" fill="#050506"/>' for n in range(int(wide / 14)))


@good('keyboard-61', yaw=-20, pitch=30, focus=(0.4, 0.45))
def keyboard_61(look):
    body = plastic('#222227', 0.42)
    wide, deep = 94, 34
    things = [box(wide, deep, 5.6, body, round=1.2), box(wide, 16.5, 3.2, body, round=1.3, at=(0, 8.6, 4.2))]
    things.append(box(86.4, 15.2, 0.3, material('#050506', 0.7), round=0.05, at=(0, -8.6, 5.4)))
    things.append(box(86, 0.25, 0.5, weave('#a8232e', 0.1), round=0.05, at=(0, -1.25, 6.4)))
    things += group(piano_keys(0, 36, length=15), at=(0, -16.6, 4.55))
    art = '<rect width="1600" height="270" fill="#2a2a31"/><rect width="1600" height="270" fill="none" stroke="#3d3d46" stroke-width="6"/>'
    art += speaker_slots(40, 40, 250, 190) + speaker_slots(1310, 40, 250, 190)
    art += (
        '<rect x="640" y="46" width="320" height="120" rx="8" fill="#0a1d33"/>'
        + words('HIGHLIFE', 800, 104, 44, '#8fd8ff')
        + words('♩ = 112   C   Am   F   G7', 800, 148, 24, '#8fd8ff', 400)
    )
    art += (
        words('ORIN', 430, 92, 62, '#e6e7ea', spacing=8)
        + words('61 · AFRICAN RHYTHMS', 440, 132, 20, '#b9bbc4', 400)
        + words('VOICE   RHYTHM   TEMPO', 1140, 76, 20, '#b9bbc4', 400)
    )
    things.append(lying(92, 15.6, printed(svg(art, 1600, 270), 0.45), at=(0, 8.6, 7.42)))
    tones = ('#d3303a', '#f2b41c', '#e8e9ec', '#e8e9ec', '#e8e9ec', '#3fa35a')
    for row in range(2):
        for n in range(9):
            things.append(
                box(
                    1.7,
                    0.8,
                    0.4,
                    plastic(tones[n % 6] if row == 0 else '#e8e9ec', 0.4),
                    round=0.2,
                    at=(14.2 + n * 2.3 - 0.4, 9.6 - row * 3.0, 7.35),
                )
            )
        for n in range(6):
            things.append(box(1.7, 0.8, 0.4, plastic('#8d9099', 0.4), round=0.2, at=(-27.5 + n * 2.4, 6.4 - row * 2.6, 7.35)))
    things.append(lathe(rounded([(0, 0), (1.6, 0), (1.4, 1.2), (0, 1.25)], 0.2), metal('#c9ccd2', 0.3), at=(-12.6, 11, 7.4), steps=48))
    stand = [
        prism(rounded_rectangle(46, 21, 2), 0.4, plastic('#1b1b20', 0.35), round=0.15),
        box(46, 2.2, 0.4, plastic('#1b1b20', 0.35), round=0.15, at=(0, -1.1, 0.2)),
    ]
    for x in (-14, 14):
        stand.append(tube([(x, 0, -2.5), (x, 0, 2)], 0.4, metal('#9a9ca3', 0.3)))
    group(stand, at=(0, 15.5, 9.0), turn=(-22, 0, 0))


@good('keyboard-32-kids', yaw=-20, pitch=30, focus=(0.4, 0.45))
def keyboard_kids(look):
    body = plastic('#2bb7b0', 0.35)
    box(49, 19, 4.2, body, round=1.4)
    box(45.4, 9.6, 0.3, material('#0b3b3a', 0.6), round=0.05, at=(0, -4.2, 4.05))
    bright = ('#fb8a8a', '#ffc27a', '#fff08a', '#a8e89a', '#8fdcf5', '#a7b6ff', '#e3b0f5')
    group(piano_keys(3, 19, width=2.34, length=9.6, high=1.5, tints=bright), at=(0, -9.1, 3.6))
    for n in (2, 4, 6):
        box(0.7, 0.7, 0.08, lamp('#ffffff', 2.0), round=0.02, at=((n - 9) * 2.34, -7.6, 5.09))
    art = (
        '<rect width="1500" height="230" fill="#2bb7b0"/>'
        + words('ỌMỌDÉ', 750, 96, 84, '#ffffff', spacing=6)
        + words('My First Piano', 750, 168, 50, '#fff3b0')
    )
    for x in (170, 1330):
        art += ''.join(
            f'<circle cx="{x + math.cos(a) * r:.1f}" cy="{115 + math.sin(a) * r:.1f}" r="7" fill="#0b5b58"/>'
            for r, count in ((0, 1), (26, 6), (52, 12), (78, 18))
            for a in (math.tau * n / count for n in range(count))
        )
    lying(46.4, 7.1, printed(svg(art, 1500, 230), 0.35), at=(0, 4.6, 4.21))
    for n, tone in enumerate(('#e3342f', '#f5c518', '#2474d6', '#8a43c7')):
        for side in (-1, 1):
            cylinder(0.9, 0.55, glossy(tone), at=(side * (9.0 + n * 2.3), 2.6, 4.15), round=0.25)
    tube([(20, 9, 2), (20, 12, 1.2), (24, 14, 0.3), (29, 11, 0.25), (29, 4, 0.25), (28, -4, 0.25)], 0.22, plastic('#f4f4f2', 0.4))
    group(
        [box(1.2, 2.4, 0.6, plastic('#f4f4f2', 0.4), round=0.15), box(1.15, 1.3, 0.42, steel(), round=0.03, at=(0, -1.8, 0.08))],
        at=(28, -5, 0),
    )


@good('piano-accordion', yaw=-26, pitch=12, focus=(0.3, 0.6))
def accordion(look):
    red = mottled('#a3121f', '#d13b45', 2.2, 0.18, 0.0)
    red.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1
    chrome, white = metal('#d3d6da', 0.2), plastic('#f7f4ec', 0.3)
    high = 38
    box(10.5, 18, high, red, round=1.4, at=(-12.5, 0, 0.6))
    box(10.5, 18, high - 2, red, round=1.4, at=(14.5, 0, 0.6))
    for x in (-12.5, 14.5):
        for z in (2.6, high - (1.9 if x < 0 else 3.9)):
            box(10.7, 18.2, 0.35, chrome, round=0.1, at=(x, 0, z))
    pleats = 13
    edges = glossy('#f1ede2')

    def fold(u, v):
        part = u * pleats
        near = abs(2 * (part - math.floor(part)) - 1) if u < 1 else 1
        reach = 0.86 + 0.14 * (1 - near) * 1.0
        a = math.tau * v
        c, s = math.cos(a), math.sin(a)
        y = 8.9 * reach * math.copysign(abs(c) ** 0.22, c)
        z = 18.4 * reach * math.copysign(abs(s) ** 0.22, s)
        return (-7.4 + u * 17.0, y, 19 + z)

    surface(fold, material('#8f111c', 0.6), pleats * 8, 96, angle=30)
    for n in range(pleats):
        x = -7.4 + (n + 0.5) * 17.0 / pleats
        for y in (-8.85, 8.85):
            for z in (0.75, 37.2):
                group([box(0.45, 2.6, 2.6, chrome, round=0.12, at=(0, 0, -1.3))], at=(x, y * 0.9, z + (0.6 if z < 5 else -0.6)))
        tube([(x, -8.92, 3.5), (x, -8.92, 34.5)], 0.16, edges)
    grille = svg(
        '<rect width="420" height="1400" fill="#1a1114"/>'
        + ''.join(f'<path d="M{60 + n % 2 * 40} {120 + n * 62}q150-44 260 0q-110 44-260 0z" fill="#d9b25a"/>' for n in range(19)),
        420,
        1400,
    )
    plate(6.4, 27, printed(grille, 0.3, clear=0.5), at=(-11.6, -9.02, 6))
    letters('Orin', 2.6, chrome, at=(-11.6, -9.1, 35.4), deep=0.06)
    for n in range(5):
        box(1.1, 0.6, 1.6, white if n % 2 else plastic('#17171a', 0.3), round=0.2, at=(-15.6, -9.0, 9 + n * 5))
    box(12.5, 3.6, 37.6, red, round=0.8, at=(-23.2, -4.2, 0.8))
    keys = piano_keys(3, 18, width=2.02, length=11.6, high=1.4)
    group(group(group(keys, turn=(90, 0, 0)), turn=(0, 90, 0)), at=(-29.3, -5.6, 19.6))
    box(4.0, 0.5, 28, glossy('#1a1114'), round=0.2, at=(17.0, -8.9, 5))
    for row in range(4):
        for n in range(8):
            cylinder(
                0.62,
                0.55,
                white if n not in (2, 5) else plastic('#17171a', 0.3),
                at=(19.7, -5.6 + row * 1.9, 8.2 + n * 2.9 + row * 0.5),
                turn=(0, 90, 0),
                round=0.12,
            )
    box(0.5, 9.6, 29, glossy('#1a1114'), round=0.2, at=(19.65, -2.7, 5))
    strap = leather('#1d1512')
    surface(lambda u, v: (20.0 + 3.4 * math.sin(math.pi * u) ** 0.6, 5.5 + (v - 0.5) * 5.0, 3.5 + 32 * u), strap, 40, 4, thickness=0.4)
    for _side, x in ((0, -15.5), (1, -9.5)):
        surface(
            lambda u, v, x=x: (
                x + (v - 0.5) * 3.6 + 2.5 * math.sin(math.pi * u),
                9.4 + 9.0 * math.sin(math.pi * u) ** 0.7,
                3.0 + 35.5 * u + 6 * math.sin(math.pi * u),
            ),
            strap,
            50,
            4,
            thickness=0.5,
        )
    for x in (-15, -9.5, 12, 17):
        for y in (-6, 6):
            cylinder(0.8, 0.8, rubber(), at=(x, y, 0))
