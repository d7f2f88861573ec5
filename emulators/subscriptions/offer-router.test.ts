import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";

jest.setTimeout(120_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const MERCHANT = "sandbox-wickettplum-us";
const get = (path: string) => fetch(`${sandbox.vendorsOrigin}/autoship/${path}`);
const offer = (ids: unknown, { merchant = MERCHANT, session = "s" } = {}) => {
  const query = new URLSearchParams({ session_id: session, page_type: "1", p: JSON.stringify(ids) });
  return get(`offer/${merchant}/pdp?${query.toString()}`);
};

it("the script knows its merchant and its own address", async () => {
  const answer = await get(`${MERCHANT}/main.js`);
  expect(answer.headers.get("content-type")).toContain("javascript");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const script = await answer.text();
  expect(script).toContain(`const merchant = "${MERCHANT}"`);
  expect(script).toContain(`const origin = "${sandbox.vendorsOrigin}"`);
});

it("products are offered where the merchant says so, and unknown ones not at all", async () => {
  const answer = await offer([goods.mints, "482104", "nosuch"]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(await answer.json()).toMatchObject({
    autoship: { [goods.mints]: true, 482104: false },
    in_stock: { [goods.mints]: true, 482104: true },
    module_view: { regular: expect.any(String) },
    frequencies: [14, 30, 60, 90].map((every) => ({ every, period: 1 })),
  });
});

it.each([
  ["an unknown merchant's script", () => get("nobody/main.js"), 404],
  ["an inherited name's script", () => get("constructor/main.js"), 404],
  ["an unknown merchant's offer", () => offer(["1"], { merchant: "nobody" }), 404],
  ["an offer without a session", () => offer(["1"], { session: "" }), 400],
  ["an offer of no list", () => offer("1"), 400],
  ["an offer of too many", () => offer(Array.from({ length: 51 }, String)), 400],
])("%s is refused", async (_case, ask, status) => {
  expect((await ask()).status).toBe(status);
});
