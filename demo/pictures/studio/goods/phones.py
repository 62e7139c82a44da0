"""Phones & Tablets."""

import math

from goods import good
from materials import glass, material, metal, plastic, printed, shade, lamp
from prints import svg, words
from shapes import box, cylinder, group, letters, plate, prism, rounded_rectangle, tube


@good('power-bank-20000', yaw=-28, pitch=16)
def power_bank(look):
    color = look.color or '#23222b'
    shell = plastic(color, 0.45)
    ink = material('#d8d8dc' if color < '#888888' else '#4a4a50', 0.5)
    box(7.2, 2.6, 15.0, shell, round=1.1)
    letters('20000', 0.9, ink, at=(0, -1.305, 3.0), deep=0.01)
    letters('mAh', 0.55, ink, at=(0, -1.305, 1.9), deep=0.01)
    for number in range(4):
        cylinder(0.12, 0.04, lamp('#dff6ff', 3.0), at=(-0.9 + number * 0.6, -1.28, 12.6), turn=(90, 0, 0), round=0.01)
    for across, wide in ((-1.8, 1.25), (0.1, 0.9), (1.8, 1.25)):
        box(wide + 0.24, 0.85, 0.1, metal('#9a9ca2'), round=0.05, at=(across, 0, 14.96))
        box(wide, 0.55, 0.1, material('#0c0c0e', 0.6), round=0.03, at=(across, 0, 14.985))
