"""Starlight mints."""

import math

from scene.mesh import jitter, loft, mesh_obj
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline
from scene.settle import settle_copies


def mat_pinwheel(cols, arms=7):
    """Colors in arms around the middle, as in a starlight mint."""
    t = Nodes('pin')
    s = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    ang = t.math('ARCTAN2', s.outputs['Y'], s.outputs['X'])
    r = t.math(
        'SQRT',
        t.math(
            'ADD',
            t.math('MULTIPLY', s.outputs['X'], s.outputs['X']),
            t.math('MULTIPLY', s.outputs['Y'], s.outputs['Y']),
        ),
    )
    v = t.math(
        'FRACT',
        t.math(
            'ADD',
            t.math('ADD', t.math('MULTIPLY', ang, arms / (2 * math.pi)), t.math('MULTIPLY', r, 1.15)),
            t.math('MULTIPLY', t.noise(1.5, 2), 0.15),
        ),
    )
    c = t.ramp(v, [(0.0, cols[0]), (0.50, cols[0]), (0.55, cols[1]), (0.95, cols[1]), (1.0, cols[0])])
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.17,
            Specular=0.5,
            Clearcoat=1,
            Clearcoat_Roughness=0.03,
            Subsurface=0.0,
            Subsurface_Color=c,
            Subsurface_Radius=(0.12, 0.11, 0.10),
            Normal=t.bump(t.noise(2.5, 2), 0.10, 0.06),
        )
    )


def mint_body(mat):
    """One starlight mint."""
    V, F = loft(
        outline('circle', 128, 1.05),
        densify(
            [(0.35, 0), (0.12, 0.06), (0, 0.24), (0.0, 0.34), (0.10, 0.55)] + arc(0.12, 0.56, 0.45, 0.66, 5)[1:], 0.05
        ),
        crown=0.02,
    )
    return mesh_obj('mint', jitter(V, 0.025, 1.4, 1), F, mat)


def swirl_mints(n, cols, seed=0):
    """A heap of starlight mints."""
    m = mat_pinwheel(cols)
    return settle_copies(mint_body(m), [m], n, seed, spread=2.0, lift=1.1, wall=3.5, frames=140)
