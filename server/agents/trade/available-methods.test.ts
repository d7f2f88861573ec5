import type { Basket } from "#app/commerce-api/baskets.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { availableMethods } from "./available-methods.ts";

const site = testSites.find(({ alias }) => alias === "us") as SiteConfig;
const shops = [
  { id: "1001", name: "Valencia Street", city: "San Francisco", inventoryId: "i1" },
  { id: "1002", name: "Solano Avenue", city: "Albany", inventoryId: "i2" },
];

/** A shopper whose product service knows these stocks: by product, how many each shop has. */
const shopperWith = (stocks: Record<string, { flags?: object; at?: Record<string, number> }>) => {
  const scapi = jest.fn().mockResolvedValue({
    data: Object.entries(stocks).map(([id, { flags, at = {} }]) => ({
      id,
      c_availableForInStorePickup: true,
      ...flags,
      inventories: Object.entries(at).map(([stock, ats]) => ({ id: stock, ats, orderable: ats > 0 })),
    })),
  });
  return { shopper: { scapi } as unknown as AgentShopper, scapi };
};

const basketOf = (...lines: [itemId: string, productId: string, quantity: number][]) =>
  ({
    productItems: lines.map(([itemId, productId, quantity]) => ({
      itemId,
      productId,
      quantity,
      productName: `Sweet ${productId}`,
    })),
  }) as Basket;

const nothing = new Set<string>();

test("each line is offered at the first shop that has enough of it, in one sentence a shop", async () => {
  const { shopper } = shopperWith({
    a: { at: { i1: 5, i2: 9 } },
    b: { at: { i1: 1, i2: 4 } },
    c: { at: { i1: 0, i2: 0 } },
    d: { flags: { c_isOnlineOnly: true }, at: { i1: 9 } },
  });
  const basket = basketOf(["1", "a", 5], ["2", "b", 2], ["3", "c", 1], ["4", "d", 1], ["5", "a", 1]);
  expect(await availableMethods(shopper, basket, { site, shops, pickedUp: nothing })).toEqual([
    {
      type: "pickup",
      line_item_ids: ["1", "5"],
      fulfillable_on: "now",
      description: "Sweet a: ready for pickup at Valencia Street, San Francisco.",
      destination_id: "1001",
    },
    {
      type: "pickup",
      line_item_ids: ["2"],
      fulfillable_on: "now",
      description: "Sweet b: ready for pickup at Solano Avenue, Albany.",
      destination_id: "1002",
    },
  ]);
});

test("what is picked up can be sent, unless shops alone sell it", async () => {
  const { shopper } = shopperWith({ a: {}, b: { flags: { c_isInShopOnly: true } } });
  const basket = basketOf(["1", "a", 1], ["2", "b", 1]);
  expect(await availableMethods(shopper, basket, { site, shops, pickedUp: new Set(["1", "2"]) })).toEqual([
    { type: "shipping", line_item_ids: ["1"], fulfillable_on: "now" },
  ]);
});

test("a French shop says it in French", async () => {
  const { shopper } = shopperWith({ a: { at: { i1: 5 } } });
  const french = testSites.find(({ alias }) => alias === "ca_fr") as SiteConfig;
  const [offered] = await availableMethods(shopper, basketOf(["1", "a", 1]), {
    site: french,
    shops,
    pickedUp: nothing,
  });
  expect(offered?.description).toBe("Sweet a\u00A0: à ramasser à Valencia Street, San Francisco.");
});

test("a site without pickup asks for nothing and offers nothing", async () => {
  const { shopper, scapi } = shopperWith({ a: { at: { i1: 5 } } });
  const other = { ...site, pickupEnabled: false };
  expect(await availableMethods(shopper, basketOf(["1", "a", 1]), { site: other, shops, pickedUp: nothing })).toEqual(
    [],
  );
  expect(scapi).not.toHaveBeenCalled();
});
