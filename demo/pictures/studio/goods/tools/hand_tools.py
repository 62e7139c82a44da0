"""Tools & Auto: hand tools."""

import math
import random

from goods import good
from materials import brass, bumped, glass, glossy, leather, material, metal, plastic, printed, rubber, steel, weave, wood
from prints import svg, words
from shapes import box, copies, cylinder, group, laid, lathe, letters, loft, plate, prism, rounded, rounded_rectangle, sphere, torus, tube

FORGED = ('#7d8187', 0.36)


def forged():
    """Steel as the hammer left it: dark, with a fine grain."""
    return bumped(metal(*FORGED), 0.2, 0.25)


def arc(radius, begin, end, at=(0, 0), steps=40):
    """Points of an arc about `at`, in degrees, for `prism` outlines."""
    angles = (math.radians(begin + (end - begin) * step / steps) for step in range(steps + 1))
    return [(at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)) for angle in angles]


def hexagon(radius, at=(0, 0)):
    return arc(radius, 0, 300, at, 5)


def threaded(radius, length, material, pitch=0.15, **where):
    """A rod with rolled thread: rings, which at this size look like a helix."""
    turns = max(2, round(length / pitch))
    profile = [(0, 0)]
    for turn in range(turns):
        low = length * turn / turns
        profile += [(radius * 0.86, low), (radius, low + length / turns * 0.5)]
    return lathe(profile + [(radius * 0.86, length), (0, length)], material, steps=32, **where)


@good('claw-hammer', yaw=0, pitch=58)
def claw_hammer(look):
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


def spanner(size, length, chrome):
    """A combination spanner of `size` mm, its ring at the foot and its jaw above."""
    wide = size / 10
    jaw, ring = wide * 1.02, wide * 0.8
    gap = math.degrees(math.asin(wide / 2 / jaw))
    mouth = arc(jaw, 90 - gap, -270 + gap) + [
        (-wide / 2, -wide * 0.12),
        (-wide * 0.26, -wide * 0.5),
        (wide * 0.26, -wide * 0.5),
        (wide / 2, -wide * 0.12),
    ]
    lean = math.radians(15)
    mouth = [(x * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - x * math.sin(lean) + length - jaw) for x, z in mouth]
    star = [
        (
            wide / 2 * (1.12 if step % 2 else 0.98) * math.cos(step * math.pi / 12),
            ring + wide / 2 * (1.12 if step % 2 else 0.98) * math.sin(step * math.pi / 12),
        )
        for step in range(24)
    ]
    thick = 0.24 + wide * 0.2
    shank = [(x, z + ring * 1.6) for x, z in rounded_rectangle(wide * 0.72, length - jaw * 1.7 - ring * 1.6, wide * 0.3)]
    return [
        prism(mouth, thick, chrome, 0.1),
        prism(arc(ring, 0, 351, (0, ring)), thick * 1.15, chrome, 0.1, holes=[star]),
        prism(shank, thick * 0.78, chrome, 0.12),
        letters(str(size), wide * 0.5, metal('#6b6f76', 0.4), at=(0, -thick * 0.39, length - jaw * 2.9), deep=0.012),
    ]


@good('spanner-set-14', yaw=8, pitch=60)
def spanner_set(look):
    sizes = (8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 24)
    chrome, cloth, thread = metal('#d6d9dd', 0.16), weave('#27344f', 0.14), material('#e9b949', 0.8)
    widths = [1.75 + size * 0.085 for size in sizes]
    total = sum(widths)
    things = [box(total + 2, 0.35, 31, cloth, round=0.15, at=(0, 0.55, -1)), box(total + 2, 0.22, 11.5, cloth, round=0.1, at=(0, -0.6, -1))]
    across = -total / 2
    for size, wide in zip(sizes, widths):
        middle = across + wide / 2
        things += group(spanner(size, 6.6 + size * 0.88, chrome), at=(middle, 0, 0.4))
        things.append(box(wide * 0.72, 0.9, 10.6, cloth, round=0.42, at=(middle, -0.25, -0.6)))
        things.append(letters(str(size), 0.85, thread, at=(middle, -0.74, 8.9), deep=0.02))
        across += wide
        for stitch in range(20):
            things.append(tube([(across, -0.73, -0.7 + stitch * 0.56), (across, -0.73, -0.38 + stitch * 0.56)], 0.05, thread))
    for height in (-0.75, 10.3):
        things += [
            tube([(x * 0.62, -0.73, height), (x * 0.62 + 0.36, -0.73, height)], 0.05, thread)
            for x in range(int(-total / 1.24), int(total / 1.24))
        ]
    strap = weave('#c2452e', 0.12)
    things += [
        box(9, 0.3, 2.4, strap, round=0.1, at=(total / 2 + 4.6, 0.6, 12)),
        prism(
            rounded_rectangle(2.2, 3.4, 0.4),
            0.3,
            steel(),
            at=(total / 2 + 8.6, 0.3, 11.5),
            holes=[[(x, z + 0.5) for x, z in rounded_rectangle(1.4, 2.4, 0.25)]],
        ),
    ]
    things.append(box(4.6, 0.12, 1.7, material('#c2452e', 0.8), round=0.05, at=(0, -0.72, 3.2)))
    things.append(letters('IRIN', 1.2, material('#fbf3e2', 0.8), at=(0, -0.8, 4.05), deep=0.02))
    laid(things)


def screwdriver(length, blade, wide, cross, color):
    """Its tip is at the foot, its handle above: a clear red core, a soft black grip with flutes."""
    grip, core, shaft = rubber('#26262a'), glossy(color), metal('#d3d6da', 0.2)
    handle = length - blade
    r = wide / 2
    core_part = lathe(
        rounded(
            [(0, 0), (r * 0.7, 0), (r * 0.62, handle * 0.12), (r * 0.95, handle * 0.24), (r, handle * 0.9), (r * 0.8, handle), (0, handle)],
            r * 0.4,
        ),
        core,
        at=(0, 0, blade),
        steps=48,
    )
    things = [core_part, cylinder(r * 0.21, blade - 0.4, shaft, 0.05, at=(0, 0, 0.4))]
    for step in range(8):
        around = 2 * math.pi * step / 8
        flute = [(r * 0.86 * math.cos(around), r * 0.86 * math.sin(around), blade + handle * part) for part in (0.25, 0.45, 0.65, 0.82)]
        things.append(tube(flute, [r * 0.2, r * 0.3, r * 0.3, r * 0.2], grip))
    black = metal('#4a4c50', 0.4)
    if cross:
        things += [box(r * 0.4, r * 0.12, 0.9, black, 0.01, turn=(0, 0, turn)) for turn in (0, 90)]
        things.append(cylinder(r * 0.05, 0.8, black, 0.02, top=r * 0.21))
    else:
        things.append(loft([(0, 0, 0, r * 0.55, r * 0.06), (0, 0, 0.7, r * 0.55, r * 0.22), (0, 0, 1.3, r * 0.4, r * 0.4)], black, 0.5))
    things.append(
        lathe(
            [(r * 0.705, 0), (r * 0.735, 0.1), (r * 0.735, 0.25), (r * 0.705, 0.35)],
            metal('#b8bbc0', 0.3),
            at=(0, 0, blade + 0.1),
            steps=32,
        )
    )
    return things


@good('screwdriver-set', yaw=-16, pitch=12)
def screwdriver_set(look):
    back = [(9.5, 2.7), (9, 2.9), (8.5, 3.0), (8.5, 3.0), (9, 2.9), (9.5, 2.7)]
    dark, print_ink = plastic('#2b2d31', 0.5), material('#f2c21d', 0.5)
    box(30, 1.2, 23, dark, 0.5, at=(0, 4.2, 0))
    box(30, 8.6, 1.8, dark, 0.5, at=(0, 0, 12.2))
    box(30, 5, 1.8, dark, 0.5, at=(0, -3.6, 6.6))
    box(30, 9.5, 1.4, dark, 0.4, at=(0, -0.4, 0))
    for side in (-14.6, 14.6):
        prism([(side and 0, 0), (9, 0), (9, 14), (6.4, 14), (1.2, 8.4), (0, 8.4)], 0.8, dark, 0.2, at=(side, 4.6, 0), turn=(0, 0, -90))
    letters('IRIN', 1.7, print_ink, at=(-9.8, -4.25, 13.1), deep=0.03)
    letters('MAGNETIC · 12', 1.0, material('#e8e6e0', 0.5), at=(7.4, -4.25, 13.1), deep=0.03, bold=False)
    for side in (-13, 13):
        cylinder(0.5, 0.25, steel(), 0.1, at=(side, 3.6, 21), turn=(90, 0, 0))
    for number, (handle, wide) in enumerate(back):
        blade = (12, 10, 8.5, 8.5, 10, 12)[number]
        group(screwdriver(handle + blade, blade, wide, number % 2 == 0, '#c9261f'), at=(-12 + number * 4.8, 0.9, 14 - blade + 0.1))
    for number in range(6):
        blade = (6, 5, 4, 4, 5, 6)[number]
        group(
            screwdriver(blade + 5.6, blade, 1.35 + abs(number - 2.5) * 0.16, number % 2 == 1, '#c9261f'),
            at=(-12 + number * 4.8, -4.3, 8.4 - blade + 0.1),
        )


def tray(width, depth, height, paint, inside):
    """An open tray of folded sheet: floor, walls and a rolled rim."""
    wall = 0.25
    things = [box(width, depth, wall, inside, 0.05)]
    for side in (-1, 1):
        things += [
            box(width, wall, height, paint, 0.1, at=(0, side * (depth - wall) / 2, 0)),
            box(wall, depth, height, paint, 0.1, at=(side * (width - wall) / 2, 0, 0)),
        ]
    return things


def socket(size, chrome):
    r = 0.35 + size * 0.055
    things = [
        lathe(rounded([(r * 0.7, 1.2), (r * 0.7, 2.6), (r, 2.6), (r, 1.0), (r * 0.86, 0.8), (r * 0.86, 0), (0, 0)], 0.08), chrome, steps=32)
    ]
    things.append(cylinder(r * 0.7, 0.1, material('#17181a', 0.6), 0.02, at=(0, 0, 1.6)))
    return things


@good('mechanic-toolbox', yaw=-26, pitch=27)
def mechanic_toolbox(look):
    red, inside, chrome, black = glossy('#b3191d'), metal('#8b8f96', 0.45), metal('#d6d9dd', 0.18), rubber('#222226')
    group(tray(46, 22, 15, red, inside))
    for number, (back, high) in enumerate(((9, 18), (18, 25.5), (27, 33))):
        group(tray(45, 14, 5, red, inside), at=(0, back, high))
        for side in (-23.2, 23.2):
            for end in (-4, 4):
                low = (side, back - 9 + end, high - 5.4 if number else 12)
                tube([low, (side, back + end, high + 2)], 0.45, chrome, smooth=False)
                for place in (low, (side, back + end, high + 2)):
                    sphere(0.6, steel(), at=(place[0] * 1.01, place[1], place[2] - 0.6), squash=1)
    group([box(46, 1, 17, red, 0.4), box(40, 0.4, 12, red, 0.2, at=(0, -0.5, 2.5))], at=(0, 36, 36), turn=(-14, 0, 0))
    tube([(-9, 39.8, 46), (-9, 43, 47), (9, 43, 47), (9, 39.8, 46)], 0.7, black, smooth=False)
    for side in (-13, 13):
        box(3.4, 0.5, 4.4, chrome, 0.2, at=(side, -11.2, 10.2))
        box(2.4, 0.6, 2.2, chrome, 0.2, at=(side, -11.5, 9))
    prism(rounded_rectangle(12, 3.6, 0.6), 0.2, metal('#e3e5e8', 0.3), at=(0, -11.1, 5.2))
    letters('IRIN', 2.2, material('#b3191d', 0.5), at=(0, -11.22, 7.0), deep=0.02)
    for row, count in ((0, 16), (1, 14)):
        high, back = ((33.4, 27), (25.9, 18))[row]
        for number in range(count):
            group(socket(8 + number * (0.9 if row else 0.5), chrome), at=(-20.5 + number * 41 / (count - 1), back - 2.6, high + 0.8))
        box(43, 3, 0.8, black, 0.2, at=(0, back - 2.6, high - 0.1))
    group(
        [cylinder(0.8, 16, chrome, 0.2), sphere(1.7, chrome, at=(0, 0, 15.5), squash=0.7), cylinder(1.2, 9, black, 0.4, at=(0, 0, -2))],
        at=(-18, 29.5, 34.6),
        turn=(0, 90, 0),
    )
    group([cylinder(0.6, 12, chrome, 0.15)], at=(4, 29.5, 34.2), turn=(0, 90, 0))
    for number in range(7):
        tube(
            [(4.0 + number * 0.9, 20, 26.2), (12 + number * 0.4, 20 + number * 0.3, 26.2), (12 + number * 0.4, 22.6, 26.2)],
            0.17 + number * 0.03,
            metal('#3d3f44', 0.4),
            smooth=False,
        )
    group([box(10, 1.6, 1.4, metal('#c3a24a', 0.3), 0.2)], at=(-12, 20.8, 26))
    for number in range(12):
        group(laid(spanner(8 + number, 10.5, chrome)), at=(-19.5 + number * 3.5, 3.6, 19.4), turn=(0, 0, 0))
    for number in range(6):
        group(
            laid(screwdriver(22, 12, 2.9, number % 2, '#e0a51b' if number < 3 else '#1d56a8')),
            at=(-19 + number * 3.6, -8.2, 13.4 - number % 2 * 1.4),
        )
    for number in range(3):
        group(laid(pliers(('#c9261f', '#2b59ad', '#c9261f')[number])), at=(4.8 + number * 5.3, -9.4, 13))
    test_lamp = [
        cylinder(0.85, 9, glass('#f4d79b', 0.1), 0.3),
        cylinder(0.16, 5, chrome, 0.05, at=(0, 0, -5)),
        cylinder(0.9, 1.2, black, 0.3, at=(0, 0, 8.6)),
    ]
    group(test_lamp, at=(-12, -9.6, 14.8), turn=(0, 90, 0))
    box(44, 20.5, 12.4, inside, 0.2, at=(0, 0, 0.2))


def pliers(color):
    """Combination pliers with dipped handles, jaws above."""
    dark, dipped = metal('#8f9399', 0.3), plastic(color, 0.45)
    things = [
        prism([(-0.7, 0), (0.7, 0), (1.3, 2.2), (0.75, 5.2), (-0.75, 5.2), (-1.3, 2.2)], 1.0, dark, 0.2, at=(0, 0, 10)),
        cylinder(0.6, 1.2, steel(), 0.1, at=(0, 0.6, 11.6), turn=(90, 0, 0)),
    ]
    for side in (-1, 1):
        things.append(
            tube([(side * 0.5, 0, 10.6), (side * 1.6, 0, 8.4), (side * 2.2, 0, 5), (side * 1.7, 0, 0)], [0.45, 0.62, 0.7, 0.55], dipped)
        )
    things.append(box(0.06, 1.04, 3.0, material('#1c1d1f', 0.6), 0.01, at=(0, 0, 12.3)))
    return things


@good('hand-saw', yaw=0, pitch=56)
def hand_saw(look):
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
    things.append(prism(smoothed(grip), 2.3, wood('#9c5a2b', 0.32, 'y', 1.2), 0.75, holes=[smoothed(hole)]))
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


def smoothed(points, steps=6):
    """A closed line of few (x, z) points rounded into one of many."""
    out, count = [], len(points)
    for at in range(count):
        a, b, c, d = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return out


@good('felling-axe', yaw=0, pitch=58)
def felling_axe(look):
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
    cover = smoothed([(-6, 0), (5.6, -0.6), (6.6, 6), (5.6, 12.6), (-6, 12), (-4.6, 6)])
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
def ladder(look):
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
def clamps(look):
    paint, screw = bumped(material('#1f4f8f', 0.4, clear=0.5), 0.15, 0.35), metal('#8e9095', 0.3)
    group(laid(clamp(paint, screw), 24), at=(-8, 0, 1.3))
    group(laid(clamp(paint, screw), 190), at=(7.5, 12, 1.3))


def bolt(size, length, zinc):
    """Its head is down, so that it stands; lay it for a heap."""
    r = size / 20
    return [
        prism(hexagon(r * 1.85), r * 1.3, zinc, 0.03, at=(0, 0, r * 0.65), turn=(90, 0, 0)),
        threaded(r, length, zinc, max(0.11, r * 0.35), at=(0, 0, r * 1.2)),
    ]


@good('bolts-assorted', yaw=-14, pitch=46)
def bolts(look):
    zinc = metal('#c3c8cd', 0.3)
    sizes = (5, 6, 6, 8, 10, 12)
    counts = ((30, 25, 20, 15, 10, 8), (30, 25, 20, 15, 10, 8), (24, 20, 16, 12, 8, 4))
    tray_color, lid = plastic('#d9361f', 0.4), glass('#f3f7fa', 0.06)
    box(33, 24, 0.5, plastic('#2b2c30', 0.5), 0.2)
    for wall in range(7):
        box(0.3, 23, 4, tray_color, 0.1, at=(-15.9 + wall * 5.3, 0, 0.3))
    for wall in range(4):
        box(32.2, 0.3, 4, tray_color, 0.1, at=(0, -11.4 + wall * 7.6, 0.3))
    for side in (-1, 1):
        box(33, 0.5, 4.6, plastic('#2b2c30', 0.5), 0.2, at=(0, side * 11.9, 0))
        box(0.5, 24, 4.6, plastic('#2b2c30', 0.5), 0.2, at=(side * 16.3, 0, 0))
    dice = random.Random('bolts')
    for row in range(3):
        for column, size in enumerate(sizes):
            r = size / 20
            if row == 0:
                thing = laid(bolt(size, 1.4 + size * 0.22, zinc))
            elif row == 1:
                thing = [
                    prism(hexagon(r * 1.85), r * 1.6, zinc, 0.04, at=(0, 0, r * 0.8), turn=(90, 0, 0), holes=[arc(r, 0, 345, steps=23)])
                ]
            else:
                thing = [
                    lathe(rounded([(r * 1.1, 0), (r * 2.3, 0), (r * 2.3, 0.16), (r * 1.1, 0.16), (r * 1.1, 0)], 0.03, 2), zinc, steps=24)
                ]
            places = []
            for number in range(counts[row][column]):
                level = number / counts[row][column]
                places.append(
                    (
                        (
                            -13.25 + column * 5.3 + dice.uniform(-1.5, 1.5),
                            7.6 - row * 7.6 + dice.uniform(-2.4, 2.4) - (r * 2 if row == 0 else 0),
                            0.8 + level * 2.2,
                        ),
                        (dice.uniform(-28, 28), dice.uniform(-28, 28), dice.uniform(0, 360) if row else dice.uniform(-40, 40)),
                    )
                )
            copies(thing, places)
    cover = [
        box(33, 0.25, 24, lid, 0.1),
        box(33, 1.4, 1, plastic('#2b2c30', 0.5), 0.2),
        box(10, 1.0, 2.0, plastic('#2b2c30', 0.5), 0.4, at=(0, 0, 23.6)),
        plate(
            20,
            7,
            printed(
                svg(words('IRIN', 250, 70, 62, '#ffffff') + words('M5 – M12 · 300 PCS', 250, 138, 40, '#ffffff', 400), 500, 175, '#d9361f')
            ),
            at=(0, -0.16, 9),
        ),
    ]
    group(cover, at=(0, 12.3, 4.4), turn=(-22, 0, 0))
    for side in (-9, 9):
        box(3, 1.0, 2.4, plastic('#f2c21d', 0.4), 0.3, at=(side, -12.4, 1.2))


def key(number, plating):
    """A key lying towards the viewer, its bow at the back."""
    bow = [(1.15 * math.cos(step * math.pi / 20), 4.3 + 1.15 * math.sin(step * math.pi / 20)) for step in range(40)]
    blade = [
        (-0.4, 3.4),
        (-0.4, -1.0),
        (0, -1.6),
        (0.4, -1.0),
        (0.4, -0.4),
        (0.12, -0.1),
        (0.42, 0.3),
        (0.2, 0.7),
        (0.42, 1.1),
        (0.1, 1.5),
        (0.42, 1.9),
        (0.42, 3.4),
    ]
    return [
        prism(bow, 0.24, plating, 0.06, holes=[arc(0.3, 0, 345, (0, 4.95), 23)]),
        prism(blade, 0.22, plating, 0.05),
        letters(f'{4107 + number}', 0.42, material('#4e3d17', 0.6), at=(0, -0.13, 4.1), deep=0.01),
    ]


@good('builders-padlock', yaw=-18, pitch=20)
def padlock(look):
    case, dark, shackle = bumped(metal('#b9bcc2', 0.3), 0.04, 0.08), plastic('#1f2023', 0.5), metal('#dfe2e6', 0.12)
    things = [box(6.0, 2.8, 5.0, case, 0.55), box(6.3, 3.1, 1.1, dark, 0.5, at=(0, 0, -0.15))]
    bow = (
        [(-1.85, 0, 4.6), (-1.85, 0, 7.4)]
        + [(-1.85 * math.cos(step * math.pi / 16), 0, 7.4 + 1.85 * math.sin(step * math.pi / 16)) for step in range(17)]
        + [(1.85, 0, 4.6)]
    )
    things.append(tube(bow, 0.55, shackle, smooth=False))
    things += [cylinder(0.78, 0.3, dark, 0.1, at=(side, 0, 4.9)) for side in (-1.85, 1.85)]
    ink = material('#2a2c30', 0.5)
    things += [
        letters('ÀÀBÒ', 1.15, ink, at=(0, -1.405, 3.4), deep=0.02),
        letters('HARDENED  60 mm', 0.45, ink, at=(0, -1.405, 2.2), deep=0.02),
    ]
    things += [sphere(0.22, metal('#8a8d92', 0.3), at=(x, -1.4, z - 0.1), squash=0.6) for x in (-2.5, 2.5) for z in (1.5, 4.4)]
    plating = brass()
    for number, spin in enumerate((-58, -22, 12, 46)):
        turned = group(laid(key(number, plating), at=(0, -4.95, 0)), turn=(0, 0, spin))
        group(turned, at=(4.4, -1.2, 0.14 + number * 0.12))
    torus(0.75, 0.09, steel(), at=(4.4, -0.45, 0.25), turn=(16, 0, 0))
