import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#sandbox/core/database/connection.ts";
import { jsonRows, rowsOf, writeTogether } from "#sandbox/core/database/json-rows.ts";
import {
  basketCoupons,
  basketGiftCertificates,
  basketItems,
  basketPayments,
  baskets,
  basketShipments,
} from "./basket-tables.ts";
import type {
  Basket,
  BasketCoupon,
  BasketGiftCertificate,
  BasketItem,
  BasketPayment,
  BasketShipment,
  Reservation,
} from "./basket.ts";

/** Reads and writes baskets. */
export interface BasketRepository {
  find: (basketId: string) => Promise<Basket | undefined>;
  /** The basket, locked until the transaction ends, so that changes to it come one after another. */
  lock: (basketId: string) => Promise<Basket | undefined>;
  /** Open baskets of a shopper on a site, the lasting one first; locked when asked. */
  open: (customerId: string, siteId: string, options?: { locked: boolean }) => Promise<Basket[]>;
  /** False when the shopper got a lasting basket in the meantime. */
  insert: (basket: Basket) => Promise<boolean>;
  /** Writes what differs. */
  save: (before: Basket, after: Basket) => Promise<void>;
  /** Notes the order a basket became. */
  markOrdered: (basketId: string, orderNo: string) => Promise<void>;
  /** Deletes baskets with everything in them; gives the stock that was set aside for them. */
  remove: (basketIds: readonly string[]) => Promise<Reservation[]>;
  /** When the next reservation of stock ends; nothing while there is none. */
  nextReservationEnd: () => Promise<Date | undefined>;
  /** Ids of baskets whose reservation has ended by then. */
  reservedUntil: (at: Date) => Promise<string[]>;
  /** Ids of open baskets that were not changed since; lasting and temporary ones have limits of their own. */
  expired: (limits: { lasting: Date; temporary: Date }) => Promise<string[]>;
  /** The last change of the open baskets that wait longest, lasting and temporary. */
  longestUnchanged: () => Promise<Pick<Basket, "modifiedAt" | "temporary">[]>;
}

interface Children {
  shipments: BasketShipment[];
  items: BasketItem[];
  giftCertificates: BasketGiftCertificate[];
  coupons: BasketCoupon[];
  payments: BasketPayment[];
}

const tables = {
  shipments: basketShipments,
  items: basketItems,
  giftCertificates: basketGiftCertificates,
  coupons: basketCoupons,
  payments: basketPayments,
} as const;

type ChildName = keyof typeof tables;
const childNames = Object.keys(tables) as ChildName[];

/** Sets every column of a row to what an insert of it wanted to write. */
const excluded = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );

const overwriting = Object.fromEntries(childNames.map((name) => [name, excluded(tables[name])])) as Record<
  ChildName,
  ReturnType<typeof excluded>
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A child row without the columns that only say where it belongs. */
const childOf = <T>({ basketId: _owner, position: _place, ...row }: T & { basketId: string; position: number }) => row;

/** Baskets in SQL: one table for the basket and one per list in it. */
export const createBasketRepository = (database: Database): BasketRepository => {
  const children = async (basketId: string): Promise<Children> => {
    const lists = childNames.map((name) => {
      const table = tables[name];
      return sql`${jsonRows(table, eq(table.basketId, basketId), table.position)} as ${sql.identifier(name)}`;
    });
    const [row] = await rowsOf<Record<ChildName, never[]>>(database, sql`select ${sql.join(lists, sql`, `)}`);
    const list = <T>(name: ChildName) => (row?.[name] ?? []).map((child) => childOf(child) as T);
    return {
      shipments: list<BasketShipment>("shipments"),
      items: list<BasketItem>("items"),
      giftCertificates: list<BasketGiftCertificate>("giftCertificates"),
      coupons: list<BasketCoupon>("coupons"),
      payments: list<BasketPayment>("payments"),
    };
  };

  const complete = async (header: typeof baskets.$inferSelect | undefined): Promise<Basket | undefined> =>
    header && { ...header, ...(await children(header.id)) };

  const headerOf = ({
    shipments: _s,
    items: _i,
    giftCertificates: _g,
    coupons: _c,
    payments: _p,
    ...header
  }: Basket) => ({
    ...header,
    reservations: [...header.reservations],
    notes: [...header.notes],
    billingAddress: header.billingAddress as Record<string, unknown> | null,
    attributes: header.attributes as Record<string, unknown>,
  });

  /** The writes that turn one list of a basket into another. */
  const listWrites = (
    name: ChildName,
    basketId: string,
    before: readonly { id: string }[],
    after: readonly { id: string }[],
  ): SQLWrapper[] => {
    if (before === after) return [];
    const table = tables[name];
    const writes: SQLWrapper[] = [];
    const gone = before.filter(({ id }) => !after.some((row) => row.id === id)).map(({ id }) => id);
    if (gone.length > 0)
      writes.push(database.sql.delete(table).where(and(eq(table.basketId, basketId), inArray(table.id, gone))));
    const changed = after
      .map((row, position) => ({ basketId, position, ...row }))
      .filter((row) => !isSame(before[row.position], childOf(row)));
    if (changed.length > 0)
      writes.push(
        database.sql
          .insert(table)
          .values(changed as never)
          .onConflictDoUpdate({ target: [table.basketId, table.id], set: overwriting[name] }),
      );
    return writes;
  };

  return {
    find: async (basketId) => complete((await database.sql.select().from(baskets).where(eq(baskets.id, basketId)))[0]),

    lock: async (basketId) =>
      complete((await database.sql.select().from(baskets).where(eq(baskets.id, basketId)).for("update"))[0]),

    open: async (customerId, siteId, options) => {
      const query = database.sql
        .select()
        .from(baskets)
        .where(and(eq(baskets.customerId, customerId), eq(baskets.siteId, siteId), isNull(baskets.orderNo)))
        .orderBy(asc(baskets.temporary), asc(baskets.createdAt));
      const headers = await (options?.locked ? query.for("update") : query);
      const found: Basket[] = [];
      for (const header of headers) found.push({ ...header, ...(await children(header.id)) });
      return found;
    },

    insert: async (basket) => {
      const written = await database.sql
        .insert(baskets)
        .values(headerOf(basket))
        .onConflictDoNothing()
        .returning({ id: baskets.id });
      if (written.length === 0) return false;
      await writeTogether(
        database,
        childNames.flatMap((name) => listWrites(name, basket.id, [], basket[name])),
      );
      return true;
    },

    save: async (before, after) => {
      const { id, ...header } = headerOf(after);
      await writeTogether(database, [
        ...childNames.flatMap((name) => listWrites(name, id, before[name], after[name])),
        database.sql.update(baskets).set(header).where(eq(baskets.id, id)),
      ]);
    },

    markOrdered: async (basketId, orderNo) => {
      await database.sql.update(baskets).set({ orderNo }).where(eq(baskets.id, basketId));
    },

    remove: async (basketIds) => {
      if (basketIds.length === 0) return [];
      const gone = await database.sql
        .delete(baskets)
        .where(inArray(baskets.id, [...basketIds]))
        .returning({ reservations: baskets.reservations });
      return gone.flatMap(({ reservations }) => reservations);
    },

    nextReservationEnd: async () => {
      const [next] = await database.sql
        .select({ at: baskets.reservedUntil })
        .from(baskets)
        .where(isNotNull(baskets.reservedUntil))
        .orderBy(asc(baskets.reservedUntil))
        .limit(1);
      return next?.at ?? undefined;
    },

    reservedUntil: async (at) => {
      const rows = await database.sql.select({ id: baskets.id }).from(baskets).where(lte(baskets.reservedUntil, at));
      return rows.map(({ id }) => id);
    },

    expired: async ({ lasting, temporary }) => {
      const old = and(eq(baskets.temporary, false), lt(baskets.modifiedAt, lasting));
      const oldTemporary = and(eq(baskets.temporary, true), lt(baskets.modifiedAt, temporary));
      const rows = await database.sql
        .select({ id: baskets.id })
        .from(baskets)
        .where(and(isNull(baskets.orderNo), or(old, oldTemporary)));
      return rows.map(({ id }) => id);
    },

    longestUnchanged: async () => {
      const rows = await database.sql
        .select({ temporary: baskets.temporary, modifiedAt: min(baskets.modifiedAt) })
        .from(baskets)
        .where(isNull(baskets.orderNo))
        .groupBy(baskets.temporary);
      return rows.flatMap(({ temporary, modifiedAt }) => (modifiedAt ? [{ temporary, modifiedAt }] : []));
    },
  };
};
