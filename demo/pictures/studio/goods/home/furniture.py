"""Home & Kitchen: furniture."""

import math

from mathutils import Vector, noise

from goods import good
from materials import brass, lamp, material, metal, plastic, printed, rubber, weave, wood
from prints import svg, words
from shapes import box, copies, cylinder, group, lathe, plate, prism, rounded, rounded_rectangle, sphere, surface, tube


def lumps(x, y, size, seed=0.0):
    """A soft unevenness of -1 to 1, as cloth over foam has it."""
    return noise.noise(Vector((x / size, y / size, seed)))


def cushion(width, depth, height, cloth, at=(0, 0, 0), turn=(0, 0, 0), dome=0.12, edge=0.55, pipe=0.45, seed=0.0):
    """A box cushion with a piped seam round its middle, lying on `at`; its top swells by `dome` of its height."""
    half, things = height / 2, []

    def spot(u, v):
        across, along = math.sin(math.pi * (u - 0.5)), math.sin(math.pi * (v - 0.5))
        level = max(abs(across), abs(along), 1e-6)
        squeeze = level / (abs(across) ** 9 + abs(along) ** 9) ** (1 / 9) if level > 1e-5 else 1
        return across * squeeze, along * squeeze, level

    def side(up):
        def place(u, v):
            x, y, level = spot(u, v)
            inner = min(1, (1 - level) * min(width, depth) / 2 / (edge * height))
            rise = half * (1 - (1 - inner) ** 2.6) ** (1 / 2.6) + dome * height * (1 - x * x) * (1 - y * y)
            rise += 0.025 * height * lumps(x * width, y * depth, 11, seed) * inner
            return (x * width / 2, y * depth / 2, half + up * rise)

        return place

    things += [surface(side(up), cloth, 56, 56) for up in (1, -1)]
    ring = []
    for step in range(96):
        angle = 2 * math.pi * step / 96
        c, s = math.cos(angle), math.sin(angle)
        far = 1 / (abs(c) ** 9 + abs(s) ** 9) ** (1 / 9)
        ring.append((c * far * width / 2, s * far * depth / 2, half))
    if pipe:
        things.append(tube(ring, pipe, cloth, closed=True))
    return group(things, at, turn)


def pillow(width, height, thick, cloth, at=(0, 0, 0), turn=(0, 0, 0), pinch=0.07, seam=0.25, tiles=(1, 1), seed=0.0, edge=None):
    """A soft pillow that lies on `at`: drawn-in sides, pointed corners, creases that run from the corners."""
    things = []

    def side(up):
        def place(u, v):
            x, y = math.sin(math.pi * (u - 0.5)), math.sin(math.pi * (v - 0.5))
            swell = ((1 - x * x) * (1 - y * y)) ** 0.36
            crease = 0.05 * math.sin(9 * (abs(x) - abs(y)) + seed) * max(0, abs(x * y) - 0.15) + 0.05 * lumps(x, y, 0.45, seed + up)
            wide, tall = 1 - pinch * (1 - y * y), 1 - pinch * (1 - x * x)
            return (x * wide * width / 2, y * tall * height / 2, thick / 2 * (1 + up * swell * (1 + 2 * crease)))

        return place

    things += [surface(side(up), cloth, 72, 72, tiles=tiles) for up in (1, -1)]
    ring = []
    for step in range(160):
        part, leg = (step % 40) / 20 - 1, step // 40
        bow = 1 - pinch * (1 - part * part)
        x, y = ((part, -bow), (bow, part), (-part, bow), (-bow, -part))[leg]
        ring.append((x * width / 2, y * height / 2, thick / 2))
    if seam:
        things.append(tube(ring, seam, edge or cloth, closed=True))
    return group(things, at, turn)


def leg(height, top, bottom, made, at, turn=(0, 0, 0)):
    return lathe(rounded([(0, 0), (bottom, 0), (top, height), (0, height)], 0.4), made, at, turn, steps=32)


def sofa(width, seats, color, arm=17, wooden='#6b4226'):
    """A sofa of 84 cm depth: hardwood legs, a padded frame, loose seat and back cushions."""
    cloth, timber = weave(color, 0.45), wood(wooden, 0.4, 'z', 1.5)
    inside = width - 2 * arm
    things = [leg(14, 2.8, 1.7, timber, (x, y, 0)) for x in (-width / 2 + 9, width / 2 - 9) for y in (-34, 34)]
    things.append(box(width - 2, 82, 3, timber, round=0.6, at=(0, 0, 13)))
    things.append(box(width - 1.5, 81, 15, cloth, round=2.2, at=(0, 0, 15.5)))
    things.append(box(width - 2, 17, 58, cloth, round=5, at=(0, 32, 20), turn=(-6, 0, 0)))
    for side in (-1, 1):
        x = side * (width / 2 - arm / 2)
        front = rounded_rectangle(arm, 44, arm * 0.42, 10)
        things.append(prism(front, 82, cloth, round=1.6, at=(x, 0, 16)))
        things.append(
            tube(
                [(px, 0, pz) for px, pz in rounded_rectangle(arm - 1.4, 42.6, arm * 0.38, 10)],
                0.4,
                cloth,
                at=(x, -40.6, 16.7),
                smooth=False,
                closed=True,
            )
        )
    step = inside / seats
    for number in range(seats):
        x = -inside / 2 + step * (number + 0.5)
        things += cushion(step - 0.8, 66, 16, cloth, (x, -10, 30), dome=0.14, seed=number)
        things += cushion(step - 1.2, 44, 16, cloth, (x, 13.5, 45.5), (76, 0, 0), dome=0.26, edge=0.8, seed=number + 5)
    return group(things)


@good('three-seater-sofa', yaw=-26, pitch=13, turned=55, focus=(0.4, 0.55))
def three_seater(look):
    sofa(202, 3, look.color or '#b4532f')


@good('sofa-and-lamp', yaw=-24, pitch=11, turned=50)
def sofa_and_lamp(look):
    sofa(146, 2, '#5f7a6b', wooden='#a8703f')
    black = metal('#2c2a29', 0.35)
    group([cylinder(15, 3.5, black, 0.8, (96, 14, 0)), cylinder(2.4, 4, black, 0.6, (96, 14, 3.4))])
    arch = [(96, 14, 4), (97, 14, 60), (96, 14, 120), (88, 10, 158), (66, 2, 172), (44, -6, 168), (36, -10, 158), (34.5, -10.5, 150)]
    tube(arch, 1.15, black)
    dome = rounded([(1.8, 17.2), (1.8, 16.5), (9, 14.5), (15, 7), (16.8, 0)], 5, 8)
    lathe(dome, black, at=(34.5, -10.5, 134))
    lathe([(r - 0.4 if r > 2 else 1.4, z - 0.1) for r, z in dome], metal('#e6c27a', 0.4), at=(34.5, -10.5, 134))
    sphere(4.2, lamp('#ffe3b0', 6), at=(34.5, -10.5, 136.5))
    cylinder(1.9, 4, brass(), 0.3, at=(34.5, -10.5, 145))
    cord = [(96, 22, 1), (104, 34, 0.5), (118, 30, 0.5), (124, 18, 0.5)]
    tube(cord, 0.4, rubber())
    cylinder(0.7, 2.2, black, 0.2, at=(80.5, 8, 165), turn=(0, 90, 0))


def dining_chair():
    timber, peg = wood('#7a3b22', 0.38, 'z', 1.2), wood('#4c2212', 0.4, 'z', 0.6)
    along_x = wood('#7a3b22', 0.38, 'x', 1.2)
    things = []
    for side in (-1, 1):
        things.append(box(3.8, 3.8, 44, timber, 0.5, at=(side * 18.5, -18, 0)))
        rear = [(24, 0), (20.2, 22), (18.2, 44), (19, 60), (23.4, 92), (26.8, 92), (23.0, 60), (22.2, 44), (23.8, 22), (27.6, 0)]
        things.append(prism(rear, 3.4, timber, 0.4, at=(side * 17.5, 0, 0), turn=(0, 0, 90)))
        things.append(box(2.2, 38, 3, wood('#7a3b22', 0.38, 'y', 1.2), 0.4, at=(side * 18, 1, 17)))
        things.append(box(2.4, 37, 6, wood('#7a3b22', 0.38, 'y', 1.2), 0.4, at=(side * 18, 1, 37.5)))
        for z in (18.5, 40.5):
            things.append(cylinder(0.55, 0.3, peg, 0.06, at=(side * 18.5, -19.85, z), turn=(90, 0, 0)))
    things.append(box(34, 2.4, 6, along_x, 0.4, at=(0, -18, 37.5)))
    things.append(box(34, 2.4, 6, along_x, 0.4, at=(0, 20, 37.5)))
    things.append(box(34, 2.2, 2.6, along_x, 0.4, at=(0, 1, 17.2)))

    def seat(up):
        def place(u, v):
            x, y = math.sin(math.pi * (u - 0.5)), math.sin(math.pi * (v - 0.5))
            level = max(abs(x), abs(y), 1e-6)
            squeeze = level / max((abs(x) ** 14 + abs(y) ** 14) ** (1 / 14), 1e-6)
            x, y = x * squeeze, y * squeeze
            wide = 22.5 - 0.9 * (y + 1)
            hollow = 1.5 * math.exp(-(((abs(x) - 0.42) / 0.34) ** 2) - ((y - 0.12) / 0.62) ** 2)
            edge = min(1, (1 - level) / 0.09)
            bow = 0.45 * (1 - y) * x * x
            return (x * wide, 22.5 * y + bow, 45.0 + up * 1.4 * math.sqrt(1 - (1 - edge) ** 2) - (hollow * edge if up > 0 else 0))

        return place

    things += [surface(seat(up), wood('#834026', 0.34, 'y', 1.4), 48, 48, angle=180) for up in (1, -1)]

    def rail(bottom, tall, depth_at):
        def place(u, v):
            a = 2 * math.pi * v
            x = 37 * (u - 0.5)
            bow = 2.4 * (1 - (x / 18.5) ** 2)
            return (x, depth_at + bow + 0.95 * math.cos(a), bottom + tall / 2 + (tall / 2 + 1.2 * (1 - (x / 18.5) ** 2)) * math.sin(a))

        return surface(place, along_x, 32, 24)

    things += [rail(82, 9, 24), rail(52, 4, 19.6)]
    for x in (-10.5, -3.5, 3.5, 10.5):
        bow = 2.4 * (1 - (x / 18.5) ** 2)
        things.append(box(3.2, 1.1, 31, timber, 0.4, at=(x, 20 + bow, 54), turn=(-7.5, 0, 0)))
    return group(things)


@good('dining-chair-pair', yaw=0, pitch=12, turned=40)
def dining_chairs(look):
    copies([dining_chair()], [((-28, 8, 0), (0, 0, -32)), ((30, -8, 0), (0, 0, 24))])


@good('family-bed-frame', yaw=-32, pitch=22, turned=50)
def bed_frame(look):
    cloth, timber = weave(look.color or '#8d8378', 0.5), wood('#d3ac78', 0.5, 'x', 2)
    dark, pull = weave('#7e756b', 0.5), metal('#b9935a', 0.3)
    for side in (-1, 1):
        box(7, 192, 24, cloth, 2.4, at=(side * 95, 0, 14))
        for y in (-88, 90):
            box(6, 6, 15, wood('#4a2f1f'), 0.6, at=(side * 93, y, 0))
    box(197, 7, 24, cloth, 2.4, at=(0, -95, 14))
    box(186, 180, 1, material('#3a332d', 0.9), 0.2, at=(0, 0, 13))
    for side in (-1, 1):
        out = -16 if side > 0 else 0
        box(84, 3, 17, dark, 0.9, at=(side * 45, -99 + out, 16.5))
        cylinder(1.7, 1.4, pull, 0.3, at=(side * 45, -100.4 + out, 25), turn=(90, 0, 0))
        if out:
            box(80, 28, 13, timber, 0.4, at=(side * 45, -98, 18))
            box(77, 26, 12, material('#5b4c3c', 0.8), 0.2, at=(side * 45, -98.4, 19.2))
    box(5, 182, 3, wood('#b88b56', 0.5, 'y', 2), 0.5, at=(0, 0, 31))
    for number in range(14):
        for side in (-1, 1):
            box(90, 7.5, 2, timber, 0.5, at=(side * 46, -84 + number * 13.1, 34))

    def panel(u, v):
        """Vertical channels, as wide as a hand."""
        x = 2 * u - 1
        swell = abs(math.sin(math.pi * u * 12)) ** 0.55
        fall = (1 - abs(2 * v - 1) ** 12) * (1 - abs(x) ** 60)
        return (x * 97, -1 - 5 * fall * (0.35 + 0.65 * swell) + 0.2 * lumps(x * 97, v * 80, 9), v * 78)

    surface(panel, cloth, 240, 40, at=(0, 97, 34))
    box(196, 9, 112, cloth, 2.2, at=(0, 101.5, 2))
    for x in (-101, 101):
        box(7, 15, 114, cloth, 2.4, at=(x, 99, 0))
    box(208, 11, 5, cloth, 2, at=(0, 100, 110))


@good('orthopaedic-mattress', yaw=-34, pitch=24, turned=50, focus=(0.35, 0.35))
def mattress(look):
    wide, long, high, corner = 137, 190, 25, 9
    knit, side_cloth = weave('#e6e1d7', 0.4), weave('#566a86', 0.4)

    def spot(x, y):
        dx, dy = abs(x) - (wide / 2 - corner), abs(y) - (long / 2 - corner)
        if dx > 0 and dy > 0:
            squeeze = max(dx, dy) / math.hypot(dx, dy)
            return (
                math.copysign(wide / 2 - corner + dx * squeeze, x),
                math.copysign(long / 2 - corner + dy * squeeze, y),
                corner - max(dx, dy),
            )
        return x, y, min(wide / 2 - abs(x), long / 2 - abs(y))

    def top(u, v):
        x, y, inner = spot((u - 0.5) * wide, (v - 0.5) * long)
        diamond = abs(math.sin(math.pi * (x + y) / 15)) * abs(math.sin(math.pi * (x - y) / 15))
        rim = 1 - (1 - min(1, inner / 6)) ** 2
        return (x, y, high - 3.2 + 2.2 * rim + 2.0 * diamond**0.4 * min(1, inner / 5))

    surface(top, knit, 200, 260)
    outline = []
    for cx, cy, begin in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(13):
            angle = math.radians(begin + 7.5 * step)
            outline.append((cx * (wide / 2 - corner) + corner * math.cos(angle), cy * (long / 2 - corner) + corner * math.sin(angle)))
    dense = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        parts = max(1, round(math.hypot(bx - ax, by - ay) / 2))
        dense += [(ax + (bx - ax) * n / parts, ay + (by - ay) * n / parts) for n in range(parts)]
    count = len(dense)

    def border(u, v):
        x, y = dense[round(u * count) % count]
        out = 1 + (0.009 * abs(math.sin(3 * math.pi * v)) ** 0.5 + 0.0012 * math.sin(u * 700))
        return (x * out, y * out, 1.5 + v * (high - 4))

    surface(border, side_cloth, count, 36, around=True)
    for z in (1.4, high - 2.5):
        tube([(x * 1.006, y * 1.006, z) for x, y in dense], 0.75, material('#e9e4da', 0.6), smooth=False, closed=True)
    tube([(x * 1.012, y * 1.009, 5.4) for x, y in dense], 0.28, metal('#9aa3ad', 0.4), smooth=False, closed=True)
    tag = svg(
        words('Orun', 300, 150, 120, '#1f2f47')
        + words('ORTHOPAEDIC', 300, 215, 42, '#b4532f', spacing=4)
        + words('6 × 4½ ft · 10 inch', 300, 275, 36, '#1f2f47', 400),
        600,
        320,
        '#f7f3ea',
    )
    plate(26, 13.9, printed(tag, 0.5), at=(-18, -long / 2 - 1.4, 5.6), round=0.6)
    for x in (-52, 46):
        tube([(x - 9, -95.6, 12), (x - 5, -98.4, 11.5), (x + 5, -98.4, 11.5), (x + 9, -95.6, 12)], 1.1, weave('#d9d2c4', 0.3))


@good('two-door-wardrobe', yaw=-26, pitch=10, turned=48, focus=(0.5, 0.45))
def wardrobe(look):
    board, front = wood('#8a5a38', 0.42, 'z', 3.2), wood('#a06c45', 0.4, 'z', 3.2)
    edge, handle = wood('#6d4529', 0.45, 'x', 2), metal('#c9b38a', 0.28)
    for x in (-44, 44):
        for y in (-20, 20):
            leg(10, 2.6, 2.0, plastic('#2b2522'), (x, y, 0))
    box(100, 50, 176, board, 0.3, at=(0, 0.6, 10))
    box(104, 54, 3.4, edge, 0.9, at=(0, 0, 186))
    box(101.5, 52, 4, edge, 0.7, at=(0, 0, 9))
    for side in (-1, 1):
        box(48.8, 2, 124, front, 0.35, at=(side * 25, -25.2, 60.5))
        grip = [(side * 4.5, -26, 112), (side * 4.5, -29.4, 113), (side * 4.5, -29.4, 131), (side * 4.5, -26, 132)]
        tube(grip, 0.65, handle)
        for z in (72, 172):
            cylinder(0.6, 6, metal('#8f9196'), 0.2, at=(side * 49.8, -25.6, z))
    plate(37, 112, handle, at=(-26.5, -26.26, 66.5), round=1)
    plate(36, 111, material('#e9edf0', 0.03, metal=1.0, light=0.16), at=(-26.5, -26.34, 67), round=0.7)
    tube([(x, 0, z) for x, z in rounded_rectangle(30, 104, 0.6)], 0.35, edge, at=(25.8, -26.3, 70.5), smooth=False, closed=True)
    for z in (13.5, 37):
        box(98.6, 2, 22.6, wood('#a06c45', 0.4, 'x', 3.2), 0.35, at=(0, -25.2, z))
        tube([(-9, -26, z + 11.5), (-8, -29.2, z + 11.5), (8, -29.2, z + 11.5), (9, -26, z + 11.5)], 0.65, handle)
    cylinder(1.1, 0.5, brass(), 0.12, at=(9.5, -26.2, 121), turn=(90, 0, 0))
    box(0.3, 0.1, 0.9, material('#17130f', 0.8), 0.02, at=(9.5, -26.75, 120.6))
