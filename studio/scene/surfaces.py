"""Materials that several things share."""

from scene.chocolate import COAT
from scene.colour import lin, mixc
from scene.nodes import Nodes


def mat_plain(name, color, rough=0.5, spec=0.4, sss=0, var=0.1, bump=(20, 0.1), cc=0, sheen=0):
    """One color with a little variation."""
    t = Nodes(name)
    n = t.noise(bump[0] * 0.25, 3)
    c = t.mix(n, mixc(color, '#000000', var), mixc(color, '#ffffff', var))
    kw = dict(
        Base_Color=c,
        Roughness=rough,
        Specular=spec,
        Clearcoat=cc,
        Sheen=sheen,
        Normal=t.bump(t.noise(bump[0], 3), bump[1], 0.03),
    )
    if sss:
        kw.update(Subsurface=sss, Subsurface_Color=lin(color), Subsurface_Radius=(0.2, 0.12, 0.08))
    return t.done(t.principled(**kw))


def mat_vcol(name='vcol', rough=0.45, spec=0.4, sss=0, bump=(25, 0.15), cc=0, transm=0):
    """The color of each point."""
    t = Nodes(name)
    a = t.n('ShaderNodeAttribute', attribute_name='Col')
    kw = dict(
        Base_Color=a.outputs['Color'],
        Roughness=rough,
        Specular=spec,
        Clearcoat=cc,
        Transmission=transm,
        Normal=t.bump(t.noise(bump[0], 3), bump[1], 0.03),
    )
    if sss:
        kw.update(Subsurface=sss, Subsurface_Color=a.outputs['Color'], Subsurface_Radius=(0.2, 0.12, 0.08))
    return t.done(t.principled(**kw))


def mat_crystal(color='#FFFFFF', rough=0.18, transm=0.65):
    """sugar / salt: bright core, glassy faces, cheap (no caustics)"""
    t = Nodes('crystal')
    p = t.principled(Base_Color=lin(color), Roughness=rough, Transmission=transm, IOR=1.5, Specular=0.6)
    tr = t.n('ShaderNodeBsdfTransparent', {'Color': (0.9, 0.9, 0.9, 1)})
    lp = t.n('ShaderNodeLightPath')
    f = t.math('MULTIPLY', lp.outputs['Is Shadow Ray'], 0.6)
    return t.done(t.n('ShaderNodeMixShader', {0: f, 1: p.outputs[0], 2: tr.outputs[0]}))


def mat_gold():
    """Gold leaf."""
    t = Nodes('gold')
    n = t.noise(7, 4)
    return t.done(t.principled(Base_Color=lin('#E8B64C'), Metallic=1.0, Roughness=0.26, Normal=t.bump(n, 0.5, 0.05)))


def mat_paper(color, rough=0.6, trans=0.25):
    """Paper that lets a little light through."""
    t = Nodes('paper')
    n = t.noise(25, 4, 0.6)
    c = t.mix(n, mixc(color, '#000000', 0.08), mixc(color, '#ffffff', 0.04))
    b = t.bump(n, 0.06, 0.02)
    p = t.principled(Base_Color=c, Roughness=rough, Specular=0.3, Normal=b)
    tl = t.n('ShaderNodeBsdfTranslucent', {'Color': c})
    return t.done(t.n('ShaderNodeMixShader', {0: trans, 1: p.outputs[0], 2: tl.outputs[0]}))


def mat_cocoa():
    """Cocoa powder."""
    t = Nodes('cocoa')
    n = t.noise(14, 6, 0.7)
    n2 = t.noise(2.2, 4, 0.6)
    c = t.mix(
        t.math('ADD', t.math('MULTIPLY', n2, 0.6), t.math('MULTIPLY', t.noise(34, 4, 0.75), 0.4)), '#2E170C', '#6B4128'
    )
    b = t.bump(n, 0.8, 0.08)
    b = t.bump(t.noise(45, 3, 0.7), 0.8, 0.03, b)
    return t.done(t.principled(Base_Color=c, Roughness=0.95, Specular=0.1, Sheen=0.5, Sheen_Tint=0.8, Normal=b))


def mat_airbrush(coat, tint, tint2=None):
    """coloured cocoa-butter shell: gradient + speckle, very glossy"""
    t = Nodes('airbrush')
    z = t.n('ShaderNodeSeparateXYZ', {0: t.co()})
    g = t.math('ADD', t.math('MULTIPLY', z.outputs['Z'], 0.55), t.math('MULTIPLY', z.outputs['X'], 0.22))
    g = t.math('ADD', g, t.math('MULTIPLY', t.noise(1.2, 3), 0.35))
    c = t.ramp(g, [(0.25, mixc(tint, '#000000', 0.35)), (0.62, tint), (0.95, tint2 or mixc(tint, '#ffffff', 0.35))])
    sp = t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 9}, feature='F1')
    nz = t.noise(3, 2)
    th = t.maprange(nz, 0.45, 0.7, 0.0, 0.26)
    m = t.math('LESS_THAN', sp.outputs['Distance'], th)
    c = t.mix(t.math('MULTIPLY', m, 0.85), c, mixc(tint2 or '#F6E9D2', '#ffffff', 0.4))
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.22,
            Specular=0.5,
            Clearcoat=0.8,
            Clearcoat_Roughness=0.04,
            Normal=t.bump(t.noise(1.1, 2), 0.06, 0.1),
        )
    )


def mat_transfer(coat, tint, pattern):
    """printed cocoa-butter pattern on the top face only"""
    p = COAT[coat]
    t = Nodes('transfer')
    co = t.co()
    s = t.n('ShaderNodeSeparateXYZ', {0: co})
    nrm = t.n('ShaderNodeNewGeometry')
    nz = t.n('ShaderNodeSeparateXYZ', {0: nrm.outputs['Normal']}).outputs['Z']
    if pattern == 'stripes':
        v = t.math('FRACT', t.math('MULTIPLY', t.math('ADD', s.outputs['X'], s.outputs['Y']), 1.6))
        m = t.math('LESS_THAN', v, 0.35)
    elif pattern == 'dots':
        vx = t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', s.outputs['X'], 2.2)), 0.5)
        vy = t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', s.outputs['Y'], 2.2)), 0.5)
        d = t.math('ADD', t.math('MULTIPLY', vx, vx), t.math('MULTIPLY', vy, vy))
        m = t.math('LESS_THAN', d, 0.055)
    elif pattern == 'lace':
        w = t.n('ShaderNodeTexVoronoi', {'Vector': co, 'Scale': 2.4}, feature='DISTANCE_TO_EDGE')
        m = t.math('LESS_THAN', w.outputs[0], 0.045)
    else:
        v = t.math(
            'SINE',
            t.math(
                'MULTIPLY',
                t.math(
                    'ADD',
                    s.outputs['X'],
                    t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', s.outputs['Y'], 5.0)), 0.12),
                ),
                9,
            ),
        )
        m = t.math('GREATER_THAN', v, 0.55)
    m = t.math('MULTIPLY', m, t.math('GREATER_THAN', nz, 0.8))
    c = t.mix(m, p['c'], tint)
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=p['r'],
            Specular=0.4,
            Clearcoat=0.35,
            Clearcoat_Roughness=0.07,
            Normal=t.bump(t.noise(1.1, 2), 0.06, 0.1),
        )
    )


def mat_satin(color):
    """Satin ribbon, shining along its length."""
    t = Nodes('satin')
    uv = t.n('ShaderNodeSeparateXYZ', {0: t.co('UV')})
    rib = t.math('SINE', t.math('MULTIPLY', uv.outputs['X'], 95))
    lay = t.n('ShaderNodeLayerWeight', {'Blend': 0.35})
    c = t.mix(t.math('MULTIPLY', lay.outputs['Facing'], 0.7), color, mixc(color, '#ffffff', 0.45))
    b = t.bump(rib, 0.03, 0.01)
    b = t.bump(t.noise(1.5, 2), 0.10, 0.08, b)
    tg = t.n('ShaderNodeTangent', direction_type='UV_MAP')
    return t.done(
        t.principled(
            Base_Color=c,
            Roughness=0.30,
            Specular=0.7,
            Specular_Tint=0.5,
            Metallic=0.22,
            Sheen=0.5,
            Anisotropic=0.75,
            Tangent=tg.outputs[0],
            Normal=b,
        )
    )


def mat_foil(color='#D9D9DC', rough=0.2):
    """Crumpled foil."""
    t = Nodes('foil')
    b = t.bump(t.noise(1.6, 5, 0.65), 0.5, 0.2)
    b = t.bump(
        t.n('ShaderNodeTexVoronoi', {'Vector': t.co(), 'Scale': 2.2}, feature='DISTANCE_TO_EDGE').outputs[0],
        0.35,
        0.12,
        b,
    )
    return t.done(t.principled(Base_Color=lin(color), Metallic=1, Roughness=rough, Normal=b))
