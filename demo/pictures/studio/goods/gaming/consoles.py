"""Gaming: consoles."""

from goods import good
from goods.gaming.controllers import board_rows, game_pad, keycaps
from materials import glossy, lamp, material, metal, plastic, printed, rubber, steel
from prints import svg, words
from shapes import blob, box, cylinder, group, lathe, letters, lying, plate, prism, rounded, rounded_rectangle, torus, tube


def cable(path, radius=0.25):
    return tube(path, radius, rubber('#1b1b1e'))


@good('console-arena-x', yaw=-24, pitch=15, focus=(0.4, 0.6))
def console(look):
    shell, core = plastic('#26272c', 0.5), glossy('#0e0e11')
    wide, deep, high = 9.5, 25, 31
    for side in (-1, 1):
        box(3.6, deep, high, shell, round=0.9, at=(side * 2.95, 3, 1.2))
    box(3.0, deep - 0.8, high - 0.6, core, round=0.5, at=(0, 3, 1.4))
    box(0.18, 0.2, high - 4, lamp('#35d6c3', 2.4), round=0.05, at=(-1.1, -9.12, 3))
    box(0.35, 0.2, 13, material('#050506', 0.7), round=0.1, at=(0.35, -9.13, 13))
    cylinder(0.6, 0.25, metal('#c9ccd2', 0.25), at=(0.35, -8.95, 28.4), turn=(90, 0, 0), round=0.08)
    box(0.55, 0.2, 1.4, material('#2a6fe0', 0.5), round=0.05, at=(0.35, -9.12, 8.4))
    box(0.3, 0.2, 0.95, material('#060607', 0.5), round=0.1, at=(0.35, -9.13, 6.4))
    for n in range(12):
        box(2.3, 0.35, 0.3, material('#050506', 0.8), round=0.05, at=(-2.95, -6 + n * 1.6, high + 1.15))
        box(2.3, 0.35, 0.3, material('#050506', 0.8), round=0.05, at=(2.95, -6 + n * 1.6, high + 1.15))
    letters('ARENA X', 3.0, metal('#d6d8dd', 0.3), at=(4.78, 2, 25), turn=(0, 0, 90), deep=0.03)
    letters('1 TB', 0.8, material('#8f9198', 0.5), at=(2.95, -9.55, 3.2), deep=0.01)
    box(wide + 2, deep - 4, 1.2, shell, round=0.5, at=(0, 3, 0))
    group(group(game_pad('#26272c', '#0e0e11'), turn=(30, 0, 8)), at=(-15, -10, 4.1))
    group(group(game_pad('#f0f0ee', '#2b2b31'), turn=(30, 0, -14)), at=(13.5, -14, 4.1))


def pixel_game():
    """A jumping game of few, large dots, as on small consoles."""
    sky = '<rect width="640" height="480" fill="#6ec6f2"/><circle cx="540" cy="80" r="38" fill="#ffe066"/>'
    clouds = ''.join(f'<path d="M{x} {y}h16v-16h48v-16h48v16h32v16h16v16H{x}z" fill="#fff"/>' for x, y in ((60, 100), (330, 140)))
    ground = ''.join(
        f'<rect x="{n * 32}" y="400" width="30" height="30" fill="#c9753a"/><rect x="{n * 32}" y="432" width="30" height="48"'
        f' fill="#a2562a"/><rect x="{n * 32}" y="392" width="32" height="12" fill="#3fae4a"/>'
        for n in range(20)
    )
    blocks = ''.join(
        f'<rect x="{x}" y="{y}" width="38" height="38" fill="#f2b632" stroke="#8a5a12" stroke-width="4"/>'
        for x, y in ((200, 240), (240, 240), (280, 240), (420, 180), (460, 180))
    )
    coins = ''.join(
        f'<rect x="{x}" y="{y}" width="20" height="28" fill="#ffd93b" stroke="#b8860b" stroke-width="4"/>'
        for x, y in ((210, 190), (250, 190), (290, 190), (430, 130))
    )
    hero = (
        '<g transform="translate(310 308)"><rect x="8" width="40" height="16" fill="#1b1b1b"/><rect x="8" y="16" width="40" height="24"'
        ' fill="#7a4526"/><rect y="40" width="56" height="24" fill="#17924a"/><rect x="8" y="64" width="16" height="22"'
        ' fill="#1d3f8f"/><rect x="34" y="64" width="16" height="22" fill="#1d3f8f"/></g>'
    )
    trees = ''.join(
        f'<rect x="{x + 12}" y="320" width="12" height="74" fill="#6b4423"/><path d="M{x - 24} 330h84l-20-24h10l-32-44-32 44h10z"'
        ' fill="#2a8f3c"/>'
        for x in (70, 520)
    )
    return svg(
        sky
        + clouds
        + trees
        + ground
        + blocks
        + coins
        + hero
        + words('SCORE 04200', 20, 40, 30, '#fff', anchor='start')
        + words('♥♥♥', 620, 42, 34, '#e0333c', anchor='end'),
        640,
        480,
    )


@good('handheld-retro', yaw=-18, pitch=10, focus=(0.35, 0.55))
def handheld_retro(look):
    color = {'Red': '#c4242e', 'Yellow': '#f2bd1d', 'Black': '#232327'}.get(look.name or 'Red', look.color or '#c4242e')
    shell, dark = plastic(color, 0.36), plastic('#1a1a1d', 0.45)
    things = [prism(rounded_rectangle(15.4, 7.4, 1.5), 1.9, shell, round=0.55)]
    things.append(prism(rounded_rectangle(8.2, 6.3, 0.5), 0.2, glossy('#101013'), round=0.06, at=(0, -0.93, 0.6)))
    things.append(plate(7.0, 5.1, printed(pixel_game(), 0.2, light=0.75, clear=0.4), at=(0, -1.045, 1.3), round=0.1))
    things.append(letters('PÒPÓ', 0.42, material('#d6d7da', 0.4), at=(0, -1.04, 0.95), deep=0.005))
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
    things.append(prism(cross, 0.55, dark, round=0.12, at=(-5.85, -1.05, 4.5)))
    for dx, dz, sign in ((0.85, 0, 'A'), (0, -0.85, 'B'), (0, 0.85, 'X'), (-0.85, 0, 'Y')):
        things.append(cylinder(0.42, 0.4, dark, at=(5.85 + dx, -0.88, 4.5 + dz), turn=(90, 0, 0), round=0.1))
        things.append(letters(sign, 0.42, material('#f2f2f2', 0.5), at=(5.85 + dx, -1.285, 4.5 + dz), deep=0.004))
    for side in (-1, 1):
        things.append(box(0.9, 0.3, 0.28, dark, round=0.12, at=(side * 5.85, -0.95, 2.5)))
        for row in range(3):
            for dot in range(4):
                things.append(
                    cylinder(
                        0.09,
                        0.06,
                        material('#0a0a0b', 0.8),
                        round=0.01,
                        at=(side * 5.85 + (dot - 1.5) * 0.35, -0.92, 1.1 + row * 0.34),
                        turn=(90, 0, 0),
                    )
                )
        things.append(box(2.6, 1.2, 0.5, dark, round=0.2, at=(side * 5.6, 0.1, 7.1)))
    group(things, at=(0, 0, 0.05), turn=(-14, 0, 0))


def race_screen():
    defs = (
        '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#23104a"/><stop offset=".55"'
        ' stop-color="#d23f6e"/><stop offset="1" stop-color="#ffb347"/></linearGradient><linearGradient id="r" x1="0" y1="0" x2="0"'
        ' y2="1"><stop offset="0" stop-color="#4a3a5a"/><stop offset="1" stop-color="#15141c"/></linearGradient></defs>'
    )
    towers = ''.join(
        f'<rect x="{x}" y="{430 - h}" width="{w}" height="{h}" fill="#2a1440"/>'
        for x, w, h in (
            (0, 90, 150),
            (95, 60, 230),
            (170, 110, 120),
            (300, 50, 200),
            (370, 90, 90),
            (760, 80, 130),
            (850, 60, 250),
            (930, 120, 160),
            (1060, 70, 220),
            (1140, 140, 130),
        )
    )
    lines = ''.join(
        f'<polygon points="{640 - w},{y} {640 + w},{y} {640 + w * 1.3},{y + h} {640 - w * 1.3},{y + h}" fill="#fff"/>'
        for w, y, h in ((3, 450, 16), (5, 485, 26), (8, 535, 40), (13, 605, 60))
    )
    car = (
        '<g transform="translate(640 560)"><path d="M-150 90V30L-118-6-92-72H92L118-6 150 30V90Z" fill="#f4c20d"/><path'
        ' d="M-104-8L-84-60H84L104-8Z" fill="#1c2633"/><rect x="-150" y="28" width="300" height="13" fill="#141414"/><rect x="-150" y="50"'
        ' width="300" height="13" fill="#141414"/><rect x="-140" y="8" width="52" height="17" fill="#ff3030"/><rect x="88" y="8" width="52"'
        ' height="17" fill="#ff3030"/><rect x="-142" y="88" width="50" height="36" fill="#0b0b0d"/><rect x="92" y="88" width="50"'
        ' height="36" fill="#0b0b0d"/></g>'
    )
    hud = (
        words('LAP 2/3', 40, 70, 44, '#fff', anchor='start')
        + words('1ST', 1240, 80, 70, '#ffd65c', anchor='end')
        + '<circle cx="1160" cy="610" r="82" fill="none" stroke="#35d6c3" stroke-width="12" stroke-dasharray="380 200"/>'
        + words('212', 1160, 626, 54, '#fff')
        + words('km/h', 1160, 660, 24, '#fff', 400)
    )
    return svg(
        defs
        + '<rect width="1280" height="720" fill="url(#s)"/><circle cx="640" cy="400" r="120" fill="#ffd27a"/>'
        + towers
        + '<path d="M560 430H720L1280 720H0Z" fill="url(#r)"/><path d="M0 430H560L0 712Z" fill="#3b2850"/><path d="M1280 430H720L1280 720Z"'
        ' fill="#3b2850"/>' + lines + car + hud,
        1280,
        720,
    )


@good('handheld-pro', yaw=-16, pitch=13, focus=(0.3, 0.55))
def handheld_pro(look):
    color, accent = look.color or '#1e3a8a', look.other or '#f43f5e'
    shell, dark = plastic(color, 0.42), plastic('#151519', 0.5)
    things = [prism(rounded_rectangle(28, 11.6, 3.2), 2.0, shell, round=0.7)]
    for side in (-1, 1):
        things.append(blob(4.6, 3.0, 9.0, shell, at=(side * 11.2, 1.1, 0.7), squareness=0.25))
        things.append(box(4.4, 2.2, 0.8, dark, round=0.35, at=(side * 11, 0.4, 11.15), turn=(0, side * 8, 0)))
    things.append(prism(rounded_rectangle(17.6, 10.6, 0.5), 0.2, glossy('#0b0b0e'), round=0.06, at=(0, -0.96, 0.5)))
    things.append(plate(15.6, 8.78, printed(race_screen(), 0.2, light=0.75, clear=0.4), at=(0, -1.075, 1.55), round=0.12))
    things.append(letters('ARENA GO', 0.5, material('#b9bbc4', 0.4), at=(0, -1.07, 0.98), deep=0.005))

    def stick(x, z):
        top = lathe(
            rounded([(0, 0), (0.5, 0), (0.5, 0.75), (0.95, 0.8), (0.98, 1.15), (0.8, 1.2), (0.6, 1.1), (0, 1.05)], 0.08),
            rubber('#141417'),
            at=(x, -0.95, z),
            turn=(90, 0, 0),
        )
        ring = torus(1.15, 0.13, plastic(accent, 0.35), at=(x, -0.95, z), turn=(90, 0, 0))
        return [top, ring, cylinder(1.1, 0.1, material('#08080a', 0.6), at=(x, -0.95, z), turn=(90, 0, 0), round=0.02)]

    things += stick(-11.2, 8.3) + stick(11.2, 5.0)
    cross = [
        (-0.34, -1.0),
        (0.34, -1.0),
        (0.34, -0.34),
        (1.0, -0.34),
        (1.0, 0.34),
        (0.34, 0.34),
        (0.34, 1.0),
        (-0.34, 1.0),
        (-0.34, 0.34),
        (-1.0, 0.34),
        (-1.0, -0.34),
        (-0.34, -0.34),
    ]
    things.append(prism(cross, 0.5, dark, round=0.1, at=(-11.2, -1.1, 4.9)))
    for dx, dz, sign in ((0.9, 0, 'A'), (0, -0.9, 'B'), (0, 0.9, 'X'), (-0.9, 0, 'Y')):
        things.append(cylinder(0.44, 0.4, dark, at=(11.2 + dx, -0.9, 8.5 + dz), turn=(90, 0, 0), round=0.1))
        things.append(letters(sign, 0.44, material(accent, 0.5), at=(11.2 + dx, -1.305, 8.5 + dz), deep=0.004))
    for side in (-1, 1):
        things.append(box(0.7, 0.25, 0.4, dark, round=0.1, at=(side * 9.3, -1.0, 10.0)))
        for n in range(5):
            things.append(box(0.9, 0.1, 0.13, material('#050507', 0.8), round=0.02, at=(side * 10.2, -1.0, 1.5 + n * 0.33)))
    group(things, at=(0, -3, 0.1), turn=(-16, 0, 0))
    dock = [
        box(12.5, 5.4, 8.0, plastic('#1b1b20', 0.45), round=0.7),
        box(9.0, 2.4, 0.2, material('#060608', 0.8), round=0.08, at=(0, -0.3, 7.86)),
    ]
    dock.append(box(1.0, 0.4, 0.6, steel(), round=0.1, at=(0, -0.3, 7.9)))
    dock.append(letters('ARENA', 1.0, material('#b9bbc4', 0.4), at=(0, -2.72, 4), deep=0.01))
    group(dock, at=(8.5, 7.5, 0), turn=(0, 0, -10))


@good('tv-game-stick', yaw=-20, pitch=30, focus=(0.5, 0.3))
def tv_game_stick(look):
    shell = plastic('#1e1e23', 0.38)
    stick = [box(3.0, 9.4, 1.3, shell, round=0.45), box(1.45, 1.3, 0.5, steel(), round=0.06, at=(0, 5.2, 0.4))]
    stick += [
        letters('PÒPÓ', 0.8, material('#f2b41c', 0.4), at=(0, 1.2, 1.31), turn=(-90, 0, 0), deep=0.01),
        letters('GAME STICK 4K', 0.3, material('#d6d7dc', 0.4), at=(0, 0.2, 1.31), turn=(-90, 0, 0), deep=0.01),
    ]
    stick.append(cylinder(0.14, 0.05, lamp('#4de07a', 4), at=(0, -3.6, 1.28), round=0.02))
    group(stick, at=(0, -10.2, 0), turn=(0, 0, 66))
    group(group(game_pad('#2a2a30', '#17171a'), turn=(18, 0, 0)), at=(-9.2, 0.5, 3.0), turn=(0, 0, 10))
    group(group(game_pad('#2a2a30', '#17171a'), turn=(18, 0, 0)), at=(9.2, 0.5, 3.0), turn=(0, 0, -10))


@good('gaming-laptop', yaw=-22, pitch=18, focus=(0.4, 0.6))
def gaming_laptop(look):
    shell, dark = metal('#33343b', 0.42), plastic('#17171b', 0.5)
    pad = [box(38, 29, 2.6, plastic('#1a1a1e', 0.55), round=0.6)]
    for x in (-9, 9):
        pad.append(torus(6.2, 0.25, lamp('#3fb6ff', 1.4), at=(x, 0, 2.4)))
    pad.append(box(30, 0.25, 0.5, lamp('#3fb6ff', 1.2), round=0.1, at=(0, -14.5, 1.1)))
    laptop = [box(36, 25.6, 2.0, shell, round=0.5)]
    keys, wide, deep = keycaps(board_rows(False), 1.75, 0.22, made_light=0.85, ground='#101013')
    keys.location = (0, 3.6, 1.98)
    laptop += [lying(wide + 0.8, deep + 0.6, plastic('#0c0c0f', 0.5), at=(0, 3.6, 2.005), round=0.2), keys]
    laptop += [box(11, 6.6, 0.04, metal('#2b2c32', 0.35), round=0.02, at=(-1.5, -8, 1.985))]
    for side in (-1, 1):
        laptop.append(box(0.1, 1.3, 0.5, material('#050506', 0.6), round=0.04, at=(side * 18.0, 2, 0.7)))
    laptop.append(box(0.2, 2.6, 0.3, lamp('#ff3b5c', 0.5), round=0.02, at=(17.97, -6, 0.9)))
    lid = [
        prism(rounded_rectangle(36, 23.6, 0.7), 0.7, shell, round=0.2),
        prism(rounded_rectangle(35.3, 22.9, 0.5), 0.1, material('#070708', 0.5), round=0.03, at=(0, -0.36, 0.35)),
    ]
    lid.append(plate(34.4, 19.35, printed(race_screen(), 0.3, light=0.7), at=(0, -0.42, 3.0)))
    lid.append(letters('ARENA', 0.8, material('#a9abb4', 0.4), at=(0, -0.42, 1.6), deep=0.01))
    lid.append(cylinder(0.14, 0.04, material('#20242c', 0.2), at=(0, -0.4, 22.8), turn=(90, 0, 0), round=0.01))
    laptop += group(lid, at=(0, 12.6, 1.9), turn=(-16, 0, 0))
    for side in (-1, 1):
        laptop.append(cylinder(0.7, 6, dark, at=(side * 11 - 3, 12.7, 1.8), turn=(0, 90, 0)))
    group(pad + group(laptop, at=(0, 0.6, 2.6)), turn=(4, 0, 0), at=(0, 0, 0.9))
    mouse = [blob(6.4, 12, 4.8, plastic('#1f1f24', 0.4), at=(0, 0, -1.0), squareness=0.25)]
    mouse += [
        box(0.06, 5, 0.5, material('#050506', 0.7), round=0.02, at=(0, 3.3, 3.0), turn=(-17, 0, 0)),
        cylinder(0.9, 0.7, lamp('#ff3b5c', 0.6), at=(-0.35, 3.5, 3.0), turn=(0, 90, 0)),
    ]
    mouse.append(letters('A', 1.4, lamp('#ff3b5c', 1.2), at=(0, -2.6, 3.72), turn=(-80, 0, 0), deep=0.02))
    group(mouse, at=(26.5, -5, 0), turn=(0, 0, 8))
    cable([(26, 1, 1.4), (25, 6, 0.4), (27, 12, 0.2), (24, 17, 0.2), (20, 16, 1)], 0.2)
