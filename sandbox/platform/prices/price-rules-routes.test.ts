import { and, eq, inArray } from "drizzle-orm";
import { prices } from "./price-tables.ts";
import { products } from "#sandbox/platform/products/product-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  shopper = testShopper(sandbox, await sandbox.guestToken());
}, 120_000);
afterAll(() => sandbox.close());

const product = async (id: string, who = shopper) => (await who.get(`/products/${id}`, { perPricebook: "true" })).body;

const sized = goods.master;

test("rule 3.2.5: tiers give a table of cuts, by which the whole line is priced", async () => {
  const { tieredPrices, price } = await product(goods.navyBox);
  expect(price).toBe(64);
  expect(tieredPrices).toEqual(
    expect.arrayContaining([
      { price: 64, pricebook: "usd-list-prices", quantity: 1 },
      { price: 59, pricebook: "usd-list-prices", quantity: 10 },
    ]),
  );
  const basket = await basketWith(shopper, [{ productId: goods.navyBox, quantity: 9 }]);
  expect(basket.productItems[0]).toMatchObject({ basePrice: 64, price: 576 });
  const path = `/baskets/${basket.basketId}`;
  const { body } = await shopper.patch(`${path}/items/${basket.productItems[0].itemId}`, { quantity: 10 });
  expect(body.productItems[0]).toMatchObject({ basePrice: 59, price: 590 });
  await shopper.delete(path);
});

test("rule 3.2.6: a variant without a price of its own costs what its master costs", async () => {
  const { sql } = sandbox.database;
  const own = and(
    eq(prices.productId, goods.jellies),
    inArray(prices.priceBookId, ["usd-list-prices", "usd-sale-prices"]),
  );
  const before = await sql.select().from(prices).where(own);
  expect(before.length).toBeGreaterThan(0);
  await sql.delete(prices).where(own);
  await sql
    .insert(prices)
    .values({ priceBookId: "usd-list-prices", productId: sized, minQuantity: 1, priceCents: 1111 })
    .onConflictDoNothing();
  sandbox.services.prices.invalidate();
  expect((await product(goods.jellies)).price).toBe(11.11);
  const basket = await basketWith(shopper, [{ productId: goods.jellies, quantity: 1 }]);
  expect(basket.productItems[0].basePrice).toBe(11.11);
  await shopper.delete(`/baskets/${basket.basketId}`);
  await sql.delete(prices).where(and(eq(prices.productId, sized), eq(prices.priceCents, 1111)));
  await sql.insert(prices).values(before);
  sandbox.services.prices.invalidate();
});

test("rule 3.2.7: a product on sale keeps its list price beside the lower one, any other has one price", async () => {
  const onSale = await sandbox.database.sql
    .select({ id: prices.productId })
    .from(prices)
    .where(and(eq(prices.priceBookId, "usd-sale-prices"), eq(prices.minQuantity, 1)))
    .limit(24);
  const { body } = await shopper.get("/products", { ids: onSale.map(({ id }) => id).join(","), perPricebook: "true" });
  const single = body.data.filter(
    ({ type, prices: own }: { type: object; prices?: object }) => own && !("master" in type),
  );
  expect(single.length).toBeGreaterThan(0);
  for (const { price, prices: own } of single) {
    expect(price).toBe(own["usd-sale-prices"]);
    expect(own["usd-list-prices"]).toBeGreaterThan(price);
  }
  const plain = await product(goods.bears);
  expect(plain.prices).toEqual({ "usd-list-prices": plain.price });
});

test("rule 3.2.8: a master shows the lowest and the highest price of its variants that are online", async () => {
  const { variants, price, priceMax } = await product(sized);
  const of = variants
    .map((variant: { price: number }) => variant.price)
    .sort((one: number, other: number) => one - other);
  expect([price, priceMax]).toEqual([of[0], of.at(-1)]);
  expect(price).toBeLessThan(priceMax);
  const cheapest = variants.find((variant: { price: number }) => variant.price === price);
  const setOnline = async (online: boolean) => {
    await sandbox.database.sql.update(products).set({ online }).where(eq(products.id, cheapest.productId));
    sandbox.services.forget();
  };
  await setOnline(false);
  const later = await product(sized);
  await setOnline(true);
  expect([later.price, later.priceMax]).toEqual([of[1], priceMax]);
});

test("rule 3.2.9: Canadian sites have Canadian books, and members of a fundraising group a book of their own", async () => {
  const siteId = "WickettPlumCA";
  const canadian = testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });
  const there = await product(goods.chews, canadian);
  expect([there.currency, Object.keys(there.prices)]).toEqual(["CAD", ["cad-list-prices"]]);
  const fundraising = { siteId: "WickettPlumFundraising" };
  const guest = testShopper(sandbox, await sandbox.guestToken(fundraising.siteId), fundraising);
  const token = await sandbox.registeredToken({ email: "leader@example.test", ...fundraising });
  const member = testShopper(sandbox, token, fundraising);
  const rows = await sandbox.database.sql
    .select({ id: prices.productId })
    .from(prices)
    .where(eq(prices.priceBookId, "usd-fundraising-prices"))
    .limit(24);
  const query = { ids: rows.map(({ id }) => id).join(","), perPricebook: "true" };
  const books = async (who: TestShopper) =>
    (await who.get("/products", query)).body.data.flatMap(({ prices: own = {} }) => Object.keys(own));
  expect(await books(member)).toContain("usd-fundraising-prices");
  expect(await books(guest)).not.toContain("usd-fundraising-prices");
});
