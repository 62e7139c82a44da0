"""Beauty & Health: fragrance."""

import math
import random

from goods import good
from goods.shared.fonts import SERIF
from goods.shared.glassware import clear_wall
from materials import film, material, metal, mottled, paper, printed
from prints import svg, words
from shapes import box, cylinder, ellipse, group, lathe, letters, loft, plate, prism, rounded, sphere, surface, torus, tube


def flacon(width, depth, height, scent, clear, filled=0.86, base=1.1, side=0.55, round=0.5):
    """A block of thick glass with its perfume inside and the dip tube of its pump."""
    things = [box(width, depth, height, clear, round)]
    things.append(box(width - 2 * side, depth - 2 * side, height * filled - base, scent, round * 0.7, at=(0, 0, base)))
    things.append(cylinder(1.0, 0.7, metal('#d9b46a', 0.2), 0.1, at=(0, 0, height - 0.05)))
    return things


@good('oud-perfume-100ml', yaw=-20, pitch=9, turned=50)
def oud_perfume(look):
    gold, black = metal('#d4a24a', 0.2), material('#16110f', 0.22, clear=0.7)
    flacon(7.6, 3.8, 9.2, material('#a4510c', 0.03, clear=1.0), clear_wall())
    sign = svg(
        '<rect width="600" height="560" fill="#1a1311"/><rect x="16" y="16" width="568" height="528" fill="none" stroke="#d4a24a"'
        ' stroke-width="7"/><rect x="32" y="32" width="536" height="496" fill="none" stroke="#d4a24a" stroke-width="2"/>'
        + ''.join(
            f'<path d="M300 66 L330 96 L300 126 L270 96 Z" fill="none" stroke="#d4a24a" stroke-width="4" transform="rotate({a} 300 96)"/>'
            for a in (0, 45)
        )
        + words('OUD', 300, 262, 130, '#e6c079', spacing=14, family=SERIF)
        + words('AL-MAIDUGURI', 300, 328, 50, '#e6c079', spacing=5, family=SERIF)
        + '<rect x="200" y="356" width="200" height="3" fill="#d4a24a"/>'
        + words('TURAREN AMINA', 300, 416, 38, '#cfae74', 400, spacing=4)
        + words('EAU DE PARFUM · 100 ml', 300, 482, 30, '#cfae74', 400),
        600,
        560,
    )
    plate(5.2, 4.85, printed(sign, 0.35, clear=0.3), at=(0, -1.92, 2.4))
    box(4.2, 3.4, 3.4, black, 0.3, at=(0, 0, 9.75))
    box(4.3, 3.5, 0.35, gold, 0.08, at=(0, 0, 9.6))
    prism(ellipse(1.7, 1.7, at=(0, 11.4)), 0.1, gold, 0.03, at=(0, -1.72, 0))
    letters('TA', 0.7, black, at=(0, -1.78, 11.4), deep=0.01)


@good('floral-mist', yaw=-18, pitch=10, turned=50)
def frangipani(look):
    gold, clear = metal('#dfb77c', 0.2), clear_wall()

    def drop(scale, low, high, made):
        """An oval flask: as seen from above it is a lens."""
        rows = [
            (0, 0, low, 3.2, 1.8),
            (0, 0, low + 0.35, 4.4, 2.3),
            (0, 0, 2.2, 6.3, 3.0),
            (0, 0, 4.2, 6.8, 3.2),
            (0, 0, 6.0, 5.8, 2.9),
            (0, 0, high - 0.4, 3.0, 2.0),
            (0, 0, high, 1.9, 1.8),
        ]
        return loft([(x, y, z, w - scale, d - scale) for x, y, z, w, d in rows], made, 0.0, across=80, steps=8)

    drop(0, 0, 7.6, clear)
    drop(0.8, 0.7, 6.7, material('#f2a5bd', 0.03, clear=1.0))
    lathe(rounded([(0, 7.4), (1.1, 7.4), (1.15, 7.6), (1.15, 8.1), (0, 8.2)], 0.1), gold)
    lathe(rounded([(0, 8.0), (1.25, 8.0), (1.3, 8.2), (1.5, 10.6), (1.2, 11.2), (0, 11.3)], 0.3), material('#fbeef1', 0.2, clear=0.6))
    for number in range(5):
        a = 2 * math.pi * number / 5
        petal = [
            (0.72 * math.sin(t) * (1 + 0.25 * math.cos(t)), 0.95 - 0.95 * math.cos(t)) for t in (2 * math.pi * n / 30 for n in range(30))
        ]
        prism(petal, 0.16, material('#fffaf2', 0.4), 0.07, at=(0, -1.56, 10.0 - 0.1), turn=(-14, math.degrees(a), 0))
    sphere(0.3, material('#f2c24a', 0.4), at=(0, -1.75, 9.6))
    tag = svg(
        '<rect x="0" y="0" width="600" height="330" rx="20" fill="#ffffff" opacity="0"/>'
        + words('Frangipani', 300, 130, 88, '#7d1742', family=SERIF)
        + words('ỌMỌGE', 300, 210, 56, '#7d1742', spacing=12)
        + words('eau de parfum · 50 ml', 300, 280, 38, '#7d1742', 400),
        600,
        330,
    )
    front = svg(
        '<rect width="600" height="960" fill="#fce7ee"/><rect x="24" y="24" width="552" height="912" fill="none" stroke="#d9a25f"'
        ' stroke-width="5"/>'
        + ''.join(
            f'<g transform="translate({x} {y}) scale({s})">'
            + ''.join(
                '<path d="M0 0 C46 -20 60 -86 0 -120 C-36 -96 -34 -30 0 0 Z" fill="#ffffff" stroke="#f0c7d4" stroke-width="3"'
                f' transform="rotate({a})"/>'
                for a in range(0, 360, 72)
            )
            + '<circle r="26" fill="#f6cf62" opacity="0.85"/></g>'
            for x, y, s in ((210, 280, 1.25), (400, 210, 0.8), (395, 400, 0.95))
        )
        + words('Frangipani', 300, 640, 80, '#a8305f', family=SERIF)
        + words('FOR HER', 300, 704, 40, '#a8305f', 400, spacing=8)
        + words('ỌMỌGE', 300, 812, 60, '#a8305f', spacing=14)
        + words('eau de parfum · 50 ml', 300, 872, 32, '#a8305f', 400),
        600,
        960,
    )
    plate(3.9, 2.145, film(0.1, picture=tag), at=(0, -1.72, 2.7))
    card = paper('#fce7ee')
    carton = [box(7.4, 4.4, 12, card, 0.1), plate(7.3, 11.68, printed(front, 0.5), at=(0, -2.21, 0.16))]
    carton.append(
        plate(
            4.3,
            11.9,
            printed(
                svg(
                    '<rect width="430" height="1190" fill="#f3b9cb"/>'
                    + '<g transform="rotate(-90 215 595)">'
                    + words('Frangipani', 215, 630, 110, '#ffffff', family=SERIF)
                    + '</g>',
                    430,
                    1190,
                ),
                0.5,
            ),
            at=(3.71, 0, 0.05),
            turn=(0, 0, 90),
        )
    )
    group(carton, at=(6.6, 3.4, 0), turn=(0, 0, -6))


@good('aqua-cologne', yaw=-22, pitch=9, turned=50)
def cologne(look):
    silver, clear = metal('#cdd3d9', 0.18), clear_wall()
    loft(
        [(0, 0, 0, 6.4, 3.8), (0, 0, 0.3, 6.8, 4.2), (0, 0, 6, 6.6, 4.1), (0, 0, 9.6, 6.2, 3.9), (0, 0, 10.0, 5.4, 3.4)],
        clear,
        0.45,
        across=96,
        steps=8,
    )
    loft(
        [(0, 0, 0.7, 5.8, 3.3), (0, 0, 1.0, 6.3, 3.75), (0, 0, 6, 6.1, 3.65), (0, 0, 8.6, 5.85, 3.5), (0, 0, 8.8, 5.5, 3.2)],
        material('#0f8fae', 0.03, clear=1.0),
        0.45,
        across=96,
        steps=8,
    )
    lathe(rounded([(0, 9.9), (1.3, 9.9), (1.3, 10.6), (0, 10.7)], 0.1), silver)
    lathe(rounded([(0, 10.4), (1.9, 10.4), (2.0, 10.6), (2.0, 13.8), (1.7, 14.1), (0, 14.2)], 0.2), metal('#2b3a44', 0.25))
    for z in (10.6, 13.5):
        lathe(rounded([(2.0, z), (2.06, z + 0.05), (2.06, z + 0.3), (2.0, z + 0.35)], 0.05), silver)
    wave = ''.join(
        f'<path d="M90 {y} C180 {y - 44} 230 {y + 44} 320 {y} S460 {y - 44} 510 {y}" stroke="#ffffff" stroke-width="9" fill="none"/>'
        for y in (120, 156, 192)
    )
    sign = svg(
        wave
        + words('ATLANTIC', 300, 316, 78, '#ffffff', spacing=4)
        + words('COLOGNE · POUR HOMME', 300, 380, 36, '#ffffff', 400, spacing=3)
        + words('TURAREN AMINA', 300, 500, 40, '#ffffff', spacing=4)
        + words('100 ml', 300, 560, 36, '#ffffff', 400),
        600,
        600,
    )
    plate(5.2, 5.2, film(0.1, picture=sign), at=(0, -2.13, 2.2))


@good('khumra-incense', yaw=-18, pitch=28, turned=40, focus=(0.45, 0.5))
def khumra(look):
    chance = random.Random('khumra')
    card, lining, ribbon = material('#5b1a2e', 0.6), material('#e7cf9f', 0.7, sheen=0.6), material('#c9962e', 0.35, sheen=0.8)
    wide, deep, tall = 27.0, 20.5, 5.6
    box(wide, deep, 0.5, card, 0.1)
    for y in (-deep / 2, deep / 2):
        box(wide + 0.5, 0.5, tall, card, 0.12, at=(0, y, 0))
    for x in (-wide / 2, wide / 2):
        box(0.5, deep + 0.5, tall, card, 0.12, at=(x, 0, 0))
    box(wide - 0.6, deep - 0.6, 0.4, lining, 0.1, at=(0, 0, 0.5))
    box(0.4, deep - 0.6, 3.6, lining, 0.1, at=(-1.5, 0, 0.8))
    box(11.6, 0.4, 3.6, lining, 0.1, at=(-7.4, 1.2, 0.8))
    lid_art = svg(
        '<rect width="1080" height="820" fill="#5b1a2e"/><rect x="34" y="34" width="1012" height="752" fill="none" stroke="#d9ab57"'
        ' stroke-width="6"/><rect x="52" y="52" width="976" height="716" fill="none" stroke="#d9ab57" stroke-width="2"/>'
        + ''.join(
            f'<path d="M540 110 L590 160 L540 210 L490 160 Z" fill="none" stroke="#d9ab57" stroke-width="5" transform="rotate({a} 540'
            ' 160)"/>'
            for a in (0, 45, 22.5, 67.5)
        )
        + words('KHUMRA', 540, 370, 130, '#ecca86', spacing=12, family=SERIF)
        + words('& Turaren Wuta', 540, 462, 70, '#ecca86', 400, family=SERIF)
        + words('TURAREN AMINA · MAIDUGURI', 540, 600, 46, '#d9b878', 400, spacing=4)
        + words('lefe gift set', 540, 680, 44, '#d9b878', 400),
        1080,
        820,
    )
    lid = [box(wide + 1, 0.8, deep + 0.6, card, 0.15), plate(wide + 0.4, deep, printed(lid_art, 0.5), at=(0, -0.42, 0.3))]
    group(lid, at=(0, deep / 2 + 1.2, 0.2), turn=(-16, 0, 0))
    tube([(-11, deep / 2, 5.4), (-12.2, deep / 2 + 0.5, 9), (-11.5, deep / 2 + 3, 12.4)], 0.14, ribbon)
    tube([(11, deep / 2, 5.4), (12.2, deep / 2 + 0.5, 9), (11.5, deep / 2 + 3, 12.4)], 0.14, ribbon)
    woods = [
        mottled('#4a2c18', '#7a4a26', 0.5, 0.5, 0.2, bump=0.4, stretch=(1, 5, 1)),
        mottled('#2f1a0e', '#5b3519', 0.5, 0.4, 0.2, bump=0.4, stretch=(1, 5, 1)),
    ]
    for _ in range(210):
        x, y = chance.uniform(-12.4, -2.6), chance.uniform(-9, 0.2)
        z = 1.0 + chance.random() * 2.6 * (1 - ((x + 7.5) / 6.6) ** 4)
        box(
            chance.uniform(0.5, 1.1),
            chance.uniform(1.4, 2.8),
            chance.uniform(0.25, 0.6),
            chance.choice(woods),
            0.1,
            at=(x, y, z),
            turn=(chance.uniform(-30, 30), chance.uniform(-30, 30), chance.uniform(0, 180)),
            segments=1,
        )
    clay, deep_clay = mottled('#b3633a', '#9a4f2c', 1.2, 0.8, 0.2, bump=0.1), material('#6b3018', 0.9)
    bowl = [
        lathe(
            rounded(
                [
                    (0, 0),
                    (3.2, 0),
                    (3.0, 0.5),
                    (1.5, 1.4),
                    (1.4, 2.2),
                    (3.4, 3.6),
                    (4.1, 5.2),
                    (3.9, 6.2),
                    (3.6, 6.2),
                    (3.5, 5.2),
                    (0, 4.2),
                ],
                0.35,
            ),
            clay,
        )
    ]
    for number in range(14):
        a = 2 * math.pi * number / 14
        bowl.append(
            group(
                [cylinder(0.34, 0.3, deep_clay, 0.05, turn=(90, 0, 0))],
                at=(4.02 * math.sin(a), -4.02 * math.cos(a), 5.2),
                turn=(0, 0, math.degrees(a)),
            )
        )
    bowl.append(torus(3.95, 0.14, material('#7f3c1f', 0.8), at=(0, 0, 4.4)))
    for _ in range(22):
        r, a = 2.6 * math.sqrt(chance.random()), chance.random() * 6.3
        bowl.append(
            box(
                0.5,
                1.5,
                0.35,
                chance.choice(woods),
                0.08,
                at=(r * math.cos(a), r * math.sin(a), 4.6 + chance.random() * 0.6),
                turn=(chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(0, 180)),
                segments=1,
            )
        )
    group(bowl, at=(6.0, -3.0, 0.9), turn=(0, 0, 0))
    for number, (tone, name) in enumerate((('#8a3a0c', 'OUD'), ('#c98a1c', 'SANDAL'), ('#7a1d2c', 'WARDI'))):
        at = (-10.6 + number * 3.7, 5.6, 0.9)
        lathe(rounded([(0, 0), (1.3, 0), (1.4, 0.2), (1.4, 3.6), (0.8, 4.4), (0.7, 5.0)], 0.25), clear_wall(), at=at)
        lathe(rounded([(0, 0.3), (1.15, 0.3), (1.15, 3.3), (0, 3.4)], 0.2), material(tone, 0.05, clear=0.8), at=at)
        lathe(rounded([(0, 4.7), (0.95, 4.7), (0.95, 6.3), (0.5, 7.0), (0, 7.1)], 0.2), metal('#d9ab57', 0.2), at=at)
        lathe(
            [(1.42, 0.7), (1.42, 3.0)],
            printed(
                svg(
                    words('TURAREN AMINA', 800, 160, 62, '#5b1a2e') + words(name, 800, 330, 130, '#5b1a2e', spacing=8), 1600, 430, '#f3e2bd'
                ),
                0.5,
            ),
            at=at,
        )
    group(bow(ribbon), at=(6.4, 6.2, 2.6))


def bow(made):
    """The ribbon, tied and laid by."""
    things = []
    for side in (-1, 1):

        def loop(u, v):
            a = 2 * math.pi * u
            return (
                side * (2.3 - 2.3 * math.cos(a)) * 0.95,
                (v - 0.5) * 1.5 + 0.5 * math.sin(a),
                1.1 * math.sin(a) + 0.5 * (1 - math.cos(a)) * 0.5,
            )

        def tail(u, v):
            return (side * (0.3 + 3.6 * u), -0.4 - 2.6 * u + (v - 0.5) * 0.4, (v - 0.5) * 1.3 + 0.3 * math.sin(6 * u) - 1.2 * u)

        things += [surface(loop, made, 40, 6, thickness=0.05), surface(tail, made, 24, 6, thickness=0.05)]
    things.append(sphere(0.7, made, at=(0, 0, -0.5), squash=0.8))
    return things
