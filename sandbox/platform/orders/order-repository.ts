import { and, count, desc, eq, gte, ilike, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { jsonRows, rowsOf, writeTogether } from "#sandbox/core/database/json-rows.ts";
import {
  orderCoupons,
  orderGiftCertificates,
  orderItems,
  orderPayments,
  orders,
  orderShipments,
} from "./order-tables.ts";
import type {
  Order,
  OrderCoupon,
  OrderGiftCertificate,
  OrderItem,
  OrderPayment,
  OrderShipment,
  OrderStatus,
} from "./order.ts";

/** Which orders of a customer are asked for. */
export interface OrderQuery {
  customerId: string;
  /** Null for every site. */
  siteId: string | null;
  statuses: readonly OrderStatus[];
  from: Date | null;
  until: Date | null;
  limit: number;
  offset: number;
}

/** Which orders of all customers are asked for; an empty member does not narrow. */
export interface OrderSearch {
  /** Part of an order number, a mail address or a name. */
  text: string;
  status: OrderStatus | null;
  siteId: string | null;
  customerId: string | null;
  limit: number;
  offset: number;
}

/** Keeps orders. */
export interface OrderRepository {
  /** The next order number of the sequence. */
  nextNumber(): Promise<number>;
  insert(order: Order): Promise<void>;
  find(orderNo: string): Promise<Order | undefined>;
  /** The order, locked until the transaction ends. */
  lock(orderNo: string): Promise<Order | undefined>;
  /** Number of the order a basket became; failed ones do not count. */
  numberOfBasket(basketId: string): Promise<string | undefined>;
  /**
   * Writes status and payments of an order that is still `created`; false, and nothing is written, when it no longer
   * is.
   */
  saveOutcome(order: Order): Promise<boolean>;
  list(query: OrderQuery): Promise<{ total: number; orders: Order[] }>;
  /** Orders of everybody, newest first. */
  search(search: OrderSearch): Promise<{ total: number; orders: Order[] }>;
  /**
   * Orders that are neither placed nor failed although their payments come to their total, the longest unchanged first.
   */
  unsettled(): Promise<{ orderNo: string; modifiedAt: Date }[]>;
  /** Writes the custom attributes and the notes of an order that is locked. */
  saveWords(order: Order): Promise<void>;
  /** Writes the payments of an order anew. */
  replacePayments(order: Order): Promise<void>;
  /** Orders with a card the processor has not let go yet. */
  reversing(): Promise<string[]>;
}

const tables = {
  items: orderItems,
  shipments: orderShipments,
  coupons: orderCoupons,
  payments: orderPayments,
  giftCertificates: orderGiftCertificates,
} as const;
type ChildName = keyof typeof tables;
const childNames = Object.keys(tables) as ChildName[];

/** Orders in SQL: one table for the order and one per list in it. */
export const createOrderRepository = (database: Database): OrderRepository => {
  const complete = async (headers: (typeof orders.$inferSelect)[]): Promise<Order[]> => {
    if (headers.length === 0) return [];
    const numbers = headers.map(({ orderNo }) => orderNo);
    const lists = childNames.map((name) => {
      const table = tables[name];
      return sql`${jsonRows(table, inArray(table.orderNo, numbers), table.position)} as ${sql.identifier(name)}`;
    });
    const [row] = await rowsOf<Record<ChildName, never[]>>(database, sql`select ${sql.join(lists, sql`, `)}`);
    const list = <T>(name: ChildName, orderNo: string): T[] =>
      ((row?.[name] ?? []) as (T & { orderNo: string; position: number })[])
        .filter((child) => child.orderNo === orderNo)
        .map(({ orderNo: _owner, position: _place, ...child }) => child as T);
    return headers.map(({ orderTotalCents: _total, ...header }) => ({
      ...header,
      adjustments: header.adjustments as Order["adjustments"],
      totals: header.totals as unknown as Order["totals"],
      items: list<OrderItem>("items", header.orderNo),
      shipments: list<OrderShipment>("shipments", header.orderNo),
      coupons: list<OrderCoupon>("coupons", header.orderNo),
      payments: list<OrderPayment>("payments", header.orderNo),
      giftCertificates: list<OrderGiftCertificate>("giftCertificates", header.orderNo),
    }));
  };

  const one = async (headers: (typeof orders.$inferSelect)[]) => (await complete(headers))[0];

  return {
    nextNumber: async () => {
      const [row] = await rowsOf<{ number: string | number }>(database, sql`select nextval('order_numbers') as number`);
      return Number(row?.number);
    },

    insert: async (order) => {
      const { items, shipments, coupons, payments, giftCertificates, ...header } = order;
      const children = { items, shipments, coupons, payments, giftCertificates };
      const writes = childNames.flatMap((name) => {
        const rows = children[name].map((child, position) => ({ ...child, orderNo: order.orderNo, position }));
        return rows.length > 0 ? [database.sql.insert(tables[name]).values(rows as never)] : [];
      });
      const row = {
        ...header,
        billingAddress: header.billingAddress as Record<string, unknown>,
        attributes: header.attributes as Record<string, unknown>,
        adjustments: [...header.adjustments],
        bonusSlots: [...header.bonusSlots],
        notes: [...header.notes],
        totals: { ...header.totals },
        orderTotalCents: header.totals.orderTotalCents ?? 0,
      };
      await writeTogether(database, [...writes, database.sql.insert(orders).values(row)]);
    },

    find: async (orderNo) => one(await database.sql.select().from(orders).where(eq(orders.orderNo, orderNo))),

    lock: async (orderNo) =>
      one(await database.sql.select().from(orders).where(eq(orders.orderNo, orderNo)).for("update")),

    numberOfBasket: async (basketId) => {
      const rows = await database.sql
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(and(eq(orders.basketId, basketId), ne(orders.status, "failed")));
      return rows[0]?.orderNo;
    },

    saveOutcome: async (order) => {
      const { orderNo, status, exportStatus, paymentStatus, failureReason, nextStepAt, modifiedAt, payments } = order;
      const changed = await database.sql
        .update(orders)
        .set({ status, exportStatus, paymentStatus, failureReason, nextStepAt, modifiedAt })
        .where(and(eq(orders.orderNo, orderNo), eq(orders.status, "created")))
        .returning({ orderNo: orders.orderNo });
      if (changed.length === 0) return false;
      await writeTogether(
        database,
        payments.map(({ id, ...payment }) =>
          database.sql
            .update(orderPayments)
            .set({
              ...payment,
              card: payment.card as Record<string, unknown> | null,
              attributes: payment.attributes as Record<string, unknown>,
            })
            .where(and(eq(orderPayments.orderNo, orderNo), eq(orderPayments.id, id))),
        ),
      );
      return true;
    },

    list: async ({ customerId, siteId, statuses, from, until, limit, offset }) => {
      const wanted = and(
        eq(orders.customerId, customerId),
        siteId === null ? undefined : eq(orders.siteId, siteId),
        statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
        from ? gte(orders.createdAt, from) : undefined,
        until ? lte(orders.createdAt, until) : undefined,
      );
      const [counted] = await database.sql.select({ total: count() }).from(orders).where(wanted);
      const headers = await database.sql
        .select()
        .from(orders)
        .where(wanted)
        .orderBy(desc(orders.createdAt), desc(orders.orderNo))
        .limit(limit)
        .offset(offset);
      return { total: counted?.total ?? 0, orders: await complete(headers) };
    },

    saveWords: async ({ orderNo, attributes, notes, modifiedAt }) => {
      await database.sql
        .update(orders)
        .set({ attributes: { ...attributes }, notes: [...notes], modifiedAt })
        .where(eq(orders.orderNo, orderNo));
    },

    replacePayments: async ({ orderNo, payments, modifiedAt }) => {
      await database.sql.delete(orderPayments).where(eq(orderPayments.orderNo, orderNo));
      const rows = payments.map((payment, position) => ({ ...payment, orderNo, position }));
      if (rows.length > 0) await database.sql.insert(orderPayments).values(rows as never);
      await database.sql.update(orders).set({ modifiedAt }).where(eq(orders.orderNo, orderNo));
    },

    reversing: async () => {
      const rows = await database.sql
        .selectDistinct({ orderNo: orderPayments.orderNo })
        .from(orderPayments)
        .where(eq(orderPayments.status, "reversing"))
        .orderBy(orderPayments.orderNo);
      return rows.map(({ orderNo }) => orderNo);
    },

    search: async ({ text, status, siteId, customerId, limit, offset }) => {
      const part = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
      const where = and(
        text.trim() === ""
          ? undefined
          : or(...[orders.orderNo, orders.email, orders.customerName].map((of) => ilike(of, part))),
        status === null ? undefined : eq(orders.status, status),
        siteId === null ? undefined : eq(orders.siteId, siteId),
        customerId === null ? undefined : eq(orders.customerId, customerId),
      );
      const [counted] = await database.sql.select({ total: count() }).from(orders).where(where);
      const headers = await database.sql
        .select()
        .from(orders)
        .where(where)
        .orderBy(desc(orders.createdAt), desc(orders.orderNo))
        .limit(limit)
        .offset(offset);
      return { total: counted?.total ?? 0, orders: await complete(headers) };
    },

    unsettled: async () => {
      const paid = sql`(select coalesce(sum(${orderPayments.amountCents}), 0) from ${orderPayments} where ${orderPayments.orderNo} = ${orders.orderNo})`;
      return await database.sql
        .select({ orderNo: orders.orderNo, modifiedAt: orders.modifiedAt })
        .from(orders)
        .where(and(eq(orders.status, "created"), sql`${orders.orderTotalCents} <= ${paid}`))
        .orderBy(orders.modifiedAt);
    },
  };
};
