import type { Clock } from "#sandbox/core/clock.ts";
import type { CustomerService } from "#sandbox/platform/customers/customer-service.ts";
import { attemptOf, type Consent, type ConsentAttempt, type ConsentSubscription } from "./consent.ts";
import type { ConsentRepository } from "./consent-repository.ts";

/** Who answers. */
export interface ConsentOwner {
  customerId: string;
  registered: boolean;
  siteId: string;
}

/** What shoppers agreed to hear about. */
export interface ConsentService {
  /** Everything there is to agree to; with tags, what carries any of them. */
  subscriptions(tags: readonly string[]): readonly ConsentSubscription[];
  /** The shopper's answers; where a customer never answered by e-mail, the default counts for the account's address. */
  answersOf(owner: ConsentOwner): Promise<Consent[]>;
  /** Takes an answer when it is valid. */
  answer(owner: ConsentOwner, body: unknown): Promise<ConsentAttempt>;
}

/** Consents: look at, keep. */
export const createConsentService = (options: {
  repository: ConsentRepository;
  customers: Pick<CustomerService, "find">;
  subscriptions: readonly ConsentSubscription[];
  clock: Clock;
}): ConsentService => {
  const { repository, customers, subscriptions, clock } = options;
  return {
    subscriptions: (tags) =>
      tags.length === 0 ? subscriptions : subscriptions.filter((each) => each.tags.some((tag) => tags.includes(tag))),

    answersOf: async ({ customerId, registered }) => {
      const given = await repository.of(customerId);
      const contactPoint = registered ? (await customers.find(customerId))?.email : undefined;
      if (!contactPoint) return given;
      const unanswered = subscriptions.filter(
        ({ subscriptionId, channels }) =>
          channels.includes("email") &&
          !given.some((consent) => consent.subscriptionId === subscriptionId && consent.channel === "email"),
      );
      return [
        ...unanswered.map(({ subscriptionId, defaultStatus }): Consent => ({
          subscriptionId,
          channel: "email",
          contactPoint,
          status: defaultStatus,
        })),
        ...given,
      ];
    },

    answer: async ({ customerId, siteId }, body) => {
      const attempt = attemptOf(body, subscriptions);
      if (attempt.consent) await repository.put({ ...attempt.consent, customerId, siteId, changedAt: clock.now() });
      return attempt;
    },
  };
};
