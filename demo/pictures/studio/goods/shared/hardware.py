"""Lines, nuts and threads that goods of several rooms are built of, and the serif font of their prints."""

import math

from shapes import lathe, surface


def arc(radius, begin, end, at=(0, 0), steps=40):
    """Points of an arc about `at`, in degrees, for `prism` outlines."""
    angles = (math.radians(begin + (end - begin) * step / steps) for step in range(steps + 1))
    return [(at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)) for angle in angles]


def hexagon(radius, at=(0, 0)):
    """The outline of a nut or a dumbbell, for `prism`; its first corner is on the right."""
    return arc(radius, 0, 300, at, 5)


def threaded(radius, length, material, pitch=0.15, **where):
    """A rod with rolled thread: rings, which at this size look like a helix."""
    turns = max(2, round(length / pitch))
    profile = [(0, 0)]
    for turn in range(turns):
        low = length * turn / turns
        profile += [(radius * 0.86, low), (radius, low + length / turns * 0.5)]
    return lathe(profile + [(radius * 0.86, length), (0, length)], material, steps=32, **where)


def straight_at(points, t):
    """The place at `t` of 0 to 1 on a line of points, each joint taking an equal part of it."""
    first = min(int(t * (len(points) - 1)), len(points) - 2)
    part = t * (len(points) - 1) - first
    return tuple(a + (b - a) * part for a, b in zip(points[first], points[first + 1]))


def smooth_at(points, t):
    """The place at `t` of 0 to 1 on the smooth open line through some points."""
    first = min(int(t * (len(points) - 1)), len(points) - 2)
    t = t * (len(points) - 1) - first
    near = (points[max(0, min(len(points) - 1, first + step))] for step in (-1, 0, 1, 2))
    return tuple(
        (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) / 2 for p, q, r, s in zip(*near)
    )


def smooth_line(points, steps=8):
    """The smooth open line through some points as many: profiles for `lathe`."""
    count = (len(points) - 1) * steps
    return [smooth_at(points, step / count) for step in range(count)] + [points[-1]]


def strap(path, u, v, wide):
    """A point of an upright band of `wide` cm along `path`."""
    x, y, z = smooth_at(path, u)
    return (x, y, z + (v - 0.5) * wide)


def round_face(radius, made, y=0.0):
    """A round label or dial that stands about the origin and looks to -y, its printed picture seen whole."""
    face = surface(lambda u, v: (radius * v * math.cos(2 * math.pi * u), y, radius * v * math.sin(2 * math.pi * u)), made, 48, 6)
    layer = face.data.uv_layers[0]
    for loop in face.data.loops:
        place = face.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (0.5 + place.x / radius / 2, 0.5 + place.z / radius / 2)
    return face
