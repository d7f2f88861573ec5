"""Gummies and jellies."""

import math

import numpy as np
from mathutils import Matrix, Vector

from scene.chocolate import mat_choc
from scene.colour import lin, mixc
from scene.mesh import cube_v, jitter, loft, merged, mesh_obj, tube
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline
from scene.place import orient, surface_samples
from scene.settle import settle_copies
from scene.solid import ell, remesh
from scene.surfaces import mat_crystal


def mat_gummy(color, rough=0.12, transm=0.74, sss=1.0, cc=0.5):
    """Clear elastic jelly."""
    t = Nodes('gummy')
    c = lin(color)
    dk = mixc(color, '#000000', 0.12)
    b = t.bump(t.noise(2.2, 2), 0.10, 0.08)
    p = t.principled(
        Base_Color=tuple(x**0.72 for x in c[:3]) + (1,),
        Roughness=rough,
        Specular=0.5,
        Transmission=transm,
        Transmission_Roughness=0.22,
        IOR=1.38,
        Subsurface=sss,
        Subsurface_Color=dk,
        Subsurface_Radius=tuple(0.15 + 0.75 * x for x in c[:3]),
        Clearcoat=cc,
        Clearcoat_Roughness=0.06,
        Normal=b,
    )
    tr = t.n('ShaderNodeBsdfTransparent', {'Color': tuple(x**0.6 for x in c[:3]) + (1,)})
    lp = t.n('ShaderNodeLightPath')
    f = t.math('MULTIPLY', lp.outputs['Is Shadow Ray'], 0.55)
    return t.done(t.n('ShaderNodeMixShader', {0: f, 1: p.outputs[0], 2: tr.outputs[0]}))


def bear(mat):
    """lying on its back, head towards +y, about 2.2 cm"""
    P = [
        ell((0, 0.02, 0.42), (0.54, 0.68, 0.42)),
        ell((0, 0.05, 0.60), (0.42, 0.50, 0.34)),
        ell((0, 0.84, 0.48), (0.44, 0.42, 0.42)),
        ell((0, 0.62, 0.44), (0.40, 0.34, 0.38)),  # neck
        ell((0, 0.88, 0.84), (0.24, 0.20, 0.17)),  # muzzle
        ell((-0.33, 1.16, 0.46), (0.17, 0.17, 0.17)),
        ell((0.33, 1.16, 0.46), (0.17, 0.17, 0.17)),  # ears
        ell((-0.40, 0.30, 0.74), (0.17, 0.30, 0.17), (20, 0, -34)),
        ell((0.40, 0.30, 0.74), (0.17, 0.30, 0.17), (20, 0, 34)),  # arms
        ell((-0.36, -0.52, 0.52), (0.25, 0.34, 0.28), (25, 0, 14)),
        ell((0.36, -0.52, 0.52), (0.25, 0.34, 0.28), (25, 0, -14)),
        ell((-0.37, -0.70, 0.62), (0.19, 0.16, 0.22)),
        ell((0.37, -0.70, 0.62), (0.19, 0.16, 0.22)),
    ]
    o = remesh(P, 0.035, 22, mat, 'bear')
    F2 = [ell((x, 0.99, 0.855), (0.055, 0.055, 0.05), sub=3) for x in (-0.17, 0.17)] + [
        ell((0, 0.93, 1.0), (0.075, 0.06, 0.05), sub=3)
    ]
    P = [o] + F2
    o = remesh(P, 0.026, 4, mat, 'bear')
    me = o.data
    for v in me.vertices:  # flat back
        if v.co.z < 0.10:
            v.co.z = 0.10 + (v.co.z - 0.10) * 0.15
    return o


def swimmer(mat):
    """A swimmer on the crawl, lying flat: cap, shoulders, arms ahead, legs."""
    parts = [
        ell((0, 1.0, 0.42), (0.34, 0.36, 0.34)),
        ell((0, 1.16, 0.46), (0.36, 0.28, 0.36)),
        ell((0, 0.2, 0.4), (0.52, 0.66, 0.36)),
        ell((0, -0.5, 0.36), (0.36, 0.42, 0.32)),
        ell((-0.5, 0.95, 0.34), (0.17, 0.72, 0.2), (0, 0, 8)),
        ell((0.52, 0.15, 0.32), (0.17, 0.62, 0.2), (0, 0, 14)),
        ell((-0.24, -1.2, 0.3), (0.2, 0.7, 0.22), (0, 0, -8)),
        ell((0.26, -1.15, 0.3), (0.2, 0.7, 0.22), (0, 0, 10)),
    ]
    return remesh(parts, 0.04, 10, mat, 'swimmer')


def disc(mat, kind='fruit'):
    """A round fruit jelly."""
    V, F = loft(
        outline('circle', 96, 0.95),
        densify([(0.10, 0), (0.02, 0.06), (0, 0.18), (0.02, 0.42)] + arc(0.02, 0.45, 0.22, 0.62, 6)[1:], 0.06),
        crown=0.05,
    )
    return mesh_obj('disc', jitter(V, 0.03, 1.2, 3), F, mat)


def heartg(mat):
    """A jelly heart."""
    V, F = loft(
        outline('heart', 160, 1.0, 0.95),
        densify([(0.10, 0), (0.02, 0.06), (0, 0.18), (0.02, 0.40)] + arc(0.02, 0.42, 0.30, 0.68, 7)[1:], 0.06),
        mode='inset',
        crown=0.08,
    )
    return mesh_obj('heart', jitter(V, 0.02, 1.2, 3), F, mat)


def ringg(mat):
    """A jelly ring."""
    P = [(0.72 * math.cos(a), 0.72 * math.sin(a), 0.36) for a in np.linspace(0, 2 * np.pi, 96, endpoint=False)]
    return tube(P, 0.37, mat, 24, closed=True)


def sugar_mesh(o, n, seed, size=0.055, mat=None):
    """crystals covering o (object space). returned object should be parented/moved together"""
    rng = np.random.default_rng(seed)
    p, nn = surface_samples(o, n, seed)
    base = [cube_v((1, rng.uniform(0.7, 1.2), rng.uniform(0.6, 1.1))) for _ in range(4)]
    M = []
    for x, y in zip(p, nn):
        s = size * rng.uniform(0.55, 1.35)
        R = orient(y, rng, 0.9)
        M.append(
            (
                rng.integers(4),
                np.array(Matrix.Translation(Vector(x) + Vector(y) * s * 0.25) @ R.to_4x4() @ Matrix.Scale(s, 4)),
            )
        )
    return merged('sugar', base, M, mat or mat_crystal(rough=0.25, transm=0.4))


def gummy_pile(kind, cols, n, seed=0, sugar=False, wall=3.4, coat=None):
    """A heap of gummies, in a coat of chocolate if asked for."""
    mats = [mat_choc(coat, 1.1)] if coat else [mat_gummy(c, transm=0.5 if sugar else 0.74) for c in cols]
    proto = {'bear': bear, 'disc': disc, 'heart': heartg, 'ring': ringg}[kind](mats[0])
    ex = None
    if sugar:
        ex = sugar_mesh(proto, 2400, seed, size=0.038, mat=mat_crystal('#FFFFFF', 0.3, 0.28))
    return settle_copies(proto, mats, n, seed, extra=ex, wall=wall)
