"""The set: a sweep of warm paper, one soft key light from above left, and a camera that fits what stands on it."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

import materials

PAPER = '#efe9df'
# How much of the frame a good may fill, across and up, in each view.
ROOM = {'front': (0.78, 0.74), 'turned': (0.78, 0.74), 'close': (1.7, 1.6), 'boxed': (0.86, 0.74)}


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()


def points(things):
    """Every vertex of the things as they are rendered, in world space."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for thing in things:
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        if mesh is not None:
            step = max(1, len(mesh.vertices) // 3000)
            out.extend(seen.matrix_world @ mesh.vertices[at].co for at in range(0, len(mesh.vertices), step))
        seen.to_mesh_clear()
    return out


def everything():
    return [thing for thing in bpy.context.scene.objects if thing.type in ('MESH', 'CURVE', 'FONT')]


def bounds(cloud):
    """Lowest and highest corner of some points."""
    return tuple(Vector([edge(p[axis] for p in cloud) for axis in range(3)]) for edge in (min, max))


def span(things):
    """Radius in centimetres of the ball about the things."""
    low, high = bounds(points(things))
    return (high - low).length / 2


def stand(things, yaw, radius=1.0, at=(0, 0)):
    """Turns the things by `yaw` degrees about the upright, sets them on the paper `at` (across, deep) and makes them `radius` big."""
    low, high = bounds(points(things))
    foot = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, low.z))
    factor = radius / ((high - low).length / 2)
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for thing in things:
        if thing.parent is None:
            thing.parent = root
    turned = Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Scale(factor, 4) @ Matrix.Translation(-foot)
    root.matrix_world = Matrix.Translation((*at, 0)) @ turned
    bpy.context.view_layer.update()
    return root


def gathered(stood):
    """Sets three (root, things) out as a group: the tallest behind, the two others before its edges."""
    boxes = [bounds(points(things)) for _, things in stood]
    tallest = max(range(len(stood)), key=lambda at: boxes[at][1].z)
    low, high = boxes[tallest]
    half, front = (high.x - low.x) / 2, low.y
    sides = iter((-1, 1))
    for at, (root, _) in enumerate(stood):
        low, high = boxes[at]
        middle = Vector(((low.x + high.x) / 2, 0, 0))
        if at == tallest:
            shift = -middle
        else:
            # Of the one behind, the middle half stays free, and nothing stands in another one.
            reach = half * 0.3 + (high.x - low.x) / 2
            shift = Vector((next(sides) * reach, front - high.y - 0.02, 0)) - middle
        root.matrix_world = Matrix.Translation(shift) @ root.matrix_world
    bpy.context.view_layer.update()


def beside(stood, apart=False):
    """Sets several (root, things) out in a row: the first in the middle, the others by turns right and left of it, every
    second one a little in front. What stands `apart` covers nothing of its neighbours."""
    edges = [0.0, 0.0]
    before, behind, deep = (1.1, 1.1, 0.4) if apart else (0.55, 0.8, 1)
    for number, (root, things) in enumerate(stood):
        low, high = bounds(points(things))
        half = (high.x - low.x) / 2
        side = 1 if number % 2 else -1
        if number == 0:
            edges = [half, half]
            shift = Vector((-(low.x + high.x) / 2, 0, 0))
        else:
            reach = edges[side > 0] + half * before
            edges[side > 0] = reach + half * behind
            shift = Vector((side * reach - (low.x + high.x) / 2, (-0.5, -0.4, 0.2, 0.25)[(number - 1) % 4] * deep, 0))
        root.matrix_world = Matrix.Translation(shift) @ root.matrix_world
    bpy.context.view_layer.update()


def sweep(paper):
    profile = [(y, 0.0) for y in (-14, 4)]
    profile += [(4 + 4 * math.sin(a), 4 - 4 * math.cos(a)) for a in (math.radians(step * 5) for step in range(1, 19))]
    profile.append((8, 30))
    vertices = [(x, y, z) for y, z in profile for x in (-30, 30)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(materials.material(paper, 0.95))
    thing = bpy.data.objects.new('sweep', mesh)
    bpy.context.scene.collection.objects.link(thing)


def glass():
    """A ground of which nothing is seen but the shadows that fall on it."""
    mesh = bpy.data.meshes.new('glass')
    mesh.from_pydata([(-30, -14, 0), (30, -14, 0), (30, 30, 0), (-30, 30, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(materials.material(PAPER, 0.95))
    thing = bpy.data.objects.new('glass', mesh)
    thing.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.render.film_transparent = True


def light(kind, at, towards, energy, size, color=(1, 1, 1)):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.shape = 'DISK' if kind == 'disk' else 'SQUARE'
    lamp.energy, lamp.size, lamp.color = energy, size, color
    thing = bpy.data.objects.new('light', lamp)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def lights():
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background'].inputs
    sky[0].default_value = (1, 0.985, 0.965, 1)
    sky[1].default_value = 0.42
    light('disk', (-3.6, -3.2, 5.2), (0, 0, 0.4), 330, 2.2, (1, 0.98, 0.95))
    light('square', (5.0, -3.0, 2.6), (0, 0, 0.6), 75, 4.0, (0.93, 0.96, 1))
    light('square', (2.6, 3.6, 4.4), (0, 0, 0.5), 150, 2.0, (1, 0.98, 0.95))


def camera(things, pitch, room, centre=(0.5, 0.485), focus=None):
    """Looks down by `pitch` degrees from the front and comes as near as `room`, the part (across, up) of the frame that
    the things may fill, allows; their middle comes to `centre`. `focus` looks closely at a part of them instead."""
    scene = bpy.context.scene
    lens = bpy.data.cameras.new('camera')
    lens.lens = 85
    lens.sensor_width = 36
    eye = bpy.data.objects.new('camera', lens)
    scene.collection.objects.link(eye)
    scene.camera = eye
    cloud = points(things)
    low, high = bounds(cloud)
    middle = (low + high) / 2
    down = math.radians(pitch)
    back = Vector((0, -math.cos(down), math.sin(down)))
    across, up = room
    distance = 9.0
    for _ in range(8):
        eye.location = middle + back * distance
        eye.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, eye, p) for p in cloud]
        wide = max(p.x for p in seen) - min(p.x for p in seen)
        tall = max(p.y for p in seen) - min(p.y for p in seen)
        distance *= max(wide / across, tall / up)
    left, bottom = min(p.x for p in seen), min(p.y for p in seen)
    aim = (left + wide * (focus or (0.5, 0.5))[0], bottom + tall * (focus or (0.5, 0.5))[1])
    lens.shift_x += aim[0] - centre[0]
    lens.shift_y += (aim[1] - centre[1]) * scene.render.resolution_y / scene.render.resolution_x
    if focus:
        lens.dof.use_dof = True
        lens.dof.focus_distance = distance - 0.35
        lens.dof.aperture_fstop = 1.6
