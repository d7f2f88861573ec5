import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import { createApiShopper, type ApiShopper } from "#tests/api-shopper.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const TRUFFLES = "481101";

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;
let guest: ApiShopper;
/** Desmond, who has forty orders. */
let account: { token: string; customerId: string };

beforeAll(async () => {
  shop = await startWholeShop();
  ({ sandbox, origin } = shop);
  guest = await createApiShopper(origin);
  await guest.fillBag({ productId: TRUFFLES, quantity: 1 });
  const { body } = await guest.post("session/login", { email: "desmond@example.test", password: "Plum-1234" });
  account = { token: String(body.accessToken), customerId: String(body.customerId) };
}, 120_000);
afterAll(() => shop.close());

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const call = async (method: string, path: string, content?: unknown, token?: string): Promise<Answer> => {
  const response = await fetch(`${origin}/api/WickettPlumUS/${path}`, {
    method,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(content === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>) };
};

const letterTo = async (address: string, about: string): Promise<string> => {
  const { messages } = await sandbox.services.outbox.list({ limit: 200 });
  return messages.find((message) => message.to === address && message.about === about)?.text ?? "";
};

const tokenIn = (letter: string): string => /[?&]token=([\w.-]+)/.exec(letter)?.[1] ?? "";

describe("the calls of the shop's own API", () => {
  const anything = expect.anything() as unknown;

  it.each<[string, string, unknown, "nobody" | "guest" | "account", number, object]>([
    ["GET", "store-search?lookup=94110&radius=10", undefined, "nobody", 200, { stores: anything }],
    ["GET", "store-details?storeID=sf-valencia", undefined, "nobody", 200, { stores: anything }],
    ["GET", "route-map", undefined, "nobody", 200, { routes: { "/category/truffles": "truffles" } }],
    ["GET", "nav-menu", undefined, "nobody", 200, { menuItems: anything }],
    ["GET", "footer", undefined, "nobody", 200, { columns: anything }],
    ["GET", `product-badges?productIDs=${TRUFFLES}`, undefined, "nobody", 200, { badges: anything }],
    ["GET", "product-badges", undefined, "nobody", 400, { type: expect.stringMatching(/bad-request$/) }],
    ["GET", "site-prefs", undefined, "nobody", 200, { recipientLimit: anything }],
    ["GET", "all-customer-groups", undefined, "nobody", 403, { type: expect.stringMatching(/no-preview$/) }],
    ["GET", "all-customer-groups", undefined, "account", 403, { type: expect.stringMatching(/no-preview$/) }],
    ["GET", "organization-discount-code?organization_discount_code=BA-10001", undefined, "guest", 200, { valid: true }],
    ["GET", "organization-discount-code?organization_discount_code=BA-10001", undefined, "nobody", 401, {}],
    ["GET", "organization-discount-code?organization_discount_code=NO", undefined, "guest", 200, { valid: false }],
    ["GET", "organization-discount-code", undefined, "guest", 400, {}],
    [
      "GET",
      "source-code-groups?sourceCode=AUTUMN26",
      undefined,
      "guest",
      200,
      { group: { id: "autumn-catalogue", description: "Printed catalog, fall" } },
    ],
    ["GET", "source-code-groups?sourceCode=NOTHING", undefined, "nobody", 200, { group: null }],
    ["GET", "source-code-groups", undefined, "guest", 400, {}],
    ["POST", "apply-agreement-date", {}, "guest", 200, { c_checkoutAgreementDate: anything }],
    ["POST", "apply-agreement-date", {}, "nobody", 401, {}],
    ["POST", "shipping/gift-message", [{ shipment_id: "me", giftMessage: "For you" }], "guest", 200, { success: true }],
    ["POST", "shipping/update", { shipments: [{ shipmentId: "me" }] }, "guest", 200, { success: true }],
    ["POST", "shipping/methods", { basketId: "../b", shipmentIds: ["me"] }, "guest", 400, {}],
    [
      "GET",
      "payment/shipping-costs?country=US&state=CA&postal=94110",
      undefined,
      "guest",
      200,
      { shipments: anything },
    ],
    ["POST", "product/subscription-optins", { subscriptionOptins: [] }, "guest", 200, { success: true }],
    ["GET", "order-history-list", undefined, "account", 400, {}],
    ["GET", "order-history-list?customerId=x&limit=51", undefined, "account", 400, {}],
    ["GET", "order-history-list?customerId=somebody", undefined, "account", 400, {}],
    ["GET", "order-history-list?customerId=x", undefined, "nobody", 401, {}],
    ["GET", "order-details?orderId=WP0", undefined, "account", 404, {}],
    ["GET", "order-details?orderId=../x", undefined, "account", 400, {}],
    ["GET", "order-details?orderId=WP0", undefined, "nobody", 401, {}],
    ["POST", "order-address", { orderNo: "WP0", shipmentId: "me", shippingAddress: {} }, "account", 404, {}],
    ["POST", "order-address", { shipmentId: "me" }, "account", 400, {}],
    ["POST", "order-address", { orderNo: "WP0" }, "nobody", 401, {}],
    ["POST", "order-parcel", { orderNo: "WP0", shipmentId: "me", giftMessage: "Hi" }, "account", 404, {}],
    ["POST", "order-parcel", { shipmentId: "me", giftMessage: "Hi" }, "account", 400, {}],
    ["POST", "order-parcel", { orderNo: "WP0" }, "nobody", 401, {}],
    ["POST", "order-delivery-days", { orderNo: "WP0", shipmentId: "me" }, "account", 404, {}],
    ["POST", "order-delivery-days", { orderNo: "WP0" }, "nobody", 401, {}],
    ["POST", "order-addition-price", { orderNo: "WP0", itemId: "x", quantity: 2 }, "account", 404, {}],
    ["POST", "order-addition-price", { orderNo: "WP0" }, "nobody", 401, {}],
    ["POST", "order-addition", { orderNo: "WP0", itemId: "x", quantity: 2, orderTotal: 9 }, "account", 404, {}],
    ["POST", "order-addition", { itemId: "x" }, "account", 400, {}],
    ["POST", "order-addition", { orderNo: "WP0" }, "nobody", 401, {}],
    ["POST", "order-claim", { orderNo: "WP0" }, "account", 404, {}],
    ["POST", "order-claim", {}, "account", 400, {}],
    ["POST", "password-reset-email", {}, "nobody", 400, {}],
    ["POST", "password-reset-email", { email: "nobody@example.test" }, "nobody", 204, {}],
    ["POST", "password-reset/validate-token", { token: "made-up" }, "nobody", 200, { valid: false }],
    ["POST", "password-reset/invalidate-token", { token: "made-up" }, "nobody", 204, {}],
    ["POST", "send-email-confirmation", { c_email: "nobody@example.test" }, "nobody", 204, {}],
    [
      "POST",
      "customer-register-complete",
      { c_customer: "00000001", c_token: "made-up" },
      "nobody",
      400,
      { type: expect.stringMatching(/invalid-confirmation-token$/) },
    ],
  ])("%s %s with %j of %s answers %i", async (method, path, content, who, status, body) => {
    const token = who === "guest" ? guest.accessToken : who === "account" ? account.token : undefined;
    const answer = await call(method, path, content, token);
    expect(answer).toMatchObject({ status, body });
  });

  it("all exist under the names the storefront calls", () => {
    const named = [
      "store-search",
      "store-details",
      "store-products-inventory",
      "nav-menu",
      "footer",
      "site-prefs",
      "shipping/gift-message",
      "shipping/update",
      "shipping/methods",
      "payment/shipping-costs",
      "product/subscription-optins",
      "session",
      "session/login",
      "session/logout",
      "customer-register",
      "customer-register-complete",
      "password-reset-email",
      "password-reset/validate-token",
      "password-reset/invalidate-token",
      "password-reset",
      "send-email-confirmation",
      "all-customer-groups",
      "organization-discount-code",
      "apply-agreement-date",
      "source-code-groups",
      "route-map",
      "product-badges",
      "order-history-list",
      "order-details",
      "order-claim",
      "order-address",
      "order-parcel",
      "order-delivery-days",
    ];
    expect(siteOperations.map(({ path }) => path)).toEqual(expect.arrayContaining(named));
  });
});

describe("a customer's orders", () => {
  it("come in pages, newest first, each with what has become of its parcels", async () => {
    const list = `order-history-list?customerId=${account.customerId}`;
    const first = await call("GET", list, undefined, account.token);
    expect(first).toMatchObject({ status: 200, body: { total: 40, limit: 10, offset: 0 } });
    const orders = first.body.data as { orderNo: string; creationDate: string; omsData?: object }[];
    expect(orders).toHaveLength(10);
    const dates = orders.map(({ creationDate }) => creationDate);
    expect(dates).toEqual([...dates].sort().reverse());
    const last = await call("GET", `${list}&limit=10&offset=39`, undefined, account.token);
    expect(last.body.data).toHaveLength(1);

    const details = await call("GET", `order-details?orderId=${orders[0]?.orderNo}`, undefined, account.token);
    expect(details).toMatchObject({ status: 200, body: { orderNo: orders[0]?.orderNo } });
    const stranger = await call("GET", `order-details?orderId=${orders[0]?.orderNo}`, undefined, guest.accessToken);
    expect(stranger.status).toBe(404);
  });
});

describe("mails with links", () => {
  it("a new password: the link's token is good until it is used", async () => {
    await call("POST", "password-reset-email", { email: "noel@example.test" });
    const token = tokenIn(await letterTo("noel@example.test", "password-reset"));
    expect((await call("POST", "password-reset/validate-token", { token })).body).toEqual({ valid: true });
    const reset = { email: "noel@example.test", token, password: "Plum-56789" };
    expect((await call("POST", "password-reset", reset)).status).toBe(204);
    expect((await call("POST", "password-reset/validate-token", { token })).body).toEqual({ valid: false });
    const login = await call("POST", "session/login", { email: reset.email, password: reset.password });
    expect(login).toMatchObject({ status: 200, body: { registered: true } });
  });

  it("a new password: a token that was taken back opens nothing", async () => {
    await call("POST", "password-reset-email", { email: "iris@example.test" });
    const token = tokenIn(await letterTo("iris@example.test", "password-reset"));
    await call("POST", "password-reset/invalidate-token", { token });
    const reset = { email: "iris@example.test", token, password: "Plum-56789" };
    expect((await call("POST", "password-reset", reset)).status).toBe(400);
  });

  it("an address is confirmed with its own token, once", async () => {
    await call("POST", "send-email-confirmation", { c_email: "new@example.test" });
    const letter = await letterTo("new@example.test", "email-confirmation");
    const customer = /[?&]customer=(\w+)/.exec(letter)?.[1] ?? "";
    const confirm = (c_customer: string) =>
      call("POST", "customer-register-complete", { c_customer, c_token: tokenIn(letter) });
    expect(await confirm("00000000")).toMatchObject({
      status: 400,
      body: { type: expect.stringMatching(/verification-failed$/) },
    });
    expect(await confirm(customer)).toMatchObject({ status: 200, body: { email: "new@example.test" } });
    expect((await confirm(customer)).status).toBe(400);
  });
});

test("the session bridge opens a session of the commerce platform with cookies for this host", async () => {
  const response = await fetch(`${origin}/api/WickettPlumUS/scapi/ShopperSessions/createSession`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ headers: { authorization: `Bearer ${guest.accessToken}` } }]),
  });
  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
    "dwsid",
    "dwanonymous_wickettplumus",
  ]);
});
