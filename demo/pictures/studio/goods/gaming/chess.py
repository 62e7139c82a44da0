"""Gaming: the chess set."""

import math

import bpy

from goods import good
from goods.gaming.board_games import ball
from materials import glossy, material, plastic, printed
from prints import svg, words
from shapes import box, cylinder, lathe, lying, prism, rounded, sown


def turned_piece(points, made):
    return lathe(rounded(points, 0.16, 4), made, steps=40)


def chess_piece(kind, made, felt):
    """A Staunton piece that stands on the origin, in the proportions of a king of 9.5 cm."""
    high, foot, neck = {
        'king': (9.5, 2.0, 0.72),
        'queen': (8.3, 1.9, 0.7),
        'bishop': (7.0, 1.75, 0.58),
        'knight': (6.2, 1.75, 1.0),
        'rook': (5.4, 1.7, 0.85),
        'pawn': (4.9, 1.5, 0.52),
    }[kind]
    base = [(0, 0.05), (foot, 0.05), (foot, 0.55), (foot * 0.93, 0.75), (foot * 0.97, 1.0), (foot * 0.7, 1.45), (foot * 0.66, 1.6)]
    things = [cylinder(foot * 0.97, 0.1, felt, round=0.02)]
    if kind == 'knight':
        things.append(turned_piece([*base, (0, 1.65)], made))
        head = [
            (-0.9, 0),
            (1.15, 0),
            (1.3, 1.0),
            (1.25, 2.2),
            (0.95, 3.3),
            (0.5, 4.0),
            (0.25, 4.6),
            (0.0, 4.15),
            (-0.5, 3.9),
            (-1.35, 3.0),
            (-1.7, 2.45),
            (-1.5, 2.05),
            (-1.1, 2.0),
            (-0.55, 2.35),
            (-0.2, 2.2),
            (-0.75, 1.1),
        ]
        things.append(prism(rounded(head + head[:1], 0.3, 4), 1.35, made, round=0.42, at=(0, 0, 1.55)))
        return things
    waist = high * (0.62 if kind in ('king', 'queen', 'bishop') else 0.56)
    stem = [(foot * 0.5, 2.0), (neck, waist * 0.75), (neck * 0.92, waist)]
    ring = [(neck * 1.75, waist + 0.05), (neck * 1.75, waist + 0.25), (neck * 1.15, waist + 0.4)]
    tops = {
        'king': [(neck * 1.35, waist + 0.75), (neck * 1.75, high - 1.35), (neck * 1.5, high - 1.15), (0.35, high - 0.95), (0, high - 0.93)],
        'queen': [
            (neck * 1.25, waist + 0.7),
            (neck * 1.85, high - 0.75),
            (neck * 1.55, high - 0.7),
            (neck * 1.1, high - 0.75),
            (0.75, high - 0.55),
            (0.3, high - 0.45),
            (0, high - 0.42),
        ],
        'bishop': [(neck * 1.1, waist + 0.5), (neck * 1.75, waist + 1.1), (neck * 1.3, high - 0.75), (0.25, high - 0.3), (0, high - 0.28)],
        'rook': [
            (neck * 1.2, waist + 0.45),
            (neck * 1.5, waist + 0.8),
            (neck * 1.5, high),
            (neck * 1.1, high),
            (neck * 1.05, high - 0.4),
            (0, high - 0.4),
        ],
        'pawn': [(0, waist + 0.42)],
    }
    things.append(turned_piece(base + stem + ring + tops[kind], made))
    if kind == 'king':
        things += [
            box(0.3, 0.26, 1.0, made, round=0.06, at=(0, 0, high - 1.0)),
            box(0.8, 0.26, 0.28, made, round=0.06, at=(0, 0, high - 0.62)),
        ]
    elif kind in ('queen', 'pawn', 'bishop'):
        size, middle = {'queen': (0.28, high - 0.28), 'pawn': (1.0, high - 1.0), 'bishop': (0.24, high - 0.22)}[kind]
        knob = ball(size, made, 32)
        knob.location = (0, 0, middle)
        things.append(knob)
    if kind == 'queen':
        point = ball(0.2, made, 16)
        things += sown(
            point,
            [
                ((neck * 1.68 * math.cos(a), neck * 1.68 * math.sin(a), high - 0.72), (0, 0, 0))
                for a in (math.tau * n / 9 for n in range(9))
            ],
        )
    if kind == 'rook':
        things += [
            box(
                0.32,
                0.75,
                0.42,
                made,
                round=0.05,
                at=(1.1 * math.cos(math.radians(a)), 1.1 * math.sin(math.radians(a)), high - 0.05),
                turn=(0, 0, a),
            )
            for a in range(0, 360, 60)
        ]
    return things


@good('chess-set', yaw=-27, pitch=32, focus=(0.45, 0.45))
def chess(look):
    square, margin = 5.7, 2.6
    side = 8 * square + 2 * margin
    unit = 1200 / side
    cells = ''.join(
        f'<rect x="{(margin + c * square) * unit}" y="{(margin + r * square) * unit}" width="{square * unit}" height="{square * unit}"'
        ' fill="#2f6b46"/>'
        for r in range(8)
        for c in range(8)
        if (r + c) % 2
    )
    marks = ''.join(
        words('ABCDEFGH'[n], (margin + (n + 0.5) * square) * unit, 1186, 40, '#2f6b46')
        + words(str(8 - n), 30, (margin + (n + 0.62) * square) * unit, 40, '#2f6b46')
        for n in range(8)
    )
    frame = (
        f'<rect x="{margin * unit}" y="{margin * unit}" width="{8 * square * unit}" height="{8 * square * unit}" fill="none"'
        ' stroke="#2f6b46" stroke-width="6"/>'
    )
    box(side, side, 0.2, plastic('#efe6cf', 0.6), round=0.08)
    lying(side - 0.2, side - 0.2, printed(svg(cells + frame + marks, 1200, 1200, '#efe6cf'), 0.55), at=(0, 0, 0.207))
    felt = material('#2c5a3c', 0.95)
    order = ('rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook')
    for made, line, pawns, facing in ((glossy('#e9d3a2'), 0, 1, 90), (glossy('#2a1b14'), 7, 6, -90)):
        lines = {}
        for column, kind in enumerate(order):
            lines.setdefault(kind, []).append((column, line))
        lines['pawn'] = [(column, pawns) for column in range(8)]
        for kind, spots in lines.items():
            for thing in chess_piece(kind, made, felt):
                base = thing.location.copy()
                turned = thing.rotation_euler.copy()
                for number, (column, row) in enumerate(spots):
                    twin = thing if number == len(spots) - 1 else thing.copy()
                    if twin is not thing:
                        bpy.context.scene.collection.objects.link(twin)
                    angle = math.radians(facing) if kind == 'knight' else 0
                    x, y = base.x * math.cos(angle) - base.y * math.sin(angle), base.x * math.sin(angle) + base.y * math.cos(angle)
                    twin.location = (x + (column - 3.5) * square, y + (row - 3.5) * square, base.z + 0.2)
                    twin.rotation_euler = turned
                    twin.rotation_euler.z += angle
