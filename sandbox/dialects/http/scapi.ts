import type { RequestHandler } from "express";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiOptions, Call } from "./api-options.ts";
import { ApiReply, nobody, type ApiRequest } from "#sandbox/core/api-route.ts";
import { authenticate, bearerToken, refuseDoubledAuthorization } from "./bearer-auth.ts";
import { checkParams, createHandler, isNeutral, neutralShopper, plainHeaders, withCacheHeader } from "./call.ts";
import { outside } from "./outside.ts";
import { nearestOperation, platformOperation } from "./platform-operations.ts";
import { requireScope } from "./operation-scopes.ts";
import { problemOf } from "#sandbox/core/problem.ts";
import { checkQueryValues } from "./query-rules.ts";
import { parseBody } from "./request-body.ts";
import { createRouteTable, segmentsOf, type FoundRoute } from "./route-table.ts";
import { runOperation } from "./run-operation.ts";
import { languageAndMoney, siteOf } from "./site-context.ts";

const everywhere = ["siteId", "locale", "currency", "personalized"];

/**
 * The Shopper API dialect: every family's table below `{base}/organizations/{organizationId}`, problem documents for
 * errors. Also answers for every address nobody else claims.
 */
export const createScapi = (options: ApiOptions): RequestHandler => {
  const table = createRouteTable(
    options.families.filter(({ dialects = ["scapi"] }) => dialects.includes("scapi")),
    ({ base }, { path }) => `${base}/organizations/:organizationId${path}`,
  );

  const find = ({ request, url }: Call): FoundRoute => {
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const segments = segmentsOf(url.pathname);
    const found = table.find(method, segments);
    if (found && "route" in found) return found;
    const known = platformOperation(method, segments);
    if (known)
      throw new Fault(
        501,
        "not-implemented",
        `The sandbox does not implement the operation ${known}. ${outside[known] ?? ""} docs/sandbox-coverage.md lists what it does.`,
        { operation: known },
      );
    if (found)
      throw new Fault(405, "method-not-allowed", `This resource knows ${found.allowed.join(", ")} only.`, {
        allowed: found.allowed,
      });
    const nearest = nearestOperation(segments);
    throw new Fault(
      404,
      "resource-not-found",
      `There is no resource at ${url.pathname}.${nearest ? ` The nearest known one is ${nearest}.` : ""}`,
    );
  };

  const checkQuery = ({ url, record }: Call, { route }: FoundRoute) => {
    for (const name of new Set(url.searchParams.keys())) {
      if (everywhere.includes(name) || name.startsWith("c_") || route.query?.includes(name)) continue;
      const detail = `Query parameter '${name}' is not defined in the API.`;
      if (options.strict) throw new Fault(400, "undefined-query-parameter", detail, { parameterName: name });
      record.warnings.push(detail);
    }
  };

  const answer = async (call: Call): Promise<ApiReply> => {
    const { request, url, record } = call;
    const found = find(call);
    const { route, family, params } = found;
    record.operation = route.operation;
    const { organizationId, ...own } = params;
    if (organizationId !== options.organizationId)
      throw new Fault(404, "not-found", `No organization with ID '${organizationId}' could be found.`);
    checkParams(own, url.searchParams);
    checkQuery(call, found);
    refuseDoubledAuthorization(request);

    const site = family.siteless ? undefined : siteOf(options.sites, url.searchParams.get("siteId"));
    const language = site ? languageAndMoney(site, url.searchParams) : { locale: "", currency: "" };
    const token = route.anonymous ? undefined : bearerToken(request);
    const body = request.method === "GET" ? undefined : parseBody(request, route.form ? "form" : "json");
    const neutral = isNeutral(route, url.searchParams) ? { query: url.searchParams } : undefined;
    const shopperOf = async (given: string) => {
      const shopper = await authenticate(options.verifyToken, given, site?.id ?? "");
      requireScope(route.operation, shopper);
      return neutral ? neutralShopper(shopper) : shopper;
    };
    const prepare = async (): Promise<ApiRequest> => {
      const shopper = token === undefined ? nobody : await shopperOf(token);
      checkQueryValues(route.operation, url.searchParams);
      return {
        params: own,
        query: url.searchParams,
        body,
        siteId: site?.id ?? "",
        ...language,
        shopper,
        headers: plainHeaders(request),
      };
    };
    const reply = withCacheHeader(
      route,
      await runOperation(options.database, route, prepare, options.operationLimitMs),
      neutral,
    );
    return family.headers ? new ApiReply(reply.status, reply.body, { ...family.headers(), ...reply.headers }) : reply;
  };

  return createHandler(options, {
    answer,
    presentFault: (fault, { url }) => {
      const family = options.families.find(({ base }) => base !== "" && url.pathname.startsWith(`${base}/`));
      return {
        contentType: "application/problem+json",
        body: family?.presentFault?.(fault) ?? problemOf(fault, url.pathname),
        headers: family?.headers?.() ?? {},
      };
    },
  });
};
