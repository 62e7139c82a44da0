"""Baby & Toys: strollers, baths and bags."""

import math

from goods import good
from goods.children.baby_care import along
from materials import bumped, leather, material, metal, plastic, printed, rubber, weave
from prints import svg, words
from shapes import blob, box, cylinder, lathe, plate, prism, rounded_rectangle, surface, torus, tube


def canopy(cloth, inner, ribs, middle, wide, reach, begin, end):
    """Cloth over bows that turn on one pivot: a quarter of an egg, a little slack between the bows."""

    def place(u, v):
        around, lean = math.pi * u, math.radians(begin + (end - begin) * v)
        slack = 1 - 0.05 * abs(math.sin(ribs * math.pi * v)) * math.sin(around)
        r = reach * max(math.sin(around), 0) ** 0.55 * slack
        return (
            -wide * math.copysign(abs(math.cos(around)) ** 0.8, math.cos(around)),
            middle[1] + r * math.cos(lean),
            middle[2] + r * math.sin(lean),
        )

    surface(place, cloth, 64, 60, thickness=0.35)
    for number in range(ribs + 1):
        tube([place(step / 32, number / ribs) for step in range(1, 32)], 0.42, inner)


def wheel(radius, wide, tyre, rim, at, spokes=6):
    """A wheel that rolls along y: `at` is its hub."""
    x, y, z = at
    half = wide / 2
    ring = [(radius * 0.74, -half * 0.8), (radius * 0.86, -half), (radius * 0.96, -half * 0.85), (radius, -half * 0.3)]
    lathe([*ring, *[(r, -h) for r, h in reversed(ring)], ring[0]], tyre, at, (0, 90, 0), 64)
    lathe(
        [
            (radius * 0.66, -half * 0.7),
            (radius * 0.76, -half * 0.7),
            (radius * 0.76, half * 0.7),
            (radius * 0.66, half * 0.7),
            (radius * 0.66, -half * 0.7),
        ],
        rim,
        at,
        (0, 90, 0),
        64,
    )
    cylinder(radius * 0.2, wide * 1.1, rim, 0.2, (x - wide * 0.55, y, z), (0, 90, 0))
    for step in range(spokes):
        angle = 2 * math.pi * step / spokes
        c, s = math.cos(angle) * radius, math.sin(angle) * radius
        tube([(x, y + 0.12 * c, z + 0.12 * s), (x, y + 0.72 * c, z + 0.72 * s)], radius * 0.075, rim, smooth=False)


@good('baby-stroller', yaw=-52, pitch=12)
def stroller(look):
    color = {'Red': '#c4262e', 'Grey': '#7d8288'}.get(look.name, look.color or '#c4262e')
    cloth, dark, frame = weave(color, 0.25), weave('#2b2c31', 0.25), metal('#3a3d42', 0.35)
    grip, tyre, rim = bumped(rubber('#1d1d20'), 0.4, 0.3), rubber('#202024'), plastic('#d9dbde', 0.35)
    for side in (-1, 1):
        tube([(side * 21, -29, 12), (side * 20, 36, 92)], 1.15, frame, smooth=False)
        tube([(side * 23, 28, 10), (side * 20, -6, 56)], 1.15, frame, smooth=False)
        tube([(side * 21.5, 30, 12), (side * 21, -26, 17)], 0.8, frame, smooth=False)
        cylinder(2.3, 3, plastic('#202126', 0.4), 0.4, at=(side * 20 - 1.5, 8.6, 58), turn=(0, 90, 0))
        for y, radius, out in ((-32, 7.5, 21), (30, 9.5, 24.5)):
            for twin in (-1.6, 1.6):
                wheel(radius, 2.4, tyre, rim, (side * out + twin, y, radius))
        tube([(side * 21, -29, 13), (side * 21, -32, 9)], 1.5, plastic('#202126', 0.4), smooth=False)
    tube([(-20, 36, 92), (-20, 39, 98), (-18, 40, 101), (18, 40, 101), (20, 39, 98), (20, 36, 92)], 1.15, frame)
    tube([(-16.5, 40.1, 101), (16.5, 40.1, 101)], 1.75, grip, smooth=False)
    for y, z in ((30, 9.5), (-22, 17)):
        tube([(-23, y, z), (23, y, z)], 0.8, frame, smooth=False)
    seat = [(26, 88), (17, 66), (9, 47), (6, 44), (-14, 45), (-19, 44), (-23, 36), (-26, 26), (-29, 24)]

    def bed(u, v):
        y, z = along(seat, v)
        across = 2 * u - 1
        return (across * 17, y - 3 * across**4 * (v < 0.5), z + 5 * across**4 * (0.3 < v < 0.8) - 0.4 * math.cos(9 * v) ** 2)

    surface(bed, cloth, 40, 90, thickness=2.2)
    for side in (-1, 1):
        prism([(8, 46), (-15, 47), (-12, 58), (4, 64), (14, 76), (25, 86)], 0.8, dark, 0.3, at=(side * 17.6, 0, 0), turn=(0, 0, 90))
    for x in (-5, 5):
        tube([(x, 16.5, 72), (x, 11.5, 62), (x * 0.9, 3, 53), (x * 0.4, -2, 48.5)], 0.9, plastic('#2b2c31', 0.7)).scale.y = 0.98
    box(4.2, 1.6, 3.6, plastic('#17181b', 0.4), round=0.6, at=(0, -2.5, 47))
    tube([(-20, 0, 60), (-20, -14, 65), (-16, -22, 66), (16, -22, 66), (20, -14, 65), (20, 0, 60)], 1.3, grip)
    canopy(cloth, plastic('#2b2c31', 0.5), 4, (0, 17, 72), 19, 31, 8, 148)
    basket = [(21, 31), (9, 30), (7, 12), (7, -14), (15, -24)]
    surface(
        lambda u, v: ((2 * u - 1) * 19, along([(y, z) for z, y in basket], v)[0], along([(y, z) for z, y in basket], v)[1]),
        dark,
        20,
        50,
        thickness=0.5,
    )
    patch = svg(words('Ìràwọ̀', 300, 130, 92, '#f2f2f2'), 600, 200, '#26272b')
    plate(10, 3.3, printed(patch, 0.7), at=(0, -27.6, 29.5), turn=(-14, 0, 0), round=0.5)


@good('baby-thermal-bag', yaw=-24, pitch=12)
def nappy_backpack(_look):
    body, tan, zip_metal = weave('#8c8a96', 0.2), leather('#a56a3c'), metal('#c7a566', 0.3)
    dark, thread = weave('#4b4a55', 0.2), material('#e8e2d6', 0.8)
    blob(28, 16, 38, body, squareness=0.62)
    blob(22.5, 7, 19, body, at=(0, -6.8, 1.5), squareness=0.6)
    outline = [(10.2, 0), (10.2, 9), (9.4, 13.5), (0, 14.2), (-9.4, 13.5), (-10.2, 9), (-10.2, 0)]
    tube([(x, -9.75 + 0.02 * x * x, z + 3.5) for x, z in outline], 0.28, dark)
    blob(22.8, 6.6, 1.0, tan, at=(0, -7.0, 20.0), squareness=0.6)
    tube([(-10, -9.8, 19.4), (0, -10.6, 19.6), (10, -9.8, 19.4)], 0.3, dark)
    box(0.6, 0.3, 2.4, zip_metal, round=0.1, at=(8.6, -10.5, 16.9), turn=(0, 6, 0))
    top = [(-13.2, -6.3, 30), (-12.4, -6.4, 35), (-8, -6.8, 36.3), (8, -6.8, 36.3), (12.4, -6.4, 35), (13.2, -6.3, 30)]
    tube(top, 0.34, dark)
    tube([(x, y - 0.25, z) for x, y, z in top], 0.1, zip_metal)
    box(0.6, 0.3, 2.6, tan, round=0.1, at=(12.9, -6.9, 27.6))
    for x in (-5, 5):
        tube(
            (
                [(x, -1.5, 37), (x, -1.5, 43), (x * 0.6, -1.3, 45), (-x * 0.1, -1.3, 45.4)]
                if x < 0
                else [(x, -1.5, 37), (x, -1.5, 43), (x * 0.6, -1.3, 45), (-x * 0.1, -1.3, 45.4)]
            ),
            0.85,
            tan,
        )
    for side in (-1, 1):
        blob(5.4, 11.5, 19, dark, at=(side * 14.4, -0.5, 1.5), squareness=0.5)
        torus_band = torus(2.45, 0.42, tan, at=(side * 14.4, -0.5, 19.4))
        torus_band.scale = (1.1, 2.2, 1.4)
        surface(
            lambda u, v, side=side: (
                side * (7 + 3 * math.sin(math.pi * v)) + (u - 0.5) * 5.5,
                7.5 + 3.2 * math.sin(math.pi * v),
                5 + 30 * v,
            ),
            body,
            8,
            40,
            thickness=1.2,
        )
    patch = svg(
        '<rect x="18" y="18" width="564" height="204" rx="30" fill="none" stroke="#e8cfa8" stroke-width="5" stroke-dasharray="16 10"/>'
        + words('Ìràwọ̀', 300, 152, 96, '#f0dab8'),
        600,
        240,
        '#8a532b',
    )
    prism(rounded_rectangle(7.4, 3.2, 0.6), 0.3, tan, 0.1, at=(0, -8.2, 27.5))
    plate(7, 2.8, printed(patch, 0.5), at=(0, -8.37, 27.7), round=0.5)
    for step in range(26):
        a, b = step / 26, (step + 0.55) / 26
        points = [
            (x, -9.95 + 0.02 * x * x, z * 0.93 + 3.6)
            for x, z in (along([(x * 0.94, z) for x, z in outline], a), along([(x * 0.94, z) for x, z in outline], b))
        ]
        tube(points, 0.06, thread, smooth=False)
