"""Tools & Auto: safety and the building site."""

import math
import random

from goods import good
from goods.tools.hand_tools import smoothed
from materials import brass, bumped, glossy, material, metal, mottled, plastic, printed, rubber, steel, weave, wood
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, lathe, letters, plate, prism, rounded, surface, torus, tube


@good('fire-extinguisher-6kg', yaw=-18, pitch=10)
def fire_extinguisher(look):
    red, dark, chrome = glossy('#c3161c'), plastic('#1b1c1f', 0.45), metal('#d3d6da', 0.2)
    lathe(
        rounded([(0, 1), (7.2, 1), (7.5, 0), (7.5, 3.4), (7.5, 38.6), (6.6, 42), (3, 44), (2.2, 44.6), (2.2, 46), (0, 46)], 1.2),
        red,
        steps=128,
    )
    lathe(rounded([(6.6, 0), (7.75, 0), (7.75, 2.6), (7.5, 2.8)], 0.3), dark, steps=96)
    lathe(rounded([(0, 0), (2.4, 0), (2.4, 1.4), (1.7, 1.8), (1.7, 4.4), (0, 4.4)], 0.2), brass(), at=(0, 0, 45.6))
    group(
        [lathe(rounded([(0, 0), (1.7, 0), (1.7, 1.0), (1.5, 1.2)], 0.1), chrome), printed_round(1.5, gauge(), 1.15)],
        at=(0, -1.5, 47.9),
        turn=(90, 0, 0),
    )
    for _side, z, lift in ((1, 51.2, 10), (-1, 49.4, -6)):
        prism(
            [(-2.2, 0.2), (-2, 1.2), (9.5, 1.2 + lift * 0.2), (11.8, 0.6 + lift * 0.2), (9.4, 0.3 + lift * 0.15), (2, -0.1)],
            2.3,
            dark,
            0.25,
            at=(0.4, 0, z - 0.8),
            turn=(0, 0, 0),
        )
    torus(1.0, 0.16, steel(), at=(-2.2, -1.8, 50.4), turn=(70, 0, 0))
    tube([(-2.2, -1.8, 50.4), (2.0, -1.2, 50.4)], 0.16, steel())
    tube([(1.6, 0, 50.2), (1.7, -1.8, 49.0), (1.4, -2.3, 47.4)], 0.07, material('#e8c21d', 0.5))
    tube([(-1.6, 0, 47.8), (-6, 0, 48.6), (-10.4, -0.4, 44), (-9.8, -1, 34), (-9.0, -1.2, 24), (-9.0, -1.2, 16)], 0.85, rubber('#17181a'))
    lathe(rounded([(0, 0), (1.0, 0), (1.0, 0.6), (0.8, 0.9)], 0.1), brass(), at=(-1.6, 0, 47.8), turn=(0, -90, 0))
    lathe(rounded([(1.0, 0), (1.5, 0.2), (1.2, 6), (1.0, 9), (0, 9)], 0.3), dark, at=(-9.0, -1.2, 8.0))
    torus(7.5, 0.18, dark, at=(0, 0, 13.6))
    box(2.2, 1.6, 1.5, dark, 0.3, at=(-8.4, -1.0, 13))
    body = (
        words('ÀÀBÒ', 500, 110, 96, '#ffffff', spacing=10)
        + words('FIRE EXTINGUISHER', 500, 180, 56, '#ffffff')
        + '<rect x="150" y="210" width="700" height="100" fill="#1f55a5"/>'
        + words('DRY POWDER · ABC · 6 kg', 500, 278, 50)
    )
    for step, text in enumerate(('1  PULL THE PIN', '2  AIM AT THE BASE', '3  SQUEEZE AND SWEEP')):
        body += f'<rect x="200" y="{340 + step * 92}" width="600" height="76" rx="10" fill="#fbf6ea"/>' + words(
            text, 236, 393 + step * 92, 40, '#b0141a', anchor='start'
        )
    for step, (letter, color) in enumerate((('A', '#2c8a46'), ('B', '#c3161c'), ('C', '#1f55a5'))):
        body += (
            f'<rect x="{240 + step * 190}" y="640" width="140" height="140" rx="16" fill="{color}" stroke="#fff" stroke-width="8"/>'
            + words(letter, 310 + step * 190, 742, 90)
        )
    body += words('Filled 11 / 2026 · Test 11 / 2031', 500, 850, 38, '#ffffff', 400)
    half = math.radians(72)
    surface(
        lambda u, v: (7.53 * math.sin(-half + 2 * half * u), -7.53 * math.cos(-half + 2 * half * u), 17 + 19 * v),
        printed(svg(body, 1000, 900, '#b3141a'), 0.3, clear=0.6),
        64,
        4,
    )


def gauge():
    return svg(
        '<circle cx="150" cy="150" r="148" fill="#f7f4ec"/><path d="M150 150 L60 70 A120 120 0 0 1 110 37 Z" fill="#c3161c"/><path d="M150 150 L110 37 A120 120 0 0 1 215 50 Z" fill="#35a853"/><path d="M150 150 L215 50 A120 120 0 0 1 255 95 Z" fill="#c3161c"/><path d="M146 190 L152 60 L158 190 Z" fill="#1b1c1f"/><circle cx="152" cy="156" r="14" fill="#1b1c1f"/>',
        300,
        300,
    )


def printed_round(radius, picture, high):
    """A round printed dial that lies on its height, about the upright."""
    dial = surface(
        lambda u, v: (radius * v * math.cos(2 * math.pi * u), radius * v * math.sin(2 * math.pi * u), high), printed(picture, 0.3), 48, 6
    )
    layer = dial.data.uv_layers[0]
    for loop in dial.data.loops:
        place = dial.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + place.x / radius / 2, 0.5 + place.y / radius / 2)
    return dial


@good('reflective-vest', yaw=-16, pitch=12)
def reflective_vest(look):
    orange, band, trim = weave('#f2641a', 0.16), metal('#d7dade', 0.42), material('#e2cf1c', 0.7)
    lime = material('#d8e021', 0.7)
    front = smoothed(
        [
            (-27, 0),
            (-26.4, 20),
            (-25, 38),
            (-22, 46),
            (-20.6, 54),
            (-21.6, 62),
            (-20, 66),
            (-13, 69),
            (-9, 69.6),
            (-6.4, 62),
            (-1.4, 45),
            (-0.4, 42),
            (-0.4, 0),
        ]
    )

    def half(side):
        """A front panel, softly bent to the side."""
        return [(side * x, z) for x, z in front]

    back = smoothed(
        [
            (-27, 0),
            (-26.4, 20),
            (-25, 38),
            (-22, 46),
            (-20.6, 54),
            (-21.6, 62),
            (-20, 66),
            (-13, 69),
            (-9, 69.6),
            (-4, 67),
            (4, 67),
            (9, 69.6),
            (13, 69),
            (20, 66),
            (21.6, 62),
            (20.6, 54),
            (22, 46),
            (25, 38),
            (26.4, 20),
            (27, 0),
        ]
    )
    sheet(back, orange, 6.0, -1)
    for side in (-1, 1):
        sheet(half(side), orange, -6.0, 1)
        for low in (10, 25):
            cloth_band(side, low - 0.9, low + 6.3, lime, 0.16)
            cloth_band(side, low, low + 5.4, band, 0.34)
        surface(lambda u, v, side=side: bent_place((side * (14.6 + 5.2 * u), 31 + 37.4 * v), -6.0, 1, 0.34), band, 6, 40, thickness=0.1)
        tube([bent_place(point, -6.0, 1, 0.2) for point in half(side)], 0.3, trim, smooth=False, closed=True)
    tube([bent_place(point, 6.0, -1, 0.2) for point in back], 0.3, trim, smooth=False, closed=True)
    for low in (10, 25):
        surface(lambda u, v, low=low: bent_place((-26.4 + 52.8 * u, low + 5.4 * v), 6.0, -1, -0.3), band, 60, 4, thickness=0.1)
    for high in (8, 21, 36):
        box(3.6, 0.3, 2.2, material('#2b2b2e', 0.9), 0.1, at=(0, bent_place((0, high), -6, 1, 0.4)[1], high))
    letters('ÀÀBÒ', 2.6, material('#2b2b2e', 0.7), at=(8.4, bent_place((8.4, 20.4), -6, 1, 0.5)[1], 19.4), turn=(0, 0, 8), deep=0.03)
    stack = []
    for number in range(4):
        low = number * 2.5
        fold = [blob(30, 26, 2.6, orange, at=(0, 0, low), squareness=0.75)]
        fold += [
            surface(
                lambda u, v, low=low, x=x: (
                    x + 4.4 * (u - 0.5),
                    -13.2 * math.copysign(abs(math.cos(math.pi * v)) ** 0.32, math.cos(math.pi * v)),
                    low + 1.3 + 1.42 * math.sin(math.pi * v) ** 0.36,
                ),
                band,
                3,
                30,
            )
            for x in (-7, 7)
        ]
        fold.append(
            tube(
                [
                    (-14.9, -8, low + 1.3),
                    (-14.4, -12.4, low + 1.3),
                    (-12, -13.1, low + 1.3),
                    (12, -13.1, low + 1.3),
                    (14.4, -12.4, low + 1.3),
                    (14.9, -8, low + 1.3),
                ],
                0.28,
                trim,
            )
        )
        stack += fold
    group(stack, at=(45, -8, 0), turn=(0, 0, -12))


def bent_place(point, deep, out, lift):
    """Where a point of a flat pattern lies on a breast: `deep` from the middle, `out` 1 for the front, `lift` above it."""
    x, z = point
    wave = 0.35 * math.sin(x * 0.7 + z * 0.11) * max(0, 1 - z / 60) + 0.3 * math.sin(x * 0.35 - z * 0.16)
    round_ = (x / 28) ** 2
    y = deep * (1.25 - 1.15 * round_) * (1 if z < 46 else max(0.1, 1 - ((z - 46) / 24) ** 2))
    return (x * (1 - 0.08 * round_), y - (lift + wave * 0.5) * out - 0.0, z)


def sheet(outline, cloth, deep, out):
    """Cloth cut to an outline and laid on the breast: rows between its left and right at each height."""
    low, high = min(z for _, z in outline), max(z for _, z in outline)

    def ends(z):
        found = []
        for (x1, z1), (x2, z2) in zip(outline, outline[1:] + outline[:1]):
            if (z1 - z) * (z2 - z) <= 0 and z1 != z2:
                found.append(x1 + (x2 - x1) * (z - z1) / (z2 - z1))
        return found

    def place(u, v):
        z = low + 0.05 + (high - low - 0.1) * v
        found = ends(z) or [0, 0]
        if out < 0 and z > 67.05:
            found = [x for x in found if x < 0] or found
        return bent_place((min(found) + (max(found) - min(found)) * u, z), deep, out, 0)

    made = surface(place, cloth, 40, 90, thickness=0.2)
    if out < 0:

        def other(u, v):
            z = 67.05 + (high - 67.1) * v
            found = [x for x in ends(z) if x > 0] or [11, 11]
            return bent_place((min(found) + (max(found) - min(found)) * u, z), deep, out, 0)

        surface(other, cloth, 20, 16, thickness=0.2)
    return made


def cloth_band(side, low, high, made, lift):
    """A band across a front panel."""
    return surface(lambda u, v: bent_place((side * (0.5 + 26 * u), low + (high - low) * v), -6.0, 1, lift), made, 40, 4, thickness=0.1)


def glove(knit, dip, left):
    """A glove on its back, flat, fingers to +y: its palm is dipped in rubber and lies up."""
    side = -1 if left else 1
    things = []
    for x, base, tip, r in ((-3.0, 8.4, 14.6, 0.92), (-1.0, 9, 16.6, 0.98), (1.0, 9, 16.2, 0.96), (2.9, 8.2, 13.6, 0.86)):
        lean = x * 0.12
        path = [(side * x, base + (tip - base) * part, 1.0 + 0.3 * math.sin(part * 3)) for part in (-0.5, 0, 0.3, 0.6, 0.85, 1.0)]
        path = [(px + side * lean * max(0, (py - base) / 6), py, pz) for px, py, pz in path]
        things.append(tube(path, [r, r * 1.02, r, r * 0.96, r * 0.85, r * 0.45], dip))
    things.append(
        tube(
            [(side * -2.4, 3.4, 1.0), (side * -4.2, 5.4, 1.2), (side * -5.4, 7.6, 1.3), (side * -6.1, 9.8, 1.3), (side * -6.3, 10.8, 1.3)],
            [1.3, 1.25, 1.08, 0.92, 0.45],
            dip,
        )
    )
    things.append(blob(8.6, 9.4, 2.2, dip, at=(0, 5.2, 0), squareness=0.5))
    things.append(blob(8.2, 5, 1.9, knit, at=(0, 1.2, 0), squareness=0.55))

    def cuff(u, v):
        a = 2 * math.pi * u
        rib = 1 + 0.035 * math.cos(30 * a)
        wide = 3.7 - 0.35 * math.sin(v * math.pi)
        return (wide * rib * math.cos(a), 1.4 - 6.4 * v, 0.9 + 0.85 * rib * math.sin(a))

    things.append(surface(cuff, knit, 180, 10, True, thickness=0.12))
    hem = [(3.75 * math.cos(a), -5.0, 0.9 + 0.9 * math.sin(a)) for a in (2 * math.pi * step / 40 for step in range(40))]
    things.append(tube(hem, 0.22, material('#e2b51d', 0.8), closed=True))
    for thing in things:
        if thing.type == 'CURVE':
            thing.data.bevel_resolution, thing.data.resolution_u = 5, 6
    return things


@good('work-gloves-12', yaw=-10, pitch=46)
def work_gloves(look):
    knit, dip = weave('#e9e5da', 0.22), bumped(material('#2e5f9e', 0.6), 0.35, 0.16)
    places = {True: [], False: []}
    for number in range(12):
        column, level = number % 3, number // 3
        for left in (True, False):
            x = (column - 1) * 24 + (-5.6 if left else 5.6)
            places[left].append(((x, 16 - level * 7.6, 0), (13 if level else 4, 0, (4 if left else -4) + (number * 37 % 7) - 3)))
    for left in (True, False):
        copies(glove(knit, dip, left), places[left])
    for column in range(3):
        wrap = svg(
            words('ÀÀBÒ', 300, 74, 56, '#ffffff', spacing=6) + words('CUT-RESISTANT · 12 PAIRS', 300, 124, 32, '#f5dc63'),
            600,
            150,
            '#23395f',
        )
        if column == 1:
            box(17, 5, 0.12, printed(wrap, 0.7), 0.02, at=(0, -10.2, 1.75), turn=(13, 0, 0))


@good('facing-bricks', yaw=-32, pitch=20)
def facing_bricks(look):
    dice = random.Random('bricks')
    clays = [mottled('#a4482c', tone, 1.6, 0.9, 0.1, bump=0.22) for tone in ('#b95c3a', '#96402a', '#c06a47', '#8c3a27')]
    pine = wood('#c9a26b', 0.7, 'x', 1.2)
    for y in (-24, 0, 24):
        box(96, 9, 2.2, pine, 0.3, at=(0, y, 0))
        for x in (-40, 0, 40):
            box(9, 9, 8, pine, 0.3, at=(x, y, 2.2))
    for number in range(8):
        box(11, 58, 2.2, wood('#c39a62', 0.7, 'y', 1.2), 0.3, at=(-42.5 + number * 12.14, 0, 10.2))
    moulds = []
    for clay in clays:
        brick = [box(21.6, 10.2, 6.5, clay, 0.35, segments=2)]
        brick += [lathe([(0, 0.03), (1.5, 0.03), (1.5, 0)], material('#4d2216', 0.95), at=(x, 0, 6.5), steps=24) for x in (-6, 0, 6)]
        moulds.append((brick, []))
    for level in range(5):
        for number in range(20):
            x, y = (number % 4 - 1.5) * 22.5, (number // 4 - 2) * 11.0
            at = (x + dice.uniform(-0.4, 0.4), y + dice.uniform(-0.3, 0.3), 12.4 + level * 6.6)
            moulds[dice.randrange(4)][1].append((at, (0, 0, dice.uniform(-1.4, 1.4) + 180 * dice.randrange(2))))
    for brick, places in moulds:
        copies(brick, places)
    band = material('#2452a6', 0.35)
    for x in (-22, 22):
        box(1.8, 55.4, 0.14, band, 0.05, at=(x, 0, 45.55))
        for side in (-1, 1):
            box(1.8, 0.14, 33.2, band, 0.05, at=(x, side * 27.7, 12.4))
        box(2.6, 0.5, 2.0, steel(), 0.1, at=(x, -27.8, 36))
    plate(
        20,
        11,
        printed(
            svg(
                words('AMỌ̀', 200, 100, 90, '#8c3a27', spacing=6) + words('FACING BRICKS · 100', 200, 170, 32, '#3a2018'),
                400,
                220,
                '#f4ead8',
            )
        ),
        at=(0, -27.9, 26),
    )


@good('builders-bucket', yaw=-18, pitch=26)
def builders_bucket(look):
    black, rod = bumped(material('#2b2b2e', 0.62), 0.12, 0.5), metal('#a9acb1', 0.35)
    bucket = [
        lathe(
            rounded(
                [(0, 0), (10.6, 0), (11, 0.6), (14.6, 26.6), (15.8, 27), (15.8, 28.4), (14.6, 28.6), (14.0, 27.4), (10.4, 1.8), (0, 1.6)],
                0.4,
            ),
            black,
            steps=128,
        )
    ]
    bucket += [
        lathe(
            [
                (12.5 + step * 0.9, 8 + step * 7),
                (12.9 + step * 0.97, 8.4 + step * 7),
                (12.9 + step * 0.97, 9 + step * 7),
                (12.6 + step * 1.0, 9.4 + step * 7),
            ],
            black,
            steps=96,
        )
        for step in range(2)
    ]
    for side in (-1, 1):
        bucket += [box(1.4, 5, 5, black, 0.5, at=(side * 15, 0, 22.6)), torus(1.1, 0.3, rod, at=(side * 15.9, 0, 24), turn=(0, 90, 0))]
        bucket += [cylinder(0.7, 0.6, steel(), 0.15, at=(side * 15.6, y, 23.8), turn=(0, side * 90, 0)) for y in (-1.7, 1.7)]
    arch = [
        (-15.9 * math.cos(a), -17.5 * math.sin(a) * 0.42, 25.4 + 15.5 * math.sin(a)) for a in (math.pi * step / 24 for step in range(25))
    ]
    bucket += [tube(arch, 0.3, rod, smooth=False), tube([arch[10], arch[12], arch[14]], 1.0, plastic('#d9531a', 0.45))]
    mark = svg(
        words('AMỌ̀', 300, 150, 150, '#f2ead8', spacing=10) + words('BUILDER · RUBBER', 300, 220, 44, '#f2ead8', 400), 600, 260, '#2b2b2e'
    )
    half = math.radians(30)
    bucket.append(
        surface(
            lambda u, v: (
                (12.26 + 1.15 * v) * math.sin(-half + 2 * half * u),
                -(12.26 + 1.15 * v) * math.cos(-half + 2 * half * u),
                9.7 + 5.4 * v,
            ),
            printed(mark, 0.7),
            30,
            3,
        )
    )
    group(bucket, at=(-17, 4, 0))
    pan = [
        lathe(
            rounded(
                [(0, 0), (14, 0), (15, 0.6), (21.4, 10.6), (22.6, 11), (22.6, 12), (21.4, 12.2), (20.6, 11.2), (14.4, 1.8), (0, 1.4)], 0.4
            ),
            black,
            steps=128,
        )
    ]
    for side in (-1, 1):
        pan.append(tube([(side * 22.4, -4, 11.4), (side * 24.6, -3.6, 11.8), (side * 24.6, 3.6, 11.8), (side * 22.4, 4, 11.4)], 0.3, rod))
    copies(pan, [((20, -2, 0), (0, 0, 30)), ((21, -1.4, 4.6), (0, 3, 70))])


def trap(width, length, bait):
    """A snap trap seen from above: board, spring with two coils, hammer bar, latch and treadle."""
    pine, wire = wood('#d5b27c', 0.6, 'y', 0.6), metal('#c98b54', 0.3)
    half, things = width / 2 - 0.7, [box(width, length, 0.8, pine, 0.12)]
    bar = [
        (half, 0, 1.1),
        (half, length * 0.34, 1.15),
        (half - 0.4, length * 0.41, 1.15),
        (-half + 0.4, length * 0.41, 1.15),
        (-half, length * 0.34, 1.15),
        (-half, 0, 1.1),
    ]
    things.append(tube(bar, 0.16, wire, smooth=False))
    things.append(tube([(-half, 0, 1.1), (half, 0, 1.1)], 0.14, wire))
    for side in (-1, 1):
        coil = [
            (side * (half - 0.2 - 0.19 * step / 12 * 1.1), 0.42 * math.sin(step * math.pi / 6), 1.25 + 0.42 * math.cos(step * math.pi / 6))
            for step in range(96)
        ]
        things.append(tube(coil, 0.1, wire))
        things.append(
            tube([(side * (half - 2.0), 0.4, 1.1), (side * (half - 2.0), length * 0.2, 0.95), (side * half, length * 0.3, 1.3)], 0.1, wire)
        )
        things.append(
            tube([(side * 0.75, 0, 0.7), (side * 0.75, 0.3, 1.5), (side * 0.75, -0.3, 1.5), (side * 0.75, -0.2, 0.7)], 0.08, steel())
        )
    things.append(
        prism(
            smoothed([(-0.9, -1.2), (0.9, -1.2), (1.1, 1.0), (0.5, 1.5), (-0.5, 1.5), (-1.1, 1.0)]),
            0.14,
            bait,
            0.05,
            at=(0, -length * 0.2, 1.15),
            turn=(-84, 0, 0),
        )
    )
    things += [
        cylinder(0.35, 0.1, metal('#8e6a3c', 0.4), 0.04, at=(0, -length * 0.2, 1.2)),
        tube([(0.3, -length * 0.46, 1.0), (0.2, -length * 0.2, 1.4), (0, length * 0.1, 1.5)], 0.09, wire),
    ]
    ink = material('#b3261e', 0.7)
    things += [
        letters('ÀÀBÒ', width * 0.17, ink, at=(0, -length * 0.385, 0.81), turn=(-90, 0, 0), deep=0.01),
        letters('RAT' if width > 6 else 'MOUSE', width * 0.11, ink, at=(0, length * 0.2, 0.81), turn=(-90, 0, 0), deep=0.01),
    ]
    return things


@good('mouse-trap-set', yaw=-22, pitch=42)
def mouse_traps(look):
    yellow = material('#e9b72a', 0.5)
    group(trap(8.2, 17, yellow), at=(-9.4, 1, 0), turn=(0, 0, 4))
    group(trap(8.2, 17, yellow), at=(0.6, 2, 0), turn=(0, 0, -5))
    group(trap(4.8, 9.8, yellow), at=(9.2, -2.2, 0), turn=(0, 0, 8))
    group(trap(4.8, 9.8, yellow), at=(16.0, -0.6, 0), turn=(0, 0, -10))


@good('drain-plunger', yaw=-16, pitch=16)
def drain_plunger(look):
    cup, handle, chrome = bumped(material('#a3271f', 0.5, clear=0.2), 0.06, 0.3), wood('#d3a76a', 0.35, 'z', 0.7), metal('#c6cacf', 0.25)
    lathe(
        rounded(
            [(6.2, 0), (7.4, 0.1), (7.6, 1.0), (7.3, 3), (6.4, 6.4), (4.4, 8.8), (2.4, 9.8), (2.0, 10.6), (2.0, 13.4), (1.4, 14), (0, 14)],
            0.6,
        ),
        cup,
        steps=128,
    )
    lathe([(6.2, 0), (5.8, 1.4), (5.4, 4.6), (3.4, 7.6), (0, 8.4)], rubber('#6d1712'))
    for ring in range(3):
        torus(2.05, 0.18, cup, at=(0, 0, 10.8 + ring * 0.9))
    lathe(rounded([(0, 12), (1.25, 12), (1.2, 30), (1.15, 48), (1.5, 50), (1.3, 52.2), (0, 52.6)], 0.4), handle)
    torus(0.9, 0.07, material('#f1ead9', 0.8), at=(0, 0.2, 51.4), turn=(90, 0, 0))
    lathe(
        [(1.24, 33), (1.24, 38.4)],
        printed(svg(words('MỌ́TÓTÓ', 300, 130, 76, '#ffffff') + words('FORCE CUP', 300, 190, 40, '#ffffff', 400), 600, 240, '#a3271f'), 0.5),
    )
    loop = [
        (
            (9.2 + 0.5 * math.sin(step * 0.37)) * math.cos(step * 0.2) + 16,
            (7.6 + 0.4 * math.cos(step * 0.53)) * math.sin(step * 0.2) - 7,
            0.5 + step * 0.024,
        )
        for step in range(125)
    ]
    line = [(2, -20, 0.5), (8, -17.6, 0.5)] + loop + [(26, -1, 3.0), (29, 2, 1.4), (31, 2, 1.2)]
    tube(line, 0.36, metal('#8c9096', 0.35))
    lumps = []
    for _step, (a, b) in enumerate(zip(loop, loop[1:])):
        for part in range(5):
            lumps.append(tuple(a[axis] + (b[axis] - a[axis]) * part / 5 for axis in range(3)))
    ringed = [0.45 if step % 2 else 0.33 for step in range(len(lumps))]
    tube(lumps, ringed, chrome, smooth=False)
    head = [
        (0.7 * math.cos(step * 0.9) * (1 - step / 60), 0.7 * math.sin(step * 0.9) * (1 - step / 60), step * 0.075) for step in range(46)
    ]
    group([tube(head, 0.14, chrome)], at=(2, -20, 0.8), turn=(90, 0, -66))
    crank = [
        tube([(0, 0, 0), (0, 0, 5), (4.6, 0, 5.4), (4.6, 0, 10.6)], 0.4, chrome, smooth=False),
        cylinder(0.95, 6, plastic('#d9b92a', 0.4), 0.3, at=(4.6, 0, 6)),
        cylinder(0.95, 4, plastic('#d9b92a', 0.4), 0.3, at=(0, 0, -0.6)),
    ]
    group(crank, at=(31, 2, 1.2), turn=(0, 90, 4))
