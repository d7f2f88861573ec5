import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "./open-database.ts";
import { resetWorld } from "./reset.ts";
import { customers } from "#sandbox/platform/customers/customer-tables.ts";
import { seeds } from "./schema/seeds.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { seedWorld } from "./seed-world.ts";
import { isSeededFromAnotherWorld } from "./seeded-world.ts";

describe("the data folder", () => {
  const home = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  const folder = path.join(home, "data");
  afterAll(() => rmSync(home, { recursive: true }));

  test("it is seeded once, keeps what was written, and goes back to the seed when asked", async () => {
    const messages: string[] = [];
    const open = () => openDatabase({ folder, world: wickettPlum, onProgress: (message) => messages.push(message) });
    const first = await open();
    const count = async (database: typeof first) => (await database.sql.select().from(customers)).length;
    const seeded = await count(first);
    expect(seeded).toBeGreaterThan(3);
    await expect(open()).rejects.toThrow("is in use by process");
    await first.sql.delete(customers);
    await first.close();

    const second = await open();
    expect(await count(second)).toBe(0);
    expect(await isSeededFromAnotherWorld(second, wickettPlum)).toBe(false);
    await seedWorld(second, wickettPlum);
    expect(await count(second)).toBe(0);
    await resetWorld(second, wickettPlum);
    expect(await count(second)).toBe(seeded);
    const next = await second.sql.execute(sql`select nextval('customer_no')::int as value`);
    expect((next as unknown as { rows: { value: number }[] }).rows[0]?.value).toBe(10001 + seeded);
    await second.sql.update(seeds).set({ worldHash: "older" });
    expect(await isSeededFromAnotherWorld(second, wickettPlum)).toBe(true);
    await second.close();
    expect(messages).toHaveLength(1);
    expect(existsSync(`${folder}.lock`)).toBe(false);
  }, 120_000);

  test("a folder whose filling was interrupted is filled anew, and no sign of it stays", async () => {
    const half = path.join(home, "half");
    const { mkdirSync, writeFileSync } = await import("node:fs");
    mkdirSync(half);
    writeFileSync(path.join(half, "PG_VERSION"), "18\n");
    writeFileSync(`${half}.unfinished`, "");
    const database = await openDatabase({ folder: half, world: wickettPlum });
    expect((await database.sql.select().from(customers)).length).toBeGreaterThan(3);
    await database.close();
    expect(existsSync(`${half}.unfinished`)).toBe(false);
  }, 60_000);

  test("a folder that is not a database is refused in one sentence", async () => {
    const odd = path.join(home, "odd");
    const { mkdirSync, writeFileSync } = await import("node:fs");
    mkdirSync(odd);
    writeFileSync(path.join(odd, "PG_VERSION"), "99\n");
    await expect(openDatabase({ folder: odd, world: wickettPlum })).rejects.toThrow(
      /Delete the folder to start from the seed again/,
    );
  }, 60_000);
});
