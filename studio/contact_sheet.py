"""Lays pictures on the window colors of the shop, to be looked at side by side.

python3 contact_sheet.py <out.png> <picture.webp> ... [--width 400] [--columns 4]
"""

import argparse
from pathlib import Path

from PIL import Image, ImageDraw

WINDOWS = ['#FFD3DC', '#FFE08A', '#CFE6F4', '#C6EAD8', '#DCD3F3', '#F0C79A']
CAPTION = 14


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('out')
    parser.add_argument('pictures', nargs='+', type=Path)
    parser.add_argument('--width', type=int, default=400)
    parser.add_argument('--columns', type=int, default=4)
    chosen = parser.parse_args()
    shown = []
    for i, file in enumerate(chosen.pictures):
        picture = Image.open(file).convert('RGBA')
        ground = Image.new('RGBA', picture.size, WINDOWS[i % len(WINDOWS)])
        ground.alpha_composite(picture)
        shown.append(ground.convert('RGB').resize((chosen.width, chosen.width * picture.height // picture.width)))
    height = max(picture.height for picture in shown) + CAPTION
    rows = -(-len(shown) // chosen.columns)
    sheet = Image.new('RGB', (chosen.width * chosen.columns, height * rows), 'white')
    pen = ImageDraw.Draw(sheet)
    for i, (file, picture) in enumerate(zip(chosen.pictures, shown)):
        x, y = i % chosen.columns * chosen.width, i // chosen.columns * height
        sheet.paste(picture, (x, y + CAPTION))
        pen.text((x + 3, y + 1), file.name, fill='black')
    sheet.save(chosen.out)


if __name__ == '__main__':
    main()
