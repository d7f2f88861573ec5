import type { SiteTransport } from "./site-api-client.ts";

/**
 * What forms for catalogs send; each call throws `CommerceApiError`, with the server's words where the answer is
 * flagged as an error.
 */
export interface CatalogsApi {
  /** Asks for the catalogs to come (forms-12). */
  requestFuture(request: object): Promise<void>;
}

/** Made where a form needs it, so that no other page carries it. */
export const createCatalogsApi = (site: SiteTransport): CatalogsApi => ({
  requestFuture: async (body) => void (await site({ method: "POST", path: "request-future-catalog", body })),
});
