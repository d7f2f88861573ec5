import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepDump, keptState, readKeptDump } from "./kept-dump.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const dump = {
  tables: [{ name: "shops", columns: ["id"], rows: [`{"id":"1001"}`] }],
  sums: { shops: "1 7" },
  sequences: {},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "ground-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what one process keeps the next one reads, and what other sources made goes", async () => {
  writeFileSync(path.join(folder, "wickett-plum-ground-00ff00ff00ff00ff00ff.json.gz"), "old");
  writeFileSync(path.join(folder, "world-00ff.tar"), "an image");
  expect(await readKeptDump(wickettPlum, "ground", folder)).toBeUndefined();
  await keepDump(wickettPlum, "ground", dump, folder);
  expect(await readKeptDump(wickettPlum, "ground", folder)).toEqual(dump);
  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^wickett-plum-ground-[0-9a-f]{20}\.json$/),
    "world-00ff.tar",
  ]);
});

test("a state is kept beside what all states begin with, each by its name and seed", async () => {
  const state = keptState({ world: "default", seed: 1 });
  await keepDump(wickettPlum, "ground", dump, folder);
  await keepDump(wickettPlum, state, { ...dump, sequences: { order_no: "7" } }, folder);
  expect((await readKeptDump(wickettPlum, state, folder))?.sequences).toEqual({ order_no: "7" });
  expect(await readKeptDump(wickettPlum, "ground", folder)).toEqual(dump);
  expect(await readKeptDump(wickettPlum, keptState({ world: "default", seed: 2 }), folder)).toBeUndefined();
});

test("states of the same name in two worlds are kept side by side", async () => {
  const state = keptState({ world: "default", seed: 1 });
  await keepDump(wickettPlum, state, dump, folder);
  await keepDump(emptyWorld, state, { ...dump, sequences: { order_no: "7" } }, folder);
  expect(await readKeptDump(wickettPlum, state, folder)).toEqual(dump);
  expect((await readKeptDump(emptyWorld, state, folder))?.sequences).toEqual({ order_no: "7" });
});

test("a file that cannot be read is as good as none", async () => {
  await keepDump(wickettPlum, "ground", dump, folder);
  const [name = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, name), "half a fi");
  expect(await readKeptDump(wickettPlum, "ground", folder)).toBeUndefined();
});

test("where nothing can be written nothing is kept, and nobody is held up", async () => {
  const noFolder = path.join(folder, "file");
  writeFileSync(noFolder, "");
  await expect(keepDump(wickettPlum, "ground", dump, noFolder)).resolves.toBeUndefined();
  expect(await readKeptDump(wickettPlum, "ground", noFolder)).toBeUndefined();
});
