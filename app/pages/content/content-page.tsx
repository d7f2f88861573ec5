import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { opensWithHeading } from "#app/components/content/main-heading.ts";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import c from "./content-page.styles.ts";
import { crumbsOf, pageData, type PlacedPage } from "./page-data.ts";

/** The kind of block that stands beside a page instead of in it. */
const SIDE_KIND = "side-bar-nav";

/** Loads the managed page whose key is the path; 404 when there is none (content-2). */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const { loadContentPage } = await import(
    /* webpackChunkName: "load-content" */ "#app/components/content/content-page.ts"
  );
  const key = (params["*"] ?? "").replace(/\/+$/, "");
  const site = context.get(siteContext);
  const page = await loadContentPage({ api: context.get(commerceApiContext), site, key });
  if (!page || page.blocks.length === 0) throw data(null, { status: 404 });
  return data({ ...page, key, origin: site.origin } satisfies PlacedPage, { headers: pageCache });
};

/** Head of a managed page: canonical address, and structured data for its place, recipe, questions or article. */
export const meta = (page: PlacedPage, { siteName }: { siteName: string }): PageMeta => ({
  title: page.title ?? "",
  description: page.description,
  canonicalPath: `/${page.key}`,
  ...(page.head?.noindex === true && { robots: "noindex" }),
  structuredData: pageData(page, siteName),
});

/** A managed page; a list of its section's pages stands beside it where there is one. */
export default function ContentPageView() {
  const page = useLoaderData<typeof loader>();
  const { title, blocks } = page;
  const crumbs = crumbsOf(page);
  const inPage = blocks.filter(({ kind }) => kind !== SIDE_KIND);
  const beside = blocks.filter(({ kind }) => kind === SIDE_KIND);
  return (
    <>
      {crumbs && title && (
        <div className={`wrap ${c.crumbs}`}>
          <Breadcrumbs crumbs={crumbs} current={title} />
        </div>
      )}
      {!opensWithHeading(inPage) && title && <h1 className="vh">{title}</h1>}
      {beside.length > 0 && inPage.length > 0 ? (
        <div className={c.section}>
          <div>
            <ContentBlocks blocks={inPage} />
          </div>
          <div className={c.side}>
            <ContentBlocks blocks={beside} />
          </div>
        </div>
      ) : (
        <ContentBlocks blocks={blocks} />
      )}
    </>
  );
}
