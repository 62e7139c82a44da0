"""Sports & Outdoors: diving and rescue."""

import math

from goods import good
from goods.shared.hardware import strap
from materials import bumped, film, material, metal
from shapes import blob, box, closed_curve, cylinder, fused, group, lathe, letters, prism, rounded, surface, tube, wires


@good('snorkel-set', yaw=-24, pitch=18)
def snorkel_set(_look):
    skirt = material('#1b1c20', 0.42)
    frame = material('#0f7fb0', 0.3, clear=0.6)

    def eye(side, grow=1.0):
        pts = [(0.5, 1.0), (1.6, 3.4), (3.0, 6.4), (5.6, 7.3), (8.0, 6.2), (8.7, 3.4), (7.4, 0.6), (4.6, -0.5), (1.8, -0.2)]
        line = closed_curve([(side * x, z) for x, z in pts], 6)
        cx, cz = side * 4.6, 3.3
        return [(cx + (x - cx) * grow, cz + (z - cz) * grow) for x, z in line]

    mask = []
    for side in (-1, 1):
        mask.append(prism(eye(side, 1.0), 1.5, frame, round=0.35, at=(0, 0, 4), holes=[eye(side, 0.84)]))
        mask.append(prism(eye(side, 0.86), 0.3, film(0.03, '#e6f2f4'), round=0.02, at=(0, 0.1, 4)))
    whole = closed_curve(
        [
            (0, 5.0),
            (-3.4, 8.2),
            (-6.4, 8.4),
            (-9.4, 6.6),
            (-9.9, 3),
            (-8.4, -0.4),
            (-4.8, -2.2),
            (-2.4, -0.8),
            (0, 2.2),
            (2.4, -0.8),
            (4.8, -2.2),
            (8.4, -0.4),
            (9.9, 3),
            (9.4, 6.6),
            (6.4, 8.4),
            (3.4, 8.2),
        ],
        6,
    )
    count = len(whole)

    def seal(u, v):
        x, z = whole[round(u * count) % count]
        deep = v * 6.2
        grow = 0.93 + 0.05 * math.sin(v * math.pi) + 0.04 * v
        bend = 0.020 * x * x * v
        return (x * grow, 0.5 + deep + bend * 0.35, 4 + 3.2 + (z - 3.2) * grow)

    mask.append(surface(seal, skirt, count, 20, True, thickness=0.3))
    mask.append(tube([seal(n / 90, 1) for n in range(90)], 0.42, skirt, closed=True))
    mask.append(blob(3.4, 3.2, 5.2, skirt, at=(0, -0.3, 2.6), squareness=0.1))
    for side in (-1, 1):
        mask.append(box(1.2, 3.0, 3.4, frame, round=0.4, at=(side * 10.0, 2.0, 5.6)))
        mask.append(cylinder(0.7, 0.6, metal('#c9ccd1'), at=(side * 10.4, 2.0, 7.2), turn=(0, 90, 0), round=0.1))
    band = [
        (-10.3, 2.6, 7.3),
        (-11.0, 6, 7.4),
        (-9.5, 11.5, 7.6),
        (-4, 15, 7.9),
        (4, 15, 7.9),
        (9.5, 11.5, 7.6),
        (11.0, 6, 7.4),
        (10.3, 2.6, 7.3),
    ]
    mask.append(surface(lambda u, v: strap(band, u, v, 2.6), skirt, 80, 3, thickness=0.35))
    mask.append(letters('ÌRÌNÀJÒ', 0.85, material('#eaf4f8', 0.4), at=(0, -0.78, 11.15), deep=0.02))
    group(mask, at=(2, 0, 0), turn=(0, 0, 0))
    pipe = [
        (-14.5, -1, 5.0),
        (-14.8, -1, 2.6),
        (-16.4, -1, 1.8),
        (-18.2, -1, 3.2),
        (-18.5, -1, 8),
        (-18.4, -1, 18),
        (-17.8, -1, 28),
        (-16.4, -1, 36),
        (-14.6, -1, 41),
    ]
    tube(pipe[:5], 1.25, bumped(material('#1f2024', 0.5), 0.3, 0.4))
    tube(pipe[4:], 1.15, frame)
    tube([(-18.45, -1, 12), (-18.4, -1, 17.4)], 1.24, material('#f2f0e8', 0.4))
    lathe(
        rounded([(0, 0), (1.4, 0), (1.75, 0.6), (1.75, 4.4), (1.2, 5.6), (0, 5.8)], 0.4),
        material('#e3a520', 0.35),
        at=(-14.8, -1, 39.2),
        turn=(0, 24, 0),
    )
    for n in range(4):
        lathe(
            [(1.72, 0.9 + n * 0.8), (1.82, 1.0 + n * 0.8), (1.82, 1.3 + n * 0.8), (1.72, 1.4 + n * 0.8)],
            material('#1f2024', 0.5),
            at=(-14.8, -1, 39.2),
            turn=(0, 24, 0),
        )
    fused([blob(4.0, 2.4, 2.6, skirt, at=(-13.4, -1.2, 4.4)), blob(2.2, 2.2, 3.2, skirt, at=(-14.4, -1, 3.2))], skirt, 0.15, 4)
    box(1.0, 2.2, 4.2, skirt, round=0.4, at=(-17.2, -0.6, 18.6))
    sack = bumped(material('#2a5f8a', 0.8), 0.1, 0.5)
    net = []
    for a in range(40):
        net.append(
            [
                (13.5 + 7.5 * math.cos(t) * r, 10 + 4.5 * math.sin(t) * r, z)
                for t, r, z in (
                    (2 * math.pi * a / 40 + k * 0.16, 0.35 + 0.65 * math.sin(math.pi * min(1, (k + 1) / 11)) ** 0.6, k * 2.3)
                    for k in range(11)
                )
            ]
        )
        net.append(
            [
                (13.5 + 7.5 * math.cos(t) * r, 10 + 4.5 * math.sin(t) * r, z)
                for t, r, z in (
                    (2 * math.pi * a / 40 - k * 0.16, 0.35 + 0.65 * math.sin(math.pi * min(1, (k + 1) / 11)) ** 0.6, k * 2.3)
                    for k in range(11)
                )
            ]
        )
    wires(net, 0.09, sack)
    tube(
        [(13.5 + 2.9 * math.cos(t), 10 + 1.8 * math.sin(t), 22.8) for t in (2 * math.pi * n / 16 for n in range(16))],
        0.35,
        material('#f2f0e8', 0.7),
        closed=True,
    )
    tube([(14.5, 8.4, 22.8), (16.5, 7.4, 21), (17.5, 7.0, 14), (17.2, 6.4, 10)], 0.25, material('#f2f0e8', 0.7))


@good('swim-ring', yaw=-16, pitch=20)
def rescue_ring(_look):
    orange = bumped(material('#ee5a1b', 0.5), 0.08, 0.4)
    white = material('#f5f2ea', 0.45)
    big, small = 21.5, 8.0
    things = []

    def ring(u, v, grow=1.0):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        c, s = math.cos(b), math.sin(b)
        r = big + small * grow * math.copysign(abs(c) ** 0.85, c)
        return (r * math.sin(a), 5.2 * grow * math.copysign(abs(s) ** 0.85, s), r * math.cos(a))

    body = surface(ring, orange, 160, 48, True)
    things.append(body)
    for n in range(4):
        mid = n / 4 + 0.125
        things.append(surface(lambda u, v, m=mid: ring(m + (u - 0.5) * 0.085, v, 1.025), white, 24, 64))
    ink = material('#f7f4ec', 0.5)
    for turn, text in ((0, 'ÌRÌNÀJÒ'), (180, 'RESCUE')):
        for k, sign in enumerate(text):
            a = (k - (len(text) - 1) / 2) * 8.6 * (1 if turn == 0 else -1) + turn
            rad = math.radians(a)
            things.append(
                letters(
                    sign, 5.2, ink, at=(big * math.sin(rad), -5.2, big * math.cos(rad)), turn=(0, a if turn == 0 else a - 180, 0), deep=0.12
                )
            )
    rope = bumped(material('#f0ead8', 0.8), 0.6, 0.5)
    outer = big + small
    path = []
    for n in range(96):
        a = 2 * math.pi * n / 96
        slack = abs(math.sin(2 * (a - math.pi / 4))) ** 0.8
        path.append(((outer + 0.9 + 3.0 * slack) * math.sin(a), -0.8 * slack, (outer + 0.9 + 3.0 * slack) * math.cos(a)))
    things.append(tube(path, 0.75, rope, closed=True))
    for n in range(4):
        a = math.pi / 2 * n + math.pi / 4
        things.append(
            group(
                [box(4.4, 5, 2.2, white, round=0.8)],
                at=((outer - 0.2) * math.sin(a), 0, (outer - 0.2) * math.cos(a)),
                turn=(0, math.degrees(a), 0),
            )
        )
    group(things, at=(0, 0, outer + 4.0), turn=(-14, 0, 0))
