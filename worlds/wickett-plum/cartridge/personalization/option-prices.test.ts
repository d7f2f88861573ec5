import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, testShopper } from "#sandbox/test-shopper.ts";
import request from "supertest";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { logoOn } from "../sleeve-logos/test-logo.ts";

jest.setTimeout(60_000);

const siteId = "WickettPlumBusiness";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const ask = async (productId?: string) =>
  request(sandbox.app)
    .get(`/custom/personalization/v1/organizations/${organizationId}/option-prices`)
    .query({ siteId, ...(productId !== undefined && { c_productId: productId }) })
    .auth(await sandbox.guestToken(siteId), { type: "bearer" });

test("a logo costs half from 25 boxes, to the half cent; a ribbon the same at every number", async () => {
  const { body } = await ask("493113");
  expect(body).toEqual({
    total: 3,
    data: [
      {
        optionId: "logo-sleeve",
        optionValueId: "year-end-printed",
        prices: [
          { from: 1, price: 1.5 },
          { from: 25, price: 0.75 },
        ],
      },
      {
        optionId: "logo-sleeve",
        optionValueId: "year-end-foil",
        prices: [
          { from: 1, price: 3.25 },
          { from: 25, price: 1.625 },
        ],
      },
      { optionId: "ribbon", optionValueId: "ribbon-woven", prices: [{ from: 1, price: 6 }] },
    ],
  });
});

test.each([24, 25, 60])("%d boxes cost in the bag what they are told to", async (quantity) => {
  const [, foil] = (await ask("493101")).body.data;
  const extra = foil.prices.findLast(({ from }: { from: number }) => from <= quantity).price;
  const inBag = async (optionValueId: string, logo?: string): Promise<number> => {
    const shopper = testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });
    const line = { productId: "493101", quantity, optionItems: [{ optionId: "logo-sleeve", optionValueId }] };
    const bag = await basketWith(shopper, [{ ...line, ...(logo && { c_personalizationLogo: logo }) }]);
    return bag.productItems[0].priceAfterItemDiscount;
  };
  const dearer = await inBag("handshake-foil", await logoOn(sandbox, siteId));
  expect(dearer - (await inBag("handshake-plain"))).toBeCloseTo(Math.floor(extra * quantity * 100) / 100, 5);
});

test.each([
  ["a product with nothing to choose", "481101"],
  ["a product there is not", "nothing"],
])("%s has no prices of options", async (_, productId) => {
  expect((await ask(productId)).body).toEqual({ total: 0, data: [] });
});

test("a product must be named", async () => {
  expect((await ask()).status).toBe(400);
});
