"""Others: travel."""

import math

from goods import good
from materials import bumped, material, metal, plastic, rubber, shade, wood
from shapes import blob, box, cylinder, group, lathe, letters, prism, rounded, rounded_rectangle, sphere, strands, surface, tube


@good('cabin-suitcase-20', yaw=-28, pitch=12)
def suitcase(look):
    color = look.color or '#2459c9'
    shell, trim, chrome = bumped(material(color, 0.34, clear=0.3), 0.05, 0.12), plastic('#1d1e21', 0.42), metal('#c9ccd1', 0.25)
    for side in (-1, 1):
        box(36, 10.6, 48, shell, 3.6, at=(0, side * 5.6, 5), segments=10)
        for number in range(9):
            x = -13.2 + number * 3.3
            tube([(x, side * 10.75, 9), (x, side * 10.95, 12), (x, side * 10.95, 46), (x, side * 10.75, 49)], 0.75, shell)
    box(36.3, 0.9, 48.3, trim, 3.5, at=(0, 0, 4.85), segments=10)
    outline = rounded_rectangle(35.4, 47.4, 3.2)
    zip_path = [(x, 0, z + 5.3) for x, z in outline]
    tube([(x * 1.022, 0, (z - 29) * 1.012 + 29) for x, _, z in zip_path], 0.28, metal('#8d9096', 0.4), smooth=False, closed=True)
    for x in (-14.4, 14.4):
        for y in (-7, 7):
            box(4.2, 4.6, 2.4, trim, 0.8, at=(x, y, 3.6))
            prism([(-1.2, 0), (1.2, 0), (0.8, -3), (-0.8, -3)], 2.6, trim, 0.3, at=(x, y, 4.2))
            for turn in (-0.75, 0.75):
                cylinder(2.1, 0.9, rubber('#2a2b2e'), 0.3, at=(x - 0.3, y + turn + 0.45, 2.1), turn=(90, 0, 0))
                cylinder(1.1, 0.95, metal('#a6a9ae', 0.3), 0.2, at=(x - 0.3, y + turn + 0.47, 2.1), turn=(90, 0, 0))
    for x in (-7, 7):
        box(1.9, 1.2, 9, chrome, 0.4, at=(x, 7, 53))
        box(1.5, 0.9, 9, metal('#dadde1', 0.2), 0.3, at=(x, 7, 60))
        box(3.4, 3.2, 1.0, trim, 0.4, at=(x, 7, 52.6))
    box(19, 3.0, 3.4, trim, 1.2, at=(0, 7, 67.6))
    cylinder(0.8, 0.4, metal('#c9ccd1', 0.3), 0.2, at=(0, 7, 70.8))
    tube([(-7.4, 0, 52.8), (-6.4, 0, 55.2), (6.4, 0, 55.2), (7.4, 0, 52.8)], [0.9, 1.2, 1.2, 0.9], trim)
    tube([(18.1, 0, 21), (19.6, 0, 22.4), (19.6, 0, 33.6), (18.1, 0, 35)], [0.8, 1.0, 1.0, 0.8], trim)
    box(2.2, 3.6, 6.6, trim, 0.5, at=(18.0, 0, 40))
    for number in range(3):
        cylinder(0.62, 0.5, plastic('#e8e6e0', 0.4), 0.1, at=(18.9, -0.2, 41.2 + number * 1.6), turn=(0, 90, 0))
        letters('274'[number], 0.7, material('#1d1e21', 0.5), at=(19.42, -0.2, 41.2 + number * 1.6), turn=(0, 0, 90), deep=0.01)
    prism(rounded_rectangle(7.4, 2.4, 0.5), 0.3, chrome, 0.1, at=(0, -11.0, 40.4))
    letters('ÌRÌNÀJÒ', 1.05, material('#1d1e21', 0.5), at=(0, -11.17, 41.6), deep=0.02)


@good('windproof-umbrella', yaw=24, pitch=14)
def umbrella(look):
    """Open, at rest on its rim and its handle: eight panels that hang a little between their ribs."""
    color = look.color or '#6f3fb5'
    cloth, black, chrome = bumped(material(color, 0.62, sheen=0.5), 0.08, 0.08), plastic('#1d1e21', 0.4), metal('#b7babf', 0.28)
    ribs, span, tall = 8, 54, 19

    def canopy(u, v):
        a = 2 * math.pi * u
        part = (u * ribs) % 1
        sag = math.sin(math.pi * part)
        r = span * v * (1 - 0.075 * sag * v**1.4)
        z = tall * (1 - v**2.0) - 1.5 * sag * v * (1 - v * 0.5)
        return (r * math.sin(a), r * math.cos(a), z)

    things = [surface(canopy, cloth, ribs * 20, 30, thickness=0.08)]
    for number in range(ribs):
        u = number / ribs
        line = [canopy(u, 0.04 + 0.96 * step / 16) for step in range(17)]
        things.append(tube([(x, y, z - 0.35) for x, y, z in line], 0.28, black, smooth=False))
        x, y, z = canopy(u, 1.0)
        things.append(sphere(0.65, black, at=(x * 1.006, y * 1.006, z - 0.9)))
        mid = canopy(u, 0.48)
        things.append(tube([(0, 0, -6), (mid[0], mid[1], mid[2] - 0.5)], 0.24, chrome, smooth=False))
        things.append(tube([(x * 1.004, y * 1.004, z + 0.1) for x, y, z in line], 0.09, material(shade(color, 0.7), 0.8), smooth=False))
    hem = [canopy(step / 320, 1.0) for step in range(320)]
    things.append(tube(hem, 0.24, material(shade(color, 0.78), 0.8), smooth=False, closed=True))
    things += [
        cylinder(0.55, 72, chrome, 0.1, at=(0, 0, -50)),
        lathe(rounded([(0.5, -7.4), (1.3, -7.4), (1.3, -4.6), (0.8, -4.2)], 0.2), black),
        lathe(rounded([(0, 18.4), (1.8, 18.4), (1.2, 19.6), (0.55, 20.4), (0.4, 25), (0, 25.2)], 0.2), black),
    ]
    grip = [(0, 0, -44), (0, 0, -56), (0, 0, -62), (-0.6, 0, -66.4), (-4, 0, -69), (-8, 0, -67.6), (-9, 0, -63.6), (-9, 0, -61.5)]
    things += [
        tube(grip, [1.35, 1.5, 1.5, 1.5, 1.45, 1.4, 1.35, 1.2], wood('#7a4a26', 0.3, 'z', 0.8)),
        lathe(rounded([(0.6, 0), (1.5, 0), (1.5, 2.2), (0.6, 2.2)], 0.2), chrome, at=(0, 0, -45)),
        cylinder(0.7, 0.4, plastic('#d5d7da', 0.35), 0.15, at=(0, -1.4, -48), turn=(90, 0, 0)),
    ]
    group(things, turn=(0, -52, 0))


def straw(tone):
    return bumped(material(tone, 0.8), 0.5, 0.12)


@good('straw-sun-hat', yaw=-14, pitch=26)
def sun_hat(_look):
    """Plaited straw sewn round and round: each round of the braid is a ring of its own that waves with the brim."""
    tones = [straw('#dcb978'), straw('#cfa964')]

    def rim(a, r):
        far = (r - 9.4) / 11.6
        return 0.7 * far * math.sin(2 * a + 0.6) + 0.5 * far**2 * math.sin(5 * a) + 0.5 - 1.5 * far + 1.2 * far**2

    rings = [(9.4 + step * 0.72, None) for step in range(17)]
    rings += [(9.3 - 0.035 * step**1.2, 0.6 + step * 0.66) for step in range(13)]
    top = 8.6
    rings += [(8.0 * math.cos(t), top + 2.5 * math.sin(t)) for t in (math.pi / 2 * step / 11 for step in range(11))]
    paths = {0: [], 1: []}
    for number, (radius, height) in enumerate(rings):
        for lane in (0, 1):
            line = []
            count = max(40, int(radius * 36))
            for step in range(count + 1):
                a = 2 * math.pi * step / count
                twist = a * radius * 3.6 + lane * math.pi
                r = radius + 0.17 * math.cos(twist)
                z = (rim(a, radius) if height is None else height) + 0.14 * math.sin(twist)
                line.append((r * math.sin(a), -r * math.cos(a) * 0.94, z))
            paths[(number + lane) % 2].append(line)
    for tone, lines in paths.items():
        strands(lines, 0.31, tones[tone], sides=1)
    surface(
        lambda u, v: (
            (9.2 + 11.6 * v) * math.sin(2 * math.pi * u),
            -(9.2 + 11.6 * v) * 0.94 * math.cos(2 * math.pi * u),
            rim(2 * math.pi * u, 9.4 + 11.6 * v) - 0.05,
        ),
        tones[1],
        120,
        20,
        True,
    )
    surface(
        lambda u, v: ((9.3 - 1.0 * v) * math.sin(2 * math.pi * u), -(9.3 - 1.0 * v) * 0.94 * math.cos(2 * math.pi * u), 0.6 + 8.0 * v),
        tones[1],
        90,
        10,
        True,
    )
    surface(
        lambda u, v: (
            8.2 * math.cos(v * 1.57) * math.sin(2 * math.pi * u),
            -8.2 * math.cos(v * 1.57) * 0.94 * math.cos(2 * math.pi * u),
            8.5 + 2.5 * math.sin(v * 1.57),
        ),
        tones[1],
        90,
        16,
        True,
    )
    red = bumped(material('#c4202c', 0.5, sheen=0.6), 0.1, 0.1)
    surface(
        lambda u, v: (
            (9.75 - 0.35 * v + 0.06 * math.sin(u * 60)) * math.sin(2 * math.pi * u),
            -(9.75 - 0.35 * v) * 0.94 * math.cos(2 * math.pi * u),
            0.9 + 2.9 * v + 0.1 * math.sin(u * 25),
        ),
        red,
        120,
        8,
        True,
        thickness=0.1,
    )
    for side in (-1, 1):
        surface(
            lambda u, v, side=side: (
                side * (0.2 + 5.2 * math.sin(math.pi * u * 0.5)),
                -9.5 - 0.9 * math.sin(math.pi * v) * math.sin(math.pi * min(1, u * 1.1)) + 0.2 * math.sin(u * 9),
                2.3 + (v - 0.5) * (1.0 + 3.0 * u**0.8) + 0.15 * math.sin(u * 14 + v * 6),
            ),
            red,
            24,
            14,
            thickness=0.12,
        )
        surface(
            lambda u, v, side=side: (
                side * (0.3 + 3.4 * u + 0.3 * math.sin(u * 5)),
                -9.8 - 3.4 * u - 0.2 * math.sin(v * 3),
                1.9 - 1.3 * u + (v - 0.5) * (1.0 + 1.4 * u) * 0.6 + 0.15 * math.sin(u * 9),
            ),
            red,
            20,
            8,
            thickness=0.1,
        )
    blob(1.7, 1.3, 2.0, red, at=(0, -10.1, 1.3), squareness=0.3)
