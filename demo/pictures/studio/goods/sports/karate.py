"""Sports & Outdoors: the suit of karate and taekwondo, as on an invisible wearer."""

import math

import bmesh

from goods import good
from goods.shared.hardware import smooth_at
from materials import bumped, material, printed, shade, weave
from prints import svg, words
from shapes import blob, plate, surface, tube

# The jacket's cuts: (height, half width, half depth), from its hem to its neck.
BODY = [
    (58, 27, 15),
    (70, 25.5, 14),
    (82, 21.5, 12),
    (88, 21.5, 12),
    (103, 24, 12.8),
    (117, 25.5, 12.4),
    (126, 24.5, 11.2),
    (132, 20, 9.2),
    (136.5, 13.5, 7.4),
    (139, 8.2, 6.2),
]


def cut(z):
    """Half width and half depth of the jacket at a height."""
    n = max(0, min(len(BODY) - 2, next((k for k, row in enumerate(BODY) if row[0] > z), len(BODY)) - 1))
    part = (z - BODY[n][0]) / (BODY[n + 1][0] - BODY[n][0])
    return smooth_at([row[1:] for row in BODY], (n + part) / (len(BODY) - 1))


def front(x, z):
    """How far before the middle the jacket's front is at (x, z)."""
    wide, deep = cut(z)
    return -deep * max(0.0, 1 - min(1, abs(x) / wide) ** 2.5) ** (1 / 2.5)


def folds(u, z, seed):
    """Cloth drawn in by the belt: deep folds about it that run out upwards and downwards."""
    near = math.exp(-(((z - 84) / 15) ** 2))
    return 0.55 * near * math.sin(2 * math.pi * u * 13 + 0.09 * z + seed) + 0.4 * math.sin(2 * math.pi * u * 5 + 0.06 * z + 2 * seed)


def jacket(cloth):
    def place(u, v):
        z = 58 + 81 * v
        wide, deep = cut(z)
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        move = folds(u, z, 0.7) * (1 - v**6)
        x, y = math.copysign(abs(c) ** 0.8, c) * (wide + move), math.copysign(abs(s) ** 0.8, s) * (deep + move)
        return (x, y, z)

    body = surface(place, cloth, 200, 110, True)
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    open_faces = [f for f in mesh.faces if (m := f.calc_center_median()).y < 0 and m.z > 99 and abs(m.x) < (m.z - 99) / 40 * 8.4]
    bmesh.ops.delete(mesh, geom=open_faces, context='FACES')
    mesh.to_mesh(body.data)
    mesh.free()
    body.modifiers.new('cloth', 'SOLIDIFY').thickness = 0.3


def sleeve(side, cloth, edge):
    """A wide sleeve that hangs from the shoulder, its cuff open."""

    def place(u, v):
        a = 2 * math.pi * u
        r = (
            9.6
            - 1.2 * v
            + 0.4 * math.sin(2 * a + 9 * v) * v
            + 0.55 * math.sin(11 * v + 2 * math.sin(a)) * math.exp(-(((v - 0.5) / 0.25) ** 2))
        )
        r *= 0.66 + 0.34 * min(1.0, v * 3.5) ** 0.7
        along, up = 10 + 42 * v, 128.5 - 36 * v - 4 * v * v
        return (side * (along + 0.70 * r * math.cos(a)), -1 - 3 * v + 0.82 * r * math.sin(a), up + 0.72 * r * math.cos(a))

    surface(place, cloth, 64, 70, True, thickness=0.3)
    for v in (0.93, 0.955, 0.98, 0.999):
        tube([tuple(p for p in place(n / 48, v)) for n in range(48)], 0.12 if v < 0.99 else 0.3, edge, closed=True)


def lapel(points, wide, cloth, edge, lift):
    """A band of cloth laid on the jacket's front along (x, z) `points`, stitched in four rows."""

    def place(u, v):
        (x, z), (ahead, below) = smooth_at(points, u), smooth_at(points, u + 0.01)
        dx, dz = ahead - x, below - z
        long = math.hypot(dx, dz)
        x, z = x - dz / long * (v - 0.5) * wide, z + dx / long * (v - 0.5) * wide
        return (x, front(x, min(z, 138.9)) - lift - 0.25 * math.sin(math.pi * v), z)

    surface(place, cloth, 90, 8, thickness=0.4)
    for v in (0.12, 0.37, 0.63, 0.88):
        tube([(x, y - 0.24, z) for x, y, z in (place(n / 60, v) for n in range(61))], 0.09, edge, smooth=False)


def trousers(cloth, edge):
    for side in (-1, 1):

        def place(u, v, side=side):
            z = 66 * v
            a = 2 * math.pi * u
            inner, outer = 4.6 - 4.2 * v, 22.5 - 1.0 * v + 1.3 * math.sin(math.pi * v)
            fold = 0.6 * math.sin(3 * a + 0.13 * z + side) * (1 - v) + 0.5 * math.sin(0.42 * z + 1.5 * math.cos(a)) * math.exp(
                -(((z - 34) / 11) ** 2)
            )
            return (side * ((inner + outer) / 2 + ((outer - inner) / 2 + fold) * math.cos(a)), (9.5 + 2.5 * v + fold) * math.sin(a), z)

        surface(place, cloth, 80, 80, True, thickness=0.3)
        for z in (0.005, 0.03, 0.055):
            tube([place(n / 48, z) for n in range(48)], 0.3 if z < 0.01 else 0.12, edge, closed=True)


@good('karate-uniform', yaw=-12, pitch=8)
def karate_uniform(look):
    color = look.color or '#fbfaf5'
    cloth = bumped(weave(color, 0.5), 0.12, 1.6)
    edge = material(shade(color, 0.82), 0.9)
    jacket(cloth)
    for side in (-1, 1):
        sleeve(side, cloth, edge)
    trousers(cloth, edge)
    lapel([(8.6, 138.5), (6.5, 128), (0.5, 101), (-5.5, 80), (-8, 59)], 5.0, cloth, edge, 0.5)
    lapel([(-8.6, 138.5), (-6.5, 128), (-0.5, 101), (6.5, 80), (10, 59)], 5.0, cloth, edge, 1.0)
    collar = [
        (-9.2, -1.5, 136.5),
        (-8.6, 2.5, 140),
        (-5.5, 6.2, 142),
        (0, 7.4, 142.6),
        (5.5, 6.2, 142),
        (8.6, 2.5, 140),
        (9.2, -1.5, 136.5),
    ]

    def neck(u, v):
        x, y, z = smooth_at(collar, u)
        return (x * (1 - 0.12 * v), y * (1 - 0.1 * v), z - 4.4 + 4.8 * v)

    surface(neck, cloth, 60, 6, thickness=0.5)
    white = bumped(material('#fffef8', 0.7, sheen=0.3), 0.35, 0.3)

    def belt(u, v):
        a = 2 * math.pi * u
        c, s = math.cos(a), math.sin(a)
        wide, deep = cut(84)
        x, y = math.copysign(abs(c) ** 0.8, c) * (wide + 0.9), math.copysign(abs(s) ** 0.8, s) * (deep + 1.5)
        return (x, y, 81.8 + 4.4 * v + 0.4 * c)

    surface(belt, white, 120, 6, True, thickness=0.5)
    for v in (0.1, 0.3, 0.5, 0.7, 0.9):
        tube([tuple(k * 1.022 for k in belt(n / 60, v)[:2]) + (belt(n / 60, v)[2],) for n in range(60)], 0.09, edge, closed=True)
    blob(6.4, 4.0, 5.6, white, (0, -15.2, 81.0), (0, 14, 0), squareness=0.3)
    for side, reach in ((-1, 27), (1, 30)):
        end = [(0, 0), (1.6, 1.2), (4.2, 8), (6.0, 18), (7.4, reach)]

        def ribbon(u, v, side=side, end=end):
            x, down = smooth_at(end, u)
            return (
                side * (x + (v - 0.5) * 4.2 * (0.75 + 0.25 * u)),
                -15.6 - 1.6 * math.sin(2.6 * u) - 0.6 * v * side,
                83.6 - down + (v - 0.5) * 1.2,
            )

        surface(ribbon, white, 50, 6, thickness=0.5)
    patch = svg(
        '<circle cx="200" cy="200" r="190" fill="#b3171f"/><circle cx="200" cy="200" r="158" fill="#f6f2e8"/>'
        + '<circle cx="200" cy="118" r="34" fill="#b3171f"/>'
        + words('LÁGBÁRA', 200, 232, 62, '#1b1b1f', 800)
        + words('KARATE', 200, 288, 40, '#b3171f', 700),
        400,
        400,
        '#f6f4ee',
    )
    plate(8, 8, printed(patch, 0.8), (13.4, front(13.4, 114) - 1.2, 110), (0, 0, 11), round=3.99)
    name = printed(svg(words('LÁGBÁRA', 300, 92, 96, '#1b1b1f', 800), 600, 120, color), 0.8)
    plate(10, 2, name, (13.5, -12.9, 52), (0, 0, 4))
