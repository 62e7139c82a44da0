"""Clothes as a tailor makes them: two flat panels sewn at their seams fall on an invisible body and settle in folds.

A panel is drawn as its right half in centimetres, z up from the floor, x from the middle. UV is the panel itself in cm.
"""

import hashlib
import math
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from shapes import rounded, subdivided, thick, tube

_folder = Path(tempfile.gettempdir()) / 'oja-drapes'

MAN = [(0, 14, 11), (60, 16, 11.5), (80, 17.5, 11.5), (95, 17.5, 11.5), (110, 15.5, 10.5), (130, 18.5, 12.0), (139, 19, 11), (146, 18, 8.5), (150.5, 14, 7.2), (154, 7.5, 6.5), (157, 6, 6)]
WOMAN = [(0, 13, 10), (60, 15, 11), (78, 17.5, 12), (88, 18, 12.5), (98, 15.5, 11), (106, 12.8, 9.5), (116, 14, 10.8), (124, 15.6, 12.5), (132, 16, 10), (139, 15.5, 7.8), (143.5, 11.5, 6.4), (147, 6, 5.6), (150, 5.2, 5.2)]
MAN_ARM = [(17, 146, 5.6), (21, 142, 5.6), (43, 122, 4.6), (62, 105, 3.4)]
WOMAN_ARM = [(14.5, 139, 4.6), (18, 135, 4.6), (38, 115, 3.8), (55, 99, 2.8)]


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


def torso(sections, arm=None, legs=None, low=0.0):
    """A body: its trunk from `sections` (height, half width, half depth), arms and legs of points (x, z, radius)."""
    heights = np.arange(max(low, sections[0][0]), sections[-1][0] + 0.1, 1.5)
    wide, deep = (np.interp(heights, [s[0] for s in sections], [s[k] for s in sections]) for k in (1, 2))
    for _ in range(3):
        wide[1:-1] = (wide[:-2] + wide[1:-1] + wide[2:]) / 3
        deep[1:-1] = (deep[:-2] + deep[1:-1] + deep[2:]) / 3
    limbs = []
    for limb in (arm, legs):
        for a, b in zip(limb or [], (limb or [])[1:]):
            limbs += [((sign * a[0], 0, a[1]), (sign * b[0], 0, b[1]), a[2], b[2]) for sign in (1, -1)]
    return {'trunk': (heights, wide, deep), 'limbs': limbs}


def _pushed(at, body, gap):
    """How far each point must go to be `gap` cm outside of the body."""
    out = np.zeros_like(at)
    if 'trunk' in body:
        heights, wide, deep = body['trunk']
        x, y, z = at.T
        a, b = np.interp(z, heights, wide) + gap, np.interp(z, heights, deep) + gap
        rise_a, rise_b = (np.interp(z, heights, np.gradient(line, heights)) for line in (wide, deep))
        f = np.sqrt((x / a) ** 2 + (y / b) ** 2) + 1e-6
        slope = np.column_stack([x / (a * a * f), y / (b * b * f), -(x * x * rise_a / a**3 + y * y * rise_b / b**3) / f])
        inside = (f < 1) & (z > heights[0] - gap) & (z < heights[-1])
        square = (slope**2).sum(axis=1)
        out[inside] = (slope * ((1 - f) / np.maximum(square, 1e-4))[:, None])[inside]
    for start, end, r0, r1 in body.get('limbs', ()):
        start, line = np.array(start), np.array(end) - np.array(start)
        part = ((at - start) @ line / (line @ line)).clip(0, 1)
        away = at - start - part[:, None] * line
        far = np.sqrt((away**2).sum(axis=1)) + 1e-6
        deep_in = np.maximum(r0 + (r1 - r0) * part + gap - far, 0)
        push = away * (deep_in / far)[:, None]
        stronger = (push**2).sum(axis=1) > (out**2).sum(axis=1)
        out[stronger] = push[stronger]
    return out


def _bands(pairs, rests):
    """The springs in sets that share no point, so that each set is pulled at once."""
    taken, bands = {}, {}
    for (a, b), rest in zip(pairs, rests):
        used = taken.setdefault(a, set()) | taken.setdefault(b, set())
        band = next(k for k in range(99) if k not in used)
        taken[a].add(band)
        taken[b].add(band)
        bands.setdefault(band, []).append((a, b, rest))
    return [(np.array([s[0] for s in band]), np.array([s[1] for s in band]), np.array([s[2] for s in band])) for band in bands.values()]


def _springs(flat, faces):
    across = {}
    for a, b, c in faces.tolist():
        for one, two, far in ((a, b, c), (b, c, a), (c, a, b)):
            across.setdefault((min(one, two), max(one, two)), []).append(far)
    pairs = list(across)
    bends = []
    for (one, two), far in across.items():
        if len(far) == 2:
            side = [np.cross(flat[two] - flat[one], flat[f] - flat[one]) for f in far]
            # The panels of a seam lie on each other when flat: it bends freely.
            if side[0] * side[1] < 0:
                bends.append((min(far), max(far)))

    def lengths(ends):
        return [float(np.hypot(*(flat[a] - flat[b]))) for a, b in ends]

    return _bands(pairs, lengths(pairs)), _bands(bends, lengths(bends))


def _simulated(flat, solid, faces, body, sides, steps, bend, held, floor, grip, rounds=4):
    """Small steps of falling; after each, threads get their length again and nothing stays inside the body."""
    tight, stiff = _springs(flat, faces)
    at, speed, step = solid.copy(), np.zeros_like(solid), 1 / 200
    free = np.ones(len(at)) if held is None else 1 - held
    for number in range(steps):
        before = at.copy()
        speed[:, 2] -= 450 * step
        at = at + speed * step * free[:, None]
        for _ in range(rounds):
            for bands, hard in ((stiff, bend), (tight, 1.0)):
                for a, b, rest in bands:
                    line = at[b] - at[a]
                    length = np.sqrt((line * line).sum(axis=1)) + 1e-9
                    both = free[a] + free[b] + 1e-9
                    move = line * (hard * (length - rest) / length / both)[:, None]
                    at[a] += move * free[a][:, None]
                    at[b] -= move * free[b][:, None]
        push = _pushed(at, body, 0.5) * free[:, None]
        hit = (push**2).sum(axis=1) > 0
        at += push
        if sides is not None:
            at[:, 1] = np.where(sides > 0, np.maximum(at[:, 1], 0.3), np.where(sides < 0, np.minimum(at[:, 1], -0.3), at[:, 1]))
        if floor is not None:
            low = at[:, 2] < floor
            at[low, 2] = floor
            hit |= low
        at[hit] -= (at[hit] - before[hit]) * grip
        speed = (at - before) / step * (0.985 if number < steps * 0.7 else 0.95)
        fast = np.sqrt((speed**2).sum(axis=1)) + 1e-9
        speed *= np.minimum(1, 250 / fast)[:, None]
    return at


def settled(flat, solid, faces, body=None, sides=None, steps=340, bend=0.06, held=None, floor=None, grip=0.5):
    """Where the cloth comes to lie; kept in a file, so that every colour and view is of the same garment."""
    told = repr((flat.tolist(), solid.tolist(), faces.tolist(), body, steps, bend, None if held is None else held.tolist(), floor, grip))
    file = _folder / f'{hashlib.sha256(told.encode()).hexdigest()[:20]}.npy'
    if not file.exists():
        _folder.mkdir(exist_ok=True)
        np.save(file, _simulated(flat, solid, faces, body or {}, sides, steps, bend, held, floor, grip))
    return np.load(file)


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


def garment(panel, body, material, step=2.0, puff=13, reach=15, per=50.0, width=0.25, hung=0, **how):
    """The panel sewn and put on the body; wide robes are `hung` at the shoulders, up to so far from the middle."""
    flat, faces, fronts, backs, seam = sewn(panel, step)
    gap = np.sqrt(np.min(((flat[:, None, :] - flat[None, seam]) ** 2).sum(axis=2), axis=1))
    depth = puff * np.sqrt(1 - (1 - np.minimum(gap / reach, 1)) ** 2)
    solid = np.column_stack([flat[:, 0], np.where(backs, depth, -depth), flat[:, 1]])
    # Cloth never starts even: slight waves become folds.
    depth *= 1 + 0.14 * np.sin(flat[:, 0] * 0.55 + 2 * np.sin(flat[:, 1] * 0.06) + backs) + 0.08 * np.sin(flat[:, 0] * 1.1 - flat[:, 1] * 0.09)
    if hung:
        how['held'] = (seam & (np.abs(flat[:, 0]) < hung) & (flat[:, 1] > panel.side[0][1])).astype(float)
    lies = np.where(seam, 0, np.where(backs, 1, -1))
    solid = settled(flat, solid, faces, body, lies, **how)
    return Piece(cloth(flat, solid, faces, material, width, per), flat, solid, faces, fronts, panel, per)
