"""Boiled drops and the small sweets that fill tins, jars and bags."""

import bpy
import numpy as np

from scene.beans import bean_body, mat_bean
from scene.brittle import mat_toffee, shard
from scene.chocolate import COAT, mat_choc
from scene.colour import lin, mixc
from scene.cubes import cube, mat_cube
from scene.gummies import bear, disc, mat_gummy, swimmer
from scene.mesh import icosphere, jitter, loft, mesh_obj
from scene.mints import mat_pinwheel, mint_body
from scene.nodes import Nodes
from scene.nut_heap import mat_coated
from scene.nuts import nut
from scene.outlines import arc, densify, outline
from scene.place import group
from scene.settle import settle_copies
from scene.twists import mat_wax, twist_sweet


def mat_drop(color, sugared=False):
    """Boiled sugar: clear color inside; sanded outside if sugared."""
    t = Nodes('drop')
    c = lin(color)
    if sugared:
        grain = t.noise(24, 4, 0.7)
        base = t.mix(t.maprange(grain, 0.42, 0.62, 0.05, 0.7), color, mixc(color, '#FFFFFF', 0.8))
        return t.done(
            t.principled(
                Base_Color=base,
                Roughness=0.6,
                Specular=0.4,
                Subsurface=0.05,
                Subsurface_Color=c,
                Subsurface_Radius=(0.12, 0.1, 0.06),
                Normal=t.bump(grain, 0.8, 0.04),
            )
        )
    p = t.principled(
        Base_Color=tuple(x**0.75 for x in c[:3]) + (1,),
        Roughness=0.10,
        Specular=0.5,
        Transmission=0.65,
        Transmission_Roughness=0.15,
        IOR=1.42,
        Subsurface=0.8,
        Subsurface_Color=c,
        Subsurface_Radius=tuple(0.15 + 0.6 * x for x in c[:3]),
        Clearcoat=0.6,
        Clearcoat_Roughness=0.04,
        Normal=t.bump(t.noise(2.5, 2), 0.12, 0.08),
    )
    clear = t.n('ShaderNodeBsdfTransparent', {'Color': tuple(x**0.6 for x in c[:3]) + (1,)})
    path = t.n('ShaderNodeLightPath')
    return t.done(
        t.n(
            'ShaderNodeMixShader',
            {0: t.math('MULTIPLY', path.outputs['Is Shadow Ray'], 0.5), 1: p.outputs[0], 2: clear.outputs[0]},
        )
    )


def drop_body(mat, shape='oval', size=0.72):
    """One drop: oval, round or a lemon."""
    v, f = icosphere(5, 1.0)
    if shape == 'lemon':
        v = np.stack(
            [v[:, 0] * 1.25 + 0.22 * np.sign(v[:, 0]) * np.abs(v[:, 0]) ** 9, v[:, 1] * 0.82, v[:, 2] * 0.74], 1
        )
    elif shape == 'oval':
        v = np.stack([v[:, 0] * 1.15, v[:, 1] * 0.9, v[:, 2] * 0.66], 1)
    else:
        v = np.stack([v[:, 0], v[:, 1], v[:, 2] * 0.96], 1)
    return mesh_obj('drop', jitter(v * size, 0.02, 1.6, 3), f, mat)


def button(mat):
    """A chocolate button: flat below, domed above."""
    v, f = loft(outline('circle', 96, 0.95), densify([(0.04, 0), (0, 0.08)] + arc(0, 0.1, 0.7, 0.42, 10)[1:], 0.05))
    return mesh_obj('button', jitter(v, 0.02, 1.6, 3), f, mat)


def brittle_bit(mat, kind):
    """A small piece of brittle, joined to one body with its nuts."""
    parts = shard(5, 1.25, 0.42, mat, kind, 3, mat)
    with bpy.context.temp_override(
        active_object=parts[0], object=parts[0], selected_objects=parts, selected_editable_objects=parts
    ):
        bpy.ops.object.join()
    return parts[0]


def sweets_of(spec):
    """Materials and maker of a small sweet: `{"shape": …, "colors": […], "sugared": …}`."""
    shape = spec['shape']
    if shape == 'bean':
        return [mat_bean(c) for c in spec['colors']], bean_body
    if shape == 'mint':
        return [mat_pinwheel([c, '#FBF7F2']) for c in spec['colors']], mint_body
    if shape == 'bear':
        return [mat_gummy(c) for c in spec['colors']], bear
    if shape == 'swimmer':
        return [mat_drop(c, True) for c in spec['colors']], swimmer
    if shape == 'marble':
        return [mat_pinwheel([c, '#FBF7F2'], 5) for c in spec['colors']], lambda mat: drop_body(mat, 'round', 0.95)
    if shape == 'button':
        return [mat_choc(c, 1.1) for c in spec['colors']], button
    if shape == 'shard':
        return [mat_toffee(solid=True)], lambda mat: brittle_bit(mat, spec['nut'])
    if shape == 'disc':
        return [mat_gummy(c, transm=0.5) for c in spec['colors']], disc
    if shape == 'twist':
        return [mat_wax(colors, kind) for kind, colors in spec['styles']], lambda mat: twist_sweet(mat, 3)
    if shape == 'nut':
        return [mat_coated(c) if c not in COAT else mat_choc(c) for c in spec['colors']], lambda mat: recolored(
            nut(spec['nut'], 3), mat
        )
    if shape == 'caramel':
        return [mat_cube('caramel')], lambda mat: recolored(cube('caramel', 3, 1.5), mat)
    return [mat_drop(c, spec.get('sugared', False)) for c in spec['colors']], lambda mat: drop_body(
        mat, shape, spec.get('size', 0.72)
    )


def recolored(o, mat):
    """The same body in another material."""
    o.data.materials.clear()
    o.data.materials.append(mat)
    return o


def strew(spec, spots, seed=0):
    """Lays single sweets on the table."""
    rng = np.random.default_rng(seed)
    mats, make = sweets_of(spec)
    for i, (x, y) in enumerate(spots):
        o = make(mats[i % len(mats)])
        flat = o.data.vertices[0].co.z * 0 + min(v.co.z for v in o.data.vertices)
        group([o], (x + rng.normal(0, 0.12), y + rng.normal(0, 0.12), -flat), rng.random() * 360)


def drop_heap(spec, count, seed=0):
    """A heap of small sweets."""
    mats, make = sweets_of(spec)
    proto = make(mats[0])
    rng = np.random.default_rng(seed)
    return settle_copies(
        proto,
        [mats[i] for i in rng.integers(0, len(mats), count)],
        count,
        seed,
        spread=1.9,
        lift=1.0,
        flat=0.8,
        frames=160,
        wall=3.0,
        tidy=3.7 if spec['shape'] == 'marble' else None,
    )
