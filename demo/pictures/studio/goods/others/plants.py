"""Others: plants and garden."""

import math
import random

from mathutils import Vector

from goods import good
from goods.others.gifts import ribbon, rose
from materials import bumped, material, mottled, paper, plastic, printed, shade
from prints import svg, words
from shapes import blob, box, group, lathe, letters, plate, rounded, sown, sphere, strands, surface, torus, tube


def leaf(length, width, made, bend=40, fold=0.25, wave=0.0, tip=1.0, at=(0, 0, 0), turn=(0, 0, 0), ribs=True):
    """A leaf that grows from `at` towards -y and bows down by `bend` degrees; folded along its middle rib."""

    def place(u, v):
        across = (v - 0.5) * 2
        half = width / 2 * math.sin(math.pi * u**0.8) ** (0.75 * tip) if 0 < u < 1 else 0
        a = math.radians(bend) * u
        along, drop = length * u * (1 - 0.12 * a * u), -length * 0.5 * math.sin(a) * u
        rib = 0.02 * width * math.cos(u * 60 - abs(across) * 6) * abs(across) * (1 if ribs else 0)
        return (half * across, -along, drop + abs(across) * half * fold + wave * math.sin(u * 15 + across * 2) * abs(across) + rib)

    middle = [place(step / 12, 0.5) for step in range(13)]
    middle = [(x, y, z + width * 0.012) for x, y, z in middle]
    vein = tube(middle, [width * 0.028 * (1.1 - step / 12) for step in range(13)], material('#8fae6a', 0.5), at, turn, smooth=False)
    vein.data.bevel_resolution = 2
    return [surface(place, made, 30, 12, at=at, turn=turn, thickness=0.04), vein]


def clay_pot(radius, height, at=(0, 0, 0), color='#b4613c'):
    """A fired pot with a rim and a saucer, filled with soil."""
    clay = mottled(shade(color, 0.92), shade(color, 1.1), 2.2, 0.82, 0.0, bump=0.08)
    low = radius * 0.72
    lathe(
        rounded(
            [
                (0, 0.6),
                (low, 0.6),
                (radius * 0.95, height * 0.74),
                (radius * 1.08, height * 0.74),
                (radius * 1.12, height),
                (radius * 0.97, height),
                (radius * 0.9, height * 0.8),
                (0, height * 0.8),
            ],
            0.3,
        ),
        clay,
        at=at,
        steps=128,
    )
    lathe(
        rounded([(0, 0), (radius * 0.95, 0), (radius * 1.1, 1.7), (radius * 1.02, 1.8), (radius * 0.9, 0.6), (0, 0.6)], 0.2),
        clay,
        at=at,
        steps=128,
    )
    soil = mottled('#3a281c', '#241811', 0.5, 0.95, 0.4, bump=1.0)
    lathe([(radius * 0.95, height * 0.88), (radius * 0.6, height * 0.9), (0, height * 0.93)], soil, at=at)
    dice = random.Random('soil')
    crumb = blob(0.7, 0.6, 0.5, soil)
    crumb.data = small_ball(0.3)
    crumb.data.materials.append(soil)
    sown(
        crumb,
        [
            (
                (
                    at[0] + radius * 0.85 * math.sqrt(dice.random()) * math.cos(a),
                    at[1] + radius * 0.85 * math.sqrt(dice.random()) * math.sin(a),
                    at[2] + height * 0.88,
                ),
                (dice.uniform(0, 360), 0, 0),
            )
            for a in (dice.uniform(0, 6.3) for _ in range(26))
        ],
    )


@good('potted-rubber-plant', yaw=-20, pitch=20)
def rubber_plant(look):
    clay_pot(9, 15)
    stem, dice = mottled('#6f5a3c', '#8a7350', 0.6, 0.8), random.Random('rubber-plant')
    greens = [material('#1e4d2b', 0.28, clear=0.4), material('#2a6136', 0.28, clear=0.4), material('#163f24', 0.28, clear=0.4)]
    young = material('#5f9a45', 0.3, clear=0.3)
    for sway, tall, lean in ((0, 42, 0), (2.6, 31, 1), (-2.4, 25, -1)):
        path = [(sway * 0.3 + lean * 0.14 * z + 0.5 * math.sin(z / 7), 0.6 * math.cos(z / 6) + lean, 12 + z) for z in range(0, tall, 3)]
        tube(path, [0.62 - 0.36 * step / len(path) for step in range(len(path))], stem)
        for number, (x, y, z) in enumerate(path[3:]):
            part = (number + 1) / (len(path) - 3)
            spin = number * 137.5 + 40 * lean
            size = 17 - 7 * part + dice.uniform(-1, 1)
            lift = 24 - 62 * part + dice.uniform(-8, 8)
            a = math.radians(spin)
            reach = (x + 1.8 * math.sin(a), y - 1.8 * math.cos(a), z + 0.9)
            tube([(x, y, z), ((x + reach[0]) / 2, (y + reach[1]) / 2, z + 0.7), reach], 0.16, material('#6c8a45', 0.5))
            leaf(
                size,
                size * 0.54,
                young if part > 0.92 else greens[number % 3],
                bend=46 - 20 * part,
                fold=0.22,
                at=reach,
                turn=(lift, 0, spin),
            )
        x, y, z = path[-1]
        lathe(
            [(0.26, 0), (0.3, 0.6), (0.1, 4.4), (0, 4.8)],
            material('#a8473c', 0.4, clear=0.4),
            at=(x, y, z),
            turn=(4, 5, 0),
            steps=24,
            angle=180,
        )


@good('desert-cactus', yaw=-18, pitch=12)
def cactus(look):
    clay_pot(6.6, 9.5, color='#bd6c45')
    stone = mottled('#d8c9ab', '#b9a888', 0.8, 0.9)
    pebble, dice = blob(1.0, 0.8, 0.6, stone), random.Random('cactus')
    sown(
        pebble,
        [
            (
                (5.6 * math.sqrt(dice.random()) * math.cos(a), 5.6 * math.sqrt(dice.random()) * math.sin(a), 8.2),
                (dice.uniform(-20, 20), 0, dice.uniform(0, 360)),
            )
            for a in (dice.uniform(0, 6.3) for _ in range(70))
        ],
    )
    skin, wool = mottled('#3d7a48', '#568f55', 1.6, 0.55, 0.0, skin=0.03), material('#efe4c4', 0.8)

    def column(low, high, radius, ribs, bend):
        """A ribbed column; `bend` answers the middle of it at its height."""

        def place(u, v):
            a = 2 * math.pi * u
            z = low + (high - low) * v
            dome = 1 if v < 0.82 else math.sqrt(max(0, 1 - ((v - 0.82) / 0.18) ** 2))
            r = radius * (0.84 + 0.2 * abs(math.cos(a * ribs / 2)) ** 0.8) * dome * (0.88 + 0.12 * min(1, v * 3))
            x, y = bend(v)
            return (x + r * math.cos(a), y + r * math.sin(a), z)

        surface(place, skin, ribs * 12, 50, True)
        for rib in range(ribs):
            for spot in range(int((high - low) / 1.5)):
                v = (spot + 0.5) * 1.5 / (high - low)
                x, y, z = place(rib / ribs, v)
                if v > 0.98:
                    continue
                a = 2 * math.pi * rib / ribs
                lift = 0 if v < 0.82 else (v - 0.82) * 5
                spots.append((x, y, z, a, lift))

    spots = []
    column(8, 36, 4.3, 13, lambda v: (0.3 * math.sin(v * 2), 0))
    column(9, 24, 2.6, 10, lambda v: (3.4 + 2.2 * math.sin(min(1, v * 1.6) * 1.5), -2.2))
    column(9, 17, 2.1, 9, lambda v: (-4.0 - 0.8 * math.sin(v * 1.5), -2.4))
    ball = blob(0.42, 0.42, 0.3, wool)
    ball.data = small_ball(0.2)
    ball.data.materials.append(wool)
    sown(ball, [((x, y, z), (0, 0, 0)) for x, y, z, _, _ in spots])
    spines = []
    for x, y, z, a, lift in spots:
        out = Vector((math.cos(a) * math.cos(lift), math.sin(a) * math.cos(lift), math.sin(lift)))
        side, up = out.orthogonal().normalized(), out.cross(out.orthogonal()).normalized()
        for number in range(8):
            turn = number * 0.9
            tip = out * (1.3 if number == 0 else 0.75) + (side * math.cos(turn) + up * math.sin(turn)) * (0.62 if number else 0)
            spines.append([(x, y, z), tuple(Vector((x, y, z)) + tip)])
    strands(spines, 0.035, material('#dcc994', 0.5), taper=0.2)
    petals = material('#e75c8d', 0.45, skin=0.1)
    for x, y, z, size in ((0.6, -0.6, 35.8, 2.8), (6.0, -2.4, 23.8, 2.0)):
        for ring, (count, lift) in enumerate(((9, 24), (7, 52))):
            for number in range(count):
                leaf(
                    size * (1 - 0.2 * ring),
                    size * 0.42,
                    petals,
                    bend=-30,
                    fold=0.3,
                    at=(x, y, z),
                    turn=(-lift, 0, number * 360 / count + ring * 20),
                    ribs=False,
                )
        sphere(size * 0.26, material('#f2d34a', 0.7), at=(x, y, z))


def small_ball(radius):
    import bmesh
    import bpy

    mesh, shape = bpy.data.meshes.new('ball'), bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=1, radius=radius)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


@good('sunflower-seeds', yaw=-14, pitch=12)
def sunflower_seeds(look):
    petals = ''.join(
        f'<ellipse cx="300" cy="292" rx="27" ry="104" fill="{"#f6b51c" if step % 2 else "#f9cd3a"}" transform="rotate({step * 13.85} 300 400) translate(0 -38)"/>'
        for step in range(26)
    )
    seeds = ''.join(
        f'<circle cx="{300 + 6.3 * math.sqrt(step) * math.cos(step * 2.39996):.1f}" cy="{400 + 6.3 * math.sqrt(step) * math.sin(step * 2.39996):.1f}" r="5" fill="{"#2c170c" if step % 3 else "#7a4a1e"}"/>'
        for step in range(240)
    )
    art = (
        '<path d="M0 560 Q300 470 600 570 V840 H0 Z" fill="#4c8a3a"/><path d="M292 480 h16 V800 h-16 Z" fill="#3c7a2f"/><path d="M300 640 Q200 570 120 640 Q210 700 300 660" fill="#5ea046"/><path d="M300 690 Q400 620 480 690 Q390 750 300 710" fill="#5ea046"/>'
        + petals
        + '<circle cx="300" cy="400" r="104" fill="#5a3213"/>'
        + seeds
    )
    art += (
        '<rect width="600" height="150" fill="#1f5a35"/>'
        + words('FreshFarm', 300, 98, 80, '#ffffff', family='DejaVu Serif')
        + '<rect y="690" width="600" height="150" fill="#fbf6e6"/>'
        + words('GIANT SUNFLOWER', 300, 752, 55, '#1f5a35')
        + words('Seeds · 50 g · 9 in 10 germinate', 300, 805, 31, '#3b2a1a', 400)
    )
    picture = printed(svg(art, 600, 840, '#bfe0ef'), 0.7)

    def place(u, v, back):
        x, z = (u - 0.5) * 10, 14 * v
        puff = 0.95 * (math.sin(math.pi * u) * math.sin(math.pi * v)) ** 0.45 + 0.08 * math.sin(u * 19 + v * 7) * math.sin(math.pi * v)
        return (x, puff if back else -puff, z)

    front = [surface(lambda u, v: place(u, v, False), picture, 40, 50), surface(lambda u, v: place(u, v, True), paper('#e8dcc0'), 40, 50)]
    front += [box(10, 0.12, 0.9, paper('#f2ead6'), 0.03, at=(0, 0, z)) for z in (-0.5, 13.6)]
    group(front, at=(0, 0, 0.7), turn=(-9, 0, 0))
    shell = surface(
        lambda u, v: (
            0.34 * math.sin(math.pi * v**0.75) * math.cos(2 * math.pi * u),
            1.3 * v - 0.6,
            0.2 + 0.2 * math.sin(math.pi * v**0.75) * math.sin(2 * math.pi * u),
        ),
        seed_coat(),
        24,
        14,
        True,
    )
    dice, places = random.Random('seeds'), []
    for _number in range(72):
        a, far = dice.uniform(0, 2 * math.pi), dice.random() ** 0.6
        places.append(
            (
                (2.4 + 6.4 * far * math.cos(a), -5.6 + 2.6 * far * math.sin(a), max(0, 1.5 * (1 - far * 1.5)) * dice.random()),
                (dice.uniform(-14, 14), dice.uniform(-20, 20), dice.uniform(0, 360)),
            )
        )
    sown(shell, places)


def seed_coat():
    """Black with pale stripes along the seed."""
    stripes = ''.join(
        f'<rect x="{x}" width="{w}" height="200" fill="#d9d0bd"/>'
        for x, w in ((30, 16), (90, 10), (150, 18), (230, 12), (300, 18), (360, 10), (430, 16), (510, 12), (560, 14))
    )
    return printed(svg(stripes, 600, 200, '#2b2724'), 0.5)


@good('ugu-seedlings', yaw=-24, pitch=30)
def seedlings(look):
    dark, soil = plastic('#26272a', 0.55), mottled('#3a281c', '#221710', 0.5, 0.95, 0.4, bump=1.0)
    dice = random.Random('ugu')
    for wall in range(7):
        box(0.5, 32, 5.4, dark, 0.15, at=(-24 + wall * 8, 0, 0))
    for wall in range(5):
        box(48.5, 0.5, 5.4, dark, 0.15, at=(0, -16 + wall * 8, 0))
    box(48, 32, 4.2, soil, 0.1)
    for side in (-1, 1):
        box(51, 1.4, 0.4, dark, 0.15, at=(0, side * 16.7, 5.1))
        box(1.4, 34.8, 0.4, dark, 0.15, at=(side * 24.7, 0, 5.1))
    crumb = blob(0.8, 0.7, 0.6, soil)
    crumb.data = small_ball(0.4)
    crumb.data.materials.append(soil)
    sown(crumb, [((dice.uniform(-23, 23), dice.uniform(-15, 15), 3.9), (0, 0, dice.uniform(0, 360))) for _ in range(240)])
    ugu, ewedu, tete, stalk = (
        mottled('#3f8a35', '#57a046', 1.2, 0.42),
        mottled('#6aa83c', '#82ba4e', 1, 0.45),
        mottled('#5c8f3e', '#8a3b52', 1.4, 0.45, 0.2),
        material('#8fb56a', 0.5),
    )
    for number in range(24):
        x, y = -20 + number % 6 * 8 + dice.uniform(-0.8, 0.8), -12 + number // 6 * 8 + dice.uniform(-0.8, 0.8)
        kind = (number % 6) // 2
        tall = (8.5, 7, 6)[kind] + dice.uniform(-1.2, 1.2)
        tip = (x + dice.uniform(-1, 1), y + dice.uniform(-1, 1), 4.2 + tall)
        tube([(x, y, 3.8), (x, y, 4.2 + tall * 0.5), tip], [0.3, 0.24, 0.14], stalk)
        for level, (height, count, size) in enumerate(((0.45, 2, 0.8), (0.72, 3, 1.0), (1.0, 3, 0.75))):
            at = (x + (tip[0] - x) * height, y + (tip[1] - y) * height, 4.2 + tall * height)
            for one in range(count):
                spin = one * 360 / count + level * 58 + number * 31
                length, wide, made = ((5.0, 3.4, ugu), (4.2, 1.7, ewedu), (3.6, 2.1, tete))[kind]
                parts = ((0, 1), (-44, 0.72), (44, 0.72)) if kind == 0 and level else ((0, 1),)
                for sideways, part in parts:
                    leaf(
                        length * size * part,
                        wide * size * part * (0.7 if len(parts) > 1 else 1),
                        made,
                        bend=48,
                        fold=0.3,
                        wave=0.12,
                        at=at,
                        turn=(-26 - 14 * level + dice.uniform(-8, 8), 0, spin + sideways),
                    )
    for x, name, tone in ((-17.5, 'UGU', '#3f7a35'), (-1.5, 'EWEDU', '#6a9a2c'), (14.5, 'TETE', '#8a3b52')):
        group(
            [
                box(3.4, 0.15, 8, plastic('#f7f3e8', 0.5), 0.05),
                letters(name, 0.95, material(tone, 0.6), at=(0, -0.09, 6.0), turn=(0, 0, 0), deep=0.01),
            ],
            at=(x, -17.0, 2.6),
            turn=(-6, 4, 0),
        )


@good('fresh-bouquet', yaw=-38, pitch=28)
def bouquet(look):
    dice = random.Random('fresh-bouquet')
    things, stalk = [], material('#5f8f45', 0.5)
    reds = [material(tone, 0.5, skin=0.08) for tone in ('#b8172b', '#d8465e', '#f1a7ae')]
    tulips = [material(tone, 0.45, skin=0.08) for tone in ('#f3b02a', '#e9662f')]
    greens = [mottled('#3f7a3a', '#56924a', 1, 0.5), mottled('#6d9a5a', '#8bb37a', 1, 0.5)]
    white = material('#fbf6ea', 0.6)
    for number in range(19):
        ring = 0 if number == 0 else 1 if number < 7 else 2
        a = number * (math.pi / 3 if ring == 1 else math.pi / 6) + 0.3 * ring
        lean = (0, 17, 33)[ring]
        x, y = math.sin(a) * lean, math.cos(a) * lean
        rad = math.radians(lean)
        head = (30 * math.sin(rad) * math.sin(a), 30 * math.sin(rad) * math.cos(a), 30 * math.cos(rad))
        tilt = (-y, x, 0)
        bloom = tulip(4.4, tulips[number % 2]) if number % 3 == 2 else rose(5.0, reds[number % 3], dice)
        bloom += [lathe([(0.3, -1.2), (0.7, -0.5), (1.5, 0.2), (0, 0.3)], greens[0], steps=20, angle=180)]
        things += group(bloom, at=head, turn=tilt)
        things.append(tube([(0, 0, 0), tuple(c * 0.5 for c in head), head], 0.3, stalk))
    for number in range(34):
        a, lean = number * 2.39996, 44 if number < 18 else 9 + number % 3 * 8
        if number < 18 and math.sin(a) > 0.3:
            continue
        rad = math.radians(lean)
        foot = (24 * math.sin(rad) * math.sin(a), 24 * math.sin(rad) * math.cos(a), 24 * math.cos(rad))
        things += leaf(11.5, 3.8, greens[number % 2], bend=40, fold=0.3, at=foot, turn=(-44, 0, 180 - math.degrees(a)))
    floret = [blob(0.62, 0.62, 0.5, white)]
    floret[0].data = small_ball(0.32)
    floret[0].data.materials.append(white)
    sprays, stems = [], []
    for number in range(16):
        a, lean = number * 2.39996, 8 + 30 * (number % 4) / 3
        rad = math.radians(lean)
        tip = (31 * math.sin(rad) * math.sin(a), 31 * math.sin(rad) * math.cos(a), 31 * math.cos(rad))
        for _ in range(13):
            spot = tuple(c + dice.uniform(-2.2, 2.2) for c in tip)
            sprays.append((spot, (0, 0, 0)))
            stems.append([tuple(c * 0.85 for c in tip), spot])
    things += [strands(stems, 0.05, stalk)] + sown(floret[0], sprays)

    def wrap(layer):
        def place(u, v):
            a = 2 * math.pi * u
            ruffle = 1 + 0.05 * math.sin(9 * a + layer * 2) * v + 0.03 * math.sin(23 * a) * v
            r = (2.5 + 15.2 * v**1.15 + layer * 0.5) * ruffle
            return (r * math.sin(a), r * math.cos(a), -1 + (24 + 2.4 * math.sin(5 * a + layer * 1.7) - layer * 2.4) * v)

        return surface(
            place,
            (bumped(material('#d6b489', 0.85), 0.2, 0.5), bumped(material('#f5eddd', 0.8), 0.15, 0.4))[layer],
            140,
            24,
            True,
            thickness=0.05,
        )

    things += [wrap(0), wrap(1)]
    for number in range(14):
        a = number * 2 * math.pi / 14
        things.append(
            tube(
                [(1.6 * math.cos(a), 1.6 * math.sin(a), 0), (2.9 * math.cos(a + 0.4), 2.9 * math.sin(a + 0.4), -13 - dice.random() * 1.5)],
                0.34,
                stalk,
            )
        )
    band = material('#8e2430', 0.35, sheen=0.6)
    things += [torus(2.9, 0.6, band, at=(0, 0, -1.4 + step * 0.8)) for step in range(3)]
    for spin in (-28, 28):
        things += group(
            [ribbon([(0, 0, 0), (4, 0.6, 0.6), (8, 0, 0), (13, 0.6, 0.4)], 2.0, band, flat=(0, 0, 1))],
            at=(0, -3.6, 0),
            turn=(0, 90 + spin, 0),
        )
        things.append(torus(2.2, 0.5, band, at=(math.copysign(2.6, spin), -3.2, 0.4), turn=(90, spin, 0)))
    card = svg(
        '<rect x="12" y="12" width="316" height="196" fill="none" stroke="#6c9a5b" stroke-width="4"/>'
        + words('Pẹ̀lú ìfẹ́', 170, 128, 56, '#8e2430', 400, family='DejaVu Serif'),
        340,
        220,
        '#fffaf0',
    )
    group(things, turn=(0, 68, 0))
    group([plate(7.4, 4.8, printed(card, 0.8))], at=(5, -15, -9.6), turn=(-80, 0, 32))


def tulip(size, petal):
    """A closed tulip of six petals."""
    things = []
    for number in range(6):
        inner = number % 2

        def place(u, v, inner=inner):
            wide = 0.62 * math.sin(math.pi * min(0.98, v * 0.86 + 0.08)) ** 0.7
            a = (u - 0.5) * 2 * wide
            r = size * (0.52 - 0.05 * inner) * math.sin(math.pi * (0.12 + 0.62 * v)) ** 0.9
            return (r * math.sin(a), -r * math.cos(a), size * 1.55 * v - size * 0.1 * (2 * u - 1) ** 2)

        things.append(surface(place, petal, 10, 16, turn=(0, 0, number * 60), thickness=0.08))
    return things
