import { count, eq } from "drizzle-orm";
import { couponRedemptions, coupons, promotions } from "#sandbox/platform/promotions/promotion-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { readyGuests } from "#sandbox/test-guests.ts";

const SHOPPERS = 500;
const LIMIT = 100;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

it(`rule 3.7.2: a coupon good for ${LIMIT} orders is used by exactly ${LIMIT} of ${SHOPPERS} who order at once`, async () => {
  const { database, services } = sandbox;
  const code = "WINDOWSILL";
  const [coupon] = await database.sql.select().from(coupons).where(eq(coupons.code, code));
  const couponId = coupon?.id ?? "";
  await database.sql
    .update(coupons)
    .set({ redemptionLimit: LIMIT, customerLimit: null })
    .where(eq(coupons.id, couponId));
  await database.sql.update(promotions).set({ endsAt: null });
  services.promotions.invalidate();
  const ready = await readyGuests(sandbox, { count: SHOPPERS, productId: goods.mints, code });

  const outcomes = await Promise.all(
    ready.map(({ basketId, owner }) =>
      services.orders.create(basketId, owner).then(
        ({ status }) => status,
        (error: { type?: string }) => error.type ?? "unforeseen",
      ),
    ),
  );
  const placed = outcomes.filter((outcome) => outcome === "new").length;
  expect([placed, [...new Set(outcomes)].sort()]).toEqual([LIMIT, ["invalid-coupon-code", "new"]]);
  const [redeemed] = await database.sql
    .select({ total: count() })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponId, couponId));
  expect(redeemed?.total).toBe(LIMIT);
}, 300_000);
