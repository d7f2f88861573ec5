import { eq } from "drizzle-orm";
import { frozenClock } from "#sandbox/core/clock.ts";
import { products } from "#sandbox/platform/products/product-tables.ts";
import { promotions } from "#sandbox/platform/promotions/promotion-tables.ts";
import type { Discount, Promotion } from "#sandbox/platform/promotions/promotion.ts";
import { promotionRow } from "#worlds/wickett-plum/seed/promotion-seed.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  type Answer,
  basketWith,
  cardPayment,
  chicago,
  goods,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

/** $9.00; its sleeve may be printed for $2.00 or stamped for $4.50. */
const messageBar = "488203";
/** $42.00: truffles, a bar and two bags of mints. */
const bundle = "488201";
const bundleParts = { truffles: "481101", bar: "482101", mints: "487101" };
const set = "488202";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2027-01-12T17:00:00Z")) });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

interface Line {
  productId: string;
  quantity: number;
  optionItems?: object[];
  c_personalizationText?: string;
  bonusDiscountLineItemId?: string;
}

const add = async (...items: Line[]): Promise<Answer> => {
  const { basketId } = await basketWith(shopper, []);
  return shopper.post(`/baskets/${basketId}/items`, items);
};

/** Says everything else a basket needs, and orders it. */
const order = async (basketId: string): Promise<Answer> => {
  const path = `/baskets/${basketId}`;
  await shopper.put(`${path}/customer`, { email: "june@example.test" });
  await shopper.put(`${path}/shipments/me/shipping-address`, chicago, { useAsBilling: "true" });
  await shopper.put(`${path}/shipments/me/shipping-method`, { id: "ups-ground" });
  await shopper.post(`${path}/payment-instruments`, cardPayment(await sandbox.cardToken()));
  return shopper.post("/orders", { basketId });
};

const onOrder = async (...ids: string[]): Promise<number[]> => {
  const records = await sandbox.services.inventory.records(ids, { siteId: "WickettPlumUS" });
  return ids.map((id) => records.get(id)?.ats ?? 0);
};

const sleeve = (optionValueId: string) => [{ optionId: "sleeve", optionValueId }];

/** What a sleeve with words on it needs (worlds/wickett-plum/cartridge/personalization). */
const words = { c_personalizationText: "Happy birthday" };

describe("a product with options", () => {
  it("costs what is chosen, in the basket and in the order, taxed", async () => {
    const [before = 0] = await onOrder(messageBar);
    const { body } = await add({ productId: messageBar, quantity: 2, optionItems: sleeve("sleeve-foil"), ...words });
    const chosen = {
      productId: messageBar,
      quantity: 2,
      basePrice: 13.5,
      price: 27,
      optionItems: [
        {
          optionId: "sleeve",
          optionValueId: "sleeve-foil",
          itemText: "Sleeve: Gold foil stamp",
          basePrice: 4.5,
          price: 9,
        },
      ],
    };
    expect(body.productItems).toMatchObject([chosen]);
    const { body: placed } = await order(body.basketId);
    expect(placed).toMatchObject({
      status: "new",
      productItems: [{ ...chosen, taxRate: 0.0625, tax: 1.69 }],
      productTotal: 27,
      merchandizeTotalTax: 1.69,
    });
    expect((await shopper.get(`/orders/${placed.orderNo}`)).body.productItems).toEqual(placed.productItems);
    expect(await onOrder(messageBar)).toEqual([before - 2]);
  });

  it("takes the default of an option nobody chose", async () => {
    const { body } = await add({ productId: messageBar, quantity: 1 });
    expect(body.productItems).toMatchObject([
      { price: 9, optionItems: [{ optionId: "sleeve", optionValueId: "sleeve-blank", price: 0 }] },
    ]);
  });

  it("makes a line of its own for every choice, which can be changed", async () => {
    const { body } = await add(
      { productId: messageBar, quantity: 1, optionItems: sleeve("sleeve-foil"), ...words },
      { productId: messageBar, quantity: 1, optionItems: sleeve("sleeve-printed"), ...words },
    );
    const [foil, printed] = body.productItems;
    expect([foil.price, printed.price]).toEqual([13.5, 11]);
    const path = `/baskets/${body.basketId}/items/${foil.itemId}`;
    const { body: changed } = await shopper.patch(path, {
      optionItems: sleeve("sleeve-blank"),
      c_personalizationText: null,
    });
    expect(changed.productItems.map(({ price }: { price: number }) => price)).toEqual([9, 11]);
    const wrong = await shopper.patch(path, { optionItems: sleeve("sleeve-golden") });
    expect([wrong.status, typeOf(wrong.body)]).toEqual([400, "invalid-product-option-value-item"]);
  });

  it.each<[string, Line, string]>([
    [
      "an unknown value",
      { productId: messageBar, quantity: 1, optionItems: sleeve("sleeve-golden") },
      "invalid-product-option-value-item",
    ],
    [
      "an option of another product",
      { productId: goods.bears, quantity: 1, optionItems: sleeve("sleeve-foil") },
      "invalid-product-option-item",
    ],
    [
      "an unknown option",
      { productId: messageBar, quantity: 1, optionItems: [{ optionId: "ribbon", optionValueId: "red" }] },
      "invalid-product-option-item",
    ],
    [
      "one option chosen twice",
      { productId: messageBar, quantity: 1, optionItems: [...sleeve("sleeve-foil"), ...sleeve("sleeve-blank")] },
      "invalid-product-option-item",
    ],
    ["no value", { productId: messageBar, quantity: 1, optionItems: [{ optionId: "sleeve" }] }, "bad-request"],
    ["no option", { productId: messageBar, quantity: 1, optionItems: [{ optionValueId: "x" }] }, "bad-request"],
    ["options that are a text", { productId: messageBar, quantity: 1, optionItems: "foil" as never }, "bad-request"],
  ])("refuses %s and keeps the basket as it was", async (_name, line, type) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 1 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [line]);
    expect([status, typeOf(body)]).toEqual([400, type]);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toHaveLength(1);
  });
});

describe("a bundle", () => {
  const parts = Object.values(bundleParts);
  const bundled = (times: number) => [
    { productId: bundleParts.truffles, quantity: times },
    { productId: bundleParts.bar, quantity: times },
    { productId: bundleParts.mints, quantity: 2 * times },
  ];

  it("has one price, and takes itself and its parts from stock", async () => {
    const before = await onOrder(bundle, bundleParts.truffles, bundleParts.bar);
    const { body } = await add({ productId: bundle, quantity: 2 });
    expect(body.productItems).toMatchObject([{ price: 84, bundledProductItems: bundled(2) }]);
    const { body: placed } = await order(body.basketId);
    expect(placed.productItems).toMatchObject([{ price: 84, tax: 5.25, bundledProductItems: bundled(2) }]);
    expect(placed.productItems).toHaveLength(1);
    expect(await onOrder(bundle, bundleParts.truffles, bundleParts.bar)).toEqual(before.map((ats) => ats - 2));
  });

  it("rule 3.3.7: is refused when a part is short, also between basket and order", async () => {
    const { body } = await add({ productId: bundle, quantity: 1 });
    const [left = 0] = await onOrder(bundleParts.bar);
    const taken = [{ productId: bundleParts.bar, quantity: left }];
    await sandbox.services.inventory.reserve(taken, "WickettPlumUS");
    try {
      const late = await order(body.basketId);
      expect([late.status, typeOf(late.body), late.body.productId]).toEqual([
        400,
        "product-item-not-available",
        bundle,
      ]);
      const more = await shopper.post(`/baskets/${body.basketId}/items`, [{ productId: bundle, quantity: 1 }]);
      expect([more.status, typeOf(more.body), more.body.available]).toEqual([400, "product-item-not-available", 0]);
    } finally {
      await sandbox.services.inventory.release(taken, "WickettPlumUS");
    }
    expect((await shopper.get(`/baskets/${body.basketId}`)).body.productItems).toMatchObject([{ quantity: 1 }]);
    expect(parts).toHaveLength(3);
  });
});

describe("a set", () => {
  it("is bought part by part, never itself", async () => {
    const refused = await add({ productId: set, quantity: 1 });
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "product-item-not-available"]);
    const { baskets } = (await shopper.get("/customers/me/baskets")).body;
    const { body } = await shopper.post(`/baskets/${baskets[0].basketId}/items`, [
      { productId: goods.bears, quantity: 1 },
      { productId: goods.chews, quantity: 1 },
    ]);
    expect(body.productSubTotal).toBe(19.5);
  });
});

describe("gift certificates", () => {
  it("are untaxed beside taxed goods, and sent once the order is paid", async () => {
    const { body } = await add({ productId: messageBar, quantity: 1 });
    const certificate = { amount: 40, recipientEmail: "ivy@example.test", recipientName: "Ivy", senderName: "June" };
    await shopper.post(`/baskets/${body.basketId}/gift-certificate-items`, certificate);
    const { body: placed } = await order(body.basketId);
    expect(placed).toMatchObject({
      status: "new",
      giftCertificateItems: [certificate],
      productTotal: 9,
      merchandizeTotalTax: 0.56,
      taxTotal: 0.56,
    });
    expect(placed.orderTotal).toBeCloseTo(9 + 40 + placed.shippingTotal + 0.56, 2);
    expect(placed.shipments[0].shipmentTotal).toBe(placed.orderTotal);
    const { messages } = await sandbox.services.outbox.list({ to: "ivy@example.test" });
    expect(messages).toHaveLength(1);
  });
});

describe("a bonus", () => {
  const promote = async (id: string, discount: Discount) => {
    const promotion: Promotion = {
      id,
      name: id,
      calloutMsg: "A gift with your order",
      details: "",
      enabled: true,
      siteIds: ["WickettPlumUS"],
      startsAt: null,
      endsAt: null,
      rank: null,
      exclusivity: "no",
      customerGroups: [],
      couponIds: [],
      rule: { class: "order", tiers: [{ threshold: { USD: 5000 }, discount }] },
    };
    await sandbox.database.sql.insert(promotions).values(promotionRow(promotion));
    sandbox.services.promotions.invalidate();
  };
  const withdraw = async (id: string) => {
    await sandbox.database.sql.delete(promotions).where(eq(promotions.id, id));
    sandbox.services.promotions.invalidate();
  };

  describe("that comes by itself", () => {
    beforeAll(() => promote("gift", { type: "bonus", products: [{ productId: goods.mints, quantity: 1 }] }));
    afterAll(() => withdraw("gift"));

    it("rule 3.1.8: is free and untaxed, takes stock, and goes with what earns it", async () => {
      const { body } = await add({ productId: goods.chews, quantity: 5 });
      const given = { productId: goods.mints, quantity: 1, price: 8, priceAfterOrderDiscount: 0, adjustedTax: 0 };
      expect(body.productItems).toMatchObject([{ productId: goods.chews }, { productId: goods.mints, price: 8 }]);
      const [line] = body.productItems;
      const fewer = await shopper.patch(`/baskets/${body.basketId}/items/${line.itemId}`, { quantity: 4 });
      expect(fewer.body.productItems).toHaveLength(1);
      await shopper.patch(`/baskets/${body.basketId}/items/${line.itemId}`, { quantity: 5 });
      const { body: placed } = await order(body.basketId);
      expect(placed).toMatchObject({
        status: "new",
        productItems: [{ productId: goods.chews }, { ...given, bonusProductLineItem: true }],
        productTotal: 60,
        merchandizeTotalTax: 4.25,
        adjustedMerchandizeTotalTax: 3.75,
      });
    });
  });

  describe("to choose", () => {
    beforeAll(() =>
      promote("choice", {
        type: "bonus_choice",
        maxItems: 2,
        products: [{ productId: goods.mints }, { productId: goods.bears, price: { USD: 100 } }],
      }),
    );
    afterAll(() => withdraw("choice"));

    const slotOf = (body: Answer["body"]) => body.bonusDiscountLineItems[0];

    it("rule 3.1.8: opens a slot, takes what it offers as long as there is room, and is ordered at its own price", async () => {
      const { body } = await add({ productId: goods.chews, quantity: 5 });
      const slot = slotOf(body);
      expect(slot).toMatchObject({ promotionId: "choice", maxBonusItems: 2 });
      const path = `/baskets/${body.basketId}/items`;
      const choose = (productId: string, quantity: number) =>
        shopper.post(path, [{ productId, quantity, bonusDiscountLineItemId: slot.id }]);
      expect((await choose(goods.mints, 3)).body).toMatchObject({ bonusDiscountLineItemId: slot.id });
      const wrong = await choose(goods.licorice, 1);
      expect([wrong.status, typeOf(wrong.body)]).toEqual([400, "invalid-bonus-product-item"]);
      await choose(goods.mints, 1);
      const { body: full } = await choose(goods.bears, 1);
      expect(full.productItems).toHaveLength(3);
      expect((await choose(goods.bears, 1)).status).toBe(400);
      const { body: placed } = await order(body.basketId);
      expect(placed.status).toBe("new");
      expect(placed.bonusDiscountLineItems).toEqual([slot]);
      expect((await shopper.get(`/orders/${placed.orderNo}`)).body.bonusDiscountLineItems).toEqual([slot]);
      const bonus = placed.productItems.filter((line: Line) => line.bonusDiscountLineItemId === slot.id);
      expect(bonus).toMatchObject([
        { productId: goods.mints, priceAfterOrderDiscount: 0 },
        { productId: goods.bears, priceAfterOrderDiscount: 1 },
      ]);
      expect(placed.productTotal).toBe(61);
    });

    it("rule 3.1.8.1: lists what is offered, sold out or not, a master for its variants, and nothing for a rule", async () => {
      const list = [goods.soldOut, goods.brittle, "nosuch", goods.master, goods.mints];
      const setOnline = async (online: boolean) => {
        await sandbox.database.sql.update(products).set({ online }).where(eq(products.id, goods.brittle));
        sandbox.services.forget();
      };
      await setOnline(false);
      await promote("offers", {
        type: "bonus_choice",
        maxItems: 1,
        products: list.map((productId) => ({ productId })),
      });
      await promote("by-rule", {
        type: "bonus_choice",
        maxItems: 1,
        rule: { groups: [{ productIds: [goods.mints] }] },
      });
      const { body } = await add({ productId: goods.chews, quantity: 5 });
      const slotFor = (promotionId: string) =>
        body.bonusDiscountLineItems.find((slot: { promotionId: string }) => slot.promotionId === promotionId);
      const ids = slotFor("offers").bonusProducts.map(({ productId }: Line) => productId);
      expect(ids).toEqual([goods.soldOut, goods.master, goods.mints]);
      expect(slotFor("by-rule").bonusProducts).toEqual([]);
      const path = `/baskets/${body.basketId}/items`;
      const choose = (productId: string, slot: { id: string }) =>
        shopper.post(path, [{ productId, quantity: 1, bonusDiscountLineItemId: slot.id }]);
      expect((await choose(goods.jellies, slotFor("offers"))).status).toBe(200);
      expect((await choose(goods.mints, slotFor("by-rule"))).status).toBe(200);
      await setOnline(true);
      await withdraw("offers");
      await withdraw("by-rule");
    });

    it("refuses a slot that is not open, in a new basket too", async () => {
      const line = { productId: goods.mints, quantity: 1, bonusDiscountLineItemId: "bonus-choice" };
      const later = await add(line);
      expect([later.status, typeOf(later.body)]).toEqual([400, "invalid-bonus-product-item"]);
      shopper = testShopper(sandbox, await sandbox.guestToken());
      const { status, body } = await shopper.post("/baskets", { productItems: [line] });
      expect([status, typeOf(body)]).toEqual([400, "invalid-bonus-product-item"]);
      expect((await shopper.get("/customers/me/baskets")).body.total).toBe(0);
    });
  });
});
