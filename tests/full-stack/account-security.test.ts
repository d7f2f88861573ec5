import { createCookieBrowser } from "./cookie-browser.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const june = "june@example.test";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
}, 120_000);
afterAll(() => shop.close());

const enter = async (userAgent = mac) => {
  const browser = createCookieBrowser(shop.origin, { userAgent });
  const { body } = await browser.enter("session/login", { email: june, password: "Plum-1234" });
  return { browser, customerId: String(body.customerId) };
};

test("devices are told by browser and system, and one is signed out from another", async () => {
  const here = await enter();
  const there = await enter("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
  const named = async () =>
    ((await here.browser.call("GET", "devices")).body.data as { id: string; browser?: string; current: boolean }[]) ??
    [];
  while ((await named()).some(({ browser }) => browser === undefined))
    await new Promise((then) => setTimeout(then, 50));
  const devices = await named();
  expect(devices).toContainEqual(expect.objectContaining({ browser: "Chrome", system: "macOS", current: true }));
  const other = devices.find(({ browser }) => browser === "Firefox");
  expect((await here.browser.call("DELETE", `devices/${other?.id ?? ""}`, {})).status).toBe(204);
  expect((await there.browser.call("GET", "devices")).status).toBe(401);
  expect((await there.browser.enter("session")).body.registered).toBe(false);
});

test("everything that is kept is handed out as JSON and CSV, and nothing to a guest", async () => {
  const { browser, customerId } = await enter();
  const json = await browser.call("POST", "account-data", { customerId, format: "json" });
  expect(JSON.parse(String(json.body.text))).toMatchObject({
    profile: { email: june },
    addresses: expect.any(Array),
    orders: expect.any(Array),
    recipients: expect.any(Array),
  });
  const csv = await browser.call("POST", "account-data", { customerId, format: "csv" });
  expect(String(csv.body.text)).toMatch(/^\uFEFFsection,entry,field,value\n/);
  expect((await browser.call("POST", "account-data", { customerId, format: "xml" })).status).toBe(400);
  expect(
    (await createCookieBrowser(shop.origin).call("POST", "account-data", { customerId, format: "csv" })).status,
  ).toBe(401);
});

test("passkeys of an account are listed, and a wrong code for a new one is told", async () => {
  const { browser } = await enter();
  expect((await browser.call("GET", "passkeys")).body).toEqual({ data: [] });
  expect((await browser.call("POST", "passkeys/code", {})).status).toBe(204);
  const refused = await browser.call("POST", "passkeys/start", { code: "00000001", name: "Phone" });
  expect([refused.status, refused.body.type]).toEqual([400, expect.stringMatching(/invalid-code$/)]);
  expect((await browser.call("POST", "session/passkey-options", {})).body).toMatchObject({ rpId: "localhost" });
});

test("closing ends the session, and the next login opens the account again", async () => {
  const { browser } = await enter();
  expect((await browser.call("GET", "account-closing")).body).toMatchObject({ days: 30 });
  expect((await browser.call("POST", "account-closing", { password: "Wrong-1234" })).status).toBe(400);
  expect((await browser.enter("account-closing", { password: "Plum-1234" })).body.registered).toBe(false);
  expect((await browser.enter("session")).body.registered).toBe(false);
  expect((await (await enter()).browser.call("GET", "account-closing")).status).toBe(200);
});
