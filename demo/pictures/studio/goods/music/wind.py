"""Music & Instruments: brass."""

import math

from goods import good
from materials import bumped, leather, material, metal, mottled, weave
from shapes import blob, box, cylinder, group, laid, lathe, loft, rounded, sphere, surface, torus, tube


def horn(points, made, normal=(0, 1, 0), thickness=0.0, across=40, fine=10):
    """A tube along points of (x, y, z, radius) in one plane with this normal, open at both ends: bells and bows of brass."""
    nx, ny, nz = normal
    path, count = [], len(points)
    for n in range(count - 1):
        quad = [points[max(0, min(count - 1, n + step))] for step in (-1, 0, 1, 2)]
        for step in range(fine + (n == count - 2)):
            t = step / fine
            path.append(
                [
                    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2
                    for a, b, c, d in zip(*quad)
                ]
            )

    def place(u, v):
        at = round(v * (len(path) - 1))
        before, after = path[max(0, at - 1)], path[min(len(path) - 1, at + 1)]
        tx, ty, tz = (after[k] - before[k] for k in range(3))
        long = math.sqrt(tx * tx + ty * ty + tz * tz) or 1
        tx, ty, tz = tx / long, ty / long, tz / long
        sx, sy, sz = ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx
        x, y, z, r = path[at]
        c, s = r * math.cos(math.tau * u), r * math.sin(math.tau * u)
        return (x + c * sx + s * nx, y + c * sy + s * ny, z + c * sz + s * nz)

    return surface(place, made, across, len(path) - 1, True, thickness=thickness)


def bell(length, rim, tail, made):
    """The flare of a trumpet along z, its tail at 0 and its rolled rim at `length`."""
    profile = []
    for n in range(41):
        t = n / 40
        profile.append((tail + (rim - tail) * (0.22 * t + 0.78 * t**9) ** 1.15, length * t))
    profile += [(rim + 0.12 * math.sin(a), length + 0.12 - 0.12 * math.cos(a)) for a in (math.pi * n / 8 for n in range(9))]
    return lathe(profile, made, steps=96, angle=60)


def hard_case(wide, deep, high):
    """A closed case with handle and two latches, its front to us."""
    shell = bumped(leather('#1c1a19'), 0.5, 0.15)
    things = [
        box(wide, deep, high, shell, round=1.6),
        box(wide + 0.3, deep + 0.3, 0.4, metal('#b9a06a', 0.35), round=0.15, at=(0, 0, high * 0.58)),
    ]
    for x in (-wide * 0.33, wide * 0.33):
        things += [
            box(3.0, 0.6, 3.6, metal('#d9b25a', 0.28), round=0.2, at=(x, -deep / 2, high * 0.58 - 1.8)),
            box(1.4, 0.9, 1.6, metal('#d9b25a', 0.28), round=0.2, at=(x, -deep / 2 - 0.2, high * 0.58 - 0.9)),
        ]
    z = high * 0.42
    things.append(
        tube(
            [(-6, -deep / 2, z), (-5.6, -deep / 2 - 2.2, z), (0, -deep / 2 - 2.9, z), (5.6, -deep / 2 - 2.2, z), (6, -deep / 2, z)],
            0.7,
            leather('#2a2422'),
        )
    )
    for x in (-6, 6):
        things.append(torus(0.8, 0.2, metal('#d9b25a', 0.28), at=(x, -deep / 2, z), turn=(90, 0, 0)))
    return things


@good('trumpet-bb', yaw=-16, pitch=13, focus=(0.55, 0.55))
def trumpet(look):
    gold, silver = metal('#dfb04e', 0.13), metal('#d6d8dc', 0.14)
    pearl = material('#f5f3ee', 0.15, clear=1.0)
    lead, bottom, r = 10.2, 3.6, 0.62
    things = []
    things.append(tube([(17.5, -0.2, lead), (-14, -0.2, lead)], r, gold))
    slide = [
        (-13.5, -0.2, lead),
        *[(-14.5 - 3.3 * math.sin(a), -0.2, (lead + bottom) / 2 + 3.3 * math.cos(a)) for a in (math.pi * n / 16 for n in range(17))],
        (5.6, -0.2, bottom),
    ]
    things.append(horn([(x, y, z, r + 0.04) for x, y, z in slide], gold))
    for z in (lead, bottom):
        things.append(tube([(-7, -0.2, z), (-6.2, -0.2, z)], r + 0.22, silver))
        things.append(tube([(-14.8, -0.2, z), (-14.2, -0.2, z)], r + 0.2, gold))
    things.append(tube([(-12.2, -0.2, bottom), (-12.2, -0.2, lead)], 0.2, gold))
    stem = [
        (-1.0, 1.5, bottom),
        (9, 1.5, bottom),
        (13.5, 1.5, bottom),
        *[(14.5 + 3.3 * math.sin(a), 1.5, (lead + bottom) / 2 - 3.3 * math.cos(a)) for a in (math.pi * n / 12 for n in range(13))],
        (8, 1.5, lead),
        (-3, 1.5, lead),
    ]
    things.append(horn([(x, y, z, 0.62 + 0.012 * n) for n, (x, y, z) in enumerate(stem)], gold))
    things += group([bell(22.5, 6.2, 0.86, gold)], at=(-2.5, 1.5, lead), turn=(0, -90, 0))
    for x in (-4.2, 9.0):
        things.append(tube([(x, -0.2, lead), (x, 1.5, lead)], 0.24, gold))
        things.append(torus(0.5, 0.16, gold, at=(x, 0.2, lead), turn=(90, 0, 0)))
    things.append(
        lathe(
            rounded(
                [
                    (0.25, 0),
                    (0.62, 0),
                    (0.58, 3.5),
                    (0.75, 4.4),
                    (0.95, 6.0),
                    (1.38, 7.6),
                    (1.42, 8.2),
                    (1.15, 8.45),
                    (0.85, 8.1),
                    (0.3, 6.9),
                ],
                0.25,
            ),
            silver,
            at=(17.2, -0.2, lead),
            turn=(0, 90, 0),
        )
    )
    things.append(tube([(15.6, -0.2, lead), (17.6, -0.2, lead)], r + 0.22, silver))
    for _n, x in enumerate((-1.2, 2.2, 5.6)):
        casing = [
            (0, 0),
            (0.5, 0),
            (0.6, 0.35),
            (1.35, 0.6),
            (1.35, 1.5),
            (1.22, 1.7),
            (1.22, 11.6),
            (1.38, 11.8),
            (1.38, 12.9),
            (1.1, 13.2),
            (0, 13.3),
        ]
        things.append(lathe(rounded(casing, 0.12), gold, at=(x, 0.65, 0)))
        for z in (1.0, 12.3):
            things.append(lathe([(1.4, z - 0.3), (1.46, z), (1.4, z + 0.3)], silver, at=(x, 0.65, 0)))
        things.append(cylinder(0.28, 2.3, silver, at=(x, 0.65, 13.2), round=0.05))
        things.append(lathe(rounded([(0, 0), (0.95, 0), (1.05, 0.2), (0.95, 0.42), (0, 0.42)], 0.1), gold, at=(x, 0.65, 15.3)))
        things.append(cylinder(0.8, 0.12, pearl, at=(x, 0.65, 15.66), round=0.05))
    for x0, x1 in ((-1.2, 2.2), (2.2, 5.6)):
        things.append(tube([(x0, 0.65, 4.2), (x1, 0.65, 4.2)], 0.62, gold))
        things.append(tube([(x0, 0.65, 8.6), (x1, 0.65, 8.6)], 0.62, gold))
    third = [
        (-1.2, -0.6, 7.9),
        (-5, -0.6, 7.9),
        *[(-8.5 - 1.15 * math.sin(a), -0.6, 6.75 + 1.15 * math.cos(a)) for a in (math.pi * n / 10 for n in range(11))],
        (-1.2, -0.6, 5.6),
    ]
    things.append(horn([(*p, 0.56) for p in third], gold))
    first = [
        (5.6, -0.6, 7.9),
        (8, -0.6, 7.9),
        *[(10.4 + 1.15 * math.sin(a), -0.6, 6.75 + 1.15 * math.cos(a)) for a in (math.pi * n / 10 for n in range(11))],
        (5.6, -0.6, 5.6),
    ]
    things.append(horn([(*p, 0.56) for p in first], gold))
    things.append(torus(1.15, 0.2, gold, at=(-6.2, -0.6, 9.6), turn=(90, 0, 0)))
    things.append(
        tube(
            [(8.4, -0.2, lead + 0.5), (8.0, -0.2, lead + 2.4), (9.6, -0.2, lead + 3.0), (11.0, -0.2, lead + 2.0), (11.2, -0.2, lead + 0.9)],
            0.24,
            gold,
        )
    )
    things.append(tube([(2.2, -0.4, 6.6), (2.2, -3.2, 6.6)], 0.58, gold))
    group(things, at=(0, -8, 0), turn=(-4, 0, 0))
    group(hard_case(56, 22, 17), at=(6, 15, 0), turn=(0, 0, -3))


@good('alto-saxophone', yaw=24, pitch=62, focus=(0.5, 0.4))
def saxophone(look):
    gold, rod = metal('#dcab45', 0.15), metal('#e2b95e', 0.2)
    pearl, black = material('#f3f0e8', 0.15, clear=1.0), material('#141315', 0.25)
    things = []
    body = [
        (0, 0, 58, 1.15),
        (0, 0, 50, 1.3),
        (0, 0, 40, 1.55),
        (0, 0, 30, 1.85),
        (0, 0, 20, 2.2),
        (0.0, 0, 12, 2.55),
        (0.6, 0, 6.6, 2.9),
        (3.2, 0, 3.4, 3.2),
        (6.8, 0, 3.2, 3.4),
        (9.8, 0, 6.0, 3.55),
        (10.6, 0, 11, 3.7),
        (11.0, 0, 18, 4.0),
        (11.8, 0, 26, 4.6),
        (13.2, 0, 31.5, 5.4),
        (14.8, 0, 34.6, 6.6),
        (15.4, 0, 35.6, 7.2),
    ]
    things.append(horn(body, gold, thickness=0.06))
    rim = (15.4, 0, 35.6)
    things += group([torus(7.2, 0.2, gold)], at=rim, turn=(0, 27, 0))
    crook = [
        (0, 0, 57.5, 1.15),
        (0, 0, 61, 1.05),
        (-0.8, 0, 64.2, 0.98),
        (-3.6, 0, 66.6, 0.92),
        (-8, 0, 67.0, 0.85),
        (-12.5, 0, 65.4, 0.75),
    ]
    things.append(horn(crook, gold))
    things.append(tube([(-10.6, 0, 66.3), (-13.2, 0, 65.1)], 0.95, mottled('#b98a58', '#9c6f42', 0.5)))
    mouth = loft([(0, 0, 0, 1.9, 1.9), (0, 0, 3, 2.3, 2.3), (0, 0.15, 6, 2.2, 1.9), (0, 0.5, 9, 1.7, 0.7)], black, 0.05)
    things += group(
        [mouth, lathe([(1.25, 2.0), (1.32, 2.2), (1.25, 4.2), (1.1, 4.3)], metal('#d9dbe0', 0.18))], at=(-12.0, 0, 65.6), turn=(0, -114, 0)
    )
    for z, r in ((57.6, 1.45), (56.2, 1.4), (12.4, 2.75)):
        things.append(lathe([(r - 0.1, z - 0.4), (r + 0.12, z - 0.3), (r + 0.12, z + 0.3), (r - 0.1, z + 0.4)], gold))

    def cup(x, y, z, size, face=(90, 0, 0), touch=False, flat=0.55):
        profile = rounded([(0, 0), (size, 0), (size, flat), (size * 0.45, flat + 0.15), (size * 0.4, flat + 0.3), (0, flat + 0.3)], 0.12)
        pieces = [lathe(profile, gold, steps=40), lathe([(0, -0.02), (size * 0.95, -0.02)], leather('#8a5a35'), steps=24)]
        if touch:
            pieces.append(
                lathe(
                    rounded([(0, flat + 0.25), (size * 0.62, flat + 0.25), (size * 0.62, flat + 0.5), (0, flat + 0.45)], 0.1),
                    pearl,
                    steps=32,
                )
            )
        return group(pieces, at=(x, y, z), turn=face)

    stack = (
        (52.5, 0.8, True),
        (49.6, 0.95, True),
        (46.4, 0.85, False),
        (43.6, 1.1, True),
        (40.2, 1.2, False),
        (36.6, 1.3, True),
        (32.6, 1.45, True),
        (28.4, 1.55, True),
        (24.0, 1.7, False),
        (19.4, 1.85, False),
        (14.6, 2.0, False),
    )
    for z, size, touch in stack:
        r = 1.2 + (58 - z) * 0.029
        things += cup(0, -r - 0.35, z, size, touch=touch)
        things.append(tube([(0, -r - 0.75, z), (2.0 + 0.02 * (58 - z), -r - 0.6, z)], 0.26, rod))
    things.append(tube([(2.4, -2.2, 54), (2.7, -2.5, 34)], 0.24, rod))
    things.append(tube([(2.7, -2.5, 33.4), (3.1, -3.1, 13)], 0.24, rod))
    things.append(tube([(-1.9, -1.2, 55), (-2.6, -1.6, 12)], 0.22, rod))
    for z in (54, 44.8, 34, 26, 13):
        r = 1.2 + (58 - z) * 0.029
        things.append(tube([(r * 0.8, -r * 0.5, z), (2.5 + (54 - z) * 0.012, -2.3 - (54 - z) * 0.02, z)], 0.24, rod))
    for n, z in enumerate((50, 46.5, 43)):
        things += group([blob(1.3, 2.6, 0.8, gold, at=(0, 0, 0), squareness=0.2)], at=(-2.6, -1.2, z), turn=(30, 20, 10 * n))
    for z in (20.5, 18.2, 16.0):
        things.append(box(1.0, 0.5, 1.9, gold, round=0.2, at=(-3.0, -1.8, z)))
    for x, z, size, _turned in ((12.6, 14.5, 2.5, 4), (12.9, 22.0, 2.8, 7)):
        things += cup(x - 1.9, -4.0 - 0.2, z, size, face=(90, 0, 0), flat=0.7)
        for dx in (-1.7, 1.7):
            things.append(
                tube(
                    [
                        (x - 1.9 + dx, -3.9, z - size - 0.6),
                        (x - 1.9 + dx, -5.9, z - size * 0.5),
                        (x - 1.9 + dx, -5.9, z + size * 0.5),
                        (x - 1.9 + dx, -3.9, z + size + 0.6),
                    ],
                    0.2,
                    rod,
                )
            )
    things += cup(4.4, -3.35, 3.6, 2.3, face=(90, 0, 0), flat=0.6)
    things.append(torus(1.6, 0.25, gold, at=(5.4, 0, 25), turn=(90, 0, 0)))
    things.append(tube([(1.8, 0, 25), (4, 0, 25)], 0.4, gold))
    things.append(tube([(6.9, 0, 25), (8.2, 0, 25.2)], 0.4, gold))
    things.append(tube([(0, 1.0, 44), (0, 3.0, 43), (0, 3.2, 40)], 0.35, black))
    laid(things, 0, at=(0, 0, 6))


@good('hunters-horn', yaw=-14, pitch=48, focus=(0.4, 0.5))
def bugle(look):
    gold = metal('#d3a13f', 0.16)
    radius = 8.2
    path = [(21, 0, -9.6, 0.5), (14, 0, -9.4, 0.52), (7, 0, -8.9, 0.55)]
    for n in range(1, 34):
        a = math.radians(-82 - n * 21.5)
        y = -1.35 + n * 0.085
        path.append((radius * math.cos(a), y, radius * math.sin(a), 0.58 + n * 0.014))
    end = math.radians(-82 - 33 * 21.5)
    x0, z0 = radius * math.cos(end), radius * math.sin(end)
    dx, dz = math.sin(end), -math.cos(end)
    for t, r in ((3, 1.15), (7, 1.4), (11, 1.8), (14, 2.4), (16.5, 3.3), (18.5, 4.7), (19.6, 5.8), (20.1, 6.4)):
        path.append((x0 + dx * t, 1.5, z0 + dz * t, r))
    things = [horn(path, gold, thickness=0.05)]
    tip = path[-1]
    aim = math.degrees(math.atan2(dx, dz))
    things += group([torus(6.4, 0.17, gold)], at=tip[:3], turn=(0, aim, 0))
    things.append(
        lathe(
            rounded([(0.3, 0), (0.62, 0), (0.6, 2.0), (0.8, 3.4), (1.3, 5.0), (1.35, 5.5), (1.1, 5.7), (0.7, 5.3), (0.3, 4.0)], 0.2),
            metal('#d8dade', 0.16),
            at=(20.4, 0, -9.6),
            turn=(0, 90, 0),
        )
    )
    for a in (30, 150, 270):
        x, z = radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))
        things.append(tube([(x * 0.99, -1.6, z * 0.99), (x * 0.99, 2.4, z * 0.99)], 0.9, gold))
        things.append(tube([(x * 0.99, -1.3, z * 0.99), (x * 0.99, 1.9, z * 0.99)], 1.05, metal('#c08f33', 0.25)))
    laid(things, 0, at=(0, 0, 6.3))
    cord = bumped(weave('#a8142a', 0.15), 0.6, 0.2)
    spiral = []
    for n in range(70):
        a = math.radians(-60 + n * 1.2)
        b = n * 0.9
        r = radius + 1.25 * math.cos(b)
        spiral.append((r * math.cos(a), r * math.sin(a), 6.0 + 2.3 * math.sin(b)))
    tube(spiral, 0.26, cord)
    x, y = radius * math.cos(math.radians(-60)), radius * math.sin(math.radians(-60))
    tube([(x, y - 1.2, 6), (x + 0.5, y - 3.2, 2.5), (x + 1.5, y - 5.5, 1.2)], 0.4, cord)
    tassel = [sphere(1.1, cord, at=(0, 0, -1.1))]
    for n in range(60):
        a = n * 2.399
        r = 1.0 * math.sqrt(n / 60)
        tassel.append(
            tube(
                [
                    (0.8 * r * math.cos(a), 0.8 * r * math.sin(a), 0.4),
                    (1.2 * r * math.cos(a), 1.2 * r * math.sin(a), 2.5),
                    (1.6 * r * math.cos(a), 1.2 * r * math.sin(a), 6.5),
                ],
                0.13,
                material('#b51a30', 0.8),
            )
        )
    group(group(tassel, turn=(90, 0, 0)), at=(x + 1.8, y - 6.2, 1.25), turn=(0, 0, 14))
