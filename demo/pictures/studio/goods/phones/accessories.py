"""Phones & Tablets: ring light, pocket router and memory card."""

import math

from goods import good
from goods.shared.gadgets import BLACK, dot, screen, socket
from materials import glossy, lamp, material, metal, plastic, printed, rubber
from prints import svg, words
from shapes import box, cylinder, group, lathe, letters, plate, prism, rounded_rectangle, tube


@good('ring-light-tripod', yaw=-18, pitch=8, turned=40)
def ring_light(look):
    black, silver = plastic('#1d1d20', 0.42), metal('#b8bbc1')
    middle = 60
    ring = [
        lathe([(11.2, 0), (11.0, 0.4), (11.0, 2.2), (11.2, 2.6)], black, angle=60),
        lathe([(11.2, 2.5), (11.6, 3.0), (13.0, 3.4), (14.4, 3.0), (14.8, 2.5)], lamp('#fff1d4', 1.15), angle=180),
        lathe([(14.8, 2.6), (15.1, 2.2), (15.1, 0.4), (14.8, 0), (11.2, 0)], black, angle=60),
    ]
    group(ring, at=(0, 1.3, middle), turn=(90, 0, 0))
    tube([(0, 0, 29), (0, 0, 45.5)], 0.9, black, smooth=False)
    tube([(0, 0, 38), (0, 0, 45)], 0.72, silver, smooth=False)
    box(2.6, 2.6, 3.0, black, round=0.5, at=(0, 0, 42.6))
    box(2.8, 2.8, 3.4, black, round=0.5, at=(0, 0, 36))
    cylinder(0.9, 1.8, black, at=(1.2, 0, 37.6), turn=(0, 90, 0))
    box(3.6, 3.6, 3.2, black, round=0.6, at=(0, 0, 27.6))
    box(2.8, 2.8, 2.4, black, round=0.5, at=(0, 0, 8.6))
    tube([(0, 0, 8), (0, 0, 28)], 0.7, silver, smooth=False)
    for number in range(3):
        angle = math.radians(90 + 120 * number)
        x, y = math.cos(angle), math.sin(angle)
        tube([(1.6 * x, 1.6 * y, 28.6), (21 * x, 21 * y, 1.2)], 0.85, black, smooth=False)
        tube([(18.6 * x, 18.6 * y, 4), (22 * x, 22 * y, 0.4)], 1.0, rubber(), smooth=False)
        tube([(1.2 * x, 1.2 * y, 9.8), (10.6 * x, 10.6 * y, 15.8)], 0.4, silver, smooth=False)
    tube([(0, 0.6, 45), (0, 0.9, 48), (0, 0.6, 52), (0, 0, 54.5)], 0.5, black)
    box(2.2, 1.8, 10.5, black, round=0.3, at=(0, -0.2, 54.4))
    for z, turn in ((53.6, 1), (64.8, -1)):
        box(4.2, 2.4, 1.0, black, round=0.3, at=(0, -1.2, z))
        box(4.2, 0.6, 1.9, black, round=0.25, at=(0, -2.3, z if turn > 0 else z - 0.9))
    remote = [box(2.6, 1.3, 7.4, black, round=0.4)] + [dot(0.4, plastic('#e8e8ea'), (0, -0.63, 1.6 + n * 1.6), deep=0.14) for n in range(4)]
    group(remote, at=(0.2, -1.1, 29.6))


@good('mifi-router', yaw=-24, pitch=20, turned=50)
def mifi(look):
    shell, dark = plastic('#f3f2ee', 0.34), plastic('#25262b', 0.42)
    box(8.6, 3.4, 1.7, dark, round=0.45, at=(0, 0.4, 0))
    socket(1.3, 1.05, at=(2.4, -1.31, 0.85), round=0.08)
    dot(0.1, lamp('#ffd060', 2.5), (1.3, -1.3, 0.85), deep=0.04)
    letters('LAN', 0.42, plastic('#c9cacf'), at=(0.2, -1.3, 0.85), deep=0.01)
    socket(0.95, 0.32, at=(-2.6, -1.31, 0.85))
    page = svg(
        words('4G', 40, 110, 84, '#7fe3ff', anchor='start')
        + ''.join(
            f'<rect x="{170 + n * 34}" y="{110 - n * 16 - 18}" width="22" height="{n * 16 + 18}" rx="4" fill="#7fe3ff"/>' for n in range(5)
        )
        + words('87%', 800, 110, 70, '#9ff0a8', anchor='end')
        + words('38.6 GB', 420, 300, 150)
        + words('data left', 420, 375, 56, '#aab3c4', 400)
        + '<rect x="60" y="415" width="720" height="22" rx="11" fill="#2b3340"/>'
        '<rect x="60" y="415" width="520" height="22" rx="11" fill="#38c172"/>',
        840,
        480,
        '#0a0d14',
    )
    router = [
        prism(rounded_rectangle(10.2, 6.4, 1.3), 1.5, shell, round=0.45),
        prism(rounded_rectangle(10.24, 6.44, 1.3), 0.3, metal('#38a7c4', 0.3), round=0.1, at=(0, 0.1, -0.02)),
        prism(rounded_rectangle(6.0, 3.5, 0.4), 0.08, glossy(BLACK), round=0.03, at=(0, -0.74, 2.1)),
        plate(5.4, 3.08, screen(page), at=(0, -0.785, 2.3), round=0.15),
        letters('Ìtàkùn', 0.7, material('#3d4450'), at=(0, -0.755, 1.2), deep=0.008),
        dot(0.36, metal('#c3c5ca'), (4.2, -0.72, 3.6), deep=0.1),
        dot(0.09, lamp('#6dff9a', 3), (-4.2, -0.74, 4.2), deep=0.03),
        dot(0.09, lamp('#6dc8ff', 3), (-4.2, -0.74, 3.5), deep=0.03),
        dot(0.09, plastic('#c4c4c2'), (-4.2, -0.74, 2.8), deep=0.03),
    ]
    group(router, at=(0, 0.3, 1.45), turn=(-12, 0, 0))


@good('memory-card', yaw=-20, pitch=34, turned=40)
def memory_card(look):
    shape = [(-0.55, 0), (0.55, 0), (0.55, 0.86), (0.42, 0.98), (0.42, 1.12), (0.55, 1.22), (0.55, 1.5), (-0.55, 1.5)]
    face = svg(
        '<path d="M0 0H600V330L420 420H0z" fill="#c8322b"/>'
        + words('Àpótí', 40, 130, 120, anchor='start')
        + words('128', 40, 330, 190, anchor='start')
        + words('GB', 420, 330, 90, anchor='start')
        + words('microXC  A2  V30', 40, 560, 58, '#d8d8dc', anchor='start')
        + words('10 years', 40, 660, 58, '#d8d8dc', 400, 'start'),
        600,
        780,
        '#17181b',
    )
    card = [
        prism(shape, 0.1, plastic('#17181b', 0.4), round=0.03),
        prism([(-0.5, 1.43), (0.5, 1.43), (0.5, 1.5), (-0.5, 1.5)], 0.14, plastic('#17181b', 0.4), round=0.03),
        plate(0.94, 1.2, printed(face, 0.45), at=(-0.02, -0.052, 0.16)),
    ]
    group(card, at=(1.15, -1.6, 0.06), turn=(-82, 0, -14))
    shell = plastic('#2a2c31', 0.36)
    reader = [
        box(1.9, 4.4, 0.85, shell, round=0.25),
        box(1.2, 1.3, 0.45, metal('#c9ccd1', 0.22), round=0.04, at=(0, -2.75, 0.2)),
        box(0.34, 1.32, 0.16, material('#0b0b0c'), round=0.02, at=(-0.3, -2.76, 0.5)),
        box(0.34, 1.32, 0.16, material('#0b0b0c'), round=0.02, at=(0.3, -2.76, 0.5)),
        box(0.83, 0.9, 0.28, metal('#c9ccd1', 0.22), round=0.13, at=(0, 2.6, 0.28)),
        box(1.3, 0.1, 0.2, material('#060606'), round=0.03, at=(0.6, -0.2, 0.35), turn=(0, 0, 90)),
        letters('Àpótí', 0.62, plastic('#e9e9ec'), at=(-0.1, 0.4, 0.852), turn=(-90, 0, 90), deep=0.006),
        letters('USB-A · USB-C', 0.26, plastic('#c9cacf'), at=(0.5, 0.4, 0.852), turn=(-90, 0, 90), deep=0.006, bold=False),
    ]
    group(reader, at=(-1.2, 0, 0), turn=(0, 0, -28))
