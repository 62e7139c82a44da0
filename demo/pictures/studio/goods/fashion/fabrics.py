"""Fashion: cloth by the yard, head ties, caps and scarves."""

import math
import random

import numpy as np

from goods import good
from goods.fashion.drape import cloth, thread
from materials import bumped, material, paper, printed, shade, weave
from prints import svg, words
from shapes import group, plate, rounded, surface, tube


def folded_cloth(made, edge, width, depth, height, layers, at=(0, 0, 0), turn=(0, 0, 0), seed=1):
    """Cloth folded to and fro into a stack; `edge` is what its cut sides look like."""
    thickness = height / layers
    chance = random.Random(seed)
    slips = [(chance.uniform(-0.25, 0.25), chance.uniform(-0.3, 0.3), chance.uniform(0, 6)) for _ in range(layers + 1)]

    def place(u, v):
        turns = v * layers
        level = min(int(turns), layers - 1)
        part = turns - level
        forth = level % 2 == 0
        nose = thickness * 0.5
        slip, shift, phase = (a + (b - a) * max(0, part - 0.8) / 0.2 for a, b in zip(slips[level], slips[level + 1]))
        reach = depth / 2 - nose + slip
        if part < 0.8:
            y, z = -reach + 2 * reach * part / 0.8, 0
        else:
            angle = math.pi * (part - 0.8) / 0.2
            y, z = reach + nose * (1 + 0.5 * (level % 4 == 0)) * math.sin(angle), nose * (1 - math.cos(angle))
        y = y if forth else -y
        z += thickness * (level + 0.5)
        hill = (0.10 * math.sin(5 * u + phase) + 0.06 * math.sin(13 * u + 2 * phase)) * thickness
        sag = 1 - 0.035 * (2 * u - 1) ** 6 - 0.03 * abs(2 * y / depth) ** 6
        return ((u - 0.5) * width + shift + 0.12 * math.sin(2.2 * y / depth + phase), y, z * sag + hill)

    stack = surface(place, made, 60, layers * 24, at=at, turn=turn, thickness=thickness * 0.86, tiles=(width / 50, layers * depth / 50))
    stack.data.materials.append(edge)
    stack.modifiers['thickness'].material_offset_rim = 1
    return stack


def ticket(lines, ground, ink, at, turn, wide=8.5):
    """The maker's paper ticket on a piece of cloth."""
    body = f'<rect x="14" y="14" width="572" height="352" fill="none" stroke="{ink}" stroke-width="6"/>'
    body += ''.join(words(text, 300, 110 + row * 100, min(80, 860 / len(text)), ink) for row, text in enumerate(lines))
    return plate(wide, wide * 0.63, printed(svg(body, 600, 380, ground), 0.5), at=at, turn=turn, round=0.25)


@good('ankara-six-yards', yaw=-26, pitch=26)
def ankara_six_yards(look):
    made, edge = printed(look.cloth, 0.7, sheen=0.2), paper({'Sunshine': '#e0a52a', 'Ocean': '#3b7f96', 'Rose': '#d4617f'}[look.name])
    folded_cloth(made, edge, 31, 22, 8.4, 12)
    ticket(['ÀDÙNNÍ', 'WAX PRINT', '6 YARDS'], '#f3dc9c', '#7a1f2b', (8.2, -8.2, 8.62), (-90, 0, 0))


@good('adire-five-yards', yaw=-26, pitch=26)
def adire_five_yards(look):
    edge = weave('#3b4a94' if look.name == 'Indigo' else '#6aa6d8')
    folded_cloth(printed(look.cloth, 0.95, sheen=0.3), edge, 32, 22, 7.4, 10, seed=5)
    # The care card hangs on a raffia string.
    card = plate(
        6.2,
        8.6,
        printed(
            svg(
                words('Àdùnní', 310, 180, 110, '#25388a')
                + words('Adìrẹ Oníko', 310, 330, 76, '#2a2420', 400)
                + words('5 yards', 310, 450, 70, '#2a2420', 400)
                + words('Wash alone', 310, 690, 56, '#6b5a48', 400),
                620,
                860,
                '#f1e6cf',
            ),
            0.85,
        ),
        at=(-11.2, -12.6, 0.4),
        turn=(-18, 0, 6),
    )
    tube(
        [(-11.4, -11.6, 8.2), (-12.2, -11.9, 8.0), (-11.5, -11.95, 7.2), (-10.8, -11.7, 8.1), (-9, -10.8, 8.0)],
        0.09,
        material('#c9a56a', 0.9),
    )
    return card


def worked(x, y, hole, rim, color, ground, through):
    """An eyelet of the lace: a hole (`hole` is SVG about 0, 0) within a rim of satin stitch."""
    inside = '' if through else f'<g fill="{shade(color, 0.7)}">{hole}</g>'
    stitched = f'<g fill="none" stroke="{shade(color, 0.84)}" stroke-width="{rim + 3}">{hole}</g><g fill="none" stroke="{ground}"'
    return f'<g transform="translate({x} {y})">{inside}{stitched} stroke-width="{rim}">{hole}</g></g>'


def eyelet_lace(color, tall, through):
    """The file of a piece of eyelet lace, 16 cm of 30 units wide, that goes on sideways. Its holes are open and its foot is
    scalloped where `through`; else it is a square tile, its holes painted."""
    petals = ''.join(f'<ellipse cy="-27" rx="7.5" ry="13" transform="rotate({a})"/>' for a in range(0, 360, 60))
    flower, spot = petals + '<circle r="7"/>', '<circle r="6"/>'
    places = []
    for row in range(tall // 60 + 2):
        for column in range(-1, 6):
            x, y = column * 120 + 60 * (row % 2), row * 60
            if not through or y < tall - 130:
                places += [(x, y, flower, 6), (x + 60, y, spot, 5)]
    if through:
        for column in range(-1, 5):
            middle = column * 120 + 60
            places.append((middle, tall - 74, flower, 6))
            places += [(middle + 50 * math.cos(a), tall - 58 + 42 * math.sin(a), spot, 5) for a in (math.pi * k / 6 for k in range(7))]
            places += [(middle - 60 + 24 * k, tall - 122, '<circle r="4.500"/>', 4) for k in range(5)]
    thread_color = shade(color, 1.45)
    holes = ''.join(f'<g transform="translate({x:.1f} {y:.1f})">{hole}</g>' for x, y, hole, _ in places)
    stitches = ''.join(worked(round(x, 1), round(y, 1), hole, rim, color, thread_color, through) for x, y, hole, rim in places)
    if not through:
        return svg(stitches, 480, tall, color)
    scallops = ''.join('a60 58 0 0 1 -120 0' for _ in range(4))
    outline = f'M0 0 H480 V{tall - 60} {scallops} Z'
    mask = f'<mask id="m"><path d="{outline}" fill="#fff"/><g fill="#000">{holes}</g></mask>'
    edge = f'<path d="M480 {tall - 60} {scallops}" fill="none" stroke="{thread_color}" stroke-width="9"/>'
    return svg(f'{mask}<g mask="url(#m)"><rect width="480" height="{tall}" fill="{color}"/>{stitches}{edge}</g>', 480, tall)


def openwork(picture, tiles):
    """Cloth whose transparent parts are holes."""
    made = printed(picture, 0.85, tiles, sheen=0.3)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    image = next(node for node in nodes if node.type == 'TEX_IMAGE')
    links.new(image.outputs['Alpha'], nodes['Principled BSDF'].inputs['Alpha'])
    return made


@good('swiss-lace-five-yards', yaw=-24, pitch=34)
def lace_five_yards(look):
    color = {'Peach': '#f8c9ad', 'Mint': '#b2e0cb', 'White': '#efebe1'}[look.name]
    folded_cloth(printed(eyelet_lace(color, 480, False), 0.85, 50 / 16, sheen=0.3), weave(shade(color, 0.85)), 32, 23, 8.0, 9, seed=9)
    # The outermost layer is drawn over the front and lies out before the stack: its holes and scallops are seen.
    line = np.array(rounded([(-28.5, 0.35), (-13.4, 0.35), (-12.4, 8.6), (-9, 8.75), (11.2, 8.75)], 2.4))
    walked = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])

    def place(u, v):
        y, z = (float(np.interp(v * walked[-1], walked, line[:, k])) for k in (0, 1))
        loose = max(0.0, min(1.0, (-9 - y) / 9))
        x = (u - 0.5) * 32 * (1 + 0.1 * loose)
        wave = math.sin(0.62 * x + 0.5 * math.sin(0.2 * x)) + 0.4 * math.sin(1.5 * x + 1)
        lying = max(0.0, min(1.0, (-13 - y) / 5))
        return (x, y - 0.35 * wave * loose * (1 - lying), z + lying * 0.42 * (1.4 + wave) + 0.06 * math.sin(0.9 * x + y))

    tall = round(walked[-1] * 30)
    surface(place, openwork(eyelet_lace(color, tall, True), (2, 1)), 200, 160, thickness=0.05)


def fan(made, reach, spread, ahead, turn, pleats, seed):
    """One fan of a head tie, pleated from the head outwards; its edge curls to the front."""

    def place(u, v):
        angle = math.radians((2 * u - 1) * spread)
        fold = abs(math.sin(math.pi * (u * pleats + 0.25 * math.sin(7 * u + seed)))) - 0.5
        far = 6.5 + (reach * (1 + 0.06 * math.sin(2.6 * angle + seed) + 0.02 * math.sin(9 * angle + seed)) - 6.5) * v
        angle += math.radians(turn) * v
        x, z = far * math.sin(angle), 4.5 + far * math.cos(angle) * 0.92
        hug = 4.5 * (x / 13) ** 2 / (1 + 0.25 * (x / 13) ** 2)
        curl = 2.0 * max(0, (v - 0.78) / 0.22) ** 2
        return (x, ahead + hug + 0.22 * (far - 6.5) - curl + fold * (0.25 + 1.15 * v), max(1.2, z) + 0.25 * fold * v)

    return surface(place, made, int(pleats * 14), 30, thickness=0.16, angle=80, tiles=(1.6, 0.4))


def gele(made, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """A head tie: bands round the head, and above the brow fans one before the other, the last the smallest."""
    things = []

    def round_head(u, v):
        angle = 2 * math.pi * u
        front = (1 + math.cos(angle)) / 2
        fold = abs(math.sin(math.pi * (v * 5 + 0.7 * math.sin(angle * 0.5 + 0.6)))) ** 0.7
        radius = 8.7 + 1.5 * math.sin(v * math.pi * 0.85) * (0.4 + 0.6 * front) + 0.65 * fold
        return (
            -radius * math.sin(angle) * 0.93,
            -radius * math.cos(angle) * 1.08,
            8.6 * v * (0.7 + 0.3 * front) + 1.2 * (1 - front) + 0.9 * front * math.sin(angle),
        )

    things.append(surface(round_head, made, 140, 90, True, thickness=0.15, angle=80, tiles=(1.2, 0.3)))

    def crown(u, v):
        angle = 2 * math.pi * u
        fold = abs(math.sin(math.pi * 15 * u)) * 0.4 * (1 - v)
        return (
            (8.6 + fold) * (1 - v**2) * math.sin(angle),
            0.5 - (9.2 + fold) * (1 - v**2) * math.cos(angle),
            6.5 + 8 * math.sin(v * math.pi / 2),
        )

    things.append(surface(crown, made, 210, 20, True, angle=80, tiles=(1.2, 0.3)))
    fans = (
        (19.2, 104, 0.4, -7, 17, 0.3),
        (17.0, 102, -2.0, 6, 16, 1.9),
        (14.8, 98, -4.2, -6, 14, 3.1),
        (12.6, 92, -6.2, 7, 12, 4.4),
        (10.6, 84, -7.8, -5, 10, 5.6),
    )
    things += [fan(made, *figures) for figures in fans]
    return group(things, at, turn, scale)


@good('ready-gele-auto', yaw=-22, pitch=10)
def ready_gele(look):
    sego = bumped(material(look.color, 0.34, metal=0.25, sheen=0.6), 0.12, 0.12, 2)
    gele(sego)


@good('aso-oke-bundle', yaw=-24, pitch=20)
def aso_oke_bundle(look):
    made = bumped(printed(look.cloth, 0.55, sheen=0.3), 0.2, 0.12, 1)
    edge = weave('#8c2147' if 'Wine' in look.name else '#7fb4dc')
    lift = 0
    for number, (wide, deep, high, layers) in enumerate(((36, 26, 7.0, 7), (34, 25, 4.2, 5), (30, 23, 3.2, 4))):
        folded_cloth(
            made, edge, wide, deep, high, layers, at=(0.4 * number, 0.3 * number, lift), turn=(0, 0, 2.5 * number), seed=20 + number
        )
        lift += high + 0.05
    gele(made, at=(0.5, 0.5, lift - 0.6), turn=(0, 0, 14), scale=0.95)


def cap(made, yarn=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A soft cap whose upper half is tipped to one side."""
    spine = [(0, 0), (0, 4), (0, 8.2), (0.5, 11.8), (2.4, 14.0), (5.4, 14.5), (8.2, 13.2), (9.8, 10.6), (10.2, 7.4)]
    flat = [9.0, 9.1, 9.0, 7.8, 5.4, 3.4, 2.0, 1.1, 0.05]
    deep = [10.4, 10.4, 10.3, 10.2, 9.9, 9.6, 9.2, 8.4, 7.0]
    steps = np.linspace(0, 1, len(spine))

    def place(u, v):
        x, z, thin, wide = (float(np.interp(v, steps, line)) for line in ([p[0] for p in spine], [p[1] for p in spine], flat, deep))
        ahead = [
            float(np.interp(min(v + 0.06, 1), steps, [p[k] for p in spine]))
            - float(np.interp(max(v - 0.06, 0), steps, [p[k] for p in spine]))
            for k in (0, 1)
        ]
        length = math.hypot(*ahead) or 1
        side = (ahead[1] / length, -ahead[0] / length)
        a = 2 * math.pi * u
        crease = (0.22 * math.sin(34 * v + 2 * math.sin(a)) + 0.16 * math.sin(7 * a + 11 * v)) * math.sin(math.pi * min(1, v * 1.1)) ** 2
        across = (thin + crease) * math.sin(a)
        return (x + side[0] * across, -(wide + crease) * math.cos(a), max(0, z + side[1] * across))

    things = [surface(place, made, 120, 90, True, tiles=(1.15, 0.5))]
    # uv seam behind; the band is a second layer of the same cloth.
    things.append(
        surface(lambda u, v: tuple(c * k for c, k in zip(place(u, v * 0.28), (1.035, 1.035, 1))), made, 120, 10, True, tiles=(1.15, 0.14))
    )
    if yarn:
        for v in (0.03, 0.25, 0.28):
            things.append(thread([tuple(c * k for c, k in zip(place(j / 90, v), (1.045, 1.045, 1))) for j in range(90)], 0.12, yarn, True))
    return group(things, at, turn)


@good('aso-oke-fila', yaw=-22, pitch=12)
def fila(look):
    cap(bumped(printed(look.cloth, 0.75, sheen=0.3), 0.25, 0.12, 1))


@good('silk-head-scarf', yaw=-14, pitch=46, turned=-40)
def satin_scarf(look):
    side, count = 90, 61
    at = [side * (k / (count - 1) - 0.5) for k in range(count)]
    flat = np.array([(x, y) for x in at for y in at])
    faces = []
    for i in range(count - 1):
        for j in range(count - 1):
            a, b, c, d = i * count + j, (i + 1) * count + j, (i + 1) * count + j + 1, i * count + j + 1
            faces += [(a, b, c), (a, c, d)] if (i + j) % 2 else [(a, b, d), (b, c, d)]
    faces = np.array(faces)
    x, y = flat.T
    # Creases run from the corner that it was laid down by; the corner opposite is turned back.
    ahead, way = np.arctan2(45 - y, x + 45), np.hypot(x + 45, 45 - y)
    height = np.full(len(x), 0.25)
    for turn, high, wide in (
        (12, 1.6, 2.6),
        (24, 2.3, 3.0),
        (37, 1.5, 2.2),
        (47, 2.5, 3.2),
        (58, 1.4, 2.4),
        (68, 2.1, 2.8),
        (80, 1.5, 2.4),
    ):
        off = way * (ahead - math.radians(turn) - 0.05 * np.sin(0.06 * way + turn))
        height += high * np.exp(-((off / wide) ** 2)) * np.clip((way - 6) / 30, 0, 1) * (0.75 + 0.25 * np.sin(0.11 * way + turn))
    reach, begin, bend = (x - y) / math.sqrt(2), 37.0, 2.2
    over = np.maximum(reach - begin, 0)
    rolled_by = np.minimum(over, math.pi * bend)
    back = begin + bend * np.sin(rolled_by / bend) - (over - rolled_by)
    shift = np.where(over > 0, back - reach, 0) / math.sqrt(2)
    height = height * np.clip(1 - over / 6, 0.25, 1) + bend * (1 - np.cos(rolled_by / bend))
    solid = np.column_stack([x + shift, y - shift, height])
    rolled = material(shade(look.color or {'Teal': '#0f766e', 'Wine': '#6d1731'}.get(look.name, '#a8741a'), 0.75), 0.32, sheen=0.3)
    middle = np.abs(flat[faces]).max(axis=(1, 2)) < 40.6
    cloth(flat, solid, faces[middle], printed(look.cloth, 0.24, sheen=0.3), 0.08, 45)
    cloth(flat, solid, faces[~middle], rolled, 0.1, 45)
    rim = (
        [k * count for k in range(count)]
        + [(count - 1) * count + k for k in range(1, count)]
        + [k * count + count - 1 for k in range(count - 2, -1, -1)]
        + list(range(count - 2, 0, -1))
    )
    thread([solid[k] for k in rim], 0.28, rolled, True, 2)
