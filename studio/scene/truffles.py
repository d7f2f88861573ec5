"""Rolled truffles: no two quite round, in powder, in crumbs or dipped."""

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from scene.chocolate import COAT, mat_choc
from scene.colour import lin, mixc
from scene.mesh import chip, icosphere, jitter, link, loft, merged, mesh_obj
from scene.nodes import Nodes
from scene.outlines import outline
from scene.place import group, orient, surface_samples, trs
from scene.solid import cut
from scene.surfaces import mat_vcol
from scene.toppings import CRUMB, drizzle

POWDERS = {
    'cocoa': ('#472716', '#8C5E3F'),
    'midnight': ('#1A0D08', '#3F2416'),
    'icing': ('#EFE7DB', '#FFFDF8'),
    'rose': ('#E9A9AE', '#F8D3D3'),
    'lemon': ('#E8C95A', '#F8E9A8'),
    'matcha': ('#74853A', '#A9B866'),
    'dusk': ('#8E86A0', '#BDB6C9'),
    'cinnamon': ('#8A4A24', '#BD7B4A'),
    'sesame': ('#57534F', '#A39E98'),
    'latte': ('#A67B53', '#E0C29C'),
}
COATS = {
    'hazelnut': ('milk', 'hazelnut', 1500, 1.05),
    'pistachio': ('white', 'pistachio', 1500, 0.95),
    'coconut': ('white', 'coconut', 1700, 1.1),
    'nibs': ('noir', 'cocoanib', 1300, 0.9),
    'raspberry': ('dark', 'raspberry', 1000, 0.9),
    'feuilletine': ('milk', 'feuilletine', 1200, 1.0),
}


def roughen(o, layers, seed=0):
    """Pushes the surface in and out by clouds of noise: (height, size) in centimeters, real geometry at the silhouette."""
    for i, (height, size) in enumerate(layers):
        texture = bpy.data.textures.new(f'{o.name}-{i}', 'CLOUDS')
        texture.noise_scale, texture.noise_depth = size, 3
        m = o.modifiers.new(f'rough{i}', 'DISPLACE')
        m.texture, m.strength, m.mid_level, m.texture_coords = texture, height, 0.5, 'OBJECT'
        anchor = bpy.data.objects.new('anchor', None)
        anchor.location = (i * 3.7 + seed * 11.3 % 97, i * 1.9 + seed, seed * 5.1 % 13)
        link(anchor)
        m.texture_coords_object = anchor
    return o


def mat_powder(dark, light):
    """Dry powder, patted on: thin where fingers were."""
    t = Nodes('powder')
    patches, grain, dust = t.noise(1.5, 4, 0.6), t.noise(26, 5, 0.75), t.noise(90, 2, 0.7)
    f = t.math('ADD', t.math('MULTIPLY', patches, 0.55), t.math('MULTIPLY', grain, 0.35))
    f = t.math('ADD', f, t.math('MULTIPLY', dust, 0.22))
    c = t.ramp(f, [(0.40, dark), (0.60, mixc(dark, light, 0.5)), (0.76, light)])
    b = t.bump(dust, 0.5, 0.015, t.bump(grain, 0.7, 0.035))
    return t.done(t.principled(Base_Color=c, Roughness=0.97, Specular=0.08, Sheen=0.35, Sheen_Tint=0.7, Normal=b))


def ball(radius, seed, lumps=1.0):
    """A hand-rolled ball that has sat on its base."""
    v, f = icosphere(6, radius)
    v = jitter(v, 0.13 * lumps * radius / 1.4, 0.75, seed)
    v = jitter(v, 0.06 * lumps * radius / 1.4, 2.1, seed + 4)
    v[:, 2] *= 0.93
    v[:, 2] -= v[:, 2].min()
    v[:, 2] = np.maximum(v[:, 2] - 0.12 * radius, 0)
    return v, f


def crumb_coat(o, kind, count, size, seed):
    """Chopped nuts or flakes pressed into the coating."""
    rng = np.random.default_rng(seed)
    points, normals = surface_samples(o, count, seed)
    colors, rough, s = CRUMB[kind]
    s *= size
    flat = kind in ('coconut', 'feuilletine')
    base = [
        chip(seed + i, s * (2.4 if flat else 1.25), s * (0.7 if flat else 1), s * (0.3 if flat else 0.75))
        for i in range(9)
    ]
    placed = [
        (
            rng.integers(9),
            np.array(
                Matrix.Translation(Vector(p) + Vector(n) * 0.02)
                @ orient(n, rng, 0.55).to_4x4()
                @ Matrix.Scale(rng.uniform(0.55, 1.6), 4)
            ),
        )
        for p, n in zip(points, normals)
    ]
    shades = [lin(colors[rng.integers(len(colors))]) for _ in placed]
    return merged('crumbs', base, placed, mat_vcol('crumb', rough, 0.3, 0.1, (40, 0.35)), shades)


def truffle(finish='cocoa', seed=0, radius=1.4):
    """One truffle standing at the origin. `finish` is a powder, a crumb coat or a chocolate coat."""
    v, f = ball(radius, seed, 0.5 if finish in COAT else 1.0)
    if finish in POWDERS:
        o = mesh_obj(f'truffle{seed}', v, f, mat_powder(*POWDERS[finish]))
        roughen(o, [(0.10, 0.42), (0.05, 0.13), (0.028, 0.045)], seed)
        return [o]
    if finish in COATS:
        coat, crumb, count, size = COATS[finish]
        o = mesh_obj(f'truffle{seed}', v, f, mat_choc(coat))
        roughen(o, [(0.06, 0.3)], seed)
        return [o, crumb_coat(o, crumb, count, size, seed)]
    o = mesh_obj(f'truffle{seed}', v, f, mat_choc(finish))
    foot = mesh_obj(
        'foot',
        *loft(outline('circle', 90, radius * 0.66), [(0.0, 0), (-0.16, 0.03), (-0.2, 0.07), (-0.1, 0.13), (0.05, 0.2)]),
        mat_choc(finish),
    )
    return [o, foot] + drizzle([o], finish, 'lines', 1.5 * radius, 1.9 * radius, 3, 0.06, 90, seed)


def cut_truffle(finish, seed, ganache='dark', radius=1.4):
    """A bitten-through truffle: half of it, the cut to the front."""
    o = truffle(finish, seed, radius)[0]
    bpy.context.view_layer.update()
    whole = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = whole
    t = Nodes('ganache')
    p = COAT[ganache]['c']
    cloud, grain, stroke = t.noise(0.9, 2), t.noise(30, 4, 0.7), t.noise(1.1, 2, 0.4)
    bubbles = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 9, 'Randomness': 1.0})
    rare = t.n('ShaderNodeSeparateXYZ', {0: bubbles.outputs['Color']}).outputs[0]
    hole = t.math(
        'MULTIPLY', t.maprange(bubbles.outputs['Distance'], 0.05, 0.12, 1, 0), t.math('GREATER_THAN', rare, 0.9)
    )
    c = t.mix(cloud, mixc(p, '#000000', 0.08), mixc(p, '#C98A5A', 0.10))
    c = t.mix(t.math('MULTIPLY', hole, 0.5), c, mixc(p, '#000000', 0.45))
    # butter: a smooth dense cut with a silky sheen, a few air holes, no fibers
    inside = t.done(
        t.principled(
            Base_Color=c,
            Roughness=t.maprange(grain, 0.35, 0.65, 0.30, 0.44),
            Specular=0.45,
            Subsurface=0.08,
            Subsurface_Color=lin(p),
            Subsurface_Radius=(0.3, 0.15, 0.08),
            Normal=t.bump(hole, -0.6, 0.03, t.bump(stroke, 0.35, 0.10, t.bump(grain, 0.16, 0.02))),
        )
    )
    side = (0, -1, 0.12)
    core = o.copy()
    core.data = o.data.copy()
    link(core)
    core.data.materials.clear()
    core.data.materials.append(inside)
    core.scale = (0.965, 0.965, 0.965)
    core.location = (0, 0, 0.035)
    bpy.context.view_layer.update()
    cut(o, (0, -0.02, 0.5), side)
    cut(core, (0, -0.035, 0.5), side)
    return [o, core]


HEAP = [(-1.42, -0.30, 0), (1.38, -0.52, 0), (-0.02, 1.98, 0), (-0.03, 0.34, 2.02), (-3.0, 1.75, 0), (2.85, 1.7, 0)]


def truffle_heap(finishes, seed=0, halved=None, ganache='dark', crumbs=None):
    """A small heap, one of the truffles halved in front if asked for."""
    rng = np.random.default_rng(seed)
    for i, at in enumerate(HEAP):
        group(
            truffle(finishes[i % len(finishes)], seed + i),
            at,
            rng.random() * 360,
            (rng.normal(0, 7), rng.normal(0, 7), 0) if at[2] == 0 else None,
        )
    if halved:
        group(cut_truffle(halved, seed + 9, ganache), (0.15, -3.05, 0), -16)
    if crumbs:
        colors, rough, s = CRUMB[crumbs]
        base = [chip(i, s * 1.3, s, s * 0.7) for i in range(7)]
        spots = [
            (
                rng.integers(7),
                trs(
                    (rng.normal(0, 2.2), -2.6 + rng.normal(0, 0.9), 0.03),
                    Euler(rng.uniform(0, 6, 3)),
                    rng.uniform(0.4, 1.1),
                ),
            )
            for _ in range(34)
        ]
        merged(
            'strewn',
            base,
            spots,
            mat_vcol('strewn', rough, 0.3),
            [lin(colors[rng.integers(len(colors))]) for _ in spots],
        )['unframed'] = True
