"""Beauty & Health: what hair is cared for with."""

import math

from goods import good
from goods.shared.labels import stuck
from materials import bumped, material, metal, paper, plastic, printed, rubber, weave
from prints import svg, words
from shapes import (
    box,
    copies,
    cylinder,
    ellipse,
    group,
    lathe,
    letters,
    loft,
    lying,
    prism,
    rounded,
    rounded_rectangle,
    surface,
    torus,
    tube,
)


@good('castor-hair-oil', yaw=-8, pitch=12, turned=60)
def castor_oil(look):
    amber, dark = material('#4a2410', 0.12, clear=0.8), plastic('#1c2a20', 0.4)
    leaves = ''.join(
        f'<g transform="translate({300 + s * 84} 190) scale({s} 1)"><path d="M0 30 C40 10 90 10 130 -30 C120 30 70 60 0 40 Z"'
        ' fill="#2f7a48"/><path d="M0 60 C40 50 80 60 110 90 C70 104 30 94 0 70 Z" fill="#4f9a5c"/></g>'
        for s in (-1, 1)
    )
    picture = svg(
        '<rect width="600" height="790" rx="26" fill="#f3ead6"/><rect y="560" width="600" height="110" fill="#14532d"/>'
        '<path d="M300 190 C350 250 366 290 300 330 C234 290 250 250 300 190 Z" fill="#7b3f7a"/>'
        + leaves
        + words('OKIN', 300, 124, 86, '#14532d', spacing=18)
        + words('BLACK CASTOR', 300, 440, 54, '#3a1d0d')
        + words('& ONION OIL', 300, 508, 54, '#3a1d0d')
        + words('HAIR GROWTH · EDGES', 300, 628, 36, '#f3ead6')
        + words('150 ml', 300, 744, 50, '#3a1d0d', 400),
        600,
        790,
        '#4a2410',
    )
    lathe(rounded([(0, 0), (2.55, 0), (2.75, 0.3), (2.75, 9.6), (2.3, 11.0), (1.35, 11.8), (1.3, 12.4)], 0.5), amber)
    stuck(2.75, (1.0, 8.9), picture, 6.0)
    lathe(
        rounded([(0, 11.9), (1.6, 11.9), (1.65, 12.1), (1.6, 14.0), (1.1, 14.5), (0.55, 15.2), (0.3, 18.0), (0.16, 18.3), (0, 18.3)], 0.2),
        dark,
    )
    for n in range(36):
        a = 2 * math.pi * n / 36
        box(0.1, 0.12, 1.7, dark, 0.04, at=(1.63 * math.cos(a), 1.63 * math.sin(a), 12.15), turn=(0, 0, math.degrees(a)))
    lathe(rounded([(0.3, 0), (0.55, 0.1), (0.35, 2.9), (0, 3.1)], 0.15), plastic('#d9c79f', 0.35), at=(4.4, -1.6, 0))


@good('safety-razor', yaw=-20, pitch=40, turned=30, focus=(0.4, 0.6))
def safety_razor(look):
    chrome, knurl = metal('#d6d9dd', 0.1), bumped(metal('#8e9196', 0.3), 0.9, 0.12)
    things = [
        lathe(
            rounded(
                [(0, 0), (0.5, 0), (0.62, 0.3), (0.62, 1.2), (0.5, 1.5), (0.5, 7.6), (0.62, 7.9), (0.55, 8.6), (0.36, 9.2), (0.36, 9.9)],
                0.15,
            ),
            chrome,
        )
    ]
    things.append(lathe([(0.52, 1.7), (0.58, 1.8), (0.58, 7.4), (0.52, 7.5)], knurl))
    for z in (3.1, 4.6, 6.1):
        things.append(torus(0.56, 0.06, chrome, at=(0, 0, z)))
    base = [(-1.25, 0), (-1.05, -0.35), (1.05, -0.35), (1.25, 0), (0.9, 0.25), (-0.9, 0.25)]
    things.append(prism(base, 4.2, chrome, 0.12, at=(0, 0, 10.15), turn=(0, 0, 90)))
    things.append(box(2.2 * 2, 2.15, 0.05, metal('#eceef0', 0.15), 0.0, at=(0, 0, 10.42)))
    top = [(-0.98, 0), (0.98, 0), (0.8, 0.36), (0.3, 0.56), (-0.3, 0.56), (-0.8, 0.36)]
    things.append(prism(rounded(top + [top[0]], 0.2), 4.25, chrome, 0.15, at=(0, 0, 10.5), turn=(0, 0, 90)))
    for n in range(15):
        things.append(box(0.12, 0.2, 0.18, chrome, 0.05, at=(-1.9 + n * 0.27, -1.2, 10.05)))
    group(things, at=(-2.6, -5.8, 0.62), turn=(-86.5, 0, 24))
    edge = [
        (-2.15, -0.5),
        (-1.9, -0.5),
        (-1.9, -1.1),
        (1.9, -1.1),
        (1.9, -0.5),
        (2.15, -0.5),
        (2.15, 0.5),
        (1.9, 0.5),
        (1.9, 1.1),
        (-1.9, 1.1),
        (-1.9, 0.5),
        (-2.15, 0.5),
    ]
    slot = [
        (-1.5, -0.12),
        (-0.4, -0.12),
        (-0.3, -0.28),
        (0.3, -0.28),
        (0.4, -0.12),
        (1.5, -0.12),
        (1.5, 0.12),
        (0.4, 0.12),
        (0.3, 0.28),
        (-0.3, 0.28),
        (-0.4, 0.12),
        (-1.5, 0.12),
    ]
    blade = [prism(edge, 0.03, metal('#dfe2e6', 0.14), 0.005, holes=(slot,), turn=(-90, 0, 0))]
    blade += [box(3.8, 0.16, 0.02, metal('#9ea3a9', 0.2), 0, at=(0, y, 0.012)) for y in (-1.02, 1.02)]
    blade.append(letters('GBẸ́GẸ́', 0.3, material('#3a4250', 0.5), at=(0, 0.62, 0.02), turn=(-90, 0, 0), deep=0.003))
    copies(
        [blade],
        [
            ((0.6 + 4.7 * (n // 5) + 0.3 * (n % 5), 2.2 - 1.85 * (n % 5), 0.05 + 0.035 * (n % 2)), (0, 0, 9 - 3 * (n % 5)))
            for n in range(10)
        ],
    )
    case = svg(
        '<rect width="600" height="340" fill="#16324f"/><rect y="236" width="600" height="24" fill="#d9a441"/>'
        + words('GBẸ́GẸ́', 300, 130, 92, '#ffffff', spacing=6)
        + words('NO-BUMP · 10 BLADES', 300, 200, 38, '#d9e4ef', 400)
        + words('platinum edge', 300, 312, 34, '#d9e4ef', 400),
        600,
        340,
    )
    box(5.6, 3.2, 1.4, paper('#16324f'), 0.1, at=(4.2, 6.4, 0), turn=(0, 0, 6))
    lying(5.5, 3.1, printed(case, 0.5), at=(4.2, 6.4, 1.41), turn=6)


@good('afro-pick-comb', yaw=-12, pitch=50, turned=25)
def afro_pick(look):
    black, shell = material('#1c1917', 0.25, clear=0.6), material('#7a3f16', 0.22, clear=0.8)
    pick = []
    grip = [
        (-3.6, 8.4),
        (-3.4, 9.6),
        (-2.2, 10.6),
        (-1.5, 12.0),
        (-1.7, 14.0),
        (-1.0, 15.4),
        (1.0, 15.4),
        (1.7, 14.0),
        (1.5, 12.0),
        (2.2, 10.6),
        (3.4, 9.6),
        (3.6, 8.4),
        (3.4, 7.6),
        (-3.4, 7.6),
        (-3.6, 8.4),
    ]
    pick.append(prism(rounded(grip, 0.6), 0.55, black, 0.2, holes=(ellipse(1.5, 1.5, at=(0, 13.6)),)))
    for n in range(10):
        x = -3.2 + n * 0.711
        pick.append(tube([(x, 0, 7.8), (x, 0, 4), (x * 0.99, 0, 1), (x * 0.98, 0, 0)], [0.2, 0.19, 0.16, 0.07], black))
    pick.append(letters('OKIN', 0.9, material('#d9b46a', 0.35), at=(0, -0.28, 9.1), deep=0.01))
    group(pick, at=(-9.5, -7, 0.3), turn=(-90, 0, 10))
    comb = [
        prism(
            rounded([(-8.6, 0), (8.6, 0), (9.2, 0.9), (8.8, 2.2), (3, 2.7), (-3, 2.7), (-8.8, 2.2), (-9.2, 0.9), (-8.6, 0)], 0.5),
            0.6,
            shell,
            0.22,
            at=(0, 0, 3.6),
        )
    ]
    for n in range(17):
        x = -8.3 + n * 1.0375
        comb.append(tube([(x, 0, 4.2), (x, 0, 2), (x, 0, 0.5), (x, 0, 0)], [0.3, 0.28, 0.22, 0.1], shell))
    comb.append(letters('OKIN · SEAMLESS', 0.8, material('#e6c68a', 0.35), at=(0, -0.32, 5.0), deep=0.01))
    group(comb, at=(3.2, -9.5, 0.33), turn=(-90, 0, -8))
    cotton = weave('#e6dcc4', 0.1)

    def pouch(up):
        def place(u, v):
            x, y = 2 * u - 1, v
            neck = 1 - 0.3 * math.exp(-(((y - 0.84) / 0.07) ** 2))
            swell = (1 - abs(x) ** 3) ** 0.6 * min(1, 5 * y) ** 0.6 * (0.35 + 0.65 * neck**3)
            fold = 0.16 * math.sin(26 * x) * math.exp(-(((y - 0.86) / 0.12) ** 2))
            return (x * 5.6 * neck, y * 17, 0.85 + up * (0.75 * swell + fold))

        return place

    bag = [surface(pouch(up), cotton, 70, 70) for up in (1, -1)]
    cordage = material('#8a5a2b', 0.8)
    bag.append(
        tube(
            [
                (-4.2, 14.3, 0.9),
                (-2, 14.3, 1.6),
                (0, 14.3, 1.75),
                (2, 14.3, 1.6),
                (4.2, 14.3, 0.9),
                (5.2, 13.6, 0.5),
                (6.4, 11.6, 0.3),
                (6.0, 9.2, 0.3),
            ],
            0.16,
            cordage,
        )
    )
    bag.append(tube([(4.2, 14.3, 1.0), (5.8, 14.6, 0.5), (7.2, 13, 0.3), (7.4, 10.2, 0.3)], 0.16, cordage))
    bag.append(letters('OKIN', 1.5, material('#5a3a1c', 0.8), at=(0, 6.4, 1.66), turn=(-90, 0, 0), deep=0.005))
    group(bag, at=(2.5, -2.6, 0), turn=(0, 0, -14))


@good('hair-dryer-2000w', yaw=-24, pitch=14, turned=50)
def hair_dryer(look):
    body, dark, gold = material('#5b1a3c', 0.26, clear=0.5), plastic('#1f1c1e', 0.4), metal('#d3a868', 0.25)
    barrel = [(0, -9.2), (3.6, -9.2), (4.3, -8.2), (4.7, -5), (4.5, 0), (3.7, 6), (3.3, 9.0), (3.0, 9.1), (2.9, 8.0)]
    parts = [lathe(rounded(barrel, 0.6), body), torus(3.45, 0.22, gold, at=(0, 0, 7.2)), torus(4.45, 0.2, gold, at=(0, 0, -8.1))]
    for r in (0.8, 1.5, 2.2, 2.9):
        parts.append(torus(r, 0.12, dark, at=(0, 0, -9.35)))
    parts.append(lathe(rounded([(3.05, 8.2), (3.2, 8.4), (3.15, 11), (2.5, 12.4), (0, 12.6)], 0.3), dark))
    for row in (-1, 1):
        for n in range(7):
            parts.append(
                tube(
                    [(row * 0.9, -2.1 + n * 0.7, 12.0), (row * 0.9, -2.1 + n * 0.7, 15.2), (row * 0.88, -2.1 + n * 0.7, 16.4)],
                    [0.22, 0.17, 0.07],
                    dark,
                )
            )
    group(parts, at=(0, 0, 19), turn=(0, -90, 0))
    group(
        [
            loft(
                [
                    (0.5, 0, 0, 3.0, 2.6),
                    (0.4, 0, 0.8, 3.5, 3.0),
                    (0, 0, 5, 3.3, 2.9),
                    (-0.2, 0, 9, 3.5, 3.0),
                    (-0.5, 0, 13, 4.6, 3.6),
                    (-0.6, 0, 15.6, 6, 4),
                ],
                body,
                0.15,
            )
        ],
        at=(3.4, 0, 1.6),
        turn=(0, 10, 0),
    )
    for z, tall in ((11.0, 1.4), (8.6, 1.4)):
        box(1.5, 0.6, tall, dark, 0.25, at=(4.0 + (11 - z) * -0.18 - 0.6, -1.45, z), turn=(0, 10, 0))
    box(1.1, 0.5, 1.1, material('#3f86d8', 0.3), 0.25, at=(3.9, -1.75, 14.0), turn=(0, 10, 0))
    group(
        [letters('ỌMỌGE', 1.5, gold, deep=0.03), letters('IONIC 2000 W', 0.7, gold, at=(0, 0, -1.4), deep=0.03)],
        at=(0.6, -4.62, 19.6),
        turn=(0, 0, 0),
    )
    ring = [
        (3.0, 0, 1.6),
        (3.0, 0.4, 0.5),
        (6, 3, 0.4),
        (12, 4, 0.4),
        (15, -1, 0.4),
        (11, -6, 0.4),
        (4, -6, 0.4),
        (-3, -4, 0.4),
        (-9, -6, 0.4),
        (-13, -4, 0.4),
    ]
    tube(ring, 0.36, rubber())
    tube([(2.9, 0, 2.4), (2.95, 0, 1.2), (3.0, 0.3, 0.5)], [0.75, 0.6, 0.4], rubber())
    box(3.0, 2.4, 2.2, plastic('#1f1c1e', 0.5), 0.5, at=(-14.4, -4, 0))


@good('rechargeable-clipper', yaw=-16, pitch=34, turned=30, focus=(0.4, 0.65))
def clipper(look):
    black, gold, chrome = material('#1d1c1e', 0.34, clear=0.3), metal('#c99a4a', 0.28), metal('#cfd2d6', 0.16)
    body = [
        loft(
            [
                (0, 0, 0, 3.6, 2.6),
                (0, 0, 0.5, 4.2, 3.2),
                (0, -0.1, 5, 4.2, 3.5),
                (0, 0, 9, 4.0, 3.3),
                (0, 0.1, 13, 4.6, 3.4),
                (0, 0.1, 14.4, 4.7, 2.9),
                (0, 0.2, 15.0, 4.6, 2.2),
            ],
            black,
            0.3,
            across=64,
        )
    ]
    body.append(prism(rounded_rectangle(2.2, 8.4, 1.0), 0.4, gold, 0.15, at=(0, -1.68, 4.0)))
    body.append(box(1.1, 0.5, 1.8, black, 0.3, at=(0, -1.9, 9.4)))
    body.append(letters('GBẸ́GẸ́', 0.62, material('#1d1c1e', 0.4), at=(0, -1.9, 7.4), turn=(0, 90, 0), deep=0.01))
    for n in range(4):
        body.append(cylinder(0.1, 0.06, material('#8fe38a', 0.4, light=2.0), 0.01, at=(0, -1.87, 4.7 + n * 0.42), turn=(90, 0, 0)))
    body.append(box(4.5, 0.5, 2.2, chrome, 0.12, at=(0, -0.3, 14.8), turn=(10, 0, 0)))
    body.append(box(4.2, 0.4, 1.6, metal('#8f9297', 0.2), 0.1, at=(0, 0.25, 15.2), turn=(10, 0, 0)))
    for n in range(23):
        body.append(
            prism(
                [(-0.07, 0), (0.07, 0), (0.03, 0.7), (-0.03, 0.7)], 0.28, chrome, 0.02, at=(-2.1 + n * 0.191, -0.72, 16.9), turn=(10, 0, 0)
            )
        )
    body.append(tube([(2.35, 0.2, 10.5), (2.6, 0.1, 12.4), (2.55, 0.0, 13.8)], [0.35, 0.3, 0.25], gold))
    group(body, at=(-5.4, -7.5, 1.75), turn=(-90, 0, 12))
    for n in range(6):
        tall = 1.0 + 0.36 * n
        guard = [box(4.6, 2.6, 0.5, plastic('#2b2a2d', 0.4), 0.2), box(4.6, 0.4, 1.7, plastic('#2b2a2d', 0.4), 0.15, at=(0, 1.2, 0))]
        for k in range(9):
            tooth = [(-1.3, 0.2), (1.2, 0.2), (1.2, 0.8), (-1.0, tall + 0.4), (-1.5, tall)]
            guard.append(prism(tooth, 0.16, plastic('#2b2a2d', 0.4), 0.05, at=(-2.1 + k * 0.525, 0, 0.2), turn=(0, 0, 90)))
        guard.append(letters(f'{3 * (n + 1)} mm', 0.55, material('#e8e3d6', 0.5), at=(0, 1.45, 0.85), turn=(0, 0, 180), deep=0.01))
        row, column = divmod(n, 2)
        group(guard, at=(0.8 + column * 5.4 + row * 0.5, 5.6 - row * 4.6, 0), turn=(0, 0, 8))
    bottle = [
        lathe(rounded([(0, 0), (0.95, 0), (1.0, 0.2), (1.0, 3.6), (0.5, 4.2), (0.4, 4.6)], 0.25), material('#f3ead0', 0.25, glass=0.4)),
        lathe(rounded([(0.55, 4.3), (0.5, 5.2), (0.16, 6.4), (0, 6.5)], 0.1), plastic('#c23b2e')),
    ]
    bottle.append(
        lathe(
            [(1.01, 0.9), (1.01, 2.9)],
            printed(
                svg(words('CLIPPER OIL', 800, 200, 84, '#1d1c1e') + words('GBẸ́GẸ́', 800, 330, 90, '#c23b2e'), 1600, 500, '#fffaf0'), 0.4
            ),
        )
    )
    group(bottle, at=(-10.6, -0.5, 0))
