"""Sports & Outdoors: football boots."""

import math

from goods import good
from goods.shared.hardware import smooth_at
from materials import bumped, material, printed, rubber, shade
from prints import svg, words
from shapes import closed_curve, group, lathe, prism, rounded, surface, torus, tube

# Half a boot from its heel to its toe (which points to -y): the sole's rim on the outer and on the inner side, and the rim of
# the opening (half width, y, height), which narrows from the collar to the slot under the laces.
OUTER = [
    (0, 13.6),
    (2.5, 12.7),
    (3.4, 9.8),
    (3.4, 7),
    (3.3, 4),
    (3.4, 1.5),
    (3.9, -1.5),
    (4.4, -4.5),
    (4.6, -7.5),
    (4.1, -10.5),
    (2.4, -13.2),
]
INNER = [
    (0, 13.6),
    (-2.3, 12.7),
    (-3.1, 9.8),
    (-3.0, 7),
    (-2.8, 4),
    (-2.9, 1.5),
    (-3.3, -1.5),
    (-4.0, -4.5),
    (-4.5, -7.5),
    (-4.5, -10.5),
    (-3.4, -13.0),
]
OPENING = [
    (0, 12.9, 8.6),
    (1.9, 12.2, 8.2),
    (2.9, 9.8, 6.9),
    (3.0, 7.2, 6.4),
    (2.9, 4.9, 6.9),
    (2.3, 3.0, 8.2),
    (1.5, 1.6, 8.7),
    (1.15, -0.4, 8.1),
    (1.05, -2.5, 7.2),
    (0.95, -4.5, 6.3),
    (0.55, -6.0, 5.7),
]
TOE = ((-0.6, -14.2), (0, -6.3, 5.6))


def last(side):
    """The columns of an upper, heel, outer side, toe, inner side: (x, y) on the sole and (x, y, z) on the opening's rim."""
    half = [(*foot, *top) for foot, top in zip(OUTER, OPENING)] + [(*TOE[0], *TOE[1])]
    back = [(*foot, -top[0], *top[1:]) for foot, top in zip(INNER[1:], OPENING[1:])]
    return [(x * side, y, a * side, b, z) for x, y, a, b, z in closed_curve(half + back[::-1], 8)]


def boot(picture, side, sole, contrast, lace):
    """A boot of turf studs: upper, tongue, laces, sole. The foot stands on z = 0, its toe towards -y."""
    columns, lift = last(side), 2.1
    count = len(columns)

    def place(u, v):
        x, y, a, b, high = columns[round(u * count) % count]
        fore = min(1.0, max(0.0, (4 - b) / 4))
        long = math.hypot(x, y - max(-9.0, min(9.0, y))) or 1
        out_x, out_y = x / long, (y - max(-9.0, min(9.0, y))) / long
        low = (x + out_x * 0.5, y + out_y * 0.5, high * (0.5 + 0.1 * fore))
        bend = 0.5 * fore
        near = (a + (x - a) * bend + 0.3 * out_x * (1 - fore), b + (y - b) * bend, high * (0.66 + 0.3 * fore))
        corners = ((x, y, 0.0), low, near, (a, b, high))
        parts = ((1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v**2 * (1 - v), v**3)
        px, py, pz = (sum(part * corner[axis] for part, corner in zip(parts, corners)) for axis in range(3))
        crease = 0.09 * math.sin(2.6 * py) * math.exp(-(((py + 5.8) / 2.2) ** 2)) * math.sin(math.pi * v)
        return (px, py, pz + crease + lift - 0.1)

    lining = material('#26262a', 0.85)
    things = [surface(place, picture, count, 30, True, thickness=0.26)]
    things.append(tube([place(n / count, 1) for n in range(0, count, 2)], 0.24, contrast, closed=True))
    things.append(tube([place(n / count, 0.06) for n in range(0, count, 2)], 0.13, sole, closed=True))
    bed = [(a * 1.02, b, 3.4) for _, _, a, b, _ in columns]
    things.append(surface(lambda u, v: tuple(p * k for p, k in zip(bed[round(u * count) % count], (v, 1, 1))), lining, count, 4))
    rim = [(x, y) for x, y, *_ in columns]
    for scale, high, at in ((1.045, 0.75, 1.8), (1.02, 0.6, 1.2)):
        things.append(prism([(x * scale, y * scale) for x, y in rim], high, sole, 0.25, (0, 0, at), (-90, 0, 0)))
    ridge = [(-6.9, 5.1), (-5.6, 6.0), (-4.2, 6.75), (-2.4, 7.55), (-0.6, 8.35), (1.0, 8.95), (2.6, 9.9), (3.6, 11.0)]

    def tongue(u, v):
        y, z = smooth_at(ridge, v)
        across = 2 * u - 1
        return (across * (1.5 + 0.9 * v), y + 0.4 * v * abs(across) ** 3, z + lift - 0.1 - 0.5 * across**2)

    things.append(surface(tongue, bumped(contrast, 0.3, 0.25), 16, 42, thickness=0.42))
    holes = [(1.55, y, z + lift + 0.12) for y, z in ((-4.7, 6.3), (-3.2, 6.95), (-1.7, 7.6), (-0.2, 8.2), (1.3, 8.65))]
    for number, (x, y, z) in enumerate(holes):
        for way in (-1, 1):
            things.append(torus(0.24, 0.09, lining, (way * x, y, z - 0.12), (24, way * 34, 0)))
            if number < 4:
                _, far, top = holes[number + 1]
                bar = [(-way * x, y, z), (-way * 0.9, y + 0.1, z + 0.4), (way * 0.9, far - 0.2, top + 0.36), (way * x, far, top)]
                things.append(tube(bar, 0.2, lace))
    x, y, z = holes[-1]
    things.append(tube([(-x, y, z), (-0.8, y + 0.1, z + 0.5), (0.8, y + 0.1, z + 0.5), (x, y, z)], 0.2, lace))
    for way in (-1, 1):
        loop = [(0.1 * way, y, z + 0.6), (1.4 * way, y + 0.7, z + 1.3), (3.3 * way, y - 0.2, z - 0.1), (3.1 * way, y - 1.4, z - 1.2)]
        things.append(tube([*loop, (1.3 * way, y - 0.7, z + 0.4), (0, y - 0.1, z + 0.7)], 0.19, lace))
        end = [(0, y, z + 0.7), (1.0 * way, y - 1.0, z + 0.7), (2.0 * way, y - 2.3, z - 0.6), (2.5 * way, y - 3.4, z - 1.9)]
        things.append(tube(end, 0.19, lace))
    things.append(tube([(-0.35, y - 0.1, z + 0.55), (0, y - 0.3, z + 0.8), (0.35, y - 0.1, z + 0.55)], 0.3, lace))
    stud = rounded([(0, 0), (0.42, 0), (0.62, 1.15), (0, 1.15)], 0.15, 3)
    for row in range(13):
        y = -12.3 + row * 2.0
        wide = max(abs(p[0]) for p in rim if abs(p[1] - y) < 0.9) - 0.9
        number = 2 if row in (6, 7) or row in (0, 12) else 4 if row < 6 else 3
        spots = [(2 * n / (number - 1) - 1) * wide * (0.55 if row in (0, 12) else 0.92) for n in range(number)]
        things += [lathe(stud, sole, (x, y, 0), steps=20) for x in spots]
    return things


def upper_picture(color, contrast, side):
    """The upper unrolled: heel, outer side, toe, inner side; its foot is the sole's rim."""
    flip = -1 if side > 0 else 1
    wave = 'M{} 380 C{} 300 {} 190 {} 90 L{} 90 C{} 200 {} 300 {} 380Z'
    stripes = ''.join(
        f'<path d="{wave.format(*(centre + way * (step + p) for p in (0, 6, 20, 60, 84, 46, 36, 30)))}" fill="{contrast}"/>'
        for centre, way in ((330, 1), (1270, -1))
        for step in (0, 62, 124)
    )
    stitch = f'fill="none" stroke="{shade(color, 0.55)}" stroke-width="5" stroke-dasharray="10 7"'
    toe = (
        f'<path d="M610 400 C640 250 720 190 800 186 S960 250 990 400" {stitch}/>'
        f'<path d="M640 400 C660 270 730 214 800 210 S940 270 960 400" {stitch}/>'
    )
    heel = (
        f'<path d="M0 60 H90 C110 180 150 300 210 400 H0Z M1600 60 H1510 C1490 180 1450 300 1390 400 H1600Z" fill="{shade(color, 0.72)}"/>'
    )
    seams = f'<path d="M96 60 C118 180 158 300 220 400 M1504 60 C1482 180 1442 300 1380 400 M0 30 H1600" {stitch}/>'
    name = f'<g transform="translate(196 236) scale({0.5 * flip} 1)">{words("KÁSÚWÁ", 0, 0, 52, contrast, 800)}</g>'
    return svg(heel + stripes + toe + seams + name, 1600, 400, color)


@good('turf-boots', yaw=-14, pitch=26)
def turf_boots(look):
    color = look.color or '#f26b1d'
    dark = color < '#555555'
    accent, sole, lace = ('#f2efe8', '#d9d5cb', '#f26b1d') if dark else ('#1d1d22', '#232327', '#f7f4ec')
    pair = []
    for side in (1, -1):
        skin = bumped(printed(upper_picture(color, accent, side), 0.4, clear=0.3), 0.08, 0.22)
        pair.append(boot(skin, side, rubber(sole), material(accent, 0.7), material(lace, 0.8)))
    group(pair[0], at=(-7, 12, 0), turn=(0, 0, -62))
    # The other one lies on its side and shows its studs.
    group(group(pair[1], at=(0, 0, 0), turn=(0, 97, 0)), at=(6, -10, 4.6), turn=(0, 0, 80))
