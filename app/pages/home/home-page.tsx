import { FormattedMessage } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import type { ContentPage } from "#app/components/content/content-page.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { opensWithHeading } from "#app/components/content/main-heading.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { productListData } from "#app/domain/product/product-list-data.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";

/** Key of the home page's content. */
const HOME_KEY = "home";

/**
 * Loads the managed home page with its featured products; how to is fetched only by whoever comes from another page.
 */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { loadContentPage } = await import(
    /* webpackChunkName: "load-content" */ "#app/components/content/content-page.ts"
  );
  const { siteData } = await import(/* webpackChunkName: "load-content" */ "./site-data.ts");
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

/** The home page: whatever the merchant has put on it. */
export default function HomePage() {
  const { title, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {!opensWithHeading(blocks) && (
        <h1 className="vh">{title ?? <FormattedMessage id="home.heading" defaultMessage="Confectioners" />}</h1>
      )}
      <ContentBlocks blocks={blocks} />
    </>
  );
}
