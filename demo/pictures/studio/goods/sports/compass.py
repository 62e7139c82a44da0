"""Sports & Outdoors: the compass of brass."""

import math

from goods import good
from materials import bumped, clear_plastic, material, metal, printed
from prints import svg, words
from shapes import box, copies, cylinder, group, lathe, letters, plate, prism, rounded, torus, tube


def rose():
    """The card: degrees, eight winds and a star of two golds."""
    ink = '#2a2016'
    marks = ''.join(
        f'<line x1="400" y1="36" x2="400" y2="{96 if n % 9 == 0 else 70}" stroke="{ink}" stroke-width="{9 if n % 9 == 0 else 4}" transform="rotate({n * 5} 400 400)"/>'
        for n in range(72)
    )
    names = ''.join(
        words(name, 400 + far * math.sin(math.radians(a)), 400 + size * 0.36 - far * math.cos(math.radians(a)), size, color, 800)
        for a, name, size, far, color in (
            *((n * 90, name, 128, 244, '#b3201a' if name == 'N' else ink) for n, name in enumerate('NESW')),
            *((45 + n * 90, name, 56, 262, ink) for n, name in enumerate(('NE', 'SE', 'SW', 'NW'))),
        )
    )
    star = ''.join(
        f'<path d="M400 400 l{way * 24} -24 L400 {232 if n % 2 == 0 else 290} Z" fill="{fill}" transform="rotate({n * 45} 400 400)"/>'
        for n in range(8)
        for way, fill in ((1, '#d9bd84'), (-1, '#ecdcb4'))
    )
    ring = f'<circle cx="400" cy="400" r="384" fill="none" stroke="{ink}" stroke-width="8"/><circle cx="400" cy="400" r="330" fill="none" stroke="{ink}" stroke-width="3"/>'
    return svg(star + ring + marks + names + words('ÌRÌNÀJÒ', 400, 512, 40, '#6b5122', 700), 800, 800, '#fbf5e4')


@good('trail-compass', yaw=-18, pitch=44)
def field_compass(look):
    gold, dark = metal('#d3a24a', 0.24), metal('#a2762f', 0.32)
    lathe(rounded([(0, 0), (3.5, 0), (3.75, 0.3), (3.75, 1.5), (3.5, 1.8), (3.15, 1.8), (3.1, 1.25), (0, 1.2)], 0.12), gold)
    ridges = [((3.76 * math.sin(a), 3.76 * math.cos(a), 0.42), (0, 0, -math.degrees(a))) for a in (math.pi * n / 45 for n in range(90))]
    copies([box(0.09, 0.12, 1.0, gold, round=0.03)], ridges)
    plate(6.2, 6.2, printed(rose(), 0.5), at=(0, -3.1, 1.26), turn=(-90, 0, 0), round=3.05)
    # A needle of two halves, each folded along its middle.
    for way, color in ((1, '#c8221b'), (-1, '#1f3550')):
        half = [(-0.36 * way, 0), (0, 2.35 * way), (0.36 * way, 0)]
        prism(half, 0.09, material(color, 0.3, clear=0.6), round=0.02, at=(0, 0, 1.52), turn=(-90, 0, 24))
    cylinder(0.3, 0.3, gold, at=(0, 0, 1.4), round=0.1)
    lathe([(0, 1.72), (3.1, 1.72)], clear_plastic('#ffffff', 0.04, 0.0))
    lathe(rounded([(3.0, 1.6), (3.2, 1.6), (3.34, 1.95), (3.08, 2.02), (2.98, 1.6)], 0.08), dark)
    ring = [
        (2.15, 0.1),
        (3.5, 0),
        (3.75, 0.2),
        (3.75, 0.75),
        (3.5, 0.75),
        (3.42, 0.4),
        (2.3, 0.38),
        (2.15, 0.55),
        (2.0, 0.45),
        (2.0, 0.15),
        (2.15, 0.1),
    ]
    lid = [lathe(rounded(ring, 0.06), gold, (0, 0.4, 3.75), (90, 0, 0))]
    lid.append(lathe([(0, 0.3), (2.1, 0.3)], clear_plastic('#ffffff', 0.04, 0.03), (0, 0.4, 3.75), (90, 0, 0)))
    lid.append(tube([(0, 0.1, 1.6), (0, 0.1, 5.9)], 0.06, material('#1d1a16', 0.5)))
    lid.append(letters('ÌRÌNÀJÒ', 0.62, bumped(material('#5b4016', 0.6), 0.1, 0.1), at=(0, 0.0, 6.62), deep=0.03))
    lid.append(letters('LAGOS · 2026', 0.36, material('#5b4016', 0.6), at=(0, 0.0, 0.9), deep=0.03))
    group(lid, at=(0, 3.95, 1.3), turn=(-24, 0, 0))
    tube([(-1.2, 4.0, 1.35), (1.2, 4.0, 1.35)], 0.32, gold)
    for x in (-0.75, 0, 0.75):
        torus(0.33, 0.06, dark, (x, 4.0, 1.35), (0, 90, 0))
    box(1.6, 0.5, 1.0, gold, round=0.15, at=(0, -3.85, 0.5))
    tube([(-0.9, -3.9, 0.9), (-1.2, -4.9, 0.7), (0, -5.7, 0.5), (1.2, -4.9, 0.7), (0.9, -3.9, 0.9)], 0.2, gold)
