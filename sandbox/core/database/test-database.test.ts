import { sql } from "drizzle-orm";
import { createTestDatabase } from "./test-database.ts";
import { seeds } from "./schema/seeds.ts";
import type { Database } from "./connection.ts";

describe("the database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  afterAll(() => database.close());

  const count = async () => (await database.sql.select().from(seeds)).length;

  test("has trigram similarity and accent folding", async () => {
    const answer = await database.sql.execute(
      sql`select similarity('candy', 'candi') > 0.3 as alike, unaccent('é') as plain`,
    );
    expect((answer as unknown as { rows: unknown[] }).rows).toEqual([{ alike: true, plain: "e" }]);
  });

  test("a failing operation leaves nothing behind, nested work included", async () => {
    const failing = database.transaction(async () => {
      await database.sql.insert(seeds).values({ worldHash: "a", seededAt: new Date() });
      await database.transaction(() => database.sql.insert(seeds).values({ worldHash: "b", seededAt: new Date() }));
      expect(await count()).toBe(2);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await count()).toBe(0);
  });

  test("a statement that fails, or takes the connection to a server with it, ends its own operation alone", async () => {
    const fatal = process.env.DATABASE_URL ? sql`select pg_terminate_backend(pg_backend_pid())` : sql`select 1 / 0`;
    const failing = database.transaction(async () => {
      await database.sql.insert(seeds).values({ worldHash: "lost", seededAt: new Date() });
      await database.sql.execute(fatal);
    });
    await expect(failing).rejects.toBeInstanceOf(Error);
    expect(await count()).toBe(0);
  });

  test("two operations at once see their own writes only", async () => {
    const write = (worldHash: string) =>
      database.transaction(async () => {
        await database.sql.insert(seeds).values({ worldHash, seededAt: new Date() });
        return count();
      });
    expect((await Promise.all([write("x"), write("y")])).every((seen) => seen >= 1)).toBe(true);
    expect(await count()).toBe(2);
  });
});
