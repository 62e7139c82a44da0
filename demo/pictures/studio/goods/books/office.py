"""Books & Stationery: the office."""

import math
import random

import bpy

from goods import good
from goods.books.covers import book, leaf_edges
from goods.shared.fonts import SERIF
from materials import bumped, material, metal, mottled, paper, printed, rubber, shade
from prints import svg, words
from shapes import box, cylinder, ellipse, group, laid, letters, lying, plate, prism, rounded_rectangle, surface, tube


@good('hardcover-notebook', yaw=-20, pitch=30)
def notebook(look):
    color = '#20342f'
    skin = bumped(material(color, 0.5), 0.12, 0.12)
    leaves = leaf_edges('#f3ead6')
    things = [box(14.2, 1.1, 20.4, leaves, round=0.15, at=(-0.2, 0, 0.3))]
    for y in (-0.72, 0.72):
        things.append(prism(rounded_rectangle(14.8, 21, 0.8), 0.24, skin, round=0.1, at=(0, y, 0)))
    things.append(
        surface(
            lambda u, v: (-7.35 - 0.32 * math.cos(math.pi * (u - 0.5)), 0.83 * math.sin(math.pi * (0.5 - u)), 0.1 + v * 20.8), skin, 24, 1
        )
    )
    things.append(tube([(-6.4, -0.86, 0.4), (-6.4, -0.86, 20.6)], 0.06, material(shade(color, 0.6), 0.6)))
    elastic = material('#c8862b', 0.75)
    things.append(box(0.75, 1.86, 21.2, elastic, round=0.1, at=(5.9, 0, -0.1)))
    things.append(letters('Ọ̀RỌ̀', 1.0, material(shade(color, 0.5), 0.4), at=(-0.4, -0.845, 2.2), deep=0.015))
    laid(things, 0, at=(0, -10, 0.85))
    silk = material('#c8862b', 0.5, sheen=0.4)
    surface(
        lambda u, v: (
            -2.0 + 0.7 * math.sin(u * 2.2) + (v - 0.5) * 0.6,
            -9.6 - u * 6.0,
            0.75 * max(0, 1 - u * 2.4) ** 1.5 + 0.06 + 0.1 * abs(math.sin(u * 5)),
        ),
        silk,
        40,
        2,
        thickness=0.05,
    )


@good('confetti-journal', yaw=-22, pitch=32, focus=(0.5, 0.36))
def confetti_journal(look):
    chance = random.Random('confetti-journal')
    hues = ('#e8503a', '#f2b12b', '#2f9e8f', '#3a66c8', '#e07ab0', '#7a4bb0', '#8cc04a')
    bits = ''
    for _ in range(230):
        x, y, hue, a = chance.uniform(0, 730), chance.uniform(0, 1050), chance.choice(hues), chance.uniform(0, 180)
        kind = chance.randrange(3)
        bits += (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.uniform(8, 17):.0f}" fill="{hue}"/>',
            f'<rect x="{x:.0f}" y="{y:.0f}" width="36" height="13" fill="{hue}" transform="rotate({a:.0f} {x:.0f} {y:.0f})"/>',
            f'<path d="M{x:.0f} {y:.0f} l22 8 -18 18z" fill="{hue}" transform="rotate({a:.0f} {x:.0f} {y:.0f})"/>',
        )[kind]
    label = (
        '<rect x="215" y="380" width="330" height="170" rx="14" fill="#fbf6ea" stroke="#c69a3c" stroke-width="5"/>'
        + words('My Days', 380, 470, 66, '#3a2a4a', 400, family=SERIF)
        + words('Ọ̀RỌ̀', 380, 525, 30, '#c69a3c', 700, spacing=6)
    )
    cloth = svg(bits + label, 730, 1050, '#fbeee0')
    spine = svg(bits, 730, 1050, '#fbeee0')
    things = book(14.6, 21, 1.9, cloth, spine, '#f6ecd4', hard=True, back='#f3dcc4', rough=0.8)
    loop = material('#2f9e8f', 0.8)
    things.append(
        surface(
            lambda u, v: (7.2 + 1.15 * math.sin(math.pi * u), -0.9 + 0.5 * math.cos(math.pi * u) + 0.5, 9 + v * 3.4),
            loop,
            24,
            2,
            thickness=0.16,
        )
    )
    laid(things, 0, at=(0, -10.5, 1.0))
    surface(
        lambda u, v: (2.0 + 0.8 * math.sin(u * 2.6) + (v - 0.5) * 0.7, -10.2 - u * 5.2, 0.85 * max(0, 1 - u * 2.2) ** 1.4 + 0.06),
        material('#e8503a', 0.5, sheen=0.4),
        40,
        2,
        thickness=0.05,
    )


@good('a4-clipboard', yaw=-16, pitch=12)
def clipboard(look):
    board = mottled('#7a4a26', '#9a6637', 0.12, 0.6, 0.2, bump=0.05)
    chrome = metal('#d6d9dd', 0.16)
    things = [prism(rounded_rectangle(23, 32, 1.4), 0.3, board, round=0.06)]
    form = words('DELIVERY CHECKLIST', 60, 190, 40, '#26303a', 800, 'start') + words(
        'Ward / Store / Unit: ______________________', 60, 244, 24, '#56606a', 400, 'start'
    )
    rows = ''.join(
        f'<rect x="60" y="{300 + n * 62}" width="30" height="30" fill="none" stroke="#56606a"'
        f' stroke-width="3"/><rect x="112" y="{308 + n * 62}" width="{(430, 380, 460, 340)[n % 4]}"'
        f' height="10" fill="#c3c8cd"/><rect x="112" y="{326 + n * 62}" width="{(300, 250, 330, 290)[n % 4]}"'
        f' height="8" fill="#dde1e4"/>'
        for n in range(10)
    )
    form += rows
    things.append(box(21, 0.14, 29.7, leaf_edges('#fbfaf5'), round=0.02, at=(0, -0.23, 0.8)))
    things.append(plate(20.98, 29.68, printed(svg(form, 700, 990, '#fcfbf7'), 0.8), at=(0, -0.31, 0.81)))
    clip = [(-6.2, 0), (6.2, 0), (6.0, 1.6), (5.2, 2.4), (3.4, 2.9), (2.6, 4.2), (-2.6, 4.2), (-3.4, 2.9), (-5.2, 2.4), (-6.0, 1.6)]
    things.append(prism(clip, 0.16, chrome, round=0.06, at=(0, -0.62, 28.2), turn=(-5, 0, 0), holes=[ellipse(1.3, 1.3, 32, at=(0, 3.1))]))
    things.append(tube([(-6.1, -0.62, 28.2), (6.1, -0.62, 28.2)], 0.22, chrome))
    things.append(tube([(-4.6, -0.66, 30.3), (4.6, -0.66, 30.3)], 0.42, chrome))
    things.append(box(9.6, 0.5, 1.6, chrome, round=0.2, at=(0, -0.3, 29.9)))
    for x in (-3.6, 3.6):
        things.append(cylinder(0.4, 0.12, chrome, at=(x, -0.72, 29.2), turn=(90, 0, 0), round=0.05))
    things.append(letters('Ọ̀RỌ̀', 0.6, material('#8a8f96', 0.4), at=(0, -0.74, 29.5), deep=0.01))
    group(things, turn=(-14, 0, 0))


@good('steel-filing-cabinet', yaw=-32, pitch=16)
def filing_cabinet(look):
    coat = bumped(material('#9aa3a8', 0.42), 0.1, 0.15)
    dark, chrome = material('#2a2d31', 0.6), metal('#d2d5d9', 0.2)
    w, d, h = 46, 60, 72
    for side in (-1, 1):
        box(1.0, d, h - 4, coat, round=0.2, at=(side * (w / 2 - 0.5), 0, 4))
    box(w, d, 1.4, coat, round=0.5, at=(0, 0, h - 1.4))
    box(w - 1, d - 2, 4.2, dark, round=0.2, at=(0, 1, 0))
    box(w, 1, h - 4, coat, round=0.1, at=(0, d / 2 - 0.5, 4))
    box(w - 2, d - 2, 1, coat, round=0.1, at=(0, 0, 4))
    box(w - 2, 2.0, 1.6, coat, round=0.2, at=(0, -d / 2 + 1.2, 37.2))
    box(w - 2.2, 1, h - 8, material('#3c4146', 0.7), round=0.1, at=(0, d / 2 - 2, 5))

    def drawer(low, out):
        y = -d / 2 - out
        box(w - 2.6, 1.8, 31.4, coat, round=0.5, at=(0, y, low))
        tray = material('#8b9499', 0.5)
        box(w - 5, d - 8, 0.4, tray, round=0.1, at=(0, y + (d - 8) / 2, low + 2))
        for side in (-1, 1):
            box(0.4, d - 8, 22, tray, round=0.1, at=(side * (w / 2 - 2.9), y + (d - 8) / 2, low + 2))
            box(0.7, out + 14, 2.6, chrome, round=0.2, at=(side * (w / 2 - 1.9), y + (out + 14) / 2, low + 9))
        box(15, 1.2, 3.0, dark, round=0.4, at=(0, y - 0.55, low + 17.4))
        tube([(-7, y - 1.3, low + 20.2), (-6.4, y - 2.8, low + 19.4), (6.4, y - 2.8, low + 19.4), (7, y - 1.3, low + 20.2)], 0.5, chrome)
        box(10.6, 0.4, 4.6, chrome, round=0.15, at=(0, y - 0.9, low + 23.2))
        tag = svg(words('A – L' if low > 30 else 'M – Z', 300, 150, 120, '#26303a', 700), 600, 220, '#fbf9f2')
        plate(9.4, 3.4, printed(tag, 0.7), at=(0, y - 1.12, low + 23.8))

    drawer(5.0, 1.2)
    drawer(38.6, 26)
    colors = ('#d9b36a', '#c98a4a', '#7fa36b', '#6c8fb5', '#d9b36a', '#c46b5a')
    for n in range(13):
        y = -d / 2 - 21 + n * 2.9
        folder = material(colors[n % 6], 0.8)
        box(w - 7.5, 0.9, 23.5, folder, round=0.1, at=(0, y, 42), turn=(-4 + n % 3 * 2, 0, 0))
        box(w - 8.3, 0.4, 23.1, paper('#f6f3ea'), round=0.05, at=(0, y + 0.75, 42), turn=(-4 + n % 3 * 2, 0, 0))
        box(7, 0.3, 2.4, paper('#fbf9f2'), round=0.1, at=(-12 + n % 4 * 8, y, 65.2), turn=(-4 + n % 3 * 2, 0, 0))
    cylinder(1.3, 1.0, chrome, at=(16.5, -d / 2 - 26.6, 66.4), turn=(90, 0, 0), round=0.2)
    box(0.25, 0.3, 1.2, dark, round=0.05, at=(16.5, -d / 2 - 27.65, 65.8))
    letters('Ọ̀RỌ̀', 2.0, material('#3a4046', 0.4), at=(-15.5, -d / 2 - 26.95, 66.4), deep=0.05)


@good('wall-calendar', yaw=-14, pitch=7, focus=(0.56, 0.32))
def wall_planner(look):
    """January 2027: its first is a Friday; Èkè, Orìè, Àfọ̀, Ǹkwọ́ run through the days by fours."""
    markets = ('Eke', 'Orie', 'Afọ', 'Nkwọ')
    holidays = {1: 'New Year’s Day'}
    page = (
        '<rect width="1000" height="1400" fill="#fbf8ef"/><rect width="1000" height="560" fill="#e7a93c"/>'
        '<circle cx="780" cy="170" r="90" fill="#f8e2a6"/>'
    )
    page += (
        '<path d="M0 400 C160 250 300 330 420 380 C560 270 760 300 1000 410 V560 H0Z" fill="#a5562b"/>'
        '<path d="M0 470 C220 400 420 450 600 470 S900 430 1000 480 V560 H0Z" fill="#3f6b3a"/>'
    )
    page += ''.join(
        f'<path d="M{x} {y} l60 -46 60 46z" fill="#7a3018"/>'
        f'<rect x="{x + 14}" y="{y}" width="92" height="56" fill="#e0b27a"/>'
        f'<rect x="{x + 48}" y="{y + 18}" width="24" height="38" fill="#5a2a14"/>'
        for x, y in ((90, 440), (250, 462), (430, 444), (640, 466), (800, 452))
    )
    page += '<path d="M900 560 C896 470 902 420 912 360" stroke="#4a2d16" stroke-width="16" fill="none"/>' + ''.join(
        f'<path d="M912 360 q{dx} -40 {dx * 1.7:.0f} 20" stroke="#2d5a2b" stroke-width="16" fill="none"/>' for dx in (-60, -36, 36, 56, 10)
    )
    page += (
        '<rect y="560" width="1000" height="130" fill="#1d4d3a"/>'
        + words('JANUARY', 60, 654, 90, '#ffffff', 800, 'start', spacing=8)
        + words('2027', 940, 654, 90, '#f2c14a', 800, 'end')
    )
    for n, name in enumerate(('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN')):
        page += words(name, 50 + 128.5 * n + 64, 732, 30, '#b5321f' if n == 6 else '#1d4d3a', 800)
    for day in range(1, 32):
        column, row = (day + 3) % 7, (day + 3) // 7
        x, y = 50 + column * 128.5, 750 + row * 120
        fill = '#f8d9d0' if day in holidays else '#ffffff'
        page += f'<rect x="{x}" y="{y}" width="128.5" height="120" fill="{fill}" stroke="#b9b29f" stroke-width="2"/>' + words(
            str(day), x + 14, y + 52, 46, '#b5321f' if column == 6 or day in holidays else '#2a2a28', 700, 'start'
        )
        page += words(markets[(day + 2) % 4], x + 120, y + 109, 32, '#7a4d0c', 700, 'end')
        if day in holidays:
            page += words(holidays[day], x + 64, y + 80, 15, '#b5321f', 700)
    page += words('ÌWÉ PRESS · Market days & public holidays', 500, 1388, 24, '#1d4d3a', 700)
    w, h = 30, 42

    def leaf(deep, curl):
        return lambda u, v: ((u - 0.5) * w, deep - curl * (1 - v) ** 3 * (0.6 + 0.4 * u), v * h)

    surface(leaf(0, 0.9), printed(svg(page, 1000, 1400), 0.45, clear=0.2), 40, 40)
    for n in range(1, 6):
        surface(leaf(0.06 * n, 0.9 - 0.13 * n), paper('#f3efe4'), 20, 20)
    box(w, 0.2, h, material('#cbb48c', 0.8), round=0.05, at=(0, 0.5, 0))
    wire = material('#2a2b2e', 0.35, metal=0.6)
    for n in range(30):
        x = (n / 29 - 0.5) * (w - 2)
        if abs(x) < 1.6:
            continue
        for dx in (0, 0.26):
            tube(
                [
                    (x + dx + 0.55 * math.cos(t) * 0, 0.25 + 0.62 * math.cos(t), h - 0.25 + 0.62 * math.sin(t))
                    for t in (2 * math.pi * k / 10 for k in range(10))
                ],
                0.06,
                wire,
                closed=True,
            )
        cylinder(0.2, 0.02, material('#1c1c1e', 0.8), at=(x + 0.13, -0.005, h - 0.7), turn=(90, 0, 0), round=0.005)
    tube(
        [
            (-1.7, 0.25, h + 0.3),
            (-1.2, 0.25, h + 0.5),
            (-0.5, 0.25, h + 1.8),
            (0, 0.25, h + 2.1),
            (0.5, 0.25, h + 1.8),
            (1.2, 0.25, h + 0.5),
            (1.7, 0.25, h + 0.3),
        ],
        0.1,
        wire,
    )


@good('office-scissors', yaw=-28, pitch=58)
def scissors(look):
    steel_of, grip, soft = metal('#d3d6da', 0.18), material('#c8322b', 0.4), rubber('#26262a')

    def half(side):
        blade = [
            (-0.25 * side, -0.6),
            (0.95 * side, -0.4),
            (1.15 * side, 3),
            (0.8 * side, 9),
            (0.06 * side, 14.4),
            (-0.14 * side, 14.6),
            (-0.30 * side, 8),
            (-0.34 * side, 3),
        ]
        things = [prism(blade if side > 0 else blade[::-1], 0.2, steel_of, round=0.06)]
        shank = [(-0.5 * side, 0.4), (0.9 * side, 0.4), (-1.0 * side, -4.2), (-2.4 * side, -4.2)]
        things.append(prism(shank if side > 0 else shank[::-1], 0.24, steel_of, round=0.06))
        wide, tall = (3.9, 5.6) if side > 0 else (3.3, 4.4)
        middle = (-3.2 * side, -6.6 if side > 0 else -6.0)
        ring = [
            (middle[0] + wide / 2 * math.cos(t), 0, middle[1] + tall / 2 * math.sin(t)) for t in (2 * math.pi * n / 32 for n in range(32))
        ]
        things.append(tube(ring, 0.72, grip, closed=True))
        inner = [
            (middle[0] + (wide / 2 - 0.4) * math.cos(t), 0, middle[1] + (tall / 2 - 0.4) * math.sin(t))
            for t in (2 * math.pi * n / 32 for n in range(32))
        ]
        things.append(tube(inner, 0.52, soft, closed=True))
        things.append(tube([(-0.5 * side, 0, -1.6), (-1.2 * side, 0, -3.0), (-2.2 * side, 0, -4.4)], [0.5, 0.75, 0.8], grip))
        return things

    group(half(1), turn=(0, -13, 0), at=(0, -0.12, 0))
    group(half(-1), turn=(0, 13, 0), at=(0, 0.12, 0))
    cylinder(0.62, 0.25, metal('#e2e4e7', 0.14), at=(0, -0.22, 0.2), turn=(90, 0, 0), round=0.1)
    box(0.85, 0.08, 0.12, material('#3a3a3e', 0.5), round=0.02, at=(0, -0.47, 0.14), turn=(0, 30, 0))
    laid(list(bpy.context.scene.objects), 62, at=(0, 0, 0.75))


@good('receipt-books', yaw=24, pitch=22, focus=(0.42, 0.84))
def receipt_books(look):
    chance = random.Random('receipt-books')
    ink = '#1d3f77'
    page = words('OFFICIAL RECEIPT', 60, 130, 62, ink, 800, 'start') + words(
        '№ 000451', 1040, 130, 58, '#c8322b', 700, 'end', 'DejaVu Sans Mono'
    )
    page += words('Date: ____ / ____ / ______', 1040, 210, 34, ink, 400, 'end')
    for n, text in enumerate(('Received from', 'The sum of', 'Being payment for')):
        page += (
            words(text, 60, 310 + n * 95, 40, ink, 400, 'start')
            + f'<path d="M{60 + len(text) * 25} {314 + n * 95} H1040" stroke="{ink}" stroke-width="3" stroke-dasharray="4 6"/>'
        )
    page += (
        f'<rect x="60" y="590" width="420" height="110" fill="#e3edf9" stroke="{ink}" stroke-width="5"/>'
        + words('₦', 92, 672, 84, ink, 800, 'start')
        + f'<path d="M370 590 V700" stroke="{ink}" stroke-width="4"/>'
        + words('Kobo', 426, 625, 24, ink, 400)
        + f'<path d="M640 690 H1040" stroke="{ink}" stroke-width="3"/>'
        + words('Signature', 840, 735, 30, ink, 400)
    )
    cover = (
        '<rect width="1100" height="780" fill="#2f6b4f"/><rect x="90" y="70" width="920" height="640" rx="16" fill="#f6f1e2"/>'
        + words('RECEIPT & INVOICE', 550, 240, 88, '#1f4d38', 800)
        + words('DUPLICATE BOOK', 550, 330, 60, '#1f4d38', 700)
        + words('₦', 550, 480, 140, '#c8322b', 800)
        + words('50 sets · carbonless · numbered', 550, 580, 42, '#33363f', 400)
        + words('Ọ̀RỌ̀', 550, 665, 56, '#1f4d38', 800, spacing=8)
    )
    w, d, thick = 21, 14.8, 1.25
    white, yellow = leaf_edges('#f8f6ee'), leaf_edges('#f3dc86')
    tape, top = material('#1f4d38', 0.6), printed(svg(cover, 1100, 780), 0.55)
    board = material('#2f6b4f', 0.6)

    def one():
        things = [
            box(w - 0.2, d - 0.2, thick / 2 - 0.1, yellow, round=0.04, at=(0, 0, 0.1)),
            box(w - 0.2, d - 0.2, thick / 2 - 0.1, white, round=0.04, at=(0, 0, thick / 2)),
        ]
        things += [
            box(w, d, 0.12, board, round=0.04),
            box(w, d, 0.1, board, round=0.04, at=(0, 0, thick - 0.1)),
            box(1.6, d + 0.06, thick + 0.06, tape, round=0.1, at=(-w / 2 + 0.8, 0, -0.0)),
        ]
        things.append(lying(w - 1.8, d - 0.1, top, at=(0.85, 0, thick + 0.012)))
        return things

    for n in range(9):
        group(
            one(), at=(chance.uniform(-0.35, 0.35), chance.uniform(-0.35, 0.35), n * (thick + 0.07)), turn=(0, 0, chance.uniform(-2.5, 2.5))
        )
    high = 9 * (thick + 0.07)
    shown = [
        box(w - 0.2, d - 0.2, thick / 2 - 0.1, yellow, round=0.04, at=(0, 0, 0.1)),
        box(w - 0.2, d - 0.2, thick / 2 - 0.1, white, round=0.04, at=(0, 0, thick / 2)),
        box(w, d, 0.12, board, round=0.04),
    ]
    shown += [
        box(1.6, d + 0.06, thick + 0.04, tape, round=0.1, at=(-w / 2 + 0.8, 0, 0)),
        lying(w - 1.7, d - 0.25, printed(svg(page, 1100, 780, '#fdfcf6'), 0.8), at=(0.8, 0, thick - 0.085)),
    ]
    group(shown, at=(0.4, -0.3, high), turn=(0, 0, 7))
