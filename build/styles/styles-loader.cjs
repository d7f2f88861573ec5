const { compileStyles, compileTheme, forPages, themeFiles } = require("./compile-styles.cjs");

/** The sheet of a file. A slip of its author is said without the way to here, which is none of its lines. */
const compiled = (file) => {
  try {
    return compileStyles(file);
  } catch (error) {
    error.stack = error.message;
    throw error;
  }
};

/**
 * Bundler loader for `*.styles.ts`: the module becomes its class names; the same file with `?css`
 * becomes the sheet. With option `server` no sheet is asked for. `theme.ts?css`-style requests
 * (option `theme`) give the global sheet, in production without the tokens that nothing uses. There variables have
 * short names.
 */
module.exports = function stylesLoader() {
  const { server, theme } = this.getOptions();
  for (const file of themeFiles()) this.addDependency(file);
  const shipped = (sheet) => (this.mode === "production" ? forPages(sheet) : sheet);
  if (theme) return server ? "" : shipped(compileTheme({ isWhole: this.mode !== "production" }));
  const { names, css } = compiled(this.resourcePath);
  if (this.resourceQuery === "?css") return shipped(css);
  const request = JSON.stringify(`${this.resourcePath}?css`);
  return `${server ? "" : `import ${request};\n`}export default ${JSON.stringify(names)};`;
};
