import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import type { ScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { createSiteContext, anonymousCaller, type SiteServices } from "#server/api/site/create-site-context.ts";
import { matchOperation } from "#server/api/site/match-operation.ts";
import type { SiteOperation } from "#server/api/site/site-operation.ts";
import { problem, UpstreamProblem } from "#server/problem.ts";
import type { PageRequest } from "./render-page.ts";

/** How a page that is rendered reaches the backend, and whether something it asked for failed. */
export interface PageTransports {
  scapi: ScapiTransport;
  site: SiteTransport;
  /** True when something behind the page was out of order: what was rendered then must not be kept. */
  isDegraded(): boolean;
}

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
  { hideMaintenance }: { hideMaintenance: boolean },
): PageTransports => {
  const { url, requestId } = request;
  let degraded = false;
  const markDegraded = () => {
    degraded = true;
  };
  const context = createSiteContext(services, anonymousCaller(request, markDegraded));

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

  const run = async (call: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await call();
    } catch (error) {
      throw asPagesSeeIt(error);
    }
  };

  return {
    scapi: (family, method, args) => run(() => context.scapi(family, method, args)),
    site: ({ method, path, query = {}, body }) =>
      run(async () => {
        const { operation, params } = matchOperation(operations, method, path);
        return operation.handle(context, { params, query, body });
      }),
    isDegraded: () => degraded,
  };
};
