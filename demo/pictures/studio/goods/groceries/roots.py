"""Fresh roots and tubers."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from goods import good
from goods.groceries.packaging import open_sack, placed
from goods.groceries.vegetables import twins
from goods.shared.fonts import SERIF
from materials import material, mottled, weave
from prints import svg, words
from shapes import group, surface, wires


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


@good('white-yam-tubers', yaw=34, pitch=30, turned=-60)
def yams(look):
    bark = mottled('#76553a', '#a98660', 1.0, 0.88, 0.1, bump=0.5, stretch=(0.5, 1, 1))
    flesh, rim, hair = mottled('#f1e6cb', '#fcf7e8', 0.5, 0.7, 0.2), material('#c79a78', 0.8), material('#8a6a48', 0.9)
    dice = random.Random('yam')

    def tuber(length, thick, seed):
        def centre(v):
            return Vector((v * length - length / 2, 1.5 * math.sin(2.6 * v + seed), 0.5 * math.sin(3.1 * v + 2 * seed)))

        def place(u, v):
            a = 2 * math.pi * u
            # Slim at the head, where it was cut from the vine; stout and blunt at the foot.
            girth = 0.64 + 0.36 * math.sin(min(1, v * 1.5) * math.pi / 2)
            girth *= max(0.0, 1 - max(0, (v - 0.8) / 0.2) ** 2.6) ** 0.5
            p = Vector((math.cos(a), math.sin(a), v * length / 11))
            lump = (
                1
                + 0.2 * noise.noise(p * 0.9 + Vector((seed, 0, 0)))
                + 0.07 * noise.noise(p * 2.6 + Vector((seed, 5, 0)))
                + 0.03 * noise.noise(p * 7 + Vector((seed, 9, 0)))
            )
            r = thick * girth * lump
            return tuple(centre(v) + Vector((0, r * math.cos(a), r * math.sin(a))))

        things = [surface(place, bark, 72, 110, True)]
        hub = centre(0) - Vector((0.06, 0, 0))
        things.append(surface(lambda u, v: tuple(hub.lerp(Vector(place(u, 0)), v * 0.93)), flesh, 40, 6, True))
        things.append(surface(lambda u, v: tuple(hub.lerp(Vector(place(u, 0)), 0.92 + v * 0.08)), rim, 40, 2, True))
        lines = []
        for _ in range(70):
            u, v = dice.random(), dice.uniform(0.06, 0.97)
            start = Vector(place(u, v))
            out = (start - centre(v)).normalized()
            end = start + out * dice.uniform(0.3, 0.8) + Vector((dice.uniform(-1.1, 1.1), dice.uniform(-0.5, 0.5), 0))
            lines.append([tuple(start - out * 0.2), tuple(start.lerp(end, 0.6) + out * 0.15), tuple(end)])
        return [*things, wires(lines, 0.05, hair)]

    group(tuber(41, 5.6, 1.0), at=(0, -12.4, 5.2), turn=(20, 0, 9))
    group(tuber(45, 6.0, 4.2), at=(2.5, 0.4, 5.6), turn=(100, 0, -2))
    group(tuber(39, 5.5, 7.7), at=(0, 12.8, 5.1), turn=(200, 0, -11))


def ginger_root(seed, made, flesh):
    """A hand of ginger: flat knobs grown out of one another, run together; one finger is broken off and shows its flesh."""
    dice = random.Random(f'ginger{seed}')
    ball = bpy.data.metaballs.new('ginger')
    ball.resolution = ball.render_resolution = 0.24
    ball.threshold = 0.35

    def knob(x, y, angle, thick, long=1.0):
        one = ball.elements.new(type='ELLIPSOID')
        one.co = (x, y, dice.uniform(-0.25, 0.25))
        one.radius = thick * 1.5
        one.size_x, one.size_y, one.size_z = long, dice.uniform(0.85, 1.0), 0.78
        one.rotation = Vector((1, 0, 0)).rotation_difference(Vector((math.cos(angle), math.sin(angle), 0)))

    def finger(x, y, angle, thick, left):
        for _ in range(left):
            x, y = x + thick * 1.25 * math.cos(angle), y + thick * 1.25 * math.sin(angle)
            knob(x, y, angle, thick, dice.uniform(1.0, 1.3))
            angle += dice.uniform(-0.4, 0.4)
            thick *= 0.86

    angle, x, y = 0.0, -4.2, 0.0
    for _ in range(4):
        knob(x, y, angle, dice.uniform(1.75, 2.1), 1.15)
        for side in (-1, 1):
            if dice.random() < 0.72:
                finger(x, y, angle + side * dice.uniform(0.8, 1.3), dice.uniform(1.15, 1.5), dice.choice((2, 2, 3)))
        x, y = x + 2.7 * math.cos(angle), y + 2.7 * math.sin(angle)
        angle += dice.uniform(-0.35, 0.35)
    finger(x - 1.2, y, angle, 1.5, 2)
    source = bpy.data.objects.new('ginger', ball)
    bpy.context.scene.collection.objects.link(source)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(source)
    bpy.data.metaballs.remove(ball)
    mesh.materials.clear()
    mesh.materials.append(made)
    mesh.materials.append(flesh)
    for face in mesh.polygons:
        face.use_smooth = True
    broken = bmesh.new()
    broken.from_mesh(mesh)
    whole = broken.verts[:] + broken.edges[:] + broken.faces[:]
    cut = bmesh.ops.bisect_plane(broken, geom=whole, plane_co=(-5.3, 0, 0), plane_no=(-1, 0.25, 0.2), clear_outer=True)
    rims = [edge for edge in cut['geom_cut'] if isinstance(edge, bmesh.types.BMEdge)]
    for face in bmesh.ops.holes_fill(broken, edges=rims)['faces']:
        face.material_index, face.smooth = 1, False
    broken.to_mesh(mesh)
    broken.free()
    thing = bpy.data.objects.new('ginger', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def ginger_skin():
    """Tan skin; the rings of old leaves lie about the middle of the hand, across its fingers."""
    made = mottled('#b98d55', '#dcbd8a', 0.8, 0.6, 0.1, bump=0.3).copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, wave, bump = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexWave'), nodes.new('ShaderNodeBump')
    wave.wave_type, wave.rings_direction = 'RINGS', 'SPHERICAL'
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 0.33, 1.6
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.28, 0.1
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    links.new(wave.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


@good('fresh-ginger', yaw=-14, pitch=34)
def ginger(look):
    skin, flesh = ginger_skin(), mottled('#e6c25a', '#f1d987', 0.5, 0.5, 0.2)
    dice = random.Random('gingers')
    spots = [
        (-12, -7, 1.5, 150),
        (1, -10, 1.5, 20),
        (13, -6, 1.5, 215),
        (-12, 6, 1.5, 60),
        (1, 2, 1.5, 100),
        (13, 7, 1.5, 330),
        (0, 12, 1.5, 190),
    ]
    spots += [(-6, -2, 4.0, 250), (7, -1, 4.1, 75), (0, 7, 4.2, 10)]
    for number, (x, y, z, turn) in enumerate(spots):
        tilt = (dice.uniform(-10, 10) + 180 * (number % 2), dice.uniform(-10, 10), turn)
        ginger_root(number % 7, skin, flesh).matrix_world = placed((x, y, z * 1.1), tilt, dice.uniform(0.95, 1.1))
