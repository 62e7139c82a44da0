"""Fashion: jewellery, a watch and glasses."""

import math

import bpy
import numpy as np
from mathutils import Vector

from goods import good
from goods.fashion.bags import ring
from goods.fashion.shoemaking import beads, soft
from materials import material, metal, mottled, printed
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, surface, torus, tube


def strand(places, radius, made, chance):
    """Barrel beads along a closed line, each turned to its way."""
    line = np.array(places)
    walked = np.concatenate([[0], np.cumsum(np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1)))])
    step = radius * 1.72
    count = int(walked[-1] / step)
    at = [Vector([float(np.interp(n * walked[-1] / count, walked, line[:, k])) for k in range(3)]) for n in range(count)]
    body = [
        (0.18 * radius, -0.86 * radius),
        (0.7 * radius, -0.84 * radius),
        (radius, -0.35 * radius),
        (radius, 0.35 * radius),
        (0.7 * radius, 0.84 * radius),
        (0.18 * radius, 0.86 * radius),
    ]
    first = lathe(rounded(body, radius * 0.35), made[0], steps=28, angle=180)
    for number, here in enumerate(at):
        bead = first
        if number:
            bead = first.copy()
            bead.data = first.data
            bpy.context.scene.collection.objects.link(bead)
        ahead = at[(number + 1) % count] - at[number - 1]
        bead.rotation_euler = ahead.to_track_quat('Z', 'Y').to_euler()
        size = 1 + 0.06 * math.sin(number * chance)
        bead.location, bead.scale = here, (size, size, 1)
    return at


@good('coral-bead-set', yaw=-10, pitch=52)
def coral_beads(look):
    coral = [mottled('#c22d1b', '#dc4a2c', 0.6, 0.14, 0.2)]
    gold = metal('#dfae4a', 0.2)
    for size, radius in ((9.6, 0.62), (7.7, 0.56)):
        path = [
            (size * math.sin(a) * (1 + 0.10 * math.cos(a)), 2.5 + size * math.cos(a) * 1.12, radius)
            for a in (2 * math.pi * k / 200 for k in range(8, 193))
        ]
        places = strand(path, radius, coral, 1.7)
        for number in range(8, len(places), 9):
            beads([places[number]], radius * 1.12, gold)
    # Its open ends at the back run into caps, a hook and a chain of 5 cm.
    for side in (-1, 1):
        cylinder(0.62, 1.4, gold, round=0.3, at=(side * 1.7, 12.4, 0.7), turn=(0, side * 90, 0))
    for number in range(7):
        torus(
            0.34,
            0.09,
            gold,
            at=(-1.4 + number * 0.48, 12.5 + 0.12 * (number % 2), 0.12 + 0.2 * (number % 2)),
            turn=(0, 60 * (number % 2), 0),
        )
    inner = [
        (3.5 * math.sin(a), -1.2 - 3.5 * math.cos(a), 0.58 + level) for level in (0, 1.1) for a in (2 * math.pi * k / 90 for k in range(90))
    ]
    for level in (0, 1.1):
        places = strand(inner[:90] + inner[:1] if level == 0 else inner[90:] + inner[90:91], 0.56, coral, 2.3)
    cylinder(0.75, 1.3, gold, round=0.3, at=(-0.65, 2.3, 1.1), turn=(0, 90, 0))


@good('cz-solitaire-ring', yaw=-20, pitch=16)
def solitaire(look):
    silver, velvet = metal('#e3e6ea', 0.12), material('#1d2347', 0.95, sheen=1.0)
    group([_ring(silver)], (0, 0, 2.55), (0, 0, 8))
    shell_ = material('#161a38', 0.8, sheen=0.8)
    box(5.4, 5.4, 2.3, shell_, round=0.35)
    box(4.7, 4.7, 0.5, velvet, round=0.24, at=(0, 0, 2.0))
    for y in (-0.42, 0.42):
        blob(4.2, 0.9, 0.7, velvet, at=(0, y, 2.15), squareness=0.5)
    group(
        [
            box(5.4, 5.4, 1.7, shell_, round=0.35),
            box(4.6, 4.6, 0.3, material('#f1ece2', 0.5, sheen=0.5), round=0.12, at=(0, 0, -0.15)),
            letters('TOLA', 0.6, metal('#d9b25a', 0.3), at=(0, 0, -0.17), turn=(-90, 0, 0), deep=0.01),
        ],
        (0, 3.5, 4.9),
        (100, 0, 0),
    )
    cylinder(0.12, 4.4, metal('#d9b25a', 0.3), at=(-2.2, 2.75, 2.4), turn=(0, 90, 0), round=0.02)


def _ring(silver):
    band = lathe(
        [(0.90, -0.13), (0.93, -0.16), (1.0, -0.15), (1.04, 0), (1.0, 0.15), (0.93, 0.16), (0.90, 0.13), (0.90, -0.13)],
        silver,
        at=(0, 0, 0.6),
        turn=(90, 0, 0),
        angle=60,
    )
    gem = lathe(
        [(0.001, -0.26), (0.30, 0.0), (0.30, 0.03), (0.19, 0.13), (0.001, 0.135)],
        material('#2f6fe0', 0.02, glass=0.55, clear=1.0, ior=2.1),
        at=(0, 0, 1.98),
        steps=10,
        angle=1,
    )
    spark = lathe(
        [(0.001, 0), (0.24, 0.24), (0.001, 0.1)], material('#4d8df5', 0.05, metal=0.7, light=0.15), at=(0, 0, 1.72), steps=8, angle=1
    )
    seat = lathe([(0.12, 0), (0.2, 0.1), (0.32, 0.36), (0.30, 0.37), (0.16, 0.1)], silver, at=(0, 0, 1.62))
    prongs = []
    for k in range(4):
        a = math.radians(45 + 90 * k)
        prongs.append(
            tube(
                [
                    (0.1 * math.cos(a), 0.1 * math.sin(a), 1.62),
                    (0.29 * math.cos(a), 0.29 * math.sin(a), 1.86),
                    (0.31 * math.cos(a), 0.31 * math.sin(a), 2.02),
                    (0.25 * math.cos(a), 0.25 * math.sin(a), 2.08),
                ],
                0.045,
                silver,
            )
        )
    return [band, gem, spark, seat, *prongs]


@good('minimal-wristwatch', yaw=-28, pitch=14)
def wristwatch(look):
    blue = look.name == 'Blue'
    strap, steel = material('#1f4fae' if blue else '#1d1d21', 0.55), metal('#d5d8dc', 0.16)
    face = '#15306e' if blue else '#141417'
    marks = ''.join(
        f'<rect x="{-wide / 2}" y="-262" width="{wide}" height="{long}" rx="4" fill="#f0f2f4"'
        f' transform="translate(300 300) rotate({30 * k})"/>'
        for k in range(12)
        for wide, long in [(14, 46) if k % 3 else (22, 64)]
    )
    marks += ''.join(
        f'<rect x="-2" y="-276" width="4" height="14" fill="#aeb6c4" transform="translate(300 300) rotate({6 * k})"/>' for k in range(60)
    )
    hands = '<g stroke-linecap="round" stroke="#f5f7f8"><path d="M300 300L186 228" stroke-width="17"/>'
    hands += '<path d="M300 300L448 146" stroke-width="12"/></g>'
    hands += '<g stroke="#bfe8c0" stroke-linecap="round"><path d="M266 279L206 240" stroke-width="7"/>'
    hands += '<path d="M340 258L436 158" stroke-width="5"/></g>'
    hands += '<path d="M300 340V80" stroke="#e8b23c" stroke-width="4"/><circle cx="300" cy="300" r="13" fill="#e8e9ec"/>'
    dial = svg(
        marks
        + words('ÀSÌKÒ', 300, 212, 42, '#f0f2f4')
        + words('QUARTZ', 300, 396, 22, '#c9d2e0', 400, spacing=4)
        + words('30 M', 300, 426, 20, '#c9d2e0', 400)
        + hands,
        600,
        600,
        face,
    )
    head = [
        lathe(
            rounded([(0, 0), (1.75, 0), (1.92, 0.2), (1.92, 0.62), (1.76, 0.78), (1.66, 0.78), (1.62, 0.66), (0, 0.66)], 0.06),
            steel,
            turn=(90, 0, 0),
        ),
        cylinder(0.22, 0.42, steel, round=0.06, at=(1.86, -0.36, 0), turn=(0, 90, 0)),
    ]
    head.append(plate(3.3, 3.3, printed(dial, 0.35, clear=0.9), at=(0, -0.67, -1.65), round=1.649))
    for x in (-1.0, 1.0):
        for side in (-1, 1):
            head.append(box(0.34, 0.5, 1.1, steel, round=0.14, at=(x, -0.3, side * 1.75 - 0.55), turn=(side * -16, 0, 0)))
    group(head, (0, -3.2, 3.1), (-14, 0, 0))

    def ease(share):
        return max(0.0, share) ** 2 * (3 - 2 * max(0.0, share))

    def loop(u, v):
        a = math.radians(42 + 276 * u)
        # Round, but for its ends, which reach the lugs: the case leans back before it.
        top, foot = ease(1 - u / 0.24), ease(1 - (1 - u) / 0.24)
        y, z = -2.9 * math.cos(a) - 0.6 * top - 1.6 * foot, 3.0 + 2.85 * math.sin(a) + 0.25 * top
        narrow = 1.0 - 0.14 * math.sin(math.pi * u)
        return ((v - 0.5) * 2.0 * narrow, y, z)

    surface(loop, strap, 90, 8, thickness=0.24)
    for k in range(5):
        x, y, z = loop(0.60 + 0.035 * k, 0.5)
        a = math.radians(42 + 276 * (0.60 + 0.035 * k))
        torus(
            0.13, 0.03, material('#0f0f12', 0.6), at=(0, y - 0.14 * math.cos(a), z + 0.14 * math.sin(a)), turn=(90 + math.degrees(a), 0, 0)
        )
    x, y, z = loop(0.5, 0.5)
    prism(
        rounded_rectangle(2.3, 1.5, 0.3),
        0.16,
        steel,
        round=0.07,
        at=(0, y + 0.2, z - 0.7),
        holes=[[(-0.85, 0.3), (-0.85, 1.2), (0.85, 1.2), (0.85, 0.3)]],
    )


@good('oversize-sunglasses', yaw=-24, pitch=14)
def sunglasses(look):
    tortoise = look.name == 'Tortoise'
    frame = mottled('#5a2f12', '#c98a3a', 0.9, 0.12, 0.55) if tortoise else material('#141416', 0.18, clear=0.8)
    lens = material('#2e1d10' if tortoise else '#0f1216', 0.03, clear=1.0, metal=0.25)
    gold = metal('#cfa656', 0.25)

    def outline(grow, side, steps=72):
        out = []
        for k in range(steps):
            a = 2 * math.pi * k / steps
            c, s = math.cos(a), math.sin(a)
            x = math.copysign(abs(c) ** 0.72, c) * (3.05 + grow)
            z = math.copysign(abs(s) ** 0.78, s) * (2.55 + grow) * (1 + 0.08 * c)
            out.append((side * (3.72 + x), 2.9 + z))
        return out if side > 0 else out[::-1]

    parts = []
    for side in (-1, 1):
        parts.append(prism(outline(0.55, side), 0.42, frame, round=0.16, holes=[outline(-0.05, side)[::-1]]))
        glass_ = prism(outline(0.05, side), 0.2, lens, round=0.05)
        parts.append(group([glass_], (0, 0.02, 0)))
        parts.append(box(1.1, 0.6, 1.0, frame, round=0.16, at=(side * 7.1, 0.1, 4.05)))
        temple = [(side * 7.35, 0.2, 4.5), (side * 7.4, 4, 4.6), (side * 7.2, 8.5, 4.3), (side * 7.0, 11.5, 3.0), (side * 6.8, 13.6, 0.55)]

        def arm(u, v, side=side):
            y, z = soft([(part, *p[1:]) for part, p in zip((0, 0.3, 0.62, 0.82, 1), temple)], v)
            high = 0.62 - 0.2 * math.sin(math.pi * v)
            x, up = ring(u, 0.18, high, 3)
            return (side * (7.38 - 0.5 * v) + x, y, z + up - 0.3)

        parts.append(surface(arm, frame, 32, 60, True))
        parts.append(cylinder(0.12, 0.5, gold, round=0.03, at=(side * 7.2, -0.24, 4.3), turn=(90, 0, 0)))
        parts.append(box(1.5, 0.06, 0.28, gold, round=0.03, at=(side * 7.58, 2.0, 4.15), turn=(0, 0, side * 88)))
        parts.append(blob(0.5, 0.7, 1.1, frame, at=(side * 1.0, 0.45, 1.6)))
    parts.append(tube([(-1.1, 0, 4.0), (-0.5, -0.08, 4.35), (0.5, -0.08, 4.35), (1.1, 0, 4.0)], 0.33, frame))
    letters('ÒÒRÙN', 0.36, gold, at=(-5.9, -0.22, 5.05), deep=0.01)
