"""Fresh roots and tubers."""

import math
import random

import bpy
from mathutils import Vector, noise

from goods import good
from goods.groceries.packaging import open_sack, placed
from goods.groceries.vegetables import SERIF, twins
from materials import material, mottled, weave
from prints import svg, words
from shapes import group, surface, tube


@good('jos-irish-potatoes', yaw=-8, pitch=24)
def potatoes(look):
    face = svg(
        words('FRESHFARM', 400, 90, 78, '#2f5d2a', spacing=6)
        + words('Jos Irish', 400, 220, 112, '#3a2a18', family=SERIF)
        + words('POTATOES', 400, 330, 100, '#3a2a18', spacing=4)
        + '<path d="M120 366 H680" stroke="#2f5d2a" stroke-width="10"/>'
        + words('Bokkos · 10 kg', 400, 440, 66, '#2f5d2a'),
        800,
        480,
        '#b48f5b',
    )
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
            eye = sum(
                max(0, 1 - (p.normalized() - Vector(e).normalized()).length / 0.16)
                for e in ((0.3, 0.8, 0.5), (-0.6, 0.2, 0.8), (0.7, -0.5, 0.6), (-0.2, -0.9, 0.3), (0.1, 0.2, -1))
            )
            return tuple(p * (lump - 0.05 * eye))

        kinds.append(surface(place, skins[kind % 3], 40, 30, True))
    spots = []
    for layer, (reach, number, up) in enumerate(((0.8, 14, 0.8), (0.5, 9, 1.9), (0.2, 4, 3.2), (0.62, 11, 0.2))):
        for step in range(number):
            a = 2 * math.pi * (step + 0.4 * layer) / number + dice.uniform(-0.1, 0.1)
            x, y, z = crown(reach * math.sin(a), reach * math.cos(a))
            spots.append(
                placed((x, y, z + up - 1.0), (dice.uniform(-25, 25), dice.uniform(-25, 25), dice.uniform(0, 360)), dice.uniform(0.85, 1.05))
            )
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
            ends = (
                (1 - abs(2 * v - 1) ** 9) ** 0.5
                if v > 0.5
                else min(1, 0.62 + 0.38 * math.sin(min(1, v * 3.2) * math.pi / 2)) * (1 if v > 0.001 else 0.97)
            )
            p = Vector((math.cos(a), math.sin(a), v * length / 12))
            lump = (
                1
                + 0.13 * noise.noise(p * 1.1 + Vector((seed, 0, 0)))
                + 0.05 * noise.noise(p * 3.1 + Vector((seed, 5, 0)))
                + 0.025 * abs(noise.noise(p * 8 + Vector((seed, 9, 0))))
            )
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
            roots.append(
                tube(
                    [tuple(start - out * 0.2), tuple(start.lerp(end, 0.6) + Vector((0.2, 0, 0))), tuple(end)],
                    [0.07, 0.05, 0.02],
                    material('#7a5a3c', 0.9),
                )
            )
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
