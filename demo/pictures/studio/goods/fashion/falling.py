"""How cloth falls: threads that keep their length, on a body that lets nothing in."""

import hashlib
import os
import tempfile
from pathlib import Path

import numpy as np

_folder = Path(tempfile.gettempdir()) / 'oja-drapes'

MAN = [
    (0, 14, 11),
    (60, 16, 11.5),
    (80, 17.5, 11.5),
    (95, 17.5, 11.5),
    (110, 15.5, 10.5),
    (130, 18.5, 12.0),
    (139, 19, 11),
    (146, 18, 8.5),
    (150.5, 14, 7.2),
    (154, 7.5, 6.5),
    (157, 6, 6),
]
WOMAN = [
    (0, 13, 10),
    (60, 15, 11),
    (78, 17.5, 12),
    (88, 18, 12.5),
    (98, 15.5, 11),
    (106, 12.8, 9.5),
    (116, 14, 10.8),
    (124, 15.6, 12.5),
    (132, 16, 10),
    (139, 15.5, 7.8),
    (143.5, 11.5, 6.4),
    (147, 6, 5.6),
    (150, 5.2, 5.2),
]


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


def _simulated(flat, solid, faces, body, sides, steps, bend, held, floor, grip, rounds=3):
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


def settled(flat, solid, faces, body=None, sides=None, steps=290, bend=0.06, held=None, floor=None, grip=0.5):
    """Where the cloth comes to lie; kept in a file, so that every colour and view is of the same garment."""
    arrays = [None if each is None else np.asarray(each).tolist() for each in (flat, solid, faces, sides, held)]
    told = Path(__file__).read_text() + repr((arrays, body, steps, bend, floor, grip))
    file = _folder / f'{hashlib.sha256(told.encode()).hexdigest()[:20]}.npy'
    if not file.exists():
        _folder.mkdir(exist_ok=True)
        # Another studio may settle the same one: whole or not at all.
        draft = file.with_suffix(f'.{os.getpid()}.npy')
        np.save(draft, _simulated(flat, solid, faces, body or {}, sides, steps, bend, held, floor, grip))
        os.replace(draft, file)
    return np.load(file)
