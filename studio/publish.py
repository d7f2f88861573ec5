"""Brings pictures that were looked at and found good into the shop.

python3 publish.py <folder with the judged pictures>

`shots.json` says which pictures show which product, the first one first, which show what a wrap looks like, and which look
straight down on a sweet for the trays it is laid into.

Copies each `<recipe id>.webp` to the masters, cuts its detail, where the recipe says or where there is most to see
(`<recipe id>-detail-photo.webp`, on the studio's ivory), and writes `worlds/wickett-plum/catalogue/photographs.ts`, which tells the catalogue what there is and what it takes the place of,
and `picture-tones.ts` beside it, the color that holds the place of a picture until it has come.
"""

import argparse
import json
import shutil
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import minimum_filter

from recipe_book import MASTERS, folder_of, read_recipes

HERE = Path(__file__).resolve().parent
INDEX = HERE.parent / 'worlds' / 'wickett-plum' / 'catalogue' / 'photographs.ts'
TONES = HERE.parent / 'worlds' / 'wickett-plum' / 'catalogue' / 'picture-tones.ts'
SHOTS = HERE / 'shots.json'
IVORY = (0xF6, 0xEB, 0xE2, 255)
# Width of a close-up in parts of the picture, where the recipe does not say.
CLOSE = 0.52


def most_to_see(picture):
    """Middle and width of the square that shows most: much of the product, and many fine differences on it."""
    small = picture.resize((184, 184 * picture.height // picture.width), Image.LANCZOS)
    pixels = np.asarray(small, np.float32) / 255
    solid, light = pixels[..., 3], pixels[..., :3].mean(2)
    inner = minimum_filter(solid, 5) > 0.95
    fine = np.minimum(np.hypot(*np.gradient(light)), 0.12) * inner
    height, width = solid.shape
    side = int(width * CLOSE)
    best = None
    for top in range(0, height - side + 1, 4):
        for left in range(0, width - side + 1, 4):
            part = slice(top, top + side), slice(left, left + side)
            score = fine[part].sum() * min(solid[part].mean() / 0.8, 1) ** 2
            if best is None or score > best[0]:
                best = score, (left + side / 2) / width, (top + side / 2) / height
    return best[1], best[2], CLOSE


def detail_of(picture, focus):
    """The part of a cut-out worth seeing from near, on ivory. `focus`: its middle and width in parts of the picture."""
    width, height = picture.size
    side = int(focus[2] * width)
    left = int(min(max(focus[0] * width - side / 2, 0), width - side))
    top = int(min(max(focus[1] * height - side / 2, 0), height - side))
    ground = Image.new('RGBA', picture.size, IVORY)
    ground.alpha_composite(picture)
    return ground.crop((left, top, left + side, top + side)).convert('RGB')


def published(recipes):
    """What stands in the masters: entries by name, and which picture of the catalogue each takes the place of."""
    entries, places = {}, {}
    for name, recipe in sorted(recipes.items()):
        if not (MASTERS / f'{name}.webp').exists():
            continue
        entries[name] = {'file': f'{name}.webp', 'alt': recipe['alt']}
        for old in recipe.get('replaces', []):
            places[old] = name
        if not (MASTERS / f'{name}-detail-photo.webp').exists():
            continue
        close = f'{name}-detail-photo'
        entries[close] = {'file': f'{close}.webp', 'alt': f"{recipe['alt']}, from close up"}
        for old in recipe.get('detail_replaces', []):
            places[old] = close
    return entries, places


def shown(entries):
    """Which finished pictures show which product, each followed by its detail; which show which wrap, which a sweet from
    straight above."""
    shots = json.loads(SHOTS.read_text())
    finished = lambda name: [each for each in (name, f'{name}-detail-photo') if each in entries]
    products = {id: [each for name in names for each in finished(name)] for id, names in shots['products'].items()}
    wraps = {wrap: name for wrap, name in shots['wraps'].items() if name in entries}
    above = {id: name for id, name in shots['topDown'].items() if name in entries}
    return {id: names for id, names in products.items() if names}, wraps, above


def tone_of(file):
    """The color most of a picture has, as `#rrggbb`: the commonest of six, each the mean of what it stands for."""
    small = Image.open(file).convert('RGB').resize((64, 64), Image.LANCZOS)
    few = small.quantize(6, method=Image.Quantize.MEDIANCUT)
    _, index = max(few.getcolors())
    return '#%02x%02x%02x' % tuple(few.getpalette()[3 * index : 3 * index + 3])


def write_tones():
    """The list of what stands in place of a picture with a ground of its own until it has come."""
    lines = [
        '/**',
        ' * The main color of each picture with a ground of its own, by the name of its file without ending; written by',
        ' * `studio/publish.py`.',
        ' */',
        'export const pictureTones: Readonly<Record<string, string>> = {',
        *[f'  {json.dumps(file.stem)}: "{tone_of(file)}",' for file in sorted(MASTERS.glob('*-photo.webp'))],
        '};',
        '',
    ]
    TONES.write_text('\n'.join(lines))


def write_index(recipes):
    """The typed list for the catalogue."""
    entries, places = published(recipes)
    products, wraps, above = shown(entries)
    lines = [
        'import type { Picture } from "./picture.ts";',
        '',
        '/** The photographs that are finished; written by `studio/publish.py` from its recipes. */',
        'export const photographs = {',
        *[
            f'  {json.dumps(name)}: {{ file: {json.dumps(entry["file"])}, alt: {json.dumps(entry["alt"], ensure_ascii=False)} }},'
            for name, entry in entries.items()
        ],
        '} satisfies Record<string, Picture>;',
        '',
        '/** Which photograph stands in the place of an earlier picture of the catalogue. */',
        'export const photographOf: Readonly<Record<string, keyof typeof photographs>> = {',
        *[f'  {json.dumps(old)}: {json.dumps(name)},' for old, name in sorted(places.items())],
        '};',
        '',
        '/** The finished photographs that show a product, by its id; the first one first. */',
        'export const photographsOfProduct: Readonly<Record<string, readonly (keyof typeof photographs)[]>> = {',
        *[f'  {json.dumps(id)}: {json.dumps(names)},' for id, names in sorted(products.items())],
        '};',
        '',
        '/** The finished photograph that shows what a wrap looks like. */',
        'export const photographOfWrap: Readonly<Record<string, keyof typeof photographs>> = {',
        *[f'  {json.dumps(wrap)}: {json.dumps(name)},' for wrap, name in sorted(wraps.items())],
        '};',
        '',
        '/** The cut-out that looks straight down on a sweet, by the id of its product. */',
        'export const topDownPhotographOf: Readonly<Record<string, keyof typeof photographs>> = {',
        *[f'  {json.dumps(id)}: {json.dumps(name)},' for id, name in sorted(above.items())],
        '};',
        '',
    ]
    INDEX.write_text('\n'.join(lines))


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('folder', type=Path)
    chosen = parser.parse_args()
    recipes = read_recipes()
    for file in sorted(chosen.folder.glob('*.webp')):
        recipe = recipes.get(file.stem)
        if recipe is None:
            raise SystemExit(f'No recipe is called {file.stem}.')
        place = folder_of(recipe) / file.name
        if file.resolve() != place.resolve():
            shutil.copyfile(file, place)
        if recipe.get('shot', {}).get('cutout', True) and recipe.get('detail') is not False:
            picture = Image.open(file).convert('RGBA')
            detail = detail_of(picture, recipe.get('detail') or most_to_see(picture))
            detail.save(MASTERS / f'{file.stem}-detail-photo.webp', quality=84, method=6)
    for file in sorted(chosen.folder.glob('swatch-*.png')):
        swatch = Image.open(file).convert('RGB').filter(ImageFilter.MedianFilter(3))
        swatch.save(MASTERS / f'{file.stem}.webp', quality=86, method=6)
    write_index(recipes)
    write_tones()


if __name__ == '__main__':
    main()
