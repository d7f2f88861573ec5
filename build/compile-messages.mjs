import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { outputFolder } from "./paths.mjs";
import { missingTexts, textsOf, translatedLocales } from "./translations.mjs";

/**
 * Writes each locale's texts as parsed messages into `build/out/static/messages/<locale>.json`, so that neither server
 * nor browser parses ICU text at run time. A locale that says nothing otherwise than the code needs no file.
 */
export const compileMessages = async () => {
  const folder = path.join(outputFolder, "static/messages");
  mkdirSync(folder, { recursive: true });
  for (const locale of translatedLocales()) {
    const file = path.join(folder, `${locale}.json`);
    const texts = Object.entries(textsOf(locale));
    if (texts.length === 0) rmSync(file, { force: true });
    else writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))));
  }
};

/** One sentence for each language that lacks texts, with the first ids; pages say those in English. */
export const missingSentences = () =>
  translatedLocales().flatMap((locale) => {
    const ids = Object.keys(missingTexts(locale));
    if (ids.length === 0) return [];
    const first = ids.slice(0, 5).join(", ") + (ids.length > 5 ? ", …" : "");
    return [`${locale} lacks ${ids.length} texts (${first}); npm run messages -- --missing ${locale} lists them.`];
  });
