/**
 * Turns a `*.styles.ts` file into class names and static CSS with Chakra's own style engine, and the
 * theme into one global sheet. Used by the bundler's loader and by Jest's transform, so both agree.
 */
const Module = require("node:module");
const fs = require("node:fs");
const path = require("node:path");
const { transformSync } = require("@swc/core");
const { serializeStyles } = require("@emotion/serialize");
const { compile, serialize, stringify } = require("stylis");

const root = path.resolve(__dirname, "../..");
const themeFolder = path.join(root, "app/theme");

/** Lets plain `require` read the theme's and the style files' TypeScript. */
const readTypeScript = (module, file) => {
  const { code } = transformSync(fs.readFileSync(file, "utf8"), {
    filename: file,
    swcrc: false,
    module: { type: "commonjs" },
    jsc: { target: "es2022", parser: { syntax: "typescript", tsx: file.endsWith("x") } },
  });
  module._compile(code, file);
};

/** Runs a TypeScript file afresh with Node's own loader; the `require` at hand may be Jest's, which gives class names instead. */
const runTypeScript = (file) => {
  const before = Module._extensions[".ts"];
  Module._extensions[".ts"] = readTypeScript;
  try {
    const module = Object.assign(new Module(file), {
      filename: file,
      paths: Module._nodeModulePaths(path.dirname(file)),
    });
    readTypeScript(module, file);
    return module.exports;
  } finally {
    if (before) Module._extensions[".ts"] = before;
    else delete Module._extensions[".ts"];
  }
};

/** Files whose change alters every compiled style. */
const themeFiles = () =>
  fs
    .readdirSync(themeFolder, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(themeFolder, name));

let loadedTheme = { stamp: "", system: undefined };

const themeStamp = () =>
  themeFiles()
    .map((file) => fs.statSync(file).mtimeMs)
    .join();

/** The theme's system, evaluated again when a theme file changed. */
const currentSystem = () => {
  const stamp = themeStamp();
  if (loadedTheme.stamp !== stamp) {
    for (const file of themeFiles()) delete Module._cache[file];
    loadedTheme = { stamp, system: runTypeScript(path.join(themeFolder, "system.ts")).system };
  }
  return loadedTheme.system;
};

const isPlainObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const merge = (base, over) => {
  const result = { ...base };
  for (const [key, value] of Object.entries(over ?? {}))
    result[key] = isPlainObject(value) && isPlainObject(result[key]) ? merge(result[key], value) : value;
  return result;
};

const toCss = (selector, styles) => {
  const { name, styles: text } = serializeStyles([styles]);
  const own = text.replaceAll(/--bg-currentcolor:[^;]*;/g, "");
  return { name, css: (className) => serialize(compile(`${selector(className)}{${own}}`), stringify) };
};

/**
 * Compiles one style file.
 * @returns `names` (style name → class name) and `css` (the sheet, in definition order).
 */
const compileStyles = (file) => {
  const system = currentSystem();
  const define = runTypeScript(file).default;
  if (typeof define !== "function") throw new Error(`${file}: a style file exports defineStyles(…) by default`);
  const recipe = (name, variants, overrides) => {
    if (!system.isRecipe(name)) throw new Error(`${file}: there is no recipe "${name}"`);
    const { "@layer recipes": styles = {} } = system.cva(system.getRecipe(name))(variants ?? {});
    return merge(styles, overrides);
  };
  const names = {};
  let css = "";
  for (const [key, styles] of Object.entries(define({ recipe }))) {
    const compiled = toCss((className) => `.${className}`, system.css(styles));
    names[key] = `c-${compiled.name}`;
    css += compiled.css(names[key]);
  }
  return { names, css };
};

/** The tokens, reset and shared classes as one sheet; layers keep them below every style file. */
const compileTheme = () => {
  const system = currentSystem();
  const sheet = (styles) =>
    serialize(compile(serializeStyles([styles]).styles.replaceAll(/--bg-currentcolor:[^;]*;/g, "")), stringify);
  const tokens = sheet(system.getTokenCss());
  const global = sheet(system.getGlobalCss());
  return `@layer reset,base,tokens,recipes;${tokens}${global}`;
};

module.exports = { compileStyles, compileTheme, themeFiles };
