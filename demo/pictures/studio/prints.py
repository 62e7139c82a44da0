"""What is printed on goods: SVG drawn into picture files by librsvg, once each."""

import hashlib
import os
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
        # Another studio may draw the same one: whole or not at all.
        draft = name.with_suffix(f'.{os.getpid()}')
        subprocess.run(['rsvg-convert', '-w', str(wide), '-o', str(draft)], input=drawing.encode(), check=True)
        os.replace(draft, name)
    return name


def words(text, x, y, size, color='#ffffff', weight=700, anchor='middle', family='DejaVu Sans', spacing=0):
    """One line of words for `svg`; y is its base line."""
    safe = text.replace('&', '&amp;').replace('<', '&lt;')
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{color}" text-anchor="{anchor}" font-family="{family}" letter-spacing="{spacing}">{safe}</text>'
