import request from "supertest";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createLimits } from "#server/limits/limits.ts";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { vendorData } from "#world/vendor-data.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let vendors: TestVendors;
let backend: TestBackend;
beforeAll(async () => {
  vendors = await startTestVendors();
  backend = await createTestBackend();
});
afterAll(async () => {
  await backend.close();
  await vendors.close();
});

const shop = (baseUrl: string, enabled = true) => {
  const { config } = backend;
  const address = { ...config.thirdParties.address, enabled, baseUrl, layout: vendorData.addressLayout };
  return createTestStorefront(
    { ...config, thirdParties: { ...config.thirdParties, address } },
    { limits: createLimits(config.limits) },
  ).listener;
};
const call = (
  method: "get" | "post",
  path: string,
  { shopper = "tess" as string | null, baseUrl = vendors.origin, enabled = true } = {},
) => {
  const sent = request(shop(baseUrl, enabled))[method](`/api/${testSiteIds.us}/${path}`);
  return shopper ? sent.set("authorization", `Bearer ${testAccessToken(shopper)}`) : sent;
};
const harrison =
  "shipping-address?address1=2218%20Harrison&address2=&city=San%20Francisco&stateCode=CA&postalCode=94110&countryCode=US";

describe("addresses over the site API", () => {
  it("are suggested and given in full, without the service's token", async () => {
    const { body, text } = await call("post", "address-suggestions?address1=12%20Larkspur&countryCode=US").expect(200);
    expect(body).toMatchObject({
      result: { confidence: "Verified match", suggestions: [{ text: expect.stringContaining("Larkspur") }] },
    });
    expect(text).not.toContain("sandbox-address-token");
    const key = (body as { result: { suggestions: { global_address_key: string }[] } }).result.suggestions[0];
    const query = new URLSearchParams({ global_address_key: key?.global_address_key ?? "" });
    const full = await call("get", `address-format?${query.toString()}`).expect(200);
    expect(full.body).toEqual({
      result: {
        address: {
          address_line_1: "12 Larkspur Lane",
          locality: "San Francisco",
          region: "CA",
          postal_code: "94110",
        },
      },
    });
  });

  it("are verified", async () => {
    const { body } = await call("post", harrison).expect(200);
    expect(body).toMatchObject({
      result: {
        confidence: "Verified match",
        validation_detail: { street_corrected: true },
        addresses_formatted: [{ address: { LINE_1: "2218 Harrison Street", LINE_5: "94110-2115" } }],
      },
    });
  });

  it("count as typed while the service is away or switched off", async () => {
    expect((await call("post", harrison, { baseUrl: "http://127.0.0.1:9" }).expect(200)).body).toEqual({
      result: null,
    });
    expect((await call("post", harrison, { enabled: false }).expect(200)).body).toEqual({ result: null });
  });

  it.each<["get" | "post", string]>([
    ["post", "address-suggestions?address1="],
    ["post", `address-suggestions?address1=${"x".repeat(121)}`],
    ["post", "address-suggestions?address1=12%20Larkspur&countryCode=FR"],
    ["get", "address-format?global_address_key=.."],
    ["get", "address-format?global_address_key=a%3Fb"],
    ["get", "address-format"],
    ["post", "shipping-address?address1=2218%20Harrison"],
  ])("%s %s is refused", async (method, path) => {
    await call(method, path).expect(400);
  });

  it("are for shoppers with a session, and not without end", async () => {
    await call("post", harrison, { shopper: null }).expect(401);
    const listener = shop(vendors.origin, false);
    const sent = () =>
      request(listener)
        .post(`/api/${testSiteIds.us}/${harrison}`)
        .set("authorization", `Bearer ${testAccessToken("curious")}`);
    for (let calls = 0; calls < 120; calls += 1) await sent().expect(200);
    await sent().expect(429);
  });
});
