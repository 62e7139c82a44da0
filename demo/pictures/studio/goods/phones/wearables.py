"""Phones & Tablets: watches and earbuds."""

import math

from goods import good
from goods.shared.gadgets import BLACK, dot, gradient, screen
from materials import bumped, glossy, lamp, material, metal, plastic, rubber, shade
from prints import svg, words
from shapes import blob, box, cylinder, ellipse, group, lathe, letters, plate, prism, rounded_rectangle, surface, tube


def watch(color, case, width, height, face, strap=2.0, deep=1.1, size=6.4, corner=0.9, holes=True):
    """A watch closed to a ring that stands on its strap; the dial looks to us and a little upwards."""
    band = bumped(rubber(color), 0.08, 0.04)
    radius, low = size / 2, size * 0.5
    middle = low + 0.35

    def ring(u, v, out=0.0):
        angle = math.radians(-90 + 24 + u * 312)
        wide = strap * (0.5 - 0.08 * math.sin(math.pi * u))
        y, z = radius * 1.02 * math.sin(angle), radius * 1.16 * math.cos(angle)
        return (v - 0.5) * 2 * wide, y * (1 + out) + radius, z * (1 + out)

    things = [surface(lambda u, v: ring(u, v), band, 96, 6, thickness=0.26)]
    front = -0.1
    things.append(
        prism(
            [(x, z - height / 2) for x, z in rounded_rectangle(width, height, corner)],
            deep,
            case,
            round=deep * 0.36,
            at=(0, front + 0.15, 0),
        )
    )
    glass = [(x, z - height / 2 + 0.14) for x, z in rounded_rectangle(width - 0.28, height - 0.28, corner - 0.12)]
    things.append(prism(glass, 0.14, glossy(BLACK), round=0.06, at=(0, front + 0.15 - deep / 2, 0)))
    inside = 0.34
    things.append(
        plate(
            width - 2 * inside,
            height - 2 * inside,
            screen(face),
            at=(0, front + 0.15 - deep / 2 - 0.074, inside - height / 2),
            round=max(0.12, corner - inside),
        )
    )
    if holes:
        for step in range(5):
            u = 0.66 + step * 0.035
            x, y, z = ring(u, 0.5)
            things.append(dot(0.16, material('#0a0a0b'), (x, y, z), turn=(90 + 0, 0, 0), deep=0.02))
    u = 0.5
    _, y, z = ring(u, 0.5)
    buckle = [
        prism(
            rounded_rectangle(strap * 1.02, 1.5, 0.25),
            0.36,
            case,
            round=0.1,
            at=(0, y, z - 0.75),
            holes=[[(a, b + 0.25) for a, b in rounded_rectangle(strap * 0.78, 1.0, 0.1)]],
        )
    ]
    things += buckle
    return group(things, at=(0, 0, middle), turn=(-14, 0, 0))


def dial(deep, ring, extra='', width=600, height=720):
    arcs = ''
    for radius, color, part in ((250, '#ff4f64', 0.78), (205, '#a8f04a', 0.62), (160, '#46d6ff', 0.86)):
        angle = 2 * math.pi * part
        x, y = 300 + radius * math.sin(angle), height / 2 - radius * math.cos(angle)
        arcs += f'<circle cx="300" cy="{height / 2}" r="{radius}" fill="none" stroke="{color}" stroke-opacity=".22" stroke-width="30"/>'
        arcs += (
            f'<path d="M300 {height / 2 - radius}A{radius} {radius} 0 1 1 {x:.0f} {y:.0f}" fill="none"'
            f' stroke="{color}" stroke-width="30" stroke-linecap="round"/>'
        )
    return svg(
        arcs
        + words('10:24', 300, height / 2 + 18, 94)
        + words('♥ 72', 300, height / 2 + 78, 46, ring)
        + words('FRI 27', 60, 60, 40, '#ffffff', 400, 'start')
        + words('87%', 540, 60, 40, ring, 700, 'end')
        + words('8 412', 60, height - 28, 42, '#a8f04a', 700, 'start')
        + words('5.9 km', 540, height - 28, 42, '#46d6ff', 700, 'end')
        + extra,
        width,
        height,
        deep,
    )


@good('smart-watch-fit', yaw=-32, pitch=14, turned=40)
def smart_watch(look):
    color = look.color or '#23222b'
    case = metal('#3c3d44' if color == '#23222b' else '#e3c2b2' if look.name == 'Rose' else '#c9ccd1', 0.24)
    things = watch(color, case, 3.9, 4.6, dial('#060709', '#ff8fa0'), strap=2.3)
    side = [
        cylinder(0.42, 0.3, case, round=0.1, at=(1.9, 0.05, 0.55), turn=(0, 90, 0)),
        box(0.16, 0.34, 1.0, case, round=0.07, at=(1.97, 0.05, -1.2)),
    ]
    group(side, at=(0, 0, 3.55), turn=(-14, 0, 0))
    return things


@good('fitness-band', yaw=-34, pitch=14, turned=40)
def fitness_band(look):
    color = look.color or '#f4735e'
    face = svg(
        words('10', 300, 420, 290)
        + words('24', 300, 700, 290, '#ffb199' if color != '#23222b' else '#7fd3ff')
        + words('FRI 27', 300, 830, 84, '#ffffff', 400)
        + words('♥ 72', 300, 1060, 110, '#ff5f70')
        + words('8 412', 300, 1240, 110, '#a8f04a')
        + '<rect x="120" y="1290" width="360" height="24" rx="12" fill="#234016"/>'
        '<rect x="120" y="1290" width="290" height="24" rx="12" fill="#a8f04a"/>',
        600,
        1480,
        '#060709',
    )
    watch(color, plastic('#1d1d21', 0.3), 2.05, 4.7, face, strap=1.75, deep=1.0, size=6.0, corner=0.95)


@good('kids-gps-watch', yaw=-30, pitch=14, turned=40)
def kids_watch(look):
    color = look.color or '#0ea5e9'
    face = svg(
        f'<defs>{gradient("k", "#5ec8f5", "#d9f4ff")}</defs><rect width="600" height="600" fill="url(#k)"/>'
        f'<path d="M0 600V430Q150 360 300 430T600 410V600z" fill="#6cc24a"/>'
        '<circle cx="500" cy="110" r="56" fill="#ffd23f"/>'
        '<path d="M300 300c-60-80-60-150 0-150s60 70 0 150" fill="#e8453c" transform="translate(120 150)"/>'
        '<circle cx="420" cy="345" r="20" fill="#fff"/>'
        + words('10:24', 290, 260, 150, '#123a5c')
        + words('Mama', 70, 400, 70, '#123a5c', 700, 'start')
        + words('SOS', 300, 560, 74, '#ffffff'),
        600,
        600,
    )
    case = plastic(shade(color, 1.08), 0.3)
    watch(color, case, 4.3, 4.7, face, strap=2.1, deep=1.5, size=5.6, corner=1.2)
    things = [
        cylinder(0.62, 0.4, plastic('#e23a32', 0.35), round=0.12, at=(2.0, 0.05, 0.1), turn=(0, 90, 0)),
        letters('SOS', 0.34, plastic('#ffffff'), at=(2.405, 0.05, 0.1), turn=(0, 0, 90), deep=0.01),
        prism([(x, z - 0.22 + 1.95) for x, z in rounded_rectangle(1.5, 0.34, 0.16)], 0.12, glossy(BLACK), round=0.04, at=(0, -0.78, 0)),
        dot(0.1, glossy('#27306a'), (0, -0.82, 2.0), deep=0.04),
    ]
    group(things, at=(0, 0, 3.15), turn=(-14, 0, 0))


def bud(shell, tip, at, turn=(0, 0, 0)):
    """An earbud that stands on its stem, the tip inwards (+x)."""
    return group(
        [
            blob(1.7, 1.5, 1.6, shell, at=(0, 0, 2.3)),
            tube([(0, 0, 0), (0, 0, 0.3), (0, 0.02, 1.6), (0.05, 0, 3.0)], [0.22, 0.3, 0.32, 0.36], shell),
            lathe(
                [(0.26, 0), (0.3, 0.3), (0.62, 0.34), (0.56, 0.72), (0.3, 0.98), (0.2, 1.0)],
                tip,
                at=(0.55, 0, 3.15),
                turn=(0, 82, 0),
                angle=70,
            ),
            dot(0.09, material('#101012'), (-0.1, -0.3, 1.0), deep=0.05),
        ],
        at,
        turn,
    )


def half_case(width, depth, height, shell, upper):
    """The lower or upper half of a pebble-like case; its cut lies at z = 0."""

    def place(u, v):
        around, rise = 2 * math.pi * u, v * math.pi / 2

        def bent(value, power):
            return math.copysign(abs(value) ** (2 / power), value)

        spread = math.cos(rise) ** 0.62 if v < 1 else 0
        z = height * math.sin(rise) ** 0.8
        return width / 2 * bent(math.cos(around), 2.7) * spread, depth / 2 * bent(math.sin(around), 2.7) * spread, z if upper else -z

    return surface(place, shell, 80, 28, True)


@good('wireless-earbuds', yaw=-22, pitch=24, turned=40)
def earbuds(look):
    color = look.color or '#f7f5f0'
    shell = material(color, 0.22, clear=0.8)
    inner = plastic(shade(color, 0.86) if color > '#888888' else shade(color, 1.1), 0.42)
    tip = material('#e2e2e4' if color > '#888888' else '#2d2d33', 0.55)
    well = [
        (3.02 * math.copysign(abs(math.cos(a)) ** 0.74, math.cos(a)), 1.37 * math.copysign(abs(math.sin(a)) ** 0.74, math.sin(a)))
        for a in (math.radians(t * 5) for t in range(72))
    ]
    case = [half_case(6.2, 2.9, 3.0, shell, False), prism(well, 0.3, inner, round=0.1, turn=(90, 0, 0), at=(0, 0, -0.08))]
    for side in (-1, 1):
        case.append(
            prism(ellipse(2.0, 1.75), 0.08, material(shade(color, 0.45), 0.6), round=0.03, turn=(90, 0, 0), at=(side * 1.35, 0, 0.06))
        )
    case += [
        dot(0.09, lamp('#7dffb0', 3.0), (0, -1.42, -1.05), deep=0.05),
        # As steep as the shell is there, or the accent would drown in it.
        letters('Ohùn', 0.85, material(shade(color, 0.42) if color > '#888888' else '#c9cad1'), (0, -1.35, -1.68), (9, 0, 0), 0.02),
    ]
    lid = [half_case(6.2, 2.9, 1.75, shell, True), prism(ellipse(5.5, 2.2), 0.06, inner, round=0.02, turn=(90, 0, 0), at=(0, 0, 0.02))]
    group(lid, at=(0, 1.4, 0.1), turn=(-104, 0, 0))
    box(1.5, 0.35, 0.4, metal('#b8babf'), round=0.12, at=(0, 1.42, -0.2))
    group(case, at=(0, 0, 0))
    bud(shell, tip, (-1.5, 0.05, -1.7), (4, 0, -12))
    bud(shell, tip, (1.5, 0.05, -1.7), (4, 0, 192))


@good('earbuds-sport', yaw=-20, pitch=30, turned=40)
def sport_earbuds(look):
    color = look.color or '#84b81d'
    shell, dark = plastic(color, 0.34), rubber('#222226')
    case = [half_case(8.4, 4.6, 1.9, plastic('#26272b', 0.42), False), half_case(8.4, 4.6, 1.5, plastic('#26272b', 0.42), True)]
    case.append(
        tube(
            [(4.22 * math.cos(a), 2.32 * math.sin(a), 0) for a in (math.radians(t) for t in range(0, 360, 15))],
            0.06,
            material(color),
            closed=True,
        )
    )
    group(case, at=(0, 3.3, 1.9))
    letters('Ohùn', 1.1, material(color), at=(0, 3.1, 3.42), turn=(-90, 0, 0), deep=0.02)
    for number in range(3):
        cylinder(0.12, 0.1, lamp('#b8ff8a', 2.0), round=0.02, at=(-0.5 + number * 0.5, 1.1, 2.2), turn=(90, 0, 0))
    for side in (-1, 1):
        hook = [
            (0.0, 0.2, 0.9),
            (0.5, 1.2, 1.0),
            (0.0, 2.5, 1.1),
            (-1.3, 3.1, 1.0),
            (-2.5, 2.3, 0.8),
            (-2.9, 0.8, 0.55),
            (-2.6, -0.6, 0.4),
            (-2.2, -1.2, 0.36),
        ]
        part = [
            blob(2.3, 2.7, 1.5, shell, at=(0, -0.3, 0.1), squareness=0.12),
            blob(1.5, 1.8, 0.5, plastic('#26272b', 0.35), at=(0, -0.3, 1.3)),
            tube(hook, [0.36, 0.34, 0.3, 0.28, 0.28, 0.3, 0.36, 0.3], dark),
            tube([(-0.3, -1.2, 0.7), (-0.9, -1.7, 0.65)], 0.42, shell, smooth=False),
            lathe(
                [(0.3, 0), (0.34, 0.3), (0.72, 0.34), (0.64, 0.8), (0.36, 1.1), (0.22, 1.12)],
                dark,
                at=(-0.75, -1.55, 0.66),
                turn=(0, -90, 40),
                angle=70,
            ),
        ]
        if side > 0:
            group(part, at=(3.2, -2.4, 0), turn=(0, 0, -16))
        else:
            for thing in part:
                thing.scale = (-1, 1, 1)
                thing.location.x *= -1
            group(part, at=(-3.2, -2.4, 0), turn=(0, 0, 16))
