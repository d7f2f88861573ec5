import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  backend.app.get("/product/shopper-products/v1/organizations/:id/products", (_request, response) => {
    response.json({ data: [], limit: 0, total: 0 });
  });
});
afterAll(() => backend.close());
beforeEach(() => (backend.seen.length = 0));

const localeAskedFor = async (siteId: string, host: string) => {
  await request(createTestStorefront(backend.config).listener)
    .get(`/api/${siteId}/scapi/ShopperProducts/getProducts?ids=481101`)
    .set("host", host)
    .expect(200);
  const asked = backend.seen.find(({ url }) => url.includes("/products?"));
  return new URLSearchParams(asked?.url.split("?")[1]).get("locale");
};

test.each([
  [testSiteIds.ca, "ca.localhost", "en-CA"],
  [testSiteIds.ca, "fr.ca.localhost", "fr-CA"],
  [testSiteIds.us, "fr.ca.localhost", "en-US"],
  [testSiteIds.ca, "localhost", "en-CA"],
])("calls of %s at %s ask the backend for %s", async (siteId, host, locale) => {
  expect(await localeAskedFor(siteId, host)).toBe(locale);
});

test.each([
  ["GET", "delivery-promise?productId=481101&country=CA&state=QC&postal=H2X1Y4"],
  ["GET", "payment/shipping-costs?country=CA&state=QC"],
  ["POST", "shipping/update"],
] as const)("%s %s asks for ways to ship and holidays in the words of the host", async (method, path) => {
  const send = request(createTestStorefront(backend.config).listener);
  const call =
    method === "GET" ? send.get(`/api/${testSiteIds.ca}/${path}`) : send.post(`/api/${testSiteIds.ca}/${path}`);
  backend.app.use("/custom", (_request, response) => void response.json({}));
  await call.set("host", "fr.ca.localhost").set("authorization", "Bearer a").expect(200);
  const asked = backend.seen.find(({ url }) => url.startsWith("/custom/"));
  expect(new URLSearchParams(asked?.url.split("?")[1]).get("locale")).toBe("fr-CA");
});

test("the session of a shop goes along to its other languages", async () => {
  const shop = createTestStorefront(backend.config).listener;
  const cookiesAt = async (siteId: string, host: string) => {
    const answer = await request(shop)
      .post(`/api/${siteId}/session`)
      .set("host", host)
      .set("sec-fetch-site", "same-origin")
      .send({})
      .expect(200);
    return (answer.headers["set-cookie"] as unknown as string[]).filter((cookie) => cookie.startsWith("cc-nx"));
  };
  for (const host of ["ca.localhost", "fr.ca.localhost"])
    for (const cookie of await cookiesAt(testSiteIds.ca, host)) expect(cookie).toContain("Domain=ca.localhost");
  for (const cookie of await cookiesAt(testSiteIds.us, "localhost")) expect(cookie).not.toContain("Domain=");
});
