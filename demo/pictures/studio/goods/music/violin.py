"""Music & Instruments: the violin."""

import math

from goods import good
from materials import bumped, material, metal, mottled, weave, wood
from shapes import blob, box, carved, closed_curve, cylinder, group, laid, loft, prism, surface, tube

VIOLIN = [
    (0, 0),
    (5, 0.35),
    (8.6, 2.4),
    (10.3, 6.5),
    (9.6, 10.6),
    (8.3, 12.6),
    (8.0, 13.2),
    (6.0, 15.6),
    (5.5, 18.6),
    (6.3, 21.6),
    (6.9, 22.6),
    (8.2, 25.4),
    (8.3, 29.6),
    (6.5, 33.2),
    (3.2, 35.2),
    (0, 35.5),
]


def violin():
    """A violin that stands on its end, its front to us."""
    outline = closed_curve(VIOLIN + [(-x, z) for x, z in VIOLIN[-2:0:-1]], 6)
    varnish = mottled('#a8551d', '#8a3f14', 1.4, 0.22, 0.0, stretch=(5, 5, 1))
    varnish.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1
    top = mottled('#c2701f', '#ad5a18', 0.7, 0.22, 0.0, stretch=(9, 9, 0.6))
    top.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 1
    ebony, middle = material('#161314', 0.3, clear=0.3), 17.5
    inner = [(x * 0.965, middle + (z - middle) * 0.98) for x, z in outline]
    things = [prism(inner, 3.2, varnish, round=0.1)]

    def arch(u, v):
        x, z = outline[round(u * len(outline)) % len(outline)]
        s = v
        lift = 1.35 * (1 - s * s) ** 1.2 + (0.18 if s > 0.9 else 0)
        return (x * s, -1.75 - lift, middle + (z - middle) * s)

    things.append(surface(arch, top, len(outline), 30))
    rim = [(x, z) for x, z in outline]
    things.append(prism(rim, 0.42, top, round=0.16, at=(0, -1.6, 0)))
    things.append(tube([(x * 0.955, -1.94, middle + (z - middle) * 0.968) for x, z in outline[::2]], 0.06, ebony, closed=True))
    for side in (-1, 1):
        curve = [(1.6, 20.0), (2.35, 20.4), (2.6, 19.4), (2.9, 17.6), (3.6, 15.6), (3.7, 14.3), (2.9, 14.0)]
        path = []
        for x, z in curve:
            s = math.hypot(x / 6.2, (z - middle) / 18)
            path.append((side * (x + 1.1), -1.83 - 1.35 * (1 - s * s) ** 1.2, z - 0.6))
        things.append(tube(path, [0.3, 0.2, 0.2, 0.24, 0.2, 0.2, 0.3], material('#0a0605', 0.9)))
    bridge, nut = 17.0, 49.5
    things.append(
        prism(
            [(-2.0, 0), (-1.0, 0), (0, 0.6), (1.0, 0), (2.0, 0), (1.7, 1.6), (1.9, 2.6), (0.8, 3.2), (-0.8, 3.2), (-1.9, 2.6), (-1.7, 1.6)],
            0.35,
            wood('#d8b27a', 0.5),
            round=0.08,
            at=(0, 0, 0),
            turn=(90, 0, 0),
        )
    )
    group([things[-1]], at=(0, -3.0, bridge))
    fingers = [(0, -4.6, 22.5, 4.2, 0.9), (0, -4.3, 36, 3.2, 0.9), (0, -3.7, nut, 2.4, 0.8)]
    things.append(loft(fingers, ebony, 0.25))
    things.append(loft([(0, -2.6, 33.5, 3.2, 3.4), (0, -2.9, 36.5, 2.7, 2.2), (0, -2.7, nut, 2.2, 1.8)], varnish, 0.15))
    things.append(loft([(0, -2.3, nut - 0.3, 2.2, 1.9), (0, -1.9, nut + 4, 1.9, 2.3), (0, -1.2, nut + 8.0, 1.4, 2.0)], varnish, 0.5))
    spiral = []
    for n in range(40):
        a = n / 39 * math.tau * 1.6
        r = 1.75 * (1 - n / 39) + 0.25
        spiral.append((0, -0.4 + r * math.cos(a + 2.6) * 0.9, nut + 8.6 + r * math.sin(a + 2.6)))
    things.append(tube(spiral, [0.75 - 0.35 * n / 39 for n in range(40)], varnish))
    things.append(tube([(-1.3, spiral[-1][1], spiral[-1][2]), (1.3, spiral[-1][1], spiral[-1][2])], 0.55, varnish))
    for n, z in enumerate((nut + 1.6, nut + 3.4, nut + 5.2, nut + 7.0)):
        side = -1 if n % 2 else 1
        things.append(tube([(-side * 1.2, -2.0, z), (side * 2.6, -2.0, z)], [0.3, 0.42], ebony, smooth=False))
        things.append(blob(1.0, 1.9, 1.7, ebony, at=(side * 3.1, -2.0, z - 0.85), squareness=0.1))
    things.append(loft([(0, -3.4, 2.0, 1.6, 0.7), (0, -4.2, 6, 2.8, 0.8), (0, -5.0, 12.6, 4.3, 0.9)], ebony, 0.3))
    things.append(cylinder(0.7, 1.0, ebony, at=(0, 0, 0.2), turn=(180, 0, 0)))
    things.append(tube([(0, -0.6, -0.3), (0, -2.6, 0.2), (0, -3.5, 2.2)], 0.18, ebony))
    things.append(blob(7.4, 1.9, 5.0, ebony, at=(-4.8, -3.2, 0.4), squareness=0.25))
    wire = metal('#d6d6d2', 0.2)
    for n in range(4):
        share = n / 3 - 0.5
        arc = 0.28 * (1 - (2 * share) ** 2)
        things.append(
            tube(
                [
                    (share * 2.8, -5.3 - arc, 12.0),
                    (share * 3.4, -6.15 - arc, bridge),
                    (share * 1.7, -4.2, nut),
                    (share * 0.8, -2.4, nut + 2 + n * 1.6),
                ],
                0.055 - 0.008 * n,
                wire,
                smooth=False,
            )
        )
        things.append(cylinder(0.2, 0.9, metal('#c9ccd0', 0.2), at=(share * 2.9, -5.2, 10.2), turn=(90, 0, 0)))
    return things


def bow():
    """A violin's bow along x, hair below."""
    timber, ebony = material('#5a2412', 0.25, clear=0.8), material('#141213', 0.3)
    path = [(-37 + n * 7.3, 0, 1.9 - 1.1 * math.sin(math.pi * n / 10) ** 1.2) for n in range(11)]
    things = [tube(path, [0.42 - 0.012 * n for n in range(11)], timber)]
    things.append(prism([(-34.5, -0.2), (-29.5, -0.2), (-29.2, 1.7), (-34.5, 1.8)], 1.1, ebony, round=0.15))
    things.append(cylinder(0.25, 0.05, material('#f0eee8', 0.2), at=(-32, -0.53, 0.8), turn=(90, 0, 0), round=0.01))
    things.append(cylinder(0.45, 1.6, metal('#cfd2d6', 0.2), at=(-37, 0, 1.9), turn=(0, -90, 0)))
    things.append(prism([(35.2, 0), (37.5, -0.3), (36.6, 2.0), (34.8, 2.0)], 0.8, timber, round=0.15))
    things.append(box(66, 0.95, 0.12, material('#f3eee0', 0.6), round=0.05, at=(2.6, 0, -0.12)))
    things.append(tube([(-28.5, 0, 1.6), (-22, 0, 1.35)], 0.5, metal('#b9bcc2', 0.3)))
    return things


@good('violin-4-4', yaw=-14, pitch=44, focus=(0.35, 0.45))
def violin_set(look):
    shell, velvet = bumped(weave('#1a1b1f', 0.2), 0.3, 0.3), material('#1f5a41', 0.95, sheen=1.0)
    carved(box(82, 28, 7.2, shell, round=1.6), [box(78, 24, 10, None, round=1.2, at=(0, 0, 3.2))])
    box(78.2, 24.2, 0.4, velvet, round=0.1, at=(0, 0, 3.1))
    for y in (-11.95, 11.95):
        box(78, 0.3, 3.9, velvet, round=0.1, at=(0, y, 3.2))
    for x in (-38.95, 38.95):
        box(0.3, 24, 3.9, velvet, round=0.1, at=(x, 0, 3.2))
    blob(9, 15, 3.2, velvet, at=(16.5, 0, 2.9), squareness=0.4)
    group(laid(violin(), 90), at=(31, -1.5, 6.2))
    lid = [box(82, 28, 5.0, shell, round=1.4), box(78, 24, 0.4, velvet, round=0.1, at=(0, 0, 4.75))]
    lid += group(group(bow(), turn=(90, 0, 0)), at=(0, 5.5, 5.9))
    for x in (-33, 27):
        lid.append(box(2.2, 2.6, 1.0, velvet, round=0.3, at=(x, 5.0, 5.0)))
    lid += [box(30, 0.3, 0.2, metal('#d9b25a', 0.3), round=0.05, at=(0, -8, 5.1))]
    group(group(lid, at=(0, 14, 0)), at=(0, 14.2, 6.9), turn=(80, 0, 0))
    for x in (-22, 22):
        box(3.4, 0.8, 2.4, metal('#c9ccd0', 0.25), round=0.2, at=(x, -14.2, 4.2))
    rosin = [
        box(6.4, 3.6, 1.6, wood('#b98550', 0.5, 'x', 0.8), round=0.15),
        box(5.2, 2.4, 0.9, material('#a85a12', 0.12, glass=0.6, clear=1), round=0.15, at=(0, 0, 1.2)),
    ]
    group(rosin, at=(-33.6, 7.2, 3.5), turn=(0, 0, 8))
