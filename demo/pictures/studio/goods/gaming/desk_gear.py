"""Gaming: what stands on the desk, and before it."""

import math

from goods import good
from materials import bumped, glossy, lamp, leather, material, metal, plastic, rubber, shade, weave
from shapes import blob, box, closed_curve, cylinder, group, lathe, letters, loft, prism, rounded, sphere, surface, torus, tube, wires


def ear_cup(side, color, dark):
    cup = rounded([(0, -1.6), (3.0, -1.6), (4.1, -0.9), (4.2, 0.6), (0, 0.6)], 0.6)
    things = [lathe(cup, dark), lathe(rounded([(0, -1.75), (2.4, -1.75), (2.4, -1.55)], 0.1), plastic(color, 0.35))]
    things.append(
        lathe(
            [(2.62 + 0.09 * math.sin(a), -1.58 + 0.09 * math.cos(a)) for a in (math.tau * n / 12 for n in range(13))],
            lamp(shade(color, 1.25), 1.2),
        )
    )
    soft = bumped(leather('#1c1b1e'), 0.2, 0.2)
    things.append(
        lathe([(3.15 + 1.15 * math.sin(a), 1.45 + 1.0 * math.cos(a)) for a in (math.tau * n / 32 for n in range(33))], soft, angle=180)
    )
    things.append(lathe([(0, 0.75), (2.8, 0.75)], weave('#2a2a2e', 0.1)))
    things = group(things, turn=(0, 0, 0))
    for thing in things:
        thing.scale = (1, 1.12, 1)
    return group(things, turn=(0, 90 if side < 0 else -90, 0))


@good('gaming-headset', yaw=-34, pitch=12, focus=(0.3, 0.4))
def gaming_headset(look):
    color, dark = look.color or '#b91c4b', plastic('#1d1d21', 0.45)
    arc = [(8.6 * math.cos(a), 0, 10.5 + 9.4 * math.sin(a)) for a in (math.pi * n / 24 for n in range(25))]

    def band(u, v):
        a = math.pi * (0.06 + 0.88 * u)
        b = math.tau * v
        wide = 1.9 + 0.5 * math.sin(a)
        r = 0.75 * math.cos(b)
        return ((8.4 + r) * math.cos(a), wide * abs(math.sin(b)) ** 0.7 * math.copysign(1, math.sin(b)), 10.5 + (9.2 + r) * math.sin(a))

    surface(band, bumped(leather('#1f1e22'), 0.2, 0.25), 60, 28)
    for shift in (-1.15, 1.15):
        tube([(x * 1.055, shift, 10.5 + (z - 10.5) * 1.05) for x, _, z in arc], 0.18, metal('#c8cad0', 0.25))
    for side in (-1, 1):
        box(1.4, 3.0, 3.4, plastic(color, 0.35), round=0.5, at=(side * 8.8, 0, 8.3))
        tube(
            [(side * 8.9, -3.9, 5.2), (side * 9.3, -3.4, 8.0), (side * 9.0, 0, 9.4), (side * 9.3, 3.4, 8.0), (side * 8.9, 3.9, 5.2)],
            0.42,
            dark,
        )
        group(group(ear_cup(side, color, dark), turn=(0, side * 5, 0)), at=(side * 8.4, 0, 5.2))
    boom = [(-10.2, -1.2, 3.4), (-11.0, -4, 1.6), (-9.6, -9, 0.9), (-6.4, -12.2, 1.3)]
    tube(boom, 0.26, rubber('#1a1a1d'))
    group([blob(1.7, 1.7, 2.8, bumped(material('#131315', 0.95), 0.6, 0.12), at=(0, 0, 0))], at=(-7.6, -11.3, 1.2), turn=(0, 90, 45))
    cylinder(1.1, 0.6, plastic(color, 0.35), at=(-10.6, -1.0, 3.3), turn=(0, -90, 0))
    letters('ARENA', 1.0, metal('#d8d9dd', 0.3), at=(0, -2.32, 19.5), turn=(-14, 0, 0), deep=0.03)


@good('trackball-mouse', yaw=130, pitch=40, turned=-70, focus=(0.45, 0.5))
def trackball(look):
    plan = closed_curve(
        [
            (-5.3, 1.2),
            (-4.9, -2.6),
            (-3.4, -5.6),
            (-0.6, -6.6),
            (2.3, -6.3),
            (3.9, -4.0),
            (4.4, 0.0),
            (4.2, 4.0),
            (2.9, 6.4),
            (0.4, 6.9),
            (-2.0, 6.4),
            (-4.1, 4.4),
        ],
        8,
    )

    def height(s, x, y):
        hump = 1 - 0.011 * (y + 1.5) ** 2
        return max(0.0, 4.4 * hump * math.sqrt(max(0.0, 1 - min(1.0, s) ** 3.2)) - 0.11 * max(0.0, -x - 0.8) ** 1.6)

    def place(u, v):
        x, y = plan[round(u * len(plan)) % len(plan)]
        s = abs(math.cos(v * math.pi / 2)) ** 0.5
        return (x * s, y * s, height(s, x * s, y * s))

    def top(x, y):
        aim = math.atan2(y, x)
        edge = min(plan, key=lambda p: abs(math.remainder(math.atan2(p[1], p[0]) - aim, math.tau)))
        return height(math.hypot(x, y) / math.hypot(*edge), x, y)

    shell, seam = material('#3a3b40', 0.48), material('#0f1012', 0.6)
    surface(place, shell, len(plan), 60, True)
    prism([(x * 1.015, y * 1.015) for x, y in plan], 0.7, plastic('#1b1c1f', 0.45), round=0.2, at=(0, 0, 0.32), turn=(-90, 0, 0))
    # The thumb's ball sits in a ring of its own on the left flank.
    group([torus(1.95, 0.24, metal('#8b8e95', 0.3), at=(0, 0, -0.15))], at=(-3.1, 1.6, top(-3.1, 1.6) - 0.05), turn=(0, -36, 0))
    sphere(1.72, glossy('#2a5fd0'), at=(-3.3, 1.6, top(-3.1, 1.6) - 1.5))

    def panel(west, east, south, north, made, lift):
        """A key of the shell: its own piece of the surface, a little prouder."""
        surface(
            lambda u, v: (lambda x, y: (x, y, top(x, y) + lift))(west + (east - west) * u, south + (north - south) * v),
            made,
            16,
            24,
            thickness=0.1,
        )

    key = material('#45464c', 0.4)
    panel(-1.0, 0.95, 1.4, 5.7, key, 0.07)
    panel(2.45, 3.6, 0.9, 4.4, key, 0.07)
    panel(1.12, 2.3, 1.2, 5.8, material('#141518', 0.5), 0.02)
    group(
        [lathe(rounded([(0, -0.42), (0.8, -0.42), (0.85, 0), (0.8, 0.42), (0, 0.42)], 0.12), rubber('#2b2c30'))]
        + [
            box(
                0.12,
                0.05,
                0.72,
                rubber('#55575d'),
                round=0.02,
                at=(0.84 * math.cos(a), 0.84 * math.sin(a), -0.36),
                turn=(0, 0, math.degrees(a) + 90),
            )
            for a in (math.tau * n / 24 for n in range(24))
        ],
        at=(1.71, 3.9, top(1.71, 3.9) - 0.5),
        turn=(0, 90, 0),
    )
    for y in (-0.9, 0.5):
        group([box(0.55, 1.15, 0.26, plastic('#6a6d75', 0.3), round=0.1)], at=(1.7, y, top(1.7, y) - 0.1), turn=(-5 * y, 8, 0))
    tube([(x, y, top(x, y) + 0.01) for x, y in ((-1.3 + n * 0.25, 0.9 - 0.5 * (n / 20) ** 2) for n in range(21))], 0.05, seam)
    letters('Tẹ̀', 1.3, material('#c9ccd3', 0.4), at=(0.4, -3.6, top(0.4, -3.6) + 0.05), turn=(-90 + 20, 0, 0), deep=0.02)


@good('vr-goggles', yaw=-28, pitch=14, focus=(0.4, 0.5))
def vr_goggles(look):
    white, dark = plastic('#f1f1ef', 0.35), plastic('#17171b', 0.25)
    outline = closed_curve(
        [
            (-9.2, 5.5),
            (-8.6, 9.2),
            (-4.0, 10.4),
            (0, 10.6),
            (4.0, 10.4),
            (8.6, 9.2),
            (9.2, 5.5),
            (8.6, 1.6),
            (5.0, 0.3),
            (2.2, 0.6),
            (0, 1.7),
            (-2.2, 0.6),
            (-5.0, 0.3),
            (-8.6, 1.6),
        ]
    )
    prism(outline, 7.5, white, round=1.2, at=(0, 0, 0))
    face = [(x * 0.93, 5.5 + (z - 5.5) * 0.9) for x, z in outline]
    prism(face, 1.6, glossy('#141418'), round=0.5, at=(0, -3.7, 0))
    soft = [(x * 0.96, 5.5 + (z - 5.5) * 0.95) for x, z in outline]
    prism(soft, 2.6, leather('#222226'), round=0.9, at=(0, 4.4, 0))
    letters('PÒPÓ VR', 1.3, metal('#d4d6dc', 0.25), at=(0, -4.53, 5.6), deep=0.02)
    for x in (-3.2, 3.2):
        cylinder(0.9, 0.35, dark, at=(x, 0, 10.25))
    group(
        [cylinder(1.3, 0.5, dark, round=0.12)]
        + [
            box(0.1, 0.2, 0.5, white, round=0.03, at=(1.27 * math.cos(a), 1.27 * math.sin(a), 0), turn=(0, 0, math.degrees(a)))
            for a in (math.tau * n / 20 for n in range(20))
        ],
        at=(0, -0.5, 10.5),
    )
    cloth = weave('#26262b', 0.14)

    def strap(u, v):
        a = math.pi * (u * 1.0)
        return (9.2 * math.cos(a) * (1 + 0.06 * math.sin(a)), 2.2 + 12.5 * math.sin(a) ** 0.8, 4.0 + 3.0 * v + 1.2 * math.sin(a))

    surface(strap, cloth, 60, 4, thickness=0.25)
    surface(
        lambda u, v: ((v - 0.5) * 2.8, 3.6 + 11.1 * math.sin(math.pi / 2 * u), 6.6 + 4.0 * math.cos(math.pi / 2 * u) ** 0.7),
        cloth,
        40,
        4,
        thickness=0.25,
    )
    for side in (-1, 1):
        box(0.6, 2.4, 3.6, dark, round=0.2, at=(side * 9.35, 2.6, 3.8))
    remote = [loft([(0, 0, 0, 2.6, 1.8), (0, 0, 0.3, 3.2, 2.2), (0, 0, 4, 3.0, 2.0), (0, 0, 8, 3.2, 2.3), (0, 0, 9, 2.6, 1.8)], dark, 0.25)]
    remote += [
        cylinder(0.85, 0.4, rubber('#2c2c31'), at=(0, -1.0, 7.0), turn=(90, 0, 0)),
        cylinder(0.32, 0.3, glossy('#d3303a'), at=(0, -1.0, 5.2), turn=(90, 0, 0)),
        cylinder(0.32, 0.3, glossy('#2c6fd6'), at=(0, -1.0, 4.2), turn=(90, 0, 0)),
    ]
    group(group(remote, turn=(-82, 0, 0)), at=(14.5, -4, 1.3), turn=(0, 0, 30))


@good('gaming-chair', yaw=-30, pitch=12, focus=(0.5, 0.75))
def gaming_chair(look):
    hide, red = leather('#1c1c20'), leather('#b81f2e')
    dark, chrome = plastic('#1a1a1d', 0.4), metal('#b9bcc2', 0.25)
    for n in range(5):
        a = math.tau * n / 5 + 0.3
        x, y = 32 * math.cos(a), 32 * math.sin(a)
        tube([(0, 0, 13.5), (x * 0.5, y * 0.5, 11.5), (x, y, 8.0)], [4.2, 3.2, 2.2], dark)
        cylinder(1.2, 4, chrome, at=(x, y, 5.5))
        for side in (-1, 1):
            spin = math.degrees(a) + 60 * n
            dx, dy = 1.9 * side * math.sin(math.radians(spin)), -1.9 * side * math.cos(math.radians(spin))
            group([cylinder(3.0, 2.0, plastic('#222226', 0.5), at=(0, 0, -1), round=0.5)], at=(x + dx, y + dy, 3.0), turn=(90, 0, spin))
    cylinder(4.4, 12, dark, at=(0, 0, 9), round=1.0)
    cylinder(2.6, 20, chrome, at=(0, 0, 20))
    cylinder(4.2, 14, dark, at=(0, 0, 18), round=0.8)
    box(26, 30, 4, dark, round=1.2, at=(0, 0, 36))
    blob(46, 50, 12, hide, at=(0, -2, 39), squareness=0.75)
    for side in (-1, 1):
        blob(11, 50, 15, red, at=(side * 22, -2, 39.5), turn=(0, side * -12, 0), squareness=0.5)
    back = []

    def shell(u, v):
        wide = 23 + 5.5 * math.sin(math.pi * min(1, v * 1.25)) - 7.5 * max(0, v - 0.62) / 0.38
        if v > 0.94:
            wide *= math.sqrt(max(0, 1 - ((v - 0.94) / 0.062) ** 2)) * 0.6 + 0.4
        across = u * 2 - 1
        # Towards the top the wings of the back become flat, so that its end is one round hood.
        wing = 9.5 * abs(across) ** 3 * (1 - 0.3 * max(0, v - 0.5)) * min(1, (1 - v) / 0.25)
        return (across * wide, -wing - 2.5 * math.sin(math.pi * v * 1.1), v * 84)

    back.append(surface(shell, hide, 48, 60, thickness=6.5, angle=180))
    for side in (-1, 1):

        def wing(u, v, side=side):
            x, y, z = shell(0.5 + side * (0.36 + 0.13 * u), 0.04 + 0.86 * v)
            return (x, y - 3.7, z)

        back.append(surface(wing, red, 10, 50, thickness=0.8))
    back.append(blob(30, 11, 17, red, at=(0, -9.5, 8), squareness=0.5))
    back.append(blob(27, 10, 13, hide, at=(0, -8.5, 61), squareness=0.5))
    back.append(letters('ARENA', 4.6, material('#f2f2f2', 0.5), at=(0, -13.6, 67.5), deep=0.05))
    # Bands hold the cushions; white stitches run along the red wings; quilted seams cross the middle.
    thread = material('#d8d4ce', 0.7)
    for z in (16, 68):
        back.append(tube([(shell(n / 40, z / 84)[0], shell(n / 40, z / 84)[1] - 3.6, z) for n in range(2, 39)], 0.7, rubber('#101012')))
    for share in (0.155, 0.845):
        line = [shell(share, 0.05 + 0.84 * n / 60) for n in range(61)]
        dashes = [[(x, y - 4.15, z) for x, y, z in line[n : n + 2]] for n in range(0, 60, 2)]
        back.append(wires(dashes, 0.16, thread))
    for z in (28, 36, 44, 52):
        seam = [shell(0.5 + 0.3 * (n / 20 - 0.5) * 2, (z + 2.5 * abs(n / 20 - 0.5) * 2) / 84) for n in range(21)]
        back.append(tube([(x, y - 3.22, z) for x, y, z in seam], 0.28, material('#0c0c0e', 0.6)))
    group(back, at=(0, 23, 45), turn=(-11, 0, 0))
    for side in (-1, 1):
        tube([(side * 18, 4, 38), (side * 29, 4, 39), (side * 30, 4, 50), (side * 30, 4, 61)], 2.0, dark)
        blob(9, 28, 4.5, rubber('#202024'), at=(side * 30, 0, 61), squareness=0.7)
        cylinder(5.5, 3, dark, at=(side * (25.5 if side > 0 else 22.5), 20, 46), turn=(0, 90, 0))
