"""Sports & Outdoors: football."""

import math

import bpy
from mathutils import Vector
from mathutils.kdtree import KDTree

from goods import good
from materials import bumped, material, metal, printed, rubber, shade, wood
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, letters, papered, plate, prism, rounded, sphere, surface, tube, wires


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
    """A ball about the origin whose skin sinks along `lines` until the core shows: channels of a true depth. `long` stretches its height."""
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


def ordered(ways):
    """The corners of a panel in their order round its middle."""
    middle = sum(ways, Vector()).normalized()
    side = middle.orthogonal().normalized()
    other = middle.cross(side)
    return sorted(ways, key=lambda way: math.atan2(way.dot(other), way.dot(side)))


def football(radius, white, dark, front):
    """Twelve pentagons and twenty hexagons; `front` is the material of the hexagon that looks to us."""
    gold = (1 + math.sqrt(5)) / 2
    tips = [Vector(p).normalized() for a in (-1, 1) for b in (-gold, gold) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    near = (tips[0] - min(tips[1:], key=lambda tip: (tip - tips[0]).length)).length * 1.05
    beside = {number: [tip for tip in tips if 0 < (tip - here).length < near] for number, here in enumerate(tips)}
    things = [panel(ordered([(here * 2 + tip).normalized() for tip in beside[n]]), radius, dark) for n, here in enumerate(tips)]
    done = set()
    for number, a in enumerate(tips):
        for b in beside[number]:
            for c in beside[number]:
                name = frozenset(tips.index(tip) for tip in (a, b, c))
                if b is c or (b - c).length > near or name in done:
                    continue
                done.add(name)
                corners = [(p * 2 + q).normalized() for p in (a, b, c) for q in (a, b, c) if p is not q]
                middle = sum(corners, Vector()).normalized()
                skin = front if middle.y < -0.9 and middle.z > 0 else white
                things.append(panel(ordered(corners), radius, skin))
    return [*things, sphere(radius - 0.17, material('#3a3a3c', 0.8), at=(0, 0, -(radius - 0.17)))]


@good('match-football-5', yaw=-14, pitch=14)
def match_football(look):
    mark = (
        words('KÁSÚWÁ', 300, 300, 76, '#0b5a36', 800)
        + words('SPORT', 300, 362, 50, '#0b5a36', 800, spacing=8)
        + words('SIZE 5', 300, 420, 26, '#3a3a3c', 400)
        + '<path d="M240 200 L300 150 L360 200 L300 228 Z" fill="#d9a521"/>'
    )
    grain = 0.12
    white = bumped(material('#f4f3ee', 0.36, clear=0.35), 0.12, grain)
    dark = bumped(material('#14663f', 0.36, clear=0.35), 0.12, grain)
    front = bumped(printed(svg(mark, 600, 600, '#f4f3ee'), 0.36, clear=0.35), 0.12, grain)
    group(football(11, white, dark, front), at=(0, 0, 11), turn=(16, -6, 0))


def garment(top, width, deep, cloth, trim, height, shoulder, steps=72, up=40):
    """A hollow shirt without sleeves: two halves that meet at the sides and on the shoulders. `top(u, front)` is how high each
    column of cloth reaches; above the armpits (`shoulder`) the body grows thinner until the halves meet."""

    def half(front):
        side = -1 if front else 1

        def place(u, v):
            around = math.pi * u
            z = v * top(u, front)
            x = -math.cos(around) * width(z) / 2
            thin = math.sqrt(max(0.0, 1 - (max(0, z - shoulder) / (height - shoulder)) ** 2))
            fold = 0.35 * math.sin(9 * u + 0.10 * z + side) * (1 - z / height) + 0.25 * math.sin(23 * u + 0.2 * z) * math.exp(-z / 15)
            y = side * (deep * math.sin(around) * (thin * 0.95 + 0.02) + fold * math.sin(around))
            return (x, y, z)

        return place

    things = []
    for front in (True, False):
        place = half(front)
        sheet = surface(place, cloth, steps, up, thickness=0.12)
        rim = [place(step / 60, 1) for step in range(61)]
        hem = [place(step / 60, 0.004) for step in range(61)]
        things += [papered(sheet, 60, 75), tube(rim, 0.42, trim, smooth=False), tube(hem, 0.22, trim, smooth=False)]
    return things


@good('green-training-jersey', yaw=-16, pitch=8)
def running_vest(look):
    green, gold = '#0e7a45', '#f0b41e'
    picture = svg(
        f'<rect width="1200" height="1500" fill="{green}"/>'
        + ''.join(f'<rect x="{x}" width="26" height="1500" fill="#0c6d3d"/>' for x in range(0, 1200, 52))
        + f'<path d="M0 700 L600 890 L1200 700 V790 L600 980 L0 790Z" fill="{gold}"/><path d="M0 815 L600 1005 L1200 815 V835 L600 1025 L0 835Z" fill="#f7f3e4"/>'
        + words('KÁSÚWÁ', 775, 560, 46, gold, 800, spacing=2)
        + words('SPORT', 775, 600, 30, '#f7f3e4', 700, spacing=6)
        + f'<path d="M385 520 h90 v60 q0 45 -45 60 q-45 -15 -45 -60z" fill="{gold}"/><path d="M410 575 l20 -32 20 32 -20 36z" fill="{green}"/>',
        1200,
        1500,
    )

    def top(u, front):
        side = abs(-math.cos(math.pi * u))
        arm = 44 + 24 * min(1, max(0, (1 - side) / 0.30)) ** 0.55
        neck = (49 if front else 63) + (70 - (49 if front else 63)) * min(1, side / 0.36) ** 2.2
        return min(arm, neck, 68)

    def width(z):
        waist = 46 + 3 * math.cos((z - 4) / 40 * math.pi * 2)
        return waist * (1 - 0.14 * max(0, (z - 42) / 26))

    cloth = bumped(printed(picture, 0.75, sheen=0.25), 0.2, 0.18)
    garment(top, width, 11, cloth, material(gold, 0.75), 69, 44)


@good('team-shorts', yaw=-20, pitch=10)
def team_shorts(look):
    color = look.color or '#1f8a4c'
    cloth = bumped(material(color, 0.7, sheen=0.3), 0.12, 0.15)
    band = bumped(material(shade(color, 0.86), 0.8), 0.3, 0.3)
    white = material('#f3f1ea', 0.7)
    crotch, height = 15, 42

    def leg(side):
        def place(u, v):
            a, z = 2 * math.pi * u, v * height
            below = max(0.0, (crotch + 3 - z) / crotch)
            inner = 0.15 + 3.2 * below**1.3
            outer = 16.5 + 4.2 * (1 - v) ** 0.8 + (1.2 * math.sin(v * 3.1))
            middle, half = (inner + outer) / 2, (outer - inner) / 2
            c, s = math.cos(a), math.sin(a)
            squeeze = 0.32 + 0.30 * min(1, below * 1.5) if c < 0 else 0.85
            deep = 9.5 + 1.8 * (1 - v)
            fold = 0.45 * math.sin(5 * a + z * 0.12 + side) * (1 - v) + 0.2 * math.sin(13 * a + z * 0.3) * (1 - v)
            y = math.copysign(abs(s) ** squeeze, s) * (deep + fold)
            return (side * (middle + half * c * (1 if c > 0 else 1)), y, z)

        skin = surface(place, cloth, 96, 40, True, thickness=0.12)
        stripe = [
            surface(
                lambda u, v, place=place, q=q: tuple(p * k for p, k in zip(place(0.985 + q + 0.014 * u, v), (1.012, 1.012, 1))),
                white,
                4,
                40,
            )
            for q in (-0.02, 0.012)
        ]
        hem = tube([place(step / 60, 0.03) for step in range(61)], 0.12, white, smooth=False)
        return [skin, *stripe, hem]

    leg(-1), leg(1)

    def waist(u, v):
        a = 2 * math.pi * u
        pleat = 0.16 * math.sin(70 * a) * math.sin(math.pi * v)
        c, s = math.cos(a), math.sin(a)
        x, y = math.copysign(abs(c) ** 0.75, c) * (17.4 + pleat), math.copysign(abs(s) ** 0.75, s) * (9.7 + pleat)
        return (x, y, height - 2 + v * 4.2)

    surface(waist, band, 420, 10, True, thickness=0.25)
    for side in (-1, 1):
        path = [
            (side * 0.8, -10.0, height),
            (side * 1.1, -10.7, height - 1.5),
            (side * 1.5, -10.9, height - 6),
            (side * 1.9, -11.2, height - 11),
        ]
        tube(path, 0.22, white)
        cylinder(0.3, 1.2, white, at=(side * 1.9, -11.2, height - 12), round=0.1)
    letters('KÁSÚWÁ', 1.5, white, at=(11, -11.9, 9), turn=(0, 0, 8), deep=0.03)
    tube([(-14.5, -9.9, height - 4), (-15.6, -9.3, height - 14)], 0.18, metal('#b9bcc0'), smooth=False)


def outline_of(points, steps=10):
    """A closed smooth line through `points` (x, y), for soles and plates."""
    out, count = [], len(points)
    for at in range(count):
        a, b, c, d = (Vector(points[(at + step) % count]) for step in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            out.append(tuple((2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3) / 2))
    return out


# A right foot of 28 cm seen from above, toe towards -y, from the heel's middle round the outer side.
SOLE = [
    (0, 13.6),
    (3.1, 12.2),
    (3.5, 7),
    (3.2, 1),
    (4.4, -5),
    (4.3, -9.5),
    (2.2, -13),
    (-1, -14),
    (-3.6, -11.5),
    (-4.4, -7),
    (-3.4, -1),
    (-2.9, 6),
    (-2.8, 11.5),
]


def shoe(upper, sole, lining, collar=8.5, side=1, lift=0.0, thick=1.4, opening=(2.7, 4.6, 6.2), tongue=None, lace=None):
    """A shoe on its sole, toe towards -y: each column of the upper rises from the sole's rim to the rim of the opening,
    quickly over the toes, straight at the heel. `opening` is its half width, half length and middle. Answers its things."""
    rim = [(x * side, y) for x, y in outline_of(SOLE, 8)]
    count = len(rim)
    wide, deep, middle = opening

    def place(u, v):
        x, y = rim[round(u * count) % count]
        around = math.atan2(x * side / wide, (y - middle) / deep * 0.75)
        top_x, top_y = math.sin(around) * wide * side, middle + math.cos(around) * deep
        front = max(0.0, min(1.0, (6 - y) / 12))
        tall = collar - 1.0 * math.sin(max(0.0, min(1.0, (12 - y) / 12)) * math.pi) ** 2 * 0.8 + (0.7 * front if top_y < 4 else 0)
        t = v ** (1 + 0.25 * front)
        swell = 1 + 0.10 * math.sin(math.pi * min(1, v * 1.6)) * (1 - front * 0.2)
        px, py = x + (top_x - x) * t, y + (top_y - y) * t
        px *= swell
        z = tall * (v ** (0.62 - 0.1 * front))
        return (px, py, lift + thick + z - 0.3)

    body = surface(place, upper, count, 28, True, thickness=0.3)
    edge = tube([place(step / count, 1) for step in range(0, count, 3)], 0.38, lining, closed=True)
    welt = tube([place(step / count, 0.015) for step in range(0, count, 2)], 0.16, lining, closed=True)
    grown = [(x * 1.07, y * 1.03) for x, y in rim]
    base = prism(grown, thick, sole, round=0.35, at=(0, 0, lift + thick / 2), turn=(-90, 0, 0))
    inside = surface(
        lambda u, v: (math.sin(2 * math.pi * u) * wide * v, middle + math.cos(2 * math.pi * u) * deep * v, lift + thick + 1.2),
        material('#2a2724', 0.9),
        32,
        4,
        True,
    )
    things = [body, edge, welt, base, inside]
    bridge = [
        (y, lift + thick + z)
        for y, z in ((2.2, collar + 0.1), (0.2, collar - 1.1), (-1.8, collar - 2.2), (-3.8, collar - 3.3), (-5.6, collar - 4.2))
    ]
    if tongue is not None:
        things.append(blob(4.6, 1.1, 9.5, tongue, at=(0, -4.9, lift + thick + collar - 4.9), turn=(-50, 0, 0), squareness=0.35))
    if lace is not None:
        for number, (y, z) in enumerate(bridge):
            wide_here = 2.1 - 0.12 * number
            for swap in (-1, 1):
                path = [
                    (-wide_here * swap, y, z - 0.1),
                    (-wide_here * swap * 0.4, y - 0.3, z + 0.75),
                    (wide_here * swap * 0.4, y - 0.8, z + 0.6),
                    (wide_here * swap, y - 1.3, z - 0.6),
                ]
                things.append(tube(path, 0.22, lace))
        for swap in (-1, 1):
            loop = [
                (0, 1.9, lift + thick + collar + 0.5),
                (swap * 1.8, 1.4, lift + thick + collar + 1.4),
                (swap * 3.6, 0.2, lift + thick + collar + 0.2),
                (swap * 2.9, -0.6, lift + thick + collar - 0.6),
                (swap * 1.0, 1.0, lift + thick + collar + 0.2),
                (0, 1.7, lift + thick + collar + 0.4),
            ]
            things.append(tube(loop, 0.2, lace))
    return things


@good('turf-boots', yaw=-52, pitch=20)
def turf_boots(look):
    color = look.color or '#f26b1d'
    dark = color < '#555555'
    upper = bumped(material(color, 0.42, clear=0.25), 0.16, 0.4)
    contrast = material('#f2efe8' if dark else '#1d1d22', 0.5)
    sole = rubber('#1f1f22' if not dark else '#d8d4cb')
    lace = material('#f4f1ea' if not dark else '#f26b1d', 0.8)
    for side in (1, -1):
        things = shoe(
            upper, sole, material('#1b1b1e', 0.8), 7.6, side, lift=1.0, thick=1.1, tongue=material(shade(color, 0.8), 0.7), lace=lace
        )
        studs = [
            (x * side * 0.86, y)
            for x, y in (
                (-2.4, -11),
                (0, -12),
                (2.2, -10),
                (-3.3, -8),
                (3.5, -7),
                (-1, -8.5),
                (1.4, -8),
                (-3.2, -4.5),
                (3.2, -4),
                (0, -5),
                (-2.4, 4),
                (2.6, 4),
                (-2, 8),
                (2.6, 8),
                (-1.8, 11.5),
                (1.8, 11.5),
            )
        ]
        for x, y in studs:
            things.append(cylinder(0.55, 1.2, sole, at=(x, y, 0), round=0.15, top=0.75))
        for out in (-1, 1):
            for number in range(3):
                y = 2.0 - number * 2.3
                path = [
                    (out * (3.55 + 0.18 * number), y + 1.2, 2.9),
                    (out * (3.3 + 0.2 * number), y, 4.6),
                    (out * (2.55 + 0.08 * number), y - 1.4, 6.4 - 0.5 * number),
                ]
                things.append(tube(path, [0.34, 0.4, 0.3], contrast))
        group(things, at=(side * 6.2, 0.8 * side, 0), turn=(0, 0, -4 * side))


@good('goal-posts-pair', yaw=-26, pitch=13)
def practice_goal(look):
    pole = material('#f2f2ef', 0.35, clear=0.6)
    red = material('#c8342b', 0.4)
    net = material('#f7f7f2', 0.8)
    w, h, d, top = 90, 120, 65, 16
    for x in (-w, w):
        tube([(x, 0, 2), (x, 0, h)], 2.0, pole)
        tube([(x, 0, h), (x, top, h), (x, d, 2)], 1.3, pole, smooth=False)
        tube([(x, 0, 2), (x, d, 2)], 1.3, pole)
        for y in (0, d):
            sphere(2.5, red, at=(x, y, 0))
        box(5.4, 5.4, 7, red, round=1.2, at=(x, 0, h - 4))
        box(4.8, 4.8, 6, red, round=1.2, at=(x, 0, 58))
    tube([(-w, 0, h), (w, 0, h)], 2.0, pole)
    tube([(-w, d, 2), (w, d, 2)], 1.3, pole)
    tube([(-w, top, h), (w, top, h)], 1.0, pole)

    def back(x, t):
        """A point of the net's back, t from the bar down: it hangs slack between its frame."""
        sag = 3.5 * math.sin(math.pi * (x + w) / 2 / w) * math.sin(math.pi * min(1, t * 1.1))
        if t < 0.13:
            return (x, top * t / 0.13, h - sag * 0.6)
        part = (t - 0.13) / 0.87
        return (x, top + (d - top) * part + sag, h - (h - 2) * part - sag * 0.4)

    down = [[back(-w + 9 * n, t / 24) for t in range(25)] for n in range(21)]
    across = [[back(-w + 4.5 * n, t / 16) for n in range(41)] for t in range(17)]
    sides = []
    for x in (-w, w):
        for n in range(1, 12):
            z = h * n / 12
            deep = top + (d - top) * (1 - z / h)
            sides.append([(x, deep * k / 8, z + 1.5 * math.sin(math.pi * k / 8) * -1) for k in range(9)])
        for n in range(1, 8):
            y = d * n / 8
            high = h if y < top else h * (d - y) / (d - top)
            sides.append([(x, y, 2), (x, y, max(3, high))])
    wires([*down, *across, *sides], 0.32, net)


@good('league-trophy', yaw=-14, pitch=9)
def league_trophy(look):
    gold = metal('#dcaa3a', 0.16)
    dark = wood('#5a2f1a', 0.3, 'x', 0.5)
    box(15, 15, 2.2, dark, round=0.4)
    box(12.4, 12.4, 6.6, dark, round=0.3, at=(0, 0, 2.2))
    box(14, 14, 1.0, dark, round=0.4, at=(0, 0, 8.8))
    plaque = svg(
        '<rect x="14" y="14" width="772" height="372" rx="10" fill="none" stroke="#5a3c08" stroke-width="5"/>'
        + words('CHAMPIONS', 400, 160, 96, '#4a3006', 800, family='DejaVu Serif')
        + words('Street League · Èkó', 400, 240, 50, '#4a3006', 400, family='DejaVu Serif')
        + words('2026', 400, 325, 62, '#4a3006', 700, family='DejaVu Serif'),
        800,
        400,
        '#e3bd5c',
    )
    box(9.4, 0.2, 4.8, metal('#e0b34a', 0.2), round=0.08, at=(0, -6.2, 3.1))
    plate(9.2, 4.6, printed(plaque, 0.3, clear=0.5), at=(0, -6.32, 3.2))
    cup = [
        (0, 9.8),
        (4.6, 9.8),
        (4.7, 10.4),
        (3.6, 11.2),
        (1.7, 12.6),
        (1.2, 14.6),
        (1.9, 15.6),
        (1.9, 16.3),
        (1.1, 17.2),
        (1.3, 18.6),
        (3.0, 20.0),
        (5.6, 22.6),
        (7.0, 26.4),
        (7.4, 30),
        (7.3, 33),
        (7.8, 35.2),
        (8.3, 35.6),
        (8.2, 36.0),
        (7.7, 35.8),
        (7.0, 33),
        (7.0, 30),
        (6.5, 26.5),
        (4.8, 23),
        (0, 21.5),
    ]
    lathe(rounded(cup, 0.5, 4), gold, angle=60)
    for height in (24.9, 33.6):
        radius = 6.55 if height < 30 else 7.42
        lathe(
            [(radius - 0.2, height - 0.3), (radius + 0.16, height - 0.15), (radius + 0.16, height + 0.15), (radius - 0.2, height + 0.3)],
            gold,
        )
    for side in (-1, 1):
        path = [
            (7.2, 0, 33.2),
            (10.2, 0, 35.2),
            (12.4, 0, 33.0),
            (11.6, 0, 29.4),
            (8.8, 0, 26.6),
            (7.2, 0, 24.6),
            (6.4, 0, 24.2),
            (5.9, 0, 23.6),
        ]
        tube([(x * side, y, z) for x, y, z in path], [0.5, 0.6, 0.65, 0.65, 0.6, 0.5, 0.45, 0.4], gold)
    star = [
        (math.sin(math.pi * n / 5) * (2.3 if n % 2 == 0 else 1.0), 29.4 + math.cos(math.pi * n / 5) * (2.3 if n % 2 == 0 else 1.0))
        for n in range(10)
    ]
    prism(star, 0.6, metal('#f0c864', 0.2), round=0.2, at=(0, -7.3, 0))
