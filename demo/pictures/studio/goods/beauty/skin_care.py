"""Beauty & Health: skin care."""

import math
import random

import numpy as np

from goods import good
from goods.shared.glassware import clear_wall
from goods.shared.labels import label_on, stuck
from materials import bumped, material, metal, mottled, paper, plastic, printed, shade, wood
from prints import svg, words
from shapes import box, copies, group, lathe, letters, loft, lying, plate, rounded, surface, torus, tube


def leafy(x, y, size, color, turn=0):
    """A sprig of five leaves for labels."""
    leaves = ''.join(f'<path d="M0 0 C18 -16 18 -46 0 -66 C-18 -46 -18 -16 0 0 Z" transform="rotate({a})"/>' for a in (-70, -35, 0, 35, 70))
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})" fill="{color}">{leaves}</g>'


def jar(radius, height, filling, fill_top, label):
    """A wide screw jar, what is in it, and its label round the front."""
    coat = material(filling, 0.06, clear=1.0)
    lathe(rounded([(0, 0), (radius - 0.5, 0), (radius - 0.2, 0.15), (radius, 0.55)], 0.3), material(shade(filling, 1.35), 0.05, clear=1.0))
    lathe([(radius, 0.55), (radius, fill_top - 0.2), (radius - 0.1, fill_top), (radius - 0.6, fill_top)], coat)
    wall = [
        (radius, fill_top - 0.2),
        (radius, height - 1.6),
        (radius - 0.35, height - 1.1),
        (radius - 0.35, height),
        (radius - 0.55, height),
    ]
    lathe(rounded(wall + [(radius - 0.6, height - 0.1), (radius - 0.6, fill_top)], 0.25), clear_wall())
    for turn in (height - 0.75, height - 0.35):
        torus(radius - 0.33, 0.07, clear_wall(), at=(0, 0, turn))
    stuck(radius, (height * 0.12, height * 0.72), label, height * 0.96)


def lid(radius, height, made, at, turn=(0, 0, 0), ribs=60):
    things = [lathe(rounded([(radius - 0.2, 0), (radius, 0), (radius, height - 0.3), (radius - 0.4, height), (0, height)], 0.2), made)]
    things.append(lathe([(radius - 0.2, 0), (radius - 0.2, height - 0.3), (0, height - 0.3)], material('#efe9dc', 0.5)))
    for n in range(ribs):
        a = 2 * math.pi * n / ribs
        things.append(
            box(
                0.09,
                0.14,
                height * 0.7,
                made,
                0.04,
                at=(radius * math.cos(a), radius * math.sin(a), height * 0.1),
                turn=(0, 0, math.degrees(a)),
            )
        )
    return group(things, at, turn)


@good('raw-shea-butter', yaw=-3, pitch=24, turned=60)
def shea_butter(look):
    picture = svg(
        '<rect y="400" width="800" height="100" fill="#8a5a2b"/>'
        + leafy(400, 104, 1.0, '#6f7f3a')
        + words('OKIN', 400, 186, 70, '#5a3a1c', spacing=18)
        + words('RAW SHEA BUTTER', 400, 274, 68, '#3b2614')
        + words('Òrí · unrefined · Ilorin', 400, 346, 46, '#6b4a2b', 400)
        + words('500 g · NOTHING ADDED', 400, 466, 46, '#f7eed8', spacing=2),
        800,
        500,
        '#f7eed8',
    )
    butter = bumped(material('#f0e2b6', 0.55, skin=0.25), 0.3, 0.5)
    jar(5.4, 8.2, '#efe0b2', 6.9, picture)

    def swirl(u, v):
        a, r = 2 * math.pi * u, 4.78 * v
        wave = 0.55 * (1 - v) + 0.22 * math.sin(3.2 * r - a) * (0.3 + 0.7 * v) * (1 - v**8) + 0.05 * math.sin(7 * a + 2 * r)
        return (r * math.cos(a), r * math.sin(a), 6.95 + wave)

    surface(swirl, butter, 120, 50, around=True)
    lid(5.6, 1.9, wood('#8f6238', 0.45, 'x', 0.8), (9.4, -7.4, 0), (0, 0, -24), ribs=0)
    letters('OKIN', 1.5, material('#54351b', 0.6), at=(9.4, -7.4, 1.9), turn=(-90, 0, 0), deep=0.01)


def soap_bar(made, width=8.6, depth=5.6, height=2.9):
    return loft(
        [
            (0, 0, 0, width - 0.5, depth - 0.5),
            (0, 0, 0.25, width, depth),
            (0, 0, height - 0.25, width, depth),
            (0, 0, height, width - 0.5, depth - 0.5),
        ],
        made,
        0.85,
        across=56,
        steps=4,
    )


@good('black-soap-dudu', yaw=-26, pitch=22, turned=50)
def black_soap(look):
    soap = mottled('#1d130d', '#4a3120', 0.7, 0.5, 0.25, bump=0.5)
    wrap = svg(
        '<rect width="800" height="500" fill="#d8bd8f"/><rect y="40" width="800" height="16" fill="#7a2f1c"/><rect y="444" width="800"'
        ' height="16" fill="#7a2f1c"/>'
        + leafy(400, 132, 0.9, '#5b6a2f')
        + words('Ọṣẹ Dúdú', 400, 250, 116, '#2a1a10')
        + words('AFRICAN BLACK SOAP', 400, 320, 46, '#7a2f1c', spacing=4)
        + words('OKIN · 150 g', 400, 400, 48, '#2a1a10', 400),
        800,
        500,
    )
    kraft, printed_wrap = bumped(material('#d8bd8f', 0.9), 0.15, 0.6), printed(wrap, 0.85)
    chance = random.Random('dudu')

    def wrapped():
        things = [soap_bar(soap), box(6.0, 5.86, 3.06, kraft, 0.32, at=(0, 0, -0.04))]
        things.append(lying(5.9, 5.2 * 0.72, printed_wrap, at=(0, 0, 3.035)))
        things.append(
            plate(
                5.6,
                2.7,
                printed(
                    svg(
                        '<rect width="560" height="270" fill="#d8bd8f"/><rect y="16" width="560" height="12" fill="#7a2f1c"/><rect y="242"'
                        ' width="560" height="12" fill="#7a2f1c"/>'
                        + words('Ọṣẹ Dúdú', 280, 152, 86, '#2a1a10')
                        + words('OKIN', 280, 214, 40, '#7a2f1c', spacing=10),
                        560,
                        270,
                    ),
                    0.85,
                ),
                at=(0, -2.945, 0.15),
            )
        )
        return things

    for x, y, z in ((-4.9, 2.5, 0), (4.9, 2.6, 0), (-4.7, 2.4, 3.1), (4.8, 2.5, 3.1)):
        group(wrapped(), at=(x, y, z), turn=(0, 0, chance.uniform(-4, 4)))
    group([soap_bar(soap)], at=(-4.2, -5.8, 0.02), turn=(0, 0, 8))
    group(
        [soap_bar(soap), letters('DÚDÚ', 1.5, material('#120b07', 0.6), at=(0, 0, 2.9), turn=(-90, 0, 0), deep=0.03)],
        at=(5.4, -6.0, 0.02),
        turn=(0, 0, -10),
    )


@good('cocoa-body-lotion', yaw=-12, pitch=10, turned=60)
def cocoa_lotion(look):
    brown, cream = material('#5a3320', 0.3, clear=0.3), plastic('#f3e6cf', 0.3)
    pods = ''.join(
        f'<g transform="translate({x} 400) rotate({t})"><ellipse rx="58" ry="98" fill="#c27a2c"/><path d="M0 -98 V98 M-30 -84 C-44 0 -44'
        ' 0 -30 84 M30 -84 C44 0 44 0 30 84" stroke="#8a4f1a" stroke-width="7" fill="none"/></g>'
        for x, t in ((298, -24), (402, 22))
    )
    picture = svg(
        '<rect width="700" height="1040" rx="34" fill="#f5e9d4"/><rect y="664" width="700" height="122" fill="#b5651d"/>'
        + words('ỌMỌGE', 350, 176, 116, '#5a3320', spacing=10)
        + pods
        + leafy(350, 306, 0.8, '#5b7a34')
        + words('COCOA BUTTER', 350, 616, 72, '#3b2114')
        + words('BODY LOTION', 350, 750, 76, '#fff6e6', spacing=3)
        + words('no bleaching agents', 350, 864, 46, '#6b4a2b', 400)
        + words('400 ml', 350, 960, 64, '#3b2114'),
        700,
        1040,
    )
    rows = [
        (0, 0, 0, 7.0, 5.0),
        (0, 0, 0.25, 7.5, 5.4),
        (0, 0, 0.6, 7.6, 5.5),
        (0, 0, 0.9, 7.6, 5.5),
        (0, 0, 11.5, 7.6, 5.5),
        (0, 0, 12, 7.55, 5.45),
        (0, 0, 12.7, 7.2, 5.3),
        (0, 0, 13.8, 5.9, 4.8),
        (0, 0, 14.6, 3.4, 3.2),
        (0, 0, 15.2, 2.8, 2.8),
    ]
    loft(rows, brown, 0.18, across=96, steps=10)

    # The wall seen from above is a rounded oblong: walked along, so that letters keep their width round its corners.
    sweep = np.linspace(0, math.pi, 1201)
    across = -3.83 * np.sign(np.cos(sweep)) * np.abs(np.cos(sweep)) ** 0.65
    ahead = -2.78 * np.abs(np.sin(sweep)) ** 0.65
    walked = np.concatenate([[0], np.cumsum(np.hypot(np.diff(across), np.diff(ahead)))])

    def label(u, v):
        way = walked[-1] / 2 + (u - 0.5) * 7.0
        return (float(np.interp(way, walked, across)), float(np.interp(way, walked, ahead)), 0.95 + 10.4 * v)

    surface(label, label_on(picture), 90, 8)
    lathe(rounded([(0, 15), (1.6, 15), (1.65, 15.2), (1.65, 16.5), (1.2, 16.9), (0.55, 17.1), (0.5, 18.2)], 0.2), cream)
    lathe(rounded([(0, 18.0), (0.9, 18.0), (1.0, 18.2), (1.0, 19.2), (0.8, 19.6), (0, 19.7)], 0.2), cream)
    tube([(0, 0, 18.9), (-1.6, -0.6, 19.1), (-3.2, -1.2, 19.0), (-3.9, -1.5, 18.4)], [0.7, 0.5, 0.4, 0.33], cream)
    for n in range(40):
        a = 2 * math.pi * n / 40
        box(0.08, 0.1, 1.1, cream, 0.03, at=(1.65 * math.cos(a), 1.65 * math.sin(a), 15.25), turn=(0, 0, math.degrees(a)))


def squeeze_tube(picture, cap, width=5.2, height=13.4, cap_height=2.4, rough=0.35):
    """A tube that stands on its cap, pressed flat at its upper end."""
    round_ = 2 * width / math.pi
    rows = [(0, 0, cap_height, round_ * 0.94, round_ * 0.94), (0, 0, cap_height + 0.3, round_, round_)]
    for step in range(1, 8):
        t = step / 7
        rows.append((0, 0, cap_height + 0.3 + (height - cap_height - 1.3) * t, round_ + (width - round_) * t, round_ * (1 - t) + 0.16))
    rows.append((0, 0, height, width, 0.16))
    things = [loft(rows, printed(picture, rough, clear=0.3), 0, across=80, steps=6)]
    for n in range(5):
        things.append(box(width - 0.1, 0.24, 0.07, material('#ffffff', 0.4), 0.03, at=(0, 0, height - 0.9 + n * 0.18)))
    foot = [(0, 0), (round_ / 2 * 0.98, 0), (round_ / 2, 0.2), (round_ / 2 * 0.96, cap_height + 0.1), (0, cap_height + 0.1)]
    things.append(lathe(rounded(foot, 0.15), cap))
    return group(things)


@good('aloe-sunscreen', yaw=-16, pitch=10, turned=60)
def sunscreen(look):
    rays = ''.join(f'<path d="M0 -118 L16 -160 L-16 -160 Z" transform="rotate({a})" fill="#fff2c4"/>' for a in range(0, 360, 30))
    picture = svg(
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7b52c"/><stop offset="1"'
        ' stop-color="#ee7d16"/></linearGradient></defs><rect width="1600" height="1500" fill="url(#g)"/>'
        + f'<g transform="translate(800 470)"><circle r="100" fill="#fff7e0"/>{rays}</g>'
        + words('ỌMỌGE', 800, 250, 96, '#ffffff', spacing=10)
        + words('SPF 50', 800, 505, 50, '#c75b0c')
        + words('SUNSCREEN', 800, 770, 74, '#ffffff')
        + words('NO WHITE CAST', 800, 860, 49, '#5a2a06')
        + words('clear gel for dark skin', 800, 940, 34, '#fff7e0', 400)
        + words('water-resistant 80 min', 800, 1000, 34, '#fff7e0', 400)
        + words('75 ml', 800, 1240, 60, '#ffffff'),
        1600,
        1500,
    )
    squeeze_tube(picture, plastic('#fff7e0', 0.35))


@good('turmeric-face-mask', yaw=-3, pitch=22, turned=60)
def turmeric_mask(look):
    picture = svg(
        '<rect width="800" height="116" fill="#3f6212"/><circle cx="400" cy="176" r="34" fill="#e8a317"/>'
        + leafy(400, 184, 0.6, '#3f6212')
        + words('OKIN', 400, 84, 74, '#fdf6e3', spacing=20)
        + words('TURMERIC & HONEY', 400, 290, 66, '#8a5a06')
        + words('CLAY MASK', 400, 382, 84, '#3f6212', spacing=8)
        + words('200 g · ten minutes, twice a week', 400, 452, 38, '#5a4a20', 400),
        800,
        500,
        '#fdf6e3',
    )
    clay = bumped(material('#dd9a1c', 0.62, skin=0.08), 0.35, 0.4)
    jar(4.3, 6.6, '#d8931a', 5.4, picture)

    def cream(u, v):
        a, r = 2 * math.pi * u, 3.68 * v
        return (r * math.cos(a), r * math.sin(a), 5.4 + 0.75 * (1 - v) ** 1.6 + 0.16 * math.sin(4.5 * r - a) * (1 - v**6))

    surface(cream, clay, 100, 40, around=True)
    lid(4.5, 1.7, metal('#d6ae5c', 0.28), (7.6, -6.0, 0), (0, 0, -24), ribs=0)


@good('rose-toilet-soap', yaw=-26, pitch=36, turned=40)
def rose_soap(look):
    pink = material('#efb4bd', 0.42, skin=0.15, clear=0.15)

    def rose(x, y, size):
        petals = ''.join(
            f'<path d="M0 0 C40 -20 46 -66 0 -84 C-46 -66 -40 -20 0 0 Z" transform="rotate({a}) scale({s})" fill="{c}"/>'
            for s, c, start in ((1, '#e58a9c', 0), (0.72, '#d9667f', 36), (0.46, '#c44765', 0))
            for a in range(start, 360 + start, 72)
        )
        return f'<g transform="translate({x} {y}) scale({size})">{petals}<circle r="10" fill="#a93150"/></g>'

    front = svg(
        '<rect width="1200" height="300" fill="#fdf3f1"/><rect y="262" width="1200" height="38" fill="#c44765"/>'
        + rose(120, 150, 1.2)
        + rose(230, 205, 0.7)
        + leafy(180, 90, 0.8, '#7f9b64', 60)
        + words('ỌMỌGE', 640, 96, 62, '#a93150', spacing=12)
        + words('ROSE MILK BEAUTY SOAP', 690, 176, 60, '#7a2440')
        + words('6 × 125 g', 690, 236, 44, '#7a2440', 400),
        1200,
        300,
    )
    side = svg(
        '<rect width="1200" height="300" fill="#fdf3f1"/><rect y="262" width="1200" height="38" fill="#c44765"/>'
        + rose(600, 140, 1.3)
        + rose(760, 170, 0.8)
        + rose(450, 170, 0.8),
        1200,
        300,
    )
    card, wide, deep, tall = paper('#fdf3f1'), 19.6, 14.0, 4.9
    box(wide, deep, 0.2, card, 0.05)
    for y in (-deep / 2, deep / 2):
        box(wide, 0.16, tall, card, 0.05, at=(0, y, 0))
    for x in (-wide / 2, wide / 2):
        box(0.16, deep, tall, card, 0.05, at=(x, 0, 0))
    plate(wide, tall, printed(front, 0.5), at=(0, -deep / 2 - 0.09, 0))
    for turn, x in ((90, wide / 2 + 0.09), (-90, -wide / 2 - 0.09)):
        plate(deep, tall, printed(side, 0.5), at=(x, 0, 0), turn=(0, 0, turn))

    def bar():
        def place(u, v):
            a, b = 2 * math.pi * u, math.pi * (v - 0.5)
            c, s = abs(math.cos(a)) ** 0.6, abs(math.sin(a)) ** 0.6
            up = math.copysign(abs(math.sin(b)) ** 0.55, math.sin(b))
            out = abs(math.cos(b)) ** 0.42
            x, y = math.copysign(c, math.cos(a)) * out, math.copysign(s, math.sin(a)) * out
            dent = 0.28 * max(0, 1 - (x * x + y * y) / 0.5) ** 0.5 if up > 0.5 else 0
            return (2.95 * x, 3.25 * y, 1.7 + 1.7 * up - dent)

        things = [surface(place, pink, 72, 48, around=True)]
        things.append(letters('ỌMỌGE', 0.85, material('#d98a9a', 0.4), at=(0, 0.45, 3.16), turn=(-90, 0, 0), deep=0.05))
        things.append(letters('ROSE', 0.62, material('#d98a9a', 0.4), at=(0, -0.75, 3.16), turn=(-90, 0, 0), deep=0.05))
        return things

    copies([bar()], [((x, y, 1.6), (0, 0, 0)) for x in (-6.35, 0, 6.35) for y in (-3.4, 3.4)])
