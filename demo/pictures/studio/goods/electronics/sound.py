"""Electronics: sound."""

import math

from goods import good
from goods.electronics.devices import wheel
from goods.shared.gadgets import dot, screen
from materials import bumped, glossy, lamp, leather, material, metal, plastic, printed, rubber, shade, weave
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, letters, plate, prism, rounded, rounded_rectangle, sphere, surface, torus, tube


@good('studio-headphones', yaw=-32, pitch=12, turned=60)
def headphones(look):
    black = look.name != 'Pearl'
    shell = material('#2a2a30', 0.36) if black else material('#efe8dd', 0.3, clear=0.5)
    hide = leather('#26262a' if black else '#d8cab8')
    steel = metal('#55575e' if black else '#d6bfa2', 0.25)

    def band(u, v, out=0.0, wide=3.2):
        angle = math.radians(-72 + 144 * u)
        return (8.6 + out) * math.sin(angle), wide * (v - 0.5), 10.2 + (9.2 + out) * math.cos(angle)

    surface(lambda u, v: band(u, v), shell, 64, 8, thickness=0.55)
    surface(lambda u, v: band(0.1 + 0.8 * u, v, -0.62 - 0.2 * math.sin(math.pi * v), 3.0), hide, 64, 12, thickness=0.9)
    for side in (-1, 1):
        tube([(side * 8.2, 0, 13.4), (side * 8.75, 0, 11.5), (side * 8.9, 0, 9.2), (side * 8.8, 0, 7.6)], 0.3, steel)
        box(0.9, 2.2, 2.6, shell, round=0.4, at=(side * 8.25, 0, 11.8), turn=(0, side * -16, 0))
        tube([(side * 8.5, 3.9 * math.sin(a), 5.4 + 4.4 * math.cos(a)) for a in (math.radians(t) for t in range(-95, 96, 10))], 0.42, steel)
        cup = [
            lathe([(0, 0), (2.4, 0.1), (3.6, 0.5), (4.0, 1.2), (4.0, 2.3), (3.7, 2.5)], shell, angle=60),
            lathe([(2.3, 0.12), (2.35, -0.05), (2.5, -0.05), (2.55, 0.14)], steel),
            lathe(
                [(3.7 + 0.0, 2.4), (4.15, 2.7), (4.2, 3.4), (3.9, 4.0), (3.2, 4.25), (2.5, 4.0), (2.3, 3.4), (2.35, 2.4)], hide, angle=180
            ),
            lathe([(2.4, 2.7), (0, 2.7)], weave('#1d1d20', 0.15)),
        ]
        for part in cup:
            part.scale = (1.18, 0.96, 1)
        logo = letters('Ohùn', 1.35, steel, at=(0, 0, -0.02), turn=(90, 0, side * 90), deep=0.05)
        group([*cup, logo], at=(side * 9.4, 0, 4.75), turn=(0, -90 * side, 0))
    dot(0.3, plastic('#8a8b92'), (9.0, -3.7, 3.6), deep=0.1)


@good('bluetooth-party-speaker', yaw=-26, pitch=12, turned=60, focus=(0.5, 0.4))
def party_speaker(look):
    shell, gum = plastic('#1d1d20', 0.46), rubber()
    prism(rounded_rectangle(34, 56, 4.5), 30, shell, round=1.6, at=(0, 0, 2.2))
    prism(rounded_rectangle(30.5, 46, 3.5), 1.2, plastic('#0e0e10', 0.5), round=0.4, at=(0, -14.9, 4.0))

    def ring(radius, tone, z, power):
        lathe(
            [(radius, 0), (radius + 0.2, 0.6), (radius + 0.9, 0.6), (radius + 1.1, 0)], lamp(tone, power), at=(0, -15.3, z), turn=(90, 0, 0)
        )

    lathe(
        [(0, -0.4), (2.8, 0.7), (4.2, -0.4), (10.6, 2.4), (11.4, 3.2), (12.6, 3.1), (13.2, 2.4)],
        plastic('#28282d', 0.42),
        at=(0, -13.6, 19),
        turn=(90, 0, 0),
    )
    lathe([(0, 0), (2.6, -0.9), (2.8, -1.5)], metal('#c3c5ca', 0.25), at=(0, -15.2, 19), turn=(90, 0, 0))
    for radius, tone in ((13.2, '#ff3d9a'), (14.2, '#22b8ff')):
        ring(radius - 0.6, tone, 19, 1.6)
    lathe([(0, 0.2), (1.5, 0.6), (4.6, 1.8), (5.4, 1.9)], plastic('#28282d', 0.42), at=(0, -14.4, 41.5), turn=(90, 0, 0))
    sphere(1.3, metal('#c3c5ca', 0.25), at=(0, -15.2, 40.2))
    ring(5.4, '#8d5bff', 41.5, 1.7)
    ring(6.4, '#ffb020', 41.5, 1.5)
    for x in (-15.9, 15.9):
        tube([(x, -15.6, 9), (x, -15.6, 46)], 0.45, lamp('#22d38a' if x < 0 else '#ff5a3d', 1.5), smooth=False)
    letters('Ohùn', 2.6, metal('#e6e7ea', 0.2), at=(-11.2, -15.55, 47.2), deep=0.12)
    panel = [
        prism(rounded_rectangle(26, 6.0, 1.0), 0.6, glossy('#121214'), round=0.2),
        plate(6, 2.6, screen(svg(words('♫ BT  120 W', 300, 120, 84, '#7fe3ff'), 600, 190, '#0a1220')), at=(0, -0.31, 1.9), round=0.15),
    ]
    for x in (-11, -8, -5.2, 5.2, 8, 11):
        panel.append(dot(0.95, metal('#8d8f96', 0.3), (x, -0.3, 3.2), deep=0.5 if abs(x) > 7 else 0.2))
    group(panel, at=(0, -14.0, 51.6), turn=(-26, 0, 0))
    tube([(-11, 13, 55), (-11, 13, 69), (-10, 13, 71), (10, 13, 71), (11, 13, 69), (11, 13, 55)], 0.75, metal('#8d8f96', 0.3))
    box(12, 2.6, 2.6, gum, round=1.0, at=(0, 13, 69.6))
    for side in (-1, 1):
        wheel(4.2, 3.0, (side * 16.2, 12.4, 4.2))
        box(5, 5, 2.4, gum, round=0.6, at=(side * 12, -10, 0))
    mic = [
        lathe(rounded([(0, 0), (1.25, 0), (1.35, 3.0), (1.5, 14), (2.1, 16.5), (0, 16.5)], 0.4), plastic('#1b1b1e', 0.32)),
        blob(5.0, 5.0, 5.2, bumped(metal('#a9abb1', 0.35), 1.0, 0.2), at=(0, 0, 16.0)),
        torus(2.45, 0.28, metal('#d9dadf', 0.2), at=(0, 0, 18.3)),
        box(0.9, 0.5, 1.8, plastic('#c8322b', 0.4), round=0.2, at=(0, -1.5, 11)),
    ]
    group(mic, at=(16, -25, 2.4), turn=(0, -84, 14))


@good('pocket-bluetooth-speaker', yaw=-22, pitch=14, turned=50)
def pocket_speaker(look):
    color = look.color or '#cf2331'
    cloth = bumped(weave(color if color != '#23222b' else '#33323a', 0.16), 0.7, 0.12)
    gum = rubber(shade(color, 0.62) if color != '#23222b' else '#1a1a1e')
    part = [
        lathe(rounded([(0, 0), (4.7, 0), (5.2, 1.2), (5.2, 2.6)], 0.8), gum, angle=60),
        lathe([(5.2, 2.5), (5.25, 2.9), (5.05, 3.7), (4.4, 4.3), (3.2, 4.75), (1.6, 4.95), (0, 5.0)], cloth, angle=180),
        torus(5.15, 0.16, metal(shade(color, 1.2) if color != '#23222b' else '#6a6b72', 0.3), at=(0, 0, 2.4)),
    ]
    group(part, at=(0, 2.4, 5.25), turn=(80, 0, 0))
    letters('Ohùn', 1.4, metal('#f0f0f2', 0.25), at=(0, -2.72, 4.9), turn=(-10, 0, 0), deep=0.06)
    for number, sign in enumerate(('−', '▶', '+')):
        angle = math.radians(-24 + number * 24)
        letters(sign, 0.85, plastic('#f0f0f2'), at=(5.22 * math.sin(angle), 0.9, 5.5 + 5.22 * math.cos(angle)), turn=(-90, 0, 0), deep=0.05)
    tube(
        [
            (4.1, 0.8, 8.6),
            (5.6, 0.6, 10.0),
            (7.0, 0.2, 8.4),
            (7.2, -0.6, 4.4),
            (6.6, -1.4, 0.7),
            (5.6, -2.2, 0.4),
            (5.0, -1.4, 0.4),
            (6.2, -0.6, 2.6),
            (6.6, 0.2, 6.6),
            (5.4, 0.6, 8.6),
            (4.2, 0.9, 8.2),
        ],
        0.2,
        gum,
    )
    box(4.0, 3.0, 0.3, gum, round=0.1, at=(0, 1.6, 0))


@good('world-band-radio', yaw=-24, pitch=16, turned=50)
def radio(look):
    shell, dark, chrome = plastic('#b5281f', 0.4), plastic('#1c1c1f', 0.42), metal('#d5d7db', 0.16)
    prism(rounded_rectangle(23, 13.6, 1.4), 8.2, shell, round=0.8)
    prism(rounded_rectangle(21.8, 12.4, 1.0), 0.5, dark, round=0.15, at=(0, -4.0, 0.6))
    mesh = bumped(metal('#8e9097', 0.42), 1.0, 0.2)
    cylinder(4.4, 0.6, chrome, round=0.2, at=(-5.8, -4.0, 5.6), turn=(90, 0, 0))
    lathe([(4.1, 0), (3.0, 0.28), (0, 0.4)], mesh, at=(-5.8, -4.55, 5.6), turn=(90, 0, 0), angle=180)
    marks = ''
    for line, (name, values) in enumerate(
        (('FM', (88, 92, 96, 100, 104, 108)), ('AM', (53, 70, 90, 110, 140, 160)), ('SW', (6, 8, 10, 13, 16, 18)))
    ):
        y = 90 + line * 110
        marks += words(name, 50, y + 14, 44, '#b5281f') + f'<path d="M110 {y + 26}H960" stroke="#2a2a2e" stroke-width="4"/>'
        for n in range(26):
            marks += f'<path d="M{110 + n * 34} {y + 26}v{-22 if n % 5 == 0 else -12}" stroke="#2a2a2e" stroke-width="4"/>'
        for n, value in enumerate(values):
            marks += words(str(value), 110 + n * 170, y - 8, 36, '#2a2a2e')
    face = svg(marks + '<rect x="520" y="20" width="9" height="350" fill="#e23a32"/>', 1010, 390, '#f3ead0')
    prism(rounded_rectangle(11.4, 4.9, 0.3), 0.3, chrome, round=0.1, at=(4.9, -4.2, 7.4))
    plate(10.8, 4.3, printed(face, 0.3, clear=0.8, light=0.15), at=(4.9, -4.36, 7.7))
    for x, size in ((2.0, 1.5), (8.0, 1.5)):
        cylinder(size, 1.4, dark, round=0.25, at=(x, -4.1, 4.6), turn=(90, 0, 0))
        cylinder(size * 0.72, 1.5, chrome, round=0.15, at=(x, -4.1, 4.6), turn=(90, 0, 0))
        box(0.22, 0.1, size * 0.7, material('#b5281f'), round=0.02, at=(x, -5.62, 4.6))
    for number in range(5):
        box(1.5, 0.6, 0.8, plastic('#d9d9d6', 0.4), round=0.15, at=(0.8 + number * 2.0, -4.2, 1.6))
    letters('SunGate', 0.8, chrome, at=(5.0, -4.27, 6.7), deep=0.03)
    cells = svg(
        '<rect width="800" height="280" fill="#14224a"/>'
        + ''.join(f'<path d="M{n * 100} 0V280" stroke="#c9d4ea" stroke-width="5"/>' for n in range(1, 8))
        + ''.join(f'<path d="M0 {n * 40}H800" stroke="#6f84b5" stroke-width="2"/>' for n in range(1, 7)),
        800,
        280,
    )
    prism(rounded_rectangle(15.6, 6.2, 0.4), 0.4, dark, round=0.12, at=(-1.0, 3.1, 13.7), turn=(90, 0, 0))
    plate(14.6, 5.2, printed(cells, 0.15, clear=1.0), at=(-1.0, -2.6, 13.905), turn=(-90, 0, 0))
    tube([(-10.8, 0, 12.4), (-10.8, 0, 16.2), (-9.4, 0, 17.6), (9.4, 0, 17.6), (10.8, 0, 16.2), (10.8, 0, 12.4)], 0.6, dark)
    tube([(10.2, 3.2, 13.4), (15.2, 3.3, 26)], 0.3, chrome, smooth=False)
    tube([(10.2, 3.2, 13.4), (12.7, 3.25, 19.7)], 0.42, chrome, smooth=False)
    sphere(0.5, chrome, at=(15.2, 3.3, 25.7))
    lathe([(1.3, 0), (1.9, 0.5), (1.9, 1.2), (1.5, 1.2), (0.5, 0.7)], chrome, at=(11.4, -0.6, 7.4), turn=(0, 90, 0))
    cylinder(1.45, 0.9, lamp('#fff7dd', 1.2), round=0.1, at=(11.5, -0.6, 7.4), turn=(0, 90, 0))
