"""A piece cut open: shell, filling, a lip of caramel."""

import math

import bpy
import numpy as np

from scene.chocolate import mat_broken
from scene.colour import lin, mixc
from scene.mesh import jitter, link, loft, mesh_obj
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline
from scene.pieces import piece
from scene.solid import boolean, cut, ell, remesh


def cut_piece(rec, fill='caramel', seed=0, layer=None):
    """half a bonbon with its filling exposed. Cut face towards -y."""
    full = piece(rec, seed)
    shell = full[0]
    a = rec.get('a', 1.5)
    b = rec.get('b') or a
    h = rec.get('h', 1.45)
    m = min(a, b)
    w = 0.13 * m
    FILL = {
        'caramel': ('#A85E1A', 0.12, 0.12),
        'ganache': ('#3A1A0C', 0.4, 0.05),
        'praline': ('#A9713A', 0.6, 0.1),
        'raspberry': ('#B01233', 0.18, 0.4),
        'pistachio': ('#97A544', 0.6, 0.2),
        'vanilla': ('#F0DFB4', 0.5, 0.1),
        'mint': ('#E9F3E4', 0.5, 0.06),
        'orange': ('#E07A18', 0.2, 0.4),
        'marzipan': ('#E2C68E', 0.6, 0.25),
    }

    def fmat(k):
        c, r, s = FILL[k]
        t = Nodes('fill_' + k)
        n = t.noise(9, 4)
        n2 = t.noise(34, 3, 0.7)
        col = t.mix(n, mixc(c, '#000000', 0.14), mixc(c, '#ffffff', 0.10))
        mp = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Scale': (14, 14, 1.6), 'Rotation': (0, 0.25, 0)})
        knife = t.noise(1.0, 3, 0.6, mp.outputs[0])
        grain = 0.0
        if k in ('praline', 'pistachio', 'marzipan'):
            v = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 11}).outputs['Color']
            g = t.n('ShaderNodeSeparateXYZ', {0: v}).outputs[0]
            g2 = t.n('ShaderNodeSeparateXYZ', {0: v}).outputs[1]
            nutc = t.mix(g2, mixc(c, '#F3DDB0', 0.75), mixc(c, '#5A2E10', 0.35))
            grain = t.math('MULTIPLY', t.math('GREATER_THAN', g, 0.70), 1.0)
            col = t.mix(t.math('MULTIPLY', grain, 0.8), col, nutc)
        hb = t.math('ADD', t.math('MULTIPLY', knife, 0.6), t.math('MULTIPLY', grain, 0.25))
        if r > 0.3:
            n2 = t.math('ADD', t.math('MULTIPLY', n2, 0.5), hb)
        else:
            n2 = t.math('ADD', t.math('MULTIPLY', n2, 0.1), t.math('MULTIPLY', knife, 0.4))
        return t.done(
            t.principled(
                Base_Color=col,
                Roughness=r,
                Specular=0.4,
                Subsurface=s,
                Subsurface_Color=lin(c),
                Subsurface_Radius=(0.3, 0.14, 0.05),
                Clearcoat=0.8 if r < 0.3 else 0,
                Clearcoat_Roughness=0.05,
                Normal=t.bump(n2, 0.45 if r > 0.3 else 0.15, 0.05),
            )
        )

    pl = outline(rec.get('plan', 'super'), 120, a - w, b - w, rec.get('e', 4.5))
    V, F = loft(
        pl,
        densify(
            [(0.06 * m, w), (0.0, w + 0.08 * m), (0.03 * m, h - w - 0.22 * m)]
            + arc(0.03 * m, h - w - 0.22 * m, 0.25 * m, h - w, 6)[1:],
            0.06 * m,
        ),
    )
    fo = mesh_obj('fill', jitter(V, 0.012 * m, 2, seed), F, fmat(fill))
    inner = fo.copy()
    inner.data = fo.data.copy()
    link(inner)
    boolean(shell, inner, 'DIFFERENCE')
    cut(shell, (0, -0.02, 0), (0, -1, 0), face=mat_broken(rec.get('coat', 'dark')))
    cut(fo, (0, -0.0, 0), (0, -1, 0))
    out = [shell, fo]
    if layer:
        lo = fo.copy()
        lo.data = fo.data.copy()
        link(lo)
        lo.data.materials.clear()
        lo.data.materials.append(fmat(layer))
        cut(fo, (0, 0, w + (h - 2 * w) * 0.55), (0, 0, -1))
        cut(lo, (0, 0, w + (h - 2 * w) * 0.55), (0, 0, 1))
        out.append(lo)
    if fill == 'caramel' and rec.get('ooze', True):
        # a lip of caramel that sags out of the cut and runs down
        rng = np.random.default_rng(seed)
        zc = w + (h - 2 * w) * (0.77 if layer else 0.5)
        wd = a - w - 0.12
        B = []
        band = (h - 2 * w) * (0.20 if layer else 0.40)
        for x in np.linspace(-wd * 0.86, wd * 0.86, 13):
            B.append(
                ell(
                    (x, 0.015, zc + 0.03 * math.sin(x * 5 + seed)),
                    (0.24, 0.075 + 0.02 * math.sin(x * 3 + seed), band * (0.62 + 0.12 * math.sin(x * 4.1 + seed))),
                    sub=3,
                )
            )
        for x0, ln, r in ((-wd * 0.34, 0.30, 0.20), (wd * 0.26, 0.62, 0.26)):
            for q in np.linspace(0, 1, 10):
                B.append(
                    ell(
                        (x0 + 0.05 * math.sin(q * 3), 0.0 - 0.055 * q, zc - ln * q),
                        (r * (1 - 0.42 * math.sin(q * 2.2)), 0.085 + 0.02 * q, 0.16),
                        sub=3,
                    )
                )
            B.append(ell((x0 + 0.05 * math.sin(3), -0.07, zc - ln - 0.02), (r * 0.62, 0.11, 0.15), sub=3))
        cm = Nodes('ooze')
        n = cm.noise(2, 2)
        p = cm.principled(
            Base_Color=cm.mix(n, '#8E4A10', '#B8701F'),
            Roughness=0.12,
            Transmission=0.25,
            IOR=1.45,
            Subsurface=0.3,
            Subsurface_Color=lin('#B4661C'),
            Subsurface_Radius=(0.3, 0.12, 0.03),
            Clearcoat=1,
            Clearcoat_Roughness=0.03,
        )
        out.append(remesh(B, 0.028, 14, cm.done(p), 'ooze'))
    # toppings: keep only those behind the cut
    for o in full[1:]:
        cut(o, (0, -0.02, 0), (0, -1, 0))
        if o.data.vertices:
            out.append(o)
        else:
            bpy.data.objects.remove(o)
    return out
