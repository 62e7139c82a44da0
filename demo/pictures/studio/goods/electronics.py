"""Electronics: screens and computers."""

import math

from goods import good
from goods.devices import BLACK, FULL_KEYS, KEYS, coil, desktop, dot, football, gradient, keyboard, plug, screen, socket, sunset
from materials import bumped, glossy, lamp, material, metal, plastic, printed, rubber, weave, wood
from prints import svg, words
from shapes import blob, box, cylinder, ellipse, group, letters, plate, prism, rounded_rectangle, sphere, surface, tube


def television(width, height, picture, rim=0.9, chin=1.6, lift=7.0, deep=5.0, brand='Ìmọ́lẹ̀', frame=None):
    """A flat television without its feet: the panel's lower edge is `lift` above the ground."""
    frame = frame or plastic('#17181a', 0.3)
    prism(rounded_rectangle(width, height, 0.7), 1.4, frame, round=0.25, at=(0, 0, lift))
    prism(rounded_rectangle(width * 0.72, height * 0.5, 1.5), deep, plastic('#1b1c1f', 0.5), round=1.0, at=(0, deep / 2 + 0.4, lift + 1.5))
    plate(width - 2 * rim, height - rim - chin, screen(picture), at=(0, -0.706, lift + chin))
    letters(brand, min(chin * 0.7, 1.5), metal('#c3c5ca'), at=(0, -0.71, lift + chin * 0.45), deep=0.01)
    box(2.4, 0.8, 0.5, plastic('#0d0d0f', 0.3), round=0.2, at=(width * 0.4, -0.3, lift - 0.25))


def tv_home():
    """A smart television's first page: one film large, rows of others."""
    names = ('Ìlú Mi', 'Lagos 2 AM', 'Owambe', 'Zuma', 'Sọ̀rọ̀', 'Harmattan')
    tones = (('#7a1f3d', '#e2683c'), ('#0c2f5c', '#3aa0d8'), ('#5b2a86', '#e0559b'), ('#1f5b3a', '#9ccc4c'), ('#6b3d12', '#e8a93a'), ('#233044', '#7d93b2'))
    defs = ''.join(gradient(f't{n}', *tone, turned=True) for n, tone in enumerate(tones))
    row = ''
    for line, (y, tall) in enumerate(((560, 170), (770, 170))):
        for n in range(6):
            x, mark = 70 + n * 252, (n + line * 2) % 6
            row += f'<rect x="{x}" y="{y}" width="232" height="{tall}" rx="12" fill="url(#t{mark})"/><circle cx="{x + 170}" cy="{y + 60}" r="{38 + 5 * (n % 3)}" fill="#fff" opacity=".2"/>'
            row += f'<path d="M{x} {y + tall}V{y + 120}Q{x + 110} {y + 70 + 12 * (n % 2)} {x + 232} {y + 130}V{y + tall}z" fill="#000" opacity=".3"/>' + words(names[mark], x + 18, y + tall - 22, 27, anchor='start')
    return svg(
        f'<defs>{defs}{gradient("h", "#0b1026", "#3b1d5e", "#c4573c", turned=True)}</defs><rect width="1600" height="900" fill="#0b0d14"/><rect width="1600" height="500" fill="url(#h)"/>'
        '<circle cx="1200" cy="250" r="150" fill="#ffd08a"/><path d="M820 500Q1000 330 1180 420T1600 360V500z" fill="#1b0f2a"/><path d="M1090 440l28-150h26l30 150zM1300 420l20-110h22l24 110z" fill="#120a1e"/>'
        + words('Home    Films    Live    Apps', 70, 70, 28, '#e8eaf2', 400, 'start') + words('10:24', 1530, 70, 28, anchor='end') + words('Afárá', 70, 270, 120, anchor='start')
        + words('Drama · 2026 · English, Yorùbá', 74, 325, 30, '#dfe3ee', 400, 'start') + '<rect x="70" y="360" width="190" height="66" rx="33" fill="#fff"/>' + words('▶ Play', 165, 404, 30, '#17181c')
        + '<rect x="280" y="360" width="190" height="66" rx="33" fill="#fff" opacity=".25"/>' + words('+ My list', 375, 404, 30, '#ffffff') + row, 1600, 900,
    )


def splayed_feet(width, lift, made):
    for side in (-1, 1):
        for reach in (-10.5, 10.5):
            tube([(side * width * 0.36, 0.6, lift + 1.4), (side * width * 0.37, 0.6 + reach * 0.2, lift - 1), (side * width * 0.385, 0.6 + reach, 0.5)], [0.9, 0.75, 0.6], made)


@good('tv-43-smart', yaw=-20, pitch=10, turned=205)
def tv_43(look):
    television(96.5, 56.0, tv_home(), rim=1.0, chin=2.0)
    splayed_feet(96, 7.0, plastic('#1c1d20', 0.35))


@good('tv-55-4k', yaw=-20, pitch=10, turned=205)
def tv_55(look):
    television(123.0, 70.8, sunset(words('4K', 1500, 90, 46, '#ffffff')), rim=0.35, chin=1.0, lift=8.0, frame=metal('#3d3f45', 0.3))
    box(8, 4.0, 8.4, metal('#55575e', 0.3), round=0.6, at=(0, 2.2, 1.0))
    prism([(x * 1.0, z) for x, z in rounded_rectangle(62, 26, 3)], 1.0, metal('#55575e', 0.3), round=0.35, at=(0, 13, 0.5), turn=(90, 0, 0))


@good('tv-24-solar', yaw=-22, pitch=14, turned=205)
def tv_24(look):
    television(55.0, 33.2, football(), rim=1.3, chin=3.0, lift=4.5, brand='SunGate')
    splayed_feet(50, 4.5, plastic('#1c1d20', 0.35))
    letters('12 V', 1.1, plastic('#f59e0b'), at=(-22, -0.71, 6.0), deep=0.01)
    for side, tone in ((-1, '#cf2331'), (1, '#1b1b1e')):
        tube([(-14, 2, 10), (-14 + side * 0.5, -4, 0.6), (-9 + side * 1.0, -14, 0.5), (-1 + side * 2.4, -13 - side, 0.6), (3 + side * 2.4, -15 - side * 1.2, 0.9)], 0.28, plastic(tone, 0.45))
        clip = [
            box(0.9, 5.0, 0.45, metal('#c9a24b', 0.3), round=0.15, at=(0, -1.6, 0.4)), box(0.9, 5.0, 0.45, metal('#c9a24b', 0.3), round=0.15, at=(0, -1.6, 1.2), turn=(9, 0, 0)),
            box(1.3, 4.0, 0.5, plastic(tone, 0.4), round=0.2, at=(0, 1.6, 0.1), turn=(-8, 0, 0)), box(1.3, 4.0, 0.5, plastic(tone, 0.4), round=0.2, at=(0, 1.6, 1.7), turn=(16, 0, 0)),
        ]
        group(clip, at=(5.6 + side * 2.6, -16.0 - side * 1.0, 0), turn=(0, 0, 74))


@good('satellite-dish-kit', yaw=24, pitch=10, turned=70)
def dish(look):
    paint, zinc = material('#bfc4c8', 0.36, clear=0.3), metal('#9a9ea4', 0.38)

    def bowl(u, v):
        radius, angle = 30 * v, 2 * math.pi * u
        return radius * math.cos(angle), 0.0082 * radius * radius - 7.4 + (0.5 if v > 0.985 else 0), radius * 1.08 * math.sin(angle)

    dish_part = [surface(lambda u, v: (bowl(u, v)[0], -bowl(u, v)[1], bowl(u, v)[2]), paint, 96, 32, True, thickness=0.25)]
    dish_part.append(tube([(30 * math.cos(a), 0, 32.4 * math.sin(a)) for a in (math.radians(t) for t in range(0, 360, 8))], 0.5, paint, closed=True))
    dish_part.append(letters('SkyPot', 5.2, plastic('#1b4f9c'), at=(0, 5.6, -10), deep=0.05))
    dish_part.append(box(2.2, 34, 2.2, zinc, round=0.4, at=(0, -10, -33.4), turn=(-16, 0, 0)))
    dish_part += [
        cylinder(3.0, 5.0, plastic('#e9e9e6', 0.4), round=0.8, at=(-0, -30.5, -21.6), turn=(-62, 0, 0)), cylinder(1.7, 10.5, plastic('#d9d9d6', 0.4), round=0.4, at=(0, -34.8, -23.9), turn=(-62, 0, 0)),
        box(3.6, 3.6, 6.0, plastic('#e9e9e6', 0.4), round=0.7, at=(0, -38.2, -28.4), turn=(-62 + 90, 0, 0)),
        tube([(0, -28, -35.5), (0, -34.5, -31.5), (0, -36, -27)], 0.9, zinc),
    ]
    for side in (-1, 1):
        dish_part.append(cylinder(0.55, 1.6, metal('#c9a24b'), round=0.1, at=(side * 1.0, -39.5, -31), turn=(180, 0, 0)))
    group(dish_part, at=(0, 0, 44), turn=(-22, 0, 0))
    tube([(0, 20, 46), (0, 20, 14), (0, 20, 8), (0, 24.6, 8)], 1.9, zinc)
    box(8, 12, 10, zinc, round=0.6, at=(0, 16, 37))
    prism(rounded_rectangle(16, 16, 1.0), 0.8, zinc, round=0.2, at=(0, 25, 0))
    for x in (-5.5, 5.5):
        for z in (2.5, 13.5):
            cylinder(0.9, 1.2, metal('#d8b35a'), round=0.2, at=(x, 24.8, z), turn=(90, 0, 0))
    coil(11, 9, 0.38, plastic('#f1f1ee', 0.4), at=(26, -16, 0), seed='dish', ends=[(-2, -13, 1.2), (-7, -14.5, 0.6), (-9.5, -14.2, 0.5)])
    cylinder(0.55, 1.8, metal('#c9a24b'), round=0.1, at=(16.6, -30.2, 0.55), turn=(0, -90, 0))
    for x, y, turn in ((-16, -24, 20), (-12.5, -21, 70), (-19, -19, -40), (-10, -26, 120)):
        group([cylinder(0.45, 5.0, metal('#d8b35a'), round=0.1), cylinder(0.95, 0.7, metal('#d8b35a'), round=0.1)], at=(x, y, 0.95), turn=(90, 0, turn))


@good('retro-portable-tv', yaw=-24, pitch=12, turned=60)
def retro_tv(look):
    shell, walnut, chrome = plastic('#d9642c', 0.32), wood('#7a4a28', along='x', size=0.8), metal('#d5d7db', 0.16)
    prism(rounded_rectangle(30, 23.0, 4.0), 19, shell, round=2.0, at=(0, 0, 2.0))
    prism(rounded_rectangle(27.6, 20.6, 3.0), 0.6, walnut, round=0.2, at=(0, -9.4, 3.2))
    prism([(x - 3.6, z) for x, z in rounded_rectangle(18.6, 16.6, 3.4)], 0.9, chrome, round=0.35, at=(0, -9.6, 5.2))
    prism([(x - 3.6, z) for x, z in rounded_rectangle(17.6, 15.6, 3.0)], 1.0, plastic('#131316', 0.4), round=0.3, at=(0, -9.7, 5.7))
    picture = sunset(wide=1100, tall=900, sky=('#20306b', '#8a3d78', '#f08a3c', '#ffd98a'))

    def bulge(u, v):
        x, z = (u - 0.5) * 15.6, (v - 0.5) * 13.4
        return x - 3.6, -10.2 - 0.55 * (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 2), z + 13.5

    surface(bulge, screen(picture), 24, 24)
    for z, size in ((19.4, 2.5), (13.8, 2.5)):
        cylinder(size, 0.5, chrome, round=0.15, at=(9.8, -9.6, z), turn=(90, 0, 0))
        cylinder(size * 0.78, 1.8, plastic('#1c1c1f', 0.35), round=0.3, at=(9.8, -9.7, z), turn=(90, 0, 0))
        box(0.4, 1.9, size * 1.3, chrome, round=0.1, at=(9.8, -10.7, z - size * 0.65), turn=(0, 24, 0))
    for number in range(6):
        box(5.6, 0.5, 0.34, plastic('#17171a', 0.4), round=0.12, at=(9.8, -9.7, 5.6 + number * 0.85))
    letters('Ìgbà', 1.2, chrome, at=(-3.6, -9.72, 4.3), deep=0.04)
    for side in (-1, 1):
        tube([(side * 8.5, -6.5, 2.4), (side * 9.6, -7.6, 0.2)], [1.0, 0.6], walnut, smooth=False)
        tube([(side * 8.5, 6.5, 2.4), (side * 9.6, 7.6, 0.2)], [1.0, 0.6], walnut, smooth=False)
        tube([(side * 0.9, 3, 25), (side * 12.5, 4, 42)], [0.28, 0.18], chrome, smooth=False)
        sphere(0.5, chrome, at=(side * 12.6, 4, 41.8))
    cylinder(2.6, 1.5, plastic('#1c1c1f', 0.35), round=0.6, at=(0, 3, 24.8))
    tube([(-9, 0, 24.6), (-9, 0, 27), (-7.6, 0, 27.8), (7.6, 0, 27.8), (9, 0, 27), (9, 0, 24.6)], 0.55, chrome)


def laptop(width, depth, shell, keys, ink, picture, brand, rows=KEYS, rim=0.9, thick=1.7, open_by=108, lid_brand=None):
    """An open laptop: the hinge runs along the back of the lower half."""
    prism(rounded_rectangle(width, depth, 1.2), thick, shell, round=0.35, at=(0, depth / 2, thick / 2), turn=(90, 0, 0))
    well = (width - 3.4, depth * 0.47)
    prism(rounded_rectangle(well[0], well[1], 0.4), 0.04, material('#0f1012' if ink != '#3a3c42' else '#8f949c', 0.7), round=0.01, at=(0, depth * 0.44, thick), turn=(90, 0, 0))
    unit = (well[0] - 0.3) / 14.5
    keyboard(rows, unit, keys, ink, 0.16, at=(0, depth * 0.44 - well[1] / 2, thick), gap=unit * 0.06, slant=0.05, deep=(well[1] - 0.3) / 6)
    prism(rounded_rectangle(width * 0.36, depth * 0.28, 0.4), 0.03, material('#2a2b2f' if ink != '#3a3c42' else '#b9bec6', 0.4), round=0.01, at=(0, -depth * 0.2, thick + 0.005), turn=(90, 0, 0))
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
    things.append(prism([(a * 0.94, b * 0.94 - long * 0.47) for a, b in [(x, z) for x, z in rounded_rectangle(width, long, width * 0.46)]], 0.6, dark, round=0.2, at=(0, 0, 0.3), turn=(90, 0, 0)))
    seam = [(0, -long / 2 * 0.985 + step * 0.3, ridge(-long / 2 * 0.985 + step * 0.3) + 0.0) for step in range(18)]
    things.append(tube(seam, 0.05, material('#0b0b0c'), smooth=False))
    y = -long * 0.27

    def slope(y):
        return math.degrees(math.atan2(ridge(y + 0.2) - ridge(y - 0.2), 0.4))

    things += group([blob(1.0, 2.3, 0.3, material('#0d0d0f', 0.6), at=(0, 0, -0.17))], at=(0, y, ridge(y)), turn=(slope(y), 0, 0))
    things.append(cylinder(0.72, 0.56, rubber('#4a4b52'), round=0.14, at=(-0.28, y, ridge(y) - 0.32), turn=(0, 90, 0)))
    if brand:
        things.append(letters(brand, 0.85, material('#8a8b92', 0.5), at=(0, long * 0.2, ridge(long * 0.2) + 0.01), turn=(slope(long * 0.2) - 90, 0, 0), deep=0.03))
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
        prism(rounded_rectangle(50.5, 30.2, 0.6), 1.8, black, round=0.3, at=(0, 0, 12)), plate(48.9, 27.5, screen(desktop('#173b7a', '#49b4c9')), at=(0, -0.905, 13.9)),
        letters('Kọ̀mpútà', 0.9, metal('#c3c5ca'), at=(0, -0.91, 12.9), deep=0.01), prism(rounded_rectangle(26, 16, 2), 4, dark, round=1.2, at=(0, 2.4, 18)),
        box(5.0, 1.8, 24, black, round=0.5, at=(0, 3.6, 1.0)), prism(rounded_rectangle(23, 18, 2.0), 1.0, black, round=0.35, at=(0, 11, 0.5), turn=(90, 0, 0)), dot(0.2, lamp('#7fd0ff', 3), (23.4, -0.9, 12.8), deep=0.05),
    ]
    group(monitor, at=(-6, 5, 0))
    tower = [box(16.5, 36, 36.5, black, round=0.6), box(15.4, 0.6, 35.4, plastic('#141517', 0.25), round=0.2, at=(0, -18.0, 0.6)), box(13.2, 0.5, 2.0, plastic('#232428', 0.4), round=0.2, at=(0, -18.3, 31.5)), box(2.2, 0.2, 0.4, black, round=0.1, at=(5, -18.55, 32.3))]
    for number in range(14):
        box_ = box(12.4, 0.4, 0.5, plastic('#303238', 0.4), round=0.15, at=(0, -18.25, 3.0 + number * 1.15))
        tower.append(box_)
    tower += [cylinder(1.1, 0.5, metal('#b9bcc2'), round=0.15, at=(0, -18.2, 27.4), turn=(90, 0, 0)), cylinder(0.25, 0.56, lamp('#6dc8ff', 3), round=0.05, at=(0, -18.2, 27.4), turn=(90, 0, 0)), letters('Kọ̀mpútà', 1.3, metal('#c3c5ca'), at=(0, -18.3, 21.2), deep=0.02)]
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
    things += [letters('Tẹ̀', 0.8, material('#e3e5ea'), at=(-20, 6.2, 1.305), turn=(-90, 0, 0), deep=0.005), dot(0.12, lamp('#7dff9a', 2), (20.3, 6.2, 1.27), turn=(0, 0, 0), deep=0.04)]
    group(things, at=(0, 0, 0.9), turn=(5, 0, 0))
    for x in (-18, 18):
        box(3.2, 1.4, 1.9, plastic('#2b303b', 0.5), round=0.3, at=(x, 5.6, 0))
    group([box(1.3, 1.0, 0.62, plastic('#2a2b2f', 0.4), round=0.2), box(1.2, 1.2, 0.45, metal('#c9ccd1', 0.22), round=0.05, at=(0, -1.05, 0.08))], at=(19.5, -9.6, 0), turn=(0, 0, 28))


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
    feed = [box(26, 0.8, 17, plastic('#333439', 0.4), round=0.3)] + [box(21, 0.03, 24.5, material('#fbfbf8', 0.9), round=0, at=(0.2 * n, -0.5 - 0.05 * n, 0.3)) for n in range(5)]
    group(feed, at=(-2, 17.3, 12.6), turn=(-18, 0, 0))
    box(27, 1.0, 6.2, material('#0c0c0e', 0.7), round=0.2, at=(-2.5, -16.2, 2.0))
    prism(rounded_rectangle(25, 12.5, 0.8), 0.7, plastic('#333439', 0.4), round=0.2, at=(-2.5, -12.2, 2.6), turn=(88, 0, 0))
    page = svg('<rect width="600" height="300" fill="#fff"/>' + f'<defs>{gradient("p", "#f2b01e", "#e0409a", "#2f6fed", turned=True)}</defs><rect x="40" y="30" width="520" height="210" rx="12" fill="url(#p)"/><circle cx="420" cy="110" r="60" fill="#fff3c4"/>' + words('Ọjọ́ ìbí rere!', 300, 200, 64), 600, 300)
    plate(21, 10.5, printed(page, 0.9), at=(-2.5, -27.0, 3.1), turn=(-88, 0, 0))
    panel = [prism(rounded_rectangle(39, 4.4, 0.8), 0.6, glossy('#131316'), round=0.2), plate(4.6, 2.6, screen(svg(words('Ready', 150, 75, 60) + words('Wi-Fi ✓', 150, 140, 44, '#7fe3a0'), 300, 170, '#173a6b')), at=(-2, -0.31, 0.9), round=0.1)]
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


def usb_cable(path, color, end, turn, tip=(0.83, 0.26)):
    tube(path, 0.19, plastic(color, 0.5))
    plug(color, at=end, turn=turn, tip=tip, size=(0.95, 1.9, 0.55))


@good('hard-drive-2tb', yaw=-26, pitch=26, turned=50)
def hard_drive(look):
    body = plastic('#26282d', 0.42)
    stripes = ''.join(f'<path d="M{n * 40 - 600} 600L{n * 40} 0" stroke="#31343b" stroke-width="12"/>' for n in range(32))
    top = svg(stripes + '<rect x="0" y="452" width="840" height="10" fill="#38bdf8"/>' + words('Àpótí', 60, 130, 84, '#f0f1f4', anchor='start') + words('2 TB', 780, 560, 92, '#f0f1f4', anchor='end') + words('USB 3.2', 60, 556, 46, '#9aa0ab', 400, 'start'), 840, 600, '#24262b')
    drive = [prism(rounded_rectangle(11.8, 8.2, 0.9), 1.5, body, round=0.4), plate(11.0, 7.4, printed(top, 0.4, clear=0.3), at=(0, -0.752, 0.4), round=0.5)]
    drive += [socket(1.2, 0.35, at=(5.9, 0, 4.1), turn=(0, 90, 90)), dot(0.1, lamp('#6dc8ff', 3), (4.9, -0.73, 7.4), deep=0.04)]
    sleeve_cloth = weave('#3b3e45', 0.1)
    sleeve = [prism(rounded_rectangle(13.6, 10.2, 1.6), 2.3, sleeve_cloth, round=0.9), tube([(-6.6, 0, 4), (-6.6, 0, 8.6), (-5.6, 0, 10.1), (5.6, 0, 10.1), (6.6, 0, 8.6), (6.6, 0, 4)], 0.22, metal('#8d8f96'))]
    group(sleeve, at=(3.0, 5.4, 0), turn=(-6, 0, -8))
    group(drive, at=(-2.0, 0.2, 0.02), turn=(-15, 0, 6))
    coil(2.7, 2.3, 0.19, plastic('#1d1e22', 0.5), at=(6.8, -3.0, 0), seed='drive', ends=[(-4.4, 0.6, 0.3), (-6.2, -1.4, 0.3), (-7.6, -2.0, 0.3)])
    plug('#1d1e22', at=(-2.6, -5.3, 0), turn=(0, 0, -74), tip=(1.2, 0.45), size=(1.4, 2.2, 0.7))


@good('portable-ssd', yaw=-28, pitch=24, turned=50)
def portable_ssd(look):
    alloy, gum = metal('#3f6fae', 0.34), rubber('#1e1f23')
    loop = ellipse(0.9, 0.9, at=(2.15, 9.2))
    part = [
        prism(rounded_rectangle(6.4, 10.2, 1.5), 1.35, gum, round=0.45, holes=[loop]), prism(rounded_rectangle(5.2, 7.4, 0.7), 1.44, alloy, round=0.12, at=(0, 0, 1.0)),
        letters('Àpótí', 1.0, plastic('#f4f4f0'), at=(0, -0.725, 6.5), deep=0.006), letters('1 TB', 1.3, plastic('#f4f4f0'), at=(0, -0.725, 2.6), deep=0.006), letters('SSD', 0.5, plastic('#c9d8ee'), at=(0, -0.725, 4.3), deep=0.006),
        dot(0.1, lamp('#7dff9a', 3), (2.1, -0.72, 7.9), deep=0.03), socket(0.95, 0.32, at=(0, 0, 0.0), turn=(90, 0, 0)),
    ]
    for x in (-2.9, 2.9):
        for number in range(6):
            part.append(box(0.35, 1.42, 0.5, gum, round=0.12, at=(x, 0, 1.8 + number * 1.0)))
    group(part, at=(0, 0, 0.05), turn=(-12, 0, 0))
    for x, y, turn, tip, seed in ((5.6, 1.6, 30, (0.83, 0.26), 'one'), (-4.6, 2.6, -30, (1.2, 0.45), 'two')):
        coil(2.2, 1.9, 0.18, plastic('#1d1e22', 0.5), at=(x, y, 0), seed=seed, ends=[(-2.6, -1.2, 0.3), (-1.8, -2.6, 0.3)])
        plug('#1d1e22', at=(x - 0.6, y - 3.4, 0), turn=(0, 0, 60), tip=tip, size=(0.95 if tip[0] < 1 else 1.3, 1.9, 0.55))
