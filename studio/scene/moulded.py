"""Flat pieces cut or molded to a shape: bats, keys, maple leaves, hearts with words."""

import math
import os
import tempfile

import bpy
import numpy as np
from PIL import Image, ImageDraw

from scene.chocolate import mat_choc
from scene.colour import mixc
from scene.cubes import mat_cube
from scene.licorice import mat_licorice
from scene.mesh import add_bevel, jitter, loft, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import BAT, LEAF, densify, outline, resample, smooth_poly
from scene.place import group
from scene.print_art import face
from scene.solid import boolean
from scene.surfaces import mat_plain
from scene.vessels import mat_metal


def mirrored(half):
    """A closed curve from its right half, given from the top of the middle line to its foot."""
    return np.array(half + [(-x, y) for x, y in half[::-1] if x != 0], float)[::-1]


def plan_of(kind, size):
    """The closed outline of a shape, counter-clockwise."""
    points = {'bat': BAT, 'leaf': LEAF}[kind]
    return smooth_poly(resample(mirrored(points) * size, 420), 3)


def flat_piece(plan, height, mat, seed=0, edge=0.06, bend=0.0):
    """A body as high as `height` over an outline, its upper edge rounded; `bend` lifts its sides."""
    v, f = loft(plan, densify([(0.0, 0), (0.0, height)], 0.1), cap=False)
    me = add_bevel(mesh_obj('piece', v, f, mat, auto=45), edge, 3, 50)
    me.data.update()
    v[:, :2] = jitter(v, 0.03, 1.3, seed)[:, :2]
    v[:, 2] += bend * v[:, 0] ** 2
    me.data.vertices.foreach_set('co', v.astype(np.float32).ravel())
    return me


def key(seed, mat):
    """An old key of chocolate: a bow of three rings, a shaft, a bit with two teeth."""
    parts = []
    for x, y in ((0, 0.62), (-0.56, -0.2), (0.56, -0.2)):
        ring = [(x + 0.5 * math.cos(a), y + 0.5 * math.sin(a), 0.26) for a in np.linspace(0, 2 * np.pi, 60, endpoint=False)]
        parts.append(tube(ring, 0.2, mat, 18, closed=True))
    shaft = [(0, -0.3 - 0.12 * i, 0.26) for i in range(36)]
    parts.append(tube(shaft, [0.24 if i in (3, 4, 7, 8) else 0.19 for i in range(36)], mat, 20))
    for y, wide in ((-3.55, 0.95), (-4.1, 0.75)):
        parts.append(tube([(0.05, y, 0.26), (wide * 0.6, y, 0.26), (wide, y, 0.26)], 0.18, mat, 16))
    parts.append(tube([(0.8, -3.5, 0.26), (0.8, -3.85, 0.26)], 0.14, mat, 14))
    return parts


def mat_word(path):
    """Pressed sugar with a printed word on its upper face."""
    t = Nodes('word')
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic', extension='EXTEND')
    tx.image = bpy.data.images.load(path)
    grain = t.bump(t.noise(30, 3, 0.7), 0.25, 0.02)
    return t.done(t.principled(Base_Color=tx.outputs['Color'], Roughness=0.6, Specular=0.3, Normal=grain))


def word_heart(words, color, ink='#B3123C', seed=0):
    """A tablet in the shape of a heart with two short lines of print."""
    image = Image.new('RGB', (600, 600), color)
    pen = ImageDraw.Draw(image)
    for i, word in enumerate(words):
        pen.text((300, 270 + 110 * i - 50 * (len(words) - 1)), word, font=face('figtree', 96, 800), fill=ink, anchor='mm')
    path = os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'word.png')
    image.save(path)
    plan = outline('heart', 220, 1.6, 1.5)
    profile = densify([(0.96, 0), (1.0, 0.06), (1.0, 0.42), (0.97, 0.52), (0.93, 0.55)], 0.05)
    v, f = loft(plan, profile, mode='scale', top_rings=16)
    uv = v[:, :2] / 3.2 + 0.5
    return [mesh_obj('heart', jitter(v, 0.015, 2, seed), f, mat_word(path), uv=uv, auto=40)]


def arrange_bats(r, s):
    """Bats of thin licorice, wings a little up."""
    mat = mat_licorice(r.get('color', '#17100F'))
    spots = [(-2.5, 1.9, 0, 12), (2.6, 1.7, 0, -16), (0.0, 0.1, 0.3, 4), (-2.7, -1.7, 0, -10), (2.7, -1.9, 0, 18), (0, 3.6, 0, -4)]
    for i, (x, y, z, turn) in enumerate(spots):
        group([flat_piece(plan_of('bat', 0.98), 0.3, mat, s + i, 0.08, 0.05 + 0.02 * (i % 3))], (x, y, z), turn)


def arrange_leaves(r, s):
    """Leaves of maple sugar, one leaning on the others."""
    mat = mat_cube('vanilla-fudge')
    spots = [(-1.9, 1.1, 0, 24, None), (2.0, 1.0, 0, -30, None), (-1.6, -2.0, 0, -12, None), (1.9, -2.2, 0, 40, None), (0.1, -0.4, 0.62, 6, (9, -4, 0))]
    for i, (x, y, z, turn, tilt) in enumerate(spots):
        body = flat_piece(plan_of('leaf', 1.16), 0.55, mat, s + i, 0.05)
        veins = [tube([(0, -1.0, 0.55), (0, 0.4, 0.57), (0, 1.7, 0.55)], 0.055, mat, 8)]
        veins += [tube([(0, -0.2, 0.56), (k * 0.7, 0.35, 0.57), (k * 1.35, 0.85, 0.54)], 0.045, mat, 8) for k in (-1, 1)]
        group([body, *veins], (x, y, z), turn, tilt)


def arrange_keys(r, s):
    """Three keys of dark chocolate on a ring of metal."""
    ring = [(1.7 * math.cos(a), 1.7 * math.sin(a), 0.5) for a in np.linspace(0, 2 * np.pi, 120, endpoint=False)]
    group([tube(ring, 0.13, mat_metal('#C9A55A', 0.25), 16, closed=True)], (0, 2.6, 0))
    for i, turn in enumerate((-38, 2, 40)):
        a = math.radians(turn)
        parts = key(s + i, mat_choc(r['coats'][i]))
        group(parts, (-1.05 * math.sin(a) * -1.4, 2.2 - 1.35 * math.cos(a), 0.12 * i), turn, (2 - i, 0, 0))


def arrange_word_hearts(r, s):
    """Pastel hearts with words, two on top of the others."""
    spots = [(-2.4, 1.3, 0, 14), (0.9, 1.9, 0, -12), (3.3, 0.2, 0, 20), (-3.1, -1.6, 0, -16), (0.2, -1.5, 0, 8), (3.0, -2.7, 0.0, -8), (-0.9, 0.3, 0.56, -6)]
    for i, (x, y, z, turn) in enumerate(spots):
        group(word_heart(r['words'][i], r['colors'][i % len(r['colors'])], r.get('ink', '#B3123C'), s + i), (x, y, z), turn, (3, 0, 0) if z else None)
