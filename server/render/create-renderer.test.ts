import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement, Fragment } from "react";
import {
  Outlet,
  redirect,
  data,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router-dom";
import type { RequestHandler, Response } from "express";
import request from "supertest";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { siteOperations } from "#server/api/site/site-operations.ts";
import { createTestBackend, inHaste, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { createAssets } from "#server/assets/assets.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createRenderer } from "./create-renderer.tsx";

const shared = { "Cache-Control": "public, s-maxage=900, stale-while-revalidate=60" };
const files = ["main.js", "main.0a1b2c3d.css"];

const stats = {
  publicPath: "/static/",
  outputPath: "/static",
  entrypoints: { main: { assets: files.map((name) => ({ name })) } },
  namedChunkGroups: { main: { chunks: ["main"], assets: files.map((name) => ({ name })), childAssets: {} } },
  chunks: [{ id: "main", files, names: ["main"] }],
  assetsByChunkName: { main: files },
};

type Loader = (args: LoaderFunctionArgs) => unknown;

const View = () => createElement("h1", null, String((useLoaderData() as { name?: string } | null)?.name ?? "plain"));
const Broken = () => {
  throw new Error("a component fell over with eyJhbGciOiJ9");
};
const onDraw = jest.fn();
const Failed = () => {
  onDraw();
  const { status } = useRouteError() as { status?: number };
  return createElement("h1", null, `error ${String(status)}`);
};

const page = (path: string, loader?: Loader, component: () => unknown = View): RouteObject => ({
  path,
  id: `page ${path}`,
  element: createElement(component as () => null),
  handle: {
    row: { path, page: { load: async () => ({ default: View, meta: () => ({ title: `Title of ${path}` }) }) } },
  },
  ...(loader ? { loader } : {}),
});

const product: Loader = async ({ context, params }) => {
  const { name } = await context.get(commerceApiContext).products.get(String(params["id"]));
  return data({ name }, { headers: shared });
};

const category: Loader = async ({ context, params }) => {
  const { name } = await context.get(commerceApiContext).categories.get(String(params["id"]));
  return data({ name }, { headers: shared });
};

const routes: RouteObject[] = [
  {
    id: "shell",
    element: createElement(Fragment, null, createElement("header", null, "Shop"), createElement(Outlet)),
    errorElement: createElement(Failed),
    children: [
      {
        errorElement: createElement(Failed),
        children: [
          page("/", () => data({ name: "Home" }, { headers: shared })),
          page("/evil", () => ({ name: "</script><script>alert(1)</script>\u2028" })),
          page("/product/:id", product),
          page("/aisle/:id", category),
          page("/shelf/:id", category),
          page("/moved", () => redirect("/product/new", 301)),
          page("/bad", () => {
            throw data(null, { status: 400 });
          }),
          page("/bug", () => {
            throw new TypeError("x is undefined with eyJhbGciOiJ9");
          }),
          page("/broken", () => data(null, { headers: shared }), Broken),
          page("/slow", () => new Promise(() => undefined)),
          page("/lame", async ({ context }) => {
            await context
              .get(commerceApiContext)
              .sitePreferences.get()
              .catch(() => undefined);
            throw data(null, { status: 404 });
          }),
          page("/preferences", async ({ context }) => {
            const preferences = await context.get(commerceApiContext).sitePreferences.get();
            return data({ name: JSON.stringify(preferences) }, { headers: shared });
          }),
          page("/makeshift", async ({ context }) => {
            await context
              .get(commerceApiContext)
              .sitePreferences.get()
              .catch(() => null);
            return data({ name: "without preferences" }, { headers: shared });
          }),
          page("/maintenance", async ({ context }) => {
            await context
              .get(commerceApiContext)
              .sitePreferences.get()
              .catch(() => null);
            return { name: "maintenance" };
          }),
          page("*", () => {
            throw data(null, { status: 404 });
          }),
        ],
      },
    ],
  },
];

const createShop = (config: TestBackend["config"]) => {
  const assets = { ...createAssets(process.cwd()), staticFolder, loadableStats: () => stats };
  return createTestStorefront(config, {
    env: { CACHE_PURGE_SECRET: "plum" },
    assets,
    createRenderer: (services) => createRenderer({ services, assets, routes, operations: siteOperations }),
  });
};

const staticFolder = mkdtempSync(path.join(tmpdir(), "static-"));
beforeAll(() => writeFileSync(path.join(staticFolder, "main.0a1b2c3d.css"), "a{color:red}"));
afterAll(() => rmSync(staticFolder, { recursive: true }));

let backend: TestBackend;
let shop: ReturnType<typeof createTestStorefront>;

beforeEach(async () => {
  backend = await createTestBackend();
  shop = createShop(backend.config);
});
afterEach(() => backend.close());

const get = (path: string) => request(shop.listener).get(path).redirects(0);
const products = (handle: RequestHandler) =>
  backend.app.get("/product/shopper-products/v1/organizations/:organization/products/:id", handle);

test("a page has its data, title, canonical address, chunks and state in the HTML", async () => {
  const answer = await get("/").expect(200);
  expect(answer.text).toMatch(/^<!doctype html><html lang="en-US">/);
  expect(answer.text).toContain("<h1>Home</h1>");
  expect(answer.text).toContain("<title>Title of / | Sweets</title>");
  expect(answer.text).toContain('<link rel="canonical" href="http://localhost:3000/">');
  expect(answer.text).toContain('src="/static/main.js"');
  expect(answer.headers["cache-control"]).toBe(shared["Cache-Control"]);
  expect((await get("/")).headers["x-cache"]).toBe("hit");
});

test("the start page's structured data names where assistants buy; other pages do not", async () => {
  const documents = async (path: string) => {
    const { text } = await get(path);
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
    );
  };
  const origin = "http://localhost:3000";
  expect((await documents("/")).find((each) => each["@type"] === "WebAPI")).toMatchObject({
    url: `${origin}/.well-known/ucp`,
    provider: { "@id": `${origin}/#organization` },
    availableChannel: [{ serviceUrl: `${origin}/ucp/v1` }, { serviceUrl: `${origin}/ucp/mcp` }],
  });
  expect((await documents("/evil")).filter((each) => each["@type"] === "WebAPI")).toEqual([]);
});

test("data cannot break out of the state's script element", async () => {
  const { text } = await get("/evil");
  expect(text).not.toContain("<script>alert(1)");
  const state = /<script id="page-state" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? "";
  expect(JSON.parse(state)).toMatchObject({
    site: { id: testSiteIds.us },
    hydrationData: { loaderData: { "page /evil": { name: "</script><script>alert(1)</script>\u2028" } } },
  });
});

test("only the style sheets that stand in the document are allowed inline", async () => {
  const { headers, text } = await get("/");
  const policy = String(headers["content-security-policy"]);
  const sheets = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet ?? "");
  expect(sheets).toContain("a{color:red}");
  const hashes = sheets.map((sheet) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`);
  expect(policy).toContain(`style-src 'self' ${hashes.join(" ")};`);
  expect(policy).toMatch(/script-src 'self'( http:\/\/127\.0\.0\.1:\d+)+;/);
});

test("loaders reach the backend through the SDK with the shared guest's token", async () => {
  products((seen, response) => void response.json({ name: `Truffle ${String(seen.params["id"])}` }));
  expect((await get("/product/p1").expect(200)).text).toContain("<h1>Truffle p1</h1>");
  expect((await get("/product/p2").expect(200)).text).toContain("<h1>Truffle p2</h1>");
  const tokens = backend.seen
    .filter(({ url }) => url.includes("/products/"))
    .map(({ headers }) => headers.authorization);
  expect([new Set(tokens).size, tokens[0]]).toEqual([1, expect.stringMatching(/^Bearer /)]);
});

test("a guest token that the backend refuses is exchanged, and the visitor notices nothing", async () => {
  let refused = false;
  products((_request, response) => {
    if (refused) return void response.json({ name: "Truffle" });
    refused = true;
    response.status(401).json({ title: "Unauthorized", type: "x/invalid-access-token", detail: "" });
  });
  await get("/product/p1").expect(200);
});

test("loaders reach the site API by function call", async () => {
  backend.app.get(
    "/custom/site-preferences/v1/organizations/:o/site-preferences",
    (_request, response) => void response.json({ a: 1 }),
  );
  expect((await get("/preferences").expect(200)).text).toContain("{&quot;a&quot;:1}");
});

test("pages share what they have in common for a while, until pages are purged", async () => {
  let asked = 0;
  backend.app.get("/product/shopper-products/v1/organizations/:organization/categories/:id", (_seen, response) => {
    asked += 1;
    response.json({ id: "truffles", name: `Truffles ${asked}` });
  });
  expect((await get("/aisle/truffles").expect(200)).text).toContain("<h1>Truffles 1</h1>");
  expect((await get("/shelf/truffles").expect(200)).text).toContain("<h1>Truffles 1</h1>");
  expect(asked).toBe(1);
  await request(shop.listener).post("/__cache/purge").set("x-purge-secret", "plum").send({}).expect(200);
  expect((await get("/aisle/truffles").expect(200)).text).toContain("<h1>Truffles 2</h1>");
});

test.each([["/moved", 301, "/product/new"]])("%s redirects with %d", async (path, status, location) => {
  const answer = await get(path);
  expect([answer.status, answer.headers["location"]]).toEqual([status, location]);
});

const notFound: RequestHandler = (_request, response) =>
  void response.status(404).json({ title: "Product Not Found", type: "x/product-not-found", detail: "No product." });

test("missing pages are drawn once for all of a kind, each with its own address, and asked for once in a while", async () => {
  let asked = 0;
  onDraw.mockClear();
  products((seen, response, next) => {
    asked += 1;
    notFound(seen, response, next);
  });
  const texts: string[] = [];
  for (const path of ["/product/a", "/product/b", "/product/a", "/product/a?size=8oz"])
    texts.push((await get(path).expect(404)).text);
  expect(onDraw).toHaveBeenCalledTimes(1);
  expect(asked).toBe(2);
  expect(texts.map((text) => /rel="canonical" href="[^"]*(\/product\/\w)"/.exec(text)?.[1])).toEqual([
    "/product/a",
    "/product/b",
    "/product/a",
    "/product/a",
  ]);
  await get("/nothing/here").expect(404);
  expect(onDraw).toHaveBeenCalledTimes(2);
});

test("a page that is missing while something else is out of order is drawn anew", async () => {
  onDraw.mockClear();
  for (let times = 0; times < 2; times += 1) await get("/lame").expect(404);
  expect(onDraw).toHaveBeenCalledTimes(2);
});

test.each([
  ["an unknown address", "/nothing/here", 404, undefined],
  ["an unknown product", "/product/none", 404, notFound],
  ["a request that makes no sense", "/bad", 400, undefined],
  ["a bug in a loader", "/bug", 500, undefined],
  ["a component that throws", "/broken", 500, undefined],
])("%s has its real status, the shop's error page and is not kept", async (_name, path, status, handle) => {
  if (handle) products(handle);
  for (let times = 0; times < 2; times += 1) {
    const answer = await get(path);
    expect([answer.status, answer.headers["x-cache"], answer.headers["cache-control"]]).toEqual([
      status,
      "miss",
      "private, no-store",
    ]);
    expect(answer.text).toContain(`<h1>error ${status}</h1>`);
    expect(answer.text).toContain('content="noindex"');
    expect(answer.text).not.toMatch(/eyJ|TypeError|undefined with/);
  }
});

test.each([
  ["hangs", 503, () => undefined],
  ["answers HTML", 503, (response: Response) => response.type("html").send("<h1>x</h1>")],
  ["is overloaded", 503, (response: Response) => response.status(503).json({ title: "Load" })],
  ["breaks", 503, (response: Response) => response.status(500).json({ title: "Oops" })],
])("a backend that %s gives an error page with %d, and the next page works", async (name, status, handle) => {
  if (name === "hangs") shop = createShop(inHaste(backend.config));
  products((_request, response) => void handle(response));
  const answer = await get("/product/p1");
  expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
    status,
    "10",
    "private, no-store",
  ]);
  expect(answer.text).toContain(`<h1>error ${status}</h1>`);
  await get("/").expect(200);
});

test("a part that pages can do without is waited for briefly, and after three times not at all", async () => {
  backend.app.use("/custom", () => undefined);
  const timeOf = async () => {
    const startedAt = performance.now();
    const answer = await get("/makeshift");
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    return performance.now() - startedAt;
  };
  const times: number[] = [];
  for (let index = 0; index < 4; index += 1) times.push(await timeOf());
  expect(Math.max(...times)).toBeLessThan(4_000);
  expect(times[3]).toBeLessThan(500);
}, 15_000);

test("a loader that never ends is a 503 within the time limit", async () => {
  shop = createShop(inHaste(backend.config));
  const answer = await get("/slow");
  expect(answer.status).toBe(503);
});

test("a backend that is gone gives an error page, and the process lives", async () => {
  await backend.close();
  expect((await get("/product/p1")).status).toBe(503);
  await get("/healthz").expect(200);
  backend = await createTestBackend();
});

test("a page that made do without a part of the backend is sent but not kept", async () => {
  const answer = await get("/makeshift").expect(200);
  expect([answer.headers["cache-control"], answer.text.includes("without preferences")]).toEqual([
    "private, no-store",
    true,
  ]);
});

test("the maintenance page can be shown while the backend is in maintenance", async () => {
  backend.app.use(
    "/custom",
    (_request, response) => void response.status(503).set("sfdc_maintenance", "site").json({}),
  );
  expect((await get("/maintenance")).text).toContain("<h1>maintenance</h1>");
});

test.each([
  ["a header", (response: Response) => response.status(503).set("sfdc_maintenance", "site").json({})],
  ["a title", (response: Response) => response.status(503).json({ title: "Site Under Maintenance" })],
])("maintenance, told by %s, leads to the maintenance page", async (_name, handle) => {
  products((_request, response) => void handle(response));
  const answer = await get("/product/p1");
  expect([answer.status, answer.headers["location"], answer.headers["cache-control"]]).toEqual([
    302,
    "/maintenance",
    "private, no-store",
  ]);
});
