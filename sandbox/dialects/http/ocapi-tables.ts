import type { Request } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRoute } from "#sandbox/core/api-route.ts";
import { findTarget, methodOf } from "./ocapi-address.ts";
import { createRouteTable, segmentsOf, type RouteTable } from "./route-table.ts";

/** What is spoken below `/s/:siteId`: the Shop API below `dw/shop`, and the site's own controllers. */
export interface OcapiTables {
  shop: RouteTable;
  controllers: RouteTable;
}

const tableOf = (families: readonly ApiFamily[], dialect: "ocapi" | "controllers"): RouteTable =>
  createRouteTable(
    families
      .filter(
        ({ base, siteless, dialects = ["ocapi"] }) =>
          !siteless && !base.startsWith("/custom/") && dialects.includes(dialect),
      )
      .sort((one, other) => one.base.localeCompare(other.base)),
    (_: ApiFamily, { path }: ApiRoute) => path,
  );

/** The tables both dialects below `/s/:siteId` are looked up in. */
export const ocapiTables = (families: readonly ApiFamily[]): OcapiTables => ({
  shop: tableOf(families, "ocapi"),
  controllers: tableOf(families, "controllers"),
});

/**
 * A call below `/s/` as it is meant: the method an override names, and the operation; none where the address is not
 * known.
 */
export const meantCall = (
  { shop, controllers }: OcapiTables,
  request: Request,
  url: URL,
): { method: string; operation: string | undefined } => {
  const [, , first, , , ...rest] = segmentsOf(url.pathname);
  const plain = request.method === "HEAD" ? "get" : request.method.toLowerCase();
  try {
    if (first === "dw") {
      const method = methodOf(request, url);
      return { method, operation: operationOf(() => findTarget(shop, method, rest, url.searchParams)) };
    }
    const found = controllers.find(plain, segmentsOf(url.pathname).slice(2));
    return { method: plain, operation: found && "route" in found ? found.route.operation : undefined };
  } catch (error) {
    // A method or an address nobody can read is turned away by the dialect itself, in its own words.
    if (error instanceof Fault || error instanceof URIError) return { method: plain, operation: undefined };
    throw error;
  }
};

/** The operation a look-up ends at; none where there is none. */
const operationOf = (find: () => { route: ApiRoute }): string | undefined => {
  try {
    return find().route.operation;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
};
