"""Sports & Outdoors: ball games and racket sports."""

import math

from mathutils import Vector

from goods import good
from goods.shared.hardware import straight_at
from goods.sports.ball_making import circle, curved_word, panel, seamed, tennis_line
from materials import bumped, material, metal, printed, rubber, steel, weave, wood
from prints import svg, words
from shapes import box, closed_curve, group, laid, lathe, letters, plate, prism, rounded, sphere, surface, tube, wires

INK = '#1c1c20'


@good('street-basketball', yaw=-10, pitch=12)
def street_basketball(_look):
    skin = bumped(material('#c4551e', 0.62), 0.55, 0.16, 1)
    wave = [Vector((way.x, way.z, way.y)) for way in tennis_line(0.70)]
    lines = [circle((0, 0, 1), 90), circle((1, 0, 0), 90), wave]
    things = seamed(12.1, skin, rubber('#1a1816'), lines, width=0.34, depth=0.42, fine=260)
    ink = material('#1a1816', 0.6)
    bend = [curved_word('KÁSÚWÁ', 12.14, 1.75, ink, 5.2, 24), curved_word('SIZE 7', 12.14, 0.9, ink, 2.9, 24)]
    group([*things, *bend], at=(0, 0, 12.1), turn=(10, 14, 0))


@good('soft-volleyball', yaw=-18, pitch=14)
def soft_volleyball(_look):
    hues = {0: '#f5f1e6', 1: '#f0b81f', 2: '#1d5fae'}
    skins = {number: bumped(material(color, 0.5), 0.15, 0.1) for number, color in hues.items()}
    things = []
    for side, (out, along) in enumerate(((0, 1), (0, 1), (1, 2), (1, 2), (2, 0), (2, 0))):
        sign = 1 if side % 2 else -1
        across = 3 - out - along
        for strip in range(3):
            low, high = math.tan(math.pi / 4 * (strip * 2 / 3 - 1)), math.tan(math.pi / 4 * ((strip + 1) * 2 / 3 - 1))
            corners = []
            for a, b in ((-1, low), (1, low), (1, high), (-1, high)):
                spot = [0.0, 0.0, 0.0]
                spot[out], spot[along], spot[across] = sign, a, b
                corners.append(Vector(spot).normalized())
            hue = 0 if strip == 1 else 1 + (side + (strip > 1)) % 2
            things.append(panel(corners, 10.5, skins[hue], 0.05, 0.25, 0.5))
    things.append(sphere(10.3, material('#4a4238', 0.8), at=(0, 0, -10.3)))
    things.append(curved_word('KÁSÚWÁ', 10.53, 1.5, material('#1d3f77', 0.5), 0, 0))
    group(things, at=(0, 0, 10.5), turn=(14, 16, 8))


@good('rugby-ball', yaw=-28, pitch=16)
def rugby_ball(_look):
    green, gold = '#0f6b3f', '#e3a81e'
    half = (
        f'<path d="M0 0H600V150Q300 200 0 150Z" fill="{green}"/><path d="M0 600H600V450Q300 400 0 450Z" fill="{green}"/>'
        f'<path d="M0 152Q300 202 600 152V172Q300 222 0 172Z" fill="{gold}"/>'
        f'<path d="M0 448Q300 398 600 448V428Q300 378 0 428Z" fill="{gold}"/>'
    )
    mark = ''.join(
        f'<g transform="translate({x} 300) rotate(-90)">{words("KÁSÚWÁ", 0, -4, 30, INK, 800)}{words("GRIP 5", 0, 30, 22, green, 700)}</g>'
        for x in (0, 150, 300, 450, 600)
    )
    picture = svg(half + mark, 600, 600, '#f3f1ea')
    skin = bumped(printed(picture, 0.55), 0.5, 0.22, 1)
    seams = [circle((1, 1, 0), 90), circle((1, -1, 0), 90)]
    ball = seamed(9.5, skin, material('#2b2b2b', 0.8), seams, 0.2, 0.2, long=1.48)
    group(ball, at=(0, 0, 9.4), turn=(0, 90, 0))


def racket(head, middle, frame, thick, string, every, shaft, throat, grip, color):
    """A racket that stands on its grip's end, front to -y: `head` is (width, height), `middle` the height of the head's middle,
    `shaft` where the throat begins, `throat` how wide it is, `grip` the grip's length."""
    w, h = head
    rim = [(w / 2 * math.sin(2 * math.pi * n / 72), 0, middle + h / 2 * math.cos(2 * math.pi * n / 72)) for n in range(72)]
    things = [tube(rim, thick, frame, closed=True), tube(rim, thick * 0.55, color, at=(0, -thick * 0.62, 0), closed=True)]
    lines = []
    for axis, (size, other) in enumerate(((w, h), (h, w))):
        count = int(size / every) // 2
        for n in range(-count, count + 1):
            at = n * every
            if abs(at) >= size / 2 - 0.3:
                continue
            reach = other / 2 * math.sqrt(1 - (2 * at / size) ** 2)
            ends = ((at, -reach), (at, reach)) if axis == 0 else ((-reach, at), (reach, at))
            lines.append([(x, 0.06 * (1 if axis else -1), middle + z) for x, z in ends])
    things.append(wires(lines, 0.07, string))
    low = middle - h / 2
    if throat:
        for side in (-1, 1):
            path = [
                (side * throat, 0, low + h * 0.13),
                (side * throat * 0.72, 0, low - 2),
                (side * 1.1, 0, shaft + 2),
                (side * 0.9, 0, shaft - 2),
            ]
            things.append(tube(path, thick * 0.95, frame))
    else:
        things.append(tube([(0, 0, grip - 1), (0, 0, low)], 0.36, steel()))
        things.append(box(1.8, 1.1, 2.6, frame, round=0.4, at=(0, 0, low - 1.6)))
    return things


def handle(length, radius, color, flat=1.0):
    """A grip wound with tape that overlaps at each turn."""
    body = [(radius * 1.12, 0), (radius * 1.12, 1.2)]
    turns = int(length / 1.7)
    for n in range(turns):
        low = 1.3 + (length - 1.6) * n / turns
        high = 1.3 + (length - 1.6) * (n + 1) / turns
        body += [(radius * 1.0, low + 0.02), (radius * 1.03, high - 0.1)]
    core = lathe([(0, 0), *rounded(body, 0.12, 3), (radius * 0.8, length), (0, length)], bumped(material(color, 0.75), 0.2, 0.15), angle=60)
    core.scale = (1, flat, 1)
    return core


def tennis_ball():
    fuzz = bumped(material('#d6e23a', 0.95, sheen=1.0), 0.9, 0.14)
    return seamed(3.3, fuzz, material('#f4f4ea', 0.7), [tennis_line()], 0.16, 0.16, fine=150)


@good('tennis-racket-set', yaw=0, pitch=58)
def tennis_set(_look):
    frame, accent = material('#1d1e24', 0.3, clear=0.8), material('#d9452b', 0.35, clear=0.8)
    things = racket((25.5, 33.5), 51.5, frame, 1.05, material('#f1e9c9', 0.5), 1.55, 21, 7.6, 18, accent)
    things += [handle(19.5, 1.65, '#17171a', 0.86), box(2.6, 2.1, 4, frame, round=0.6, at=(0, 0, 19))]
    laid(things, 38, at=(26, -12, 4.2))
    cover = [
        (0, 0),
        (5, 0),
        (6.2, 8),
        (14, 18),
        (16.3, 32),
        (14, 46),
        (7, 52.5),
        (0, 53.5),
        (-7, 52.5),
        (-14, 46),
        (-16.3, 32),
        (-14, 18),
        (-6.2, 8),
        (-5, 0),
    ]
    cloth = weave('#22335e', 0.14)
    bag = [prism(cover, 3.2, cloth, round=1.4)]
    bag.append(tube([(x * 0.955, -1.0, z * 0.965 + 0.9) for x, z in cover], 0.16, material('#d9452b', 0.7), closed=True))
    bag.append(letters('KÁSÚWÁ', 5.0, material('#f3efe4', 0.7), at=(0, -1.66, 33), deep=0.02))
    bag.append(letters('TENNIS', 2.4, material('#e0593f', 0.7), at=(0, -1.66, 28.6), deep=0.02))
    bag.append(tube([(-10, 0.5, 12), (-20, 0, 22), (-20.5, 0, 36), (-14, 0.5, 45)], 0.7, material('#1b2748', 0.8)))
    laid(bag, -12, at=(-19, -24, 1.6))
    for at, turn in (((-21, -31, 3.3), (20, 10, 40)), ((-12.6, -34, 3.3), (70, 30, 0)), ((-4.5, -30.5, 3.3), (10, 60, 80))):
        group(tennis_ball(), at=at, turn=turn)


def shuttle():
    """A feather shuttlecock standing on its feathers' tips, cork up."""
    cork, white = material('#f2eee2', 0.7), material('#fdfcf8', 0.75, sheen=0.3)
    things = [lathe(rounded([(0, 8.5), (1.0, 8.3), (1.35, 7.4), (1.35, 6.0), (0, 6.0)], 0.4), cork)]
    things.append(lathe([(1.37, 6.15), (1.4, 6.15), (1.4, 6.85), (1.37, 6.85)], material('#1f7a46', 0.5)))
    quills = []
    for n in range(16):
        a = 2 * math.pi * n / 16

        def place(u, v, a=a):
            z = 3.9 * (1 - v)
            out = 1.9 + 1.4 * v
            wide = 0.68 * (0.25 + 0.75 * min(1, v / 0.25)) * (1 - 0.75 * max(0, (v - 0.8) / 0.2) ** 2)
            across = (u - 0.5) * 2 * wide
            twist = across * 0.3
            return ((out + twist) * math.cos(a) - across * math.sin(a), (out + twist) * math.sin(a) + across * math.cos(a), z)

        things.append(surface(place, white, 4, 16, thickness=0.04))
        quills.append([((1.05 + 2.2 * t) * math.cos(a), (1.05 + 2.2 * t) * math.sin(a), 6.2 * (1 - t)) for t in (0, 0.35, 0.95)])
    things.append(wires(quills, 0.07, material('#efe9d8', 0.6)))
    for high, radius in ((4.5, 1.68), (3.6, 2.0)):
        ring = [(radius * math.cos(2 * math.pi * n / 32), radius * math.sin(2 * math.pi * n / 32), high) for n in range(32)]
        things.append(tube(ring, 0.09, material('#c8322b', 0.6), closed=True))
    return things


@good('badminton-pair', yaw=0, pitch=62)
def badminton_set(_look):
    bag = [
        (-5, 0),
        (5, 0),
        (6, 8),
        (6.4, 26),
        (11.5, 36),
        (13.4, 47),
        (12, 58),
        (7, 65),
        (0, 67),
        (-7, 65),
        (-12, 58),
        (-13.4, 47),
        (-11.5, 36),
        (-6.4, 26),
        (-6, 8),
    ]
    cloth, gold = weave('#1d2c5e', 0.2), material('#e7b33a', 0.6)
    case = closed_curve(bag, 6)
    things = [prism(case, 3.4, cloth, round=1.5)]
    things.append(tube([(x * 0.95, -1.2, z * 0.965 + 1.1) for x, z in case], 0.22, metal('#c9ccd1', 0.4), closed=True))
    things += [letters('KÁSÚWÁ', 4.4, material('#f3efe4', 0.6), at=(0, -1.72, 49), deep=0.02)]
    things += [letters('BADMINTON', 2.5, gold, at=(0, -1.72, 44.4), deep=0.02)]
    things += [
        box(1.1, 0.5, 2.6, gold, 0.2, (5.6, -1.5, 10)),
        tube([(-5.6, 0, 12), (-13, 0.4, 22), (-14, 0.4, 34), (-11, 0, 42)], 0.8, gold),
    ]
    laid(things, 3, at=(-25, -33, 1.7))
    for spin, at, color in ((-4, (-1, -34, 1.5), '#c8322b'), (-17, (16, -33, 1.5), '#1f56b8')):
        lack = material(color, 0.3, clear=0.9)
        things = racket((20.5, 25.5), 53, lack, 0.62, material('#3b3f47', 0.5), 1.3, 0, 0, 17, material('#f3efe6', 0.4))
        things.append(handle(17, 1.4, '#26262a'))
        laid(things, spin, at=at)
    for at, turn in (((13, -13, 2.9), (104, 0, 200)), ((8, -27, 0), (0, 0, 0)), ((15, -2, 2.9), (104, 0, 130))):
        group(shuttle(), at=at, turn=turn)


@good('table-tennis-bats', yaw=-8, pitch=52)
def table_tennis(_look):
    ply = wood('#d9b27a', 0.45, 'z', 0.4)
    outline = [(7.5 * math.cos(a), 17.6 + 7.9 * math.sin(a)) for a in (math.radians(-62 + 304 * n / 60) for n in range(61))]
    outline += [(-1.6, 9.2), (-1.45, 8), (1.45, 8), (1.6, 9.2)]
    places = (((-8.0, -8, 1.5), 14, '#c22a2a'), ((8.5, -9.5, 1.5), -20, '#1b1b1e'))
    for at, spin, color in places:
        skin = bumped(material(color, 0.5), 0.1, 0.12)
        pad = [(x, z) for x, z in outline[:61] if z > 11.2]
        things = [
            prism(outline, 0.65, ply, round=0.1),
            prism(pad, 1.1, skin, round=0.08),
            tube([(x, 0, z) for x, z in outline[:61]], 0.4, material('#20406e', 0.5), smooth=False),
        ]
        for y in (-0.75, 0.75):
            grip = [(-1.75, 0), (1.75, 0), (1.3, 5), (1.4, 9.4), (-1.4, 9.4), (-1.3, 5)]
            things.append(prism(grip, 0.95, wood('#b9763a', 0.4, 'z', 0.3), round=0.4, at=(0, y, 0)))
        things.append(letters('KÁSÚWÁ', 0.62, material('#f7e9cf', 0.5), at=(0, -1.235, 5), turn=(0, 90, 0), deep=0.01))
        laid(things, spin, at=at)
    white, orange = material('#f6f4ee', 0.4, skin=0.15), material('#f28b1e', 0.4, skin=0.15)
    for n, (x, y) in enumerate(((-3.6, -7.5), (0.9, -9.8), (4.2, -6.0), (0.4, -5.2), (-1.7, -12.2), (5.4, -11.2))):
        sphere(2.0, orange if n % 2 else white, at=(x, y, 0))


@good('cricket-bat-kit', yaw=0, pitch=52)
def cricket_bat(_look):
    willow = wood('#e3c58d', 0.4, 'z', 1.2)
    faces = [
        (0, 0, 9.0, 2.2),
        (0.5, 0, 9.6, 3.0),
        (14, 0, 9.9, 4.4),
        (30, 0, 9.7, 3.6),
        (42, 0, 9.2, 2.8),
        (46.5, 0, 7.4, 2.8),
        (49.5, 0, 4.2, 2.9),
        (51, 0, 3.0, 2.9),
    ]

    def blade(u, v):
        a = 2 * math.pi * u
        z, _, wide, deep = straight_at(faces, v)
        c, s = math.cos(a), math.sin(a)
        x = math.copysign(abs(c) ** 0.45, c) * wide / 2
        y = -1.0 * abs(s) ** 0.3 if s < 0 else (deep - 1.0) * s**1.3
        return (x, y, z)

    things = [
        surface(blade, willow, 96, 84, True),
        surface(lambda u, v: tuple(p * (v if k < 2 else 1) for k, p in enumerate(blade(u, 0))), willow, 96, 3, True),
    ]
    grip = (
        [(0, 50), (1.65, 50), (1.7, 51)]
        + [(1.72 + (0.12 if n % 2 else 0), 51.5 + n * 0.62) for n in range(38)]
        + [(1.7, 75.2), (1.2, 75.8), (0, 75.8)]
    )
    things.append(lathe(grip, rubber('#1f6e43'), angle=50))
    mark = svg(
        '<path d="M120 900 L300 60 L480 900 Z" fill="#0f6b3f"/><path d="M180 900 L300 330 L420 900Z" fill="#efb428"/>'
        + '<g transform="translate(300 1260) rotate(-90)">'
        + words('KÁSÚWÁ', 0, 40, 190, INK, 800)
        + '</g>'
        + words('JUNIOR', 300, 1690, 92, '#8c1f1f', 800)
        + words('SIZE 5', 300, 1790, 76, INK, 700),
        600,
        1900,
        '#e6cc9b',
    )
    things.append(plate(7.4, 23.4, printed(mark, 0.45), at=(0, -1.03, 16)))
    laid(things, 42, at=(25, -28, 1.8))
    red = material('#a81f1f', 0.35, clear=0.5)
    ball = seamed(3.55, red, material('#5c0f10', 0.7), [circle((0, 0, 1), 90)], 0.12, 0.07, fine=140)
    stitch = material('#f2ead6', 0.8)
    rows = []
    for level in (-0.62, -0.36, 0.36, 0.62):
        flat = math.sqrt(3.57**2 - level**2)
        for n in range(64):
            a = 2 * math.pi * n / 64
            rows.append([(flat * math.cos(a + k), flat * math.sin(a + k), level + 0.1 * side) for k, side in ((0, -1), (0.05, 1))])
    group([*ball, wires(rows, 0.055, stitch)], at=(12, -24, 3.55), turn=(62, 24, 0))
