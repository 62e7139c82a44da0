"""Baby & Toys: care of babies."""

import math

from goods import good
from materials import bumped, glossy, leather, material, metal, plastic, printed, rubber, shade, weave
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, letters, lathe, moulded, plate, prism, rough, rounded_rectangle, sphere, surface, thick, torus, tube


def along(points, t):
    """The place at `t` of 0 to 1 on a line of points, counted by length."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    rest = t * sum(lengths)
    for (a, b), length in zip(zip(points, points[1:]), lengths):
        if rest <= length:
            part = rest / length
            return tuple(p + (q - p) * part for p, q in zip(a, b))
        rest -= length
    return points[-1]


def pack(width, depth, height, made, corner=2.0, bulge=0.04, pouch=False, wrinkle=0.15, at=(0, 0, 0), turn=(0, 0, 0)):
    """A soft plastic pack round what it holds, or a pouch that is flat at its top. u runs round once, 0.5 is the front."""
    line = [(x, y - depth / 2) for x, y in rounded_rectangle(width, depth, corner)]
    line.append(line[0])
    whole = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
    begin = 1 - (width / 2 - corner) / whole

    def place(u, v):
        x, y = along(line, (u - 0.5 + begin) % 1.0)
        swell = 1 + bulge * math.sin(math.pi * v) * math.cos(x / width * 2.4)
        if v < 0.06:
            scale, z = v / 0.06 * 0.95, 0
        elif v < 0.12:
            angle = (v - 0.06) / 0.06 * math.pi / 2
            scale, z = 0.95 + 0.05 * math.sin(angle), corner * 0.5 * (1 - math.cos(angle))
        elif v < 0.88 or pouch:
            scale = 1
            z = corner * 0.5 + (height - corner * (0.5 if pouch else 1)) * (v - 0.12) / (0.88 if pouch else 0.76)
        elif v < 0.94:
            angle = (v - 0.88) / 0.06 * math.pi / 2
            scale, z = 0.95 + 0.05 * math.cos(angle), height - corner * 0.5 * (1 - math.sin(angle))
        else:
            scale, z = (1 - v) / 0.06 * 0.95, height
        flat = max(0.03, math.cos((z / height) ** 1.5 * math.pi / 2)) if pouch else 1
        if pouch and z > height * 0.88:
            flat = 0.025
        return (x * scale, y * scale * swell * flat, z)

    thing = surface(place, made, 144, 90, True, at, turn)
    return rough(thing, wrinkle, 5)


def oval(profile, a, b, made, power=2.6, angle=180, at=(0, 0, 0), turn=(0, 0, 0)):
    """A tub or bowl of oval plan: `profile` is a list of (part of the half widths, height) from inside to outside."""

    def place(u, v):
        part, z = along(profile, v)
        x, y = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return (
            a * part * math.copysign(abs(x) ** (2 / power), x),
            b * part * math.copysign(abs(y) ** (2 / power), y),
            z,
        )

    return surface(place, made, 96, 120, True, at, turn, angle=angle)


def bear_face(x, y, size, fur='#e8b878'):
    return (
        f'<g transform="translate({x} {y}) scale({size / 100})">'
        f'<circle cx="-62" cy="-62" r="34" fill="{fur}"/><circle cx="62" cy="-62" r="34" fill="{fur}"/>'
        '<circle cx="-62" cy="-62" r="18" fill="#f6dcb6"/><circle cx="62" cy="-62" r="18" fill="#f6dcb6"/>'
        f'<circle r="92" fill="{fur}"/><ellipse cy="32" rx="46" ry="36" fill="#f9e8cc"/>'
        '<circle cx="-34" cy="-16" r="10" fill="#3a2a20"/><circle cx="34" cy="-16" r="10" fill="#3a2a20"/>'
        '<ellipse cy="16" rx="16" ry="11" fill="#3a2a20"/><path d="M0 26v14m-20 6q20 16 40 0" stroke="#3a2a20" stroke-width="6" fill="none"/></g>'
    )


@good('baby-diapers-jumbo', yaw=-22, pitch=14)
def diapers(look):
    blue = look.color or '#38a3d1'
    drawing = svg(
        '<path d="M0 310Q300 250 600 298T1110 280T1600 310V540H0Z" fill="#ffffff"/>'
        f'<path d="M0 332Q300 272 600 322T1110 304T1600 332" stroke="{shade(blue, 1.4)}" stroke-width="8" fill="none"/>'
        + bear_face(925, 318, 92)
        + words('Àlàó', 800, 150, 104, '#ffffff', spacing=3)
        + words('Ultra-Soft Baby Diapers', 800, 206, 31, '#ffffff', 400)
        + words('JUMBO', 690, 310, 58, shade(blue, 0.55))
        + words('PACK', 690, 366, 58, shade(blue, 0.55))
        + words('breathable · wetness line', 780, 445, 27, shade(blue, 0.55), 400)
        + words('Àlàó', 195, 235, 76, '#ffffff')
        + words('Àlàó', 1332, 235, 76, '#ffffff'),
        1600,
        512,
        blue,
    )
    pack(38, 18, 30, printed(drawing, 0.3, clear=0.25), corner=3.2, bulge=0.06, wrinkle=0.28)
    tube([(-9, 0, 29.5), (-8, 0, 33.5), (0, 0, 35), (8, 0, 33.5), (9, 0, 29.5)], 0.7, plastic(shade(blue, 1.3), 0.35)).scale.y = 1.9
    soft, line = bumped(material('#fbfaf6', 0.9, sheen=0.4), 0.35, 0.5), material('#e9d34a', 0.8)
    for level in range(3):
        blob(17, 12, 2.6, soft, at=(27, -9, level * 2.35), squareness=0.35)
        box(5, 0.05, 0.5, line, round=0.02, at=(27, -14.9, level * 2.35 + 1.05))
    group([*[bear_print(material('#7cc0e0', 0.8), (27, -10, 7.25))]], at=(0, 0, 0))


def bear_print(made, at):
    """A small bear's head printed on cloth that lies flat."""
    x, y, z = at
    return [cylinder(1.3, 0.06, made, 0.02, (x, y, z)), cylinder(0.6, 0.06, made, 0.02, (x - 1.1, y + 1.1, z)), cylinder(0.6, 0.06, made, 0.02, (x + 1.1, y + 1.1, z))]


@good('baby-wipes-6', yaw=-24, pitch=30)
def wipes(look):
    green = look.color or '#67b8a6'
    drops = ''.join(
        f'<path d="M{x} {y}q-17 25-17 37a17 17 0 0 0 34 0q0-12-17-37z" fill="#ffffff" opacity="{o}"/>'
        for x, y, o in ((520, 270, 0.55), (1080, 270, 0.55), (560, 180, 0.4), (1040, 180, 0.4), (500, 90, 0.3), (1100, 90, 0.3))
    )
    drawing = svg(
        drops
        + '<ellipse cx="800" cy="320" rx="270" ry="66" fill="#ffffff" opacity=".4"/>'
        + words('Àlàó', 800, 318, 62, shade(green, 0.4), spacing=3)
        + words('WATER WIPES · 80', 800, 358, 30, shade(green, 0.4)),
        1600,
        420,
        green,
    )
    film, lid = printed(drawing, 0.28, clear=0.3), plastic('#fbfbf8', 0.3)
    one = [
        pack(20, 5.2, 11, film, corner=1.6, bulge=0.12, wrinkle=0.14, at=(0, 5.5, 2.6), turn=(-90, 0, 0)),
        prism(rounded_rectangle(11.5, 6, 1.4), 0.55, lid, 0.2, at=(0, -1.2, 5.55), turn=(-90, 0, 0)),
        prism(rounded_rectangle(8.6, 4.2, 1.2), 0.4, lid, 0.18, at=(0, -0.3, 5.95), turn=(-90, 0, 0)),
        box(2.2, 0.5, 0.35, plastic(green, 0.3), round=0.12, at=(0, -0.45, 5.75)),
    ]
    places = [((side * 11.4, 0.5 * level, level * 5.35), (0, 0, (-3, 2, 4)[level] * side)) for side in (-1, 1) for level in range(3)]
    copies(one, places)


def canopy(cloth, inner, ribs, middle, wide, reach, begin, end):
    """Cloth over bows that turn on one pivot: a quarter of an egg, a little slack between the bows."""

    def place(u, v):
        around, lean = math.pi * u, math.radians(begin + (end - begin) * v)
        slack = 1 - 0.05 * abs(math.sin(ribs * math.pi * v)) * math.sin(around)
        r = reach * max(math.sin(around), 0) ** 0.55 * slack
        return (-wide * math.copysign(abs(math.cos(around)) ** 0.8, math.cos(around)), middle[1] + r * math.cos(lean), middle[2] + r * math.sin(lean))

    surface(place, cloth, 64, 60, thickness=0.35)
    for number in range(ribs + 1):
        tube([place(step / 32, number / ribs) for step in range(1, 32)], 0.42, inner)


@good('baby-stroller', yaw=-52, pitch=12)
def stroller(look):
    color = {'Red': '#c4262e', 'Grey': '#7d8288'}.get(look.name, look.color or '#c4262e')
    cloth, dark, frame = weave(color, 0.25), weave('#2b2c31', 0.25), metal('#3a3d42', 0.35)
    grip, tyre, rim = bumped(rubber('#1d1d20'), 0.4, 0.3), rubber('#202024'), plastic('#d9dbde', 0.35)
    for side in (-1, 1):
        tube([(side * 21, -29, 12), (side * 20, 36, 92)], 1.15, frame, smooth=False)
        tube([(side * 23, 28, 10), (side * 20, -6, 56)], 1.15, frame, smooth=False)
        tube([(side * 21.5, 30, 12), (side * 21, -26, 17)], 0.8, frame, smooth=False)
        cylinder(2.3, 3, plastic('#202126', 0.4), 0.4, at=(side * 20 - 1.5, 8.6, 58), turn=(0, 90, 0))
        for y, radius, out in ((-32, 7.5, 21), (30, 9.5, 24.5)):
            for twin in (-1.6, 1.6):
                wheel(radius, 2.4, tyre, rim, (side * out + twin, y, radius))
        tube([(side * 21, -29, 13), (side * 21, -32, 9)], 1.5, plastic('#202126', 0.4), smooth=False)
    tube([(-20, 36, 92), (-20, 39, 98), (-18, 40, 101), (18, 40, 101), (20, 39, 98), (20, 36, 92)], 1.15, frame)
    tube([(-16.5, 40.1, 101), (16.5, 40.1, 101)], 1.75, grip, smooth=False)
    for y, z in ((30, 9.5), (-22, 17)):
        tube([(-23, y, z), (23, y, z)], 0.8, frame, smooth=False)
    seat = [(26, 88), (17, 66), (9, 47), (6, 44), (-14, 45), (-19, 44), (-23, 36), (-26, 26), (-29, 24)]

    def bed(u, v):
        y, z = along(seat, v)
        across = 2 * u - 1
        return (across * 17, y - 3 * across**4 * (v < 0.5), z + 5 * across**4 * (0.3 < v < 0.8) - 0.4 * math.cos(9 * v) ** 2)

    surface(bed, cloth, 40, 90, thickness=2.2)
    for side in (-1, 1):
        prism([(8, 46), (-15, 47), (-12, 58), (4, 64), (14, 76), (25, 86)], 0.8, dark, 0.3, at=(side * 17.6, 0, 0), turn=(0, 0, 90))
    for x in (-5, 5):
        tube([(x, 16.5, 72), (x, 11.5, 62), (x * 0.9, 3, 53), (x * 0.4, -2, 48.5)], 0.9, plastic('#2b2c31', 0.7)).scale.y = 0.98
    box(4.2, 1.6, 3.6, plastic('#17181b', 0.4), round=0.6, at=(0, -2.5, 47))
    tube([(-20, 0, 60), (-20, -14, 65), (-16, -22, 66), (16, -22, 66), (20, -14, 65), (20, 0, 60)], 1.3, grip)
    canopy(cloth, plastic('#2b2c31', 0.5), 4, (0, 17, 72), 19, 31, 8, 148)
    basket = [(21, 31), (9, 30), (7, 12), (7, -14), (15, -24)]
    surface(lambda u, v: ((2 * u - 1) * 19, along([(y, z) for z, y in basket], v)[0], along([(y, z) for z, y in basket], v)[1]), dark, 20, 50, thickness=0.5)
    patch = svg(words('Ìràwọ̀', 300, 130, 92, '#f2f2f2'), 600, 200, '#26272b')
    plate(10, 3.3, printed(patch, 0.7), at=(0, -27.6, 29.5), turn=(-14, 0, 0), round=0.5)


def wheel(radius, wide, tyre, rim, at, spokes=6):
    """A wheel that rolls along y: `at` is its hub."""
    x, y, z = at
    half = wide / 2
    ring = [(radius * 0.74, -half * 0.8), (radius * 0.86, -half), (radius * 0.96, -half * 0.85), (radius, -half * 0.3)]
    lathe([*ring, *[(r, -h) for r, h in reversed(ring)], ring[0]], tyre, at, (0, 90, 0), 64)
    lathe([(radius * 0.66, -half * 0.7), (radius * 0.76, -half * 0.7), (radius * 0.76, half * 0.7), (radius * 0.66, half * 0.7), (radius * 0.66, -half * 0.7)], rim, at, (0, 90, 0), 64)
    cylinder(radius * 0.2, wide * 1.1, rim, 0.2, (x - wide * 0.55, y, z), (0, 90, 0))
    for step in range(spokes):
        angle = 2 * math.pi * step / spokes
        c, s = math.cos(angle) * radius, math.sin(angle) * radius
        tube([(x, y + 0.12 * c, z + 0.12 * s), (x, y + 0.72 * c, z + 0.72 * s)], radius * 0.075, rim, smooth=False)


def duck(at, turn, size=1.0):
    yellow, eye = plastic('#f6c21c', 0.4), glossy('#1c1a1a')
    body = moulded([[(0, 2.5, 2.8, 1.6), (0, 0, 2.6, 2.7), (0, -1.6, 2.9, 2.3)], [(0, 3.9, 4.2, 0.5), (0, 2, 3, 1.8)], [(0, -1.9, 5.6, 1.9)], [(-2.2, 0.2, 3.2, 0.9), (-2, 1.9, 3.6, 0.5)], [(2.2, 0.2, 3.2, 0.9), (2, 1.9, 3.6, 0.5)]], 0.22, yellow, 5)
    bill = moulded([[(-0.5, -3.6, 5.2, 0.45), (0.5, -3.6, 5.2, 0.45)], [(0, -4.2, 5.2, 0.4)]], 0.14, plastic('#ee7a1b', 0.4), 4)
    eyes = [sphere(0.32, eye, (x, -3.25, 5.85)) for x in (-0.85, 0.85)]
    return group([body, bill, eyes], at, turn, size)


def whale(at, turn, size=1.0):
    blue, eye = plastic('#3f8fd0', 0.4), glossy('#1c1a1a')
    body = moulded([[(0, -1.5, 2.8, 2.7), (0, 1, 2.7, 2.4), (0, 3.6, 2.9, 1.3), (0, 5, 4, 0.7)], [(0, 5, 4, 0.6), (-1.7, 5.7, 4.8, 0.5)], [(0, 5, 4, 0.6), (1.7, 5.7, 4.8, 0.5)], [(2.3, -0.8, 1.9, 0.5), (3.4, 0.2, 1.5, 0.4)], [(-2.3, -0.8, 1.9, 0.5), (-3.4, 0.2, 1.5, 0.4)]], 0.22, blue, 5)
    belly = moulded([[(0, -1.7, 2.2, 2.35), (0, 1, 2.1, 2.1)]], 0.25, plastic('#f3f5f5', 0.4), 3)
    eyes = [sphere(0.32, eye, (x, -3.1, 3.0)) for x in (-1.95, 1.95)]
    return group([body, belly, eyes], at, turn, size)


def turtle(at, turn, size=1.0):
    shell, skin, eye = plastic('#3f9a4e', 0.4), plastic('#a8d060', 0.4), glossy('#1c1a1a')
    parts = [blob(7, 7.6, 4.6, shell, (0, 0.4, 1), squareness=0.02), torus(3.4, 0.45, plastic('#e9c84a', 0.4), (0, 0.4, 1.9))]
    parts.append(moulded([[(0, -4.2, 3.4, 1.55)], [(0, -4, 3, 1), (0, -2.5, 2.4, 0.9)], *[[(x, y, 1.3, 0.9), (x * 1.35, y * 1.3, 0.9, 0.75)] for x in (-2.6, 2.6) for y in (-2, 2.6)]], 0.2, skin, 4))
    parts.append([sphere(0.3, eye, (x, -5.35, 3.6)) for x in (-0.75, 0.75)])
    parts.append([sphere(0.75, plastic('#2f7a3d', 0.4), (x, y, z), squash=0.35) for x, y, z in ((0, 0.4, 5.25), (-1.7, -0.8, 4.7), (1.7, -0.8, 4.7), (-1.6, 1.8, 4.65), (1.6, 1.8, 4.65))])
    return group(parts, at, turn, size)


@good('baby-bathtub', yaw=-26, pitch=38)
def bathtub(look):
    shell, grey = plastic('#a9dcd8', 0.3), plastic('#f4f6f4', 0.3)
    inside = [(0, 3), (0.7, 3), (0.82, 4.2), (0.9, 12), (0.96, 23.2), (0.985, 24.2), (1.06, 24.4), (1.09, 23.8), (1.08, 22.6), (1.0, 22.2), (0.93, 10), (0.84, 1.2), (0.8, 0), (0, 0)]
    oval(inside, 38, 21.5, shell, 2.7)
    seat = [[(-19, y, 5 + 0.02 * y * y, 2.2) for y in range(-11, 12, 2)], [(-6, 0, 4.2, 2.6), (-2, 0, 5.4, 2.8), (0, 0, 7, 2.2)]]
    moulded([*seat, [(-19, -11, 6, 2), (-2, -12, 4.5, 2)], [(-19, 11, 6, 2), (-2, 12, 4.5, 2)]], 0.5, grey, 6)
    foam = bumped(material('#ffd9a8', 0.9, sheen=0.3), 0.5, 0.35)
    blob(7, 22, 13, foam, at=(-28.5, 0, 14.5), turn=(0, 24, 0), squareness=0.4)
    cylinder(2.6, 0.7, plastic('#f28c38', 0.35), 0.25, at=(22, 2, 3.1))
    torus(1.1, 0.25, plastic('#f28c38', 0.35), at=(22, 2, 3.9))
    for side in (-1, 1):
        tube([(-5, side * 22.9, 22.8), (-4, side * 23.6, 21), (4, side * 23.6, 21), (5, side * 22.9, 22.8)], 0.6, shell)
    letters('Ìràwọ̀', 3.2, plastic('#f4f6f4', 0.3), at=(0, -20.75, 13.5), turn=(-6, 0, 0), deep=0.15)
    duck((-12, -33, 0), (0, 0, -24), 1.25)
    whale((3, -36, 0), (0, 0, 20), 1.25)
    turtle((18, -32, 0), (0, 0, 18), 1.25)


def sock(picture, at, turn):
    path = [(0, 11), (0, 7.5), (0.05, 5.2), (0.3, 3.6), (1.1, 2.4), (2.5, 1.85), (5, 1.75), (7.6, 1.7)]

    def place(u, v):
        x, z = along(path, v)
        ahead, behind = along(path, min(1, v + 0.04)), along(path, max(0, v - 0.04))
        dx, dz = ahead[0] - behind[0], ahead[1] - behind[1]
        long = math.hypot(dx, dz)
        close = math.sqrt(max(0, 1 - max(0, (v - 0.84) / 0.16) ** 2))
        ribs = 0.05 * math.cos(2 * math.pi * u * 26) if v < 0.24 else 0
        wide = (1.95 + 0.35 * math.exp(-((v - 0.47) / 0.1) ** 2) + ribs) * close
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return (x - dz / long * wide * c, (0.62 + ribs) * close * s, z + dx / long * wide * c)

    return group([surface(place, printed(picture, 0.95, sheen=0.4), 156, 80, True)], at, turn)


@good('baby-socks-5', yaw=0, pitch=58)
def socks(_look):
    pairs = [('#f4c542', '#ffffff', 'dots'), ('#e8756a', '#fbe3d8', 'stripes'), ('#5aa9c9', '#ffffff', 'stars'), ('#86b66a', '#f3f0d4', 'stripes'), ('#a886c4', '#fff3c4', 'dots')]
    for number, (ground, other, kind) in enumerate(pairs):
        pattern = ''
        if kind == 'stripes':
            pattern = ''.join(f'<rect x="0" y="{170 + row * 62}" width="600" height="30" fill="{other}"/>' for row in range(9))
        else:
            mark = '<circle r="15"/>' if kind == 'dots' else '<path d="M0-22 6-7 22-7 9 4 14 20 0 10-14 20-9 4-22-7-6-7z"/>'
            pattern = ''.join(f'<g transform="translate({20 + 75 * column + 37 * (row % 2)} {190 + row * 62})" fill="{other}">{mark}</g>' for row in range(8) for column in range(8))
        cuff = f'<rect width="600" height="140" fill="{other}"/><rect y="650" width="600" height="150" fill="{other}"/>'
        # A sock's v runs from the cuff, the picture's from its foot: it is drawn upside down.
        picture = svg(f'<g transform="translate(0 800) scale(1 -1)">{pattern}{cuff}</g>', 600, 800, ground)
        left = (number - 2) * 5.6
        tilt = (2 - number) * 7
        sock(picture, (left - 0.9, 1.2 - 0.35 * (number - 2) ** 2, 0.75 + 0.5 * (number % 2)), (-90, 0, tilt + 5))
        sock(picture, (left + 0.2, 0 - 0.35 * (number - 2) ** 2, 1.75 + 0.5 * (number % 2)), (-90, 0, tilt - 3))
    band = svg(
        '<rect x="14" y="14" width="1572" height="232" fill="none" stroke="#d9b78e" stroke-width="4"/>'
        + words('Ìràwọ̀', 800, 140, 100, '#7a4a2c') + words('Baby Socks · 5 Pairs', 800, 208, 50, '#7a4a2c', 400),
        1600,
        260,
        '#f7ecd9',
    )

    def wrapped(u, v):
        x = (u - 0.5) * 33
        edge = max(0, (abs(x) - 14.5) / 2)
        return (x, 6.4 + 5.4 * v - 0.011 * x * x, 2.95 - 2.6 * min(1, edge) ** 2)

    surface(wrapped, printed(band, 0.85), 60, 4, thickness=0.06)


@good('ankara-baby-dress', yaw=-14, pitch=12)
def baby_dress(look):
    cloth, plain = printed(look.cloth, 0.85, (1.6, 0.8), sheen=0.2), printed(look.cloth, 0.85, (1.1, 0.36), sheen=0.2)
    lining = weave('#f4eee4', 0.15)
    trim = weave('#f6c433' if look.name == 'Sunshine' else '#c2325c', 0.15)

    def skirt(inner):
        def place(u, v):
            around = 2 * math.pi * u
            full = v**0.8
            fold = (1 + 0.085 * full * math.sin(13 * around + 0.6 * math.sin(3 * around)) + 0.03 * full * math.sin(29 * around)) * inner
            x, y = 8.6 + 12.6 * full, 5.4 + 10.2 * full
            return (x * math.cos(around) * fold, y * math.sin(around) * fold, 24 - 22.5 * v - 0.5 * v * math.sin(6.5 * around))

        return place

    surface(skirt(1), cloth, 240, 40, True)
    surface(skirt(0.975), lining, 240, 40, True)

    def bodice(inner):
        def place(u, v):
            around = 2 * math.pi * u
            c, s = math.cos(around), math.sin(around)
            shoulder = abs(c) ** 3
            rise = 10.8 + 2.6 * shoulder - (1.6 if s < 0 else 0.2) * (1 - abs(c)) ** 0.6
            high = max(0, (v - 0.55) / 0.45)
            x = (8.6 + 0.9 * v - 3.9 * high**2.2) * inner
            y = (5.4 + 0.6 * v - 2.0 * high**2) * inner
            return (x * c, y * s, 24 + rise * v)

        return place

    surface(bodice(1), plain, 160, 40, True)
    surface(bodice(0.965), lining, 160, 40, True)
    tube([bodice(1.01)(step / 48, 1) for step in range(48)], 0.28, trim, closed=True)
    for side in (-1, 1):

        def sleeve(u, v, side=side):
            around = 2 * math.pi * u
            puff = 3.4 + 1.5 * math.sin(math.pi * min(1, v * 1.05)) + 0.28 * math.sin(15 * around) * math.sin(math.pi * v)
            lean = math.radians(38 + 14 * v)
            out = 6.6 + 6.2 * v * math.sin(lean) + puff * math.cos(around) * math.cos(lean) * 0.9
            return (side * out, puff * math.sin(around) * 0.86, 34.2 - 5.6 * v * math.cos(lean) + puff * math.cos(around) * math.sin(lean) * 0.75)

        surface(sleeve, plain, 96, 24, True)
        tube([tuple(sleeve(step / 32, 1)) for step in range(32)], 0.35, trim, closed=True)
    waist = [(9.0 * math.cos(a), 5.85 * math.sin(a), 24.1) for a in (2 * math.pi * step / 40 for step in range(40))]
    tube(waist, 0.55, trim, closed=True)
    bow(trim, (0, -6.3, 24.1), 0.75)
    band = torus(6.2, 0.55, trim, at=(19, -17, 0))
    band.scale.z = 2.2
    bow(cloth, (16.2, -22.8, 1.8), 1.0, (0, 0, -24))


def bow(cloth, at, size=1.0, turn=(0, 0, 0)):
    """A tied bow of cloth seen from the front, about 8 cm wide: two loops, two ends and a knot."""
    parts = []
    for side in (-1, 1):

        def loop(u, v, side=side):
            around, out = 2 * math.pi * u, math.sin(math.pi * v) ** 0.6
            return (side * 4.2 * v, 0.9 * out * math.sin(around) - 0.3 * out, (0.5 + 1.6 * v**0.7 * (v < 0.97)) * math.cos(around) * (1 - 0.2 * v) + 0.15 * math.sin(9 * v))

        parts.append(surface(loop, cloth, 40, 24, True))
        parts.append(surface(lambda u, v, side=side: (side * (0.3 + 2.6 * v) + (u - 0.5) * (1.2 + v), -0.35 + 0.3 * math.sin(5 * u), -0.2 - 3.1 * v + 0.5 * u * side), cloth, 12, 16, thickness=0.12))
    parts.append(blob(1.5, 1.5, 1.6, cloth, (0, -0.3, -0.8), squareness=0.2))
    return group(parts, at, turn, size)


@good('baby-thermal-bag', yaw=-24, pitch=12)
def nappy_backpack(_look):
    body, tan, zip_metal = weave('#8c8a96', 0.2), leather('#a56a3c'), metal('#c7a566', 0.3)
    dark, thread = weave('#4b4a55', 0.2), material('#e8e2d6', 0.8)
    blob(28, 16, 38, body, squareness=0.62)
    blob(22.5, 7, 19, body, at=(0, -6.8, 1.5), squareness=0.6)
    outline = [(10.2, 0), (10.2, 9), (9.4, 13.5), (0, 14.2), (-9.4, 13.5), (-10.2, 9), (-10.2, 0)]
    tube([(x, -9.75 + 0.02 * x * x, z + 3.5) for x, z in outline], 0.28, dark)
    blob(22.8, 6.6, 1.0, tan, at=(0, -7.0, 20.0), squareness=0.6)
    tube([(-10, -9.8, 19.4), (0, -10.6, 19.6), (10, -9.8, 19.4)], 0.3, dark)
    box(0.6, 0.3, 2.4, zip_metal, round=0.1, at=(8.6, -10.5, 16.9), turn=(0, 6, 0))
    top = [(-13.2, -6.3, 30), (-12.4, -6.4, 35), (-8, -6.8, 36.3), (8, -6.8, 36.3), (12.4, -6.4, 35), (13.2, -6.3, 30)]
    tube(top, 0.34, dark)
    tube([(x, y - 0.25, z) for x, y, z in top], 0.1, zip_metal)
    box(0.6, 0.3, 2.6, tan, round=0.1, at=(12.9, -6.9, 27.6))
    for x in (-5, 5):
        tube([(x, -1.5, 37), (x, -1.5, 43), (x * 0.6, -1.3, 45), (-x * 0.1, -1.3, 45.4)] if x < 0 else [(x, -1.5, 37), (x, -1.5, 43), (x * 0.6, -1.3, 45), (-x * 0.1, -1.3, 45.4)], 0.85, tan)
    for side in (-1, 1):
        blob(5.4, 11.5, 19, dark, at=(side * 14.4, -0.5, 1.5), squareness=0.5)
        torus_band = torus(2.45, 0.42, tan, at=(side * 14.4, -0.5, 19.4))
        torus_band.scale = (1.1, 2.2, 1.4)
        surface(lambda u, v, side=side: (side * (7 + 3 * math.sin(math.pi * v)) + (u - 0.5) * 5.5, 7.5 + 3.2 * math.sin(math.pi * v), 5 + 30 * v), body, 8, 40, thickness=1.2)
    patch = svg('<rect x="18" y="18" width="564" height="204" rx="30" fill="none" stroke="#e8cfa8" stroke-width="5" stroke-dasharray="16 10"/>' + words('Ìràwọ̀', 300, 152, 96, '#f0dab8'), 600, 240, '#8a532b')
    prism(rounded_rectangle(7.4, 3.2, 0.6), 0.3, tan, 0.1, at=(0, -8.2, 27.5))
    plate(7, 2.8, printed(patch, 0.5), at=(0, -8.37, 27.7), round=0.5)
    for step in range(26):
        a, b = step / 26, (step + 0.55) / 26
        points = [(x, -9.95 + 0.02 * x * x, z * 0.93 + 3.6) for x, z in (along([(x * 0.94, z) for x, z in outline], a), along([(x * 0.94, z) for x, z in outline], b))]
        tube(points, 0.06, thread, smooth=False)
