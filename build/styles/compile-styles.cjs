/**
 * Turns a `*.styles.ts` file into class names and static CSS with Chakra's own style engine, a `*.colors.ts` file into
 * plain values, and the theme into one global sheet. Used by the bundler's loader and by Jest's transform, so both
 * agree.
 */
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");
const { css } = require("@emotion/react");
const { createJiti } = require("jiti");
const { compile, serialize, stringify } = require("stylis");
const { withShortVariables } = require("./short-variables.cjs");
const { slipOfRecipe, slipsIn } = require("./slips.cjs");

const projectFolder = path.resolve(__dirname, "../..");
const themeFolder = path.join(projectFolder, "app/theme");

/** Runs a TypeScript file, and what it imports, afresh, since a style or a token may have changed. */
const runTypeScript = (file, virtualModules = {}) =>
  createJiti(__filename, { moduleCache: false, virtualModules }).evalModule(fs.readFileSync(file, "utf8"), {
    filename: file,
    async: false,
  });

/** Files whose change alters every compiled style. */
const themeFiles = () =>
  fs
    .readdirSync(themeFolder, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(themeFolder, name))
    .concat(path.join(projectFolder, "config/brand-faces.ts"));

let loadedTheme = { stamp: "", system: undefined, recipes: undefined, colorOf: undefined };

const themeStamp = () =>
  themeFiles()
    .map((file) => fs.statSync(file).mtimeMs)
    .join();

/** The theme's system, recipes and plain colors, evaluated again when a theme file changed. */
const currentTheme = () => {
  const stamp = themeStamp();
  if (loadedTheme.stamp !== stamp) {
    const { recipes, system } = runTypeScript(path.join(themeFolder, "system.ts"));
    const { colorOf } = runTypeScript(path.join(themeFolder, "color-of.ts"));
    loadedTheme = { stamp, system, recipes, colorOf };
  }
  return loadedTheme;
};

const currentSystem = () => currentTheme().system;

/** Tokens as style files write them: without the scale they belong to. */
const tokenNames = (system) => system.tokens.allTokens.map(({ extensions: { prop } }) => prop).filter(Boolean);

const isPlainObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const merge = (base, over) => {
  const result = { ...base };
  for (const [key, value] of Object.entries(over ?? {}))
    result[key] = isPlainObject(value) && isPlainObject(result[key]) ? merge(result[key], value) : value;
  return result;
};

const aliasesBySystem = new WeakMap();

/** Variables of tokens that are another token under the name of a job, and the variable of that one. */
const aliasesOf = (system) => {
  if (!aliasesBySystem.has(system)) {
    const pairs = system.tokens.allTokens.flatMap(({ value, extensions: { conditions = {}, cssVar } }) => {
      const [, target] = /^var\((--[\w-]+)\)$/.exec(String(value)) ?? [];
      const isAlways = Object.keys(conditions).every((condition) => condition === "base");
      return target && cssVar && isAlways ? [[cssVar.var, target]] : [];
    });
    aliasesBySystem.set(system, new Map(pairs));
  }
  return aliasesBySystem.get(system);
};

/** The variable that a token's variable comes to in the end. */
const targetOf = (variable, system) => {
  const target = aliasesOf(system).get(variable);
  return target === undefined ? variable : targetOf(target, system);
};

/** Rules that ask each token itself, so that a name for a job costs no variable of its own. */
const withoutAliases = (rules, system) =>
  rules.replaceAll(/var\((--[\w-]+)/g, (_whole, variable) => `var(${targetOf(variable, system)}`);

/** Rules as Emotion writes them; Chakra's note for a mix of colors, which nothing reads, is left out. */
const rulesOf = (styles) => css(styles).styles.replaceAll(/--bg-currentcolor:[^;]*;/g, "");

/** A sheet of rules that stand for themselves or, with a selector, within it. */
const toSheet = (rules, selector) => serialize(compile(selector ? `${selector}{${rules}}` : rules), stringify);

/** Five characters are enough: equal rules share a class, and a test sees to it that no others do. */
const classOf = (rules) => `c${createHash("sha1").update(rules).digest("base64url").slice(0, 5)}`;

/** What was compiled, with what it was compiled from. */
const compiled = new Map();

/** Whether nothing but the theme decides over what a style file says. */
const readsThemeAlone = (source) =>
  [...source.matchAll(/^(?:import|\} from) .*"([^"]+)";$/gm)].every(([, from]) => from.startsWith("#app/theme/"));

/** Compiles one style file from its text. */
const compileAnew = (file) => {
  const { recipes, system } = currentTheme();
  const place = path.relative(projectFolder, file);
  const recipe = (name, variants, overrides) => {
    const slip = slipOfRecipe(recipes, name, variants);
    if (slip) throw new Error(`${place}: ${slip}`);
    const { "@layer recipes": styles = {} } = system.cva(system.getRecipe(name))(variants ?? {});
    return merge(styles, overrides);
  };
  let sheet = "";
  const classFor = (styles) => {
    // Chakra keeps results by the members alone, and would give the order of a style of another file.
    const written = createHash("sha1").update(JSON.stringify(styles)).digest("hex");
    const rules = withoutAliases(
      rulesOf(system.css(styles, { "--written": written })).replace(/--written:[^;]*;/, ""),
      system,
    );
    const name = classOf(rules);
    sheet += toSheet(rules, `.${name}`);
    return name;
  };
  const defineStyles = (describe) =>
    Object.fromEntries(Object.entries(describe({ recipe })).map(([key, styles]) => [key, classFor(styles)]));
  const { default: names } = runTypeScript(file, { "#app/theme/define-styles.ts": { defineStyles } });
  if (!sheet) throw new Error(`${place}: a style file exports defineStyles(…) by default`);
  const slips = slipsIn(sheet, tokenNames(system));
  if (slips.length > 0) throw new Error(`${place}: ${slips.join(" ")}`);
  return { names, css: sheet };
};

/**
 * Compiles one style file; once for all who ask, until it or the theme changes.
 * @returns `names` (style name → class name) and `css` (the sheet, in definition order).
 * @throws Error with the nearest name, when it asks for a token, a recipe or a variant that the theme has not
 */
const compileStyles = (file) => {
  const source = fs.readFileSync(file, "utf8");
  const stamp = `${themeStamp()} ${source}`;
  const known = compiled.get(file);
  if (known?.stamp === stamp) return known.result;
  const result = compileAnew(file);
  if (readsThemeAlone(source)) compiled.set(file, { stamp, result });
  return result;
};

/** What a `*.colors.ts` file names, as plain values: for what is drawn where no sheet reaches. */
const compileColors = (file) => {
  const { colorOf } = currentTheme();
  const { default: colors } = runTypeScript(file, { "#app/theme/color-of.ts": { colorOf } });
  if (!colors) throw new Error(`${file}: a file of colors exports them by default`);
  return colors;
};

const appFolder = path.resolve(themeFolder, "..");

/** What names tokens without using one: the tokens themselves, and their types. */
const onlyNames = ["tokens.ts", "semantic-tokens.ts", "token-names.ts", "shop-style.ts"].map((name) =>
  path.join("theme", name),
);

/** What becomes sheets while the shop is built, in which no name of a token is left. */
const isCompiled = (name) => /\.styles\.ts$|^theme\/recipes\//.test(name);

/** All that is written in the app about looks, but for those and what takes their plain values. */
const appText = (isWanted = () => true) =>
  fs
    .readdirSync(appFolder, { recursive: true })
    .filter((name) => /(?<!\.(test|colors))\.tsx?$/.test(name) && !onlyNames.includes(name) && isWanted(name))
    .map((name) => fs.readFileSync(path.join(appFolder, name), "utf8"))
    .join("\n");

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The sheet of tokens without the variables that neither a sheet nor the app's text names. */
const withoutUnused = (tokens, rest, system) => {
  const text = appText();
  const read = appText((name) => !isCompiled(name));
  const namedIn = (where, { name, extensions: { prop } }) =>
    [name, prop].some((each) => each && new RegExp(`(?<![\\w.-])${escaped(each)}(?![\\w-])`).test(where));
  const named = new Set(
    system.tokens.allTokens.flatMap((token) => {
      const { var: variable } = token.extensions.cssVar ?? {};
      if (!namedIn(text, token)) return [];
      return namedIn(read, token) ? [variable] : [targetOf(variable, system)];
    }),
  );
  const isUsed = (variable, sheet) =>
    named.has(variable) || `${sheet}${rest}${text}`.match(new RegExp(`${variable}(?![\\w-]|:)`)) !== null;
  let sheet = tokens;
  for (let before = ""; before !== sheet;) {
    before = sheet;
    sheet = before.replaceAll(/(--wp-[\w-]+):[^;}]*;?/g, (whole, variable) => (isUsed(variable, before) ? whole : ""));
  }
  return sheet;
};

/**
 * The tokens, reset and shared classes as one sheet; layers keep them below every style file.
 * @param options.isWhole with every token, also those that nothing uses yet
 */
const compileTheme = ({ isWhole = true } = {}) => {
  const system = currentSystem();
  const tokens = toSheet(rulesOf(system.getTokenCss()));
  const global = toSheet(withoutAliases(rulesOf(system.getGlobalCss()), system));
  return `@layer reset,base,tokens,recipes;${isWhole ? tokens : withoutUnused(tokens, global, system)}${global}`;
};

/** A sheet, of a file or of the theme, as pages carry it in production. */
const forPages = (sheet) => withShortVariables(sheet, currentSystem());

module.exports = { compileColors, compileStyles, compileTheme, forPages, themeFiles };
