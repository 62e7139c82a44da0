"""Baby & Toys: building blocks, and the floor puzzle of Nigeria with one piece for each state."""

import math
import random

from mathutils import Matrix

from goods import good
from goods.children.nigeria import STATES, outline
from materials import clear_plastic, in_space, material, plastic, printed
from prints import svg, words
from shapes import box, copies, group, lathe, plate, prism, rounded, rounded_rectangle, scattered, surface, tube

BRICKS = ('#d8342c', '#f4c20d', '#2563b8', '#2f9a48', '#f58220', '#f4f2ea')

# Small pictures on the pieces, each about the origin and 40 units wide.
SIGNS = {
    'pot': '<path d="M-12-16h24l-4 8q14 8 8 20-4 8-16 8t-16-8q-6-12 8-20z" fill="#a2532c"/>'
    '<path d="M-14 0h28" stroke="#f2d6a2" stroke-width="3"/>',
    'hill': '<path d="M-22 16-8-14 2 2 8-8 22 16z" fill="#5c7a4a"/><path d="M-8-14-13-3-8-6-4-3z" fill="#fff"/>',
    'mask': '<path d="M-12-16q12-8 24 0 4 22-12 34-16-12-12-34z" fill="#5a3420"/>'
    '<path d="M-7-6h5M2-6h5M-4 8h8" stroke="#f2d6a2" stroke-width="3"/>',
    'bridge': '<path d="M-22 8h44M-22 8q11-26 22 0 11-26 22 0M-22-6v20M0-2v16M22-6v20" stroke="#44505c" stroke-width="3.5" fill="none"/>',
    'elephant': '<path d="M-18 14v-16q2-12 16-12h8q12 0 12 12v12h-5v-8q-3 4-6 4v8h-6v-8h-8v8z" fill="#7d858c"/>',
    'fish': '<path d="M-18 0q14-14 28 0l10-8v16l-10-8q-14 14-28 0z" fill="#3f8fb0"/><circle cx="-10" cy="-2" r="2.2" fill="#fff"/>',
    'yam': '<path d="M-18 8q-4-16 12-18 18-4 24 8 2 12-12 14-16 4-24-4z" fill="#7a4e2c"/>'
    '<path d="M-8 0l6-4M2 6l8-4" stroke="#c9a070" stroke-width="2.5"/>',
    'camel': '<path d="M-18 16v-14l-2-10h6l2 8q6-12 12-2 6-10 12 2 4 4 4 16h-4v-10h-20v10z" fill="#b58442"/>',
    'tree': '<path d="M-3 18v-14h6v14z" fill="#6d4a2c"/><circle cy="-4" r="14" fill="#2f7a45"/>',
    'boat': '<path d="M-20 4h40q-6 12-12 12h-16q-8 0-12-12zM-2 2v-20l16 18z" fill="#8a5a32"/>',
    'rice': '<path d="M0 18q-2-20 4-34M0 6l-10-8M1-2l-9-9M3-6l9-6M1 4l11-6" stroke="#c79a2a" stroke-width="4" fill="none"/>',
    'lamp': '<path d="M-8 16h16l-3-12h-10zM0 2q-12-10 0-22 12 12 0 22z" fill="#d8742c"/>',
    'rock': '<path d="M-20 16q0-30 16-32 20 0 24 32z" fill="#8b8580"/><path d="M-4-8v18M4-4v12" stroke="#5f5a56" stroke-width="2.5"/>',
    'sun': '<circle r="9" fill="#f0a21c"/><path d="M0-18v6M0 12v6M-18 0h6M12 0h6'
    'M-13-13l4 4M9 9l4 4M13-13l-4 4M-9 9l-4 4" stroke="#f0a21c" stroke-width="3"/>',
    'palm': '<path d="M-2 18q0-14 2-22h4q-2 10 0 22z" fill="#7a5230"/><path d="M2-4q-16-10-20 4 8-6 20-4z'
    'M2-4q16-10 18 6-6-8-18-6zM2-4q-4-16-14-12 10 2 14 12zM2-4q4-16 14-12-10 2-14 12z" fill="#2f7a45"/>',
    'cotton': '<circle cx="-6" cy="-2" r="8" fill="#fff"/><circle cx="6" cy="-2" r="8" fill="#fff"/>'
    '<circle cy="-8" r="8" fill="#fff"/><path d="M-8 6h16l-8 10z" fill="#6a4a2a"/>',
    'pyramid': '<path d="M-18 16 0-16 18 16z" fill="#c08a4a"/><path d="M-12 6h24M-6-5h12" stroke="#8a5e2a" stroke-width="2.5"/>',
    'tower': '<path d="M-10 18-5-16h10l5 34z" fill="#b5793f"/><path d="M-3-8h6M-3 2h6" stroke="#6d4320" stroke-width="3"/>',
    'salt': '<path d="M-18 14q6-22 18-22t18 22z" fill="#fff" stroke="#b9b4aa" stroke-width="2"/>',
    'dam': '<path d="M-20-8h40v8h-40z" fill="#8b929a"/><path d="M-18 2v14M-8 2v14M2 2v14M12 2v14" stroke="#4a9fd4" stroke-width="5"/>',
    'cocoa': '<path d="M-14 0q14-18 28 0-14 18-28 0z" fill="#8a3f22"/><path d="M-12 0h24" stroke="#d98a4a" stroke-width="2.5"/>',
    'drum': '<path d="M-12-16h24l-8 16 8 16h-24l8-16z" fill="#9a5a2c"/><path d="M-12-16h24M-12 16h24" stroke="#f2e2c0" stroke-width="5"/>',
    'horse': '<path d="M-16 16v-18h14l8-14 10 6-2 6-6-2v22h-5v-10h-14v10z" fill="#6d3f22"/>',
    'tea': '<path d="M0 16q-20-12-2-34 20 18 2 34z" fill="#3f8a45"/><path d="M0 14v-24" stroke="#cfe6b8" stroke-width="2.5"/>',
    'cow': '<path d="M-18 14v-16h26l2-8 6-4v8l4 6-6 4v10h-5v-8h-18v8z" fill="#f4f0e6" stroke="#5a4632" stroke-width="2.5"/>',
    'gold': '<path d="M-18 12l5-12h14l5 12zM-4-2l5-12h14l5 12z" fill="#e2b13c" stroke="#a87d1c" stroke-width="2"/>',
}
INKS = ('#e9695c', '#f3b33d', '#7fb95c', '#58a9cf', '#b48ad0', '#f08f4a', '#5fbfa8')
CM = 4.6  # a degree on the floor


def brick(long, made):
    """A chunky brick of 2 × `long` studs, 3.2 cm to two studs, 1.9 cm high."""
    parts = [box(1.6 * long - 0.04, 3.16, 1.92, made, round=0.14, segments=2)]
    for across in range(long):
        for deep in range(2):
            stud = [(0, 0), (0.47, 0), (0.47, 0.4), (0.41, 0.45), (0, 0.45)]
            parts.append(lathe(stud, made, ((across - (long - 1) / 2) * 1.6, (deep - 0.5) * 1.6, 1.9), steps=20, uv=False))
    return parts


def dropped(count, width, depth, chance, most):
    """Places of `count` bricks that fell into a tub: each comes to rest on the highest brick below it."""
    fine = 0.4
    columns, rows = int(width / fine), int(depth / fine)
    heights = [[0.0] * rows for _ in range(columns)]
    out = []
    for _ in range(count):
        long = chance.choice((2, 2, 3, 4))
        best = None
        for _ in range(14):
            turned = chance.random() < 0.5
            w, d = (1.6 * long, 3.2) if not turned else (3.2, 1.6 * long)
            x, y = chance.uniform(w / 2, width - w / 2), chance.uniform(d / 2, depth - d / 2)
            cells = [
                (i, j)
                for i in range(int((x - w / 2) / fine), min(columns, int((x + w / 2) / fine) + 1))
                for j in range(int((y - d / 2) / fine), min(rows, int((y + d / 2) / fine) + 1))
            ]
            rest = max(heights[i][j] for i, j in cells)
            if best is None or rest < best[0]:
                best = (rest, x, y, turned, long, cells)
        rest, x, y, turned, long, cells = best
        for i, j in cells:
            heights[i][j] = min(most, rest + 2.05)
        slope = chance.uniform(-9, 9), chance.uniform(-9, 9)
        out.append((long, (x - width / 2, y - depth / 2, rest + 0.3), (*slope, (90 if turned else 0) + chance.uniform(-14, 14))))
    return out


@good('wooden-blocks', yaw=-20, pitch=22)
def building_blocks(_look):
    chance = random.Random('wooden-blocks')
    heap = dropped(98, 24, 16, chance, 30)
    kinds = {}
    for long, at, turn in heap:
        kinds.setdefault((long, chance.randrange(6)), []).append((at, turn))
    fore = [
        ((-17, -15, 0), 8, 4, 0),
        ((-17.2, -15, 1.92), 8, 3, 1),
        ((-16.4, -15.2, 3.84), 8, 2, 2),
        ((-9.4, -18, 0), 70, 2, 3),
        ((-4, -15.4, 0), -24, 4, 4),
        ((3.2, -17.6, 0), 30, 2, 1),
        ((8.6, -15.2, 0), 84, 3, 0),
        ((-22.6, -11, 0), 50, 2, 4),
        ((14.5, -16, 0), -12, 4, 2),
        ((14.6, -16, 1.92), -12, 2, 5),
        ((19.6, -11.8, 0), 40, 2, 3),
        ((-12.3, -22.4, 0), -20, 3, 5),
        ((7.4, -21.4, 0), 12, 2, 2),
        ((-1.6, -22, 0), 60, 2, 0),
    ]
    for at, spin, long, tint in fore:
        kinds.setdefault((long, tint), []).append((at, (0, 0, spin)))
    # The rest stands on the lid, which is a base plate: a house of eight bricks is being built there.
    lid = plastic('#2f9a48', 0.35)
    spot = (25.5, -4, 0)
    group([box(19.2, 25.6, 0.9, lid, 0.25), studs(11, 15, lid, 0.9)], spot, (0, 0, -14))
    wall = [(-3.2, 0, 4, 0), (3.2, 0, 4, 1), (-4.8, 0, 2, 2), (0, 0, 4, 3), (4.8, 0, 2, 4), (-3.2, 0, 4, 5), (3.2, 0, 4, 2), (0, 0, 4, 0)]
    for number, (x, _y, long, tint) in enumerate(wall):
        level = (0, 0, 1, 1, 1, 2, 2, 3)[number]
        a = math.radians(-14)
        at = (spot[0] + x * math.cos(a), spot[1] + x * math.sin(a), 0.9 + level * 1.92)
        kinds.setdefault((long, tint), []).append((at, (0, 0, -14)))
    for (long, tint), places in kinds.items():
        made = plastic(BRICKS[tint], 0.3)
        copies(brick(long, made), places)
    tub = rounded_rectangle(28, 20, 4)
    clear = clear_plastic('#f2f6f7', 0.1, 0.05)

    def wall_of(grow, low, high):
        line = [(x * grow, (y - 10) * grow) for x, y in tub]
        return lambda u, v: (*line[min(int(u * len(line)), len(line) - 1) if u < 1 else 0], low + (high - low) * v)

    surface(lambda u, v: (*[c * (0.93 + 0.07 * v) for c in wall_of(1, 0, 1)(u, v)[:2]], 19.5 * v), clear, len(tub), 12, True, angle=30)
    rim = [(x, y - 10, 19.5) for x, y in tub]
    tube(rim, 0.55, plastic('#d8342c', 0.35), smooth=False, closed=True)
    prism([(x * 0.93, (y - 10) * 0.93) for x, y in tub], 0.3, clear, 0.1, at=(0, 0, 0.2), turn=(-90, 0, 0))
    for side in (-1, 1):
        tube(
            [(side * 13.8, -3.5, 19.2), (side * 15.8, -3, 18.4), (side * 15.8, 3, 18.4), (side * 13.8, 3.5, 19.2)],
            0.55,
            plastic('#d8342c', 0.35),
        )
    picture = svg(
        '<rect x="6" y="6" width="788" height="308" rx="46" fill="#f4c20d" stroke="#ffffff" stroke-width="12"/>'
        + words('Ọmọdé', 400, 130, 104, '#d8342c')
        + words('Building Blocks', 400, 212, 62, '#1d3f73')
        + words('120 pieces · 3+', 400, 275, 44, '#1d3f73', 400),
        800,
        320,
    )
    plate(14, 5.6, printed(picture, 0.4, clear=0.3), at=(0, -9.62, 6.6), turn=(-2, 0, 0), round=0.8)


def studs(across, deep, made, z):
    stud = lathe([(0, 0), (0.47, 0), (0.47, 0.4), (0.41, 0.45), (0, 0.45)], made, steps=20, uv=False)
    return scattered(
        stud,
        [Matrix.Translation(((i - (across - 1) / 2) * 1.6, (j - (deep - 1) / 2) * 1.6, z)) for i in range(across) for j in range(deep)],
    )


def middle(line):
    """The middle of an outline by area, but within the bulk of it."""
    area = x = y = 0
    for (x1, y1), (x2, y2) in zip(line, line[1:] + line[:1]):
        part = x1 * y2 - x2 * y1
        area, x, y = area + part, x + (x1 + x2) * part, y + (y1 + y2) * part
    return x / 3 / area, y / 3 / area


def tints():
    """A colour for each state that none of its neighbours has."""
    corners = {code: set(outline(code)) for code in STATES}
    out = {}
    for code in sorted(STATES, key=lambda one: -len(corners[one])):
        near = {out[other] for other in out if len(corners[code] & corners[other]) > 1}
        count = [list(out.values()).count(number) for number in range(len(INKS))]
        out[code] = min((number for number in range(len(INKS)) if number not in near), key=lambda number: (count[number], number))
    return out


def map_picture(side):
    """The print on all pieces: `side` degrees wide, from 2° east and 3.5° north."""
    unit = 1600 / side
    parts = []
    for code, tint in tints().items():
        line = [((x - 2) * unit, 1600 - (y - 3.5) * unit) for x, y in outline(code)]
        corners = ' '.join(f'{x:.1f},{y:.1f}' for x, y in line)
        parts.append(f'<polygon points="{corners}" fill="{INKS[tint]}" stroke="{INKS[tint]}" stroke-width="10"/>')
    for code in STATES:
        name, capital, sign = STATES[code]
        line = [((x - 2) * unit, 1600 - (y - 3.5) * unit) for x, y in outline(code)]
        x, y = middle(line)
        left, right = min(p[0] for p in line), max(p[0] for p in line)
        low, high = min(p[1] for p in line), max(p[1] for p in line)
        size = min(34, (right - left) * 0.8 / (len(name) * 0.62), (high - low) * 0.3)
        scale = min(1.9, (high - low) / 150, (right - left) / 110)
        if code == 'LA':
            parts.append(words(name, x, y + 7, 19, '#2b211c'))
            continue
        parts.append(f'<g transform="translate({x:.0f} {y - size * 0.9:.0f}) scale({scale:.2f})">{SIGNS[sign]}</g>')
        parts.append(words(name, x, y + size * 1.0 + scale * 8, size, '#2b211c'))
        parts.append(
            f'<circle cx="{x - len(capital) * size * 0.24:.0f}" '
            f'cy="{y + size * 1.62 + scale * 8:.0f}" r="{size * 0.16:.1f}" fill="#b3322c"/>'
        )
        parts.append(words(capital, x + size * 0.2, y + size * 1.85 + scale * 8, size * 0.68, '#2b211c', 400))
    return svg(''.join(parts), 1600, 1600, '#f3ead8')


@good('map-puzzle', yaw=-5, pitch=60)
def map_puzzle(_look):
    side = 13.0
    card = material('#c9a878', 0.85)
    face = in_space(map_picture(side), side * CM, 0.42, 0, side='xy')
    loose = {'BO': ((2.4, 1.2), -6), 'LA': ((-0.8, -2.2), 6), 'AK': ((1.4, -2.2), -12)}
    for code in STATES:
        line = [((x - 2) * CM, (y - 3.5) * CM) for x, y in outline(code)]
        x, y = middle(line)
        corners = rounded(
            [*[((p - x) * 0.992, (q - y) * 0.992) for p, q in line], ((line[0][0] - x) * 0.992, (line[0][1] - y) * 0.992)], 0.5, 4
        )[:-1]
        there = [(p + x, q + y) for p, q in corners]
        shift, spin = loose.get(code, ((0, 0), 0))
        parts = [
            prism(there, 0.9, card, 0.1, turn=(-90, 0, 0), at=(0, 0, 0.45)),
            prism(there, 0.16, face, 0.07, turn=(-90, 0, 0), at=(0, 0, 0.94)),
        ]
        group(group(parts, (-x, -y, 0)), (x + shift[0] - 6.5 * CM, y + shift[1] - 5.5 * CM, 0), (0, 0, spin))
