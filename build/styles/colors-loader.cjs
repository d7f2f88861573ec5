const { compileColors, themeFiles } = require("./compile-styles.cjs");

/** Bundler loader for `*.colors.ts`: the module becomes the plain values, without the theme they come from. */
module.exports = function colorsLoader() {
  for (const file of themeFiles()) this.addDependency(file);
  return `export default ${JSON.stringify(compileColors(this.resourcePath))};`;
};
