"""Sports & Outdoors: football."""

import math

from mathutils import Vector

from goods import good
from goods.shared.fonts import SERIF
from goods.sports.ball_making import panel
from materials import bumped, material, metal, printed, wood
from prints import svg, words
from shapes import blob, box, group, lathe, plate, prism, rounded, sown, sphere, tube, wires


def ordered(ways):
    """The corners of a panel in their order round its middle."""
    middle = sum(ways, Vector()).normalized()
    side = middle.orthogonal().normalized()
    other = middle.cross(side)
    return sorted(ways, key=lambda way: math.atan2(way.dot(other), way.dot(side)))


def football(radius, white, dark, front):
    """Twelve pentagons and twenty hexagons; `front` is the material of the hexagon that looks to us."""
    gold = (1 + math.sqrt(5)) / 2
    tips = [Vector(p).normalized() for a in (-1, 1) for b in (-gold, gold) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    near = (tips[0] - min(tips[1:], key=lambda tip: (tip - tips[0]).length)).length * 1.05
    beside = {number: [tip for tip in tips if 0 < (tip - here).length < near] for number, here in enumerate(tips)}
    things = [panel(ordered([(here * 2 + tip).normalized() for tip in beside[n]]), radius, dark) for n, here in enumerate(tips)]
    done = set()
    for number, a in enumerate(tips):
        for b in beside[number]:
            for c in beside[number]:
                name = frozenset(tips.index(tip) for tip in (a, b, c))
                if b is c or (b - c).length > near or name in done:
                    continue
                done.add(name)
                corners = [(p * 2 + q).normalized() for p in (a, b, c) for q in (a, b, c) if p is not q]
                middle = sum(corners, Vector()).normalized()
                skin = front if middle.y < -0.9 and middle.z > 0 else white
                things.append(panel(ordered(corners), radius, skin))
    return [*things, sphere(radius - 0.17, material('#3a3a3c', 0.8), at=(0, 0, -(radius - 0.17)))]


@good('match-football-5', yaw=-14, pitch=14)
def match_football(_look):
    mark = (
        words('KÁSÚWÁ', 300, 300, 76, '#0b5a36', 800)
        + words('SPORT', 300, 362, 50, '#0b5a36', 800, spacing=8)
        + words('SIZE 5', 300, 420, 26, '#3a3a3c', 400)
        + '<path d="M240 200 L300 150 L360 200 L300 228 Z" fill="#d9a521"/>'
    )
    grain = 0.12
    white = bumped(material('#f4f3ee', 0.36, clear=0.35), 0.12, grain)
    dark = bumped(material('#14663f', 0.36, clear=0.35), 0.12, grain)
    front = bumped(printed(svg(mark, 600, 600, '#f4f3ee'), 0.36, clear=0.35), 0.12, grain)
    group(football(11, white, dark, front), at=(0, 0, 11), turn=(16, -6, 0))


@good('goal-posts-pair', yaw=-26, pitch=13)
def practice_goal(_look):
    pole = material('#f7f7f4', 0.3, clear=0.7)
    red = material('#c8342b', 0.4)
    net = material('#1f4f3a', 0.8)
    w, h, d, top = 90, 120, 65, 16
    for x in (-w, w):
        tube([(x, 0, 2), (x, 0, h)], 2.6, pole)
        tube([(x, 0, h), (x, top, h), (x, d, 2)], 1.6, pole, smooth=False)
        tube([(x, 0, 2), (x, d, 2)], 1.6, pole)
        for y in (0, d):
            sphere(3.0, red, at=(x, y, 0))
        box(6.4, 6.4, 8, red, round=1.4, at=(x, 0, h - 5))
        box(6.0, 6.0, 7, red, round=1.4, at=(x, 0, 58))
    tube([(-w, 0, h), (w, 0, h)], 2.6, pole)
    tube([(-w, d, 2), (w, d, 2)], 1.6, pole)
    tube([(-w, top, h), (w, top, h)], 1.3, pole)
    sleeve = svg(words('KÁSÚWÁ SPORT', 400, 74, 68, '#ffffff', 800, spacing=6), 800, 100, '#0e7a45')
    lathe([(3.1, -26), (3.1, 26)], material('#0e7a45', 0.6), at=(0, 0, h), turn=(0, 90, 0))
    plate(48, 5.2, printed(sleeve, 0.6), at=(0, -3.2, h - 2.6))

    def back(x, t):
        """A point of the net's back, t from the bar down: it hangs slack between its frame."""
        sag = 3.5 * math.sin(math.pi * (x + w) / 2 / w) * math.sin(math.pi * min(1, t * 1.1))
        if t < 0.13:
            return (x, top * t / 0.13, h - sag * 0.6)
        part = (t - 0.13) / 0.87
        return (x, top + (d - top) * part + sag, h - (h - 2) * part - sag * 0.4)

    down = [[back(-w + 9 * n, t / 24) for t in range(25)] for n in range(21)]
    across = [[back(-w + 4.5 * n, t / 16) for n in range(41)] for t in range(17)]
    sides = []
    for x in (-w, w):
        for n in range(1, 12):
            z = h * n / 12
            deep = top + (d - top) * (1 - z / h)
            sides.append([(x, deep * k / 8, z + 1.5 * math.sin(math.pi * k / 8) * -1) for k in range(9)])
        for n in range(1, 8):
            y = d * n / 8
            high = h if y < top else h * (d - y) / (d - top)
            sides.append([(x, y, 2), (x, y, max(3, high))])
    wires([*down, *across, *sides], 0.42, net)
    knots = [((x, y, z), (0, 0, 0)) for line in across[1:-1] for x, y, z in line[2:-1:2]]
    sown(sphere(0.75, net, squash=0.8), [((x, y, z - 0.6), turn) for (x, y, z), turn in knots])
    ground_weights()


def ground_weights():
    """What holds the goal: two sand bags for concrete, four pegs for grass."""
    canvas, strap = bumped(material('#0e7a45', 0.8), 0.4, 0.8), material('#f0b41e', 0.7)
    for x, turn in ((20, 8), (52, -6)):
        bag = [blob(26, 15, 9, canvas, squareness=0.4)]
        bag += [tube([(way * 5, -7.4, 5), (way * 5, -4, 9.6), (way * 5, 4, 9.6), (way * 5, 7.4, 5)], 0.7, strap) for way in (-1, 1)]
        bag.append(tube([(-5, 0, 9.4), (-4, -1, 14), (4, -1, 14), (5, 0, 9.4)], 0.9, strap))
        group(bag, at=(x, -22, 0), turn=(0, 0, turn))
    for n in range(4):
        tube(
            [(0, 0, 0.7), (24, 0, 0.7), (25.5, 2, 0.7), (24, 4, 0.7), (21, 4, 0.7)],
            0.7,
            metal('#b9bcc0', 0.35),
            (-62 + n * 3, -30 + n * 6, 0),
            (0, 0, 6 * n),
        )


@good('league-trophy', yaw=-14, pitch=9)
def league_trophy(_look):
    gold = metal('#dcaa3a', 0.16)
    dark = wood('#5a2f1a', 0.3, 'x', 0.5)
    box(15, 15, 2.2, dark, round=0.4)
    box(12.4, 12.4, 6.6, dark, round=0.3, at=(0, 0, 2.2))
    box(14, 14, 1.0, dark, round=0.4, at=(0, 0, 8.8))
    plaque = svg(
        '<rect x="14" y="14" width="772" height="372" rx="10" fill="none" stroke="#5a3c08" stroke-width="5"/>'
        + words('CHAMPIONS', 400, 160, 96, '#4a3006', 800, family=SERIF)
        + words('Street League · Èkó', 400, 240, 50, '#4a3006', 400, family=SERIF)
        + words('2026', 400, 325, 62, '#4a3006', 700, family=SERIF),
        800,
        400,
        '#e3bd5c',
    )
    box(9.4, 0.2, 4.8, metal('#e0b34a', 0.2), round=0.08, at=(0, -6.2, 3.1))
    plate(9.2, 4.6, printed(plaque, 0.3, clear=0.5), at=(0, -6.32, 3.2))
    cup = [
        (0, 9.8),
        (4.6, 9.8),
        (4.7, 10.4),
        (3.6, 11.2),
        (1.7, 12.6),
        (1.2, 14.6),
        (1.9, 15.6),
        (1.9, 16.3),
        (1.1, 17.2),
        (1.3, 18.6),
        (3.0, 20.0),
        (5.6, 22.6),
        (7.0, 26.4),
        (7.4, 30),
        (7.3, 33),
        (7.8, 35.2),
        (8.3, 35.6),
        (8.2, 36.0),
        (7.7, 35.8),
        (7.0, 33),
        (7.0, 30),
        (6.5, 26.5),
        (4.8, 23),
        (0, 21.5),
    ]
    lathe(rounded(cup, 0.5, 4), gold, angle=60)
    for height in (24.9, 33.6):
        radius = 6.55 if height < 30 else 7.42
        lathe(
            [(radius - 0.2, height - 0.3), (radius + 0.16, height - 0.15), (radius + 0.16, height + 0.15), (radius - 0.2, height + 0.3)],
            gold,
        )
    for side in (-1, 1):
        path = [
            (7.2, 0, 33.2),
            (10.2, 0, 35.2),
            (12.4, 0, 33.0),
            (11.6, 0, 29.4),
            (8.8, 0, 26.6),
            (7.2, 0, 24.6),
            (6.4, 0, 24.2),
            (5.9, 0, 23.6),
        ]
        tube([(x * side, y, z) for x, y, z in path], [0.5, 0.6, 0.65, 0.65, 0.6, 0.5, 0.45, 0.4], gold)
    star = [
        (math.sin(math.pi * n / 5) * (2.3 if n % 2 == 0 else 1.0), 29.4 + math.cos(math.pi * n / 5) * (2.3 if n % 2 == 0 else 1.0))
        for n in range(10)
    ]
    prism(star, 0.6, metal('#f0c864', 0.2), round=0.2, at=(0, -7.3, 0))
