"""One sweet in further pictures: beside a teaspoon, in its open box, on a table where it is eaten.

A recipe of kind `beside`, `boxed` or `served` names the recipe whose sweets it shows (`of`); what is around them is made to
their measure. `box` is the color of an open box, `look` names a table of `LOOKS`, and `on` is what they lie on, `plate` or `board`.
"""

import bpy

from scene.boards import mat_wrap, rbox
from scene.dishes_tables import candle, fir
from scene.dishes_ware import board, cloth, fork, mug, plate, spoon, table, unframed
from scene.mesh import box_obj
from scene.place import group
from scene.stage import subject_points
from scene.surfaces import mat_paper

# A teaspoon, in centimeters.
TEASPOON = 13.5


def moved(objects, at, turn=0):
    """Things that stand already, somewhere else."""
    tops = [o for o in objects if o.parent is None]
    bpy.context.view_layer.update()
    group(tops, at, turn)
    bpy.context.view_layer.update()


def arranged(base, arrange, at=(0, 0, 0)):
    """The sweets of another recipe, their middle at a point; gives how wide, deep and high they are."""
    before = set(bpy.context.scene.objects)
    arrange(base)
    fresh = [o for o in bpy.context.scene.objects if o not in before]
    points = subject_points()
    low, high = points.min(0), points.max(0)
    middle = (low + high) / 2
    moved(fresh, (at[0] - middle[0], at[1] - middle[1], at[2] - low[2]))
    return high - low


def beside(r, base, arrange):
    """A teaspoon lies in front, so that one sees how large they are."""
    size = arranged(base, arrange)
    wide, deep, _ = size
    group(spoon(TEASPOON), (wide / 2 + 2.4, -deep / 2 + 0.4, 0), -18)


def boxed(r, base, arrange):
    """An open box of the shop's, lined with paper, its lid leaning on it."""
    size = arranged(base, arrange, (0, 0, 0.4))
    wide, deep = size[0] + 0.7, size[1] + 0.7
    high, thick = max(1.5, min(4.2, size[2] * 0.55)), 0.28
    paper = mat_wrap(r.get('box', '#5A1526'), 'paper')
    rbox('bottom', wide + 2 * thick, deep + 2 * thick, 0.25, paper, 0.06)
    box_obj('liner', wide, deep, 0.06, mat_paper(r.get('liner', '#F3E7D3'), 0.7, 0), 0, loc=(0, 0, 0.25))
    for sx, sy, x, y in (
        (wide + 2 * thick, thick, 0, -(deep + thick) / 2),
        (wide + 2 * thick, thick, 0, (deep + thick) / 2),
        (thick, deep, -(wide + thick) / 2, 0),
        (thick, deep, (wide + thick) / 2, 0),
    ):
        wall = rbox('side', sx, sy, high, paper, 0.07)
        wall.location.x, wall.location.y = x, y
    lid = rbox('lid', wide + 1.0, deep + 1.0, 1.9, paper, 0.12)
    # It stands on its edge behind the box and leans on its wall.
    unframed(group([lid], (wide * 0.22, deep / 2 + high * 0.9, deep * 0.26), 0, (-38, 0, 0)))
    bpy.context.view_layer.update()
    group([o for o in bpy.context.scene.objects if o.parent is None], (0, 0, 0), r.get('turn', -14))


# The table, its cloth with the color of its stripes, and what stands behind.
LOOKS = {
    'tea': dict(table=('linen', '#EFE6D6'), cloth=('#E9C9CF', None), behind=['mug'], cutlery=fork),
    'evening': dict(table=('wood', '#5E3A22'), cloth=('#F3EADF', '#8E2742'), behind=['candle', 'mug'], cutlery=spoon),
    'kitchen': dict(table=('marble', None), cloth=('#F3EADF', '#3F6E7A'), behind=['mug'], cutlery=spoon),
    'winter': dict(table=('wood', '#8A5A38'), cloth=('#F6EEE0', '#A3162B'), behind=['candle', 'fir'], cutlery=spoon),
}
BEHIND = {
    'mug': lambda r: mug(r.get('mug', '#8E2742')),
    'candle': lambda r: candle({'high': 14.0}, 1),
    'fir': lambda r: fir({'long': 18}, 3),
}


def served(r, base, arrange):
    """They lie on a plate or a board; behind them, out of focus, what belongs to the hour."""
    look = LOOKS[r['look']]
    is_board = r.get('on') == 'board'
    size = arranged(base, arrange, (0, 0, 1.75 if is_board else 0.95))
    half = max(size[0], size[1]) / 2
    kind, color = look['table']
    table(kind, color, half * 2.4 + 12)
    ground, stripe = look['cloth']
    group(cloth(half * 3.2, half * 2.2, ground, r.get('seed', 0), stripe), (-half * 0.5, -half * 0.35, 0.05), -8)
    dish = board(half * 2.9, half * 2.1, 1.4) if is_board else plate(half * 1.34, line='#C9A45C')
    moved(unframed(dish), (0, 0, 0.3 if is_board else 0.6))
    for i, name in enumerate(look['behind']):
        before = set(bpy.context.scene.objects)
        BEHIND[name](r)
        fresh = [o for o in bpy.context.scene.objects if o not in before]
        moved(unframed(fresh), (half * (1.35 - 2.6 * i), half * 1.9 + 9, 0), 20)
    group(unframed(look['cutlery'](14)), (half * 1.62, -half * 0.7, 0.3), -30)


SUBJECTS = {'beside': beside, 'boxed': boxed, 'served': served}
