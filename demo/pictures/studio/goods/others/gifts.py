"""Others: gifts and party goods."""

import math
import random

from goods import good
from goods.tools.hand_tools import smoothed
from materials import bumped, material, metal, paper, plastic, printed, shade, weave, wood
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, lathe, letters, plate, prism, rounded, sown, sphere, surface, torus, tube


def ribbon(path, width, made, thickness=0.06, flat=(0, 0, 1)):
    """A band of cloth along points; `flat` is the direction across it."""
    count = len(path) - 1

    def place(u, v):
        at = u * count
        low = min(int(at), count - 1)
        t = at - low
        return tuple(path[low][axis] + (path[low + 1][axis] - path[low][axis]) * t + (v - 0.5) * width * flat[axis] for axis in range(3))

    return surface(place, made, count * 2, 6, thickness=thickness)


def bow(made, size, at):
    """A full bow of two rows of loops, with a knot and two tails cut to a V."""
    things = []
    for number in range(10):
        inner = number >= 6
        reach, lift = (size * 0.66, 52) if inner else (size, 20)
        loop = []
        for step in range(21):
            a = 2 * math.pi * step / 20
            loop.append((reach * 0.5 * (1 - math.cos(a)), 0, size * 0.22 * math.sin(a) * (1 - 0.35 * math.cos(a))))
        leaf = ribbon(loop, size * 0.3, made, flat=(0, 1, 0))
        things += group(group([leaf], turn=(0, -lift, 0)), turn=(0, 0, number * 60 + 12 if not inner else (number - 6) * 90 + 40))
    things.append(blob(size * 0.34, size * 0.34, size * 0.3, made, squareness=0.1))
    return group(things, at=at)


@good('gift-hamper-box', yaw=-26, pitch=24)
def gift_box(look):
    color = look.color or '#f2c21d'
    card = bumped(material(color, 0.55), 0.03, 0.1)
    band = material('#f0dcae' if look.name == 'Red' else '#c4202c', 0.35, sheen=0.6)
    box(28, 28, 16, card, 0.25)
    box(29, 29, 5, card, 0.3, at=(0, 0, 12.6))
    for wide, deep in ((4, 28.3), (28.3, 4)):
        box(wide, deep, 12.8, band, 0.1)
    for wide, deep in ((4, 29.3), (29.3, 4)):
        box(wide, deep, 5.12, band, 0.2, at=(0, 0, 12.6))
    bow(band, 9.5, (0, 0, 17.9))
    for _side, spin in ((-1, 34), (1, -30)):
        tail = [(0, 0, 0.9), (3, 0, 1.2), (6, 0, 0.5), (9, 0, 0.9), (12, 0, 0.25)]
        group([ribbon(tail, 3.0, band, flat=(0, 1, 0))], at=(0, 0, 17.6), turn=(0, 0, -90 + spin * 0.9))
    note = svg(
        '<rect x="14" y="14" width="372" height="232" fill="none" stroke="#c9a24b" stroke-width="5"/>'
        + words('Tola', 200, 110, 74, '#8e2430', family='DejaVu Serif')
        + words('Ẹ kú oríire!', 200, 185, 44, '#3b2a22', 400, family='DejaVu Serif'),
        400,
        260,
        '#fbf6ea',
    )
    group([plate(9, 5.85, printed(note, 0.8)), box(9, 0.12, 5.85, paper(), 0.02, at=(0, 0.08, 0))], at=(9.5, -15.4, 0.1), turn=(-14, 0, -8))


def balloon(radius, made, clip):
    """A blown balloon, its clip at the foot."""
    profile = [(0.35, -radius * 1.48), (0.75, -radius * 1.46), (0.4, -radius * 1.34), (0.5, -radius * 1.27)]
    for a in (math.pi * (0.05 + 0.95 * step / 40) for step in range(41)):
        below = a < math.pi / 2
        profile.append((radius * math.sin(a) * (0.62 + 0.38 * math.sin(a) if below else 1), -radius * math.cos(a) * (1.25 if below else 1)))
    return [lathe(profile, made, angle=180, steps=64), box(1.5, 0.5, 0.5, clip, 0.15, at=(0, 0, -radius * 1.36))]


@good('latex-balloons-100', yaw=-8, pitch=22)
def balloons(look):
    tones = {'Gold & white': ('#cf9d2f', '#f5f1e8'), 'Green & white': ('#1f8a4c', '#f5f1e8')}.get(look.name, ('#cf2331', '#d63a45'))
    latex = [material(tone, 0.22, clear=0.5, skin=0.06) for tone in tones]
    clip = plastic('#f4f0e6', 0.4)
    dice = random.Random('latex-balloons-100')
    for number, (x, y, z, lean) in enumerate(((-15, 9, 17, -10), (1, 12, 21, 4), (16.5, 9, 16, 12))):
        group(balloon(10.4, latex[number % 2], clip), at=(x, y, z), turn=(4, lean, 0))
    for tone in range(2):
        flat = [
            lathe(
                [(0.5, 0), (0.62, 0.1), (0.42, 0.3), (0.4, 2.2), (0.9, 3.2), (1.75, 5.0), (1.95, 6.6), (1.5, 8.2), (0.6, 9.1), (0, 9.3)],
                latex[tone],
                steps=16,
                angle=180,
            )
        ]
        flat[0].scale = (1, 0.22, 1)
        places = []
        for _ in range(49 if tone else 48):
            a, far = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random())
            at = (-7 + 15 * far * math.cos(a), -8 + 6.6 * far * math.sin(a), 0.5 + 4.6 * (1 - far**1.5) * dice.uniform(0.35, 1))
            places.append((at, (dice.uniform(-104, -76), dice.uniform(-22, 22), dice.uniform(0, 360))))
        copies(flat, places)
    pump = [
        cylinder(2.3, 15, plastic('#2c6fc2', 0.35), 0.4),
        cylinder(2.5, 1.6, plastic('#f2c21d', 0.4), 0.3, at=(0, 0, 14)),
        cylinder(0.7, 5, plastic('#f4f0e6', 0.35), 0.1, at=(0, 0, 15)),
        box(8.4, 2.4, 1.6, plastic('#f2c21d', 0.4), 0.7, at=(0, 0, 19.6)),
        lathe(rounded([(0, 0), (1.0, 0), (0.42, 4), (0.3, 4)], 0.1), plastic('#f2c21d', 0.4), turn=(180, 0, 0)),
        letters('Tola', 2.0, material('#ffffff', 0.5), at=(0, -2.32, 8), turn=(0, -90, 0), deep=0.05),
    ]
    group(pump, at=(14, -9, 2.5), turn=(90, 0, 62))


@good('confetti-poppers', yaw=-20, pitch=16)
def poppers(look):
    gold, dice = metal('#d8a63a', 0.22), random.Random('poppers')
    tones = ('#c4202c', '#1d4f9c', '#177a4c')

    def popper(tone):
        bits = ''.join(
            f'<rect x="{dice.uniform(0, 590):.0f}" y="{dice.uniform(0, 760):.0f}" width="{dice.uniform(10, 22):.0f}" height="{dice.uniform(6, 16):.0f}" fill="{dice.choice(("#f2c21d", "#ffffff", "#ee7fae", "#7fd0e8", "#8fd46a"))}" transform="rotate({dice.uniform(-40, 40):.0f} 300 400)"/>'
            for _ in range(90)
        )
        art = svg(
            bits
            + f'<rect y="270" width="600" height="250" fill="{shade(tone, 0.72)}"/>'
            + words('CONFETTI', 300, 370, 72, '#ffe9a8')
            + words('POPPER', 300, 450, 72, '#ffffff')
            + words('Tola · 4 m · no spark', 300, 498, 27, '#ffe9a8', 400),
            600,
            780,
            tone,
        )
        arrow = svg(words('◀ TWIST ▶', 300, 84, 60, '#2a1c08'), 600, 130, '#e2b84a')
        things = [
            lathe([(2.5, 5.4), (2.5, 24)], printed(art, 0.35, clear=0.5)),
            lathe([(2.56, 0), (2.56, 5.4)], printed(arrow, 0.3, clear=0.4)),
            lathe(rounded([(0, 0), (2.5, 0), (2.5, 0.4)], 0.2), gold),
        ]
        things += [
            lathe(rounded([(2.48, 23.8), (2.7, 23.8), (2.7, 24.6), (2.3, 24.8), (0, 24.6)], 0.12), gold),
            torus(2.5, 0.1, gold, at=(0, 0, 5.3)),
        ]
        return things

    for number in range(6):
        tone = tones[number % 3]
        x, y = (number % 3 - 1) * 7.4 + (number // 3) * 3.2, (number // 3) * 7.2
        if number != 1:
            group(popper(tone), at=(x, y, 0), turn=(0, 0, -10 + number * 9))
        else:
            group(popper(tone), at=(-2.5, -9, 2.6), turn=(0, 90, 12))


def fringe(outline, y, made, rows, side, seed):
    """Rows of crêpe paper cut into flaps, laid like tiles over a flat side with this outline of (x, z)."""
    dice = random.Random(seed)
    low, high = min(z for _, z in outline), max(z for _, z in outline)
    for row in range(rows):
        z = low + (high - low) * (row + 0.35) / rows
        cuts = sorted(
            x1 + (x2 - x1) * (z - z1) / (z2 - z1)
            for (x1, z1), (x2, z2) in zip(outline, outline[1:] + outline[:1])
            if (z1 - z) * (z2 - z) < 0
        )
        tall = (high - low) / rows * 1.75
        for left, right in zip(cuts[::2], cuts[1::2]):
            flaps = max(2, round((right - left) / 0.9))
            heights = [dice.uniform(0.15, 0.75) for _ in range(flaps + 1)]

            def place(u, v, left=left, right=right, heights=heights, flaps=flaps, z=z, tall=tall):
                flap = min(int(u * flaps), flaps - 1)
                inside = u * flaps - flap
                gap = max(0, abs(inside - 0.5) - 0.4) * 8 * (1 - v)
                return (
                    left + (right - left) * u,
                    y + side * (0.15 + heights[flap] * (1 - v) ** 1.5 + 0.25 * (1 - v)),
                    max(0.05, z + tall * (v - 0.6) + gap * 0.5),
                )

            surface(place, made[row % len(made)], flaps * 6, 4, thickness=0.03)


@good('animal-pinata', yaw=-22, pitch=10)
def pinata(look):
    tones = ['#e8418c', '#f5a623', '#f7dc3a', '#3fb56a', '#27a5d8', '#7a4bc0']
    crepe = [bumped(material(tone, 0.85), 0.3, 0.12) for tone in tones]
    core = material('#f0e2c4', 0.9)
    outline = [
        (-14, 0),
        (-8.4, 0),
        (-7.6, 11),
        (6.4, 11),
        (7.2, 0),
        (13, 0),
        (13.6, 14),
        (14.4, 25),
        (11, 27.4),
        (-5, 26),
        (-7.2, 38),
        (-7.4, 43),
        (-10, 46),
        (-13, 46.4),
        (-20.4, 43.6),
        (-21, 40.4),
        (-15, 38.6),
        (-14.6, 30),
        (-15, 20),
    ]
    dense = smoothed(outline, 3)
    prism(dense, 11, core, 0.4)
    for side in (-1, 1):
        fringe(dense, side * 5.5, crepe, 24, side, f'pinata{side}')
        ear = smoothed([(-9.4, 45), (-6.6, 46), (-6.4, 51), (-8, 54), (-9.8, 50)])
        prism(ear, 1.4, crepe[0], 0.4, at=(0, side * 3.4, 0))
        sphere(1.15, material('#1b1b1e', 0.15, clear=1.0), at=(-13.4, side * 6.2, 41.4))
        sphere(0.35, material('#ffffff', 0.3), at=(-13.8, side * 7.2, 42.8))
    for number, (a, b) in enumerate(zip(dense, dense[1:] + dense[:1])):
        ax, az, bx, bz = *a, *b
        long = math.hypot(bx - ax, bz - az)
        if long < 0.3 or min(az, bz) < 0.3:
            continue
        nx, nz = (bz - az) / long, -(bx - ax) / long
        for strip in range(2):

            def place(u, v, ax=ax, az=az, bx=bx, bz=bz, nx=nx, nz=nz, strip=strip):
                lift = 0.2 + (0.8 if v > 0.02 else 0) * (0.4 + 0.6 * abs(math.sin(v * 34))) * u
                return (ax + (bx - ax) * u * 1.15 + nx * lift, -5.8 + 11.6 * v, az + (bz - az) * u * 1.15 + nz * lift)

            if strip == 0:
                surface(place, crepe[number % 6], 4, 60, thickness=0.03)
    blanket = [material(tone, 0.8) for tone in ('#c4202c', '#f4ead6', '#1d4f9c', '#f2c21d')]
    for number in range(7):
        x = -3.4 + number * 1.9
        surface(
            lambda u, v, x=x: (
                x + 1.9 * u,
                6.9 * math.copysign(min(1, abs(2 * v - 1) * 1.5) ** 1, 2 * v - 1),
                27.6 - max(0, abs(2 * v - 1) - 0.66) * 24,
            ),
            blanket[number % 4],
            2,
            48,
            thickness=0.25,
        )
    for side in (-1, 1):
        for number in range(12):
            x = -3.2 + number * 1.15
            tube([(x, side * 6.9, 19.5), (x + 0.1, side * 7.1, 17.6)], 0.22, blanket[3])
    sphere(1.3, material('#2a1d18', 0.5), at=(-20.4, 0, 41), squash=0.7)
    tube([(-16, -5.8, 41), (-16.6, -6.6, 39.6), (-19, -5.8, 39.6)], 0.14, material('#2a1d18', 0.6))
    stick = [cylinder(1.1, 52, wood('#d2a567', 0.5, 'z', 0.8), 0.3)]
    stick += [tube([(1.2 * math.cos(step * 0.7), 1.2 * math.sin(step * 0.7), 2 + step * 0.34) for step in range(46)], 0.42, crepe[0])]
    group(stick, at=(-26, -13, 1.4), turn=(0, 90, 6))
    mask = smoothed(
        [(-9, 0), (-8.6, 4.4), (-4, 6), (0, 5.0), (4, 6), (8.6, 4.4), (9, 0), (5, -1), (1.4, 0.8), (0, 1.4), (-1.4, 0.8), (-5, -1)]
    )
    group(
        [
            prism(mask, 0.7, weave('#2b2c45', 0.15), 0.3),
            tube([(8.6, 0, 2.4), (13, 0, 4), (15, 0, 0), (11, 0, -3)], 0.2, material('#2b2c45', 0.8)),
            tube([(-8.6, 0, 2.4), (-12, 0, 0), (-10, 0, -3)], 0.2, material('#2b2c45', 0.8)),
        ],
        at=(17, -13.5, 0.5),
        turn=(-90, 0, -14),
    )


@good('celebration-cake-topper', yaw=-16, pitch=14)
def display_cake(look):
    icing, gold = bumped(material('#f7efe2', 0.6, skin=0.05), 0.06, 0.8), metal('#d3a03a', 0.25)
    lathe(rounded([(0, 0), (17.5, 0), (17.5, 1.2), (0, 1.2)], 0.25), metal('#d9b355', 0.35), steps=128)
    for radius, low, tall in ((13, 1.2, 12), (8.4, 13.2, 11)):
        lathe(rounded([(0, low), (radius, low), (radius, low + tall), (0, low + tall)], 0.9), icing, steps=128)
        count = round(radius * 3.4)
        shell = lathe([(0, 0), (0.9, 0.05), (1.05, 0.5), (0.75, 1.0), (0.28, 1.35), (0, 1.5)], icing, steps=12, angle=180)
        sown(
            shell,
            [
                ((radius * math.sin(a), -radius * math.cos(a), low), (18, 0, math.degrees(a)))
                for a in (2 * math.pi * step / count for step in range(count))
            ],
        )
        pearl = lathe(
            [(0.32 * math.sin(math.pi * step / 8), 0.32 - 0.32 * math.cos(math.pi * step / 8)) for step in range(9)],
            material('#fbf7ee', 0.2, clear=1.0),
            steps=12,
            angle=180,
        )
        pearls = round(radius * 5)
        sown(
            pearl,
            [
                (
                    (
                        radius * 1.0 * math.sin(a),
                        -radius * math.cos(a),
                        low + tall * 0.62 - 1.5 * abs(math.sin(a * (6 if radius > 10 else 4))),
                    ),
                    (0, 0, 0),
                )
                for a in (2 * math.pi * step / pearls for step in range(pearls))
            ],
        )
    lathe([(13.03, 4.4), (13.12, 4.5), (13.12, 6.3), (13.03, 6.4)], gold, steps=128)
    lathe([(8.43, 15.6), (8.52, 15.7), (8.52, 17.0), (8.43, 17.1)], gold, steps=96)
    dice = random.Random('cake')
    spots = [(-7 + x, -11.4 + abs(x) * 0.3, 13.2 + 0.4 * math.sin(x), 2.3 - abs(x) * 0.12) for x in (0, 3.4, -3.2)] + [
        (3.4, -7.2, 24.1, 1.9),
        (5.8, -4.6, 24.2, 1.6),
        (0.8, -7.6, 24, 1.5),
        (9.4, -8.8, 13.2, 1.9),
    ]
    for number, (x, y, z, size) in enumerate(spots):
        group(
            rose(size, material(('#d9606c', '#e9a9ac', '#f3d3c4')[number % 3], 0.55, skin=0.08), dice),
            at=(x, y, z),
            turn=(34, dice.uniform(-20, 20), dice.uniform(-30, 30)),
        )
        for _leaf in range(2):
            spin = dice.uniform(0, 360)
            group(
                [
                    surface(
                        lambda u, v, s=size: (
                            s * 1.3 * u,
                            (v - 0.5) * s * 0.7 * math.sin(math.pi * u) ** 0.7,
                            0.3 * math.sin(math.pi * u) - 1.2 * abs(v - 0.5) * -0.3,
                        ),
                        material('#5f8a4d', 0.55),
                        14,
                        6,
                        thickness=0.06,
                    )
                ],
                at=(x, y + 0.3, z + 0.2),
                turn=(0, -10, spin),
            )
    cylinder(0.16, 7, gold, 0.05, at=(-2.4, 0, 23))
    cylinder(0.16, 7, gold, 0.05, at=(2.4, 0, 23))
    letters('Ẹ kú oríire', 3.0, gold, at=(0, 0, 31), deep=0.1)
    box(13.4, 0.2, 0.4, gold, 0.1, at=(0, 0, 29.2))


def rose(size, petal, dice):
    """A rose of petals in three rings about a bud, opening upwards."""
    things = [
        lathe(
            [(0, 0), (size * 0.3, size * 0.1), (size * 0.34, size * 0.5), (size * 0.16, size * 0.86), (0, size * 0.8)],
            petal,
            steps=24,
            angle=180,
        )
    ]
    for ring, (count, reach, tall, open_) in enumerate(((3, 0.36, 0.86, 0.06), (5, 0.52, 0.84, 0.22), (6, 0.7, 0.7, 0.5))):
        for number in range(count):
            spin = 360 * number / count + ring * 40 + dice.uniform(-8, 8)

            def place(u, v, reach=reach, tall=tall, open_=open_, count=count):
                wide = (1.55 * math.pi / count) * (1 if v > 0.25 else v / 0.25 * 0.6 + 0.4)
                a = (u - 0.5) * 2 * wide * (1 - 0.35 * v**4)
                r = size * reach * (0.3 + 0.7 * min(1, v * 1.9) ** 0.7 + open_ * v**3)
                z = size * tall * (v - 0.14 * v**6 - 0.22 * (2 * abs(u - 0.5)) ** 3 * v) - size * open_ * 0.3 * v**8
                return (r * math.sin(a), -r * math.cos(a), z)

            things.append(surface(place, petal, 10, 10, turn=(0, 0, spin), thickness=0.04 * size))
    return things
