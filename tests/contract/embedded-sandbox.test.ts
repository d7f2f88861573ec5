import { createSandbox, type Sandbox } from "#sandbox/embed.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { orderSoap } from "./soap-shop.ts";
import { answered, createStorefrontClient } from "./storefront-client.ts";

jest.setTimeout(60_000);

const seifenhaus = {
  id: "Seifenhaus",
  currency: "EUR",
  locales: ["de-DE"],
  shipping: 4.9,
  taxRate: 0.19,
  timeZone: "Europe/Berlin",
} as const;
const site = { siteId: "Seifenhaus", locale: "de-DE", currency: "EUR" };

const clientOf = (sandbox: Sandbox, world = emptyWorld, of: Parameters<typeof createStorefrontClient>[1] = site) =>
  createStorefrontClient(
    { origin: sandbox.origin, definition: { ...world, organizationId: sandbox.organizationId } },
    of,
  );

const shopperOf = async (...given: Parameters<typeof clientOf>) => {
  const client = clientOf(...given);
  const { access_token: token = "" } = await client.guest();
  return client.as(token);
};

describe("a sandbox inside a test", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ organization: "f_ecom_mine_001", sites: [seifenhaus] });
  });
  afterAll(() => sandbox.stop());

  it("sells a product that was put into it, to a stranger, in the site's language and currency", async () => {
    expect(sandbox.organizationId).toBe("f_ecom_mine_001");
    await sandbox.putProduct("Seifenhaus", { id: "lavendel", name: "Lavendelseife", price: 6.5 });
    await orderSoap(await shopperOf(sandbox), "standard");
  });

  it("has another price when told so, and another name when the product is put in again", async () => {
    await sandbox.setPrice("Seifenhaus", "lavendel", 7.25);
    const shopper = await shopperOf(sandbox);
    expect(await shopper("ShopperProducts.getProduct", { id: "lavendel" })).toMatchObject({ price: 7.25 });
    await sandbox.putProduct("Seifenhaus", { id: "lavendel", name: "Rosenseife", price: 8, stock: 3 });
    const product = await shopper("ShopperProducts.getProduct", { id: "lavendel" });
    // Two of the three were promised to the stranger above.
    expect(product).toMatchObject({ name: "Rosenseife", price: 8, inventory: { ats: 1 } });
  });

  it("makes nothing of attributes and preferences that only a shop's own cartridge gives a meaning", async () => {
    const attributes = { c_isComingSoon: true, c_isCustomMix: true, c_isGiftCard: true, c_quantityLimit: 1 };
    await sandbox.putProduct("Seifenhaus", { id: "kernseife", name: "Kernseife", price: 2, attributes });
    const shopper = await shopperOf(sandbox);
    const { basketId } = await shopper("ShopperBaskets.createBasket", {}, {});
    const line = { productId: "kernseife", quantity: 2 };
    const basket = await shopper("ShopperBaskets.addItemToBasket", { basketId }, [line]);
    expect(basket.productItems).toMatchObject([{ productId: "kernseife", quantity: 2, price: 4 }]);
    expect(basket).not.toHaveProperty("c_qualifiers");
    expect(JSON.stringify(basket["c_flashes"] ?? [])).not.toMatch(/kernseife|QuantityLimit/);
  });

  it("begins again after a reset: the site is there, the product is not", async () => {
    await sandbox.reset();
    const shopper = await shopperOf(sandbox);
    await expect(shopper("ShopperProducts.getProduct", { id: "lavendel" })).rejects.toEqual(answered(404));
  });

  it("says which sites there are when it is told of another", async () => {
    await expect(sandbox.setPrice("Elsewhere", "lavendel", 1)).rejects.toThrow(
      "There is no site Elsewhere: this shop has Seifenhaus.",
    );
  });
});

it("two in one process know nothing of each other, and one may be of another world", async () => {
  const [one, other] = await Promise.all([
    createSandbox({ sites: [seifenhaus] }),
    createSandbox({ world: wickettPlum }),
  ]);
  try {
    await other.putProduct("WickettPlumUS", { id: "new-drop", name: "A new drop", price: 3 });
    const us = { siteId: "WickettPlumUS", locale: "en-US", currency: "USD" };
    const shopper = await shopperOf(other, wickettPlum, us);
    expect(await shopper("ShopperProducts.getProduct", { id: "new-drop" })).toMatchObject({ price: 3 });
    expect((await shopper("ShopperSearch.productSearch", { q: "new drop" })).hits[0]).toMatchObject({
      productId: "new-drop",
    });
    await expect(clientOf(one, emptyWorld, us).guest()).rejects.toEqual(answered(400));
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
});
