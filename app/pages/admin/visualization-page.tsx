import loadable from "@loadable/component";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router-dom";
import { createContentPreviewApi, previewQuery } from "#app/commerce-api/content-preview.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ContentPage } from "#app/components/content/content-page.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { opensWithHeading } from "#app/components/content/main-heading.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { noStore, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { EditorGate } from "./editor-gate.tsx";
import { useLiveItem } from "./use-live-item.ts";

const NothingToShow = loadable(() => import(/* webpackChunkName: "editor-empty" */ "./nothing-to-show.tsx"), {
  resolveComponent: (module) => module.NothingToShow,
  ssr: false,
});

const loadToPage = async () =>
  (await import(/* webpackChunkName: "load-content" */ "#app/components/content/content-page.ts")).toContentPage;

/** Loads one item, drafts included, for an editor: `?contentId=`. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const api = context.get(commerceApiContext);
  const { pathname, search, searchParams } = new URL(request.url);
  const preview = createContentPreviewApi(api.transports.site, previewQuery(pathname, search) ?? {});
  const { isEditor } = await preview.session();
  const contentId = searchParams.get("contentId");
  if (!isEditor || !contentId) return data({ isEditor, page: null }, { headers: noStore });
  const item = await preview.item(contentId).catch((error: unknown) => {
    if (error instanceof CommerceApiError && error.status === 404) return null;
    throw error;
  });
  const toContentPage = await loadToPage();
  const page = item && (await toContentPage(item, { api, site: context.get(siteContext) }));
  return data({ isEditor, page }, { headers: noStore });
};

/** Head of the visualization; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Visualization", robots: "noindex" });

/**
 * One item while it is being edited, without header, footer and consent banner at `/admin/visualization` (preview-5).
 */
export default function VisualizationPage() {
  const { isEditor, page } = useLoaderData<typeof loader>();
  return isEditor ? <LiveItem loaded={page} /> : <EditorGate />;
}

const LiveItem = ({ loaded }: { loaded: ContentPage | null }) => {
  const api = useCommerceApi();
  const site = useSite();
  const { pathname, search } = useLocation();
  const toPage = useCallback(
    async (content: unknown) => {
      const preview = createContentPreviewApi(api.transports.site, previewQuery(pathname, search) ?? {});
      const [toContentPage, item] = await Promise.all([loadToPage(), preview.prepared(content)]);
      return toContentPage(item, { api, site });
    },
    [api, site, pathname, search],
  );
  const page = useLiveItem(loaded, toPage);
  if (!page) return <NothingToShow />;
  return (
    <>
      {!opensWithHeading(page.blocks) && (
        <h1 className="vh">{page.title ?? <FormattedMessage id="preview.item" defaultMessage="Content item" />}</h1>
      )}
      <ContentBlocks blocks={page.blocks} />
    </>
  );
};
