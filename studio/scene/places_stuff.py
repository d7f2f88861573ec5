"""What rooms and fronts are made of: masonry, paint, cloth, glass, light; and shapes cut from a plane."""

import math

import bpy
import numpy as np

from scene.boards import rbox
from scene.colour import lin, mixc
from scene.mesh import link, mesh_obj
from scene.nodes import Nodes
from scene.vessels import mat_printed


def arch(x, z, width, height, steps=36):
    """The outline of the shop's window in its plane: straight sides and a round head. x is its middle, z its foot."""
    r = width / 2
    head = [(x + r * math.cos(a), z + height - r + r * math.sin(a)) for a in np.linspace(0, math.pi, steps)]
    return [(x - r, z), (x + r, z), *head]


def oblong(x, z, width, height):
    """A rectangle in its plane; x is its middle, z its foot."""
    return [(x - width / 2, z), (x + width / 2, z), (x + width / 2, z + height), (x - width / 2, z + height)]


def sheet(name, outline, holes, thick, mat, y=0.0, edge=0.0):
    """A board standing in the plane of the front: an outline with holes, its face at `y`, its back behind it."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(0.01, thick / 2 - edge), edge, 2
    for ring in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (u, v) in zip(spline.points, ring):
            point.co = (u, v, 0, 1)
        spline.use_cyclic_u = True
    drawn = link(bpy.data.objects.new(name, curve))
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    v = np.zeros(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', v)
    v = v.reshape(-1, 3)
    me.vertices.foreach_set('co', np.stack([v[:, 0], y + thick / 2 - v[:, 2], v[:, 1]], 1).ravel())
    me.materials.clear()
    me.materials.append(mat)
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(35)
    me.update()
    return link(bpy.data.objects.new(name, me))


def block(x, y, z, sx, sy, sz, mat, r=0.6):
    """A box with rounded edges: x its middle, y its front, z its foot."""
    o = rbox('block', sx, sy, sz, mat, r)
    o.location = (x, y + sy / 2, z)
    return o


def plane(name, x0, x1, y0, y1, z, mat):
    """A level surface."""
    return mesh_obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, smooth=False)


def picture(file, x, y, z, width, height, rough=0.5):
    """A printed board facing the street; x its middle, y its face, z its foot."""
    a, b = x - width / 2, x + width / 2
    v = [(a, y, z), (b, y, z), (b, y, z + height), (a, y, z + height)]
    return mesh_obj('sign', v, [(0, 1, 2, 3)], mat_printed(file, rough, 0.15), False, [(0, 0), (1, 0), (1, 1), (0, 1)])


def in_plane(t, level=False):
    """Coordinates along a wall (x, z), or along a floor (x, y)."""
    s = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    return t.n('ShaderNodeCombineXYZ', {0: s.outputs['X'], 1: s.outputs['Y' if level else 'Z'], 2: 0.0}).outputs[0]


def mat_courses(colors, joint, size=(22.5, 7.6), gap=0.55, rough=0.8, relief=0.5, level=False, shift=0.5, shine=0.0):
    """Brick, stone, tile or paving: courses with joints, no two stones quite alike."""
    t = Nodes('courses')
    at = in_plane(t, level)
    wobble = t.n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 0.09, 'Detail': 2})
    off = t.n('ShaderNodeVectorMath', {0: wobble.outputs['Color'], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT')
    off = t.n('ShaderNodeVectorMath', {0: off.outputs[0], 1: (0.5, 0.5, 0)}, operation='MULTIPLY')
    at = t.n('ShaderNodeVectorMath', {0: at, 1: off.outputs[0]}, operation='ADD').outputs[0]
    brick = t.n(
        'ShaderNodeTexBrick',
        {
            'Vector': at,
            'Color1': colors[0],
            'Color2': colors[1],
            'Mortar': joint,
            'Scale': 1.0,
            'Mortar Size': gap,
            'Mortar Smooth': 0.25,
            'Bias': 0.0,
            'Brick Width': size[0],
            'Row Height': size[1],
        },
    )
    brick.offset = shift
    grain = t.noise(0.35, 5, 0.65)
    cloud = t.noise(0.012, 4, 0.6)
    c = t.mix(t.maprange(grain, 0.3, 0.7, 0, 0.28), brick.outputs['Color'], '#2A1B16', 'MULTIPLY')
    c = t.mix(t.maprange(cloud, 0.35, 0.65, 0, 0.22), c, '#6E5A50', 'MULTIPLY')
    up = t.math('SUBTRACT', 1.0, brick.outputs['Fac'])
    b = t.bump(up, relief, 1.0, t.bump(grain, 0.35, 0.4))
    return t.done(
        t.principled(Base_Color=c, Roughness=rough, Specular=0.3, Clearcoat=shine, Clearcoat_Roughness=0.06, Normal=b)
    )


def mat_boards(color, width=14.0, upright=False):
    """Painted boards, lapped or side by side."""
    t = Nodes('boards')
    s = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    along = t.math('FRACT', t.math('DIVIDE', s.outputs['X' if upright else 'Z'], width))
    groove = t.maprange(along, 0.0, 0.05, 0.0, 1.0)
    lap = t.maprange(along, 0.0, 1.0, 0.0, 0.4)
    h = groove if upright else t.math('SUBTRACT', groove, lap)
    c = t.mix(t.maprange(groove, 0, 1, 0.55, 0), color, '#1A1014', 'MULTIPLY')
    c = t.mix(t.maprange(t.noise(0.03, 4, 0.6), 0.35, 0.7, 0, 0.12), c, '#55424A', 'MULTIPLY')
    return t.done(t.principled(Base_Color=c, Roughness=0.5, Specular=0.35, Normal=t.bump(h, 0.9, 1.2, t.bump(t.noise(0.6, 3), 0.08, 0.2))))


def mat_paint(color, rough=0.38, coat=0.25):
    """Oil paint on wood or iron, brushed."""
    t = Nodes('paint')
    stroke = t.n('ShaderNodeMapping', {'Vector': t.co(), 'Scale': (1, 1, 0.12)})
    n = t.noise(1.4, 3, 0.6, stroke.outputs[0])
    c = t.mix(n, mixc(color, '#000000', 0.07), mixc(color, '#ffffff', 0.04))
    return t.done(
        t.principled(Base_Color=c, Roughness=rough, Specular=0.45, Clearcoat=coat, Clearcoat_Roughness=0.2, Normal=t.bump(n, 0.06, 0.15))
    )


def mat_plaster(color, relief=0.25):
    """Rendered wall, a little uneven."""
    t = Nodes('plaster')
    n, wide = t.noise(0.22, 6, 0.62), t.noise(0.01, 4, 0.6)
    c = t.mix(wide, mixc(color, '#000000', 0.10), mixc(color, '#ffffff', 0.06))
    c = t.mix(t.maprange(n, 0.3, 0.7, 0, 0.10), c, '#7A6658', 'MULTIPLY')
    return t.done(t.principled(Base_Color=c, Roughness=0.88, Specular=0.2, Normal=t.bump(n, relief, 0.8)))


def mat_cloth(colors, width=18.0, shift=0.0):
    """Awning cloth in upright stripes; it lets some light through."""
    t = Nodes('awning')
    s = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    k = t.math('FRACT', t.math('DIVIDE', t.math('ADD', s.outputs['X'], 4000.0 * width + shift), 2 * width))
    c = t.mix(t.math('GREATER_THAN', k, 0.5), colors[0], colors[1])
    b = t.bump(t.noise(2.6, 2), 0.05, 0.1, t.bump(t.noise(0.05, 3), 0.25, 2.0))
    p = t.principled(Base_Color=c, Roughness=0.8, Specular=0.2, Sheen=0.2, Normal=b)
    through = t.n('ShaderNodeBsdfTranslucent', {'Color': c})
    return t.done(t.n('ShaderNodeMixShader', {0: 0.22, 1: p.outputs[0], 2: through.outputs[0]}))


def mat_light(color, strength):
    """A surface that shines."""
    t = Nodes('light')
    return t.done(t.n('ShaderNodeEmission', {'Color': lin(color), 'Strength': strength}))


def mat_heap(colors, size=2.0, rough=0.3):
    """Many small sweets, as one sees them through a jar."""
    t = Nodes('heap')
    v = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 1.0 / size}, feature='F1')
    pick = t.n('ShaderNodeSeparateXYZ', {0: v.outputs['Color']}).outputs['X']
    k = len(colors)
    c = t.ramp(pick, [(i / k, color) for i, color in enumerate(colors)], 'CONSTANT')
    round_ = t.math('SUBTRACT', 1.0, v.outputs['Distance'])
    c = t.mix(t.maprange(v.outputs['Distance'], 0.45, 0.8, 0, 0.8), c, '#1C0C10', 'MULTIPLY')
    return t.done(t.principled(Base_Color=c, Roughness=rough, Specular=0.5, Clearcoat=0.3, Normal=t.bump(round_, 0.8, size * 0.6)))


def mat_window():
    """A pane between street and room: clear, with the faint mirror of the sky."""
    t = Nodes('pane')
    facing = t.n('ShaderNodeFresnel', {'IOR': 1.38}).outputs[0]
    clear = t.n('ShaderNodeBsdfTransparent', {'Color': (0.96, 0.985, 0.975, 1)})
    mirror = t.n('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': 0.0})
    seen = t.n('ShaderNodeLightPath').outputs['Is Camera Ray']
    return t.done(t.n('ShaderNodeMixShader', {0: t.math('MULTIPLY', facing, seen), 1: clear.outputs[0], 2: mirror.outputs[0]}))
