import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { createSiteContext, anonymousCaller, type SiteServices } from "#server/api/site/create-site-context.ts";
import { matchOperation } from "#server/api/site/match-operation.ts";
import type { SiteContext, SiteInput, SiteOperation } from "#server/api/site/site-operation.ts";
import { problem, unreachable, UpstreamProblem } from "#server/problem.ts";
import { inSpan } from "#server/tracing/spans.ts";
import { withDeadline } from "#server/with-deadline.ts";
import type { Breakers } from "./breakers.ts";
import { tagsOf } from "./page-tags.ts";
import type { PageRequest } from "./render-page.ts";

/** How a page that is rendered reaches the backend, and whether something it asked for failed. */
export interface PageTransports {
  scapi: ScapiTransport;
  site: SiteTransport;
  /** What was asked for, for a purge by tag. */
  tags(): readonly string[];
  /** True when something behind the page was out of order: what was rendered then must not be kept. */
  isDegraded(): boolean;
}

/** Most tags one page has; what comes later is farther down on it. */
const MOST_TAGS = 200;

/** What a page can do without is waited for no longer than the operation says. */
const inTime = (operation: SiteOperation, context: SiteContext, input: SiteInput): Promise<unknown> => {
  const answer = operation.handle(context, input);
  if (operation.pageWaitMs === undefined) return answer;
  return withDeadline(answer, operation.pageWaitMs).catch((error: unknown) => {
    throw error instanceof UpstreamProblem ? error : unreachable(error);
  });
};

/** Reads of the platform that many pages have in common. */
const sharedReads = new Set(["getCategory", "getCategories"]);

const MAINTENANCE_TITLE = "Site Under Maintenance";

/**
 * Transports without HTTP of our own: the SDK itself and the handlers of the site API, with the site's shared guest
 * token. Failures are thrown as `CommerceApiError`. `hideMaintenance` lets the maintenance page itself be rendered
 * during maintenance.
 */
export const createPageTransports = (
  services: SiteServices,
  operations: readonly SiteOperation[],
  request: PageRequest,
  { hideMaintenance, breakers }: { hideMaintenance: boolean; breakers: Breakers },
): PageTransports => {
  const { url, requestId } = request;
  let degraded = false;
  const markDegraded = () => {
    degraded = true;
  };
  const context = createSiteContext(services, anonymousCaller(request, markDegraded));
  const tags = new Set<string>();

  const noteFailure = ({ status, body }: UpstreamProblem) => {
    if (status < 500 && ![401, 403, 429].includes(status)) return;
    markDegraded();
    services.log.warn({ status, body, page: url, reqId: requestId }, "A page asked for something that failed.");
  };

  const asPagesSeeIt = (error: unknown): unknown => {
    if (!(error instanceof UpstreamProblem)) return error;
    const { status, body, maintenance } = error;
    noteFailure(error);
    if (!maintenance) return commerceApiError(status, body);
    const members = typeof body === "object" && body !== null ? body : {};
    return commerceApiError(
      status,
      hideMaintenance
        ? problem("service-unavailable", "Service Unavailable", "The backend isn't responding right now.")
        : { ...members, title: MAINTENANCE_TITLE },
    );
  };

  /** What many pages have in common is asked for once in a while; what an editor looks at, each time. */
  const shared = (key: readonly unknown[], call: () => Promise<unknown>): Promise<unknown> =>
    request.preview ? call() : services.answers.through(JSON.stringify([request.site.alias, ...key]), call);

  const run = async (call: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await call();
    } catch (error) {
      throw asPagesSeeIt(error);
    }
  };

  return {
    scapi: (family, method, args) =>
      run(async () => {
        const ask = () => breakers.ask(family, () => context.scapi(family, method, args));
        const answer = await (sharedReads.has(method) ? shared([method, args], ask) : ask());
        for (const tag of tagsOf(method, args, answer)) tags.add(tag);
        return answer;
      }),
    site: ({ method, path, query = {}, body }) =>
      run(async () => {
        const { operation, params } = matchOperation(operations, method, path);
        if (operation.path === "content/*key") tags.add(`content:${params["key"] ?? ""}`);
        return inSpan(`site ${operation.path}`, {}, () =>
          breakers.ask(operation.path, () => inTime(operation, context, { params, query, body })),
        );
      }),
    tags: () => [...tags].slice(0, MOST_TAGS),
    isDegraded: () => degraded,
  };
};
