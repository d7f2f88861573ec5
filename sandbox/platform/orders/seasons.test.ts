import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  cardPayment,
  chicago,
  goods,
  sanFrancisco,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

/** $16.00 a piece of truffles, which melt. */
const truffles = "481101";

interface Method {
  id: string;
  price: number;
}

/** A guest's way to an order at a moment. */
const shopAt = (moment: string) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock: frozenClock(new Date(moment)) });
  }, 120_000);
  afterAll(() => sandbox.close());

  const guest = async () => testShopper(sandbox, await sandbox.guestToken());
  const methodsOf = async (shopper: TestShopper, basketId: string): Promise<Record<string, number>> => {
    const { body } = await shopper.get(`/baskets/${basketId}/shipments/me/shipping-methods`);
    return Object.fromEntries(body.applicableShippingMethods.map(({ id, price }: Method) => [id, price]));
  };
  const order = async (shopper: TestShopper, basketId: string) => {
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    return (await shopper.post("/orders", { basketId })).body;
  };
  return { guest, methodsOf, order };
};

describe("a guest in July", () => {
  // A Thursday: what must stay cool waits for Monday.
  const { guest, methodsOf, order } = shopAt("2027-07-15T17:00:00Z");

  it("rule 3.5.12: pays for a cold pack with what melts, in the method, the basket and the order alike, and its tax", async () => {
    const shopper = await guest();
    const items = [{ productId: truffles, quantity: 1 }];
    const basket = await addressedBasket(shopper, items, { address: chicago, method: "ups-three-day" });
    const cool = (await methodsOf(shopper, basket.basketId))["ups-three-day"];
    const plain = await guest();
    const chews = await addressedBasket(plain, [{ productId: goods.chews, quantity: 1 }], {
      address: chicago,
      method: "ups-three-day",
    });
    expect(cool).toBeCloseTo(chews.shippingTotal + 6.99, 2);
    const placed = await order(shopper, basket.basketId);
    expect(placed).toMatchObject({ status: "new", shippingTotal: cool });
    expect(placed.orderTotal).toBeCloseTo(placed.productTotal + placed.shippingTotal + placed.taxTotal, 2);
    expect(placed.shipments[0]).toMatchObject({ c_SHIP_DUE_DATE: "2027-07-19", shippingTotal: cool });
  });

  it("rule 3.5.13: is not offered ground across the country for what melts, and hears why a choice is refused", async () => {
    const shopper = await guest();
    const { basketId } = await addressedBasket(shopper, [{ productId: truffles, quantity: 1 }], {
      address: chicago,
      method: "ups-three-day",
    });
    expect(await methodsOf(shopper, basketId)).not.toHaveProperty("ups-ground");
    const path = `/baskets/${basketId}/shipments/me/shipping-method`;
    const refused = await shopper.put(path, { id: "ups-ground" });
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "shipping-method-not-applicable"]);
    const { status, body } = await shopper.put(path, { id: "ups-second-day" });
    expect([status, body.shippingTotal]).toEqual([200, (await methodsOf(shopper, basketId))["ups-second-day"]]);
  });

  it("rule 3.5.15: free shipping never covers the pack", async () => {
    const shopper = await guest();
    const basket = await addressedBasket(shopper, [{ productId: truffles, quantity: 7 }], { address: sanFrancisco });
    expect(basket.productTotal).toBeGreaterThan(90);
    expect(basket).toMatchObject({ shippingTotal: 6.99, shippingItems: [{ priceAfterItemDiscount: 6.99 }] });
    expect((await order(shopper, basket.basketId)).shippingTotal).toBe(6.99);
  });

  it("pays nothing more for what does not melt", async () => {
    const shopper = await guest();
    const basket = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 2 }], { address: chicago });
    expect(basket).toMatchObject({ productTotal: 24, shippingTotal: 6.95, taxTotal: 1.5, orderTotal: 32.45 });
  });
});

describe("a guest in December", () => {
  const { guest, methodsOf, order } = shopAt("2026-12-14T17:00:00Z");

  it("sends what melts by ground, without a pack", async () => {
    const shopper = await guest();
    const basket = await addressedBasket(shopper, [{ productId: truffles, quantity: 1 }], { address: chicago });
    const plain = await addressedBasket(await guest(), [{ productId: goods.chews, quantity: 1 }], { address: chicago });
    expect(basket.shippingTotal).toBe(plain.shippingTotal);
    expect(await methodsOf(shopper, basket.basketId)).toMatchObject({ "ups-ground": basket.shippingTotal });
    const placed = await order(shopper, basket.basketId);
    expect(placed).toMatchObject({ status: "new", shippingTotal: basket.shippingTotal });
    expect(placed.shipments[0].c_SHIP_DUE_DATE).toBe("2026-12-15");
  });

  it("rule 3.5.11: still cools what goes to Hawaii", async () => {
    const honolulu = { ...sanFrancisco, city: "Honolulu", stateCode: "HI", postalCode: "96813" };
    const way = { address: honolulu, method: "ups-alaska-hawaii" };
    const shopper = await guest();
    const melting = await addressedBasket(shopper, [{ productId: truffles, quantity: 1 }], way);
    const hard = await addressedBasket(await guest(), [{ productId: goods.chews, quantity: 1 }], way);
    expect(melting.shippingTotal).toBeCloseTo(hard.shippingTotal + 8.99, 2);
  });
});
