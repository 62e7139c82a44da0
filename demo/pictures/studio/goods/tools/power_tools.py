"""Tools & Auto: drills and grinders."""

import math

from goods import good
from goods.shared.hardware import arc, round_face
from materials import brass, bumped, lamp, material, metal, plastic, printed, rubber, steel
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, loft, prism, rounded, sphere, tube

ORANGE = '#e4621b'


def battery_pack(dark, at=(0, 0, 0), turn=(0, 0, 0)):
    """The slide-on battery: body, rails, a release button and lamps of its charge."""
    things = [
        box(7.4, 6.6, 4.2, dark, 0.7),
        box(6.0, 5.6, 1.0, dark, 0.3, at=(0.4, 0, 4.0)),
        box(1.6, 6.64, 0.5, plastic(ORANGE, 0.4), 0.15, at=(-2.4, 0, 2.4)),
    ]
    things += [
        letters('21V', 1.5, material('#f4f0e6', 0.5), at=(0.4, -3.32, 2.5), deep=0.02),
        letters('2.0 Ah', 0.7, material('#f4f0e6', 0.5), at=(0.4, -3.32, 1.2), deep=0.02),
    ]
    things += [cylinder(0.16, 0.06, lamp('#59e07c', 2), 0.02, at=(2.6, -3.29, 0.9 + step * 0.6), turn=(90, 0, 0)) for step in range(3)]
    return group(things, at=at, turn=turn)


@good('cordless-drill-21v', yaw=-14, pitch=16)
def cordless_drill(_look):
    body, dark, soft, chrome = plastic(ORANGE, 0.36), plastic('#26272b', 0.45), rubber('#2a2b2f'), metal('#c4c7cc', 0.25)
    barrel = rounded([(0, 0), (2.6, 0), (3.05, 0.6), (3.2, 4), (3.2, 9), (2.9, 9.4), (2.9, 10.4), (0, 10.4)], 0.35)
    lathe(barrel, body, at=(5.6, 0, 20), turn=(0, -90, 0))
    lathe(rounded([(0, 0), (2.6, 0), (3.25, 1.2), (3.25, 3.2), (0, 3.2)], 0.5), dark, at=(8.2, 0, 20), turn=(0, -90, 0))
    ring = [lathe(rounded([(2.2, 0), (2.9, 0), (2.9, 2.0), (2.2, 2.0)], 0.2), dark)]
    ring += [
        box(
            0.3,
            0.3,
            1.8,
            soft,
            0.1,
            at=(2.86 * math.cos(step * math.pi / 12), 2.86 * math.sin(step * math.pi / 12), 0.1),
            turn=(0, 0, step * 15),
        )
        for step in range(24)
    ]
    ring += [
        letters(
            str(step),
            0.6,
            material('#f4f0e6', 0.5),
            at=(3.0 * math.sin(step * 0.32 - 1), -3.0 * math.cos(step * 0.32 - 1), 1.0),
            turn=(0, 90, math.degrees(step * 0.32 - 1)),
            deep=0.05,
        )
        for step in range(1, 7)
    ]
    group(ring, at=(-4.8, 0, 20), turn=(0, -90, 0))
    chuck = [
        lathe(rounded([(0, 0), (2.1, 0), (2.15, 3.6), (1.6, 4.6), (0.9, 6.0), (0.5, 6.0), (0, 5.2)], 0.25), dark),
        lathe([(2.17, 0.9), (2.2, 1.0), (2.2, 1.3), (2.17, 1.4)], chrome),
    ]
    chuck += [
        box(
            0.22,
            0.22,
            2.6,
            soft,
            0.08,
            at=(2.12 * math.cos(step * math.pi / 14), 2.12 * math.sin(step * math.pi / 14), 1.6),
            turn=(0, 0, step * 180 / 14),
        )
        for step in range(28)
    ]
    chuck += [cylinder(0.3, 9.4, metal('#55585e', 0.3), 0.1, at=(0, 0, 5)), cylinder(0.92, 0.5, chrome, 0.1, at=(0, 0, 5.6))]
    group(chuck, at=(-6.8, 0, 20), turn=(0, -90, 0))
    grip = [(4.9, 0, 3.6, 5.8, 4.8), (4.4, 0, 6, 4.2, 3.8), (3.9, 0, 10, 4.0, 3.5), (3.3, 0, 14, 4.3, 3.6), (2.4, 0, 18, 6.4, 4.6)]
    loft(grip, body, 0.15)
    loft([(6.3, 0, 5.4, 2.2, 3.4), (5.6, 0, 9, 2.2, 3.3), (5.1, 0, 13, 2.2, 3.4), (4.8, 0, 16, 2.4, 3.6)], soft, 0.15)
    box(1.5, 1.6, 3.4, dark, 0.5, at=(1.0, 0, 13.2), turn=(0, 12, 0))
    box(1.0, 4.2, 0.8, dark, 0.3, at=(2.3, 0, 16.6))
    box(9.0, 7.2, 1.8, body, 0.7, at=(4.4, 0, 3.3))
    battery_pack(dark, at=(4.4, 0, -1.0))
    sphere(0.45, lamp('#ffffff', 3), at=(-0.6, 0, 17.6), squash=0.6)
    box(5.6, 0.2, 2.0, dark, 0.08, at=(0.6, -3.15, 19.4))
    letters('AGBÁRA', 1.0, material('#f7f3ea', 0.5), at=(0.6, -3.27, 20.4), deep=0.02)
    for x, y, z in ((4.6, -3.05, 22), (4.6, -3.05, 18.2), (3.6, -1.75, 12.4), (4.0, -1.9, 7.4), (1.0, -3.5, 4.2), (7.8, -3.5, 4.2)):
        cylinder(0.26, 0.2, metal('#55585e', 0.4), 0.05, at=(x, y, z), turn=(90, 0, 0))
    battery_pack(dark, at=(-6.2, -3.4, -1.0), turn=(0, 0, 14))
    case = [box(26, 13, 1.6, dark, 0.4), box(24.6, 11.6, 0.2, plastic('#3a3b40', 0.7), 0.1, at=(0, 0, 1.5))]
    for number in range(30):
        row, place = divmod(number, 10)
        steel_bit = metal(('#cda84a', '#8d9096', '#55585e')[row], 0.3)
        long = 3.4 - row * 0.3
        case.append(
            group(
                [cylinder(0.16 + place * 0.036, long, steel_bit, 0.03), cylinder(0.34, 0.9, metal('#43454a', 0.4), 0.06, at=(0, 0, -0.8))],
                at=(-11 + place * 2.44, 5.0 - row * 3.9, 2.0),
                turn=(90, 0, 0),
            )
        )
    group(case, at=(3.0, 10.5, 4.9), turn=(64, 0, 0))


@good('angle-grinder', yaw=-10, pitch=24)
def angle_grinder(_look):
    body, dark, cast = plastic(ORANGE, 0.36), plastic('#26272b', 0.45), bumped(metal('#a9adb3', 0.42), 0.1, 0.2)
    tool = [
        loft(
            [
                (0, 0, 0, 5.6, 5.6),
                (0, 0, 3, 5.9, 5.9),
                (0, 0, 9, 5.2, 5.2),
                (0, 0, 12, 4.6, 4.4),
                (0, 0, 20, 4.8, 4.6),
                (0, 0, 22, 4.4, 4.2),
            ],
            body,
            0.12,
        ),
        lathe(rounded([(0, 0), (2.85, 0), (3.0, 2.2), (0, 2.2)], 0.3), dark, at=(0, 0, -1.6)),
    ]
    tool += [box(0.5, 2.6, 0.22, dark, 0.08, at=(2.65 - step * 0.02, 0, 2.6 + step * 0.7)) for step in range(6)]
    tool += [box(1.6, 0.5, 4.6, dark, 0.25, at=(0, -2.6, 11)), box(1.2, 0.6, 2, plastic('#b31d1d', 0.4), 0.25, at=(0, -2.85, 12.6))]
    tool += [
        letters('AGBÁRA', 1.25, material('#f7f3ea', 0.5), at=(0, -2.72, 6), turn=(0, -90, 0), deep=0.02),
        letters('900 W · 115 mm', 0.6, material('#f7f3ea', 0.5), at=(1.1, -2.5, 17), turn=(0, -90, 0), deep=0.02),
    ]
    tool += [
        tube([(0, 0, 21.6), (0, 0, 25), (2, 0.5, 29), (5.8, 3, 31), (5.7, 9, 30), (5.7, 13, 22), (5.7, 12, 12)], 0.38, dark),
        lathe(rounded([(0, 0), (0.95, 0), (0.55, 4.5), (0, 4.5)], 0.2), dark, at=(0, 0, 21.6)),
    ]
    group(tool, at=(3.0, 0, 6.2), turn=(0, 90, 0))
    head = [
        lathe(rounded([(0, 0), (2.3, 0), (2.9, 1.0), (2.9, 4.4), (2.2, 5.6), (0, 5.6)], 0.5), cast),
        cylinder(1.6, 1.2, cast, 0.2, at=(0, 0, -1)),
    ]
    group(head, at=(-1.0, 2.6, 6.2), turn=(90, 0, 0))
    loft([(0, 0, 0, 5.4, 5.2), (0, 0, 2.4, 5.0, 5.0), (0, 0, 4.4, 5.8, 5.8)], cast, 0.4, at=(-1.2, 0, 6.2), turn=(0, 90, 0))
    for x, z in ((0.9, 8.4), (0.9, 4.0)):
        cylinder(0.36, 0.3, metal('#43454a', 0.4), 0.08, at=(x, -2.4, z), turn=(90, 0, 0))
    abrasive = bumped(material('#2e2b2b', 0.95), 0.6, 0.08)
    sheet = printed(
        svg(
            '<circle cx="300" cy="300" r="298" fill="#20365f"/>'
            '<circle cx="300" cy="300" r="130" fill="none" stroke="#f2c21d" stroke-width="14"/>'
            + words('AGBÁRA', 300, 130, 66)
            + words('METAL', 300, 500, 56, '#f2c21d')
            + words('115 × 3 × 22', 300, 556, 34),
            600,
            600,
        )
    )

    def disc():
        things = [lathe([(1.1, 0), (5.75, 0), (5.75, 0.3), (1.1, 0.3), (1.1, 0)], abrasive, turn=(90, 0, 0))]
        return things + [
            round_face(3.7, sheet, -0.32),
            lathe([(1.1, 0), (1.5, 0.0), (1.5, 0.1), (1.1, 0.1)], brass(), at=(0, -0.3, 0), turn=(90, 0, 0)),
        ]

    group(disc(), at=(-1.0, -3.6, 6.2))
    cylinder(1.35, 0.8, metal('#3c3e42', 0.35), 0.2, at=(-1.0, -3.8, 6.2), turn=(90, 0, 0))
    guard = arc(6.3, 20, 200) + arc(6.05, 200, 20)
    prism(guard, 3.0, metal('#2f3134', 0.4), 0.08, at=(-1.0, -3.2, 6.2))
    prism(arc(6.3, 20, 200) + arc(2.2, 200, 20), 0.2, metal('#2f3134', 0.4), 0.05, at=(-1.0, -1.9, 6.2))
    handle = [
        loft(
            [
                (0, 0, 0, 1.6, 1.6),
                (0, 0, 0.6, 3.4, 3.4),
                (0, 0, 1.4, 2.6, 2.6),
                (0, 0, 6, 3.2, 3.2),
                (0, 0, 10, 3.0, 3.0),
                (0, 0, 11, 1.6, 1.6),
            ],
            dark,
        ),
        cylinder(0.5, 2, steel(), 0.1, at=(0, 0, -1.6)),
    ]
    group(handle, at=(-1.2, 0.4, 9.6), turn=(0, -8, 0))
    for number, (x, y, spin) in enumerate(((15, -7.5, 10), (19.6, -6.4, -26))):
        group(disc(), at=(x, y, 0.16 + number * 0.32), turn=(-90, 0, spin))
