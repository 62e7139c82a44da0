"""Groceries."""

from goods import good
from materials import glass, material, mottled, plastic, printed
from prints import label
from shapes import cylinder, lathe, rounded


@good('yaji-suya-spice', yaw=0)
def suya_spice(look):
    spice = mottled('#a24a1c', '#d98a3d', 0.18, 0.95, 0.3, bump=0.4)
    lathe(rounded([(0, 0.2), (2.75, 0.2), (2.75, 8.0), (0, 8.0)], 0.4), spice)
    lathe(rounded([(0, 0), (3.1, 0), (3.1, 9.0), (2.6, 10.2), (2.6, 11.0)], 0.7), glass('#fdfdfb'))
    cylinder(2.9, 2.0, plastic('#1f1d1c', 0.4), round=0.25, at=(0, 0, 10.7))
    picture = label('KANO SPICE', 'Yaji Suya', '#f3e4c4', '#3a1d0d', '#b5321f', '250 g', 1200, 400)
    lathe([(3.13, 2.2), (3.13, 7.4)], printed(picture, 0.6))
