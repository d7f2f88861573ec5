import express from "express";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { testSites } from "#tests/factories/sites.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { aMaster, aProduct } from "#tests/factories/product.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createDiscoveryRouter } from "./discovery-router.ts";
import type { PageEntry, SitemapPart } from "./page-entry.ts";
import type { Goods } from "./product-feed.ts";
import { robotsText } from "./robots.ts";

const config = loadConfig({ NODE_ENV: "test" }, testSites);
const services = { config, log: createLogger("silent") } as SiteServices;

const truffles: PageEntry = {
  path: "/truffles/cocoa/481101.html",
  lastModified: "2026-03-01T00:00:00.000Z",
  images: [{ url: "https://images.test/a.webp?sw=1&q=80", title: "Truffles & more" }],
};

let asked: string[];
let lists: Partial<Record<`${string} ${SitemapPart}`, PageEntry[]>>;

let goods: Goods[] | null;

beforeEach(() => {
  goods = [];
  asked = [];
  lists = {};
});

const shop = () =>
  express().use(
    createDiscoveryRouter(services, [], {
      list: (site, part) => {
        asked.push(`${site.alias} ${part}`);
        const found = lists[`${site.alias} ${part}`];
        return found ? Promise.resolve(found) : Promise.reject(new Error("away"));
      },
      goods: () => (goods ? Promise.resolve(goods) : Promise.reject(new Error("away"))),
      content: (_site, folder) =>
        Promise.resolve(
          ["2026-01-05", "2026-02-06", undefined].map((date, position) => ({
            _meta: { schema: "content-page", deliveryKey: `${folder}/page-${position}` },
            title: `Page <${position}>`,
            description: "Stirred & poured.",
            ...(date !== undefined && { date }),
          })),
        ),
    }),
  );

const everyPart = (entries: PageEntry[]) => {
  for (const alias of ["us", "ca", "ca_fr"])
    for (const part of ["products", "categories", "content", "shops"] as const) lists[`${alias} ${part}`] = entries;
};

describe("the sitemap", () => {
  it("is an index of one file for each kind of page, on the site's own origin", async () => {
    const { text, headers } = await request(shop()).get("/sitemap.xml").set("host", "ca.localhost:3000").expect(200);
    expect(headers).toMatchObject({
      "content-type": expect.stringContaining("xml"),
      "cache-control": "public, max-age=3600",
    });
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ["products", "categories", "content", "shops"].map((part) => `http://ca.localhost:3000/sitemap-${part}.xml`),
    );
  });

  it("gives each page its address, last change and pictures, well escaped", async () => {
    everyPart([truffles]);
    const { text } = await request(shop()).get("/sitemap-products.xml").set("host", "localhost:3000").expect(200);
    expect(text).toContain("<loc>http://localhost:3000/truffles/cocoa/481101.html</loc>");
    expect(text).toContain("<lastmod>2026-03-01T00:00:00.000Z</lastmod>");
    expect(text).toContain("<image:loc>https://images.test/a.webp?sw=1&amp;q=80</image:loc>");
    expect(text).toContain("Truffles &amp; more");
  });

  it("names the same page in other languages only where it exists there", async () => {
    everyPart([truffles]);
    lists["ca products"] = [];
    lists["ca_fr products"] = [];
    const file = async (part: string) =>
      (await request(shop()).get(`/sitemap-${part}.xml`).set("host", "localhost:3000").expect(200)).text;
    expect(await file("products")).not.toContain("hreflang");
    const named = [...(await file("content")).matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
    expect(named.map(([, language, address]) => [language, address])).toEqual([
      ["en-US", "http://localhost:3000/truffles/cocoa/481101.html"],
      ["en-CA", "http://ca.localhost:3000/truffles/cocoa/481101.html"],
      ["fr-CA", "http://fr.ca.localhost:3000/truffles/cocoa/481101.html"],
    ]);
  });

  it("asks the backend once an hour, and again after a failure", async () => {
    const server = shop();
    await request(server).get("/sitemap-shops.xml").expect(503).expect("retry-after", "120");
    everyPart([truffles]);
    await Promise.all([0, 1, 2].map(() => request(server).get("/sitemap-shops.xml").expect(200)));
    expect(asked.filter((what) => what === "us shops")).toHaveLength(2);
  });

  it("has no other files", async () => {
    await request(shop()).get("/sitemap-orders.xml").expect(404);
    await request(shop()).get("/feeds/orders.xml").expect(404);
  });
});

test("a feed tells of managed pages, the newest first", async () => {
  const { text, headers } = await request(shop()).get("/feeds/recipes.xml").set("host", "localhost:3000").expect(200);
  expect(headers["content-type"]).toContain("application/rss+xml");
  expect([...text.matchAll(/<guid[^>]*>(.*?)<\/guid>/g)].map(([, id]) => id)).toEqual(
    [1, 0, 2].map((position) => `http://localhost:3000/recipes/page-${position}`),
  );
  expect(text).toContain("<title>Sweets: Recipes</title>");
  expect(text).toContain("Page <1>");
});

describe("the feed of products", () => {
  const itemsOf = async () => {
    const answer = await request(shop()).get("/feeds/products.xml").set("host", "localhost:3000").expect(200);
    const items = [...answer.text.matchAll(/<item>([^]*?)<\/item>/g)].map(([, item = ""]) =>
      Object.fromEntries(
        [...item.matchAll(/<([\w:]+)[^>]*>(?:<!\[CDATA\[)?([^]*?)(?:\]\]>)?<\/\1>/g)].map(([, name, text]) => [
          name,
          text,
        ]),
      ),
    );
    return { answer, items };
  };

  it("tells of each article, with what it costs and whether it can be had", async () => {
    goods = [
      {
        product: aProduct({ longDescription: "Dark.\n\tWith <b>orange</b>." }),
        articles: [aProduct({ upc: "850010000179" })],
      },
      { product: aMaster(), articles: [] },
      { product: aProduct({ id: "9", prices: { "usd-list-prices": 9.5, "usd-sale-prices": 7 } }), articles: [] },
    ];
    const { answer, items } = await itemsOf();
    expect(answer.headers).toMatchObject({
      "content-type": expect.stringContaining("application/rss+xml"),
      "cache-control": "public, max-age=3600",
      link: '<http://localhost:3000/.well-known/ucp>; rel="service-desc"',
    });
    expect(items[0]).toMatchObject({
      "g:id": "480211",
      title: "Midnight Orchard Bar",
      description: "Dark. With orange.",
      link: expect.stringMatching(/^http:\/\/localhost:3000\/.+480211/),
      "g:availability": "in_stock",
      "g:price": "9.50 USD",
      "g:gtin": "850010000179",
      "g:image_link": expect.stringContaining("/bar.jpg?sw=1200"),
    });
    expect(Object.keys(items[0] ?? {})).not.toEqual(expect.arrayContaining(["g:item_group_id", "g:sale_price"]));
    expect(items.at(-1)).toMatchObject({ "g:id": "9", "g:price": "9.50 USD", "g:sale_price": "7.00 USD" });
    const sizes = items.slice(1, -1);
    expect(sizes.length).toBeGreaterThan(2);
    for (const size of sizes) expect(size).toMatchObject({ "g:item_group_id": "480127", "g:identifier_exists": "no" });
    expect(sizes.find((size) => size["g:id"]?.startsWith("480127-24"))).toMatchObject({
      "g:availability": "out_of_stock",
    });
  });

  it("is no empty list while the backend is away", async () => {
    goods = null;
    await request(shop()).get("/feeds/products.xml").set("host", "localhost:3000").expect(503);
  });
});

test("a feed of a French shop says so in French", async () => {
  const { text } = await request(shop()).get("/feeds/recipes.xml").set("host", "fr.ca.localhost:3000").expect(200);
  expect(text).toContain("<language>fr-CA</language>");
  expect(text).toContain("<title>Sweets Canada\u00a0: Recettes</title>");
});

test.each([
  ["production", "localhost:3000", true],
  ["production", "staging.shop.test", false],
  ["production", "localhost:3001", false],
  ["development", "localhost:3000", false],
  ["test", "localhost:3000", false],
] as const)("in %s at %s robots may read: %s", (environment, host, mayRead) => {
  const site = config.sites[0];
  if (!site) throw new Error("There is no site.");
  const text = robotsText({ environment }, site, host);
  expect(text.includes("Sitemap: http://localhost:3000/sitemap.xml")).toBe(mayRead);
  expect(/^Disallow: \/$/m.test(text)).toBe(!mayRead);
  expect(/^Disallow: \/cart$/m.test(text)).toBe(mayRead);
});
