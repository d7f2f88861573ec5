import type { ApiFamily, ApiRoute } from "#sandbox/core/api-route.ts";

/** A route found for an address. */
export interface FoundRoute {
  family: ApiFamily;
  route: ApiRoute;
  params: Record<string, string>;
}

/** The answer to "what is here?": a route, an address that knows other methods only, or nothing. */
export type Lookup = FoundRoute | { allowed: string[] } | undefined;

interface Row {
  family: ApiFamily;
  route: ApiRoute;
  segments: string[];
}

/** A table of routes that may be asked for the one behind a method and a list of raw path segments. */
export interface RouteTable {
  /** @throws URIError when a segment is not correctly encoded. */
  find(method: string, segments: readonly string[]): Lookup;
}

/** The segments of a path; empty ones at the end and doubled slashes do not count. */
export const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/**
 * Builds a table. Segments are decoded after splitting, so an encoded slash stays inside its segment. Of two routes
 * that fit, the one with fewer parameters is meant (`/orders/lookup` before `/orders/:orderNo`), else the earlier one.
 * @param pathOf where a route is mounted, for example `/checkout/…/organizations/:organizationId/baskets`
 */
export const createRouteTable = (
  families: readonly ApiFamily[],
  pathOf: (family: ApiFamily, route: ApiRoute) => string,
): RouteTable => {
  const byLength = new Map<number, Row[]>();
  for (const family of families)
    for (const route of family.routes) {
      const segments = segmentsOf(pathOf(family, route));
      byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { family, route, segments }]);
    }

  return {
    find: (method, segments) => {
      const rows = (byLength.get(segments.length) ?? []).filter((row) => fits(row.segments, segments));
      const [row] = rows
        .filter(({ route }) => route.method === method)
        .sort((one, other) => fixedOf(other.segments) - fixedOf(one.segments));
      if (row) return { family: row.family, route: row.route, params: paramsOf(row.segments, segments) };
      return rows.length ? { allowed: [...new Set(rows.map(({ route }) => route.method.toUpperCase()))] } : undefined;
    },
  };
};

/** How many segments stand written in a pattern. */
const fixedOf = (pattern: readonly string[]) => pattern.filter((part) => !part.startsWith(":")).length;

const fits = (pattern: readonly string[], segments: readonly string[]) =>
  pattern.every((part, index) => part.startsWith(":") || part === segments[index]);

const paramsOf = (pattern: readonly string[], segments: readonly string[]) =>
  Object.fromEntries(
    pattern.flatMap((part, index) =>
      part.startsWith(":") ? [[part.slice(1), decodeURIComponent(segments[index] ?? "")] as const] : [],
    ),
  );
