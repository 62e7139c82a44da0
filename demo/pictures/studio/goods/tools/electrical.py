"""Tools & Auto: sockets and light bulbs."""

import math

from goods import good
from materials import brass, lamp, material, metal, plastic, printed, rubber
from prints import svg, words
from shapes import box, copies, group, lathe, letters, plate, rounded, sphere, tube


def british_socket(white, at):
    """A square-pin socket with its switch, looking up."""
    hole = material('#1b1b1d', 0.8)
    things = [box(5.4, 5.4, 0.3, white, 0.14), box(0.45, 0.95, 0.06, hole, 0.02, at=(0, 1.2, 0.28))]
    things += [box(0.9, 0.4, 0.06, hole, 0.02, at=(x, -0.6, 0.28)) for x in (-1.1, 1.1)]
    things += group([box(0.95, 1.7, 0.5, plastic('#c4201f', 0.3), 0.12)], at=(1.75, 1.25, 0.12), turn=(10, 0, 0))
    return group(things, at=at)


@good('extension-box-6', yaw=-20, pitch=34)
def extension_box(_look):
    white, cable = plastic('#e4e2dc', 0.32), rubber('#2a2b2f')
    box(41, 7.0, 3.6, white, 0.9)
    box(41.4, 7.4, 1.2, plastic('#3a3c42', 0.4), 0.4, at=(0, 0, 0))
    for number in range(6):
        british_socket(white, (-14.6 + number * 5.75, 0, 3.52))
    box(2.2, 1.6, 0.7, plastic('#c4201f', 0.3), 0.25, at=(-18.6, 1.4, 3.45))
    sphere(0.34, lamp('#54e07a', 3), at=(-18.6, -1.6, 3.45), squash=0.5)
    letters('SURGE', 0.45, material('#5d6068', 0.5), at=(-18.6, -2.4, 3.61), turn=(-90, 0, 0), deep=0.01)
    letters('AGBÁRA', 1.3, material('#d9531a', 0.5), at=(-9, -3.52, 2.1), deep=0.02)
    letters('6-WAY · SURGE GUARD · 13 A · 5 m', 0.75, material('#5d6068', 0.5), at=(6, -3.52, 2.1), deep=0.02, bold=False)
    lathe(rounded([(0, 0), (0.9, 0), (0.55, 3.4), (0, 3.4)], 0.2), cable, at=(20.3, 0, 1.8), turn=(0, 90, 0))
    coil = [
        (
            (8.0 + 0.7 * math.sin(step * 1.7)) * math.cos(step * 0.4) + 8,
            (5.6 + 0.5 * math.sin(step * 2.3)) * math.sin(step * 0.4) - 13,
            0.45 + step * 0.028,
        )
        for step in range(76)
    ]
    tube(
        [(23.4, 0, 1.8), (27, -1, 1.0), (27.5, -8, 0.5), (20, -13, 0.5)]
        + coil
        + [(2, -19.6, 0.8), (-4, -19, 0.5), (-8, -15.5, 0.7), (-10, -13.2, 1.1)],
        0.42,
        cable,
    )
    pins = [
        box(5.0, 5.2, 2.3, white, 0.7),
        lathe(rounded([(0, 0), (0.9, 0), (0.5, 2.6), (0, 2.6)], 0.2), cable, at=(2.2, 0, 1.1), turn=(0, 90, 0)),
    ]
    pins += [
        box(0.42, 0.85, 2.2, brass(), 0.06, at=(-1.1, 0, 2.2)),
        box(0.8, 0.4, 1.8, brass(), 0.06, at=(0.9, -1.1, 2.2)),
        box(0.8, 0.4, 1.8, brass(), 0.06, at=(0.9, 1.1, 2.2)),
    ]
    group(pins, at=(-12.8, -12.6, 0), turn=(0, 0, -30))


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
        words('ÌMỌ́LẸ̀', 50, 104, 92, '#ffffff', 800, 'start')
        + words('12 W LED · 10 PCS', 50, 164, 50, ink, 800, 'start')
        + words(f'{tone} · E27 · 100–265 V', 50, 208, 32, ink, 700, 'start')
        + f'<rect y="380" width="1000" height="80" fill="{dark}"/><g transform="translate(870 100)">{drawn}</g>',
        1000,
        460,
        tint,
    )
    carton = [box(32, 13, 14.7, material(tint, 0.6), 0.25), plate(31.6, 14.5, printed(art, 0.5, clear=0.2), (0, -6.52, 0.1))]
    group(carton, at=(0.5, 14, 0))
