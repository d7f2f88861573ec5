import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../build/find-chromium.mjs";
import { formatText } from "../../../build/format-text.mjs";
import { catalogOf, grounds } from "./catalog.mjs";
import { packed } from "./pack.mjs";

/**
 * `node worlds/wickett-plum/print/print-catalog.mjs` prints the digital catalog: a tagged PDF beside the sheets, and
 * a picture of each page for the reader on the shop's pages. Run it after a change of its pages, or of names, prices or
 * pictures on them.
 */
register("./typescript-hooks.mjs", import.meta.url);
const { catalogue } = await import("../catalogue/catalogue.ts");
const { pictures } = await import("../catalogue/pictures.ts");
const { digitalCatalog } = await import("../digital-catalog.ts");

const here = import.meta.dirname;
const masters = path.join(here, "../images");
const products = catalogue.files.flatMap((file) => file.products);
const font = (name) => readFileSync(path.join(here, "../../../sandbox/console/fonts", name)).toString("base64");

/** A picture on its ground: a file prints small only as JPEG, which knows no transparence. */
const onGround = async (name, ground, width) => {
  const { file } = pictures[name];
  const bytes = await sharp(path.join(masters, file))
    .resize({ width, height: width, fit: "inside" })
    .flatten({ background: ground })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
};

const shown = new Map([["cover", await onGround("the-24-photo", "#5A1648", 1000)]]);
for (const id of digitalCatalog.flatMap(({ productIds }) => productIds)) {
  const product = products.find((each) => each.id === id);
  if (product?.pictures?.[0])
    shown.set(id, await onGround(product.pictures[0], grounds[product.windowColor] ?? grounds.lilac, 528));
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 1.5 });
await page.setContent(
  catalogOf({
    pages: digitalCatalog,
    products,
    pictures: shown,
    fonts: { kalnia: font("kalnia-latin-wght.woff2"), figtree: font("figtree-latin-wght.woff2") },
  }),
);
await page.evaluate(() => document.fonts.ready);
const places = await page.evaluate(() =>
  [...document.querySelectorAll("[data-product]")].map((element) => {
    const sheet = element.closest("section").getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const percent = (part, whole) => Math.round((part / whole) * 1000) / 10;
    return [
      element.dataset.product,
      {
        left: percent(box.left - sheet.left, sheet.width),
        top: percent(box.top - sheet.top, sheet.height),
        width: percent(box.width, sheet.width),
        height: percent(box.height, sheet.height),
      },
    ];
  }),
);
const placesFile = path.join(here, "../digital-catalog-places.ts");
writeFileSync(
  placesFile,
  await formatText(
    placesFile,
    `/** Where each product stands on its page of the digital catalog, in percent of the page; written by \`worlds/wickett-plum/print/print-catalog.mjs\`. */
export const digitalCatalogPlaces: Readonly<Record<string, { left: number; top: number; width: number; height: number }>> = ${JSON.stringify(Object.fromEntries(places))};
`,
  ),
);
const sections = await page.locator("section").all();
for (const [index, section] of sections.entries()) {
  const file = `catalog-page-${index + 1}.webp`;
  const bytes = await sharp(await section.screenshot())
    .webp({ quality: 78 })
    .toBuffer();
  writeFileSync(path.join(masters, file), bytes);
  process.stdout.write(`${file} ${(bytes.length / 1024).toFixed(0)} kB\n`);
}
const pdf = packed(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }));
mkdirSync(path.join(here, "sheets"), { recursive: true });
writeFileSync(path.join(here, "sheets", "digital-catalog.pdf"), pdf);
process.stdout.write(`digital-catalog.pdf ${(pdf.length / 1024).toFixed(0)} kB\n`);
await browser.close();
