"""Things that are cut into cubes: caramels, fudge, nougat, delight."""

import numpy as np
from mathutils import Euler

from scene.colour import lin, mixc
from scene.mesh import chip, jitter, loft, merged, mesh_obj
from scene.nodes import Nodes
from scene.outlines import arc, densify, outline
from scene.place import group, trs
from scene.toppings import top_crumbs, top_salt


def mat_cube(kind):
    """What the cube is made of."""
    t = Nodes(f'cube-{kind}')
    soft, grain = t.noise(1.6, 3), t.noise(18, 4, 0.65)
    if kind == 'caramel':
        c = t.mix(soft, '#A5601F', '#C98236')
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=0.30,
                Specular=0.45,
                Subsurface=0.35,
                Subsurface_Color=lin('#C8792B'),
                Subsurface_Radius=(0.5, 0.22, 0.07),
                Clearcoat=0.35,
                Clearcoat_Roughness=0.12,
                Normal=t.bump(soft, 0.22, 0.12, t.bump(grain, 0.06, 0.03)),
            )
        )
    if kind == 'fudge':
        c = t.mix(t.math('ADD', t.math('MULTIPLY', soft, 0.6), t.math('MULTIPLY', grain, 0.4)), '#3F2011', '#6E3F22')
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=0.62,
                Specular=0.3,
                Normal=t.bump(grain, 0.55, 0.05, t.bump(t.noise(60, 2), 0.4, 0.015)),
            )
        )
    if kind == 'vanilla-fudge':
        c = t.mix(grain, '#D9B27C', '#EBCF9F')
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=0.6,
                Specular=0.3,
                Subsurface=0.12,
                Subsurface_Color=lin('#E0BB85'),
                Subsurface_Radius=(0.3, 0.2, 0.1),
                Normal=t.bump(grain, 0.55, 0.05, t.bump(t.noise(60, 2), 0.4, 0.015)),
            )
        )
    if kind == 'nougat':
        v = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 1.7})
        pick = t.n('ShaderNodeSeparateXYZ', {0: v.outputs['Color']}).outputs
        edge = t.math(
            'ADD', v.outputs['Distance'], t.math('MULTIPLY', t.math('SUBTRACT', t.noise(3.1, 4, 0.6), 0.5), 0.75)
        )
        nutty = t.math('MULTIPLY', t.maprange(edge, 0.27, 0.31, 1, 0), t.math('GREATER_THAN', pick[0], 0.40))
        nut_color = t.mix(
            t.noise(9, 4),
            t.mix(t.math('GREATER_THAN', pick[1], 0.62), '#E3C291', '#97A455'),
            t.mix(t.math('GREATER_THAN', pick[1], 0.62), '#B98448', '#6E7F36'),
        )
        c = t.mix(nutty, t.mix(soft, '#F3E9D6', '#FBF5E8'), nut_color)
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=0.5,
                Specular=0.35,
                Subsurface=0.2,
                Subsurface_Color=c,
                Subsurface_Radius=(0.35, 0.28, 0.18),
                Normal=t.bump(t.math('ADD', grain, t.math('MULTIPLY', nutty, 0.8)), 0.3, 0.05),
            )
        )
    if kind in ('rose-delight', 'lemon-delight'):
        tint = '#D2405F' if kind == 'rose-delight' else '#F0AE14'
        # jelly under a breath of fine sugar: more of it on top, where it fell, hardly any where it was cut
        fine, sparse = t.noise(70, 3, 0.7), t.noise(9, 3, 0.6)
        up = t.n('ShaderNodeSeparateXYZ', {0: t.n('ShaderNodeNewGeometry').outputs['Normal']}).outputs['Z']
        dust = t.math('ADD', t.math('MULTIPLY', fine, 0.7), t.math('MULTIPLY', sparse, 0.3))
        sugar = t.math('ADD', t.maprange(dust, 0.42, 0.62, 0.10, 0.50), t.maprange(up, 0.2, 0.9, 0.0, 0.34))
        c = t.mix(sugar, tint, mixc('#FFF9F4', tint, 0.04))
        return t.done(
            t.principled(
                Base_Color=c,
                Roughness=t.maprange(sugar, 0, 0.8, 0.22, 0.8),
                Specular=0.45,
                Subsurface=0.25,
                Subsurface_Color=lin(tint),
                Subsurface_Radius=(0.35, 0.2, 0.15),
                Normal=t.bump(fine, 0.18, 0.015),
            )
        )
    raise ValueError(kind)


def cube(kind, seed, size=1.9):
    """One cube, cut by hand: no edge quite straight."""
    rng = np.random.default_rng(seed)
    w, d, h = size * rng.uniform(0.95, 1.05), size * rng.uniform(0.95, 1.05), size * rng.uniform(0.86, 0.93)
    plan = outline('super', 200, w / 2, d / 2, 11 if kind != 'fudge' else 16)
    r = 0.13 if kind == 'caramel' else 0.07
    v, f = loft(
        plan,
        densify([(r * 0.7, 0), (r * 0.1, r * 0.5), (0, r), (0, h - r)] + arc(0, h - r, r, h, 6)[1:], 0.07),
        top_rings=26,
        crown=0.02,
    )
    v = jitter(v, 0.05, 0.6, seed)
    v = jitter(v, 0.022, 2.3, seed + 3)
    v[:, 2] -= v[:, 2].min()
    return mesh_obj(f'cube{seed}', v, f, mat_cube(kind))


def cube_stack(kind, seed=0, flakes=False, strewn=None, crumbs=None):
    """Seven cubes in a loose pyramid."""
    rng = np.random.default_rng(seed)
    spots = [
        (-2.35, 0.75, 0, 8),
        (0.0, 1.25, 0, -12),
        (2.4, 0.7, 0, 18),
        (-1.08, -1.02, 0, -17),
        (1.14, -1.06, 0, 24),
        (-1.02, 0.12, 1.76, 14),
        (1.08, 0.1, 1.76, -9),
    ]
    for i, (x, y, z, turn) in enumerate(spots):
        o = cube(kind, seed * 10 + i)
        parts = [o]
        if flakes and i in (2, 3, 4, 5, 6):
            parts += top_salt([o], 0.62, 22, seed + i)
        if crumbs:
            parts += top_crumbs([o], crumbs, 0.95, 60, seed + i)
        group(parts, (x, y, z), turn + rng.normal(0, 4))
    if strewn:
        base = [chip(i, 0.16, 0.12, 0.08) for i in range(6)]
        where = [
            (
                rng.integers(6),
                trs(
                    (rng.normal(0, 2.4), -2.9 + rng.normal(0, 0.7), 0.03),
                    Euler(rng.uniform(0, 6, 3)),
                    rng.uniform(0.4, 1.2),
                ),
            )
            for _ in range(30)
        ]
        merged('strewn', base, where, mat_cube(kind))['unframed'] = True
