"""Takes the noise out of two halves of a rendering, guided by what the surfaces are (albedo, normal, depth)."""

import ctypes
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, uniform_filter

SOURCE = Path(__file__).with_name('denoise.cpp')
GAIN = 6.0


def library():
    """The compiled filter, built once beside the temporary files."""
    built = Path(tempfile.gettempdir()) / f'sweetshop-denoise-{int(SOURCE.stat().st_mtime)}.so'
    if not built.exists():
        draft = built.with_suffix(f'.{os.getpid()}')
        subprocess.run(
            [
                'g++',
                '-O3',
                '-march=native',
                '-ffast-math',
                '-fopenmp',
                '-shared',
                '-fPIC',
                str(SOURCE),
                '-o',
                str(draft),
            ],
            check=True,
        )
        draft.rename(built)
    return ctypes.CDLL(str(built))


def compress(x):
    """Linear light to a scale on which noise is about even."""
    return np.log1p(GAIN * np.maximum(x, 0))


def expand(y):
    """Back to linear light."""
    return np.expm1(y) / GAIN


def without_fireflies(a, b):
    """A sample much brighter than everything the other half saw nearby is an outlier."""
    around = np.stack([maximum_filter(b[..., c], 5) for c in range(3)], 2)
    return np.minimum(a, around * 1.15 + 0.01)


def blurred(image, size):
    """Box mean of every channel."""
    return np.stack([uniform_filter(image[..., c], size) for c in range(image.shape[2])], 2)


def features(halves):
    """What guides the filter: albedo, normal and depth, smoothed a little where depth of field made them noisy."""
    albedo, normal = [np.clip(halves[f'albedo{i}'], 0, 1.5) for i in (0, 1)], [halves[f'normal{i}'] for i in (0, 1)]
    depth = 0.5 * (halves['depth0'] + halves['depth1'])[..., :1]
    met = depth[depth > 1e-3]
    near = met[met <= np.percentile(met, 70)]
    depth = np.clip(np.log(np.maximum(depth, 1e-3) / np.median(near)) * 2, -3, 3)
    guide = np.concatenate([compress(0.5 * (albedo[0] + albedo[1])), 0.35 * (normal[0] + normal[1]), depth], 2)
    noise = np.concatenate([compress(albedo[0]) - compress(albedo[1]), 0.7 * (normal[0] - normal[1])], 2)
    amount = np.clip(uniform_filter((noise**2).mean(2), 5) * 40, 0, 1)
    for c in range(guide.shape[2]):
        guide[..., c] = guide[..., c] * (1 - amount) + gaussian_filter(guide[..., c], 1.2) * amount
    return guide


def pointer(a):
    """The address of an array of floats, for C."""
    return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def planar(a):
    """Channels first, as the filter wants them."""
    return np.ascontiguousarray(np.moveaxis(a, 2, 0), dtype=np.float32)


def denoise(a, b, guide, reach=6, patch=2, strength=0.6, kept=0.14):
    """The clean picture of two noisy halves in linear light: each is filtered with weights taken from the other. The part
    `kept` of what was measured stays in, as grain does in a photograph; without it powder looks like felt."""
    a, b = without_fireflies(a, b), without_fireflies(b, a)
    a, b = compress(a), compress(b)
    difference = (a - b) ** 2 / 2
    mean = blurred(difference, 7)
    variance = np.maximum(mean * 0.7 + 0.3 * np.minimum(difference, 4 * mean), 2e-6)
    height, width = a.shape[:2]
    plane, variances = planar(guide), planar(variance)
    scale = np.ones(len(plane), np.float32)
    clean = []
    for target, other in ((a, b), (b, a)):
        out = np.zeros((3, height, width), np.float32)
        t, o = planar(target), planar(other)
        library().regress(
            width,
            height,
            pointer(t),
            pointer(o),
            pointer(variances),
            pointer(plane),
            len(plane),
            reach,
            patch,
            ctypes.c_float(strength),
            ctypes.c_float(2e-4),
            ctypes.c_float(0.35),
            pointer(scale),
            pointer(out),
        )
        clean.append(np.moveaxis(out, 0, 2))
    smooth = np.clip(0.5 * (clean[0] + clean[1]), 0, max(a.max(), b.max()))
    return expand(smooth * (1 - kept) + 0.5 * (a + b) * kept)
