"""Clothes as a tailor makes them: two flat panels sewn at their seams fall on an invisible body and settle in folds.

A panel is drawn as its right half in centimetres, z up from the floor, x from the middle. UV is the panel itself in cm.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from goods.fashion.falling import settled
from shapes import rounded, subdivided, thick, tube


@dataclass
class Panel:
    """Half of the front and back piece. `top` runs from the neck along shoulder and sleeve, `side` from the cuff's lower
    corner to the hem's; between them the cuff is open. From `slit` downwards the sides are open, too."""

    top: list
    side: list
    hem: float
    front: float
    back: float = 2.0
    pointed: bool = False
    slit: float = -1.0
    round: float = 5.0


@dataclass
class Piece:
    """A settled garment: its object, and where each place of the flat panel came to lie."""

    thing: object
    flat: np.ndarray
    solid: np.ndarray
    faces: np.ndarray
    fronts: int
    panel: Panel
    per: float

    def at(self, x, z, front=True, lift=0.0):
        """The place (x, z) of the panel as (place, normal), `lift` cm above the cloth."""
        faces = self.faces[: self.fronts] if front else self.faces[self.fronts :]
        a, b, c = (self.flat[faces[:, k]] for k in range(3))
        det = (b[:, 1] - c[:, 1]) * (a[:, 0] - c[:, 0]) + (c[:, 0] - b[:, 0]) * (a[:, 1] - c[:, 1])
        p = ((b[:, 1] - c[:, 1]) * (x - c[:, 0]) + (c[:, 0] - b[:, 0]) * (z - c[:, 1])) / det
        q = ((c[:, 1] - a[:, 1]) * (x - c[:, 0]) + (a[:, 0] - c[:, 0]) * (z - c[:, 1])) / det
        best = int(np.argmax(np.minimum(np.minimum(p, q), 1 - p - q)))
        i, j, k = faces[best]
        place = p[best] * self.solid[i] + q[best] * self.solid[j] + (1 - p[best] - q[best]) * self.solid[k]
        normal = np.cross(self.solid[j] - self.solid[i], self.solid[k] - self.solid[i])
        normal /= np.linalg.norm(normal) or 1
        return Vector(place + normal * lift), Vector(normal)

    def neck(self, steps=24, lift=0.0):
        """The neckline round from the middle of the front by the right."""
        out = []
        for front, depth in ((True, self.panel.front), (False, self.panel.back)):
            half = even(_neck(self.panel, depth, 1.0), 1.0)
            half = even(half, even_length(half) / steps)
            side = [self.at(x, z, front, lift)[0] for x, z in half]
            other = [self.at(-x, z, front, lift)[0] for x, z in half]
            out.append((side, other))
        (right, left), (back_right, back_left) = out
        return right + back_right[-2::-1] + back_left[1:] + left[-2::-1]

    def patch(self, outline, made, lift=0.3, across=14, up=18, front=True, width=0.15):
        """A piece of cloth sewn on between two lines (lower to upper edge: `outline(u, v)` answers x, z of the panel)."""
        flat = [outline(i / across, j / up) for i in range(across + 1) for j in range(up + 1)]
        faces = [(a, a + up + 1, a + up + 2, a + 1) for i in range(across) for a in range(i * (up + 1), i * (up + 1) + up)]
        solid = np.array([self.at(x, z, front, lift)[0] for x, z in flat])
        return cloth(np.array(flat), solid, np.array(faces), made, width, self.per, 1)

    def line(self, points, front=True, lift=0.1, step=1.0):
        """A line of the panel as it lies on the cloth: for seams, stitches and plackets."""
        flat = spaced(points, step)
        return [tuple(self.at(x, z, front, lift)[0]) for x, z in flat]


def thread(path, radius, made, closed=False, fine=3):
    """A thin tube along many places: as round as a thread needs to be."""
    thing = tube([tuple(place) for place in path], radius, made, closed=closed)
    thing.data.resolution_u, thing.data.bevel_resolution = fine, 3
    return thing


def spaced(points, step):
    """The line with points about every `step` cm."""
    out = [tuple(points[0])]
    for (ax, az), (bx, bz) in zip(points, points[1:]):
        parts = max(1, round(math.hypot(bx - ax, bz - az) / step))
        out += [(ax + (bx - ax) * k / parts, az + (bz - az) * k / parts) for k in range(1, parts + 1)]
    return out


def even(points, step):
    """The line with its length divided evenly."""
    line = np.array(points, float)
    walked = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    parts = max(1, round(walked[-1] / step))
    at = np.linspace(0, walked[-1], parts + 1)
    return [(float(np.interp(t, walked, line[:, 0])), float(np.interp(t, walked, line[:, 1]))) for t in at]


def even_length(points):
    return float(np.hypot(*np.diff(np.array(points, float), axis=0).T).sum())


def _neck(panel, depth, step):
    wide, high = panel.top[0]
    if panel.pointed and depth > 4:
        return even([(0, high - depth), (wide, high)], step)
    arc = [(wide * math.sin(a), high - depth * math.cos(a)) for a in (math.pi / 2 * k / 24 for k in range(25))]
    return even(arc, step)


def _flat(boundary, step, seed):
    """Triangles inside the closed line, about `step` cm wide."""
    line = np.array(boundary)
    lows, highs = line.min(axis=0), line.max(axis=0)
    chance = np.random.default_rng(seed)
    inner = []
    for row, z in enumerate(np.arange(lows[1], highs[1], step * 0.866)):
        for x in np.arange(lows[0] + (row % 2) * step / 2, highs[0], step):
            inner.append((x, z))
    inner = np.array(inner) + chance.uniform(-0.12, 0.12, (len(inner), 2)) * step
    gap = np.min(((inner[:, None, :] - line[None]) ** 2).sum(axis=2), axis=1)
    inner = inner[gap > (0.6 * step) ** 2]
    count = len(boundary)
    points = [Vector(p) for p in boundary] + [Vector(p) for p in inner]
    rim = [(k, (k + 1) % count) for k in range(count)]
    places, _, faces, origins, *_ = delaunay_2d_cdt(points, rim, [list(range(count))], 1, 1e-5)
    used = sorted({at for face in faces for at in face})
    number = {at: k for k, at in enumerate(used)}
    sides = [tuple(number[at] for at in face) for face in faces]
    return np.array([tuple(places[at]) for at in used]), sides, [origins[at][0] if origins[at] else -1 for at in used]


def sewn(panel, step):
    """(flat places, faces, number of front faces, which places are of the back, which are seams) of both pieces joined."""
    top = even(rounded(panel.top, panel.round) if len(panel.top) > 2 else panel.top, step)
    side = even(rounded(panel.side, panel.round) if len(panel.side) > 2 else panel.side, step)
    cuff = even([top[-1], side[0]], step)
    corner = side[-1]
    arc = [(corner[0] * math.cos(a), corner[1] - (corner[1] - panel.hem) * math.sin(a)) for a in (math.pi / 2 * k / 30 for k in range(31))]
    # Trousers have no hem here: their inner seams meet at the crotch.
    hem = even(arc, step) if corner[0] > 1 else [corner]
    pieces, seams, faces = [], {}, []
    total, fronts = 0, 0
    for name, depth in (('front', panel.front), ('back', panel.back)):
        half = [(p, 'neck') for p in _neck(panel, depth, step)[:-1]]
        half += [(p, 'seam') for p in top] + [(p, 'cuff') for p in cuff[1:-1]]
        half += [(p, 'seam' if p[1] > panel.slit else 'slit') for p in side] + [(p, 'hem') for p in hem[1:]]
        whole = half + [((-x, z), kind) for (x, z), kind in reversed(half) if x > 1e-6]
        places, triangles, origins = _flat([p for p, _ in whole], step, 3 if name == 'front' else 4)
        index = []
        for at, place in enumerate(places):
            origin = origins[at]
            kind = whole[origin][1] if 0 <= origin < len(whole) else None
            label = (round(place[0], 3), round(place[1], 3))
            if kind == 'seam' and label in seams:
                index.append(seams[label])
                continue
            if kind == 'seam':
                seams[label] = total
            index.append(total)
            pieces.append(place)
            total += 1
        for a, b, c in triangles:
            turned = (index[a], index[b], index[c])
            faces.append(turned if name == 'front' else turned[::-1])
        if name == 'front':
            fronts, first_back = len(faces), total
    flat = np.array(pieces)
    backs = np.arange(len(flat)) >= first_back
    seam = np.zeros(len(flat), bool)
    seam[list(seams.values())] = True
    return flat, np.array(faces), fronts, backs, seam


def cloth(flat, solid, faces, material, width=0.25, per=50.0, levels=1):
    """The settled cloth as an object of the scene; UV counts tiles of `per` cm."""
    mesh = bpy.data.meshes.new('garment')
    mesh.from_pydata(solid.tolist(), [], faces.tolist())
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index] / per
    mesh.materials.append(material)
    mesh.update()
    thing = bpy.data.objects.new('garment', mesh)
    bpy.context.scene.collection.objects.link(thing)
    subdivided(thing, levels)
    thick(thing, width)
    return thing


def creased(panel, flat, solid, faces, deep):
    """Folds that the drape is too coarse for: drawn from under the arms (or the crotch) inwards, and hanging at the hem."""
    normal = np.zeros_like(solid)
    across = np.cross(solid[faces[:, 1]] - solid[faces[:, 0]], solid[faces[:, 2]] - solid[faces[:, 0]])
    for corner in range(3):
        np.add.at(normal, faces[:, corner], across)
    normal /= np.sqrt((normal**2).sum(axis=1))[:, None] + 1e-9
    (under_x, under_z), x, z = panel.side[1], flat[:, 0], flat[:, 1]
    lean = np.where(x > 0, 0.7, 2.1)
    far = np.hypot(np.abs(x) - under_x - 2, z - under_z)
    turn = np.arctan2(z - under_z, np.abs(x) - under_x - 2)
    drawn = np.sin(8 * turn + lean + 0.08 * far) * np.exp(-far / 20) * np.minimum(far / 5, 1)
    low = panel.hem
    hang = np.sin(0.42 * x + 1.3 * np.sin(0.05 * z + lean) + lean) * np.clip(1 - (z - low) / (0.5 * (panel.top[0][1] - low)), 0, 1) * 0.7
    slack = 0.35 * np.sin(0.30 * z - 0.22 * np.abs(x) + 2 * np.sin(0.09 * x + lean)) * np.exp(-(((z - under_z + 16) / 14) ** 2))
    return solid + normal * (deep * (drawn + hang + slack))[:, None]


def garment(panel, body, material, step=2.0, puff=13, reach=15, per=50.0, width=0.25, hung=0, crease=0.55, **how):
    """The panel sewn and put on the body; wide robes are `hung` at the shoulders, up to so far from the middle."""
    flat, faces, fronts, backs, seam = sewn(panel, step)
    gap = np.sqrt(np.min(((flat[:, None, :] - flat[None, seam]) ** 2).sum(axis=2), axis=1))
    depth = puff * np.sqrt(1 - (1 - np.minimum(gap / reach, 1)) ** 2)
    solid = np.column_stack([flat[:, 0], np.where(backs, depth, -depth), flat[:, 1]])
    # Cloth never starts even: slight waves become folds.
    depth *= (
        1 + 0.14 * np.sin(flat[:, 0] * 0.55 + 2 * np.sin(flat[:, 1] * 0.06) + backs) + 0.08 * np.sin(flat[:, 0] * 1.1 - flat[:, 1] * 0.09)
    )
    if hung:
        how['held'] = (seam & (np.abs(flat[:, 0]) < hung) & (flat[:, 1] > panel.side[0][1])).astype(float)
    lies = np.where(seam, 0, np.where(backs, 1, -1))
    solid = settled(flat, solid, faces, body, lies, **how)
    solid = creased(panel, flat, solid, faces, crease)
    return Piece(cloth(flat, solid, faces, material, width, per), flat, solid, faces, fronts, panel, per)
