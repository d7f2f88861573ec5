import type { Request, RequestHandler } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiOptions, Call } from "./api-options.ts";
import { ApiReply, nobody, type ApiRequest } from "#sandbox/core/api-route.ts";
import { authenticate, bearerToken, refuseDoubledAuthorization } from "./bearer-auth.ts";
import { checkParams, createHandler, plainHeaders, withCacheHeader } from "./call.ts";
import { toCamelCase } from "#sandbox/core/key-case.ts";
import { findTarget, methodOf, type ShopTarget } from "./ocapi-address.ts";
import { shopDocument, type Telling } from "./ocapi-document.ts";
import { faultDocument, versionOf } from "./ocapi-fault.ts";
import { refuseUnknownProperties } from "./ocapi-request-documents.ts";
import { givenState, refuseOldState, resourceAbove } from "./ocapi-resource-state.ts";
import { ocapiTables } from "./ocapi-tables.ts";
import { typeOfOperation } from "./ocapi-types.ts";
import { parseBody } from "./request-body.ts";
import { segmentsOf } from "./route-table.ts";
import { runOperation } from "./run-operation.ts";
import { languageAndMoney, siteOf } from "./site-context.ts";

/**
 * The Shop API dialect (OCAPI): the same tables in snake case below `/s/:siteId/dw/shop/:version`, with method
 * override, client id, resource states and fault documents. What a site's own controllers answer (`/s/:siteId/bisn`) is
 * served here too, as plain JSON.
 */
export const createOcapi = (options: ApiOptions): RequestHandler => {
  const { shop, controllers } = ocapiTables(options.families);

  /** Refuses a write that names an older state of the resource it is about. */
  const checkState = async ({ request }: Call, target: ShopTarget, raw: unknown, prepared: ApiRequest) => {
    if (target.route.method === "get") return;
    const given = givenState(raw, prepared.headers["x-dw-resource-state"]);
    const resource = given === undefined ? undefined : resourceAbove(shop, target.segments);
    if (given === undefined || !resource) return;
    const read = () =>
      resource.route.handle({ ...prepared, params: resource.params, query: new URLSearchParams(), body: undefined });
    refuseDoubledAuthorization(request);
    await refuseOldState(options.database, resource, given, async () => read());
  };

  const answer = async (call: Call): Promise<ApiReply> => {
    const { request, url, record } = call;
    const [, siteSegment = "", first, second, versionSegment = "", ...rest] = segmentsOf(url.pathname);
    const site = () => siteOf(options.sites, decodeURIComponent(siteSegment));
    if (first !== "dw") return answerController(call, site().id, segmentsOf(url.pathname).slice(2));
    if (second !== "shop" || !/^v\d{2}_\d{1,2}$/.test(versionSegment))
      throw new Fault(404, "unsupported-version", `The version '${versionSegment}' of the Shop API is not known.`);
    const { id: siteId, ...more } = site();
    const target = findTarget(shop, methodOf(request, url), rest, url.searchParams);
    const { route, params, query } = target;
    record.operation = route.operation;
    checkParams(params, query);
    refuseDoubledAuthorization(request);

    const language = languageAndMoney({ id: siteId, ...more }, query);
    const token = tokenOf(target, request);
    if (token === undefined) checkClientId(options.clientIds, request, url);
    if (token === undefined && !target.isOpen)
      throw new Fault(401, "unauthorized", "The request is unauthorized, the 'Authorization' header is missing.");
    const raw = request.method === "GET" ? undefined : bodyOf(request);
    refuseUnknownProperties(route.operation, raw);
    const prepare = async (): Promise<ApiRequest> => {
      const prepared = {
        params,
        query,
        body: toCamelCase(raw),
        siteId,
        ...language,
        shopper: token === undefined ? nobody : await authenticate(options.verifyToken, token, siteId),
        headers: plainHeaders(request),
      };
      await checkState(call, target, raw, prepared);
      return prepared;
    };
    const reply = withCacheHeader(
      route,
      await runOperation(options.database, route, prepare, options.operationLimitMs),
    );
    const type = target.tell?.type ?? typeOfOperation(route.operation);
    const body = target.tell && reply.status === 200 ? target.tell.of(reply.body as never, params) : reply.body;
    return new ApiReply(reply.status, shopDocument(body, type, tellingOf(call, siteSegment)), reply.headers);
  };

  const answerController = async (call: Call, siteId: string, segments: string[]): Promise<ApiReply> => {
    const found = controllers.find(
      call.request.method === "HEAD" ? "get" : call.request.method.toLowerCase(),
      segments,
    );
    if (!found || !("route" in found))
      throw new Fault(404, "resource-path-not-found", `There is no controller /${segments.join("/")}.`);
    call.record.operation = found.route.operation;
    const query = call.url.searchParams;
    checkParams(found.params, query);
    const site = siteOf(options.sites, siteId);
    const prepare = async (): Promise<ApiRequest> => ({
      params: found.params,
      query,
      body: undefined,
      siteId,
      ...languageAndMoney(site, query),
      shopper: nobody,
      headers: plainHeaders(call.request),
    });
    return runOperation(options.database, found.route, prepare, options.operationLimitMs);
  };

  return createHandler(options, {
    answer,
    presentFault: (fault, { url }) => ({
      contentType: "application/json; charset=utf-8",
      body: faultDocument(fault, versionOf(url.pathname)),
    }),
  });
};

const tellingOf = ({ request, url }: Call, siteSegment: string): Telling => {
  const version = versionOf(url.pathname);
  const origin = `${request.protocol}://${request.headers.host ?? "localhost"}`;
  return {
    version,
    base: `${origin}/s/${siteSegment}/dw/shop/v${version.replace(".", "_")}`,
    url: new URL(`${url.pathname}${url.search}`, origin),
  };
};

/** The bearer token, which resources open to all may lack. Logins carry other credentials there. */
const tokenOf = ({ route, isOpen }: ShopTarget, request: Request): string | undefined =>
  route.anonymous || request.headers.authorization === undefined || (isOpen && !isBearer(request))
    ? undefined
    : bearerToken(request);

const isBearer = (request: Request) => /^bearer\s/i.test(request.headers.authorization ?? "");

const bodyOf = (request: Request): unknown => {
  try {
    return parseBody(request, "json");
  } catch (error) {
    if (error instanceof Fault && error.status === 400) throw new Fault(400, "body-decoding", error.detail);
    throw error;
  }
};

const checkClientId = (known: readonly string[], request: Request, url: URL) => {
  const given = url.searchParams.get("client_id") ?? request.headers["x-dw-client-id"] ?? request.headers["client-id"];
  if (!given) throw new Fault(400, "missing-client-id", "The request has no client id.");
  if (typeof given !== "string" || !known.includes(given))
    throw new Fault(400, "invalid-client-id", "The client id is not known.");
};
