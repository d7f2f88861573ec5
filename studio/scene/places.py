"""Places: fronts of shops and rooms, each as large as it is; `set_place` lights and takes them."""

import numpy as np

from scene.place import group
from scene.places_front import front, mat_wall, pavement
from scene.places_goods import Store
from scene.places_kitchen import KITCHEN
from scene.places_rooms import ROOMS
from scene.places_stuff import block


def arrange_front(r, s):
    """One or more fronts on a pavement, and the houses beside them."""
    store, rng = Store(), np.random.default_rng(s)
    for part in r['fronts']:
        group(front(part, store, rng), (*part.get('at', (0, 0)), 0), part.get('turn', 0))
    pavement(r.get('ground', {}))
    for beam in r.get('beams', []):
        block(*beam['at'], *beam['size'], mat_wall(beam['wall']), 1)
    for house in r.get('houses', []):
        block(house['x'], house.get('y', 2), 0, house['w'], 300, house.get('high', 520), mat_wall(house['wall']), 1)


PLACES = {'front': arrange_front, **KITCHEN, **ROOMS}
