import { AsyncResource } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { createSharedRead, createSharedReads } from "./shared-read.ts";
import type { Database } from "./connection.ts";
import { openPglite } from "./pglite.ts";

let database: Database;
beforeAll(async () => {
  database = await openPglite({});
}, 120_000);
afterAll(() => database.close());

/** Runs something as another call would, which is in no transaction. */
const elsewhere = new AsyncResource("another call");

/** A read that tells how often it was made. */
const readsOf = () => {
  let number = 0;
  return jest.fn(async (): Promise<{ number: number }> => {
    number += 1;
    const mine = number;
    await database.sql.execute(sql`select 1`);
    return { number: mine };
  });
};

test("what is read is kept, and read again once it is forgotten", async () => {
  const read = readsOf();
  const shared = createSharedRead(read);
  const [first, second] = await Promise.all([shared(), shared()]);
  expect([first, second, await shared(), read.mock.calls.length]).toEqual([first, first, first, 1]);
  shared.forget();
  expect([await shared(), read.mock.calls.length]).toEqual([{ number: 2 }, 2]);
});

test("what is read is kept only as long as it is fresh", async () => {
  const read = readsOf();
  const shared = createSharedRead(read, { freshMs: 1000 });
  const now = jest.spyOn(performance, "now");
  const begun = performance.now();
  await shared();
  now.mockReturnValue(begun + 900);
  await shared();
  expect(read).toHaveBeenCalledTimes(1);
  now.mockReturnValue(begun + 2500);
  await shared();
  expect(read).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test("a failed read is not kept", async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error("The database is away.")).mockResolvedValueOnce("here");
  const shared = createSharedRead(read);
  await expect(shared()).rejects.toThrow("The database is away.");
  expect(await shared()).toBe("here");
});

test("what a transaction read that was rolled back is read again", async () => {
  await database.sql.execute(sql`create temporary table if not exists kept (name text)`);
  const shared = createSharedRead(async () => {
    const { rows } = (await database.sql.execute(sql`select name from kept`)) as { rows: unknown[] };
    return rows.length;
  });
  const written = database.transaction(async () => {
    await database.sql.execute(sql`insert into kept values ('nobody sees this')`);
    expect(await shared()).toBe(1);
    throw new Error("It is taken back.");
  });
  await expect(written).rejects.toThrow("It is taken back.");
  expect(await shared()).toBe(0);
});

test("a transaction does not wait for a read that waits for it", async () => {
  const read = readsOf();
  const shared = createSharedRead(read);
  let other: Promise<unknown> | undefined;
  await database.transaction(async () => {
    await database.sql.execute(sql`select 1`);
    other = elsewhere.runInAsyncScope(() => shared());
    expect(await shared()).toEqual({ number: expect.any(Number) });
  });
  expect(await other).toEqual({ number: expect.any(Number) });
  expect(await shared()).toEqual({ number: expect.any(Number) });
  expect(read).toHaveBeenCalledTimes(2);
});

test("each key is kept by itself", async () => {
  const read = jest.fn(async (key: string) => key.toUpperCase());
  const shared = createSharedReads(read);
  expect([await shared("us"), await shared("ca"), await shared("us")]).toEqual(["US", "CA", "US"]);
  expect(read).toHaveBeenCalledTimes(2);
  shared.forget();
  await shared("us");
  expect(read).toHaveBeenCalledTimes(3);
});
