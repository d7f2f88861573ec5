"""Gives a finished picture another color: the same sweet or box, dyed.

A recipe with `dyed` names the picture it is made from and which color becomes which:
`{"from": "mints-red", "colors": [["#D0172B", "#EE7A1B"]]}`. Light, gloss, shadow and everything of another color stay.
"""

import numpy as np
from PIL import Image


def linear(color):
    """A color such as `#D0172B` in linear light."""
    s = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)


def measured(pixels, solid, color):
    """What a color looks like in the picture, lit: the middle of the pixels of its hue, and how much brighter that is than the color."""
    wanted = color / np.linalg.norm(color)
    length = np.linalg.norm(pixels, axis=2)
    alike = (pixels @ wanted) / np.maximum(length, 1e-6)
    # nearly colorless pixels are of every hue a little
    found = pixels[(alike > np.quantile(alike[solid], 0.75)) & solid & (length > np.median(length[solid]) * 0.3)]
    seen = np.median(found, axis=0)
    return seen, np.clip(np.linalg.norm(seen) / np.linalg.norm(color), 0.5, 1.8)


def dye(picture, colors):
    """The picture with each first color of `colors` turned into the second. Every pixel is taken as so much of the color, so much
    white light on it, and a rest; the more of a rest there is, the less the pixel is of that color and the less it changes."""
    alpha = np.asarray(picture.convert('RGBA'), np.float64)[..., 3]
    s = np.asarray(picture.convert('RGB'), np.float64) / 255
    pixels = np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)
    solid = alpha > 128
    result = pixels.copy()
    for source, target in colors:
        seen, gain = measured(pixels, solid, linear(source))
        basis = np.stack([seen, np.full(3, np.linalg.norm(seen))], 1)
        amounts = pixels @ np.linalg.pinv(basis).T
        share = np.maximum(amounts[..., 0], 0)
        rest = np.linalg.norm(pixels - amounts @ basis.T, axis=2) / np.maximum(np.linalg.norm(pixels, axis=2), 1e-4)
        weight = np.exp(-((rest / 0.22) ** 2)) * (alpha > 0)
        result += (weight * share)[..., None] * (linear(target) * gain - seen)
    result = np.clip(result, 0, 1)
    s = np.where(result <= 0.0031308, result * 12.92, 1.055 * result ** (1 / 2.4) - 0.055)
    rgb = np.where((alpha > 0)[..., None], s * 255, np.asarray(picture.convert('RGB')))
    if picture.mode == 'RGBA':
        # the shadow keeps its plum
        shade = np.clip(alpha / 255 * 1.6 - 0.6, 0, 1)[..., None]
        rgb = rgb * shade + np.asarray(picture.convert('RGB')) * (1 - shade)
        rgb = np.dstack([rgb, alpha])
    return Image.fromarray(np.round(rgb).astype(np.uint8))
