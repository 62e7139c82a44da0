"""Shoemaking: a shoe is built on a last, the form of a foot; its toe looks to -y."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from goods.fashion.drape import thread as cord
from shapes import group, lathe, sphere, surface, thick


def soft(stations, at):
    """All figures of a station at `at`, softly between the stations (at, figure, figure …)."""
    rows = np.array(stations, float)
    xs, values = rows[:, 0], rows[:, 1:]
    slopes = np.gradient(values, xs, axis=0)
    k = int(np.clip(np.searchsorted(xs, at) - 1, 0, len(xs) - 2))
    width = xs[k + 1] - xs[k]
    t = min(max((at - xs[k]) / width, 0), 1)
    low, high = 2 * t**3 - 3 * t * t + 1, 3 * t * t - 2 * t**3
    return low * values[k] + high * values[k + 1] + width * ((t**3 - 2 * t * t + t) * slopes[k] + (t**3 - t * t) * slopes[k + 1])


class Last:
    """`length`, and by `t` from heel (0) to toe (1) the half width and the height of the sole's edge."""

    def __init__(self, length, widths, rises):
        self.length, self.widths, self.rises = length, widths, rises

    def middle(self, t):
        return 0.7 * math.sin(math.pi * t) * (0.45 - t) * 1.8

    def half(self, t):
        return max(float(soft(self.widths, t)[0]), 0.02) * min(1, math.sqrt(max(0, 1 - (abs(t - 0.5) * 2) ** 7)) + 0.02)

    def rise(self, t):
        return float(soft(self.rises, t)[0])

    def rim(self, a, out=0.0):
        """The edge of the sole at `a` of 0 to 1: heel, left side, toe, right side."""
        t = (1 - math.cos(2 * math.pi * a)) / 2
        side = -1 if a < 0.5 else 1
        grown = 1 + 2 * out / self.length
        return Vector((self.middle(t) + side * (self.half(t) + out * min(1, self.half(t))), self.length * grown * (0.5 - t), self.rise(t)))

    def slab(self, made, low, high, out=0.2, heel=None, steps=120, inset=0.0):
        """A sole between two heights over the last's edge. `heel` (until t, height) lets a heel block reach down."""

        def place(u, v):
            t = (1 - math.cos(2 * math.pi * u)) / 2
            foot = low
            if heel and t < heel[0]:
                foot = -self.rise(t)
            ring = [
                (0, high),
                (0.9, high),
                (1, high - 0.08),
                (1, (high + foot) / 2),
                (1 - inset, foot + 0.08),
                (0.93 - inset, foot),
                (0, foot),
            ]
            k = min(int(v * 6), 5)
            f = v * 6 - k
            kept = ring[k][0] + (ring[k + 1][0] - ring[k][0]) * f
            edge = self.rim(u, out)
            if heel and v > 0.5:
                edge.y = max(edge.y, self.length * (0.5 - heel[0])) if t < heel[0] + 0.04 else edge.y
            return (self.middle(t) + (edge.x - self.middle(t)) * kept, edge.y, edge.z + ring[k][1] + (ring[k + 1][1] - ring[k][1]) * f)

        return surface(place, made, steps, 30, True, angle=50)

    def shell(self, stations, made, width=0.22, base=0.0, across=120, up=26):
        """The upper from the sole's edge to its top line. Stations from heel (0) to throat (0.5): the top line's place
        (x, y, z), how the wall leaves the sole (up, out), and from where it comes to the top line (out, forward, up)."""

        def place(u, v):
            u = u % 1
            edge = self.rim(u)
            edge.z += base
            side = -1 if u < 0.5 else 1
            x, y, z, rise, out, ox, oy, oz = soft(stations, min(u, 1 - u))
            top = Vector((side * x + self.middle(0.5 - y / self.length), y, z))
            away = (
                Vector((edge.x - self.middle(0.5 - edge.y / self.length), edge.y * 0.25, 0)).normalized()
                if abs(edge.x) + abs(edge.y)
                else Vector()
            )
            one = edge + away * out + Vector((0, 0, rise))
            two = top + Vector((side * ox, -oy, oz))
            return tuple((1 - v) ** 3 * edge + 3 * v * (1 - v) ** 2 * one + 3 * v * v * (1 - v) * two + v**3 * top)

        self.place = place
        thing = surface(place, made, across, up, True)
        return thick(thing, width)

    def line(self, points, lift=0.14):
        """(a, v) points of the upper as a line a little above it."""
        out = []
        for a, v in points:
            here, along, over = (Vector(self.place(*at)) for at in ((a, v), (a + 0.004, v), (a, min(v + 0.02, 1.0))))
            normal = (along - here).cross(over - here)
            normal = normal.normalized() if normal.length else Vector((0, 0, 1))
            if normal.dot(Vector((here.x, 0, here.z - 1.5))) < 0:
                normal = -normal
            out.append(tuple(here + normal * lift))
        return out

    def top(self, v=1.0, start=0.0, end=1.0, steps=90):
        return [self.place(start + (end - start) * k / steps, v) for k in range(steps + 1)]


def stitched(points, made, radius=0.045, gap=0.5):
    """A seam: short threads along a line of (x, y, z), all in one curve."""
    line = np.array(points, float)
    walked = np.concatenate([[0], np.cumsum(np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1)))])
    curve = bpy.data.curves.new('stitches', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 2, True
    for number in range(int(walked[-1] / gap)):
        thread = curve.splines.new('POLY')
        thread.points.add(1)
        for point, part in zip(thread.points, (0.1, 0.75)):
            point.co = (*(float(np.interp((number + part) * gap, walked, line[:, k])) for k in range(3)), 1)
    curve.materials.append(made)
    thing = bpy.data.objects.new('stitches', curve)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def beads(places, radius, made):
    """Small balls about `places`, all of one mesh."""
    ball = lathe(
        [(radius * math.sin(math.pi * k / 10), -radius * math.cos(math.pi * k / 10)) for k in range(11)], made, steps=18, angle=180
    )
    out = [ball]
    for _ in places[1:]:
        out.append(ball.copy())
        bpy.context.scene.collection.objects.link(out[-1])
    for thing, at in zip(out, places):
        thing.location = at
    return out


def pair(things, apart=11.0, turn=6, ahead=0.0, second=None):
    """The shoe and its mirrored twin beside it, toes a little outwards."""
    bpy.context.view_layer.update()
    twins = []
    for thing in things:
        twin = thing.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.matrix_world = Matrix.Scale(-1, 4, (1, 0, 0)) @ thing.matrix_world
        twins.append(twin)
    group(things, (-apart / 2, 0, 0), (0, 0, -turn))
    group(twins, (apart / 2, ahead, 0), (0, 0, turn if second is None else second))


def laced(rows, made, radius=0.17, tail=None, round_off=1.0):
    """Laces straight across between pairs of places, and a bow on the last."""
    things = []
    for left, right in rows:
        (ax, ay, az), (bx, by, bz) = left, right
        middle = ((ax + bx) / 2, (ay + by) / 2 - 0.35, (az + bz) / 2 + 0.35 * round_off)
        things.append(
            cord([(ax, ay, az - 0.15), (ax * 0.85, ay, az + 0.12), middle, (bx * 0.85, by, bz + 0.12), (bx, by, bz - 0.15)], radius, made)
        )
    if tail:
        x, y, z = tail
        things.append(sphere(radius * 2.0, made, at=(x, y, z - 0.1), squash=0.8))
        for side in (-1, 1):
            loop = [
                (x, y, z + 0.2),
                (x + side * 1.2, y - 0.6, z + 0.9),
                (x + side * 3.0, y - 1.6, z + 0.2),
                (x + side * 2.4, y - 2.2, z - 0.4),
                (x + side * 0.9, y - 1.0, z + 0.2),
                (x, y, z + 0.1),
            ]
            things.append(cord(loop, radius, made))
            things.append(
                cord(
                    [
                        (x, y, z + 0.1),
                        (x + side * 1.0, y - 1.8, z + 0.1),
                        (x + side * 2.0, y - 3.2, z - 1.0),
                        (x + side * 2.9, y - 3.6, z - 2.4),
                    ],
                    radius * 0.9,
                    made,
                )
            )
    return things
