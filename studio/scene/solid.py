"""Cutting and joining solids."""

import math

import bpy
from mathutils import Euler, Matrix, Vector

from scene.mesh import cube_v, icosphere, mesh_obj
from scene.place import trs


def cut(o, point, normal, size=40, face=None):
    """Removes everything on the side of a plane the normal points to. `face` is the material of the new surface."""
    n = Vector(normal).normalized()
    v, f = cube_v((size, size, size))
    own = o.data.materials[0] if o.data.materials else None
    c = mesh_obj('cutter', v, f, own)
    if face:
        o.data.materials.append(face)
        c.data.materials.append(face)
        for polygon in c.data.polygons:
            polygon.material_index = len(o.data.materials) - 1
    c.matrix_world = (
        Matrix.Translation(Vector(point) + n * size / 2) @ Vector((0, 0, 1)).rotation_difference(n).to_matrix().to_4x4()
    )
    boolean(o, c, 'DIFFERENCE')
    return o


def boolean(o, other, op='DIFFERENCE', keep=False):
    """Applies a boolean; the other object is consumed unless kept."""
    m = o.modifiers.new('bool', 'BOOLEAN')
    m.operation = op
    m.object = other
    m.solver = 'EXACT'
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    o.modifiers.clear()
    o.data = me
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    if not keep:
        bpy.data.objects.remove(other)
    return o


def remesh(objs, voxel, smooth=4, mat=None, name='blob'):
    """union of closed meshes by voxel remesh + smoothing"""
    bpy.context.view_layer.update()
    V, F, off = [], [], 0
    for o in objs:
        me = o.data
        mw = o.matrix_world
        V += [(mw @ v.co)[:] for v in me.vertices]
        F += [tuple(i + off for i in p.vertices) for p in me.polygons]
        off = len(V)
        bpy.data.objects.remove(o)
    o = mesh_obj(name, V, F, mat)
    m = o.modifiers.new('r', 'REMESH')
    m.mode = 'VOXEL'
    m.voxel_size = voxel
    m.use_smooth_shade = True
    if smooth:
        s = o.modifiers.new('s', 'SMOOTH')
        s.iterations = smooth
        s.factor = 0.5
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    if mat is not None and not me.materials:
        me.materials.append(mat)
    return o


def ell(loc, r, rot=None, sub=4):
    """An ellipsoid."""
    v, f = icosphere(sub, 1.0)
    o = mesh_obj('e', v, f)
    o.matrix_world = Matrix(trs(loc, Euler([math.radians(x) for x in rot]) if rot else None, r).tolist())
    return o
