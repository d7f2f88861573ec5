import type { Request } from "express";
import { refuse } from "#server/problem.ts";

/**
 * Refuses with 403 what the browser does not say to come from our own pages; a request that says nothing is refused
 * too.
 */
export const refuseForeignOrigin = (request: Request): void => {
  const site = request.get("sec-fetch-site");
  const origin = request.get("origin");
  const ownOrigin = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.get("host");
  const trusted = site === undefined ? ownOrigin : site === "same-origin" && (origin === undefined || ownOrigin);
  if (!trusted) throw refuse(403, "forbidden", "Forbidden", "This is only possible from the shop's own pages.");
};

/**
 * Refuses with 403 what a foreign page could have sent: the browser must say `Sec-Fetch-Site: same-origin` or name our
 * own origin, and the body must be JSON (which makes a foreign page ask first). A request that says nothing is refused
 * too.
 */
export const requireSameOrigin = (request: Request): void => {
  refuseForeignOrigin(request);
  if (!request.is("application/json"))
    throw refuse(415, "unsupported-media-type", "Unsupported Media Type", "The body must be application/json.");
};
