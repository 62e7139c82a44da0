"""Tools & Auto: bolts and locks."""

import math
import random

from goods import good
from goods.shared.hardware import arc, hexagon, threaded
from materials import brass, bumped, glass, material, metal, plastic, printed, steel
from prints import svg, words
from shapes import box, copies, cylinder, group, laid, lathe, letters, plate, prism, rounded, sphere, torus, tube


def bolt(size, length, zinc):
    """Its head is down, so that it stands; lay it for a heap."""
    r = size / 20
    return [
        prism(hexagon(r * 1.85), r * 1.3, zinc, 0.03, at=(0, 0, r * 0.65), turn=(90, 0, 0)),
        threaded(r, length, zinc, max(0.11, r * 0.35), at=(0, 0, r * 1.2)),
    ]


@good('bolts-assorted', yaw=-14, pitch=46)
def bolts(_look):
    zinc = metal('#c3c8cd', 0.3)
    sizes = (5, 6, 6, 8, 10, 12)
    counts = ((30, 25, 20, 15, 10, 8), (30, 25, 20, 15, 10, 8), (24, 20, 16, 12, 8, 4))
    tray_color, lid = plastic('#d9361f', 0.4), glass('#f3f7fa', 0.06)
    box(33, 24, 0.5, plastic('#2b2c30', 0.5), 0.2)
    for wall in range(7):
        box(0.3, 23, 4, tray_color, 0.1, at=(-15.9 + wall * 5.3, 0, 0.3))
    for wall in range(4):
        box(32.2, 0.3, 4, tray_color, 0.1, at=(0, -11.4 + wall * 7.6, 0.3))
    for side in (-1, 1):
        box(33, 0.5, 4.6, plastic('#2b2c30', 0.5), 0.2, at=(0, side * 11.9, 0))
        box(0.5, 24, 4.6, plastic('#2b2c30', 0.5), 0.2, at=(side * 16.3, 0, 0))
    dice = random.Random('bolts')
    for row in range(3):
        for column, size in enumerate(sizes):
            r = size / 20
            if row == 0:
                thing = laid(bolt(size, 1.4 + size * 0.22, zinc))
            elif row == 1:
                thing = [
                    prism(hexagon(r * 1.85), r * 1.6, zinc, 0.04, at=(0, 0, r * 0.8), turn=(90, 0, 0), holes=[arc(r, 0, 345, steps=23)])
                ]
            else:
                thing = [
                    lathe(rounded([(r * 1.1, 0), (r * 2.3, 0), (r * 2.3, 0.16), (r * 1.1, 0.16), (r * 1.1, 0)], 0.03, 2), zinc, steps=24)
                ]
            places = []
            for number in range(counts[row][column]):
                level = number / counts[row][column]
                places.append(
                    (
                        (
                            -13.25 + column * 5.3 + dice.uniform(-1.5, 1.5),
                            7.6 - row * 7.6 + dice.uniform(-2.4, 2.4) - (r * 2 if row == 0 else 0),
                            0.8 + level * 2.2,
                        ),
                        (dice.uniform(-28, 28), dice.uniform(-28, 28), dice.uniform(0, 360) if row else dice.uniform(-40, 40)),
                    )
                )
            copies(thing, places)
    cover = [
        box(33, 0.25, 24, lid, 0.1),
        box(33, 1.4, 1, plastic('#2b2c30', 0.5), 0.2),
        box(10, 1.0, 2.0, plastic('#2b2c30', 0.5), 0.4, at=(0, 0, 23.6)),
        plate(
            20,
            7,
            printed(
                svg(words('IRIN', 250, 70, 62, '#ffffff') + words('M5 – M12 · 300 PCS', 250, 138, 40, '#ffffff', 400), 500, 175, '#d9361f')
            ),
            at=(0, -0.16, 9),
        ),
    ]
    group(cover, at=(0, 12.3, 4.4), turn=(-22, 0, 0))
    for side in (-9, 9):
        box(3, 1.0, 2.4, plastic('#f2c21d', 0.4), 0.3, at=(side, -12.4, 1.2))


def key(number, plating):
    """A key lying towards the viewer, its bow at the back."""
    bow = [(1.15 * math.cos(step * math.pi / 20), 4.3 + 1.15 * math.sin(step * math.pi / 20)) for step in range(40)]
    blade = [
        (-0.4, 3.4),
        (-0.4, -1.0),
        (0, -1.6),
        (0.4, -1.0),
        (0.4, -0.4),
        (0.12, -0.1),
        (0.42, 0.3),
        (0.2, 0.7),
        (0.42, 1.1),
        (0.1, 1.5),
        (0.42, 1.9),
        (0.42, 3.4),
    ]
    return [
        prism(bow, 0.24, plating, 0.06, holes=[arc(0.3, 0, 345, (0, 4.95), 23)]),
        prism(blade, 0.22, plating, 0.05),
        letters(f'{4107 + number}', 0.42, material('#4e3d17', 0.6), at=(0, -0.13, 4.1), deep=0.01),
    ]


@good('builders-padlock', yaw=-18, pitch=20)
def padlock(_look):
    case, dark, shackle = bumped(metal('#b9bcc2', 0.3), 0.04, 0.08), plastic('#1f2023', 0.5), metal('#dfe2e6', 0.12)
    things = [box(6.0, 2.8, 5.0, case, 0.55), box(6.3, 3.1, 1.1, dark, 0.5, at=(0, 0, -0.15))]
    bow = (
        [(-1.85, 0, 4.6), (-1.85, 0, 7.4)]
        + [(-1.85 * math.cos(step * math.pi / 16), 0, 7.4 + 1.85 * math.sin(step * math.pi / 16)) for step in range(17)]
        + [(1.85, 0, 4.6)]
    )
    things.append(tube(bow, 0.55, shackle, smooth=False))
    things += [cylinder(0.78, 0.3, dark, 0.1, at=(side, 0, 4.9)) for side in (-1.85, 1.85)]
    ink = material('#2a2c30', 0.5)
    things += [
        letters('ÀÀBÒ', 1.15, ink, at=(0, -1.405, 3.4), deep=0.02),
        letters('HARDENED  60 mm', 0.45, ink, at=(0, -1.405, 2.2), deep=0.02),
    ]
    things += [sphere(0.22, metal('#8a8d92', 0.3), at=(x, -1.4, z - 0.1), squash=0.6) for x in (-2.5, 2.5) for z in (1.5, 4.4)]
    plating = brass()
    for number, spin in enumerate((-58, -22, 12, 46)):
        turned = group(laid(key(number, plating), at=(0, -4.95, 0)), turn=(0, 0, spin))
        group(turned, at=(4.4, -1.2, 0.14 + number * 0.12))
    torus(0.75, 0.09, steel(), at=(4.4, -0.45, 0.25), turn=(16, 0, 0))
