"""Electronics: cameras."""

import math

from goods import good
from goods.electronics.devices import sunset
from goods.shared.gadgets import dot, lens, screen
from materials import bumped, glossy, lamp, leather, material, metal, plastic, printed, rubber
from prints import words
from shapes import (
    blob,
    box,
    cylinder,
    ellipse,
    group,
    lathe,
    letters,
    plate,
    prism,
    rounded,
    rounded_rectangle,
    sphere,
    surface,
    torus,
    tube,
)


def ribs(radius, long, count, made, at, deep=0.14):
    """A ribbed rubber ring about the y axis that begins at `at` and runs to -y."""
    out = [cylinder(radius, long, made, round=0.08, at=at, turn=(90, 0, 0))]
    for number in range(count):
        angle = 2 * math.pi * number / count
        out.append(
            box(
                2 * math.pi * radius / count * 0.55,
                long * 0.86,
                deep,
                made,
                round=0.05,
                segments=1,
                at=(at[0] + radius * 0.985 * math.sin(angle), at[1] - long / 2, at[2] + radius * 0.985 * math.cos(angle)),
                turn=(0, math.degrees(angle), 0),
            )
        )
    return out


@good('mirrorless-camera', yaw=-26, pitch=14, turned=205, focus=(0.5, 0.5))
def mirrorless(look):
    body, skin, silver = plastic('#1f2023', 0.42), bumped(material('#18181a', 0.62), 0.5, 0.07), metal('#c3c5ca', 0.24)
    prism(rounded_rectangle(12.6, 7.2, 0.9), 3.6, body, round=0.35)
    prism(rounded_rectangle(12.7, 4.4, 0.5), 3.7, skin, round=0.3, at=(0, 0, 1.1))
    surface(
        lambda u, v: (
            -4.9 + 1.45 * math.copysign(abs(math.cos(2 * math.pi * u)) ** 0.7, math.cos(2 * math.pi * u)),
            -1.9 + 1.65 * math.copysign(abs(math.sin(2 * math.pi * u)) ** 0.8, math.sin(2 * math.pi * u)),
            0.1 + 6.7 * v,
        ),
        skin,
        64,
        12,
        True,
    )
    prism(ellipse(2.9, 3.3, at=(-4.9, 1.9)), 0.5, body, round=0.24, at=(0, 0, 6.9), turn=(-90, 0, 0))
    hump = [(-2.5, 0), (-1.7, 1.75), (-1.2, 2.05), (1.2, 2.05), (1.7, 1.75), (2.5, 0)]
    prism([(x, z + 7.0) for x, z in hump], 4.6, body, round=0.35, at=(0, -0.1, 0))
    letters('Àwòrán', 0.72, plastic('#f1f1f1'), at=(0, -2.42, 8.05), deep=0.015)
    box(2.2, 2.0, 0.35, metal('#2b2c30', 0.4), round=0.08, at=(0, 0.2, 8.98))
    for x, size, tall in ((3.6, 1.05, 0.9), (5.3, 0.75, 0.6)):
        group(
            [*ribs(size, tall, 36, plastic('#232428', 0.4), (0, 0, 0), 0.08), dot(size * 0.7, metal('#55575e'), (0, -tall, 0), deep=0.06)],
            at=(x, 0.4, 7.1),
            turn=(-90, 0, 0),
        )
    cylinder(0.62, 0.5, silver, round=0.15, at=(-4.9, -2.2, 7.3), turn=(16, 0, 0))
    cylinder(0.3, 0.3, plastic('#c8322b'), round=0.08, at=(-3.2, -0.6, 7.15))
    for x in (-6.3, 6.3):
        torus(0.32, 0.07, silver, at=(x, -0.3, 6.2), turn=(0, 90, 0))
    middle = (0.6, -1.75, 3.75)
    cylinder(3.2, 0.5, silver, round=0.12, at=middle, turn=(90, 0, 0))
    cylinder(3.1, 1.2, body, round=0.12, at=(0.6, -2.2, 3.75), turn=(90, 0, 0))
    ribs(3.12, 2.2, 60, rubber('#1c1c1f'), (0.6, -3.3, 3.75))
    cylinder(3.0, 0.7, body, round=0.1, at=(0.6, -5.4, 3.75), turn=(90, 0, 0))
    ribs(3.02, 0.9, 60, rubber('#1c1c1f'), (0.6, -6.0, 3.75), 0.1)
    lens(2.95, 1.5, plastic('#1b1c1f', 0.36), at=(0.6, -6.7, 3.75))
    cylinder(3.02, 0.12, metal('#c8322b', 0.35), round=0.04, at=(0.6, -6.85, 3.75), turn=(90, 0, 0))
    letters('18 · 24 · 35 · 55', 0.4, plastic('#f1f1f1'), at=(0.6, -5.75, 6.8), turn=(-90, 0, 0), deep=0.06)
    letters('24 MP', 0.5, plastic('#e6e6e8'), at=(4.9, -1.88, 6.1), deep=0.02)
    dot(0.2, lamp('#ff9a4d', 0.8), (-2.6, -1.85, 6.2), deep=0.05)
    box(7.6, 0.3, 5.2, plastic('#151618', 0.3), round=0.12, at=(-0.6, 1.9, 0.8))
    plate(7.0, 4.6, screen(sunset(wide=1200, tall=790)), at=(-0.6, 2.055, 1.1), turn=(0, 0, 180))
    box(3.2, 0.9, 1.9, rubber(), round=0.35, at=(0, 2.3, 7.0))
    cylinder(1.0, 0.3, plastic('#26272b'), round=0.1, at=(4.7, 1.7, 3.2), turn=(-90, 0, 0))


@good('instant-camera', yaw=-22, pitch=16, turned=40)
def instant_camera(look):
    shell, white, dark = plastic('#8fd0c2', 0.32), plastic('#f6f3ea', 0.34), plastic('#26272b', 0.36)
    prism(rounded_rectangle(12.4, 10.6, 3.2), 4.6, shell, round=1.3)
    prism(rounded_rectangle(12.5, 2.0, 0.9), 4.7, white, round=0.5, at=(0, 0, 4.4))
    surface(
        lambda u, v: (-4.5 + 1.6 * math.cos(2 * math.pi * u), -1.7 + 1.5 * math.sin(2 * math.pi * u), 1.4 + 7.2 * v), shell, 48, 8, True
    )
    blob(3.1, 2.9, 1.6, shell, at=(-4.5, -1.7, 7.8))
    blob(3.1, 2.9, 1.6, shell, at=(-4.5, -1.7, 0.6))
    dot(0.62, metal('#e9e9ec', 0.2), (-4.5, -3.1, 7.1), deep=0.35)
    cylinder(3.7, 1.2, white, round=0.35, at=(1.0, -2.1, 4.7), turn=(90, 0, 0))
    cylinder(3.2, 2.6, shell, round=0.35, at=(1.0, -2.2, 4.7), turn=(90, 0, 0))
    cylinder(2.6, 3.3, white, round=0.3, at=(1.0, -2.3, 4.7), turn=(90, 0, 0))
    lens(1.75, 3.7, dark, at=(1.0, -2.3, 4.7))
    prism(rounded_rectangle(3.4, 1.7, 0.5), 0.3, dark, round=0.1, at=(4.0, -2.25, 8.25))
    prism(rounded_rectangle(3.0, 1.3, 0.35), 0.3, material('#f4f1e4', 0.2, clear=1.0), round=0.1, at=(4.0, -2.32, 8.45))
    for n in range(7):
        box(2.8, 0.04, 0.04, material('#c9c6ba'), round=0, at=(4.0, -2.48, 8.56 + n * 0.17))
    prism(rounded_rectangle(1.7, 1.3, 0.35), 0.3, dark, round=0.1, at=(0.6, -2.25, 8.6))
    plate(1.25, 0.85, material('#31405c', 0.08, clear=1.0), at=(0.6, -2.405, 8.82), round=0.2)
    letters('Àwòrán', 0.62, plastic('#41564f'), at=(-1.9, -2.33, 9.3), deep=0.01)
    box(9.6, 1.4, 0.3, dark, round=0.1, at=(0, 0.3, 10.5))
    photo = sunset(wide=900, tall=1000, sky=('#3b6ea8', '#9cc8dc', '#ffd9a0', '#fff2cf'))
    print_ = [
        box(8.6, 0.06, 6.4, material('#fbfaf5', 0.4, clear=0.3), round=0.02),
        plate(7.2, 4.6, printed(photo, 0.2, clear=0.6), at=(0, -0.0325, 1.1)),
    ]
    group(print_, at=(0, 0.3, 10.0))
    tube(
        [
            (6.2, 0, 8.2),
            (7.4, 0, 8.0),
            (8.2, -0.6, 6.0),
            (8.0, -1.6, 3.0),
            (8.4, -2.6, 0.7),
            (7.6, -3.6, 0.3),
            (7.0, -2.6, 0.3),
            (7.6, -1.4, 2.6),
            (7.6, -0.4, 5.6),
            (7.0, 0, 7.6),
            (6.2, 0, 8.0),
        ],
        0.16,
        plastic('#f6f3ea', 0.6),
    )


@good('camcorder-4k', yaw=-42, pitch=14, turned=60)
def camcorder(look):
    body, dark, gum = plastic('#232428', 0.42), plastic('#16171a', 0.36), rubber('#1b1b1e')
    prism(rounded_rectangle(7.4, 8.6, 1.4), 15.5, body, round=0.7, at=(0, 0, 1.0))
    cylinder(3.6, 5.0, dark, round=0.3, at=(0, -7.2, 5.4), turn=(90, 0, 0))
    ribs(3.75, 1.7, 60, gum, (0, -8.6, 5.4))
    ribs(3.75, 1.4, 60, gum, (0, -10.9, 5.4))
    lens(3.6, 1.2, dark, at=(0, -12.0, 5.4))
    hood = [(x, z - 3.6) for x, z in rounded_rectangle(9.4, 7.2, 1.2)]
    prism(hood, 3.6, dark, round=0.2, at=(0, -13.8, 5.4), holes=[[(x, z - 3.2) for x, z in rounded_rectangle(8.6, 6.4, 0.9)]])
    tube([(0, -6, 9.4), (0, -6, 12.2), (0, -5.2, 13.2), (0, 3.6, 13.2), (0, 5.0, 12.4), (0, 5.4, 9.4)], 0.95, dark)
    box(2.6, 6.6, 0.9, gum, round=0.35, at=(0, -1, 13.6))
    cylinder(1.0, 11.5, bumped(material('#1c1c1f', 0.9), 0.8, 0.12), round=0.5, at=(3.0, -3.2, 13.4), turn=(90, 0, 0))
    cylinder(0.8, 5.0, dark, round=0.2, at=(3.0, 1.2, 13.4), turn=(90, 0, 0))
    torus(1.15, 0.28, gum, at=(3.0, -4.2, 13.4), turn=(90, 0, 0))
    box(2.4, 1.2, 1.6, dark, round=0.3, at=(1.7, -4.6, 12.3))
    flap = [
        box(10.2, 0.9, 6.4, dark, round=0.35),
        plate(
            9.2,
            5.3,
            screen(
                sunset(
                    words('● REC 00:12:48', 1560, 80, 52, '#ff5a4d', anchor='end') + words('4K 30p', 60, 80, 52, '#ffffff', anchor='start'),
                    wide=1600,
                    tall=920,
                )
            ),
            at=(0, -0.455, 0.55),
            round=0.1,
        ),
    ]
    group(flap, at=(9.3, -5.0, 3.4), turn=(-6, 0, 14))
    cylinder(0.6, 6.6, dark, round=0.1, at=(4.2, -4.2, 3.3))
    letters('Àwòrán', 1.15, plastic('#eeeeef'), at=(3.72, 3.0, 7.6), turn=(0, 0, 90), deep=0.02)
    letters('4K', 1.7, metal('#d9a441', 0.3), at=(3.72, 5.0, 4.2), turn=(0, 0, 90), deep=0.02)
    letters('12×', 0.9, plastic('#eeeeef'), at=(3.72, 1.6, 4.2), turn=(0, 0, 90), deep=0.02)
    box(5.6, 4.0, 5.4, dark, round=0.5, at=(0, 9.2, 2.4))
    cylinder(2.0, 4.2, dark, round=0.4, at=(0, 7.0, 8.9), turn=(-78, 0, 0))
    cylinder(2.4, 1.0, gum, round=0.35, at=(0, 10.8, 9.7), turn=(-78, 0, 0))
    strap = leather('#2a2a2d')
    surface(lambda u, v: (-3.7 - 2.3 * math.sin(math.pi * u), -5 + 10 * u, 3.4 + 3.8 * v), strap, 32, 6, thickness=0.5)
    box(4.0, 6.0, 0.4, gum, round=0.15, at=(0, 0, 0.7))
    for x in (-2.6, 2.6):
        box(1.2, 13.5, 1.1, gum, round=0.3, at=(x, 0, 0))


@good('cctv-dome', yaw=-20, pitch=12, turned=50)
def security_camera(look):
    white, black, grey = plastic('#f3f3f0', 0.3), glossy('#0d0d10'), plastic('#c9cacc', 0.4)
    lathe(rounded([(0, 0), (4.6, 0), (4.7, 1.0), (3.6, 2.8), (2.9, 3.3), (0, 3.3)], 0.5), white)
    lathe([(4.62, 0.5), (4.76, 0.6), (4.78, 0.95), (4.66, 1.1)], grey)
    for side in (-1, 1):
        surface(
            lambda u, v, s=side: (
                s * (2.7 + 1.4 * v**0.5 + 0.42 * math.sin(2 * math.pi * u)),
                1.5 * math.cos(2 * math.pi * u),
                3.3 + 5.0 * v,
            ),
            white,
            40,
            16,
            True,
        )
        blob(1.0, 3.0, 2.6, white, at=(side * 4.1, 0, 7.0))
    head = [
        sphere(3.75, white, at=(0, 0, -3.75)),
        lathe(
            [(3.77 * math.cos(a), 3.77 * math.sin(a)) for a in (math.radians(38 + n * 52 / 24) for n in range(25))],
            black,
            turn=(90, 0, 0),
            angle=180,
        ),
        lens(1.25, 0.5, plastic('#26272c', 0.3), at=(0, -3.55, 0)),
    ]
    for number in range(8):
        angle = 2 * math.pi * (number + 0.5) / 8
        head.append(
            cylinder(
                0.27,
                0.16,
                material('#5c1d24', 0.15, clear=1.0),
                round=0.06,
                at=(1.95 * math.cos(angle), -3.18, 1.95 * math.sin(angle)),
                turn=(90, 0, 0),
            )
        )
    head.append(dot(0.1, lamp('#6dc8ff', 4), (0, -3.02, -2.3), deep=0.06))
    group(head, at=(0, 0, 8.3), turn=(6, 0, 8))
    letters('Ojú', 0.95, plastic('#7c8088'), at=(0, -4.28, 1.55), turn=(-32, 0, 0), deep=0.02)
    for x in (-3.3, 3.3):
        tube([(x, 3.4, 1.5), (x, 3.7, 3.4), (x * 1.02, 3.8, 14.2)], [0.5, 0.46, 0.36], white)
    tube([(0, 4.5, 0.7), (0, 6.2, 0.5), (3, 8.4, 0.25), (9, 8.0, 0.25)], 0.2, white)
