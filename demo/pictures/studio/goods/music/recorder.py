"""Music & Instruments: the wooden recorder."""

import math

from goods import good
from materials import material, printed, weave, wood
from prints import svg
from shapes import box, cylinder, group, lathe, loft, prism, rounded, surface, tube


@good('wooden-recorder-flute', yaw=-18, pitch=42, focus=(0.4, 0.5))
def recorder(look):
    timber, dark = wood('#8a4f2a', 0.3, 'z', 0.7), material('#140b07', 0.9)
    profile = [
        (0, 0),
        (1.15, 0),
        (1.35, 0.3),
        (1.05, 1.0),
        (1.0, 5.0),
        (1.35, 5.8),
        (1.35, 7.4),
        (1.02, 7.8),
        (1.08, 20.5),
        (1.45, 21.4),
        (1.5, 24.2),
        (1.3, 24.8),
        (1.25, 29.5),
        (1.05, 32),
        (0.75, 33),
        (0, 33),
    ]
    flute = [lathe(rounded(profile, 0.35), timber)]
    ivory = material('#f0e6cf', 0.35)
    for z, r in ((5.8, 1.38), (21.5, 1.48), (24.4, 1.5), (0.2, 1.36)):
        flute.append(lathe([(r - 0.06, z - 0.25), (r + 0.06, z - 0.12), (r + 0.06, z + 0.12), (r - 0.06, z + 0.25)], ivory))
    for z in (3.2, 3.9, 8.9, 11.2, 13.5, 15.8, 18.1):
        flute.append(
            cylinder(
                0.34 if z > 4 else 0.2,
                0.1,
                dark,
                at=(0 if z > 4 else (z - 3.5) * 0.6, -1.06 if z > 4 else -0.98, z if z > 4 else 3.5),
                turn=(90, 0, 0),
                round=0.02,
            )
        )
    flute.append(box(1.0, 0.5, 0.75, dark, round=0.05, at=(0, -1.08, 27.6)))
    flute.append(
        prism(
            [(-0.5, 0), (0.5, 0), (0.62, -2.0), (-0.62, -2.0)],
            0.3,
            wood('#7a4322', 0.3, 'z', 0.7),
            round=0.05,
            at=(0, -1.1, 27.5),
            turn=(8, 0, 0),
        )
    )
    group(group(flute, turn=(-90, 0, 0), at=(0, -16, 0)), at=(2.5, -2.0, 1.95), turn=(0, 0, 68))
    carved_wood = wood('#6d3b1e', 0.35, 'z', 0.7)
    whistle = [
        loft(
            [
                (0, 0, 0, 1.6, 1.6),
                (0, 0, 0.6, 2.3, 2.2),
                (0, 0, 5, 2.2, 2.1),
                (0, 0, 9.5, 2.5, 2.4),
                (0, 0, 11.2, 4.4, 2.7),
                (0, 0, 12.6, 4.6, 2.8),
                (0, 0, 14, 3.2, 2.6),
                (0, 0, 17, 3.0, 2.6),
                (0, 0, 18.4, 3.2, 2.7),
            ],
            carved_wood,
            0.1,
        )
    ]
    whistle.append(cylinder(0.95, 0.1, dark, at=(0, 0, 18.34), round=0.03))
    whistle.append(prism([(-0.8, 0), (0.8, 0), (0.5, -1.1), (-0.5, -1.1)], 0.4, dark, round=0.1, at=(0, -1.2, 18.45)))
    for x in (-1.75, 1.75):
        whistle.append(cylinder(0.3, 0.1, dark, at=(x, -1.17, 11.9), turn=(78, 0, 0), round=0.02))
    for z in (2.0, 2.6, 7.4, 8.0, 15.2, 15.8):
        whistle.append(
            lathe(
                [(1.17 + 0.25 * (z > 14) + 0.06 * math.sin(a), z + 0.1 * math.cos(a)) for a in (math.tau * n / 10 for n in range(11))], dark
            )
        )
    for z in (3.8, 5.0, 6.2):
        for turned in range(0, 360, 45):
            whistle += group([box(0.5, 0.1, 0.5, dark, round=0.02, at=(0, -1.1, -0.25))], at=(0, 0, z), turn=(0, 0, turned))
    group(group(whistle, turn=(-90, 0, 0), at=(0, -9, 0)), at=(-2.0, -8.4, 1.9), turn=(0, 0, 78))
    stripes = svg(
        ''.join(
            f'<rect x="{x}" width="{w}" height="400" fill="{c}"/>'
            for x, w, c in (
                (0, 400, '#22345f'),
                (30, 10, '#e9e2cf'),
                (48, 30, '#16233f'),
                (86, 10, '#e9e2cf'),
                (190, 26, '#b5452f'),
                (224, 8, '#e9e2cf'),
                (300, 10, '#e9e2cf'),
                (318, 30, '#16233f'),
            )
        ),
        400,
        400,
    )

    def roll(u, v):
        y = (v - 0.5) * 20
        if u < 0.55:
            s = u / 0.55
            return (-16 + 30 * s, y, 0.55 + 0.18 * math.sin(s * 9 + y * 0.2))
        a = (u - 0.55) / 0.45 * math.tau * 2.2
        r = 2.9 - 0.5 * (u - 0.55) / 0.45 * 2.2
        return (14 + r * math.sin(a), y, 0.5 + 2.9 - r * math.cos(a))

    surface(roll, printed(stripes, 0.9, (2.5, 1.6), sheen=0.3), 160, 20, thickness=0.22)
    for y in (-7, 7):
        tube([(17.0, y, 2.6), (18.3, y - 1, 0.8), (19.5, y - 1.5, 0.3), (21, y - 3, 0.25)], 0.3, weave('#e9e2cf', 0.1))
