"""Gaming: controllers and accessories."""

import colorsys
import math

import bpy

from goods import good
from materials import bumped, glossy, lamp, leather, material, metal, plastic, printed, rubber, shade, steel, weave
from prints import svg, words
from shapes import blob, box, closed_curve, cylinder, group, lathe, letters, loft, lying, plate, prism, rounded, sphere, surface, torus, tube

PAD = [(0, 3.7), (2.4, 3.75), (4.6, 4.2), (6.3, 3.7), (7.3, 1.9), (7.9, -1.4), (8.1, -4.0), (7.6, -5.4), (6.7, -5.6), (5.3, -4.3), (4.1, -3.1), (2.9, -2.4), (1.4, -2.2)]
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
    cross = [(-0.36, -1.05), (0.36, -1.05), (0.36, -0.36), (1.05, -0.36), (1.05, 0.36), (0.36, 0.36), (0.36, 1.05), (-0.36, 1.05), (-0.36, 0.36), (-1.05, 0.36), (-1.05, -0.36), (-0.36, -0.36)]
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
            if text is None:
                continue
            slope = min(0.16, high * 0.35) * pitch / 1.9
            base = len(vertices)
            for x, y, z in ((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0), (x0 + slope, y0 + slope, high), (x1 - slope, y0 + slope, high), (x1 - slope, y1 - slope, high), (x0 + slope, y1 - slope, high)):
                vertices.append((x, y, z))
                uvs.append(((x + wide / 2) / wide, (y + deep / 2) / deep))
            faces += [tuple(base + n for n in face) for face in ((4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
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
        [('Ctrl', 1.25), ('Arena', 1.25), ('Alt', 1.25), (' ', 6.25), ('Alt', 1.25), ('Fn', 1.25), ('≡', 1.25), ('Ctrl', 1.25), '←', '↓', '→'],
    ]
    pads = [[(None, 4)], ['Num', '/', '*', '−'], list('789+'), list('456') + [''], list('123') + ['⏎'], [('0', 2), '.', '']]
    rows = []
    for number, line in enumerate(lines):
        row, left = [], 0.0
        cells = [(cell, 1) if isinstance(cell, str) else cell for cell in line]
        if number == 0:
            cells = [('Esc', 1), (None, 1)] + [(f'F{n}', 1) for n in range(1, 5)] + [(None, 0.5)] + [(f'F{n}', 1) for n in range(5, 9)] + [(None, 0.5)] + [(f'F{n}', 1) for n in range(9, 13)] + [('Prt', 1), ('Scr', 1), ('Brk', 1)]
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
    group(game_pad({'Violet': '#6d3fc4', 'Red': '#c8202f', 'Black': '#25252a'}.get(look.name or 'Violet', look.color or '#6d3fc4')), turn=(24, 0, 0))


@good('arcade-stick', yaw=-22, pitch=30, focus=(0.35, 0.6))
def arcade_stick(look):
    steelwork = metal('#2b2d33', 0.42)
    body = [(-11.5, 0), (-11.5, 4.2), (11.5, 6.4), (11.5, 0)]
    side = prism(rounded([(0, 0), *body[:1], *body[1:], (0, 0)], 0.6), 32, steelwork, round=0.5)
    group([side], turn=(0, 0, 90))
    slope = math.degrees(math.atan2(2.2, 23))
    ground = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1a1033"/><stop offset=".55" stop-color="#7a1230"/><stop offset="1" stop-color="#f0641e"/></linearGradient></defs>'
        '<rect width="1500" height="1000" fill="url(#g)"/><path d="M0 760L700 0H980L220 1000H0Z" fill="#fff" opacity=".07"/><path d="M900 1000L1500 320V620L1140 1000Z" fill="#000" opacity=".2"/>'
        + words('ARENA', 360, 900, 150, '#ffffff', spacing=12) + words('FIGHT', 1250, 150, 90, '#ffd65c', spacing=8)
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
        panel.append(lathe(rounded([(0, 0), (1.65, 0), (1.6, 0.35), (1.3, 0.42), (1.28, 0.2), (0, 0.2)], 0.1), plastic('#f4f4f2', 0.3), at=(bx, by, 0.02), steps=48))
        panel.append(lathe(rounded([(0, 0), (1.2, 0), (1.2, 0.75), (0, 0.68)], 0.15), plastic(tone, 0.25), at=(bx, by, 0.05), steps=48))
    for number in range(3):
        panel.append(cylinder(0.45, 0.3, plastic('#e6e6e6', 0.3), at=(-3 + number * 1.6, 8.3, 0.02), round=0.1))
    group(panel, at=(0, 0, 5.31), turn=(slope, 0, 0))
    for x in (-14, 14):
        for y in (-9.5, 9.5):
            cylinder(1.1, 0.6, rubber(), at=(x, y, -0.5))
    tube([(9, 11, 3), (9, 14, 2.5), (12, 16, 0), (18, 14, -0.2), (19.5, 8, -0.2), (18.8, 2, -0.2), (19.5, -4, -0.2)], 0.24, rubber('#1c1c20'))
    group([box(1.2, 2.6, 0.5, plastic('#1c1c20'), round=0.15), box(1.15, 1.4, 0.42, steel(), round=0.03, at=(0, -1.9, 0.04))], at=(19.5, -5.2, -0.45))


def ear_cup(side, color, dark):
    cup = rounded([(0, -1.6), (3.0, -1.6), (4.1, -0.9), (4.2, 0.6), (0, 0.6)], 0.6)
    things = [lathe(cup, dark), lathe(rounded([(0, -1.75), (2.4, -1.75), (2.4, -1.55)], 0.1), plastic(color, 0.35))]
    things.append(lathe([(2.62 + 0.09 * math.sin(a), -1.58 + 0.09 * math.cos(a)) for a in (math.tau * n / 12 for n in range(13))], lamp(shade(color, 1.25), 1.2)))
    soft = bumped(leather('#1c1b1e'), 0.2, 0.2)
    things.append(lathe([(3.15 + 1.15 * math.sin(a), 1.45 + 1.0 * math.cos(a)) for a in (math.tau * n / 32 for n in range(33))], soft, angle=180))
    things.append(lathe([(0, 0.75), (2.8, 0.75)], weave('#2a2a2e', 0.1)))
    things = group(things, turn=(0, 0, 0))
    for thing in things:
        thing.scale = (1, 1.12, 1)
    return group(things, turn=(0, 90 if side < 0 else -90, 0))


@good('gaming-headset', yaw=-34, pitch=12, focus=(0.3, 0.4))
def gaming_headset(look):
    color, dark = look.color or '#b91c4b', plastic('#1d1d21', 0.45)
    arc = [(8.6 * math.cos(a), 0, 10.5 + 9.4 * math.sin(a)) for a in (math.pi * n / 24 for n in range(25))]

    def band(u, v):
        a = math.pi * (0.06 + 0.88 * u)
        b = math.tau * v
        wide = 1.9 + 0.5 * math.sin(a)
        r = 0.75 * math.cos(b)
        return ((8.4 + r) * math.cos(a), wide * abs(math.sin(b)) ** 0.7 * math.copysign(1, math.sin(b)), 10.5 + (9.2 + r) * math.sin(a))

    surface(band, bumped(leather('#1f1e22'), 0.2, 0.25), 60, 28)
    for shift in (-1.15, 1.15):
        tube([(x * 1.055, shift, 10.5 + (z - 10.5) * 1.05) for x, _, z in arc], 0.18, metal('#c8cad0', 0.25))
    for side in (-1, 1):
        box(1.4, 3.0, 3.4, plastic(color, 0.35), round=0.5, at=(side * 8.8, 0, 8.3))
        tube([(side * 8.9, -3.9, 5.2), (side * 9.3, -3.4, 8.0), (side * 9.0, 0, 9.4), (side * 9.3, 3.4, 8.0), (side * 8.9, 3.9, 5.2)], 0.42, dark)
        group(group(ear_cup(side, color, dark), turn=(0, side * 5, 0)), at=(side * 8.4, 0, 5.2))
    boom = [(-10.2, -1.2, 3.4), (-11.0, -4, 1.6), (-9.6, -9, 0.9), (-6.4, -12.2, 1.3)]
    tube(boom, 0.26, rubber('#1a1a1d'))
    group([blob(1.7, 1.7, 2.8, bumped(material('#131315', 0.95), 0.6, 0.12), at=(0, 0, 0))], at=(-7.6, -11.3, 1.2), turn=(0, 90, 45))
    cylinder(1.1, 0.6, plastic(color, 0.35), at=(-10.6, -1.0, 3.3), turn=(0, -90, 0))
    letters('ARENA', 1.0, metal('#d8d9dd', 0.3), at=(0, -2.32, 19.5), turn=(-14, 0, 0), deep=0.03)


@good('mechanical-keyboard', yaw=-18, pitch=34, focus=(0.4, 0.45))
def mechanical_keyboard(look):
    case = metal(shade('#32323a', 0.8), 0.45)
    rows = board_rows()
    keys, wide, deep = keycaps(rows, 1.88, 0.95, made_light=0.85, ground='#141417')
    case_top = [box(wide + 1.6, deep + 1.6, 2.0, case, round=0.5)]
    strip = svg(
        '<defs><linearGradient id="g">' + ''.join(f'<stop offset="{n / 10}" stop-color="{rainbow(n / 10)}"/>' for n in range(11)) + '</linearGradient></defs><rect width="1200" height="340" fill="url(#g)"/>',
        1200,
        340,
    )
    case_top.append(lying(wide + 0.5, deep + 0.5, printed(strip, 0.5, light=0.55), at=(0, 0, 2.02), round=0.3))
    keys.location = (0, 0, 2.25)
    case_top.append(keys)
    case_top.append(plate(wide, 0.35, printed(svg('<rect width="1200" height="12" fill="#fff" opacity="0"/>', 1200, 12, look.color or '#5a3fae'), 0.4, light=0.8), at=(0, -deep / 2 - 0.81, 0.8)))
    group(case_top, at=(0, 0, 0.9), turn=(4, 0, 0))
    tube([(-6, 7, 1.2), (-6.5, 10, 0.7), (-3, 12.5, 0.25), (6, 11.5, 0.25), (14, 13.5, 0.25), (20, 11, 0.25)], 0.25, bumped(weave('#26262b', 0.08), 0.5, 0.1))
    group([box(1.2, 2.4, 0.6, plastic('#1c1c20'), round=0.15), box(1.15, 1.4, 0.42, steel(), round=0.03, at=(0, 1.9, 0.08))], at=(20.8, 10.8, 0), turn=(0, 0, -100))


@good('trackball-mouse', yaw=158, pitch=34, turned=-70, focus=(0.6, 0.6))
def trackball(look):
    plan = closed_curve([(-5.3, 1.2), (-4.9, -2.6), (-3.4, -5.6), (-0.6, -6.6), (2.3, -6.3), (3.9, -4.0), (4.4, 0.0), (4.2, 4.0), (2.9, 6.4), (0.4, 6.9), (-2.0, 6.4), (-4.1, 4.4)], 8)

    def height(s, x, y):
        hump = 1 - 0.011 * (y + 1.5) ** 2
        return max(0.0, 4.4 * hump * math.sqrt(max(0.0, 1 - min(1.0, s) ** 3.2)) - 0.11 * max(0.0, -x - 0.8) ** 1.6)

    def place(u, v):
        x, y = plan[round(u * len(plan)) % len(plan)]
        s = abs(math.cos(v * math.pi / 2)) ** 0.5
        return (x * s, y * s, height(s, x * s, y * s))

    def top(x, y):
        aim = math.atan2(y, x)
        edge = min(plan, key=lambda p: abs(math.remainder(math.atan2(p[1], p[0]) - aim, math.tau)))
        return height(math.hypot(x, y) / math.hypot(*edge), x, y)

    surface(place, plastic('#3a3b40', 0.5), len(plan), 40, True)
    group([torus(1.9, 0.2, plastic('#17181b', 0.3), at=(0, 0, -0.1))], at=(-3.1, 1.6, top(-3.1, 1.6) - 0.05), turn=(0, -36, 0))
    sphere(1.72, glossy('#2a5fd0'), at=(-3.3, 1.6, top(-3.1, 1.6) - 1.55))
    seam = plastic('#131417', 0.6)
    for path in ([(0.9, 6.6 - n * 0.5) for n in range(11)], [(-1.1 + n * 0.5, 1.7) for n in range(11)], [(2.5, 6.0 - n * 0.5) for n in range(9)]):
        tube([(x, y, top(x, y) + 0.01) for x, y in path if top(x, y) > 0.3], 0.06, seam)
    group([cylinder(0.8, 0.7, rubber('#17181b'), at=(0, 0, -0.35), round=0.15)], at=(1.7, 4.1, top(1.7, 4.1) - 0.15), turn=(0, 90, 0))
    for y in (2.6, 4.1):
        group([box(0.5, 1.2, 0.22, plastic('#6a6d75', 0.35), round=0.1)], at=(-0.5, y, top(-0.5, y) - 0.06), turn=(-15, -4, 0))
    letters('Tẹ̀', 1.2, material('#b9bbc2', 0.4), at=(0.8, -1.6, top(0.8, -1.6) + 0.02), turn=(-90, 0, 180), deep=0.02)


@good('vr-goggles', yaw=-28, pitch=14, focus=(0.4, 0.5))
def vr_goggles(look):
    white, dark = plastic('#f1f1ef', 0.35), plastic('#17171b', 0.25)
    outline = closed_curve([(-9.2, 5.5), (-8.6, 9.2), (-4.0, 10.4), (0, 10.6), (4.0, 10.4), (8.6, 9.2), (9.2, 5.5), (8.6, 1.6), (5.0, 0.3), (2.2, 0.6), (0, 1.7), (-2.2, 0.6), (-5.0, 0.3), (-8.6, 1.6)])
    prism(outline, 7.5, white, round=1.2, at=(0, 0, 0))
    face = [(x * 0.93, 5.5 + (z - 5.5) * 0.9) for x, z in outline]
    prism(face, 1.6, glossy('#141418'), round=0.5, at=(0, -3.7, 0))
    soft = [(x * 0.96, 5.5 + (z - 5.5) * 0.95) for x, z in outline]
    prism(soft, 2.6, leather('#222226'), round=0.9, at=(0, 4.4, 0))
    letters('PÒPÓ VR', 1.3, metal('#d4d6dc', 0.25), at=(0, -4.53, 5.6), deep=0.02)
    for x in (-3.2, 3.2):
        cylinder(0.9, 0.35, dark, at=(x, 0, 10.25))
    group([cylinder(1.3, 0.5, dark, round=0.12)] + [box(0.1, 0.2, 0.5, white, round=0.03, at=(1.27 * math.cos(a), 1.27 * math.sin(a), 0), turn=(0, 0, math.degrees(a))) for a in (math.tau * n / 20 for n in range(20))], at=(0, -0.5, 10.5))
    cloth = weave('#26262b', 0.14)

    def strap(u, v):
        a = math.pi * (u * 1.0)
        return (9.2 * math.cos(a) * (1 + 0.06 * math.sin(a)), 2.2 + 12.5 * math.sin(a) ** 0.8, 4.0 + 3.0 * v + 1.2 * math.sin(a))

    surface(strap, cloth, 60, 4, thickness=0.25)
    surface(lambda u, v: ((v - 0.5) * 2.8, 3.6 + 11.1 * math.sin(math.pi / 2 * u), 6.6 + 4.0 * math.cos(math.pi / 2 * u) ** 0.7), cloth, 40, 4, thickness=0.25)
    for side in (-1, 1):
        box(0.6, 2.4, 3.6, dark, round=0.2, at=(side * 9.35, 2.6, 3.8))
    remote = [loft([(0, 0, 0, 2.6, 1.8), (0, 0, 0.3, 3.2, 2.2), (0, 0, 4, 3.0, 2.0), (0, 0, 8, 3.2, 2.3), (0, 0, 9, 2.6, 1.8)], dark, 0.25)]
    remote += [cylinder(0.85, 0.4, rubber('#2c2c31'), at=(0, -1.0, 7.0), turn=(90, 0, 0)), cylinder(0.32, 0.3, glossy('#d3303a'), at=(0, -1.0, 5.2), turn=(90, 0, 0)), cylinder(0.32, 0.3, glossy('#2c6fd6'), at=(0, -1.0, 4.2), turn=(90, 0, 0))]
    group(group(remote, turn=(-82, 0, 0)), at=(14.5, -4, 1.3), turn=(0, 0, 30))


@good('gaming-chair', yaw=-30, pitch=12, focus=(0.5, 0.75))
def gaming_chair(look):
    hide, red = leather('#1c1c20'), leather('#b81f2e')
    dark, chrome = plastic('#1a1a1d', 0.4), metal('#b9bcc2', 0.25)
    for n in range(5):
        a = math.tau * n / 5 + 0.3
        x, y = 32 * math.cos(a), 32 * math.sin(a)
        tube([(0, 0, 13.5), (x * 0.5, y * 0.5, 11.5), (x, y, 8.0)], [4.2, 3.2, 2.2], dark)
        cylinder(1.2, 4, chrome, at=(x, y, 5.5))
        for side in (-1, 1):
            spin = math.degrees(a) + 60 * n
            dx, dy = 1.9 * side * math.sin(math.radians(spin)), -1.9 * side * math.cos(math.radians(spin))
            group([cylinder(3.0, 2.0, plastic('#222226', 0.5), at=(0, 0, -1), round=0.5)], at=(x + dx, y + dy, 3.0), turn=(90, 0, spin))
    cylinder(4.4, 12, dark, at=(0, 0, 9), round=1.0)
    cylinder(2.6, 20, chrome, at=(0, 0, 20))
    cylinder(4.2, 14, dark, at=(0, 0, 18), round=0.8)
    box(26, 30, 4, dark, round=1.2, at=(0, 0, 36))
    blob(46, 50, 12, hide, at=(0, -2, 39), squareness=0.75)
    for side in (-1, 1):
        blob(11, 50, 15, red, at=(side * 22, -2, 39.5), turn=(0, side * -12, 0), squareness=0.5)
    back = []

    def shell(u, v):
        wide = 23 + 5.5 * math.sin(math.pi * min(1, v * 1.25)) - 7.5 * max(0, v - 0.62) / 0.38
        if v > 0.94:
            wide *= math.sqrt(max(0, 1 - ((v - 0.94) / 0.062) ** 2)) * 0.6 + 0.4
        across = (u * 2 - 1)
        wing = 9.5 * abs(across) ** 3 * (1 - 0.6 * max(0, v - 0.5))
        return (across * wide, -wing - 2.5 * math.sin(math.pi * v * 1.1), v * 84)

    back.append(surface(shell, hide, 48, 60, thickness=6.5, angle=180))
    for side in (-1, 1):
        def wing(u, v, side=side):
            x, y, z = shell(0.5 + side * (0.36 + 0.13 * u), 0.04 + 0.86 * v)
            return (x, y - 3.7, z)

        back.append(surface(wing, red, 10, 50, thickness=0.8))
    back.append(blob(30, 11, 17, red, at=(0, -9.5, 8), squareness=0.5))
    back.append(blob(27, 10, 13, hide, at=(0, -8.5, 61), squareness=0.5))
    back.append(letters('ARENA', 4.6, material('#f2f2f2', 0.5), at=(0, -13.6, 67.5), deep=0.05))
    group(back, at=(0, 23, 45), turn=(-11, 0, 0))
    for side in (-1, 1):
        tube([(side * 18, 4, 38), (side * 29, 4, 39), (side * 30, 4, 50), (side * 30, 4, 61)], 2.0, dark)
        blob(9, 28, 4.5, rubber('#202024'), at=(side * 30, 0, 61), squareness=0.7)
        cylinder(5.5, 3, dark, at=(side * (25.5 if side > 0 else 22.5), 20, 46), turn=(0, 90, 0))
