import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { PRODUCT_BATCH_SIZE, type Product } from "#app/commerce-api/products.ts";
import { isEGiftProduct } from "#app/domain/product/e-gift-product.ts";
import { productLink } from "#app/domain/product/product-link.ts";
import type { SiteConfig } from "#config/sites.ts";
import { anonymousCaller, createSiteContext, type SiteServices } from "#server/api/site/create-site-context.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { createBreakers } from "#server/render/breakers.ts";
import { createPageTransports } from "#server/render/page-transports.ts";
import { createRenderingApi } from "#server/render/rendering-api.ts";
import type { ContentItem } from "#server/vendors/content-delivery.ts";
import type { PageEntry, SitemapPart } from "./page-entry.ts";
import type { Goods } from "./product-feed.ts";
import { shopsPath } from "#config/brand.ts";

/** The most hits one search may answer with, and how far into a result the API lets one look. */
const HITS = 200;
const DEEPEST = 10_000;

/** Pages of managed content that stand for a route of their own, or for none. */
const notPages = new Set(["home", "component-guide"]);

/** What one site has of its own in place of what all share; it has no address. */
const SITES_FOLDER = "sites/";

/** What lists the public pages of the sites; one per server. */
export interface SitePages {
  /** The pages of one part of a site, in the order of the backend. Rejects while the backend is away. */
  list(site: SiteConfig, part: SitemapPart): Promise<PageEntry[]>;
  /** The managed pages under a path, for example `recipes`, with their fields. */
  content(site: SiteConfig, folder?: string): Promise<ContentItem[]>;
  /** Every product of a site with its articles. Rejects while the backend is away. */
  goods(site: SiteConfig): Promise<Goods[]>;
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

const productEntry = (product: Product): PageEntry => {
  const images = product.imageGroups?.find(({ viewType }) => viewType === "large")?.images ?? [];
  const lastModified = textOf(product["c_lastModified"]);
  return {
    path: productLink(product),
    ...(lastModified !== undefined && { lastModified }),
    images: images.map(({ link, alt }) => ({ url: link, ...(alt !== undefined && { title: alt }) })),
  };
};

/** Categories that the menu does not show hold what is found another way, such as bags that come along for nothing. */
const topCategories = async (api: CommerceApi) =>
  ((await api.categories.get("root", 2)).categories ?? []).filter(({ c_showInMenu: shown }) => shown !== false);

const productIdsIn = async (api: CommerceApi, categoryId: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let offset = 0; offset < DEEPEST; offset += HITS) {
    const { hits, total } = await api.search.products({ refine: [`cgid=${categoryId}`], limit: HITS, offset });
    ids.push(...hits.map(({ productId }) => productId));
    if (offset + HITS >= total) break;
  }
  return ids;
};

/** Every product that the menu leads to; the address of an e-gift card leads to a page that is listed by itself. */
const listedProducts = async (api: CommerceApi): Promise<Product[]> => {
  const ids = new Set<string>();
  for (const { id } of await topCategories(api)) for (const product of await productIdsIn(api, id)) ids.add(product);
  const found = await inBatches(api, [...ids]);
  return found.filter((product) => !isEGiftProduct(product));
};

/** Some at a time, one call after the other: a list is no reason to make shoppers wait. */
const inBatches = async (api: CommerceApi, ids: readonly string[]): Promise<Product[]> => {
  const found: Product[] = [];
  for (let at = 0; at < ids.length; at += PRODUCT_BATCH_SIZE)
    found.push(...(await api.products.getMany(ids.slice(at, at + PRODUCT_BATCH_SIZE))));
  return found;
};

const goods = async (api: CommerceApi): Promise<Goods[]> => {
  const listed = await listedProducts(api);
  const variantIds = listed.flatMap(({ variants = [] }) => variants.map(({ productId }) => productId));
  const articles = new Map((await inBatches(api, variantIds)).map((article) => [article.id, article]));
  return listed.map((product) => ({
    product,
    articles: product.variants?.flatMap(({ productId }) => articles.get(productId) ?? []) ?? [product],
  }));
};

const categories = async (api: CommerceApi): Promise<PageEntry[]> => {
  const top = await topCategories(api);
  const all = top.flatMap((category) => [category, ...(category.categories ?? [])]);
  return all.map(({ id, image }) => ({
    path: `/category/${encodeURIComponent(id)}`,
    ...(image && { images: [{ url: image }] }),
  }));
};

const shops = async (api: CommerceApi, site: SiteConfig): Promise<PageEntry[]> =>
  (await api.stores.all())
    .filter(({ countryCode }) => countryCode === undefined || countryCode === site.country)
    .map(({ id }) => ({ path: `${shopsPath}/${encodeURIComponent(id)}` }));

/** When a managed page last changed: its edition's start, else the day it names itself. */
const contentChange = ({ _meta, date }: ContentItem): string | undefined =>
  textOf((_meta as { edition?: { start?: unknown } }).edition?.start) ?? textOf(date);

const contentEntry = (item: ContentItem): PageEntry => {
  const key = item._meta.deliveryKey ?? "";
  const lastModified = contentChange(item);
  return {
    path: `/${key.split("/").map(encodeURIComponent).join("/")}`,
    ...(lastModified !== undefined && { lastModified }),
  };
};

/** Lists the public pages of each site from the backend, as a guest of that site. */
export const createSitePages = (services: SiteServices, operations: readonly SiteOperation[]): SitePages => {
  const breakers = createBreakers();
  const apiOf = (site: SiteConfig): CommerceApi =>
    createRenderingApi(
      createPageTransports(
        services,
        operations,
        { site, url: "/sitemap.xml", requestId: "sitemap" },
        { hideMaintenance: false, breakers },
      ),
    );

  const content = async (site: SiteConfig, folder?: string): Promise<ContentItem[]> => {
    const { vendors, config } = createSiteContext(
      services,
      anonymousCaller({ site, requestId: "sitemap" }, () => undefined),
    );
    const pages = await vendors.content.bySchema(`${config.thirdParties.content.schemaBase}content-page`, site.locale);
    return pages.filter(({ _meta: { deliveryKey = "" }, noindex }) => {
      const isOfOneSite = deliveryKey.startsWith(SITES_FOLDER);
      const isPage = deliveryKey !== "" && !isOfOneSite && !notPages.has(deliveryKey) && noindex !== true;
      return isPage && (folder === undefined || deliveryKey.startsWith(`${folder}/`));
    });
  };

  return {
    list: async (site, part) => {
      if (part === "products") return (await listedProducts(apiOf(site))).map(productEntry);
      if (part === "categories") return categories(apiOf(site));
      if (part === "shops") return shops(apiOf(site), site);
      return [
        { path: "/" },
        { path: shopsPath },
        { path: "/gift-finder" },
        { path: "/allergens" },
        ...(await content(site)).map(contentEntry),
      ];
    },
    content,
    goods: (site) => goods(apiOf(site)),
  };
};
