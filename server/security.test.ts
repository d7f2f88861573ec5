import { once } from "node:events";
import { createServer, request as rawRequest } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createTestStorefront(backend.config);
});
afterEach(() => backend.close());

const everywhere = [
  "/",
  "/healthz",
  `/api/${testSiteIds.us}/nothing`,
  `/mobify/proxy/ocapi/s/${testSiteIds.us}/dw/shop/v23_2/products/nothing`,
  "/static/nothing.js",
];

test.each(everywhere)("%s is open to no other origin, asked or preflighted", async (path) => {
  const asked = await request(shop.listener).get(path).set("origin", "https://evil.test");
  const preflight = await request(shop.listener).options(path).set({
    origin: "https://evil.test",
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization",
  });
  for (const { headers } of [asked, preflight])
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("what a backend allows other origins is not allowed by the shop", async () => {
  backend.app.use("/s", (_request, response) => {
    response.set({ "access-control-allow-origin": "*", "access-control-allow-credentials": "true" }).json({});
  });
  const { headers } = await request(shop.listener)
    .get(`/mobify/proxy/ocapi/s/${testSiteIds.us}/dw/shop/v23_2/products/open`)
    .expect(200);
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test.each(everywhere)("%s is never sniffed for another type", async (path) => {
  const { headers } = await request(shop.listener).get(path);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
});

test.each([
  ["of somebody else", "evil.test"],
  ["that hides another", "localhost:3000@evil.test"],
  ["that is markup", "<script>alert(1)</script>"],
  ["of 5,000 characters", "a".repeat(5000)],
])("a host %s changes no page, no header and no address the backend is told", async (_name, host) => {
  const hosts: string[] = [];
  const render = ({ site, url }: { site: { id: string; origin: string }; url: string }) => {
    hosts.push(site.id, site.origin);
    return Promise.resolve({
      status: 200,
      headers: { "cache-control": "public, s-maxage=900" },
      html: `<a href="${site.origin}${url}">${site.id}</a>`,
      inlineScripts: [],
      inlineStyles: [],
    });
  };
  shop = createTestStorefront(backend.config, { render });
  const page = await request(shop.listener).get("/truffles").set({ host, "x-forwarded-host": "evil.test" });
  expect(hosts).toEqual([testSiteIds.us, backend.config.sites[0]?.origin]);
  expect(JSON.stringify(page.headers) + page.text).not.toMatch(/evil|alert|aaaa/);
  const own = await request(shop.listener).get("/truffles").set("host", "localhost");
  expect(own.text).toBe(page.text);
  await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set({ host: "evil.test", origin: "http://localhost:3000" })
    .send({})
    .expect(403);
  expect(JSON.stringify(backend.seen)).not.toContain("evil");
});

test.each(["/%0d%0aset-cookie:%20a=b", "/search?q=a%0d%0aset-cookie:%20a=b", "/%0d%0alocation:%20//evil.test"])(
  "line breaks in %s make no header",
  async (path) => {
    const { headers } = await request(shop.listener).get(path);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("location");
  },
);

test.each([
  '{"__proto__":{"registered":true,"email":"june@shop.test","password":"Plum-2026!"}}',
  '{"constructor":{"prototype":{"email":"june@shop.test"}}}',
])("a login with %s is one without email and password", async (body) => {
  const answer = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session/login`)
    .set({ "sec-fetch-site": "same-origin", "content-type": "application/json" })
    .send(body);
  expect(answer.status).toBe(400);
  expect({}).not.toHaveProperty("email");
});

test("cookies named like members of every object belong to nobody", async () => {
  const answer = await request(shop.listener)
    .post(`/api/${testSiteIds.us}/session`)
    .set({ "sec-fetch-site": "same-origin", cookie: `__proto__=x; constructor=y; cc-nx_${testSiteIds.us}` })
    .send({})
    .expect(200);
  expect(answer.body).toMatchObject({ registered: false });
});

/** The answer to a request target that no browser would send. */
const askRaw = async (path: string, listener = shop.listener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve) =>
    rawRequest({ port, path }, (response) => {
      let body = "";
      response
        .on("data", (chunk: Buffer) => (body += chunk.toString()))
        .on("end", () => resolve({ status: response.statusCode, body }));
    }).end(),
  );
  server.close();
  return answer;
};

test("a request target in absolute form is read as what it names, whatever the host header says", async () => {
  const asked: string[] = [];
  shop = createTestStorefront(backend.config, {
    render: ({ site, url }) => {
      asked.push(`${site.id} ${url}`);
      return Promise.resolve(testPage());
    },
  });
  expect((await askRaw("http://localhost:3000/truffles?x=1")).status).toBe(200);
  expect((await askRaw("http://ca.localhost:3000/truffles")).status).toBe(200);
  expect((await askRaw("http://evil.test")).status).toBe(200);
  expect(asked).toEqual([`${testSiteIds.us} /truffles`, `${testSiteIds.ca} /truffles`, `${testSiteIds.us} /`]);
});

test.each(["ftp://shop.test/", "http://%", "gopher"])("a request target %s is a 400 without a word", async (path) => {
  expect(await askRaw(path)).toEqual({ status: 400, body: "" });
});

test("a body nested deeper than any form is refused before anything walks through it", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const nested = `{"email":${"[".repeat(60_000)}${"]".repeat(60_000)}}`;
  const send = (body: string) =>
    request(createTestStorefront(backend.config, { log }).listener)
      .post(`/api/${testSiteIds.us}/session/login`)
      .set({ "sec-fetch-site": "same-origin", "content-type": "application/json" })
      .send(body);
  const answer = await send(nested);
  expect([answer.status, (answer.body as { detail?: string }).detail]).toEqual([400, "The body is nested too deep."]);
  expect(lines.join("")).not.toContain('"level":"error"');
  const inTexts = await send(JSON.stringify({ email: '[{"\\'.repeat(50), password: "x" }));
  expect(inTexts.status).toBe(401);
});

test.each(["/wp-login.php", "/.env", "/.git/config", "/backup.sql", "/a/b/index.php~", "/apple-touch-icon-old.png"])(
  "%s, which only scanners ask for, is a plain 404 that renders no page",
  async (path) => {
    const render = jest.fn(() => Promise.resolve(testPage({ status: 404 })));
    const answer = await request(createTestStorefront(backend.config, { render }).listener).get(path);
    expect([answer.status, answer.type]).toEqual([404, "text/html"]);
    expect(answer.text).toContain("We couldn’t find that page.");
    expect(render).not.toHaveBeenCalled();
    expect(backend.seen).toEqual([]);
  },
);

test.each(["/p.html", "/help/terms-v1.2", "/category/truffles"])("%s may be a page", async (path) => {
  const render = jest.fn(() => Promise.resolve(testPage()));
  await request(createTestStorefront(backend.config, { render }).listener).get(path).expect(200);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each(["/static/../../package.json", "/static/%2e%2e/%2e%2e/package.json", "/static/..%2f..%2fpackage.json"])(
  "%s leads out of no folder",
  async (path) => {
    const { body: text } = await askRaw(path);
    expect(text).not.toBe("");
    expect(text).not.toContain("devDependencies");
  },
);
