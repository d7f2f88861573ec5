import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, cardPayment, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";

const siteId = "WickettPlumFundraising";
const barsAt80 = "495101";
const orderForm = "496101";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });
});

const basketOf = (items: { productId: string; quantity: number }[]) =>
  addressedBasket(shopper, items, { method: "ups-ground" });

const order = async (basketId: string) => {
  await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
  return shopper.post("/orders", { basketId });
};

const flashTypes = (basket: { c_flashes?: { type: string }[] }) => (basket.c_flashes ?? []).map(({ type }) => type);

describe("a site whose orders begin at a sum", () => {
  it("says in the basket how far it is, and takes the order once the sum is reached", async () => {
    const before = await basketOf([{ productId: barsAt80, quantity: 3 }]);
    expect(before.c_qualifiers).toEqual({ qdThresholdMet: false, qdThreshold: 300, qdThresholdMissing: 60 });
    expect(flashTypes(before)).toContain("ThresholdNotMet");

    const refused = await order(before.basketId);
    expect([refused.status, typeOf(refused.body), refused.body.detail]).toEqual([
      400,
      "threshold-not-met",
      "The minimum order is $300.00. Please add $60.00 more.",
    ]);

    const { body: after } = await shopper.patch(`/baskets/${before.basketId}/items/${before.productItems[0].itemId}`, {
      quantity: 4,
    });
    expect(after.c_qualifiers).toEqual({ qdThresholdMet: true, qdThreshold: 300, qdThresholdMissing: 0 });
    const path = `/baskets/${before.basketId}/payment-instruments`;
    await shopper.delete(`${path}/${after.paymentInstruments[0].paymentInstrumentId}`);
    expect((await order(before.basketId)).body).toMatchObject({ status: "new" });
  });

  it("lets sales materials go alone, and counts them for nothing beside goods", async () => {
    const alone = await basketOf([{ productId: orderForm, quantity: 1 }]);
    expect(alone.productItems).toMatchObject([{ c_isCollateral: true }]);
    expect(alone.productItems?.[0]).not.toHaveProperty("c_heatLabel");
    expect(alone.c_qualifiers.qdThresholdMet).toBe(false);
    expect(flashTypes(alone)).not.toContain("ThresholdNotMet");

    const { body: both } = await shopper.post(`/baskets/${alone.basketId}/items`, [
      { productId: barsAt80, quantity: 1 },
    ]);
    expect(both.c_qualifiers.qdThresholdMissing).toBe(220);
    expect(flashTypes(both)).toContain("ThresholdNotMet");
  });

  it("is told by the engine alone: what a client writes there is not kept", async () => {
    const { basketId } = await basketOf([{ productId: barsAt80, quantity: 1 }]);
    const { body } = await shopper.patch(`/baskets/${basketId}`, { c_qualifiers: { qdThresholdMet: true } });
    expect(body.c_qualifiers.qdThresholdMet).toBe(false);
  });

  it("asks for nothing once the merchant has switched the check off", async () => {
    const { sitePreferences } = sandbox.services;
    const set = async (value: boolean) => {
      await sitePreferences.set(siteId, "qdThresholdEnabled", value);
      sandbox.services.forget();
    };
    await set(false);
    try {
      const basket = await basketOf([{ productId: barsAt80, quantity: 1 }]);
      expect(basket.c_qualifiers).toEqual({ qdThresholdMet: true });
      expect(flashTypes(basket)).not.toContain("ThresholdNotMet");
    } finally {
      await set(true);
    }
  });
});
