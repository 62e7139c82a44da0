"""Type of the prints beside DejaVu Sans. Each has the letters of Yorùbá and Hausa."""

SERIF = 'DejaVu Serif'
NARROW = 'Liberation Sans Narrow'
ROUND = 'Liberation Sans'
