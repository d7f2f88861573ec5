import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  goods,
  sanFrancisco,
  testShopper,
  type TestShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

let shopper: TestShopper;
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

describe("a basket", () => {
  it("begins empty with one shipment", async () => {
    const { status, body } = await shopper.post("/baskets", {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ currency: "USD", taxation: "net", productItems: [], orderTotal: 0 });
    expect(body.shipments).toMatchObject([{ shipmentId: "me" }]);
  });

  it("is one per shopper", async () => {
    const { body: first } = await shopper.post("/baskets", {});
    const { status, body } = await shopper.post("/baskets", {});
    expect(status).toBe(400);
    expect(typeOf(body)).toBe("customer-baskets-quota-exceeded");
    expect(body.basketIds).toBe(first.basketId);
  });

  it("takes a customer number only of the one who shops", async () => {
    const { body: basket } = await shopper.post("/baskets", {});
    const put = (customerNo: string) =>
      shopper.put(`/baskets/${basket.basketId}/customer`, { email: "june@example.test", customerNo });
    const unknown = await put("99999999");
    expect([unknown.status, typeOf(unknown.body)]).toEqual([404, "customer-not-found"]);
    const { customers } = await sandbox.services.customers.search({ text: "june@example.test", limit: 1, offset: 0 });
    const foreign = await put(customers[0]?.customerNo ?? "");
    expect([foreign.status, typeOf(foreign.body)]).toEqual([400, "bad-request"]);
    expect((await shopper.get(`/baskets/${basket.basketId}`)).body.customerInfo.email).not.toBe("june@example.test");
  });

  it("is made once when two tabs ask at the same time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => shopper.post("/baskets", {})));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it("may begin with everything said, and leaves coupons out that cannot be used", async () => {
    const { status, body } = await shopper.post("/baskets", {
      productItems: [{ productId: goods.bears, quantity: 2 }],
      shipments: [{ shipmentId: "me", shippingAddress: sanFrancisco, shippingMethod: { id: "ups-ground" } }],
      billingAddress: sanFrancisco,
      customerInfo: { email: "june@example.test" },
      couponItems: [{ code: "WINDOWSILL" }, { code: "NOSUCHCODE" }],
      c_fullStorySessionURL: "https://replay.example/1",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      productSubTotal: 15,
      productTotal: 13.5,
      shippingTotal: 6.95,
      taxTotal: 0,
      orderTotal: 20.45,
      c_fullStorySessionURL: "https://replay.example/1",
      couponItems: [{ code: "WINDOWSILL", statusCode: "applied" }],
    });
  });

  it("is read back by its owner only", async () => {
    const { basketId } = await basketWith(shopper, []);
    const stranger = testShopper(sandbox, await sandbox.guestToken());
    const other = await stranger.get(`/baskets/${basketId}`);
    expect([other.status, other.body.detail]).toEqual([400, "The customer is invalid."]);
    expect((await stranger.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 1 }])).status).toBe(
      400,
    );
    expect((await shopper.get(`/baskets/${basketId}`)).body.basketId).toBe(basketId);
  });

  it("that nobody knows is not found", async () => {
    const { status, body } = await shopper.get("/baskets/nosuchbasket");
    expect([status, typeOf(body), body.basketId]).toEqual([404, "basket-not-found", "nosuchbasket"]);
  });

  it("is deleted for good, and a new one may be made", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    expect((await shopper.delete(`/baskets/${basketId}`)).status).toBe(204);
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(404);
    expect((await shopper.post("/baskets", {})).status).toBe(200);
  });

  it("is listed under its customer and nobody else's", async () => {
    const { basketId, customerInfo } = await basketWith(shopper, []);
    const { body } = await shopper.get(`/customers/${customerInfo.customerId}/baskets`);
    expect(body).toMatchObject({ total: 1, baskets: [{ basketId }] });
    const { status, body: refused } = await shopper.get("/customers/somebodyelse/baskets");
    expect([status, typeOf(refused)]).toEqual([400, "invalid-customer"]);
  });

  it("lists nothing for a shopper without one", async () => {
    const { body } = await shopper.get("/customers/me/baskets");
    expect(body).toEqual({ baskets: [], total: 0 });
  });

  it("keeps declared attributes, forgets one set to null, and refuses others", async () => {
    const { basketId } = await basketWith(shopper, []);
    const kept = await shopper.patch(`/baskets/${basketId}`, { c_fullStorySessionURL: "a", currency: "USD" });
    expect(kept.body.c_fullStorySessionURL).toBe("a");
    expect((await shopper.patch(`/baskets/${basketId}`, { c_fullStorySessionURL: null })).body).not.toHaveProperty(
      "c_fullStorySessionURL",
    );
    const slip = await shopper.patch(`/baskets/${basketId}`, { c_fullStoryUrl: "a" });
    expect([slip.status, typeOf(slip.body), slip.body.property]).toEqual([
      400,
      "invalid-custom-property",
      "c_fullStoryUrl",
    ]);
    expect((await shopper.patch(`/baskets/${basketId}`, { currency: "CAD" })).status).toBe(400);
  });

  it.each([
    ["one it has, as it was given", [{ itemId: "shipping-me", itemText: "Shipping" }], 200, undefined],
    ["one without an id", [{ itemText: "Shipping" }], 400, "bad-request"],
    ["one with an empty id", [{ itemId: "" }], 400, "bad-request"],
    ["the same one twice", [{ itemId: "shipping-me" }, { itemId: "shipping-me" }], 400, "bad-request"],
    ["one it does not have", [{ itemId: "shipping-Shipment9" }], 404, "shipping-item-not-found"],
    ["a property nobody declared", [{ itemId: "shipping-me", c_color: "red" }], 400, "invalid-custom-property"],
  ])("told of shipping items takes or refuses %s", async (_case, shippingItems, status, type) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const answer = await shopper.patch(`/baskets/${basketId}`, { shippingItems });
    expect([answer.status, answer.status === 200 ? undefined : typeOf(answer.body)]).toEqual([status, type]);
  });
});

describe("lines", () => {
  it("say name, price and sums, and the same product twice grows its line", async () => {
    const { basketId, ...before } = await basketWith(shopper, [{ productId: goods.bears, quantity: 2 }]);
    expect(before.productItems).toMatchObject([
      { productName: "Garden Bears, Six Fruits", quantity: 2, basePrice: 7.5, price: 15, shipmentId: "me" },
    ]);
    const { body } = await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 3 }]);
    expect(body.productItems).toMatchObject([{ quantity: 5, price: 37.5 }]);
    expect(body.productSubTotal).toBe(37.5);
  });

  it("stay apart where they are for different mixes", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1, c_customMix: "[1]" }]);
    const { body } = await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 1 }]);
    expect(body.productItems).toHaveLength(2);
  });

  it.each([0, -1, 1.5, 1000, "x", null])("are refused in the quantity %p", async (quantity) => {
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.mints, quantity }]);
    expect([status, typeOf(body)]).toEqual([400, "bad-request"]);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toEqual([]);
  });

  it("may not grow beyond 999 pieces", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 999 }]);
    expect((await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.mints, quantity: 1 }])).status).toBe(
      400,
    );
  });

  it.each([
    ["an unknown product", "999999", "product-not-found"],
    ["a product that has run out", goods.soldOut, "product-item-not-available"],
    ["a product that is still coming", goods.comingSoon, "product-item-not-available"],
    ["a master without a chosen size", goods.master, "product-item-not-available"],
    ["a product that shops alone hand out", goods.redLetter, "product-item-not-available"],
  ])("refuse %s", async (_name, productId, type) => {
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [{ productId, quantity: 1 }]);
    expect([status, typeOf(body), body.productId]).toEqual([400, type, productId]);
  });

  it("refuse more than there is, over all lines of a product, and say how much there is", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.fewDrops, quantity: 3 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.fewDrops, quantity: 3, c_customMix: "another line" },
    ]);
    expect([status, typeOf(body), body.available]).toEqual([400, "product-item-not-available", 5]);
  });

  it("rule 3.3.16: refuse more than one order may hold", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.littleHandful, quantity: 20 }]);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.littleHandful, quantity: 1 },
    ]);
    expect([status, typeOf(body), body.maximum]).toEqual([400, "quantity-limit-exceeded", 20]);
    expect([body.productId, body.productName]).toEqual([goods.littleHandful, expect.stringMatching(/^[A-Z]/)]);
    expect(body.detail).not.toContain(goods.littleHandful);
  });

  it("refuse fewer than a product is sold from, by its name", async () => {
    const soldFromFiftyOn = "493110";
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: soldFromFiftyOn, quantity: 49 },
    ]);
    expect([status, body.minimum]).toEqual([400, 50]);
    expect(body.detail).toBe("'The Conference Pocket' is sold from 50 pieces on.");
    const enough = await shopper.post(`/baskets/${basketId}/items`, [{ productId: soldFromFiftyOn, quantity: 50 }]);
    expect(enough.status).toBe(200);
  });

  it.each([
    ["no list", {}],
    ["an empty list", []],
    ["a line without a product", [{ quantity: 1 }]],
    ["a line that is a text", ["487101"]],
    ["an undeclared attribute", [{ productId: goods.bears, quantity: 1, c_fromStore: "1001" }]],
    ["an unknown shop", [{ productId: goods.bears, quantity: 1, c_fromStoreId: "9999" }]],
    ["an unknown stock list", [{ productId: goods.bears, quantity: 1, inventoryId: "nolist" }]],
  ])("refuse %s", async (_name, body) => {
    const { basketId } = await basketWith(shopper, []);
    expect((await shopper.post(`/baskets/${basketId}/items`, body)).status).toBe(400);
  });

  it("change their quantity, and leave at zero", async () => {
    const { basketId, productItems } = await basketWith(shopper, [
      { productId: goods.bears, quantity: 1 },
      { productId: goods.chews, quantity: 1 },
    ]);
    const path = `/baskets/${basketId}/items/${productItems[0].itemId}`;
    expect((await shopper.patch(path, { quantity: 4 })).body.productItems[0]).toMatchObject({ quantity: 4, price: 30 });
    const { body } = await shopper.patch(path, { quantity: 0 });
    expect(body.productItems).toMatchObject([{ productId: goods.chews }]);
    expect(body.productSubTotal).toBe(12);
  });

  it.each([-1, 1.5, 1000, "x"])("do not change their quantity to %p", async (quantity) => {
    const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { status } = await shopper.patch(`/baskets/${basketId}/items/${productItems[0].itemId}`, { quantity });
    expect(status).toBe(400);
  });

  it("change together, and not at all when one of them cannot", async () => {
    const { basketId, productItems } = await basketWith(shopper, [
      { productId: goods.bears, quantity: 1 },
      { productId: goods.fewDrops, quantity: 1 },
    ]);
    const [bears, drops] = productItems.map(({ itemId }: { itemId: string }) => itemId);
    const path = `/baskets/${basketId}/items`;
    const refused = await shopper.patch(path, [
      { itemId: bears, quantity: 3 },
      { itemId: drops, quantity: 6 },
    ]);
    expect(refused.status).toBe(400);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems[0].quantity).toBe(1);
    const { body } = await shopper.patch(path, [
      { itemId: bears, quantity: 3 },
      { itemId: drops, quantity: 0 },
    ]);
    expect(body.productItems).toMatchObject([{ itemId: bears, quantity: 3 }]);
  });

  it("may become another product", async () => {
    const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.jellies, quantity: 1 }]);
    const { body } = await shopper.patch(`/baskets/${basketId}/items/${productItems[0].itemId}`, {
      productId: "484107-32",
    });
    expect(body.productItems).toMatchObject([{ productId: "484107-32", basePrice: 25 }]);
  });

  it("are removed, and an unknown one is not found", async () => {
    const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const path = `/baskets/${basketId}/items/${productItems[0].itemId}`;
    expect((await shopper.delete(path)).body.productItems).toEqual([]);
    expect((await shopper.delete(path)).status).toBe(404);
    expect((await shopper.patch(path, { quantity: 1 })).status).toBe(404);
  });

  it("cost less a piece from a tier on, counted over all lines of the product", async () => {
    const { basketId, productItems } = await basketWith(shopper, [{ productId: goods.navyBox, quantity: 9 }]);
    expect(productItems[0].basePrice).toBe(64);
    const { body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.navyBox, quantity: 1, c_customMix: "for Ada" },
    ]);
    expect(body.productItems.map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([59, 59]);
  });

  it("keep every change when several arrive at once", async () => {
    const { basketId } = await basketWith(shopper, []);
    const add = () => shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.bears, quantity: 1 }]);
    const answers = await Promise.all([add(), add(), add(), add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toMatchObject([{ quantity: 6 }]);
  });
});

describe("what still prevents ordering", () => {
  const flashTypes = (basket: { c_flashes?: { type: string }[] }) => (basket.c_flashes ?? []).map(({ type }) => type);

  it("is said step by step, with a path and a message", async () => {
    const empty = await basketWith(shopper, []);
    expect(flashTypes(empty)[0]).toBe("ProductItemsRequired");
    const { body } = await shopper.post(`/baskets/${empty.basketId}/items`, [{ productId: goods.bears, quantity: 1 }]);
    expect(flashTypes(body)).toEqual([
      "CustomerEmailRequired",
      "ShippingAddressRequired",
      "ShippingMethodRequired",
      "BillingAddressRequired",
      "OrderTotalNotSet",
    ]);
    expect(body.c_flashes[2]).toEqual({
      type: "ShippingMethodRequired",
      message: "Please choose a shipping method.",
      path: "$.shipments[0].shipping_method",
      details: { shipmentId: "me" },
    });
    expect(body).toMatchObject({
      orderTotal: null,
      taxTotal: null,
      shipments: [{ shipmentTotal: null, taxTotal: null }],
    });
  });

  it("is the payment when everything else is there", async () => {
    const basket = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    expect(basket.c_flashes).toMatchObject([{ type: "PaymentMethodRequired", details: { openAmount: 14.45 } }]);
    expect(basket.c_paymentAmount).toBe(14.45);
  });

  it("is stock that went away since", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.blushBox, quantity: 7 }]);
    await sandbox.database.transaction(() =>
      sandbox.services.inventory.reserve([{ productId: goods.blushBox, quantity: 5 }], "WickettPlumUS"),
    );
    const { body } = await shopper.get(`/baskets/${basketId}`);
    expect(body.c_flashes[0]).toMatchObject({
      type: "ProductItemNotAvailable",
      message: "Only 2 of The Blush Box are left.",
      details: { available: 2, productId: goods.blushBox },
    });
    await sandbox.services.inventory.release([{ productId: goods.blushBox, quantity: 5 }], "WickettPlumUS");
  });
});
