"""Others: seeds and seedlings."""

import math
import random

from goods import good
from goods.others.plants import leaf, small_ball
from goods.shared.fonts import SERIF
from materials import material, mottled, paper, plastic, printed
from prints import svg, words
from shapes import blob, box, group, letters, sown, surface, tube


@good('sunflower-seeds', yaw=-14, pitch=12)
def sunflower_seeds(_look):
    petals = ''.join(
        f'<ellipse cx="300" cy="292" rx="27" ry="104" fill="{"#f6b51c" if step % 2 else "#f9cd3a"}" '
        f'transform="rotate({step * 13.85} 300 400) translate(0 -38)"/>'
        for step in range(26)
    )
    seeds = ''.join(
        f'<circle cx="{300 + 6.3 * math.sqrt(step) * math.cos(step * 2.39996):.1f}" '
        f'cy="{400 + 6.3 * math.sqrt(step) * math.sin(step * 2.39996):.1f}" r="5" fill="{"#2c170c" if step % 3 else "#7a4a1e"}"/>'
        for step in range(240)
    )
    art = (
        '<path d="M0 560 Q300 470 600 570 V840 H0 Z" fill="#4c8a3a"/><path d="M292 480 h16 V800 h-16 Z" fill="#3c7a2f"/>'
        '<path d="M300 640 Q200 570 120 640 Q210 700 300 660" fill="#5ea046"/>'
        '<path d="M300 690 Q400 620 480 690 Q390 750 300 710" fill="#5ea046"/>'
        + petals
        + '<circle cx="300" cy="400" r="104" fill="#5a3213"/>'
        + seeds
    )
    art += (
        '<rect width="600" height="150" fill="#1f5a35"/>'
        + words('FreshFarm', 300, 98, 80, '#ffffff', family=SERIF)
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
def seedlings(_look):
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
