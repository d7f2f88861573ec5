import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { RawIntlProvider, type IntlShape } from "react-intl";
import type { DataRouter } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { createContentPreviewApi, type PreviewQuery } from "#app/commerce-api/content-preview.ts";
import { runClocksFrom } from "./run-clocks.ts";
import { LinkStrip } from "./link-strip.tsx";

/** What a preview needs from the browser's entry. */
interface PreviewVisit {
  view: PreviewQuery;
  api: CommerceApi;
  router: DataRouter;
  intl: IntlShape;
}

/** Keeps the preview in the address when another page is shown, so that it outlives a reload. */
const keepInAddress = (view: PreviewQuery) => {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (query.get("isPreviewMode") === "true" || pathname.startsWith("/admin/")) return;
  for (const [name, value] of Object.entries(view)) query.set(name, value);
  window.history.replaceState(window.history.state, "", `${pathname}?${query.toString()}${hash}`);
};

/**
 * Every other page is fetched anew, as it is today: a link shows one page, and header and clocks must not stay behind.
 */
const leaveWithThePage = (router: DataRouter) => {
  const here = router.state.location;
  router.subscribe(({ navigation: { location } }) => {
    if (location && location.pathname + location.search !== here.pathname + here.search)
      window.location.assign(location.pathname + location.search + location.hash);
  });
};

/** Puts the strip above the page, behind its skip links, which stay first for the keyboard. */
const place = (strip: HTMLElement) => {
  const lastSkipLink = [...document.querySelectorAll("#root > a[href^='#']")].at(-1);
  if (lastSkipLink) {
    if (lastSkipLink.nextSibling !== strip) lastSkipLink.after(strip);
  } else if (document.body.firstChild !== strip) document.body.prepend(strip);
};

const draw = (intl: IntlShape, router: DataRouter, tools: (top: HTMLElement) => ReactNode) => {
  // The page in a frame of ours has its tools around the frame.
  if (window.top !== window.self) return;
  const [top, end] = [document.createElement("div"), document.createElement("div")];
  place(top);
  // Another page may have another frame, with or without skip links.
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") setTimeout(() => place(top));
  });
  document.body.append(end);
  createRoot(end).render(<RawIntlProvider value={intl}>{tools(top)}</RawIntlProvider>);
};

const runFrom = ({ previewTimestamp }: PreviewQuery) => {
  if (Number(previewTimestamp) > 0) runClocksFrom(Number(previewTimestamp));
};

/**
 * Shows drafts to an editor on every page of the visit, with clocks that run from the moment that is looked at, and the
 * editor's tools; the holder of a signed link sees one page so. Any other visitor sees the shop as it is.
 */
export const startPreview = async ({ view, api, router, intl }: PreviewVisit): Promise<void> => {
  const preview = createContentPreviewApi(api.transports.site, view);
  // At once, so that no page is asked for without its drafts; a visitor without a pass is answered as usual.
  if (!view.previewLink) api.content = preview.content;
  const session = await preview.session();
  const { isEditor, link } = session;
  if (link) {
    runFrom(link.view);
    leaveWithThePage(router);
    draw(intl, router, (top) => createPortal(<LinkStrip {...link} path={router.state.location.pathname} />, top));
  }
  if (!isEditor) return;
  runFrom(view);
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") keepInAddress(view);
  });
  const [customerGroups, { PreviewTools }] = await Promise.all([
    preview.customerGroups().catch(() => []),
    import(/* webpackChunkName: "editor-preview" */ "./preview-tools.tsx"),
  ]);
  draw(intl, router, (top) => (
    <PreviewTools
      view={view}
      session={session}
      preview={preview}
      customerGroups={customerGroups}
      router={router}
      top={top}
    />
  ));
};
