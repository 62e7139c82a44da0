"""Sports & Outdoors: what rolls under the feet, and the helmet."""

import math

import bpy

from goods import good
from goods.shared.hardware import strap
from materials import bumped, glossy, material, metal, rubber, steel, weave
from shapes import blob, box, closed_curve, cylinder, fused, group, lathe, letters, loft, prism, rounded, sphere, surface, tube

# A right foot of 28 cm seen from above, toe towards -y, from the heel's middle round the outer side.
SOLE = [
    (0, 13.6),
    (3.1, 12.2),
    (3.5, 7),
    (3.2, 1),
    (4.4, -5),
    (4.3, -9.5),
    (2.2, -13),
    (-1, -14),
    (-3.6, -11.5),
    (-4.4, -7),
    (-3.4, -1),
    (-2.9, 6),
    (-2.8, 11.5),
]


@good('maple-skateboard', yaw=-34, pitch=22)
def skateboard(_look):
    length, wide = 80, 20.5

    def deck(u, v):
        along = (u - 0.5) * length
        end = max(0.0, abs(along) - 28) / 12
        half = wide / 2 * math.sqrt(max(0.0, 1 - (max(0.0, abs(along) - 30) / 10) ** 2.2))
        across = (v - 0.5) * 2
        return (along, across * half, 10.2 + 5.2 * end**1.6 + 0.9 * across**2 * (1 - end * 0.5))

    def slab(low, thickness, skin, inset=1.0):
        return surface(
            lambda u, v: tuple(
                c * (inset if k < 2 else 1) + (low if k == 2 else 0) for k, c in enumerate(deck(0.5 + math.sin(math.pi * (u - 0.5)) / 2, v))
            ),
            skin,
            140,
            24,
            thickness=thickness,
        )

    maple = ('#e0b981', '#d3a566', '#e4c08a', '#b3282b', '#dcb378', '#e2bc84', '#d9b07a')
    for n, color in enumerate(maple):
        slab(n * 0.16, 0.165, material(color, 0.5, clear=0.2))
    slab(7 * 0.16, 0.10, bumped(material('#26262a', 0.95), 0.7, 0.07), 0.992)
    alloy, white = metal('#b5b8bd', 0.28), material('#f3efe2', 0.42, skin=0.1)
    for side in (-1, 1):
        x = side * 21.5
        for dx in (-2.7, 2.7):
            for y in (-2.1, 2.1):
                cylinder(0.42, 0.1, alloy, at=(x + dx, y, 11.35), round=0.03)
        box(8.2, 5.6, 0.6, alloy, round=0.2, at=(x, 0, 9.5))
        box(3.6, 4.6, 3.6, alloy, round=1.0, at=(x, 0, 5.8))
        cylinder(1.6, 1.3, rubber('#b3282b'), at=(x - side * 0.8, 0, 7.8), round=0.3)
        tube([(x, -7.2, 4.2), (x, 7.2, 4.2)], 1.35, alloy)
        tube([(x, -10.6, 2.9), (x, 10.6, 2.9)], 0.45, steel())
        for y in (-1, 1):
            lathe(
                rounded(
                    [
                        (0.55, -1.7),
                        (1.1, -1.7),
                        (1.2, -1.3),
                        (2.2, -1.65),
                        (2.85, -1.0),
                        (2.9, 0),
                        (2.85, 1.0),
                        (2.2, 1.65),
                        (1.2, 1.3),
                        (1.1, 1.7),
                        (0.55, 1.7),
                    ],
                    0.35,
                ),
                white,
                at=(x, y * 8.9, 2.9),
                turn=(90, 0, 0),
            )
            lathe([(0.45, -0.4), (1.1, -0.4), (1.1, 0.4), (0.45, 0.4)], steel(), at=(x, y * 10.35, 2.9), turn=(90, 0, 0))
            cylinder(0.55, 0.6, steel(), at=(x, y * 10.5 + 0.3, 2.9), turn=(90, 0, 0), round=0.1)
            ring = [
                (x + 1.9 * math.sin(t), y * 10.6 - y * 0.15, 2.9 + 1.9 * math.cos(t)) for t in (2 * math.pi * n / 40 for n in range(40))
            ]
            tube(ring, 0.13, material('#b3282b', 0.5), closed=True)


@good('quad-roller-skates', yaw=-50, pitch=14)
def roller_skates(_look):
    white, _red = bumped(material('#f3efe8', 0.4, clear=0.3), 0.1, 0.4), material('#c8302f', 0.4)
    lining, alloy = material('#c8302f', 0.8), metal('#bcbfc4', 0.28)
    pink = material('#d83b3b', 0.35, skin=0.1)
    for side in (1, -1):
        foot = [(x * side, y) for x, y in closed_curve(SOLE, 8)]
        things = [
            prism([(x * 1.06, y * 1.03) for x, y in foot], 1.4, material('#2a2522', 0.6), round=0.4, at=(0, 0, 7.9), turn=(-90, 0, 0))
        ]
        ball = blob(9.0, 15, 8.6, white, at=(-side * 0.2, -6.3, 7.6), squareness=0.15)
        instep = blob(7.6, 16, 11.5, white, at=(0, 0.5, 8.0), squareness=0.1)
        heel = blob(7.6, 11.5, 12, white, at=(0, 7.6, 7.8), squareness=0.2)
        shaft = loft([(0, 7.0, 9, 7.4, 11.5), (0, 7.2, 14, 7.2, 10.6), (0, 7.4, 19, 7.6, 10.8), (0, 7.5, 24.5, 8.8, 11.8)], white, 0.05)
        boot = fused([ball, instep, heel, shaft], white, 0.25, 9)
        rim = [(4.15 * math.sin(t), 7.5 + 5.6 * math.cos(t), 24.2) for t in (2 * math.pi * n / 48 for n in range(48))]
        things += [boot, tube(rim, 0.62, lining, closed=True), lathe([(0, 24.4), (4.0, 24.4)], material('#3a1614', 0.9), at=(0, 7.5, 0))]
        things[-1].scale = (1, 1.36, 1)
        things.append(blob(5.6, 1.6, 9.5, lining, at=(0, 2.6, 19.5), turn=(-4, 0, 0), squareness=0.3))
        eyes = []
        for n in range(9):
            t = n / 8
            row = []
            for x in (-1.9, -0.9, 0.0, 0.9, 1.9):
                spot = met(boot, (x, 1.2 - 8.0 * t - 20, 22.6 - 8.2 * t + 20), (0, 1, -1))
                row.append((spot[0], spot[1] - 0.12, spot[2] + 0.12))
            eyes.append(row)
        lace = material('#c8302f', 0.7)
        for low, high in zip(eyes[1:], eyes):
            for flip in (1, -1):
                things.append(
                    tube(
                        [
                            low[::flip][0],
                            low[::flip][1],
                            tuple((p + q) / 2 for p, q in zip(low[2], high[2])),
                            high[::flip][3],
                            high[::flip][4],
                        ],
                        0.2,
                        lace,
                    )
                )
        for row in eyes:
            for end in (row[0], row[4]):
                things.append(sphere(0.32, alloy, at=(end[0], end[1], end[2] - 0.25)))
        for flip in (1, -1):
            x, y, z = eyes[0][2]
            things.append(
                tube(
                    [
                        (x, y, z),
                        (x + 1.6 * flip, y - 1.6, z + 1.0),
                        (x + 3.4 * flip, y - 2.2, z - 0.6),
                        (x + 2.4 * flip, y - 1.6, z - 1.8),
                        (x, y - 0.3, z),
                    ],
                    0.18,
                    lace,
                )
            )
        girth = [
            met(boot, (30 * math.sin(t), 7 - 30 * math.cos(t), 18.6), (-math.sin(t), math.cos(t), 0))
            for t in (math.radians(-120 + 240 * n / 40) for n in range(41))
        ]
        things.append(
            surface(
                lambda u, v, g=girth: tuple(
                    c + (d - c) * 1.03 if k < 2 else d + (v - 0.5) * 2.2 for k, (c, d) in enumerate(zip((0, 7, 0), g[round(u * 40)]))
                ),
                lining,
                40,
                3,
                thickness=0.3,
            )
        )
        x, y, z = girth[20 + side * 9]
        things.append(box(2.6, 0.6, 2.8, alloy, round=0.25, at=(x * 1.06, y - 0.25, z - 1.4), turn=(0, 0, side * 50)))
        things.append(box(6.4, 25, 0.7, alloy, round=0.25, at=(0, 0, 6.5)))
        things.append(box(2.4, 15, 0.9, material('#3b3d42', 0.4), round=0.2, at=(0, 0, 5.8)))
        for y in (-7.5, 8.0):
            things.append(box(3.4, 3.6, 3.0, alloy, round=0.8, at=(0, y, 3.8)))
            things.append(tube([(-5.6, y, 3.1), (5.6, y, 3.1)], 0.8, alloy))
            things.append(cylinder(1.3, 1.2, pink, at=(0, y + 1.2, 5.2), round=0.3))
            for out in (-1, 1):
                things.append(
                    lathe(
                        rounded([(0.8, -1.6), (2.5, -1.6), (3.1, -1.0), (3.1, 1.0), (2.5, 1.6), (0.8, 1.6), (0.8, -1.6)], 0.4),
                        pink,
                        at=(out * 4.6, y, 3.1),
                        turn=(0, 90, 0),
                    )
                )
                things.append(cylinder(1.5, 0.4, alloy, at=(out * 6.1 - 0.2, y, 3.1), turn=(0, 90, 0), round=0.1))
                things.append(cylinder(0.6, 0.9, steel(), at=(out * 6.3 - 0.45, y, 3.1), turn=(0, 90, 0), round=0.1))
        things.append(cylinder(2.2, 3.2, pink, at=(0, -12.6, 2.0), turn=(28, 0, 0), round=0.5, top=1.7))
        group(things, at=(side * 7.6, side * 1.5, 0), turn=(0, 0, -5 * side))


def met(thing, start, way):
    """Where a ray meets a thing."""
    bpy.context.view_layer.update()
    hit, place, _, _ = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).ray_cast(start, way)
    return tuple(place) if hit else tuple(s + w * 25 for s, w in zip(start, way))


@good('bike-helmet', yaw=-40, pitch=14)
def rescue_helmet(_look):
    shell, black = glossy('#e2521c'), material('#1e1e22', 0.55)

    def dome(u, v, grow=0.0):
        a, b = 2 * math.pi * u, math.pi / 2 * v
        c, s = math.cos(a), math.sin(a)
        ridge = 0.35 * math.exp(-(((abs(math.cos(b) * c) * 11 - 4.2) / 0.9) ** 2)) * math.sin(b) ** 0.5
        w, d, h = 11.2 + grow + ridge, 13.8 + grow + ridge, 14.0 + grow + ridge
        flare = 0.6 * (1 - v) ** 6
        return ((w + flare) * c * math.cos(b) ** 0.85, (d + flare * (2.4 if s < 0 else 0.6)) * s * math.cos(b) ** 0.85, 5 + h * math.sin(b))

    surface(dome, shell, 160, 60, True, thickness=0.35)
    surface(lambda u, v: dome(u, v * 0.97 + 0.01, -1.1), material('#3a3a3e', 0.9), 96, 40, True)
    tube([dome(n / 96, 0.0) for n in range(96)], 0.42, black, closed=True)
    for side in (-1, 1):
        for across, low, high in ((2.3, 0.50, 0.66), (2.3, 0.72, 0.86), (6.9, 0.42, 0.62)):
            path = []
            for n in range(9):
                v = low + (high - low) * n / 8
                b = math.pi / 2 * v
                x = across * side
                w, d, h = 11.25, 13.85, 14.05
                c = min(0.98, abs(x) / (w * math.cos(b) ** 0.85))
                path.append((x, -d * math.sqrt(1 - c * c) * math.cos(b) ** 0.85, 5 + h * math.sin(b)))
            tube(path, [0.25, 0.7, 0.8, 0.8, 0.8, 0.8, 0.8, 0.7, 0.25], black)
        for y, z in ((-10.6, 8.6), (10.2, 8.6)):
            x = side * 11.3 * math.sqrt(max(0, 1 - (y / 14) ** 2)) * 0.99
            group(
                [box(1.0, 2.6, 2.0, black, round=0.35), box(0.5, 1.4, 2.8, black, round=0.2, at=(side * 0.5, 0, -0.4))],
                at=(x, y, z - 1),
                turn=(0, 0, -side * math.copysign(40, y)),
            )
    letters('KẸ̀KẸ́', 2.2, material('#f6f2ea', 0.5), at=(11.35, 0, 10.0), turn=(-8, 0, 90), deep=0.25)
    web = weave('#2a2a2f', 0.12)
    for side in (-1, 1):
        for y in (-6.5, 6.5):
            path = [(side * 9.8, y, 6.5), (side * 9.4, y * 0.75, 2.5), (side * 8.4, -1.2, -3.0)]
            surface(
                lambda u, v, p=path: (lambda q: (q[0], q[1] + (v - 0.5) * 1.6, q[2] - 0.8))(strap(p, u, 0.5, 0)), web, 30, 2, thickness=0.18
            )
        box(2.2, 0.8, 2.4, black, round=0.25, at=(side * 8.4, -1.2, -5.2), turn=(0, 0, side * 78))
    chin = [(-8.4, -1.2, -4), (-7.2, -2.2, -8.5), (-2.5, -3.0, -11.6), (2.5, -3.0, -11.6), (7.2, -2.2, -8.5), (8.4, -1.2, -4)]
    surface(lambda u, v: (lambda q: (q[0], q[1] + (v - 0.5) * 2.0, q[2]))(strap(chin, u, 0.5, 0)), web, 60, 2, thickness=0.2)
    box(4.2, 2.6, 1.3, black, round=0.4, at=(-4.2, -2.8, -11.6), turn=(0, 24, 0))
    cylinder(2.0, 2.2, black, at=(0, 15.4, 4.0), turn=(90, 0, 0), round=0.4)
    for n in range(18):
        t = 2 * math.pi * n / 18
        box(0.3, 2.0, 0.5, rubber('#3a3a40'), round=0.1, at=(2.0 * math.sin(t), 14.4, 4.0 + 2.0 * math.cos(t) - 0.25))
