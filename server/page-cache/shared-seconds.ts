import type { Page } from "./page-entry.ts";

/** How long a page may answer for others, in seconds. */
export interface SharedSeconds {
  fresh: number;
  /** How much longer while a new one is made. */
  stale: number;
}

const seconds = (cacheControl: string, name: string): number =>
  Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`, "i").exec(cacheControl)?.[1] ?? 0);

/**
 * How long a page may be shared: only a 200 without cookies whose `Cache-Control` has `s-maxage`, and no longer than
 * the cache allows; else 0.
 */
export const sharedSeconds = ({ status, headers }: Page, most: SharedSeconds): SharedSeconds => {
  const control = headers["cache-control"] ?? "";
  const isShared = status === 200 && !("set-cookie" in headers) && !/\b(no-store|private|no-cache)\b/i.test(control);
  if (!isShared) return { fresh: 0, stale: 0 };
  return {
    fresh: Math.min(seconds(control, "s-maxage"), most.fresh),
    stale: Math.min(seconds(control, "stale-while-revalidate"), most.stale),
  };
};
