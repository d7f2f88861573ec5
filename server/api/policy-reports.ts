import { Router } from "express";
import type { Metrics } from "#server/metrics/metrics.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { policyReportBody } from "#server/middleware/json-body.ts";
import { policyDirectives } from "#server/middleware/security-headers.ts";
import { requestSite } from "./request-site.ts";
import type { SiteServices } from "./site/create-site-context.ts";

/** Most violations that are read of one report; browsers gather them. */
const MOST_VIOLATIONS = 10;

/** What is noted of a violation: nothing that names a shopper. */
interface Violation {
  directive: string;
  /** The origin that was refused, or what it was: `inline`, `eval`, `data`. */
  blocked: string;
  /** The path of the page. */
  page: string;
  /** Where the code stands, without what follows a question mark. */
  source?: string;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The bodies of both forms: that of `report-uri`, and that of the Reporting API, which comes as a list. */
const bodiesOf = (body: unknown): Members[] => {
  if (Array.isArray(body))
    return body.flatMap((report: unknown) =>
      isMembers(report) && report["type"] === "csp-violation" && isMembers(report["body"]) ? [report["body"]] : [],
    );
  return isMembers(body) && isMembers(body["csp-report"]) ? [body["csp-report"]] : [];
};

const textOf = (body: Members, ...names: string[]): string => {
  const found = names.map((name) => body[name]).find((value) => typeof value === "string");
  return typeof found === "string" ? found.slice(0, 2000) : "";
};

/** An address without its query, at most 200 characters; a page's own by its path alone. */
const placeOf = (address: string, isPage = false): string => {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return `${isPage || origin === "null" ? "" : origin}${pathname}`.slice(0, 200);
};

/** What was refused: an origin where it is an address, else its scheme or the browser's word. */
const blockedOf = (blocked: string): string => {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : "other";
  const { origin, protocol } = new URL(blocked);
  return origin === "null" ? protocol.slice(0, -1) : origin;
};

const isExtension = (address: string) => /^[a-z-]*extension:/.test(address);

const violationOf = (body: Members): Violation | null => {
  const [directive = ""] = textOf(body, "effectiveDirective", "effective-directive", "violated-directive").split(" ");
  const blocked = textOf(body, "blockedURL", "blocked-uri");
  const source = textOf(body, "sourceFile", "source-file");
  // What a shopper has added to the browser is no affair of the shop.
  if (!policyDirectives.has(directive) || isExtension(blocked) || isExtension(source)) return null;
  const page = placeOf(textOf(body, "documentURL", "document-uri"), true);
  const place = placeOf(source);
  return { directive, blocked: blockedOf(blocked), page, ...(place !== "" && { source: place }) };
};

/**
 * `POST /api/<site>/policy-reports`: where browsers tell what a page was kept from by its content security policy, in
 * the form of `report-uri` or of the Reporting API. Each is a line of the log and counts; 204 (security-14).
 */
export const createPolicyReports = (
  { config, limits, log }: Pick<SiteServices, "config" | "limits" | "log">,
  metrics?: Pick<Metrics, "countViolation">,
): Router => {
  const router = Router({ mergeParams: true });
  router.post("/", policyReportBody, async (request, response) => {
    const site = requestSite(config, request);
    await limits.take("problem", { address: clientAddress(request), subject: `policy ${site.id}` });
    for (const body of bodiesOf(request.body as unknown).slice(0, MOST_VIOLATIONS)) {
      const violation = violationOf(body);
      if (!violation) continue;
      metrics?.countViolation(violation.directive);
      log.warn({ site: site.id, violation }, "A page was kept from something by its policy.");
    }
    response.status(204).set("cache-control", "no-store").end();
  });
  return router;
};
