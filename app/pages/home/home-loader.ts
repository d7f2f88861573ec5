import { data, type LoaderFunctionArgs } from "react-router-dom";
import { loadContentPage, type ContentPage } from "#app/components/content/content-page.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { productListData } from "#app/domain/product/product-list-data.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { siteData } from "./site-data.ts";

/** Key of the home page's content. */
const HOME_KEY = "home";

/** Loads the managed home page with its featured products. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext);
  const page = await loadContentPage({ api: context.get(commerceApiContext), site, key: HOME_KEY });
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
