"""Fresh vegetables, and what all fresh food is made with."""

import math
import random

import bpy

from goods import good
from goods.groceries.packaging import placed
from goods.shared.fonts import SERIF
from materials import material, mottled, printed, varied
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, lathe, scattered, surface, torus, tube


def shell(length, girth, made, at=(0, 0, 0), turn=(0, 0, 0), across=32, up=32, tiles=(1, 1)):
    """A fruit along z: `girth(around, v)` is its half width at the height v of 0 to 1."""

    def place(u, v):
        around, bend = 2 * math.pi * u, math.pi * v
        r = girth(around, v) * math.sin(bend) ** 0.9
        return (r * math.sin(around), r * math.cos(around), length / 2 * (1 - math.cos(bend)))

    return surface(place, made, across, up, True, at, turn, tiles=tiles)


def twins(thing, places):
    """Copies of one mesh with a size of their own: (matrix) for each."""
    bpy.context.view_layer.update()
    out = []
    for number, place in enumerate(places):
        twin = thing if number == len(places) - 1 else thing.copy()
        if twin is not thing:
            bpy.context.scene.collection.objects.link(twin)
        twin.matrix_world = place
        out.append(twin)
    return out


def crate(width, depth, height, slats, made, gap=0.9, thick=0.9):
    """An open crate of slats nailed to corner posts."""
    tall = (height - gap * (slats - 1)) / slats
    for number in range(slats):
        z = number * (tall + gap)
        for y in (-depth / 2, depth / 2):
            box(width, thick, tall, made, round=0.12, at=(0, y, z))
        for x in (-width / 2 + thick / 2, width / 2 - thick / 2):
            box(thick, depth - thick, tall, made, round=0.12, at=(x, 0, z))
    for x in (-width / 2 + 1.6, width / 2 - 1.6):
        for y in (-depth / 2 + 1.2, depth / 2 - 1.2):
            box(1.8, 1.6, height, made, round=0.15, at=(x, y, 0))
            for number in range(slats):
                sign = -1 if y < 0 else 1
                cylinder(
                    0.22,
                    0.08,
                    material('#8d8f93', 0.4, metal=1),
                    round=0.03,
                    at=(x, sign * (depth / 2 + thick / 2 - 0.02), number * (tall + gap) + tall / 2),
                    turn=(90 * -sign * -1, 0, 0),
                )
    box(width - 0.5, depth - 0.5, 0.6, made, round=0.1)


def kernels(length, thick, rows, made):
    """The ear of a maize cob along x: rows of kernels, smaller towards its tip."""
    unit = surface(
        lambda u, v: (
            0.36 * math.cos(math.pi * v),
            0.42 * math.sin(math.pi * v) ** 0.7 * math.cos(2 * math.pi * u),
            0.44 * math.sin(math.pi * v) ** 0.7 * math.sin(2 * math.pi * u),
        ),
        made,
        7,
        5,
        True,
    )
    places, step, x = [], 0.62, 0.0
    while x < length:
        part = x / length
        r = thick * (0.86 + 0.14 * min(1, part * 6)) * (1 if part < 0.62 else math.sqrt(max(0.03, 1 - ((part - 0.62) / 0.42) ** 2.2)))
        for row in range(rows):
            turn = 360 * row / rows + 1.5 * math.sin(x)
            angle = math.radians(turn)
            size = 0.55 + 0.45 * r / thick
            places.append(placed((x - length / 2, r * math.sin(angle), r * math.cos(angle)), (-turn, 0, 0), size))
        x += step * (0.7 + 0.3 * r / thick)
    return scattered(unit, places)


def husk(length, wide, spread, bend, made):
    """One leaf of a husk along x from its stem at the left: a trough that opens and bends away."""

    def place(u, v):
        half = wide * math.sin(math.pi * min(1, 0.16 + v * 0.84)) ** 0.7
        angle = (u - 0.5) * 2.0 * (half / wide)
        x = v * length
        r = spread * min(1, v * 3 + 0.25)
        y = r * math.sin(angle) * (1 + 0.4 * v)
        z = -r * math.cos(angle) - bend * v**2 + 0.12 * math.sin(9 * v + 5 * u) * v
        return (x, y, z)

    return surface(place, made, 12, 26, thickness=0.05, tiles=(1, 1))


def husk_print(dark='#8faf4a', pale='#dbe3a4'):
    dice = random.Random('husk')
    veins = ''.join(
        f'<path d="M{x} 0 Q{x + dice.uniform(-8, 8):.0f} 300 {x + dice.uniform(-12, 12):.0f} 600"'
        f' stroke="{dice.choice((dark, pale, "#b9c873", "#eef0c8"))}" stroke-width="{dice.uniform(2, 7):.1f}" fill="none" opacity=".7"/>'
        for x in range(0, 300, 9)
    )
    return svg(veins, 300, 600, '#b7c76a')


@good('fresh-maize', yaw=-24, pitch=30)
def maize(look):
    yellow = varied(('#f2b824', '#f7ca3f', '#eba814', '#f9d65c'), 0.32, skin=0.08, clear=0.2)
    green = printed(husk_print(), 0.7)
    one = [kernels(19, 2.15, 16, yellow), blob(18.6, 3.5, 3.5, material('#e2ae3a', 0.6), at=(0, 0, -1.75))]
    for turn, spread, bend, long in (
        (0, 2.75, 1.2, 15),
        (75, 2.7, -0.2, 14),
        (-75, 2.7, -0.2, 13),
        (150, 2.7, 0.1, 10),
        (-145, 2.7, 0.2, 9),
    ):
        one += group([husk(long, 2.4, spread, bend, green)], at=(-11, 0, 0), turn=(turn, 0, 0))
    one.append(cylinder(0.9, 3.4, material('#a9b45c', 0.7), at=(-14, 0, 0), turn=(0, 90, 0)))
    dice = random.Random('maize')
    places = []
    for number in range(7):
        places.append(((0, (number - 3) * 5.5, 2.75), (dice.uniform(-25, 25), 0, 180 * (number % 2) + dice.uniform(-4, 4))))
    for number in range(5):
        places.append(
            ((dice.uniform(-1, 1), (number - 2) * 5.5, 7.3), (dice.uniform(-25, 25), 0, 180 * ((number + 1) % 2) + dice.uniform(-5, 5)))
        )
    group(copies(one, [(at, turn) for at, turn in places]), turn=(0, 0, 90))


def plum_tomato(made, stem):
    body = shell(6.6, lambda a, v: 2.35 * (1 + 0.12 * (v - 0.45)) * (1 + 0.018 * math.cos(3 * a) * v), made, across=24, up=20)
    leaves = [
        surface(
            lambda u, v, turn=turn: ((u - 0.5) * 0.42 * (1 - v), v * 1.35, 0.12 - 0.5 * v * v + 0.25 * v), stem, 3, 5, turn=(0, 0, turn)
        )
        for turn in range(0, 360, 72)
    ]
    return [body] + group(leaves + [cylinder(0.14, 0.6, stem, at=(0, 0, 0.05))], at=(0, 0, 6.5))


@good('tomato-basket', yaw=-18, pitch=24)
def tomatoes(look):
    straw = mottled('#b9853f', '#dcb26a', 0.8, 0.7, 0.3, stretch=(1, 1, 4))
    stakes, rows, high = 26, 15, 17.0

    def radius(v):
        return 13.2 + 4.3 * v**0.8

    for row in range(rows):
        v = (row + 0.5) / rows

        def strip(u, w, row=row, v=v):
            a, bend = 2 * math.pi * u, 2 * math.pi * w
            r = radius(v) + 0.34 * math.cos(stakes * a + math.pi * (row % 2)) + 0.26 * math.cos(bend)
            return (r * math.sin(a), r * math.cos(a), v * high + 0.56 * math.sin(bend))

        surface(strip, straw, stakes * 7, 8, True)
    for number in range(stakes):
        a = 2 * math.pi * number / stakes
        tube([(radius(v) * math.sin(a), radius(v) * math.cos(a), v * high) for v in (0, 0.5, 1)], 0.3, straw)

    def rim(u, w):
        a, bend = 2 * math.pi * u, 2 * math.pi * w
        coil = 0.16 * math.cos(a * 44 + bend)
        r = radius(1) + (0.85 + coil) * math.cos(bend)
        return (r * math.sin(a), r * math.cos(a), high + 0.2 + (0.75 + coil) * math.sin(bend))

    surface(rim, straw, 300, 14, True)
    lathe([(0, 0.05), (13.0, 0.05)], straw)
    lathe([(0, 13.5), (16.5, 13.5)], material('#7c1a12', 0.8))
    red = mottled('#c21a12', '#df3a1a', 5, 0.28, 0.0, skin=0.08)
    stem = material('#4d7a2a', 0.7)
    dice, one = random.Random('tomato'), plum_tomato(red, stem)
    spots = []
    for layer, (reach, z) in enumerate(((13.2, 15.8), (9.6, 18.4), (5.8, 20.9), (1.8, 22.7))):
        number = max(2, int(2 * math.pi * reach / 5.4))
        for step in range(number):
            a = 2 * math.pi * (step + 0.5 * (layer % 2)) / number + dice.uniform(-0.05, 0.05)
            spots.append((reach * math.sin(a), reach * math.cos(a), z))
    for spot in spots:
        tilt = (dice.uniform(40, 130), dice.uniform(-50, 50), dice.uniform(0, 360))
        pivot = placed(spot, tilt, dice.uniform(0.9, 1.06))
        for part in one:
            twin = part.copy()
            bpy.context.scene.collection.objects.link(twin)
            twin.matrix_world = pivot @ placed((0, 0, -3.3)) @ part.matrix_world
    for part in one:
        bpy.data.objects.remove(part)


def onion(made):
    """A dry-skinned onion: a flattened globe drawn to a papery neck."""
    profile = [
        (0.05, 0),
        (0.9, 0.05),
        (2.4, 0.8),
        (3.35, 2.2),
        (3.55, 3.4),
        (3.1, 4.7),
        (2.0, 5.7),
        (1.0, 6.3),
        (0.55, 7.0),
        (0.42, 8.0),
        (0.25, 8.5),
    ]
    fine = [
        p for a, b in zip(profile, profile[1:]) for p in [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4) for t in range(4)]
    ] + [profile[-1]]
    return surface(
        lambda u, v: (
            (r := fine[min(len(fine) - 1, round(v * (len(fine) - 1)))])[0] * (1 + 0.02 * math.cos(5 * 6.2832 * u)) * math.sin(6.2832 * u),
            r[0] * (1 + 0.02 * math.cos(5 * 6.2832 * u)) * math.cos(6.2832 * u),
            r[1],
        ),
        made,
        32,
        len(fine) - 1,
        True,
    )


def onion_print():
    dice = random.Random('onion')
    lines = ''.join(
        f'<path d="M{x} 0 Q{x + dice.uniform(-6, 6):.0f} 150 {x} 300" stroke="{dice.choice(("#5b1230", "#b0476a", "#7c1c3e", "#d08aa0"))}"'
        f' stroke-width="{dice.uniform(1, 3):.1f}" fill="none" opacity=".75"/>'
        for x in range(0, 600, 7)
    )
    neck = (
        '<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c99a5a"/><stop offset=".22"'
        ' stop-color="#b5653f" stop-opacity=".6"/><stop offset=".4" stop-color="#8a2448" stop-opacity="0"/><stop offset=".9"'
        ' stop-color="#8a2448" stop-opacity="0"/><stop offset="1" stop-color="#d8b98a"/></linearGradient></defs><rect width="600"'
        ' height="300" fill="url(#n)"/>'
    )
    return svg(lines + neck, 600, 300, '#8a2448')


@good('red-onions', yaw=-10, pitch=14)
def onions(look):
    skin = printed(onion_print(), 0.4, clear=0.25)
    dice = random.Random('onions')
    high = 44.0

    def width(v):
        body = math.sin(math.pi * min(1, 0.2 + v * 0.78)) ** 0.55
        return 15.5 * body if v < 0.8 else 15.5 * math.sin(math.pi * 0.824) ** 0.55 * (1 - ((v - 0.8) / 0.2)) ** 1.4 + 1.3

    one = onion(skin)
    spots, z = [], 3.2
    for layer in range(7):
        r = width((z + 1) / high) - 3.3
        number = max(3, int(2 * math.pi * r / 6.3))
        for step in range(number):
            a = 2 * math.pi * (step + 0.5 * (layer % 2)) / number + dice.uniform(-0.08, 0.08)
            spots.append((r * math.sin(a), r * math.cos(a) * 0.85, z + dice.uniform(-0.5, 0.5)))
        z += 4.9
    spots += [(0, 0, z - 2.4), (3, -3, z - 3.2), (-4, 1, z - 3.4)]
    places = [
        placed(spot, (dice.uniform(-70, 70), dice.uniform(-70, 70), dice.uniform(0, 360)), dice.uniform(0.86, 1.06)) @ placed((0, 0, -3.4))
        for spot in spots
    ]
    twins(one, places)

    def net(u, v):
        a = 2 * math.pi * (u + v * 0.6)
        near = min(math.dist((width(v) * math.sin(a), width(v) * math.cos(a) * 0.85, v * high), s) for s in spots)
        r = width(v) + (0.35 - min(1.4, max(0, near - 3.0) * 0.3) if v < 0.8 else 0.15 * math.sin(17 * a) * (1 - v) * 5)
        return (r * math.sin(a), r * math.cos(a) * 0.87, 0.25 + v * high)

    mesh = surface(net, material('#b3203c', 0.5), 46, 38, True)
    wires = mesh.modifiers.new('net', 'WIREFRAME')
    wires.thickness, wires.use_even_offset = 0.11, False
    torus(1.7, 0.45, material('#f3e7c8', 0.7), at=(0, 0, 0.25 + 0.965 * high - 1))
    tag = svg(
        '<rect width="600" height="360" rx="18" fill="#7a1236"/><rect y="236" width="600" height="124" fill="#f2c14e"/>'
        + words('Dawanau', 300, 106, 92, '#ffe9c7', family=SERIF)
        + words('SOKOTO ONIONS', 300, 194, 58, '#ffffff')
        + words('10 kg net', 300, 322, 76, '#5b1230'),
        600,
        360,
    )

    def band(u, v):
        a = math.pi + (0.5 - u) * 1.25
        r = width(0.42) + 1.0
        return (r * math.sin(a), r * math.cos(a) * 0.87, 14.5 + v * 11)

    surface(band, printed(tag, 0.4, clear=0.2), 40, 4)
