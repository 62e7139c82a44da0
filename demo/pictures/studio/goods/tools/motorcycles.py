"""Tools & Auto: what is ridden on two wheels."""

from goods import good
from goods.tools.wheels import along, blinker, coil_spring, handlebar, mudguard, wheel
from materials import bumped, glass, glossy, lamp, material, metal, plastic, printed, rubber
from prints import svg, words
from shapes import box, closed_curve, cylinder, group, lathe, letters, loft, plate, prism, rounded, sphere, torus, tube


@good('motorcycle-125', yaw=-30, pitch=12)
def motorcycle(look):
    paint, black, chrome = glossy(look.color or '#cf2331'), plastic('#1d1e21', 0.42), metal('#dadde1', 0.12)
    cast, alloy, tread, seat = (
        bumped(metal('#8b8f95', 0.42), 0.1, 0.3),
        metal('#33353a', 0.35),
        bumped(material('#242427', 0.68), 0.1, 0.2),
        bumped(material('#1e1f22', 0.62), 0.2, 0.25),
    )
    front, rear = (64, 0, 29), (-64, 0, 29)
    group(wheel(29, 7.4, alloy, tread), at=front)
    group(wheel(29, 9.4, alloy, tread), at=rear)
    lathe([(6, 0), (11.4, 0), (11.4, 0.4), (6, 0.4), (6, 0)], metal('#b8bbc0', 0.25), at=(64, -5.4, 29), turn=(90, 0, 0))
    for side in (-1, 1):
        tube([(64, side * 8.4, 29), (56.5, side * 8.4, 54)], [2.7, 2.5], cast, smooth=False)
        tube([(56.5, side * 8.4, 54), (45.6, side * 8.4, 90)], 1.7, chrome, smooth=False)
        tube([(60, side * 5.4, 43), (57.8, side * 9, 47)], 0.8, paint)
    for x, z in ((50.6, 74), (46.6, 87)):
        box(7, 22, 2.6, cast, 0.6, at=(x, 0, z), turn=(0, 16, 0))
    mudguard(32.2, 12.5, -62, 42, paint, front)
    mudguard(34, 13, -84, 30, black, rear)
    for start, middle, end in (((45, 0, 84), (30, 0, 56), (26, 0, 24)), ((45, 0, 86), (10, 0, 74), (-40, 0, 66))):
        tube([start, middle, end], 2.0, black)
    for side in (-1, 1):
        tube(
            [
                (26, side * 4, 24),
                (18, side * 9, 17),
                (-12, side * 11, 18),
                (-22, side * 11, 28),
                (-22, side * 10, 62),
                (-60, side * 10, 73),
                (-86, side * 9, 78),
            ],
            1.6,
            black,
        )
        tube([(-18, side * 10.5, 28), (-64, side * 10, 29)], [2.4, 1.9], black, smooth=False)
        tube([(-58, side * 12.4, 34), (-47, side * 12.4, 68)], 1.4, chrome, smooth=False)
        coil_spring((-56.4, side * 12.4, 39), (-48.6, side * 12.4, 63), 2.9, 8, paint)
        tube([(42, side * 6, 78), (37, side * 25, 66), (34, side * 29, 46), (29, side * 22, 27), (25, side * 6, 24)], 1.3, chrome)
        group(blinker((53, side * 16, 80)))
        group(blinker((-84, side * 14, 70)))
        tube([(-2, side * 12, 24), (-2, side * 27, 25)], 1.7, rubber())
        tube([(-38, side * 12, 38), (-38, side * 25, 40)], 1.5, rubber())
        panel = closed_curve([(-42, 47), (-16, 44), (-9, 52), (-8, 64), (-24, 68), (-46, 68)], 6)
        prism(panel, 2.0, paint, 0.8, at=(0, side * 11.8, 0))
        tail = closed_curve([(-40, 67), (-68, 73), (-92, 81), (-92, 86), (-70, 84), (-40, 76)], 6)
        prism(tail, 3.4, paint, 1.4, at=(0, side * 9.4, 0))
    for side in (-1, 1):
        letters('125', 8, material('#f6f3ec', 0.4), at=(-26, side * 12.86, 57), turn=(0, 0, 0 if side < 0 else 180), deep=0.04)
    tank = [
        (-6, 0, 74, 14, 12),
        (-4, 0, 75, 20, 15),
        (8, 0, 78, 25, 19),
        (24, 0, 80, 28, 21),
        (36, 0, 80.5, 26, 19),
        (43, 0, 79.5, 17, 13),
        (45.6, 0, 78.6, 8, 7),
    ]
    along(tank, paint, 0.16, across=56)
    for side in (-1, 1):
        letters('KỌ́RÍKỌ́', 5.4, material('#f6f3ec', 0.4), at=(19, side * 13.6, 80), turn=(0, 0, 0 if side < 0 else 180), deep=0.5)
    lathe(rounded([(0, 0), (3.6, 0), (3.6, 0.8), (2.6, 1.3), (0, 1.3)], 0.2), chrome, at=(26, 0, 90))
    along(
        [
            (-2, 0, 76.5, 15, 7),
            (-10, 0, 77, 22, 8.6),
            (-30, 0, 77.6, 25, 9),
            (-44, 0, 79.6, 24, 9),
            (-62, 0, 82.4, 22, 9),
            (-78, 0, 84.8, 17, 8),
            (-82, 0, 85.6, 10, 5),
        ][::-1],
        seat,
        0.3,
    )
    tube([(-46, -12.7, 79), (-46, -10, 84.4), (-46, 10, 84.4), (-46, 12.7, 79)], 0.5, seat)
    for side in (-1, 1):
        tube([(-64, side * 13, 80), (-84, side * 13, 88), (-106, side * 10, 91), (-108, side * 4, 91), (-108, 0, 91)], 1.1, chrome)
    for number in range(4):
        tube(
            [
                (-88 - number * 5.6, -12.4 + number * 0.6, 88.6 + number * 0.7),
                (-88 - number * 5.6, 12.4 - number * 0.6, 88.6 + number * 0.7),
            ],
            0.8,
            chrome,
        )
    along([(-97, 0, 80, 12, 6), (-94, 0, 80.4, 15, 8), (-90, 0, 80.6, 16, 8)], material('#a90f18', 0.2, clear=1.0), 0.5)
    box(0.5, 17, 12, material('#f4f1e8', 0.5), 0.1, at=(-101, 0, 58), turn=(0, -14, 0))
    box(26, 17, 17, cast, 4.0, at=(2, 0, 17))
    for side in (-1, 1):
        lathe(
            rounded([(0, 0), (8.6, 0), (8.2, 1.6), (6, 2.6), (0, 2.6)], 0.5),
            metal('#a3a6ab', 0.32),
            at=(-1, side * 7.6, 27),
            turn=(90 if side < 0 else -90, 0, 0),
        )
        lathe(
            rounded([(0, 0), (6.2, 0), (5.8, 1.6), (0, 2.0)], 0.4),
            metal('#a3a6ab', 0.32),
            at=(12, side * 7.8, 26),
            turn=(90 if side < 0 else -90, 0, 0),
        )
    fins = [box(15 if number < 8 else 16, 15 if number < 8 else 16, 0.6, cast, 0.15, at=(0, 0, number * 1.55)) for number in range(12)]
    fins += [cylinder(5.6, 18, alloy, 0.4), box(11, 12, 5, metal('#a3a6ab', 0.35), 1.4, at=(0, 0, 17.6))]
    group(fins, at=(10, 0, 33), turn=(0, 14, 0))
    along([(-16, -3, 50, 8, 8), (-8, -2, 49, 10, 10), (0, 0, 48, 6, 6)], alloy, 0.2)
    tube([(18, -3, 47), (27, -6, 46), (28, -11, 32), (22, -14, 18), (0, -15, 15.6), (-20, -15, 17)], 2.0, chrome)
    along(
        [
            (-92, -18.4, 34, 4, 4),
            (-90, -18.4, 33.8, 9, 10),
            (-60, -17.6, 27.6, 10.4, 11.6),
            (-32, -16, 20.4, 9, 9.6),
            (-20, -15, 17.2, 4.6, 4.6),
        ],
        chrome,
        0.06,
    )
    along([(-76, -23.0, 31.6, 0.6, 5), (-60, -23.1, 28, 0.8, 6), (-42, -22.0, 23.6, 0.6, 4.4)], black, 0.3)
    tube([(-6, -11, 24), (-8, -15, 30), (-13, -17, 42)], 0.9, chrome)
    tube([(2, -13, 22), (14, -16, 20), (18, -19, 21)], 0.8, chrome)
    for side in (-1, 1):
        tube([(-14, side * 9, 18), (-20, side * 13, 1.6), (-23, side * 16, 0.8)], 1.2, black)
    head = [
        lathe(rounded([(0, 0), (4, 0), (8.0, 3.4), (9, 8), (9.2, 9.4), (8.6, 9.8)], 0.6), black),
        lathe([(8.6, 9.3), (9.5, 9.0), (9.5, 10.0), (8.5, 10.2)], chrome),
        lathe([(8.5, 9.8), (4, 11.2), (0, 11.6)], glass('#f3f7fb', 0.02)),
        lathe([(8.2, 9.4), (4, 5), (0, 4)], metal('#f1f3f5', 0.08)),
        sphere(1.2, lamp('#fff4d8', 1.5), at=(0, 0, 5)),
    ]
    group(head, at=(49, 0, 80), turn=(0, 90, 0))
    cowl = [(43, 0, 84, 20, 10), (47, 0, 86, 24, 15), (54, 0, 88, 21, 10), (57.4, 0, 88, 14, 4)]
    along(cowl, paint, 0.3)
    plate(17, 9, glass('#2d3238', 0.05), at=(53, 0, 91), turn=(-40, 0, 90))
    lathe(rounded([(0, 0), (5, 0), (5, 3), (4.4, 3.4), (0, 3.2)], 0.3), black, at=(43.4, 0, 92), turn=(0, -40, 0))
    group(handlebar(42, 89, 36, chrome, rubber()))


@good('electric-scooter-moto', yaw=-32, pitch=12)
def electric_scooter(look):
    tint = look.color or '#1d7f83'
    paint, black, cream, chrome = glossy(tint), plastic('#1f2024', 0.42), glossy('#f2ece0'), metal('#d6d9dd', 0.14)
    tread, alloy, seat = bumped(material('#242427', 0.68), 0.1, 0.2), metal('#bfc2c7', 0.3), bumped(material('#5b3a26', 0.55), 0.2, 0.25)
    front, rear = (58, 0, 21.5), (-54, 0, 21.5)
    group(wheel(21.5, 9, alloy, tread, 5, 4.0), at=front)
    group(wheel(21.5, 9.6, alloy, tread, 5, 9.4), at=rear)
    for side in (-1, 1):
        tube([(58, side * 7.4, 21.5), (53, side * 7.4, 40), (47, side * 6, 54)], [2.2, 2.3, 2.3], black)
    lathe([(5, 0), (9.4, 0), (9.4, 0.4), (5, 0.4), (5, 0)], metal('#b8bbc0', 0.25), at=(58, -5.6, 21.5), turn=(90, 0, 0))
    mudguard(25.4, 15, -66, 66, paint, (58, 0, 22.5))
    shield = [
        (48, 0, 32, 20, 22),
        (50, 0, 42, 22, 30),
        (47, 0, 54, 20, 38),
        (42, 0, 66, 15, 40),
        (38, 0, 78, 12, 34),
        (35, 0, 90, 10, 22),
        (34, 0, 95, 8, 16),
    ]
    loft(shield, paint, 0.22, across=56)
    loft([(x - 6.4, y, z, 9, depth * 0.9) for x, y, z, _, depth in shield[:-1]], cream, 0.25)
    loft([(60.6, 0, 46, 1.5, 4), (58.6, 0, 54, 1.8, 9), (51.2, 0, 66, 1.6, 8), (45, 0, 78, 1.4, 4)], chrome, 0.2)
    floor = [(-26, 0, 27, 30, 10), (-10, 0, 25, 33, 9), (20, 0, 25, 34, 9), (36, 0, 27.6, 32, 10), (44, 0, 32, 28, 12)]
    along(floor, paint, 0.45)
    for number in range(7):
        box(46, 1.3, 0.6, rubber('#2a2b2f'), 0.2, at=(8, -9 + number * 3, 29.4))
    body = [
        (-88, 0, 57, 8, 8),
        (-85, 0, 56.6, 16, 14),
        (-76, 0, 54, 26, 22),
        (-60, 0, 50.6, 33, 32),
        (-44, 0, 48.6, 35, 39),
        (-28, 0, 47, 33, 44),
        (-18, 0, 46, 28, 44),
        (-14, 0, 46, 24, 40),
    ]
    along(body, paint, 0.24, across=60)
    mudguard(25.0, 14, -100, 30, black, (-54, 0, 22))
    for side in (-1, 1):
        strip = [
            (-80, side * 13.4, 55.6, 1.4, 2.2),
            (-60, side * 17.1, 53, 1.4, 3),
            (-36, side * 18.0, 51, 1.4, 3),
            (-20, side * 15.4, 49.6, 1.2, 2),
        ]
        along(strip, cream, 0.2)
        letters('KỌ́RÍKỌ́ e60', 4.6, material('#f6f3ec', 0.4), at=(-42, side * 18.2, 44), turn=(0, 0, 2 if side < 0 else 182), deep=0.2)
        tube([(-56, side * 10, 24), (-30, side * 11, 27)], [3.0, 3.6], black, smooth=False)
        tube([(-56, side * 11.4, 27), (-63, side * 12, 46)], 1.4, chrome, smooth=False)
        coil_spring((-57.4, side * 12.4, 30), (-62, side * 12.6, 43), 2.7, 6, plastic('#c8202a', 0.35))
        group(blinker((46, side * 18, 72)))
        group(blinker((-87, side * 11, 52)))
        tube([(-18, side * 12, 24), (-21, side * 17, 2), (-26, side * 17, 0.8)], 1.1, black)
        tube([(-60, side * 14, 70.5), (-78, side * 14, 74), (-94, side * 10, 77), (-97, side * 3, 77), (-97, 0, 77)], 1.2, chrome)
    cushion = [
        (-84, 0, 68.4, 17, 5),
        (-78, 0, 70.6, 24, 9),
        (-62, 0, 72.4, 28, 11),
        (-44, 0, 71.8, 29, 11),
        (-26, 0, 71, 26, 9),
        (-15, 0, 70.4, 18, 6),
        (-12, 0, 70.2, 10, 4),
    ]
    along(cushion, seat, 0.3)
    tube([(-45, -14.8, 70), (-45, -12, 77), (-45, 12, 77), (-45, 14.8, 70)], 0.45, material('#e8dcc3', 0.7))
    for number in range(3):
        tube([(-84 - number * 4.4, -12.6 + number, 75 + number * 0.8), (-84 - number * 4.4, 12.6 - number, 75 + number * 0.8)], 0.7, chrome)
    along([(-91, 0, 57, 8, 5), (-89, 0, 57, 12, 8), (-86, 0, 57, 14, 9)], material('#a90f18', 0.2, clear=1.0), 0.4)
    along([(28, 0, 101, 10, 8), (34, 0, 102, 30, 14), (40, 0, 101.4, 26, 15), (45, 0, 100.6, 18, 13), (47, 0, 100.4, 12, 9)], paint, 0.24)
    lamp_front = [
        lathe(rounded([(0, 0), (6.6, 0), (6.9, 1.6), (6.2, 2.2)], 0.3), chrome),
        lathe([(6.2, 2.0), (3, 3.0), (0, 3.3)], glass('#f3f7fb', 0.02)),
        lathe([(6.1, 1.4), (0, 0.6)], metal('#eef1f4', 0.1)),
        torus(4.2, 0.4, lamp('#ffffff', 2.5), at=(0, 0, 1.2)),
    ]
    group(lamp_front, at=(44.6, 0, 100.6), turn=(0, 84, 0))
    plate(
        15,
        7,
        printed(
            svg(
                words('48', 150, 96, 84, '#bdf5e9')
                + words('km/h', 250, 96, 26, '#bdf5e9')
                + '<rect x="40" y="112" width="220" height="14" fill="#2fbf8f"/>',
                300,
                140,
                '#0c1416',
            ),
            light=0.7,
        ),
        at=(28.4, 0, 103.6),
        turn=(-50, 0, -90),
    )
    group(handlebar(36, 97, 34, chrome, rubber()))
    box(0.5, 17, 12, material('#f4f1e8', 0.5), 0.1, at=(-88, 0, 36), turn=(0, -14, 0))
