import type { BrowserSession } from "./auth/session.ts";
import { CommerceApiError } from "./commerce-api-error.ts";
import { createScapiTransport } from "./scapi-transport.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createSiteTransport } from "./site-api-client.ts";

const SITE = testSiteIds.us;

const setUp = ({ answers = [{}] as unknown[], hasSession = true } = {}) => {
  const requests: { method?: string; url: string; token: string | null; body: unknown }[] = [];
  const asked: string[] = [];
  let token = 1;
  const left: string[] = [];
  const queue = [...answers];
  const shopper = () => ({ customerId: "c", registered: false, accessToken: `token-${token}`, expiresAt: 0 });
  const session: BrowserSession = {
    current: () => {
      asked.push("current");
      return Promise.resolve(hasSession ? shopper() : null);
    },
    ensure: () => {
      asked.push("ensure");
      return Promise.resolve(shopper());
    },
    enter: () => Promise.reject(new Error("Nobody enters.")),
    signIn: () => Promise.resolve(shopper()),
    signOut: () => Promise.resolve(shopper()),
    forgetToken: () => {
      token += 1;
    },
    listen: () => () => undefined,
  };
  const fetcher = ((url: string, init: RequestInit & { body?: string }) => {
    requests.push({
      method: init.method,
      url,
      token: new Headers(init.headers).get("authorization"),
      body: init.body ? JSON.parse(init.body) : undefined,
    });
    const next = (queue.length > 1 ? queue.shift() : queue[0]) as { status?: number } | Error | string;
    if (next instanceof Error) return Promise.reject(next);
    if (typeof next === "string")
      return Promise.resolve(new Response(next, { headers: { "content-type": "text/html" } }));
    return Promise.resolve(
      new Response(JSON.stringify(next), {
        status: next.status ?? 200,
        headers: { "content-type": "application/json" },
      }),
    );
  }) as unknown as typeof fetch;
  const options = { siteId: SITE, session, fetcher, leave: (path: string) => void left.push(path) };
  return {
    scapi: createScapiTransport(options),
    site: createSiteTransport(options),
    requests,
    asked,
    left,
  };
};

describe("commerce API calls of the browser", () => {
  it("are a POST with the call's arguments and the shopper's token", async () => {
    const { scapi, requests } = setUp({ answers: [{ basketId: "b" }] });
    const args = [{ parameters: { basketId: "b" }, body: [{ productId: "p", quantity: 1 }] }];
    expect(await scapi("ShopperBaskets", "addItemToBasket", args)).toEqual({ basketId: "b" });
    expect(requests).toEqual([
      {
        method: "POST",
        url: `/api/${SITE}/scapi/ShopperBaskets/addItemToBasket`,
        token: "Bearer token-1",
        body: args,
      },
    ]);
  });

  it("ask for several products with GET and without a token", async () => {
    const { scapi, requests, asked } = setUp();
    await scapi("ShopperProducts", "getProducts", [{ parameters: { ids: "a,b", allImages: true } }]);
    expect(requests).toEqual([
      {
        method: "GET",
        url: `/api/${SITE}/scapi/ShopperProducts/getProducts?ids=a%2Cb&allImages=true`,
        token: null,
        body: undefined,
      },
    ]);
    expect(asked).toEqual([]);
  });

  it.each([
    ["ShopperLogin", "authenticateCustomer", null],
    ["ShopperLogin", "authorizeCustomer", null],
    ["ShopperLogin", "getAccessToken", null],
    ["ShopperProducts", "getProducts", null],
    ["ShopperSessions", "createSession", null],
    ["ShopperProducts", "getProduct", "Bearer token-1"],
    ["ShopperSearch", "getSearchSuggestions", "Bearer token-1"],
    ["ShopperPromotions", "getPromotions", "Bearer token-1"],
    ["ShopperCustomers", "getCustomer", "Bearer token-1"],
    ["ShopperOrders", "getOrder", "Bearer token-1"],
  ])("%s.%s carries the token %s", async (family, method, token) => {
    const { scapi, requests } = setUp();
    await scapi(family, method, [{}]);
    expect(requests.map((request) => request.token)).toEqual([token]);
  });

  it("about a customer are not sent with the token of another", async () => {
    const { scapi, requests } = setUp();
    await scapi("ShopperCustomers", "getCustomer", [{ parameters: { customerId: "c" } }]);
    await expect(
      scapi("ShopperCustomers", "getCustomer", [{ parameters: { customerId: "somebody-else" } }]),
    ).rejects.toMatchObject({ type: "customer-changed" });
    expect(requests).toHaveLength(1);
  });

  it("of the shop's own server neither", async () => {
    const { site, requests } = setUp();
    const list = (customerId: string) => site({ method: "GET", path: "order-history-list", query: { customerId } });
    await list("c");
    await expect(list("somebody-else")).rejects.toMatchObject({ type: "customer-changed" });
    expect(requests.map(({ url }) => url)).toEqual([`/api/${SITE}/order-history-list?customerId=c`]);
  });

  it("about a customer are not sent for nobody", async () => {
    const { site, requests } = setUp({ hasSession: false });
    await expect(site({ method: "GET", path: "order-history-list", query: { customerId: "c" } })).rejects.toMatchObject(
      { type: "customer-changed" },
    );
    expect(requests).toEqual([]);
  });

  it("make a session for a basket, but none for looking around", async () => {
    const { scapi, asked, requests } = setUp({ hasSession: false });
    await scapi("ShopperSearch", "productSearch", [{}]);
    await scapi("ShopperBaskets", "createBasket", [{}]);
    expect(asked).toEqual(["current", "ensure"]);
    expect(requests.map(({ token }) => token)).toEqual([null, "Bearer token-1"]);
  });

  it("are tried once more with a fresh token after 401", async () => {
    const { scapi, requests } = setUp({ answers: [{ status: 401, title: "Unauthorized" }, { ok: true }] });
    expect(await scapi("ShopperOrders", "getOrder", [{}])).toEqual({ ok: true });
    expect(requests.map(({ token }) => token)).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  it("fail when the fresh token is refused too", async () => {
    const { scapi, requests } = setUp({ answers: [{ status: 401, title: "Unauthorized" }] });
    await expect(scapi("ShopperOrders", "getOrder", [{}])).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ["a page of HTML", "<html></html>", { status: 502, type: "unreadable-answer" }],
    ["a dead network", new TypeError("Failed to fetch"), { status: 0, type: "network" }],
    [
      "a problem",
      { status: 400, type: "x/y/bad-thing", detail: "No." },
      { status: 400, type: "bad-thing", detail: "No." },
    ],
  ])("turn %s into an error", async (_, reply, expected) => {
    const { scapi } = setUp({ answers: [reply] });
    const failure = scapi("ShopperSearch", "productSearch", [{}]);
    await expect(failure).rejects.toBeInstanceOf(CommerceApiError);
    await expect(failure).rejects.toMatchObject(expected);
  });

  it.each([
    [{ status: 503, title: "Site Under Maintenance" }, "/maintenance"],
    [{ status: 403, type: "x/requires.verification" }, "/account-confirmation?status=verification-required"],
    [{ status: 400, type: "x/token.expired" }, "/account-confirmation?status=token-expired"],
    [{ status: 400, type: "x/bad-request" }, undefined],
  ])("refused with %j lead to %s", async (answer, path) => {
    const { scapi, left } = setUp({ answers: [answer] });
    await expect(scapi("ShopperSearch", "productSearch", [{}])).rejects.toMatchObject({ status: answer.status });
    expect(left).toEqual(path ? [path] : []);
  });
});

describe("site API calls of the browser", () => {
  it("read public things without a token", async () => {
    const { site, requests, asked } = setUp();
    await site({ method: "GET", path: "content/help/kosher", query: { a: "1" } });
    expect(requests).toEqual([
      { method: "GET", url: `/api/${SITE}/content/help/kosher?a=1`, token: null, body: undefined },
    ]);
    expect(asked).toEqual([]);
  });

  it("send the shopper's token with whatever changes something", async () => {
    const { site, requests } = setUp();
    await site({ method: "POST", path: "basket-card", body: { basketId: "b" } });
    expect(requests).toEqual([
      { method: "POST", url: `/api/${SITE}/basket-card`, token: "Bearer token-1", body: { basketId: "b" } },
    ]);
  });
});
