import { webVitals, type WebVital } from "#server/metrics/browser-reports.ts";
import { requestKind } from "#server/metrics/request-kind.ts";
import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/** The measures that are taken, the most each can be, and how many of its units make what is counted. */
const measures: Readonly<Record<string, { most: number; unit: number }>> = {
  LCP: { most: 120_000, unit: 1000 },
  INP: { most: 120_000, unit: 1000 },
  FCP: { most: 120_000, unit: 1000 },
  TTFB: { most: 120_000, unit: 1000 },
  CLS: { most: 100, unit: 1 },
};

const MOST_MEASURES = 10;

const measureOf = (entry: unknown, kind: string): WebVital[] => {
  const { name, value } = (entry ?? {}) as Record<string, unknown>;
  const rule = typeof name === "string" && Object.hasOwn(measures, name) ? measures[name] : undefined;
  if (!rule || typeof value !== "number" || !(value >= 0 && value <= rule.most)) return [];
  return [{ vital: String(name), kind, value: value / rule.unit }];
};

/**
 * `POST vitals` with `{ path, vitals: [{ name, value }] }`: counts what a browser has measured of a visit, by what its
 * first page was about. Times are milliseconds. All else in it is left out, and nothing is kept of the path.
 */
export const vitals: SiteOperation = {
  method: "POST",
  path: "vitals",
  limit: { name: "vitals" },
  sameOrigin: true,
  handle: (_context, { body }) => {
    const { path, vitals: given } = (body ?? {}) as Record<string, unknown>;
    if (typeof path !== "string" || !path.startsWith("/") || !Array.isArray(given))
      throw refuse(400, "bad-request", "Bad Request", "Measures have a path and a list.");
    const kind = requestKind(path);
    for (const entry of given.slice(0, MOST_MEASURES))
      for (const vital of measureOf(entry, kind)) webVitals.publish(vital);
    return Promise.resolve(undefined);
  },
};
