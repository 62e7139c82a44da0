"""Others: what a party needs."""

import math
import random

from goods import good
from materials import bumped, material, metal, plastic, printed, shade, weave, wood
from prints import svg, words
from shapes import box, closed_curve, copies, cylinder, group, lathe, letters, prism, rounded, sphere, surface, torus, tube


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
    for number, (x, y, lean, spin) in enumerate(((-20, 9, -62, -38), (2.5, 15, -50, 6), (24.5, 8, -62, 40))):
        group(group(balloon(10.4, latex[number % 2], clip), turn=(lean, 0, 0)), at=(x, y, 10.6), turn=(0, 0, spin))
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
def poppers(_look):
    gold, dice = metal('#d8a63a', 0.22), random.Random('poppers')
    tones = ('#c4202c', '#1d4f9c', '#177a4c')

    def popper(tone):
        bits = ''.join(
            f'<rect x="{dice.uniform(0, 590):.0f}" y="{dice.uniform(0, 760):.0f}" width="{dice.uniform(10, 22):.0f}" '
            f'height="{dice.uniform(6, 16):.0f}" fill="{dice.choice(("#f2c21d", "#ffffff", "#ee7fae", "#7fd0e8", "#8fd46a"))}" '
            f'transform="rotate({dice.uniform(-40, 40):.0f} 300 400)"/>'
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
def pinata(_look):
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
    dense = closed_curve(outline, 3)
    prism(dense, 11, core, 0.4)
    for side in (-1, 1):
        fringe(dense, side * 5.5, crepe, 24, side, f'pinata{side}')
        ear = closed_curve([(-9.4, 45), (-6.6, 46), (-6.4, 51), (-8, 54), (-9.8, 50)], 6)
        prism(ear, 1.4, crepe[0], 0.4, at=(0, side * 3.4, 0))
        sphere(1.15, material('#1b1b1e', 0.15, clear=1.0), at=(-13.4, side * 6.2, 41.4))
        sphere(0.35, material('#ffffff', 0.3), at=(-13.8, side * 7.2, 42.8))
    for number, (a, b) in enumerate(zip(dense, dense[1:] + dense[:1])):
        ax, az, bx, bz = *a, *b
        long = math.hypot(bx - ax, bz - az)
        if long < 0.3 or min(az, bz) < 0.3:
            continue
        nx, nz = (bz - az) / long, -(bx - ax) / long

        def place(u, v, ax=ax, az=az, bx=bx, bz=bz, nx=nx, nz=nz):
            lift = 0.2 + (0.8 if v > 0.02 else 0) * (0.4 + 0.6 * abs(math.sin(v * 34))) * u
            return (ax + (bx - ax) * u * 1.15 + nx * lift, -5.8 + 11.6 * v, az + (bz - az) * u * 1.15 + nz * lift)

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
    mask = closed_curve(
        [(-9, 0), (-8.6, 4.4), (-4, 6), (0, 5.0), (4, 6), (8.6, 4.4), (9, 0), (5, -1), (1.4, 0.8), (0, 1.4), (-1.4, 0.8), (-5, -1)], 6
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
