"""Tools & Auto: light bulbs."""

import math

from goods import good
from materials import material, metal, plastic, printed
from prints import svg, words
from shapes import box, copies, group, lathe, letters, plate, rounded, tube


def bulb(glow):
    """An LED bulb of 60 mm that stands on its screw cap: a ribbed body, a milky dome."""
    white, cap = plastic('#f7f6f2', 0.3), metal('#cfd2d6', 0.22)
    things = [lathe(rounded([(0, 0.25), (0.9, 0.25), (1.3, 0.8), (1.3, 2.6), (1.5, 3.0), (1.5, 3.2)], 0.12), cap, steps=40)]
    things.append(lathe(rounded([(0, 0), (0.5, 0), (0.62, 0.35), (0, 0.35)], 0.1), metal('#a9792f', 0.3), steps=24))
    coil = [(1.32 * math.cos(0.5 * n), 1.32 * math.sin(0.5 * n), 0.85 + 0.0285 * n) for n in range(64)]
    things.append(tube(coil, 0.15, cap))
    body = rounded([(1.5, 3.0), (1.66, 3.3), (2.1, 4.9), (2.75, 6.1), (2.88, 6.5), (2.8, 6.6)], 0.5)
    things.append(lathe(body, white, steps=64, angle=180))
    for n in range(20):
        a = 2 * math.pi * n / 20
        fin = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((1.72, 3.6), (2.08, 4.8), (2.6, 5.8))]
        things.append(tube(fin, [0.05, 0.09, 0.05], white))
    dome = [(2.78, 6.55), (2.98, 7.2)] + [(3.0 * math.cos(a), 7.9 + 3.0 * math.sin(a)) for a in (math.pi * n / 40 for n in range(21))]
    things.append(lathe(dome, glow, steps=64, angle=180))
    things.append(letters('ÌMỌ́LẸ̀ 12W', 0.42, material('#5d6068', 0.6), at=(0, -2.3, 5.0), turn=(-28, 0, 0), deep=0.02))
    return things


@good('led-bulbs-10', yaw=-14, pitch=23)
def led_bulbs(look):
    warm = look.name != 'White'
    glow = material('#ffd48a', 0.35, light=0.45) if warm else material('#f2f7ff', 0.35, light=0.28)
    places = [((-15 + n * 7.5, -8.5, 0), (0, 0, 8 * n)) for n in range(5)] + [
        ((-11.2 + n * 7.5, -1.6, 0), (0, 0, 20 - 9 * n)) for n in range(5)
    ]
    copies(bulb(glow), places)
    tint, dark = ('#e9a52b', '#3a2408') if warm else ('#2c6fc2', '#0b1f3d')
    ink = dark if warm else '#ffffff'
    tone = 'WARM 3000 K' if warm else 'WHITE 6500 K'
    drawn = f'<circle r="84" fill="{"#ffe2a6" if warm else "#eef4ff"}"/><path d="M-56 62 L-36 122 H36 L56 62Z" fill="#ffffff"/>'
    art = svg(
        words('ÌMỌ́LẸ̀', 50, 122, 104, '#ffffff', 800, 'start')
        + words('12 W LED · 10 PCS', 50, 196, 56, ink, 800, 'start')
        + words(f'{tone} · E27 · 100–265 V', 50, 248, 34, ink, 700, 'start')
        + f'<rect y="380" width="1000" height="80" fill="{dark}"/><g transform="translate(860 112)">{drawn}</g>',
        1000,
        460,
        tint,
    )
    carton = [box(32, 13, 14.7, material(tint, 0.6), 0.25), plate(31.6, 14.5, printed(art, 0.5, clear=0.2), (0, -6.52, 0.1))]
    group(carton, at=(0.5, 14, 0))
