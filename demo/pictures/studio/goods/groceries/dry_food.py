"""Grain, beans and garri in open sacks."""

import math
import random

from goods import good
from goods.groceries import food_drawings as draw
from goods.groceries.food_drawings import put
from goods.groceries.packaging import open_sack, seed_of, strewn
from goods.shared.fonts import SERIF
from materials import bumped, mottled, varied, weave
from prints import svg, words
from shapes import surface


def cloth_print(brand, lines, picture, ink, accent, ground, note):
    """A print in two inks on the cloth of a sack."""
    first, second = lines
    return svg(
        f'<rect x="14" y="14" width="772" height="572" fill="none" stroke="{ink}" stroke-width="10"/><rect x="32" y="32" width="736"'
        f' height="536" fill="none" stroke="{accent}" stroke-width="4"/>'
        + words(brand, 400, 116, 66, accent, family=SERIF, spacing=3)
        + put(picture, 400, 226, 1.55)
        + words(first, 400, 396, min(96, 1080 / len(first)), ink, family=SERIF)
        + words(second, 400, 460, min(44, 860 / len(second)), accent)
        + words(note, 400, 538, 60, ink),
        800,
        600,
        ground,
    )


def gritty(crown, size, number, made, dice):
    """Crumbs of garri: small uneven bits over the whole heap."""
    unit = surface(
        lambda u, v: (
            size * math.cos(math.pi * v),
            0.8 * size * math.sin(math.pi * v) * math.cos(6.2832 * u),
            0.7 * size * math.sin(math.pi * v) * math.sin(6.2832 * u),
        ),
        made,
        4,
        3,
        True,
    )
    return strewn(crown, unit, number, dice, size * 0.6, 90)


@good('ofada-rice-5kg', yaw=-8, pitch=24)
def ofada(look):
    cloth = weave('#d8c29a', 0.22)
    face = cloth_print(
        'Mama Titi',
        ('Ọfàdà Rice', 'UNPOLISHED · DESTONED'),
        draw.ears('#8a5a2b', '#c08a4e', '#6b3f18'),
        '#6b3f18',
        '#1f6a3f',
        '#dcc8a2',
        '5 kg',
    )
    crown = open_sack(11, 17, mottled('#8f6038', '#b98a58', 0.3, 0.8, 0.6), cloth, face, seed=2)
    grain = varied(('#a06a3a', '#b98350', '#c9986a', '#8f5a30', '#d2ab80'), 0.5)
    strewn(crown, seed_of(0.56, 0.26, 0.22, grain), 7000, random.Random('ofada'), 0.1)


@good('oloyin-beans', yaw=-6, pitch=24)
def beans(look):
    cloth = weave('#b8925c', 0.34)
    face = cloth_print(
        'Mama Titi',
        ('Ẹ̀wà Olóyin', 'HONEY BEANS · HAND-PICKED'),
        put(
            '<path d="M-40 4 C-44 -30 -6 -36 0 -14 C8 -36 46 -28 40 6 C34 34 -34 36 -40 4Z" fill="#9c5a34"/><ellipse cx="0" cy="-8" rx="9"'
            ' ry="5" fill="#f6ead2"/>',
            -30,
            6,
            0.9,
            -18,
        )
        + put(
            '<path d="M-40 4 C-44 -30 -6 -36 0 -14 C8 -36 46 -28 40 6 C34 34 -34 36 -40 4Z" fill="#7c4022"/><ellipse cx="0" cy="-8" rx="9"'
            ' ry="5" fill="#f6ead2"/>',
            36,
            10,
            0.8,
            24,
        ),
        '#6b3a1e',
        '#a61b1b',
        '#c4a06c',
        '4 kg paint',
    )
    crown = open_sack(10.6, 16, mottled('#6b3a1e', '#8f5734', 0.6, 0.7, 0.6), cloth, face, seed=6)
    skin = varied(('#9c5f36', '#ad7145', '#8a4f2a', '#b9814f'), 0.35, clear=0.15)
    dice = random.Random('beans')

    def bean(u, v):
        a, b = 2 * math.pi * u, math.pi * v
        return (-0.48 * math.cos(b), 0.32 * math.sin(b) * math.cos(a) + 0.09 * math.cos(b) ** 2, 0.28 * math.sin(b) * math.sin(a))

    strewn(crown, surface(bean, skin, 10, 8, True), 2300, dice, 0.18, 30)


@good('ijebu-garri-5kg', yaw=-8, pitch=24)
def white_garri(look):
    cloth = weave('#cdbd9a', 0.2)
    face = cloth_print(
        'Mama Titi',
        ('Ìjẹ̀bú Garri', 'EXTRA SOUR · FINE & DRY'),
        draw.mound('#fffaf0', '#f6ecd2', '#8a5a2b'),
        '#1c4f8a',
        '#b3401a',
        '#d9ccae',
        '5 kg',
    )
    grit = bumped(mottled('#cbb98c', '#e9ddbd', 0.12, 0.85, 0.6), 0.8, 0.12)
    crown = open_sack(11.5, 17, grit, cloth, face, seed=9)
    gritty(crown, 0.085, 9000, varied(('#e3d4ac', '#efe4c6', '#d3c294', '#e9dcb8'), 0.85), random.Random('ijebu'))


@good('yellow-garri-10kg', yaw=-10, pitch=22)
def yellow_garri(look):
    cloth = weave('#b58a50', 0.4)
    face = cloth_print('Ndụ', ('Yellow Garri', 'WITH PALM OIL'), draw.palm(), '#7a2a10', '#1f5f2c', '#c49c62', '10 kg')
    grit = bumped(mottled('#d99a22', '#f7cf63', 0.16, 0.85, 0.6), 0.8, 0.16)
    crown = open_sack(14, 24, grit, cloth, face, seed=13)
    gritty(crown, 0.12, 8000, varied(('#f0bb3f', '#f8d573', '#e2a128', '#f5c955'), 0.85), random.Random('bendel'))
