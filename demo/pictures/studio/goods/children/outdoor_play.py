"""Baby & Toys: the slide and the water toy, built along x."""

import math

import bpy

from goods import good
from goods.shared.hardware import straight_at
from materials import clear_plastic, metal, plastic, rubber
from shapes import box, cylinder, group, laid, lathe, letters, prism, rounded, sphere, surface, tube


@good('backyard-slide', yaw=-30, pitch=14)
def slide(_look):
    yellow, red, blue = plastic('#f6c21c', 0.35), plastic('#d8382c', 0.35), plastic('#2f7fc4', 0.35)
    steel = plastic('#2f7fc4', 0.4)
    chute = [(-10, 100), (0, 99), (12, 91), (60, 42), (84, 19), (98, 13.5), (112, 12.5), (120, 11)]
    line = rounded(chute, 14, 10)

    def bed(u, v):
        x, z = straight_at(line, v)
        ahead, behind = straight_at(line, min(1, v + 0.01)), straight_at(line, max(0, v - 0.01))
        dx, dz = ahead[0] - behind[0], ahead[1] - behind[1]
        long = math.hypot(dx, dz)
        across = 2 * u - 1
        lift = 13 * max(0, (abs(across) - 0.62) / 0.38) ** 1.4
        wide = across * (18 + 3 * max(0, abs(across) - 0.62))
        wave = 0.6 * math.sin(24 * v) if abs(across) < 0.62 else 0
        return (x - dz / long * (lift + wave), wide, z + dx / long * (lift + wave))

    surface(bed, yellow, 60, 120, thickness=1.6)
    for u in (0, 1):
        tube([bed(u, step / 80) for step in range(81)], 1.5, yellow)
    box(34, 42, 4, red, 1.4, (-26, 0, 96))
    for side in (-1, 1):
        y = side * 22
        tube([(-14, y, 98), (-6, y, 96), (20, y * 1.25, 2)], 2.2, steel, smooth=False)
        tube([(-42, y, 98), (-84, y * 1.2, 2)], 2.4, steel, smooth=False)
        tube([(-44, y, 97), (-46, y, 126), (-42, y, 131), (-16, y, 131), (-8, y, 126), (-2, y, 104)], 2.0, red)
        tube([(-80, y * 1.18, 12), (-90, y * 1.18, 22), (-72, y * 1.1, 63), (-57, y, 98), (-48, y, 114), (-45.5, y, 124)], 1.6, red)
        tube([(-63, y * 1.1, 50), (-78, y * 1.12, 50)], 1.3, red, smooth=False)
        prism(
            rounded([(-42, 100), (-12, 100), (-12, 124), (-42, 124), (-42, 100)], 4)[:-1],
            1.6,
            blue,
            0.6,
            (0, y, 0),
            holes=[
                [
                    (-27 + r * math.sin(math.pi * s / 5), 112 + r * math.cos(math.pi * s / 5))
                    for s, r in ((i, 9 if i % 2 == 0 else 4) for i in range(10))
                ]
            ],
        )
        tube([(20, y * 1.25, 2), (-84, y * 1.2, 2)], 1.8, steel, smooth=False)
        for x in (20, -84):
            lathe(rounded([(0, 0), (4, 0), (3, 3), (0, 4)], 0.5), rubber('#2a2a2c'), (x, y * (1.25 if x > 0 else 1.2), 0))
    for step in range(5):
        t = (step + 0.6) / 5.6
        x, z = -84 + 42 * t, 2 + 96 * t
        box(15, 50 - 6 * t, 3.6, red, 1.2, (x + 3, 0, z - 2))
        for row in range(3):
            box(1.0, 40 - 6 * t, 0.5, plastic('#b52a20', 0.5), 0.2, (x - 1 + row * 4, 0, z + 1.5))
    tube([(66, -16, 34), (70, -20, 2), (70, 20, 2), (66, 16, 34)], 1.9, steel, smooth=False)
    for side in (-1, 1):
        sphere(2.6, rubber('#2a2a2c'), (70, side * 20, 0), squash=0.8)


@good('water-blaster', yaw=12, pitch=58, turned=0)
def water_blaster(_look):
    blue, orange, green = plastic('#1f8fd6', 0.28), plastic('#f5821f', 0.3), plastic('#9ad13c', 0.3)
    dark = plastic('#26303a', 0.45)
    body = rounded(
        [
            (-18, 11),
            (-18, 17),
            (-10, 20.5),
            (8, 20.5),
            (14, 18.5),
            (20, 17.5),
            (20, 13),
            (10, 12),
            (4, 9.5),
            (-6, 9.5),
            (-12, 10),
            (-18, 11),
        ],
        2,
    )[:-1]
    prism(body, 5.2, blue, 1.6)
    prism(
        rounded([(-15, 12.4), (-15, 16), (-9, 18.6), (6, 18.6), (12, 16.6), (12, 13.6), (0, 11.4), (-11, 11.8), (-15, 12.4)], 1.5)[:-1],
        5.8,
        green,
        0.5,
    )
    prism(rounded([(-13, 14.2), (-9, 17.2), (5, 17.2), (9.5, 15.6), (-2, 12.6), (-11, 13), (-13, 14.2)], 1)[:-1], 6.2, blue, 0.4)
    grip = rounded([(-14.5, 10.5), (-9, 10.5), (-10, 6), (-12, 0.4), (-17.5, 0.4), (-16, 6), (-14.5, 10.5)], 1.2)[:-1]
    prism(grip, 4.2, orange, 1.3)
    for step in range(5):
        tube([(-16.4 + 0.35 * step, -2.14, 2.2 + step * 1.3), (-12.4 + 0.35 * step, -2.14, 2.2 + step * 1.3)], 0.22, dark, smooth=False)
    tube([(-8.8, 0, 9.8), (-3, 0, 9.8), (-2.6, 0, 6.2), (-6, 0, 4.2), (-10.6, 0, 4.8)], 0.85, blue)
    prism([(-6.4, 9.6), (-4.4, 9.6), (-4.9, 7.6), (-4.3, 5.6), (-5.4, 5.4), (-6.6, 7.6)], 1.5, orange, 0.4)
    # The barrel with its pump, the nozzle in rings.
    tube([(18, 0, 15.6), (34, 0, 15.6)], 1.55, blue, smooth=False)
    lathe(
        rounded([(0.6, 0), (1.5, 0), (2.3, 1.2), (2.3, 2.6), (1.7, 3.4), (1.7, 5), (1.2, 5.4), (0.5, 5.4), (0.45, 4)], 0.3),
        orange,
        (31, 0, 15.6),
        (0, 90, 0),
    )
    tube([(10, 0, 11.2), (33, 0, 11.2)], 0.8, metal('#cfd2d6', 0.25), smooth=False)
    lathe(
        rounded(
            [(0, 0), (1.8, 0), (2.3, 1), (2.0, 2.2), (2.3, 3.4), (2.0, 4.6), (2.3, 5.8), (2.0, 7), (2.3, 8.2), (1.8, 9.4), (0, 9.4)], 0.4
        ),
        orange,
        (19, 0, 11.2),
        (0, 90, 0),
    )
    prism(rounded([(30.5, 10), (33.5, 10), (33.5, 17), (30.5, 17), (30.5, 10)], 0.8)[:-1], 2.4, blue, 0.6)
    # A tank of one litre, half clear, with its cap; water stands in it.
    tank = [(0, 0), (3.2, 0.1), (3.9, 0.9), (4.0, 3), (3.8, 5), (4.0, 7), (4.0, 13.5), (3.4, 15.6), (1.9, 16.4), (0, 16.5)]
    clear = clear_plastic('#a8dcee', 0.08, 0.16)
    group([lathe(rounded(tank, 0.8), clear, angle=180)], (-12, 0, 23.4), (0, 90, 0))
    lathe(rounded([(0, 0), (2.6, 0), (2.7, 0.4), (2.7, 2), (2.3, 2.5), (0, 2.6)], 0.3), orange, (-14.2, 0, 23.4), (0, 90, 0))
    for step in range(18):
        angle = 2 * math.pi * step / 18
        tube(
            [
                (-13.8, 2.72 * math.cos(angle), 23.4 + 2.72 * math.sin(angle)),
                (-12.2, 2.72 * math.cos(angle), 23.4 + 2.72 * math.sin(angle)),
            ],
            0.2,
            orange,
            smooth=False,
        )
    letters('Ọmọdé', 2.2, plastic('#f6fafb', 0.4), (-2.2, -3.12, 15.3), deep=0.06)
    letters('1 L', 1.6, plastic('#1f6f9f', 0.4), (-4, -4.02, 23.4), deep=0.03)
    for x, z in ((-16, 13.4), (16.5, 15.4), (9.4, 19), (-8, 19.6)):
        cylinder(0.42, 0.2, dark, 0.06, (x, -2.62, z), (90, 0, 0))
    laid(list(bpy.context.scene.objects))
