"""What food is packed in: pouches, sacks, jars, bottles and cartons, dressed by the goods that use them."""

import math

from mathutils import Euler, Matrix, Vector, noise

from goods.shared.labels import wrapped
from materials import film, paper, printed
from shapes import box, group, lathe, plate, rounded, scattered, surface


def placed(at, turn=(0, 0, 0), size=1.0):
    """The matrix of a piece for `scattered`."""
    return Matrix.Translation(at) @ Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4() @ Matrix.Scale(size, 4)


def tumbled(dice, at, size=1.0):
    """As `placed`, turned any way."""
    return placed(at, [dice.uniform(0, 360) for _ in range(3)], size)


def bag_side(width, height, depth, square=0.0, top=0.94, zip_at=None, seed=1, crumple=1.0):
    """The front (-1) or back (1) of a filled bag as a function for `surface`."""
    power = 2.2 + 6 * square
    full = 0.5 - 0.12 * (1 - square)

    def thickness(v):
        rise = min(1, 0.72 + 0.28 * math.sin(min(1, v / 0.3) * math.pi / 2)) if square < 0.5 else 1
        if v < full:
            return rise
        fall = max(0.0, 1 - ((v - full) / (top - full)) ** (1.7 + square * 1.6))
        return rise * (fall**0.8)

    def side(sign):
        def place(u, v):
            across = 2 * u - 1
            inner = min(1, abs(across) / 0.955)
            full_here = thickness(v)
            bulge = (1 - inner**power) ** (0.62 if square < 0.5 else 0.42)
            y = depth / 2 * full_here * bulge
            x = across * width / 2 * (1 - 0.05 * full_here * (1 - square)) * (1 - 0.05 * max(0, 1 - v / 0.07) ** 2)
            spot = Vector((x * 0.22 + seed * 7, v * height * 0.16, sign * 3 + seed))
            loose = 0.35 + 0.65 * min(1, abs(v - 0.42) / 0.4)
            y += crumple * 0.022 * width * noise.noise(spot) * loose * (0.25 + bulge)
            crease = 1 - abs(noise.noise(Vector((x * 0.5 + seed, v * height * 0.11 + x * sign * 0.1, seed * 3))))
            y -= crumple * 0.011 * width * max(0, crease - 0.86) / 0.14 * (1 - abs(across) ** 6) * (0.2 + min(1, abs(v - 0.4) * 2))
            if v < 0.02:
                y = max(y, 0) * 0.985
            if zip_at and abs(v - zip_at) < 0.02:
                y += 0.13 * math.cos((v - zip_at) / 0.02 * math.pi / 2) * (1 if abs(across) < 0.97 else 0)
            if v > top:
                y = 0.05 + 0.03 * math.sin(v * height * 9)
            lean = 0.02 * height * (max(0, v - 0.7) / 0.3) ** 2
            ripple = 0.02 * width * crumple * math.sin(across * 5 + seed) * max(0, v - 0.6) / 0.4
            return (x, sign * (y + 0.02) + lean + ripple, v * height)

        return place

    return side


def pouch(width, height, depth, front, back, at=(0, 0, 0), **shape):
    """A filled bag that stands: full below, flat at its sealed head. `square` of 0 to 1 makes it a block, `top` is where the
    filling ends as part of the height; `zip_at` where a zip closes it. Front and back are apart, so that each has its print."""
    side = bag_side(width, height, depth, **shape)

    def foot(u, v):
        near, far = Vector((*side(-1)(u, 0)[:2], 0.02)), Vector((*side(1)(u, 0)[:2], 0.02))
        return tuple(near.lerp(far, v))

    out = [surface(side(-1), front, 90, 130), surface(side(1), back, 60, 60), surface(foot, back, 40, 4)]
    return group(out, at)


def fill_of(width, height, depth, unit, number, dice, low=0.05, high=0.62, margin=0.7, deep=0.8, ground=None, **shape):
    """Loose pieces just behind the front of a `pouch` of this shape, for its window; what is deeper is the plain `ground`,
    and all of it without a `unit`."""
    side = bag_side(width, height, depth, **shape)(-1)
    places = []
    while unit and len(places) < number:
        u, v = dice.uniform(0.08, 0.92), dice.uniform(low, high)
        x, y, z = side(u, v)
        if y < -margin - 0.2:
            places.append(tumbled(dice, (x, y + margin + dice.uniform(0, deep), z), dice.uniform(0.85, 1.15)))

    def behind(u, v):
        x, y, z = side(0.06 + 0.88 * u, low + (high - low + 0.03) * v)
        return (x, min(y + margin + deep, 0), z)

    surface(behind, ground, 40, 40)
    return scattered(unit, places) if unit else None


def woven(made, size=0.35, strength=0.35):
    """The tapes of a woven sack seen through its print."""
    made = made.copy()
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, check = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeTexBrick')
    check.inputs['Scale'].default_value = 1
    check.inputs['Brick Width'].default_value, check.inputs['Row Height'].default_value = size, size / 2
    check.inputs['Mortar Size'].default_value = size / 9
    turn = nodes.new('ShaderNodeMapping')
    turn.inputs['Rotation'].default_value = (math.pi / 2, 0, 0)
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, size / 4
    bump.invert = True
    links.new(place.outputs['Object'], turn.inputs['Vector'])
    links.new(turn.outputs['Vector'], check.inputs['Vector'])
    links.new(check.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])
    return made


def open_sack(radius, height, heap, cloth, print_file=None, seed=1, ratio=4 / 3, print_up=(0.1, 0.82)):
    """A sack whose mouth is rolled down, with a heap of `heap` material in it. Answers the function of the heap's surface:
    (across, along) of -1 to 1 to (x, y, z), for grains to lie on. `ratio` is the print's width to its height."""

    def girth(around, v):
        belly = 1 + 0.10 * math.sin(math.pi * min(1, v * 1.05)) - 0.06 * max(0, v - 0.8) * 5
        folds = 0.028 * noise.noise(Vector((math.cos(around) * 2.2 + seed * 5, math.sin(around) * 2.2, v * 1.6)))
        pleats = 0.012 * math.sin(around * 17 + 4 * v + seed) * max(0, v - 0.35) + 0.02 * math.sin(around * 9 + seed) * max(0, 0.25 - v) * 3
        return radius * (belly + 2 * folds + pleats) * (0.93 + 0.07 * min(1, v / 0.08))

    def wall(u, v):
        around = 2 * math.pi * u
        r = girth(around, v)
        return (r * math.sin(around), r * math.cos(around), v * height)

    def roll(u, v):
        around, bend = 2 * math.pi * u, 2 * math.pi * v
        thick = radius * (
            0.085 + 0.02 * noise.noise(Vector((math.cos(around) * 2, math.sin(around) * 2, seed))) + 0.006 * math.sin(around * 23)
        )
        r = girth(around, 1) + thick * 0.35 + thick * math.cos(bend)
        dip = 0.025 * radius * math.sin(around * 3 + seed) + 0.012 * radius * math.sin(around * 8)
        return (r * math.sin(around), r * math.cos(around), height - thick * 0.4 + dip + thick * 1.25 * math.sin(bend))

    def crown(x, y):
        r = min(1, math.hypot(x, y))
        lump = 0.05 * noise.noise(Vector((x * 2.2, y * 2.2, seed * 2)))
        return (x * radius * 0.99, y * radius * 0.99, height * 0.985 + radius * (0.42 * (1 - r**1.7) + lump * (1 - r)))

    def top(u, v):
        around = 2 * math.pi * u
        return crown(v * math.sin(around), v * math.cos(around))

    surface(wall, cloth, 144, 50, True)
    surface(roll, cloth, 160, 20, True)
    surface(top, heap, 96, 40, True)
    lathe([(0, 0.02), (radius * 0.93, 0.02)], cloth)
    if print_file:
        low, high = print_up
        span = ratio * (high - low) * height / (2 * math.pi * radius * 1.06)

        def patch(u, v):
            around = math.pi + 2 * math.pi * span * (0.5 - u)
            up = low + (high - low) * v
            r = girth(around, up) + 0.06
            return (r * math.sin(around), r * math.cos(around), up * height)

        surface(patch, printed(print_file, 0.8), 80, 40)
    return crown


def strewn(crown, unit, number, dice, sink=0.0, flat=18):
    """Copies of a small thing lying on the heap of an open sack."""
    places = []
    while len(places) < number:
        x, y = dice.uniform(-1, 1), dice.uniform(-1, 1)
        if math.hypot(x, y) < 0.985:
            spot = crown(x, y)
            turn = (dice.gauss(0, flat), dice.gauss(0, flat), dice.uniform(0, 360))
            places.append(placed((spot[0], spot[1], spot[2] - sink + dice.uniform(0, sink)), turn, dice.uniform(0.85, 1.12)))
    return scattered(unit, places)


def seed_of(length, width, height, made, across=7, up=5):
    """A small grain of few faces, along x."""

    def place(u, v):
        around, along = 2 * math.pi * u, math.pi * v
        return (
            -length / 2 * math.cos(along),
            width / 2 * math.sin(along) * math.cos(around),
            height / 2 * math.sin(along) * math.sin(around),
        )

    return surface(place, made, across, up, True)


def ribbed_lid(radius, height, made, at=(0, 0, 0), ribs=60, depth=0.07):
    """A screw cap with grips."""

    def place(u, v):
        around = 2 * math.pi * u
        grip = depth * max(0, math.cos(around * ribs)) if 0.08 < v < 0.86 else 0
        r = radius + grip - 0.25 * max(0, v - 0.9) * 10 * 0.4
        return (r * math.sin(around), r * math.cos(around), v * height)

    out = [surface(place, made, ribs * 6, 24, True, angle=40)]
    edge = radius - 0.1
    out.append(
        lathe(
            rounded(
                [
                    (edge, height - 0.02),
                    (edge - 0.15, height + 0.04),
                    (radius * 0.86, height + 0.04),
                    (radius * 0.84, height - 0.06),
                    (0, height - 0.06),
                ],
                0.06,
            ),
            made,
        )
    )
    return group(out, at)


def jar(profile, filling=None, full=None, label_file=None, label_span=(2, 7), label_round=1.0, clear=None, wall=0.25):
    """A clear jar of the outer `profile`, filled up to `full` with a material; its label goes round by the part `label_round`."""
    lathe(profile, clear or film(0.05), angle=50)
    if filling is not None:
        inner = [(max(0, r - wall), max(z, wall)) for r, z in profile if z <= full]
        lathe([(0, wall), *inner[1:], (inner[-1][0], full), (0, full + 0.02)], filling, angle=50)
    if label_file:
        wrapped(profile, label_file, label_span, label_round)


def packed_round(unit, radius, low, high, step, dice, depth=1.3):
    """Pieces lying against the wall of a round jar, layer on layer, and over its top."""
    places, z = [], low
    while z < high:
        number = max(6, int(2 * math.pi * radius / step))
        shift = dice.uniform(0, 360)
        for turn in range(number):
            angle = math.radians(shift + 360 * turn / number + dice.uniform(-5, 5))
            r = radius - dice.uniform(0, depth)
            places.append(
                tumbled(dice, (r * math.sin(angle), r * math.cos(angle), z + dice.uniform(-0.3, 0.3) * step), dice.uniform(0.85, 1.1))
            )
        z += step * 0.62
    for _ in range(int(3.2 * (radius / step) ** 2)):
        angle, r = dice.uniform(0, 6.28), radius * math.sqrt(dice.random())
        places.append(tumbled(dice, (r * math.sin(angle), r * math.cos(angle), high + dice.uniform(-0.3, 0.3) * step)))
    return scattered(unit, places)


def carton(width, depth, height, front, side, card='#c39a68', flap=0.42):
    """A printed carton that stands open, its front flap cut away, so that one sees what is in it."""
    inside, thick = paper(card), 0.35
    w, d = width / 2, depth / 2
    box(width, thick, height, inside, round=0.08, at=(0, -d, 0))
    box(width, thick, height, inside, round=0.08, at=(0, d, 0))
    for sign in (-1, 1):
        box(thick, depth, height, inside, round=0.08, at=(sign * w, 0, 0))
    box(width, depth, thick, inside, round=0.05)
    skin = thick / 2 + 0.02
    plate(width - 0.1, height - 0.1, printed(front, 0.6), at=(0, -d - skin, 0.05))
    plate(depth - 0.1, height - 0.1, printed(side, 0.6), at=(-w - skin, 0, 0.05), turn=(0, 0, -90))
    plate(depth - 0.1, height - 0.1, printed(side, 0.6), at=(w + skin, 0, 0.05), turn=(0, 0, 90))
    plate(width - 0.1, height - 0.1, printed(front, 0.6), at=(0, d + skin, 0.05), turn=(0, 0, 180))
    long = depth * flap
    box(width - 0.6, 0.3, long, inside, round=0.08, at=(0, d, height - 0.1), turn=(-32, 0, 0))
    for sign in (-1, 1):
        box(0.3, depth - 0.6, long, inside, round=0.08, at=(sign * w, 0, height - 0.1), turn=(0, sign * 108, 0))


def sachet(width, height, thick, front, foil, seed=1, seam=0.07):
    """A pillow pack that stands: its two ends are crimped, its middle is full."""

    def side(sign):
        def place(u, v):
            across = 2 * u - 1
            up = 2 * v - 1
            inner = max(0, 1 - abs(across) ** 5) * max(0, 1 - (min(1, abs(up) / (1 - seam))) ** 3.4)
            y = thick / 2 * inner**0.55
            y += 0.05 * thick * noise.noise(Vector((across * 3 + seed, up * 4, sign))) * (inner > 0)
            if abs(up) > 1 - seam:
                y = 0.03 + 0.03 * math.sin(across * width * 8)
            return (across * width / 2, sign * y, v * height)

        return place

    return [surface(side(-1), front, 26, 26), surface(side(1), foil, 14, 20)]


def level_bottle(outline, level, oil, shell):
    """A bottle of level cuts (`outline`: height to half width, half depth, shift) in a clear `shell`, with `oil` up to `level` in it."""

    def ring(z, around, shrink, square=3.2):
        for (z0, *a), (z1, *b) in zip(outline, outline[1:]):
            if z <= z1 or (z1, *b) == outline[-1]:
                t = 0 if z1 == z0 else min(1, max(0, (z - z0) / (z1 - z0)))
                half, deep, shift = (p + (q - p) * t for p, q in zip(a, b))
                break
        out, back = math.sin(around), math.cos(around)
        r = (abs(out / (half - shrink)) ** square + abs(back / (deep - shrink)) ** square) ** (-1 / square)
        return (shift + r * out, r * back, z)

    low, high = outline[0][0], outline[-1][0]
    surface(lambda u, v: ring(low + (high - low) * v, 2 * math.pi * u, 0), shell, 120, 120, True)
    surface(lambda u, v: ring(low + 0.15 + (level - low - 0.15) * v, 2 * math.pi * u, 0.12), oil, 120, 100, True)
    rim = [ring(level, 2 * math.pi * step / 60, 0.12) for step in range(60)]
    middle = sum((Vector(p) for p in rim), Vector()) / 60
    surface(lambda u, v: tuple(middle.lerp(Vector(ring(level, 2 * math.pi * u, 0.12)), v)), oil, 60, 4, True)
    surface(lambda u, v: tuple(Vector((0, 0, 0.02)).lerp(Vector(ring(low, 2 * math.pi * u, 0)), v)), oil, 60, 4, True)
    return ring
