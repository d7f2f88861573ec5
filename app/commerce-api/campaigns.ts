import type { SiteTransport } from "./site-api-client.ts";

/** What forms of campaigns send; each call throws `CommerceApiError`. */
export interface CampaignsApi {
  /** Hands an entry in: the form's values with `smsOptIn`. */
  enter(entry: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Made where a form needs it, so that no other page carries it. */
export const createCampaignsApi = (site: SiteTransport): CampaignsApi => ({
  enter: async (entry) => void (await site({ method: "POST", path: "campaign-form", body: entry })),
});
