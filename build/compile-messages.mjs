import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { outputFolder, projectFolder } from "./paths.mjs";

const translations = path.join(projectFolder, "translations");

/** The locale whose texts stand in the code as default messages; it needs no file in the browser. */
const sourceLocale = "en-US";

/**
 * Writes each other locale's texts as parsed messages into `build/out/static/messages/<locale>.json`,
 * so that neither server nor browser parses ICU text at run time.
 */
export const compileMessages = async () => {
  const folder = path.join(outputFolder, "static/messages");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(translations).filter((file) => file.endsWith(".json"))) {
    const locale = name.replace(".json", "");
    if (locale === sourceLocale) continue;
    const texts = JSON.parse(readFileSync(path.join(translations, name), "utf8"));
    const parsed = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
    writeFileSync(path.join(folder, name), JSON.stringify(parsed));
  }
};
