"""Electronics: computers and what belongs to them."""

import math

from goods import good
from goods.electronics.devices import FULL_KEYS, KEYS, desktop, keyboard
from goods.shared.gadgets import BLACK, coil, dot, gradient, plug, screen, socket
from materials import bumped, glossy, lamp, material, metal, plastic, printed, rubber, weave
from prints import svg, words
from shapes import blob, box, cylinder, ellipse, group, letters, plate, prism, rounded_rectangle, surface, tube


def laptop(width, depth, shell, keys, ink, picture, brand, rows=KEYS, rim=0.9, thick=1.7, open_by=108, lid_brand=None):
    """An open laptop: the hinge runs along the back of the lower half."""
    prism(rounded_rectangle(width, depth, 1.2), thick, shell, round=0.35, at=(0, depth / 2, thick / 2), turn=(90, 0, 0))
    well = (width - 3.4, depth * 0.47)
    prism(
        rounded_rectangle(well[0], well[1], 0.4),
        0.04,
        material('#0f1012' if ink != '#3a3c42' else '#8f949c', 0.7),
        round=0.01,
        at=(0, depth * 0.44, thick),
        turn=(90, 0, 0),
    )
    unit = (well[0] - 0.3) / 14.5
    keyboard(rows, unit, keys, ink, 0.16, at=(0, depth * 0.44 - well[1] / 2, thick), gap=unit * 0.06, slant=0.05, deep=(well[1] - 0.3) / 6)
    prism(
        rounded_rectangle(width * 0.36, depth * 0.28, 0.4),
        0.03,
        material('#2a2b2f' if ink != '#3a3c42' else '#b9bec6', 0.4),
        round=0.01,
        at=(0, -depth * 0.2, thick + 0.005),
        turn=(90, 0, 0),
    )
    lid_tall = depth - 0.4
    lid = [
        prism(rounded_rectangle(width, lid_tall, 1.0), 0.8, shell, round=0.3),
        prism(rounded_rectangle(width - 0.3, lid_tall - 0.3, 0.9), 0.05, glossy(BLACK), round=0.02, at=(0, -0.4, 0.15)),
        plate(width - 2 * rim, lid_tall - rim - 2.0, screen(picture), at=(0, -0.43, 1.6), round=0.15),
        letters(brand, 0.6, material('#b9bcc2'), at=(0, -0.43, 0.8), deep=0.004),
        dot(0.14, glossy('#1d2036'), (0, -0.42, lid_tall - 0.55), deep=0.02),
        letters(lid_brand or brand, 2.0, metal('#e6e7ea'), at=(0, 0.405, lid_tall / 2), turn=(0, 0, 180), deep=0.01),
    ]
    tube([(-width * 0.4, depth / 2 - 0.5, thick), (width * 0.4, depth / 2 - 0.5, thick)], 0.45, plastic('#2a2b2f', 0.4), smooth=False)
    group(lid, at=(0, depth / 2 - 0.5, thick + 0.05), turn=(90 - open_by, 0, 0))
    for y, wide, tall in ((1.8, 0.95, 0.32), (4.2, 1.3, 0.5), (6.4, 1.5, 0.55)):
        for side in (-1, 1):
            socket(wide, tall, at=(side * width / 2, y - 1, thick * 0.5), turn=(0, 0, side * 90), round=0.08)


@good('laptop-14-i5', yaw=-26, pitch=22, turned=150)
def laptop_14(look):
    color = look.color or '#c9ced8'
    black = color < '#888888'
    shell = material('#2b2b31', 0.5) if black else metal(color, 0.36)
    laptop(32.6, 22.8, shell, '#1c1d20', '#e6e8ec', desktop(), 'Kọ̀mpútà')


def mouse(shell, dark, at=(0, 0, 0), turn=(0, 0, 0), width=6.0, long=10.2, tall=3.5, brand=''):
    """A computer mouse whose buttons lie at -y."""

    def back(u, v):
        around, rise = 2 * math.pi * u, v * math.pi / 2
        spread = math.cos(rise) ** 0.55 if v < 1 else 0
        x = math.copysign(abs(math.cos(around)) ** 0.82, math.cos(around)) * width / 2 * spread
        y = math.copysign(abs(math.sin(around)) ** 0.86, math.sin(around)) * long / 2 * spread
        x *= 1 - 0.1 * math.cos(math.pi * y / long * 0.9) * (0.5 if abs(y) < long * 0.3 else 0.3)
        return x, y, 0.35 + tall * math.sin(rise) ** 0.85 * (1 + 0.13 * y / long)

    def ridge(y):
        part = min(1, abs(2 * y / long)) ** (1 / 0.55)
        rise = math.acos(min(1, abs(2 * y / long) ** (1 / 0.55))) if part < 1 else 0
        return 0.35 + tall * math.sin(rise) ** 0.85 * (1 + 0.13 * y / long)

    things = [surface(back, shell, 96, 48, True)]
    things.append(
        prism(
            [(a * 0.94, b * 0.94 - long * 0.47) for a, b in [(x, z) for x, z in rounded_rectangle(width, long, width * 0.46)]],
            0.6,
            dark,
            round=0.2,
            at=(0, 0, 0.3),
            turn=(90, 0, 0),
        )
    )
    seam = [(0, -long / 2 * 0.985 + step * 0.3, ridge(-long / 2 * 0.985 + step * 0.3) + 0.0) for step in range(18)]
    things.append(tube(seam, 0.05, material('#0b0b0c'), smooth=False))
    y = -long * 0.27

    def slope(y):
        return math.degrees(math.atan2(ridge(y + 0.2) - ridge(y - 0.2), 0.4))

    things += group([blob(1.0, 2.3, 0.3, material('#0d0d0f', 0.6), at=(0, 0, -0.17))], at=(0, y, ridge(y)), turn=(slope(y), 0, 0))
    things.append(cylinder(0.72, 0.56, rubber('#4a4b52'), round=0.14, at=(-0.28, y, ridge(y) - 0.32), turn=(0, 90, 0)))
    if brand:
        things.append(
            letters(
                brand,
                0.85,
                material('#8a8b92', 0.5),
                at=(0, long * 0.2, ridge(long * 0.2) + 0.01),
                turn=(slope(long * 0.2) - 90, 0, 0),
                deep=0.03,
            )
        )
    return group(things, at, turn)


@good('laptop-student', yaw=-24, pitch=26, turned=150)
def student_laptop(look):
    laptop(28.6, 19.6, plastic('#2f6d8c', 0.4), '#f0f1ef', '#3a3c42', desktop('#1d3f8f', '#f0a63c'), 'Kọ̀mpútà', rim=1.3, thick=1.9)
    felt = bumped(material('#4a4d55', 0.95, sheen=0.5), 0.5, 0.12)
    prism(rounded_rectangle(31.5, 22.5, 1.6), 1.3, felt, round=0.6, at=(6.5, 14.2, 0.65), turn=(90, 0, -7))
    tube([(20.5, -9, 1.25), (22.9, 10.6, 1.25)], 0.16, metal('#b9bcc2'), smooth=False)
    mouse(plastic('#f0f1ef', 0.35), plastic('#2f6d8c', 0.5), at=(19.5, -6.5, 1.3), turn=(0, 0, 12), width=5.6, long=9.4, tall=3.1)


@good('desktop-set', yaw=-18, pitch=16, turned=60)
def desktop_set(look):
    black, dark = plastic('#1d1e21', 0.4), plastic('#26272b', 0.5)
    monitor = [
        prism(rounded_rectangle(50.5, 30.2, 0.6), 1.8, black, round=0.3, at=(0, 0, 12)),
        plate(48.9, 27.5, screen(desktop('#173b7a', '#49b4c9')), at=(0, -0.905, 13.9)),
        letters('Kọ̀mpútà', 0.9, metal('#c3c5ca'), at=(0, -0.91, 12.9), deep=0.01),
        prism(rounded_rectangle(26, 16, 2), 4, dark, round=1.2, at=(0, 2.4, 18)),
        box(5.0, 1.8, 24, black, round=0.5, at=(0, 3.6, 1.0)),
        prism(rounded_rectangle(23, 18, 2.0), 1.0, black, round=0.35, at=(0, 11, 0.5), turn=(90, 0, 0)),
        dot(0.2, lamp('#7fd0ff', 3), (23.4, -0.9, 12.8), deep=0.05),
    ]
    group(monitor, at=(-6, 5, 0))
    tower = [
        box(16.5, 36, 36.5, black, round=0.6),
        box(15.4, 0.6, 35.4, plastic('#141517', 0.25), round=0.2, at=(0, -18.0, 0.6)),
        box(13.2, 0.5, 2.0, plastic('#232428', 0.4), round=0.2, at=(0, -18.3, 31.5)),
        box(2.2, 0.2, 0.4, black, round=0.1, at=(5, -18.55, 32.3)),
    ]
    for number in range(14):
        box_ = box(12.4, 0.4, 0.5, plastic('#303238', 0.4), round=0.15, at=(0, -18.25, 3.0 + number * 1.15))
        tower.append(box_)
    tower += [
        cylinder(1.1, 0.5, metal('#b9bcc2'), round=0.15, at=(0, -18.2, 27.4), turn=(90, 0, 0)),
        cylinder(0.25, 0.56, lamp('#6dc8ff', 3), round=0.05, at=(0, -18.2, 27.4), turn=(90, 0, 0)),
        letters('Kọ̀mpútà', 1.3, metal('#c3c5ca'), at=(0, -18.3, 21.2), deep=0.02),
    ]
    for x in (-2.4, 0.2, 2.6):
        tower.append(socket(1.3 if x < 1 else 0.5, 0.5, at=(x, -18.31, 24.4), round=0.06))
    group(tower, at=(31, 8, 0.8))
    box(44.6, 13.4, 1.5, black, round=0.6, at=(-8, -17.5, 0))
    keyboard(FULL_KEYS, 1.93, '#26272b', '#e9eaec', 0.45, at=(-8, -17.5, 1.4), gap=0.1, slant=0.14)
    mouse(black, dark, at=(22.5, -17.5, 0), width=6.2, long=10.6)
    tube([(22.5, -12.2, 0.8), (22.5, -9, 0.4), (20, -4, 0.3), (18, 2, 0.3)], 0.22, dark)


@good('wireless-keyboard', yaw=-14, pitch=44, turned=40)
def wireless_keyboard(look):
    shell = plastic('#39404d', 0.42)
    things = [prism(rounded_rectangle(44.0, 13.6, 1.3), 1.3, shell, round=0.4, at=(0, 6.8, 0.65), turn=(90, 0, 0))]
    things += [prism(rounded_rectangle(42.6, 11.9, 0.6), 0.05, plastic('#171a20', 0.6), round=0.01, at=(0, 5.7, 1.3), turn=(90, 0, 0))]
    things += [keyboard(FULL_KEYS, 1.94, '#2b303b', '#f1f2f4', 0.42, at=(0, -0.25, 1.28), gap=0.07, slant=0.16)]
    things += [
        letters('Tẹ̀', 0.8, material('#e3e5ea'), at=(-20, 6.2, 1.305), turn=(-90, 0, 0), deep=0.005),
        dot(0.12, lamp('#7dff9a', 2), (20.3, 6.2, 1.27), turn=(0, 0, 0), deep=0.04),
    ]
    group(things, at=(0, 0, 0.9), turn=(5, 0, 0))
    for x in (-18, 18):
        box(3.2, 1.4, 1.9, plastic('#2b303b', 0.5), round=0.3, at=(x, 5.6, 0))
    group(
        [
            box(1.3, 1.0, 0.62, plastic('#2a2b2f', 0.4), round=0.2),
            box(1.2, 1.2, 0.45, metal('#c9ccd1', 0.22), round=0.05, at=(0, -1.05, 0.08)),
        ],
        at=(19.5, -9.6, 0),
        turn=(0, 0, 28),
    )


@good('silent-mouse', yaw=-38, pitch=30, turned=60)
def silent_mouse(look):
    color = look.color or '#f7f5f0'
    black = color < '#888888'
    mouse(plastic('#2b2a31' if black else color, 0.4), plastic('#1b1b1f' if black else '#b9b8b3', 0.5), brand='Tẹ̀')


@good('ink-tank-printer', yaw=-26, pitch=20, turned=50)
def printer(look):
    shell, lid = plastic('#2a2b2f', 0.46), plastic('#222327', 0.38)
    box(41.5, 33, 12.5, shell, round=1.0)
    box(40.9, 32.4, 0.3, material('#0b0b0c'), round=0, at=(0, 0, 12.3))
    box(41.5, 33, 4.6, lid, round=0.9, at=(0, 0, 12.7))
    prism(rounded_rectangle(30, 24, 0.5), 0.05, glossy('#1a1b1e'), round=0.02, at=(-1.5, 12.5, 17.3), turn=(90, 0, 0))
    feed = [box(26, 0.8, 17, plastic('#333439', 0.4), round=0.3)] + [
        box(21, 0.03, 24.5, material('#fbfbf8', 0.9), round=0, at=(0.2 * n, -0.5 - 0.05 * n, 0.3)) for n in range(5)
    ]
    group(feed, at=(-2, 17.3, 12.6), turn=(-18, 0, 0))
    box(27, 1.0, 6.2, material('#0c0c0e', 0.7), round=0.2, at=(-2.5, -16.2, 2.0))
    prism(rounded_rectangle(25, 12.5, 0.8), 0.7, plastic('#333439', 0.4), round=0.2, at=(-2.5, -12.2, 2.6), turn=(88, 0, 0))
    page = svg(
        '<rect width="600" height="300" fill="#fff"/>' + f'<defs>{gradient("p", "#f2b01e", "#e0409a", "#2f6fed", turned=True)}</defs>'
        f'<rect x="40" y="30" width="520" height="210" rx="12" fill="url(#p)"/>'
        f'<circle cx="420" cy="110" r="60" fill="#fff3c4"/>' + words('Ọjọ́ ìbí rere!', 300, 200, 64),
        600,
        300,
    )
    plate(21, 10.5, printed(page, 0.9), at=(-2.5, -27.0, 3.1), turn=(-88, 0, 0))
    panel = [
        prism(rounded_rectangle(39, 4.4, 0.8), 0.6, glossy('#131316'), round=0.2),
        plate(
            4.6,
            2.6,
            screen(svg(words('Ready', 150, 75, 60) + words('Wi-Fi ✓', 150, 140, 44, '#7fe3a0'), 300, 170, '#173a6b')),
            at=(-2, -0.31, 0.9),
            round=0.1,
        ),
    ]
    for x, tone in ((-17, '#7fd0ff'), (-12, '#e6e7ea'), (-8, '#e6e7ea'), (4, '#e6e7ea'), (8, '#e6e7ea'), (12, '#7fe3a0'), (16, '#e6e7ea')):
        panel += [dot(0.85, plastic('#3a3b41', 0.35), (x, -0.3, 2.2), deep=0.16), dot(0.22, lamp(tone, 0.9), (x, -0.3, 2.2), deep=0.2)]
    group(panel, at=(0, -16.6, 8.4), turn=(-12, 0, 0))
    letters('Ọ̀rọ̀', 1.7, plastic('#e9e9ec'), at=(-16.0, -16.53, 15.0), deep=0.02)
    box(8.2, 2.6, 7.4, plastic('#1a1b1e', 0.3), round=0.4, at=(16.4, -16.0, 0.8))
    for number, (ink, part) in enumerate((('#121214', 0.92), ('#14a0d8', 0.75), ('#d8238a', 0.82), ('#f2c318', 0.66))):
        x = 13.7 + number * 1.8
        box(1.5, 0.5, 6.2, material('#e4ebee', 0.1, clear=1.0), round=0.15, at=(x, -17.2, 1.3))
        box(1.3, 0.5, 5.8 * part, material(ink, 0.12, clear=1.0), round=0.1, at=(x, -17.32, 1.45))
    letters('BK  C  M  Y', 0.5, plastic('#e9e9ec'), at=(16.4, -17.31, 7.75), deep=0.01)


@good('hard-drive-2tb', yaw=-26, pitch=26, turned=50)
def hard_drive(look):
    body = plastic('#26282d', 0.42)
    stripes = ''.join(f'<path d="M{n * 40 - 600} 600L{n * 40} 0" stroke="#31343b" stroke-width="12"/>' for n in range(32))
    top = svg(
        stripes
        + '<rect x="0" y="452" width="840" height="10" fill="#38bdf8"/>'
        + words('Àpótí', 60, 130, 84, '#f0f1f4', anchor='start')
        + words('2 TB', 780, 560, 92, '#f0f1f4', anchor='end')
        + words('USB 3.2', 60, 556, 46, '#9aa0ab', 400, 'start'),
        840,
        600,
        '#24262b',
    )
    drive = [
        prism(rounded_rectangle(11.8, 8.2, 0.9), 1.5, body, round=0.4),
        plate(11.0, 7.4, printed(top, 0.4, clear=0.3), at=(0, -0.752, 0.4), round=0.5),
    ]
    drive += [socket(1.2, 0.35, at=(5.9, 0, 4.1), turn=(0, 90, 90)), dot(0.1, lamp('#6dc8ff', 3), (4.9, -0.73, 7.4), deep=0.04)]
    sleeve_cloth = weave('#3b3e45', 0.1)
    sleeve = [
        prism(rounded_rectangle(13.6, 10.2, 1.6), 2.3, sleeve_cloth, round=0.9),
        tube([(-6.6, 0, 4), (-6.6, 0, 8.6), (-5.6, 0, 10.1), (5.6, 0, 10.1), (6.6, 0, 8.6), (6.6, 0, 4)], 0.22, metal('#8d8f96')),
    ]
    group(sleeve, at=(3.0, 5.4, 0), turn=(-6, 0, -8))
    group(drive, at=(-2.0, 0.2, 0.02), turn=(-15, 0, 6))
    coil(
        2.7,
        2.3,
        0.19,
        plastic('#1d1e22', 0.5),
        at=(6.8, -3.0, 0),
        seed='drive',
        ends=[(-4.4, 0.6, 0.3), (-6.2, -1.4, 0.3), (-7.6, -2.0, 0.3)],
    )
    plug('#1d1e22', at=(-2.6, -5.3, 0), turn=(0, 0, -74), tip=(1.2, 0.45), size=(1.4, 2.2, 0.7))


@good('portable-ssd', yaw=-28, pitch=24, turned=50)
def portable_ssd(look):
    alloy, gum = metal('#3f6fae', 0.34), rubber('#1e1f23')
    loop = ellipse(0.9, 0.9, at=(2.15, 9.2))
    part = [
        prism(rounded_rectangle(6.4, 10.2, 1.5), 1.35, gum, round=0.45, holes=[loop]),
        prism(rounded_rectangle(5.2, 7.4, 0.7), 1.44, alloy, round=0.12, at=(0, 0, 1.0)),
        letters('Àpótí', 1.0, plastic('#f4f4f0'), at=(0, -0.725, 6.5), deep=0.006),
        letters('1 TB', 1.3, plastic('#f4f4f0'), at=(0, -0.725, 2.6), deep=0.006),
        letters('SSD', 0.5, plastic('#c9d8ee'), at=(0, -0.725, 4.3), deep=0.006),
        dot(0.1, lamp('#7dff9a', 3), (2.1, -0.72, 7.9), deep=0.03),
        socket(0.95, 0.32, at=(0, 0, 0.0), turn=(90, 0, 0)),
    ]
    for x in (-2.9, 2.9):
        for number in range(6):
            part.append(box(0.35, 1.42, 0.5, gum, round=0.12, at=(x, 0, 1.8 + number * 1.0)))
    group(part, at=(0, 0, 0.05), turn=(-12, 0, 0))
    for x, y, _turn, tip, seed in ((5.6, 1.6, 30, (0.83, 0.26), 'one'), (-4.6, 2.6, -30, (1.2, 0.45), 'two')):
        coil(2.2, 1.9, 0.18, plastic('#1d1e22', 0.5), at=(x, y, 0), seed=seed, ends=[(-2.6, -1.2, 0.3), (-1.8, -2.6, 0.3)])
        plug('#1d1e22', at=(x - 0.6, y - 3.4, 0), turn=(0, 0, 60), tip=tip, size=(0.95 if tip[0] < 1 else 1.3, 1.9, 0.55))
