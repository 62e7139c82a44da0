"""Sports & Outdoors: fitness and boxing."""

import math

from goods import good
from goods.shared.hardware import hexagon
from goods.sports.skating import met
from materials import bumped, material, metal, printed, shade, steel, weave
from prints import svg, words
from shapes import blob, box, closed_curve, cylinder, fused, group, laid, lathe, letters, plate, prism, rounded, surface, tube


@good('dumbbell-pair-10', yaw=-32, pitch=24)
def dumbbells(_look):
    black = bumped(material('#26262a', 0.62), 0.12, 0.2)
    chrome = metal('#d4d7db', 0.18)
    ink = material('#e9e6de', 0.6)

    def one():
        things = []
        for side in (-1, 1):
            head = prism(hexagon(8.4), 11.0, black, round=1.1, at=(0, side * 11.2, 7.3))
            cap = prism(hexagon(6.0), 0.8, black, round=0.35, at=(0, side * 16.8, 7.3))
            ring = lathe([(2.2, 0), (2.6, 0.1), (2.6, 0.9), (2.2, 1.0)], chrome, at=(0, side * 5.6 - 0.5, 7.3), turn=(-90, 0, 0))
            words_at = -17.25 if side < 0 else 17.25
            turn = (0, 0, 0 if side < 0 else 180)
            things += [head, cap, ring, letters('10', 4.6, ink, at=(0, words_at, 8.2), turn=turn, deep=0.05)]
            things += [
                letters('KG', 1.7, ink, at=(0, words_at, 4.8), turn=turn, deep=0.05),
                letters('LÁGBÁRA', 1.05, ink, at=(0, words_at, 11.3), turn=turn, deep=0.05),
            ]
        bar = [(0, -6.2), (1.45, -6.2), (1.5, -4.2), (1.8, 0), (1.5, 4.2), (1.45, 6.2), (0, 6.2)]
        knurl = bumped(metal('#b9bcc1', 0.34), 0.8, 0.12, 0)
        things.append(lathe(rounded(bar, 1.2), knurl, at=(0, 0, 7.3), turn=(-90, 0, 0)))
        return things

    group(one(), at=(-10.5, 1.5, 0), turn=(0, 0, 3))
    group(one(), at=(10.5, -3, 0), turn=(0, 0, -10))


@good('yoga-mat-tpe', yaw=-26, pitch=20)
def exercise_mat(look):
    color = look.color or '#6f3fb5'
    skin = bumped(material(color, 0.72), 0.35, 0.22, 1)
    back = shade(color, 0.62)
    thick, wide, turns, core = 0.8, 61, 5.6, 1.2
    pitch = thick * 1.06
    outer = core + pitch * turns

    def roll(u, v):
        if u < 0.82:
            a = 2 * math.pi * turns * u / 0.82
            r = core + pitch * a / 2 / math.pi
            end = 2 * math.pi * turns
            b = a - end - math.pi / 2
            return (wide * (v - 0.5), -r * math.cos(b) * 1.0, outer + r * math.sin(b))
        out = (u - 0.82) / 0.18 * 24
        return (wide * (v - 0.5), -out, 0.02 * math.sin(out * 0.4) + 0.15 * (out / 24) ** 6)

    surface(roll, skin, 620, 12, thickness=thick, at=(0, 0, thick / 2))
    strap = weave(shade(color, 0.45) if color > '#333333' else '#5a5a60', 0.2)
    for x in (-16, 16):
        band = [
            ((outer + thick * 0.75) * math.cos(t), outer + (outer + thick * 0.75) * math.sin(t))
            for t in (math.radians(-88 + 350 * n / 70) for n in range(71))
        ]
        surface(lambda u, v, x=x: (x + (v - 0.5) * 3, *band[round(u * 70)]), strap, 70, 2, thickness=0.22, at=(0, 0, thick / 2))
        box(3.6, 1.0, 2.4, material('#222226', 0.45), round=0.25, at=(x, -outer * 0.86, outer * 1.42), turn=(-32, 0, 0))
    carry = [
        (-16, 0.5, outer * 2 + 1.3),
        (-13, 1.2, outer * 2 + 2.4),
        (-4, 3.5, outer * 2 + 3.6),
        (6, 3.0, outer * 2 + 3.2),
        (13, 1.2, outer * 2 + 2.4),
        (16, 0.5, outer * 2 + 1.3),
    ]

    def sling(u, v):
        n = min(int(u * 5), 4)
        t = u * 5 - n
        t = t * t * (3 - 2 * t)
        x, y, z = (p + (q - p) * t for p, q in zip(carry[n], carry[n + 1]))
        return (x, y + (v - 0.5) * 3, z + 0.2 * math.sin(u * math.pi))

    surface(sling, strap, 60, 3, thickness=0.22)
    letters('LÁGBÁRA', 2.6, material(back if color > '#444444' else '#8a8a90', 0.6), at=(0, -12, thick + 0.12), turn=(-90, 0, 0), deep=0.02)


@good('boxing-gloves-12oz', yaw=-6, pitch=14)
def boxing_gloves(_look):
    red = bumped(material('#b3171f', 0.34, clear=0.35), 0.05, 0.5)
    white, black = material('#f3f0ea', 0.5), material('#1b1b1f', 0.5)

    def glove(side):
        fist = blob(13.6, 12.6, 18.5, red, at=(0, 0, 14.0), squareness=0.10)
        knuckle = blob(12.6, 11.0, 10.5, red, at=(0, -1.6, 21.4), squareness=0.05)
        palm = blob(11.6, 10.0, 14, red, at=(0, 0.6, 8.6), squareness=0.15)
        thumb = blob(5.0, 5.6, 12.5, red, at=(side * -7.6, -2.6, 12.4), turn=(0, side * 6, 0), squareness=0.05)
        root = blob(7.5, 7.0, 8.0, red, at=(side * -4.8, -0.8, 9.4), squareness=0.05)
        things = [fused([fist, knuckle, palm, thumb, root], red, 0.3, 5)]
        cuff = [(0, 0.2), (4.6, 0.2), (5.15, 0.6), (5.2, 4), (4.9, 8), (4.8, 12.5), (0, 12.5)]
        body = lathe(rounded(cuff, 0.6), red, at=(0, 0.4, 0))
        body.scale = (1.1, 0.92, 1)
        hollow = lathe([(0, 0.1), (4.5, 0.1)], black, at=(0, 0.4, 0))
        strap = lathe(rounded([(4.9, 2.6), (5.36, 2.7), (5.24, 7.0), (4.9, 7.1)], 0.15), black, at=(0, 0.4, 0))
        strap.scale = (1.1, 0.92, 1)
        edges = []
        for low in (2.75, 6.95):
            ring = [(5.34 * 1.1 * math.cos(t), 0.4 + 5.34 * 0.92 * math.sin(t), low) for t in (2 * math.pi * n / 60 for n in range(60))]
            edges.append(tube(ring, 0.1, white, closed=True))
        rim = [(5.05 * 1.1 * math.cos(t), 0.4 + 5.05 * 0.92 * math.sin(t), 0.45) for t in (2 * math.pi * n / 60 for n in range(60))]
        edges.append(tube(rim, 0.45, black, closed=True))
        label = svg(words('LÁGBÁRA', 400, 96, 88, '#f6f2ea', 800, spacing=4), 800, 140, '#1b1b1f')
        around = [(5.4 * 1.1 * math.sin(t), 0.4 - 5.4 * 0.92 * math.cos(t)) for t in (math.radians(-44 + 88 * n / 24) for n in range(25))]
        tag = surface(lambda u, v: (*around[round(u * 24)], 3.5 + v * 2.6), printed(label, 0.55), 24, 1)
        mark = [letters('12 oz', 1.4, white, at=(side * 1.2, met(things[0], (side * 1.2, -60, 18.4), (0, 1, 0))[1], 18.4), deep=0.12)]
        mark.append(
            letters(
                'LÁGBÁRA',
                1.9,
                white,
                at=(side * 0.8, met(things[0], (side * 0.8, -60, 24.6), (0, 1, 0))[1], 24.6),
                turn=(-6, 0, 0),
                deep=0.3,
            )
        )
        return [*things, body, hollow, strap, *edges, tag, *mark]

    group(glove(1), at=(9.6, 0, 0), turn=(0, 0, -12))
    group(glove(-1), at=(-9.6, 0.5, 0), turn=(0, 0, 12))


@good('steel-water-bottle', yaw=0, pitch=9)
def water_bottle(look):
    color = look.color or '#1f8a4c'
    picture = svg(
        words('LÁGBÁRA', 600, 470, 62, '#f4f1ea', 800, spacing=6)
        + '<path d="M572 350 l28 -52 28 52 -28 30z" fill="#f4f1ea"/>'
        + words('1 L', 600, 530, 36, '#f4f1ea', 400, spacing=3),
        1200,
        1000,
        color,
    )
    coat = bumped(printed(picture, 0.48, clear=0.12), 0.1, 0.06, 1)
    lathe(rounded([(4.25, 1.6), (4.3, 1.7), (4.3, 19.2), (3.9, 21.6), (2.95, 23.0), (2.9, 23.4)], 1.2, 8), coat, angle=70)
    lathe(rounded([(0, 0.15), (3.6, 0.15), (3.95, 0), (4.2, 0.25), (4.22, 1.62), (4.0, 1.62)], 0.2), metal('#c3c6ca', 0.3))
    lathe([(2.75, 23.2), (2.85, 23.3), (2.85, 24.0), (2.75, 24.1)], steel())
    black = material('#1e1e22', 0.5)
    lathe(rounded([(2.5, 24.0), (3.1, 24.0), (3.12, 27.0), (2.8, 27.5), (0, 27.6)], 0.35), black)
    for n in range(36):
        a = 2 * math.pi * n / 36
        box(0.14, 0.2, 2.3, black, round=0.06, at=(3.12 * math.sin(a), 3.12 * math.cos(a), 24.3), turn=(0, 0, -math.degrees(a)))
    path = [(-2.9, 0, 26.2), (-3.0, 0, 28.2), (-2.0, 0, 30.2), (0, 0, 30.8), (2.0, 0, 30.2), (3.0, 0, 28.2), (2.9, 0, 26.2)]
    for y in (-0.45, 0, 0.45):
        tube([(x, y, z) for x, _, z in path], 0.42, black)
    for side in (-1, 1):
        cylinder(0.5, 0.5, steel(), at=(side * 3.1 - 0.25, 0, 26.4), turn=(0, 90, 0), round=0.1)


@good('sports-stopwatch', yaw=-10, pitch=48)
def stopwatch(_look):
    yellow, black = material('#f2b81c', 0.4), material('#1d1d21', 0.5)
    shell = [
        (x, z)
        for x, z in closed_curve(
            [
                (0, 0),
                (2.6, 0.5),
                (3.5, 2.4),
                (3.45, 4.6),
                (2.8, 6.4),
                (1.3, 7.3),
                (-1.3, 7.3),
                (-2.8, 6.4),
                (-3.45, 4.6),
                (-3.5, 2.4),
                (-2.6, 0.5),
            ],
            8,
        )
    ]
    things = [prism(shell, 1.9, black, round=0.5), prism([(x * 0.93, (z - 3.7) * 0.93 + 3.7) for x, z in shell], 2.2, yellow, round=0.35)]
    things.append(prism([(x * 0.78, (z - 3.5) * 0.66 + 3.9) for x, z in shell], 2.35, black, round=0.2))
    digits = (
        '<rect x="6" y="6" width="788" height="488" rx="24" fill="#b9c3a6"/>'
        + words('LAP 04', 90, 110, 62, '#20261c', 700, 'start', spacing=6)
        + words('0:58', 720, 110, 62, '#20261c', 700, 'end', spacing=6)
        + words("03'27", 40, 360, 210, '#171c14', 700, 'start', 'DejaVu Sans Mono', -10)
        + words('"46', 770, 360, 110, '#171c14', 700, 'end', 'DejaVu Sans Mono')
        + words('SPLIT   CHRONO   ALARM', 400, 455, 44, '#3a4433', 700, spacing=4)
    )
    things.append(plate(4.5, 2.8, printed(svg(digits, 800, 500, '#b9c3a6'), 0.25, clear=0.6), at=(0, -1.185, 2.7), round=0.2))
    things.append(letters('ÀSÌKÒ', 0.62, material('#f5f1e6', 0.5), at=(0, -1.18, 5.9), deep=0.01))
    things.append(letters('1/100 SEC', 0.34, material('#1d1d21', 0.5), at=(0, -1.105, 0.85), deep=0.01))
    for x, z, spin, color, wide in ((0, 7.2, 0, '#c8302a', 0.75), (2.75, 6.3, 38, '#1d1d21', 0.7), (-2.75, 6.3, -38, '#1d1d21', 0.7)):
        reach = math.radians(spin)
        things.append(cylinder(wide * 0.72, 0.5, metal('#b5b8bc'), at=(x, 0, z), turn=(0, spin, 0), round=0.08))
        things.append(
            cylinder(
                wide,
                0.75,
                material(color, 0.4),
                at=(x + 0.42 * math.sin(reach), 0, z + 0.42 * math.cos(reach)),
                turn=(0, spin, 0),
                round=0.22,
            )
        )
    laid(things, 8, at=(0, 0, 1.1))
    cord = material('#22222a', 0.85)
    end = (-0.7, 7.8, 0.9)
    for shift in (0, 1):
        s = 0.5 * shift
        path = [
            (end[0] - 0.4, end[1] - 0.4, 0.9),
            (end[0], 9.3, 1.0 - s),
            (3 - s, 11.5 + s, 0.25),
            (8 - s, 10 - s, 0.25),
            (9.5 - 2 * s, 4, 0.25),
            (7.2 - s, -2 + s, 0.25),
            (3, -4.8 + s, 0.25),
            (-4, -4.4 + s * 2, 0.25),
            (-7.2 + s, 0, 0.25),
            (-7.6 + s, 5, 0.25),
            (-5.5 + s, 8.4, 0.25),
        ]
        tube(path, 0.24, cord)
    group([box(1.0, 0.7, 2.2, material('#1d1d21', 0.5), round=0.2)], at=(-5.2, 8.3, 0.35), turn=(90, 0, -50))
