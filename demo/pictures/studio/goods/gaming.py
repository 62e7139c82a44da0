"""Gaming: consoles and games."""

import math

from goods import good
from goods.controllers import board_rows, game_pad, keycaps
from materials import glossy, lamp, material, metal, paper, plastic, printed, rubber, shade, steel
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
    ground = ''.join(f'<rect x="{n * 32}" y="400" width="30" height="30" fill="#c9753a"/><rect x="{n * 32}" y="432" width="30" height="48" fill="#a2562a"/><rect x="{n * 32}" y="392" width="32" height="12" fill="#3fae4a"/>' for n in range(20))
    blocks = ''.join(f'<rect x="{x}" y="{y}" width="38" height="38" fill="#f2b632" stroke="#8a5a12" stroke-width="4"/>' for x, y in ((200, 240), (240, 240), (280, 240), (420, 180), (460, 180)))
    coins = ''.join(f'<rect x="{x}" y="{y}" width="20" height="28" fill="#ffd93b" stroke="#b8860b" stroke-width="4"/>' for x, y in ((210, 190), (250, 190), (290, 190), (430, 130)))
    hero = '<g transform="translate(310 308)"><rect x="8" width="40" height="16" fill="#1b1b1b"/><rect x="8" y="16" width="40" height="24" fill="#7a4526"/><rect y="40" width="56" height="24" fill="#17924a"/><rect x="8" y="64" width="16" height="22" fill="#1d3f8f"/><rect x="34" y="64" width="16" height="22" fill="#1d3f8f"/></g>'
    trees = ''.join(f'<rect x="{x + 12}" y="320" width="12" height="74" fill="#6b4423"/><path d="M{x - 24} 330h84l-20-24h10l-32-44-32 44h10z" fill="#2a8f3c"/>' for x in (70, 520))
    return svg(sky + clouds + trees + ground + blocks + coins + hero + words('SCORE 04200', 20, 40, 30, '#fff', anchor='start') + words('♥♥♥', 620, 42, 34, '#e0333c', anchor='end'), 640, 480)


@good('handheld-retro', yaw=-18, pitch=10, focus=(0.35, 0.55))
def handheld_retro(look):
    color = {'Red': '#c4242e', 'Yellow': '#f2bd1d', 'Black': '#232327'}.get(look.name or 'Red', look.color or '#c4242e')
    shell, dark = plastic(color, 0.36), plastic('#1a1a1d', 0.45)
    things = [prism(rounded_rectangle(15.4, 7.4, 1.5), 1.9, shell, round=0.55)]
    things.append(prism(rounded_rectangle(8.2, 6.3, 0.5), 0.2, glossy('#101013'), round=0.06, at=(0, -0.93, 0.6)))
    things.append(plate(7.0, 5.1, printed(pixel_game(), 0.2, light=0.75, clear=0.4), at=(0, -1.045, 1.3), round=0.1))
    things.append(letters('PÒPÓ', 0.42, material('#d6d7da', 0.4), at=(0, -1.04, 0.95), deep=0.005))
    cross = [(-0.36, -1.05), (0.36, -1.05), (0.36, -0.36), (1.05, -0.36), (1.05, 0.36), (0.36, 0.36), (0.36, 1.05), (-0.36, 1.05), (-0.36, 0.36), (-1.05, 0.36), (-1.05, -0.36), (-0.36, -0.36)]
    things.append(prism(cross, 0.55, dark, round=0.12, at=(-5.85, -1.05, 4.5)))
    for dx, dz, sign in ((0.85, 0, 'A'), (0, -0.85, 'B'), (0, 0.85, 'X'), (-0.85, 0, 'Y')):
        things.append(cylinder(0.42, 0.4, dark, at=(5.85 + dx, -0.88, 4.5 + dz), turn=(90, 0, 0), round=0.1))
        things.append(letters(sign, 0.42, material('#f2f2f2', 0.5), at=(5.85 + dx, -1.285, 4.5 + dz), deep=0.004))
    for side in (-1, 1):
        things.append(box(0.9, 0.3, 0.28, dark, round=0.12, at=(side * 5.85, -0.95, 2.5)))
        for row in range(3):
            for dot in range(4):
                things.append(cylinder(0.09, 0.06, material('#0a0a0b', 0.8), round=0.01, at=(side * 5.85 + (dot - 1.5) * 0.35, -0.92, 1.1 + row * 0.34), turn=(90, 0, 0)))
        things.append(box(2.6, 1.2, 0.5, dark, round=0.2, at=(side * 5.6, 0.1, 7.1)))
    group(things, at=(0, 0, 0.05), turn=(-14, 0, 0))


def race_screen():
    defs = '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#23104a"/><stop offset=".55" stop-color="#d23f6e"/><stop offset="1" stop-color="#ffb347"/></linearGradient><linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a3a5a"/><stop offset="1" stop-color="#15141c"/></linearGradient></defs>'
    towers = ''.join(f'<rect x="{x}" y="{430 - h}" width="{w}" height="{h}" fill="#2a1440"/>' for x, w, h in ((0, 90, 150), (95, 60, 230), (170, 110, 120), (300, 50, 200), (370, 90, 90), (760, 80, 130), (850, 60, 250), (930, 120, 160), (1060, 70, 220), (1140, 140, 130)))
    lines = ''.join(f'<polygon points="{640 - w},{y} {640 + w},{y} {640 + w * 1.3},{y + h} {640 - w * 1.3},{y + h}" fill="#fff"/>' for w, y, h in ((3, 450, 16), (5, 485, 26), (8, 535, 40), (13, 605, 60)))
    car = '<g transform="translate(640 560)"><path d="M-150 90V30L-118-6-92-72H92L118-6 150 30V90Z" fill="#f4c20d"/><path d="M-104-8L-84-60H84L104-8Z" fill="#1c2633"/><rect x="-150" y="28" width="300" height="13" fill="#141414"/><rect x="-150" y="50" width="300" height="13" fill="#141414"/><rect x="-140" y="8" width="52" height="17" fill="#ff3030"/><rect x="88" y="8" width="52" height="17" fill="#ff3030"/><rect x="-142" y="88" width="50" height="36" fill="#0b0b0d"/><rect x="92" y="88" width="50" height="36" fill="#0b0b0d"/></g>'
    hud = words('LAP 2/3', 40, 70, 44, '#fff', anchor='start') + words('1ST', 1240, 80, 70, '#ffd65c', anchor='end') + '<circle cx="1160" cy="610" r="82" fill="none" stroke="#35d6c3" stroke-width="12" stroke-dasharray="380 200"/>' + words('212', 1160, 626, 54, '#fff') + words('km/h', 1160, 660, 24, '#fff', 400)
    return svg(defs + '<rect width="1280" height="720" fill="url(#s)"/><circle cx="640" cy="400" r="120" fill="#ffd27a"/>' + towers + '<path d="M560 430H720L1280 720H0Z" fill="url(#r)"/><path d="M0 430H560L0 712Z" fill="#3b2850"/><path d="M1280 430H720L1280 720Z" fill="#3b2850"/>' + lines + car + hud, 1280, 720)


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
        top = lathe(rounded([(0, 0), (0.5, 0), (0.5, 0.75), (0.95, 0.8), (0.98, 1.15), (0.8, 1.2), (0.6, 1.1), (0, 1.05)], 0.08), rubber('#141417'), at=(x, -0.95, z), turn=(90, 0, 0))
        ring = torus(1.15, 0.13, plastic(accent, 0.35), at=(x, -0.95, z), turn=(90, 0, 0))
        return [top, ring, cylinder(1.1, 0.1, material('#08080a', 0.6), at=(x, -0.95, z), turn=(90, 0, 0), round=0.02)]

    things += stick(-11.2, 8.3) + stick(11.2, 5.0)
    cross = [(-0.34, -1.0), (0.34, -1.0), (0.34, -0.34), (1.0, -0.34), (1.0, 0.34), (0.34, 0.34), (0.34, 1.0), (-0.34, 1.0), (-0.34, 0.34), (-1.0, 0.34), (-1.0, -0.34), (-0.34, -0.34)]
    things.append(prism(cross, 0.5, dark, round=0.1, at=(-11.2, -1.1, 4.9)))
    for dx, dz, sign in ((0.9, 0, 'A'), (0, -0.9, 'B'), (0, 0.9, 'X'), (-0.9, 0, 'Y')):
        things.append(cylinder(0.44, 0.4, dark, at=(11.2 + dx, -0.9, 8.5 + dz), turn=(90, 0, 0), round=0.1))
        things.append(letters(sign, 0.44, material(accent, 0.5), at=(11.2 + dx, -1.305, 8.5 + dz), deep=0.004))
    for side in (-1, 1):
        things.append(box(0.7, 0.25, 0.4, dark, round=0.1, at=(side * 9.3, -1.0, 10.0)))
        for n in range(5):
            things.append(box(0.9, 0.1, 0.13, material('#050507', 0.8), round=0.02, at=(side * 10.2, -1.0, 1.5 + n * 0.33)))
    group(things, at=(0, -3, 0.1), turn=(-16, 0, 0))
    dock = [box(12.5, 5.4, 8.0, plastic('#1b1b20', 0.45), round=0.7), box(9.0, 2.4, 0.2, material('#060608', 0.8), round=0.08, at=(0, -0.3, 7.86))]
    dock.append(box(1.0, 0.4, 0.6, steel(), round=0.1, at=(0, -0.3, 7.9)))
    dock.append(letters('ARENA', 1.0, material('#b9bbc4', 0.4), at=(0, -2.72, 4), deep=0.01))
    group(dock, at=(8.5, 7.5, 0), turn=(0, 0, -10))


@good('tv-game-stick', yaw=-20, pitch=30, focus=(0.5, 0.3))
def tv_game_stick(look):
    shell = plastic('#1e1e23', 0.38)
    stick = [box(3.0, 9.4, 1.3, shell, round=0.45), box(1.45, 1.3, 0.5, steel(), round=0.06, at=(0, 5.2, 0.4))]
    stick += [letters('PÒPÓ', 0.8, material('#f2b41c', 0.4), at=(0, 1.2, 1.31), turn=(-90, 0, 0), deep=0.01), letters('GAME STICK 4K', 0.3, material('#d6d7dc', 0.4), at=(0, 0.2, 1.31), turn=(-90, 0, 0), deep=0.01)]
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
    lid = [prism(rounded_rectangle(36, 23.6, 0.7), 0.7, shell, round=0.2), prism(rounded_rectangle(35.3, 22.9, 0.5), 0.1, material('#070708', 0.5), round=0.03, at=(0, -0.36, 0.35))]
    lid.append(plate(34.4, 19.35, printed(race_screen(), 0.3, light=0.7), at=(0, -0.42, 3.0)))
    lid.append(letters('ARENA', 0.8, material('#a9abb4', 0.4), at=(0, -0.42, 1.6), deep=0.01))
    lid.append(cylinder(0.14, 0.04, material('#20242c', 0.2), at=(0, -0.4, 22.8), turn=(90, 0, 0), round=0.01))
    laptop += group(lid, at=(0, 12.6, 1.9), turn=(-16, 0, 0))
    for side in (-1, 1):
        laptop.append(cylinder(0.7, 6, dark, at=(side * 11 - 3, 12.7, 1.8), turn=(0, 90, 0)))
    group(pad + group(laptop, at=(0, 0.6, 2.6)), turn=(4, 0, 0), at=(0, 0, 0.9))
    mouse = [blob(6.4, 12, 4.8, plastic('#1f1f24', 0.4), at=(0, 0, -1.0), squareness=0.25)]
    mouse += [box(0.06, 5, 0.5, material('#050506', 0.7), round=0.02, at=(0, 3.3, 3.0), turn=(-17, 0, 0)), cylinder(0.9, 0.7, lamp('#ff3b5c', 0.6), at=(-0.35, 3.5, 3.0), turn=(0, 90, 0))]
    mouse.append(letters('A', 1.4, lamp('#ff3b5c', 1.2), at=(0, -2.6, 3.72), turn=(-80, 0, 0), deep=0.02))
    group(mouse, at=(26.5, -5, 0), turn=(0, 0, 8))
    cable([(26, 1, 1.4), (25, 6, 0.4), (27, 12, 0.2), (24, 17, 0.2), (20, 16, 1)], 0.2)


GRADIENT = '<defs><linearGradient id="{0}" x1="0" y1="0" x2="0" y2="1">{1}</linearGradient></defs>'


def sky(*colors):
    return GRADIENT.format('sky', ''.join(f'<stop offset="{n / (len(colors) - 1)}" stop-color="{color}"/>' for n, color in enumerate(colors))) + '<rect width="540" height="680" fill="url(#sky)"/>'


def cover(art, head='#0e0e12', players='1–4', age='12'):
    """The front sheet of a game's case: the console's band above, the studio's mark and the age below."""
    band = f'<rect width="540" height="52" fill="{head}"/>' + words('ARENA X', 20, 37, 30, '#fff', anchor='start', spacing=5) + words('DISC', 520, 36, 22, '#35d6c3', anchor='end', spacing=3)
    age_mark = f'<rect x="18" y="604" width="52" height="60" rx="5" fill="#fff"/><rect x="22" y="608" width="44" height="38" rx="3" fill="#1f7a3d"/>' + words(age, 44, 637, 27, '#fff') + words('YEARS', 44, 659, 11, '#111')
    studio = words('PÒPÓ STUDIOS', 520, 660, 20, '#fff', anchor='end', spacing=2) + words(f'{players} ▸', 520, 632, 16, '#fff', 400, anchor='end')
    return svg(art + band + age_mark + studio, 540, 680)


def game_case(front, spine, title, high=17.0, wide=13.5, tint='#1d2430', ink='#ffffff'):
    """A closed case with its printed sheet under clear film; the spine is on the left."""
    thick = 1.45
    shell = material(tint, 0.25, clear=0.6)
    things = [box(wide, thick, high, shell, round=0.16)]
    things.append(plate(wide - 0.55, high - 0.4, printed(front, 0.22, clear=0.8), at=(0.14, -thick / 2 - 0.012, 0.2), round=0.06))
    back = svg(f'<rect width="1000" height="120" fill="{spine}"/>' + words(title, 60, 82, 58, ink, anchor='start', spacing=2) + words('PÒPÓ', 950, 80, 44, ink, anchor='end', spacing=3), 1000, 120)
    side = plate(high - 0.4, thick - 0.22, printed(back, 0.22, clear=0.8))
    things += group(group([side], at=(0, 0, -(thick - 0.22) / 2), turn=(0, 90, 0)), at=(-wide / 2 - 0.012, 0, high / 2), turn=(0, 0, -90))
    for z in (high * 0.3, high * 0.7):
        things.append(box(0.12, thick * 0.5, 1.8, material(shade(tint, 0.6), 0.4), round=0.04, at=(wide / 2, 0, z)))
    things.append(box(0.06, 0.05, high - 0.3, material(shade(tint, 0.5), 0.4), round=0.01, at=(-wide / 2 + 0.06, -thick / 2 + 0.01, 0.15)))
    return things


def stand_case(front, spine, title, **more):
    group(game_case(front, spine, title, **more), turn=(-7, 0, 0))


@good('game-lagos-drift', yaw=22, pitch=8)
def lagos_drift(look):
    towers = ''.join(f'<rect x="{x}" y="{368 - h}" width="{w}" height="{h}" fill="#5e1a2e"/>' + ''.join(f'<rect x="{x + 7 + c * 13}" y="{376 - h + r * 18}" width="6" height="9" fill="#ffd27a" opacity=".8"/>' for c in range((w - 8) // 13) for r in range((h - 14) // 18) if (c * 7 + r * 3 + x) % 4) for x, w, h in ((0, 60, 110), (64, 42, 170), (112, 66, 90), (330, 44, 130), (380, 60, 200), (446, 40, 120), (490, 50, 160)))
    bridge = '<path d="M0 372H540" stroke="#3a0f20" stroke-width="10"/>' + ''.join(f'<path d="M{x} 372l30-96 30 96" fill="none" stroke="#3a0f20" stroke-width="5"/>' for x in (196, 256))
    road = '<path d="M236 372H304L600 680H-60Z" fill="#25232b"/><path d="M0 372H236L-60 680H0Z" fill="#6b2436"/><path d="M304 372H540V680H600Z" fill="#6b2436"/>' + ''.join(f'<polygon points="{270 - w},{y} {270 + w},{y} {270 + w * 1.4},{y + h} {270 - w * 1.4},{y + h}" fill="#fff3c4"/>' for w, y, h in ((2, 384, 12), (4, 410, 20), (7, 448, 32), (11, 506, 48), (17, 586, 70)))
    danfo = '<g transform="translate(300 505) rotate(-7)"><path d="M-150 78V-40Q-150-86-106-86H78Q112-86 128-50L154 12V78Z" fill="#f7c40f"/><path d="M-132-20V-52Q-132-68-114-68H-66V-20ZM-54-68H6V-20H-54ZM18-68H74Q92-66 102-44L114-20H18Z" fill="#202a36"/><rect x="-150" y="-4" width="296" height="15" fill="#17130d"/><rect x="-150" y="24" width="302" height="15" fill="#17130d"/><circle cx="-92" cy="80" r="36" fill="#101012"/><circle cx="-92" cy="80" r="16" fill="#b9bcc4"/><circle cx="94" cy="80" r="36" fill="#101012"/><circle cx="94" cy="80" r="16" fill="#b9bcc4"/><rect x="136" y="26" width="20" height="18" rx="4" fill="#fff6cf"/><path d="M-330 60H-168M-300 30H-170M-360 92H-190" stroke="#fff" stroke-width="8" opacity=".75"/></g>'
    keke = '<g transform="translate(92 436) scale(.62)"><path d="M-60 50V-22Q-54-70 0-70H30Q50-70 56-40L66 50Z" fill="#1fa34a"/><path d="M-46-10V-30Q-40-54-10-54V-10ZM4-54H24Q38-52 42-34L48-10H4Z" fill="#1b2a22"/><circle cx="-34" cy="54" r="20" fill="#111"/><circle cx="48" cy="54" r="20" fill="#111"/></g>'
    title = '<g transform="translate(270 148) skewX(-12)">' + ''.join(words(text, 6, y + 6, s, '#3a0f20') + words(text, 0, y, s, c) for text, y, s, c in (('LAGOS', 0, 124, '#ffffff'), ('DRIFT', 112, 124, '#ffe04a'))) + '</g>' + '<rect x="96" y="276" width="348" height="44" fill="#3a0f20"/>' + words('EKO STREETS', 274, 309, 32, '#ffffff', spacing=10)
    stand_case(cover(sky('#f4511e', '#f98a2b', '#ffd166', '#f4743b') + '<circle cx="270" cy="330" r="92" fill="#fff0b8"/>' + towers + bridge + road + keke + danfo + title), '#c2410c', 'LAGOS DRIFT', tint='#23262e')


@good('game-super-league', yaw=22, pitch=8)
def super_league(look):
    stripes = ''.join(f'<polygon points="{270 + (n - 4) * 60},330 {270 + (n - 3) * 60},330 {270 + (n - 3) * 170},680 {270 + (n - 4) * 170},680" fill="{"#178a42" if n % 2 else "#1fa350"}"/>' for n in range(8))
    stands = '<rect y="200" width="540" height="136" fill="#123524"/>' + ''.join(f'<circle cx="{(n * 37) % 540}" cy="{208 + (n * 53) % 116}" r="3.6" fill="{("#fff", "#1fa350", "#f5c518", "#e0e0e0")[n % 4]}"/>' for n in range(420))
    lights = ''.join(f'<g transform="translate({x} 226) scale(.62)"><rect x="-5" width="10" height="60" fill="#c9ccd0"/><rect x="-42" y="-36" width="84" height="40" rx="4" fill="#fffbe0"/><circle r="90" cy="-16" fill="#fff" opacity=".16"/></g>' for x in (34, 506))
    lines = '<path d="M60 372H480M-20 470H560" stroke="#fff" stroke-width="5" opacity=".85"/><ellipse cx="270" cy="372" rx="120" ry="26" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/>'
    player = '<g transform="translate(250 420)"><circle cx="6" cy="-106" r="27" fill="#4a2a18"/><path d="M-20-126Q6-148 32-126L30-112Q6-128-18-112Z" fill="#15100d"/><path d="M-46-74Q6-92 56-74L92-8 68 4 44-34 40 42H-30L-34-34-64 8-88-8Z" fill="#f7f7f2"/><path d="M-30 42H40L58 96 26 106 4 70-16 112-50 100Z" fill="#0f6b37"/><path d="M26 104L58 96 92 150 66 166Z" fill="#4a2a18"/><path d="M-50 100L-16 112-34 190-62 184Z" fill="#4a2a18"/><path d="M66 164l28-16 34 14-10 20-44 4z" fill="#e0333c"/><path d="M-64 182l32 6 2 26h-48z" fill="#e0333c"/>' + words('10', 4, 20, 52, '#0f6b37') + '</g>'
    ball = '<g transform="translate(424 580)"><circle r="52" fill="#fff"/><path d="M0-22L21-7 13 18H-13L-21-7Z" fill="#17171a"/><path d="M0-22V-52M21-7L50-16M13 18L31 42M-13 18L-31 42M-21-7L-50-16" stroke="#17171a" stroke-width="5"/><path d="M-18-49Q0-36 18-49L8-52H-8ZM46-24Q38-4 51 8ZM-46-24Q-38-4-51 8ZM18 47L34 40 28 32ZM-18 47L-34 40-28 32Z" fill="#17171a"/></g>'
    title = words('SUPER LEAGUE', 270, 122, 62, '#fef9c3') + words('MANAGER', 270, 176, 54, '#ffffff', spacing=8)
    stand_case(cover(sky('#052e16', '#0f5a32', '#0f5a32') + lights + stands + stripes + lines + player + ball + title, players='1–2', age='3'), '#15803d', 'SUPER LEAGUE MANAGER', tint='#23262e')


@good('game-sango', yaw=22, pitch=8)
def sango(look):
    bolts = ''.join(f'<path transform="translate({x} {y}) scale({s})" d="M0 0L-38 96H-6L-46 206 52 76H14L50 0Z" fill="{c}"/>' for x, y, s, c in ((470, 220, 1.0, '#fde68a'), (96, 220, 1.1, '#fbbf24'), (210, 226, 0.6, '#c4b5fd')))
    hills = '<path d="M0 520Q120 430 250 500T540 450V680H0Z" fill="#2a0f47"/><path d="M0 580Q180 510 330 570T540 540V680H0Z" fill="#1a082e"/>' + ''.join(f'<path d="M{x} {y}l26-30 26 30v26h-52z" fill="#12051f"/><rect x="{x + 21}" y="{y + 8}" width="9" height="18" fill="#ffb347"/>' for x, y in ((70, 490), (130, 476), (420, 474), (476, 462)))
    smith = '<g transform="translate(268 420)"><path d="M-66 220Q-74 60-44 6L-60-30-28-58-22-20Q0-30 24-20L60-92 88-74 52 10Q76 90 70 220Z" fill="#160a24"/><circle cx="2" cy="-52" r="34" fill="#2a1520"/><path d="M-32-66Q2-104 38-66L32-46Q2-70-28-46Z" fill="#c2272d"/><path d="M-44 6Q0 34 52 10L60 60Q0 84-58 60Z" fill="#c2272d"/><path d="M-58 84Q0 108 66 84L68 112Q0 134-62 112Z" fill="#f5d76e"/></g>'
    axe = '<g transform="translate(352 330) rotate(24) scale(1.25)"><rect x="-8" y="-70" width="16" height="180" rx="6" fill="#8a5a2b"/><path d="M0-58Q-20-64-74-98-92-56-74-4-20-38 0-42 20-38 74-4 92-56 74-98 20-64 0-58Z" fill="#fbbf24" stroke="#7a4a08" stroke-width="4"/></g>'
    title = words('ṢÀNGÓ’S', 274, 146, 92, '#2a0f47') + words('ṢÀNGÓ’S', 270, 142, 92, '#fbbf24') + words('THUNDER', 270, 204, 62, '#ffffff', spacing=8)
    stand_case(cover(sky('#1e0a3c', '#581c87', '#a1338a', '#f08a4b') + bolts + hills + smith + axe + title, players='1'), '#581c87', 'ṢÀNGÓ’S THUNDER', tint='#23262e', ink='#fbbf24')


@good('game-space-trader', yaw=22, pitch=8)
def space_trader(look):
    stars = ''.join(f'<circle cx="{(n * 97) % 540}" cy="{60 + (n * 61) % 600}" r="{0.8 + n % 3 * 0.7}" fill="#fff" opacity="{0.4 + n % 5 * 0.14}"/>' for n in range(160))
    planet = '<defs><radialGradient id="p" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffb48a"/><stop offset=".6" stop-color="#b5452f"/><stop offset="1" stop-color="#4d1320"/></radialGradient><radialGradient id="q" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#b8f2e6"/><stop offset="1" stop-color="#12556b"/></radialGradient></defs>'
    planet += '<circle cx="400" cy="560" r="190" fill="url(#p)"/><path d="M226 500Q400 560 582 486M216 570Q400 640 590 566" fill="none" stroke="#7a2434" stroke-width="14" opacity=".5"/><circle cx="104" cy="292" r="58" fill="url(#q)"/><ellipse cx="104" cy="292" rx="108" ry="22" fill="none" stroke="#e0e7ff" stroke-width="7" transform="rotate(-18 104 292)"/>'
    ship = '<g transform="translate(268 400) rotate(28)"><path d="M0-140Q52-70 44 48H-44Q-52-70 0-140Z" fill="#eef1fb"/><path d="M0-140Q52-70 44 48H10Q22-70 0-140Z" fill="#b9c1dc"/><circle cy="-44" r="21" fill="#173a6b" stroke="#f2b632" stroke-width="7"/><path d="M-44-4L-90 60-78 84-40 48ZM44-4L90 60 78 84 40 48Z" fill="#d3303a"/><rect x="-30" y="48" width="60" height="16" fill="#5a6072"/><path d="M-24 64H24L0 156Z" fill="#ffb347"/><path d="M-12 64H12L0 112Z" fill="#fff3c4"/></g>'
    nuts = ''.join(f'<g transform="translate({x} {y}) rotate({r}) scale({s})"><path d="M0-30C26-30 34-8 30 12 24 34-24 34-30 12-34-8-26-30 0-30Z" fill="#a8324a"/><path d="M-22-14Q0 6 22-14M0-4V28" fill="none" stroke="#5e1426" stroke-width="5"/></g>' for x, y, r, s in ((450, 300, 20, 0.9), (180, 560, -25, 1.1), (84, 470, 40, 0.7)))
    title = words('STAR KÒLÁ', 270, 138, 84, '#e0e7ff') + words('SPACE TRADER', 270, 184, 36, '#f2b632', spacing=9)
    stand_case(cover(sky('#070b26', '#14246b', '#3a2a7a') + stars + planet + nuts + ship + title, players='1', age='7'), '#1e3a8a', 'STAR KÒLÁ: SPACE TRADER', tint='#23262e')


@good('gift-card-games', yaw=16, pitch=9, focus=(0.5, 0.45))
def gift_card(look):
    defs = '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#12b5a2"/><stop offset=".5" stop-color="#2456d6"/><stop offset="1" stop-color="#7a2bd0"/></linearGradient></defs>'
    marks = ''.join(f'<g transform="translate({x} {y}) rotate({r})" fill="none" stroke="#fff" stroke-width="7" opacity=".28">{shape}</g>' for x, y, r, shape in ((110, 330, 10, '<circle r="42"/>'), (720, 120, 12, '<rect x="-38" y="-38" width="76" height="76"/>'), (640, 420, -8, '<path d="M0-46L44 32H-44Z"/>'), (420, 80, 20, '<path d="M-34-34L34 34M34-34L-34 34"/>')))
    face = svg(defs + '<rect width="856" height="540" fill="url(#g)"/>' + marks + words('ARENA', 60, 110, 72, '#fff', anchor='start', spacing=8) + words('STORE GIFT CARD', 64, 158, 30, '#dff6ff', 400, anchor='start', spacing=4) + words('₦20,000', 796, 490, 108, '#fff', anchor='end'), 856, 540)
    sheet = svg(
        '<rect width="1050" height="1480" fill="#f7f5f0"/><rect width="1050" height="520" fill="#14182e"/>' + '<path d="M0 520L1050 420V520Z" fill="#f7f5f0"/>' + words('ARENA', 525, 300, 130, '#ffffff', spacing=16) + words('games · add-ons · credit', 525, 370, 46, '#7fe6da', 400)
        + words('Gift Card', 525, 1260, 84, '#14182e') + words('Scratch the code or receive it by message. Valid two years.', 525, 1340, 30, '#4a4d5c', 400) + words('₦20,000', 525, 1425, 52, '#2456d6'),
        1050,
        1480,
    )
    hole = [(-0.7, 13.35), (0.7, 13.35), (0.9, 13.6), (0.7, 13.85), (-0.7, 13.85), (-0.9, 13.6)]
    things = [prism(rounded_rectangle(10.5, 14.8, 0.5), 0.08, paper('#f7f5f0'), round=0.03, holes=[hole]), plate(10.46, 13.2, printed(sheet, 0.5), at=(0, -0.05, 0.02), round=0.4)]
    things += [prism(rounded_rectangle(8.56, 5.4, 0.32), 0.09, plastic('#2456d6', 0.3), round=0.03, at=(0, -0.11, 3.9)), plate(8.52, 5.36, printed(face, 0.25, clear=0.9), at=(0, -0.162, 3.92), round=0.3)]
    group(things, turn=(-10, 0, 0))


@good('classic-disc-pack', yaw=20, pitch=9)
def quiz_dvd(look):
    rays = ''.join(f'<path d="M270 360L{270 + 700 * math.cos(a):.0f} {360 + 700 * math.sin(a):.0f} {270 + 700 * math.cos(a + 0.13):.0f} {360 + 700 * math.sin(a + 0.13):.0f}Z" fill="#ffd54a" opacity=".5"/>' for a in (math.tau * n / 24 for n in range(24)))
    bubbles = ''.join(f'<circle cx="{x}" cy="{y}" r="58" fill="{c}" stroke="#fff" stroke-width="8"/>{mark}' for x, y, c, mark in (
        (104, 300, '#1d5fc4', '<path d="M96 326V276l32-8v46" stroke="#fff" stroke-width="9" fill="none"/><circle cx="86" cy="326" r="13" fill="#fff"/><circle cx="118" cy="316" r="13" fill="#fff"/>'),
        (436, 300, '#d3202c', '<circle cx="436" cy="300" r="32" fill="#fff"/><path d="M436 284l15 11-6 18h-18l-6-18z" fill="#222"/>'),
        (104, 490, '#8a43c7', '<path d="M72 510V466l20 20 14-28 14 28 20-20V510Z" fill="#ffd54a"/>'),
        (436, 490, '#f26a1b', '<path d="M398 484H474Q470 524 436 524T398 484Z" fill="#fff"/><path d="M420 474q-8-14 2-24M440 474q-8-14 2-24" stroke="#fff" stroke-width="7" fill="none"/>'),
    ))
    art = '<rect width="540" height="760" fill="#128a4a"/>' + rays + f'<circle cx="270" cy="396" r="128" fill="#fff"/>' + words('?', 270, 482, 240, '#128a4a') + bubbles
    art += words('FAMILY', 270, 120, 104, '#fff') + words('QUIZ NIGHT', 270, 192, 66, '#fff3b0') + '<rect y="600" width="540" height="64" fill="#0b5d31"/>' + words('Nigerian Edition · 1,200 questions', 270, 642, 28, '#fff') + words('DVD', 500, 722, 40, '#fff', anchor='end', spacing=4) + words('PÒPÓ STUDIOS', 36, 720, 22, '#fff', anchor='start', spacing=2)
    group(game_case(svg(art, 540, 760), '#128a4a', 'FAMILY QUIZ NIGHT', high=19, tint='#17181c'), at=(-2.5, 3, 0), turn=(-7, 0, 0))
    round_print = svg('<circle cx="300" cy="300" r="300" fill="#128a4a"/><path d="M0 300A300 300 0 0 1 600 300Z" fill="#0b5d31"/>' + words('FAMILY QUIZ NIGHT', 300, 150, 46, '#fff') + words('DVD', 300, 480, 60, '#ffd54a', spacing=6) + words('PÒPÓ STUDIOS', 300, 530, 24, '#fff'), 600, 600)
    disc = [lathe(rounded([(0.75, -0.06), (6.0, -0.06), (6.0, 0.06), (0.75, 0.06), (0.75, -0.06)], 0.02), metal('#d7dbe2', 0.12), turn=(90, 0, 0))]
    face = plate(11.6, 11.6, printed(round_print, 0.3, clear=0.6), at=(0, -0.075, -5.8), round=5.79)
    hub = lathe([(0.75, 0), (2.0, 0)], material('#e9ecef', 0.15, clear=1), at=(0, -0.08, 0), turn=(90, 0, 0))
    eye = lathe([(0, 0), (0.75, 0)], material('#2a2a2c', 0.9), at=(0, -0.085, 0), turn=(90, 0, 0))
    group(group([*disc, face, hub, eye], turn=(-16, 0, 0)), at=(6.2, -3.6, 5.8), turn=(0, 0, -16))
