import type { Seeder } from "#sandbox/core/database/world-data.ts";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { orderNumbers } from "#sandbox/platform/orders/order-tables.ts";

/** From 0 to below 1, the same for the same seed and record. */
const chance = (seed: number) =>
  sql`(('x' || substr(md5(${String(seed)} || ${inventoryRecords.inventoryListId} || ${inventoryRecords.productId}), 1, 7))::bit(28)::int / 268435456.0)`;

/** Pieces that orders hold or have taken; they stay as they are. */
const gone = sql`(${inventoryRecords.turnover} + ${inventoryRecords.onOrder})`;

/** Pieces that are left. */
const left = sql`(${inventoryRecords.allocation} - ${gone})`;

/** Nothing is left anywhere, nothing is promised and nothing is endless. */
export const sellOut: Seeder = async (database) => {
  await database.sql.update(inventoryRecords).set({
    allocation: gone,
    perpetual: false,
    handling: "none",
    preorderBackorderAllocation: 0,
    inStockDate: null,
  });
};

/** Most things are scarce: an eighth of what there was, here and there nothing; what never ran out still does not. */
export const runShort: Seeder = async (database) => {
  await database.sql
    .update(inventoryRecords)
    .set({ allocation: sql`${gone} + case when ${chance(8)} < 0.15 then 0 else ceil(${left} / 8.0) end` })
    .where(eq(inventoryRecords.perpetual, false));
};

/**
 * What another seed than the first changes: stock between half and one and a half times, and where order numbers begin.
 */
export const varyBySeed = async (database: Database, seed: number): Promise<void> => {
  if (seed === 1) return;
  await database.sql
    .update(inventoryRecords)
    .set({ allocation: sql`${gone} + ceil(${left} * (0.5 + ${chance(seed)}))` });
  const first = 100_001 + ((seed - 1) % 800) * 1000;
  await database.sql.execute(
    sql`alter sequence ${sql.identifier(orderNumbers.seqName ?? "")} restart with ${sql.raw(String(first))}`,
  );
};
