"""Pulled sugar: swirl lollipops and canes."""

import math

import numpy as np
from mathutils import Matrix

from scene.colour import mixc
from scene.mesh import loft, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import densify, outline
from scene.surfaces import mat_paper, mat_plain


def mat_stripes_uv(cols, twist=0.35, rep=1, rough=0.16, sss=0.0, cc=1.0, edge=0.03, widths=None):
    """hard-candy rope: colour bands around the tube (uv.y) twisted along its length (uv.x, cm)"""
    t = Nodes('rope')
    uv = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
    n = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(2.0, 2), 0.5), 0.10)
    v = t.math(
        'FRACT',
        t.math(
            'MULTIPLY',
            t.math('ADD', t.math('ADD', uv.outputs['Y'], n), t.math('MULTIPLY', uv.outputs['X'], twist)),
            rep,
        ),
    )
    k = len(cols)
    if widths is None:
        widths = [1 / k] * k
    stops, acc = [], 0
    for c, w in zip(cols, widths):
        stops += [(acc + min(edge, w * 0.2), c), (acc + w - min(edge, w * 0.2), c)]
        acc += w
    c = t.ramp(v, stops)
    b = t.bump(t.noise(1.6, 2), 0.12, 0.1)
    b = t.bump(t.noise(22, 2), 0.02, 0.02, b)
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=rough,
            Specular=0.5,
            Clearcoat=cc,
            Clearcoat_Roughness=0.03,
            Subsurface=sss,
            Subsurface_Color=c,
            Subsurface_Radius=(0.12, 0.11, 0.10),
            Normal=b,
        )
    )


def lolly(cols, R=2.9, rt=0.36, seed=0, stick=7.2, twist=0.30):
    """A swirl lollipop lying on the table, its stick towards -y."""
    P, rad = [], []
    turns = R / (2 * rt * 0.93)
    n = int(turns * 70)
    for i in range(n + 1):
        th = 2 * math.pi * turns * (i / n)
        r = 2 * rt * 0.93 * th / (2 * math.pi)
        P.append((r * math.cos(th), r * math.sin(th), rt * 1.05))
        rad.append(rt * (1 if i < n * 0.985 else max(0.35, 1 - (i / n - 0.985) / 0.015 * 0.6)))
    P = np.array(P)
    P += 0.02 * np.sin(np.arange(len(P))[:, None] * 0.05 + np.array([0, 2, 4]))
    rope = tube(P, rad, mat_stripes_uv(cols, twist), 20, flat=1.0)
    # backing disc fills the hairline gaps
    o = mesh_obj(
        'back',
        *loft(outline('circle', 96, R * 0.97), [(0, 0.1), (-0.02, 0.3), (0.05, 0.62)]),
        mat_plain('sug', mixc(cols[0], cols[1], 0.35), 0.2, 0.5, 0.2, 0.02, (5, 0.02), 0.5)
    )
    t = Nodes('stick')
    st = mesh_obj(
        'stick',
        *loft(
            outline('circle', 32, 0.21),
            densify([(0.03, 0), (0, 0.03), (0, stick - 0.03), (0.03, stick)], 0.3),
            top_rings=3,
        ),
        mat_paper('#FBF8F2', 0.65, 0.05),
        auto=40
    )
    th = 2 * math.pi * turns
    st.matrix_world = Matrix.Translation((0, -R + 0.8, 0.36)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    return [rope, o, st]


def cane(cols, seed=0, r=0.42, L=8.5, R=1.55, flip=False):
    """A candy cane lying on the table."""
    P = []
    for t in np.linspace(0, 1, 90):
        P.append((0, -L / 2 + L * 0.72 * t, r))
    y0 = P[-1][1]
    for t in np.linspace(0, 1, 70)[1:]:
        a = math.pi * t * 1.03
        P.append((R - R * math.cos(a), y0 + R * math.sin(a), r))
    if flip:
        P = [(-x, y, z) for x, y, z in P]
    k = len(cols)
    w = [0.5, 0.5] if k == 2 else [0.34, 0.33, 0.18, 0.15]
    return [tube(P, r, mat_stripes_uv(cols, 0.23, 1 if k == 4 else 2, rough=0.14, edge=0.025, widths=w), 40)]
