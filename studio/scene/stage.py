"""The stage: one large light from the upper left, a camera that frames the product, and what it stands on."""

import math

import bpy
import numpy as np
from mathutils import Vector

from scene.colour import mixc
from scene.mesh import link, mesh_obj
from scene.nodes import Nodes

# Room colors of the studio shots.
GROUNDS = {
    'ivory': '#F6EBE2',
    'cream': '#F1E4D6',
    'linen': '#EFE6D6',
    'blush': '#F3C9CF',
    'mint': '#C7DED6',
    'sky': '#CFE0E4',
    'rose': '#F0D6D6',
    'honey': '#EADBC8',
    'mist': '#D5DCE6',
    'toffee': '#E9C9A4',
    'lilac': '#DCD3F3',
    'plum': '#3A0F2E',
}
SWEEP = 'sweep'
DIRECTIONS = np.random.default_rng(1).normal(0, 1, (3, 160)).astype(np.float32)


def empty_scene():
    """Throws away what Blender starts with."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('world')
    return scene


def subject_points(skip=(SWEEP,)):
    """A sample of the points of everything on the stage but its ground, in centimeters."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    clouds, rng = [], np.random.default_rng(0)
    for o in bpy.context.scene.objects:
        if o.type != 'MESH' or o.name.startswith(skip) or o.get('unframed'):
            continue
        me = o.evaluated_get(graph).data
        if not me.vertices:
            continue
        v = np.zeros(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', v)
        v = v.reshape(-1, 3)
        # the outermost points in many directions, so that nothing sticks out of the frame, and some of the rest
        kept = np.unique(np.r_[(v @ DIRECTIONS).argmax(0), rng.integers(0, len(v), min(300, len(v)))])
        v = v[kept]
        m = np.array(o.matrix_world)
        clouds.append(v @ m[:3, :3].T + m[:3, 3])
    return np.vstack(clouds)


def area_light(name, at, target, width, height, power, color):
    """A soft box that looks at a point."""
    data = bpy.data.lights.new(name, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y, data.energy, data.color = width, height, power, color
    o = link(bpy.data.objects.new(name, data))
    o.location = at
    o.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return o


def mat_ground(color, rough=0.55):
    """Painted paper."""
    t = Nodes('ground')
    c = t.mix(t.noise(0.35, 3), mixc(color, '#000000', 0.015), mixc(color, '#ffffff', 0.02))
    return t.done(t.principled(Base_Color=c, Roughness=rough, Specular=0.25, Normal=t.bump(t.noise(9, 3), 0.03, 0.02)))


def lay_ground(size, color, is_cutout, with_shadow=True):
    """A paper that runs up behind the product. For a cut-out only the shadow on it is seen, or nothing but its light."""
    w, r = 26 * size, 4 * size
    floor, wall = [(-14 * size, 0), (2.2 * size, 0)], [(2.2 * size, 0)]
    for i in range(1, 13):
        a = i / 12 * math.pi / 2
        wall.append((2.2 * size + r * math.sin(a), r - r * math.cos(a)))
    wall.append((2.2 * size + r, 22 * size))
    if is_cutout:
        parts = [('floor', [(-14 * size, 0), (26 * size, 0)]), ('wall', [(y + 6 * size, z) for y, z in wall])]
    else:
        parts = [('all', floor + wall[1:])]
    material = mat_ground(color)
    for name, profile in parts:
        verts = [p for y, z in profile for p in ((-w, y, z), (w, y, z))]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
        o = mesh_obj(SWEEP + name, verts, faces, material)
        if name == 'floor':
            o.is_shadow_catcher, o.visible_camera = with_shadow, with_shadow
        if name == 'wall':
            o.visible_camera = False


def light_up(size, target, key=1.0, fill=1.3, rim=1.0, wash=1.0, world=0.16, key_dir=(-0.95, 1.75, 1.75)):
    """Large soft key from the back left, weak fill, narrow rim; the shadow falls to the lower right."""
    scene, t, p = bpy.context.scene, Vector(target), size * size
    scene.world.use_nodes = True
    back = scene.world.node_tree.nodes['Background']
    back.inputs[0].default_value, back.inputs[1].default_value = (1, 0.985, 0.965, 1), world
    area_light('key', t + Vector(key_dir) * size, t, 2.3 * size, 1.7 * size, 112 * p * key, (1, 0.965, 0.92))
    area_light('fill', t + Vector((-2.4, -1.7, 2.0)) * size, t, 1.8 * size, 1.8 * size, 42 * p * fill, (1, 0.985, 0.97))
    area_light('rim', t + Vector((2.5, 0.9, 1.3)) * size, t, 0.55 * size, 2.4 * size, 40 * p * rim, (0.97, 0.985, 1))
    area_light(
        'wash',
        (0, 0.8 * size, 6.5 * size),
        (0, 4.5 * size, 1.2 * size),
        5 * size,
        1.2 * size,
        70 * p * wash,
        (1, 0.985, 0.965),
    )


def set_camera(size, target, elev, azim, lens, fstop, distance_factor=1.3):
    """Camera on a sphere around the target; the aperture grows with the subject, so the look does not depend on size."""
    data = bpy.data.cameras.new('camera')
    cam = link(bpy.data.objects.new('camera', data))
    data.lens, data.sensor_width, data.clip_end = lens, 36, 1000 * size
    # seen from quite straight above, no side of the picture would be its upper one
    e, a = math.radians(min(elev, 89.9)), math.radians(azim)
    off = (
        Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
        * distance_factor
        * size
        * lens
        / 36
    )
    cam.location = Vector(target) + off
    cam.rotation_euler = (-off).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop * 5.0 / size
    bpy.context.scene.camera = cam
    return cam


def fit_camera(cam, points, center, width, height, bottom=None, aspect=1.0, shift=(0, 0)):
    """Moves the camera until the points fill `width` by `height` of the picture at most. With `bottom` they stand that far
    above its lower edge, as on a sill; else they are in the middle, moved by `shift`. All in picture widths."""
    back = cam.matrix_world.to_3x3() @ Vector((0, 0, 1))
    for _ in range(8):
        bpy.context.view_layer.update()
        m = np.array(cam.matrix_world.inverted())
        q = points @ m[:3, :3].T + m[:3, 3]
        u, v = q[:, 0] / -q[:, 2] * cam.data.lens / 36, q[:, 1] / -q[:, 2] * cam.data.lens / 36
        distance = (cam.location - Vector(center)).length
        wanted_v = (v.min() + aspect / 2 - bottom) if bottom is not None else (v.min() + v.max()) / 2 - shift[1]
        wanted_u = (u.min() + u.max()) / 2 - shift[0]
        turn = cam.matrix_world.to_3x3()
        cam.location += (turn @ Vector((wanted_u, wanted_v, 0))) * (distance * 36 / cam.data.lens)
        over = max((u.max() - u.min()) / width, (v.max() - v.min()) / height)
        cam.location += back * (distance * (over - 1)) * 0.9
    bpy.context.view_layer.update()


def set_stage(shot):
    """Lights, ground and camera for what stands on the stage already. `shot` is the camera part of a recipe:
    ground, elevation, azimuth, fstop, fill (part of the width), `cutout`, and for a cut-out whether its `shadow` is taken."""
    points = subject_points()
    lo, hi = points.min(0), points.max(0)
    center = (lo + hi) / 2
    size = float(max(hi[0] - lo[0], (hi[1] - lo[1]) * 0.8, (hi[2] - lo[2]) * 1.1))
    target = (center[0], center[1], center[2] * 0.9)
    is_cutout = shot.get('cutout', True)
    aspect = shot.get('aspect', 1.0)
    ground = shot.get('ground', 'ivory')
    lay_ground(size, GROUNDS.get(ground, ground), is_cutout, shot.get('shadow', True))
    light_up(size, target, **shot.get('light', {}))
    cam = set_camera(
        size, target, shot.get('elevation', 30), shot.get('azimuth', 0), shot.get('lens', 85), shot.get('fstop', 14)
    )
    bpy.context.view_layer.update()
    if is_cutout:
        fit_camera(cam, points, center, shot.get('fill', 0.86), shot.get('height', 0.78), shot.get('bottom', 0.085))
    else:
        fit_camera(
            cam,
            points,
            center,
            shot.get('fill', 0.8),
            shot.get('height', 0.72) * aspect,
            None,
            aspect,
            shot.get('shift', (0, 0.02)),
        )
    cam.data.dof.focus_distance = (cam.location - Vector(target)).length - shot.get('focus', 0.10) * size
    scene = bpy.context.scene
    scene.render.film_transparent = is_cutout
    scene.view_layers[0].cycles.use_pass_shadow_catcher = is_cutout
    return aspect
