"""Sports & Outdoors: camping and fishing."""

import math

import bmesh

from goods import good
from materials import bumped, film, lamp, material, metal, rubber, steel, weave
from shapes import blob, box, closed_curve, cylinder, fused, group, laid, lathe, letters, prism, rounded, surface, tube, wires


@good('two-person-tent', yaw=-30, pitch=11)
def dome_tent(look):
    half, high = 100.0, 125.0
    fly = bumped(weave('#2f7d5b', 0.5), 0.06, 14)
    trim = material('#f0a92a', 0.7)
    inner = weave('#e9e2d2', 0.5)

    def square(a, power):
        c, s = math.cos(a), math.sin(a)
        return math.copysign(abs(c) ** power, c), math.copysign(abs(s) ** power, s)

    def roof(u, v, low=10.0, grow=0.0):
        """A dome on a square: its ribs run over the corners, the cloth between them is drawn tight."""
        a, b = 2 * math.pi * u, math.pi / 2 * v
        c, s = square(a, 0.55)
        r = math.cos(b) ** 0.9
        corner = abs(math.sin(2 * a))
        pull = 1 - 0.09 * (1 - corner) * math.sin(2 * b)
        return (c * r * (half + grow) * pull, s * r * (half + grow) * pull, low + (high - low) * math.sin(b) ** 1.05)

    # The front, u about 0.75, is left open as an arch and filled with net.
    steps, rows = 160, 60

    def front_z(x):
        return 88 * math.sqrt(max(0.0, 1 - (abs(x) / 46) ** 2.4))

    thing = surface(roof, fly, steps, rows, True, thickness=0)
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    gone = [f for f in mesh.faces if (m := f.calc_center_median()).y < -30 and m.z < front_z(m.x)]
    bmesh.ops.delete(mesh, geom=gone, context='FACES')
    mesh.to_mesh(thing.data)
    mesh.free()

    def on_front(x, z):
        """The depth of the roof over a place of the front."""
        best = None
        for n in range(60):
            v = n / 59
            math.cos(math.pi / 2 * v) ** 0.9
            zz = 10 + (high - 10) * math.sin(math.pi / 2 * v) ** 1.05
            if best is None or abs(zz - z) < best[0]:
                best = (abs(zz - z), v)
        v = best[1]
        best = None
        for n in range(120):
            u = 0.5 + 0.5 * n / 119
            p = roof(u, v)
            if best is None or abs(p[0] - x) < best[0]:
                best = (abs(p[0] - x), p[1])
        return best[1]

    arch = [46 * math.cos(math.pi * n / 40) for n in range(41)]
    rim = [(x, on_front(x, max(10, front_z(x))) - 0.6, max(3, front_z(x))) for x in arch]
    tube(rim, 1.1, trim, smooth=False)
    inside = surface(lambda u, v: tuple(p * k for p, k in zip(roof(u, v, 3.0, -6), (1, 1, 0.97))), inner, 96, 40, True)
    mesh = bmesh.new()
    mesh.from_mesh(inside.data)
    gone = [f for f in mesh.faces if (m := f.calc_center_median()).y < -30 and 12 < m.z < front_z(m.x) - 4]
    bmesh.ops.delete(mesh, geom=gone, context='FACES')
    mesh.to_mesh(inside.data)
    mesh.free()
    net = material('#3b4a44', 0.8)
    strands = []
    for n in range(1, 46):
        x = -46 + 2 * n
        top = front_z(x)
        strands.append(
            [(x, on_front(x, z) + 4, z) for z in (12 + (top - 12) * k / 8 for k in range(9))]
            if top > 14
            else [(x, -90, 12), (x, -90, 12.1)]
        )
    for n in range(1, 40):
        z = 12 + 2 * n
        reach = 46 * max(0.0, 1 - (z / 88) ** 2) ** (1 / 2.4) if z < 88 else 0
        if reach > 2:
            strands.append([(x, on_front(x, z) + 4, z) for x in (-reach + 2 * reach * k / 8 for k in range(9))])
    wires(strands, 0.16, net)
    tube([(0, on_front(0, z) + 3.4, z) for z in (12, 30, 50, 70, 86)], 0.8, trim)
    base = [
        (x * 0.985, y * 0.985)
        for x, y in ((half * square(2 * math.pi * n / 80, 0.55)[0], half * square(2 * math.pi * n / 80, 0.55)[1]) for n in range(80))
    ]
    prism(base, 11, weave('#3c4450', 0.5), round=1.5, at=(0, 0, 5.6), turn=(-90, 0, 0))
    black = material('#202226', 0.35)
    for a in (math.pi / 4, 3 * math.pi / 4):
        path = []
        for n in range(33):
            t = -1 + 2 * n / 32
            b = math.acos(min(1, abs(t)))
            c, s = square(a if t < 0 else a + math.pi, 0.55)
            r = math.cos(b) ** 0.9 * (half + 1.8)
            path.append((c * r, s * r, 4 + (high + 1.5 - 4) * math.sin(b) ** 1.05))
        tube(path, 1.0, black)
    for u in (0.125, 0.375, 0.625, 0.875):
        for v in (0.25, 0.5, 0.72):
            x, y, z = roof(u, v)
            box(3, 3, 4, trim, round=0.8, at=(x * 1.015, y * 1.015, z - 2))
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        cord = [(x * 82, y * 82, 45), (x * 118, y * 118, 0.8)]
        tube(cord, 0.45, material('#f4f1e8', 0.7))
        tube([(x * 117, y * 117, 3.5), (x * 119, y * 119, 0)], 0.7, steel())
    mark = material('#f5f0e2', 0.6)
    letters('ÌRÌNÀJÒ', 11, mark, at=(0, on_front(0, 101) - 1.2, 101), turn=(-50, 0, 0), deep=0.1)


@good('snorkel-set', yaw=-24, pitch=18)
def snorkel_set(look):
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
    mask.append(surface(lambda u, v: ribbon(band, u, v, 2.6), skirt, 80, 3, thickness=0.35))
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


def ribbon(path, u, v, wide):
    """A point of an upright band along `path`."""
    n = min(int(u * (len(path) - 1)), len(path) - 2)
    t = u * (len(path) - 1) - n
    a, b, c, d = (path[max(0, min(len(path) - 1, n + step))] for step in (-1, 0, 1, 2))
    x, y, z = (
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2 for p, q, r, s in zip(a, b, c, d)
    )
    return (x, y, z + (v - 0.5) * wide)


@good('led-torch', yaw=132, pitch=18)
def hunters_torch(look):
    black = material('#1e1f22', 0.42, metal=0.75)
    grip = bumped(material('#1a1b1d', 0.5, metal=0.6), 0.9, 0.18, 0)
    body = [(0, 0), (1.35, 0), (1.5, 0.3), (1.5, 1.6), (1.38, 1.8), (1.38, 2.2), (1.5, 2.4)]
    things = [lathe(rounded(body, 0.12), black), lathe(rounded([(1.5, 2.4), (1.52, 2.6), (1.52, 10.2), (1.42, 10.4)], 0.1), grip)]
    head = [(1.42, 10.4), (1.42, 10.9), (1.7, 11.2), (1.7, 13.0)]
    for n in range(4):
        z = 13.0 + n * 0.5
        head += [(1.95, z), (1.95, z + 0.28), (1.75, z + 0.3), (1.75, z + 0.5)]
    head += [(2.3, 15.4), (2.55, 16.2), (2.6, 17.6), (2.4, 17.8), (2.25, 17.8), (2.2, 17.4)]
    things.append(lathe(rounded(head, 0.06, 3), black, angle=30))
    things.append(lathe([(0.35, 15.6), (1.0, 16.0), (1.7, 16.7), (2.2, 17.45)], metal('#f1f1ee', 0.1)))
    things.append(lathe([(0, 15.6), (0.35, 15.6)], lamp('#fff6dd', 14)))
    things.append(lathe([(0, 17.42), (2.22, 17.42)], film(0.02)))
    things.append(lathe([(2.2, 17.7), (2.32, 17.9), (2.42, 17.82)], steel()))
    things.append(cylinder(0.72, 0.35, rubber('#2e2f33'), at=(0, -1.55, 11.9), turn=(90, 0, 0), round=0.12))
    things.append(cylinder(0.2, 0.38, lamp('#38d66a', 2), at=(0, -1.57, 11.9), turn=(90, 0, 0), round=0.03))
    things.append(letters('ÌMỌ́LẸ̀', 0.72, material('#d9dade', 0.4), at=(-0.05, -1.535, 6.6), turn=(0, -90, 0), deep=0.01))
    things.append(letters('800 lm · USB-C', 0.34, material('#d9dade', 0.4), at=(0.62, -1.4, 6.6), turn=(0, -90, 24), deep=0.01))
    laid(things, 0, at=(0, 0, 2.6))


@good('swim-ring', yaw=-16, pitch=20)
def rescue_ring(look):
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
