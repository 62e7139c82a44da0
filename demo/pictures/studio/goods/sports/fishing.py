"""Sports & Outdoors: the rod that closes, its reel and the box of tackle."""

import math
import random

from goods import good
from materials import bumped, material, metal, printed, rubber, steel
from prints import svg, words
from shapes import blob, box, copies, fused, group, lathe, letters, plate, rounded, sphere, torus, tube

CHROME = ('#d4d7db', 0.18)


def reel():
    """A fixed-spool reel below a rod that stands along z: its foot is at y = 0, its spool looks to the rod's tip."""
    dark, grey, gold = material('#23252b', 0.3, clear=0.7), metal('#8d9299', 0.3), metal('#d9a441', 0.25)
    chrome = metal(*CHROME)
    things = [
        box(1.3, 0.6, 7.4, dark, 0.28, (0, -0.2, -3.7)),
        tube([(0, -0.3, 0.4), (0, -2.2, 0.2), (0, -4.2, -0.4)], [0.9, 0.6, 0.85], dark),
    ]
    things.append(
        fused([blob(3.6, 4.0, 5.0, dark, (0, -5.6, -3.4), squareness=0.3), blob(2.4, 2.6, 4.2, dark, (0, -5.6, -5.0))], dark, 0.15, 6)
    )
    things.append(lathe(rounded([(0, 0), (1.2, 0), (1.35, 0.8), (0.7, 1.5), (0, 1.5)], 0.2), gold, (-1.6, -5.6, -0.9), (0, -90, 0)))
    spin = (0, -5.8, 1.2)
    things.append(lathe(rounded([(0, 0), (2.3, 0), (2.6, 0.6), (2.6, 1.6), (2.2, 1.8), (0, 1.8)], 0.2), grey, spin))
    cone = [
        (0, 1.7),
        (1.7, 1.7),
        (2.5, 2.0),
        (2.55, 2.9),
        (2.15, 3.1),
        (1.75, 3.2),
        (1.75, 5.5),
        (2.35, 5.7),
        (2.35, 6.2),
        (1.9, 6.4),
        (0, 6.4),
    ]
    things.append(lathe(rounded(cone, 0.12), chrome, spin))
    things.append(lathe([(2.37, 5.75), (2.42, 5.85), (2.42, 6.05), (2.37, 6.15)], gold, spin))
    line = [(1.75, 3.2), *[(2.12 + 0.05 * (n % 2), 3.3 + 2.1 * n / 20) for n in range(21)], (1.75, 5.5)]
    things.append(lathe(line, material('#2fae9b', 0.4), spin))
    things.append(lathe(rounded([(0, 6.4), (1.5, 6.4), (1.35, 7.4), (0.9, 7.6), (0, 7.6)], 0.2), dark, spin))
    for way in (-1, 1):
        things.append(box(0.9, 1.4, 5.2, grey, 0.35, (way * 2.75, -5.8, 1.8)))
    wire = [(-2.9, -5.8, 6.6), (-3.3, -7.4, 7.6), (-1.8, -9.4, 7.0), (1.2, -9.6, 6.6), (3.2, -7.6, 6.8), (2.9, -5.8, 6.6)]
    things += [tube(wire, 0.2, chrome), sphere(0.5, gold, (3.0, -6.0, 6.1)), sphere(0.55, chrome, (-3.0, -5.8, 6.1))]
    crank = [(-2.4, -5.6, -0.9), (-4.6, -5.6, -0.9), (-5.0, -5.8, -1.4), (-5.0, -7.6, -4.6)]
    things.append(tube(crank, [0.42, 0.42, 0.45, 0.34], chrome))
    things.append(blob(2.6, 1.9, 1.9, rubber('#2a2b30'), (-6.2, -7.6, -5.6), squareness=0.35))
    return things


def rod():
    """Closed it is 52 cm: cork, reel seat and five joints that slide into one another, each with its ring."""
    black, cork, chrome = material('#1d1e22', 0.3, clear=0.6), bumped(material('#c99a63', 0.8), 0.4, 0.25), metal(*CHROME)
    green, gold = material('#14603f', 0.3, clear=0.8), metal('#d9a441', 0.25)
    things = [lathe(rounded([(0, 0), (1.35, 0), (1.5, 0.9), (1.4, 2)], 0.3), rubber('#26272b'))]
    things.append(lathe(rounded([(1.38, 1.9), (1.3, 5), (1.5, 9), (1.25, 10.6), (1.0, 10.7)], 0.5), cork))
    things.append(lathe([(1.0, 10.6), (1.08, 10.7), (1.08, 19.6), (1.0, 19.6)], material('#35363b', 0.35)))
    for low in (10.8, 17.9):
        things.append(lathe(rounded([(1.05, low), (1.42, low), (1.42, low + 1.6), (1.05, low + 1.6)], 0.15), chrome))
    things.append(lathe(rounded([(1.0, 19.4), (1.42, 19.7), (1.3, 24), (1.0, 26), (0.9, 26)], 0.3), cork))
    low = 26
    for n, (radius, length) in enumerate(((0.98, 13), (0.8, 2.7), (0.66, 2.7), (0.52, 2.7), (0.4, 2.7), (0.28, 3))):
        top = low + length
        body = [(radius, low), (radius, top - 0.9), (radius * 1.14, top - 0.8), (radius * 1.14, top), (0, top)]
        things.append(lathe(body, black if n else green))
        things.append(lathe([(radius * 1.16, top - 0.62), (radius * 1.16, top - 0.3)], gold))
        hoop = 1.5 - n * 0.2
        things.append(torus(hoop, 0.15, chrome, (0, -radius - hoop - 0.7, top - 0.3)))
        for way in (-1, 1):
            things.append(tube([(0, -radius * 0.9, top - 0.6), (way * hoop * 0.8, -radius - hoop * 0.5 - 0.6, top - 0.2)], 0.13, chrome))
        low = top
    for at in (26.6, 27.4, 37.6):
        things.append(lathe([(0.99, at), (1.02, at + 0.05), (1.02, at + 0.35), (0.99, at + 0.4)], gold))
    name = svg(words('ÌRÌNÀJÒ', 300, 74, 62, '#f0d98c', 800) + words('TELE 240', 700, 74, 50, '#f0d98c', 400), 900, 100, '#14603f')
    # The name runs along the rod, on the side that is up where it lies.
    things.append(plate(9, 1.0, printed(name, 0.35, clear=0.6), (-1.0, 0.5, 32.5), (-90, -90, 0)))
    return [*things, *group(reel(), at=(0, -1.1, 15))]


def hook(size):
    bend = [(0, 0), (0, -2.2), (0.25, -2.9), (0.9, -3.0), (1.2, -2.4), (1.1, -1.6)]
    eye = [(0.2 * size * math.cos(t), 0.2 * size + 0.2 * size * math.sin(t), 0) for t in (2 * math.pi * n / 12 for n in range(12))]
    return [tube([(x * size, y * size, 0) for x, y in bend], 0.1, steel()), tube(eye, 0.09, steel(), closed=True)]


def tackle_box():
    """Six rooms: floats, lures, a reel of line, hooks of two sizes and shot; the lid stands open behind."""
    wall, tray = material('#1f6f82', 0.35, clear=0.4), []
    w, d, h = 27, 17, 3.6
    tray.append(box(w, d, 0.4, material('#e9f0ee', 0.4), round=0.15))
    for x in (-w / 2, -w / 6, w / 6, w / 2):
        tray.append(box(0.35, d, h, wall, round=0.12, at=(x, 0, 0)))
    for y in (-d / 2, 0, d / 2):
        tray.append(box(w + 0.35, 0.35, h, wall, round=0.12, at=(0, y, 0)))
    lid = [box(w, 0.9, d, wall, round=0.35), box(w - 2.4, 0.4, d - 2.4, material('#2f8ba0', 0.35), 0.15, (0, -0.35, 1.2))]
    lid.append(letters('ÌRÌNÀJÒ', 3.0, material('#f4f8f5', 0.5), at=(0, -0.6, 9.4), deep=0.03))
    lid.append(letters('TACKLE', 1.5, material('#f0c33c', 0.5), at=(0, -0.6, 5.9), deep=0.03))
    tray.append(group(lid, at=(0, d / 2 + 0.5, 2.2), turn=(-24, 0, 0)))
    for x in (-7, 7):
        tray.append(box(2.4, 0.8, 1.6, material('#f0c33c', 0.4), 0.2, (x, -d / 2 - 0.3, 1.6)))
    chance = random.Random('hooks')
    for cell in range(2):
        for _ in range(9):
            at = (-9 + cell * 9 + chance.uniform(-3.2, 2.4), -4.2 + chance.uniform(-1.5, 3.6), 0.55 + chance.uniform(0, 0.5))
            tray.append(group(hook(0.85 if cell else 1.15), at=at, turn=(0, 0, chance.uniform(0, 360))))
    white, red = material('#f5f2ea', 0.3, clear=0.6), material('#d8322b', 0.3, clear=0.6)
    foot, top = (
        [(0, 0), (0.12, 0), (0.12, 1.2), (0.6, 1.8), (1.0, 3.2), (1.0, 3.3), (0, 3.3)],
        [(0, 3.3), (1.0, 3.3), (0.7, 4.6), (0.14, 5.2), (0.12, 7), (0, 7)],
    )
    for n in range(3):
        for outline, skin in ((foot, white), (top, red)):
            tray.append(lathe(outline, skin, at=(-12.4, 1.8 + n * 2.4, 1.4), turn=(0, 90, 0)))
    for n, color in enumerate(('#e8c52a', '#3fa35c')):
        y, skin = 2.6 + n * 3.4, material(color, 0.3, clear=0.8)
        tray.append(fused([blob(5.2, 1.7, 1.5, skin, at=(0, y, 0.6)), blob(1.8, 1.9, 0.5, skin, at=(3.0, y, 1.1))], skin, 0.12, 4))
        tray.append(sphere(0.28, material('#151515', 0.2), at=(-1.9, y - 0.55, 1.45)))
    spool = [(0, 0), (3.2, 0), (3.2, 0.4), (2.3, 0.5), (2.3, 2.0), (3.2, 2.1), (3.2, 2.5), (1.0, 2.5), (0.9, 1.2), (0, 1.2)]
    tray.append(lathe(rounded(spool, 0.1), material('#f1ede2', 0.3), at=(9, 4.3, 0.5)))
    tray.append(lathe([(2.3, 0.5), (2.9, 0.6), (2.9, 1.9), (2.3, 2.0)], bumped(material('#2fae9b', 0.3), 0.4, 0.08), at=(9, 4.3, 0.5)))
    shot = sphere(0.45, metal('#7d8187', 0.4))
    places = [((9 + chance.uniform(-3.4, 3.4), -4.4 + chance.uniform(-3, 3), 0.4), (0, 0, 0)) for _ in range(16)]
    return [*tray, *copies([shot], places)]


@good('fishing-rod-kit', yaw=0, pitch=42)
def fishing_kit(_look):
    group(rod(), at=(-25, -15.5, 3.4), turn=(0, 91.5, 9))
    group(tackle_box(), at=(1, 8, 0), turn=(0, 0, -10))
