"""Others: cut flowers."""

import math
import random

from goods import good
from goods.others.plants import leaf, small_ball
from goods.others.wrapping import ribbon, rose
from goods.shared.fonts import SERIF
from materials import bumped, material, mottled, printed
from prints import svg, words
from shapes import blob, group, lathe, plate, sown, strands, surface, torus, tube


@good('fresh-bouquet', yaw=-38, pitch=28)
def bouquet(_look):
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
        + words('Pẹ̀lú ìfẹ́', 170, 128, 56, '#8e2430', 400, family=SERIF),
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
