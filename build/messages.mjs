import { execFileSync } from "node:child_process";
import path from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { projectFolder } from "./paths.mjs";
import {
  missingTexts,
  ownSource,
  readTexts,
  seedTexts,
  sourceLocale,
  translationsFolder,
  writeTexts,
} from "./translations.mjs";

/**
 * `npm run messages`: collects the texts of the code in `translations/en-US.json`, those of a shop's own code in
 * `translations/own/en-US.json`. With `--check` it only says whether that is done; `--seed de-DE` makes the files of a
 * language, or fills them up, with an empty text for each that is to be translated; `--missing de-DE` lists those with
 * their English and ends with 1 while there are some.
 */

/** Default messages of the files that match, by id, sorted. */
const extract = (patterns, ignored) => {
  const text = execFileSync(
    process.execPath,
    [
      path.join(projectFolder, "node_modules/@formatjs/cli/bin/formatjs"),
      "extract",
      ...patterns,
      ...["**/*.test.tsx", "**/*.styles.ts", ...ignored].flatMap((pattern) => ["--ignore", pattern]),
      "--format",
      "simple",
    ],
    { cwd: projectFolder, encoding: "utf8", maxBuffer: 50_000_000 },
  );
  return Object.fromEntries(Object.entries(JSON.parse(text || "{}")).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Texts of the product and of the shop's own code, each with the file that they belong in. */
const sources = () => {
  const product = extract(
    ["app/**/*.ts", "app/**/*.tsx", "server/plain/*.ts", "server/plain/*.tsx"],
    ["app/custom/**"],
  );
  const custom = extract(["app/custom/**/*.ts", "app/custom/**/*.tsx"], []);
  const inFolder = (name) => path.join(translationsFolder, name);
  return [
    { file: inFolder(`${sourceLocale}.json`), texts: product },
    { file: inFolder(`own/${sourceLocale}.json`), texts: ownSource(product, custom) },
  ];
};

const isSame = ({ file, texts }) => isDeepStrictEqual(Object.entries(readTexts(file)), Object.entries(texts));

const { values } = parseArgs({
  options: { check: { type: "boolean" }, seed: { type: "string" }, missing: { type: "string" } },
});
for (const locale of [values.seed, values.missing])
  if (locale !== undefined && Intl.getCanonicalLocales(locale)[0] !== locale)
    throw new RangeError(`'${locale}' is not written as a language is, for example de-DE.`);

if (values.check) {
  const stale = sources().filter((source) => !isSame(source));
  for (const { file } of stale)
    console.error(`${path.relative(projectFolder, file)} is stale: run \`npm run messages\`.`);
  if (stale.length > 0) process.exit(1);
} else if (values.seed) {
  console.log(`${seedTexts(values.seed)} texts are to be translated in translations/${values.seed}.json.`);
} else if (values.missing) {
  const missing = Object.entries(missingTexts(values.missing));
  for (const [id, text] of missing) console.log(`${id}: ${text}`);
  console.log(`${missing.length} texts are missing in ${values.missing}.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} else for (const { file, texts } of sources().filter((source) => !isSame(source))) writeTexts(file, texts);
