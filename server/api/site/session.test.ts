import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createTestStorefront(backend.config);
});
afterEach(() => backend.close());

const post = (path: string, body: object = {}, cookies: string[] = []) =>
  request(shop.listener)
    .post(`/api/${testSiteIds.us}/${path}`)
    .set({ "sec-fetch-site": "same-origin", ...(cookies.length ? { cookie: cookies.join("; ") } : {}) })
    .send(body);

const setCookies = (answer: { headers: Record<string, unknown> }): string[] =>
  (answer.headers["set-cookie"] as string[] | undefined) ?? [];

/** What a browser would send back. */
const jar = (...answers: { headers: Record<string, unknown> }[]): string[] => {
  const cookies = new Map<string, string>();
  for (const line of answers.flatMap(setCookies)) {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.split("=")[0] ?? "";
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, pair);
  }
  return [...cookies.values()];
};

const credentials = { email: "june@shop.test", password: "Plum-2026!" };
const calls = (part: string) => backend.seen.filter(({ url }) => url.includes(part));

test("a first visit makes a guest and keeps the refresh token where scripts cannot read it", async () => {
  const answer = await post("session").expect(200);
  expect(answer.body).toEqual({
    accessToken: expect.any(String),
    expiresInSeconds: 1800,
    customerId: "customer-guest-1",
    registered: false,
    visitorId: expect.stringMatching(/^[\da-f]{32}$/),
    hint: expect.stringMatching(/^guest\.[\da-f]{8}$/),
  });
  // The session's id opens a guest's bag as the token does.
  expect(JSON.stringify(answer.body)).not.toMatch(/refresh-|usid/);
  const cookies = setCookies(answer);
  const kept = cookies.find((line) => line.startsWith(`cc-nx-g_${testSiteIds.us}=refresh-guest-1`));
  expect(kept).toMatch(/; Max-Age=7200; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(cookies.find((line) => line.startsWith(`usid_${testSiteIds.us}=`))).toContain("HttpOnly");
  const hint = cookies.find((line) => line.startsWith(`session_${testSiteIds.us}=guest`));
  expect(hint).toBeDefined();
  expect(hint).not.toContain("HttpOnly");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("cookies are for https only when the shop's address is", async () => {
  const secure = createTestStorefront({
    ...backend.config,
    sites: backend.config.sites.map((site) => ({ ...site, origin: "https://shop.test" })),
  });
  const answer = await request(secure.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set({ host: "shop.test", origin: "https://shop.test" })
    .send({});
  expect(setCookies(answer).length).toBeGreaterThan(0);
  expect(setCookies(answer).filter((line) => !line.includes("; Secure"))).toEqual([]);
  const secrets = setCookies(answer).filter((line) => line.includes("HttpOnly"));
  expect(secrets).toHaveLength(3);
  expect(secrets.every((line) => line.startsWith("__Host-") && !line.includes("Domain="))).toBe(true);
  const again = (cookies: string[]) =>
    request(secure.listener)
      .post(`/api/${testSiteIds.us}/session`)
      .set({ host: "shop.test", origin: "https://shop.test", cookie: cookies.join("; ") })
      .send({});
  const kept = await again(jar(answer));
  expect(kept.body).toMatchObject({ customerId: "customer-guest-2" });
  expect(calls("/authorize")).toHaveLength(1);
  // What another host could have set counts for nothing.
  await again(jar(kept).map((pair) => pair.replace("__Host-", "")));
  expect(calls("/authorize")).toHaveLength(2);
  const plain = setCookies(await post("session"));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.filter((line) => line.includes("Secure"))).toEqual([]);
});

test("cookies that several languages of a shop share can be set by none but the shop itself", async () => {
  const shared = createTestStorefront({
    ...backend.config,
    sites: backend.config.sites.map((site) => ({ ...site, origin: "https://shop.test", cookieDomain: "shop.test" })),
  });
  const answer = await request(shared.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set({ host: "shop.test", origin: "https://shop.test" })
    .send({});
  const secrets = setCookies(answer).filter((line) => line.includes("HttpOnly"));
  expect(secrets.map((line) => /^__Secure-.*; Domain=shop\.test/.test(line))).toEqual([true, true, true]);
});

test("a returning guest keeps the session, with a rotated refresh token", async () => {
  const first = await post("session");
  const second = await post("session", {}, jar(first)).expect(200);
  expect(second.body).toMatchObject({ registered: false, customerId: "customer-guest-2" });
  expect(calls("/authorize")).toHaveLength(1);
  expect(jar(second)).toContain(`cc-nx-g_${testSiteIds.us}=refresh-guest-2`);
});

test("two tabs with the same cookie share one refresh, at the same time and a moment later", async () => {
  const cookies = jar(await post("session"));
  const answers = await Promise.all([post("session", {}, cookies), post("session", {}, cookies)]);
  answers.push(await post("session", {}, cookies));
  expect(new Set(answers.map(({ body }) => (body as { accessToken: string }).accessToken)).size).toBe(1);
});

test("an ended guest session becomes a new guest, and an ended account says so by being a guest", async () => {
  const guest = await post("session", {}, [`cc-nx-g_${testSiteIds.us}=long-gone`]).expect(200);
  expect(guest.body).toMatchObject({ registered: false });
  const account = await post("session", {}, [`cc-nx_${testSiteIds.us}=long-gone-too`]).expect(200);
  expect(account.body).toMatchObject({ registered: false });
  expect(setCookies(account).find((line) => line.startsWith(`cc-nx_${testSiteIds.us}=;`))).toContain("Max-Age=0");
});

test("a login service that is out of order is not taken for an ended session", async () => {
  const cookies = jar(await post("session", {}));
  await backend.close();
  const answer = await post("session", {}, cookies);
  expect([answer.status, setCookies(answer)]).toEqual([502, []]);
  backend = await createTestBackend();
});

test("logging in turns the guest's cookies into the account's and links the guest by its session id", async () => {
  const guest = await post("session");
  const answer = await post("session/login", credentials, jar(guest)).expect(200);
  expect(answer.body).toMatchObject({ registered: true });
  expect(calls("/oauth2/login")[0]?.body).toMatchObject({ usid: "usid-1" });
  const cookies = jar(guest, answer);
  const { hint } = answer.body as { hint: string };
  expect(hint).toMatch(/^registered\./);
  expect(cookies).toContain(`session_${testSiteIds.us}=${hint}`);
  expect(hint).not.toBe((guest.body as { hint: string }).hint);
  expect(cookies.some((pair) => pair.startsWith("cc-nx-g_"))).toBe(false);
  const restored = await post("session", {}, cookies).expect(200);
  expect(restored.body).toMatchObject({ registered: true });
});

test("wrong credentials are a 401 that changes no cookie", async () => {
  const answer = await post("session/login", { ...credentials, password: "wrong" });
  expect([answer.status, answer.type, setCookies(answer)]).toEqual([401, "application/problem+json", []]);
  expect(answer.body).toMatchObject({ message: "Basic Authorization failed." });
});

test("an account whose address is not confirmed is told so", async () => {
  const answer = await post("session/login", { ...credentials, email: "new@shop.test" });
  expect([answer.status, setCookies(answer)]).toEqual([403, []]);
  expect(answer.body).toMatchObject({ type: expect.stringMatching(/\/requires\.verification$/) });
});

test.each([
  [{}],
  [{ email: "june@shop.test" }],
  [{ email: ["a"], password: "b" }],
  [{ email: "a", password: "x".repeat(300) }],
])("login with %j is a 400", async (body) => {
  const answer = await post("session/login", body);
  expect([answer.status, answer.type, calls("/oauth2")]).toEqual([400, "application/problem+json", []]);
});

test("logging out revokes the tokens and leaves a new guest", async () => {
  const login = await post("session/login", credentials);
  const answer = await post("session/logout", {}, jar(login)).expect(200);
  expect(answer.body).toMatchObject({ registered: false });
  expect(calls("/oauth2/logout")).toHaveLength(1);
  expect(jar(login, answer).some((pair) => pair.startsWith("cc-nx_"))).toBe(false);
});

test("one site's session is not another's", async () => {
  const cookies = jar(await post("session"));
  await request(shop.listener)
    .post(`/api/${testSiteIds.ca}/session`)
    .set({ "sec-fetch-site": "same-origin", cookie: cookies.join("; ") })
    .send({})
    .expect(200);
  expect(calls("/authorize")).toHaveLength(2);
});

describe("where browsers keep the refresh tokens (`REFRESH_TOKENS=browser`)", () => {
  const asBrowser = () => {
    const { config } = backend;
    shop = createTestStorefront({
      ...config,
      sites: config.sites.map((site) => ({ ...site, refreshTokens: "browser" as const })),
    });
  };

  test("they come with the answer and in no cookie, and a call brings them along", async () => {
    asBrowser();
    const first = await post("session").expect(200);
    expect([first.body, setCookies(first)]).toMatchObject([
      { refreshToken: "refresh-guest-1", refreshExpiresInSeconds: 7200 },
      [],
    ]);
    const second = await post("session", { guestToken: "refresh-guest-1" }).expect(200);
    expect(second.body).toMatchObject({ refreshToken: "refresh-guest-2", registered: false });
    expect(calls("/authorize")).toHaveLength(1);
  });

  test("cookies of another kind of shop are not read", async () => {
    const cookies = jar(await post("session"));
    asBrowser();
    await post("session", {}, cookies).expect(200);
    expect(calls("/authorize")).toHaveLength(2);
  });

  test("an ended account becomes a guest", async () => {
    asBrowser();
    const answer = await post("session", { registeredToken: "long-gone" }).expect(200);
    expect(answer.body).toMatchObject({ registered: false, refreshToken: expect.any(String) });
  });
});

test("tokens in bodies are read by shops that are configured so alone", async () => {
  const answer = await post("session", { guestToken: "refresh-guest-1" }).expect(200);
  expect(answer.body).not.toHaveProperty("refreshToken");
  expect(calls("/authorize")).toHaveLength(1);
});

describe("a foreign page", () => {
  test.each([
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }],
    ["from a sibling host", { "sec-fetch-site": "same-site" }],
    ["typed into the address bar", { "sec-fetch-site": "none" }],
    ["of an old browser with a foreign origin", { origin: "https://evil.test" }],
    ["with an opaque origin", { origin: "null" }],
    ["that lies about its origin", { "sec-fetch-site": "same-origin", origin: "https://evil.test" }],
    ["that says nothing", {}],
  ])("%s is refused", async (_name, headers) => {
    for (const path of ["session", "session/login", "session/logout", "customer-register"]) {
      const answer = await request(shop.listener).post(`/api/${testSiteIds.us}/${path}`).set(headers).send(credentials);
      expect([answer.status, answer.type]).toEqual([403, "application/problem+json"]);
    }
    expect(backend.seen).toEqual([]);
  });

  test("cannot use a form either", async () => {
    const answer = await request(shop.listener)
      .post(`/api/${testSiteIds.us}/session`)
      .set("sec-fetch-site", "same-origin")
      .type("form")
      .send("a=b");
    expect(answer.status).toBe(415);
  });

  test("of our own old browser is let in by its origin", async () => {
    await request(shop.listener)
      .post(`/api/${testSiteIds.us}/session`)
      .set({ host: "localhost:3000", origin: "http://localhost:3000" })
      .send({})
      .expect(200);
  });
});

test("registering creates the customer with the shopper's token and answers with it", async () => {
  backend.app.get("/custom/site-preferences/v1/organizations/:id/site-preferences", (_request, response) => {
    response.json({ recaptchaEnabled: false });
  });
  backend.app.post("/customer/shopper-customers/v1/organizations/:id/customers", (_request, response) => {
    response.json({ customerId: "c9", email: "june@shop.test" });
  });
  const { body } = (await post("session")) as { body: { accessToken: string } };
  const answer = await post("customer-register", {
    customer: { login: "june@shop.test", email: "june@shop.test", firstName: "June", lastName: "Marlowe" },
    password: "Plum-2026!",
  }).set("authorization", `Bearer ${body.accessToken}`);
  expect([answer.status, answer.body]).toEqual([200, { customerId: "c9", email: "june@shop.test" }]);
  expect(backend.seen.at(-1)?.headers.authorization).toBe(`Bearer ${body.accessToken}`);
});

test.each([[{}], [{ customer: [], password: "x" }], [{ customer: {}, password: "" }]])(
  "registering with %j is a 400",
  async (body) => {
    expect((await post("customer-register", body)).status).toBe(400);
  },
);

test("logging out everywhere revokes every session of the account, and the browser goes on as a guest", async () => {
  const login = await post("session/login", credentials).expect(200);
  const answer = await post("session/logout-everywhere", {}, jar(login)).expect(200);
  expect(answer.body).toMatchObject({ registered: false });
  const [logout] = calls("/oauth2/logout");
  expect(logout?.url).toContain("hint=all-sessions");
  expect(logout?.headers.authorization).toMatch(/^Bearer /);
  expect(JSON.stringify(answer.body)).not.toContain("refresh-");
});

test("a guest cannot log out everywhere, nor can a foreign page do it", async () => {
  const guest = await post("session").expect(200);
  expect((await post("session/logout-everywhere", {}, jar(guest))).status).toBe(401);
  const foreign = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session/logout-everywhere`)
    .set("sec-fetch-site", "cross-site")
    .send({});
  expect(foreign.status).toBe(403);
  expect(calls("/oauth2/logout")).toEqual([]);
});
