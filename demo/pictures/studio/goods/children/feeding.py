"""Baby & Toys: feeding."""

import math

from goods import good
from goods.children.baby_care import pack
from materials import clear_plastic, material, metal, plastic, printed, shade, wood
from prints import svg, words
from shapes import (
    blob,
    box,
    cylinder,
    group,
    lathe,
    letters,
    moulded,
    plate,
    prism,
    rounded,
    rounded_rectangle,
    sphere,
    surface,
    torus,
    tube,
)


def round_words(text, radius, size, made, z, around=0.0):
    """Letters one by one on a drum of `radius` about the origin, the middle at `around` degrees right of the front."""
    step = math.degrees(size * 0.72 / radius)
    parts = []
    for number, sign in enumerate(text):
        angle = math.radians(around + (number - (len(text) - 1) / 2) * step)
        at = (radius * math.sin(angle), -radius * math.cos(angle), z)
        parts.append(letters(sign, size, made, at, (0, 0, math.degrees(angle)), 0.01))
    return parts


def feeding_bottle(tint, high, marks, flow):
    body = clear_plastic('#e6f1f4')
    ring, teat, ink = plastic(tint, 0.35), material('#f0dfc6', 0.3), material(shade(tint, 0.7), 0.5)
    waist = high * 0.45
    wall = [
        (0, 0.35),
        (2.6, 0.15),
        (3.35, 0),
        (3.5, 0.5),
        (3.5, waist * 0.7),
        (3.1, waist),
        (3.15, waist + 1.2),
        (3.5, waist + 2.6),
        (3.5, high - 1.6),
        (3.0, high - 0.4),
        (2.7, high),
    ]
    parts = [lathe(rounded(wall, 0.8), body, steps=72)]
    for number in range(marks):
        z = 2.2 + number * 1.25
        if waist - 1.6 < z < waist + 2.2:
            continue
        angle = math.radians(26)
        parts.append(
            box(1.1 if number % 2 else 0.7, 0.05, 0.1, ink, 0.02, (3.49 * math.sin(angle), -3.49 * math.cos(angle), z), (0, 0, 26))
        )
        if number % 2:
            parts.append(round_words(str(30 * (number + 1)), 3.52, 0.62, ink, z + 0.05, 44))
    parts.append(round_words('Àlàó', 3.52, 1.25, ink, waist * 0.42 + 0.4, -20))
    knurl = [(3.15, 0), (3.3, 0.1), (3.3, 1.7), (3.0, 2.05), (2.2, 2.2)]
    parts.append(lathe(rounded(knurl, 0.25), ring, (0, 0, high - 0.7), steps=72))
    for step in range(36):
        angle = 2 * math.pi * step / 36
        parts.append(
            box(0.22, 0.2, 1.35, ring, 0.08, (3.3 * math.sin(angle), 3.3 * math.cos(angle), high - 0.5), (0, 0, -math.degrees(angle)), 2)
        )
    shape = [(2.3, 0), (2.25, 0.5), (1.75, 1.3), (1.0, 2.1), (0.72, 2.7), (0.74, 3.3), (0.82, 3.7), (0.62, 4.15), (0, 4.3)]
    parts.append(lathe(rounded(shape, 0.5), teat, (0, 0, high + 1.4), angle=180, steps=64))
    parts.append(round_words(flow, 2.28, 0.5, material('#cdb79a', 0.5), high + 1.75, 0))
    return parts


@good('feeding-bottle-set', yaw=-10, pitch=12)
def feeding_bottles(_look):
    group(feeding_bottle('#57b8a8', 11, 6, 'S'), (-9, -2.4, 0), (0, 0, 12))
    group(feeding_bottle('#f2a541', 14.5, 9, 'M'), (0, 1.4, 0))
    group(feeding_bottle('#e2738c', 14.5, 9, 'L'), (9, -1.6, 0), (0, 0, -8))


@good('suction-bowl', yaw=-20, pitch=28)
def suction_bowl(_look):
    green, cream = material('#7fb7a0', 0.42), material('#f4ead8', 0.45)
    base = material('#5f9c86', 0.45)
    wall = [(0, 2.2), (3.8, 2.3), (5.2, 3.2), (6.0, 6.4), (6.25, 6.7), (6.5, 6.4), (5.9, 3.2), (4.6, 1.7), (4.2, 1.3)]
    lathe(rounded(wall, 0.5), green, angle=180)
    lathe(rounded([(4.2, 1.6), (4.0, 0.9), (5.0, 0.35), (5.6, 0), (5.7, 0.15), (5.0, 0.7), (4.2, 1.6)], 0.2), base, angle=180)
    blob(2.4, 1.4, 0.5, base, at=(0, -5.9, 0.1), turn=(0, 0, 0))
    for side in (-1, 1):
        cylinder(1.35, 0.7, green, 0.3, at=(side * 4.6, 4.4, 6), turn=(-75, 0, 0))
        sphere(0.32, material('#2f2a28', 0.4), at=(side * 1.3, -6.05, 4.55), squash=0.9)
    tube([(-0.7, -6.1, 3.8), (0, -6.12, 3.55), (0.7, -6.1, 3.8)], 0.1, material('#2f2a28', 0.5))
    handle = [(0, 0, 0, 0.34), (3.4, 0, 0.25, 0.5), (7.4, 0, 0.4, 0.62), (8.4, 0, 0.4, 0.58)]
    stem = moulded([handle], 0.09, cream, 4)
    tip = surface(spoon_place, material('#e8805f', 0.4), 48, 24, True)
    group([stem, tip], (4.6, -10.2, 0.65), (0, 0, 24), 1.15)


def spoon_place(u, v):
    """The bowl of a small spoon: its upper side is a hollow inside its lower side."""
    around = 2 * math.pi * u
    part = math.sin(math.pi * v / 2) if v < 0.5 else math.sin(math.pi * (1 - v) / 2) * 0.94
    deep = -0.75 * math.sqrt(max(0, 1 - (part / 0.75) ** 2)) if part < 0.75 else 0
    egg = 1 + 0.12 * math.cos(around)
    return (
        -2.0 + 2.3 * part / 0.707 * math.cos(around),
        1.55 * part / 0.707 * math.sin(around) * egg,
        (deep if v < 0.5 else deep * 0.82) + 0.3 * (part / 0.707) ** 2,
    )


@good('tom-brown-cereal', yaw=-20, pitch=12)
def tom_brown(look):
    brown = look.color or '#a16207'
    cream = look.other or '#fef3c7'
    stalk = ''.join(
        f'<ellipse cx="{x}" cy="{y}" rx="9" ry="20" transform="rotate({a} {x} {y})" fill="#d9a53a"/>'
        for y in range(500, 640, 26)
        for x, a in ((612, -35), (640, 35))
    )
    nuts = ''.join(
        f'<g transform="translate({x} {y}) rotate({a})"><path d="M-34 0c0-26 26-26 34-14 8-12 34-12 '
        f'34 14s-26 26-34 14c-8 12-34 12-34-14z" fill="#c98d4a" stroke="#8f5d26" stroke-width="4"/></g>'
        for x, y, a in ((470, 640, 20), (545, 668, -25), (705, 655, 35))
    )
    bowl = (
        '<path d="M490 770h220q-8 70-60 84h-100q-52-14-60-84z" fill="#f7f2e6"/>'
        '<ellipse cx="600" cy="770" rx="110" ry="26" fill="#b98346"/>'
        '<path d="M690 764 800 700" stroke="#d6d6d6" stroke-width="14" stroke-linecap="round"/>'
    )
    drawing = svg(
        f'<rect width="1478" height="64" fill="{shade(brown, 0.8)}"/><g transform="translate(343 -4) scale(0.66 0.58)">'
        f'<path d="M290 250h620v960q-310 90-620 0z" fill="{cream}"/>'
        + words('Ndụ', 600, 370, 130, brown, spacing=4)
        + words('TOM BROWN', 600, 450, 66, '#5b3208')
        + stalk
        + nuts
        + bowl
        + words('Baby Cereal', 600, 955, 54, '#5b3208')
        + words('with soya & groundnut', 600, 1015, 36, '#5b3208', 400)
        + words('no sugar · no milk · from 6 months', 600, 1070, 27, '#7c4a12', 400)
        + f'<circle cx="600" cy="1165" r="64" fill="{brown}"/>'
        + words('1 kg', 600, 1180, 44, cream)
        + words("Grandmother's recipe", 600, 205, 50, cream, 400)
        + '</g>',
        1478,
        830,
        brown,
    )
    pack(17.5, 8.5, 26, printed(drawing, 0.42, clear=0.15), corner=1.6, bulge=0.1, pouch=True, wrinkle=0.16)


@good('toddler-milk-tin', yaw=-12, pitch=12)
def milk_tin(look):
    blue, pale = look.color or '#2563a8', look.other or '#fff3c4'
    splash = (
        '<path d="M650 700h300l-34 330q-4 24-30 24h-172q-26 0-30-24z" fill="#dcecf6" opacity=".55"/>'
        '<path d="M662 790h276l-24 236q-3 18-24 18h-180q-21 0-24-18z" fill="#fffdf6"/>'
        '<ellipse cx="800" cy="790" rx="138" ry="26" fill="#fff8e6"/>'
        '<ellipse cx="800" cy="700" rx="150" ry="28" fill="none" stroke="#ffffff" stroke-width="8"/>'
        '<path d="M690 830l14 150" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity=".8"/>'
    )
    sun = ''.join(
        f'<path d="M800 250 {800 + 900 * math.cos(a):.0f} {250 + 900 * math.sin(a):.0f} '
        f'{800 + 900 * math.cos(a + 0.12):.0f} {250 + 900 * math.sin(a + 0.12):.0f}z" fill="#ffffff" opacity=".10"/>'
        for a in (i * 0.2618 for i in range(24))
    )
    drawing = svg(
        sun
        + f'<rect width="1600" height="34" fill="#e0a92e"/><rect y="530" width="1600" height="82" fill="{shade(blue, 0.6)}"/>'
        + '<g transform="translate(376 -28) scale(0.53)">'
        + words('Àlàó', 800, 270, 190, '#ffffff', spacing=4)
        + f'<rect x="500" y="325" width="600" height="96" rx="48" fill="{pale}"/>'
        + words('GROWING-UP MILK', 800, 391, 50, blue)
        + words('1–3', 800, 575, 150, pale)
        + words('years', 800, 640, 56, '#ffffff', 400)
        + splash
        + '</g>'
        + words('with iron and vitamin D', 800, 559, 23, '#ffffff', 400)
        + words('900 g', 800, 600, 36, pale)
        + ''.join(
            f'<rect x="{x}" y="{190 + 32 * row}" width="{w}" height="9" fill="#ffffff" opacity=".55"/>'
            for x in (60, 1310)
            for row, w in enumerate((240, 220, 240, 180, 230, 240, 160))
        )
        + words('Àlàó', 180, 150, 70, '#ffffff')
        + words('Àlàó', 1430, 150, 70, '#ffffff'),
        1600,
        612,
        blue,
    )
    steel = metal('#d8dadd', 0.25)
    lathe(rounded([(0, 0.3), (5.9, 0.3), (6.15, 0), (6.35, 0.15), (6.35, 0.6), (6.15, 0.8)], 0.1), steel)
    lathe([(6.2, 0.8), (6.2, 15.7)], printed(drawing, 0.3, clear=0.5))
    lathe(rounded([(6.15, 15.7), (6.35, 15.9), (6.35, 16.3), (6.0, 16.4), (5.6, 16.2)], 0.1), steel)
    lid = plastic('#f3d65c', 0.35)
    lathe(rounded([(6.45, 15.75), (6.5, 17.1), (6.2, 17.45), (5.5, 17.45), (5.3, 17.1), (0, 17.1)], 0.2), lid)


@good('learning-cup', yaw=-20, pitch=12)
def learning_cup(_look):
    clear, teal = clear_plastic('#bfe8ec', 0.1, 0.1), plastic('#1f9aa8', 0.35)
    coral, soft = plastic('#f27f5c', 0.38), material('#f6f1e8', 0.35)
    lathe(rounded([(0, 0.4), (2.9, 0.3), (3.3, 0), (3.5, 0.6), (3.9, 9.2), (3.7, 10.4)], 0.6), clear)
    lathe(rounded([(0, 0.1), (3.3, 0.02), (3.58, 0.3), (3.62, 1.7), (3.56, 1.75)], 0.3), teal)
    lathe(rounded([(3.9, 9.4), (4.15, 9.5), (4.15, 11.3), (3.6, 12.4), (1.6, 12.9), (0, 13.0)], 0.4), teal)
    lathe([(4.16, 9.8), (4.2, 10.0), (4.2, 10.6), (4.16, 10.8)], coral)
    for side in (-1, 1):
        tube(
            [
                (side * 3.8, 0, 9.6),
                (side * 5.6, 0, 10.0),
                (side * 6.9, 0, 8.4),
                (side * 6.6, 0, 5.6),
                (side * 5.2, 0, 3.2),
                (side * 3.5, 0, 2.8),
            ],
            0.62,
            coral,
        )
    torus(3.72, 0.35, coral, at=(0, 0, 2.45))
    box(2.6, 3.6, 0.9, coral, round=0.4, at=(0, 0.8, 12.7))
    tube([(0, -0.5, 12.6), (0, -0.6, 14.6), (0, -0.9, 16.0), (0, -1.9, 17.2)], [0.55, 0.52, 0.5, 0.55], soft)
    tube([(0, 0, 12.4), (0.2, 0, 8), (0.9, 0.4, 4), (1.7, 0.6, 1.9)], 0.3, soft)
    cylinder(0.62, 1.2, metal('#c9ccd1', 0.3), 0.2, at=(1.6, 0.6, 0.9), turn=(0, 20, 0))
    ink = material('#1f7f8a', 0.5)
    for number, words_up in enumerate(('60', '120', '180')):
        z = 3.6 + number * 1.7
        box(0.8, 0.06, 0.1, ink, 0.02, at=(1.45, -3.52 - 0.045 * z + 0.28, z), turn=(2.6, 0, 22))
        round_words(words_up, 3.56 + 0.045 * z, 0.55, ink, z + 0.05, 41)
    round_words('Ọmọdé', 3.95, 0.95, ink, 7.2, -12)


@good('high-chair', yaw=-34, pitch=12)
def high_chair(_look):
    beech, grain = wood('#d3a36b', 0.42, 'z', 0.8), wood('#d3a36b', 0.42, 'x', 0.8)
    steel, dark = metal('#b9bcc1', 0.3), plastic('#2a2a2c', 0.5)
    for side in (-1, 1):
        # The leg leans from the foot in front to the back, the runner lies behind it: a 7 from the side.
        leg = [(-23, 2.2), (-18.6, 2.2), (8.4, 80), (3.6, 80)]
        prism(leg, 2.4, beech, 0.5, at=(side * 21, 0, 0), turn=(0, 0, 90))
        prism(rounded_rectangle(50, 4.2, 1.6), 2.4, wood('#d3a36b', 0.42, 'x', 0.8), 0.5, at=(side * 21, 1, 0), turn=(0, 0, 90))
        for step in range(9):
            y = -16.2 + step * 2.2
            box(0.12, 5.2, 0.5, material('#8c6238', 0.7), 0.03, at=(side * 19.8, y + 2.4, 12 + step * 6.3))
        for y, z in ((-12.8, 20), (0.6, 56), (6.0, 73.5), (4.2, 68)):
            cylinder(0.75, 0.5, steel, 0.2, at=(side * 22.2 - (0.5 if side < 0 else 0), y + 1.4, z), turn=(0, 90, 0))
    for z, front, deep in ((49, -27, 30), (22, -34, 27)):
        outline = [(-19.8, 0), (19.8, 0), (19.8, deep - 5), (17, deep - 1), (10, deep), (-10, deep), (-17, deep - 1), (-19.8, deep - 5)]
        prism(rounded([*outline, outline[0]], 2.5)[:-1], 1.8, grain, 0.6, at=(0, front + deep, z), turn=(90, 0, 0))
    for z, high in ((72, 7), (61.5, 6.5)):
        y = (z - 2.2) / 77.8 * 27 - 20
        surface(
            lambda u, v, y=y, z=z, high=high: ((u - 0.5) * 40, y + 2.6 - 3.2 * (2 * u - 1) ** 2 + 2.2, z + high * v - high / 2),
            grain,
            40,
            8,
            thickness=1.6,
        )
    tube(
        [(-20, -3, 60), (-20, -14, 60), (-17, -22.5, 60), (-10, -25.5, 60), (10, -25.5, 60), (17, -22.5, 60), (20, -14, 60), (20, -3, 60)],
        1.15,
        beech,
    )
    outline = rounded([(0, 0), (21.5, 0), (22.5, 16), (15, 24), (-15, 24), (-22.5, 16), (-21.5, 0), (0, 0)], 5)[:-1]
    tray = plastic('#f7f4ee', 0.35)
    prism(outline, 1.2, tray, 0.5, at=(0, -8.5, 62.4), turn=(90, 0, 0))
    rim = [(x, -8.5 - z, 63.2) for x, z in outline]
    tube(rim, 0.75, tray, smooth=False, closed=True)
    tube([(-20, -14, 8.5), (20, -14, 8.5)], 0.9, steel, smooth=False)
    box(39.8, 2, 4, grain, 0.5, at=(0, 20, 0.6))
    tube([(0, -23.5, 50.5), (0, -24.6, 55), (0, -25.4, 59.5)], 1.1, dark)
    patch = svg(words('Ìràwọ̀', 300, 130, 90, '#6b4522'), 600, 200, '#dcb584')
    plate(7, 2.2, printed(patch, 0.6), at=(0, 7.0, 71.0), turn=(-12, 0, 0), round=0.4)
