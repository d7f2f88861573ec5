import type { PageRoute, RouteHandle } from "./route-module.ts";

/** The row of the route table behind a route of the router. */
export const rowOfRoute = (route: { handle?: unknown } | undefined): PageRoute | undefined =>
  (route?.handle as RouteHandle | undefined)?.row;

/** Kinds of pages that are the same for everybody. */
const shared = new Set(["homepage", "search results", "product page", "content"]);

/** Whether a route shows a page that the server renders once for everybody. */
export const isSharedRoute = (route: { handle?: unknown } | undefined): boolean =>
  shared.has(rowOfRoute(route)?.pageType ?? "");
