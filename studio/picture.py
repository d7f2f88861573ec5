"""Runs inside Blender: builds the scene of one recipe and takes its picture.

blender -b -P picture.py -- <recipe id> <out.npz> [--samples 64] [--width 1200] [--threads 2]
"""

import argparse
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from recipe_book import read_recipes  # noqa: E402
from scene.arrangements import arrange  # noqa: E402
from scene.exposure import expose  # noqa: E402
from scene.places_stage import set_place  # noqa: E402
from scene.stage import empty_scene, set_stage  # noqa: E402

# Flat paper shows every stain that noise leaves, glass lays another layer over it; everything else looks the same with fewer.
SAMPLES = {'jar': 20, 'gift': 22, 'closed': 22, 'tower': 22, 'cards': 22}


def main():
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument('recipe')
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=None)
    parser.add_argument('--width', type=int, default=None)
    parser.add_argument('--threads', type=int, default=2)
    chosen = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    recipe = read_recipes()[chosen.recipe]
    started = time.process_time()
    empty_scene()
    arrange(recipe)
    shot = recipe.get('shot', {})
    aspect = set_place(shot) if 'eye' in shot else set_stage(shot)
    print(f'ARRANGED in {time.process_time() - started:.0f} s of CPU', flush=True)
    width = chosen.width or recipe.get('pixels', 920)
    samples = chosen.samples or recipe.get('samples', SAMPLES.get(recipe['kind'], 12))
    expose(chosen.out, samples, width, int(width * aspect), chosen.threads, recipe.get('seed', 0), shot.get('tone'), 4 if 'eye' in shot else 6)


main()
