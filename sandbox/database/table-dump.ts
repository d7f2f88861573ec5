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
  /** What `nextval` gives next, by sequence. */
  sequences: Record<string, string>;
}

/** Tables that outlive a reset and a restore: the key that signs tokens, and how often there was one, say nothing about the shop. */
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

/** Everything a reset would throw away. The same data gives the same dump. */
export const dumpTables = (database: Database): Promise<Dump> =>
  database.transaction(async () => {
    const columns = await columnsOf(database);
    const tables: DumpedTable[] = [];
    for (const name of await tableNames(database)) {
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
    return { tables, sequences };
  });

/** Empties every table a reset empties, and starts the sequences again. Belongs into a transaction. */
export const emptyTables = async (database: Database): Promise<void> => {
  await database.sql.execute(sql`truncate ${names(await tableNames(database))} restart identity`);
  for (const name of await sequenceNames(database))
    await database.sql.execute(sql`alter sequence ${sql.identifier(name)} restart`);
  await noteDataChange(database);
};

/** Table names so that each comes after those its foreign keys point to. */
const inOrderOfReference = async (database: Database, tables: readonly DumpedTable[]): Promise<DumpedTable[]> => {
  const references = await rowsOf<{ from: string; to: string }>(
    database,
    sql`select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
        where contype = 'f' and conrelid <> confrelid`,
  );
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

/** Puts a dump in place of what is there, in one transaction; whoever reads meanwhile sees the old state or the new one. */
export const restoreTables = (database: Database, { tables, sequences }: Dump): Promise<void> =>
  database.transaction(async () => {
    await emptyTables(database);
    for (const { name, columns, rows } of await inOrderOfReference(database, tables))
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
