import { randomInt } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import type { ConciergeService } from "#worlds/wickett-plum/cartridge/concierges/concierge-service.ts";
import type { ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { leadLetters, leadOf, wishOf } from "./marketing-lead.ts";
import type { MarketingLead, MarketingLeadRepository } from "./marketing-lead-repository.ts";

/** Who sends the form. */
export interface LeadSender {
  siteId: string;
  customerId: string;
  registered: boolean;
}

/** Leads one address may bring in a day on a site. */
const LEADS_PER_DAY = 10;

const DAY_MS = 86_400_000;

/** What became of a lead: a case, or why there is none. */
export type LeadAnswer = { caseId: string } | { detail: string };

/** Leads of companies and groups. */
export interface MarketingLeadService {
  /**
   * Opens a case and writes the letters it brings. The same wish within a day is the same case, with what was said
   * last; an address that brings too many is told so. @throws Fault 400 for a form that is not valid
   */
  take(sender: LeadSender, body: unknown): Promise<LeadAnswer>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; leads: MarketingLead[] }>;
}

/** Leads: keep, write letters, look at. */
export const createMarketingLeadService = (options: {
  repository: MarketingLeadRepository;
  concierges: Pick<ConciergeService, "near">;
  consents: Pick<ConsentService, "answer" | "subscriptions">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  catalogUrl: string;
}): MarketingLeadService => {
  const { repository, concierges, consents, outbox, clock, catalogUrl } = options;
  return {
    take: async ({ siteId, customerId, registered }, body) => {
      const ask = leadOf(body);
      const now = clock.now();
      await repository.lock(siteId, ask.email);
      const earlier = await repository.of(siteId, ask.email, new Date(now.getTime() - DAY_MS));
      const same = earlier.find((lead) => wishOf(lead) === wishOf(ask));
      if (!same && earlier.length >= LEADS_PER_DAY)
        return { detail: "This email has asked for enough today. Please call us, and we will help you." };
      const caseId = same?.caseId ?? `ML-${randomInt(10_000_000, 99_999_999)}`;
      const lead = { ...ask, caseId, siteId, customerId, createdAt: now };
      if (same) await repository.replace(lead);
      else {
        await repository.add(lead);
        const concierge = ask.reason === "concierge" ? await concierges.near(ask.postalCode) : undefined;
        for (const letter of leadLetters(ask, { caseId, catalogUrl, concierge }))
          await outbox.send({ ...letter, siteId });
      }
      const codes = ask.subscribeList?.split("|") ?? [];
      for (const { subscriptionId } of consents.subscriptions([]).filter(({ formCode }) => codes.includes(formCode)))
        await consents.answer(
          { customerId, registered, siteId },
          { subscriptionId, channel: "email", contactPointValue: ask.email, status: "opt_in" },
        );
      return { caseId };
    },
    page: async (limit, offset) => ({
      total: await repository.count(),
      leads: await repository.newestFirst(limit, offset),
    }),
  };
};
