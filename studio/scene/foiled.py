"""Chocolates in foil: coins, hearts, stars, eggs."""

import bpy
import numpy as np

from scene.colour import lin, mixc
from scene.mesh import icosphere, jitter, loft, mesh_obj
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline
from scene.place import group
from scene.surfaces import mat_foil


def mat_embossed(color, art):
    """Foil pressed over a relief."""
    t = Nodes('embossed')
    tx = t.n('ShaderNodeTexImage', {'Vector': t.co('UV')}, interpolation='Cubic')
    tx.image = bpy.data.images.load(art)
    tx.image.colorspace_settings.name = 'Non-Color'
    b = t.bump(t.noise(3.0, 6, 0.7), 0.16, 0.06, t.bump(tx.outputs['Color'], 1.0, 0.06))
    return t.done(t.principled(Base_Color=lin(color), Metallic=1, Roughness=0.27, Normal=b))


def coin(color, art, seed, radius=1.9):
    """A chocolate coin with a milled edge."""
    plan = outline('circle', 300, radius)
    plan = plan * (1 + 0.006 * np.sign(np.sin(np.arange(300) * 0.837 * 2)))[:, None]
    v, f = loft(
        plan, densify([(0.06, 0), (0, 0.06), (0, 0.34), (0.05, 0.40), (0.20, 0.41), (0.24, 0.36)], 0.03), top_rings=20
    )
    return mesh_obj(
        f'coin{seed}',
        jitter(v, 0.010, 1.6, seed),
        f,
        mat_embossed(color, art),
        uv=v[:, :2] / (2 * radius) + 0.5,
        auto=30,
    )


def coin_heap(colors, art, seed=0, count=9):
    """Coins: a low stack, some leaning on it."""
    rng = np.random.default_rng(seed)
    stack = 5
    for i in range(stack):
        group(
            [coin(colors[i % len(colors)], art, seed + i)],
            (-0.9 + rng.normal(0, 0.10), 0.5 + rng.normal(0, 0.10), i * 0.425),
            rng.random() * 360,
        )
    lean = [
        (1.62, 0.25, 1.36, 0, (0, 50, 0)),
        (4.3, -1.3, 0, 80, None),
        (-3.6, -1.6, 0, 140, None),
        (0.2, -2.75, 0, 30, None),
        (2.1, -3.4, 0.24, 200, (-9, 7, 0)),
    ]
    for i, (x, y, z, turn, tilt) in enumerate(lean):
        group([coin(colors[(i + 1) % len(colors)], art, seed + 20 + i)], (x, y, z), turn, tilt)


def foil_star(color, seed):
    """A five-pointed star in foil, soft points."""
    v, f = loft(
        outline('star', 260, 1.9, k=5, amp=0.46),
        [
            (1 - d / 1.55, z)
            for d, z in densify(
                [(0.42, 0), (0.16, 0.10), (0.03, 0.32), (0, 0.46)] + arc(0, 0.46, 1.0, 0.95, 16)[1:], 0.05
            )
        ],
        mode='scale',
        top_rings=30,
    )
    v = jitter(jitter(v, 0.012, 3, seed), 0.010, 9, seed + 1)
    return [mesh_obj('star', v, f, mat_foil(color, 0.19))]


def egg(seed, finish, colors, size=1.0):
    """An egg lying on its side: speckled sugar shell or foil."""
    v, f = icosphere(6, 1.0)
    x = v[:, 0]
    v = np.stack([x * 1.55, v[:, 1] * 1.12 * (1 - 0.14 * x), v[:, 2] * 1.12 * (1 - 0.14 * x)], 1) * size
    v = jitter(v, 0.012, 1.4, seed)
    v[:, 2] -= v[:, 2].min()
    t = Nodes(f'egg{seed}')
    if finish == 'foil':
        wave = t.n('ShaderNodeSeparateXYZ', {0: t.co()}).outputs['X']
        stripe = t.math(
            'GREATER_THAN',
            t.math('SINE', t.math('ADD', t.math('MULTIPLY', wave, 6.5), t.math('MULTIPLY', t.noise(0.8, 2), 2.5))),
            0.35,
        )
        c = t.mix(stripe, colors[0], colors[1])
        b = t.bump(t.noise(2.6, 6, 0.7), 0.5, 0.10, t.bump(t.noise(10, 4), 0.2, 0.03))
        return [mesh_obj('egg', v, f, t.done(t.principled(Base_Color=c, Metallic=0.95, Roughness=0.22, Normal=b)))]
    spots = t.noise(7, 4, 0.7)
    fine = t.noise(26, 2, 0.6)
    m = t.math('MAXIMUM', t.maprange(spots, 0.585, 0.625, 0, 1), t.maprange(fine, 0.66, 0.70, 0, 1))
    c = t.mix(
        t.math('MULTIPLY', m, 0.8),
        t.mix(t.noise(0.9, 3), mixc(colors[0], '#000000', 0.05), mixc(colors[0], '#ffffff', 0.12)),
        colors[1],
    )
    return [
        mesh_obj(
            'egg',
            v,
            f,
            t.done(
                t.principled(
                    Base_Color=c,
                    Roughness=0.36,
                    Specular=0.4,
                    Subsurface=0.12,
                    Subsurface_Color=lin(colors[0]),
                    Subsurface_Radius=(0.2, 0.15, 0.12),
                    Normal=t.bump(t.noise(12, 3), 0.06, 0.03),
                )
            ),
        )
    ]


def egg_nest(finish, colors, seed=0):
    """Seven eggs, two on top."""
    spots = [
        (-2.9, 0.3, 0, 15),
        (-0.2, 1.5, 0, -25),
        (2.7, 0.7, 0, 40),
        (-1.2, -1.6, 0, -40),
        (1.8, -1.8, 0, 12),
        (-1.2, 0.1, 1.75, 62),
        (1.8, -0.2, 1.68, -15),
    ]
    for i, (x, y, z, turn) in enumerate(spots):
        group(egg(seed + i, finish, colors[i % len(colors)]), (x, y, z), turn, (3 * (i % 3) - 3, 0, 0))
