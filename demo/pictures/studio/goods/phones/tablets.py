"""Phones & Tablets: tablets and phone cases."""

import math

from goods import good
from goods.shared.fonts import SERIF
from goods.shared.gadgets import BLACK, dot, gradient, phone_screen, screen, socket
from materials import bumped, clear_plastic, film, glossy, in_space, material, metal, plastic, printed, rubber, shade
from prints import svg, words
from shapes import box, cylinder, ellipse, group, letters, plate, prism, rounded_rectangle, tube


@good('tablet-10-lte', yaw=-10, pitch=16, turned=150)
def tablet(look):
    color = look.color or '#8d93a0'
    cloth = bumped(material(shade(color, 0.9), 0.75), 0.3, 0.06)
    lining = bumped(material(shade(color, 1.12), 0.9, sheen=0.3), 0.2, 0.04)
    body = [prism(rounded_rectangle(15.8, 24.6, 0.9), 0.72, metal(shade(color, 1.08), 0.3), round=0.3, at=(8.0, 0, 0.3))]
    body.append(prism(rounded_rectangle(15.5, 24.3, 0.8), 0.04, glossy(BLACK), round=0.018, at=(8.0, -0.36, 0.45)))
    wallpaper = phone_screen(shade(color, 0.62), shade(color, 1.3), 1000, 1610)
    body.append(plate(14.3, 23.1, screen(wallpaper), at=(8.0, -0.3825, 1.05), round=0.35))
    body.append(dot(0.13, glossy('#16181f'), (8.0, -0.37, 24.45), deep=0.03))
    body.append(prism(rounded_rectangle(16.4, 25.2, 1.1), 0.3, cloth, round=0.12, at=(8.0, 0.5, 0)))
    cover = [prism(rounded_rectangle(16.2, 25.2, 1.0), 0.24, cloth, round=0.1, at=(-8.6, 0.12, 0))]
    cover.append(prism(rounded_rectangle(15.6, 24.6, 0.8), 0.08, lining, round=0.03, at=(-8.6, -0.02, 0.3)))
    for x in (-3.4, -8.4, -13.2):
        cover.append(box(0.12, 0.12, 24.4, material(shade(color, 0.7), 0.9), round=0.05, at=(x, -0.03, 0.4)))
    group(cover, turn=(0, 0, 38))
    group(body, turn=(0, 0, -16))
    tube([(-0.2, 0.42, 0), (-0.2, 0.42, 25.2)], 0.42, cloth, smooth=False)


@good('kids-tablet', yaw=-20, pitch=14, turned=150)
def kids_tablet(look):
    color = look.color or '#f97316'
    foam = bumped(material(color, 0.62), 0.06, 0.1)
    handle = rounded_rectangle(9.6, 7.0, 2.6)
    things = [
        prism(
            rounded_rectangle(22.5, 15.6, 3.0), 2.7, foam, round=0.95, holes=[[(x, z + 2.7) for x, z in rounded_rectangle(16.4, 10.2, 0.5)]]
        ),
        prism(
            [(x, z + 13.4) for x, z in handle], 2.2, foam, round=0.8, holes=[[(x, z + 15.9) for x, z in rounded_rectangle(5.4, 2.4, 1.1)]]
        ),
        prism(rounded_rectangle(18.0, 11.8, 0.6), 1.2, plastic('#1b1b1f', 0.4), round=0.1, at=(0, 0.2, 1.9)),
        prism(rounded_rectangle(16.9, 10.7, 0.4), 0.1, glossy(BLACK), round=0.03, at=(0, -0.42, 2.45)),
    ]
    for x, z in ((-10.1, 1.4), (10.1, 1.4), (-10.1, 14.2), (10.1, 14.2)):
        things.append(prism(ellipse(2.4, 2.4, at=(x, z)), 3.0, foam, round=0.9))
    colors = ('#e8453c', '#2f6fed', '#f2b01e', '#1fa855', '#7c4dff', '#f36f21')
    tiles = ''.join(
        f'<rect x="{90 + n % 3 * 285}" y="{215 + n // 3 * 195}" width="250" height="165" rx="34" fill="{colors[n]}"/>'
        + words(name, 215 + n % 3 * 285, 345 + n // 3 * 195, 120)
        for n, name in enumerate(('Aa', 'Ẹẹ', 'Ọọ', '123', 'Ɓɓ', 'Ṣṣ'))
    )
    page = svg(
        f'<defs>{gradient("k", "#8fdcff", "#e9fbff")}</defs><rect width="1000" height="640" fill="url(#k)"/>'
        f'<circle cx="870" cy="90" r="62" fill="#ffd23f"/>'
        '<path d="M0 640V560Q250 490 500 560T1000 540V640z" fill="#6cc24a"/>'
        + words('Ẹ káàbọ̀!  Nnọọ!  Sannu!', 90, 130, 58, '#20406b', anchor='start')
        + tiles,
        1000,
        640,
    )
    things.append(plate(15.3, 9.3, screen(page), at=(0, -0.4725, 3.15), round=0.2))
    things.append(dot(0.16, glossy('#16181f'), (0, -0.46, 12.8), deep=0.03))
    group(things, at=(0, 0, 0.2), turn=(-14, 0, 0))
    group([prism(rounded_rectangle(7.0, 8.5, 1.4), 0.9, plastic(shade(color, 0.82), 0.5), round=0.35)], at=(0, 7.8, 0.1), turn=(24, 0, 0))


@good('drawing-tablet', yaw=-12, pitch=44, turned=40)
def drawing_tablet(look):
    color = look.color or '#334155'
    body = bumped(plastic('#26282d', 0.5), 0.03, 0.05)
    marks = ''.join(f'<circle cx="{130 + x * 84}" cy="{100 + y * 84}" r="2.5" fill="#6a6f78"/>' for x in range(18) for y in range(11))
    corners = ''.join(
        f'<path d="M{x} {y + sy * 46}V{y}H{x + sx * 46}" fill="none" stroke="#c9ccd2" stroke-width="5"/>'
        for x, sx in ((90, 1), (1510, -1))
        for y, sy in ((60, 1), (980, -1))
    )
    area = svg(marks + corners + words('Àwòrán', 800, 1022, 30, '#8a8f99', 400), 1600, 1040, '#2d2f35')
    flat = [
        prism(rounded_rectangle(32.0, 19.0, 1.3), 0.85, body, round=0.3),
        prism([(x - 14.0, z + 1.5) for x, z in rounded_rectangle(2.4, 16.0, 0.7)], 0.86, plastic(shade(color, 0.8), 0.45), round=0.05),
        plate(26.4, 17.2, printed(area, 0.62), at=(1.9, -0.4265, 0.9), round=0.4),
    ]
    for number in range(6):
        z = 2.6 + number * 2.0 + (2.0 if number > 2 else 0)
        flat.append(prism(rounded_rectangle(1.6, 1.5, 0.35), 0.2, plastic('#1a1b1f', 0.4), round=0.08, at=(-14.0, -0.44, z)))
    flat.append(cylinder(0.75, 0.2, metal('#9aa0ab', 0.3), round=0.08, at=(-14.0, -0.44, 9.3), turn=(90, 0, 0)))
    group(flat, at=(0, -9.5, 0.43), turn=(-90, 0, 0))
    pen = [
        tube(
            [(0, 0, 0), (0, 0, 0.8), (0, 0, 3.2), (0, 0, 9), (0, 0, 14.6), (0, 0, 15.2)],
            [0.16, 0.36, 0.56, 0.52, 0.42, 0.34],
            plastic('#1d1e22', 0.42),
        ),
        tube([(0, 0, -0.35), (0, 0, 0.1)], 0.09, plastic('#e4e4e8'), smooth=False),
        box(0.34, 0.3, 2.4, plastic('#3a3c44', 0.3), round=0.14, at=(0, -0.46, 3.4)),
        cylinder(0.53, 0.25, plastic('#a78bfa', 0.35), round=0.05, at=(0, 0, 9.6)),
    ]
    group(pen, at=(-4.6, -4.4, 1.5), turn=(0, 86, 34))
    cylinder(2.0, 1.3, plastic('#1d1e22', 0.4), round=0.35, at=(11.2, -12.2, 0))
    cylinder(0.62, 1.34, material('#08080a'), round=0.05, at=(11.2, -12.2, 0))
    for number in range(20):
        angle = 2 * math.pi * number / 20
        tube([(11.2 + 1.4 * math.cos(angle), -12.2 + 1.4 * math.sin(angle), z) for z in (0.8, 1.7)], 0.09, plastic('#e9e9ec'), smooth=False)


@good('e-reader', yaw=-24, pitch=12, turned=60)
def reader(look):
    lines = ''
    text = (
        'The rain came down on Ìbàdàn',
        'before the market closed, and',
        'Àdùkẹ́ drew the blue cloth over',
        'her baskets. “It will pass,” said',
        'the old man beside her, who sold',
        'clocks and had time for everyone.',
        'She laughed. On the rusted roofs',
        'the water sang like a drum, and',
        'the whole street listened with',
        'them: children, goats, the bread',
        'seller and his red umbrella.',
        '',
        'By evening the sun had returned',
        'to shine on every puddle, and the',
        'first lamps were lit along the',
        'road to Dùgbẹ̀. Nobody hurried.',
    )
    for number, line in enumerate(text):
        lines += words(line, 60, 250 + number * 56, 37, '#2b2722', 400, 'start', SERIF)
    page = svg(
        words('CHAPTER SEVEN', 450, 150, 34, '#4a443b', 400, family=SERIF, spacing=8)
        + lines
        + words('112 of 304', 450, 1168, 26, '#6d665a', 400),
        900,
        1200,
        '#efe3c8',
    )
    prism(rounded_rectangle(11.0, 15.9, 0.8), 0.82, plastic('#3a3834', 0.5), round=0.3)
    prism(rounded_rectangle(10.6, 15.5, 0.6), 0.06, plastic('#2a2927', 0.42), round=0.02, at=(0, -0.4, 0.2))
    prism(rounded_rectangle(9.34, 12.54, 0.1), 0.02, plastic('#191918', 0.5), round=0.004, at=(0, -0.425, 2.33))
    plate(9.2, 12.4, printed(page, 0.7, light=0.12), at=(0, -0.4365, 2.4))
    letters('Ìwé', 0.72, material('#b9b2a3', 0.5), at=(0, -0.435, 1.25), deep=0.006)
    socket(0.95, 0.3, at=(0, 0, 0.01), turn=(90, 0, 0))


def case(width, height, deep, edge, back, camera, thick=0.16):
    """An empty case that stands with its back to us: a rim all round, a back, and an opening for the camera."""
    corner = 1.15
    inner = [(x, z + thick) for x, z in rounded_rectangle(width - 2 * thick, height - 2 * thick, corner - thick * 0.6)]
    prism(rounded_rectangle(width, height, corner), deep, edge, round=0.07, holes=[inner])
    x, z, wide, tall, curve = camera
    opening = [(x + a, z + b) for a, b in rounded_rectangle(wide, tall, curve)]
    if back:
        prism(
            rounded_rectangle(width - 0.05, height - 0.05, corner - 0.03),
            0.14,
            back,
            round=0.05,
            at=(0, -deep / 2 + 0.07, 0.025),
            holes=[opening],
        )
    around = [(x + a, z - 0.22 + b) for a, b in rounded_rectangle(wide + 0.44, tall + 0.44, curve + 0.2)]
    prism(around, 0.26, edge, round=0.1, at=(0, -deep / 2 + 0.02, 0), holes=[opening])
    for high, long in ((height * 0.64, 2.1), (height * 0.52, 1.2)):
        box(0.16, deep * 0.4, long, edge, round=0.07, at=(width / 2 + 0.03, 0, high))
    return opening


def air_corners(width, height, corner, swell):
    """A rounded rectangle that swells at its four corners: the air cushions of a shock-proof rim."""
    even = []
    line = rounded_rectangle(width, height, corner, 14)
    for (x, z), (p, q) in zip(line, line[1:] + line[:1]):
        steps = max(1, int(math.hypot(p - x, q - z) / 0.12))
        even += [(x + (p - x) * n / steps, z + (q - z) * n / steps) for n in range(steps)]
    out = []
    for x, z in even:
        dx, dz = x, z - height / 2
        near = math.hypot(width / 2 - abs(dx), height / 2 - abs(dz))
        t = min(1.0, max(0.0, (2.5 - near) / 0.7))
        push = swell * t * t * (3 - 2 * t)
        edge_x, edge_z = max(0.0, abs(dx) - width / 2 + corner), max(0.0, abs(dz) - height / 2 + corner)
        if edge_x == 0 or edge_z == 0:
            edge_x, edge_z = float(abs(dx) > width / 2 - 0.01), float(abs(dz) > height / 2 - 0.01)
        long = math.hypot(edge_x, edge_z) or 1
        out.append((x + math.copysign(push * edge_x / long, dx), z + math.copysign(push * edge_z / long, dz)))
    return out


@good('shockproof-case', yaw=-30, pitch=13, turned=60)
def clear_case(look):
    wide, high, deep, corner = 7.9, 16.7, 1.15, 1.15
    soft, firm = clear_plastic('#e6eaeb', 0.08, haze=0.1), clear_plastic('#d3dade', 0.06, haze=0.16)
    inner = [(x, z + 0.2) for x, z in rounded_rectangle(wide - 0.4, high - 0.4, corner - 0.1, 14)]
    prism(air_corners(wide, high, corner, 0.3), deep, soft, round=0.12, holes=[inner])
    # Lips before and behind keep screen and lenses off the table.
    for y in (-deep / 2 - 0.04, deep / 2 + 0.04):
        prism(air_corners(wide - 0.1, high - 0.1, corner, 0.22), 0.1, firm, round=0.04, at=(0, y, 0.05), holes=[inner])
    opening = [(-1.95 + a, 10.6 + b) for a, b in rounded_rectangle(2.9, 5.3, 1.3)]
    back = [(x, z + 0.15) for x, z in rounded_rectangle(wide - 0.3, high - 0.3, corner - 0.05)]
    prism(back, 0.12, film(0.05, '#eef3f5'), round=0.03, at=(0, -deep / 2 + 0.1, 0), holes=[opening])
    around = [(-1.95 + a, 10.38 + b) for a, b in rounded_rectangle(3.34, 5.74, 1.5)]
    prism(around, 0.3, firm, round=0.1, at=(0, -deep / 2, 0), holes=[opening])
    for z, long in ((high * 0.64, 2.3), (high * 0.52, 1.3)):
        box(0.22, deep * 0.45, long, firm, round=0.1, at=(wide / 2 + 0.05, 0, z))
    letters('Àṣẹ', 0.62, material('#7f939e', 0.4), at=(1.9, -deep / 2 - 0.0, 1.75), deep=0.006)
    letters('SHOCK-PROOF', 0.3, material('#7f939e', 0.4), at=(1.9, -deep / 2 - 0.0, 1.1), deep=0.006)


@good('ankara-phone-case', yaw=-30, pitch=11, turned=60)
def ankara_case(look):
    case(7.9, 16.7, 1.15, rubber('#1c1c20'), None, (-1.95, 10.6, 2.9, 5.3, 1.3))
    cloth = in_space(look.cloth, 14, rough=0.22, sheen=0, side='xy')
    cloth.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1.0
    opening = [(-1.95 + a, 10.6 + b) for a, b in rounded_rectangle(2.9, 5.3, 1.3)]
    prism(rounded_rectangle(7.6, 16.4, 1.0), 0.16, cloth, round=0.06, at=(0, -0.53, 0.15), holes=[opening])
