"""Chocolate as a material, and the bodies that are coated with it."""

import numpy as np

from scene.colour import mixc
from scene.mesh import jitter, loft, mesh_obj
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline, resample, smooth_poly

COAT = {  # base colour, sss weight, clearcoat
    'dark': dict(c='#3F210C', sss=0.0, cc=0.55, r=0.27),
    'noir': dict(c='#2E1709', sss=0.0, cc=0.6, r=0.25),
    'milk': dict(c='#734221', sss=0.03, cc=0.75, r=0.25),
    'blond': dict(c='#BC7E41', sss=0.12, cc=0.4, r=0.3),
    'white': dict(c='#F4E6C8', sss=0.22, cc=0.35, r=0.3),
    'ruby': dict(c='#B9525F', sss=0.15, cc=0.4, r=0.3),
    'matcha': dict(c='#7E8F3C', sss=0.12, cc=0.35, r=0.3),
}


def mat_choc(kind='dark', gloss=1.0, wave=1.0, tint=None):
    """Set chocolate: satin rather than varnish, uneven where it was touched, a few pin holes, a breath of bloom."""
    p = COAT[kind]
    base = tint or p['c']
    t = Nodes('choc_' + kind)
    broad, hand, fine, cloud = t.noise(1.3, 2), t.noise(3.4, 4, 0.62), t.noise(34, 4, 0.65), t.noise(0.5, 2)
    pores = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 5.5, 'Randomness': 1.0})
    rare = t.n('ShaderNodeSeparateXYZ', {0: pores.outputs['Color']}).outputs[0]
    hole = t.math(
        'MULTIPLY', t.maprange(pores.outputs['Distance'], 0.03, 0.07, 1, 0), t.math('GREATER_THAN', rare, 0.72)
    )
    bloom = t.math('MULTIPLY', t.maprange(hand, 0.52, 0.75, 0, 1), 0.5)
    c = t.mix(cloud, mixc(base, '#000000', 0.10), mixc(base, '#ffffff', 0.035))
    c = t.mix(t.math('MULTIPLY', bloom, 0.10), c, mixc(base, '#EBD9C6', 0.55))
    r = t.maprange(hand, 0.32, 0.70, p['r'] * 0.95 / gloss, min(1, p['r'] * 1.75 / gloss))
    b = t.bump(fine, 0.10, 0.012)
    b = t.bump(hand, 0.12 * wave, 0.06, b)
    b = t.bump(broad, 0.14 * wave, 0.14, b)
    b = t.bump(hole, -0.5, 0.03, b)
    kw = dict(
        Base_Color=c,
        Roughness=r,
        Specular=0.38,
        Specular_Tint=0.2,
        Clearcoat=p['cc'] * 0.32 * gloss,
        Clearcoat_Roughness=0.16,
        Normal=b,
    )
    if p['sss']:
        kw.update(
            Subsurface=p['sss'], Subsurface_Color=mixc(base, '#ff9050', 0.06), Subsurface_Radius=(0.35, 0.16, 0.08)
        )
    return t.done(t.principled(**kw))


def mat_broken(kind='dark'):
    """Where chocolate was cut: dull, grained, a little lighter."""
    base = COAT[kind]['c']
    t = Nodes('broken_' + kind)
    grain, knife = t.noise(22, 5, 0.7), t.noise(
        1.0,
        3,
        0.6,
        t.n('ShaderNodeMapping', {'Vector': t.co(), 'Scale': (16, 16, 2.0), 'Rotation': (0, 0.2, 0)}).outputs[0],
    )
    c = t.mix(grain, mixc(base, '#000000', 0.05), mixc(base, '#D8B48C', 0.22))
    return t.done(
        t.principled(
            Base_Color=c, Roughness=0.58, Specular=0.3, Normal=t.bump(knife, 0.3, 0.03, t.bump(grain, 0.5, 0.03))
        )
    )


def bonbon(
    plan='super',
    a=1.5,
    b=None,
    e=4.5,
    h=1.45,
    profile='enrobed',
    coat='dark',
    seed=0,
    crown=0.06,
    gloss=1.0,
    k=6,
    amp=0.08,
    mat=None,
    wob=1.0,
):
    """The coated body of a piece. `plan` is its outline, `a`, `b` half its width and depth, `h` its height, in centimeters."""
    pl = outline(plan, 200, a, b, e, k=k, amp=amp)
    m = a if b is None else min(a, b)
    if profile == 'enrobed':
        f = 0.10 * m
        pr = [(-f * 0.55, 0)] + [
            (-f * (1 - 0.0), 0.03 * m),
            (-f * 1.02, 0.055 * m),
            (-f * 0.8, 0.095 * m),
            (-f * 0.35, 0.135 * m),
            (-0.0, 0.20 * m),
            (0.02 * m, 0.32 * m),
        ]
        r = 0.30 * m
        pr += [(0.035 * m, h - r - 0.12 * m), (0.045 * m, h - r)] + arc(0.045 * m, h - r, 0.045 * m + r, h, 9)[1:]
    elif profile == 'dome':
        pr = [(0, 0), (-0.01 * m, 0.04 * m), (0, 0.1 * m)] + arc(0, 0.12 * m, 0.8 * m, h, 16)[1:]
    elif profile == 'moulded':  # polycarbonate-mould shell: crisp draft, small radius, slight facet
        r = 0.16 * m
        pr = [(0, 0), (-0.0, 0.05 * m), (0.10 * m, h - r)] + arc(0.10 * m, h - r, 0.10 * m + r, h, 7)[1:]
    elif profile == 'slab':
        r = 0.12 * m
        pr = [(0.04 * m, 0), (0, 0.04 * m), (0.01 * m, h - r)] + arc(0.01 * m, h - r, 0.01 * m + r, h, 6)[1:]
    pr = densify(pr, 0.05 * m)
    if plan in ('heart', 'star'):  # concave outline: scale the rings, do not inset them (insets fold over)
        pl = resample(smooth_poly(pl, 10), 200)
        pl = pl - (pl.max(0) + pl.min(0)) / 2
        V, F = loft(pl, [(1 - d / m, z) for d, z in pr], mode='scale', crown=crown * m, top_rings=24)
    else:
        V, F = loft(pl, pr, crown=crown * m, top_rings=20)
    z = V[:, 2].copy()
    Vj = jitter(V, 0.028 * m * wob, 1.1 / m, seed + 1)
    Vj = jitter(Vj, 0.010 * m * wob, 4 / m, seed + 9)
    Vj[:, 2] = np.where(z < 0.01, z, np.maximum(Vj[:, 2], 0.003))
    o = mesh_obj('bonbon', Vj, F, mat or mat_choc(coat, gloss))
    return o
