"""Fresh fruit: melons, pineapples, plantain and mangoes."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from goods import good
from goods.groceries.packaging import placed
from goods.groceries.vegetables import crate, shell, twins
from goods.shared.fonts import SERIF
from materials import material, mottled, paper, printed, wood
from prints import svg, words
from shapes import box, cylinder, group, plate, surface, tube


def melon_print():
    """Light green with eleven jagged dark stripes from pole to pole."""
    dice = random.Random('melon')
    body = ''
    for _ in range(500):
        x, y = dice.uniform(0, 1200), dice.uniform(0, 800)
        body += (
            f'<path d="M{x:.0f} {y:.0f} q{dice.uniform(-9, 9):.0f} 14 {dice.uniform(-6, 6):.0f} {dice.uniform(20, 50):.0f}"'
            f' stroke="{dice.choice(("#7d9655", "#96ab68", "#b5c48c"))}" stroke-width="{dice.uniform(1, 3):.1f}" fill="none"/>'
        )
    for stripe in range(12):
        middle = 50 + stripe * 100
        for tint, wide in (('#3a5f30', 27), ('#22401f', 19)):
            left, right = [], []
            for step in range(81):
                y = step * 10
                wander = 7 * math.sin(step * 0.21 + stripe * 2) + 4 * math.sin(step * 0.53 + stripe)
                left.append((middle + wander - wide - dice.uniform(-5, 12), y))
                right.append((middle + wander + wide + dice.uniform(-5, 12), y))
            body += '<polygon points="' + ' '.join(f'{x:.0f},{y}' for x, y in left + right[::-1]) + f'" fill="{tint}" opacity=".88"/>'
    return svg(body, 1200, 800, '#a8b87a')


@good('sweet-watermelons', yaw=-14, pitch=18)
def watermelons(look):
    rind = printed(melon_print(), 0.32, clear=0.35)
    stalk = mottled('#7d7a3a', '#a39a58', 0.4, 0.8)
    spots = (((-16.5, -1, 0), (82, 0, 26), 1.0), ((9.5, -9, 0), (96, 0, -38), 0.96), ((6, 17, 0), (88, 0, 72), 1.04))
    for at, turn, size in spots:
        one = [shell(30, lambda a, v: 12.2 * (1 + 0.012 * math.sin(2 * a + 1) + 0.01 * math.cos(5 * a)), rind, across=72, up=56)]
        one.append(tube([(0, 0, 29.8), (0.2, 0, 31.0), (1.0, 0.2, 32.2), (2.4, 0, 32.7)], [0.7, 0.42, 0.36, 0.4], stalk))
        group(group(one, at=(0, 0, -15)), at=(at[0], at[1], 12.2 * size), turn=turn, scale=size)


def pineapple_print():
    """One eye of a pineapple and its neighbours, to be repeated."""
    dice = random.Random('eye')
    spots = ''.join(
        f'<circle cx="{dice.uniform(10, 190):.0f}" cy="{dice.uniform(10, 190):.0f}" r="{dice.uniform(1, 3):.1f}" fill="#7d4a10"'
        ' opacity=".5"/>'
        for _ in range(60)
    )
    fade = (
        '<defs><radialGradient id="g"><stop offset="0" stop-color="#8f5f1c"/><stop offset=".16" stop-color="#e9b03a"/><stop offset=".62"'
        ' stop-color="#e79a1c"/><stop offset=".86" stop-color="#b0701c"/><stop offset="1" stop-color="#5f3d12"/></radialGradient></defs>'
    )
    eyes = ''.join(
        f'<path d="M{x} {y - 100} L{x + 100} {y} L{x} {y + 100} L{x - 100} {y}Z" fill="url(#g)"/>'
        for x, y in ((100, 100), (0, 0), (200, 0), (0, 200), (200, 200))
    )
    return svg(fade + eyes + spots, 200, 200, '#6b4514')


@good('golden-pineapples', yaw=-26, pitch=22)
def pineapples(look):
    across, up = 11, 9
    skin = printed(pineapple_print(), 0.45, (across, up), clear=0.15)
    green = mottled('#3f6b35', '#7fa05a', 1.6, 0.5, 0.1, stretch=(1, 1, 3))

    def body(u, v):
        bend = math.pi * (0.07 + 0.87 * v)
        r = 5.7 * math.sin(bend) ** 0.55
        x, y = u * across, v * up
        eye = max(abs(math.sin(math.pi * x)) * abs(math.sin(math.pi * y)), abs(math.cos(math.pi * x)) * abs(math.cos(math.pi * y)))
        r += 0.55 * (eye**1.2 - 0.5) * math.sin(bend) + 0.25 * max(0, eye - 0.93) * 8 * math.sin(bend)
        return (r * math.sin(2 * math.pi * u), r * math.cos(2 * math.pi * u), v * 15.5)

    fruit = surface(body, skin, across * 10, up * 12, True)
    dice = random.Random('crown')
    leaves = []
    for number in range(46):
        level = number / 46
        turn = number * 137.5
        long, lean = 5 + 5.5 * math.sin(math.pi * (0.2 + 0.6 * level)), 1.25 * (1 - level) ** 1.1 + 0.08

        def place(u, v, long=long, lean=lean):
            wide = 0.75 * (1 - v) ** 0.8 * (0.75 + 0.5 * math.sin(math.pi * min(1, v * 2)))
            angle = lean * (0.55 + 0.75 * v)
            fold = abs(u - 0.5) * wide * 0.9
            return (
                (u - 0.5) * 2 * wide,
                0.7 * (1 - level) + long * v * math.sin(angle) - fold * math.cos(angle),
                long * v * math.cos(angle) + fold * math.sin(angle) + level * 2,
            )

        leaves += group([surface(place, green, 4, 10)], at=(0, 0, 14.9), turn=(0, 0, turn + dice.uniform(-9, 9)))
    for leaf in leaves:
        leaf.data.transform(leaf.matrix_world)
        leaf.matrix_world = Matrix.Identity(4)
    crown = joined(leaves)
    places = []
    for row in range(2):
        for column in range(4):
            spin, tilt = dice.uniform(0, 360), (dice.uniform(-4, 4), dice.uniform(-4, 4), 0)
            places.append(placed(((column - 1.5) * 12.3, (row - 0.5) * 12.8, 1.2), (*tilt[:2], spin), dice.uniform(0.94, 1.03)))
    twins(fruit, places)
    twins(crown, places)
    plank = wood('#c79a63', 0.7, 'x', 0.7)
    crate(51, 27, 13, 3, plank, 1.1)
    sign = words('NDỤ', 330, 66, 66, '#7a3d10', family=SERIF, spacing=6) + words('Golden Pineapples · Edo', 330, 116, 38, '#7a3d10')
    plate(25, 3.4, printed(svg(sign, 660, 140, '#d3aa74'), 0.8), at=(0, -13.97, 4.85))


def joined(things):
    """Several meshes as one body of their first material."""
    vertices, faces = [], []
    for thing in things:
        shift = len(vertices)
        vertices += [tuple(vertex.co) for vertex in thing.data.vertices]
        faces += [tuple(corner + shift for corner in face.vertices) for face in thing.data.polygons]
    first = things[0]
    made = first.data.materials[0]
    mesh = bpy.data.meshes.new('joined')
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(made)
    for face in mesh.polygons:
        face.use_smooth = True
    for thing in things[1:]:
        bpy.data.objects.remove(thing)
    first.data = mesh
    return first


def finger_print():
    """The skin of a plantain that turns ripe: yellow with green ends and black freckles; v runs from stem to tip."""
    dice = random.Random('finger')
    freckles = ''.join(
        f'<ellipse cx="{dice.uniform(0, 300):.0f}" cy="{dice.uniform(60, 560):.0f}" rx="{dice.uniform(0.8, 3.4):.1f}"'
        f' ry="{dice.uniform(2, 11):.1f}" fill="#3a2a10" opacity="{dice.uniform(0.25, 0.8):.2f}"/>'
        for _ in range(130)
    )
    fade = (
        '<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2e2412"/><stop offset=".05"'
        ' stop-color="#7a8a2a"/><stop offset=".22" stop-color="#d9b52c"/><stop offset=".6" stop-color="#eec23a"/><stop offset=".82"'
        ' stop-color="#d2b733"/><stop offset=".95" stop-color="#8f9c34"/><stop offset="1"'
        ' stop-color="#7b8a30"/></linearGradient></defs><rect width="300" height="600" fill="url(#f)"/>'
    )
    return svg(fade + freckles, 300, 600)


def finger(made, long=22, thick=2.25, bend=1.0):
    """A plantain that leaves its stem at the origin along x and bends upwards, five-sided."""

    def place(u, v):
        along = bend * v
        radius = long / bend
        x, z = radius * math.sin(along), radius * (1 - math.cos(along))
        neck = min(1, 0.32 + 0.68 * max(0, (v - 0.08) / 0.2)) if v < 0.28 else 1
        tip = 1 if v < 0.8 else max(0.0, 1 - ((v - 0.8) / 0.2) ** 2.2) * 0.82 + 0.18 * (v < 0.985)
        a = 2 * math.pi * u
        r = thick * neck * tip * (1 + 0.045 * math.cos(5 * a))
        out, side = r * math.cos(a), r * math.sin(a)
        return (x - out * math.sin(along), side, z + out * math.cos(along))

    return surface(place, made, 30, 40, True)


@good('plantain-bunch', yaw=-10, pitch=12)
def plantain(look):
    skin = printed(finger_print(), 0.5)
    stem = mottled('#6f7a35', '#a59a55', 1.2, 0.8, 0.3, bump=0.4)
    dice = random.Random('plantain')
    tube([(0, 0, 0), (0.3, 0, 15), (-0.3, 0, 32), (0.6, 0, 46), (2.0, 0, 56)], [1.7, 2.0, 2.3, 2.4, 2.3], stem)
    cylinder(2.2, 0.2, material('#e4dfb4', 0.8), at=(2.05, 0, 55.9), turn=(0, 9, 0))
    places = []
    for hand in range(4):
        z, number = 6.5 + hand * 9.2, 8
        for step in range(number):
            turn = hand * 22 + 360 * step / number + dice.uniform(-7, 7)
            a = math.radians(turn)
            lift = dice.uniform(-4, 5)
            places.append(
                placed(
                    (1.7 * math.cos(a), 1.7 * math.sin(a), z + dice.uniform(-1, 1)),
                    (0, -lift - 4, turn),
                    0.98 + 0.06 * hand + dice.uniform(-0.04, 0.04),
                )
            )
        surface(
            lambda u, v: (
                (2.9 + 0.5 * math.sin(12 * 3.1416 * u)) * math.sin(math.pi * v) ** 0.6 * math.cos(6.2832 * u),
                (2.9 + 0.5 * math.sin(12 * 3.1416 * u)) * math.sin(math.pi * v) ** 0.6 * math.sin(6.2832 * u),
                z - 1.6 + 3.2 * v,
            ),
            stem,
            48,
            12,
            True,
        )
    twins(finger(skin, 23, 2.45, 1.25), places)


def mango_print():
    dice = random.Random('mango')
    spots = ''.join(
        f'<circle cx="{dice.uniform(0, 600):.0f}" cy="{dice.uniform(0, 400):.0f}" r="{dice.uniform(0.8, 2.2):.1f}"'
        f' fill="{dice.choice(("#fff0a8", "#f7d774", "#7a3a12"))}" opacity="{dice.uniform(0.4, 0.8):.2f}"/>'
        for _ in range(700)
    )
    fade = (
        '<defs><radialGradient id="r" cx="32%" cy="30%" r="42%"><stop offset="0" stop-color="#c8281c"/><stop offset=".5"'
        ' stop-color="#dd5a1c" stop-opacity=".85"/><stop offset="1" stop-color="#eda524" stop-opacity="0"/></radialGradient><radialGradient'
        ' id="g" cx="78%" cy="60%" r="34%"><stop offset="0" stop-color="#7d9a34"/><stop offset="1" stop-color="#c4b02c"'
        ' stop-opacity="0"/></radialGradient></defs><rect width="600" height="400" fill="#efac26"/><rect width="600" height="400"'
        ' fill="url(#g)"/><rect width="600" height="400" fill="url(#r)"/>'
    )
    return svg(fade + spots, 600, 400)


@good('benue-mango-box', yaw=-22, pitch=36)
def mangoes(look):
    skin = printed(mango_print(), 0.4, clear=0.2)
    stem = material('#5a4020', 0.8)

    def place(u, v):
        a, b = 2 * math.pi * u, math.pi * v
        r = 3.75 * math.sin(b) ** 0.85 * (1 - 0.16 * (v - 0.5))
        beak = 0.9 * math.sin(b) ** 2 * math.cos(b * 0.9)
        return (-5.0 * math.cos(b), r * math.cos(a) - beak, 0.9 * r * math.sin(a))

    fruit = surface(place, skin, 40, 32, True)
    twig = tube([(4.85, 0.1, 0), (5.4, 0.2, 0.1), (6.0, 0.35, 0.1)], [0.3, 0.2, 0.24], stem)
    dice = random.Random('mangoes')
    places = []
    for row in range(4):
        for column in range(5):
            places.append(
                placed(
                    ((column - 2) * 8.4, (row - 1.5) * 9.4, 9.4 + dice.uniform(-0.3, 0.5)),
                    (dice.uniform(-40, 40), dice.uniform(-12, 12), 62 + dice.uniform(-16, 16)),
                    dice.uniform(0.94, 1.03),
                )
            )
    twins(fruit, places)
    twins(twig, places)
    tissue = material('#f3ead8', 0.9)

    def crumple(u, v):
        x, y = (u - 0.5) * 43, (v - 0.5) * 39
        cup = math.cos(2 * math.pi * (x / 8.4)) * 0.5 + math.cos(2 * math.pi * (y / 9.4 + 0.5)) * 0.5
        p = Vector((x * 0.4, y * 0.4, 0))
        return (x, y, 9.2 - 1.5 * cup + 1.2 * abs(noise.noise(p)) + 0.6 * abs(noise.noise(p * 2.3)))

    surface(crumple, tissue, 110, 100)
    card, thick = paper('#c2955f'), 0.5
    face = svg(
        '<path d="M0 0 H1100 V54 H0Z M0 306 H1100 V360 H0Z" fill="#1f6a35"/>'
        + words('FRESHFARM', 550, 112, 50, '#1f6a35', spacing=8)
        + words('Benue Mangoes', 550, 222, 108, '#b3401a', family=SERIF)
        + words('20 pieces · sweet to the stone', 550, 286, 40, '#5a3a14'),
        1100,
        360,
        '#d7b07a',
    )
    wide, deep, high = 44, 40, 13.2
    for y in (-deep / 2, deep / 2):
        box(wide, thick, high, card, round=0.12, at=(0, y, 0))
    for x in (-wide / 2, wide / 2):
        box(thick, deep, high, card, round=0.12, at=(x, 0, 0))
    box(wide, deep, 0.5, card, round=0.1)
    plate(wide - 0.6, high - 0.6, printed(face, 0.7), at=(0, -deep / 2 - 0.28, 0.3))
    plate(deep - 0.6, high - 0.6, printed(face, 0.7), at=(-wide / 2 - 0.28, 0, 0.3), turn=(0, 0, -90))
    plate(deep - 0.6, high - 0.6, printed(face, 0.7), at=(wide / 2 + 0.28, 0, 0.3), turn=(0, 0, 90))
