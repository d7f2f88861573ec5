import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { loadContentPage, opensWithHeading, type ContentPage } from "#app/components/content/content-page.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { pageCache, type PageMeta } from "#app/route-module.tsx";
import { commerceApiContext, siteContext } from "#app/router-context.ts";

/** Loads the managed page whose key is the path; 404 when there is none (specification, section 2.1). */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const key = (params["*"] ?? "").replace(/\/+$/, "");
  const page = await loadContentPage({
    api: context.get(commerceApiContext),
    site: context.get(siteContext),
    key,
  });
  if (!page || page.blocks.length === 0) throw data(null, { status: 404 });
  return data(page, { headers: pageCache });
};

/** Head of a managed page. */
export const meta = (page: ContentPage): PageMeta => ({ title: page.title ?? "", description: page.description });

/** A managed page. */
export default function ContentPageView() {
  const { title, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {!opensWithHeading(blocks) && title && <h1 className="vh">{title}</h1>}
      <ContentBlocks blocks={blocks} />
    </>
  );
}
