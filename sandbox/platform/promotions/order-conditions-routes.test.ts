import { eq } from "drizzle-orm";
import { campaigns as campaignTable, promotions as promotionTable } from "./promotion-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";
import type { Campaign, OrderRule, Promotion } from "./promotion.ts";
import { campaignRow, promotionRow } from "#worlds/wickett-plum/seed/promotion-seed.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const tenOff = { type: "percentage", percentage: 10 } as const;
const campaign: Campaign = {
  id: "test-campaign",
  enabled: true,
  startsAt: null,
  endsAt: null,
  customerGroups: [],
  couponIds: [],
};

const promotion = (rule: Omit<OrderRule, "class">, more: Partial<Promotion> = {}): Promotion => ({
  id: "test",
  name: "Test",
  calloutMsg: "Test",
  details: "",
  enabled: true,
  siteIds: ["WickettPlumUS"],
  startsAt: null,
  endsAt: null,
  rank: 1,
  exclusivity: "no",
  customerGroups: [],
  couponIds: [],
  rule: { class: "order", ...rule },
  ...more,
});

/** Runs with one more promotion in the shop. */
const withPromotion = async (added: Promotion, work: () => Promise<void>) => {
  const { sql } = sandbox.database;
  if (added.campaign) await sql.insert(campaignTable).values(campaignRow(added.campaign)).onConflictDoNothing();
  await sql.insert(promotionTable).values(promotionRow(added));
  sandbox.services.promotions.invalidate();
  try {
    await work();
  } finally {
    await sql.delete(promotionTable).where(eq(promotionTable.id, added.id));
    sandbox.services.promotions.invalidate();
  }
};

interface Adjusted {
  orderPriceAdjustments?: { promotionId: string; price: number }[];
}

const discountIn = ({ orderPriceAdjustments = [] }: Adjusted) =>
  orderPriceAdjustments.find(({ promotionId }) => promotionId === "test")?.price;

describe("an order promotion", () => {
  it("rule 3.1.6.1: counts pieces where its tiers do, the highest reached", async () => {
    const tiers = [
      { pieces: 3, discount: tenOff },
      { pieces: 6, discount: { type: "percentage", percentage: 20 } as const },
    ];
    await withPromotion(
      promotion({ products: { groups: [{ productIds: [goods.bears, goods.chews] }] }, tiers }),
      async () => {
        const basket = await basketWith(shopper, [
          { productId: goods.bears, quantity: 2 },
          { productId: goods.mints, quantity: 5 },
        ]);
        expect(discountIn(basket)).toBeUndefined();
        const path = `/baskets/${basket.basketId}/items`;
        const three = await shopper.post(path, [{ productId: goods.chews, quantity: 1 }]);
        expect(discountIn(three.body)).toBe(-2.7);
        const six = await shopper.post(path, [{ productId: goods.chews, quantity: 3 }]);
        expect(discountIn(six.body)).toBe(-12.6);
        const fewer = await shopper.delete(`${path}/${basket.productItems[0].itemId}`);
        expect(discountIn(fewer.body)).toBe(-4.8);
      },
    );
  });

  it("rule 3.1.6.2: asks for a combination of products, each piece counted once", async () => {
    const combination = [
      { products: { groups: [{ productIds: [goods.bears] }] }, pieces: 1 },
      { products: { groups: [{ productIds: [goods.bears, goods.chews] }] }, pieces: 2 },
    ];
    const rule = { combination, tiers: [{ pieces: 1, discount: tenOff }] };
    await withPromotion(promotion(rule), async () => {
      const basket = await basketWith(shopper, [{ productId: goods.bears, quantity: 2 }]);
      expect(discountIn(basket)).toBeUndefined();
      const path = `/baskets/${basket.basketId}/items`;
      const { body } = await shopper.post(path, [{ productId: goods.chews, quantity: 1 }]);
      expect(discountIn(body)).toBe(-2.7);
      const explained = await sandbox.services.explainBasket(basket.basketId);
      expect(JSON.stringify(explained)).toContain('"test"');
      const without = await shopper.delete(`${path}/${basket.productItems[0].itemId}`);
      expect(discountIn(without.body)).toBeUndefined();
    });
  });

  it("rule 3.1.6.2: may ask for a combination and for money, and is prorated to the cent", async () => {
    const rule: Omit<OrderRule, "class"> = {
      combination: [{ products: { groups: [{ productIds: [goods.chews] }] }, pieces: 1 }],
      tiers: [{ threshold: { USD: 3000 }, discount: { type: "amount", amount: { USD: 500 } } }],
    };
    await withPromotion(promotion(rule), async () => {
      const basket = await basketWith(shopper, [{ productId: goods.bears, quantity: 4 }]);
      expect(discountIn(basket)).toBeUndefined();
      const { body } = await shopper.post(`/baskets/${basket.basketId}/items`, [
        { productId: goods.chews, quantity: 1 },
      ]);
      expect(discountIn(body)).toBe(-5);
      const after = body.productItems.map((line: { priceAfterOrderDiscount: number }) => line.priceAfterOrderDiscount);
      expect(after.reduce((sum: number, price: number) => sum + Math.round(price * 100), 0)).toBe(3700);
    });
  });

  it.each([
    ["its own", promotion({ tiers: [{ pieces: 1, discount: tenOff }] }, { sourceCodeGroupIds: ["autumn-catalogue"] })],
    [
      "its campaign's",
      promotion(
        { tiers: [{ pieces: 1, discount: tenOff }] },
        { campaign: { ...campaign, sourceCodeGroupIds: ["autumn-catalogue"] } },
      ),
    ],
  ])("rule 3.1.2.1: is opened by any code of a group of source codes, %s", async (_, given) => {
    await withPromotion(given, async () => {
      const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 1 }]);
      const { body: unknown } = await shopper.patch(`/baskets/${basketId}`, { sourceCode: "NOTHING" });
      expect(discountIn(unknown)).toBeUndefined();
      const { body: old } = await shopper.patch(`/baskets/${basketId}`, { sourceCode: "OLDFRIENDS" });
      expect(discountIn(old)).toBeUndefined();
      const { body } = await shopper.patch(`/baskets/${basketId}`, { sourceCode: "cat-2027" });
      expect(body.sourceCode).toBe("cat-2027");
      expect(discountIn(body)).toBe(-0.65);
      expect(body.productItems[0].basePrice).toBe(6.5);
      expect(discountIn((await shopper.get(`/baskets/${basketId}`)).body)).toBe(-0.65);
    });
  });

  it("rule 3.1.1.1: is worked out anew with every change of the basket", async () => {
    await withPromotion(promotion({ tiers: [{ threshold: { USD: 2000 }, discount: tenOff }] }), async () => {
      const basket = await basketWith(shopper, [{ productId: goods.chews, quantity: 1 }]);
      const path = `/baskets/${basket.basketId}/items/${basket.productItems[0].itemId}`;
      const reached = [];
      for (const quantity of [1, 2, 3, 1])
        reached.push(discountIn((await shopper.patch(path, { quantity })).body) ?? 0);
      expect(reached).toEqual([0, -2.4, -3.6, 0]);
    });
  });
});
