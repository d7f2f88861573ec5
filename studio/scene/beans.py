"""Jelly beans."""

import numpy as np

from scene.colour import lin, mixc
from scene.mesh import icosphere, jitter, mesh_obj
from scene.nodes import Nodes
from scene.settle import settle_copies


def mat_bean(c):
    """Panned sugar shell, a little speckled."""
    t = Nodes('bean')
    n = t.noise(3, 3)
    sp = t.noise(18, 3, 0.6)
    col = t.mix(
        t.maprange(sp, 0.56, 0.70, 0, 0.35),
        t.mix(n, mixc(c, '#000000', 0.08), mixc(c, '#ffffff', 0.05)),
        mixc(c, '#ffffff', 0.55),
    )
    return t.done(
        t.principled(
            Base_Color=col,
            Roughness=0.22,
            Specular=0.5,
            Clearcoat=0.8,
            Clearcoat_Roughness=0.05,
            Subsurface=0.15,
            Subsurface_Color=lin(c),
            Subsurface_Radius=(0.15, 0.12, 0.1),
            Normal=t.bump(t.noise(3, 3), 0.10, 0.06),
        )
    )


def bean_body(mat):
    """One bean, slightly bent."""
    v, f = icosphere(5, 1.0)
    x = v[:, 0]
    v = v / ((np.abs(v[:, :1]) ** 2.7 + np.hypot(v[:, 1:2], v[:, 2:]) ** 2.7) ** (1 / 2.7))
    x = v[:, 0]
    s = np.stack([x * 0.80, v[:, 1] * 0.50, v[:, 2] * 0.48], 1)
    s[:, 1] += 0.20 * (x**2) - 0.06
    s = jitter(s, 0.03, 1.8, 2)
    return mesh_obj('bean', s, f, mat)


def beans(cols, n, seed=0):
    """A heap of jelly beans."""
    proto = bean_body(mat_bean(cols[0]))
    mats = [mat_bean(c) for c in cols]
    rng = np.random.default_rng(seed)
    mats = [mats[i] for i in rng.integers(0, len(mats), n)]
    return settle_copies(proto, mats, n, seed, spread=2.0, lift=0.8, flat=1.0, frames=190, wall=3.4)
