import { createScapiTransport, type BrowserTransportOptions, type ScapiTransport } from "./scapi-transport.ts";
import { createSiteTransport, type SiteTransport } from "./site-api-client.ts";

/** Both ways of a browser to the backend; a chunk of its own, since most first pages call nothing. */
export const createBrowserTransports = (
  options: BrowserTransportOptions,
): { scapi: ScapiTransport; site: SiteTransport } => ({
  scapi: createScapiTransport(options),
  site: createSiteTransport(options),
});
