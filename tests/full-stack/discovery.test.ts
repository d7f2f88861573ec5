import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

const clock = frozenClock(new Date("2026-11-21T10:00:00Z"));

/** Groups that stand in categories which the menu does not show. */
const outsideTheMenu = ["custom-mix-pieces", "custom-mix-boxes", "extras"];

let sandbox: TestSandbox;
let listener: ReturnType<typeof createTestStorefront>["listener"];

beforeAll(async () => {
  sandbox = await createTestSandbox({ clock });
  const config = worldConfig({
    COMMERCE_API_ORIGIN: sandbox.origin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
  });
  listener = createTestStorefront(config).listener;
}, 120_000);
afterAll(() => sandbox.close());

const addresses = async (path: string, host = "localhost:3000") => {
  const { text } = await request(listener).get(path).set("host", host).expect(200);
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
};

test("every product that the shop lists stands in the sitemap once", async () => {
  const found = await addresses("/sitemap-products.xml");
  expect(new Set(found).size).toBe(found.length);
  const listed = new Set(found.map((path) => /\/([^/]+)\.html$/.exec(path)?.[1]));
  const everyday = catalogue.files
    .flatMap(({ products }) => products)
    .filter(({ sites, offered, group }) => !sites && !offered && !outsideTheMenu.includes(group));
  expect(everyday.length).toBeGreaterThan(100);
  expect(everyday.filter(({ id }) => !listed.has(id)).map(({ name }) => name)).toEqual([]);
});

test("what stands for e-gift cards has no page of its own to be listed", async () => {
  const found = await addresses("/sitemap-products.xml");
  expect(found.filter((path) => /\/4891(01|04)[^/]*\.html$/.test(path))).toEqual([
    "/gift-cards/wickett-plum-gift-card/489101.html",
  ]);
});

test("categories, managed pages and shops stand in it too, each on its site", async () => {
  expect(await addresses("/sitemap-categories.xml")).toContain("/category/truffles");
  expect(await addresses("/sitemap-content.xml")).toEqual(expect.arrayContaining(["/", "/help/shipping-rates"]));
  const american = await addresses("/sitemap-shops.xml");
  const canadian = await addresses("/sitemap-shops.xml", "ca.localhost:3000");
  expect(american.length).toBeGreaterThan(0);
  expect(canadian.length).toBeGreaterThan(0);
  expect(american.filter((path) => canadian.includes(path))).toEqual([]);
});
