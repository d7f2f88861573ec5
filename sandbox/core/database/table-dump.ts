import { sql } from "drizzle-orm";
import type { Database } from "./connection.ts";
import { noteDataChange } from "./data-changes.ts";
import { rowsOf } from "./json-rows.ts";

/** A table's rows as JSON texts, in an order of their own; generated columns are left out. */
export interface DumpedTable {
  name: string;
  columns: string[];
  rows: string[];
}

/** The content of a database: what was in every table, and how far the sequences had counted. */
export interface Dump {
  tables: DumpedTable[];
  /** A sum over the rows of each table, which tells whether a table still holds them. */
  sums: Record<string, string>;
  /** What `nextval` gives next, by sequence. */
  sequences: Record<string, string>;
}

/**
 * Tables that outlive a reset and a restore: the key that signs tokens, and how often there was one, say nothing about
 * the shop.
 */
export const keptTables: readonly string[] = ["data_changes", "signing_keys"];

/** Rows put back with one statement. */
const BATCH = 500;

const tableNames = async (database: Database): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      database,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !keptTables.includes(name));

const sequenceNames = async (database: Database): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      database,
      sql`select sequencename::text as name from pg_sequences where schemaname = 'public' order by sequencename`,
    )
  ).map(({ name }) => name);

const columnsOf = async (database: Database): Promise<Map<string, string[]>> => {
  const rows = await rowsOf<{ table: string; column: string }>(
    database,
    sql`select table_name::text as "table", column_name::text as "column" from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  );
  const columns = new Map<string, string[]>();
  for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  return columns;
};

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Number of rows and sum of their hashes, by table; in one statement, since a database has some hundred tables. */
const sumsOf = async (database: Database, columns: ReadonlyMap<string, string[]>, tables: readonly string[]) => {
  if (tables.length === 0) return {};
  const each = tables.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtextextended(row(${names(columns.get(name) ?? [])})::text, 0)), 0) as sum
          from ${sql.identifier(name)}`,
  );
  const rows = await rowsOf<{ name: string; sum: string }>(database, sql.join(each, sql` union all `));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
};

/** Everything a reset would throw away. The same data gives the same dump. */
export const dumpTables = (database: Database): Promise<Dump> =>
  database.transaction(async () => {
    const columns = await columnsOf(database);
    const tables: DumpedTable[] = [];
    const all = await tableNames(database);
    for (const name of all) {
      const own = columns.get(name) ?? [];
      const rows = await rowsOf<{ row: string }>(
        database,
        sql`select to_json(kept)::text as row from (select ${names(own)} from ${sql.identifier(name)}) kept order by 1`,
      );
      tables.push({ name, columns: own, rows: rows.map(({ row }) => row) });
    }
    const sequences: Dump["sequences"] = {};
    for (const name of await sequenceNames(database)) {
      const [state] = await rowsOf<{ next: string }>(
        database,
        sql`select (last_value + is_called::int)::text as next from ${sql.identifier(name)}`,
      );
      if (state) sequences[name] = state.next;
    }
    return { tables, sums: await sumsOf(database, columns, all), sequences };
  });

/** Empties every table a reset empties, and starts the sequences again. Belongs into a transaction. */
export const emptyTables = async (database: Database): Promise<void> => {
  await database.sql.execute(sql`truncate ${names(await tableNames(database))} restart identity`);
  for (const name of await sequenceNames(database))
    await database.sql.execute(sql`alter sequence ${sql.identifier(name)} restart`);
  await noteDataChange(database);
};

/** A foreign key: a row `from` one table points to a row of another. */
interface Reference {
  from: string;
  to: string;
}

const referencesOf = (database: Database): Promise<Reference[]> =>
  rowsOf<Reference>(
    database,
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
        where contype = 'f' and conrelid <> confrelid`,
  );

/** Tables so that each comes after those its foreign keys point to. */
const inOrderOfReference = (references: readonly Reference[], tables: readonly DumpedTable[]): DumpedTable[] => {
  const ordered: DumpedTable[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const free = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.some((other) => other.name === to)),
    );
    ordered.push(...(free.length > 0 ? free : waiting));
    waiting = free.length > 0 ? waiting.filter((table) => !free.includes(table)) : [];
  }
  return ordered;
};

/**
 * The tables whose rows are all of one transaction, as many as there were: whatever is changed later is a row of
 * another transaction. Looking at who wrote a row takes a tenth of reading it.
 */
const untouchedTables = async (
  database: Database,
  { tables, sums }: Pick<Dump, "tables" | "sums">,
  seededIn: string,
): Promise<ReadonlySet<string>> => {
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::text as rows, coalesce(bool_and(xmin = ${seededIn}::text::xid), true) as own
          from ${sql.identifier(name)}`,
  );
  const rows = await rowsOf<{ name: string; rows: string; own: boolean }>(database, sql.join(each, sql` union all `));
  return new Set(
    rows.filter(({ name, rows: count, own }) => own && sums[name]?.split(" ")[0] === count).map(({ name }) => name),
  );
};

/** The tables that hold other rows than the dump, with those that point to them. */
const changedTables = async (
  database: Database,
  references: readonly Reference[],
  { tables, sums }: Pick<Dump, "tables" | "sums">,
  seededIn: string | undefined,
): Promise<DumpedTable[]> => {
  const untouched = seededIn === undefined ? undefined : await untouchedTables(database, { tables, sums }, seededIn);
  const asked = tables.filter(({ name }) => !untouched?.has(name));
  const now = await sumsOf(
    database,
    new Map(asked.map(({ name, columns }) => [name, columns])),
    asked.map(({ name }) => name),
  );
  const changed = new Set(asked.map(({ name }) => name).filter((name) => now[name] !== sums[name]));
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const { from, to } of references) if (changed.has(to)) changed.add(from);
  }
  return tables.filter(({ name }) => changed.has(name));
};

/**
 * Puts a dump in place of what is there, in one transaction; whoever reads meanwhile sees the old state or the new one.
 * Tables that hold its rows by the dump's `sums` are left alone; without sums all are written.
 * @param seededIn the transaction that made this very content in the database, if one did
 */
export const restoreTables = (
  database: Database,
  { tables, sums, sequences }: Omit<Dump, "sums"> & Partial<Pick<Dump, "sums">>,
  seededIn?: string,
): Promise<void> =>
  database.transaction(async () => {
    const references = await referencesOf(database);
    const changed = sums ? await changedTables(database, references, { tables, sums }, seededIn) : tables;
    const emptied = sums ? changed.map(({ name }) => name) : await tableNames(database);
    if (emptied.length > 0) await database.sql.execute(sql`truncate ${names(emptied)}`);
    await noteDataChange(database);
    for (const { name, columns, rows } of inOrderOfReference(references, changed))
      for (let at = 0; at < rows.length; at += BATCH) {
        const batch = `[${rows.slice(at, at + BATCH).join(",")}]`;
        const table = sql.identifier(name);
        await database.sql.execute(
          sql`insert into ${table} (${names(columns)}) overriding system value
              select ${names(columns)} from json_populate_recordset(null::${table}, ${batch}::json)`,
        );
      }
    for (const [name, next] of Object.entries(sequences))
      await database.sql.execute(
        sql`alter sequence ${sql.identifier(name)} restart with ${sql.raw(BigInt(next).toString())}`,
      );
  });
