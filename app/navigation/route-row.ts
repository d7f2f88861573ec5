import type { PageRoute, RouteHandle } from "./route-module.ts";

/** The row of the route table behind a route of the router. */
export const rowOfRoute = (route: { handle?: unknown } | undefined): PageRoute | undefined =>
  (route?.handle as RouteHandle | undefined)?.row;
