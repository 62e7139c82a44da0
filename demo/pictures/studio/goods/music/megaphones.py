"""Music & Instruments: megaphone and cheering cones."""

import math

from goods import good
from materials import material, plastic, printed, weave
from prints import svg, words
from shapes import box, closed_curve, cylinder, group, lathe, letters, prism, rounded, tube


@good('pa-megaphone', yaw=-38, pitch=12, focus=(0.35, 0.55))
def megaphone(look):
    white, red, dark = plastic('#f2f1ed', 0.35), plastic('#c4202c', 0.35), plastic('#1c1c20', 0.45)
    flare = [(3.4, 0), (3.6, 4), (4.4, 10), (6.2, 16), (9.2, 20.5), (11.2, 22.4), (11.6, 22.6)]
    things = [lathe(rounded(flare, 4.0), white, steps=128)]
    things.append(
        lathe(rounded([(3.2, 0.2), (3.4, 4), (4.2, 10), (6.0, 16), (9.0, 20.6), (11.2, 22.7)], 4.0), plastic('#dedcd6', 0.45), steps=96)
    )
    things.append(
        lathe(
            [(11.4 + 0.5 * math.sin(a), 22.6 - 0.5 * math.cos(a)) for a in (math.tau * n / 20 for n in range(21))],
            red,
            angle=180,
            steps=128,
        )
    )
    things.append(lathe(rounded([(0, 4), (2.6, 6), (2.9, 12), (2.2, 16), (0, 17.2)], 1.4), dark))
    things.append(lathe(rounded([(0, -12), (4.6, -12), (5.2, -10.5), (5.2, -1.2), (3.9, 0.6), (0, 0.6)], 0.6), red, steps=96))
    things.append(lathe(rounded([(0, -12.6), (4.3, -12.6), (4.3, -11.8)], 0.3), dark))
    for r in (0, 1.3, 2.6, 3.5):
        things.append(lathe([(max(0, r - 0.12), -12.62), (r + 0.2, -12.66), (r + 0.45, -12.62)], material('#3a3a40', 0.6)))
    things.append(lathe([(5.24, -7.5), (5.24, -5.6)], plastic('#f2f1ed', 0.35)))
    whole = group(things, turn=(90, 0, 0))
    whole += [
        letters('OHÙN', 1.9, material('#ffffff', 0.4), at=(5.3, 2.8, 0.4), turn=(0, 0, 90), deep=0.06),
        letters('30 W', 1.4, material('#c4202c', 0.4), at=(4.1, -6, 0.2), turn=(0, 0, 97), deep=0.5),
    ]
    grip = [
        (-1.6, 0),
        (1.5, 0),
        (1.9, -3.4),
        (2.6, -9.5),
        (2.2, -11.2),
        (-2.0, -11.2),
        (-2.4, -9.0),
        (-2.0, -6.5),
        (-2.3, -4.5),
        (-1.8, -2.2),
    ]
    whole += group([prism(closed_curve(grip, 5), 3.4, dark, round=0.9)], at=(0, 5.8, -4.4), turn=(0, 0, 90))
    whole.append(box(1.6, 1.2, 2.6, red, round=0.4, at=(0, 3.4, -9.2)))
    for y, tone in ((8.4, '#2c6fd6'), (10.2, '#f2b41c')):
        whole.append(cylinder(0.6, 0.5, plastic(tone, 0.3), at=(5.0, y - 1.0, -1.6), turn=(0, 100, 0), round=0.12))
    whole.append(tube([(0, 10.2, 4.6), (0, 9.6, 7.4), (0, 5, 8.2), (0, -0.5, 7.4), (0, -2.2, 4.0)], 0.75, dark))
    group(whole, at=(0, 0, 15.6))
    band = weave('#1b1b1f', 0.2)
    tube(
        [(0, 11.5, 11.6), (3, 15, 4), (7, 14, 0.6), (12, 8, 0.45), (13, 0, 0.45), (9, -5, 0.45), (6.5, -1, 0.45), (9, 4, 0.45)], 0.45, band
    )


@good('cheer-cone', yaw=-12, pitch=14, focus=(0.4, 0.5))
def cheer_cones(look):
    def cone(color):
        made = plastic(color, 0.32)
        body = lathe(
            rounded([(2.2, 26), (2.0, 25.2), (2.3, 24.2), (8.8, 1.2), (9.7, 0.3), (9.9, 0.0), (9.6, -0.1), (8.5, 1.2), (2.0, 24.2)], 0.3),
            made,
        )
        star = svg(
            words('GO! GO! GO!', 700, 100, 92, '#ffffff', spacing=10)
            + words('KÁSÚWÁ SPORT', 700, 168, 46, '#ffffff', spacing=8)
            + words('GO! GO!', 0, 100, 92, '#ffffff', spacing=10)
            + words('GO! GO!', 1400, 100, 92, '#ffffff', spacing=10),
            1400,
            210,
            color,
        )
        label = lathe([(7.62, 5.5), (5.62, 12.5)], printed(star, 0.35))
        grip = tube([(0, 3.6, 19.4), (0, 6.8, 18.6), (0, 8.2, 13), (0, 8.6, 8.0), (0, 7.0, 7.4)], 0.55, made)
        return [body, label, grip]

    for x, y, turned, color in ((-16, 3, 50, '#0d8a4b'), (-1.0, 11, 35, '#f2b41c'), (18.5, 7.5, 20, '#1d5fc4'), (-6.5, -10, 60, '#d3202c')):
        group(cone(color), at=(x, y, 0.1), turn=(0, 0, turned))
    lie = math.degrees(math.atan2(9.9 - 2.3, 25.5))
    group(group(group(cone('#f07a1b'), turn=(0, 0, 180)), turn=(-90 - lie, 0, 0)), at=(5, -14.5, 9.4), turn=(0, 0, -68))
