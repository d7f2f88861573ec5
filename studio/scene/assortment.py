"""The pieces that come in assortments, by name."""

PIECES = {
    'drizzle-dark': dict(coat='dark', a=1.3, h=1.15, top=[dict(t='drizzle', c='white', n=8, r=0.05)]),
    'hazelnut-dome': dict(
        coat='milk', plan='circle', a=1.35, h=1.25, profile='dome', top=[dict(t='nut', c='hazelnut', scale=0.72)]
    ),
    'raspberry-white': dict(coat='white', a=1.3, h=1.1, top=[dict(t='crumbs', c='raspberry', n=36)]),
    'red-heart': dict(
        coat='dark',
        plan='heart',
        a=1.45,
        b=1.4,
        h=1.0,
        profile='slab',
        finish='airbrush',
        tint='#B0122F',
        tint2='#E8536A',
    ),
    'ruby-drizzle': dict(
        coat='ruby',
        plan='circle',
        a=1.35,
        h=1.1,
        profile='enrobed',
        top=[dict(t='drizzle', c='dark', n=8, r=0.05, angle=60)],
    ),
    'cocoa-truffle': dict(coat='dark', plan='circle', a=1.3, h=2.2, profile='dome', finish='cocoa', wob=2.5),
    'salt-milk': dict(coat='milk', a=1.3, h=1.05, top=[dict(t='salt', n=34, radius=0.8)]),
    'lace-dark': dict(coat='dark', a=1.3, h=1.1, finish='transfer', tint='#D9A441', pattern='lace', profile='slab'),
    'almond-blond': dict(
        coat='blond',
        plan='super',
        e=3,
        a=1.45,
        b=1.05,
        h=1.1,
        top=[dict(t='nut', c='almond', scale=0.8, rot=(0, 0, 10))],
    ),
    'blue-dome': dict(
        coat='dark', plan='circle', a=1.3, h=1.35, profile='dome', finish='airbrush', tint='#1B4F8F', tint2='#7FB8E0'
    ),
    'gold-noir': dict(coat='noir', a=1.3, h=1.1, top=[dict(t='gold', size=0.55)]),
    'pistachio-flower': dict(
        coat='milk',
        plan='flower',
        k=8,
        amp=0.06,
        a=1.35,
        h=1.1,
        profile='moulded',
        top=[dict(t='crumbs', c='pistachio', n=30)],
    ),
    'spiral-white': dict(
        coat='white',
        plan='circle',
        a=1.3,
        h=1.25,
        profile='dome',
        top=[dict(t='drizzle', c='milk', path='spiral', n=4, r=0.055, w=2.0)],
    ),
    'matcha-waves': dict(
        coat='matcha', a=1.3, h=1.05, profile='slab', finish='transfer', tint='#F4E6C8', pattern='waves'
    ),
    'coffee-oval': dict(
        coat='dark',
        plan='super',
        e=2.6,
        a=1.5,
        b=1.0,
        h=1.1,
        top=[dict(t='nut', c='coffee', scale=0.75, rot=(0, 0, 20))],
    ),
    'ridged-milk': dict(
        coat='milk', plan='poly', k=6, a=1.4, h=1.0, profile='slab', top=[dict(t='ridges', n=4, r=0.08)]
    ),
    'violet-dome': dict(
        coat='dark', plan='circle', a=1.3, h=1.35, profile='dome', finish='airbrush', tint='#5B2E86', tint2='#B79BDA'
    ),
    'green-dome': dict(
        coat='dark', plan='circle', a=1.3, h=1.35, profile='dome', finish='airbrush', tint='#2F6B3C', tint2='#A8CF8E'
    ),
    'orange-drizzle': dict(
        coat='dark', plan='super', e=2.6, a=1.5, b=1.0, h=1.1, top=[dict(t='crumbs', c='orange', n=26)]
    ),
    'coconut-white': dict(
        coat='white', plan='circle', a=1.3, h=1.2, profile='dome', top=[dict(t='crumbs', c='coconut', n=70)]
    ),
    'walnut-milk': dict(coat='milk', plan='circle', a=1.35, h=1.05, top=[dict(t='nut', c='walnut', scale=0.85)]),
    'nib-noir': dict(
        coat='noir', plan='poly', k=6, a=1.4, h=1.05, profile='slab', top=[dict(t='crumbs', c='cocoanib', n=40)]
    ),
    'milk-drizzle': dict(coat='milk', a=1.3, h=1.12, top=[dict(t='drizzle', c='dark', n=8, r=0.05)]),
    'ruby-heart': dict(coat='ruby', plan='heart', a=1.45, b=1.4, h=1.0, profile='slab'),
    'violet-crumb': dict(
        coat='dark', plan='circle', a=1.3, h=1.25, profile='dome', top=[dict(t='crumbs', c='violet', n=20, radius=0.5)]
    ),
    'dots-dark': dict(coat='dark', a=1.3, h=1.1, finish='transfer', tint='#F4E6C8', pattern='dots', profile='slab'),
    'stripes-milk': dict(
        coat='milk', a=1.3, h=1.1, finish='transfer', tint='#F4E6C8', pattern='stripes', profile='slab'
    ),
}
