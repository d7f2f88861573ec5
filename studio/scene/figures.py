"""Little figures: rabbits in bonnets, turkeys with an almond tail, ghosts with eyes."""

import math

import numpy as np

from scene.chocolate import mat_choc
from scene.mesh import icosphere, jitter, mesh_obj, tube
from scene.nuts import nut
from scene.place import group
from scene.ribbon import bow
from scene.solid import ell, remesh
from scene.surfaces import mat_plain, mat_satin
from scene.vessels import lathe


def dot(at, radius, mat, flat=1.0):
    """A small round body, such as an eye."""
    v, f = icosphere(3, radius)
    return mesh_obj('dot', v * [1, flat, 1] + np.array(at), f, mat)


def rabbit(coat, bonnet, seed=0):
    """A rabbit of chocolate that sits up and looks to the front, in a bonnet of icing tied under its chin."""
    parts = [
        ell((0, 0.25, 1.15), (1.05, 1.0, 1.2)),
        ell((0, 0.0, 1.9), (0.8, 0.72, 0.75)),
        ell((0, -0.15, 2.95), (0.82, 0.78, 0.78)),
        ell((0, -0.72, 2.75), (0.42, 0.3, 0.3)),
        ell((-0.66, -0.62, 0.32), (0.42, 0.72, 0.3), (0, 0, -14)),
        ell((0.66, -0.62, 0.32), (0.42, 0.72, 0.3), (0, 0, 14)),
        ell((-0.5, -0.62, 1.5), (0.26, 0.3, 0.5), (28, 0, 10)),
        ell((0.5, -0.62, 1.5), (0.26, 0.3, 0.5), (28, 0, -10)),
        ell((-0.42, 0.1, 4.35), (0.28, 0.2, 1.0), (-6, -10, 0)),
        ell((0.42, 0.1, 4.35), (0.28, 0.2, 1.0), (-6, 10, 0)),
        ell((0, 1.25, 0.8), (0.4, 0.35, 0.4)),
    ]
    body = remesh(parts, 0.05, 10, mat_choc(coat), 'rabbit')
    black, icing = mat_choc('noir', 1.4), mat_plain('bonnet', bonnet, 0.5, 0.35, 0.1, 0.03, (14, 0.25))
    eyes = [dot((x, -0.86, 3.1), 0.1, black) for x in (-0.33, 0.33)] + [dot((0, -1.03, 2.84), 0.09, black)]
    profile = [(1.36, 0.0), (1.4, 0.08), (1.32, 0.14), (0.98, 0.16), (0.92, 0.4), (0.6, 0.72), (0.02, 0.8)]
    hat = group([lathe('brim', profile, icing, 96)], (0, 0.22, 3.32), 0, (-22, 0, 0))
    ribbon = group(bow(mat_satin(bonnet), 0.85, 0.42, seed, tails=False), (0, -0.78, 2.2), 0, (62, 0, 0))
    return [body, *eyes, *hat, *ribbon]


def turkey(coat, seed=0):
    """A turkey of chocolate, its tail a fan of almonds."""
    parts = [
        ell((0, 0, 0.95), (1.0, 0.95, 0.95)),
        ell((0, -0.72, 1.35), (0.55, 0.5, 0.7)),
        ell((0, -0.98, 2.25), (0.26, 0.26, 0.6)),
        ell((0, -1.1, 2.75), (0.36, 0.4, 0.34)),
        ell((-0.9, 0.05, 0.95), (0.24, 0.66, 0.5), (0, 0, 12)),
        ell((0.9, 0.05, 0.95), (0.24, 0.66, 0.5), (0, 0, -12)),
        ell((0, 0.4, 0.18), (0.95, 0.9, 0.22)),
    ]
    body = remesh(parts, 0.05, 8, mat_choc(coat), 'turkey')
    black = mat_choc('noir', 1.4)
    orange = mat_plain('beak', '#E58A1E', 0.35, 0.4)
    red = mat_plain('wattle', '#B8182A', 0.3, 0.45, 0.1)
    face = [dot((x, -1.38, 2.84), 0.075, black) for x in (-0.2, 0.2)]
    beak = tube([(0, -1.42, 2.7), (0, -1.62, 2.66), (0, -1.8, 2.58)], [0.14, 0.1, 0.03], orange, 14)
    wattle = tube([(0, -1.46, 2.56), (0.03, -1.54, 2.36), (0, -1.5, 2.16)], [0.08, 0.11, 0.09], red, 14)
    tail = []
    for row, (count, reach, size) in enumerate(((7, 1.55, 1.0), (6, 1.12, 0.85))):
        for i in range(count):
            a = math.radians(-74 + 148 * i / (count - 1))
            # the almond lies along x, its round end outside
            almond = nut('almond', seed * 9 + i + 20 * row)
            group([almond], (0, 0, 0), 0, (90, 0, 0), size)
            group([almond], (0, 0, 0), 180)
            group([almond], (reach * math.sin(a), 0.86 - 0.26 * row, 1.25 + reach * math.cos(a)), 0, (0, math.degrees(a) - 90, 0))
            tail.append(almond)
    return [body, beak, wattle, *face, *tail]


def ghost(seed=0):
    """A ghost of marshmallow under white chocolate: a drawn-up dome with a wavy hem, two eyes and a mouth."""
    v, f = icosphere(6, 1.0)
    a = np.arctan2(v[:, 1], v[:, 0])
    z = v[:, 2]
    hem = np.clip((-z - 0.1) / 0.9, 0, 1)
    wide = 1.05 + 0.62 * hem**1.4 + 0.26 * hem**1.5 * np.cos(6 * a + seed) + 0.05 * np.clip(0.5 - z, 0, 1) * np.cos(6 * a + seed)
    narrow = 1 - 0.16 * np.clip(z, 0, 1)
    s = np.stack([v[:, 0] * wide * narrow, v[:, 1] * wide * narrow * 0.92, np.where(z > 0, z * 1.75, z * 1.25) + 1.2], 1)
    s[:, 0] += 0.12 * np.clip(z, 0, 1) ** 2 * (1 if seed % 2 else -1)
    s[:, 2] = np.maximum(s[:, 2], 0.0)
    body = mesh_obj('ghost', jitter(s, 0.05, 0.9, seed), f, mat_choc('white', 1.1))
    black = mat_choc('noir', 1.5)
    eyes = [dot((x, -1.02, 2.05), r, black, 0.6) for x, r in ((-0.33, 0.15), (0.36, 0.15))]
    return [body, *eyes, dot((0.02, -1.1, 1.62), 0.13, black, 0.6)]


def arrange_rabbits(r, s):
    """Two rabbits side by side, a third behind them."""
    for i, (x, y, turn) in enumerate(((-1.75, -0.3, 14), (1.75, -0.5, -12), (0.05, 2.2, 2))):
        group(rabbit(r['coat'], r['bonnets'][i], s + i), (x, y, 0), turn)


def arrange_turkeys(r, s):
    """Two turkeys, one before the other."""
    for i, (x, y, turn) in enumerate(((-1.9, 0.5, 22), (1.9, -0.4, -16))):
        group(turkey(r['coat'], s + i), (x, y, 0), turn)


def arrange_ghosts(r, s):
    """A small crowd of ghosts."""
    for i, (x, y, turn, size) in enumerate(
        ((-1.65, -0.7, 14, 1.0), (1.45, -0.9, -10, 0.94), (0.0, 1.5, 4, 1.12), (-2.9, 1.6, 20, 0.86), (2.9, 1.4, -22, 0.9))
    ):
        group(ghost(s + i), (x, y, 0), turn, None, size)
