"""Sweets in twisted paper."""

import math

import numpy as np

from scene.colour import lin
from scene.mesh import jitter, mesh_obj
from scene.nodes import Nodes
from scene.settle import settle_copies


def mat_wax(cols, kind='stripes', n=9):
    """Waxed paper: `stripes`, `dots`, one `stripe` along the top, `ends` of gold, `plain`; or `foil`."""
    t = Nodes('wax')
    uv = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
    if kind == 'stripes':
        m = t.math('GREATER_THAN', t.math('FRACT', t.math('MULTIPLY', uv.outputs['Y'], n)), 0.5)
    elif kind == 'dots':
        u = t.math('MULTIPLY', uv.outputs['X'], 3.0)
        v = t.math('MULTIPLY', uv.outputs['Y'], 12.0)
        u = t.math('ADD', u, t.math('MULTIPLY', t.math('FLOOR', v), 0.5))
        du = t.math('SUBTRACT', t.math('FRACT', u), 0.5)
        dv = t.math('SUBTRACT', t.math('FRACT', v), 0.5)
        m = t.math('LESS_THAN', t.math('ADD', t.math('MULTIPLY', du, du), t.math('MULTIPLY', dv, dv)), 0.06)
    elif kind == 'stripe':
        m = t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', uv.outputs['Y'], 0.25)), 0.035)
    elif kind == 'ends':
        m = t.math('GREATER_THAN', t.math('ABSOLUTE', uv.outputs['X']), 0.98)
    else:
        m = 0.0
    c = lin(cols[0]) if kind in ('foil', 'plain') else t.mix(m, cols[0], cols[1])
    b = t.bump(t.noise(2.6, 4, 0.6), 0.28, 0.08)
    if kind == 'foil':
        b = t.bump(t.noise(3.2, 5, 0.65), 0.5, 0.10)
        return t.done(t.principled(Base_Color=c, Metallic=0.9, Roughness=0.22, Normal=b))
    shine = {'Metallic': t.math('MULTIPLY', m, 0.85)} if kind == 'ends' else {}
    p = t.principled(
        Base_Color=c, Roughness=0.34, Specular=0.5, Clearcoat=0.4, Clearcoat_Roughness=0.15, Normal=b, **shine
    )
    tl = t.n('ShaderNodeBsdfTranslucent', {'Color': c})
    return t.done(t.n('ShaderNodeMixShader', {0: 0.22, 1: p.outputs[0], 2: tl.outputs[0]}))


def twist_sweet(mat, seed=0, L=1.05, r=0.62, fan=1.0, round_body=True, tail=1.15):
    """One sweet in twisted paper; `tail` is how long its ends are."""
    rng = np.random.default_rng(seed)
    nx, nt = 150, 160
    xs = np.linspace(-L - tail, L + tail, nx)
    th = np.linspace(0, 2 * np.pi, nt, endpoint=False)
    k1 = 11
    ph = rng.random(6) * 6.28
    V, UV = [], []
    for x in xs:
        ax = abs(x)
        sgn = 0 if x < 0 else 1
        body = max(0.0, 1 - (ax / L) ** (3.2 if round_body else 8)) ** (0.42)
        e = max(0.0, (ax - L - 0.02) / (tail - 0.02))  # 0..1 along the fan
        near = math.exp(-(((ax - L) / 0.16) ** 2))
        base = max(r * body, 0.0)
        neck = 0.13 + 0.05 * near
        fanr = neck + 0.55 * fan * e**0.8
        rr = max(base, fanr)
        pleat = (0.018 + 0.05 * math.exp(-(((ax - L * 0.86) / 0.25) ** 2))) * 1.0 if ax < L else 0.10 + 0.34 * e
        tw = 2.6 * max(0, ax - L * 0.8) * (1 if sgn else -1)
        flat = 1 - 0.42 * min(1, e * 1.4)
        a = th + tw
        w = (
            np.cos(k1 * a + ph[sgn])
            + 0.5 * np.cos((k1 - 4) * a + ph[2 + sgn])
            + 0.35 * np.cos((k1 + 5) * a + ph[4 + sgn])
        )
        rad = rr * (1 + pleat * w * 0.55)
        edge = 0.10 * e * np.cos(5 * a + ph[1])
        V.append(np.column_stack([np.full(nt, x) + np.sign(x) * edge, rad * np.cos(a), rad * np.sin(a) * flat]))
        UV.append(np.column_stack([np.full(nt, x), th / (2 * np.pi)]))
    V = np.vstack(V)
    UV = np.vstack(UV)
    F = []
    for i in range(nx - 1):
        for j in range(nt):
            q = (j + 1) % nt
            F.append((i * nt + j, i * nt + q, (i + 1) * nt + q, (i + 1) * nt + j))
    V = jitter(V, 0.025, 2.2, seed)
    o = mesh_obj('twist', V, F, mat)
    me = o.data
    l = me.uv_layers.new(name='UVMap')
    data = np.zeros((len(me.loops), 2), np.float32)
    for p in me.polygons:
        vs = [UV[v] for v in p.vertices]
        wrap = max(v[1] for v in vs) - min(v[1] for v in vs) > 0.5
        for li, v in zip(p.loop_indices, vs):
            data[li] = (v[0], v[1] + (1 if wrap and v[1] < 0.5 else 0))
    l.data.foreach_set('uv', data.ravel())
    return o


def wrapped_pile(styles, n, seed=0, wall=3.6):
    """A heap of wrapped sweets; each style is a kind of paper and its colors."""
    mats = [mat_wax(c, k) for k, c in styles]
    protos = [twist_sweet(mats[0], seed + i) for i in range(1)]
    return settle_copies(protos[0], mats, n, seed, spread=2.2, lift=1.5, wall=wall, frames=140, flat=0.5)
