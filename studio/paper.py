"""Printed papers as they lie on a table: drawn flat, then seen from the height of the camera, with light, an edge and a shadow.

A recipe of kind `paper` has `sheets` from back to front: what is printed (`art`, drawn in `sheet_art.py`), its `size` in centimeters, where its
middle lies (`at`), how it is `turn`ed, and for a folded card that stands how far it is `raised` (90 is upright). No scene is built:
paper is flat.
"""

import math

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from sheet_art import draw

SHADOW = (0x2E, 0x12, 0x22)
SIDE = 920
SILL = 0.085


def corners(sheet):
    """The four corners of a sheet in space, from the upper left on clockwise."""
    w, h = sheet['size']
    turn, raised = math.radians(sheet.get('turn', 0)), math.radians(sheet.get('raised', 0))
    x0, y0 = sheet.get('at', (0, 0))
    lift = sheet.get('lift', 0.0)
    result = []
    for x, y in ((-w / 2, h / 2), (w / 2, h / 2), (w / 2, -h / 2), (-w / 2, -h / 2)):
        # a raised sheet stands on its lower edge
        v = y + h / 2
        yy, z = (-h / 2 + v * math.cos(raised), v * math.sin(raised)) if raised else (y, 0.0)
        result.append((x0 + x * math.cos(turn) - yy * math.sin(turn), y0 + x * math.sin(turn) + yy * math.cos(turn), z + lift))
    return np.array(result)


def seen(points, elevation, far):
    """Points of space on the picture, not yet scaled; a little perspective."""
    e = math.radians(elevation)
    depth = far + points[:, 1] * math.cos(e) - points[:, 2] * math.sin(e)
    up = points[:, 1] * math.sin(e) + points[:, 2] * math.cos(e)
    return np.stack([points[:, 0] * far / depth, -up * far / depth], 1)


def homography(source, target):
    """The eight numbers with which a picture is drawn into a quadrilateral."""
    rows = []
    for (x, y), (u, v) in zip(target, source):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
    return np.linalg.solve(np.array(rows), np.array(source).reshape(8))


def lit(art, seed, raised):
    """Soft light from the upper left, a breath of grain, slight waves of a sheet that lay in a drawer."""
    pixels = np.asarray(art.convert('RGBA'), np.float64)
    h, w = pixels.shape[:2]
    y, x = np.mgrid[0 : 1 : complex(h), 0 : 1 : complex(w)]
    wave = 0.012 * np.sin(5 * x + 2 * y + seed) + 0.01 * np.sin(3 * y - 4 * x + 2 * seed)
    light = 1.02 - 0.10 * x - 0.07 * (y if not raised else 1.4 * y) + wave
    grain = np.random.default_rng(seed).normal(0, 0.006, (h, w))
    pixels[..., :3] = np.clip(pixels[..., :3] * (light + grain)[..., None], 0, 255)
    return Image.fromarray(pixels.astype(np.uint8), 'RGBA')


def paper(recipe):
    """The cut-out of a recipe: sheets over each other's shadows, resting on the sill."""
    over = 2
    side = recipe.get('pixels', SIDE) * over
    elevation = recipe.get('shot', {}).get('elevation', 52)
    quads = [corners(sheet) for sheet in recipe['sheets']]
    far = 4.2 * max(np.ptp(np.vstack(quads)[:, 0]), np.ptp(np.vstack(quads)[:, 1]))
    flat = [seen(quad, elevation, far) for quad in quads]
    every = np.vstack(flat)
    lo, hi = every.min(0), every.max(0)
    fill = recipe.get('shot', {}).get('fill', 0.88)
    scale = min(fill * side / (hi[0] - lo[0]), 0.84 * side / (hi[1] - lo[1]))
    move = np.array([side / 2 - scale * (lo[0] + hi[0]) / 2, side * (1 - SILL) - scale * hi[1]])
    picture = Image.new('RGBA', (side, side), (*SHADOW, 0))
    for i, (sheet, quad) in enumerate(zip(recipe['sheets'], quads)):
        art = lit(draw(sheet['art'], sheet['size']), recipe.get('seed', 0) + i, sheet.get('raised'))
        # shadows: a near one all around, a wider one to the lower right
        floor = quad.copy()
        floor[:, 0] += 0.25 + 0.35 * quad[:, 2]
        floor[:, 1] -= 0.18 + 0.1 * quad[:, 2]
        floor[:, 2] = 0
        for points, blur, strength in ((seen(floor, elevation, far), 0.016, 105), (flat[i] + [0.02, 0.06], 0.004, 90)):
            mask = Image.new('L', (side, side), 0)
            ImageDraw.Draw(mask).polygon([tuple(scale * p + move) for p in points], fill=strength)
            mask = mask.filter(ImageFilter.GaussianBlur(blur * side))
            layer = Image.new('RGBA', (side, side), (*SHADOW, 255))
            layer.putalpha(mask)
            picture.alpha_composite(layer)
        where = [tuple(scale * p + move) for p in flat[i]]
        w, h = art.size
        back = homography([(0, 0), (w, 0), (w, h), (0, h)], where)
        placed = art.transform((side, side), Image.PERSPECTIVE, tuple(back), Image.BICUBIC)
        # the edge of the board, seen from the front
        thick = sheet.get('thick', 0.04) * scale
        edge = Image.new('RGBA', (side, side), (0, 0, 0, 0))
        edge.paste((*[int(c * 0.74) for c in art.resize((1, 1)).getpixel((0, 0))[:3]], 255), (0, int(round(thick))), placed.getchannel('A'))
        picture.alpha_composite(edge)
        picture.alpha_composite(placed)
    return picture.resize((side // over, side // over), Image.LANCZOS)
