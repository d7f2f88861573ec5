"""From a rendering to a master: denoise, tone, lay the shadow under the cut-out, save as WebP.

python3 develop.py <in.npz> <out.webp> [--quality 82]
"""

import argparse
import os

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from denoise import denoise, features

# The shadow under a cut-out: plum as the brand's, so that it sits on every window color.
SHADOW = np.array([0x2E, 0x12, 0x22]) / 255
SHADOW_STRENGTH = 0.92


def tone(x, contrast=0.22, saturation=1.10, glow=0.05):
    """Linear light to display values: glow around highlights, soft shoulder, slight S curve."""
    x = np.maximum(x, 0)
    width = x.shape[1]
    bright = np.clip(x - 0.9, 0, 6)
    halo = (
        sum(np.stack([gaussian_filter(bright[..., c], width * s) for c in range(3)], 2) for s in (0.004, 0.012, 0.03))
        / 3
    )
    x = x + glow * halo * 6
    light = (x * [0.2126, 0.7152, 0.0722]).sum(2, keepdims=True)
    x = np.maximum(light + (x - light) * saturation, 0)
    knee = 0.55
    y = np.clip(np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee)))), 0, 1)
    s = np.where(y <= 0.0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - 0.055)
    return np.clip(s + contrast * (s - 0.5) * s * (1 - s) * 3.6, 0, 1)


def bounds(mask, margin):
    """The rectangle around everything in a mask, with a margin."""
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    h, w = mask.shape
    return (
        slice(max(0, rows[0] - margin), min(h, rows[-1] + margin)),
        slice(max(0, columns[0] - margin), min(w, columns[-1] + margin)),
    )


def enlarged(image, shape):
    """A plane at another size, smooth in between."""
    part = Image.fromarray(image.astype(np.float32), 'F')
    return np.asarray(part.resize((shape[1], shape[0]), Image.BILINEAR))


def shadow_of(halves):
    """How dark the ground is, 0 to 1: measured light over the light without the product, smoothed wider where it is soft."""
    factor = np.clip(0.5 * (np.clip(halves['shadow0'], 0, 1.5) + np.clip(halves['shadow1'], 0, 1.5)), 0, 1).mean(2)
    seen = 1 - 0.5 * (halves['covered0'] + halves['covered1'])
    covered = 0.5 * (halves['alpha0'] + halves['alpha1'])
    width = factor.shape[1]

    def smooth(part, beyond):
        # below the product nothing was measured: there what is smoother stands in, else its edge would shine
        sigma = width * part
        return (gaussian_filter(factor * seen, sigma) + 0.03 * beyond) / (gaussian_filter(seen, sigma) + 0.03)

    far = smooth(0.04, 1)
    broad = smooth(0.010, far)
    middle = smooth(0.004, broad)
    fine, middle, broad = [enlarged(plane, covered.shape) for plane in (smooth(0.0014, middle), middle, broad)]
    width = covered.shape[1]
    slope = np.hypot(*np.gradient(middle)) * width
    sharp = np.clip((slope - 4) / 10, 0, 1)
    result = broad * (1 - sharp) + middle * sharp
    very = np.clip((slope - 14) / 16, 0, 1)
    result = result * (1 - very) + fine * very
    # a sheet of paper is never quite even: what is almost light is light,
    # and the shadow ends not far from what throws it
    dark = np.clip((1 - np.clip(result, 0, 1) ** (1 / 2.2) - 0.07) / 0.93, 0, 1) ** 1.15
    y, x = np.mgrid[0 : 1 : complex(covered.shape[0]), 0 : 1 : complex(width)]
    edge = np.clip(np.minimum(np.minimum(x, 1 - x), (1 - y) * 1.6) / 0.13, 0, 1)
    far = distance_transform_edt(covered < 0.5) / width
    return dark * np.exp(-((far / 0.16) ** 2)) * edge * edge * (3 - 2 * edge) * SHADOW_STRENGTH


def outline(halves):
    """How much of each pixel the product covers; with few samples its edge is gritty, so that is evened out."""
    alpha = np.clip(0.5 * (halves['alpha0'] + halves['alpha1']), 0, 1)
    return np.clip((gaussian_filter(alpha, 0.75) - 0.5) * 1.25 + 0.5, 0, 1)


def unmixed(color, covered):
    """The product's own color, also just outside its measured edge, where that of its neighbors goes on."""
    own = np.where(covered[..., None] > 0.2, color / np.maximum(covered, 1e-3)[..., None], 0)
    weight = np.where(covered > 0.2, covered, 0)
    spread = [gaussian_filter(own[..., c] * weight, 1.2) for c in range(3)]
    around = np.stack(spread, 2) / np.maximum(gaussian_filter(weight, 1.2), 1e-4)[..., None]
    return np.where(covered[..., None] > 0.6, own, around)


def cut_out(halves):
    """RGBA of a product that stands free: its own pixels over its shadow, if that was taken."""
    measured = np.clip(0.5 * (halves['alpha0'] + halves['alpha1']), 0, 1)
    alpha = outline(halves)
    window = bounds(alpha > 0, 12)
    part = {key: value[window] for key, value in halves.items()}
    color = np.zeros((*alpha.shape, 3))
    color[window] = denoise(part['color0'], part['color1'], features(part))
    toned = tone(unmixed(color, measured))
    shade = shadow_of(halves) * (1 - alpha) if 'shadow0' in halves else np.zeros_like(alpha)
    total = alpha + shade
    rgb = (toned * alpha[..., None] + SHADOW * shade[..., None]) / np.maximum(total, 1e-4)[..., None]
    return np.dstack([np.where(total[..., None] > 0.002, rgb, SHADOW), total])


def studio(halves):
    """RGB of a picture with a ground of its own."""
    return tone(denoise(halves['color0'], halves['color1'], features(halves)))


def sepia(rgb):
    """As an old print: warm brown for black, cream for white, a little worn towards its edges."""
    light = np.clip((rgb * [0.2126, 0.7152, 0.0722]).sum(2, keepdims=True), 0, 1)
    light = 0.06 + 0.9 * light**0.92
    dark, pale = np.array([0x2E, 0x1E, 0x14]) / 255, np.array([0xF6, 0xEB, 0xD8]) / 255
    y, x = np.mgrid[-1 : 1 : complex(rgb.shape[0]), -1 : 1 : complex(rgb.shape[1])]
    worn = 1 - 0.22 * np.clip(x * x * 0.6 + y * y * 0.6, 0, 1)[..., None] ** 1.5
    return (dark + (pale - dark) * light) * worn + 0.04 * rgb


def blue_hour(rgb):
    """What the eye sees at dusk: shadows open to a deep blue, lamps stay as they are."""
    light = np.clip((rgb * [0.2126, 0.7152, 0.0722]).sum(2, keepdims=True), 0, 1)
    dark = np.clip(1 - light / 0.45, 0, 1) ** 1.5
    lifted = np.clip(rgb, 0, 1) ** (1 - 0.4 * dark)
    return lifted + dark * np.array([0.012, 0.02, 0.05])


def develop(source, target, quality=82, most=None):
    """Writes the master of a rendering; with alpha if it was taken without a ground. `most` is how many kilobytes it may have."""
    halves = dict(np.load(source))
    tint = str(halves.pop('tint', ''))
    picture = cut_out(halves) if halves['alpha0'].min() < 0.5 else studio(halves)
    picture = {'sepia': sepia, 'dusk': blue_hour}.get(tint, np.asarray)(picture)
    grain = np.random.default_rng(1).random(picture.shape) - 0.5
    if picture.shape[2] == 4:
        grain[..., 3] *= (picture[..., 3] > 0.004) & (picture[..., 3] < 0.99)
    pixels = np.round(np.clip(picture * 255 + grain, 0, 255)).astype(np.uint8)
    save(Image.fromarray(pixels), target, quality, most)


def save(picture, target, quality=82, most=None):
    """Writes a WebP, in lower quality where it would have more than `most` kilobytes."""
    picture.save(target, quality=quality, method=6, alpha_quality=90)
    if most and os.path.getsize(target) > most * 1000 and quality > 44:
        save(picture, target, quality - 6, most)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('source')
    parser.add_argument('target')
    parser.add_argument('--quality', type=int, default=82)
    parser.add_argument('--most', type=int)
    chosen = parser.parse_args()
    develop(chosen.source, chosen.target, chosen.quality, chosen.most)
