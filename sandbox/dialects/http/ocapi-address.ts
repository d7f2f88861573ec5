import type { Request } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import { camelKey } from "#sandbox/core/key-case.ts";
import { findResource, isAbsent, isOpenResource, type ShopResource } from "./ocapi-resources.ts";
import type { FoundRoute, RouteTable } from "./route-table.ts";

/** What an address of the Shop API asks for. */
export interface ShopTarget extends FoundRoute {
  /** Parameters under the names the operations declare. */
  query: URLSearchParams;
  /** Path of the counterpart, in raw segments. */
  segments: string[];
  /** Told instead of the whole answer. */
  tell: ShopResource["tell"];
  /** Readable with a client id alone. */
  isOpen: boolean;
}

/**
 * The method meant: proxies that let no PUT, PATCH or DELETE through are passed by a POST that names it.
 * @throws Fault 400 `illegal-http-method-override`
 */
export const methodOf = (request: Request, url: URL): string => {
  const override = request.headers["x-dw-http-method-override"] ?? url.searchParams.get("method") ?? undefined;
  if (override === undefined) return request.method === "HEAD" ? "get" : request.method.toLowerCase();
  if (request.method !== "POST" || typeof override !== "string" || !/^(put|patch|delete)$/i.test(override))
    throw new Fault(400, "illegal-http-method-override", `The method can't be overridden by '${String(override)}'.`);
  return override.toLowerCase();
};

/** Names as the operations declare them; refinements and paging are spelled differently here. */
const camelQuery = (given: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    if (name === "client_id" || name === "method" || name === "_") continue;
    const plain = /^refine_[1-9]$/.test(name) ? "refine" : camelKey(name);
    query.append({ count: "limit", start: "offset" }[plain] ?? plain, value);
  }
  return query;
};

/** `(a,b)` in place of one id asks for several; a comma inside an id is encoded. */
const severalIds = (segment: string): string | undefined => {
  const inner = /^(?:\(|%28)(.*)(?:\)|%29)$/i.exec(segment)?.[1];
  return inner
    ?.split(",")
    .map((id) => encodeURIComponent(decodeURIComponent(id)))
    .join(",");
};

const fill = (path: string, params: Record<string, string>): string[] =>
  path
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith(":") ? (params[part.slice(1)] ?? part) : part));

const kebab = (segment: string) => segment.replaceAll("_", "-");

/** The route behind the counterpart's path, whose words are in kebab case; ids with underscores stay as they are. */
const lookUp = (table: RouteTable, method: string, segments: readonly string[]) => {
  const resourcesOnly = segments.map((part, index) => (index % 2 === 0 ? kebab(part) : part));
  const lookups = [segments, resourcesOnly, segments.map(kebab)].map((spelling) => ({
    spelling,
    found: table.find(method, spelling),
  }));
  const hit = lookups.find(({ found }) => found && "route" in found);
  if (hit?.found && "route" in hit.found) return { route: hit.found, segments: [...hit.spelling] };
  return lookups.find(({ found }) => found !== undefined)?.found;
};

/** Answers of the Shop API expand nothing unless told to. */
const expandsOnlyWhenTold = /^ShopperProducts\.getProducts?$|^ShopperSearch\.productSearch$/;

/**
 * Finds what an address means.
 * @param segments raw path segments below the version
 * @throws Fault 404 for none, 405 for another method, 501 for a resource of the platform the sandbox lacks
 */
export const findTarget = (
  table: RouteTable,
  method: string,
  segments: readonly string[],
  given: URLSearchParams,
): ShopTarget => {
  const query = camelQuery(given);
  const plain = segments.flatMap((segment) => {
    const ids = severalIds(segment);
    if (ids === undefined) return [segment];
    query.set("ids", ids);
    return [];
  });
  const own = findResource(method, plain, query);
  let wanted = plain;
  if (own) {
    const params = {
      ...own.params,
      ...(own.resource.when ? { [own.resource.when]: query.get(own.resource.when) ?? "" } : {}),
    };
    wanted = fill(own.resource.to, params);
    for (const [name, value] of Object.entries(own.resource.query ?? {}))
      if (value === "") query.delete(name);
      else
        query.set(
          name,
          value.startsWith(":") ? encodeURIComponent(decodeURIComponent(params[value.slice(1)] ?? "")) : value,
        );
    for (const [theirs, ours] of Object.entries(own.resource.rename ?? {})) {
      const value = query.get(theirs);
      query.delete(theirs);
      if (value !== null) query.set(ours, value);
    }
  }
  const found = lookUp(table, method, wanted);
  if (found && "segments" in found) {
    if (expandsOnlyWhenTold.test(found.route.route.operation) && !query.has("expand")) query.set("expand", "none");
    return {
      ...found.route,
      query,
      segments: found.segments,
      tell: own?.resource.tell,
      isOpen: found.route.route.anonymous === true || isOpenResource(method, plain),
    };
  }
  const address = `/${segments.join("/")}`;
  if (isAbsent(plain))
    throw new Fault(501, "not-implemented", `The sandbox does not have the resource ${address}.`, {
      resource: address,
    });
  if (found && "allowed" in found)
    throw new Fault(405, "method-not-allowed", `This resource knows ${found.allowed.join(", ")} only.`);
  if (findResource("get", plain, query)) throw new Fault(405, "method-not-allowed", "This resource knows GET only.");
  throw new Fault(404, "resource-path-not-found", `There is no resource ${address} in the Shop API.`);
};
