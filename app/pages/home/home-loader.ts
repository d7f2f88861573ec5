import { data, type LoaderFunctionArgs } from "react-router-dom";
import { isMaintenance, CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { loadContentPage, toContentPage, type ContentPage } from "#app/components/content/content-page.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { productListData } from "#app/domain/product/product-list-data.ts";
import type { SiteConfig } from "#config/sites.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { siteData } from "./site-data.ts";

/** Key of the home page's content. */
const HOME_KEY = "home";

/** The category whose goods stand on the front page while its content cannot be had, and how many of them. */
const SUBSTITUTE = { refine: ["cgid=newarrivals"], limit: 12 };

/** The front page without its content: what is new, from the backend itself. */
const substitutePage = async (api: CommerceApi, site: SiteConfig): Promise<ContentPage> => {
  const { hits } = await api.search.products(SUBSTITUTE);
  const productIds = hits.map(({ productId }) => productId);
  const carousel = { _meta: { schema: "product-carousel" }, productIds };
  const item = { _meta: { schema: "content-page" }, title: site.name, contentItems: [carousel] };
  return toContentPage(item, { api, site });
};

const isAway = (error: unknown): boolean =>
  error instanceof CommerceApiError && error.status >= 502 && !isMaintenance(error);

/** Loads the managed home page with its featured products. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext);
  const api = context.get(commerceApiContext);
  const page = await loadContentPage({ api, site, key: HOME_KEY }).catch((error: unknown) => {
    if (!isAway(error)) throw error;
    return substitutePage(api, site).catch(() => {
      throw error;
    });
  });
  return data({ ...(page ?? { blocks: [] }), origin: site.origin, about: siteData(site) }, { headers: pageCache });
};

/** Head of the home page, with the shop itself and its featured products for search engines. */
export const meta = ({
  title,
  description,
  blocks,
  origin,
  about,
}: ContentPage & { origin: string; about: Record<string, unknown>[] }): PageMeta => {
  const featured = blocks.flatMap(({ tiles = [] }) => tiles);
  return {
    title: title ?? "",
    description,
    canonicalPath: "/",
    structuredData: [...about, ...(featured.length > 0 ? [productListData(featured, { origin })] : [])],
  };
};
