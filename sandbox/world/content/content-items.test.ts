import { catalogue } from "#sandbox/world/catalogue/catalogue.ts";
import type { ContentItem } from "./content-item.ts";
import { contentItems } from "./content-items.ts";
import { offerEnd } from "./home-page.ts";

const items = contentItems(new Date("2026-11-21T10:00:00Z"));
const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));
const categoryIds = new Set(catalogue.categories.map(({ id }) => id));
const keys = new Set(items.map(({ _meta }) => _meta.deliveryKey));

/** Addresses of pages that are not managed content. */
const ownPages = new Set(["/chocolateshops"]);

const valuesOf = (value: unknown, names: string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, names));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    names.includes(name) && typeof inner === "string" ? [inner] : valuesOf(inner, names),
  );
};

const links = [...new Set(valuesOf(items, ["ctaLink", "textLink", "pageLink", "link"]))];

const leadsSomewhere = (link: string): boolean => {
  if (link.startsWith("https:")) return true;
  if (!link.startsWith("/")) return categoryIds.has(link);
  const { pathname } = new URL(link, "http://shop.test");
  const category = /^\/category\/([^/]+)$/.exec(pathname)?.[1];
  if (category) return categoryIds.has(category);
  const product = /^\/([^/]+)\/([^/]+)\/(\d+)\.html$/.exec(pathname);
  if (product) return products.get(product[3] ?? "")?.category === product[1];
  return pathname === "/search" || ownPages.has(pathname) || keys.has(pathname.slice(1));
};

describe("the managed content of the default world", () => {
  it.each(links)("the link %s leads somewhere", (link) => {
    expect(leadsSomewhere(link)).toBe(true);
  });

  it("features products that are on the counter", () => {
    const carousels = items.flatMap(({ contentItems: inner }) =>
      ((inner ?? []) as ContentItem[]).filter(({ productIds }) => Array.isArray(productIds)),
    );
    const featured = carousels.flatMap(({ productIds }) => productIds as string[]);
    expect(featured.length).toBeGreaterThanOrEqual(4);
    expect(featured.filter((id) => !products.has(id))).toEqual([]);
  });

  it("has the items the shop asks for by name", () => {
    expect([...keys]).toEqual(
      expect.arrayContaining(["home", "global-banner", "navigation", "footer", "maintenance", "help/shipping-rates"]),
    );
  });

  it("gives every item a name and an id of its own", () => {
    const ids = items.map(({ _meta }) => _meta.deliveryId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  });

  it.each([
    ["2026-11-21T10:00:00Z", "2026-11-23T00:00:00.000Z"],
    ["2026-11-22T23:59:59Z", "2026-11-23T00:00:00.000Z"],
    ["2026-11-23T00:00:00Z", "2026-11-30T00:00:00.000Z"],
  ])("an offer seen at %s ends on the coming Monday", (now, end) => {
    expect(offerEnd(new Date(now)).toISOString()).toBe(end);
  });
});
