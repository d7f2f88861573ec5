import type { LoadableComponent } from "@loadable/component";
import type { ComponentType, ReactNode } from "react";
import { redirect, type LoaderFunction, type RouteObject } from "react-router-dom";
import { isMaintenance } from "#app/commerce-api/commerce-api-error.ts";
import { CheckoutFrame } from "./checkout-frame-chunk.ts";
import { type HeadContext, PageHead, type PageMeta, type ReadMeta } from "./page-head.tsx";

export type { HeadContext, PageMeta };

/** Headers of a page that everybody may share: 15 minutes, then refreshed behind the scenes. */
export const pageCache = { "Cache-Control": "public, s-maxage=900, stale-while-revalidate=86400" };

/** Headers of a page that belongs to one shopper. */
export const noStore = { "Cache-Control": "private, no-store" };

/** What a page file exports: its view, and optionally its loader and its head. */
export interface RouteModule {
  default: ComponentType;
  loader?: LoaderFunction;
  /** Head of the page from its loader's data. */
  meta?: (data: never, page: HeadContext) => PageMeta;
}

/** What analytics call a page (specification, section 2.1). */
export type PageType =
  | "homepage"
  | "cart"
  | "checkout"
  | "track-order"
  | "account"
  | "orders"
  | "order details"
  | "subscriptions"
  | "addressbook"
  | "wallet"
  | "profile"
  | "preferences"
  | "search results"
  | "product page"
  | "custom mix"
  | "error"
  | "content";

/** A row of the route table. */
export interface PageRoute {
  path: string;
  page: LoadableComponent<object>;
  pageType?: PageType;
  /** `checkout` has the reduced header and footer, `bare` has none. */
  layout?: "shop" | "checkout" | "bare";
  chat?: boolean;
  /** Shown while the page's chunk loads; blank by default. */
  fallback?: ReactNode;
}

/** What the router keeps of a row, for the shell and the document's head. */
export interface RouteHandle {
  row: PageRoute;
}

/** The module of a row's page, from its chunk; on the server it is there at once. */
export const loadPage = async ({ page }: PageRoute): Promise<RouteModule> =>
  (await page.load()) as unknown as RouteModule;

/** The head of a row's page for its loader's data; pages without one are named after the shop alone. */
export const pageMeta = async (row: PageRoute, data: unknown, page: HeadContext): Promise<PageMeta | undefined> => {
  const { meta } = await loadPage(row);
  return meta?.(data as never, page);
};

const readMetaOf =
  (row: PageRoute): ReadMeta =>
  (data, page) =>
    pageMeta(row, data, page);

/** The router's id of a row; the head and the server find its loader's data by it. */
export const routeId = (row: PageRoute): string => `page ${row.path}`;

/**
 * Turns a row into a route of the router. The loader comes from the page's own chunk, and with it comes what stands around the page, so
 * that there is never a moment without either; an answer that says that the whole
 * site is under maintenance leads to `/maintenance`.
 */
export const toRouteObject = (row: PageRoute): RouteObject => ({
  path: row.path,
  id: routeId(row),
  element: (
    <>
      <PageHead readMeta={readMetaOf(row)} />
      <row.page fallback={<>{row.fallback}</>} />
    </>
  ),
  handle: { row } satisfies RouteHandle,
  loader: async (args) => {
    const [{ loader }] = await Promise.all([loadPage(row), row.layout === "checkout" ? CheckoutFrame.load() : null]);
    if (!loader) return null;
    try {
      return await loader(args);
    } catch (error) {
      if (isMaintenance(error)) throw redirect("/maintenance");
      throw error;
    }
  },
});
