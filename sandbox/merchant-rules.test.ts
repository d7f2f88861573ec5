import request from "supertest";
import { frozenClock } from "./core/clock.ts";
import { Fault } from "./core/fault.ts";
import type { Cartridge } from "./cartridge.ts";
import { createTestSandbox, type TestSandbox } from "./test-sandbox.ts";
import { addressedBasket, cardPayment, sanFrancisco, testShopper, type TestShopper, typeOf } from "./test-shopper.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

jest.setTimeout(60_000);

/** A truffle box that melts, and July in New York. */
const truffles = "481101";
const bears = "484101";
const july = frozenClock(new Date("2026-07-08T18:00:00Z"));
const newYork = { ...sanFrancisco, city: "New York", stateCode: "NY", postalCode: "10001" };

const sandboxOf = (cartridge: Cartridge) =>
  createTestSandbox({ world: { ...wickettPlum, cartridge }, clock: july, cards: "plain" });

const boxOf = (productId: string) =>
  JSON.stringify({ unitType: "percent", boxList: [{ pid: productId, qty: 10_000 }] });

describe("a merchant without rules", () => {
  let sandbox: TestSandbox;
  let shopper: TestShopper;
  beforeAll(async () => {
    sandbox = await sandboxOf({});
  }, 180_000);
  beforeEach(async () => {
    shopper = testShopper(sandbox, await sandbox.guestToken());
  });
  afterAll(() => sandbox.close());

  test("has baskets that say nothing of labels, minimums and packs, and ship in July as ever", async () => {
    const basket = await addressedBasket(shopper, [{ productId: truffles, quantity: 1 }], {
      method: "ups-ground",
      address: newYork,
    });
    expect(basket).not.toHaveProperty("c_qualifiers");
    expect(basket.productItems[0]).not.toHaveProperty("c_heatLabel");
    expect(basket.c_explanation.shipping[0]).toEqual({
      shipmentId: "me",
      methodName: "UPS Ground",
      carriage: basket.shippingTotal,
    });
    expect(basket.shipments[0].c_arrivalPromise).not.toHaveProperty("reason");
    const { body } = await shopper.get(`/baskets/${basket.basketId}/shipments/me/shipping-methods`);
    expect(body.applicableShippingMethods.map(({ id }: { id: string }) => id)).toContain("ups-ground");
    expect(JSON.stringify(body)).not.toMatch(/coldPack|heat/i);
  });

  test("knows no attribute of lines: what a line is to hold is refused", async () => {
    const { body: basket } = await shopper.post("/baskets", {});
    const items = [{ productId: bears, quantity: 1, c_customMix: boxOf("000000") }];
    const refused = await shopper.post(`/baskets/${basket.basketId}/items`, items);
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "invalid-custom-property"]);
  });

  test("lists products by their ids alone", async () => {
    expect([await wished(shopper, bears), await wished(shopper, `${bears}-red`)]).toEqual([200, 400]);
  });
});

/** Puts something on a new wish list of the shopper and gives the answer's status. */
const wished = async (shopper: TestShopper, productId: string) => {
  const own = "/customers/me/product-lists";
  const { body: list } = await shopper.post(own, { type: "wish_list" });
  const item = { type: "product", priority: 1, public: false, quantity: 1, productId };
  return (await shopper.post(`${own}/${list.id}/items`, item)).status;
};

describe("a merchant with rules of its own", () => {
  const asked: string[] = [];
  const calculation: NonNullable<Cartridge["calculation"]> = {
    listedProduct: ({ productId }) => productId.split("~")[0] ?? "",
    contentsOf: ({ c_customMix }) => (typeof c_customMix === "string" ? [{ productId: c_customMix, quantity: 2 }] : []),
    goodsAttributes: ["c_customMix"],
    checkLine: ({ attributes }, { id }, { products }) => {
      const { c_customMix: content } = attributes;
      if (typeof content === "string" && !products.has(content))
        throw new Fault(400, "no-such-content", `Nothing called '${content}' goes with '${id}'.`);
    },
    lineAttributes: ({ brand }) => ({ c_label: `by ${brand}` }),
    checkBasket: (lines, { currency, locale, preferences }) => {
      asked.push(`${currency} ${locale} ${typeof preferences}`);
      return lines.length > 1
        ? {
            flashes: [{ type: "OneThingOnly", message: "One thing at a time.", path: "$.product_items" }],
            attributes: { c_things: lines.length },
          }
        : { flashes: [], attributes: {} };
    },
    parcelCare: () => ({
      isNeededBy: ({ lines }) => lines.some(({ productId }) => productId === bears),
      isGiven: ({ region }, _day) => region.highs.length === 12,
      leavesOn: () => true,
      lasts: (mostTransitDays) => mostTransitDays < 3,
      costCents: (methodId, currency) => (methodId === "ups-second-day" && currency === "USD" ? 123 : 0),
      names: { exclusion: "too-far-for-bears", hold: "bear-hold", price: "c_bearPrice", explained: "bears" },
    }),
  };
  let sandbox: TestSandbox;
  let shopper: TestShopper;
  beforeAll(async () => {
    sandbox = await sandboxOf({ calculation, attributes: { ProductLineItem: { c_customMix: { type: "string" } } } });
  }, 180_000);
  beforeEach(async () => {
    shopper = testShopper(sandbox, await sandbox.guestToken());
  });
  afterAll(() => sandbox.close());

  const added = async (...items: object[]) => {
    const { body } = await shopper.post("/baskets", {});
    return shopper.post(`/baskets/${body.basketId}/items`, items);
  };

  test("refuses a line by them, and takes its contents from stock", async () => {
    const refused = await added({ productId: bears, quantity: 1, c_customMix: "nothing" });
    expect([refused.status, typeOf(refused.body), refused.body.detail]).toEqual([
      400,
      "no-such-content",
      `Nothing called 'nothing' goes with '${bears}'.`,
    ]);
    const records = await sandbox.services.inventory.records([truffles], { siteId: "WickettPlumUS" });
    const { ats = 0 } = records.get(truffles) ?? {};
    const tooMany = Math.floor(ats / 2) + 1;
    shopper = testShopper(sandbox, await sandbox.guestToken());
    const short = await added({ productId: bears, quantity: tooMany, c_customMix: truffles });
    expect([short.status, typeOf(short.body)]).toEqual([400, "product-item-not-available"]);
    expect(short.body.detail).toContain(`because of product '${truffles}'`);
  });

  test("lists them by ids that say more than the product", async () => {
    expect([await wished(shopper, `${bears}~engraved`), await wished(shopper, "000000~engraved")]).toEqual([200, 400]);
  });

  test("labels lines, and refuses an order by the name it gives the reason", async () => {
    const basket = await addressedBasket(shopper, [
      { productId: bears, quantity: 1 },
      { productId: truffles, quantity: 1 },
    ]);
    expect(basket.c_things).toBe(2);
    expect(basket.productItems[0].c_label).toMatch(/^by \w/);
    expect(asked.at(-1)).toBe("USD en-US object");
    await shopper.post(`/baskets/${basket.basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { status, body } = await shopper.post("/orders", { basketId: basket.basketId });
    expect([status, typeOf(body), body.detail]).toEqual([400, "one-thing-only", "One thing at a time."]);
  });

  test("charges for care by its own names, and hides methods that care does not last for", async () => {
    const basket = await addressedBasket(shopper, [{ productId: bears, quantity: 1 }], {
      method: "ups-second-day",
      address: newYork,
    });
    const { body } = await shopper.get(`/baskets/${basket.basketId}/shipments/me/shipping-methods`);
    const offered: { id: string; price: number; c_bearPrice?: number }[] = body.applicableShippingMethods;
    expect(offered.map(({ id }) => id)).not.toContain("ups-ground");
    const second = offered.find(({ id }) => id === "ups-second-day");
    expect(second?.c_bearPrice).toBe(1.23);
    expect(basket.c_explanation.shipping[0]).toMatchObject({ bears: 1.23 });
    expect(basket.shippingTotal).toBe(second?.price);
  });
});

test("a call of the merchant's own is answered 404 where no cartridge brings it", async () => {
  const sandbox = await sandboxOf({});
  try {
    const answer = await request(sandbox.app)
      .get(`/custom/concierges/v1/organizations/${sandbox.organizationId}/concierges`)
      .query({ siteId: "WickettPlumUS" });
    expect(answer.status).toBe(404);
  } finally {
    await sandbox.close();
  }
});
