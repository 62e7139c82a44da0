"""Sports & Outdoors: how balls are sewn: seams, panels, and words on the round."""

import math

import bpy
from mathutils import Vector
from mathutils.kdtree import KDTree

from shapes import letters, sphere, surface


def circle(middle, angle, steps=480):
    """Directions round `middle` at `angle` degrees from it: a seam of a ball."""
    axis = Vector(middle).normalized()
    side = axis.orthogonal().normalized()
    other = axis.cross(side)
    far, near = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    turns = (2 * math.pi * step / steps for step in range(steps))
    return [axis * near + (side * math.cos(a) + other * math.sin(a)) * far for a in turns]


def tennis_line(a=0.72, steps=720):
    """The one winding seam of a tennis ball; the side seams of a basketball are two like it."""
    b, turns = 1 - a, (2 * math.pi * step / steps for step in range(steps))
    return [
        Vector(
            (a * math.cos(t) + b * math.cos(3 * t), a * math.sin(t) - b * math.sin(3 * t), 2 * math.sqrt(a * b) * math.sin(2 * t))
        ).normalized()
        for t in turns
    ]


def seamed(radius, skin, seam, lines, width=0.28, depth=0.25, long=1.0, fine=220):
    """A ball about the origin whose skin sinks along `lines` until the core shows, channels of a true depth.
    `long` stretches its height."""
    every = [way for line in lines for way in line]
    tree = KDTree(len(every))
    for number, way in enumerate(every):
        tree.insert(way, number)
    tree.balance()

    def place(u, v):
        around, above = 2 * math.pi * u, math.pi * (v - 0.5)
        way = Vector((-math.sin(around) * math.cos(above), math.cos(around) * math.cos(above), math.sin(above)))
        away = tree.find(way)[2] * radius
        far = radius - depth * math.exp(-((away / width) ** 2))
        return (way.x * far, way.y * far, way.z * far * long)

    core = sphere(radius - depth * 0.62, seam, at=(0, 0, -(radius - depth * 0.62)))
    core.scale = (1, 1, long)
    core.location.z *= long
    return [surface(place, skin, fine, fine // 2, True), core]


def panel(corners, radius, skin, gap=0.07, depth=0.22, soft=0.45):
    """One panel of a ball: its rim, great arcs between `corners`, sinks softly into the seam. UV: seen straight, its name upright."""
    middle = sum(corners, Vector()).normalized()
    rim = [a.lerp(b, step / 10).normalized() for a, b in zip(corners, corners[1:] + corners[:1]) for step in range(10)]
    size = max((way - middle).length for way in rim) * radius
    rings = (0, 0.3, 0.55, 0.75, 0.86, 0.92, 0.96, 0.985, 1)

    def place(u, v):
        t = rings[round(v * 8)]
        edge = rim[round(u * len(rim)) % len(rim)]
        reach = (edge - middle).length * radius
        way = middle.lerp(edge, t * (1 - gap / reach)).normalized()
        left = (1 - t) * reach
        return way * (radius - (depth * (1 - left / soft) ** 2 if left < soft else 0))

    thing = surface(place, skin, len(rim), 8, True)
    up = (Vector((0, 0, 1)) - middle * middle.z).normalized() if abs(middle.z) < 0.99 else Vector((0, 1, 0))
    right = up.cross(middle)
    layer = thing.data.uv_layers.active
    for loop in thing.data.loops:
        at = thing.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + at.dot(right) / size / 2, 0.5 + at.dot(up) / size / 2)
    return thing


def curved_word(text, radius, size, ink, height, aside=0):
    """Words printed on a ball about the origin, `height` cm above its middle and `aside` degrees to the right of its front."""
    thing = letters(text, size, ink, deep=0.005)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for corner in mesh.vertices:
        x, z = corner.co.x, corner.co.y + height
        flat = math.sqrt(max(radius**2 - z**2, 0.01))
        around = x / flat + math.radians(aside)
        lift = 1 + corner.co.z / radius
        corner.co = (flat * math.sin(around) * lift, -flat * math.cos(around) * lift, z * lift)
    mesh.update()
    bpy.data.objects.remove(thing)
    out = bpy.data.objects.new('word', mesh)
    bpy.context.scene.collection.objects.link(out)
    return out
