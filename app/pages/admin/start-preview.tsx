import { createRoot } from "react-dom/client";
import { RawIntlProvider, type IntlShape } from "react-intl";
import type { DataRouter } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { createContentPreviewApi, type PreviewQuery } from "#app/commerce-api/content-preview.ts";
import { PreviewDrawer } from "./preview-drawer.tsx";

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
 * Shows drafts to an editor on every page of the visit, and the floating button of the preview drawer. A visitor without a
 * pass sees the shop as it is.
 */
export const startPreview = async ({ view, api, router, intl }: PreviewVisit): Promise<void> => {
  const preview = createContentPreviewApi(api.transports.site, view);
  // At once, so that no page is asked for without its drafts; a visitor without a pass is answered as usual.
  api.content = preview.content;
  const { isEditor, environments } = await preview.session();
  if (!isEditor) return;
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") keepInAddress(view);
  });
  const customerGroups = await preview.customerGroups().catch(() => []);
  const leave = async () => {
    await preview.endPass().catch(() => undefined);
    const { pathname } = router.state.location;
    window.location.assign(pathname.startsWith("/admin/") ? "/" : pathname);
  };
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <RawIntlProvider value={intl}>
      <PreviewDrawer
        view={view}
        environments={environments}
        customerGroups={customerGroups}
        pathname={() => router.state.location.pathname}
        onGo={(address) => window.location.assign(address)}
        onLeave={() => void leave()}
      />
    </RawIntlProvider>,
  );
};
