"""Light and camera of places: a level camera, upright lines stay upright; soft light from the upper left as on the products."""

import math

import bpy
from mathutils import Vector

from scene.colour import lin
from scene.mesh import link
from scene.stage import area_light

# Sky above the camera and below the horizon, sun (power, color, how soft) of each time of day.
LIGHTS = {
    'day': (('#DDE9F5', 0.85), (3.6, '#FFF0DA', 9)),
    'cloud': (('#E6ECF2', 1.05), (1.1, '#FFF6EA', 60)),
    'gold': (('#CFD9EA', 0.5), (3.2, '#FFD9A8', 12)),
    'dusk': (('#5B6FA8', 0.24), (0.16, '#B8C4E8', 40)),
    'hall': (('#F4EFEA', 0.75), (0.5, '#FFFFFF', 30)),
    'room': (('#F6EEE4', 0.5), (0.0, '#FFFFFF', 30)),
}


def light_place(kind, sun_dir=(0.62, 0.78, -0.72)):
    """The sky as a slow gradient, and a soft sun from the upper left before the front."""
    (sky, strength), (power, color, soft) = LIGHTS[kind]
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    back = tree.nodes['Background']
    at, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(at.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], back.inputs[0])
    low = tuple(0.55 * x + 0.12 for x in lin(sky)[:3]) + (1,)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, low
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.55, lin(sky)
    back.inputs[1].default_value = strength
    if power:
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = power, lin(color)[:3], math.radians(soft)
        sun = link(bpy.data.objects.new('sun', data))
        sun.rotation_euler = Vector(sun_dir).to_track_quat('-Z', 'Y').to_euler()


def lamp(at, target, width, height, bright, color='#FFE2B8'):
    """A soft light inside a room or a window, not seen itself; `bright` is what arrives at its target (the sun: 1 to 3)."""
    far = (Vector(at) - Vector(target)).length
    o = area_light('lamp', at, target, width, height, bright * math.pi * far * far, lin(color)[:3])
    o.visible_camera = False
    return o


def set_place(shot):
    """Camera and light of a place. `eye` and `look` in centimeters; the camera stays level where `level` is not false."""
    light_place(shot.get('time', 'day'), shot.get('sun', (0.62, 0.78, -0.72)))
    eye, look = Vector(shot['eye']), Vector(shot['look'])
    data = bpy.data.cameras.new('camera')
    cam = link(bpy.data.objects.new('camera', data))
    data.lens, data.sensor_width, data.clip_end = shot.get('lens', 40), 36, 6000
    cam.location = eye
    far = look - eye
    if shot.get('level', True):
        flat = Vector((far.x, far.y, 0))
        cam.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        data.shift_y = far.z / flat.length * data.lens / 36
    else:
        cam.rotation_euler = far.to_track_quat('-Z', 'Y').to_euler()
    if shot.get('fstop'):
        data.dof.use_dof, data.dof.aperture_fstop = True, shot['fstop'] / 100
        data.dof.focus_distance = far.length * shot.get('focus', 1.0)
    scene = bpy.context.scene
    scene.camera = cam
    scene.render.film_transparent = False
    return shot.get('aspect', 2 / 3)
