"""Wrapping papers and plain rounded boxes."""

import math

import bpy

from scene.colour import lin
from scene.mesh import box_obj
from scene.nodes import Nodes


def mat_wrap(color, kind='paper', accent=None):
    """Wrapping paper: plain, dots, stripes or foil."""
    t = Nodes('wrap_' + kind)
    if kind == 'foil':
        n = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 1.1}, feature='SMOOTH_F1').outputs[0]
        b = t.bump(t.noise(0.8, 4, 0.6), 0.25, 0.2)
        b = t.bump(t.noise(5, 4, 0.6), 0.12, 0.05, b)
        return t.done(
            t.principled(
                Base_Color=lin(color),
                Metallic=0.85,
                Roughness=0.24,
                Specular=0.5,
                Clearcoat=0.3,
                Clearcoat_Roughness=0.1,
                Normal=b,
            )
        )
    c = lin(color)
    if kind == 'dots':
        s = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
        u = t.math('MULTIPLY', s.outputs['X'], 0.62)
        v = t.math('MULTIPLY', s.outputs['Y'], 0.62)
        row = t.math('FLOOR', v)
        u = t.math('ADD', u, t.math('MULTIPLY', row, 0.5))
        du = t.math('SUBTRACT', t.math('FRACT', u), 0.5)
        dv = t.math('SUBTRACT', t.math('FRACT', v), 0.5)
        d = t.math('SQRT', t.math('ADD', t.math('MULTIPLY', du, du), t.math('MULTIPLY', dv, dv)))
        m = t.maprange(d, 0.17, 0.19, 1, 0)
        c = t.mix(m, color, accent or '#FFFFFF')
    if kind == 'stripes':
        s = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
        m = t.math('GREATER_THAN', t.math('FRACT', t.math('MULTIPLY', s.outputs['X'], 0.8)), 0.5)
        c = t.mix(m, color, accent or '#FFFFFF')
    b = t.bump(t.noise(30, 3), 0.05, 0.02)
    b = t.bump(t.noise(1.2, 3), 0.05, 0.1, b)
    return t.done(
        t.principled(Base_Color=c, Roughness=0.42, Specular=0.42, Clearcoat=0.12, Clearcoat_Roughness=0.2, Normal=b)
    )


def rbox(name, sx, sy, sz, mat, r=0.12, z0=0.0, uvs=True):
    """box with rounded edges and box-projected UV in cm"""
    o = box_obj(name, sx, sy, sz, mat, r, 4)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    l = me.uv_layers.new(name='UVMap') if not me.uv_layers else me.uv_layers[0]
    for p in me.polygons:
        n = p.normal
        k = max(range(3), key=lambda i: abs(n[i]))
        for li in p.loop_indices:
            c = me.vertices[me.loops[li].vertex_index].co
            uv = ((c.y, c.z), (c.x, c.z), (c.x, c.y))[k]
            l.data[li].uv = uv
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(50)
    o.location.z = z0
    return o
