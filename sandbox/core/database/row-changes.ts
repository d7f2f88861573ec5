import { asc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connection.ts";
import { insertRows } from "./insert-rows.ts";

/**
 * For `onConflictDoUpdate`: a row that is there already gets every new value of these columns.
 * @param columns by the name of their member, for example `getTableColumns(stores)`
 */
export const newValuesOf = (columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));

/** Rows few enough to be read at once, which others take away and put in by their id. */
export interface ReplaceableRows<Row> {
  read(): Promise<Row[]>;
  /** Takes rows away and puts others in; one whose id is there already takes its place. */
  replace(removedIds: readonly string[], rows: readonly Row[]): Promise<void>;
}

/**
 * The rows of a table as a whole.
 * @param order the columns they are sorted by; the id when left out
 */
export const replaceableRows = <Table extends PgTable & { id: PgColumn }>(
  database: Database,
  table: Table,
  ...order: readonly PgColumn[]
): ReplaceableRows<Table["$inferSelect"]> => ({
  read: async () =>
    (await database.sql
      .select()
      .from(table as PgTable)
      .orderBy(...[...order, table.id].map((column) => asc(column)))) as Table["$inferSelect"][],

  replace: async (removedIds, rows) => {
    const ids = [...removedIds, ...rows.map((row) => (row as { id: string }).id)];
    if (ids.length > 0) await database.sql.delete(table).where(inArray(table.id, ids));
    await insertRows(database, table, rows as readonly Table["$inferInsert"][]);
  },
});
