"""Parts of electronic things: screens, sockets, lenses, screws, cables and their plugs."""

import math
import random

from materials import material, metal, plastic, printed
from prints import svg, words
from shapes import box, cylinder, group, lathe, plate, prism, rounded_rectangle, tube

BLACK = '#0b0b0d'


def screen(picture, light=0.95):
    """A picture that shines by itself under glass: paper and lamps do not bleach it."""
    made = printed(picture, 0.12, light=light)
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    for link in list(shader.inputs['Base Color'].links):
        tree.links.remove(link)
    shader.inputs['Base Color'].default_value = (0.004, 0.004, 0.005, 1)
    return made


def lens_picture():
    """A lens as it is seen from the front: black barrel, rings, and the violet coating of its glass."""
    return svg(
        '<defs><radialGradient id="a"><stop offset="0" stop-color="#060610"/><stop offset=".34" stop-color="#0a0b1c"/>'
        '<stop offset=".62" stop-color="#2b2f6b"/><stop offset=".8" stop-color="#1b2a55"/>'
        '<stop offset="1" stop-color="#05060a"/></radialGradient></defs>'
        '<circle cx="300" cy="300" r="250" fill="#131418"/>'
        '<circle cx="300" cy="300" r="225" fill="#08090b" stroke="#2e3037" stroke-width="6"/>'
        '<circle cx="300" cy="300" r="178" fill="url(#a)" stroke="#3a3c45" stroke-width="5"/>'
        '<circle cx="300" cy="300" r="62" fill="#010103"/>'
        '<ellipse cx="232" cy="220" rx="34" ry="24" fill="#cfd8ff" opacity=".85" transform="rotate(-40 232 220)"/>'
        '<circle cx="372" cy="380" r="17" fill="#b08bff" opacity=".65"/>',
        ground='#08080a',
    )


def lens(radius, deep, rim, at=(0, 0, 0), turn=(0, 0, 0)):
    """A lens that looks to -y; `at` is the middle of its foot."""
    ring = lathe(
        [(radius, 0), (radius, deep * 0.94), (radius * 0.97, deep), (radius * 0.86, deep), (radius * 0.84, deep * 0.86)],
        rim,
        turn=(90, 0, 0),
    )
    wide = radius * 0.87
    glass = plate(2 * wide, 2 * wide, printed(lens_picture(), 0.06, clear=1.0), at=(0, -deep * 0.9, -wide), round=wide * 0.999)
    return group([ring, glass], at, turn)


def socket(width, tall, at=(0, 0, 0), turn=(0, 0, 0), rim='#9a9ca2', round=None):
    """An opening (USB, HDMI, jack) in a face that looks to -y; `at` is its middle."""
    curve = tall * 0.49 if round is None else round
    edge = prism(
        rounded_rectangle(width + 0.12, tall + 0.12, min(curve + 0.06, (tall + 0.12) * 0.49)),
        0.06,
        metal(rim),
        round=0.02,
        at=(0, 0, -tall / 2 - 0.06),
    )
    hole = plate(width, tall, material('#060607', 0.7), at=(0, -0.034, -tall / 2), round=curve)
    return group([edge, hole], at, turn)


def dot(radius, made, at, turn=(90, 0, 0), deep=0.04):
    """A diode, screw head or button in a face that looks to -y."""
    return cylinder(radius, deep, made, round=min(0.03, deep / 3), at=at, turn=turn)


def screw(radius, at, turn=(0, 0, 0), color='#b8bbc0'):
    head = dot(radius, metal(color), (0, 0, 0), deep=radius * 0.4)
    slots = [
        box(radius * 1.3, radius * 0.1, radius * 0.22, material('#1a1a1c'), round=0, at=(0, -radius * 0.4, 0), turn=(0, angle, 0))
        for angle in (40, 130)
    ]
    for slot, angle in zip(slots, (40, 130)):
        lift = math.radians(angle)
        slot.location = (-radius * 0.11 * math.sin(lift), -radius * 0.38, -radius * 0.11 * math.cos(lift))
    return group([head, *slots], at, turn)


def coil(radius, rounds, wide, made, at=(0, 0, 0), turn=(0, 0, 0), seed='coil', ends=()):
    """A cable that lies in `rounds` loose rings; `ends` are more points it runs to at last, seen from its middle."""
    draw = random.Random(seed)
    path = []
    for step in range(round(rounds * 14) + 1):
        angle = 2 * math.pi * step / 14
        swing = radius * (1 + draw.uniform(-0.05, 0.05))
        path.append((swing * math.sin(angle), -swing * math.cos(angle), wide * (1 + step / 14 * 1.1)))
    return tube(path + list(ends), wide, made, at, turn)


def plug(color, at=(0, 0, 0), turn=(0, 0, 0), tip=(0.83, 0.26), size=(1.05, 2.1, 0.6)):
    """A cable's plug that lies on its flat side and points to -y: `tip` (0.83, 0.26) is USB-C, (1.2, 0.45) USB-A."""
    wide, long, tall = size
    body = box(wide, long, tall, plastic(color, 0.35), round=tall * 0.42)
    end = box(tip[0], 0.75, tip[1], metal('#c3c5ca', 0.25), round=min(tip[1] * 0.45, 0.1), at=(0, -long / 2 - 0.3, tall / 2 - tip[1] / 2))
    neck = tube([(0, long / 2 - 0.1, tall / 2), (0, long / 2 + 0.7, tall / 2)], [tall * 0.34, tall * 0.22], plastic(color, 0.5))
    return group([body, end, neck], at, turn)


def gradient(name, *stops, turned=False):
    """A linear gradient for `svg`, downwards or (turned) across the corner."""
    end = 'x2="1" y2="1"' if turned else 'x2="0" y2="1"'
    inner = ''.join(f'<stop offset="{at / max(len(stops) - 1, 1)}" stop-color="{color}"/>' for at, color in enumerate(stops))
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{inner}</linearGradient>'


APPS = ['#1fa855', '#2f6fed', '#f2b01e', '#e8453c', '#7c4dff', '#0fa3a3', '#f36f21', '#14213d', '#e0409a', '#4a90d9', '#5c7f2b', '#444b57']


GLYPHS = [
    '<circle r="20" fill="none" stroke="#fff" stroke-width="8"/>',
    '<path d="M-20 14V-8L0-24 20-8V14z" fill="#fff"/>',
    '<path d="M-22-16h44v28h-24l-12 12v-12h-8z" fill="#fff"/>',
    '<path d="M-14-22 24 0-14 22z" fill="#fff"/>',
    '<path d="M-22-14h12l6-8h8l6 8h12v32h-44z" fill="#fff"/><circle cy="2" r="9" fill="#888"/>',
    '<path d="M-20-20h40v40h-40z" fill="none" stroke="#fff" stroke-width="7"/><path d="M-20-6h40" stroke="#fff" stroke-width="7"/>',
    '<path d="M-8 18a9 8 0 1 1 0-.1V-22l26-4v10l-20 4" fill="#fff"/>',
    '<path d="M-4-24h8v20h20v8H4v20h-8V4h-20v-8h20z" fill="#fff"/>',
]


def apps(across, down, x, y, step, size, first=0):
    """A grid of app icons for `svg`."""
    out = ''
    for number in range(across * down):
        cx, cy = x + number % across * step, y + number // across * step * 1.12
        out += (
            f'<g transform="translate({cx} {cy}) scale({size / 100})">'
            f'<rect x="-50" y="-50" width="100" height="100" rx="26"'
            f' fill="{APPS[(number + first) % 12]}"/>{GLYPHS[(number * 3 + first) % 8]}</g>'
        )
    return out


def phone_screen(deep, bright, wide=720, tall=1560):
    """A home screen: wallpaper of the two colours, the time, a search line, icons and a dock."""
    part = wide / 720
    return svg(
        f'<defs>{gradient("g", bright, deep, "#0d0f1c")}</defs><rect width="{wide}" height="{tall}" fill="url(#g)"/>'
        f'<circle cx="{wide * 0.82}" cy="{tall * 0.24}" r="{wide * 0.46}" fill="{bright}" opacity=".55"/>'
        f'<circle cx="{wide * 0.14}" cy="{tall * 0.58}" r="{wide * 0.5}" fill="{deep}" opacity=".6"/>'
        f'<path d="M0 {tall * 0.72}Q{wide * 0.4} {tall * 0.6} {wide} {tall * 0.76}V{tall}H0z" fill="#0d0f1c" opacity=".35"/>'
        + words('10:24', 46 * part, 62 * part, 30 * part, anchor='start')
        + words('5G  87%', wide - 46 * part, 62 * part, 26 * part, anchor='end')
        + words('10:24', wide / 2, 300 * part, 150 * part, weight=400)
        + words('Friday, 27 November', wide / 2, 366 * part, 34 * part, weight=400)
        + f'<rect x="{60 * part}" y="{tall * 0.5}" width="{wide - 120 * part}" height="{84 * part}"'
        f' rx="{42 * part}" fill="#fff" opacity=".88"/>'
        + words('Search', 120 * part, tall * 0.5 + 54 * part, 32 * part, '#555a66', 400, 'start')
        + apps(4, 2, 125 * part, tall * 0.64, 157 * part, 108 * part)
        + f'<rect x="{30 * part}" y="{tall - 210 * part}" width="{wide - 60 * part}" height="{160 * part}"'
        f' rx="{50 * part}" fill="#fff" opacity=".22"/>'
        + apps(4, 1, 125 * part, tall - 130 * part, 157 * part, 108 * part, 5)
        + f'<circle cx="{wide / 2}" cy="{46 * part}" r="{17 * part}" fill="#000"/>',
        wide,
        tall,
    )
