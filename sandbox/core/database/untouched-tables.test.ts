import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import type { Database } from "./connection.ts";
import { seedingOf } from "./data-changes.ts";
import { keptState, readKeptDump } from "./kept-dump.ts";
import { openDatabase } from "./open-database.ts";
import { resetWorld } from "./reset.ts";
import { dumpTables } from "./table-dump.ts";
import { defaultChoice } from "./world-data.ts";
import { stateName } from "./world-hash.ts";

jest.setTimeout(300_000);

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "untouched-"));
  database = await openDatabase({ folder: path.join(folder, "data"), world: wickettPlum });
}, 300_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (statement: ReturnType<typeof sql>) => database.sql.execute(statement);

/** What a reset is to take back: a row written over, one gone, a new one, and one in the place of another. */
const spoil = async () => {
  await run(sql`update products set name = 'Spoiled' where id = '484101'`);
  await run(sql`delete from stores where id = '1001'`);
  await run(sql`insert into search_stop_words (locale, word) values ('en-US', 'spoiled')`);
  await database.transaction(async () => {
    await run(sql`delete from search_phrases where locale = 'en-US' and position = 0`);
    await run(sql`insert into search_phrases (locale, phrase, position) values ('en-US', 'spoiled', 0)`);
  });
};

test("a new folder knows the transaction that made its world, and a reset puts back all that others wrote", async () => {
  const beginning = await dumpTables(database);
  // Without a kept state a reset makes the world anew, and looks at no table.
  expect(await readKeptDump(wickettPlum, keptState(defaultChoice))).toBeDefined();
  expect(await seedingOf(database, stateName(wickettPlum, defaultChoice))).toMatch(/^\d+$/);
  expect(await seedingOf(database, stateName(wickettPlum, { world: "default", seed: 2 }))).toBeUndefined();
  for (let round = 0; round < 2; round += 1) {
    await spoil();
    expect((await dumpTables(database)).sums).not.toEqual(beginning.sums);
    await resetWorld(database, wickettPlum);
    const after = await dumpTables(database);
    expect(after.sums).toEqual(beginning.sums);
    expect(after.sequences).toEqual(beginning.sequences);
  }
});

test("what an archive put on top in the transaction of a reset goes with the next one", async () => {
  const beginning = await dumpTables(database);
  await database.transaction(async () => {
    await resetWorld(database, wickettPlum);
    await spoil();
  });
  await resetWorld(database, wickettPlum);
  expect((await dumpTables(database)).sums).toEqual(beginning.sums);
});
