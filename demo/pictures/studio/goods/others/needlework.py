"""Others: yarn and thread."""

import math
import random

from goods import good
from goods.shared.fonts import SERIF
from materials import bumped, material, metal, paper, plastic, printed, shade, steel, wood
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, plate, rounded, sphere, strands, tube


def yarn_ball(radius, tone, dice):
    """A wound ball: a core, and one thread in bundles of great circles that lean ever another way."""
    made = bumped(material(tone, 0.9, sheen=0.5), 0.5, 0.12)
    paths = []
    for bundle in range(13):
        a, b = dice.uniform(0, math.pi), dice.uniform(0, 2 * math.pi)
        axis = (math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a))
        side = (math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), -math.sin(a))
        over = (-math.sin(b), math.cos(b), 0)
        for lane in range(6):
            off = (lane - 2.5) * radius * 0.13
            r = math.sqrt(radius**2 - off**2) * (0.97 + bundle * 0.007)
            sway = dice.uniform(-0.03, 0.03) * radius
            paths.append(
                [
                    tuple(
                        axis[k] * (off + sway * math.sin(t * 2))
                        + r * (side[k] * math.cos(t) + over[k] * math.sin(t))
                        + (radius if k == 2 else 0)
                        for k in range(3)
                    )
                    for t in (2 * math.pi * step / 44 for step in range(45))
                ]
            )
    return [
        strands(paths, radius * 0.064, made, sides=3),
        sphere(radius * 0.98, material(shade(tone, 0.75), 0.95), at=(0, 0, radius * 0.02)),
    ]


@good('knitting-yarn-10', yaw=-14, pitch=26)
def knitting_yarn(_look):
    dice = random.Random('knitting-yarn-10')
    tones = ('#d8574f', '#f0b93f', '#3f8f84', '#e9dcc6', '#7b5aa6', '#e28fa6', '#4673b8', '#8fae55', '#b8652f', '#f4efe4')
    places = [
        (-15, 0, 0),
        (-5, -3, 0),
        (5.4, -3, 0),
        (15, 0.4, 0),
        (-10.4, 8.4, 0),
        (0, 7, 0),
        (10.4, 8.4, 0),
        (-5.2, 3.4, 7.9),
        (5.2, 3.2, 7.9),
        (-14.6, 9, 8.0),
    ]
    places[9] = (0.2, 11.2, 8.2)
    for tone, at in zip(tones, places):
        group(yarn_ball(4.9, tone, dice), at=at)
    tail = [
        (-15, -4.6, 1.0),
        (-13, -8, 0.3),
        (-7, -10.4, 0.25),
        (-3, -8.4, 0.25),
        (-6, -7.4, 0.25),
        (-4, -11.6, 0.25),
        (4, -11.8, 0.25),
        (8, -9.4, 0.25),
    ]
    tube(tail, 0.23, bumped(material(tones[0], 0.9, sheen=0.5), 0.5, 0.12))
    bamboo = wood('#d9b37a', 0.4, 'z', 0.4)
    for spin, at in ((78, (-16, -10.4, 0.5)), (102, (-16, -14.2, 0.5))):
        needle = [lathe([(0, 0), (0.1, 0.4), (0.3, 2.2), (0.3, 29)], bamboo, steps=32), sphere(0.72, bamboo, at=(0, 0, 28.6))]
        group(group(needle, turn=(0, 90, 0)), at=at, turn=(0, 0, 90 - spin))
    hook = [
        cylinder(0.24, 12, metal('#c2569a', 0.3), 0.05),
        tube(
            [(0, 0, 11.8), (0, 0, 13.2), (0.1, 0, 13.9), (0.5, 0, 13.8), (0.42, 0, 13.3)],
            [0.22, 0.17, 0.15, 0.13, 0.08],
            metal('#c2569a', 0.3),
        ),
        box(1.0, 0.3, 3, metal('#c2569a', 0.3), 0.14, at=(0, 0, 5)),
    ]
    group(group(hook, turn=(0, 90, 0)), at=(3, -15.4, 0.4), turn=(0, 0, 6))


@good('sewing-thread-box', yaw=-16, pitch=38)
def thread_box(_look):
    dice = random.Random('thread')
    card = wood('#c99a62', 0.45, 'x', 1.0)
    box(34, 23, 0.8, card, 0.2)
    for side in (-1, 1):
        box(34, 0.8, 6.4, card, 0.2, at=(0, side * 11.2, 0))
        box(0.8, 23, 6.4, card, 0.2, at=(side * 16.7, 0, 0))
    white, hole = plastic('#f4f1ea', 0.4), material('#3a362f', 0.8)
    rows = [
        ('#b5182a', '#d8473c', '#ef7f45', '#f4a83b', '#f5d33c', '#d9d94a'),
        ('#8fbf4a', '#3f9a50', '#1f6b48', '#2b8c86', '#49b3c4', '#7fc7e8'),
        ('#2f63b8', '#22346e', '#5a3f9e', '#8b57b5', '#c46bb0', '#ee8fb4'),
        ('#f6d4d4', '#f7efe2', '#e3cba2', '#c99a5f', '#8f5a34', '#543322'),
        ('#1d1c20', '#55565c', '#9a9ca2', '#dcdde0', '#7a1830', '#c8a03a'),
    ]
    tones = [rows[row][column] for row in range(5) for column in range(6)]
    tones += [shade(tone, 0.78) if number % 2 else shade(tone, 1.22) for number, tone in enumerate(tones)]
    for number, tone in enumerate(tones):
        x, y = -14.85 + number % 10 * 3.3, 9.0 - number // 10 * 3.6
        winding = (
            [(0.62, 1.0)]
            + [(1.5 - 0.4 * (step / 44) ** 6 + 0.03 * (step % 2), 1.0 + 4.4 * step / 44) for step in range(45)]
            + [(0.62, 5.5)]
        )
        lathe(winding, material(tone, 0.45, sheen=0.5), at=(x, y, 0.8), steps=32)
        lathe(rounded([(0.4, 6.1), (0.85, 6.1), (0.95, 5.5), (0.6, 5.35)], 0.1, 2), white, at=(x, y, 0.8), steps=32)
        lathe([(0.42, 6.18), (0.42, 5.0), (0, 5.0)], hole, at=(x, y, 0.8), steps=20)
    cushion = [
        box(34, 23.6, 1.0, card, 0.3),
        blob(31, 20.6, 4.4, bumped(material('#8e2430', 0.75, sheen=0.8), 0.15, 0.2), at=(0, 0, -1.6), squareness=0.55),
    ]
    for _ in range(26):
        x, y = dice.uniform(-12, 12), dice.uniform(-7, 7)
        lean = (dice.uniform(-0.8, 0.8), dice.uniform(-0.8, 0.8))
        tip = (x + lean[0], y + lean[1], 4.4)
        cushion += [
            tube([(x, y, 2), tip], 0.05, steel()),
            sphere(0.32, material(dice.choice(tones[:20]), 0.25, clear=1.0), at=(tip[0], tip[1], 4.2)),
        ]
    cushion += [
        tube([(11.5, -6 + step * 1.2, 2.86), (14.2, -6.2 + step * 1.2, 2.0)], [0.075, 0.02], steel(), smooth=False) for step in range(8)
    ]
    for thing in cushion[2:]:
        if thing.type == 'CURVE':
            thing.data.bevel_resolution = 2
    hinge_turn = group(cushion, at=(0, 11.9, 0), turn=(0, 0, 0))
    group(hinge_turn, at=(0, 11.8, 6.8), turn=(68, 0, 0))
    plate(
        14,
        3.2,
        printed(
            svg(
                words('ÀDÙNNÍ', 300, 66, 60, '#7c2330', family=SERIF)
                + words('60 spools · needles', 300, 116, 36, '#5a3a20', 400, family=SERIF),
                600,
                137,
                '#f3e6cb',
            )
        ),
        at=(0, -11.66, 1.6),
    )
    packet = svg(
        words('NEEDLES', 150, 50, 44, '#ffffff')
        + ''.join(
            f'<rect x="{44 + step * 30}" y="{70 + step * 4}" width="4" height="{120 - step * 8}" fill="#d8dbe0"/>' for step in range(8)
        )
        + words('hand + machine', 150, 232, 26, '#f5dc9a', 400),
        300,
        250,
        '#22346e',
    )
    group(
        [plate(6.4, 5.3, printed(packet, 0.6)), box(6.4, 0.14, 5.3, paper('#22346e'), 0.02, at=(0, 0.09, 0))],
        at=(9, -16.8, 0.15),
        turn=(-90, 0, -12),
    )
    for step in range(5):
        group(
            [tube([(0, 0, 0), (0, 0, 4.4)], [0.02, 0.075], steel(), smooth=False)],
            at=(-6 + step * 1.1, -15.6 + step * 0.3, 0.15),
            turn=(-90, 0, 8 - step * 6),
        )
