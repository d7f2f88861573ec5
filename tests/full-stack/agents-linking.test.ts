import { createHash, randomBytes, randomUUID } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import { goods } from "#sandbox/test-shopper.ts";
import { contractFaults } from "#server/agents/contract/contract.ts";
import { asking, cardOf, chicago } from "./agent-requests.ts";
import { createCookieBrowser } from "./cookie-browser.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

const READ = "dev.ucp.shopping.order:read";
const MANAGE = "dev.ucp.shopping.checkout:manage";

let shop: WholeShop;
let platform: TestPlatform;
let issuer: string;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
  issuer = ((await (await metadata()).json()) as { issuer: string }).issuer;
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const metadata = () => fetch(`${shop.origin}/.well-known/oauth-authorization-server`);

const ask = asking(
  () => platform,
  () => shop.origin,
);

const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");
const callback = () => new URL("/callback", platform.clientId).href;

/** Sends the shopper's browser to the shop; answers where that leads. */
const authorize = async (over: Record<string, string | null> = {}): Promise<URL> => {
  const said = {
    response_type: "code",
    client_id: platform.clientId,
    redirect_uri: callback(),
    scope: `${READ} ${MANAGE}`,
    code_challenge: challenge,
    code_challenge_method: "S256",
    state: "s 1",
    ...over,
  };
  const given = Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(given as string[][]);
  const answer = await fetch(`${shop.origin}/oauth2/authorize?${query}`, { redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "", shop.origin);
};

/** June, in her browser. */
const logIn = async () => {
  const browser = createCookieBrowser(shop.origin);
  const { body } = await browser.enter("session/login", { email: "june@example.test", password: "Plum-1234" });
  const { accessToken, customerId } = body as { accessToken: string; customerId: string };
  const site = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(`${shop.origin}/api/WickettPlumUS/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
      },
      ...(method !== "GET" && { body: JSON.stringify(sent ?? {}) }),
    });
    const text = await answer.text();
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of every operation's own shape
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as any };
  };
  return { customerId, site };
};

const keyOf = (consent: URL) => consent.searchParams.get("assistant") ?? "";

/** What the browser is sent to with June's answer. */
const answer = async (consent: URL, isAllowed: boolean): Promise<URL> => {
  const { site, customerId } = await logIn();
  const { body } = await site("POST", `assistant-requests/${keyOf(consent)}`, { isAllowed, customerId });
  return new URL(body.location as string);
};

const assertion = async (ends: string = "2m") =>
  new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: "ES256", kid: platform.key.kid })
    .setIssuer(platform.clientId)
    .setSubject(platform.clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(await importJWK(platform.key, "ES256"));

const post = async (endpoint: "token" | "revoke", said: Record<string, string>, proof?: string) => {
  const response = await fetch(`${shop.origin}/oauth2/${endpoint}`, {
    method: "POST",
    body: new URLSearchParams({
      client_id: platform.clientId,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: proof ?? (await assertion()),
      ...said,
    }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const exchange = (code: string, over: Record<string, string> = {}) =>
  post("token", {
    grant_type: "authorization_code",
    code,
    redirect_uri: callback(),
    code_verifier: verifier,
    ...over,
  });

/** Tokens of an account that has said yes. */
const link = async (scope = `${READ} ${MANAGE}`) => {
  const back = await answer(await authorize({ scope }), true);
  const { body } = await exchange(back.searchParams.get("code") ?? "");
  return body as { access_token: string; refresh_token: string; scope: string };
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const buyFor = async (token: string) => {
  const request = {
    line_items: [{ item: { id: goods.bears }, quantity: 1 }],
    fulfillment: { methods: [{ type: "shipping", destinations: [chicago] }] },
  };
  const { body: checkout } = await ask("POST", "/checkout-sessions", request, bearer(token));
  expect([checkout.status, checkout.buyer.email]).toEqual(["ready_for_complete", "june@example.test"]);
  const path = `/checkout-sessions/${checkout.id}/complete`;
  const { body } = await ask("POST", path, await cardOf(checkout), bearer(token));
  expect(body.status).toBe("completed");
  return body.order as { id: string; label: string };
};

test("the shop says where accounts are linked, and what for", async () => {
  const document = (await (await metadata()).json()) as Record<string, unknown>;
  const profile = (await (await fetch(`${shop.origin}/.well-known/ucp`)).json()) as {
    ucp: { capabilities: Record<string, { config?: { scopes: object } }[]> };
  };
  const [offer] = profile.ucp.capabilities["dev.ucp.common.identity_linking"] ?? [];
  const schema = "schemas/common/identity_linking.json#/$defs/dev.ucp.common.identity_linking/business_schema";
  expect(contractFaults(offer, [schema])).toEqual([]);
  expect(document).toMatchObject({
    issuer,
    scopes_supported: expect.arrayContaining(Object.keys(offer?.config?.scopes ?? { none: 1 })),
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    token_endpoint_auth_methods_supported: ["private_key_jwt", "none"],
  });
  const resource = await fetch(`${shop.origin}/.well-known/oauth-protected-resource`);
  expect(await resource.json()).toMatchObject({ resource: issuer, authorization_servers: [issuer] });
});

test("an account lets an assistant in: what that orders stands in the account, and the account can end it", async () => {
  const consent = await authorize();
  expect(consent.pathname).toBe("/security");
  const { site, customerId } = await logIn();
  const request = `assistant-requests/${keyOf(consent)}`;
  expect((await site("GET", request)).body).toEqual({
    name: "Errand Runner",
    host: new URL(platform.clientId).host,
    scopes: [MANAGE, READ],
  });
  const said = await site("POST", request, { isAllowed: true, customerId });
  const back = new URL(said.body.location as string);
  expect(back.href.startsWith(`${callback()}?`)).toBe(true);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ state: "s 1", iss: issuer });
  expect((await site("POST", request, { isAllowed: true, customerId })).status).toBe(404);
  const { status, body: tokens } = await exchange(back.searchParams.get("code") ?? "");
  expect([status, tokens.token_type, tokens.scope]).toEqual([200, "Bearer", `${MANAGE} ${READ}`]);
  const token = tokens.access_token ?? "";

  const order = await buyFor(token);
  const { body: history } = await site("GET", `order-history-list?customerId=${customerId}&limit=5&offset=0`);
  expect(history.data.map(({ orderNo }: { orderNo: string }) => orderNo)).toContain(order.label);
  expect((await ask("GET", `/orders/${order.id}`, undefined, bearer(token))).body.label).toBe(order.label);

  const { body: listed } = await site("GET", `assistants/${customerId}`);
  expect(listed.data).toMatchObject([{ name: "Errand Runner", scopes: [MANAGE, READ] }]);
  expect((await site("DELETE", `assistants/${customerId}/${listed.data[0].id}`)).status).toBe(204);
  expect((await site("GET", `assistants/${customerId}`)).body.data).toEqual([]);
  const after = await ask("GET", `/orders/${order.id}`, undefined, bearer(token));
  expect([after.status, after.body.messages]).toMatchObject([401, [{ code: "identity_required" }]]);
  expect(
    (await post("token", { grant_type: "refresh_token", refresh_token: tokens.refresh_token ?? "" })).body,
  ).toEqual(expect.objectContaining({ error: "invalid_grant" }));
});

test("the orders of an account are read by who was let in for that, and what lacks is told", async () => {
  const { access_token: writing } = await link(MANAGE);
  const order = await buyFor(writing);
  const without = await ask("GET", `/orders/${order.label}`, undefined, bearer(writing));
  expect([without.status, without.body.messages?.[0]?.code]).toEqual([403, "insufficient_scope"]);
  expect(without.headers.get("www-authenticate")).toMatch(
    new RegExp(`^Bearer realm="${issuer}", error="insufficient_scope", .*scope="${READ}"`),
  );
  const guest = await ask("GET", `/orders/${order.id}`);
  expect([guest.status, guest.body.messages]).toMatchObject([401, [{ code: "identity_required" }]]);
  expect(guest.headers.get("www-authenticate")).toMatch(/^Bearer realm="[^"]+", scope=/);
  const { access_token: reading, scope } = await link(READ);
  expect(scope.split(" ").toSorted()).toEqual([MANAGE, READ]);
  expect((await ask("GET", `/orders/${order.label}`, undefined, bearer(reading))).body.label).toBe(order.label);
  const forged = await ask("GET", `/orders/${order.label}`, undefined, bearer("no-such-token"));
  expect(forged.headers.get("www-authenticate")).toContain('error="invalid_token"');
  const other = await startTestPlatform();
  const stolen = await other.ask("GET", `${shop.origin}/ucp/v1/orders/${order.label}`, undefined, bearer(reading));
  expect([stolen.status, stolen.body.code]).toEqual([401, "identity_required"]);
  await other.close();
});

test("a shopper says no", async () => {
  const back = await answer(await authorize(), false);
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: "s 1", iss: issuer });
});

test.each([
  ["unsupported_response_type", { response_type: "token" }],
  ["invalid_request", { code_challenge_method: "plain" }],
  ["invalid_request", { code_challenge: null }],
  ["invalid_scope", { scope: `${READ} everything` }],
])("%s: a request %j goes back to the platform", async (error, over) => {
  const back = await authorize(over);
  expect(back.origin + back.pathname).toBe(callback());
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: "s 1", iss: issuer });
});

test.each([
  ["another address", { redirect_uri: "https://thief.example/callback" }],
  ["an address that goes on", { redirect_uri: "CALLBACK/more" }],
  ["an unknown platform", { client_id: "https://localhost:1/client.json" }],
])("nobody is sent to %s", async (_name, over) => {
  const given = Object.fromEntries(
    Object.entries(over).map(([name, to]) => [name, to.replace("CALLBACK", callback())]),
  );
  const consent = await authorize(given);
  expect(consent.href).toBe(`${shop.origin}/security?assistant=unknown`);
});

test("an app on the shopper's own machine is answered at whatever port it has", async () => {
  const known = platform.client;
  const client = { ...known, redirect_uris: ["http://127.0.0.1/cb"], token_endpoint_auth_method: "none" };
  const app = await startTestPlatform();
  app.client = { ...client, client_id: app.clientId };
  const given = { client_id: app.clientId, redirect_uri: "http://127.0.0.1:53123/cb" };
  const back = await answer(await authorize(given), true);
  expect(back.host).toBe("127.0.0.1:53123");
  const code = back.searchParams.get("code") ?? "";
  const said = { client_id: app.clientId, redirect_uri: given.redirect_uri, client_assertion: "" };
  const wrong = await exchange(code, { ...said, code_verifier: "w".repeat(43) });
  expect([wrong.status, wrong.body.error]).toEqual([400, "invalid_grant"]);
  expect((await exchange(code, said)).body.token_type).toBe("Bearer");
  await app.close();
});

test("a code and a refresh token count once; a second time everything ends that came of them", async () => {
  const back = await answer(await authorize(), true);
  const code = back.searchParams.get("code") ?? "";
  const { body: first } = await exchange(code);
  const { body: second } = await post("token", {
    grant_type: "refresh_token",
    refresh_token: first.refresh_token ?? "",
  });
  const { status } = await ask("GET", "/orders/none", undefined, bearer(second.access_token ?? ""));
  expect(status).toBe(200);
  const again = await post("token", { grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" });
  expect(again.body.error).toBe("invalid_grant");
  expect((await ask("GET", "/orders/none", undefined, bearer(second.access_token ?? ""))).status).toBe(401);

  const more = await answer(await authorize(), true);
  const used = more.searchParams.get("code") ?? "";
  const { body: tokens } = await exchange(used);
  expect((await exchange(used)).body.error).toBe("invalid_grant");
  expect((await ask("GET", "/orders/none", undefined, bearer(tokens.access_token ?? ""))).status).toBe(401);
});

test("a platform proves itself, gives tokens up, and then no token of the link counts", async () => {
  const tokens = await link();
  const proof = await assertion();
  const refused = [
    await post("revoke", { token: tokens.refresh_token }, "no.such.assertion"),
    await post("revoke", { token: tokens.refresh_token }, await assertion("-1m")),
  ];
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
    [401, "invalid_client"],
    [401, "invalid_client"],
  ]);
  expect((await ask("GET", "/orders/none", undefined, bearer(tokens.access_token))).status).toBe(200);
  expect((await post("revoke", { token: tokens.refresh_token }, proof)).status).toBe(200);
  expect((await post("revoke", { token: tokens.refresh_token }, proof)).body.error).toBe("invalid_client");
  expect((await ask("GET", "/orders/none", undefined, bearer(tokens.access_token))).status).toBe(401);
});

test("only the account itself answers for it", async () => {
  const consent = await authorize();
  const { site, customerId } = await logIn();
  const path = `assistant-requests/${keyOf(consent)}`;
  const foreign = await site("POST", path, { isAllowed: true, customerId: "abcdefghijklmnopqrstuvwxyz" });
  expect(foreign.status).toBeGreaterThanOrEqual(400);
  const guest = await fetch(`${shop.origin}/api/WickettPlumUS/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ isAllowed: true, customerId }),
  });
  expect(guest.status).toBe(401);
  expect((await site("GET", path)).status).toBe(200);
});
