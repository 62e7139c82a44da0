"""Gaming: the quiz disc and the gift card."""

import math

from goods import good
from goods.gaming.games import game_case
from materials import material, metal, paper, plastic, printed
from prints import svg, words
from shapes import group, lathe, plate, prism, rounded, rounded_rectangle


@good('gift-card-games', yaw=16, pitch=9, turned=-48, focus=(0.5, 0.45))
def gift_card(look):
    defs = (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#12b5a2"/><stop offset=".5"'
        ' stop-color="#2456d6"/><stop offset="1" stop-color="#7a2bd0"/></linearGradient></defs>'
    )
    marks = ''.join(
        f'<g transform="translate({x} {y}) rotate({r})" fill="none" stroke="#fff" stroke-width="7" opacity=".28">{shape}</g>'
        for x, y, r, shape in (
            (110, 330, 10, '<circle r="42"/>'),
            (720, 120, 12, '<rect x="-38" y="-38" width="76" height="76"/>'),
            (640, 420, -8, '<path d="M0-46L44 32H-44Z"/>'),
            (420, 80, 20, '<path d="M-34-34L34 34M34-34L-34 34"/>'),
        )
    )
    face = svg(
        defs
        + '<rect width="856" height="540" fill="url(#g)"/>'
        + marks
        + words('ARENA', 60, 110, 72, '#fff', anchor='start', spacing=8)
        + words('STORE GIFT CARD', 64, 158, 30, '#dff6ff', 400, anchor='start', spacing=4)
        + words('₦20,000', 796, 490, 108, '#fff', anchor='end'),
        856,
        540,
    )
    sheet = svg(
        '<rect width="1050" height="1480" fill="#f7f5f0"/><rect width="1050" height="520" fill="#14182e"/>'
        + '<path d="M0 520L1050 420V520Z" fill="#f7f5f0"/>'
        + words('ARENA', 525, 300, 130, '#ffffff', spacing=16)
        + words('games · add-ons · credit', 525, 370, 46, '#7fe6da', 400)
        + words('Gift Card', 525, 1260, 84, '#14182e')
        + words('Scratch the code or receive it by message. Valid two years.', 525, 1340, 30, '#4a4d5c', 400)
        + words('₦20,000', 525, 1425, 52, '#2456d6'),
        1050,
        1480,
    )
    hole = [(-0.7, 13.35), (0.7, 13.35), (0.9, 13.6), (0.7, 13.85), (-0.7, 13.85), (-0.9, 13.6)]
    things = [
        prism(rounded_rectangle(10.5, 14.8, 0.5), 0.08, paper('#f7f5f0'), round=0.03, holes=[hole]),
        plate(10.46, 13.2, printed(sheet, 0.5), at=(0, -0.05, 0.02), round=0.4),
    ]
    things += [
        prism(rounded_rectangle(8.56, 5.4, 0.32), 0.09, plastic('#2456d6', 0.3), round=0.03, at=(0, -0.11, 3.9)),
        plate(8.52, 5.36, printed(face, 0.25, clear=0.9), at=(0, -0.162, 3.92), round=0.3),
    ]
    group(things, turn=(-10, 0, 0))


@good('classic-disc-pack', yaw=20, pitch=9)
def quiz_dvd(look):
    rays = ''.join(
        f'<path d="M270 360L{270 + 700 * math.cos(a):.0f} {360 + 700 * math.sin(a):.0f} {270 + 700 * math.cos(a + 0.13):.0f}'
        f' {360 + 700 * math.sin(a + 0.13):.0f}Z" fill="#ffd54a" opacity=".5"/>'
        for a in (math.tau * n / 24 for n in range(24))
    )
    bubbles = ''.join(
        f'<circle cx="{x}" cy="{y}" r="58" fill="{c}" stroke="#fff" stroke-width="8"/>{mark}'
        for x, y, c, mark in (
            (
                104,
                300,
                '#1d5fc4',
                (
                    '<path d="M96 326V276l32-8v46" stroke="#fff" stroke-width="9" fill="none"/><circle cx="86" cy="326" r="13"'
                    ' fill="#fff"/><circle cx="118" cy="316" r="13" fill="#fff"/>'
                ),
            ),
            (436, 300, '#d3202c', '<circle cx="436" cy="300" r="32" fill="#fff"/><path d="M436 284l15 11-6 18h-18l-6-18z" fill="#222"/>'),
            (104, 490, '#8a43c7', '<path d="M72 510V466l20 20 14-28 14 28 20-20V510Z" fill="#ffd54a"/>'),
            (
                436,
                490,
                '#f26a1b',
                (
                    '<path d="M398 484H474Q470 524 436 524T398 484Z" fill="#fff"/><path d="M420 474q-8-14 2-24M440 474q-8-14 2-24"'
                    ' stroke="#fff" stroke-width="7" fill="none"/>'
                ),
            ),
        )
    )
    art = (
        '<rect width="540" height="760" fill="#128a4a"/>'
        + rays
        + '<circle cx="270" cy="396" r="128" fill="#fff"/>'
        + words('?', 270, 482, 240, '#128a4a')
        + bubbles
    )
    art += (
        words('FAMILY', 270, 120, 104, '#fff')
        + words('QUIZ NIGHT', 270, 192, 66, '#fff3b0')
        + '<rect y="600" width="540" height="64" fill="#0b5d31"/>'
        + words('Nigerian Edition · 1,200 questions', 270, 642, 28, '#fff')
        + words('DVD', 500, 722, 40, '#fff', anchor='end', spacing=4)
        + words('PÒPÓ STUDIOS', 36, 720, 22, '#fff', anchor='start', spacing=2)
    )
    group(game_case(svg(art, 540, 760), '#128a4a', 'FAMILY QUIZ NIGHT', high=19, tint='#17181c'), at=(-2.5, 3, 0), turn=(-7, 0, 0))
    round_print = svg(
        '<circle cx="300" cy="300" r="300" fill="#128a4a"/><path d="M0 300A300 300 0 0 1 600 300Z" fill="#0b5d31"/>'
        + words('FAMILY QUIZ NIGHT', 300, 150, 46, '#fff')
        + words('DVD', 300, 480, 60, '#ffd54a', spacing=6)
        + words('PÒPÓ STUDIOS', 300, 530, 24, '#fff'),
        600,
        600,
    )
    disc = [
        lathe(
            rounded([(0.75, -0.06), (6.0, -0.06), (6.0, 0.06), (0.75, 0.06), (0.75, -0.06)], 0.02), metal('#d7dbe2', 0.12), turn=(90, 0, 0)
        )
    ]
    face = plate(11.6, 11.6, printed(round_print, 0.3, clear=0.6), at=(0, -0.075, -5.8), round=5.79)
    hub = lathe([(0.75, 0), (2.0, 0)], material('#e9ecef', 0.15, clear=1), at=(0, -0.08, 0), turn=(90, 0, 0))
    eye = lathe([(0, 0), (0.75, 0)], material('#2a2a2c', 0.9), at=(0, -0.085, 0), turn=(90, 0, 0))
    group(group([*disc, face, hub, eye], turn=(-16, 0, 0)), at=(6.2, -3.6, 5.8), turn=(0, 0, -16))
