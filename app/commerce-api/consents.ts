import type { ScapiTransport } from "./scapi-transport.ts";

/** Ways to reach a shopper. */
export type ConsentChannel = "email" | "sms" | "whatsapp";

/** One answer of a shopper. */
export interface ConsentAnswer {
  subscriptionId: string;
  channel: ConsentChannel;
  contactPointValue: string;
  status: "opt_in" | "opt_out";
}

/** Something a shopper may agree to hear about, and what she said to it. */
export interface ConsentOffer {
  subscriptionId: string;
  title: string;
  subtitle?: string;
  channels: ConsentChannel[];
  /** It cannot be declined. */
  consentRequired?: boolean;
  defaultStatus?: "opt_in" | "opt_out";
  consentStatus?: Omit<ConsentAnswer, "subscriptionId">[];
}

/** What a shopper wants to hear about (Shopper Consents); each call throws `CommerceApiError`. */
export interface ConsentsApi {
  /** What a profile offers, with the shopper's answers. */
  list(): Promise<ConsentOffer[]>;
  /** Keeps answers; gives the words about those that could not be kept. */
  answer(answers: readonly ConsentAnswer[]): Promise<string[]>;
}

interface BulkResult {
  success?: boolean;
  error?: { message?: string };
}

/** Made where a page needs it, so that no other page carries it. */
export const createConsentsApi = (scapi: ScapiTransport): ConsentsApi => ({
  list: async () => {
    const { data = [] } = (await scapi("ShopperConsents", "getSubscriptions", [
      { parameters: { tags: ["user_profile"], expand: ["consentStatus"] } },
    ])) as { data?: ConsentOffer[] };
    return data;
  },
  answer: async (answers) => {
    const { results = [] } = (await scapi("ShopperConsents", "updateSubscriptions", [
      { parameters: {}, body: { subscriptions: answers } },
    ])) as { results?: BulkResult[] };
    return results.flatMap(({ success, error }) => (success === false ? [error?.message ?? ""] : []));
  },
});
