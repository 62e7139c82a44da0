"""Others: travel."""

import math

from goods import good
from goods.tools.hand_tools import smoothed
from materials import bumped, glass, glossy, leather, material, metal, plastic, printed, rubber, shade, weave, wood
from prints import svg, words
from shapes import (
    blob,
    box,
    cylinder,
    group,
    lathe,
    letters,
    loft,
    prism,
    rounded,
    rounded_rectangle,
    sphere,
    strands,
    surface,
    torus,
    tube,
)


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
def sun_hat(look):
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


@good('travel-alarm-clock', yaw=-16, pitch=10)
def alarm_clock(look):
    red, chrome, black = glossy('#b3191d'), metal('#d9dce0', 0.12), material('#1b1b1e', 0.5)
    marks = ''.join(
        f'<line x1="300" y1="52" x2="300" y2="{86 if step % 5 == 0 else 68}" stroke="#1b1b1e" stroke-width="{9 if step % 5 == 0 else 4}" transform="rotate({step * 6} 300 300)"/>'
        for step in range(60)
    )
    marks += ''.join(
        words(str(hour), 300 + 190 * math.sin(hour * math.pi / 6), 300 - 190 * math.cos(hour * math.pi / 6) + 20, 58, '#1b1b1e')
        for hour in range(1, 13)
    )
    marks += ''.join(
        f'<circle cx="{300 + 232 * math.sin(hour * math.pi / 6):.1f}" cy="{300 - 232 * math.cos(hour * math.pi / 6):.1f}" r="8" fill="#9ed7a0"/>'
        for hour in range(12)
    )
    dial = svg(
        '<circle cx="300" cy="300" r="300" fill="#fbf6e8"/>'
        + marks
        + words('ÀSÌKÒ', 300, 218, 40, '#1b1b1e', family='DejaVu Serif')
        + words('QUARTZ', 300, 424, 22, '#6a655a', 400),
        600,
        600,
    )
    clock = [
        lathe(
            rounded([(0, 3.6), (4.3, 3.6), (5.0, 2.8), (5.0, 0.6), (4.8, 0), (4.5, -0.3), (4.2, -0.1)], 0.3),
            red,
            turn=(90, 0, 0),
            at=(0, 0, 0),
        )
    ]
    group(clock, turn=(0, 0, 180))
    clock += [lathe(rounded([(4.15, -0.2), (4.3, -0.7), (4.9, -0.7), (5.15, 0.1), (5.0, 0.5)], 0.15), chrome, turn=(-90, 0, 0))]
    face = surface(lambda u, v: (4.4 * v * math.sin(2 * math.pi * u), 0.0, 4.4 * v * math.cos(2 * math.pi * u)), printed(dial, 0.5), 64, 8)
    layer = face.data.uv_layers[0]
    for loop in face.data.loops:
        place = face.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + place.x / 8.8, 0.5 + place.z / 8.8)
    clock.append(face)
    for long, wide, angle, deep, ink in (
        (2.2, 0.36, 305, -0.12, black),
        (3.2, 0.28, 60, -0.2, black),
        (1.5, 0.14, 180, -0.16, material('#c4202c', 0.4)),
        (3.4, 0.07, 222, -0.27, material('#c4202c', 0.4)),
    ):
        hand = [(-wide / 2, -0.5), (wide / 2, -0.5), (wide / 2, long * 0.85), (0, long), (-wide / 2, long * 0.85)]
        clock.append(prism(hand, 0.06, ink, 0.02, at=(0, deep, 0), turn=(0, angle, 0)))
        if wide > 0.2:
            clock.append(
                prism(
                    [(-wide / 5, 0.5), (wide / 5, 0.5), (wide / 5, long * 0.75), (-wide / 5, long * 0.75)],
                    0.07,
                    material('#b9e6b2', 0.5, light=0.15),
                    0.01,
                    at=(0, deep - 0.01, 0),
                    turn=(0, angle, 0),
                )
            )
    clock.append(cylinder(0.24, 0.35, chrome, 0.06, at=(0, 0, 0), turn=(90, 0, 0)))
    clock.append(lathe([(4.4, 0.3), (3, 0.52), (0, 0.62)], glass('#ffffff', 0.0), turn=(90, 0, 0)))
    for side in (-1, 1):
        bell = [
            lathe(rounded([(2.1, 0), (2.05, 0.5), (1.6, 1.2), (0.8, 1.65), (0, 1.75)], 0.4), chrome, angle=60),
            cylinder(0.26, 1.4, chrome, 0.08, at=(0, 0, -1.1)),
            sphere(0.34, chrome, at=(0, 0, 1.65)),
        ]
        clock += group(bell, at=(side * 2.9, 1.7, 4.9), turn=(0, side * 30, 0))
        clock.append(tube([(side * 2.6, 1.7, -3.6), (side * 3.9, 1.7, -5.6)], [0.4, 0.28], chrome, smooth=False))
        clock.append(sphere(0.45, chrome, at=(side * 3.95, 1.7, -6.1)))
    clock += [cylinder(0.16, 2.2, chrome, 0.05, at=(0, 1.7, 4.8)), box(1.3, 0.7, 0.6, chrome, 0.2, at=(0, 1.7, 6.5))]
    clock.append(tube([(-2.9, 1.7, 6.6), (-2.4, 1.7, 8.4), (0, 1.7, 9.2), (2.4, 1.7, 8.4), (2.9, 1.7, 6.6)], 0.22, chrome))
    group(clock, at=(0, 0, 6.4))


@good('reading-glasses', yaw=-24, pitch=22)
def reading_glasses(look):
    frame, lens, hinge = material('#4a2a17', 0.25, clear=1.0), glass('#eef4fb', 0.0), metal('#c9a24b', 0.25)
    things = []
    for side in (-1, 1):
        rim = smoothed(
            [
                (side * 0.95, 0.5),
                (side * 1.1, 2.6),
                (side * 2.6, 3.5),
                (side * 5.0, 3.5),
                (side * 6.3, 2.7),
                (side * 6.1, 0.6),
                (side * 4.6, -0.75),
                (side * 2.4, -0.8),
            ]
        )
        inner = smoothed(
            [
                (side * 1.35, 0.6),
                (side * 1.45, 2.4),
                (side * 2.75, 3.1),
                (side * 4.9, 3.1),
                (side * 5.85, 2.45),
                (side * 5.65, 0.75),
                (side * 4.4, -0.35),
                (side * 2.55, -0.4),
            ]
        )
        things += [prism(rim, 0.42, frame, 0.14, holes=[inner]), prism([(x, z) for x, z in inner], 0.12, lens, 0.02)]
        things.append(blob(0.5, 0.5, 1.3, glass('#f2efe6', 0.1), at=(side * 0.85, 0.5, 0.2)))
        things.append(box(0.9, 0.5, 0.75, frame, 0.15, at=(side * 6.5, 0.05, 2.35)))
        things += [
            box(0.2, 0.7, 0.5, hinge, 0.06, at=(side * 6.75, 0.45, 2.45)),
            cylinder(0.09, 0.06, hinge, 0.02, at=(side * 6.5, -0.18, 2.75), turn=(90, 0, 0)),
        ]
        arm = [
            (side * 6.75, 0.6, 2.7),
            (side * 6.9, 4, 2.7),
            (side * 6.8, 8.6, 2.6),
            (side * 6.6, 10.6, 2.1),
            (side * 6.4, 12.6, 0.4),
            (side * 6.3, 13.4, -0.8),
        ]
        things.append(tube(arm, [0.28, 0.26, 0.27, 0.34, 0.4, 0.3], frame))
        things.append(letters('ÒÒRÙN', 0.42, hinge, at=(side * 7.16, 3.6, 2.7), turn=(0, 0, -90 if side < 0 else 90), deep=0.02))
    things.append(tube([(-1.2, 0, 2.5), (-0.5, -0.1, 2.95), (0.5, -0.1, 2.95), (1.2, 0, 2.5)], 0.26, frame))
    group(things, at=(0, -3.4, 0.95), turn=(0, 0, 0))
    hide, stitch = leather('#274b45'), material('#d8c9a0', 0.8)
    case = loft(
        [
            (0, 0, 0, 3.2, 2.4),
            (0, 0, 0.7, 5.2, 4.2),
            (0, 0, 3, 6.2, 5.2),
            (0, 0, 8, 6.5, 5.6),
            (0, 0, 13, 6.2, 5.2),
            (0, 0, 15.3, 5.2, 4.2),
            (0, 0, 16, 3.2, 2.4),
        ],
        hide,
        0.14,
    )
    seam = loft(
        [
            (0, 0, -0.04, 3.3, 0.2),
            (0, 0, 0.7, 5.3, 0.2),
            (0, 0, 3, 6.28, 0.2),
            (0, 0, 8, 6.58, 0.2),
            (0, 0, 13, 6.28, 0.2),
            (0, 0, 15.3, 5.3, 0.2),
            (0, 0, 16.04, 3.3, 0.2),
        ],
        stitch,
        0.14,
    )
    extras = [case, seam, letters('ÒÒRÙN', 1.3, metal('#c9a24b', 0.3), at=(0, -2.82, 8), turn=(0, 90, 0), deep=0.03)]
    clip = [
        torus(0.9, 0.14, hinge, turn=(90, 0, 0)),
        tube([(0, 0, 0.8), (0.9, 0, 1.6), (0.8, 0, 3.4), (-0.6, 0, 3.6), (-0.7, 0, 1.8)], 0.15, hinge),
        box(1.2, 0.3, 1.6, hide, 0.14, at=(0, 0, -2.2)),
    ]
    extras += group(clip, at=(0, 0, 17.6))
    group(extras, at=(8.4, 15.6, 2.9), turn=(0, -90, 0))
    surface(
        lambda u, v: (-13 + 9 * u, 2.5 + 7.5 * v, 0.3 + 0.35 * math.sin(u * 8 + v * 3) * math.sin(v * 5) + 0.25 * math.sin(v * 11)),
        weave('#7aa7c9', 0.1),
        40,
        40,
        thickness=0.08,
    )
