"""Sets finished cut-outs together on one ground, as a table is laid for a banner.

A recipe of kind `composed` has `ground`, a color, or none if it stands free in a window itself, and `parts` from back to front: which `picture`, where its foot stands (`at`, in parts of
the width and height), how wide it is in parts of the width, whether it is turned over (`mirror`), and how much lower a thing that lies is seen
from this table's height (`low`, 1 as it was taken). Each brings its own shadow; all were lit from the upper left.

One of kind `laid` lays copies of a cut-out from straight above (`from`) side by side, each with the shadow it throws on the table;
`spots` are the middle, the width and the turn of each, in parts of the picture.
"""

import numpy as np
from PIL import Image, ImageFilter

# A cut-out stands this far above its lower edge, in parts of its height.
SILL = 0.085


def table(size, color, seed):
    """The ground: bright where the window is, upper left, its full color at the other end, with the grain of the other pictures."""
    width, height = size
    y, x = np.mgrid[0 : 1 : complex(height), 0 : 1 : complex(width)]
    own = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)])
    bright = np.clip(0.62 - 0.42 * x - 0.28 * y, 0.02, 1)[..., None]
    pixels = own * (1 - bright) + 255 * bright
    pixels = pixels + np.random.default_rng(seed).random((height, width, 1)) * 2 - 1
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)).convert('RGBA')


def compose(recipe, picture_of):
    """The scene of a recipe; `picture_of` gives the finished cut-out of a name."""
    width = recipe['pixels']
    height = int(width * recipe.get('shot', {}).get('aspect', 1))
    free = 'ground' not in recipe
    scene = Image.new('RGBA', (width, height)) if free else table((width, height), recipe['ground'], recipe['seed'])
    for part in recipe['parts']:
        picture = picture_of(part['picture']).convert('RGBA')
        if part.get('mirror'):
            picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
        wide = int(part['width'] * width)
        high = int(wide * picture.height / picture.width * part.get('low', 1))
        picture = picture.resize((wide, high), Image.LANCZOS)
        left = int(part['at'][0] * width - wide / 2)
        top = int(part['at'][1] * height - high * (1 - SILL))
        layer = Image.new('RGBA', scene.size)
        layer.paste(picture, (left, top))
        scene.alpha_composite(layer)
    return scene if free else scene.convert('RGB')


# The shadow of what lies on the table: plum, as that of the rendered cut-outs.
SHADOW = (0x2E, 0x12, 0x22)
SPOTS = {
    1: [(0.5, 0.5, 0.9, 0)],
    2: [(0.29, 0.42, 0.54, 0), (0.7, 0.6, 0.54, 24)],
    3: [(0.28, 0.36, 0.5, -10), (0.73, 0.4, 0.5, 22), (0.47, 0.76, 0.5, 6)],
}


def lay(recipe, picture):
    """Copies of a picture from above, resting on the sill."""
    side = recipe['pixels']
    scene = Image.new('RGBA', (side, side * 3 // 2), (*SHADOW, 0))
    for x, y, width, turn in recipe.get('spots', SPOTS[recipe.get('count', 3)]):
        wide = int(width * side)
        copy = picture.convert('RGBA').resize((wide, wide), Image.LANCZOS).rotate(turn, Image.BICUBIC, expand=True)
        at = int(x * side - copy.width / 2), int(y * side - copy.height / 2)
        for move, blur, strength in ((0.016, 0.020, 0.42), (0.005, 0.005, 0.45)):
            mask = Image.new('L', scene.size, 0)
            mask.paste(copy.getchannel('A'), (at[0] + int(move * side), at[1] + int(1.4 * move * side)))
            mask = mask.filter(ImageFilter.GaussianBlur(blur * side)).point(lambda v, part=strength: int(v * part))
            shade = Image.new('RGBA', scene.size, (*SHADOW, 255))
            shade.putalpha(mask)
            scene.alpha_composite(shade)
        layer = Image.new('RGBA', scene.size)
        layer.paste(copy, at)
        scene.alpha_composite(layer)
    # down to the sill
    low = scene.getchannel('A').point(lambda v: 255 * (v > 200)).getbbox()[3]
    moved = Image.new('RGBA', (side, side), (*SHADOW, 0))
    moved.paste(scene, (0, int(side * (1 - SILL)) - low))
    return moved
