"""Baby & Toys: diapers, wipes and clothes of babies."""

import math

from goods import good
from materials import bumped, material, plastic, printed, shade, weave
from prints import svg, words
from shapes import blob, box, copies, cylinder, group, prism, rough, rounded_rectangle, surface, torus, tube


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


def bear_face(x, y, size, fur='#e8b878'):
    return (
        f'<g transform="translate({x} {y}) scale({size / 100})">'
        f'<circle cx="-62" cy="-62" r="34" fill="{fur}"/><circle cx="62" cy="-62" r="34" fill="{fur}"/>'
        '<circle cx="-62" cy="-62" r="18" fill="#f6dcb6"/><circle cx="62" cy="-62" r="18" fill="#f6dcb6"/>'
        f'<circle r="92" fill="{fur}"/><ellipse cy="32" rx="46" ry="36" fill="#f9e8cc"/>'
        '<circle cx="-34" cy="-16" r="10" fill="#3a2a20"/><circle cx="34" cy="-16" r="10" fill="#3a2a20"/>'
        '<ellipse cy="16" rx="16" ry="11" fill="#3a2a20"/>'
        '<path d="M0 26v14m-20 6q20 16 40 0" stroke="#3a2a20" stroke-width="6" fill="none"/></g>'
    )


def bear_print(made, at):
    """A small bear's head printed on cloth that lies flat."""
    x, y, z = at
    return [
        cylinder(1.3, 0.06, made, 0.02, (x, y, z)),
        cylinder(0.6, 0.06, made, 0.02, (x - 1.1, y + 1.1, z)),
        cylinder(0.6, 0.06, made, 0.02, (x + 1.1, y + 1.1, z)),
    ]


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
        pack(20, 5.2, 11, film, corner=1.6, bulge=0.12, wrinkle=0.14, at=(0, -5.5, 2.6), turn=(-90, 0, 0)),
        prism(rounded_rectangle(11.5, 6, 1.4), 0.55, lid, 0.2, at=(0, -1.2, 5.55), turn=(-90, 0, 0)),
        prism(rounded_rectangle(8.6, 4.2, 1.2), 0.4, lid, 0.18, at=(0, -0.3, 5.95), turn=(-90, 0, 0)),
        box(2.2, 0.5, 0.35, plastic(green, 0.3), round=0.12, at=(0, -0.45, 5.75)),
    ]
    places = [((side * 11.4, 0.5 * level, level * 5.35), (0, 0, (-3, 2, 4)[level] * side)) for side in (-1, 1) for level in range(3)]
    copies(one, places)


def sock(picture, at, turn):
    path = [(0, 14), (0, 9), (0.15, 6.6), (0.7, 4.6), (1.5, 2.4), (2.1, 0)]

    def place(u, v):
        x, z = along(path, v)
        ahead, behind = along(path, min(1, v + 0.04)), along(path, max(0, v - 0.04))
        dx, dz = ahead[0] - behind[0], ahead[1] - behind[1]
        long = math.hypot(dx, dz)
        close = math.sqrt(max(0, 1 - max(0, (v - 0.84) / 0.16) ** 2))
        ribs = 0.05 * math.cos(2 * math.pi * u * 26) if v < 0.24 else 0
        heel = 0.75 * math.exp(-(((v - 0.56) / 0.07) ** 2)) * max(0, math.cos(2 * math.pi * u))
        wide = (2.0 + heel + ribs) * close
        c, s = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        return (x - dz / long * wide * c, (0.62 + ribs) * close * s, z + dx / long * wide * c)

    return group([surface(place, printed(picture, 0.95, sheen=0.4), 156, 80, True)], at, turn)


@good('baby-socks-5', yaw=0, pitch=58)
def socks(_look):
    pairs = [
        ('#f4c542', '#ffffff', '#e8756a', 'dots'),
        ('#e8756a', '#fbe3d8', '#c9443d', 'stripes'),
        ('#5aa9c9', '#ffffff', '#2f6f9e', 'stars'),
        ('#86b66a', '#f3f0d4', '#4f8a3d', 'stripes'),
        ('#a886c4', '#fff3c4', '#f4c542', 'dots'),
    ]
    for number, (ground, other, rim, kind) in enumerate(pairs):
        pattern = ''
        if kind == 'stripes':
            pattern = ''.join(f'<rect x="0" y="{170 + row * 62}" width="600" height="30" fill="{other}"/>' for row in range(9))
        else:
            mark = '<circle r="15"/>' if kind == 'dots' else '<path d="M0-22 6-7 22-7 9 4 14 20 0 10-14 20-9 4-22-7-6-7z"/>'
            pattern = ''.join(
                f'<g transform="translate({20 + 75 * column + 37 * (row % 2)} {190 + row * 62})" fill="{other}">{mark}</g>'
                for row in range(8)
                for column in range(8)
            )
        cuff = f'<rect width="600" height="140" fill="{rim}"/><rect y="650" width="600" height="150" fill="{rim}"/>'
        # A sock's v runs from the cuff, the picture's from its foot: it is drawn upside down.
        picture = svg(f'<g transform="translate(0 800) scale(1 -1)">{pattern}{cuff}</g>', 600, 800, ground)
        left = (number - 2) * 6.4
        sock(picture, (left - 2.0, 0.3, 0.72), (-90, 0, -7))
        sock(picture, (left, 0, 1.75), (-90, 0, 2))
    band = svg(
        '<rect x="14" y="14" width="1572" height="232" fill="none" stroke="#d9b78e" stroke-width="4"/>'
        + words('Ìràwọ̀', 800, 140, 100, '#7a4a2c')
        + words('Baby Socks · 5 Pairs', 800, 208, 50, '#7a4a2c', 400),
        1600,
        260,
        '#f7ecd9',
    )

    def wrapped(u, v):
        x = (u - 0.5) * 33
        return (x, 7.2 + 4.4 * v, 2.55 - 2.2 * max(0, (abs(x) - 15.5)) ** 2 + 0.07 * math.cos(x * 2 * math.pi / 6.4))

    surface(wrapped, printed(band, 0.85), 80, 4, thickness=0.06)


def bow(cloth, at, size=1.0, turn=(0, 0, 0)):
    """A tied bow of cloth seen from the front, about 8 cm wide: two loops, two ends and a knot."""
    parts = []
    for side in (-1, 1):

        def loop(u, v, side=side):
            around, out = 2 * math.pi * u, math.sin(math.pi * v) ** 0.6
            return (
                side * 4.2 * v,
                0.9 * out * math.sin(around) - 0.3 * out,
                (0.5 + 1.6 * v**0.7 * (v < 0.97)) * math.cos(around) * (1 - 0.2 * v) + 0.15 * math.sin(9 * v),
            )

        parts.append(surface(loop, cloth, 40, 24, True))
        parts.append(
            surface(
                lambda u, v, side=side: (
                    side * (0.3 + 2.6 * v) + (u - 0.5) * (1.2 + v),
                    -0.35 + 0.3 * math.sin(5 * u),
                    -0.2 - 3.1 * v + 0.5 * u * side,
                ),
                cloth,
                12,
                16,
                thickness=0.12,
            )
        )
    parts.append(blob(1.5, 1.5, 1.6, cloth, (0, -0.3, -0.8), squareness=0.2))
    return group(parts, at, turn, size)


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
            return (
                side * out,
                puff * math.sin(around) * 0.86,
                34.2 - 5.6 * v * math.cos(lean) + puff * math.cos(around) * math.sin(lean) * 0.75,
            )

        surface(sleeve, plain, 96, 24, True)
        tube([tuple(sleeve(step / 32, 1)) for step in range(32)], 0.35, trim, closed=True)
    waist = [(9.0 * math.cos(a), 5.85 * math.sin(a), 24.1) for a in (2 * math.pi * step / 40 for step in range(40))]
    tube(waist, 0.55, trim, closed=True)
    bow(trim, (0, -6.3, 24.1), 0.75)
    band = torus(6.2, 0.55, trim, at=(19, -17, 0))
    band.scale.z = 2.2
    bow(cloth, (16.2, -22.8, 1.8), 1.0, (0, 0, -24))
