import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";

/** What the code of a catalog or a letter opens: prices, promotions. */
export interface SourceCodeGroup {
  id: string;
  /** The catalog or the letter in words. */
  description?: string;
}

/** Source codes; each call throws `CommerceApiError`. */
export interface SourceCodeGroupsApi {
  /** What a code opens on the site now; null where that is nothing. */
  ofCode(sourceCode: string): Promise<SourceCodeGroup | null>;
}

/** Made where a page needs it, so that no other page carries it. */
export const createSourceCodeGroupsApi = (site: SiteTransport): SourceCodeGroupsApi => ({
  ofCode: async (sourceCode) =>
    (
      (await site({ method: "GET", path: "source-code-groups", query: { sourceCode } })) as {
        group?: SourceCodeGroup | null;
      }
    ).group ?? null,
});
