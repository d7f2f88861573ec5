/** The grounds of windows: markup names their variables itself, so they keep their names. */
const isNamedInMarkup = (variable) => /^--wp-colors-[a-z]+-300$/.test(variable);

const shortBySystem = new WeakMap();

/** Each token's variable with a number for a name. Variables of our own begin with a letter, so none is the same. */
const shortNames = (system) => {
  if (!shortBySystem.has(system)) {
    const variables = system.tokens.allTokens.flatMap(({ extensions: { cssVar } }) => (cssVar ? [cssVar.var] : []));
    const renamed = [...new Set(variables)].filter((variable) => !isNamedInMarkup(variable));
    shortBySystem.set(system, new Map(renamed.map((variable, index) => [variable, `--${index}`])));
  }
  return shortBySystem.get(system);
};

/**
 * A sheet as pages carry it: the names of tokens' variables are a quarter of a page's styles, and a browser reads
 * only so much of a page (64 KiB) before it draws for the first time.
 */
const withShortVariables = (sheet, system) => {
  const names = shortNames(system);
  return sheet.replaceAll(/--wp-(?:[\w-]|\\.)+/g, (variable) => names.get(variable) ?? variable);
};

module.exports = { withShortVariables };
