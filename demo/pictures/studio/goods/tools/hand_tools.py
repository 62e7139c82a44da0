"""Tools & Auto: hammers, saws, axes and clamps."""

import math

from goods import good
from goods.shared.hardware import threaded
from goods.tools.forging import forged
from materials import brass, bumped, leather, material, metal, plastic, printed, rubber, steel, wood
from prints import svg, words
from shapes import box, closed_curve, cylinder, group, laid, lathe, letters, loft, plate, prism, rounded, sphere, tube


@good('claw-hammer', yaw=0, pitch=58)
def claw_hammer(_look):
    dark, bright = forged(), metal('#d4d7da', 0.18)
    hickory = wood('#c8975c', 0.35, 'z', 0.9)
    things = [
        loft(
            [
                (0, 0, 0, 3.5, 2.5),
                (0, 0, 1.2, 3.9, 2.8),
                (0, 0, 7, 3.3, 2.4),
                (0, 0, 14, 2.9, 2.2),
                (0, 0, 21, 2.3, 1.8),
                (0, 0, 27, 2.2, 1.7),
                (0, 0, 33.2, 2.3, 1.6),
            ],
            hickory,
            0.12,
        ),
        loft(
            [(0, 0, -1.9, 2.4, 2.3), (0, 0, -1.5, 2.75, 2.6), (0, 0, 0, 2.9, 2.7), (0, 0, 1.4, 2.75, 2.6), (0, 0, 1.7, 2.5, 2.3)],
            dark,
            0.45,
            at=(0, 0, 31.2),
        ),
        lathe(
            rounded([(0, 0), (1.5, 0), (1.5, 1.5), (1.0, 2.2), (1.0, 3.4), (1.3, 4.6), (0, 4.6)], 0.3),
            dark,
            at=(-5.6, 0, 31.2),
            turn=(0, 90, 0),
        ),
        cylinder(1.42, 0.2, bright, round=0.12, at=(-5.72, 0, 31.2), turn=(0, 90, 0)),
        letters('IRIN', 1.15, material('#3c2413', 0.7), at=(0, -1.16, 13), turn=(0, -90, 0), deep=0.02),
        letters('16 oz', 0.75, metal('#3d4045', 0.5), at=(0, -1.36, 31.2), deep=0.02),
        box(0.25, 1.0, 0.12, bright, round=0.03, at=(0, 0, 33.15)),
    ]
    for side in (-1, 1):
        sections = [
            (0, side * 0.5, 0, 2.4, 1.2),
            (-0.15, side * 0.6, 2, 2.2, 1.1),
            (-0.8, side * 0.75, 4, 1.5, 1.05),
            (-1.9, side * 0.9, 6, 0.9, 0.95),
            (-3.1, side * 1.0, 7.6, 0.3, 0.85),
        ]
        things.append(loft(sections, dark, 0.5, at=(0.9, 0, 31.2), turn=(0, 90, 0)))
    laid(things, -38)


@good('hand-saw', yaw=0, pitch=56)
def hand_saw(_look):
    blade = metal('#c9cdd2', 0.2)
    teeth = []
    for number in range(92):
        left = 56 - number * 0.6
        teeth += [(left, 0), (left - 0.3, 0.42)]
    outline = [(0, 0.4), (0, 12.5), (4, 13.2), (56, 6.2), (56.4, 5.6), (56.4, 0.2)] + teeth
    things = [prism(outline, 0.1, blade, 0.01)]
    grip = [
        (2.6, -1.6),
        (4.2, 1),
        (3.4, 4),
        (4.6, 8),
        (3.2, 12.6),
        (0.4, 14.8),
        (-3.2, 15.6),
        (-6.4, 16.8),
        (-9.4, 15.4),
        (-9.8, 13),
        (-9.0, 9),
        (-9.6, 5),
        (-11.2, 1.4),
        (-11.0, -1.2),
        (-8.4, -2.4),
        (-4, -1.4),
        (-1, -2.6),
    ]
    hole = [(-1.6, 1.6), (-0.2, 4.4), (0, 8), (-1.2, 11.2), (-3.6, 12.4), (-5.8, 11.6), (-6.2, 8), (-6.2, 4.6), (-5.2, 1.8), (-3.4, 0.8)]
    things.append(prism(closed_curve(grip, 6), 2.3, wood('#9c5a2b', 0.32, 'y', 1.2), 0.75, holes=[closed_curve(hole, 6)]))
    for x, z in ((1.6, 2.2), (2.2, 6.6), (1.2, 11), (-1.6, 13.6)):
        things += [
            cylinder(0.62, 0.5, brass(), 0.12, at=(x, -1.0, z), turn=(90, 0, 0)),
            box(0.9, 0.1, 0.12, material('#5d431a', 0.6), 0.02, at=(x, -1.5, z - 0.06), turn=(0, 24, 0)),
        ]
    ink = material('#7b1f1c', 0.5)
    things += [
        letters('IRIN', 2.9, ink, at=(19, -0.065, 6.6), deep=0.012),
        letters('HARDWOOD · 22"', 1.15, ink, at=(34.6, -0.065, 6.2), deep=0.012),
        prism([(12.6, 3.6), (43, 3.6), (43, 3.75), (12.6, 3.75)], 0.12, ink, 0),
    ]
    guard = plastic('#e7641d', 0.4)
    things += [box(55, 0.9, 0.9, guard, 0.25, at=(29, 0, -6.6)), box(54.4, 0.3, 0.5, material('#8c3508', 0.7), 0.05, at=(29, -0.35, -6.2))]
    laid(things, 24)


@good('felling-axe', yaw=0, pitch=58)
def felling_axe(_look):
    ash, paint, edge = wood('#d3ab74', 0.4, 'z', 1.1), bumped(material('#9c2320', 0.4, clear=0.6), 0.1, 0.4), metal('#d9dcdf', 0.2)
    handle = [
        (0.6, 0, 0, 3.6, 2.5),
        (0.5, 0, 2, 4.6, 2.9),
        (-0.2, 0, 6, 3.4, 2.5),
        (-0.8, 0, 14, 3.2, 2.3),
        (-0.6, 0, 30, 3.3, 2.3),
        (0.2, 0, 48, 3.6, 2.3),
        (0.4, 0, 62, 4.2, 2.4),
        (0.3, 0, 74.6, 4.4, 2.2),
    ]
    things = [loft(handle, ash, 0.15)]
    head = [
        (4.2, 0, 0, 7.2, 3.4),
        (4.2, 0, 1.6, 7.4, 3.5),
        (4.2, 0, 5, 7.0, 3.6),
        (4.2, 0, 8.6, 7.4, 2.4),
        (4.1, 0, 12, 8.8, 1.1),
        (4.0, 0, 14.2, 10.2, 0.5),
    ]
    things.append(loft(head, paint, 0.55, at=(3.6, 0, 73.6), turn=(0, -90, 0)))
    bit = [(4.0, 0, 14.0, 10.1, 0.56), (3.95, 0, 15.2, 11.0, 0.4), (3.9, 0, 16.6, 11.4, 0.06)]
    things.append(loft(bit, edge, 0.55, at=(3.6, 0, 73.6), turn=(0, -90, 0)))
    things += [
        letters('IRIN', 2.0, material('#f4e9d5', 0.6), at=(-3.4, -1.55, 77.6), turn=(0, 0, 0), deep=0.02),
        letters('IRIN · ASH', 1.5, material('#4f3115', 0.7), at=(-0.7, -1.2, 30), turn=(0, -90, 0), deep=0.02),
    ]
    hide, thread = leather('#7c4a26'), material('#e8d6b4', 0.8)
    cover = closed_curve([(-6, 0), (5.6, -0.6), (6.6, 6), (5.6, 12.6), (-6, 12), (-4.6, 6)], 6)
    sheath = [
        prism(cover, 1.1, hide, 0.3),
        box(1.8, 1.3, 9, hide, 0.2, at=(0.4, 0, 12)),
        sphere(0.55, brass(), at=(0.4, -0.6, 18.6), squash=0.5),
    ]
    for number in range(13):
        sheath.append(
            tube(
                [
                    (5.1 + 0.5 * math.sin(number / 4), -0.57, 0.4 + number * 0.9),
                    (5.1 + 0.5 * math.sin(number / 4), -0.57, 0.9 + number * 0.9),
                ],
                0.09,
                thread,
            )
        )
    things += group(sheath, at=(-13, 0.8, 40), turn=(0, 12, 0))
    laid(things, 40)


@good('folding-ladder', yaw=-30, pitch=10)
def ladder(_look):
    timber, peg, foot = wood('#b57a43', 0.5, 'z', 1.6), wood('#7b4a22', 0.5, 'y', 0.5), rubber('#232326')
    things = []
    for side in (-1, 1):
        rail = loft([(side * 21, 0, 0, 3.2, 7), (side * 20, 0, 120, 3.1, 6.6), (side * 18.4, 0, 240, 3, 6.2)], timber, 0.8, steps=3)
        shoe = box(4.6, 8.6, 5, foot, 0.7, at=(side * 21, 0, -1.2))
        things += [rail, shoe]
        things += [box(4.64, 8.64, 0.35, material('#111113', 0.9), 0.1, at=(side * 21, 0, 0.2 + ring * 1.1)) for ring in range(3)]
    for number in range(8):
        high = 18 + number * 29
        half = 21 - high * 2.6 / 240
        things.append(cylinder(1.75, 2 * half + 3.4, wood('#c08a50', 0.5, 'z', 1.2), 0.2, at=(-half - 1.7, 0, high), turn=(0, 90, 0)))
        for side in (-1, 1):
            things.append(cylinder(0.55, 7.4, peg, 0.1, at=(side * half, 3.7, high), turn=(90, 0, 0)))
    for high in (30, 218):
        things.append(tube([(-22, 2.4, high), (22, 2.4, high)], 0.35, steel()))
    things += [
        plate(
            2.4,
            12,
            printed(
                svg(
                    words('IRIN 150 kg', 0, 0, 60, '#fff4dc').replace('<text ', '<text transform="translate(72 240) rotate(-90)" '),
                    100,
                    480,
                    '#9c2320',
                )
            ),
            at=(20.1, -3.45, 96),
        )
    ]
    group(things, turn=(-12, 0, 0))


def clamp(paint, screw):
    """A G-clamp seen from its side: cast frame with a rib, rolled screw, swivel foot, sliding bar."""
    frame = [
        (-3.4, 0),
        (3.6, 0),
        (5.6, 2),
        (5.6, 16),
        (3.6, 18),
        (-3.4, 18),
        (-3.4, 15.4),
        (2.0, 15.4),
        (3.0, 14.4),
        (3.0, 3.6),
        (2.0, 2.6),
        (-3.4, 2.6),
    ]
    things = [prism(frame, 1.0, paint, 0.25), prism([(2.6, 1), (5.7, 1), (5.7, 17), (2.6, 17), (3.4, 15), (3.4, 3)], 0.9, paint, 0.3)]
    rib = [
        (3.6, 0.3),
        (5.5, 2.1),
        (5.5, 15.9),
        (3.6, 17.7),
        (-3.2, 17.7),
        (-3.2, 17.0),
        (3.2, 17.0),
        (4.8, 15.4),
        (4.8, 2.6),
        (3.2, 1.0),
        (-3.2, 1.0),
        (-3.2, 0.3),
    ]
    things.append(prism(rib, 2.2, paint, 0.3))
    things += [
        cylinder(1.35, 3.2, paint, 0.3, at=(-2.2, 0, -0.4)),
        cylinder(1.3, 1.6, paint, 0.25, at=(-2.2, 0, 14.4)),
        cylinder(1.05, 0.3, steel(), 0.1, at=(-2.2, 0, 14.2)),
    ]
    things += [
        threaded(0.75, 15.5, screw, 0.32, at=(-2.2, 0, -7)),
        lathe(rounded([(0, 0), (0.7, 0), (1.5, 1.0), (1.5, 1.5), (0, 1.5)], 0.2), screw, at=(-2.2, 0, 8.2)),
        cylinder(1.0, 1.8, screw, 0.25, at=(-2.2, 0, -8.2)),
    ]
    things += [
        cylinder(0.35, 9, steel(), 0.1, at=(-6.2, 0, -7.3), turn=(0, 90, 0)),
        sphere(0.55, steel(), at=(-6.3, 0, -7.85)),
        sphere(0.55, steel(), at=(2.7, 0, -7.85)),
    ]
    things += [
        letters('IRIN', 1.0, material('#f2ead8', 0.6), at=(4.35, -0.52, 9.4), turn=(0, 90, 0), deep=0.05),
        letters('4"', 1.0, material('#f2ead8', 0.6), at=(4.35, -0.52, 4.7), turn=(0, 90, 0), deep=0.05),
    ]
    return things


@good('g-clamp-pair', yaw=0, pitch=50)
def clamps(_look):
    paint, screw = bumped(material('#1f4f8f', 0.4, clear=0.5), 0.15, 0.35), metal('#8e9095', 0.3)
    group(laid(clamp(paint, screw), 24), at=(-8, 0, 1.3))
    group(laid(clamp(paint, screw), 190), at=(7.5, 12, 1.3))
