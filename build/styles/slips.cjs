const { closest } = require("fastest-levenshtein");

/** A token that the theme does not know stays in the sheet as written, for example `color:plum.750`. */
const unknownToken = /:\s*\{?([a-z]+[A-Za-z]*(?:\.[A-Za-z0-9]+)+)\}?(?=[;} ])/g;

/** A token of another scale stays a bare number, which browsers take for no length, for example `min-height:24`. */
const bareLength =
  /(?<=[{;])(?:(?:min|max)-)?(?:width|height|inline-size|block-size|gap|row-gap|column-gap|inset[a-z-]*|top|left|right|bottom|(?:margin|padding)[a-z-]*|border-radius|font-size):-?(?!0[;}])[\d.]+(?=[;}])/g;

/** A word where a color stands. */
const colorWord =
  /(?<=[{;])(?:color|background|(?:background|border(?:-[a-z-]+)?|outline|caret|accent|text-decoration)-color|fill|stroke):([a-zA-Z]+)(?=[;}])/g;

/** Words of CSS that are the same in each theme, and the colors a reader has forced. */
const colorWords =
  /^(none|inherit|initial|unset|transparent|currentColor|Canvas|CanvasText|LinkText|ButtonText|ButtonFace|GrayText|Highlight|HighlightText)$/;

/**
 * What a sheet says that neither the theme nor a browser understands, one sentence each, with the nearest name.
 * @param names every token of the theme, as style files write them
 */
const slipsIn = (css, names) =>
  [
    ...[...css.matchAll(unknownToken)].map(([, name]) => name),
    ...[...css.matchAll(colorWord)].map(([, name]) => name).filter((name) => !colorWords.test(name)),
  ]
    .map((name) => `there is no token "${name}"; did you mean "${closest(name, names)}"?`)
    .concat([...css.matchAll(bareLength)].map(([written]) => `"${written}" is no length, and no token of that scale`));

/**
 * What is wrong with the choice of a recipe, as a sentence; nothing when it is right.
 * @param recipes the theme's, by name
 */
const slipOfRecipe = (recipes, name, choices = {}) => {
  const found = recipes[name];
  if (!found) return `there is no recipe "${name}"; did you mean "${closest(name, Object.keys(recipes))}"?`;
  const variants = found.variants ?? {};
  for (const [variant, value] of Object.entries(choices)) {
    const known = variants[variant];
    if (!known)
      return Object.keys(variants).length === 0
        ? `the recipe "${name}" has no variants`
        : `the recipe "${name}" has no "${variant}"; did you mean "${closest(variant, Object.keys(variants))}"?`;
    // `false` is the absence of what `true` gives.
    if (value === undefined || value === false || Object.hasOwn(known, `${value}`)) continue;
    return `the recipe "${name}" has no ${variant} "${value}"; did you mean "${closest(`${value}`, Object.keys(known))}"?`;
  }
  return undefined;
};

module.exports = { slipOfRecipe, slipsIn };
