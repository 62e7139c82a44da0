"""Tools & Auto: sets of tools in their rolls, racks and boxes."""

import math

from goods import good
from goods.shared.hardware import arc
from materials import glass, glossy, material, metal, plastic, rubber, steel, weave
from shapes import box, cylinder, group, laid, lathe, letters, loft, prism, rounded, rounded_rectangle, sphere, tube


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
def spanner_set(_look):
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
def screwdriver_set(_look):
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


@good('mechanic-toolbox', yaw=-26, pitch=27)
def mechanic_toolbox(_look):
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
