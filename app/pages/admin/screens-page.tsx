import loadable from "@loadable/component";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { createContentPreviewApi, previewQuery } from "#app/commerce-api/content-preview.ts";
import { noStore, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext } from "#app/contexts/router-context.ts";
import { EditorGate } from "./editor-gate.tsx";

const Screens = loadable(() => import(/* webpackChunkName: "editor-screens" */ "./screens.tsx"), {
  resolveComponent: (module) => module.Screens,
  ssr: false,
});

/** Tells whether it is an editor who asks. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const { site } = context.get(commerceApiContext).transports;
  const { isEditor } = await createContentPreviewApi(site, previewQuery(pathname, search) ?? {}).session();
  return data({ isEditor }, { headers: noStore });
};

/** Head of the page; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Preview on screens", robots: "noindex" });

/** A previewed page as wide as a screen, alone or side by side with the page as it is now. */
export default function ScreensPage() {
  const { isEditor } = useLoaderData<typeof loader>();
  return isEditor ? <Screens /> : <EditorGate />;
}
