"""Phones & Tablets: power banks, chargers and cables."""

import math

from goods import good
from goods.shared.gadgets import BLACK, coil, dot, plug, screen, socket
from materials import bumped, glossy, lamp, material, metal, plastic, printed, shade, weave
from prints import svg, words
from shapes import box, group, letters, plate, prism, rounded_rectangle, tube


def percent(figure, color='#dff6ff', width=600, height=300):
    """A display of bright figures under dark glass."""
    return screen(
        svg(
            words(str(figure), width * 0.46, height * 0.76, height * 0.72, color)
            + words('%', width * 0.84, height * 0.76, height * 0.36, color),
            width,
            height,
            '#050608',
        ),
        1.3,
    )


@good('power-bank-20000', yaw=-28, pitch=16)
def power_bank(look):
    color = look.color or '#23222b'
    ink = material('#d8d8dc' if color < '#888888' else '#4a4a50', 0.5)
    box(7.2, 2.7, 15.0, plastic(color, 0.42), round=0.9)
    prism(rounded_rectangle(5.6, 3.3, 0.5), 0.06, glossy(BLACK), round=0.02, at=(0, -1.34, 10.2))
    plate(3.6, 1.8, percent(87), at=(0, -1.375, 11.0))
    letters('Agbára', 1.0, ink, at=(0, -1.352, 5.2), deep=0.008)
    letters('20 000 mAh', 0.62, ink, at=(0, -1.352, 3.0), deep=0.008)
    letters('22.5 W FAST CHARGE', 0.36, ink, at=(0, -1.352, 2.1), deep=0.008, bold=False)
    for across, wide, tall in ((-2.0, 1.25, 0.5), (-0.35, 0.9, 0.3), (1.1, 0.9, 0.3), (2.35, 0.75, 0.22)):
        socket(wide, tall, at=(across, 0, 15.0), turn=(-90, 0, 0), round=0.05 if wide > 1 else None)
    box(0.14, 0.9, 1.5, metal('#8d8f96'), round=0.06, at=(3.6, 0, 11.8))


@good('power-bank-10000-slim', yaw=-30, pitch=16, turned=40)
def slim_bank(look):
    color = look.color or '#0f766e'
    shell, ink = plastic(shade(color, 1.04), 0.36), plastic('#f4f2ec')
    box(6.8, 1.55, 13.6, shell, round=0.65)
    letters('Agbára', 0.86, ink, at=(0, -0.78, 9.3), deep=0.008)
    letters('10 000 mAh', 0.5, ink, at=(0, -0.78, 8.2), deep=0.008, bold=False)
    for number in range(4):
        dot(0.11, lamp('#dff6ff', 2.4) if number < 3 else plastic(shade(color, 0.6)), (-0.75 + number * 0.5, -0.765, 1.6), deep=0.03)
    cord = plastic(shade(color, 0.82), 0.5)
    for x in (-3.4, 3.4):
        box(0.25, 0.7, 8.6, plastic(shade(color, 0.62), 0.6), round=0.1, at=(x, 0.1, 3.0))
    group(
        [box(0.9, 0.6, 1.9, plastic('#f4f2ec', 0.4), round=0.16), box(0.75, 0.22, 0.6, metal('#c9ccd1', 0.2), round=0.09, at=(0, 0, 1.85))],
        at=(-5.3, 0, 11.4),
        turn=(0, 22, 0),
    )
    tube([(-3.3, 0, 3.2), (-3.9, 0, 3.6), (-5.9, 0, 6.2), (-6.1, 0, 9.4), (-5.4, 0, 11.2), (-5.2, 0, 11.7)], 0.2, cord)
    group(
        [
            box(0.85, 0.6, 1.9, plastic('#f4f2ec', 0.4), round=0.16),
            box(0.83, 0.27, 0.7, metal('#c9ccd1', 0.2), round=0.12, at=(0, 0, 1.85)),
        ],
        at=(5.6, 0, 10.9),
        turn=(0, -16, 0),
    )
    tube([(3.3, 0, 3.2), (3.9, 0, 3.4), (6.4, 0, 5.6), (6.6, 0, 8.4), (5.9, 0, 10.4), (5.55, 0, 11.2)], 0.2, cord)
    box(0.72, 0.5, 1.1, plastic('#f4f2ec', 0.4), round=0.12, at=(0.9, 0, 13.3))
    tube([(0.9, 0, 14.3), (0.9, 0, 15.4), (-0.1, 0, 15.9), (-1.1, 0, 15.4), (-1.1, 0, 13.4)], 0.2, cord)


@good('power-bank-50000', yaw=-30, pitch=16)
def power_station(look):
    color = look.color or '#9a3412'
    accent = look.other or '#fbbf24'
    shell, dark = plastic('#26272b', 0.5), plastic('#1a1b1e', 0.4)
    box(9.6, 6.0, 18.4, shell, round=0.9)
    box(9.8, 6.2, 2.6, plastic(color, 0.42), round=0.9, at=(0, 0, 0))
    box(9.8, 6.2, 2.2, plastic(color, 0.42), round=0.9, at=(0, 0, 16.4))
    for x in (-4.86, 4.86):
        for number in range(9):
            box(0.2, 4.6, 0.35, dark, round=0.1, at=(x, 0, 4.0 + number * 1.2))
    prism(rounded_rectangle(6.8, 3.2, 0.5), 0.08, glossy(BLACK), round=0.03, at=(0, -3.0, 12.2))
    plate(3.4, 1.7, percent(96, '#9ff0c0'), at=(0, -3.045, 12.95))
    letters('Agbára', 1.15, plastic(accent), at=(0, -3.0, 10.6), deep=0.02)
    letters('50 000 mAh', 0.72, plastic('#f1efe8'), at=(0, -3.0, 9.2), deep=0.02)
    for x, z, wide, tall in ((-2.4, 6.6, 1.25, 0.5), (-0.7, 6.6, 1.25, 0.5), (1.0, 6.6, 0.95, 0.32), (2.6, 6.6, 0.95, 0.32)):
        socket(wide, tall, at=(x, -3.01, z), round=0.05 if wide > 1 else None)
    letters('22.5 W', 0.36, plastic('#c9cacf'), at=(-1.55, -3.0, 5.8), deep=0.02, bold=False)
    letters('65 W  LAPTOP', 0.36, plastic(accent), at=(1.8, -3.0, 5.8), deep=0.02)
    box(7.0, 0.5, 1.2, metal('#d8dade', 0.18), round=0.2, at=(0, -2.85, 3.4))
    box(6.6, 0.5, 0.9, lamp('#fff4d8', 2.2), round=0.2, at=(0, -2.9, 3.55))
    tube([(-3.4, 0, 18.2), (-3.4, 0, 20.0), (-2.4, 0, 21.0), (2.4, 0, 21.0), (3.4, 0, 20.0), (3.4, 0, 18.2)], 0.5, plastic('#1d1e21', 0.6))


@good('solar-power-bank', yaw=-14, pitch=18, turned=40)
def solar_bank(look):
    color = look.color or '#1d4ed8'
    lines = (
        ''.join(f'<path d="M{n * 90} 0V900" stroke="#7f93bf" stroke-width="3"/>' for n in (1, 2, 4, 5))
        + ''.join(f'<path d="M0 {n * 225}H540" stroke="#d6def0" stroke-width="7"/>' for n in range(1, 4))
        + '<path d="M270 0V900" stroke="#d6def0" stroke-width="7"/>'
    )
    cells = printed(
        svg('<rect width="540" height="900" fill="#101c40"/><path d="M0 0L540 0 0 900z" fill="#1c2d5c" opacity=".55"/>' + lines, 540, 900),
        0.2,
        clear=0.8,
    )
    cloth = weave(shade(color, 0.55), 0.1)
    x, y = -17.5, 0.0
    for number in range(4):
        angle = 32 if number % 2 == 0 else -32
        reach = 8.8
        part = [
            prism(rounded_rectangle(8.5, 15.4, 0.6), 0.42, cloth, round=0.15, at=(reach / 2, 0, 0)),
            plate(7.3, 13.6, cells, at=(reach / 2, -0.215, 0.9), round=0.15),
        ]
        group(part, at=(x, y, 0), turn=(0, 0, angle))
        x, y = x + reach * math.cos(math.radians(angle)), y + reach * math.sin(math.radians(angle))
        tube([(x, y, 0.7), (x, y, 14.7)], 0.2, cloth, smooth=False)
    bank = [
        box(8.6, 2.4, 15.8, plastic(color, 0.42), round=0.8, at=(4.6, 0, 0)),
        box(8.8, 2.6, 1.6, plastic('#1d1e22', 0.6), round=0.7, at=(4.6, 0, 0)),
        box(8.8, 2.6, 1.6, plastic('#1d1e22', 0.6), round=0.7, at=(4.6, 0, 14.2)),
    ]
    bank += [
        letters('SunGate', 1.0, plastic('#f4f2ec'), at=(4.6, -1.21, 10.6), deep=0.01),
        letters('30 000 mAh', 0.6, plastic('#f59e0b'), at=(4.6, -1.21, 9.2), deep=0.01),
    ]
    for number in range(4):
        bank.append(dot(0.13, lamp('#8fffb0', 2.2), (3.7 + number * 0.6, -1.19, 7.6), deep=0.04))
    for across, wide, tall in ((3.4, 1.25, 0.5), (5.0, 1.25, 0.5)):
        bank.append(socket(wide, tall, at=(across, -1.21, 3.6), round=0.05))
    bank.append(tube([(8.2, 0, 15.2), (8.2, 0, 16.6), (7.6, 0, 17.4), (6.9, 0, 16.8), (7.0, 0, 16.0)], 0.16, metal('#b9bcc2')))
    group(bank, at=(x, y, 0), turn=(0, 0, 10))


@good('fast-charger-33w', yaw=-32, pitch=26, turned=50)
def charger(look):
    color = look.color or '#f7f5f0'
    shell, ink = plastic(color, 0.32), material('#55565c' if color > '#888888' else '#c9cacf', 0.5)
    brass = metal('#d8c48f', 0.25)
    body = [
        box(5.0, 4.6, 5.4, shell, round=0.7),
        box(5.2, 1.2, 5.6, plastic(shade(color, 0.93), 0.42), round=0.45, at=(0, 2.4, 0)),
        box(0.42, 1.9, 0.82, brass, round=0.06, at=(0, 3.9, 3.9)),
        *(box(0.64, 1.7, 0.42, brass, round=0.06, at=(x, 3.8, 1.5)) for x in (-1.1, 1.1)),
        socket(0.95, 0.32, at=(2.51, -0.2, 3.5), turn=(0, 0, 90)),
        letters('33 W', 0.95, ink, at=(2.505, -0.2, 1.8), turn=(0, 0, 90), deep=0.006),
        letters('Agbára', 0.7, ink, at=(0, -0.2, 5.41), turn=(-90, 0, 90), deep=0.006),
    ]
    group(body, at=(-1.5, 1.0, 0), turn=(0, 0, -84))
    cord = plastic(shade(color, 0.92) if color > '#888888' else '#2a2a30', 0.6)
    coil(
        3.2, 3.2, 0.2, bumped(cord, 0.5, 0.06), at=(7.4, -4.2, 0), seed='charger', ends=[(3.4, 1.4, 0.4), (3.0, 4.0, 0.3), (1.6, 5.4, 0.3)]
    )
    plug(color, at=(7.2, 2.0, 0), turn=(0, 0, -120))
    tube([(7.4, -7.4, 0.22), (6.2, -7.6, 0.24), (4.2, -7.2, 0.28), (2.6, -6.6, 0.3)], 0.2, bumped(cord, 0.5, 0.06))
    plug(color, at=(1.0, -6.0, 0), turn=(0, 0, -110))


@good('braided-cable', yaw=0, pitch=52, turned=60)
def braided_cable(look):
    color = look.color or '#cf2331'
    cord = bumped(material(color if color != '#23222b' else '#35343d', 0.7), 0.9, 0.07)
    shade(color, 0.55) if color != '#23222b' else '#1b1b1f'
    coil(5.6, 2.4, 0.23, cord, at=(0, 0, 0), seed='braid', ends=[(-2.5, 6.2, 0.5), (0.6, 7.6, 0.35), (3.6, 7.4, 0.32), (6.0, 6.6, 0.32)])
    plug('#2a2a2e', at=(0, -8.4, 0), turn=(0, 0, -62), tip=(1.2, 0.45), size=(1.5, 2.6, 0.75))
    tube([(0, -5.6, 0.25), (1.0, -5.9, 0.3), (2.2, -6.7, 0.36), (1.7, -7.4, 0.36)], 0.23, cord)
    box(1.4, 2.6, 0.7, metal(shade(color, 1.1), 0.35), round=0.3, at=(7.0, 6.2, 0), turn=(0, 0, 66))
    for end, bend, turn, tip in (
        ((13.2, 2.2), (11.5, 5.4), 196, (0.83, 0.26)),
        ((11.2, 0.4), (9.6, 4.4), 182, (0.72, 0.24)),
        ((9.0, -0.6), (8.2, 3.4), 166, (0.76, 0.18)),
    ):
        tube(
            [(7.6, 6.0, 0.32), (8.6, 5.6, 0.3), (bend[0], bend[1], 0.28), (end[0], end[1] + 1.4, 0.28), (end[0], end[1] + 0.4, 0.3)],
            0.18,
            cord,
        )
        plug('#2a2a2e', at=(end[0], end[1] - 0.9, 0), turn=(0, 0, turn - 180), tip=tip, size=(0.95, 1.9, 0.55))
