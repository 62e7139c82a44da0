"""Gaming: controllers and keyboards."""

import colorsys
import math

import bpy

from goods import good
from materials import bumped, glossy, lamp, material, metal, plastic, printed, rubber, shade, steel, weave
from prints import svg, words
from shapes import blob, box, closed_curve, cylinder, group, lathe, letters, lying, plate, prism, rounded, sphere, surface, torus, tube

PAD = [
    (0, 3.7),
    (2.4, 3.75),
    (4.6, 4.2),
    (6.3, 3.7),
    (7.3, 1.9),
    (7.9, -1.4),
    (8.1, -4.0),
    (7.6, -5.4),
    (6.7, -5.6),
    (5.3, -4.3),
    (4.1, -3.1),
    (2.9, -2.4),
    (1.4, -2.2),
]


PAD_MIDDLE = (0, 1.0)


def game_pad(color, accent='#2b2b31', sticks='#1b1b1f', signs='ABXY'):
    """A pad that lies on its back, its handles towards us: a shell blown up from the outline, highest in its middle."""
    outline = closed_curve(PAD + [(-x, y) for x, y in reversed(PAD[1:])])
    cx, cy = PAD_MIDDLE
    high = 1.75

    def level(s, y, sign=1):
        return sign * high * math.sqrt(max(0.0, 1 - min(1.0, s) ** 5.5)) - 0.06 * max(0.0, 0.5 - y) ** 1.55

    def place(u, v):
        x, y = outline[round(u * len(outline)) % len(outline)]
        a = (v - 0.5) * math.pi
        s = abs(math.cos(a)) ** 0.36
        x, y = cx + (x - cx) * s, cy + (y - cy) * s
        return (x, y, level(s, y, 1 if a > 0 else -0.9))

    def top(x, y):
        far = math.hypot(x - cx, y - cy)
        aim = math.atan2(y - cy, x - cx)
        edge = min(outline, key=lambda p: abs(math.remainder(math.atan2(p[1] - cy, p[0] - cx) - aim, math.tau)))
        return level(far / math.hypot(edge[0] - cx, edge[1] - cy), y)

    body, dark = plastic(color, 0.42), plastic(sticks, 0.5)
    things = [surface(place, body, len(outline), 44, True)]
    seam = [(x * 1.002, y * 1.002, level(1, y) + 0.0) for x, y in outline[::2]]
    things.append(tube(seam, 0.045, plastic(accent, 0.6), closed=True))
    for x, y in ((-4.85, 1.75), (2.45, -0.75)):
        z = top(x, y)
        things.append(torus(1.12, 0.14, plastic(accent, 0.4), at=(x, y, z - 0.14)))
        things.append(cylinder(1.05, 0.12, material('#0b0b0d', 0.6), at=(x, y, z - 0.06), round=0.03))
        things.append(cylinder(0.5, 0.7, dark, at=(x, y, z)))
        cap = [(0, 0), (0.85, 0), (0.98, 0.2), (0.95, 0.42), (0.78, 0.47), (0.6, 0.36), (0, 0.27)]
        things.append(lathe(rounded(cap, 0.1), rubber(sticks), at=(x, y, z + 0.6), steps=48))
    x, y = -2.45, -0.75
    cross = [
        (-0.36, -1.05),
        (0.36, -1.05),
        (0.36, -0.36),
        (1.05, -0.36),
        (1.05, 0.36),
        (0.36, 0.36),
        (0.36, 1.05),
        (-0.36, 1.05),
        (-0.36, 0.36),
        (-1.05, 0.36),
        (-1.05, -0.36),
        (-0.36, -0.36),
    ]
    things.append(cylinder(1.35, 0.1, plastic(accent, 0.5), at=(x, y, top(x, y) - 0.03), round=0.04))
    things += group([prism(cross, 0.5, dark, round=0.1)], at=(x, y, top(x, y) + 0.2), turn=(-90, 0, 0))
    for sign, dx, dy, tone in zip(signs, (0, 1.05, -1.05, 0), (-1.05, 0, 0, 1.05), ('#2fa84f', '#d3303a', '#2c6fd6', '#f2b41c')):
        x, y = 4.85 + dx, 1.75 + dy
        z = top(x, y)
        things.append(cylinder(0.5, 0.4, glossy(tone), at=(x, y, z - 0.1), round=0.1))
        things.append(letters(sign, 0.55, material('#ffffff', 0.5), at=(x, y, z + 0.305), turn=(-90, 0, 0), deep=0.005))
    z = top(0, 2.2)
    things.append(cylinder(0.55, 0.16, plastic(accent, 0.3), at=(0, 2.3, z - 0.06), round=0.05))
    things.append(torus(0.55, 0.05, lamp('#dff4ff', 2.2), at=(0, 2.3, z)))
    for dx in (-1.3, 1.3):
        things.append(box(0.55, 0.26, 0.2, plastic(accent, 0.4), round=0.1, at=(dx, 1.7, top(dx, 1.7) - 0.06)))
    for side in (-1, 1):
        things.append(blob(3.6, 1.6, 1.1, plastic(accent, 0.35), at=(side * 4.9, 3.75, -0.15), turn=(0, 0, -side * 9), squareness=0.35))
        things.append(blob(2.4, 2.4, 1.7, plastic(sticks, 0.35), at=(side * 4.9, 3.9, -1.9), squareness=0.3))
    return things


def keycaps(rows, pitch, high, made_light=0.0, gap=0.1, ground='#17171b'):
    """Keys in one mesh that stands on 0, its middle at the origin: rows of (words, width in keys, colour) from the far one on.
    The legends are one picture, seen straight from above."""
    wide = max(sum(width for _, width, _ in row) for row in rows) * pitch
    deep = len(rows) * pitch
    unit = 1600 / wide
    vertices, uvs, faces, drawn = [], [], [], ''
    for line, row in enumerate(rows):
        left = -wide / 2
        for text, width, ink in row:
            x0, x1 = left + gap / 2, left + width * pitch - gap / 2
            y1, y0 = deep / 2 - line * pitch - gap / 2, deep / 2 - (line + 1) * pitch + gap / 2
            left += width * pitch
            if text is None and width < 1:
                continue
            slope = min(0.16, high * 0.35) * pitch / 1.9
            base, rise = len(vertices), 0.12 if text is None else high
            for x, y, z in (
                (x0, y0, 0),
                (x1, y0, 0),
                (x1, y1, 0),
                (x0, y1, 0),
                (x0 + slope, y0 + slope, rise),
                (x1 - slope, y0 + slope, rise),
                (x1 - slope, y1 - slope, rise),
                (x0 + slope, y1 - slope, rise),
            ):
                vertices.append((x, y, z))
                uvs.append(((x + wide / 2) / wide, (y + deep / 2) / deep))
            faces += [tuple(base + n for n in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
            if text is None:
                continue
            size = pitch * unit * (0.42 if len(text) == 1 else 0.24)
            drawn += words(text, ((x0 + x1) / 2 + wide / 2) * unit, (deep / 2 - (y0 + y1) / 2) * unit + size * 0.36, size, ink)
    mesh = bpy.data.meshes.new('keys')
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.materials.append(printed(svg(drawn, 1600, round(deep * unit), ground), 0.5, light=made_light))
    thing = bpy.data.objects.new('keys', mesh)
    bpy.context.scene.collection.objects.link(thing)
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = pitch * 0.05, 3
    return thing, wide, deep


def rainbow(share):
    """The colour of the lights at 0 to 1 across the board."""
    return '#' + ''.join(f'{round(255 * part):02x}' for part in colorsys.hsv_to_rgb(share * 0.85, 0.75, 1))


def board_rows(full=True):
    """The rows of an English keyboard, their legends in the colours of the rainbow."""
    lines = [
        ['Esc', *(f'F{n}' for n in range(1, 13)), 'Prt', 'Scr', 'Brk'],
        [*'`1234567890-=', ('⟵', 2), 'Ins', 'Home', 'PgU'],
        [('Tab', 1.5), *'QWERTYUIOP[]', ('\\', 1.5), 'Del', 'End', 'PgD'],
        [('Caps', 1.75), *"ASDFGHJKL;'", ('Enter', 2.25), (None, 3)],
        [('Shift', 2.25), *'ZXCVBNM,./', ('Shift', 2.75), (None, 1), '↑', (None, 1)],
        [
            ('Ctrl', 1.25),
            ('Arena', 1.25),
            ('Alt', 1.25),
            (' ', 6.25),
            ('Alt', 1.25),
            ('Fn', 1.25),
            ('≡', 1.25),
            ('Ctrl', 1.25),
            '←',
            '↓',
            '→',
        ],
    ]
    pads = [[(None, 4)], ['Num', '/', '*', '−'], list('789+'), list('456') + [''], list('123') + ['⏎'], [('0', 2), '.', '']]
    rows = []
    for number, line in enumerate(lines):
        row, left = [], 0.0
        cells = [(cell, 1) if isinstance(cell, str) else cell for cell in line]
        if number == 0:
            cells = (
                [('Esc', 1), (None, 1)]
                + [(f'F{n}', 1) for n in range(1, 5)]
                + [(None, 0.5)]
                + [(f'F{n}', 1) for n in range(5, 9)]
                + [(None, 0.5)]
                + [(f'F{n}', 1) for n in range(9, 13)]
                + [('Prt', 1), ('Scr', 1), ('Brk', 1)]
            )
        if full:
            split = 15.0
            out, run = [], 0.0
            for cell, width in cells:
                if abs(run - split) < 0.01:
                    out.append((None, 0.3))
                out.append((cell, width))
                run += width
            cells = out + [(None, 0.3)] + [(cell, 1) if isinstance(cell, str) else cell for cell in pads[number]]
        for cell, width in cells:
            row.append((cell, width, rainbow(min(1, (left + width / 2) / (22.6 if full else 18)))))
            left += width
        rows.append(row)
    return rows


@good('wireless-game-pad', yaw=-20, pitch=30, focus=(0.6, 0.6))
def wireless_game_pad(look):
    group(
        game_pad({'Violet': '#6d3fc4', 'Red': '#c8202f', 'Black': '#25252a'}.get(look.name or 'Violet', look.color or '#6d3fc4')),
        turn=(24, 0, 0),
    )


@good('arcade-stick', yaw=-22, pitch=30, focus=(0.35, 0.6))
def arcade_stick(look):
    steelwork = metal('#2b2d33', 0.42)
    body = [(-11.5, 0), (-11.5, 4.2), (11.5, 6.4), (11.5, 0)]
    side = prism(rounded([(0, 0), *body[:1], *body[1:], (0, 0)], 0.6), 32, steelwork, round=0.5)
    group([side], turn=(0, 0, 90))
    slope = math.degrees(math.atan2(2.2, 23))
    ground = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1a1033"/><stop offset=".55"'
        ' stop-color="#7a1230"/><stop offset="1" stop-color="#f0641e"/></linearGradient></defs><rect width="1500" height="1000"'
        ' fill="url(#g)"/><path d="M0 760L700 0H980L220 1000H0Z" fill="#fff" opacity=".07"/><path d="M900 1000L1500 320V620L1140 1000Z"'
        ' fill="#000" opacity=".2"/>'
        + words('ARENA', 360, 900, 150, '#ffffff', spacing=12)
        + words('FIGHT', 1250, 150, 90, '#ffd65c', spacing=8)
    )
    panel = [lying(29.5, 20.5, printed(svg(ground, 1500, 1042), 0.35, clear=0.6), at=(0, 0, 0.02), round=0.6)]
    for x in (-13.9, 13.9):
        for y in (-9.4, 9.4):
            panel.append(cylinder(0.42, 0.2, steel(), at=(x, y, 0), round=0.08))
    x, y = -8.2, 1.2
    panel.append(lathe(rounded([(0, 0), (2.2, 0), (2.1, 0.18), (0.7, 0.3), (0, 0.3)], 0.08), plastic('#111114', 0.4), at=(x, y, 0.02)))
    panel.append(cylinder(0.5, 5.2, steel(), at=(x, y, 0.2), round=0.05))
    panel.append(sphere(1.75, glossy('#d1182b'), at=(x, y, 4.6)))
    tones = ('#f2b41c', '#f2b41c', '#2c6fd6', '#2c6fd6', '#d3303a', '#d3303a', '#2fa84f', '#2fa84f')
    spots = [(0.0, 3.0), (0.0, -0.6), (3.5, 4.2), (3.5, 0.6), (7.0, 4.2), (7.0, 0.6), (10.5, 3.2), (10.5, -0.4)]
    for (bx, by), tone in zip(spots, tones):
        panel.append(
            lathe(
                rounded([(0, 0), (1.65, 0), (1.6, 0.35), (1.3, 0.42), (1.28, 0.2), (0, 0.2)], 0.1),
                plastic('#f4f4f2', 0.3),
                at=(bx, by, 0.02),
                steps=48,
            )
        )
        panel.append(lathe(rounded([(0, 0), (1.2, 0), (1.2, 0.75), (0, 0.68)], 0.15), plastic(tone, 0.25), at=(bx, by, 0.05), steps=48))
    for number in range(3):
        panel.append(cylinder(0.45, 0.3, plastic('#e6e6e6', 0.3), at=(-3 + number * 1.6, 8.3, 0.02), round=0.1))
    group(panel, at=(0, 0, 5.31), turn=(slope, 0, 0))
    for x in (-14, 14):
        for y in (-9.5, 9.5):
            cylinder(1.1, 0.6, rubber(), at=(x, y, -0.5))
    tube(
        [(9, 11, 3), (9, 14, 2.5), (12, 16, 0), (18, 14, -0.2), (19.5, 8, -0.2), (18.8, 2, -0.2), (19.5, -4, -0.2)], 0.24, rubber('#1c1c20')
    )
    group(
        [box(1.2, 2.6, 0.5, plastic('#1c1c20'), round=0.15), box(1.15, 1.4, 0.42, steel(), round=0.03, at=(0, -1.9, 0.04))],
        at=(19.5, -5.2, -0.45),
    )


@good('mechanical-keyboard', yaw=-18, pitch=34, focus=(0.4, 0.45))
def mechanical_keyboard(look):
    case = metal(shade('#32323a', 0.8), 0.45)
    rows = board_rows()
    keys, wide, deep = keycaps(rows, 1.88, 0.95, made_light=0.85, ground='#141417')
    case_top = [box(wide + 1.6, deep + 1.6, 2.0, case, round=0.5)]
    strip = svg(
        '<defs><linearGradient id="g">'
        + ''.join(f'<stop offset="{n / 10}" stop-color="{rainbow(n / 10)}"/>' for n in range(11))
        + '</linearGradient></defs><rect width="1200" height="340" fill="url(#g)"/>',
        1200,
        340,
    )
    case_top.append(lying(wide + 0.5, deep + 0.5, printed(strip, 0.5, light=0.55), at=(0, 0, 2.02), round=0.3))
    keys.location = (0, 0, 2.25)
    case_top.append(keys)
    case_top.append(
        plate(
            wide,
            0.35,
            printed(svg('<rect width="1200" height="12" fill="#fff" opacity="0"/>', 1200, 12, look.color or '#5a3fae'), 0.4, light=0.8),
            at=(0, -deep / 2 - 0.81, 0.8),
        )
    )
    group(case_top, at=(0, 0, 0.9), turn=(4, 0, 0))
    tube(
        [(-6, 7, 1.2), (-6.5, 10, 0.7), (-3, 12.5, 0.25), (6, 11.5, 0.25), (14, 13.5, 0.25), (20, 11, 0.25)],
        0.25,
        bumped(weave('#26262b', 0.08), 0.5, 0.1),
    )
    group(
        [box(1.2, 2.4, 0.6, plastic('#1c1c20'), round=0.15), box(1.15, 1.4, 0.42, steel(), round=0.03, at=(0, 1.9, 0.08))],
        at=(20.8, 10.8, 0),
        turn=(0, 0, -100),
    )
