import { rowOfRoute } from "./route-row.ts";

/** Kinds of pages that are the same for everybody. */
const shared = new Set(["homepage", "search results", "product page", "content"]);

/** Whether a route shows a page that the server renders once for everybody. */
export const isSharedRoute = (route: { handle?: unknown } | undefined): boolean =>
  shared.has(rowOfRoute(route)?.pageType ?? "");
