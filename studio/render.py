"""Renders every picture that is missing, one after the other, and keeps a log of how long each took.

python3 render.py [--out ../worlds/wickett-plum/images] [--only ID ...] [--list] [--threads 2] [--limit N]

It may be stopped and started again at any time: what is there is not rendered again. Recipes are read anew before each
picture, so a recipe added while it runs is rendered too.
"""

import argparse
import fcntl
import json
import os
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from PIL import Image

from compose import compose, lay
from develop import save
from dye import dyed
from paper import paper
from recipe_book import MASTERS, folder_of, read_recipes

HERE = Path(__file__).resolve().parent
SHOTS = HERE / 'shots.json'


def found(name, out):
    """The finished picture of that name, from which others are dyed; None if there is none yet."""
    files = [folder / f'{name}.webp' for folder in (out / 'judged', MASTERS)]
    return next((file for file in files if file.exists()), None)


def made_of(recipe):
    """The finished pictures that a dyed or composed one is made of."""
    return [recipe['from']] if recipe['kind'] in ('dyed', 'laid') else [part['picture'] for part in recipe.get('parts', [])]


def missing(out, failed, only=None):
    """Recipes without a master in the folder or among the repository's masters: by rank, among equals first those on the
    tiles of most products."""
    leads = Counter(names[0] for names in json.loads(SHOTS.read_text())['products'].values())
    recipes = read_recipes()
    for recipe in recipes.values():
        if recipe['kind'] == 'dyed':
            leads[recipe['from']] += leads[recipe['id']]
    for recipe in sorted(recipes.values(), key=lambda recipe: (recipe.get('rank', 50), -leads[recipe['id']])):
        if only and recipe['id'] not in only:
            continue
        if recipe['id'] in failed:
            continue
        if not all(found(name, out) for name in made_of(recipe)):
            continue
        places = [out, out / 'judged'] if only else [out, out / 'judged', folder_of(recipe)]
        if not any((folder / f"{recipe['id']}.webp").exists() for folder in places):
            yield recipe


def next_of(out, failed, only):
    """The next picture that no other queue has in hand, with the claim on it; several may render into one folder."""
    for recipe in missing(out, failed, only):
        claim = open(out / f".{recipe['id']}.claim", 'w')
        try:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            claim.close()
            continue
        if next((wanted for wanted in missing(out, failed, only) if wanted['id'] == recipe['id']), None):
            return recipe, claim
        claim.close()
    return None, None


def render(recipe, out, threads, log):
    """Takes one picture and develops it, or makes it from some that were found good. Gives whether it worked."""
    if recipe['kind'] == 'dyed':
        picture = dyed(Image.open(found(recipe['from'], out)), recipe)
        save(picture, out / f"{recipe['id']}.webp", 82, recipe.get('most'))
        return True
    if recipe['kind'] == 'composed':
        compose(recipe, lambda name: Image.open(found(name, out))).save(
            out / f"{recipe['id']}.webp", quality=84, method=6, alpha_quality=90
        )
        return True
    if recipe['kind'] in ('laid', 'paper'):
        picture = lay(recipe, Image.open(found(recipe['from'], out))) if recipe['kind'] == 'laid' else paper(recipe)
        picture.save(out / f"{recipe['id']}.webp", quality=84, method=6, alpha_quality=90)
        return True
    started = time.time()
    with tempfile.TemporaryDirectory(prefix='sweetshop-render-') as work:
        raw = Path(work) / 'raw.npz'
        draft = Path(work) / 'draft.webp'
        steps = [
            [
                'blender',
                '-b',
                '--python-exit-code',
                '1',
                '-P',
                str(HERE / 'picture.py'),
                '--',
                recipe['id'],
                str(raw),
                '--threads',
                str(threads),
            ],
            ['/usr/bin/python3', str(HERE / 'develop.py'), str(raw), str(draft), *(['--most', str(recipe['most'])] if 'most' in recipe else [])],
        ]
        for step in steps:
            last = Path(work) / 'last.log'
            with open(last, 'w') as detail:
                done = subprocess.run(
                    step, stdout=detail, stderr=subprocess.STDOUT, env={**os.environ, 'OMP_NUM_THREADS': str(threads)}
                )
            if done.returncode != 0:
                tail = last.read_text()[-900:]
                log.open('a').write(f"{time.strftime('%H:%M:%S')} FAILED {recipe['id']}\n{tail}\n")
                return False
            log.open('a').write(''.join(line for line in last.read_text().splitlines(True) if 'CPU' in line))
        size = draft.stat().st_size
        (out / f"{recipe['id']}.webp").write_bytes(draft.read_bytes())
    usage = os.times()
    line = f"{time.strftime('%H:%M:%S')} {recipe['id']} {time.time() - started:.0f} s, cpu {usage.children_user:.0f} s so far, {size // 1024} KB"
    log.open('a').write(line + '\n')
    print(line, flush=True)
    return True


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--out', type=Path, default=MASTERS)
    parser.add_argument('--only', nargs='*')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--limit', type=int)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    if chosen.list:
        names = [recipe['id'] for recipe in missing(chosen.out, set(), chosen.only)]
        print('\n'.join([*names, f'{len(names)} missing']))
        return
    failed, count = set(), 0
    while chosen.limit is None or count < chosen.limit:
        recipe, claim = next_of(chosen.out, failed, chosen.only)
        if recipe is None:
            break
        with claim:
            if not render(recipe, chosen.out, chosen.threads, chosen.out / 'times.log'):
                failed.add(recipe['id'])
            count += 1


if __name__ == '__main__':
    main()
