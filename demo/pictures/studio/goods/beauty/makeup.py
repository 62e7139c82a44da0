"""Beauty & Health: make-up."""

import math

from goods import good
from goods.shared.labels import label_on
from materials import material, metal, mottled, printed, shade
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sphere, surface, torus


def mirror():
    """Silvered glass in a bright room."""
    room = (
        '<defs><linearGradient id="r" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.45"'
        ' stop-color="#dfe6ea"/><stop offset="0.55" stop-color="#f3f6f7"/><stop offset="1"'
        ' stop-color="#cfd8dd"/></linearGradient></defs><rect width="600" height="600" fill="url(#r)"/>'
    )
    made = printed(svg(room), 0.03, light=0.3)
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    return made


@good('matte-lipstick-set', yaw=-12, pitch=14, turned=40, focus=(0.4, 0.75))
def lipsticks(look):
    case, gold, inner = material('#1d1719', 0.3, clear=0.4), metal('#d4a761', 0.2), metal('#e3c38d', 0.2)
    shades = ('#b81f27', '#7d4330', '#761536', '#4a241c')
    names = ('PEPPER', 'KOLA', 'ZOBO', 'COCOA')
    for number, (color, name) in enumerate(zip(shades, names)):
        x, y = -6.3 + number * 4.2, -0.6 * math.cos(number * 2.1)
        things = [
            box(2.1, 2.1, 3.6, case, 0.28),
            cylinder(0.86, 0.5, gold, 0.1, at=(0, 0, 3.5)),
            cylinder(0.78, 1.5, inner, 0.08, at=(0, 0, 3.9)),
        ]

        def bullet(u, v):
            a = 2 * math.pi * u
            r = 0.6 if v < 0.96 else 0.0
            x1, y1 = r * math.cos(a), r * math.sin(a)
            slope = 0.95 * (y1 / 0.6 + 1) / 2 + 0.1 * (1 - (x1 / 0.6) ** 2)
            grow = min(1, v / 0.9)
            inset = 1 - 0.12 * max(0, (v - 0.86) / 0.1) if v < 0.96 else 0
            return (x1 * inset, y1 * inset, 5.2 + grow * (1.15 + slope) if r else 5.2 + 1.15 + 0.5 + 0.08)

        things.append(surface(bullet, material(color, 0.4, sheen=0.1), 64, 40, around=True, angle=50))
        things.append(letters('ỌMỌGE', 0.36, gold, at=(0, -1.06, 2.6), deep=0.01))
        things.append(letters(name, 0.24, gold, at=(0, -1.06, 0.7), deep=0.01))
        group(things, at=(x, y, 0), turn=(0, 0, 10 - 6 * number))
        top = [
            box(2.1, 2.1, 4.2, case, 0.3),
            box(2.14, 2.14, 0.24, gold, 0.05, at=(0, 0, 0)),
            box(0.9, 0.9, 0.1, material(color, 0.4), 0.05, at=(0, 0, 4.16)),
        ]
        group(top, at=(x + 1.2, y + 3.8, 0), turn=(0, 0, 24 - 12 * number))


@good('nail-polish-set', yaw=-14, pitch=16, turned=40)
def nail_polish(look):
    cap, _white = material('#171415', 0.28, clear=0.5), material('#ffffff', 0.5)
    for number, color in enumerate(('#b5162f', '#be185d', '#b9623a', '#0f766e', '#5b2a6e', '#d8a07c')):
        row, column = divmod(number, 3)
        things = [lathe(rounded([(0, 0), (1.5, 0), (1.68, 0.2), (1.7, 0.5)], 0.2), material(shade(color, 1.55), 0.05, clear=1.0))]
        things.append(lathe(rounded([(1.7, 0.5), (1.7, 3.3), (1.3, 4.0), (0.85, 4.2), (0.8, 4.7)], 0.3), material(color, 0.08, clear=1.0)))
        things.append(lathe(rounded([(0, 4.4), (0.95, 4.4), (0.95, 4.6), (0.72, 8.6), (0.6, 8.8), (0, 8.85)], 0.15), cap))
        things.append(lathe([(0.97, 4.45), (0.99, 4.6), (0.96, 4.75)], metal('#d4a761', 0.2)))
        picture = svg(
            words('ỌMỌGE', 800, 170, 104, '#ffffff', spacing=2) + words('GEL-LOOK', 800, 270, 60, '#ffffff', 400, spacing=2), 1600, 320
        )
        things.append(lathe([(1.71, 1.1), (1.71, 3.0)], label_on(picture)))
        group(things, at=(-4.6 + column * 4.6 + row * 2.0, 2.6 - row * 4.4, 0), turn=(0, 0, 12))


@good('eyeshadow-palette', yaw=-18, pitch=30, turned=35, focus=(0.45, 0.35))
def eyeshadow(look):
    case, rim = material('#3a1d1f', 0.32, clear=0.4), metal('#d4a761', 0.2)
    box(18.4, 11.4, 1.1, case, 0.4)
    box(17.2, 10.2, 0.12, material('#1c1213', 0.5), 0.05, at=(0, 0, 1.06))
    shades = (
        '#c98a64',
        '#a8552f',
        '#7a3322',
        '#4a1d1a',
        '#e0a23e',
        '#cf6b2a',
        '#a8342b',
        '#5e1f3a',
        '#f0d2a0',
        '#d98f6a',
        '#8a4b5e',
        '#2f2330',
    )
    for number, color in enumerate(shades):
        row, column = divmod(number, 4)
        shine = number in (4, 5, 8, 9, 3)
        powder = mottled(shade(color, 0.94), shade(color, 1.12), 0.12, 0.36 if shine else 0.85, 0.2, bump=0.2)
        if shine:
            powder.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.55
        at = (-6.3 + column * 4.2, 3.1 - row * 3.1, 1.1)
        prism(rounded_rectangle(3.8, 2.75, 0.4), 0.2, metal('#c9ccd1', 0.3), 0.05, at=(at[0], at[1] - 1.375, 1.2), turn=(-90, 0, 0))
        prism(rounded_rectangle(3.5, 2.45, 0.32), 0.2, powder, 0.08, at=(at[0], at[1] - 1.225, 1.27), turn=(-90, 0, 0))
        letters('Ọ', 0.9, powder, at=(at[0], at[1], 1.375), turn=(-90, 0, 0), deep=0.012)
    sunset = [
        box(18.4, 1.0, 11.4, case, 0.4),
        plate(17.2, 10.2, rim, at=(0, -0.51, 0.6), round=0.4),
        plate(16.9, 9.9, mirror(), at=(0, -0.53, 0.75), round=0.35),
    ]
    group(sunset, at=(0, 5.9, 0.9), turn=(-14, 0, 0))
    for x in (-7, 7):
        cylinder(0.35, 2.4, rim, 0.08, at=(x - 1.2, 5.75, 1.05), turn=(0, 90, 0))
    letters('SUNSET OVER LỌ́KỌ́JÀ', 0.62, rim, at=(0, -5.715, 0.55), deep=0.01)


@good('vanity-mirror', yaw=-24, pitch=10, turned=40)
def vanity_mirror(look):
    gold, silvered = metal('#d9ab57', 0.2), mirror()
    things = [cylinder(7.4, 0.7, gold, 0.25, at=(0, 0.35, 18.6), turn=(90, 0, 0))]
    for y, out in ((-0.37, 0), (0.37, 180)):
        things.append(plate(13.2, 13.2, silvered, at=(0, y, 12.0), turn=(0, 0, out), round=6.59))
    for number in range(12):
        a = 2 * math.pi * number / 12
        petal = [(1.95 * math.cos(t), 1.6 * math.sin(t)) for t in (2 * math.pi * n / 36 for n in range(36))]
        things.append(prism(petal, 0.8, gold, 0.35, at=(8.1 * math.sin(a), 0, 18.6 + 8.1 * math.cos(a)), turn=(0, math.degrees(a), 0)))
        things.append(
            group([torus(0.7, 0.13, metal('#f0cf8a', 0.15), turn=(90, 0, 0))], at=(8.3 * math.sin(a), -0.4, 18.6 + 8.3 * math.cos(a)))
        )
        things.append(sphere(0.28, metal('#f0cf8a', 0.15), at=(8.3 * math.sin(a), -0.45, 18.6 + 8.3 * math.cos(a) - 0.28)))
    things.append(group([torus(6.75, 0.28, gold, turn=(90, 0, 0))], at=(0, -0.22, 18.6)))
    profile = [
        (0, 0),
        (1.0, 0),
        (1.15, 0.4),
        (0.75, 1.2),
        (0.6, 2.0),
        (0.95, 3.4),
        (0.95, 5.0),
        (0.6, 7.2),
        (0.75, 8.2),
        (1.1, 8.8),
        (0.6, 9.6),
        (0, 9.8),
    ]
    things.append(lathe(rounded(profile, 0.5), gold, at=(0, 0, 1.0)))
    group(things, turn=(-8, 0, 0), at=(0, 1.6, 0.2))
    lathe(rounded([(0, 0), (5.4, 0), (5.6, 0.3), (5.0, 0.7), (1.6, 1.1), (1.2, 1.7), (0, 1.7)], 0.3), gold, at=(0, 1.6, 0))
    torus(4.9, 0.16, metal('#f0cf8a', 0.15), at=(0, 1.6, 0.55))
