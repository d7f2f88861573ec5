import { testSiteIds } from "#tests/factories/sites.ts";
import { allowanceFor } from "./proxy-allowance.ts";

const sites = new Set([testSiteIds.us, testSiteIds.ca]);
const shop = `/s/${testSiteIds.us}/dw/shop/v23_2`;

test.each([
  `${shop}/products/480127-24`,
  `${shop}/products/(480127-24,481131)/availability`,
  `${shop}/product_search`,
  `${shop}/search_suggestion`,
  `${shop}/baskets`,
  `${shop}/baskets/b1/items/i%20x`,
  `${shop}/customers/abc/addresses/Home%2C%20old`,
  `${shop}/stores/-`,
  `/s/${testSiteIds.ca}/dw/shop/v20_4/orders/WP100001`,
])("%s is a resource of the Shop API", (path) => expect(allowanceFor(path, sites)).toBe("resource"));

test("the sign-up for what is sold out has an address of its own", () => {
  expect(allowanceFor(`/s/${testSiteIds.us}/bisn`, sites)).toBe("sign-up");
  expect(allowanceFor(`/s/${testSiteIds.us}/bisn/more`, sites)).toBeUndefined();
});

test.each([
  "",
  "/",
  "/__sandbox/outbox",
  `/s/${testSiteIds.us}/__sandbox/outbox`,
  `${shop}/__sandbox/outbox`,
  `${shop}/baskets/__proto__`,
  `${shop}/baskets/%5f%5fsandbox`,
  "/console/worlds",
  "/shopper/auth/v1/organizations/f_ecom_swee_001/oauth2/token",
  "/customer/shopper-customers/v1/organizations/f_ecom_swee_001/customers",
  "/custom/subscriptions/v1/organizations/f_ecom_swee_001/subscribe",
  "/s/Elsewhere/dw/shop/v23_2/products/p",
  `/s/${testSiteIds.us}/dw/data/v23_2/sites`,
  `/s/${testSiteIds.us}/dw/shop/v23_2`,
  `${shop}/log_requests`,
  `${shop}/gift_certificate`,
  `${shop}/sessions`,
  `${shop}/customers`,
  `${shop}/customers/`,
  `${shop}/customers/auth`,
  `${shop}/customers/password_reset`,
  `${shop}/customers/actions/create_reset_token`,
  `${shop}/baskets/../../../../../__sandbox/reset`,
  `${shop}/baskets/%2e%2e/%2e%2e/x`,
  `${shop}/baskets/..%2f..%2f__sandbox`,
  `${shop}/baskets/%252e%252e`,
  `${shop}/baskets/a\\..\\b`,
  `${shop}/baskets/%00`,
  `${shop}/baskets/%zz`,
  `//evil.test/s/${testSiteIds.us}/bisn`,
])("%s is let through to nobody", (path) => expect(allowanceFor(path, sites)).toBeUndefined());
