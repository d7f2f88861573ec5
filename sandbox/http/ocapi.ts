import type { Request, RequestHandler } from "express";
import { Fault } from "#sandbox/fault.ts";
import type { ApiOptions } from "./api-options.ts";
import { ApiReply, nobody, type ApiFamily, type ApiRequest, type ApiRoute } from "./api-route.ts";
import { authenticate, bearerToken, refuseDoubledAuthorization } from "./bearer-auth.ts";
import { checkParams, createHandler, plainHeaders, withCacheHeader, type Call } from "./call.ts";
import { camelKey, toCamelCase, toSnakeCase } from "./key-case.ts";
import { parseBody } from "./request-body.ts";
import { createRouteTable, segmentsOf, type FoundRoute, type RouteTable } from "./route-table.ts";
import { runOperation } from "./run-operation.ts";
import { languageAndMoney, siteOf } from "./site-context.ts";

const DEFAULT_VERSION = "23.2";

/**
 * The Shop API dialect (OCAPI): the same tables in snake case below `/s/:siteId/dw/shop/:version`, with method override,
 * client id and fault documents (wire contract, sections 3.3 and 5).
 */
export const createOcapi = (options: ApiOptions): RequestHandler => {
  const table = createRouteTable(
    options.families
      .filter(
        ({ base, siteless, dialects = ["ocapi"] }) =>
          !siteless && !base.startsWith("/custom/") && dialects.includes("ocapi"),
      )
      .sort((one, other) => one.base.localeCompare(other.base)),
    (_: ApiFamily, { path }: ApiRoute) => path,
  );

  const answer = async (call: Call): Promise<ApiReply> => {
    const { request, url, record } = call;
    const [, siteSegment = "", , , versionSegment = "", ...rest] = segmentsOf(url.pathname);
    if (!/^v\d{2}_\d{1,2}$/.test(versionSegment))
      throw new Fault(404, "unsupported-version", `The version '${versionSegment}' of the Shop API is not known.`);
    const site = siteOf(options.sites, decodeURIComponent(siteSegment));
    const query = camelQuery(url.searchParams);
    const found = find(table, methodOf(request, url), rest, query);
    record.operation = found.route.operation;
    checkParams(found.params, query);
    refuseDoubledAuthorization(request);

    const language = languageAndMoney(site, query);
    const token = found.route.anonymous ? undefined : bearerToken(request);
    if (token === undefined) checkClientId(options.clientIds, request, url);
    const body = request.method === "GET" ? undefined : toCamelCase(parseBody(request, "json"));
    const prepare = async (): Promise<ApiRequest> => ({
      params: found.params,
      query,
      body,
      siteId: site.id,
      ...language,
      shopper: token === undefined ? nobody : await authenticate(options.verifyToken, token, site.id),
      headers: plainHeaders(request),
    });
    const reply = withCacheHeader(found.route, await runOperation(options.database, found.route, prepare));
    return new ApiReply(reply.status, documentOf(reply.body, versionOf(url)), reply.headers);
  };

  return createHandler(options, {
    answer,
    presentFault: (fault, { url }) => ({
      contentType: "application/json; charset=utf-8",
      body: {
        _v: versionOf(url),
        fault: { arguments: fault.extra, type: faultType(fault.type), message: fault.detail },
      },
    }),
  });
};

/** `basket-not-found` → `BasketNotFoundException`. */
const faultType = (type: string) =>
  `${type
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}Exception`;

/** `/s/site/dw/shop/v23_2/…` → `23.2`. */
const versionOf = (url: URL) => {
  const [, year, number] = /\/v(\d{2})_(\d{1,2})(\/|$)/.exec(url.pathname) ?? [];
  return year && number ? `${year}.${number}` : DEFAULT_VERSION;
};

/** Proxies that let no PUT, PATCH or DELETE through are passed by a POST that names the method meant. */
const methodOf = (request: Request, url: URL): string => {
  const override = request.headers["x-dw-http-method-override"] ?? url.searchParams.get("method") ?? undefined;
  if (override === undefined) return request.method === "HEAD" ? "get" : request.method.toLowerCase();
  if (request.method !== "POST" || typeof override !== "string" || !/^(put|patch|delete)$/i.test(override))
    throw new Fault(400, "illegal-http-method-override", `The method can't be overridden by '${String(override)}'.`);
  return override.toLowerCase();
};

const checkClientId = (known: readonly string[], request: Request, url: URL) => {
  const given = url.searchParams.get("client_id") ?? request.headers["x-dw-client-id"] ?? request.headers["client-id"];
  if (!given) throw new Fault(400, "missing-client-id", "The request has no client id.");
  if (typeof given !== "string" || !known.includes(given))
    throw new Fault(400, "invalid-client-id", "The client id is not known.");
};

/** Names as the operations declare them; refinements and paging are spelled differently here. */
const camelQuery = (given: URLSearchParams): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    if (name === "client_id" || name === "method") continue;
    const plain = /^refine_[1-9]$/.test(name) ? "refine" : camelKey(name);
    query.append({ count: "limit", start: "offset" }[plain] ?? plain, value);
  }
  return query;
};

/** Resources named otherwise than their counterpart. */
const otherNames: Record<string, string> = { search_suggestion: "search-suggestions" };

/** Finds the route; `(a,b)` in place of one id asks for several. */
const find = (table: RouteTable, method: string, segments: string[], query: URLSearchParams): FoundRoute => {
  const plain = segments.flatMap((segment) => {
    const ids = /^\((.*)\)$/.exec(decodeURIComponent(segment))?.[1];
    if (ids === undefined) return [segment];
    query.set("ids", ids);
    return [];
  });
  const resourcesOnly = plain.map((part, index) => (index % 2 === 0 ? kebab(part) : part));
  const lookups = [resourcesOnly, plain.map(kebab)].map((spelling) => table.find(method, spelling));
  for (const found of lookups) if (found && "route" in found) return found;
  for (const found of lookups)
    if (found && "allowed" in found)
      throw new Fault(405, "method-not-allowed", `This resource knows ${found.allowed.join(", ")} only.`);
  throw new Fault(404, "resource-path-not-found", `There is no resource /${segments.join("/")} in the Shop API.`);
};

const kebab = (segment: string) => otherNames[segment] ?? segment.replaceAll("_", "-");

/** The body in snake case with its version; lists tell their length and start. */
const documentOf = (body: unknown, version: string): unknown => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { limit, offset, ...rest } = body as Record<string, unknown>;
  const list = [rest.data, rest.hits, rest.orders].find(Array.isArray);
  return {
    _v: version,
    ...(limit === undefined ? {} : { count: list?.length ?? limit }),
    ...(offset === undefined ? {} : { start: offset }),
    ...(toSnakeCase(rest) as object),
  };
};
