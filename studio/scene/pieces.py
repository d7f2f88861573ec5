"""Whole coated pieces from a recipe; hearts in foil."""

import numpy as np

from scene.chocolate import bonbon
from scene.colour import lin
from scene.mesh import jitter, loft, mesh_obj
from scene.nodes import Nodes
from scene.nuts import nut
from scene.outlines import arc, densify, outline
from scene.surfaces import mat_airbrush, mat_cocoa, mat_plain, mat_transfer
from scene.toppings import drizzle, top_crumbs, top_goldleaf, top_piece, top_salt, top_swirl


def piece(rec, seed=0):
    """rec: dict(plan,a,b,e,h,profile,coat,top=[...]) -> list of objects, centred at origin, sitting on z=0"""
    kw = {
        k: rec[k]
        for k in ('plan', 'a', 'b', 'e', 'h', 'profile', 'coat', 'crown', 'gloss', 'k', 'amp', 'wob')
        if k in rec
    }
    finish = rec.get('finish')
    mat = None
    if finish == 'cocoa':
        mat = mat_cocoa()
    elif finish == 'sugar':
        mat = mat_plain('icing', '#F7F2EA', 0.9, 0.2, 0.1, 0.03, (30, 0.3))
    elif finish == 'airbrush':
        mat = mat_airbrush(rec.get('coat', 'white'), rec.get('tint', '#B3123C'), rec.get('tint2'))
    elif finish == 'transfer':
        mat = mat_transfer(rec.get('coat', 'dark'), rec.get('tint', '#D9A441'), rec.get('pattern', 'lace'))
    o = bonbon(seed=seed, mat=mat, **kw)
    objs = [o]
    a = rec.get('a', 1.5)
    b = rec.get('b') or a
    for t in rec.get('top', []):
        t = dict(t)
        kind = t.pop('t')
        if kind == 'drizzle':
            objs += drizzle(
                [o],
                t.get('c', 'white'),
                t.get('path', 'zigzag'),
                t.get('w', 2.2 * a),
                t.get('d', 2.2 * b),
                t.get('n', 8),
                t.get('r', 0.07),
                t.get('angle', 20),
                seed + 3,
            )
        elif kind == 'salt':
            objs += top_salt([o], t.get('radius', 0.65 * min(a, b)), t.get('n', 40), seed + 4)
        elif kind == 'crumbs':
            objs += top_crumbs(
                [o],
                t['c'],
                t.get('radius', 0.6 * min(a, b)),
                t.get('n', 34),
                seed + 5,
                bias=t.get('bias', 1.2),
                sz=t.get('sz', 1.0),
            )
        elif kind == 'nut':
            objs += top_piece(
                [o],
                nut(t['c'], seed),
                t.get('at', (0, 0)),
                t.get('sink', 0.1),
                t.get('rot', (0, 0, 35)),
                t.get('scale', 0.6),
            )
        elif kind == 'gold':
            objs += top_goldleaf([o], t.get('at', (0.15 * a, -0.1 * a)), t.get('size', 0.4 * a), seed)
        elif kind == 'swirl':
            objs += top_swirl([o], t.get('c', rec.get('coat', 'dark')), t.get('r', 0.7 * a), seed)
        elif kind == 'ridges':
            objs += drizzle(
                [o],
                rec.get('coat', 'dark'),
                'lines',
                t.get('w', 1.8 * a),
                t.get('d', 1.9 * b),
                t.get('n', 4),
                t.get('r', 0.09),
                t.get('angle', 90),
                seed,
                mat=o.data.materials[0],
            )
    return objs


def foil_heart(color, seed):
    """A chocolate heart in foil."""
    pr = densify([(0.45, 0), (0.20, 0.10), (0.04, 0.32), (0, 0.5)] + arc(0, 0.5, 1.0, 1.05, 18)[1:], 0.05)
    V, F = loft(
        outline('heart', 260, 1.7, 1.6) - [0, 0.12], [(1 - d / 1.55, z) for d, z in pr], mode='scale', top_rings=34
    )
    rr = np.hypot(V[:, 0], V[:, 1] + 0.0)
    V[:, 2] += 0.16 * np.exp(-((rr / 0.9) ** 2)) * (V[:, 2] > 0.5) - 0.10 * np.exp(-((V[:, 0] / 0.22) ** 2)) * np.clip(
        V[:, 1], 0, 1
    ) * (V[:, 2] > 0.4)
    V = jitter(V, 0.012, 3.0, seed)
    V = jitter(V, 0.010, 9, seed + 1)
    t = Nodes('fh')
    s = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    ang = t.math('ARCTAN2', s.outputs['Y'], s.outputs['X'])
    rad = t.math(
        'SQRT',
        t.math(
            'ADD',
            t.math('MULTIPLY', s.outputs['X'], s.outputs['X']),
            t.math('MULTIPLY', s.outputs['Y'], s.outputs['Y']),
        ),
    )
    ray = t.math(
        'MULTIPLY',
        t.math('SINE', t.math('ADD', t.math('MULTIPLY', ang, 46), t.math('MULTIPLY', t.noise(2.2, 3), 9))),
        t.maprange(rad, 0.9, 1.6, 0, 1),
    )
    b = t.bump(ray, 0.30, 0.06)
    b = t.bump(t.noise(3.0, 6, 0.7), 0.45, 0.09, b)
    b = t.bump(t.noise(14, 3), 0.15, 0.02, b)
    m = t.done(t.principled(Base_Color=lin(color), Metallic=1, Roughness=0.19, Normal=b))
    return [mesh_obj('fh', V, F, m)]
