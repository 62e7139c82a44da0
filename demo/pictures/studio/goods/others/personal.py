"""Others: clocks and glasses."""

import math

from goods import good
from goods.shared.fonts import SERIF
from goods.shared.hardware import round_face
from materials import clear_plastic, glass, glossy, leather, material, metal, printed, weave
from prints import svg, words
from shapes import blob, box, closed_curve, cylinder, group, lathe, letters, loft, prism, rounded, sphere, surface, torus, tube


@good('travel-alarm-clock', yaw=-16, pitch=10)
def alarm_clock(_look):
    red, chrome, black = glossy('#b3191d'), metal('#d9dce0', 0.12), material('#1b1b1e', 0.5)
    marks = ''.join(
        f'<line x1="300" y1="52" x2="300" y2="{86 if step % 5 == 0 else 68}" stroke="#1b1b1e" '
        f'stroke-width="{9 if step % 5 == 0 else 4}" transform="rotate({step * 6} 300 300)"/>'
        for step in range(60)
    )
    marks += ''.join(
        words(str(hour), 300 + 190 * math.sin(hour * math.pi / 6), 300 - 190 * math.cos(hour * math.pi / 6) + 20, 58, '#1b1b1e')
        for hour in range(1, 13)
    )
    marks += ''.join(
        f'<circle cx="{300 + 232 * math.sin(hour * math.pi / 6):.1f}" '
        f'cy="{300 - 232 * math.cos(hour * math.pi / 6):.1f}" r="8" fill="#9ed7a0"/>'
        for hour in range(12)
    )
    dial = svg(
        '<circle cx="300" cy="300" r="300" fill="#fbf6e8"/>'
        + marks
        + words('ÀSÌKÒ', 300, 218, 40, '#1b1b1e', family=SERIF)
        + words('QUARTZ', 300, 424, 22, '#6a655a', 400),
        600,
        600,
    )
    clock = [
        lathe(
            rounded([(0, 3.6), (4.3, 3.6), (5.0, 2.8), (5.0, 0.6), (4.8, 0), (4.5, -0.3), (4.2, -0.1)], 0.3),
            red,
            turn=(90, 0, 0),
            at=(0, 0, 0),
        )
    ]
    group(clock, turn=(0, 0, 180))
    clock += [lathe(rounded([(4.15, -0.2), (4.3, -0.7), (4.9, -0.7), (5.15, 0.1), (5.0, 0.5)], 0.15), chrome, turn=(-90, 0, 0))]
    clock.append(round_face(4.4, printed(dial, 0.5)))
    for long, wide, angle, deep, ink in (
        (2.2, 0.36, 305, -0.12, black),
        (3.2, 0.28, 60, -0.2, black),
        (1.5, 0.14, 180, -0.16, material('#c4202c', 0.4)),
        (3.4, 0.07, 222, -0.27, material('#c4202c', 0.4)),
    ):
        hand = [(-wide / 2, -0.5), (wide / 2, -0.5), (wide / 2, long * 0.85), (0, long), (-wide / 2, long * 0.85)]
        clock.append(prism(hand, 0.06, ink, 0.02, at=(0, deep, 0), turn=(0, angle, 0)))
        if wide > 0.2:
            clock.append(
                prism(
                    [(-wide / 5, 0.5), (wide / 5, 0.5), (wide / 5, long * 0.75), (-wide / 5, long * 0.75)],
                    0.07,
                    material('#b9e6b2', 0.5, light=0.15),
                    0.01,
                    at=(0, deep - 0.01, 0),
                    turn=(0, angle, 0),
                )
            )
    clock.append(cylinder(0.24, 0.35, chrome, 0.06, at=(0, 0, 0), turn=(90, 0, 0)))
    clock.append(lathe([(4.4, 0.3), (3, 0.52), (0, 0.62)], clear_plastic('#ffffff', 0.03, 0.0), turn=(90, 0, 0)))
    for side in (-1, 1):
        bell = [
            lathe(rounded([(2.1, 0), (2.05, 0.5), (1.6, 1.2), (0.8, 1.65), (0, 1.75)], 0.4), chrome, angle=60),
            cylinder(0.26, 1.4, chrome, 0.08, at=(0, 0, -1.1)),
            sphere(0.34, chrome, at=(0, 0, 1.65)),
        ]
        clock += group(bell, at=(side * 2.9, 1.7, 4.9), turn=(0, side * 30, 0))
        clock.append(tube([(side * 2.6, 1.7, -3.6), (side * 3.9, 1.7, -5.6)], [0.4, 0.28], chrome, smooth=False))
        clock.append(sphere(0.45, chrome, at=(side * 3.95, 1.7, -6.1)))
    clock += [cylinder(0.16, 2.2, chrome, 0.05, at=(0, 1.7, 4.8)), box(1.3, 0.7, 0.6, chrome, 0.2, at=(0, 1.7, 6.5))]
    clock.append(tube([(-2.9, 1.7, 6.6), (-2.4, 1.7, 8.4), (0, 1.7, 9.2), (2.4, 1.7, 8.4), (2.9, 1.7, 6.6)], 0.22, chrome))
    group(clock, at=(0, 0, 6.4))


@good('reading-glasses', yaw=-24, pitch=22)
def reading_glasses(_look):
    frame, lens, hinge = material('#4a2a17', 0.25, clear=1.0), clear_plastic('#f8fbfc', 0.03, 0.02), metal('#c9a24b', 0.25)
    things = []
    for side in (-1, 1):
        rim = closed_curve(
            [
                (side * 0.95, 0.5),
                (side * 1.1, 2.6),
                (side * 2.6, 3.5),
                (side * 5.0, 3.5),
                (side * 6.3, 2.7),
                (side * 6.1, 0.6),
                (side * 4.6, -0.75),
                (side * 2.4, -0.8),
            ],
            6,
        )
        inner = closed_curve(
            [
                (side * 1.35, 0.6),
                (side * 1.45, 2.4),
                (side * 2.75, 3.1),
                (side * 4.9, 3.1),
                (side * 5.85, 2.45),
                (side * 5.65, 0.75),
                (side * 4.4, -0.35),
                (side * 2.55, -0.4),
            ],
            6,
        )
        things += [prism(rim, 0.42, frame, 0.14, holes=[inner]), prism([(x, z) for x, z in inner], 0.12, lens, 0.02)]
        things.append(blob(0.5, 0.5, 1.3, glass('#f2efe6', 0.1), at=(side * 0.85, 0.5, 0.2)))
        things.append(box(0.9, 0.5, 0.75, frame, 0.15, at=(side * 6.5, 0.05, 2.35)))
        things += [
            box(0.2, 0.7, 0.5, hinge, 0.06, at=(side * 6.75, 0.45, 2.45)),
            cylinder(0.09, 0.06, hinge, 0.02, at=(side * 6.5, -0.18, 2.75), turn=(90, 0, 0)),
        ]
        arm = [
            (side * 6.75, 0.6, 2.7),
            (side * 6.9, 4, 2.7),
            (side * 6.8, 8.6, 2.6),
            (side * 6.6, 10.6, 2.1),
            (side * 6.4, 12.6, 0.4),
            (side * 6.3, 13.4, -0.8),
        ]
        things.append(tube(arm, [0.28, 0.26, 0.27, 0.34, 0.4, 0.3], frame))
        things.append(letters('ÒÒRÙN', 0.42, hinge, at=(side * 7.16, 3.6, 2.7), turn=(0, 0, -90 if side < 0 else 90), deep=0.02))
    things.append(tube([(-1.2, 0, 2.5), (-0.5, -0.1, 2.95), (0.5, -0.1, 2.95), (1.2, 0, 2.5)], 0.26, frame))
    group(things, at=(0, -3.4, 0.95), turn=(0, 0, 0))
    hide, stitch = leather('#274b45'), material('#d8c9a0', 0.8)
    case = loft(
        [
            (0, 0, 0, 3.2, 2.4),
            (0, 0, 0.7, 5.2, 4.2),
            (0, 0, 3, 6.2, 5.2),
            (0, 0, 8, 6.5, 5.6),
            (0, 0, 13, 6.2, 5.2),
            (0, 0, 15.3, 5.2, 4.2),
            (0, 0, 16, 3.2, 2.4),
        ],
        hide,
        0.14,
    )
    seam = loft(
        [
            (0, 0, -0.04, 3.3, 0.2),
            (0, 0, 0.7, 5.3, 0.2),
            (0, 0, 3, 6.28, 0.2),
            (0, 0, 8, 6.58, 0.2),
            (0, 0, 13, 6.28, 0.2),
            (0, 0, 15.3, 5.3, 0.2),
            (0, 0, 16.04, 3.3, 0.2),
        ],
        stitch,
        0.14,
    )
    extras = [case, seam, letters('ÒÒRÙN', 1.3, metal('#c9a24b', 0.3), at=(0, -2.82, 8), turn=(0, 90, 0), deep=0.03)]
    clip = [
        torus(0.9, 0.14, hinge, turn=(90, 0, 0)),
        tube([(0, 0, 0.8), (0.9, 0, 1.6), (0.8, 0, 3.4), (-0.6, 0, 3.6), (-0.7, 0, 1.8)], 0.15, hinge),
        box(1.2, 0.3, 1.6, hide, 0.14, at=(0, 0, -2.2)),
    ]
    extras += group(clip, at=(0, 0, 17.6))
    group(extras, at=(8.4, 15.6, 2.9), turn=(0, -90, 0))
    surface(
        lambda u, v: (-13 + 9 * u, 2.5 + 7.5 * v, 0.3 + 0.35 * math.sin(u * 8 + v * 3) * math.sin(v * 5) + 0.25 * math.sin(v * 11)),
        weave('#7aa7c9', 0.1),
        40,
        40,
        thickness=0.08,
    )
