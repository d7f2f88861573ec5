import { type Column, getTableColumns, getTableName, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connection.ts";

/**
 * The columns of each table as arguments of `json_build_object`; written once, since Drizzle looks at every piece of a
 * statement anew.
 */
const columnPairs = new WeakMap<PgTable, SQL>();

const columnPairsOf = (table: PgTable): SQL => {
  const known = columnPairs.get(table);
  if (known) return known;
  const pairs = Object.entries(getTableColumns(table)).map(
    ([name, column]) => `'${name}', "${getTableName(table)}"."${column.name}"`,
  );
  const written = sql.raw(pairs.join(", "));
  columnPairs.set(table, written);
  return written;
};

/**
 * All rows of a table that belong to one owner, as one JSON column with the schema's own names, so that several lists
 * come with one statement. Only for tables without timestamps, which JSON would turn into text.
 */
export const jsonRows = (table: PgTable, belongs: SQL, order: Column): SQL =>
  sql`coalesce((select json_agg(json_build_object(${columnPairsOf(table)}) order by ${order}) from ${table} where ${belongs}), '[]'::json)`;

/** Runs a statement and gives its rows, from the embedded database and from PostgreSQL alike. */
export const rowsOf = async <Row>(database: Database, statement: SQL): Promise<Row[]> => {
  const answer = (await database.sql.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
};

/**
 * Runs several writes as one statement; they see the data as it was before all of them, so no two may touch the same
 * row.
 */
export const writeTogether = async (database: Database, writes: readonly SQLWrapper[]): Promise<void> => {
  const [last, ...others] = [...writes].reverse();
  if (!last) return;
  const named = others.map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write.getSQL()})`);
  await database.sql.execute(
    named.length === 0 ? last.getSQL() : sql`with ${sql.join(named, sql`, `)} ${last.getSQL()}`,
  );
};
