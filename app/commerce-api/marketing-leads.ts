import type { SiteTransport } from "./site-api-client.ts";

/** Somebody who looks after companies and groups of a region. */
export interface Concierge {
  id: string;
  name: string;
  phone: string;
  email: string;
}

/** Leads and concierges; each call throws `CommerceApiError` where it fails. */
export interface MarketingLeadsApi {
  /** Opens a case and gives its number; throws where none was opened. */
  send(lead: object): Promise<string>;
  /** Who looks after a zip code; null for nobody. */
  findConcierge(postalCode: string): Promise<Concierge | null>;
  /** A concierge by id; null when there is none any more. */
  concierge(id: string): Promise<Concierge | null>;
}

const isConcierge = (answer: unknown): answer is Concierge =>
  typeof (answer as Partial<Concierge> | null | undefined)?.phone === "string";

/** Made where a form needs it, so that no other page carries it. */
export const createMarketingLeadsApi = (site: SiteTransport): MarketingLeadsApi => ({
  send: async (body) => {
    const answer = (await site({ method: "POST", path: "marketing-lead/", body })) as { caseId?: unknown } | undefined;
    if (typeof answer?.caseId !== "string") throw new Error("Failed to send marketing lead");
    return answer.caseId;
  },
  findConcierge: async (postalCode) => {
    const answer = await site({ method: "GET", path: "concierge", query: { postalCode } });
    const { concierge } = (answer ?? {}) as { concierge?: unknown };
    return isConcierge(concierge) ? concierge : null;
  },
  concierge: async (id) => {
    const answer = await site({ method: "GET", path: `concierge/${encodeURIComponent(id)}` });
    return isConcierge(answer) ? answer : null;
  },
});
