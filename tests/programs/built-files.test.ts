import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildWhatIsStale } from "./built-shop.ts";

interface Statistics {
  /** The files of each named part with all that it needs, by name. */
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Words that minified files of Chakra and its style engine still hold. */
const engine = /chakra|data-emotion/i;

/** Words that stand in tools of the page for a browser's own assistant, and nowhere else. */
const tools = /search_catalog|open_page|registerTool/;

const outputFolder = path.resolve("build/out");
const folder = path.join(outputFolder, "static");
let groups: [name: string, files: string[]][] = [];
let withEngine: string[] = [];
let withTools: string[] = [];

beforeAll(() => {
  buildWhatIsStale();
  const { namedChunkGroups } = JSON.parse(
    readFileSync(path.join(outputFolder, "loadable-stats.json"), "utf8"),
  ) as Statistics;
  groups = Object.entries(namedChunkGroups).map(([name, { assets }]) => [name, assets.map((asset) => asset.name)]);
  // Files of the builds before lie beside those of this one.
  const ofThisBuild = new Set(groups.flatMap(([, files]) => files.map((file) => path.dirname(file))));
  const filesWith = (words: RegExp) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        file.endsWith(".js") &&
        ofThisBuild.has(path.dirname(file)) &&
        words.test(readFileSync(path.join(folder, file), "utf8")),
    );
  withEngine = filesWith(engine);
  withTools = filesWith(tools);
}, 120_000);

const partsWithEngine = () =>
  groups.filter(([, files]) => files.some((file) => withEngine.includes(file))).map(([name]) => name);

test("Chakra comes with editors' tools and with nothing that a shopper loads", () => {
  expect(partsWithEngine().toSorted()).toEqual([
    "editor-empty",
    "editor-guide",
    "editor-preview",
    "editor-screens",
    "editor-workbench",
  ]);
});

test("no file with Chakra is outside of those parts", () => {
  const known = groups.filter(([name]) => name.startsWith("editor-")).flatMap(([, files]) => files);
  expect(withEngine.filter((file) => !known.includes(file))).toEqual([]);
});

test("not a byte of the tools for a browser's own assistant is in what others load", () => {
  const { "page-tools": ofTools = [], ...others } = Object.fromEntries(groups);
  expect(withTools).toHaveLength(1);
  expect(ofTools).toEqual(expect.arrayContaining(withTools));
  expect(Object.values(others).filter((files) => files.some((file) => withTools.includes(file)))).toEqual([]);
});
