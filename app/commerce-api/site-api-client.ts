import { withShopperToken, type BrowserTransportOptions } from "./scapi-transport.ts";

/** One call of the site API; `path` comes after `/api/<site>/`. */
export interface SiteRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

/** Carries one site API call: in the browser over HTTP, on the server straight into the handler. */
export type SiteTransport = (request: SiteRequest) => Promise<unknown>;

/** What everybody may read without a token. */
const publicPaths =
  /^(all-customer-groups|route-map|product-badges|site-prefs|nav-menu|footer|content|content-search|store-search|store-details|shop-inventory|delivery-promise|arrivals|gift-reminders|reviews|concierge)(\/|$)/;

/** The browser's way to the site API: `/api/<site>/<path>` with JSON both ways. */
export const createSiteTransport = (options: BrowserTransportOptions): SiteTransport => {
  const request = withShopperToken(options);
  return ({ method, path, query, body }) => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    return request(
      `/api/${options.siteId}/${path}${search}`,
      method === "GET"
        ? { method }
        : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body ?? {}) },
      publicPaths.test(path) ? "none" : method === "GET" ? "ifAny" : "always",
      query?.["customerId"],
    );
  };
};
