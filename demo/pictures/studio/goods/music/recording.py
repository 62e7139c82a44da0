"""Music & Instruments: recording and being heard."""

import colorsys
import math

from goods import good
from materials import bumped, clear_plastic, glossy, lamp, material, metal, paper, plastic, printed, rubber, steel
from prints import svg, words
from shapes import box, cylinder, ellipse, group, lathe, letters, lying, plate, prism, rounded, rounded_rectangle, sown, torus, tube


def mesh(size, color='#b9bcc2', rough=0.35):
    """Woven steel wire as heads of microphones have it: a picture for a lathe, `size` wires round."""
    cell = 20
    art = ''.join(
        f'<rect x="{x}" y="{y}" width="13" height="13" rx="4" fill="#1a1a1c"/>' for x in range(4, 400, cell) for y in range(4, 400, cell)
    )
    made = printed(svg(art, 400, 400, color), rough, (size / 20, size / 40))
    made.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.7
    return made


@good('condenser-microphone', yaw=-20, pitch=10, focus=(0.5, 0.75))
def condenser(look):
    dark, chrome = metal('#2a2b30', 0.4), metal('#cfd2d7', 0.22)
    lathe(rounded([(0, 0), (7.0, 0), (7.0, 0.9), (6.4, 1.5), (1.6, 1.9), (0, 1.9)], 0.4), dark)
    lathe([(7.02, 0.25), (7.08, 0.45), (7.02, 0.65)], chrome)
    cylinder(0.75, 6, chrome, at=(0, 0, 1.6), round=0.1)
    cylinder(1.2, 1.2, dark, at=(0, 0, 6.6), round=0.25)
    tube([(0, 0, 7.4), (-4.2, 0, 8.2), (-5.6, 0, 11.5), (-5.6, 0, 15.0)], 0.5, dark)
    tube([(0, 0, 7.4), (4.2, 0, 8.2), (5.6, 0, 11.5), (5.6, 0, 15.0)], 0.5, dark)
    for z in (13.0, 17.6):
        torus(4.3, 0.32, dark, at=(0, 0, z))
    for n in range(8):
        a, b = math.tau * n / 8, math.tau * (n + 0.5) / 8
        tube(
            [
                (4.2 * math.cos(a), 4.2 * math.sin(a), 13.3),
                (2.9 * math.cos(b), 2.9 * math.sin(b), 15.4),
                (4.2 * math.cos(a + 0.78), 4.2 * math.sin(a + 0.78), 17.9),
            ],
            0.13,
            rubber('#1a1a1c'),
            smooth=False,
        )
    for x in (-5.6, 5.6):
        group([cylinder(0.9, 0.8, chrome, round=0.15)], at=(x * 1.07, 0, 15.4), turn=(0, math.copysign(90, x), 0))
        tube([(x, 0, 13.2), (x, 0, 18)], 0.4, dark)
        for z in (13.3, 17.9):
            tube([(x, 0, z), (x * 0.77, 0, z)], 0.3, dark)
    lathe(rounded([(0, 10.6), (2.4, 10.6), (2.75, 11.2), (2.75, 19.6), (2.6, 19.8)], 0.3), dark)
    lathe([(2.78, 19.4), (2.84, 19.7), (2.78, 20.0)], chrome)
    lathe(rounded([(2.6, 19.9), (2.7, 20.2), (2.7, 24.2), (2.1, 25.8), (0, 26.3)], 1.2), mesh(60))
    lathe([(2.74, 23.2), (2.8, 23.5), (2.74, 23.8)], chrome)
    letters('OHÙN', 0.85, material('#e8e9ec', 0.4), at=(0, -2.8, 18.6), deep=0.02)
    group(
        [cylinder(0.85, 0.6, chrome, round=0.12), box(0.12, 0.6, 0.1, material('#17171a'), round=0.02, at=(0, 0.45, 0.6))],
        at=(0, -2.6, 16.6),
        turn=(90, 0, 0),
    )
    cylinder(0.16, 0.1, lamp('#4de07a', 4), at=(0, -2.7, 14.9), turn=(90, 0, 0), round=0.02)
    tube(
        [(0, 2.4, 11.5), (0, 4.5, 9.5), (0.5, 6.5, 4), (2, 8.5, 0.4), (7, 9.5, 0.25), (11.5, 6, 0.25), (11.5, 0, 0.25)],
        0.24,
        rubber('#19191c'),
    )
    group(
        [box(1.3, 2.4, 0.6, plastic('#19191c'), round=0.15), box(1.15, 1.3, 0.42, steel(), round=0.03, at=(0, -1.8, 0.08))],
        at=(11.5, -1.0, 0),
    )


def hand_microphone(ring):
    """A wireless microphone along z, its head above."""
    dark = plastic('#1c1c20', 0.4)
    things = [lathe(rounded([(0, 0), (1.5, 0), (1.7, 0.5), (1.75, 5), (1.95, 12), (2.3, 17.5), (2.5, 18.2), (0, 18.2)], 0.5), dark)]
    things.append(lathe(rounded([(1.6, 0.3), (1.78, 0.4), (1.8, 2.0), (1.72, 2.2)], 0.1), plastic(ring, 0.35)))
    head = [(2.45, 18.2), (2.7, 19), (2.75, 19.4), (2.55, 20.2), (2.62, 21), (2.6, 23)] + [
        (2.6 * math.cos(a), 22.6 + 2.1 * math.sin(a)) for a in (math.pi / 2 * n / 12 for n in range(2, 13))
    ]
    things.append(lathe(head, mesh(56, '#c4c7cc'), angle=80))
    things.append(lathe([(2.72, 20.6), (2.86, 20.9), (2.86, 21.4), (2.72, 21.7)], metal('#cfd2d7', 0.2)))
    screen = svg(
        '<rect width="300" height="160" rx="16" fill="#04182e"/>'
        + words('615.20', 150, 86, 62, '#7fd4ff')
        + words('MHz ▮▮▮', 150, 136, 34, '#7fd4ff', 400),
        300,
        160,
    )
    things.append(box(2.2, 0.4, 1.5, glossy('#0a0a0c'), round=0.1, at=(0, -1.85, 9.6)))
    things.append(plate(1.9, 1.0, printed(screen, 0.2, light=0.9), at=(0, -2.07, 9.85)))
    things.append(box(0.8, 0.5, 1.7, plastic('#8e9097', 0.35), round=0.2, at=(0, -1.85, 13.4)))
    things.append(letters('OHÙN', 0.8, material('#d9dade', 0.4), at=(0, -1.84, 6.4), turn=(0, -90, 0), deep=0.02))
    return things


@good('wireless-mic-pair', yaw=-16, pitch=26, focus=(0.35, 0.4))
def wireless_pair(look):
    dark = metal('#232428', 0.45)
    receiver = [box(30, 16, 4.6, dark, round=0.4)]
    face = '<rect width="1500" height="230" fill="#1b1b1f"/>'
    for x, figure in ((500, '615.20'), (1000, '631.75')):
        face += (
            f'<rect x="{x - 170}" y="45" width="340" height="140" rx="10" fill="#04182e"/>'
            + words(figure, x, 118, 68, '#7fd4ff')
            + words('RF ▮▮▮▮▮   AF ▮▮▮', x, 162, 28, '#7fd4ff', 400)
        )
    face += words('OHÙN', 150, 112, 62, '#f0f0f2') + words('UHF DUAL', 150, 158, 34, '#a9abb3', 400)
    receiver.append(plate(29.2, 4.3, printed(svg(face, 1500, 230), 0.3, light=0.35), at=(0, -8.02, 0.15)))
    for x in (10.9, 13.2):
        receiver.append(
            lathe(
                rounded([(0, 0), (0.9, 0), (0.8, 0.9), (0, 0.95)], 0.1),
                metal('#c9ccd1', 0.25),
                at=(x - 0.0, -8.0, 2.6),
                turn=(90, 0, 0),
                steps=40,
            )
        )
    for x, lean in ((-12.5, -16), (12.5, 16)):
        receiver += group(
            [cylinder(0.75, 1.6, plastic('#18181b', 0.4)), tube([(0, 0, 1), (0, 0, 17)], [0.5, 0.3], plastic('#18181b', 0.4))],
            at=(x, 6.0, 4.4),
            turn=(0, lean, 0),
        )
    group(receiver, at=(0, 9, 0.5))
    for x in (-12, 12):
        for y in (3, 15):
            cylinder(0.9, 0.6, rubber(), at=(x, y, 0))
    for x, turned, ring in ((-6.5, 52, '#d3303a'), (4.5, 52, '#2c6fd6')):
        group(
            group(hand_microphone(ring), turn=(-87, 0, 0), at=(0, -12, 2.3)), at=(x, -9.5 + (2.0 if x > 0 else 0), 0), turn=(0, 0, turned)
        )


@good('four-channel-mixer', yaw=-22, pitch=36, focus=(0.35, 0.5))
def mixer(look):
    case, chrome = metal('#2b2d33', 0.45), metal('#cfd2d7', 0.22)
    wide, deep = 24, 21
    things = [box(wide, deep, 4.6, case, round=0.4)]
    unit = 60
    strips = [-9.4, -5.6, -1.8, 2.0]
    main = 8.0
    art = '<rect width="1440" height="1260" fill="#25272d"/>'

    def px(x):
        return (x + wide / 2) * unit

    def py(y):
        return (deep / 2 - y) * unit

    for n, x in enumerate(strips):
        art += f'<rect x="{px(x) - 105}" y="20" width="210" height="1220" rx="10" fill="none" stroke="#4a4d56" stroke-width="3"/>' + words(
            str(n + 1), px(x), py(-9.9) - 6, 46, '#ffffff'
        )
        for name, y in (('GAIN', 5.2), ('HIGH', 2.6), ('LOW', 0.0), ('FX', -2.6)):
            art += words(name, px(x), py(y) + 66, 24, '#c9ccd3')
        art += ''.join(
            f'<rect x="{px(x) - 34}" y="{py(-4.6 - k * 0.55)}" width="{14 if k % 4 else 22}" height="3" fill="#8d919c"/>' for k in range(9)
        )
        art += words('MIC/LINE', px(x), 40, 20, '#c9ccd3')
    art += (
        words('OHÙN', px(main), 76, 60, '#ffffff', spacing=6)
        + words('4-CHANNEL · USB · 2 FX', px(main), 112, 22, '#f2b41c')
        + words('MAIN', px(main), py(-9.9) - 6, 40, '#ffffff')
    )
    art += f'<rect x="{px(main) - 170}" y="180" width="340" height="130" rx="8" fill="#07120b"/>' + ''.join(
        f'<rect x="{px(main) - 150 + k * 31}" y="{200 + r * 50}" width="22" height="36"'
        f' fill="{("#3ddc6a" if k < 6 else "#f2c21c" if k < 8 else "#e0333c") if k < 7 - r else "#1c3323"}"/>'
        for k in range(10)
        for r in range(2)
    )
    things.append(lying(wide - 0.5, deep - 0.5, printed(svg(art, 1440, 1260), 0.5), at=(0, 0, 4.61)))
    tones = ('#d3303a', '#2c6fd6', '#2c6fd6', '#f2b41c')

    def knob(x, y, tone, size=0.75, aim=20):
        cap = [
            lathe(rounded([(0, 0), (size, 0), (size * 0.85, 1.0), (size * 0.75, 1.35), (0, 1.35)], 0.1), plastic('#17171a', 0.4), steps=32)
        ]
        cap.append(lathe([(0, 1.36), (size * 0.62, 1.36)], plastic(tone, 0.4), steps=24))
        cap.append(box(0.14, size * 0.7, 0.06, plastic('#ffffff', 0.4), round=0.02, at=(0, size * 0.45, 1.35)))
        return group(cap, at=(x, y, 4.6), turn=(0, 0, aim))

    for n, x in enumerate(strips):
        things += [
            lathe(rounded([(0.55, 0), (1.25, 0), (1.25, 0.35), (0.95, 0.5), (0.55, 0.45)], 0.1), chrome, at=(x, 8.3, 4.6), steps=40),
            cylinder(0.56, 0.3, material('#050506', 0.8), at=(x, 8.3, 4.45), round=0.05),
        ]
        for row, tone in enumerate(tones):
            things += knob(x, 5.2 - row * 2.6, tone, aim=(35, -20, 60, -50, 10, -80)[(n * 2 + row) % 6])
        things.append(box(0.3, 5.0, 0.06, material('#050506', 0.8), round=0.02, at=(x + 0.25, -6.9, 4.6)))
        things.append(box(1.1, 1.9, 0.9, plastic('#e9eaed', 0.35), round=0.25, at=(x + 0.25, -7.6 + n * 0.55, 4.75)))
        things.append(box(1.12, 0.14, 0.92, plastic('#17171a', 0.4), round=0.03, at=(x + 0.25, -7.6 + n * 0.55, 4.76)))
    for row in range(2):
        for dx in (-2.0, 2.0):
            things += knob(main + dx, 3.2 - row * 3.0, '#3fa35a' if row else '#f2b41c', 0.95, 30 * dx)
    for dx in (-1.1, 1.1):
        things.append(box(0.3, 5.0, 0.06, material('#050506', 0.8), round=0.02, at=(main + dx, -6.9, 4.6)))
        things.append(box(1.2, 1.9, 0.9, plastic('#d3303a', 0.35), round=0.25, at=(main + dx, -6.2, 4.75)))
    for n in range(3):
        things.append(
            box(
                1.1, 0.7, 0.4, lamp('#ff5a4d', 0.5) if n == 0 else plastic('#cfd1d6', 0.4), round=0.15, at=(main - 1.9 + n * 1.9, -2.2, 4.6)
            )
        )
    for x in (-wide / 2 - 0.25, wide / 2 + 0.25):
        things.append(box(0.8, deep + 0.2, 5.2, plastic('#131316', 0.4), round=0.35, at=(x, 0, -0.1)))
    group(things, at=(0, 0, 1.6), turn=(7, 0, 0))
    for x in (-11, 11):
        cylinder(0.8, 0.8, rubber(), at=(x, -9.4, 0))
        cylinder(0.8, 2.8, rubber(), at=(x, 9.2, 0))


def shimmer():
    """The recordable side of a disc: a pale green mirror in which the colours of the light stand like a fan."""
    body = ''
    for n in range(180):
        a, b = math.tau * n / 180, math.tau * (n + 1.2) / 180
        fan = max(0.0, math.cos(2 * a - 0.9)) ** 6
        red, green, blue = colorsys.hsv_to_rgb((0.62 + 0.55 * math.sin(2 * a - 0.9)) % 1, 0.08 + 0.36 * fan, 0.84 + 0.16 * fan)
        color = f'#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}'
        points = ' '.join(f'{400 + 420 * math.cos(t):.1f},{400 + 420 * math.sin(t):.1f}' for t in (a, b))
        body += f'<polygon points="400,400 {points}" fill="{color}"/>'
    body += ''.join(f'<circle cx="400" cy="400" r="{r}" fill="none" stroke="#ffffff" stroke-opacity="0.25"/>' for r in (160, 392))
    return svg(body, 800, 800, '#b9c4c0')


@good('blank-discs-50', yaw=-14, pitch=20, focus=(0.4, 0.5))
def blank_discs(look):
    """49 stand on the spindle, the last leans before them; the hood stands behind."""
    dark = plastic('#19191c', 0.4)
    lathe(rounded([(0, 0), (6.7, 0), (6.7, 0.9), (6.3, 1.3), (0, 1.3)], 0.25), dark)
    lathe(rounded([(0, 1.2), (0.72, 1.2), (0.72, 12.0), (0.3, 12.5), (0, 12.5)], 0.2), dark)
    # Clear rims with the silver layer between them: one counts the discs by their edges.
    pitch, silver, white = 0.2, metal('#c3c9d2', 0.2), material('#fbfaf7', 0.55)
    rim, gap = material('#c6ced6', 0.3, clear=0.5), material('#4a525c', 0.7)
    sown(
        lathe(rounded([(0.76, 0), (6.0, 0), (6.0, 0.125), (0.76, 0.125)], 0.03, 2), rim, steps=96),
        [((0, 0, 1.35 + n * pitch), (0, 0, 0)) for n in range(49)],
    )
    sown(lathe([(5.95, 0), (5.95, 0.076)], gap, steps=96), [((0, 0, 1.474 + n * pitch), (0, 0, 0)) for n in range(48)])
    top = 1.35 + 48 * pitch
    lathe([(0.78, 0.126), (1.7, 0.126)], silver, at=(0, 0, top))
    lathe([(1.7, 0.128), (5.92, 0.128)], white, at=(0, 0, top))
    mirror = printed(shimmer(), 0.18)
    mirror.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 0.3
    loose = [prism(ellipse(12, 12, 96, (0, 6)), 0.12, rim, round=0.02)]
    hub, hole = material('#dfe5e8', 0.15, clear=0.8), material('#6b6a68', 0.8)
    for wide, made, deep in ((11.7, mirror, 0.064), (4.2, hub, 0.068), (3.4, silver, 0.071), (3.2, hub, 0.074), (1.5, hole, 0.077)):
        loose.append(plate(wide, wide, made, at=(0, -deep, 6 - wide / 2), round=wide / 2 - 0.001))
    group(loose, at=(-3.4, -9.5, 0), turn=(-20, 0, 4))
    hood = [(6.35, 0), (6.5, 0), (6.5, 12.2), (6.1, 12.8), (0, 12.95), (0, 12.75), (6.0, 12.6), (6.32, 12.1), (6.32, 0)]
    tag = svg(
        words('ÀPÓTÍ', 800, 140, 96, '#ffffff', spacing=10)
        + words('CD-R · 50 · 16× · PRINTABLE', 800, 214, 34, '#ffffff', 400)
        + '<rect width="1600" height="26" fill="#f2b41c"/>',
        1600,
        270,
        '#153a7a',
    )
    cover = [
        lathe(rounded(hood, 0.1), clear_plastic('#f7fafa', haze=0.04), steps=96),
        lathe([(6.56, 2.0), (6.56, 6.4)], printed(tag, 0.35)),
    ]
    group(cover, at=(11.5, 9.5, 0), turn=(0, 0, 14))


@good('afrobeat-sheet-music', yaw=18, pitch=12, focus=(0.5, 0.6))
def song_book(look):
    wide, high, thick = 21.6, 29.7, 1.7
    sun = ''.join(
        f'<path d="M420 640L{420 + 900 * math.cos(a):.0f} {640 + 900 * math.sin(a):.0f} {420 + 900 * math.cos(a + 0.11):.0f}'
        f' {640 + 900 * math.sin(a + 0.11):.0f}Z" fill="#f6a821"/>'
        for a in (math.tau * n / 28 for n in range(28))
    )
    staff = ''.join(
        f'<path d="M-20 {880 + n * 26}Q220 {800 + n * 26} 430 {880 + n * 26}T880 {850 + n * 26}" fill="none" stroke="#fff3d6"'
        ' stroke-width="4"/>'
        for n in range(5)
    )
    notes = ''.join(
        f'<g transform="translate({x} {y}) scale({s})" fill="#ffd45e"><ellipse rx="20" ry="15" transform="rotate(-20)"/><rect x="16"'
        ' y="-86" width="6" height="84"/><path d="M22-86q30 16 24 54q-4-22-24-28z"/></g>'
        for x, y, s in ((110, 890, 1.2), (250, 862, 1.3), (560, 930, 1.3), (700, 890, 1.2))
    )
    horn = (
        '<g transform="translate(420 640) rotate(-24)" stroke="#1c1310" stroke-width="7" fill="#ffd45e"><path d="M-230-12H70Q150-20'
        ' 210-96V96Q150 20 70 12H-230Z"/><rect x="-262" y="-20" width="36" height="40" rx="6"/><rect x="-120" y="-58" width="40"'
        ' height="130" rx="9" fill="#e9e4d8"/><rect x="-66" y="-58" width="40" height="130" rx="9" fill="#e9e4d8"/><rect x="-12" y="-58"'
        ' width="40" height="130" rx="9" fill="#e9e4d8"/><path d="M-150 62H60Q90 62 90 36" fill="none"/></g>'
    )
    art = (
        '<rect width="840" height="1155" fill="#d8402a"/>'
        + sun
        + '<circle cx="420" cy="640" r="190" fill="#0f6b4a"/>'
        + horn
        + '<rect y="800" width="840" height="355" fill="#14213d"/>'
        + staff
        + notes
    )
    art += (
        '<rect width="840" height="372" fill="#14213d"/>'
        + words('HIGHLIFE &', 420, 128, 100, '#ffd45e')
        + words('AFROBEAT', 420, 228, 112, '#ffffff')
        + words('SONG BOOK', 420, 306, 72, '#f6a821', spacing=12)
        + words('60 Scores · Voice · Horns · Keys', 420, 352, 32, '#ffffff', 400)
        + words('ÌWÉ PRESS', 420, 1106, 40, '#ffd45e', spacing=8)
        + words('with chords, lyrics and play-along tracks', 420, 1050, 27, '#fff', 400)
    )
    book = [box(wide - 0.3, thick - 0.3, high - 0.3, bumped(paper('#f4eee0'), 0.2, 0.05), round=0.05, at=(0.1, 0, 0.15))]
    for side in (-1, 1):
        book.append(prism(rounded_rectangle(wide, high, 0.4), 0.1, material('#14213d', 0.35), round=0.03, at=(0, side * thick / 2, 0)))
    book.append(plate(wide - 0.04, high - 0.04, printed(svg(art, 840, 1155), 0.3, clear=0.4), at=(0, -thick / 2 - 0.056, 0.02), round=0.38))
    wire, hole = metal('#26272b', 0.35), material('#0c0c0e', 0.9)
    for n in range(34):
        z = 1.2 + n * (high - 2.4) / 33
        book.append(cylinder(0.2, 0.03, hole, at=(-wide / 2 + 0.75, -thick / 2 - 0.05, z), turn=(90, 0, 0), round=0.01))
        book.append(
            tube(
                [
                    (-wide / 2 + 0.75 - 1.05 * (1 + math.cos(a)) * 0.62, 1.12 * math.sin(a), z + 0.12 * math.sin(a / 2))
                    for a in (math.tau * k / 12 for k in range(13))
                ],
                0.09,
                wire,
                smooth=False,
            )
        )
    group(book, turn=(-9, 0, 0))
