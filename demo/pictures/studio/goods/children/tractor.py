"""Baby & Toys: the pedal tractor and its trailer, built along x, the nose at +x."""

import math

from goods import good
from goods.shared.hardware import straight_at
from materials import glossy, metal, plastic, printed, rubber
from prints import svg, words
from shapes import box, cylinder, group, lathe, moulded, plate, prism, rounded, sphere, surface, torus, tube


def tractor_tyre(radius, wide, at, rim, lugs):
    x, y, z = at
    black, half = rubber('#232326'), wide / 2
    lathe(
        rounded(
            [
                (radius * 0.58, -half * 0.8),
                (radius * 0.8, -half),
                (radius * 0.95, -half * 0.95),
                (radius * 0.96, 0),
                (radius * 0.95, half * 0.95),
                (radius * 0.8, half),
                (radius * 0.58, half * 0.8),
            ],
            radius * 0.06,
        ),
        black,
        at,
        (90, 0, 0),
        72,
    )
    for step in range(lugs):
        for side in (-1, 1):
            angle = 2 * math.pi * (step + 0.25 * side) / lugs
            spot = (x + radius * 0.965 * math.sin(angle), y + side * half * 0.48, z + radius * 0.965 * math.cos(angle))
            box(radius * 0.12, half * 1.0, radius * 0.1, black, radius * 0.025, spot, (0, math.degrees(angle), side * 28), 2)
    lathe(
        rounded([(radius * 0.6, -half * 0.75), (radius * 0.56, -half * 0.6), (radius * 0.3, -half * 0.15), (0, -half * 0.15)], 0.3),
        rim,
        at,
        (90, 0, 0),
        72,
    )
    lathe(
        rounded([(radius * 0.6, -half * 0.75), (radius * 0.56, -half * 0.6), (radius * 0.3, -half * 0.15), (0, -half * 0.15)], 0.3),
        rim,
        at,
        (-90, 0, 0),
        72,
    )
    for side in (-1, 1):
        for step in range(6):
            angle = math.pi * step / 3
            cylinder(
                radius * 0.035,
                0.5,
                metal('#b9bcc1', 0.35),
                0.1,
                (x + radius * 0.22 * math.sin(angle), y + side * half * 0.15 + 0.25, z + radius * 0.22 * math.cos(angle)),
                (90, 0, 0),
            )
        cylinder(radius * 0.12, half * 0.4, metal('#b9bcc1', 0.35), 0.2, (x, y + (half * 0.5 if side > 0 else -half * 0.1), z), (90, 0, 0))


@good('pedal-tractor', yaw=-32, pitch=14)
def pedal_tractor(_look):
    green, yellow, dark = plastic('#2f7d3a', 0.3), plastic('#f2c31b', 0.32), plastic('#26272a', 0.5)
    grey = metal('#8d9095', 0.4)
    # Bonnet with a sloping nose, its grille and lamps.
    prism(rounded([(-2, 25), (30, 25), (32, 27), (31.5, 40), (29, 43), (8, 46), (-2, 46), (-2, 25)], 2)[:-1], 17, green, 1.6, (6, 0, 0))
    box(1.0, 12.5, 11, dark, 0.5, (37.9, 0, 27.5), (0, -2, 0))
    for step in range(6):
        box(0.6, 11.4, 0.7, grey, 0.2, (38.3, 0, 28.9 + step * 1.6), (0, -2, 0))
    for side in (-1, 1):
        cylinder(1.9, 1.2, glossy('#fdf6d8'), 0.4, (37.3, side * 5.2, 40.2), (0, 86, 0))
        torus(1.95, 0.3, grey, (38.2, side * 5.2, 40.2), (0, 86, 0))
        strip = svg(
            '<rect width="1200" height="200" fill="#f2c31b"/>'
            + words('Ọmọdé', 420, 148, 140, '#205a2a')
            + words('800', 940, 148, 140, '#205a2a'),
            1200,
            200,
        )
        plate(24, 3.6, printed(strip, 0.35), (19, side * 8.56, 38.2), (0, 0, 0 if side < 0 else 180), round=0.6)
        for step in range(5):
            box(5, 0.3, 0.7, dark, 0.1, (27.5, side * 8.55, 29 + step * 1.6))
    tube([(27, -4.5, 44), (27, -4.5, 56), (26, -4.5, 58.5)], 1.1, grey)
    cylinder(1.8, 5, dark, 0.4, (27, -4.5, 46.5))
    # Frame, chain case, pedals.
    tube([(-34, 0, 20), (-8, 0, 21), (34, 0, 21)], 2.4, dark)
    box(26, 3, 9, green, 1.4, (-3, -6.5, 12.5))
    cylinder(4.6, 3.4, green, 1.0, (9, -4.8, 17), (90, 0, 0))
    for side in (-1, 1):
        tube([(10, side * 9, 17), (10 + side * 5, side * 10.4, 17 - side * 7)], 0.9, grey, smooth=False)
        box(8, 6.5, 2, dark, 0.6, (10 + side * 5, side * 14, 16 - side * 7))
        tube([(10 + side * 5, side * 10, 17 - side * 7), (10 + side * 5, side * 15, 17 - side * 7)], 0.6, grey, smooth=False)
    tube([(10, -9, 17), (10, 9, 17)], 1.0, grey, smooth=False)
    # Seat on its slide, steering wheel.
    moulded(
        [
            [(-20, y, 33 + 0.012 * y * y, 2.2) for y in range(-8, 9, 2)],
            [(-13, y, 31 + 0.012 * y * y, 2.2) for y in range(-8, 9, 2)],
            [(-8, y, 31.5, 2.0) for y in range(-6, 7, 2)],
            [(-23.5, y, 40 - 0.01 * y * y, 2.2) for y in range(-8, 9, 2)],
            [(-25, y, 46 - 0.05 * y * y, 2.0) for y in range(-7, 8, 2)],
            [(-22, y, 36, 2.2) for y in range(-8, 9, 2)],
            [(-16.5, y, 31.6, 2.2) for y in range(-8, 9, 2)],
        ],
        0.6,
        yellow,
        6,
    )
    box(14, 5, 8, dark, 1, (-15, 0, 22.5))
    tube([(8, 0, 40), (-1, 0, 53)], 1.2, grey, smooth=False)
    group(
        [
            torus(8.4, 1.0, dark),
            *[tube([(0, 0, 0.6), (8.2 * math.cos(a), 8.2 * math.sin(a), 1.0)], 0.8, dark, smooth=False) for a in (0.5, 2.6, 4.71)],
            cylinder(2.2, 1.8, yellow, 0.5),
        ],
        (-1.2, 0, 53),
        (0, -35, 0),
    )
    sphere(2.1, rubber('#b3322c'), (13, 5.6, 45.6))
    lathe(rounded([(0.5, 0), (0.6, 3), (2.0, 5)], 0.3), metal('#d9a441', 0.25), (14.5, 5.6, 47.6), (0, 80, 0))
    for side in (-1, 1):
        tractor_tyre(18.5, 11, (-25, side * 17.5, 18.5), yellow, 18)
        tractor_tyre(11, 7.5, (27, side * 14.5, 11), yellow, 16)
        arch = [(-25 + 21 * math.cos(a), 19.5 + 21 * math.sin(a)) for a in (math.radians(18 + d) for d in range(0, 141, 10))]
        surface(
            lambda u, v, side=side: (straight_at(arch, u)[0], side * (9.5 + 11.5 * v), straight_at(arch, u)[1] - 0.8 * v**4),
            green,
            40,
            10,
            thickness=1.0,
        )
        prism([*arch, (-40, 22), (-9, 22)], 1, green, 0.3, (0, side * 9.6, 0))
    tube([(-25, -19, 18.5), (-25, 19, 18.5)], 1.3, grey, smooth=False)
    tube([(27, -15, 11), (27, 15, 11)], 1.1, grey, smooth=False)
    box(6, 8, 12, dark, 1, (27, 0, 11))
    trailer(green, yellow, dark, grey)


def trailer(green, yellow, dark, grey):
    tube([(-40, 0, 17), (-47, 0, 16), (-56, 0, 15.5)], 1.4, grey)
    sphere(2, dark, (-45, 0, 14.6))
    box(42, 30, 1.6, green, 0.5, (-77, 0, 15.5))
    for side in (-1, 1):
        prism([(-21, 0), (21, 0), (22.5, 12), (-22.5, 12)], 1.4, green, 0.5, (-77, side * 15, 16.5), (side * 6, 0, 0))
        prism([(-15, 0), (15, 0), (16, 12), (-16, 12)], 1.4, green, 0.5, (-77 + side * 21, 0, 16.5), (side * 6, 0, 90))
        for x in (-91, -77, -63):
            box(1.6, 0.8, 9.5, green, 0.3, (x, side * 16.4, 17.5), (side * 6, 0, 0))
        tractor_tyre(11, 7, (-77, side * 18, 11), yellow, 16)
    rim = [(-99.5, -16.4, 28.4), (-54.5, -16.4, 28.4), (-54.5, 16.4, 28.4), (-99.5, 16.4, 28.4)]
    tube(rim, 0.95, green, smooth=False, closed=True)
    tube([(-77, -18, 11), (-77, 18, 11)], 1.1, grey, smooth=False)
    box(8, 12, 6, dark, 0.8, (-77, 0, 9.5))
