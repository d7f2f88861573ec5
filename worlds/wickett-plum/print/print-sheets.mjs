import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../build/find-chromium.mjs";
import { packed } from "./pack.mjs";
import { sheetOf } from "./sheet.mjs";

/**
 * `node worlds/wickett-plum/print/print-sheets.mjs` prints the sheets of the sales materials: tagged, with
 * title and language, so that screen readers can read them. Run it after a change of their words, of prices or labels.
 */
register("./typescript-hooks.mjs", import.meta.url);
const { catalogue } = await import("../catalogue/catalogue.ts");

const folder = path.join(import.meta.dirname, "sheets");
const kalnia = readFileSync(
  path.join(import.meta.dirname, "../../../sandbox/console/fonts/kalnia-latin-wght.woff2"),
).toString("base64");
const products = catalogue.files.flatMap((file) => file.products);

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const product of products.filter(({ collateral }) => collateral)) {
  await page.setContent(sheetOf(product, products, kalnia));
  await page.evaluate(() => document.fonts.ready);
  const bytes = packed(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
  writeFileSync(path.join(folder, `${product.id}.pdf`), bytes);
  process.stdout.write(`${product.id}.pdf ${(bytes.length / 1024).toFixed(0)} kB ${product.name}\n`);
}
await browser.close();
