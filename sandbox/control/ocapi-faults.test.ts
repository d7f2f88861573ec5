import request from "supertest";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper } from "#sandbox/test-shopper.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

const siteId = "WickettPlumUS";
const shop = `/s/${siteId}/dw/shop/v23_2`;
const fault = { kind: "status", status: 418 };

let sandbox: TestSandbox;
let control: TestControl;
let token: string;
let basketId: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  control = await testControl(sandbox);
  token = await sandbox.guestToken();
  ({ basketId } = await basketWith(testShopper(sandbox, token), [{ productId: goods.bears, quantity: 1 }]));
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control.delete("/faults");
});

const rule = async (match: object) => {
  expect((await control.post("/faults", { effect: fault, match })).status).toBe(201);
};
const send = (method: "get" | "post" | "patch", address: string, headers: Record<string, string> = {}) =>
  request(sandbox.app)[method](address).auth(token, { type: "bearer" }).set(headers);

describe("a fault rule that names an operation", () => {
  const products = `/product/shopper-products/v1/organizations/${organizationId}`;

  test.each([
    ["a resource spelled as in the Shopper APIs", "ShopperProducts.getProduct", `/products/${goods.bears}`],
    ["a part of a product", "ShopperProducts.getProduct", `/products/${goods.bears}/images`],
    ["the ways to send a product", "ShopperProducts.getProduct", `/products/${goods.bears}/shipping_methods`],
    ["several products in one address", "ShopperProducts.getProducts", `/products/(${goods.bears},${goods.chews})`],
    ["a search in snake case", "ShopperSearch.productSearch", "/product_search?q=bears"],
    ["a part of a search", "ShopperSearch.productSearch", "/product_search/prices?q=bears"],
    ["suggestions", "ShopperSearch.getSearchSuggestions", "/search_suggestion?q=bears"],
    ["shops by name", "ShopperStores.getStores", "/stores?ids=x"],
    ["one shop", "ShopperStores.getStores", "/stores/x"],
    ["shops around", "ShopperStores.searchStores", "/stores?postal_code=94110&country_code=US"],
    ["promotions of a campaign", "ShopperPromotions.getPromotionsForCampaign", "/promotions?campaign_id=x"],
    ["one promotion", "ShopperPromotions.getPromotions", "/promotions/x"],
    ["content", "ShopperExperience.getContent", "/content/help-kosher"],
    ["addresses of a customer", "ShopperCustomers.getCustomer", "/customers/me/addresses"],
    ["wish lists of others", "ShopperCustomers.getPublicProductListsBySearchTerm", "/product_lists?email=x"],
  ])("meets %s", async (_, operation, path) => {
    await rule({ operation });
    const met = await send("get", `${shop}${path}`);
    expect([met.status, typeof met.body.fault?.type]).toEqual([418, "string"]);
    await control.delete("/faults");
    await rule({ operation: "ShopperGiftCertificates.getGiftCertificate" });
    expect((await send("get", `${shop}${path}`)).status).not.toBe(418);
  });

  test("meets a part of a basket, and the Shop API alone when it says so", async () => {
    await rule({ operation: "ShopperBaskets.getBasket", api: "ocapi" });
    expect((await send("get", `${shop}/baskets/${basketId}/approaching_discounts`)).status).toBe(418);
    expect((await testShopper(sandbox, token).get(`/baskets/${basketId}`)).status).toBe(200);
    await control.delete("/faults");
    await rule({ operation: "ShopperBaskets.getBasket", api: "scapi" });
    expect((await send("get", `${shop}/baskets/${basketId}`)).status).toBe(200);
    const address = `/checkout/shopper-baskets/v1/organizations/${organizationId}/baskets/${basketId}?siteId=${siteId}`;
    expect((await send("get", address)).status).toBe(418);
  });

  test("meets what a POST means that names another method, and no other POST", async () => {
    const override = { "x-dw-http-method-override": "PATCH" };
    await rule({ operation: "ShopperBaskets.updateBasket" });
    expect((await send("post", `${shop}/baskets/${basketId}`, override).send({})).status).toBe(418);
    await control.delete("/faults");
    await rule({ method: "PATCH", api: "ocapi" });
    expect((await send("post", `${shop}/baskets/${basketId}`, override).send({})).status).toBe(418);
    expect((await send("post", `${shop}/baskets/${basketId}/coupons`).send({ code: "x" })).status).toBe(400);
  });

  test("meets what only the Shop API has, and a controller of the site", async () => {
    await rule({ operation: "Orders.search" });
    expect((await send("post", `${shop}/order_search`).send({})).status).toBe(418);
    const { body } = await control.get("/journal?operation=Orders.search");
    expect(body.calls[0].faults).toHaveLength(1);
    await rule({ operation: "BackInStock.signUp" });
    expect((await send("get", `/s/${siteId}/bisn?pid=x&email=y`)).status).toBe(418);
  });

  test("leaves an address nobody knows to the Shop API", async () => {
    await rule({ operation: "ShopperProducts.getProduct" });
    expect((await send("get", `${shop}/nothing`)).status).toBe(404);
    expect((await send("get", `${shop}/products/%E0%A4%A`)).status).toBe(400);
    const override = { "x-dw-http-method-override": "FETCH" };
    expect((await send("post", `${shop}/products/x`, override)).body.fault.type).toBe(
      "IllegalHttpMethodOverrideException",
    );
    expect((await send("get", `${products}/products/${goods.bears}?siteId=${siteId}`)).status).toBe(418);
  });
});
