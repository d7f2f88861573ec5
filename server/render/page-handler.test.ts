import { createHash } from "node:crypto";
import { createServer, get, type IncomingHttpHeaders, type RequestListener, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import zlib from "node:zlib";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { createTestStorefront, testPage } from "#server/test-storefront.ts";
import { testSiteIds, testSites } from "#tests/factories/sites.ts";
import type { RenderPage } from "./render-page.ts";

const config = loadConfig({ NODE_ENV: "test" }, testSites);
const createShop = (render: RenderPage, env: Record<string, string> = {}) =>
  createTestStorefront(config, { render, env });
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer as it came over the wire, unpacked by nobody. */
const raw = (listener: RequestListener, path: string, headers: Record<string, string>): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const server = createServer(listener).listen(0, "127.0.0.1", () => {
      get({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          server.close();
          server.closeAllConnections();
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        });
      }).on("error", reject);
    });
  });

test("the second request is a cache hit with the same bytes and the same headers", async () => {
  const render = jest.fn(async () => testPage());
  const { listener } = createShop(render);
  const first = await request(listener).get("/category/newarrivals").expect(200);
  const second = await request(listener).get("/category/newarrivals?utm_source=mail").expect(200);
  expect([first.headers["x-cache"], second.headers["x-cache"], render.mock.calls.length]).toEqual(["miss", "hit", 1]);
  expect(second.text).toBe(first.text);
  for (const name of [
    "etag",
    "content-security-policy",
    "cache-control",
    "content-type",
    "vary",
    "x-content-type-options",
    "referrer-policy",
  ])
    expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
});

test("a hit has its headers where a host's own answers know objects alone", async () => {
  const { listener } = createShop(async () => testPage());
  const told: unknown[] = [];
  /** An answer as the hosts of functions make it of an event. */
  const onHost: RequestListener = (asked, answer) => {
    const send = answer.writeHead.bind(answer);
    answer.writeHead = ((status: number, headers: Record<string, string>) => {
      told.push([Array.isArray(headers), headers["content-type"], headers["x-cache"], headers["referrer-policy"]]);
      return send(status, headers);
    }) as typeof send;
    listener(asked, answer);
  };
  await request(listener).get("/category/newarrivals").expect(200);
  const sent = jest.spyOn(ServerResponse.prototype, "writeHead");
  await request(listener).get("/category/newarrivals").expect("x-cache", "hit");
  expect(sent.mock.calls.map((words) => Array.isArray(words.at(-1)))).toEqual([true]);
  sent.mockRestore();
  await request(onHost).get("/category/newarrivals").expect("x-cache", "hit");
  expect(told).toEqual([[false, "text/html; charset=utf-8", "hit", "strict-origin-when-cross-origin"]]);
});

test("fifty visitors at once cost one render", async () => {
  const render = jest.fn(async () => {
    await settled();
    return testPage();
  });
  const { listener } = createShop(render);
  const server = createServer(listener).listen(0, "127.0.0.1");
  const answers = await Promise.all(Array.from({ length: 50 }, () => request(server).get("/")));
  server.close();
  expect([answers.every(({ status }) => status === 200), render.mock.calls.length]).toEqual([true, 1]);
});

describe("packing", () => {
  const { listener } = createShop(async () => testPage());
  const { html } = testPage();

  test.each([
    ["br", "br", (body: Buffer) => zlib.brotliDecompressSync(body).toString()],
    ["gzip", "gzip", (body: Buffer) => zlib.gunzipSync(body).toString()],
    ["identity", undefined, (body: Buffer) => body.toString()],
    ["br;q=0, gzip;q=0", undefined, (body: Buffer) => body.toString()],
  ])("Accept-Encoding %s is honoured for a miss and for a hit", async (accepted, encoding, unpack) => {
    for (const path of ["/miss-and-hit", "/miss-and-hit"]) {
      const answer = await raw(listener, path, { "accept-encoding": accepted });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["vary"]).toBe("Accept-Encoding");
      expect(unpack(answer.body)).toBe(html);
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    }
  });

  test("each packing has an ETag of its own, and 304 answers exactly that one", async () => {
    const etags = new Map<string, string>();
    for (const encoding of ["br", "gzip", "identity"])
      etags.set(encoding, String((await raw(listener, "/", { "accept-encoding": encoding })).headers["etag"]));
    expect(new Set(etags.values()).size).toBe(3);
    const ask = (condition: string) => raw(listener, "/", { "accept-encoding": "br", "if-none-match": condition });
    const same = await ask(String(etags.get("br")));
    expect([same.status, same.body.length, same.headers["etag"]]).toEqual([304, 0, etags.get("br")]);
    expect(same.headers["content-security-policy"]).toBeDefined();
    expect((await ask(`W/${String(etags.get("br"))}, "x"`)).status).toBe(304);
    expect((await ask("*")).status).toBe(304);
    expect((await ask(String(etags.get("gzip")))).status).toBe(200);
  });

  test("HEAD has the headers of GET and no body", async () => {
    const whole = await raw(listener, "/", { "accept-encoding": "br" });
    const head = await request(listener).head("/").set("accept-encoding", "br").expect(200);
    expect([head.headers["etag"], head.headers["content-length"], head.text]).toEqual([
      whole.headers["etag"],
      whole.headers["content-length"],
      undefined,
    ]);
  });
});

test.each([500, 503, 404, 302])("a page with status %d is rendered each time", async (status) => {
  const render = jest.fn(async () =>
    testPage({ status, headers: { "cache-control": "public, s-maxage=900", location: "/elsewhere" } }),
  );
  const { listener } = createShop(render);
  for (let times = 0; times < 2; times += 1) {
    const answer = await request(listener).get("/gone").redirects(0);
    expect([answer.status, answer.headers["x-cache"]]).toEqual([status, "miss"]);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(["/cart", "/shipping", "/account", "/login"])(
  "%s is rendered for each visitor with its whole query",
  async (path) => {
    const render = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>(async () =>
      testPage({ headers: { "cache-control": "private, no-store" } }),
    );
    const { listener } = createShop(render);
    for (let times = 0; times < 2; times += 1) {
      const answer = await request(listener).get(`${path}?next=%2Fbilling`).expect(200);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
    expect(render.mock.calls.map(([{ url }]) => url)).toEqual([`${path}?next=%2Fbilling`, `${path}?next=%2Fbilling`]);
  },
);

test("each host shows its own site", async () => {
  const { listener } = createShop(async ({ site }) => testPage({ html: site.id }));
  for (const [host, id] of [
    ["localhost:3000", testSiteIds.us],
    ["ca.localhost:3000", testSiteIds.ca],
    ["gifts.localhost:3000", testSiteIds.gifts],
    ["unknown.test", testSiteIds.us],
  ] as const)
    expect((await request(listener).get("/").set("host", host)).text).toBe(id);
});

test("a stale page is sent at once and replaced behind it", async () => {
  let version = 0;
  const shop = createTestStorefront(
    { ...config, pageCache: { ...config.pageCache, freshSeconds: 0.02 } },
    { render: async () => testPage({ html: `version ${(version += 1)}` }) },
  );
  await request(shop.listener).get("/");
  await settled();
  const stale = await request(shop.listener).get("/");
  expect([stale.text, stale.headers["x-cache"]]).toEqual(["version 1", "stale"]);
  await settled();
  expect((await request(shop.listener).get("/")).text).toBe("version 2");
});

test("a render that throws is a neutral 500 page that nobody keeps, and the next visitor gets the page", async () => {
  const render = jest.fn().mockRejectedValueOnce(new Error("secret detail eyJhbGciOi")).mockResolvedValue(testPage());
  const { listener } = createShop(render as RenderPage);
  const failed = await request(listener).get("/").set("x-request-id", "visible-id-1");
  expect([failed.status, failed.type, failed.headers["cache-control"]]).toEqual([500, "text/html", "no-store"]);
  expect(failed.text).toContain("Oh fudge! Something unexpected went wrong!");
  expect(failed.text).toContain("visible-id-1");
  expect(failed.text).not.toContain("secret detail");
  expect((await request(listener).get("/")).status).toBe(200);
});

test("an address that cannot be decoded is a 400 page", async () => {
  const render = jest.fn(async () => testPage());
  const { listener } = createShop(render);
  const answer = await request(listener).get("/%E0%A4%A");
  expect([answer.status, answer.type, render.mock.calls.length]).toEqual([400, "text/html", 0]);
});

test.each(["post", "put", "delete"] as const)("pages cannot be asked with %s", async (method) => {
  const { listener } = createShop(async () => testPage());
  const answer = await request(listener)[method]("/");
  expect([answer.status, answer.headers["allow"]]).toEqual([405, "GET, HEAD"]);
});

test("inline code is allowed by its hash, in a cached answer too", async () => {
  const script = "window.early=1";
  const style = "@layer reset,base;";
  const { listener } = createShop(async () =>
    testPage({
      html: `<style>${style}</style><script>${script}</script>`,
      inlineScripts: [script],
      inlineStyles: [style],
    }),
  );
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  for (const path of ["/", "/"]) {
    const policy = String((await request(listener).get(path)).headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' ${hash(script)}`);
    expect(policy).toContain(`style-src 'self' ${hash(style)}`);
  }
});

describe("the purge", () => {
  const purge = (listener: ReturnType<typeof createShop>["listener"], secret: string, body: object = {}) =>
    request(listener).post("/__cache/purge").set("x-purge-secret", secret).send(body);

  test("forgets pages for who knows the secret", async () => {
    const render = jest.fn(async () => testPage());
    const { listener } = createShop(render, { CACHE_PURGE_SECRET: "plum" });
    await request(listener).get("/");
    await request(listener).get("/category/a");
    expect((await purge(listener, "plum", { prefix: "/category" })).body).toEqual({ purged: 1 });
    expect((await request(listener).get("/")).headers["x-cache"]).toBe("hit");
    expect((await request(listener).get("/category/a")).headers["x-cache"]).toBe("miss");
    expect((await purge(listener, "plum")).body).toEqual({ purged: 2 });
  });

  test.each([
    ["with a wrong secret", { CACHE_PURGE_SECRET: "plum" }, "plums", {}, 403],
    ["without a secret", { CACHE_PURGE_SECRET: "plum" }, "", {}, 403],
    ["where none is configured", {}, "", {}, 404],
    ["with a prefix that is no path", { CACHE_PURGE_SECRET: "plum" }, "plum", { prefix: "category" }, 400],
  ])("%s is refused", async (_name, env, secret, body, status) => {
    const { listener } = createShop(async () => testPage(), env as Record<string, string>);
    await request(listener).get("/");
    const answer = await purge(listener, secret, body);
    expect([answer.status, answer.type]).toEqual([status, "application/problem+json"]);
    expect((await request(listener).get("/")).headers["x-cache"]).toBe("hit");
  });
});
