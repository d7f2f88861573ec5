import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepGround, readGround } from "./kept-ground.ts";
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
  writeFileSync(path.join(folder, "ground-00ff.json.gz"), "old");
  writeFileSync(path.join(folder, "world-00ff.tar"), "an image");
  expect(await readGround(wickettPlum, folder)).toBeUndefined();
  await keepGround(wickettPlum, dump, folder);
  expect(await readGround(wickettPlum, folder)).toEqual(dump);
  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^ground-[0-9a-f]{20}\.json\.gz$/),
    "world-00ff.tar",
  ]);
});

test("a file that cannot be read is as good as none", async () => {
  await keepGround(wickettPlum, dump, folder);
  const [name = ""] = readdirSync(folder);
  writeFileSync(path.join(folder, name), "half a fi");
  expect(await readGround(wickettPlum, folder)).toBeUndefined();
});

test("where nothing can be written nothing is kept, and nobody is held up", async () => {
  const noFolder = path.join(folder, "file");
  writeFileSync(noFolder, "");
  await expect(keepGround(wickettPlum, dump, noFolder)).resolves.toBeUndefined();
  expect(await readGround(wickettPlum, noFolder)).toBeUndefined();
});
