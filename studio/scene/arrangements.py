"""From a recipe to things on the stage: one function for each kind of arrangement."""

import math
import os
import tempfile

import bpy

from scene.assortment import PIECES
from scene.bags import bag
from scene.bars import bar_scene
from scene.beans import beans
from scene.boxes import closed_box, gift_box, sleeved_box
from scene.brittle import brittle_stack
from scene.cards import card_set
from scene.confection import POURED
from scene.counter import COUNTER
from scene.cubes import cube_stack
from scene.dishes_baked import BAKED
from scene.dishes_bark import BARK
from scene.dishes_cold import COLD
from scene.dishes_drinks import DRINKS
from scene.dishes_tables import TABLES
from scene.dishes_ware import WARE
from scene.dishes_wrapping import WRAPPING
from scene.drops import drop_heap, strew, sweets_of
from scene.fillings import cut_piece
from scene.figures import arrange_ghosts, arrange_rabbits, arrange_turkeys
from scene.foiled import coin_heap, egg_nest, foil_star
from scene.gummies import gummy_pile
from scene.licorice import rope_bundle
from scene.lollipops import cane, lolly
from scene.mints import swirl_mints
from scene.moulded import arrange_bats, arrange_keys, arrange_leaves, arrange_word_hearts
from scene.nut_heap import nut_heap
from scene.pieces import foil_heart, piece
from scene.place import group
from scene.places import PLACES
from scene.print_art import bag_label, bar_label, card_art, coin_art, firm_art, label_art, lid_art, ruled_label
from scene.ribbon import bow
from scene.rough import ROUGH
from scene.slabs import slab_stack
from scene.subjects import SUBJECTS
from scene.surfaces import mat_satin
from scene.tops import SWEETS, arrange_top
from scene.trays import assortment_box, cup
from scene.truffles import truffle_heap
from scene.twists import wrapped_pile
from scene.vessels import fill_round, jar, tin_body, tin_lid


def art(recipe, draw, key='print'):
    """Draws the printed matter a recipe describes; gives the file."""
    return draw(recipe[key], os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'art'))


def arrange_pair(r, s):
    """A piece and one that is cut open before it."""
    group(piece(r['piece'], s), (0.95, 0.75, 0), 24)
    group(cut_piece(r['piece'], r['filling'], s + 2, layer=r.get('layer')), (-1.35, -1.1, 0), -22)


def arrange_trio(r, s):
    """Three of a kind; the last one cut open if there is a filling."""
    for i, (at, turn) in enumerate((((-1.6, 0.3, 0), -10), ((1.55, 0.75, 0), 22), ((0.35, -2.1, 0), 8))):
        if i == 2 and r.get('filling'):
            group(cut_piece(r['piece'], r['filling'], s + i, layer=r.get('layer')), at, turn)
        else:
            group(piece(r['piece'], s + i), at, turn)


def arrange_lean(r, s):
    """One leans on the other."""
    group(piece(r['piece'], s), (-0.3, 0.3, 0), 32)
    group(piece(r['piece'], s + 4), (1.25, -1.35, 0.30), -14, (17, 0, 0))


def arrange_single(r, s):
    """One piece, or a small group of different ones."""
    spots = [
        [(0, 0, 0, 20)],
        [(-1.5, 0.4, 0, 12), (1.3, -0.4, 0, -20)],
        [(-1.6, 0.5, 0, -10), (1.5, 0.7, 0, 22), (0.1, -1.7, 0, 8)],
    ][len(r['pieces']) - 1]
    for i, (name, (x, y, z, turn)) in enumerate(zip(r['pieces'], spots)):
        group(piece(PIECES[name], s + i), (x, y, z), turn)


def arrange_several(r, s):
    """Several pieces, each different, in rows from the back to the front."""
    wide = max(2, math.ceil(len(r['pieces']) / 2))
    for i, rec in enumerate(r['pieces']):
        row, column = divmod(i, wide)
        x = (column - (wide - 1) / 2) * r.get('pitch', 3.5) + (0.5 if row else 0)
        group(piece(rec, s + i), (x, 1.5 - row * 3.1, 0), (37 * i + 11 * s) % 60 - 30)


def arrange_sweets(r, s):
    """Three of the sweets that are laid into boxes, the last one leaning on the others."""
    far = r.get('far', 1.55)
    spots = [((-far, 0.3, 0), -14, None), ((far, 0.75, 0), 24, None), ((0.2, -far * 1.35, 0), 8, None)]
    for i, (at, turn, tilt) in enumerate(spots[: r.get('count', 3)]):
        look = {**r, **r.get('each', [{}] * 3)[i]}
        group(SWEETS[r['sweet']](look, s + i), at, turn + r.get('turn', 0), tilt)


def arrange_lolly(r, s):
    """Two large swirls, the sticks crossing."""
    group(lolly(r['colors'][0], seed=s, stick=6.6), (-1.9, 1.9, 0), 27)
    group(lolly(r['colors'][-1], seed=s + 1, R=2.5, stick=6.2), (2.3, -0.3, 0.62), -31, (4, -5, 0))


def arrange_lolly_one(r, s):
    """One swirl."""
    group(lolly(r['colors'][0], seed=s), (0, 0, 0), r.get('turn', -12))


def arrange_lolly_fan(r, s):
    """A bunch of small pops, tied."""
    n = len(r['colors'])
    for i, colors in enumerate(r['colors']):
        a = math.radians(-46 + 92 * i / (n - 1))
        far = 6.4 + (1.2 if i % 2 else 0)
        group(
            lolly(colors, R=1.75, rt=0.33, seed=s + i, stick=far + 0.6),
            (far * math.sin(a), far * math.cos(a), 0.15 + 0.34 * (i % 3)),
            -math.degrees(a),
            (3 * (i % 2), 0, 0),
        )
    satin = mat_satin(r.get('ribbon', '#C0104B'))
    group(bow(satin, 2.4, 1.0, s), (0, 0.9, 1.15), 10)


def arrange_canes(r, s):
    """Two canes that make a heart."""
    group(cane(r['colors'][0], s), (-1.95, 0, 0), 24)
    group(cane(r['colors'][-1], s + 1, flip=True), (1.95, 0, 0.35), -24, (-3.5, 0, 0))


def arrange_gift(r, s):
    """A closed box with a bow."""
    gift_box(
        r['wrap'],
        r['ribbon'],
        s,
        r.get('width', 11.5),
        r.get('depth', 11.5),
        r.get('height', 7.4),
        r.get('paper', 'paper'),
        r.get('accent'),
        r.get('turn', 30),
    )


def arrange_closed(r, s):
    """A closed box without a ribbon, the shop's sign on its lid."""
    closed_box(
        r['wrap'],
        art(r, label_art) if 'print' in r else None,
        r.get('width', 11.5),
        r.get('depth', 11.5),
        r.get('height', 7.4),
        r.get('paper', 'paper'),
        r.get('turn', 30),
    )


def arrange_sleeved(r, s):
    """A flat box in the printed sleeve of a firm."""
    sleeved_box(r['wrap'], r['print'].get('paper', '#F6EFE6'), art(r, firm_art), rz=r.get('turn', 20))


def arrange_tower(r, s):
    """Boxes on each other, each smaller, the top one with a bow."""
    z = 0.0
    for i, (wrap, ribbon, paper) in enumerate(r['boxes']):
        side, height = 13.5 - 2.6 * i, 5.2 - 0.7 * i
        parts = gift_box(wrap, ribbon, s + i, side, side, height, paper, None, 0, with_bow=i == len(r['boxes']) - 1)
        group(parts, (0, 0, z), 30 + 6 * i)
        z += height + 0.1


def arrange_bar(r, s):
    """A bar in its printed paper and the squares of another."""
    bar_scene(art(r, ruled_label if 'lines' in r['print'] else bar_label), r.get('foil', '#D8C190'), r['coat'], s, r.get('inclusions'))


def arrange_tin(r, s):
    """An open tin of sweets, its printed lid leaning on it."""
    radius, height = r.get('radius', 4.2), r.get('height', 3.6)
    tin_body(radius, height, r['print']['color'])
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 60), radius - 0.15, 0.2, s, top=height + 1.2)
    lid = tin_lid(radius, r['print']['color'], art(r, lid_art))
    (
        group(lid, (radius * 1.22, radius * 0.75, radius * 0.95), 0, (0, 68, 0))
        if r.get('lean')
        else group(lid, (radius * 1.45, -radius * 0.95, 0), -18)
    )


def arrange_jar(r, s):
    """A glass jar of sweets."""
    radius, height = r.get('radius', 3.1), r.get('height', 6.6)
    jar(radius, height)
    mats, make = sweets_of(r['sweets'])
    fill_round(make, mats, r.get('count', 120), radius - 0.24, 0.36, s, height=height * 0.8, top=height * 0.86)
    strew(r['sweets'], [(-4.6, -1.6), (4.3, -2.0), (5.0, 0.3), (3.0, -3.6)], s)


def arrange_bag(r, s):
    """A stand-up bag, some of its sweets before it."""
    bag(art(r, bag_label), seed=s)
    strew(
        r['sweets'],
        [(-4.6, -2.9), (-2.7, -3.6), (-0.7, -3.2), (1.3, -4.0), (3.1, -3.1), (4.9, -3.3), (-1.6, -5.1), (2.6, -5.3)],
        s,
    )


def arrange_cards(r, s):
    """Gift cards with their envelope."""
    card_set(
        [card_art(spec, os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'art')) for spec in r['prints']],
        r['envelope'],
        r['ribbon'],
        s,
    )


def arrange_coins(r, s):
    """Chocolate coins with the shop's sign."""
    coin_heap(r['colors'], coin_art(os.path.join(tempfile.mkdtemp(prefix='sweetshop-print-'), 'art')), s)


def arrange_foil(r, s):
    """Hearts or stars in foil."""
    shape = {'heart': foil_heart, 'star': foil_star}[r.get('shape', 'heart')]
    spots = [
        (-1.9, 0.3, 0, -12, 0, 0),
        (1.85, 1.0, 0, 20, 0, 0),
        (0.45, -2.1, 0.42, 6, 16, 6),
        (-3.2, -2.6, 0, 40, 0, 0),
        (-0.2, 3.4, 0, -30, 0, 0),
        (3.4, -1.6, 0, 70, 0, 0),
    ]
    for i, (x, y, z, turn, tx, ty) in enumerate(spots):
        group(shape(r['colors'][i % len(r['colors'])], s + i), (x, y, z), turn, (tx, ty, 0))


def arrange_tray(r, s):
    """An open assortment; the pieces in `loose` lie before it."""
    box = assortment_box(r['layout'], s, r['box'], r.get('cups', '#2C170E'), liner=r.get('liner', '#F3E7D3'))
    group(box, (0, 0, 0), r.get('turn', 14))
    low = -len(r['layout']) * 1.95 - 2.6
    for i, (name, x) in enumerate(zip(r.get('loose', []), (-5.5, -1.6, 6.5))):
        group(piece(PIECES[name], 90 + i), (x, low + 0.5 * i, 0), 30 * i - 20)


def arrange_still(r, s):
    """Several arrangements on one table: each item is a recipe with a place, a turn and a scale."""
    for i, item in enumerate(r['items']):
        before = set(bpy.context.scene.objects)
        KINDS[item['kind']](item, item.get('seed', s + i))
        fresh = [o for o in bpy.context.scene.objects if o not in before and o.parent is None]
        bpy.context.view_layer.update()
        group(fresh, item.get('at', (0, 0, 0)), item.get('facing', 0), None, item.get('scale', 1.0))


KINDS = {
    'pair': arrange_pair,
    'trio': arrange_trio,
    'lean': arrange_lean,
    'single': arrange_single,
    'several': arrange_several,
    'sweets': arrange_sweets,
    'gift': arrange_gift,
    'closed': arrange_closed,
    'sleeved': arrange_sleeved,
    'tower': arrange_tower,
    'lolly': arrange_lolly,
    'lolly-one': arrange_lolly_one,
    'lolly-fan': arrange_lolly_fan,
    'canes': arrange_canes,
    'bar': arrange_bar,
    'tin': arrange_tin,
    'jar': arrange_jar,
    'bag': arrange_bag,
    'cards': arrange_cards,
    'coins': arrange_coins,
    'foil': arrange_foil,
    'tray': arrange_tray,
    'top': arrange_top,
    'bow': lambda r, s: bow(mat_satin(r['ribbon']), 3.4, 1.5, s),
    'cup': lambda r, s: [cup(color=r['color'], plan='super', e=3.4, r=1.5, h=1.3, k=36, flare=1.16)],
    'still': arrange_still,
    'rabbits': arrange_rabbits,
    'turkeys': arrange_turkeys,
    'ghosts': arrange_ghosts,
    'bats': arrange_bats,
    'leaves': arrange_leaves,
    'keys': arrange_keys,
    'word-hearts': arrange_word_hearts,
    **ROUGH,
    **POURED,
    **COUNTER,
    **PLACES,
    **WARE,
    **BAKED,
    **BARK,
    **COLD,
    **DRINKS,
    **WRAPPING,
    **TABLES,
    'truffles': lambda r, s: truffle_heap(r['finishes'], s, r.get('halved'), r.get('ganache', 'dark'), r.get('crumbs')),
    'gummies': lambda r, s: gummy_pile(
        r['shape'], r['colors'], r['count'], s, r.get('sugar', False), r.get('wall', 3.2), r.get('coat')
    ),
    'beans': lambda r, s: beans(r['colors'], r['count'], s),
    'mints': lambda r, s: swirl_mints(r['count'], r['colors'], s),
    'brittle': lambda r, s: brittle_stack(s, r.get('nut', 'peanut'), r.get('sugar', ['#B5651D', '#6A2C08'])),
    'slabs': lambda r, s: slab_stack(
        r['coat'], r['toppings'], s, r.get('toffee', False), r.get('drizzled'), r.get('second')
    ),
    'nuts': lambda r, s: nut_heap(r['nut'], r['finishes'], r.get('count', 34), s, r.get('wall', 3.3)),
    'cubes': lambda r, s: cube_stack(
        r['cube'], s, r.get('flakes', False), r.get('strewn'), r.get('crumbs')
    ),
    'ropes': lambda r, s: rope_bundle(r['color'], s, r.get('accent'), r.get('turn', -16)),
    'eggs': lambda r, s: egg_nest(r['finish'], r['colors'], s),
    'twists': lambda r, s: wrapped_pile(
        [(kind, colors) for kind, colors in r['styles']], r.get('count', 9), s, r.get('wall', 3.4)
    ),
    'drops': lambda r, s: drop_heap(r['sweets'], r.get('count', 26), s),
}


def arrange(recipe):
    """Builds what the recipe asks for. @raises KeyError for a kind nobody knows."""
    if recipe['kind'] in SUBJECTS:
        SUBJECTS[recipe['kind']](recipe, recipe['base'], arrange)
        return
    KINDS[recipe['kind']](recipe, recipe.get('seed', 0))
