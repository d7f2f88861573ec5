import { sql } from "drizzle-orm";
import { priceBasket } from "#sandbox/platform/baskets/priced-basket.ts";
import type { Basket } from "#sandbox/platform/baskets/basket.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import type { Database } from "#sandbox/core/database/connection.ts";
import { customers } from "#sandbox/platform/customers/customer-tables.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { couponRedemptions, coupons as couponTable } from "#sandbox/platform/promotions/promotion-tables.ts";
import { orderReturns } from "#sandbox/platform/orders/order-tables.ts";
import { codeIndex, couponWithCode, type Coupon, type CouponTerms } from "#sandbox/platform/promotions/coupon.ts";
import { createSeedServices } from "./seed-services.ts";
import { optInsOf, subscriptionsOf } from "#sandbox/platform/subscriptions/subscription.ts";
import { worldOrders } from "#worlds/wickett-plum/orders/orders.ts";
import { drawnBasket, type KnownCustomer } from "./drawn-basket.ts";
import { broughtToItsEnd } from "./drawn-end.ts";
import { createOrderRepository } from "#sandbox/platform/orders/order-repository.ts";
import { type Order, orderFrom, stockLines } from "#sandbox/platform/orders/order.ts";

/** Orders of the past are numbered below those to come. */
const FIRST_NUMBER = 90_001;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Takes what orders hold out of stock, of which there was so much more before: what is left is what the world says. */
const takeStock = async (database: Database, orders: readonly Order[]): Promise<void> => {
  const lists = await database.sql.select().from(inventoryLists);
  const living = orders.filter(({ status }) => status !== "failed" && status !== "cancelled");
  const taken = new Map<string, { listId: string; productId: string; onOrder: number; turnover: number }>();
  for (const order of living)
    for (const { productId, quantity, inventoryListId } of stockLines(order)) {
      const listId = inventoryListId ?? lists.find(({ siteIds }) => siteIds.includes(order.siteId))?.id ?? "";
      const entry = taken.get(`${listId}/${productId}`) ?? { listId, productId, onOrder: 0, turnover: 0 };
      entry[order.exportStatus === "exported" ? "turnover" : "onOrder"] += quantity;
      taken.set(`${listId}/${productId}`, entry);
    }
  await database.sql.execute(sql`
    update ${inventoryRecords} as kept
    set allocation = kept.allocation + taken."onOrder" + taken.turnover,
        on_order = kept.on_order + taken."onOrder",
        turnover = kept.turnover + taken.turnover
    from jsonb_to_recordset(${JSON.stringify([...taken.values()])}::jsonb)
      as taken("listId" text, "productId" text, "onOrder" int, turnover int)
    where kept.inventory_list_id = taken."listId" and kept.product_id = taken."productId" and not kept.perpetual`);
};

/** @throws Error when a basket of the world cannot be ordered as it is written down */
const refuseUnpriced = (what: string, priced: ReturnType<typeof priceBasket>): void => {
  const missing = priced.items.find(({ priceCents }) => priceCents === null);
  if (missing) throw new Error(`${what}: '${missing.productId}' was not sold then.`);
  const parcel = priced.shipments.find(({ isMethodApplicable }) => !isMethodApplicable);
  if (parcel)
    throw new Error(`${what}: '${parcel.shippingMethodId}' does not go there: ${parcel.offer?.exclusions.join(", ")}.`);
  const coupon = priced.coupons.find(({ status }) => status !== "applied");
  if (coupon) throw new Error(`${what}: the code '${coupon.code}' is ${coupon.status}.`);
};

/**
 * Puts the orders of fourteen months into their tables, each priced by the engine as on its day, with what they took:
 * stock, coupons and, where it was asked for, subscriptions.
 */
export const seedOrders = async (database: Database, clock: Clock): Promise<void> => {
  let now = clock.now();
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const { products, situations, keepSubscriptions } = createSeedServices(database, { now: () => now }, clock);
  const orderRepository = createOrderRepository(database);
  const known = new Map<string, KnownCustomer>(
    (await database.sql.select().from(customers)).map((row) => [row.email, row]),
  );
  const coupons = (await database.sql.select().from(couponTable)).map(({ terms, ...row }): Coupon => ({
    ...row,
    ...(terms as CouponTerms),
  }));
  const codes = codeIndex(coupons);
  const made: Order[] = [];

  for (const [index, written] of worldOrders().entries()) {
    now = new Date(today - written.daysAgo * DAY_MS + written.hour * HOUR_MS);
    const coupon = written.couponCode === undefined ? undefined : couponWithCode(codes, written.couponCode);
    const basket: Basket = drawnBasket(written, index, known, coupon, now);
    const situation = await situations.of(basket);
    const priced = priceBasket(basket, situation);
    const orderNo = `WP${String(FIRST_NUMBER + index).padStart(6, "0")}`;
    refuseUnpriced(`Order ${orderNo} of the world`, priced);
    const order = broughtToItsEnd(
      orderFrom(priced, { orderNo, viewCode: `view${orderNo}`.padEnd(16, "0"), checkPayee: situation.checkPayee, now }),
      written.ends,
      clock.now(),
    );
    made.push(order);
    await orderRepository.insert(order);
    const isLiving = order.status !== "failed" && order.status !== "cancelled";
    if (isLiving && order.coupons.length > 0)
      await database.sql.insert(couponRedemptions).values(
        order.coupons.map(({ couponId, code }) => ({
          orderNo,
          couponId,
          code,
          customerId: order.customerId,
          email: order.email.toLowerCase(),
          redeemedAt: order.createdAt,
        })),
      );
    const [back] = written.ends === "returned" ? order.items : [];
    if (back)
      await database.sql.insert(orderReturns).values({
        orderNo,
        position: 1,
        itemId: back.id,
        quantity: 1,
        reason: "Arrived in pieces",
        initiatedAt: new Date(order.modifiedAt.getTime() + 2 * DAY_MS),
      });
    if (optInsOf(order).length > 0) {
      const bought = await products.findItems(
        [...new Set(order.items.map(({ productId }) => productId))],
        order.siteId,
      );
      const begun = subscriptionsOf(order, bought, () => "");
      await keepSubscriptions(
        begun.map((subscription, place) => ({
          ...subscription,
          id: `sub${orderNo}${place + 1}`.padEnd(26, "0"),
          // All but the first one are paused, so that nothing is due before a year is over.
          ...(place > 0
            ? { status: "paused" as const, nextOrderAt: null, pausedOrderAt: subscription.nextOrderAt }
            : {}),
        })),
      );
    }
  }
  await takeStock(database, made);
};
