"""Phones & Tablets: phones."""

from goods import good
from goods.shared.gadgets import BLACK, dot, gradient, lens, phone_screen, screen, screw, socket
from materials import bumped, glossy, lamp, material, metal, plastic, printed, rubber, shade
from prints import svg, words
from shapes import box, cylinder, letters, plate, prism, rounded_rectangle


def pale(color):
    return sum(int(color[at : at + 2], 16) for at in (1, 3, 5)) > 420


def phone(
    color, back, width=7.5, height=16.2, deep=0.82, corner=1.25, edge=0.3, frame=None, ink=None, brand='Àṣẹ', picture=None, sweep=True
):
    """A phone that stands with its back to us, so that its colour is seen; the screen is on the far side."""
    frame = frame or metal(shade(color, 0.78), 0.36)
    prism(rounded_rectangle(width, height, corner, 16), deep, frame, round=deep * edge)
    prism(rounded_rectangle(width - 0.2, height - 0.2, corner - 0.1, 16), 0.06, back, round=0.028, at=(0, -deep / 2, 0.1))
    if sweep:
        drawing = svg(
            f'<defs>{gradient("b", shade(color, 1.3), shade(color, 1.06), shade(color, 0.95), shade(color, 0.72), turned=True)}'
            f'</defs><rect width="600" height="1300" fill="url(#b)"/>',
            600,
            1300,
        )
        plate(width - 0.3, height - 0.3, printed(drawing, 0.14, clear=1.0), at=(0, -deep / 2 - 0.0305, 0.15), round=corner - 0.15)
    prism(rounded_rectangle(width - 0.16, height - 0.16, corner - 0.08), 0.04, glossy(BLACK), round=0.018, at=(0, deep / 2, 0.08))
    plate(width - 0.56, height - 0.56, screen(picture), at=(0, deep / 2 + 0.021, 0.28), turn=(0, 0, 180), round=corner - 0.3)
    if brand:
        letters(brand, 1.25, ink or metal(shade(color, 1.6), 0.3), at=(0, -deep / 2 - 0.03, 4.2), deep=0.008)
    for z, long in ((height * 0.66, 2.1), (height * 0.53, 1.1)):
        box(0.14, deep * 0.36, long, frame, round=0.06, at=(width / 2 + 0.02, 0, z))
    socket(0.95, 0.3, at=(0, 0, 0.01), turn=(90, 0, 0))


def flash(at, radius=0.3):
    dot(radius, material('#e9e4d2', 0.3, clear=0.6), at, deep=0.08)
    dot(radius * 0.55, lamp('#fff2c4', 0.9), at, deep=0.1)


@good('phone-nova-128', yaw=-30, pitch=10, turned=178, focus=(0.4, 0.78))
def nova(look):
    color = look.color or '#2459c9'
    phone(color, material(shade(color, 1.06), 0.2, clear=1.0), picture=phone_screen(shade(color, 0.7), shade(color, 1.35)))
    prism(rounded_rectangle(2.5, 5.0, 1.2), 0.2, material(shade(color, 0.82), 0.15, clear=1.0), round=0.08, at=(-1.95, -0.5, 10.5))
    for z in (14.15, 11.85):
        lens(0.98, 0.22, metal(shade(color, 1.15), 0.2), at=(-1.95, -0.58, z))
    flash((-0.2, -0.42, 14.6))
    letters('50 MP', 0.32, metal(shade(color, 1.5)), at=(-0.2, -0.445, 13.6), deep=0.004)
    letters('5G', 0.42, metal(shade(color, 1.5)), at=(0, -0.445, 3.0), deep=0.004, bold=False)


@good('phone-nova-pro', yaw=-30, pitch=10, turned=178, focus=(0.5, 0.74))
def nova_pro(look):
    color = look.color or '#6d28d9'
    phone(
        color,
        material(shade(color, 1.05), 0.16, clear=1.0),
        7.8,
        16.9,
        0.85,
        1.15,
        0.46,
        frame=metal(shade(color, 1.25), 0.2),
        picture=phone_screen(shade(color, 0.75), '#f472b6' if color != '#3b3f4a' else '#8d93a0'),
    )
    cylinder(2.55, 0.2, metal(shade(color, 1.25), 0.22), round=0.08, at=(0, -0.42, 12.9), turn=(90, 0, 0))
    cylinder(2.36, 0.24, glossy(BLACK), round=0.05, at=(0, -0.42, 12.9), turn=(90, 0, 0))
    for x, z in ((-1.05, 13.85), (1.05, 13.85), (-1.05, 11.85)):
        lens(0.84, 0.14, metal('#55565e', 0.2), at=(x, -0.64, z))
    flash((1.05, -0.62, 12.3), 0.28)
    letters('Pro', 0.5, metal('#c9ccd1'), at=(1.05, -0.665, 11.5), deep=0.003)
    letters('5G · 512', 0.34, metal(shade(color, 1.55)), at=(0, -0.455, 3.1), deep=0.004, bold=False)


@good('phone-lite-64', yaw=-30, pitch=10, turned=178, focus=(0.4, 0.78))
def lite(look):
    color = look.color or '#15803d'
    back = bumped(plastic(color, 0.36), 0.05, 0.05)
    phone(
        color,
        back,
        7.6,
        16.5,
        0.94,
        0.9,
        0.42,
        frame=plastic(shade(color, 0.9), 0.3),
        ink=plastic('#f1efe6'),
        picture=phone_screen(shade(color, 0.7), '#facc15'),
        sweep=False,
    )
    prism(rounded_rectangle(4.0, 1.95, 0.9), 0.14, glossy(shade(color, 0.5)), round=0.06, at=(-1.4, -0.5, 13.55))
    lens(0.76, 0.16, metal('#d3d5d9'), at=(-2.45, -0.57, 14.52))
    lens(0.52, 0.12, metal('#d3d5d9'), at=(-0.95, -0.57, 14.52))
    flash((0.05, -0.55, 14.52), 0.2)
    cylinder(0.68, 0.05, metal(shade(color, 1.25), 0.25), round=0.02, at=(0, -0.46, 11.2), turn=(90, 0, 0))
    cylinder(0.56, 0.06, plastic(shade(color, 0.75)), round=0.02, at=(0, -0.46, 11.2), turn=(90, 0, 0))
    letters('4G Lite', 0.4, plastic('#f1efe6'), at=(0, -0.5, 3.1), deep=0.004, bold=False)
    for number in range(7):
        dot(0.09, material('#0a0a0a'), (-0.9 + number * 0.3, -0.47, 1.1), deep=0.05)


@good('phone-refurb-6', yaw=-30, pitch=10, turned=178, focus=(0.4, 0.78))
def flagship(look):
    color = look.color or '#f4735e'
    silver = metal('#d5d6da' if pale(color) else shade(color, 1.2), 0.22)
    phone(
        color,
        material(color, 0.16, clear=1.0),
        7.15,
        14.7,
        0.78,
        1.1,
        0.2,
        frame=silver,
        brand='',
        picture=phone_screen('#2b2a63', '#f4735e'),
    )
    prism(rounded_rectangle(3.3, 3.3, 0.95), 0.18, material(shade(color, 0.97), 0.3, clear=0.4), round=0.07, at=(-1.55, -0.47, 11.05))
    for x, z in ((-2.28, 13.45), (-0.82, 11.98)):
        lens(0.78, 0.2, metal('#c3c5ca', 0.2), at=(x, -0.55, z))
    flash((-0.82, -0.55, 13.45), 0.26)
    dot(0.06, material('#101012'), (-2.28, -0.55, 11.98))
    seal = svg(
        '<circle cx="300" cy="300" r="272" fill="none" stroke="#fff" stroke-width="12"/>'
        + words('Kọ̀mpútà', 300, 200, 84)
        + words('GRADE A', 300, 335, 108, '#ffe08a')
        + words('128 GB · 88%+', 300, 430, 60),
        ground='#0f6b4a',
    )
    plate(2.5, 2.5, printed(seal, 0.5), at=(0, -0.425, 2.1), round=1.249)


@good('phone-rugged', yaw=-26, pitch=10, turned=160)
def rugged(look):
    color = look.color or '#92400e'
    armour, side = bumped(rubber('#232326'), 0.12, 0.08), metal(shade(color, 1.12), 0.34)
    w, h, c = 4.2, 17.4, 1.5
    outline = [(-w + c, 0), (w - c, 0), (w, c), (w, h - c), (w - c, h), (c - w, h), (-w, h - c), (-w, c)]
    prism(outline, 1.7, armour, round=0.35)
    for x in (-1, 1):
        box(0.5, 1.3, 10.6, side, round=0.22, at=(x * 4.12, 0, 3.4))
        for z in (3.9, 13.3):
            screw(0.2, (x * 4.385, -0.1, z), turn=(0, 0, x * 90))
    prism(rounded_rectangle(7.3, 15.7, 0.5), 0.06, glossy(BLACK), round=0.025, at=(0, -0.85, 0.85))
    plate(6.75, 14.3, screen(phone_screen('#123a52', '#22d3ee', 720, 1525)), at=(0, -0.8815, 1.35), round=0.25)
    box(1.6, 0.05, 0.12, material('#3b3b40'), round=0.04, at=(0, -0.87, 16.1))
    for z, tone in ((12.2, side), (10.4, side), (8.2, plastic('#f2801e', 0.45))):
        box(0.3, 0.6, 1.3, tone, round=0.12, at=(4.34, 0, z))
    lens(0.95, 0.25, metal('#c3c5ca'), at=(-1.6, 0.85, 14.4), turn=(0, 0, 180))
    lens(0.95, 0.25, metal('#c3c5ca'), at=(1.6, 0.85, 14.4), turn=(0, 0, 180))
    box(4.6, 0.2, 1.5, lamp('#fff7dd', 2.5), round=0.2, at=(0, 0.85, 11.2))
    letters('Àkójọ', 0.9, side, at=(0, 0.86, 7), turn=(0, 0, 180), deep=0.03)
    letters('10 000 mAh · IP68', 0.5, side, at=(0, 0.86, 5.6), turn=(0, 0, 180), deep=0.03)


@good('feature-phone-torch', yaw=-24, pitch=12, turned=50)
def keypad_phone(look):
    color = look.color or '#23222b'
    shell, ink = plastic(shade(color, 1.05), 0.34), plastic('#f4f4f0', 0.5)
    prism(rounded_rectangle(5.1, 12.2, 1.1), 1.35, shell, round=0.5)
    prism(rounded_rectangle(4.6, 5.2, 0.5), 0.08, glossy(BLACK), round=0.03, at=(0, -0.67, 6.5))
    menu = svg(
        f'<defs>{gradient("m", "#173f8a", "#48b4e0")}</defs><rect width="600" height="520" fill="url(#m)"/>'
        + words('MTN  ▂▄▆', 24, 52, 38, anchor='start')
        + words('▮▮▮', 576, 52, 38, anchor='end')
        + words('10:24', 300, 240, 150)
        + words('FM 98.1 · Fri 27', 300, 320, 46, weight=400)
        + '<rect y="440" width="600" height="80" fill="#0b234f" opacity=".7"/>'
        + words('Menu', 30, 494, 44, anchor='start')
        + words('Names', 570, 494, 44, anchor='end'),
        600,
        520,
    )
    plate(3.9, 3.3, screen(menu), at=(0, -0.7135, 7.3), round=0.1)
    letters('Pẹ́pẹ́', 0.46, metal('#d5d6da'), at=(0, -0.72, 11.0), deep=0.005)
    keys = plastic('#38383f' if color < '#24' else shade(color, 0.62), 0.42)
    prism(rounded_rectangle(1.7, 1.25, 0.6), 0.2, metal('#c3c5ca', 0.25), round=0.08, at=(0, -0.7, 5.1))
    prism(rounded_rectangle(1.0, 0.7, 0.33), 0.2, keys, round=0.08, at=(0, -0.76, 5.38))
    for x, tone in ((-1.55, '#2fae55'), (1.55, '#d63a33')):
        prism(rounded_rectangle(1.15, 0.5, 0.22), 0.2, keys, round=0.08, at=(x, -0.68, 5.85))
        prism(rounded_rectangle(1.15, 0.55, 0.25), 0.2, keys, round=0.08, at=(x, -0.68, 5.1))
        box(0.5, 0.05, 0.14, plastic(tone), round=0.02, at=(x, -0.78, 5.3))
        box(0.4, 0.05, 0.08, ink, round=0.02, at=(x, -0.78, 6.06))
    for number, (big, small) in enumerate(
        zip('123456789*0#', ('∞', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz', '+', '␣', '⇧'))
    ):
        x, z = (number % 3 - 1) * 1.5, 3.92 - number // 3 * 1.02
        prism(rounded_rectangle(1.36, 0.88, 0.28), 0.2, keys, round=0.08, at=(x, -0.68, z))
        letters(big, 0.5, ink, at=(x - 0.3, -0.782, z + 0.44), deep=0.004)
        letters(small, 0.25, ink, at=(x + 0.32, -0.782, z + 0.42), deep=0.004, bold=False)
    cylinder(0.42, 0.12, metal('#d8dade', 0.15), round=0.04, at=(0.6, 0, 12.14))
    cylinder(0.3, 0.16, lamp('#fffbe8', 1.6), round=0.04, at=(0.6, 0, 12.14))
    cylinder(0.2, 0.05, material('#0a0a0a'), round=0.01, at=(-0.9, 0, 12.17))
