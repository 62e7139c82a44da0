"""Beauty & Health: wigs and braiding hair."""

import math
import random

import numpy as np
from mathutils import Vector

from goods import good
from materials import film, material, printed, rubber, shade, weave
from prints import svg, words
from shapes import copies, group, lying, strands, surface, torus, tube

HEAD = (7.4, 9.2, 10.4)


def hair_material(color, rough=0.3):
    return material(color, rough, clear=0.25, sheen=0.2)


def swept(part, side, length, layer, lift=0.0, spread=0.28):
    """The way of a hair from the parting (`part` 0 is the forehead, 1 the crown) over the head and down: points to its tip."""
    steep = math.radians(52 + 52 * part)
    root = Vector((0.02 * side, -math.cos(steep), math.sin(steep)))
    around = math.radians(54 + 124 * part**0.8)
    end = Vector((side * math.sin(around), -math.cos(around), -0.05))
    path = []
    for step in range(8):
        t = step / 7
        spot = root.lerp(end, t).normalized()
        swell = 1 + layer * min(1, 2.4 * t + 0.12) + lift * math.sin(math.pi * t)
        path.append(Vector((spot.x * HEAD[0], spot.y * HEAD[1], spot.z * HEAD[2])) * swell)
    foot = path[-1]
    for step in range(1, 8):
        t = step / 7
        flare = 1 - 0.06 * math.sin(math.pi * min(1, t * 2)) + spread * t**1.3
        path.append(Vector((foot.x * flare, foot.y * (1 + 0.35 * (flare - 1)), foot.z - t * length)))
    return path


def cap(length, dark, layer=0.0, across=72):
    """What lies under the hair, so that no light falls through."""

    def sheet(side):
        def place(u, v):
            path = swept(u, side, length, layer)
            spot = v * (len(path) - 1)
            low = min(int(spot), len(path) - 2)
            return tuple(path[low].lerp(path[low + 1], spot - low))

        return surface(place, dark, across, 45)

    return [sheet(side) for side in (-1, 1)]


def inner_cap():
    """The tan net of the wig that one sees from below, with the seams that its hair is sewn on."""
    net, seam = weave('#c39a74', 0.15), material('#6b4a35', 0.8)

    def sheet(side):
        def place(u, v):
            path = swept(u, side, 2, -0.03)
            low = min(int(v * 7), 6)
            return tuple(path[low].lerp(path[low + 1], v * 7 - low))

        for v in (0.3, 0.48, 0.66, 0.84, 0.99):
            tube([tuple(Vector(place(n / 24, v)) * 0.99) for n in range(25)], 0.09, seam)
        return surface(place, net, 48, 28)

    return [sheet(side) for side in (-1, 1)]


def lace():
    """The fine brown net before the hairline."""
    net = film(0.5, '#c79a74')

    def place(u, v):
        side = -1 if u < 0.5 else 1
        path = swept(0, side, 2, 0.0)
        spot = abs(2 * u - 1) * 7
        low = min(int(spot), 6)
        point = path[low].lerp(path[low + 1], spot - low)
        return (point.x, point.y - 0.75 * v, point.z - 0.5 * v)

    return surface(place, net, 40, 4)


@good('bone-straight-wig', yaw=-56, pitch=8, turned=-80, focus=(0.45, 0.75))
def straight_wig(look):
    color = '#6d1731' if look.name == 'Wine' else '#1b1614'
    chance, length = random.Random('bone'), 26
    cap(length - 0.8, material(shade(color, 0.5), 0.7))
    inner_cap()
    lace()
    for tone, count in ((0.8, 1500), (1.0, 2200), (1.14, 900)):
        paths = []
        for _ in range(count):
            part, side = chance.random() ** 1.1, chance.choice((-1, 1))
            path = swept(part, side, length + chance.gauss(0, 0.25), 0.03 + 0.16 * chance.random() ** 0.8)
            stray = Vector((chance.gauss(0, 0.16), chance.gauss(0, 0.16), 0))
            paths.append([tuple(p + stray * (n / len(path)) ** 2) for n, p in enumerate(path)])
        strands(paths, 0.075, hair_material(shade(color, tone), 0.2), sides=0, taper=0.7)


@good('curly-bob-wig', yaw=-48, pitch=9, turned=-80, focus=(0.4, 0.6))
def curly_wig(look):
    color = {'Black': '#1d1816', 'Burgundy': '#5e1328'}.get(look.name, '#7d4a22')
    chance = random.Random('curls')
    cap(4, material(shade(color, 0.45), 0.8), 0.05)
    inner_cap()
    lace()
    for tone, locks in ((0.75, 50), (1.0, 75), (1.22, 35)):
        paths = []
        for _ in range(locks):
            part, side = chance.random() ** 0.9, chance.choice((-1, 1))
            base = np.array(swept(part, side, chance.uniform(2.5, 9), chance.uniform(0.06, 0.46), 0.08, 0.1))
            walked = np.concatenate([[0], np.cumsum(np.sqrt((np.diff(base, axis=0) ** 2).sum(axis=1)))])
            begin = walked[-1] * 0.5 * chance.random() ** 1.3
            wide, pitch, phase = chance.uniform(0.75, 1.1), chance.uniform(2.3, 3.2), chance.random() * 6.3
            steps = round((walked[-1] - begin) / pitch * 11)
            # A curl is a ribbon of hairs that wind beside each other.
            for thread in range(4):
                path = []
                for step in range(steps + 1):
                    gone = step / steps * (walked[-1] - begin)
                    way = min(max(begin + gone + (thread - 1.5) * 0.2, 0), walked[-1])
                    middle, ahead = (Vector([float(np.interp(at, walked, line)) for line in base.T]) for at in (way, way + 0.3))
                    along = (ahead - middle if ahead != middle else Vector((0, 0, -1))).normalized()
                    out = Vector((middle.x, middle.y, middle.z * 0.3)).normalized()
                    beside = along.cross(out).normalized()
                    angle = phase + 2 * math.pi * gone / pitch
                    grow = wide * min(1, 0.3 + 0.16 * gone)
                    path.append(tuple(middle + out * (grow * math.cos(angle) + 0.3) + beside * grow * math.sin(angle)))
                paths.append(path)
        strands(paths, 0.13, hair_material(shade(color, tone), 0.34), sides=0, taper=0.6)


@good('braiding-hair', yaw=-16, pitch=48, turned=25, focus=(0.5, 0.7))
def braiding_hair(look):
    color = {'1B': '#231b18', '27': '#b98142', '30': '#7a3b1c', 'Burgundy': '#5e1328'}.get(look.name, '#231b18')
    chance = random.Random('braids')
    things = []
    for tone, count in ((0.78, 200), (1.0, 320), (1.2, 140)):
        paths = []
        for _ in range(count):
            a, r = chance.random() * 6.283, math.sqrt(chance.random())
            x, z, long = r * math.cos(a), r * math.sin(a), 58 - 16 * chance.random() ** 2.2

            def spread(t):
                return 0.9 + 1.6 * min(1, 4 * t) - 1.1 * max(0, t - 0.55)

            wave = chance.gauss(0, 0.14)
            paths.append(
                [
                    (x * spread(t) + wave * math.sin(9 * t) + 0.5 * math.sin(3 * t), -long * t, 1.25 + z * 0.62 * spread(t))
                    for t in (n / 10 for n in range(11))
                ]
            )
        things.append(strands(paths, 0.085, hair_material(shade(color, tone), 0.36), sides=0, taper=0.45))
    things.append(group([torus(1.25, 0.28, rubber('#1a1a1a'), turn=(90, 0, 0))], at=(0, -0.4, 1.3)))
    loop = [(x, 1.2 + 2.2 * math.sin(a), 1.3) for x, a in ((1.0 * math.cos(math.pi * n / 12), math.pi * n / 12) for n in range(13))]
    things.append(tube(loop, 0.62, hair_material(color, 0.36)))
    card = svg(
        '<rect width="360" height="420" fill="#b8336a"/><rect y="300" width="360" height="120" fill="#f9e3ec"/>'
        + words('ỌMỌGE', 180, 110, 68, '#ffffff', spacing=4)
        + words('HAIR', 180, 160, 40, '#ffd9e8', 400, spacing=14)
        + words('PRE-STRETCHED', 180, 230, 32, '#ffffff')
        + words('26 inch', 180, 272, 28, '#ffd9e8', 400)
        + words(look.name or '1B', 180, 385, 72 if len(look.name or '1B') < 4 else 46, '#6d1731'),
        360,
        420,
    )

    def sleeve(u, v):
        a = 2 * math.pi * u
        return (2.85 * math.sin(a), -10.5 + 6.4 * v, 1.32 - 1.72 * math.cos(a + math.pi))

    things.append(surface(sleeve, material('#b8336a', 0.4), 48, 4))
    things.append(lying(4.6, 5.4, printed(card, 0.4), at=(0, -7.3, 3.09)))
    places = [
        ((n * 6.3 - 15.75, 1.6 * math.cos((n - 2.5) * 0.5) + 0.5 * math.sin(n * 4), 0), (0, 0, (n - 2.5) * 2.4 + math.sin(n * 7)))
        for n in range(6)
    ]
    copies(group(things), places)
