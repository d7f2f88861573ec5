import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const BEARS = "484101";

let shop: WholeShop;
let sandbox: TestSandbox;

beforeAll(async () => {
  shop = await startWholeShop();
  ({ sandbox } = shop);
}, 120_000);
afterAll(() => shop.close());

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- each call answers in a shape of its own
  body: any;
}

const call = async (path: string, body?: unknown, token?: string, site = "WickettPlumUS"): Promise<Answer> => {
  const response = await fetch(`${shop.origin}/api/${site}/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
};

const tell = (token: string | undefined, more: object = {}, site?: string) =>
  call("shoppercontext", { login_id: "guest", customQualifiers: { device: "desktop" }, ...more }, token, site);

const usidOf = (token: string): string =>
  /usid:([\w-]+)/.exec(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())?.[1] ?? "";

const priceOfBears = async (token: string): Promise<number> => {
  const { body } = await call("scapi/ShopperProducts/getProduct", [{ parameters: { id: BEARS } }], token);
  return body.price as number;
};

describe("what is said about a shopper's session", () => {
  it("makes a telephone's groups, and lets go of them on a wide screen", async () => {
    const token = await sandbox.guestToken();
    const onTelephone = await tell(token, { customQualifiers: { device: "mobile" } });
    expect(onTelephone.body).toEqual({ customerGroups: ["Everyone", "Unregistered", "MobileShoppers"], pricedBy: [] });
    expect((await tell(token)).body.customerGroups).toEqual(["Everyone", "Unregistered"]);
  });

  it("opens a source code's prices, which stay until an empty code takes them away", async () => {
    const token = await sandbox.guestToken();
    expect(await priceOfBears(token)).toBe(7.5);
    expect((await tell(token, { sourceCode: "AUTUMN26" })).body.pricedBy).toEqual(["source code: autumn-catalogue"]);
    expect(await priceOfBears(token)).toBe(6);
    await tell(token, { customQualifiers: { device: "mobile" } });
    expect(await priceOfBears(token)).toBe(6);
    expect((await tell(token, { sourceCode: "" })).body.pricedBy).toEqual([]);
    expect(await priceOfBears(token)).toBe(7.5);
  });

  it("is built by the server where the server knows: the country is the site's, whoever is logged in the token's", async () => {
    const token = await sandbox.guestToken();
    await tell(token, { customQualifiers: { device: "desktop", selectedCountryIsoCode: "CA", loggedin: true } });
    expect(await sandbox.services.contexts.of(usidOf(token))).toEqual({
      customQualifiers: { device: "desktop", selectedCountryIsoCode: "US", loggedin: "false" },
    });
    const canadian = await sandbox.guestToken("WickettPlumCA");
    expect((await tell(canadian, {}, "WickettPlumCA")).body.customerGroups).toContain("CanadianVisitors");
  });

  it("gives an account the account's groups", async () => {
    const login = "leader@example.test";
    const token = await sandbox.registeredToken({ email: login, siteId: "WickettPlumFundraising" });
    const { body } = await tell(token, { login_id: login }, "WickettPlumFundraising");
    expect(body.customerGroups).toEqual(expect.arrayContaining(["Registered", "fundraising"]));
    expect(body.pricedBy).toContain("fundraising");
    const context = await sandbox.services.contexts.of(usidOf(token));
    expect(context?.customQualifiers).toMatchObject({ loggedin: "true" });
  });

  it("leaves the shopper's own token good", async () => {
    const token = await sandbox.registeredToken();
    expect((await tell(token, { login_id: "june@example.test" })).status).toBe(200);
    expect(await priceOfBears(token)).toBe(7.5);
  });

  it("is the same for everybody who only looks around, and makes them no session", async () => {
    const contexts = jest.spyOn(sandbox.services.contexts, "patch");
    const mobile = { customQualifiers: { device: "mobile" } };
    const [one, other] = [await tell(undefined, mobile), await tell(undefined, mobile)];
    expect(one.body.customerGroups).toContain("MobileShoppers");
    expect(other.body).toEqual(one.body);
    expect(contexts).toHaveBeenCalledTimes(1);
    contexts.mockRestore();
  });

  it.each<[string, object]>([
    ["groups of one's own", { customerGroupIds: ["TaxExempt"] }],
    ["another moment", { effectiveDateTime: "2020-04-01T00:00:00Z" }],
    ["a further qualifier", { customQualifiers: { device: "desktop", staff: "yes" } }],
    ["another device", { customQualifiers: { device: "fridge" } }],
    ["no device", { customQualifiers: {} }],
    ["another country", { customQualifiers: { device: "desktop", selectedCountryIsoCode: "FR" } }],
    ["a source code that is none", { sourceCode: "<b>" }],
    ["a long source code", { sourceCode: "x".repeat(65) }],
    ["nobody", { login_id: "" }],
    ["a list for a login", { login_id: ["guest"] }],
  ])("is refused with %s, and nothing is written", async (_, more) => {
    const token = await sandbox.guestToken();
    expect((await tell(token, more)).status).toBe(400);
    expect(await sandbox.services.contexts.of(usidOf(token))).toBeUndefined();
  });

  it("is refused for another's session", async () => {
    const token = await sandbox.guestToken();
    expect((await tell(token, { login_id: "june@example.test" })).status).toBe(409);
    const [head, payload] = (await sandbox.registeredToken()).split(".");
    const forged = `${head}.${payload}.${"A".repeat(86)}`;
    expect((await tell(forged, { login_id: "june@example.test", sourceCode: "AUTUMN26" })).status).toBe(401);
    expect(await sandbox.services.contexts.of(usidOf(forged))).toBeUndefined();
    expect((await tell("nothing")).status).toBe(401);
  });

  it("has no other way in: neither the shop nor the backend lets a shopper write it", async () => {
    const token = await sandbox.guestToken();
    const usid = usidOf(token);
    const body = { customerGroupIds: ["TaxExempt"] };
    const args = [{ parameters: { usid }, body }];
    expect((await call("scapi/ShopperContexts/createShopperContext", args, token)).status).toBe(404);
    const path = `shopper/shopper-context/v1/organizations/f_ecom_swee_001/shopper-context/${usid}?siteId=WickettPlumUS`;
    const put = async (base: string): Promise<number> => {
      const answer = await fetch(`${base}/${path}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    expect(await put(`${shop.origin}/mobify/proxy/api`)).toBe(404);
    expect(await put(sandbox.origin)).toBe(403);
    expect(await sandbox.services.contexts.of(usid)).toBeUndefined();
  });
});
