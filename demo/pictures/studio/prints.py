"""What is printed on goods: SVG drawn into picture files by librsvg, once each."""

import hashlib
import subprocess
import tempfile
from pathlib import Path

folder = Path(tempfile.gettempdir()) / 'oja-prints'


def svg(body, width=600, height=600, ground=None):
    """The file of a picture of `width` × `height` units drawn by `body`, SVG elements; `ground` is its colour."""
    back = f'<rect width="100%" height="100%" fill="{ground}"/>' if ground else ''
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{back}{body}</svg>'
    folder.mkdir(exist_ok=True)
    name = folder / (hashlib.sha256(drawing.encode()).hexdigest()[:20] + '.png')
    if not name.exists():
        wide = max(600, min(1600, width))
        subprocess.run(['rsvg-convert', '-w', str(wide), '-o', str(name)], input=drawing.encode(), check=True)
    return name


def words(text, x, y, size, color='#ffffff', weight=700, anchor='middle', family='DejaVu Sans', spacing=0):
    """One line of words for `svg`; y is its base line."""
    safe = text.replace('&', '&amp;').replace('<', '&lt;')
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{color}" text-anchor="{anchor}" font-family="{family}" letter-spacing="{spacing}">{safe}</text>'


def label(brand, name, ground='#f6efe0', ink='#2a2420', accent='#0f6b4a', note='', width=600, height=400):
    """A plain label: brand above, the good's name, a band and a note (weight, size)."""
    return svg(
        f'<rect width="{width}" height="{height * 0.2}" fill="{accent}"/>'
        + words(brand, width / 2, height * 0.145, height * 0.11, '#ffffff', spacing=2)
        + words(name, width / 2, height * 0.55, min(height * 0.2, width * 1.5 / max(len(name), 1)), ink)
        + f'<circle cx="{width / 2}" cy="{height * 0.72}" r="{height * 0.03}" fill="{accent}"/>'
        + words(note, width / 2, height * 0.9, height * 0.1, ink, 400),
        width,
        height,
        ground,
    )
