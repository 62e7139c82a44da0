"""Tools & Auto: what starts and tows a car."""

import math

from goods import good
from materials import brass, bumped, lamp, material, metal, plastic, printed, rubber, steel, weave
from prints import svg, words
from shapes import box, closed_curve, copies, cylinder, group, letters, loft, plate, prism, sphere, torus, tube


@good('jump-starter', yaw=-26, pitch=24)
def jump_starter(_look):
    shell, dark = plastic('#26272b', 0.42), rubber('#1d1e21')
    box(9, 6.2, 18.4, shell, 1.2)
    for side in (-1, 1):
        box(1.2, 6.6, 16.4, plastic('#e4621b', 0.4), 0.6, at=(side * 4.3, 0, 1))
    body = (
        words('32.0', 148, 130, 96, '#ffffff', family='DejaVu Sans Mono')
        + words('PSI', 330, 72, 34, '#f2a14a')
        + words('BAR', 330, 126, 27, '#77808c')
        + ''.join(f'<rect x="{50 + step * 62}" y="178" width="50" height="26" rx="6" fill="#43d66b"/>' for step in range(5))
        + words('12.6 V · READY', 190, 262, 36, '#9fd8ff', 400)
    )
    box(7.0, 0.4, 6.2, material('#0b0c0e', 0.1, clear=1.0), 0.3, at=(0, -3.05, 9.8))
    plate(6.5, 5.4, printed(svg(body, 380, 316, '#0b0c0e'), 0.1, light=0.8), at=(0, -3.27, 10.2))
    for across, sign in ((-2.1, '−'), (0, '⏻'), (2.1, '+')):
        cylinder(0.8, 0.35, rubber('#3a3b40'), 0.15, at=(across, -3.0, 7.6), turn=(90, 0, 0))
        letters(sign, 0.8, material('#ffffff', 0.5), at=(across, -3.37, 7.6), deep=0.01)
    letters('AGBÁRA', 1.25, material('#f6f3ec', 0.5), at=(0, -3.11, 5.0), deep=0.02)
    letters('JUMP + AIR', 0.72, material('#f2a14a', 0.5), at=(0, -3.11, 3.6), deep=0.02)
    box(5.4, 2.4, 0.3, material('#0b0c0e', 0.3), 0.15, at=(0, 0, 18.3))
    for x in (-1.6, 0, 1.6):
        sphere(0.6, lamp('#ffffff', 1.2), at=(x, 0, 18.3), squash=0.4)
    box(2.6, 0.3, 1.2, plastic('#2452a6', 0.4), 0.1, at=(0, -3.05, 1.4))
    hose = [(2.4, 0, 18.2), (2.6, 0, 21), (7, 0, 22), (10.4, -1, 17), (11, -2, 8), (11.6, -4, 1.2), (15, -7, 0.6), (16, -11, 0.6)]
    tube(hose, 0.5, dark)
    group(
        [cylinder(0.75, 3.2, brass(), 0.2), box(2.6, 0.5, 0.7, brass(), 0.2, at=(-1.0, 0, 2.2))], at=(16.2, -13.6, 0.8), turn=(-90, 0, -8)
    )
    for number, (ink, x, spin) in enumerate((('#c4201f', -12.5, 22), ('#17181a', -15.5, -14))):
        tube(
            [
                (-3.4, -1 + number * 2, 2.4),
                (-6, -2, 1.6 + number * 0.4),
                (-9, -1 + number * 5, 0.8),
                (x - 2, 0 + number * 4, 0.7),
                (x, -4 + number, 0.9),
            ],
            0.55,
            rubber(ink),
        )
        jaw = [
            prism(closed_curve([(0, 0.5), (3, 1.6), (7.5, 0.6), (7.6, 0.15), (4, 0.2), (0, -0.3)], 6), 2.2, plastic(ink, 0.4), 0.4),
            prism(closed_curve([(0, -0.5), (3, -1.6), (7.5, -0.6), (7.6, -0.15), (4, -0.2), (0, 0.3)], 6), 2.2, plastic(ink, 0.4), 0.4),
        ]
        jaw += [
            prism(
                [(6.6, 0.1), (9.2, 0.7), (9.4, 0.2), (9.0, 0.05), (8.6, 0.2), (8.2, 0.05), (7.8, 0.2), (7.4, 0.0)],
                1.6,
                metal('#c9773f', 0.3),
                0.05,
            ),
            prism(
                [(6.6, -0.1), (9.2, -0.7), (9.4, -0.2), (9.0, -0.02), (8.6, -0.2), (8.2, -0.02), (7.8, -0.2), (7.4, 0.0)],
                1.6,
                metal('#c9773f', 0.3),
                0.05,
            ),
            cylinder(0.5, 2.6, steel(), 0.1, at=(4.4, 1.3, 0), turn=(90, 0, 0)),
        ]
        group(group(jaw, turn=(-70, 0, -90 + spin)), at=(x, -4 + number, 1.3))


@good('tow-chain', yaw=-10, pitch=44)
def tow_chain(_look):
    zinc = bumped(metal('#c2c8cd', 0.36), 0.15, 0.3)
    ring = [
        (1.1 * math.cos(a), 0, 1.1 * math.sin(a) + (1.5 if math.sin(a) >= 0 else -1.5))
        for a in (2 * math.pi * step / 24 for step in range(24))
    ]
    path = []
    for step in range(2000):
        a = step * 0.012
        r = 21 - 0.6 * a
        path.append((r * math.cos(a), r * 0.8 * math.sin(a), 1.0))
    places, walked = [], 0
    for a, b in zip(path, path[1:]):
        walked += math.dist(a, b)
        if walked >= 4.05 and len(places) < 74:
            walked = 0
            spin = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            places.append((b, (90, 45 if len(places) % 2 else -45, spin - 90)))
    for roll in (45, -45):
        link = tube(ring, 0.5, zinc, smooth=False, closed=True)
        turned = group(group([link], turn=(0, 0, roll)), turn=(-90, 0, 0))
        copies(turned, [(at, (0, 0, spin)) for at, (_, own, spin) in places if own == roll])
    for at, spin, high in ((places[0][0], places[0][1][2] + 180, 1.2), (places[-1][0], places[-1][1][2] + 62, 2.4)):
        hook = [
            tube(
                [(0, 0, 0), (0, 0, 2.4), (0.6, 0, 4), (2.4, 0, 5.8), (2.6, 0, 8.6), (0.4, 0, 10.2), (-2.2, 0, 9.2), (-2.6, 0, 7.0)],
                [0.8, 0.9, 1.0, 1.15, 1.2, 1.0, 0.8, 0.45],
                zinc,
            ),
            torus(1.2, 0.55, zinc, at=(0, 0.55, -0.9), turn=(90, 0, 0)),
            tube([(0.4, 0, 4.6), (-2.0, 0, 7.6)], 0.22, steel()),
        ]
        group(group(hook, turn=(-90, 0, 0)), at=(at[0], at[1], high), turn=(0, 0, spin))
    canvas = weave('#a4895a', 0.16)
    group(
        [
            loft(
                [
                    (0, 0, 0, 17, 12),
                    (0, 0, 1, 20, 14),
                    (0, 0, 9, 20, 14.6),
                    (0, 0, 15, 17, 12),
                    (0, 0, 18, 8, 6),
                    (0, 0, 19.2, 6, 4.8),
                    (0, 0, 21, 9, 7),
                    (0, 0, 22.4, 10.2, 7.4),
                    (0, 0, 23.6, 7, 3.6),
                ],
                canvas,
                0.25,
            ),
            torus(2.7, 0.4, material('#f0e6cf', 0.8), at=(0, 0, 18.9)),
            letters('IRIN', 4.0, material('#3a2a18', 0.7), at=(0, -7.3, 8.6), deep=0.02),
            letters('4 t · 3 m', 1.8, material('#3a2a18', 0.7), at=(0, -7.25, 5), deep=0.02),
        ],
        at=(4, 27, 0),
        turn=(0, 0, -6),
    )
