"""Fresh fruit, tubers and vegetables."""

import math
import random

from mathutils import Vector, noise

import bpy
from goods import good
from goods.food_drawings import put
from goods.packaging import open_sack, placed, seed_of, strewn, tumbled
from materials import bumped, film, material, mottled, paper, plastic, printed, shade, varied, weave, wood
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, lathe, plate, scattered, sphere, subdivided, surface, torus, tube

SERIF = 'DejaVu Serif'


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
                cylinder(0.22, 0.08, material('#8d8f93', 0.4, metal=1), round=0.03, at=(x, sign * (depth / 2 + thick / 2 - 0.02), number * (tall + gap) + tall / 2), turn=(90 * -sign * -1, 0, 0))
    box(width - 0.5, depth - 0.5, 0.6, made, round=0.1)


# --- vegetables ---


def kernels(length, thick, rows, made):
    """The ear of a maize cob along x: rows of kernels, smaller towards its tip."""
    unit = surface(
        lambda u, v: (0.36 * math.cos(math.pi * v), 0.42 * math.sin(math.pi * v) ** 0.7 * math.cos(2 * math.pi * u), 0.44 * math.sin(math.pi * v) ** 0.7 * math.sin(2 * math.pi * u)), made, 7, 5, True)
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
    veins = ''.join(f'<path d="M{x} 0 Q{x + dice.uniform(-8, 8):.0f} 300 {x + dice.uniform(-12, 12):.0f} 600" stroke="{dice.choice((dark, pale, "#b9c873", "#eef0c8"))}" stroke-width="{dice.uniform(2, 7):.1f}" fill="none" opacity=".7"/>' for x in range(0, 300, 9))
    return svg(veins, 300, 600, '#b7c76a')


@good('fresh-maize', yaw=-24, pitch=30)
def maize(look):
    yellow = varied(('#f2b824', '#f7ca3f', '#eba814', '#f9d65c'), 0.32, skin=0.08, clear=0.2)
    green = printed(husk_print(), 0.7)
    one = [kernels(19, 2.15, 16, yellow)]
    for turn, spread, bend, long in ((0, 2.75, 1.2, 15), (75, 2.7, -0.2, 14), (-75, 2.7, -0.2, 13), (150, 2.7, 0.1, 10), (-145, 2.7, 0.2, 9)):
        one += group([husk(long, 2.4, spread, bend, green)], at=(-11, 0, 0), turn=(turn, 0, 0))
    one.append(cylinder(0.9, 3.4, material('#a9b45c', 0.7), at=(-14, 0, 0), turn=(0, 90, 0)))
    dice = random.Random('maize')
    places = []
    for number in range(7):
        places.append(((0, (number - 3) * 5.5, 2.75), (dice.uniform(-25, 25), 0, 180 * (number % 2) + dice.uniform(-4, 4))))
    for number in range(5):
        places.append(((dice.uniform(-1, 1), (number - 2) * 5.5, 7.3), (dice.uniform(-25, 25), 0, 180 * ((number + 1) % 2) + dice.uniform(-5, 5))))
    group(copies(one, [(at, turn) for at, turn in places]), turn=(0, 0, 90))


def plum_tomato(made, stem):
    body = shell(6.6, lambda a, v: 2.35 * (1 + 0.12 * (v - 0.45)) * (1 + 0.018 * math.cos(3 * a) * v), made, across=24, up=20)
    leaves = [surface(lambda u, v, turn=turn: ((u - 0.5) * 0.42 * (1 - v), v * 1.35, 0.12 - 0.5 * v * v + 0.25 * v), stem, 3, 5, turn=(0, 0, turn)) for turn in range(0, 360, 72)]
    return [body] + group(leaves + [cylinder(0.14, 0.6, stem, at=(0, 0, 0.05))], at=(0, 0, 6.5))


@good('tomato-basket', yaw=-18, pitch=24)
def tomatoes(look):
    straw = mottled('#b9853f', '#dcb26a', 0.8, 0.7, 0.3, stretch=(1, 1, 4))
    stakes, rows, high = 26, 15, 17.0
    radius = lambda v: 13.2 + 4.3 * v**0.8

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


def onion(made, dry):
    """A dry-skinned onion: a flattened globe drawn to a papery neck, with a tuft of roots."""
    profile = [(0.05, 0), (0.9, 0.05), (2.4, 0.8), (3.35, 2.2), (3.55, 3.4), (3.1, 4.7), (2.0, 5.7), (1.0, 6.3), (0.55, 7.0), (0.42, 8.0), (0.25, 8.5)]
    fine = [p for a, b in zip(profile, profile[1:]) for p in [(a[0] + (b[0] - a[0]) * t / 4, a[1] + (b[1] - a[1]) * t / 4) for t in range(4)]] + [profile[-1]]
    body = surface(
        lambda u, v: (
            (r := fine[min(len(fine) - 1, round(v * (len(fine) - 1)))])[0] * (1 + 0.02 * math.cos(5 * 6.2832 * u)) * math.sin(6.2832 * u),
            r[0] * (1 + 0.02 * math.cos(5 * 6.2832 * u)) * math.cos(6.2832 * u),
            r[1],
        ),
        made, 32, len(fine) - 1, True,
    )
    return body


def onion_print():
    dice = random.Random('onion')
    lines = ''.join(f'<path d="M{x} 0 Q{x + dice.uniform(-6, 6):.0f} 150 {x} 300" stroke="{dice.choice(("#5b1230", "#b0476a", "#7c1c3e", "#d08aa0"))}" stroke-width="{dice.uniform(1, 3):.1f}" fill="none" opacity=".75"/>' for x in range(0, 600, 7))
    neck = '<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c99a5a"/><stop offset=".22" stop-color="#b5653f" stop-opacity=".6"/><stop offset=".4" stop-color="#8a2448" stop-opacity="0"/><stop offset=".9" stop-color="#8a2448" stop-opacity="0"/><stop offset="1" stop-color="#d8b98a"/></linearGradient></defs><rect width="600" height="300" fill="url(#n)"/>'
    return svg(lines + neck, 600, 300, '#8a2448')


@good('red-onions', yaw=-10, pitch=14)
def onions(look):
    skin = printed(onion_print(), 0.4, clear=0.25)
    dice = random.Random('onions')
    high = 44.0

    def width(v):
        body = math.sin(math.pi * min(1, 0.2 + v * 0.78)) ** 0.55
        return 15.5 * body if v < 0.8 else 15.5 * math.sin(math.pi * 0.824) ** 0.55 * (1 - ((v - 0.8) / 0.2)) ** 1.4 + 1.3

    one = onion(skin, None)
    spots, z = [], 3.2
    for layer in range(7):
        r = width((z + 1) / high) - 3.3
        number = max(3, int(2 * math.pi * r / 6.3))
        for step in range(number):
            a = 2 * math.pi * (step + 0.5 * (layer % 2)) / number + dice.uniform(-0.08, 0.08)
            spots.append((r * math.sin(a), r * math.cos(a) * 0.85, z + dice.uniform(-0.5, 0.5)))
        z += 4.9
    spots += [(0, 0, z - 2.4), (3, -3, z - 3.2), (-4, 1, z - 3.4)]
    places = [placed(spot, (dice.uniform(-70, 70), dice.uniform(-70, 70), dice.uniform(0, 360)), dice.uniform(0.86, 1.06)) @ placed((0, 0, -3.4)) for spot in spots]
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
        + words('Dawanau', 300, 106, 92, '#ffe9c7', family=SERIF) + words('SOKOTO ONIONS', 300, 194, 58, '#ffffff') + words('10 kg net', 300, 322, 76, '#5b1230'), 600, 360)

    def band(u, v):
        a = math.pi + (0.5 - u) * 1.25
        r = width(0.42) + 1.0
        return (r * math.sin(a), r * math.cos(a) * 0.87, 14.5 + v * 11)

    surface(band, printed(tag, 0.4, clear=0.2), 40, 4)


@good('jos-irish-potatoes', yaw=-8, pitch=24)
def potatoes(look):
    face = svg(
        words('FRESHFARM', 400, 90, 78, '#2f5d2a', spacing=6) + words('Jos Irish', 400, 220, 112, '#3a2a18', family=SERIF) + words('POTATOES', 400, 330, 100, '#3a2a18', spacing=4) + '<path d="M120 366 H680" stroke="#2f5d2a" stroke-width="10"/>' + words('Bokkos · 10 kg', 400, 440, 66, '#2f5d2a'), 800, 480, '#b48f5b')
    jute = weave('#a9834f', 0.4)
    crown = open_sack(15.5, 21, material('#4a3420', 0.9), jute, face, seed=4, ratio=5 / 3, print_up=(0.16, 0.72))
    dice = random.Random('potato')
    skins = [mottled(a, b, 0.9, 0.6, 0.2, bump=0.25) for a, b in (('#a97c46', '#c9a066'), ('#b88a52', '#d4ae74'), ('#9c7040', '#bd9058'))]
    kinds = []
    for kind in range(5):
        long, wide, tall = dice.uniform(7.5, 10), dice.uniform(5.4, 6.6), dice.uniform(4.8, 5.8)

        def place(u, v, long=long, wide=wide, tall=tall, kind=kind):
            a, b = 2 * math.pi * u, math.pi * v
            p = Vector((-long / 2 * math.cos(b), wide / 2 * math.sin(b) * math.cos(a), tall / 2 * math.sin(b) * math.sin(a)))
            lump = 1 + 0.16 * noise.noise(p * 0.28 + Vector((kind * 9, 0, 0))) + 0.03 * noise.noise(p * 0.9 + Vector((kind * 9, 3, 0)))
            eye = sum(max(0, 1 - (p.normalized() - Vector(e).normalized()).length / 0.16) for e in ((0.3, 0.8, 0.5), (-0.6, 0.2, 0.8), (0.7, -0.5, 0.6), (-0.2, -0.9, 0.3), (0.1, 0.2, -1)))
            return tuple(p * (lump - 0.05 * eye))

        kinds.append(surface(place, skins[kind % 3], 40, 30, True))
    spots = []
    for layer, (reach, number, up) in enumerate(((0.8, 14, 0.8), (0.5, 9, 1.9), (0.2, 4, 3.2), (0.62, 11, 0.2))):
        for step in range(number):
            a = 2 * math.pi * (step + 0.4 * layer) / number + dice.uniform(-0.1, 0.1)
            x, y, z = crown(reach * math.sin(a), reach * math.cos(a))
            spots.append(placed((x, y, z + up - 1.0), (dice.uniform(-25, 25), dice.uniform(-25, 25), dice.uniform(0, 360)), dice.uniform(0.85, 1.05)))
    for number, kind in enumerate(kinds):
        twins(kind, spots[number::5])


@good('white-yam-tubers', yaw=-30, pitch=24)
def yams(look):
    bark = mottled('#5a3d27', '#8b6848', 1.1, 0.85, 0.2, bump=0.7, stretch=(1, 1, 0.6))
    flesh = mottled('#efe3c6', '#fbf5e4', 0.5, 0.7, 0.2)
    dice = random.Random('yam')

    def tuber(length, thick, seed):
        def place(u, v):
            a = 2 * math.pi * u
            ends = (1 - abs(2 * v - 1) ** 9) ** 0.5 if v > 0.5 else min(1, 0.62 + 0.38 * math.sin(min(1, v * 3.2) * math.pi / 2)) * (1 if v > 0.001 else 0.97)
            p = Vector((math.cos(a), math.sin(a), v * length / 12))
            lump = 1 + 0.13 * noise.noise(p * 1.1 + Vector((seed, 0, 0))) + 0.05 * noise.noise(p * 3.1 + Vector((seed, 5, 0))) + 0.025 * abs(noise.noise(p * 8 + Vector((seed, 9, 0))))
            r = thick * ends * lump * (1 + 0.14 * v)
            sway = 1.3 * math.sin(2.3 * v + seed)
            return (v * length - length / 2, r * math.cos(a) + sway, r * math.sin(a))

        body = surface(place, bark, 64, 90, True)
        sway = 1.3 * math.sin(seed)
        hub = Vector((-length / 2 - 0.05, sway, 0))
        cut = surface(lambda u, v: tuple(hub.lerp(Vector(place(u, 0)), v * 0.98)), flesh, 40, 6, True)
        roots = []
        for _ in range(26):
            u, v = dice.random(), dice.uniform(0.08, 0.95)
            start = Vector(place(u, v))
            out = (start - Vector((start.x, 1.3 * math.sin(2.3 * v + seed), 0))).normalized()
            end = start + out * dice.uniform(0.5, 1.4) + Vector((dice.uniform(-0.7, 0.7), dice.uniform(-0.4, 0.4), 0))
            roots.append(tube([tuple(start - out * 0.2), tuple(start.lerp(end, 0.6) + Vector((0.2, 0, 0))), tuple(end)], [0.07, 0.05, 0.02], material('#7a5a3c', 0.9)))
        return [body, cut, *roots]

    group(tuber(42, 5.7, 1.0), at=(0, -7.2, 5.6), turn=(20, 0, 3))
    group(tuber(45, 5.9, 4.2), at=(1.5, 6.2, 5.9), turn=(100, 0, -4))
    group(tuber(40, 5.4, 7.7), at=(-1, -0.4, 14.6), turn=(200, 0, 9))


def ginger_root(seed, made):
    """A hand of ginger: knobs grown out of one another, run together."""
    dice = random.Random(f'ginger{seed}')
    ball = bpy.data.metaballs.new('ginger')
    ball.resolution = ball.render_resolution = 0.22
    ball.threshold = 0.35

    def grow(x, y, angle, left, thick):
        for _ in range(left):
            knob = ball.elements.new(type='ELLIPSOID')
            knob.co = (x, y, dice.uniform(-0.35, 0.35))
            knob.radius = thick * dice.uniform(1.25, 1.75)
            knob.size_x, knob.size_y, knob.size_z = dice.uniform(0.95, 1.25), dice.uniform(0.85, 1.05), 0.8
            knob.rotation = Vector((1, 0, 0)).rotation_difference(Vector((math.cos(angle), math.sin(angle), 0)))
            if dice.random() < 0.55 and left > 2:
                side = angle + dice.choice((-1, 1)) * dice.uniform(0.9, 1.4)
                grow(x + thick * 1.3 * math.cos(side), y + thick * 1.3 * math.sin(side), side, dice.randint(1, 2), thick * 0.88)
            x, y = x + thick * 1.45 * math.cos(angle), y + thick * 1.45 * math.sin(angle)
            angle += dice.uniform(-0.45, 0.45)

    grow(-4, 0, 0, 4, 1.75)
    source = bpy.data.objects.new('ginger', ball)
    bpy.context.scene.collection.objects.link(source)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(source)
    bpy.data.metaballs.remove(ball)
    mesh.materials.clear()
    mesh.materials.append(made)
    thing = bpy.data.objects.new('ginger', mesh)
    bpy.context.scene.collection.objects.link(thing)
    for face in mesh.polygons:
        face.use_smooth = True
    return thing


def ginger_skin():
    """Tan skin with the pale rings of old leaves."""
    made = mottled('#b98d55', '#d9b984', 0.7, 0.6, 0.2, bump=0.35).copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, wave, bump = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexWave'), nodes.new('ShaderNodeBump')
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 0.42, 3.0
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.5, 0.12
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    links.new(wave.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


@good('fresh-ginger', yaw=-14, pitch=28)
def ginger(look):
    skin = ginger_skin()
    dice = random.Random('gingers')
    spots = [(x, y, 1.5) for x, y in ((-11, -6), (0, -8), (11, -6), (-10, 3), (1, 1), (12, 4), (-4, 9), (8, 11))]
    spots += [(-6, -2.5, 4.0), (5.5, -3.5, 4.1), (-1, 4.5, 4.2), (8, 4.5, 4.0), (1, 0.5, 6.6)]
    for number, spot in enumerate(spots):
        turn = (dice.uniform(-14, 14) + 180 * (number % 2), dice.uniform(-14, 14), dice.uniform(0, 360))
        ginger_root(number % 7, skin).matrix_world = placed((spot[0] * 0.86, spot[1] * 0.86, spot[2] * 1.15), turn, dice.uniform(0.9, 1.1))
