"""Others: plants in pots, and seeds."""

import math
import random

from mathutils import Vector

from goods import good
from materials import material, mottled, shade
from shapes import blob, lathe, rounded, sown, sphere, strands, surface, tube


def leaf(length, width, made, bend=40, fold=0.25, wave=0.0, tip=1.0, at=(0, 0, 0), turn=(0, 0, 0), ribs=True):
    """A leaf that grows from `at` towards -y and bows down by `bend` degrees; folded along its middle rib."""

    def place(u, v):
        across = (v - 0.5) * 2
        half = width / 2 * math.sin(math.pi * u**0.8) ** (0.75 * tip) if 0 < u < 1 else 0
        a = math.radians(bend) * u
        along, drop = length * u * (1 - 0.12 * a * u), -length * 0.5 * math.sin(a) * u
        rib = 0.02 * width * math.cos(u * 60 - abs(across) * 6) * abs(across) * (1 if ribs else 0)
        return (half * across, -along, drop + abs(across) * half * fold + wave * math.sin(u * 15 + across * 2) * abs(across) + rib)

    middle = [place(step / 12, 0.5) for step in range(13)]
    middle = [(x, y, z + width * 0.012) for x, y, z in middle]
    vein = tube(middle, [width * 0.028 * (1.1 - step / 12) for step in range(13)], material('#8fae6a', 0.5), at, turn, smooth=False)
    vein.data.bevel_resolution = 2
    return [surface(place, made, 30, 12, at=at, turn=turn, thickness=0.04), vein]


def clay_pot(radius, height, at=(0, 0, 0), color='#b4613c'):
    """A fired pot with a rim and a saucer, filled with soil."""
    clay = mottled(shade(color, 0.92), shade(color, 1.1), 2.2, 0.82, 0.0, bump=0.08)
    low = radius * 0.72
    lathe(
        rounded(
            [
                (0, 0.6),
                (low, 0.6),
                (radius * 0.95, height * 0.74),
                (radius * 1.08, height * 0.74),
                (radius * 1.12, height),
                (radius * 0.97, height),
                (radius * 0.9, height * 0.8),
                (0, height * 0.8),
            ],
            0.3,
        ),
        clay,
        at=at,
        steps=128,
    )
    lathe(
        rounded([(0, 0), (radius * 0.95, 0), (radius * 1.1, 1.7), (radius * 1.02, 1.8), (radius * 0.9, 0.6), (0, 0.6)], 0.2),
        clay,
        at=at,
        steps=128,
    )
    soil = mottled('#3a281c', '#241811', 0.5, 0.95, 0.4, bump=1.0)
    lathe([(radius * 0.95, height * 0.88), (radius * 0.6, height * 0.9), (0, height * 0.93)], soil, at=at)
    dice = random.Random('soil')
    crumb = blob(0.7, 0.6, 0.5, soil)
    crumb.data = small_ball(0.3)
    crumb.data.materials.append(soil)
    sown(
        crumb,
        [
            (
                (
                    at[0] + radius * 0.85 * math.sqrt(dice.random()) * math.cos(a),
                    at[1] + radius * 0.85 * math.sqrt(dice.random()) * math.sin(a),
                    at[2] + height * 0.88,
                ),
                (dice.uniform(0, 360), 0, 0),
            )
            for a in (dice.uniform(0, 6.3) for _ in range(26))
        ],
    )


@good('potted-rubber-plant', yaw=-20, pitch=20)
def rubber_plant(_look):
    clay_pot(9, 15)
    stem, dice = mottled('#6f5a3c', '#8a7350', 0.6, 0.8), random.Random('rubber-plant')
    greens = [material('#1e4d2b', 0.28, clear=0.4), material('#2a6136', 0.28, clear=0.4), material('#163f24', 0.28, clear=0.4)]
    young = material('#5f9a45', 0.3, clear=0.3)
    for sway, tall, lean in ((0, 42, 0), (2.6, 31, 1), (-2.4, 25, -1)):
        path = [(sway * 0.3 + lean * 0.14 * z + 0.5 * math.sin(z / 7), 0.6 * math.cos(z / 6) + lean, 12 + z) for z in range(0, tall, 3)]
        tube(path, [0.62 - 0.36 * step / len(path) for step in range(len(path))], stem)
        for number, (x, y, z) in enumerate(path[3:]):
            part = (number + 1) / (len(path) - 3)
            spin = number * 137.5 + 40 * lean
            size = 17 - 7 * part + dice.uniform(-1, 1)
            lift = 24 - 62 * part + dice.uniform(-8, 8)
            a = math.radians(spin)
            reach = (x + 1.8 * math.sin(a), y - 1.8 * math.cos(a), z + 0.9)
            tube([(x, y, z), ((x + reach[0]) / 2, (y + reach[1]) / 2, z + 0.7), reach], 0.16, material('#6c8a45', 0.5))
            leaf(
                size,
                size * 0.54,
                young if part > 0.92 else greens[number % 3],
                bend=46 - 20 * part,
                fold=0.22,
                at=reach,
                turn=(lift, 0, spin),
            )
        x, y, z = path[-1]
        lathe(
            [(0.26, 0), (0.3, 0.6), (0.1, 4.4), (0, 4.8)],
            material('#a8473c', 0.4, clear=0.4),
            at=(x, y, z),
            turn=(4, 5, 0),
            steps=24,
            angle=180,
        )


@good('desert-cactus', yaw=-18, pitch=12)
def cactus(_look):
    clay_pot(6.6, 9.5, color='#bd6c45')
    stone = mottled('#d8c9ab', '#b9a888', 0.8, 0.9)
    pebble, dice = blob(1.0, 0.8, 0.6, stone), random.Random('cactus')
    sown(
        pebble,
        [
            (
                (5.6 * math.sqrt(dice.random()) * math.cos(a), 5.6 * math.sqrt(dice.random()) * math.sin(a), 8.2),
                (dice.uniform(-20, 20), 0, dice.uniform(0, 360)),
            )
            for a in (dice.uniform(0, 6.3) for _ in range(70))
        ],
    )
    skin, wool = mottled('#3d7a48', '#568f55', 1.6, 0.55, 0.0, skin=0.03), material('#efe4c4', 0.8)

    def column(low, high, radius, ribs, bend):
        """A ribbed column; `bend` answers the middle of it at its height."""

        def place(u, v):
            a = 2 * math.pi * u
            z = low + (high - low) * v
            dome = 1 if v < 0.82 else math.sqrt(max(0, 1 - ((v - 0.82) / 0.18) ** 2))
            r = radius * (0.84 + 0.2 * abs(math.cos(a * ribs / 2)) ** 0.8) * dome * (0.88 + 0.12 * min(1, v * 3))
            x, y = bend(v)
            return (x + r * math.cos(a), y + r * math.sin(a), z)

        surface(place, skin, ribs * 12, 50, True)
        for rib in range(ribs):
            for spot in range(int((high - low) / 1.5)):
                v = (spot + 0.5) * 1.5 / (high - low)
                x, y, z = place(rib / ribs, v)
                if v > 0.98:
                    continue
                a = 2 * math.pi * rib / ribs
                lift = 0 if v < 0.82 else (v - 0.82) * 5
                spots.append((x, y, z, a, lift))

    spots = []
    column(8, 36, 4.3, 13, lambda v: (0.3 * math.sin(v * 2), 0))
    column(9, 24, 2.6, 10, lambda v: (3.4 + 2.2 * math.sin(min(1, v * 1.6) * 1.5), -2.2))
    column(9, 17, 2.1, 9, lambda v: (-4.0 - 0.8 * math.sin(v * 1.5), -2.4))
    ball = blob(0.42, 0.42, 0.3, wool)
    ball.data = small_ball(0.2)
    ball.data.materials.append(wool)
    sown(ball, [((x, y, z), (0, 0, 0)) for x, y, z, _, _ in spots])
    spines = []
    for x, y, z, a, lift in spots:
        out = Vector((math.cos(a) * math.cos(lift), math.sin(a) * math.cos(lift), math.sin(lift)))
        side, up = out.orthogonal().normalized(), out.cross(out.orthogonal()).normalized()
        for number in range(8):
            turn = number * 0.9
            tip = out * (1.3 if number == 0 else 0.75) + (side * math.cos(turn) + up * math.sin(turn)) * (0.62 if number else 0)
            spines.append([(x, y, z), tuple(Vector((x, y, z)) + tip)])
    strands(spines, 0.035, material('#dcc994', 0.5), taper=0.2)
    petals = material('#e75c8d', 0.45, skin=0.1)
    for x, y, z, size in ((0.6, -0.6, 35.8, 2.8), (6.0, -2.4, 23.8, 2.0)):
        for ring, (count, lift) in enumerate(((9, 24), (7, 52))):
            for number in range(count):
                leaf(
                    size * (1 - 0.2 * ring),
                    size * 0.42,
                    petals,
                    bend=-30,
                    fold=0.3,
                    at=(x, y, z),
                    turn=(-lift, 0, number * 360 / count + ring * 20),
                    ribs=False,
                )
        sphere(size * 0.26, material('#f2d34a', 0.7), at=(x, y, z))


def small_ball(radius):
    import bmesh
    import bpy

    mesh, shape = bpy.data.meshes.new('ball'), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=radius)
    shape.to_mesh(mesh)
    shape.free()
    return mesh
