"""Others: gift boxes and cakes."""

import math
import random

from goods import good
from goods.others.wrapping import bow, ribbon, rose
from goods.shared.fonts import SERIF
from materials import bumped, material, metal, paper, printed
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, rounded, sown, surface


@good('gift-hamper-box', yaw=-26, pitch=24)
def gift_box(look):
    color = look.color or '#f2c21d'
    card = bumped(material(color, 0.55), 0.03, 0.1)
    band = material('#f0dcae' if look.name == 'Red' else '#c4202c', 0.35, sheen=0.6)
    box(28, 28, 16, card, 0.25)
    box(29, 29, 5, card, 0.3, at=(0, 0, 12.6))
    for wide, deep in ((4, 28.3), (28.3, 4)):
        box(wide, deep, 12.8, band, 0.1)
    for wide, deep in ((4, 29.3), (29.3, 4)):
        box(wide, deep, 5.12, band, 0.2, at=(0, 0, 12.6))
    bow(band, 9.5, (0, 0, 17.9))
    for _side, spin in ((-1, 34), (1, -30)):
        tail = [(0, 0, 0.9), (3, 0, 1.2), (6, 0, 0.5), (9, 0, 0.9), (12, 0, 0.25)]
        group([ribbon(tail, 3.0, band, flat=(0, 1, 0))], at=(0, 0, 17.6), turn=(0, 0, -90 + spin * 0.9))
    note = svg(
        '<rect x="14" y="14" width="372" height="232" fill="none" stroke="#c9a24b" stroke-width="5"/>'
        + words('Tola', 200, 110, 74, '#8e2430', family=SERIF)
        + words('Ẹ kú oríire!', 200, 185, 44, '#3b2a22', 400, family=SERIF),
        400,
        260,
        '#fbf6ea',
    )
    group([plate(9, 5.85, printed(note, 0.8)), box(9, 0.12, 5.85, paper(), 0.02, at=(0, 0.08, 0))], at=(9.5, -15.4, 0.1), turn=(-14, 0, -8))


@good('celebration-cake-topper', yaw=-16, pitch=14)
def display_cake(_look):
    icing, gold = bumped(material('#f7efe2', 0.6, skin=0.05), 0.06, 0.8), metal('#d3a03a', 0.25)
    lathe(rounded([(0, 0), (17.5, 0), (17.5, 1.2), (0, 1.2)], 0.25), metal('#d9b355', 0.35), steps=128)
    for radius, low, tall in ((13, 1.2, 12), (8.4, 13.2, 11)):
        lathe(rounded([(0, low), (radius, low), (radius, low + tall), (0, low + tall)], 0.9), icing, steps=128)
        count = round(radius * 3.4)
        shell = lathe([(0, 0), (0.9, 0.05), (1.05, 0.5), (0.75, 1.0), (0.28, 1.35), (0, 1.5)], icing, steps=12, angle=180)
        sown(
            shell,
            [
                ((radius * math.sin(a), -radius * math.cos(a), low), (18, 0, math.degrees(a)))
                for a in (2 * math.pi * step / count for step in range(count))
            ],
        )
        pearl = lathe(
            [(0.32 * math.sin(math.pi * step / 8), 0.32 - 0.32 * math.cos(math.pi * step / 8)) for step in range(9)],
            material('#fbf7ee', 0.2, clear=1.0),
            steps=12,
            angle=180,
        )
        pearls = round(radius * 5)
        sown(
            pearl,
            [
                (
                    (
                        radius * 1.0 * math.sin(a),
                        -radius * math.cos(a),
                        low + tall * 0.62 - 1.5 * abs(math.sin(a * (6 if radius > 10 else 4))),
                    ),
                    (0, 0, 0),
                )
                for a in (2 * math.pi * step / pearls for step in range(pearls))
            ],
        )
    lathe([(13.03, 4.4), (13.12, 4.5), (13.12, 6.3), (13.03, 6.4)], gold, steps=128)
    lathe([(8.43, 15.6), (8.52, 15.7), (8.52, 17.0), (8.43, 17.1)], gold, steps=96)
    dice = random.Random('cake')
    spots = [(-7 + x, -11.4 + abs(x) * 0.3, 13.2 + 0.4 * math.sin(x), 2.3 - abs(x) * 0.12) for x in (0, 3.4, -3.2)] + [
        (3.4, -7.2, 24.1, 1.9),
        (5.8, -4.6, 24.2, 1.6),
        (0.8, -7.6, 24, 1.5),
        (9.4, -8.8, 13.2, 1.9),
    ]
    for number, (x, y, z, size) in enumerate(spots):
        group(
            rose(size, material(('#d9606c', '#e9a9ac', '#f3d3c4')[number % 3], 0.55, skin=0.08), dice),
            at=(x, y, z),
            turn=(34, dice.uniform(-20, 20), dice.uniform(-30, 30)),
        )
        for _leaf in range(2):
            spin = dice.uniform(0, 360)
            group(
                [
                    surface(
                        lambda u, v, s=size: (
                            s * 1.3 * u,
                            (v - 0.5) * s * 0.7 * math.sin(math.pi * u) ** 0.7,
                            0.3 * math.sin(math.pi * u) - 1.2 * abs(v - 0.5) * -0.3,
                        ),
                        material('#5f8a4d', 0.55),
                        14,
                        6,
                        thickness=0.06,
                    )
                ],
                at=(x, y + 0.3, z + 0.2),
                turn=(0, -10, spin),
            )
    cylinder(0.16, 7, gold, 0.05, at=(-2.4, 0, 23))
    cylinder(0.16, 7, gold, 0.05, at=(2.4, 0, 23))
    letters('Ẹ kú oríire', 3.0, gold, at=(0, 0, 31), deep=0.1)
    box(13.4, 0.2, 0.4, gold, 0.1, at=(0, 0, 29.2))
