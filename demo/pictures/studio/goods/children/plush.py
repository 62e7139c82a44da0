"""Baby & Toys: soft toys."""

import math
import random

import bpy
import numpy as np

from goods import good
from materials import bumped, material, metal, printed, weave
from prints import svg, words
from shapes import blob, group, moulded, plate, prism, sphere, surface, tube


def fur(color):
    """The ground that a short pile stands on, and its hairs."""
    return material(color, 0.95, sheen=1.0)


def furred(thing, count, length, seed=1, wide=0.07, combed=-0.35):
    """A pile of `count` bent blades of `length` cm on a body: each lies a little on its side and falls down (`combed`)."""
    bpy.context.view_layer.update()
    body = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    body.transform(thing.matrix_world)
    body.calc_loop_triangles()
    corners, normals = np.empty(len(body.vertices) * 3), np.empty(len(body.vertices) * 3)
    body.vertices.foreach_get('co', corners)
    body.vertices.foreach_get('normal', normals)
    corners, normals = corners.reshape(-1, 3), normals.reshape(-1, 3)
    triangles = np.empty(len(body.loop_triangles) * 3, np.int32)
    body.loop_triangles.foreach_get('vertices', triangles)
    triangles = triangles.reshape(-1, 3)
    bpy.data.meshes.remove(body)
    a, b, c = (corners[triangles[:, side]] for side in range(3))
    areas = np.linalg.norm(np.cross(b - a, c - a), axis=1)
    chance = np.random.default_rng(seed)
    chosen = chance.choice(len(triangles), count, p=areas / areas.sum())
    part = chance.random((count, 2))
    part[part.sum(axis=1) > 1] = 1 - part[part.sum(axis=1) > 1]
    weights = np.c_[1 - part.sum(axis=1), part][:, :, None]
    root = (corners[triangles[chosen]] * weights).sum(axis=1)
    up = (normals[triangles[chosen]] * weights).sum(axis=1)
    up /= np.linalg.norm(up, axis=1)[:, None] + 1e-9
    lean = chance.normal(0, 0.42, (count, 3)) + np.array([0, 0, combed])
    long = (length * chance.uniform(0.7, 1.2, count))[:, None]
    side = np.cross(up, chance.normal(0, 1, (count, 3)))
    side *= wide / 2 / (np.linalg.norm(side, axis=1)[:, None] + 1e-9)
    knee, tip = root + (up + lean * 0.4) * long * 0.55, root + (up * 0.9 + lean * 1.3) * long * 0.85
    points = np.stack([root - side, root + side, knee - side * 0.8, knee + side * 0.8, tip], axis=1)
    first = np.arange(count)[:, None] * 5
    mesh = bpy.data.meshes.new('pile')
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], [*(first + [0, 1, 3, 2]).tolist(), *(first + [2, 3, 4]).tolist()])
    mesh.materials.append(thing.data.materials[0])
    pile = bpy.data.objects.new('pile', mesh)
    bpy.context.scene.collection.objects.link(pile)
    return pile


def stitches(paths, color, wide=0.22):
    """Thick embroidery yarn along paths."""
    thread = bumped(material(color, 0.8, sheen=0.3), 0.5, 0.12)
    return [tube(path, wide, thread) for path in paths]


def satin(width, height, color, at, turn=(0, 0, 0), lines=9):
    """An eye or nose that is stitched with close threads, not a button: nothing can be swallowed."""
    parts = []
    for number in range(lines):
        across = (2 * (number + 0.5) / lines - 1) * width / 2
        tall = height / 2 * math.sqrt(max(0.05, 1 - (2 * across / width) ** 2))
        curve = -0.25 * (2 * across / width) ** 2 * -1
        parts += stitches(
            [[(across, curve + 0.1, -tall), (across, curve - 0.12, 0), (across, curve + 0.1, tall)]], color, width / lines * 0.62
        )
    return group(parts, at, turn)


def sewn_label(at, turn, width=3.2):
    picture = svg(words('Ọmọdé', 300, 190, 130, '#b3322c'), 600, 300, '#fdf8ee')
    return plate(width, width / 2, printed(picture, 0.8), at, turn, 0.1)


def bow_tie(cloth, at, size):
    parts = [blob(1.7, 1.4, 1.9, cloth, (0, -0.4, -0.95), squareness=0.2)]
    for side in (-1, 1):

        def loop(u, v, side=side):
            around = 2 * math.pi * u
            return (
                side * 4.3 * v,
                0.95 * math.sin(around) * math.sin(math.pi * v) ** 0.7 - 0.2,
                (0.45 + 1.75 * v**0.8) * math.cos(around) * (1 - max(0, v - 0.9) * 3),
            )

        parts.append(surface(loop, cloth, 40, 24, True))
    return group(parts, at, (0, 0, 0), size)


@good('teddy-bear-60', yaw=-16, pitch=12)
def teddy(_look):
    brown, pale = fur('#b57a45'), fur('#ecd2a8')
    trunk = [[(0, 1, 13, 13.2), (0, 1.5, 20, 12.6), (0, 1.5, 29, 9.6), (0, 1, 35, 7.5)]]
    head = [[(-2.6, 0, 44, 10.2), (2.6, 0, 44, 10.2)], [(0, 0, 48, 9.2)], [(-5.5, -3, 40.5, 6), (5.5, -3, 40.5, 6)]]
    ears = [[(side * 10.2, 1.2, 53.5, 4.3), (side * 9.6, 1.6, 52, 4)] for side in (-1, 1)]
    arms = [[(side * 10, 0.5, 32.5, 4.4), (side * 15.5, -4, 25.5, 4.7), (side * 17, -9, 18.5, 4.9)] for side in (-1, 1)]
    legs = [
        [(side * 8.5, -3, 7.5, 7.2), (side * 13, -15, 7, 6.6), (side * 15.5, -22, 8.2, 6.6), (side * 15.5, -23.5, 11.5, 5.6)]
        for side in (-1, 1)
    ]
    body = moulded([*trunk, *head, *ears, *arms, *legs], 0.55, brown, 3)
    furred(body, 46000, 1.2, wide=0.13)
    furred(
        moulded([[(0, -9.2, 40.2, 4.6), (0, -10.2, 40.6, 4.3)], [(-1.6, -9.5, 39, 4), (1.6, -9.5, 39, 4)]], 0.35, pale, 3),
        5000,
        0.8,
        wide=0.11,
    )
    for side in (-1, 1):
        pad = blob(9.6, 2.6, 11, pale, at=(side * 16.3, -28.6, 3.6), turn=(6, 0, side * 10))
        furred(pad, 3000, 0.5, wide=0.1)
        furred(blob(5.4, 2.0, 5.2, pale, at=(side * 10.4, -1.9, 50.8), turn=(0, 0, side * 14)), 1400, 0.6, wide=0.1)
        satin(1.9, 2.5, '#241a16', (side * 4.1, -9.9, 46.2), (-12, 0, side * 20), 9)
        stitches([[(side * 2.6, -10.0, 49.2), (side * 4.2, -9.6, 50.0), (side * 5.6, -8.6, 49.4)]], '#8a5528', 0.2)
    satin(3.6, 2.3, '#3a231a', (0, -14.9, 42.3), (-20, 0, 0), 13)
    stitches(
        [
            [(0, -14.9, 41.2), (0, -14.8, 39.6), (0, -14.4, 38.9)],
            [(-2.9, -13.3, 38.8), (-1.6, -14.2, 37.9), (0, -14.4, 38.7), (1.6, -14.2, 37.9), (2.9, -13.3, 38.8)],
        ],
        '#3a231a',
        0.24,
    )
    ribbon = weave('#b3322c', 0.2)
    ring = [(8.6 * math.sin(a), 0.4 - 8.4 * math.cos(a), 35.0 - 0.5 * math.cos(a)) for a in (2 * math.pi * step / 32 for step in range(32))]
    tube(ring, 1.15, ribbon, closed=True)
    bow_tie(ribbon, (0, -9.4, 34.2), 1.5)
    sewn_label((13.9, -10.8, 4.4), (0, 20, 40))


@good('soft-unicorn', yaw=-30, pitch=8)
def unicorn(_look):
    white, pink = fur('#f6f1ea'), fur('#f1b6c4')
    plaque = bumped(material('#e7a3b6', 0.9, sheen=0.6), 0.3, 0.2)
    prism([(13 * math.cos(a), 17 + 17 * math.sin(a)) for a in (2 * math.pi * s / 96 for s in range(96))], 3, plaque, 1.2, at=(0, 9, 0))
    tube(
        [(12.2 * math.cos(a), 7.4, 17 + 16.2 * math.sin(a)) for a in (2 * math.pi * s / 64 for s in range(64))],
        0.5,
        weave('#f7e3c0', 0.2),
        closed=True,
    )
    neck = [[(0, 7, 14, 8.6), (0, 2, 19, 7.2), (0, -2.5, 24.5, 6.2)]]
    head = [
        [(0, -3, 25.5, 6.2), (0, -8, 22.5, 5.1), (0, -13, 18.6, 4.3), (0, -15.6, 16.8, 4.0)],
        [(-2.4, -5, 25.2, 4.4), (2.4, -5, 25.2, 4.4)],
    ]
    ears = [[(side * 4, -1.4, 30, 1.8), (side * 5, -1.2, 33, 1.5), (side * 5.2, -1.6, 35.4, 0.5)] for side in (-1, 1)]
    furred(moulded([*neck, *head, *ears], 0.36, white, 3), 40000, 0.6, wide=0.075)
    furred(
        moulded([[(0, -16.2, 15.9, 3.9), (0, -14.6, 15.6, 3.9)], [(-1.5, -16.8, 16.6, 3.2), (1.5, -16.8, 16.6, 3.2)]], 0.3, pink, 3),
        6000,
        0.5,
        wide=0.07,
    )
    for side in (-1, 1):
        blob(2.0, 1, 4.2, pink, at=(side * 4.75, -3.1, 29.8), turn=(0, side * 8, side * 14))
        sphere(0.5, material('#c9738a', 0.8), at=(side * 1.5, -20.0, 16.6), squash=0.8)
        eye = [(side * (4.9 + 0.0), -10.6, 22.3), (side * 5.5, -9.0, 21.7), (side * 5.7, -7.2, 22.4), (side * 5.7, -5.9, 23.8)]
        lashes = [
            [eye[1], (side * 6.2, -9.5, 20.7)],
            [eye[2], (side * 6.6, -7.3, 21.0)],
            [(side * 5.7, -6.4, 23.1), (side * 6.7, -5.6, 22.0)],
        ]
        stitches([eye, *lashes], '#3b2a33', 0.2)
        blob(2.4, 0.9, 1.6, material('#f2b7bf', 0.95, sheen=0.6), at=(side * 4.6, -11.3, 18.0), turn=(0, 0, side * 66))
    stitches([[(-2.9, -18.6, 15.0), (-1.4, -19.9, 14.3), (0, -20.2, 14.1), (1.4, -19.9, 14.3), (2.9, -18.6, 15.0)]], '#b5607a', 0.2)
    gold = metal('#e3b451', 0.32)
    horn = [(0.02, 10.5), (0.35, 9.6), (1.75, 0)]

    def spiral(u, v):
        around = 2 * math.pi * u
        wide = 1.95 * (1 - v) ** 0.9 * (1 + 0.13 * math.cos(around - v * 26))
        return (wide * math.cos(around), wide * math.sin(around), horn[0][1] * v)

    surface(spiral, gold, 64, 90, True, at=(0, -5.6, 29.5), turn=(28, 0, 0))
    chance = random.Random('soft-unicorn')
    colors = ['#e4574f', '#f08a3c', '#f4c73d', '#5db46a', '#4a9fd4', '#7d6bc4', '#d96aa8']
    yarns = [bumped(material(color, 0.85, sheen=0.6), 0.6, 0.2) for color in colors]
    for number in range(84):
        part = number / 83
        y, z = -4.6 + 11.5 * part**1.2, 30.6 - 9.5 * part**1.6
        yarn = yarns[min(6, int(part * 7))]
        side = -1 if number % 3 else 1
        out = side * (4 + 3.4 * part + chance.uniform(0, 1.6))
        drop = chance.uniform(9, 14) * (0.75 + 0.5 * part)
        path = [
            (chance.uniform(-1, 1), y, z),
            (out * 0.6, y + chance.uniform(-0.6, 0.6), z + 1.2),
            (out * 1.25, y - 0.7, z - drop * 0.35),
            (out * 1.35 + chance.uniform(-0.6, 0.6), y - 1.2 + chance.uniform(-1, 1), z - drop * 0.75),
            (out * 1.25 + chance.uniform(-0.6, 0.6), y - 1.4, z - drop),
        ]
        tube(path, [0.42, 0.5, 0.52, 0.5, 0.36], yarn)
    for number in range(14):
        x = chance.uniform(-2, 2)
        path = [(x * 0.5, -3.5, 31), (x, -6.5, 32), (x * 1.6 + 0.5, -9.4, 29.5), (x * 1.9 + 0.9, -11, 26.2 + chance.uniform(-1, 1))]
        tube(path, [0.42, 0.5, 0.48, 0.32], yarns[number % 7])
    sewn_label((6.2, 7.2, 3.4), (0, 0, 0), 3)
