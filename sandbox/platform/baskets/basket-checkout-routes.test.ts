import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  basketWith,
  chicago,
  goods,
  sanFrancisco,
  testShopper,
  type TestShopper,
  typeOf,
  idsOf,
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

describe("shipments", () => {
  it("are added with a free name, changed, and removed with their lines", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const path = `/baskets/${basketId}/shipments`;
    const { body: added } = await shopper.post(path, { shippingAddress: chicago });
    expect(added.shipments).toMatchObject([
      { shipmentId: "me" },
      { shipmentId: "Shipment1", shippingAddress: { city: "Chicago", fullName: "June Harper" } },
    ]);
    const { body: changed } = await shopper.patch(`${path}/Shipment1`, { gift: true, giftMessage: "For you" });
    expect(changed.shipments[1]).toMatchObject({
      gift: true,
      giftMessage: "For you",
      shippingAddress: { city: "Chicago" },
    });
    await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.chews, quantity: 1, shipmentId: "Shipment1" },
    ]);
    const { body: removed } = await shopper.delete(`${path}/Shipment1`);
    expect(removed.shipments).toHaveLength(1);
    expect(removed.productItems).toMatchObject([{ productId: goods.bears }]);
  });

  it("keep the default one, and know what they do not know", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/shipments`;
    const { status, body } = await shopper.delete(`${path}/me`);
    expect([status, typeOf(body)]).toEqual([403, "forbidden"]);
    expect((await shopper.delete(`${path}/nowhere`)).status).toBe(404);
    expect((await shopper.patch(`${path}/nowhere`, {})).status).toBe(404);
    expect((await shopper.get(`${path}/nowhere/shipping-methods`)).status).toBe(404);
    expect((await shopper.put(`${path}/nowhere/shipping-address`, sanFrancisco)).status).toBe(404);
    expect((await shopper.post(path, { shipmentId: "me" })).status).toBe(400);
    const { status: lost } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.bears, quantity: 1, shipmentId: "nowhere" },
    ]);
    expect(lost).toBe(404);
  });
});

describe("addresses", () => {
  it("of a shipment may serve for the bill too", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/shipments/me/shipping-address`;
    const { body } = await shopper.put(
      path,
      { ...chicago, c_RESIDENCE_CODE: "R", c_PHONE_EXTENSION: "12" },
      { useAsBilling: "true" },
    );
    expect(body.billingAddress).toMatchObject({ city: "Chicago", c_RESIDENCE_CODE: "R" });
    const { body: moved } = await shopper.put(path, sanFrancisco);
    expect(moved.shipments[0].shippingAddress.city).toBe("San Francisco");
    expect(moved.billingAddress.city).toBe("Chicago");
  });

  it("of the bill may serve for shipping too", async () => {
    const { basketId } = await basketWith(shopper, []);
    const { body } = await shopper.put(`/baskets/${basketId}/billing-address`, chicago, { useAsShipping: "true" });
    expect([body.billingAddress.city, body.shipments[0].shippingAddress.city]).toEqual(["Chicago", "Chicago"]);
  });

  it.each([
    ["a state the country does not have", { ...sanFrancisco, stateCode: "ON" }, '"State" is not a valid value'],
    ["a country nothing is shipped to", { ...sanFrancisco, countryCode: "FR" }, '"Country" is not a valid value'],
    ["a street that is too long", { ...sanFrancisco, address1: "x".repeat(61) }, "at most 60 characters"],
    ["a city that is a number", { ...sanFrancisco, city: 5 }, "must be a text"],
    ["no object", [], "must be a JSON object"],
  ])("are refused with %s", async (_name, address, words) => {
    const { basketId } = await basketWith(shopper, []);
    const { status, body } = await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, address);
    expect(status).toBe(400);
    expect(body.detail).toContain(words);
  });

  it("are joined by an email address that looks like one", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}/customer`;
    expect((await shopper.put(path, { email: "june@example.test" })).body.customerInfo.email).toBe("june@example.test");
    expect((await shopper.put(path, { email: "june" })).status).toBe(400);
    expect((await shopper.put(path, {})).status).toBe(400);
  });
});

describe("shipping methods", () => {
  const methodsFor = async (address: object | null, items = [{ productId: goods.bears as string, quantity: 1 }]) => {
    const { basketId } = await basketWith(shopper, items);
    if (address) await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, address);
    return (await shopper.get(`/baskets/${basketId}/shipments/me/shipping-methods`)).body;
  };

  const mainland = [
    "ups-ground",
    "ups-three-day",
    "ups-second-day",
    "ups-next-day-saver",
    "ups-next-day",
    "postal-ground",
  ];
  it.each([
    ["an unknown place", null, mainland],
    ["the mainland", sanFrancisco, mainland],
    ["Alaska", { ...sanFrancisco, stateCode: "AK" }, ["ups-alaska-hawaii", "postal-ground"]],
    ["soldiers abroad", { ...sanFrancisco, city: "APO", stateCode: "AP", postalCode: "96301" }, ["postal-ground"]],
    ["Puerto Rico", { ...sanFrancisco, stateCode: "PR" }, ["postal-ground"]],
    ["a post office box", { ...sanFrancisco, address1: "PO Box 12", c_isPOBox: true }, ["postal-ground"]],
    [
      "Ontario",
      { ...sanFrancisco, countryCode: "CA", stateCode: "ON", postalCode: "M5V 2T6" },
      ["ups-canada-standard", "ups-canada-expedited", "ups-canada-saver"],
    ],
  ])("rule 3.5.25: to %s", async (_name, address, ids) => {
    expect(idsOf((await methodsFor(address)).applicableShippingMethods)).toEqual(ids);
  });

  it("rule 3.5.8: say carrier code, price, default, and that they are for pickup or not", async () => {
    const { applicableShippingMethods, defaultShippingMethodId } = await methodsFor(sanFrancisco);
    expect(defaultShippingMethodId).toBe("ups-ground");
    expect(applicableShippingMethods[0]).toMatchObject({
      name: "UPS Ground",
      externalShippingMethod: "03",
      price: 6.95,
      c_storePickupEnabled: false,
    });
  });

  it("name the promotion they have earned", async () => {
    const { applicableShippingMethods } = await methodsFor(sanFrancisco, [{ productId: goods.chews, quantity: 8 }]);
    expect(applicableShippingMethods[0]).toMatchObject({
      price: 7.95,
      shippingPromotions: [{ promotionId: "free-ground" }],
    });
    expect(applicableShippingMethods[1]).not.toHaveProperty("shippingPromotions");
  });

  it.each(["ups-alaska-hawaii", "shop-pickup", "no-such-method"])(
    "refuse %s for a parcel on the mainland",
    async (id) => {
      const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
      const path = `/baskets/${basketId}/shipments/me`;
      await shopper.put(`${path}/shipping-address`, sanFrancisco);
      const { status } = await shopper.put(`${path}/shipping-method`, { id });
      expect(status).toBe(400);
      expect((await shopper.put(`${path}/shipping-method`, {})).status).toBe(400);
    },
  );

  it("that no longer fit a new address stand in the way of ordering", async () => {
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const { body } = await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, {
      ...sanFrancisco,
      stateCode: "HI",
    });
    expect(body.c_flashes[0].type).toBe("ShippingMethodNotApplicable");
    expect(body.orderTotal).toBeNull();
  });
});

describe("sums", () => {
  it("rule 3.4.5: follow from prices, discounts, shipping and tax", async () => {
    const basket = await addressedBasket(
      shopper,
      [
        { productId: goods.brittle, quantity: 2 },
        { productId: goods.licorice, quantity: 1 },
      ],
      { address: chicago },
    );
    expect(basket.productItems).toMatchObject([
      { price: 27, priceAfterItemDiscount: 22.95, taxClassId: "candy", taxRate: 0.0625, tax: 1.69, adjustedTax: 1.43 },
      { price: 7, priceAfterItemDiscount: 7, taxClassId: "food-flour", taxRate: 0, adjustedTax: 0 },
    ]);
    expect(basket.productItems[0].priceAdjustments).toMatchObject([
      {
        promotionId: "brittle-week",
        price: -4.05,
        manual: false,
        appliedDiscount: { type: "percentage", percentage: 15 },
      },
    ]);
    expect(basket).toMatchObject({
      productSubTotal: 29.95,
      productTotal: 29.95,
      shippingTotal: 6.95,
      adjustedMerchandizeTotalTax: 1.43,
      merchandizeTotalTax: 1.69,
      shippingTotalTax: 0,
      taxTotal: 1.43,
      orderTotal: 38.33,
    });
  });

  it("rule 3.4.8: tax a pickup where the shop stands", async () => {
    const { basketId } = await basketWith(shopper, []);
    const path = `/baskets/${basketId}`;
    await shopper.patch(`${path}/shipments/me`, { c_fromStoreId: "1008", c_pickupFirstName: "June" });
    const { body } = await shopper.post(`${path}/items`, [{ productId: "485101", quantity: 1 }]);
    expect(body.productItems[0]).toMatchObject({ taxRate: 0.0625, adjustedTax: 0.75 });
    const { body: methods } = await shopper.get(`${path}/shipments/me/shipping-methods`);
    expect(idsOf(methods.applicableShippingMethods)).toEqual(["shop-pickup"]);
    const { body: chosen } = await shopper.put(`${path}/shipments/me/shipping-method`, { id: "shop-pickup" });
    expect(chosen).toMatchObject({ shippingTotal: 0, taxTotal: 0.75, orderTotal: 12.75 });
    expect(chosen.c_flashes.map(({ type }: { type: string }) => type)).not.toContain("ShippingAddressRequired");
  });

  it("rule 3.3.8: count the stock of the shop for a pickup", async () => {
    const { basketId } = await basketWith(shopper, []);
    await shopper.patch(`/baskets/${basketId}/shipments/me`, { c_fromStoreId: "1001" });
    const { status, body } = await shopper.post(`/baskets/${basketId}/items`, [
      { productId: goods.navyBox, quantity: 1 },
    ]);
    expect([status, typeOf(body)]).toEqual([400, "product-item-not-available"]);
    expect(
      (await shopper.post(`/baskets/${basketId}/items`, [{ productId: goods.redLetter, quantity: 1 }])).status,
    ).toBe(200);
  });

  it("rule 3.4.11: add up the taxes of a Canadian basket by rate", async () => {
    const canadian = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), {
      siteId: "WickettPlumCA",
      basketsVersion: "v2",
    });
    const address = { ...sanFrancisco, countryCode: "CA", stateCode: "QC", city: "Montréal", postalCode: "H2X 1Y4" };
    const basket = await addressedBasket(canadian, [{ productId: goods.chews, quantity: 1 }], {
      address,
      method: "ups-canada-standard",
    });
    expect(basket).toMatchObject({
      currency: "CAD",
      productTotal: 16,
      shippingTotal: 9.95,
      taxTotal: 3.89,
      orderTotal: 29.84,
      groupedTaxItems: [{ taxRate: 0.14975, taxValue: 3.89 }],
    });
  });
});

test("the lines of a basket are named in the language of the call", async () => {
  const canadian = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), { siteId: "WickettPlumCA" });
  const line = [{ productId: goods.bears, quantity: 1 }];
  const { body: created } = await canadian.post("/baskets", {}, { locale: "fr-CA" });
  const path = `/baskets/${created.basketId}`;
  const { body: added } = await canadian.post(`${path}/items`, line, { locale: "fr-CA" });
  const nameIn = async (locale: string) => (await canadian.get(path, { locale })).body.productItems[0].productName;
  expect(added.productItems[0]).toMatchObject({ productName: "Oursons du jardin, six fruits" });
  expect([await nameIn("fr-CA"), await nameIn("en-CA")]).toEqual([
    "Oursons du jardin, six fruits",
    "Garden Bears, Six Fruits",
  ]);
});
