import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, chicago, goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
let shopper: TestShopper;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  shopper = testShopper(sandbox, await sandbox.guestToken());
});

const atlanta = { ...chicago, address1: "9 Peach Row", city: "Atlanta", stateCode: "GA", postalCode: "30303" };
const cents = (amount: number) => Math.round(amount * 100);

test("rule 3.4.4: sites of both countries are net: the tax comes on top of what goods and shipping cost", async () => {
  const basket = await addressedBasket(shopper, [{ productId: goods.chews, quantity: 2 }], { address: chicago });
  expect(basket.taxation).toBe("net");
  expect(cents(basket.orderTotal)).toBe(
    cents(basket.productTotal) + cents(basket.shippingTotal) + cents(basket.taxTotal),
  );
  expect(basket.taxTotal).toBeGreaterThan(0);
});

test("rule 3.4.6: shipping has a tax class of its own, taxed in one state and not in another", async () => {
  const lines = [{ productId: goods.chews, quantity: 1 }];
  const taxed = await addressedBasket(shopper, lines, { address: atlanta });
  expect(taxed.shippingItems[0]).toMatchObject({ taxClassId: "shipping", taxRate: 0.04 });
  expect(taxed.shippingItems[0].tax).toBeGreaterThan(0);
  expect(taxed.productItems[0]).toMatchObject({ taxRate: 0, tax: 0 });
  const other = testShopper(sandbox, await sandbox.guestToken());
  const free = await addressedBasket(other, lines, { address: chicago });
  expect(free.shippingItems[0]).toMatchObject({ taxClassId: "shipping", tax: 0 });
  expect(free.productItems[0].tax).toBeGreaterThan(0);
});

test("rule 3.4.7: who is exempt pays no tax, wherever it goes", async () => {
  const leader = testShopper(sandbox, await sandbox.registeredToken({ email: "leader@example.test" }));
  const basket = await addressedBasket(leader, [{ productId: goods.chews, quantity: 1 }], { address: chicago });
  expect(basket.taxTotal).toBe(0);
  expect(basket.productItems[0]).toMatchObject({ tax: 0, taxRate: 0 });
});

test("rule 3.4.10: goods are taxed by their class: candy, what is made with flour, and gift cards apart", async () => {
  const basket = await addressedBasket(
    shopper,
    [
      { productId: goods.chews, quantity: 1 },
      { productId: goods.licorice, quantity: 1 },
      { productId: goods.giftCard, quantity: 1 },
    ],
    { address: chicago },
  );
  const rates = basket.productItems.map(({ taxClassId, taxRate }: { taxClassId: string; taxRate: number }) => [
    taxClassId,
    taxRate,
  ]);
  expect(rates).toEqual([
    ["candy", 0.0625],
    ["food-flour", 0],
    ["gift-card", 0],
  ]);
});

test("rule 3.5.17: what melts is labelled as sensitive to heat, all else as friends of warm weather", async () => {
  const basket = await addressedBasket(shopper, [
    { productId: goods.navyBox, quantity: 1 },
    { productId: goods.mints, quantity: 1 },
  ]);
  const labels = basket.productItems.map(({ c_heatLabel }: { c_heatLabel: string }) => c_heatLabel);
  expect(new Set(labels).size).toBe(2);
  expect(labels.join(" ")).toMatch(/Heat Sensitive/);
  expect(labels.join(" ")).toMatch(/Warm Weather Friendly/);
});
