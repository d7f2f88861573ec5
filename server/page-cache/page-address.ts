import { asksForPreview } from "#server/preview/preview-view.ts";
import { siteForHost, type SiteConfig } from "#config/sites.ts";

/** The first segment of pages that belong to one shopper; they are never cached and keep their whole query. */
const personal = new Set([
  "account",
  "account-confirmation",
  "admin",
  "billing",
  "cart",
  "compare",
  "login",
  "maintenance",
  "new-password",
  "order-confirmation",
  "register",
  "revieworder",
  "shipping",
  "track-order",
]);

/** Query parameters that change a shared page; every other one is dropped, so that nobody can fill the cache with variants. */
const meaningful = /^(q|shop|who|occasion|budget|diet|sort|start|sz|refine\d*|color|size)$/;

/** Longest path with query that is kept in the cache. */
const MAX_KEY_LENGTH = 1500;

/** What a page request asks for, in its one normal form. */
export interface PageAddress {
  site: SiteConfig;
  /** Path with query as it is rendered, for example `/search?q=mint`. */
  url: string;
  /** Key of the page cache; `null` when the answer must not be kept. */
  key: string | null;
}

const normalQuery = (query: string): string => {
  const kept = [...new URLSearchParams(query)].filter(([name]) => meaningful.test(name));
  if (kept.length === 0) return "";
  const sorted = new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  return `?${sorted.toString()}`;
};

/** The normal form of a page request: site by host, path without a trailing slash, known query parameters in order. */
export const pageAddress = (
  sites: readonly SiteConfig[],
  host: string | undefined,
  requestUrl: string,
): PageAddress => {
  const site = siteForHost(sites, host);
  const at = requestUrl.indexOf("?");
  const rawPath = at < 0 ? requestUrl : requestUrl.slice(0, at);
  const path = rawPath.length > 1 && rawPath.endsWith("/") ? rawPath.replace(/\/+$/, "") || "/" : rawPath;
  const end = path.indexOf("/", 1);
  if (asksForPreview(requestUrl) || personal.has(path.slice(1, end < 0 ? undefined : end)))
    return { site, url: at < 0 ? path : path + requestUrl.slice(at), key: null };
  const url = at < 0 ? path : path + normalQuery(requestUrl.slice(at + 1));
  return { site, url, key: url.length > MAX_KEY_LENGTH ? null : `${site.alias} ${url}` };
};
