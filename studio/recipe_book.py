"""Reads the recipes: one JSON file per family under `recipes/`, each a list in the order of importance."""

import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
MASTERS = HERE.parent / 'worlds' / 'wickett-plum' / 'images'


def folder_of(recipe):
    """Where a finished picture lies: among the masters, or where its recipe says, for what the storefront itself draws with."""
    return HERE.parent / recipe['place'] if 'place' in recipe else MASTERS


def read_recipes():
    """Every recipe by its id, in the order in which the pictures are wanted (`rank`, lower first)."""
    recipes = []
    for file in sorted((HERE / 'recipes').glob('*.json')):
        for recipe in json.loads(file.read_text()):
            recipes.append({**recipe, 'family': file.stem})
    recipes.sort(key=lambda recipe: recipe.get('rank', 50))
    by_id = {recipe['id']: recipe for recipe in recipes}
    if len(by_id) != len(recipes):
        raise ValueError('Two recipes have the same id.')
    for recipe in recipes:
        if 'of' in recipe:
            recipe['base'] = by_id[recipe['of']]
    return by_id
