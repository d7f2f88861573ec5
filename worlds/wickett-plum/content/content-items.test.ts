import { existsSync } from "node:fs";
import path from "node:path";
import { matchRoutes } from "react-router-dom";
import { productLink } from "../../../app/domain/product/product-link.ts";
import { pages as shopPages } from "../../../app/shell/routes.tsx";
import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { pictures, type PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";
import { shops } from "#worlds/wickett-plum/shops/shops.ts";
import { blogPosts } from "./blog/blog-pages.ts";
import type { ContentItem } from "./content-item.ts";
import { contentItems } from "./content-items.ts";
import { itemsWithin, textsWithin } from "./content-walk.ts";
import { offerEnd } from "./home-page.ts";
import { occasions } from "./occasions/occasion-pages.ts";
import { recipes } from "./recipes/recipe-pages.ts";

/** What shoppers meet; the guide of components holds content that is wrong on purpose. */
const items = contentItems(new Date("2026-11-21T10:00:00Z")).filter(
  ({ _meta }) => _meta.deliveryKey !== "component-guide",
);
const everything = itemsWithin(items);
const pages = items.filter(({ _meta }) => _meta.schema.endsWith("/content-page"));
const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));
const categoryIds = new Set(catalogue.categories.map(({ id }) => id));
const keys = new Set(items.map(({ _meta }) => _meta.deliveryKey));
const ofKind = (kind: string) => everything.filter(({ _meta }) => _meta.schema.endsWith(`/${kind}`));

const linkFields = new Set(["ctaLink", "textLink", "pageLink", "link", "imageLink", "redirectOnSuccess"]);
const markdownLink = /\[[^\]]+\]\(([^)\s]+)\)/g;
const markdownFields = new Set(["text", "bodyText", "ingredients", "instructions", "successText"]);

/** Every address that content leads to, with a text it stands in. */
const links = new Map(
  textsWithin(items).flatMap(({ field, text }): [string, string][] => {
    if (linkFields.has(field)) return [[text, field]];
    if (!markdownFields.has(field)) return [];
    return [...text.matchAll(markdownLink)].map(([, address = ""]) => [address, text.slice(0, 60)]);
  }),
);

const saysIt = (word: string): boolean =>
  [...products.values()].some((product) => JSON.stringify(product).toLowerCase().includes(word));

/** Pages of the route table that stand by themselves; the fallback and the patterns are looked at one by one. */
const ownPage = (pathname: string): boolean => {
  const [match] =
    matchRoutes(
      shopPages.map(({ path }) => ({ path })),
      pathname,
    )?.slice(-1) ?? [];
  return match !== undefined && !/[:*]/.test(match.route.path);
};

const leadsSomewhere = (link: string): boolean => {
  if (/^(https:|tel:\+1\d{10}$|mailto:[a-z]+@wickettplum\.example)/.test(link)) return true;
  if (!link.startsWith("/")) return categoryIds.has(link);
  const { pathname, searchParams } = new URL(link, "http://shop.test");
  const category = /^\/category\/([^/]+)$/.exec(pathname)?.[1];
  if (category) return categoryIds.has(category);
  const shop = /^\/chocolateshops\/(\w+)$/.exec(pathname)?.[1];
  if (shop) return shops.some(({ id }) => id === shop);
  const product = products.get(/(\d+)\.html$/.exec(pathname)?.[1] ?? "");
  // What is offered in some seasons or on some sites only has no page in the others.
  if (product?.offered || product?.sites) return false;
  if (product)
    return pathname === productLink({ id: product.id, name: product.name, primaryCategoryId: product.category });
  if (pathname === "/search") return saysIt(searchParams.get("q") ?? "");
  return ownPage(pathname) || keys.has(pathname.slice(1));
};

const named = (block: ContentItem): string[] => (Array.isArray(block.productIds) ? (block.productIds as string[]) : []);

describe("the managed content of the default world", () => {
  it.each([...links.keys()])("the link %s leads somewhere", (link) => {
    expect(leadsSomewhere(link)).toBe(true);
  });

  it("would notice a link that leads nowhere", () => {
    const dead = ["/help/nothing", "/category/nothing", "nothing", "/truffles/any/481101.html", "/chocolateshops/9999"];
    expect(dead.filter(leadsSomewhere)).toEqual([]);
    expect(leadsSomewhere("/search?q=xyzzy")).toBe(false);
  });

  it("names products that can be featured, and pictures that there are", () => {
    const featured = everything.flatMap(named);
    expect(featured.length).toBeGreaterThan(200);
    const unfit = featured.filter((id) => {
      const product = products.get(id);
      return (
        !product || ["customMix", "customMixPiece", "collateral"].some((flag) => product.flags.includes(flag as never))
      );
    });
    expect(unfit).toEqual([]);
    const names = textsWithin(items)
      .filter(({ field }) => field === "name")
      .map(({ text }) => text as PictureName);
    const masters = path.join(import.meta.dirname ?? __dirname, "../images");
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !pictures[name] || !existsSync(path.join(masters, pictures[name].file)))).toEqual([]);
  });

  it("fills every carousel even where some of it is out of stock or for another country", () => {
    const thin = [...ofKind("product-carousel"), ...ofKind("feature-with-products")].filter((block) => {
      const shown = named(block).filter((id) => {
        const { stock, sites } = products.get(id) ?? {};
        return stock !== 0 && stock !== "shops-only" && !sites;
      });
      return new Set(named(block)).size !== named(block).length || shown.length < 2;
    });
    expect(
      thin.map(({ _meta }) => _meta.name).filter((name) => !/business|sleeve|cases|Not a carousel/i.test(name)),
    ).toEqual([]);
  });

  it.each([
    ["Carousel: kosher", "kosher"],
    ["Carousel: with the leaf", "sustainable"],
  ] as const)("keeps what %s promises", (name, flag) => {
    const [carousel] = everything.filter(({ _meta }) => _meta.name === name);
    expect(named(carousel as ContentItem).filter((id) => !products.get(id)?.flags.includes(flag))).toEqual([]);
  });

  it("names nothing that melts among what does not mind the weather, and no nuts or milk where it says so", () => {
    const idsOf = (name: string) => named(everything.find(({ _meta }) => _meta.name === name) as ContentItem);
    expect(
      idsOf("Carousel: warm-weather friendly").filter((id) => products.get(id)?.flags.includes("meltable")),
    ).toEqual([]);
    const apart = [...idsOf("Carousel: sugar room and jelly room"), ...idsOf("Halloween: feature")];
    expect(apart.length).toBe(12);
    expect(
      apart.filter((id) => {
        const { flags = [] } = products.get(id) ?? {};
        return !flags.includes("nutFree") || !flags.includes("dairyFree");
      }),
    ).toEqual([]);
  });

  it("stands no studio shot in a window", () => {
    const windows = ["hero-banner", "thin-banner", "category-card-list"].flatMap(ofKind);
    const shots = textsWithin(windows).filter(({ field, text }) => field === "name" && text.endsWith("-photo"));
    expect(shots).toEqual([]);
  });

  it("leads a recipe with its finished dish, as far as that is photographed", () => {
    const dishes = recipes.map(({ key, picture }) => [`dish-${key.split("/").at(-1) ?? key}-photo`, picture] as const);
    const photographed = dishes.filter(([dish]) => dish in pictures);
    expect(photographed.length).toBeGreaterThan(9);
    expect(photographed.filter(([dish, picture]) => picture !== dish)).toEqual([]);
  });

  it("has the items the shop asks for by name", () => {
    expect([...keys]).toEqual(
      expect.arrayContaining([
        "home",
        "global-banner",
        "navigation",
        "footer",
        "maintenance",
        "help/shipping-rates",
        "company-info/privacy-policy",
        "emailsignup",
        "contact-us",
      ]),
    );
  });

  it("has the pages that were promised", () => {
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect([recipes.length, blogPosts.length, occasions.length]).toEqual([12, 10, 9]);
    expect(new Set(pages.map(({ _meta }) => _meta.deliveryKey)).size).toBe(pages.length);
    const titles = pages.map(({ title }) => JSON.stringify(title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("introduces every page to search engines in one or two sentences", () => {
    const wrong = pages.flatMap(({ _meta, description }) =>
      textsWithin({ description })
        .filter(({ text }) => text.length < 15 || text.length > 165)
        .map(() => _meta.deliveryKey),
    );
    expect(wrong).toEqual([]);
  });

  it("gives every item a name and an id of its own", () => {
    const ids = everything.map(({ _meta }) => _meta.deliveryId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
  });

  it.each([
    ["2026-11-21T10:00:00Z", "2026-11-23T00:00:00.000Z"],
    ["2026-11-22T23:59:59Z", "2026-11-23T00:00:00.000Z"],
    ["2026-11-23T00:00:00Z", "2026-11-30T00:00:00.000Z"],
  ])("an offer seen at %s ends on the coming Monday", (now, end) => {
    expect(offerEnd(new Date(now)).toISOString()).toBe(end);
  });

  it("counts down to moments that lie ahead, whenever it is looked at", () => {
    const moments = ["2026-02-03T12:00:00Z", "2026-07-15T12:00:00Z", "2026-11-28T12:00:00Z", "2026-12-31T23:00:00Z"];
    for (const moment of moments) {
      const ahead = textsWithin(contentItems(new Date(moment))).filter(
        ({ field, text }) => field === "date" && text.includes("T"),
      );
      expect(ahead.length).toBeGreaterThanOrEqual(8);
      const past = ahead.filter(({ text }) => new Date(text) <= new Date(moment));
      expect([moment, past.length <= 1]).toEqual([moment, true]);
    }
  });
});
