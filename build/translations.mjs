import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./paths.mjs";

/** The locale whose texts stand in the code as default messages. */
export const sourceLocale = "en-US";

/** Where the product's texts lie; a shop's own are in `own` below it, which releases of the product leave alone. */
export const translationsFolder = path.join(projectFolder, "translations");

/** The texts of a file by id; none where there is no such file. */
export const readTexts = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Writes texts by id in the form that every such file has. */
export const writeTexts = (file, texts) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
};

const fileOf = (locale, folder) => path.join(folder, `${locale}.json`);
const ownFileOf = (locale, folder) => path.join(folder, "own", `${locale}.json`);

/**
 * What a locale says otherwise than the code, by id: the product's translation, and in its place that of the shop's
 * own. A text that is still empty is left out.
 */
export const textsOf = (locale, folder = translationsFolder) => {
  const product = readTexts(fileOf(locale, folder));
  const own = Object.entries(readTexts(ownFileOf(locale, folder)));
  const texts =
    locale === sourceLocale ? own.filter(([id]) => Object.hasOwn(product, id)) : [...Object.entries(product), ...own];
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
};

/** Locales with texts of the product or of the shop's own. */
export const translatedLocales = (folder = translationsFolder) => {
  const own = path.join(folder, "own");
  const names = [...readdirSync(folder), ...(existsSync(own) ? readdirSync(own) : [])];
  const locales = names.filter((name) => name.endsWith(".json")).map((name) => name.replace(".json", ""));
  return [...new Set(locales)].toSorted((a, b) => (a < b ? -1 : 1));
};

/**
 * What a locale does not say yet, by id, in English. An English of another country says the code's words where it has
 * none of its own, so nothing is missing in it.
 */
export const missingTexts = (locale, folder = translationsFolder) => {
  if (locale.startsWith("en")) return {};
  const texts = textsOf(locale, folder);
  const source = { ...readTexts(fileOf(sourceLocale, folder)), ...readTexts(ownFileOf(sourceLocale, folder)) };
  return Object.fromEntries(Object.entries(source).filter(([id]) => !Object.hasOwn(texts, id)));
};

const seedFile = (file, ids) => {
  const before = readTexts(file);
  writeTexts(file, { ...before, ...Object.fromEntries(ids.map((id) => [id, before[id] ?? ""])) });
};

/**
 * Writes a locale's files with an empty text for each that is missing and leaves what is translated as it is: the
 * product's texts in its file, those that only this shop has in its own.
 * @returns how many texts there are to translate
 */
export const seedTexts = (locale, folder = translationsFolder) => {
  const product = readTexts(fileOf(sourceLocale, folder));
  const own = Object.keys(readTexts(ownFileOf(sourceLocale, folder))).filter((id) => !Object.hasOwn(product, id));
  seedFile(fileOf(locale, folder), Object.keys(product));
  if (own.length > 0) seedFile(ownFileOf(locale, folder), own);
  return Object.keys(missingTexts(locale, folder)).length;
};

/** Makes the source file of the shop's own: texts of its code, and its own words for those of the product. */
export const ownSource = (product, custom, folder = translationsFolder) => {
  const kept = Object.entries(readTexts(ownFileOf(sourceLocale, folder))).filter(([id]) => Object.hasOwn(product, id));
  return Object.fromEntries([...kept, ...Object.entries(custom)].sort(([a], [b]) => (a < b ? -1 : 1)));
};
