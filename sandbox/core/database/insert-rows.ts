import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connection.ts";

/** The most rows one statement takes. */
const BATCH = 2000;

/** A value as the column reads it from JSON; JSON columns take it as it is. */
const written = (column: PgColumn, value: unknown): unknown =>
  value === null || /^jsonb?$/.test(column.getSQLType()) ? value : column.mapToDriverValue(value);

/** Names of the columns that a row has something for; the others get the database's own defaults. */
const columnsOf = (row: object): string =>
  Object.keys(row)
    .filter((name) => row[name as never] !== undefined)
    .join();

const insertAlike = async (
  database: Database,
  table: PgTable,
  rows: readonly object[],
  onConflict: SQL | undefined,
): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => rows[0]?.[name as never] !== undefined);
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([name, column]) => [column.name, written(column, row[name as never])])),
    ),
  );
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(", "));
  await database.sql.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json) ${onConflict}`,
  );
};

/**
 * Adds many rows with few statements: each batch goes as one JSON text, since a statement with a parameter for every
 * value takes ten times as long to write as to carry out. Tables with bytes among their columns are not for it.
 * @param onConflict what becomes of rows that are there already, from `on conflict` on
 */
export const insertRows = async <Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  onConflict?: SQL,
): Promise<void> => {
  const kinds = new Map<string, Table["$inferInsert"][]>();
  for (const row of rows) {
    const kind = columnsOf(row);
    const alike = kinds.get(kind);
    if (alike) alike.push(row);
    else kinds.set(kind, [row]);
  }
  for (const alike of kinds.values())
    for (let start = 0; start < alike.length; start += BATCH)
      await insertAlike(database, table, alike.slice(start, start + BATCH), onConflict);
};
