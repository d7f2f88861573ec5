import { siteData } from "#app/pages/home/site-data.ts";
import { productListData } from "#app/domain/product/product-list-data.ts";
import { toTile } from "#app/domain/product/tile.ts";
import { shopDocument } from "#app/pages/stores/shop-document.ts";
import { toShop } from "#app/domain/stores/to-shop.ts";
import { breadcrumbList } from "#app/components/product/breadcrumb-list.ts";
import { pageData } from "#app/pages/content/page-data.ts";
import type { SiteConfig } from "#config/sites.ts";
import { testSites } from "#tests/factories/sites.ts";
import { aProduct } from "#tests/factories/product.ts";
import { schemaFaults } from "#tests/schema-vocabulary.ts";

const site = testSites[0] as SiteConfig;
const { origin } = site;

const shop = (patch: Record<string, unknown> = {}) =>
  toShop({
    id: "1001",
    name: "Valencia Street",
    address1: "874 Valencia Street",
    city: "San Francisco",
    stateCode: "CA",
    postalCode: "94110",
    countryCode: "US",
    phone: "415-555-0117",
    latitude: 37.76,
    longitude: -122.42,
    c_hours: { monday: [{ open: "09:30", close: "19:00" }], sunday: [{ open: "10:00", close: "10:00" }] },
    c_holidayHours: { "2026-12-25": [], "2026-12-24": [{ open: "10:00", close: "14:00" }], "2020-01-01": [] },
    ...patch,
  });

const shopData = (patch?: Record<string, unknown>) =>
  shopDocument(shop(patch), { origin, path: "/chocolateshops/1001", siteName: site.name, from: "2026-11-21" });

const page = {
  title: "Toffee bark",
  description: "Ten minutes.",
  key: "recipes/toffee-bark",
  origin,
  head: { breadcrumbs: [{ text: "Recipes", link: "/recipes" }], date: "2026-03-01", author: "Mina Plum, kitchen" },
  blocks: [
    {
      kind: "recipe",
      fields: {
        headline: "Toffee bark",
        media: { url: "/i/shop/toffee", alt: "" },
        ingredients: "- toffee",
        instructions: "1. Break it.",
        recipeYield: "Serves 4",
        prepTime: "PT10M",
        totalTime: "PT1H10M",
      },
    },
    { kind: "accordion", fields: { panels: [{ title: "Does it keep?", text: "A week." }] } },
  ],
};

const documents: [string, Record<string, unknown>][] = [
  ...siteData(site).map((data): [string, Record<string, unknown>] => [String(data["@type"]), data]),
  ["Store", shopData()],
  ["Store closed for now", shopData({ c_temporarilyClosed: true })],
  ["Store without times and place", shopData({ c_hours: undefined, latitude: undefined })],
  ["ItemList", productListData([toTile(aProduct(), site)], { origin })],
  ["BreadcrumbList", breadcrumbList(origin, [{ name: "Bars", link: "/category/bars" }])],
  ...pageData(page, site.name).map((data): [string, Record<string, unknown>] => [
    `page: ${String(data["@type"])}`,
    data,
  ]),
];

test("every kind of document is looked at; products have a test of their own", () => {
  expect(new Set(documents.map(([, data]) => data["@type"]))).toEqual(
    new Set(["BlogPosting", "BreadcrumbList", "FAQPage", "ItemList", "Organization", "Recipe", "Store", "WebSite"]),
  );
});

test.each(documents)("%s says nothing that schema.org does not know", (_name, data) => {
  expect(schemaFaults(data)).toEqual([]);
});

test("a shop's closed holiday lasts the day, and days gone by are not told", () => {
  expect(shopData()["specialOpeningHoursSpecification"]).toEqual([
    expect.objectContaining({ validFrom: "2026-12-24", opens: "10:00", closes: "14:00" }),
    expect.objectContaining({ validFrom: "2026-12-25", opens: "00:00", closes: "00:00" }),
  ]);
});

test("the site names the address of its search", () => {
  const [, website] = siteData(site);
  expect(website?.["potentialAction"]).toMatchObject({
    target: { urlTemplate: `${origin}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  });
});

test.each([
  [{ "@context": "https://schema.org", "@type": "Shoppe" }, "Shoppe: Shoppe is no type"],
  [{ "@context": "https://schema.org", "@type": "Store", colour: "plum" }, "Store.colour: Store has no such property"],
  [{ "@context": "https://schema.org", "@type": "Store", geo: "here" }, 'Store.geo: "here" is no GeoCoordinates'],
  [{ "@type": "Store" }, "the context is not schema.org"],
])("%j is found wrong", (data, fault) => {
  expect(schemaFaults(data)).toContain(fault);
});
