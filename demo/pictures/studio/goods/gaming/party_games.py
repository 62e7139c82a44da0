"""Gaming: games for parties and the yard."""

import math
import random

from goods import good
from goods.gaming.board_games import ball
from materials import brass, bumped, glass, material, metal, plastic, printed, steel, wood
from prints import svg, words
from shapes import box, cylinder, group, laid, lathe, plate, prism, rounded, sphere, surface, tube


def dart_print():
    numbers = (20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5)
    body = '<circle cx="600" cy="600" r="600" fill="#141414"/>'

    def sector(n, near, far, fill):
        a, b = math.radians(n * 18 - 99), math.radians(n * 18 - 81)
        points = [(r * math.cos(t) + 600, r * math.sin(t) + 600) for r, t in ((near, a), (far, a), (far, b), (near, b))]
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = points
        return (
            f'<path d="M{x0} {y0}L{x1} {y1}A{far} {far} 0 0 1 {x2} {y2}L{x3} {y3}A{near} {near} 0 0 0 {x0} {y0}Z" fill="{fill}"'
            ' stroke="#c9ccd0" stroke-width="3"/>'
        )

    for n, figure in enumerate(numbers):
        dark, ring = ('#17171a', '#c8202f') if n % 2 == 0 else ('#f0e3c2', '#14804a')
        body += sector(n, 42, 268, dark) + sector(n, 268, 290, ring) + sector(n, 290, 428, dark) + sector(n, 428, 452, ring)
        a = math.radians(n * 18 - 90)
        body += words(str(figure), 600 + 520 * math.cos(a), 600 + 520 * math.sin(a) + 24, 66, '#f4f4f4')
    body += (
        '<circle cx="600" cy="600" r="42" fill="#14804a" stroke="#c9ccd0" stroke-width="3"/><circle cx="600" cy="600" r="18" fill="#c8202f"'
        ' stroke="#c9ccd0" stroke-width="3"/>'
    )
    return svg(body, 1200, 1200)


def dart(flight):
    """A dart along z, its point at 0."""
    things = [tube([(0, 0, 0), (0, 0, 3.2)], [0.03, 0.11], steel(), smooth=False)]
    barrel = [(0.1, 3.0), (0.3, 3.3)] + [(0.33 - 0.04 * (n % 2), 3.5 + n * 0.16) for n in range(22)] + [(0.3, 7.2), (0.16, 7.5)]
    things.append(lathe(barrel, brass(), steps=24))
    things.append(tube([(0, 0, 7.4), (0, 0, 12.0)], 0.15, plastic('#1a1a1c', 0.4)))
    wing = [(0.05, 0), (1.7, 1.2), (1.75, 3.4), (0.05, 3.8)]
    made = plastic(flight, 0.4)
    for turned in range(0, 360, 90):
        things.append(prism(wing, 0.05, made, round=0.01, at=(0, 0, 10.6), turn=(0, 0, turned + 45)))
    return things


@good('dart-board', yaw=-14, pitch=40, focus=(0.5, 0.6))
def darts(look):
    radius, deep = 22.5, 3.6
    rolled = bumped(material('#2a2a2c', 0.9), 0.3, 0.15)
    board = [lathe(rounded([(0, -deep), (radius, -deep), (radius, 0), (0, 0)], 0.3), rolled, turn=(90, 0, 0))]
    face = plate(2 * radius - 0.4, 2 * radius - 0.4, printed(dart_print(), 0.85), at=(0, -0.02, -radius + 0.2), round=radius - 0.21)
    wire = metal('#c9ccd0', 0.3)
    board += [face]
    for share in (42, 268, 290, 428, 452):
        r = share / 600 * (radius - 0.2)
        board.append(
            tube([(r * math.sin(a), -0.05, r * math.cos(a)) for a in (math.tau * n / 60 for n in range(60))], 0.06, wire, closed=True)
        )
    for n in range(20):
        a = math.radians(n * 18 + 9)
        near, far = (share / 600 * (radius - 0.2) for share in (42, 460))
        board.append(tube([(near * math.sin(a), -0.05, near * math.cos(a)), (far * math.sin(a), -0.05, far * math.cos(a))], 0.05, wire))
    for x, z, tilt, color in ((0.4, 0.3, 84, '#c8202f'), (3.2, 10.2, 80, '#1d5fc4'), (-6.5, 3.5, 86, '#c8202f')):
        board.append(group(group(dart(color), at=(0, 0.7, 0), turn=(tilt, 0, 5)), at=(x, -0.02, z)))
    laid(board, at=(0, 0, deep))
    for number, color in enumerate(('#1d5fc4', '#c8202f', '#1d5fc4')):
        group(
            group(dart(color), at=(0, 0, -7), turn=(0, 86, 0)),
            at=(17.5 + number * 2.6, -17.5 - number * 3.2, 1.25),
            turn=(0, 0, 40 - number * 6),
        )


@good('home-bowling', yaw=-8, pitch=24)
def bowling(look):
    half = [
        (0, 0),
        (2.3, 0),
        (2.55, 0.4),
        (3.3, 4.5),
        (3.95, 8.5),
        (3.85, 11.0),
        (2.9, 14.5),
        (1.75, 18.0),
        (1.55, 19.5),
        (1.75, 21.3),
        (2.1, 23.2),
        (1.95, 24.8),
        (1.2, 26.0),
        (0, 26.3),
    ]
    bright = ('#e3342f', '#f59f1a', '#f5d01e', '#2fa84f', '#2474d6', '#8a43c7', '#e3342f', '#f59f1a', '#2fa84f', '#2474d6')
    number = 0
    for row in range(4):
        for place in range(row + 1):
            at = ((place - row / 2) * 9.6, row * 8.6, 0)
            made = plastic(bright[number], 0.3)
            lathe(rounded(half, 2.0), plastic('#fbfaf5', 0.3), at=at, steps=56)
            for low, wide in ((17.6, 1.82), (19.4, 1.63)):
                lathe([(wide + (0.08 if low < 19 else 0.0), low), (wide - (0.09 if low < 19 else -0.06), low + 0.9)], made, at=at, steps=48)
            lathe([(3.27, 3.9), (3.5, 5.1)], made, at=at, steps=48)
            lathe(
                [(3.965, 6.6), (4.06, 9.2)],
                printed(svg(words(str(number + 1), 600, 205, 190, bright[number]), 1200, 260, '#fbfaf5'), 0.35),
                at=at,
                steps=48,
            )
            number += 1
    for x, y, color, turned in ((-15.5, -2, '#2474d6', 20), (14.5, -3, '#e3342f', -25)):
        things = [ball(6.0, plastic(color, 0.22))]
        for dx, dz in ((-0.9, 1.0), (0.9, 1.0), (0, -0.8)):
            length = math.sqrt(36 - dx * dx - dz * dz)
            things.append(cylinder(0.62, 0.1, material('#141416', 0.8), round=0.03, at=(dx, -length + 0.06, dz), turn=(90, 0, 0)))
        group(group(things, turn=(-48, 0, turned)), at=(x, y, 6))


POOL = ('#f4c20d', '#1546a8', '#d3202c', '#5b2a86', '#f26a1b', '#0f7a45', '#7d1626', '#131315')


def pool_print(number):
    color = '#fbf8ee' if number == 0 else POOL[(number - 1) % 8]
    if number == 0:
        return svg('', 942, 300, '#fbf8ee')
    body = ''
    if number > 8:
        body += f'<rect width="942" height="300" fill="#fbf8ee"/><rect y="66" width="942" height="168" fill="{color}"/>'
    for x in (235.5, 706.5):
        body += f'<circle cx="{x}" cy="150" r="43" fill="#fdfbf4"/>' + words(str(number), x, 168, 50 if number < 10 else 44, '#131315')
        if number in (6, 9):
            body += f'<rect x="{x - 16}" y="174" width="32" height="5" fill="#131315"/>'
    return svg(body, 942, 300, color)


@good('pool-ball-set', yaw=-24, pitch=36, focus=(0.5, 0.6))
def pool(look):
    radius = 2.85
    chance = random.Random('pool-ball-set')
    rack = (1, 9, 2, 10, 8, 3, 11, 4, 12, 5, 13, 6, 14, 15, 7)
    row_step = radius * math.sqrt(3)
    at = [(0, -17.5, radius)]
    at += [((place - row / 2) * 2 * radius, row * row_step - 6, radius) for row in range(5) for place in range(row + 1)]
    for number, place in zip((0, *rack), at):
        one = ball(radius, printed(pool_print(number), 0.3, clear=1.0))
        # The picture's first number lies a quarter round, on the left: it is turned to the front, then upwards, then anyhow.
        group(group(group([one], turn=(0, 0, 90)), turn=(-chance.uniform(38, 62), 0, 0)), at=place, turn=(0, 0, chance.uniform(-30, 30)))
    timber = wood('#8a4a22', 0.35, 'x', 1.2)

    def triangle(reach, r):
        corners = [(reach * math.sin(a), reach * math.cos(a)) for a in (math.pi, math.pi / 3, -math.pi / 3)]
        out = []
        for n, (x, y) in enumerate(corners):
            scale = 1 - 2 * r / reach
            begin = (math.pi, math.pi / 3, -math.pi / 3)[n]
            for step in range(13):
                a = begin + math.radians(60 - step * 10)
                out.append((x * scale + r * math.sin(a), y * scale + r * math.cos(a)))
        return out

    middle = 8 / 3 * row_step - 6
    inner = 8 / 3 * row_step + 2 * radius + 0.15
    ring = prism(triangle(inner + 2.6, radius + 1.3), 3.6, timber, round=0.4, holes=[triangle(inner, radius + 0.1)])
    group([ring], at=(0, middle, 2.0), turn=(-90, 0, 0))
    for x, y, turned in ((-9.5, -13, 20), (-13.2, -10, -14)):
        chalk = [box(2.2, 2.2, 2.1, material('#2c6fb5', 0.95), round=0.08)]
        chalk.append(lathe([(0, 0), (0.3, 0.02), (0.7, 0.15), (0.78, 0.02)], material('#1f4f85', 0.95), at=(0, 0, 2.11)))
        wrap = svg(
            words('Ọ̀NÀ', 300, 330, 130, '#fff')
            + '<rect y="30" width="600" height="40" fill="#e9c46a"/><rect y="520" width="600" height="40" fill="#e9c46a"/>',
            600,
            600,
            '#123a66',
        )
        for side in range(4):
            chalk += group([plate(2.06, 1.7, printed(wrap, 0.6), at=(0, -1.108, 0.06))], turn=(0, 0, side * 90))
        group(chalk, at=(x, y, 0), turn=(0, 0, turned))


@good('magic-fortune', yaw=-20, pitch=15, focus=(0.4, 0.6))
def crystal(look):
    gold = metal('#d6a84a', 0.3)
    velvet = material('#4a1d6e', 0.9, sheen=1.0)

    def cloth(u, v):
        x, y = (u - 0.5) * 31, (v - 0.5) * 24
        far = math.hypot(x / 15.5, y / 12)
        fold = 0.5 * math.sin(x * 0.5 + y * 0.25) * max(0, far - 0.35) + 0.35 * math.sin(y * 0.55 - x * 0.2) * max(0, far - 0.4)
        return (x + 0.8 * math.sin(y * 0.3), y + 0.8 * math.sin(x * 0.27), 0.55 + fold * 1.1)

    surface(cloth, velvet, 90, 80, thickness=0.16)
    foot = [
        (0, 0),
        (4.6, 0),
        (4.6, 0.7),
        (4.2, 1.1),
        (3.1, 1.6),
        (2.6, 2.4),
        (2.9, 3.2),
        (4.0, 3.9),
        (4.1, 4.3),
        (3.5, 4.2),
        (2.4, 3.6),
        (0, 3.5),
    ]
    lathe(rounded(foot, 0.35), wood('#3c2116', 0.35), at=(-4, 1, 0.6))
    for low, wide in ((1.0, 4.35), (4.55, 4.05)):
        lathe(
            [(wide - 0.1 + 0.16 * math.sin(a), low + 0.16 * math.cos(a)) for a in (math.tau * n / 16 for n in range(17))],
            gold,
            at=(-4, 1, 0.7 if low < 2 else 0.4),
        )
    sphere(5.2, glass('#f4f6ff', 0.0), at=(-4, 1, 4.4))
    stars = ''.join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffe9a8"/>'
        for x, y, r in ((70, 120, 5), (400, 90, 6), (120, 330, 4), (420, 380, 5), (350, 250, 4), (80, 480, 6), (250, 90, 4))
    )
    front = svg(
        stars + '<circle cx="240" cy="300" r="92" fill="#b9a8ff"/><circle cx="210" cy="268" r="26" fill="#fff" opacity=".75"/><path d="M160'
        ' 398h160l26 44H134z" fill="#d6a84a"/>'
        + words('20 TRICKS', 240, 150, 62, '#ffe9a8')
        + words('that work on uncles', 240, 520, 36, '#fff')
        + words('TOLA', 240, 610, 40, '#ffe9a8', spacing=10),
        480,
        660,
        '#2b1250',
    )
    book = [
        box(10.2, 0.5, 14.0, material('#f4efe2', 0.8), round=0.03),
        plate(10.3, 14.1, printed(front, 0.4, clear=0.4), at=(0, -0.27, -0.05)),
    ]
    book.append(plate(10.3, 14.1, printed(front, 0.4), at=(0, 0.27, -0.05)))
    group(book, at=(8.0, 5.0, 0.9), turn=(-13, 0, -8))
