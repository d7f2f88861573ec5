import { type Column, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./connection.ts";

/**
 * All rows of a table that belong to one owner, as one JSON column with the schema's own names, so that several lists come
 * with one statement. Only for tables without timestamps, which JSON would turn into text.
 */
export const jsonRows = (table: PgTable, belongs: SQL, order: Column): SQL => {
  const pairs = Object.entries(getTableColumns(table)).flatMap(([name, column]) => [
    sql.raw(`'${name}'`),
    sql`${column}`,
  ]);
  return sql`coalesce((select json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${order}) from ${table} where ${belongs}), '[]'::json)`;
};

/** Runs a statement and gives its rows, from the embedded database and from PostgreSQL alike. */
export const rowsOf = async <Row>(database: Database, statement: SQL): Promise<Row[]> => {
  const answer = (await database.sql.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
};
