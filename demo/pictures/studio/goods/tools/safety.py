"""Tools & Auto: what protects on a site."""

import math
import random

from goods import good
from goods.shared.hardware import round_face
from materials import brass, bumped, glossy, material, metal, plastic, printed, rubber, steel, weave
from prints import svg, words
from shapes import blob, box, closed_curve, copies, group, lathe, letters, lying, prism, rounded, surface, torus, tube


@good('fire-extinguisher-6kg', yaw=-18, pitch=10)
def fire_extinguisher(_look):
    red, dark, chrome = glossy('#c3161c'), plastic('#1b1c1f', 0.45), metal('#d3d6da', 0.2)
    lathe(
        rounded([(0, 1), (7.2, 1), (7.5, 0), (7.5, 3.4), (7.5, 38.6), (6.6, 42), (3, 44), (2.2, 44.6), (2.2, 46), (0, 46)], 1.2),
        red,
        steps=128,
    )
    lathe(rounded([(6.6, 0), (7.75, 0), (7.75, 2.6), (7.5, 2.8)], 0.3), dark, steps=96)
    lathe(rounded([(0, 0), (2.4, 0), (2.4, 1.4), (1.7, 1.8), (1.7, 4.4), (0, 4.4)], 0.2), brass(), at=(0, 0, 45.6))
    group(
        [
            lathe(rounded([(0, 0), (1.7, 0), (1.7, 1.0), (1.5, 1.2)], 0.1), chrome, turn=(90, 0, 0)),
            round_face(1.5, printed(gauge(), 0.3), -1.15),
        ],
        at=(0, -1.5, 47.9),
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
        '<circle cx="150" cy="150" r="148" fill="#f7f4ec"/><path d="M150 150 L60 70 A120 120 0 0 1 110 37 Z" fill="#c3161c"/>'
        '<path d="M150 150 L110 37 A120 120 0 0 1 215 50 Z" fill="#35a853"/><path d="M150 150 L215 50 A120 120 0 0 1 255 95 Z" '
        'fill="#c3161c"/><path d="M146 190 L152 60 L158 190 Z" fill="#1b1c1f"/><circle cx="152" cy="156" r="14" fill="#1b1c1f"/>',
        300,
        300,
    )


@good('reflective-vest', yaw=-16, pitch=12, focus=(0.34, 0.66))
def reflective_vest(_look):
    orange, band, trim = weave('#f2641a', 0.16), metal('#d7dade', 0.42), material('#e2cf1c', 0.7)
    lime = material('#d8e021', 0.7)
    front = closed_curve(
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
        ],
        6,
    )

    def half(side):
        """A front panel, softly bent to the side."""
        return [(side * x, z) for x, z in front]

    back = closed_curve(
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
        ],
        6,
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


@good('work-gloves-12', yaw=-6, pitch=58)
def work_gloves(_look):
    """Twelve pairs laid out in three rows, each pair with the maker's tag."""
    knit, dip = weave('#e9e5da', 0.22), bumped(material('#2e5f9e', 0.6), 0.35, 0.16)
    dice = random.Random('work-gloves-12')
    pairs = [(22 * (n % 4 - 1.5), 25 * (1 - n // 4), dice.uniform(-3, 3)) for n in range(12)]
    for left in (True, False):
        out = 1 if left else -1
        copies(glove(knit, dip, left), [((x + out * 4.1, y, 0), (0, 0, spin - out * 5)) for x, y, spin in pairs])
    name = words('ÀÀBÒ', 300, 96, 84, '#ffffff', spacing=6) + words('CUT-RESISTANT', 300, 170, 46, '#f5dc63')
    tag = [box(8.6, 3.1, 0.15, material('#23395f', 0.7), 0.05), lying(8.5, 3.0, printed(svg(name, 600, 210, '#23395f'), 0.7), (0, 0, 0.16))]
    copies(tag, [((x, y - 2.4, 2.75), (0, 0, spin)) for x, y, spin in pairs])
