"""Nuts and what is made of them: candied, salted, dragées."""

import numpy as np

from scene.chocolate import COAT, mat_choc
from scene.colour import lin
from scene.nodes import Nodes
from scene.nuts import nut
from scene.settle import settle_copies
from scene.surfaces import mat_cocoa
from scene.truffles import roughen


def mat_coated(finish):
    """What the nut wears."""
    t = Nodes(f'coated-{finish}')
    grain = t.noise(11, 5, 0.7)
    if finish == 'candied':
        c = t.ramp(
            t.math('ADD', t.math('MULTIPLY', t.noise(2.2, 4), 0.6), t.math('MULTIPLY', grain, 0.4)),
            [(0.36, '#6A2E0C'), (0.52, '#A85C22'), (0.62, '#D9A86C'), (0.72, '#F0D9B4')],
        )
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=0.24,
                Specular=0.5,
                Clearcoat=0.6,
                Clearcoat_Roughness=0.1,
                Normal=t.bump(grain, 0.8, 0.09, t.bump(t.noise(34, 3), 0.4, 0.03)),
            )
        )
    if finish == 'cocoa':
        return mat_cocoa()
    if finish == 'snow':
        c = t.mix(grain, '#EDE3D6', '#FFFDF8')
        return t.done(t.principled(Base_Color=c, Roughness=0.95, Specular=0.1, Normal=t.bump(grain, 0.7, 0.06)))
    tint = {
        'pearl-pink': '#EFB7BE',
        'pearl-white': '#F6EFE4',
        'pearl-blue': '#B9D3E6',
        'pearl-mint': '#BFE0CF',
        'pearl-gold': '#E3C68E',
    }[finish]
    return t.done(
        t.principled(
            Base_Color=lin(tint),
            Roughness=0.3,
            Specular=0.5,
            Clearcoat=0.5,
            Clearcoat_Roughness=0.1,
            Subsurface=0.12,
            Subsurface_Color=lin(tint),
            Subsurface_Radius=(0.2, 0.16, 0.12),
            Normal=t.bump(t.noise(3, 3), 0.10, 0.06),
        )
    )


def nut_heap(kind, finishes, count=34, seed=0, wall=3.3):
    """A heap of nuts, bare (`bare`), in chocolate (a coat) or in one of the sugar coats."""
    proto = nut(kind, seed)
    own = proto.data.materials[0]
    if finishes != ['bare']:
        roughen(proto, [(0.05, 0.25)], seed)
    mats = [own if f == 'bare' else mat_choc(f, 1.1) if f in COAT else mat_coated(f) for f in finishes]
    rng = np.random.default_rng(seed)
    return settle_copies(
        proto,
        [mats[i] for i in rng.integers(0, len(mats), count)],
        count,
        seed,
        spread=1.9,
        lift=0.9,
        flat=1.0,
        frames=170,
        wall=wall,
        tidy=wall * 1.12 if kind == 'malt' else None,
    )
