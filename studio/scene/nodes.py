"""A small language for shader nodes."""

import bpy

from scene.colour import lin


class Nodes:
    """Builds one material; `done` gives it."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')
        self._tc = None

    def n(self, typ, ins=None, **attrs):
        nd = self.t.nodes.new(typ)
        for k, v in attrs.items():
            setattr(nd, k, v)
        for k, v in (ins or {}).items():
            self.set(nd, k, v)
        return nd

    def set(self, nd, k, v):
        sock = nd.inputs[k]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, sock)
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], sock)
        else:
            if isinstance(v, str):
                v = lin(v)
            sock.default_value = v

    def co(self, which='Object'):
        if self._tc is None:
            self._tc = self.n('ShaderNodeTexCoord')
        return self._tc.outputs[which]

    def noise(self, scale, detail=2, rough=0.5, vec=None, dist=0.0):
        return self.n(
            'ShaderNodeTexNoise',
            {'Vector': vec or self.co(), 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist},
        ).outputs['Fac']

    def math(self, op, a, b=0.0, c=None, clamp=False):
        nd = self.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        self.set(nd, 0, a)
        self.set(nd, 1, b)
        if c is not None:
            self.set(nd, 2, c)
        return nd.outputs[0]

    def ramp(self, fac, stops, interp='LINEAR'):
        nd = self.n('ShaderNodeValToRGB', {'Fac': fac})
        cr = nd.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = lin(c)
        return nd.outputs['Color']

    def maprange(self, v, a, b, c, d):
        return self.n(
            'ShaderNodeMapRange', {'Value': v, 'From Min': a, 'From Max': b, 'To Min': c, 'To Max': d}
        ).outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        nd = self.n('ShaderNodeMixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode)
        return nd.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        ins = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal is not None:
            ins['Normal'] = normal
        return self.n('ShaderNodeBump', ins).outputs[0]

    def principled(self, **kw):
        nd = self.n('ShaderNodeBsdfPrincipled')
        nd.subsurface_method = kw.pop('method', 'RANDOM_WALK')
        for k, v in kw.items():
            self.set(nd, k.replace('_', ' '), v)
        return nd

    def done(self, shader, volume=None):
        self.t.links.new(
            shader.outputs[0] if isinstance(shader, bpy.types.Node) else shader, self.out.inputs['Surface']
        )
        if volume is not None:
            self.t.links.new(volume.outputs[0], self.out.inputs['Volume'])
        return self.m
