import { siteForHost, type SiteConfig } from "#config/sites.ts";

/** The first segment of pages that belong to one shopper; they are never cached and keep their whole query. */
const personal = new Set([
  "account",
  "account-confirmation",
  "admin",
  "billing",
  "cart",
  "compare",
  "gift-calendar",
  "gift-reminders",
  "login",
  "maintenance",
  "new-password-form",
  "order-confirmation",
  "people",
  "register",
  "revieworder",
  "shipping",
  "track-order",
]);

/** The path of shared pages, and the query parameters that they read. */
export type PageParameters = readonly [path: RegExp, names: RegExp];

/** Query parameters that a shared page reads, by the page's path. */
const readBy: PageParameters[] = [
  [/^\/(?:search|category\/[^/]+)$/, /^(?:q|words|shop|by|to|sort|start|sz|refine\d{0,2})$/],
  [/^\/gift-finder$/, /^(?:who|occasion|budget|diet|step)$/],
  [/^\/products(?:\/|$)|\.html$/, /^(?:color|size)$/],
];

/** Adds what pages of a shop's own read, and the first segments of those that belong to one shopper. */
export const addPages = (added: {
  pageParameters: readonly PageParameters[];
  personalPages: readonly string[];
}): void => {
  readBy.push(...added.pageParameters);
  for (const segment of added.personalPages) personal.add(segment);
};

/** A page with a form comes back with `submit=true` and nothing else. */
const isFormBack = (name: string, value: string): boolean => name === "submit" && value === "true";

/**
 * Whether a parameter counts on a page; every other one is dropped, so that nobody can fill the cache with variants
 * (security-5).
 */
const countsOn = (path: string): ((name: string, value: string) => boolean) => {
  const names = readBy.find(([page]) => page.test(path))?.[1];
  return names ? (name) => names.test(name) : isFormBack;
};

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

const normalQuery = (path: string, query: string): string => {
  const counts = countsOn(path);
  const countedParams = [...new URLSearchParams(query)].filter(([name, value]) => counts(name, value));
  if (countedParams.length === 0) return "";
  const sorted = new URLSearchParams(countedParams.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  return `?${sorted.toString()}`;
};

const pathAndQuery = (requestUrl: string): { path: string; query: string } => {
  const at = requestUrl.indexOf("?");
  const rawPath = at < 0 ? requestUrl : requestUrl.slice(0, at);
  const path = rawPath.length > 1 && rawPath.endsWith("/") ? rawPath.replace(/\/+$/, "") || "/" : rawPath;
  return { path, query: at < 0 ? "" : requestUrl.slice(at) };
};

/** The form of a request for a page that belongs to whoever asks: it keeps its whole query and is kept by nobody. */
export const ownAddress = (sites: readonly SiteConfig[], host: string | undefined, requestUrl: string): PageAddress => {
  const { path, query } = pathAndQuery(requestUrl);
  return { site: siteForHost(sites, host), url: path + query, key: null };
};

/** The normal form of a page request: site by host, path without a trailing slash, known query parameters in order. */
export const pageAddress = (
  sites: readonly SiteConfig[],
  host: string | undefined,
  requestUrl: string,
): PageAddress => {
  const { path, query } = pathAndQuery(requestUrl);
  const end = path.indexOf("/", 1);
  if (personal.has(path.slice(1, end < 0 ? undefined : end))) return ownAddress(sites, host, requestUrl);
  const site = siteForHost(sites, host);
  const url = query === "" ? path : path + normalQuery(path, query.slice(1));
  return { site, url, key: url.length > MAX_KEY_LENGTH ? null : `${site.alias} ${url}` };
};
