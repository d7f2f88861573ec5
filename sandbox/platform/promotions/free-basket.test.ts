import { promotions as promotionTable } from "./promotion-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, sanFrancisco, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";
import { promotionRow } from "#worlds/wickett-plum/seed/promotion-seed.ts";
import type { PromotionRule } from "./promotion.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;

const put = (id: string, rule: PromotionRule) =>
  sandbox.database.sql.insert(promotionTable).values(
    promotionRow({
      id,
      name: id,
      calloutMsg: id,
      details: "",
      enabled: true,
      siteIds: ["WickettPlumUS"],
      startsAt: null,
      endsAt: null,
      rank: 1,
      exclusivity: "no",
      customerGroups: [],
      couponIds: [],
      rule,
    }),
  );

beforeAll(async () => {
  sandbox = await createTestSandbox();
  await put("all-free", {
    class: "order",
    tiers: [{ threshold: { USD: 1 }, discount: { type: "percentage", percentage: 100 } }],
  });
  await put("carried-free", { class: "shipping", threshold: { USD: 0 }, discount: { type: "free" } });
  sandbox.services.promotions.invalidate();
  shopper = testShopper(sandbox, await sandbox.guestToken());
}, 120_000);
afterAll(() => sandbox.close());

test("a basket whose goods came for nothing earns shipping that is free from nothing on, and costs nothing", async () => {
  const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 2 }]);
  const shipment = `/baskets/${basketId}/shipments/me`;
  await shopper.put(`${shipment}/shipping-address`, sanFrancisco);
  const offered = await shopper.get(`${shipment}/shipping-methods`);
  const ground = offered.body.applicableShippingMethods.find(({ id }: { id: string }) => id === "ups-ground");
  expect(ground.price).toBeGreaterThan(0);
  expect(ground.shippingPromotions).toContainEqual(expect.objectContaining({ promotionId: "carried-free" }));
  const { body } = await shopper.put(`${shipment}/shipping-method`, { id: "ups-ground" });
  expect(body.shippingItems).toMatchObject([
    { priceAdjustments: [{ promotionId: "carried-free", price: -ground.price }], priceAfterItemDiscount: 0 },
  ]);
  expect(body).toMatchObject({ productTotal: 0, shippingTotal: 0, taxTotal: 0, orderTotal: 0 });
});
