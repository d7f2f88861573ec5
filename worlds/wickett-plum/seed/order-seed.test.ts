import { sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { rowsOf } from "#sandbox/core/database/json-rows.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { createOrderRepository } from "#sandbox/platform/orders/order-repository.ts";
import type { Order } from "#sandbox/platform/orders/order.ts";

let database: Database;
let orders: Order[];
beforeAll(async () => {
  database = await createTestDatabase("world");
  const everything = { text: "", status: null, siteId: null, customerId: null, limit: 500, offset: 0 };
  ({ orders } = await createOrderRepository(database).search(everything));
}, 240_000);
afterAll(() => database.close());

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

test("there are a hundred and forty orders, in every status", () => {
  expect(orders).toHaveLength(140);
  expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual(
    ["cancelled", "completed", "created", "failed", "new", "open", "replaced"].sort(),
  );
});

test("the sums of every order come to its total", () => {
  for (const { orderNo, items, shipments, totals } of orders) {
    const goods = sum(items.map(({ afterOrderDiscountCents }) => afterOrderDiscountCents));
    const carriage = sum(shipments.map((shipment) => shipment.totals.adjustedShippingCents));
    const taxes =
      sum(items.map(({ adjustedTaxCents }) => adjustedTaxCents)) +
      sum(shipments.map((shipment) => shipment.totals.adjustedShippingTaxCents));
    expect([orderNo, goods + carriage + taxes]).toEqual([orderNo, totals.orderTotalCents]);
    expect(totals.orderTotalCents).toBeGreaterThan(0);
  }
});

test("every line costs its pieces, less what promotions took off", () => {
  for (const { items } of orders)
    for (const { basePriceCents, quantity, priceCents, adjustments, afterItemDiscountCents } of items) {
      expect(priceCents).toBe(basePriceCents * quantity);
      expect(afterItemDiscountCents).toBe(priceCents + sum(adjustments.map((each) => each.priceCents)));
    }
});

test("placed orders are paid in full, or wait for a check", () => {
  const placed = orders.filter(({ status }) => !["created", "failed"].includes(status));
  for (const { payments, totals, paymentStatus } of placed) {
    expect(sum(payments.map(({ amountCents }) => amountCents))).toBe(totals.orderTotalCents);
    expect([paymentStatus, payments[0]?.methodId]).not.toEqual(["not_paid", "CREDIT_CARD"]);
  }
  expect(placed.some(({ paymentStatus }) => paymentStatus === "not_paid")).toBe(true);
});

test("nothing happens to them by itself, and none is of a day to come", () => {
  for (const { nextStepAt, createdAt, modifiedAt } of orders) {
    expect(nextStepAt).toBeNull();
    expect(createdAt.getTime()).toBeLessThan(worldEpoch.getTime());
    expect(modifiedAt.getTime()).toBeLessThanOrEqual(worldEpoch.getTime());
  }
  const oldest = Math.min(...orders.map(({ createdAt }) => createdAt.getTime()));
  expect((worldEpoch.getTime() - oldest) / 86_400_000).toBeGreaterThan(400);
});

test("promotions of their day reduced some of them, and orders of Canada are taxed", () => {
  const reduced = orders.filter(
    ({ adjustments, items }) => adjustments.length > 0 || items.some((item) => item.adjustments.length > 0),
  );
  expect(reduced.length).toBeGreaterThan(30);
  const canadian = orders.filter(({ siteId }) => siteId === "WickettPlumCA");
  for (const { totals } of canadian) expect(totals.taxTotalCents).toBeGreaterThan(0);
});

test("stock has lost what they hold, and what is left is what the world says", async () => {
  const wrong = await rowsOf<{ record: string }>(
    database,
    sql`with held as (
          select coalesce(i.stock_list_id, l.id) as list, need->>'productId' as product,
                 sum((need->>'quantity')::int * i.quantity) as pieces
          from orders o join order_items i using (order_no)
          join inventory_lists l on l.site_ids ? o.site_id
          cross join lateral jsonb_array_elements(jsonb_build_array(jsonb_build_object('productId', i.product_id, 'quantity', 1)) || i.parts) need
          where o.status not in ('failed', 'cancelled') group by 1, 2)
        select r.inventory_list_id || ' ' || r.product_id as record
        from inventory_records r left join held on held.list = r.inventory_list_id and held.product = r.product_id
        where not r.perpetual and r.on_order + r.turnover <> coalesce(held.pieces, 0)`,
  );
  expect(wrong).toEqual([]);
  const [bears] = await rowsOf<{ left: number }>(
    database,
    sql`select allocation - turnover - on_order as left from inventory_records
        where product_id = '484101' and inventory_list_id = 'inventory_us'`,
  );
  expect(bears?.left).toBe(1200);
});

test("a subscriber has a subscription that goes on and one that is paused", async () => {
  const rows = await rowsOf<{ status: string; next: string | null }>(
    database,
    sql`select status, next_order_at::text as next from subscriptions order by status`,
  );
  expect(rows.map(({ status }) => status)).toEqual(["active", "paused"]);
  expect(new Date(rows[0]?.next ?? 0) > worldEpoch).toBe(true);
});
