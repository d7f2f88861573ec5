import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, sanFrancisco, type TestShopper, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

const MINUTE_MS = 60_000;

let sandbox: TestSandbox;
let token: string;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-09T18:00:00Z")) });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  token = await sandbox.guestToken();
  shopper = testShopper(sandbox, token);
});

const call = async (method: "get" | "post", path: string, given: object) => {
  const [api, endpoint] = path.split("/");
  const address = `/custom/${api}/v1/organizations/${organizationId}/${endpoint}`;
  const asked = request(sandbox.app)[method](address).set("authorization", `Bearer ${token}`);
  const answer = await (method === "get"
    ? asked.query({ siteId: "WickettPlumUS", ...given })
    : asked.query({ siteId: "WickettPlumUS" }).send(given));
  // oxlint-disable-next-line typescript/no-explicit-any -- each endpoint has a shape of its own
  return { status: answer.status, body: answer.body as any };
};

test("gift messages go to their shipments, and an empty one is taken away", async () => {
  await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
  const { status, body } = await call("post", "shipping/gift-message", [
    { shipment_id: "me", giftMessage: "Grüße à José!" },
  ]);
  expect([status, body.success, body.shipments[0].gift, body.shipments[0].giftMessage]).toEqual([
    200,
    true,
    true,
    "Grüße à José!",
  ]);
  const emptied = await call("post", "shipping/gift-message", [{ shipmentId: "me", giftMessage: "" }]);
  expect([emptied.body.shipments[0].gift, emptied.body.shipments[0].giftMessage]).toEqual([false, undefined]);
});

test.each<[string, object, number, string]>([
  ["a message that is too long", [{ shipment_id: "me", giftMessage: "x".repeat(151) }], 400, "bad-request"],
  ["a message with other signs", [{ shipment_id: "me", giftMessage: "Love ♥" }], 400, "bad-request"],
  ["an unknown shipment", [{ shipment_id: "nowhere", giftMessage: "x" }], 404, "shipment-not-found"],
  ["no list", {}, 400, "bad-request"],
])("refuses %s", async (_name, given, status, type) => {
  await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
  const answer = await call("post", "shipping/gift-message", given);
  expect([answer.status, typeOf(answer.body)]).toEqual([status, type]);
});

test("without a basket there is nothing to change", async () => {
  expect(typeOf((await call("post", "shipping/update", { shipments: [] })).body)).toBe("basket-not-found");
});

test("several shipments change together or not at all", async () => {
  const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
  const good = { shipmentId: "me", shippingAddress: sanFrancisco, shippingMethod: { id: "ups-ground" } };
  const refused = await call("post", "shipping/update", { shipments: [good, { shipmentId: "nowhere" }] });
  expect(refused.status).toBe(404);
  expect((await shopper.get(`/baskets/${basketId}`)).body.shipments[0].shippingMethod).toBeUndefined();
  const { body } = await call("post", "shipping/update", { shipments: [good] });
  expect(body.shipments[0].shippingMethod.id).toBe("ups-ground");
});

test("shipping costs are told for a place without changing the basket", async () => {
  const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 2 }]);
  const place = { c_city: "Chicago", c_state: "IL", c_postal: "60607", c_country: "US" };
  const { body } = await call("get", "payment/shipping-costs", place);
  expect(body).toMatchObject({ currency: "USD", shippingTotal: 6.95, taxTotal: 0.88, orderTotal: 21.83 });
  expect(body.shipments[0]).toMatchObject({ shipmentId: "me", shippingMethodId: "ups-ground" });
  expect((await shopper.get(`/baskets/${basketId}`)).body.shipments[0].shippingAddress).toBeUndefined();
  expect((await call("get", "payment/shipping-costs", { c_country: "US" })).status).toBe(400);
  expect((await call("get", "payment/shipping-costs", { ...place, c_state: "XX" })).status).toBe(400);
});

describe("a delivery promise", () => {
  const place = { c_state: "NY", c_postal: "10001", c_country: "US" };
  const ask = (more: object) =>
    call("get", "shipping/delivery-promise", { ...place, ...more } as Record<string, string>);

  it("tells when a product arrives by each way to ship, the earliest first, and makes no basket", async () => {
    const { body } = await ask({ c_productId: goods.bears });
    const ends = (body.methods as { deliveryWindow: { endAt: string } }[]).map(
      ({ deliveryWindow }) => deliveryWindow.endAt,
    );
    expect(ends.length).toBeGreaterThan(2);
    expect(ends).toEqual([...ends].sort());
    expect(body.methods[0]).toMatchObject({ id: "ups-next-day-saver", orderCutoffAt: "2026-11-09T20:00:00.000Z" });
  });

  it("is refused for an unknown product and without a place", async () => {
    expect((await ask({ c_productId: "nothing" })).status).toBe(404);
    expect((await ask({})).status).toBe(400);
    expect((await ask({ c_productId: goods.bears, c_state: "" })).status).toBe(400);
  });
});

test("the days of many products are those of each by itself, and unknown ones are left out", async () => {
  const place = { c_state: "NY", c_postal: "10001", c_country: "US" };
  const ask = (ids: string[]) => call("get", "shipping/arrivals", { ...place, c_productIds: ids.join(",") });
  const { body } = await ask([goods.bears, "nothing", goods.mints]);
  const alone = await Promise.all(
    [goods.bears, goods.mints].map(async (id) => ({
      productId: id,
      ...(await call("get", "shipping/delivery-promise", { ...place, c_productId: id })).body,
    })),
  );
  expect(body.arrivals).toEqual(alone);
  expect(body.arrivals[0].methods.length).toBeGreaterThan(2);
  expect((await ask([])).status).toBe(400);
  expect((await ask(Array.from({ length: 25 }, (_, at) => `p${at}`))).status).toBe(400);
});

test("a basket says how its sum comes about, in parts that add up", async () => {
  const { basketId } = await basketWith(shopper, [{ productId: goods.mints, quantity: 2 }]);
  const path = `/baskets/${basketId}/shipments/me`;
  await shopper.put(`${path}/shipping-address`, sanFrancisco);
  const { body } = await shopper.put(`${path}/shipping-method`, { id: "ups-ground" });
  const { discounts, shipping, taxes } = body.c_explanation as {
    discounts: { amount: number }[];
    shipping: { carriage: number; coldPack: number }[];
    taxes: { amount: number; regionCode: string }[];
  };
  const cents = (amounts: number[]) => Math.round(amounts.reduce((sum, each) => sum + each, 0) * 100);
  expect(cents(taxes.map(({ amount }) => amount))).toBe(cents([body.taxTotal]));
  expect(new Set(taxes.map(({ regionCode }) => regionCode))).toEqual(new Set(["CA"]));
  const goodsCents = cents((body.productItems as { price: number }[]).map(({ price }) => price));
  const parts = [
    ...discounts.map(({ amount }) => amount),
    ...shipping.flatMap((each) => [each.carriage, each.coldPack]),
  ];
  expect(goodsCents + cents(parts)).toBe(cents([body.orderTotal]) - cents([body.taxTotal]));
});

test("only what may be subscribed to can be opted in", async () => {
  await basketWith(shopper, [{ productId: goods.giftCard, quantity: 1 }]);
  const optin = (productId: unknown) =>
    call("post", "product/subscription-optins", { subscriptionOptins: [{ productId }] });
  expect(typeOf((await optin(goods.giftCard)).body)).toBe("subscription-not-offered");
  expect((await optin(7)).status).toBe(400);
  const { body } = await call("post", "product/subscription-optins", { subscriptionOptins: [] });
  expect(body.c_subscriptionOptins).toEqual([]);
});

describe("the day a parcel is wished for", () => {
  const wish = async (day: string) => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const path = `/baskets/${basketId}/shipments/me`;
    await shopper.put(`${path}/shipping-address`, sanFrancisco);
    const { body } = await shopper.put(`${path}/shipping-method`, { id: "ups-second-day" });
    return { path, before: body.shipments[0], answer: await shopper.patch(path, { c_DATE_WANTED: day }) };
  };

  it("rule 3.5.21: without one the window and the cut-off are told", async () => {
    const { before, path } = await wish("2026-11-17");
    expect(before).toMatchObject({
      c_SHIP_DUE_DATE: "2026-11-10",
      deliveryWindow: { startAt: "2026-11-13T17:00:00.000Z", endAt: "2026-11-14T04:00:00.000Z" },
      orderCutoffAt: "2026-11-09T20:00:00.000Z",
    });
    const { applicableShippingMethods } = (await shopper.get(`${path}/shipping-methods`)).body;
    const second = applicableShippingMethods.find(({ id }: { id: string }) => id === "ups-second-day");
    expect(second).toMatchObject({ c_dateWantedRangeStart: "2026-11-13", c_dateWantedRangeEnd: "2027-01-12" });
    expect(second.c_blockedDates).toContain("2026-11-26");
  });

  it("with one it leaves in time for that day", async () => {
    const { answer } = await wish("2026-11-17");
    expect([answer.status, answer.body.shipments[0].c_SHIP_DUE_DATE]).toEqual([200, "2026-11-13"]);
  });

  it.each(["2026-11-14", "2026-11-26", "2026-11-10"])("is refused for %s", async (day) => {
    const { answer } = await wish(day);
    expect([answer.status, typeOf(answer.body)]).toEqual([400, "date-not-available"]);
  });

  it("must be a day", async () => {
    expect((await wish("tomorrow")).answer.status).toBe(400);
  });
});

describe("stock set aside for a basket", () => {
  const ats = async () =>
    (await sandbox.services.inventory.records([goods.fewDrops], { siteId: "WickettPlumUS" })).get(goods.fewDrops)?.ats;
  const reserve = (basketId: string, minutes?: number) =>
    shopper.patch(`/baskets/${basketId}`, {
      c_actions: [{ type: "reserveInventory", ...(minutes ? { data: [{ minutes }] } : {}) }],
    });

  it("rule 3.3.10: is nobody else's for ten minutes, and then everybody's again", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.fewDrops, quantity: 4 }]);
    const { body } = await reserve(basketId);
    const inTen = new Date(sandbox.services.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
    expect([body.inventoryReservationExpiry, await ats()]).toEqual([inTen, 1]);
    expect(body.c_flashes.some(({ type }: { type: string }) => type === "ProductItemNotAvailable")).toBe(false);
    const other = testShopper(sandbox, await sandbox.guestToken());
    const { basketId: others } = (await other.post("/baskets", {})).body;
    const refused = await other.post(`/baskets/${others}/items`, [{ productId: goods.fewDrops, quantity: 2 }]);
    expect(refused.body).toMatchObject({ available: 1 });
    await sandbox.dueWork.advance(11 * MINUTE_MS);
    expect(await ats()).toBe(5);
    expect((await shopper.get(`/baskets/${basketId}`)).body.inventoryReservationExpiry).toBeUndefined();
  });

  it("rule 3.3.11: is given back with the basket, and taken anew when asked again", async () => {
    const { basketId } = await basketWith(shopper, [{ productId: goods.fewDrops, quantity: 3 }]);
    await reserve(basketId, 30);
    await reserve(basketId, 60);
    expect(await ats()).toBe(2);
    await shopper.delete(`/baskets/${basketId}`);
    expect(await ats()).toBe(5);
  });
});
