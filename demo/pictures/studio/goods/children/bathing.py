"""Baby & Toys: the bath and what swims in it."""

import math

from goods import good
from goods.children.baby_care import along
from materials import bumped, glossy, material, metal, plastic, printed
from prints import svg
from shapes import blob, cylinder, group, letters, moulded, prism, rounded_rectangle, sphere, surface, torus, tube


def oval(profile, a, b, made, power=2.6, angle=180, at=(0, 0, 0), turn=(0, 0, 0)):
    """A tub or bowl of oval plan: `profile` is a list of (part of the half widths, height) from inside to outside."""

    def place(u, v):
        part, z = along(profile, v)
        x, y = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return (a * part * math.copysign(abs(x) ** (2 / power), x), b * part * math.copysign(abs(y) ** (2 / power), y), z)

    return surface(place, made, 96, 120, True, at, turn, angle=angle)


def duck(at, turn, size=1.0):
    yellow, eye = plastic('#f6c21c', 0.4), glossy('#1c1a1a')
    body = moulded(
        [
            [(0, 2.5, 2.8, 1.6), (0, 0, 2.6, 2.7), (0, -1.6, 2.9, 2.3)],
            [(0, 3.9, 4.2, 0.5), (0, 2, 3, 1.8)],
            [(0, -1.9, 5.6, 1.9)],
            [(-2.2, 0.2, 3.2, 0.9), (-2, 1.9, 3.6, 0.5)],
            [(2.2, 0.2, 3.2, 0.9), (2, 1.9, 3.6, 0.5)],
        ],
        0.22,
        yellow,
        5,
    )
    bill = moulded([[(-0.5, -3.6, 5.2, 0.45), (0.5, -3.6, 5.2, 0.45)], [(0, -4.2, 5.2, 0.4)]], 0.14, plastic('#ee7a1b', 0.4), 4)
    eyes = [sphere(0.32, eye, (x, -3.25, 5.85)) for x in (-0.85, 0.85)]
    return group([body, bill, eyes], at, turn, size)


def whale(at, turn, size=1.0):
    blue, eye = plastic('#3f8fd0', 0.4), glossy('#1c1a1a')
    body = moulded(
        [
            [(0, -1.5, 2.8, 2.7), (0, 1, 2.7, 2.4), (0, 3.6, 2.9, 1.3), (0, 5, 4, 0.7)],
            [(0, 5, 4, 0.6), (-1.7, 5.7, 4.8, 0.5)],
            [(0, 5, 4, 0.6), (1.7, 5.7, 4.8, 0.5)],
            [(2.3, -0.8, 1.9, 0.5), (3.4, 0.2, 1.5, 0.4)],
            [(-2.3, -0.8, 1.9, 0.5), (-3.4, 0.2, 1.5, 0.4)],
        ],
        0.22,
        blue,
        5,
    )
    belly = moulded([[(0, -1.7, 2.2, 2.35), (0, 1, 2.1, 2.1)]], 0.25, plastic('#f3f5f5', 0.4), 3)
    eyes = [sphere(0.32, eye, (x, -3.1, 3.0)) for x in (-1.95, 1.95)]
    return group([body, belly, eyes], at, turn, size)


def turtle(at, turn, size=1.0):
    shell, skin, eye = plastic('#3f9a4e', 0.4), plastic('#a8d060', 0.4), glossy('#1c1a1a')
    parts = [blob(7, 7.6, 4.6, shell, (0, 0.4, 1), squareness=0.02), torus(3.4, 0.45, plastic('#e9c84a', 0.4), (0, 0.4, 1.9))]
    parts.append(
        moulded(
            [
                [(0, -4.2, 3.4, 1.55)],
                [(0, -4, 3, 1), (0, -2.5, 2.4, 0.9)],
                *[[(x, y, 1.3, 0.9), (x * 1.35, y * 1.3, 0.9, 0.75)] for x in (-2.6, 2.6) for y in (-2, 2.6)],
            ],
            0.2,
            skin,
            4,
        )
    )
    parts.append([sphere(0.3, eye, (x, -5.35, 3.6)) for x in (-0.75, 0.75)])
    parts.append(
        [
            sphere(0.75, plastic('#2f7a3d', 0.4), (x, y, z), squash=0.35)
            for x, y, z in ((0, 0.4, 5.25), (-1.7, -0.8, 4.7), (1.7, -0.8, 4.7), (-1.6, 1.8, 4.65), (1.6, 1.8, 4.65))
        ]
    )
    return group(parts, at, turn, size)


def bath_seat(white, orange):
    """A ring on three posts over a foot with suckers, the hind part of the ring carrying a rest for the back."""
    things = [prism(rounded_rectangle(27, 24, 8), 1.3, white, 0.5, (0, -12, 4.6), (-90, 0, 0))]
    things.append(prism(rounded_rectangle(21, 15, 6), 0.5, bumped(material('#f6b25e', 0.8), 0.3, 0.3), 0.2, (0, -7.5, 5.4), (-90, 0, 0)))
    for x in (-10, 10):
        for y in (-8, 8):
            things.append(cylinder(2.0, 1.2, material('#d9e6e8', 0.3), 0.3, (x, y, 3)))

    def ring(u):
        a = 2 * math.pi * u
        return (11.5 * math.cos(a), 10.5 * math.sin(a), 16.5 + 1.5 * math.cos(a) ** 2)

    things.append(tube([ring(n / 48) for n in range(48)], 1.55, white, closed=True))

    def rest(u, v):
        a = math.radians(118 + 124 * u)
        out = 1 - 0.10 * (1 - v)
        return (11.6 * out * math.cos(a), 10.6 * out * math.sin(a), 6 + v * (16.5 + 4.5 * math.sin(math.pi * u) ** 0.7 - 6))

    things.append(surface(rest, white, 40, 30, thickness=1.1))
    for height in (0.42, 0.7):
        things.append(
            tube(
                [tuple(k * 0.95 for k in rest(0.22 + 0.56 * n / 20, height)[:2]) + (rest(0.5, height)[2],) for n in range(21)], 0.5, orange
            )
        )
    things.append(moulded([[(10.6, 0, 5.2, 2.3), (11.2, 0, 10, 1.7), (11.4, 0, 15.5, 1.7)]], 0.3, white, 5))
    for side in (-1, 1):
        things.append(tube([(3.5, side * 9.2, 5), (4, side * 10, 10), (4, side * 10.1, 16.3)], 1.1, white))
        things.append(cylinder(2.0, 1.6, orange, 0.5, (10.8, side * 4.4, 17.2)))
    things.append(cylinder(2.6, 0.9, orange, 0.35, (11.3, 0, 18.2)))
    return things


@good('baby-bathtub', yaw=-26, pitch=43)
def bathtub(_look):
    shell, white, orange = plastic('#9fd8d4', 0.26), plastic('#fbfbf8', 0.28), plastic('#f28c38', 0.35)
    inside = [
        (0, 3),
        (0.7, 3),
        (0.82, 4.2),
        (0.9, 12),
        (0.96, 23.2),
        (0.985, 24.2),
        (1.06, 24.4),
        (1.09, 23.8),
        (1.08, 22.6),
        (1.0, 22.2),
        (0.93, 10),
        (0.84, 1.2),
        (0.8, 0),
        (0, 0),
    ]
    oval(inside, 38, 21.5, shell, 2.7)
    group(bath_seat(white, orange), at=(-4, 0, -1.2))
    stars = ''.join(
        f'<path transform="translate({40 + 80 * (n % 8) + 40 * (n // 8 % 2)} {30 + 62 * (n // 8)}) scale(.75)" '
        f'd="M0-22 6-7 22-7 9 4 14 20 0 10-14 20-9 4-22-7-6-7z" fill="{("#5aa9c9", "#f4c542", "#e8756a")[n % 3]}"/>'
        for n in range(80)
    )
    foam = bumped(printed(svg(stars, 640, 640, '#fdf8ea'), 0.9, (2, 1), sheen=0.4), 0.25, 0.4)
    pillow = [blob(6.4, 12, 12.5, foam, at=(0, way * 5.4, 0), squareness=0.25) for way in (-1, 1)]
    group([pillow, blob(6.0, 11, 10.5, foam, at=(0, 0, 0.6), squareness=0.3)], at=(-33, 0, 13.5), turn=(0, -16, 0))
    cylinder(2.6, 0.7, orange, 0.25, at=(23, 3, 3.1))
    torus(1.1, 0.25, orange, at=(23, 3, 3.9))
    tube([(23, 3, 4.2), (25.5, 2, 4.4), (28, 3.5, 4.6), (30.5, 3, 8), (34.4, 2.5, 20), (35.4, 2.5, 23)], 0.14, metal('#c9ccd1', 0.25))
    for side in (-1, 1):
        tube([(-5, side * 22.9, 22.8), (-4, side * 23.6, 21), (4, side * 23.6, 21), (5, side * 22.9, 22.8)], 0.6, shell)
    letters('Ìràwọ̀', 4.2, plastic('#2c8f8c', 0.3), at=(0, -20.75, 13), turn=(-6, 0, 0), deep=0.15)
    duck((-13, -33, 0), (0, 0, -24), 1.45)
    whale((4, -36, 0), (0, 0, 20), 1.45)
    turtle((21, -33, 0), (0, 0, 18), 1.45)
