import { PGlite } from "@electric-sql/pglite";
import { type StatementClient, withPreparedStatements } from "./prepared-statements.ts";

describe("statements prepared once in the embedded database", () => {
  let client: PGlite;
  let prepared: StatementClient;

  const rowsOf = async (text: string, values?: readonly unknown[]) => (await prepared.query(text, values)).rows;

  beforeAll(async () => {
    client = await PGlite.create();
    await client.exec("create table sweets (id int primary key, name text, facts jsonb, made_at timestamptz)");
    prepared = withPreparedStatements(client);
  });

  afterAll(() => client.close());

  it("give rows as a plain query does, every type and nothing at all included", async () => {
    const values = [1, "Rosa's “Crème”", { colours: ["rosé"] }, new Date("2026-11-21T10:00:00Z")];
    await prepared.query("insert into sweets values ($1, $2, $3, $4)", values);
    await prepared.query("insert into sweets values ($1, $2, $3, $4)", [2, null, null, undefined]);
    const text = "select * from sweets where id = any($1::int[]) order by id";
    const first = await rowsOf(text, [[1, 2]]);
    expect(first).toEqual((await client.query(text, [[1, 2]])).rows);
    expect(first).toEqual([
      { id: 1, name: values[1], facts: values[2], made_at: values[3] },
      { id: 2, name: null, facts: null, made_at: null },
    ]);
    expect(await rowsOf(text, [[3]])).toEqual([]);
  });

  it("keep the parsers and the row shape of each call apart", async () => {
    const text = "select made_at from sweets where id = 1";
    const raw = await prepared.query(text, [], { rowMode: "array", parsers: { 1184: (value) => `raw ${value}` } });
    expect(raw.rows).toEqual([[expect.stringMatching(/^raw 2026-11-21/)]]);
    expect(await rowsOf(text)).toEqual([{ made_at: new Date("2026-11-21T10:00:00Z") }]);
  });

  it("say how many rows a write touched", async () => {
    const { affectedRows } = await prepared.query("update sweets set name = name where id < $1", [10]);
    expect(affectedRows).toBe(2);
  });

  it("fail with the database's own code and work again afterwards", async () => {
    const text = "insert into sweets (id) values ($1)";
    await expect(prepared.query(text, [1])).rejects.toMatchObject({ code: "23505" });
    await expect(prepared.query(text, ["one"])).rejects.toMatchObject({ code: "22P02" });
    await expect(prepared.query("select nonsense from sweets")).rejects.toMatchObject({ code: "42703" });
    await prepared.query(text, [3]);
    expect(await rowsOf("select count(*)::int as count from sweets")).toEqual([{ count: 3 }]);
  });

  it("outlive the transaction they were first used in, which is undone whole", async () => {
    const text = "insert into sweets (id, name) values ($1, 'undone')";
    const broken = prepared.transaction(async (transaction) => {
      await transaction.query(text, [4]);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect(await rowsOf("select id from sweets where name = 'undone'")).toEqual([]);
    await prepared.transaction((transaction) => transaction.query(text, [4]));
    expect(await rowsOf("select id from sweets where name = 'undone'")).toEqual([{ id: 4 }]);
  });

  it("are forgotten by the database too when there are too many", async () => {
    for (let count = 0; count < 450; count += 1) await prepared.query(`select ${count} as count`);
    const [row] = await rowsOf("select count(*)::int as kept from pg_prepared_statements");
    expect((row as { kept: number }).kept).toBeLessThanOrEqual(401);
    expect(await rowsOf("select 0 as count")).toEqual([{ count: 0 }]);
  });

  it("take turns", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => rowsOf("select $1::int as turn", [index])),
    );
    expect(answers.map(([row]) => row)).toEqual(Array.from({ length: 40 }, (_, turn) => ({ turn })));
  });
});
