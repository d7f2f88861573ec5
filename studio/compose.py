"""Sets finished cut-outs together on one ground, as a table is laid for a banner.

A recipe of kind `composed` has `ground`, a color, and `parts` from back to front: which `picture`, where its foot stands (`at`, in parts of
the width and height), how wide it is in parts of the width, whether it is turned over (`mirror`), and how much lower a thing that lies is seen
from this table's height (`low`, 1 as it was taken). Each brings its own shadow; all were lit from the upper left.
"""

import numpy as np
from PIL import Image

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
    height = int(width * recipe['shot']['aspect'])
    scene = table((width, height), recipe['ground'], recipe['seed'])
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
    return scene.convert('RGB')
