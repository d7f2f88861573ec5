import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { createContentPreviewApi, previewQuery } from "#app/commerce-api/content-preview.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { opensWithHeading } from "#app/components/content/main-heading.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { noStore, type PageMeta } from "#app/navigation/route-module.ts";
import { EditorGate } from "./editor-gate.tsx";

const HOME_KEY = "home";

/** Loads the home page's drafts for an editor; null for anybody else. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const api = context.get(commerceApiContext);
  const { pathname, search } = new URL(request.url);
  const preview = createContentPreviewApi(api.transports.site, previewQuery(pathname, search) ?? {});
  const { isEditor } = await preview.session();
  if (!isEditor) return data(null, { headers: noStore });
  const { loadContentPage } = await import(
    /* webpackChunkName: "load-content" */ "#app/components/content/content-page.ts"
  );
  const page = await loadContentPage({
    api: { content: preview.content, products: api.products },
    site: context.get(siteContext),
    key: HOME_KEY,
  });
  return data(page ?? { blocks: [] }, { headers: noStore });
};

/** Head of the preview; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Content preview", robots: "noindex" });

/** The home page as editors left it at `/admin/preview` (preview-5). */
export default function PreviewPage() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <EditorGate />;
  const { title, blocks } = page;
  return (
    <>
      {!opensWithHeading(blocks) && <h1 className="vh">{title}</h1>}
      <ContentBlocks blocks={blocks} />
    </>
  );
}
