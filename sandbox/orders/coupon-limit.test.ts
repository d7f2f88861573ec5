import { count, eq } from "drizzle-orm";
import type { BasketOwner } from "#sandbox/baskets/basket-service.ts";
import type { Basket } from "#sandbox/baskets/basket.ts";
import { couponRedemptions, coupons, promotions } from "#sandbox/database/schema/promotions.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, sanFrancisco } from "#sandbox/test-shopper.ts";
import { giftCertificates } from "#sandbox/world/gift-certificates.ts";

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
  const rich = giftCertificates.find(({ balanceCents }) => balanceCents === 500_000);

  const ready: { basketId: string; owner: BasketOwner }[] = [];
  for (let index = 0; index < SHOPPERS; index += 1) {
    const owner: BasketOwner = {
      customerId: `coupon-shopper-${index}`,
      registered: false,
      siteId: "WickettPlumUS",
      previousCustomerId: null,
    };
    const fill = async (empty: Basket): Promise<Basket> => ({
      ...empty,
      email: `shopper-${index}@example.test`,
      billingAddress: sanFrancisco,
      coupons: await services.baskets.usableCoupons([code], owner),
      shipments: empty.shipments.map((shipment) => ({
        ...shipment,
        shippingMethodId: "ups-ground",
        shippingAddress: sanFrancisco,
      })),
      items: [
        {
          id: `line-${index}`,
          productId: goods.mints,
          quantity: 1,
          shipmentId: "me",
          inventoryListId: null,
          optionItems: [],
          bonusDiscountLineItemId: null,
          gift: false,
          giftMessage: null,
          attributes: {},
        },
      ],
      payments: [
        {
          id: `pay-${index}`,
          methodId: "GIFT_CERTIFICATE",
          amountCents: 100_000,
          card: null,
          token: null,
          customerPaymentInstrumentId: null,
          storedCardId: null,
          gift: { certificateId: `world-${rich?.number}`, brand: "wickett-and-plum", maskedNumber: "0000" },
          attributes: {},
        },
      ],
    });
    const { id } = await database.transaction(() => services.baskets.create(owner, { fill }));
    ready.push({ basketId: id, owner });
  }

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
