// Memory of an import: node bench/import-memory.mjs [address of a PostgreSQL server]
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import yazl from "yazl";
import { ownDatabase } from "./own-database.mjs";
import { bundleSandbox, freshFolder, programEnvironment } from "./run-sandbox.mjs";

const productCount = 20_000;
const MB = 1024;
const namespace = (name) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;

function* catalog(count) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<catalog ${namespace("catalog/2006-10-31")} catalog-id="bench">\n`;
  yield '<category category-id="bench"><display-name xml:lang="x-default">Bench</display-name><online-flag>true</online-flag><parent>root</parent></category>\n';
  const copy = "Made by hand, packed the day after and sent in a box that keeps it whole. ".repeat(12);
  for (let index = 0; index < count; index += 1)
    yield `<product product-id="bench-${index}"><upc>${400_000_000 + index}</upc><display-name xml:lang="x-default">Sweet ${index}</display-name><display-name xml:lang="fr-CA">Bonbon ${index}</display-name><short-description xml:lang="x-default">Number ${index}</short-description><long-description xml:lang="x-default">${copy}</long-description><online-flag>true</online-flag><images><image-group view-type="large"><image path="images/large/${index}.jpg"/><image path="images/large/${index}-2.jpg"/></image-group></images><tax-class-id>candy</tax-class-id><brand>Bench</brand><custom-attributes><custom-attribute attribute-id="isKosher">true</custom-attribute><custom-attribute attribute-id="ingredients">Sugar, cocoa, milk, ${copy.slice(0, 200)}</custom-attribute></custom-attributes></product>\n`;
  for (let index = 0; index < count; index += 1)
    yield `<category-assignment category-id="bench" product-id="bench-${index}"><primary-flag>true</primary-flag></category-assignment>\n`;
  yield "</catalog>\n";
}

function* prices(count) {
  yield `<pricebooks ${namespace("pricebook/2006-10-31")}><pricebook><header pricebook-id="bench-list"><currency>USD</currency></header><price-tables>\n`;
  for (let index = 0; index < count; index += 1)
    yield `<price-table product-id="bench-${index}"><amount quantity="1">${(5 + (index % 90)).toFixed(2)}</amount><amount quantity="10">${(4 + (index % 90)).toFixed(2)}</amount></price-table>\n`;
  yield "</price-tables></pricebook></pricebooks>\n";
}

function* stock(count) {
  yield `<inventory ${namespace("inventory/2007-05-31")}><inventory-list><header list-id="bench-stock"><default-instock>false</default-instock></header><records>\n`;
  for (let index = 0; index < count; index += 1)
    yield `<record product-id="bench-${index}"><allocation>${index % 100}</allocation><perpetual>false</perpetual></record>\n`;
  yield "</records></inventory-list></inventory>\n";
}

/** Writes an archive of so many products with prices, stock and a category. */
const writeArchive = async (file, count) => {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file));
  const files = {
    "export/catalogs/bench/catalog.xml": catalog,
    "export/pricebooks/bench-list.xml": prices,
    "export/inventory-lists/bench-stock.xml": stock,
  };
  for (const [name, lines] of Object.entries(files)) zip.addReadStream(Readable.from(lines(count)), name);
  zip.end();
  await written;
};

/** The most memory a process has held so far, in MB; undefined where nobody tells. */
const peakOf = (pid) => {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, "utf8")) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / MB;
};

/** Runs one import to its end and watches its memory. */
const runImport = async (program, folder, file, env) => {
  const started = performance.now();
  const child = spawn(process.execPath, [program, "import", file], {
    cwd: folder,
    env: { ...process.env, ...programEnvironment, DATABASE_URL: "", SANDBOX_WORLD: "bare", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk.toString()));
  let peakMB = 0;
  const watch = setInterval(() => (peakMB = Math.max(peakMB, peakOf(child.pid) ?? 0)), 50);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`);
  return { peakMB, seconds: (performance.now() - started) / 1000, output };
};

/**
 * Imports 20,000 products into the bare world. The embedded database alone holds more than the budget, so the import
 * is measured by what it needs over an import of one product; with a PostgreSQL server the whole process is measured.
 * @returns peak, that of the small import, and the difference, in MB
 */
export const measureImport = async (server) => {
  const place = freshFolder();
  const database = server ? await ownDatabase(server) : undefined;
  try {
    await bundleSandbox(place.folder, { program: path.resolve("worlds/wickett-plum/command-line.ts") });
    const program = path.join(place.folder, "program.cjs");
    const [small, large] = [path.join(place.folder, "small.zip"), path.join(place.folder, "large.zip")];
    await writeArchive(small, 1);
    await writeArchive(large, productCount);
    const env = database ? { DATABASE_URL: database.url } : {};
    // The first start makes the world, which needs memory of its own.
    await runImport(program, place.folder, small, env);
    const base = await runImport(program, place.folder, small, env);
    const { peakMB, seconds, output } = await runImport(program, place.folder, large, env);
    if (!output.includes(String(2 * productCount + 1))) throw new Error(`Not everything was imported: ${output}`);
    return { products: productCount, peakMB, baseMB: base.peakMB, growthMB: peakMB - base.peakMB, seconds };
  } finally {
    place.remove();
    await database?.drop();
  }
};

if (process.argv[1] === import.meta.filename) console.log(await measureImport(process.argv[2]));
