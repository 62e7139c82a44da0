"""What is drawn on packed food: SVG of about 100 × 100 units about the middle, placed by `put`."""

import math
import random


def put(drawing, x, y, scale=1.0, turn=0):
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{drawing}</g>'


def fade(name, inner, outer, cx='38%', cy='32%'):
    """A round gradient to fill with url(#name)."""
    stops = f'<stop offset="0" stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/>'
    return f'<radialGradient id="{name}" cx="{cx}" cy="{cy}" r="80%">{stops}</radialGradient>'


def shadow(width=80, y=44):
    return f'<ellipse cx="0" cy="{y}" rx="{width / 2}" ry="7" fill="#000" opacity=".22"/>'


def ears(stalk='#c9952f', grain='#f3d27a', edge='#a9761c'):
    """A sheaf of rice: five bent stalks with hanging grains."""
    out = ''
    for lean in (-34, -17, 0, 17, 34):
        bent = f'M0 50 Q{lean * 0.3} 0 {lean * 1.15} -42'
        out += f'<path d="{bent}" stroke="{stalk}" stroke-width="2.4" fill="none"/>'
        for step in range(9):
            t = 0.42 + step * 0.068
            x, y = 2 * (1 - t) * t * lean * 0.3 + t * t * lean * 1.15, 50 - 100 * t + 8 * t * t
            side = -1 if step % 2 else 1
            spot = f'transform="translate({x + side * 3.4:.1f} {y:.1f}) rotate({side * 32 + lean * 0.6:.0f})"'
            out += f'<ellipse rx="2.7" ry="6.4" fill="{grain}" stroke="{edge}" stroke-width=".7" {spot}/>'
    return out + '<path d="M-9 26 Q0 33 9 26 L8 33 Q0 39 -8 33Z" fill="#b91c1c"/>'


def sprig(leaf='#5c7a29', seed='#d9b75e'):
    """Fonio in ear: thin blades and fingers of tiny seeds."""
    out = ''
    for lean in (-40, -22, -4, 14, 34):
        out += f'<path d="M0 50 Q{lean * 0.15} 0 {lean} -40" stroke="{leaf}" stroke-width="2" fill="none"/>'
        for step in range(14):
            t = 0.5 + step * 0.037
            x, y = 2 * (1 - t) * t * lean * 0.15 + t * t * lean, 50 - 100 * t + 10 * t * t
            out += f'<circle cx="{x + (2 if step % 2 else -2):.1f}" cy="{y:.1f}" r="2.3" fill="{seed}"/>'
    for side in (-1, 1):
        out += f'<path d="M0 50 Q{side * 14} 18 {side * 46} 14 Q{side * 24} 28 0 50Z" fill="{leaf}"/>'
    return out


def rice_bowl(bowl='#123f63'):
    grains = random.Random(4)
    heap = '<path d="M-44 0 Q-30 -38 0 -40 Q30 -38 44 0Z" fill="#e9e2cf"/>'
    for _ in range(170):
        x = grains.uniform(-40, 40)
        y = grains.uniform(-36 * (1 - (x / 44) ** 2), -1)
        turn, tint = grains.uniform(0, 180), grains.choice(('#ffffff', '#fbf6e8', '#f2ead4'))
        heap += (
            f'<rect x="-5.2" y="-1.1" width="10.4" height="2.2" rx="1.1" fill="{tint}" stroke="#cfc4a6" stroke-width=".3"'
            f' transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})"/>'
        )
    leaf = '<path d="M-4 -40 q-12 -12 -20 -4 q8 10 20 4z M-2 -40 q4 -16 16 -14 q-2 14 -16 14z" fill="#3f8f3a"/>'
    return (
        shadow(70, 48)
        + heap
        + leaf
        + f'<path d="M-50 -1 H50 Q46 44 16 47 H-16 Q-46 44 -50 -1Z" fill="{bowl}"/><path d="M-46 8 Q-40 36 -18 42" stroke="#fff"'
        ' stroke-width="3" fill="none" opacity=".45"/>'
    )


def mound(bowl='#f7f2e8', food='#f4ead2', edge='#7b4a23'):
    """Swallow in a calabash: a smooth round of pounded yam."""
    return (
        fade('mound', '#ffffff', food)
        + shadow(80, 46)
        + '<ellipse cx="0" cy="-2" rx="36" ry="30" fill="url(#mound)"/><path d="M-26 -16 Q-10 -30 10 -26" stroke="#fff" stroke-width="3"'
        ' fill="none" opacity=".8"/>'
        + f'<path d="M-52 0 Q0 22 52 0 Q48 44 0 46 Q-48 44 -52 0Z" fill="{edge}"/><path d="M-52 0 Q0 22 52 0 Q52 6 0 27 Q-52 6 -52 0Z"'
        f' fill="{bowl}" opacity=".35"/>'
    )


def yam():
    return (
        fade('bark', '#9a6a43', '#5d3c22')
        + '<path d="M-58 22 Q-64 -4 -30 -12 Q10 -24 48 -18 Q64 -12 60 6 Q40 24 0 30 Q-40 36 -58 22Z" fill="url(#bark)"/>'
        + ''.join(
            f'<path d="M{x} {y} q5 -2 9 1" stroke="#3f2714" stroke-width="1.4" fill="none"/>'
            for x, y in ((-40, 8), (-22, 18), (-6, -4), (10, 12), (24, -6), (-14, 8))
        )
        + '<ellipse cx="50" cy="-5" rx="13" ry="17" fill="#5d3c22"/><ellipse cx="52" cy="-5" rx="11.5" ry="15" fill="#fbf6e6"/><ellipse'
        ' cx="52" cy="-5" rx="8" ry="11" fill="#fffdf5"/>'
    )


def plantains(skin='#f0c22f', shade='#b98a14'):
    one = (
        f'<path d="M-46 -20 Q-10 30 46 2 L50 -6 Q44 -8 40 -5 Q6 8 -36 -28 L-44 -32 L-49 -28Z" fill="{skin}"/><path d="M-44 -24 Q-6 22 44'
        f' -2" stroke="{shade}" stroke-width="2.4" fill="none"/><path d="M-49 -28 l5 -4 l4 4 l-6 5z M46 2 l4 -8 l4 2 l-4 6z"'
        ' fill="#4a3a12"/>'
    )
    return put(one, 0, 16, 1, 12) + put(one, 0, 2, 1, 0) + put(one, 2, -12, 1, -14)


def oats():
    out = ''
    for lean in (-26, 0, 26):
        out += f'<path d="M0 50 Q{lean * 0.2} 0 {lean} -44" stroke="#c89b3c" stroke-width="2" fill="none"/>'
        for step in range(6):
            t = 0.45 + step * 0.1
            x, y = 2 * (1 - t) * t * lean * 0.2 + t * t * lean, 50 - 100 * t + 6 * t * t
            for side in (-1, 1):
                out += (
                    f'<path d="M0 0 q{side * 10} 2 {side * 11} 15 q{side * -10} -4 {side * -11} -15z" transform="translate({x:.1f}'
                    f' {y:.1f})" fill="#ead08a" stroke="#b5852a" stroke-width=".8"/>'
                )
    return out


def palm():
    fronds = ''
    for turn in (-100, -68, -38, -12, 12, 38, 68, 100):
        leaf = '<path d="M0 0 Q8 -26 2 -52 Q-3 -26 0 0Z" fill="#2f7d3b"/>' + ''.join(
            f'<path d="M0 {-y} l{side * 9} -7" stroke="#1f5f2c" stroke-width="2.2"/>' for y in range(10, 46, 6) for side in (-1, 1)
        )
        fronds += put(leaf, 0, -14, 0.85, turn)
    fruits = random.Random(2)
    bunch = ''.join(
        f'<ellipse cx="{fruits.uniform(-13, 13):.1f}" cy="{fruits.uniform(-12, 2):.1f}" rx="4" ry="5"'
        f' fill="{fruits.choice(("#d6401a", "#b02a12", "#ee7a22"))}" stroke="#6b1408" stroke-width=".6"/>'
        for _ in range(30)
    )
    return '<path d="M-6 50 Q-3 10 -4 -14 H4 Q3 10 7 50Z" fill="#7a5230"/>' + fronds + bunch


def peanuts(shell='#d9a95c', edge='#8a5a20'):
    net = ''.join(
        f'<path d="M{x} -15 q4 15 0 30" stroke="{edge}" stroke-width="1" fill="none" opacity=".7"/>' for x in (-30, -22, -14, 12, 20, 28)
    )
    one = (
        f'<path d="M-44 0 C-44 -30 -10 -30 -1 -11 C10 -30 46 -28 46 2 C46 30 12 28 0 12 C-12 28 -44 28 -44 0Z" fill="{shell}"'
        f' stroke="{edge}" stroke-width="2"/>{net}<path d="M-34 -8 q10 -10 22 -4 M8 -10 q12 -8 22 2" stroke="#fff" stroke-width="2.4"'
        ' fill="none" opacity=".5"/>'
    )
    nut = (
        '<ellipse rx="13" ry="9" fill="#a8452a" stroke="#6b2412" stroke-width="1.2"/><path d="M-7 -3 q6 -5 12 -1" stroke="#fff"'
        ' stroke-width="1.6" fill="none" opacity=".6"/>'
    )
    return put(one, -2, -16, 0.8, -24) + put(one, 6, 20, 0.78, 16) + put(nut, -38, 24, 1, 20) + put(nut, 40, -20, 1, -30)


def flame():
    return (
        '<path d="M0 -52 Q30 -22 28 6 Q40 -4 38 -16 Q56 16 36 36 Q22 52 0 52 Q-24 52 -36 36 Q-52 12 -28 -12 Q-26 2 -16 4 Q-22 -26 0 -52Z"'
        ' fill="#c22d14"/><path d="M2 -24 Q22 4 18 18 Q28 14 28 8 Q36 28 20 42 Q10 50 0 50 Q-16 50 -24 38 Q-32 22 -16 8 Q-12 18 -6 18 Q-10'
        ' -4 2 -24Z" fill="#ee7d1c"/><path d="M2 8 Q16 26 14 36 Q10 50 0 50 Q-13 48 -14 36 Q-12 24 2 8Z" fill="#fbd34a"/>'
    )


def skewer():
    """Suya on its stick, from the left below to the right above."""
    out = '<rect x="-64" y="-1.6" width="128" height="3.2" rx="1.6" fill="#d9b47a"/>'
    for x, tint in ((-36, '#7a3a1a'), (-14, '#8f4720'), (8, '#6e3216'), (30, '#8a421d')):
        out += (
            f'<rect x="{x - 9}" y="-11" width="19" height="22" rx="6" fill="{tint}"/><path d="M{x - 6} -6 q6 -4 12 0 M{x - 5} 3 q5 3 11 0"'
            ' stroke="#e0a048" stroke-width="2" fill="none" opacity=".8"/>'
        )
    return put(out, 0, 0, 1, -24)


def chilli(skin='#c8201a'):
    return (
        f'<path d="M-30 -34 Q-6 -44 6 -18 Q22 20 52 40 Q8 46 -18 8 Q-34 -12 -30 -34Z" fill="{skin}"/>'
        '<path d="M-20 -26 Q-10 4 16 26" stroke="#fff" stroke-width="4" fill="none" opacity=".45" stroke-linecap="round"/>'
        '<path d="M-34 -28 Q-22 -46 2 -28 Q-6 -36 -16 -38 Q-22 -48 -34 -52 L-38 -48 Q-30 -44 -28 -37 Q-34 -34 -34 -28Z" fill="#3f7d2f"/>'
    )


def shrimp(shell='#e9703a', edge='#a83a14'):
    out = ''
    for step in range(9):
        turn, wide = -150 + step * 26, 18 - step * 1.25
        x, y = 30 * math.cos(math.radians(turn)), 30 * math.sin(math.radians(turn))
        ring = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide:.1f}" ry="{wide * 0.72:.1f}" transform="rotate({turn} {x:.1f} {y:.1f})"'
        out = f'{ring} fill="{shell}" stroke="{edge}" stroke-width="1.6"/>' + out
    legs = ''.join(
        f'<path d="M{8 * math.cos(a):.1f} {8 * math.sin(a):.1f} L{20 * math.cos(a):.1f} {20 * math.sin(a):.1f}" stroke="{edge}"'
        ' stroke-width="2"/>'
        for a in (-1.9, -1.3, -0.7, -0.1, 0.5)
    )
    tail = f'<path d="M14 32 l-20 2 l4 10 l-12 6 l20 4 l16 -12z" fill="{shell}" stroke="{edge}" stroke-width="1.4"/>'
    head = (
        f'<path d="M-36 -12 Q-54 2 -48 24 Q-34 14 -20 -4Z" fill="{shell}" stroke="{edge}" stroke-width="1.6"/><circle cx="-42" cy="4"'
        f' r="2.8" fill="#1d120c"/><path d="M-48 20 q-14 12 -10 32 M-46 22 q-4 16 6 28" stroke="{edge}" stroke-width="1.6" fill="none"/>'
    )
    return tail + legs + out + head


def hibiscus(petal='#e0527f', heart='#7a0f35'):
    leaf = (
        f'<path d="M0 0 Q-26 -18 -18 -44 Q-6 -54 0 -46 Q8 -54 19 -43 Q25 -16 0 0Z" fill="{petal}" stroke="#fff" stroke-width="1"'
        f' stroke-opacity=".4"/><path d="M0 -4 V-38 M-3 -6 Q-9 -22 -9 -36 M3 -6 Q9 -22 9 -36" stroke="{heart}" stroke-width="1.2"'
        ' fill="none" opacity=".6"/>'
    )
    flower = ''.join(put(leaf, 0, 0, 1, turn) for turn in range(0, 360, 72))
    stamen = '<path d="M0 0 Q10 -14 22 -26" stroke="#fbe3a0" stroke-width="4" fill="none"/>' + ''.join(
        f'<circle cx="{16 + step % 3 * 4}" cy="{-30 + step // 3 * 5}" r="2" fill="#f6c432"/>' for step in range(9)
    )
    return flower + f'<circle r="11" fill="{heart}"/>' + stamen


def cup(mug='#fff7e6', drink='#5a2c14'):
    steam = ''.join(
        f'<path d="M{x} -30 q8 -8 0 -16 q-8 -8 0 -16" stroke="#fff" stroke-width="3.4" fill="none" opacity=".8"/>' for x in (-14, 4, 22)
    )
    return (
        shadow(84, 46)
        + f'<path d="M34 -8 Q62 -12 56 14 Q50 32 28 30 L30 22 Q46 22 47 8 Q47 -2 34 2Z" fill="{mug}"/><path d="M-38 -18 H38 L32 36 Q28 46 0'
        f' 46 Q-28 46 -32 36Z" fill="{mug}"/>'
        + f'<ellipse cx="0" cy="-18" rx="38" ry="10" fill="#e6d9bd"/><ellipse cx="0" cy="-17" rx="33" ry="7.5" fill="{drink}"/><path'
        ' d="M-20 -18 q10 -5 22 -1" stroke="#a86a3c" stroke-width="2.4" fill="none"/><path d="M-28 0 L-24 34" stroke="#d6c7a4"'
        ' stroke-width="5" opacity=".7"/>' + steam
    )


def tomato():
    star = ''.join(put('<path d="M-4 0 Q-5 -16 0 -26 Q5 -16 4 0Z" fill="#2f7d2f"/>', 0, 0, 1, turn) for turn in range(0, 360, 60))
    return (
        fade('tomato', '#f4553b', '#a80f10')
        + shadow(74, 44)
        + '<path d="M0 -30 Q22 -44 42 -22 Q56 4 38 30 Q22 46 0 46 Q-22 46 -38 30 Q-56 4 -42 -22 Q-22 -44 0 -30Z" fill="url(#tomato)"/>'
        + '<path d="M-32 -14 Q-24 -26 -12 -24" stroke="#fff" stroke-width="5" fill="none" opacity=".6" stroke-linecap="round"/>'
        + put(star, 0, -28, 0.9)
        + '<path d="M-3 -30 Q-4 -46 6 -52 L11 -48 Q3 -42 4 -30Z" fill="#2f6d2a"/>'
    )


def noodles(bowl='#b91c1c'):
    strands = ''.join(
        f'<path d="M{-44 + step * 2.2} -2 q{6 + step % 4} {-18 - step % 5 * 5} {14 + step % 6} -4 t{10 + step % 3} {-6 + step % 4 * 4} t12'
        f' 6" stroke="{tint}" stroke-width="3.2" fill="none"/>'
        for step, tint in enumerate(('#f6d36a', '#e9b93c', '#fbe29a') * 9)
    )
    rings = ''.join(
        f'<ellipse cx="{x}" cy="{y}" rx="6" ry="4" fill="none" stroke="#5fa644" stroke-width="2.6"/>'
        for x, y in ((-18, -16), (6, -24), (22, -12))
    )
    egg = '<ellipse cx="-4" cy="-12" rx="15" ry="9" fill="#fffdf6"/><ellipse cx="-4" cy="-13" rx="7" ry="5" fill="#f39a1e"/>'
    return (
        shadow(70, 48)
        + strands
        + egg
        + rings
        + f'<path d="M-52 -4 Q0 8 52 -4 Q46 42 18 47 H-18 Q-46 42 -52 -4Z" fill="{bowl}"/><path d="M-50 2 Q0 14 50 2" stroke="#fbe29a"'
        ' stroke-width="3" fill="none"/><path d="M-42 14 Q-36 34 -20 40" stroke="#fff" stroke-width="3" fill="none" opacity=".45"/>'
    )


def fish(body='#6f8fa6', back='#27465c'):
    bars = ''.join(f'<path d="M{x} -21 q6 8 1 15" stroke="{back}" stroke-width="3.4" fill="none"/>' for x in range(-26, 34, 8))
    return (
        f'<path d="M-58 0 Q-30 -28 10 -22 Q34 -18 48 -4 L66 -22 Q62 0 66 20 L48 4 Q30 20 4 22 Q-34 24 -58 0Z" fill="{body}"/><path d="M-58'
        f' 0 Q-30 -28 10 -22 Q34 -18 48 -4 Q10 -14 -58 0Z" fill="{back}"/>{bars}<path d="M-54 3 Q-20 20 30 10" stroke="#eef4f7"'
        f' stroke-width="7" fill="none" opacity=".7"/><path d="M-34 -14 q9 14 0 28" stroke="{back}" stroke-width="2" fill="none"/><circle'
        ' cx="-43" cy="-3" r="4" fill="#fff"/><circle cx="-43" cy="-3" r="2.2" fill="#111"/><path d="M-8 -22 q8 -12 20 -10 l-2 11z M-6 22'
        f' q8 8 16 8 l-2 -9z" fill="{back}"/>'
    )


def coconut():
    hair = ''.join(
        f'<path d="M{x} {-20 + abs(x) // 3} q4 20 {-x // 6} 44" stroke="#8d623c" stroke-width="1.2" fill="none"/>'
        for x in range(-28, 30, 5)
    )
    whole = f'<circle r="36" fill="#5f3c20"/>{hair}'
    half = (
        '<circle r="36" fill="#5f3c20"/><circle r="33" fill="#fffdf7"/><circle r="22" fill="#e8e3d6"/><path d="M-14 -12 Q0 -22 14 -12"'
        ' stroke="#fff" stroke-width="4" fill="none"/>'
    )
    return put(whole, -22, -8, 0.9) + put(half, 22, 10, 1)


def comb(rows=4, size=12, fill='#f2b12e', edge='#a96a0a'):
    out, shades = '', (fill, '#f7c65a', '#e59a17')
    hexagon = ' '.join(f'{size * math.cos(math.radians(60 * s)):.1f},{size * math.sin(math.radians(60 * s)):.1f}' for s in range(6))
    for row in range(-rows, rows + 1):
        for column in range(-rows, rows + 1):
            x, y = column * size * 1.5, row * size * 1.732 + (column % 2) * size * 0.866
            if math.hypot(x, y) < rows * size * 1.15:
                out += (
                    f'<polygon points="{hexagon}" transform="translate({x:.1f} {y:.1f}) scale(.93)" fill="{shades[(row * 3 + column) % 3]}"'
                    f' stroke="{edge}" stroke-width="1.4"/>'
                )
    return out


def bee():
    return (
        '<ellipse cx="-8" cy="-17" rx="9" ry="17" transform="rotate(-28 -8 -17)" fill="#fff" opacity=".85" stroke="#6b4a10"'
        ' stroke-width=".8"/><ellipse cx="10" cy="-17" rx="9" ry="17" transform="rotate(22 10 -17)" fill="#fff" opacity=".85"'
        ' stroke="#6b4a10" stroke-width=".8"/><ellipse rx="26" ry="14" fill="#f3b51f"/><path d="M-10 -13 Q-14 0 -10 13 L-3 14 Q-7 0 -3 -14Z'
        ' M5 -14 Q1 0 5 14 L12 12 Q9 0 12 -12Z" fill="#2a1c08"/><circle cx="-24" cy="-2" r="8" fill="#2a1c08"/><path d="M-28 -8 q-6 -8 -12'
        ' -8 M-24 -10 q-2 -8 -6 -11" stroke="#2a1c08" stroke-width="1.6" fill="none"/>'
    )


def orange(flesh='#f7941d', rind='#f2700f'):
    wedges = ''.join(put(f'<path d="M0 -4 L-13 -33 Q0 -40 13 -33Z" fill="{flesh}"/>', 0, 0, 1, turn) for turn in range(0, 360, 45))
    return f'<circle r="46" fill="{rind}"/><circle r="41" fill="#fff3d6"/>{wedges}'


def mango():
    return (
        fade('mango', '#ffd75a', '#e2661c')
        + '<path d="M-4 -40 Q34 -46 44 -6 Q46 34 8 46 Q-36 44 -44 4 Q-42 -30 -4 -40Z" fill="url(#mango)"/><path d="M-28 -14 Q-20 -28 -6'
        ' -30" stroke="#fff" stroke-width="6" fill="none" opacity=".55" stroke-linecap="round"/><path d="M-4 -40 q0 -8 6 -12"'
        ' stroke="#5a3a14" stroke-width="4" fill="none"/><path d="M4 -46 Q30 -64 54 -44 Q30 -34 4 -46Z" fill="#2f8a3a"/>'
    )


def pineapple():
    eyes = ''.join(
        f'<path d="M{x} {y - 7} l8 7 l-8 7 l-8 -7z" fill="{tint}" stroke="#8a4a0a" stroke-width="1"/>'
        for row, y in enumerate(range(-8, 50, 7))
        for x, tint in zip(range(-24 + row % 2 * 8, 30, 16), ('#f6b62c', '#efa21a', '#f9c84d', '#f0aa20'))
        if (x / 29) ** 2 + ((y - 18) / 36) ** 2 < 1
    )
    crown = ''.join(
        put('<path d="M-6 0 Q-8 -24 0 -40 Q8 -24 6 0Z" fill="#2f8038" stroke="#1d5a28" stroke-width="1"/>', turn * 0.14, -16, 0.95, turn)
        for turn in (-62, 62, -38, 38, -18, 18, 0)
    )
    return crown + f'<ellipse cy="18" rx="30" ry="37" fill="#d98a12"/>{eyes}'


def rooster(ink='#fde68a', comb_ink='#d62f1f'):
    """The cock of Àkùkọ, looking to the left."""
    return (
        '<path d="M-30 -26 Q-24 -44 -8 -36 Q4 -28 6 -8 Q18 2 34 -6 Q30 -34 48 -46 Q64 -40 58 -16 Q70 -22 66 -4 Q60 30 26 36 L24 50 H32 V54'
        f' H12 L16 38 Q4 38 -2 36 L-2 50 H6 V54 H-14 L-10 34 Q-34 22 -30 -10 L-44 -20Z" fill="{ink}"/><path d="M-28 -34 Q-34 -50 -22 -46'
        f' Q-22 -58 -12 -50 Q-4 -58 -2 -44 Q-10 -44 -12 -36 Q-22 -40 -28 -34Z M-34 -16 q-6 10 0 16 q6 -6 4 -14z" fill="{comb_ink}"/><circle'
        ' cx="-22" cy="-28" r="2.6" fill="#1b1208"/>'
    )
