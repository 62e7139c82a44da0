"""Tools & Auto: tyres and the parts that motorcycles share."""

import math

from materials import material, metal, plastic, steel
from shapes import box, cylinder, group, lathe, loft, rounded, sphere, surface, tube


def along(sections, made, squareness=0.0, **where):
    """A body along x whose upright cuts are given, (x, y, z, width, height)."""
    return loft([(-z, y, x, height, width) for x, y, z, width, height in sections], made, squareness, turn=(0, 90, 0), **where)


def tyre(radius, width, rim, made, blocks=56, around=900, at=(0, 0, 0)):
    """A tyre about the axis y, its tread cut into blocks: four grooves round, sipes across, open shoulders."""
    half = width / 2
    shape = [
        (rim, half * 0.62),
        (rim + 0.8, half * 0.78),
        (rim + 2, half * 0.86),
        (rim + 3.4, half * 0.97),
        ((rim + radius) / 2, half * 1.04),
        (radius - 3.2, half * 1.0),
        (radius - 1.5, half * 0.94),
        (radius - 0.6, half * 0.86),
    ]
    side = []
    for a, b in zip(shape, shape[1:]):
        side += [(a[0] + (b[0] - a[0]) * step / 4, a[1] + (b[1] - a[1]) * step / 4) for step in range(4)]
    tread_half = half * 0.86
    crown = [(None, tread_half - tread_half * 2 * step / 78) for step in range(79)]
    line = side + crown + [(r, -y) for r, y in reversed(side)]
    grooves = (-tread_half * 0.55, -tread_half * 0.18, tread_half * 0.18, tread_half * 0.55)
    rows = len(line) - 1

    def place(u, v):
        r, y = line[round(v * rows)]
        if r is None:
            r = radius - 0.6 * (abs(y) / tread_half) ** 3
            part = (u * blocks + (0.16 * y if abs(y) < tread_half * 0.18 else 0.1 * abs(y))) % 1
            cut = any(abs(y - middle) < tread_half * 0.055 for middle in grooves)
            sipe = part < (0.2 if abs(y) > tread_half * 0.55 else 0.12)
            r -= 0.75 if cut else 0.5 if sipe else 0
        elif r > radius - 3.0 and (u * blocks + 0.1 * abs(y)) % 1 < 0.2:
            y *= 0.985
        return (r * math.sin(2 * math.pi * u), y, r * math.cos(2 * math.pi * u))

    return surface(place, made, around, rows, True, at=at, angle=32)


def wheel(radius, width, paint, made, spokes=5, hub=5.0):
    """A two-wheeler's cast wheel about the axis y, with its tyre."""
    things = [
        tyre(radius, width, radius * 0.74, made, 44, 440),
        lathe(
            rounded(
                [
                    (radius * 0.7, -width * 0.36),
                    (radius * 0.75, -width * 0.36),
                    (radius * 0.72, 0),
                    (radius * 0.75, width * 0.36),
                    (radius * 0.7, width * 0.36),
                    (radius * 0.66, 0),
                    (radius * 0.7, -width * 0.36),
                ],
                0.2,
                3,
            ),
            paint,
            turn=(90, 0, 0),
        ),
    ]
    for number in range(spokes):
        for lean in (-9, 9):
            a = math.radians(360 * number / spokes)
            b = a + math.radians(lean)
            things.append(
                tube(
                    [(hub * 0.8 * math.sin(a), 0, hub * 0.8 * math.cos(a)), (radius * 0.69 * math.sin(b), 0, radius * 0.69 * math.cos(b))],
                    [radius * 0.045, radius * 0.032],
                    paint,
                    smooth=False,
                )
            )
    things += [
        lathe(
            rounded(
                [
                    (0, -width * 0.55),
                    (hub * 0.7, -width * 0.55),
                    (hub, -width * 0.3),
                    (hub, width * 0.3),
                    (hub * 0.7, width * 0.55),
                    (0, width * 0.55),
                ],
                0.3,
            ),
            paint,
            turn=(90, 0, 0),
        ),
        cylinder(0.9, width * 1.7, steel(), 0.2, at=(0, width * 0.85, 0), turn=(90, 0, 0)),
    ]
    return things


def mudguard(radius, width, begin, end, made, at):
    """A shell over a wheel, from `begin` to `end` degrees from the top towards the front."""

    def place(u, v):
        a = math.radians(begin + (end - begin) * u)
        across = (v - 0.5) * 2
        r = radius - 1.6 * abs(across) ** 2.6
        return (r * math.sin(a), across * width / 2, r * math.cos(a))

    return surface(place, made, 40, 14, at=at, thickness=0.35)


def coil_spring(low, high, radius, turns, made):
    """A spring between two points that lie above one another in the plane of x and z."""
    points = []
    for step in range(turns * 14 + 1):
        t, a = step / (turns * 14), 2 * math.pi * step / 14
        points.append(
            (low[0] + (high[0] - low[0]) * t + radius * math.cos(a), low[1] + radius * math.sin(a), low[2] + (high[2] - low[2]) * t)
        )
    return tube(points, 0.55, made)


def handlebar(at_x, high, half, chrome, grip):
    things = [
        tube(
            [
                (at_x - 9, -half, high + 6),
                (at_x - 5, -half + 14, high + 8),
                (at_x, -10, high + 2),
                (at_x, 10, high + 2),
                (at_x - 5, half - 14, high + 8),
                (at_x - 9, half, high + 6),
            ],
            1.2,
            chrome,
        )
    ]
    for side in (-1, 1):
        things += [
            tube([(at_x - 9.2, side * half, high + 5.9), (at_x - 7.4, side * (half - 12), high + 7)], 1.9, grip, smooth=False),
            box(4, 4, 4.4, grip, 0.8, at=(at_x - 6.6, side * (half - 14), high + 5)),
        ]
        things.append(
            tube(
                [
                    (at_x - 2, side * (half - 13), high + 7.4),
                    (at_x - 1.4, side * (half - 8), high + 7),
                    (at_x - 4, side * (half + 1), high + 5.6),
                ],
                0.6,
                metal('#3c3e42', 0.35),
            )
        )
        things.append(
            tube(
                [
                    (at_x - 6, side * (half - 14), high + 8),
                    (at_x - 3, side * (half - 11), high + 16),
                    (at_x - 5, side * (half - 6), high + 20),
                ],
                0.55,
                grip,
            )
        )
        mirror = [
            loft([(0, 0, 0, 11, 6.6), (0, 0, 1.4, 12, 7.6), (0, 0, 2.6, 7, 4)], grip, 0.25),
            box(11, 6.6, 0.1, metal('#dfe4ea', 0.04), 0.04, at=(0, 0, -0.12)),
        ]
        things += group(group(mirror, turn=(0, 90, 0)), at=(at_x - 6, side * (half - 3), high + 23), turn=(90, 0, side * 8))
    return things


def blinker(at):
    return [
        sphere(2.5, material('#f08a1c', 0.2, clear=1.0), at=(at[0], at[1], at[2] - 2.5), squash=0.9),
        tube([(at[0], at[1], at[2]), (at[0], at[1] * 0.35, at[2])], 0.7, plastic('#1d1e21', 0.5)),
    ]
