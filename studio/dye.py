"""Gives a finished picture another color: the same sweet or box, dyed.

A recipe with `dyed` names the picture it is made from and which color becomes which:
`{"from": "mints-red", "colors": [["#D0172B", "#EE7A1B"]]}`. Light, gloss, shadow and everything of another color stay.
`"even": true` first takes out specks of color that the eye does not see in the original, but would in its opposite; `"rest"` says how far a
pixel may be from the color. `"wash": true` paints all that is of the hue, its grayer parts behind glass too, and keeps only light and dark.
"""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter


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


# How far color is evened out, in parts of the picture's width.
EVENED = 0.007


def evened(pixels, solid):
    """The same light and dark, in the color of the pixels around."""
    light = np.maximum(pixels.mean(2), 1e-4)
    sigma = pixels.shape[1] * EVENED
    weight = np.maximum(gaussian_filter(light * solid, sigma), 1e-6)
    around = [gaussian_filter(pixels[..., c] * solid, sigma) / weight for c in range(3)]
    return np.where(solid[..., None], np.stack(around, 2) * light[..., None], pixels)


def washed(pixels, solid, source, target):
    """Everything of a hue in another color: dark to bright as it was, what shines turns to white."""
    light, gray = pixels.mean(2), pixels.min(2)
    color = (pixels - gray[..., None]) / np.maximum(light, 1e-4)[..., None]
    wanted = (source - source.min()) / np.linalg.norm(source - source.min())
    strength = np.linalg.norm(color, axis=2)
    alike = (color @ wanted) / np.maximum(strength, 1e-4)
    share = np.clip((alike - 0.88) / 0.08, 0, 1) * np.clip((strength - 0.18) / 0.3, 0, 1) * solid
    brightness = light / np.quantile(light[share > 0.5], 0.7)
    shine = np.clip((brightness - 1.25) / 2.5, 0, 1)[..., None]
    painted = target * np.minimum(brightness, 1.25)[..., None] * (1 - shine) + shine
    return pixels + share[..., None] * (painted - pixels)


# How large the rest of a pixel may be before it counts as another color, in parts of the pixel.
REST = 0.22


def dye(picture, colors, even=False, rest_allowed=REST, wash=False):
    """The picture with each first color of `colors` turned into the second. Every pixel is taken as so much of the color, so much
    white light on it, and a rest; the more of a rest there is, the less the pixel is of that color and the less it changes."""
    alpha = np.asarray(picture.convert('RGBA'), np.float64)[..., 3]
    s = np.asarray(picture.convert('RGB'), np.float64) / 255
    pixels = np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)
    solid = alpha > 128
    if even:
        pixels = evened(pixels, solid)
    result = pixels.copy()
    for source, target in colors:
        if wash:
            result = washed(result, solid, linear(source), linear(target))
            continue
        seen, gain = measured(pixels, solid, linear(source))
        basis = np.stack([seen, np.full(3, np.linalg.norm(seen))], 1)
        amounts = pixels @ np.linalg.pinv(basis).T
        share = np.maximum(amounts[..., 0], 0)
        rest = np.linalg.norm(pixels - amounts @ basis.T, axis=2) / np.maximum(np.linalg.norm(pixels, axis=2), 1e-4)
        weight = np.exp(-((rest / rest_allowed) ** 2)) * (alpha > 0)
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


def dyed(picture, recipe):
    """The picture as a recipe wants it dyed."""
    return dye(
        picture, recipe['colors'], recipe.get('even', False), recipe.get('rest', REST), recipe.get('wash', False)
    )
