import type { Clock } from "#sandbox/core/clock.ts";
import type { ConsentService } from "#sandbox/platform/consents/consent-service.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { type CatalogAsk, catalogLetter, futureCatalogsOf, placeOf, PLACES_PER_PERSON } from "./catalog-request.ts";
import type { CatalogRequest, CatalogRequestRepository } from "./catalog-request-repository.ts";

/** Who sends the form. */
export interface CatalogAsker {
  siteId: string;
  customerId: string;
  registered: boolean;
}

/** Requests for catalogs. */
export interface CatalogRequestService {
  /**
   * Keeps a request for future catalogs, says so in a letter, and signs the address up for offers where that is wanted.
   * The same door is kept once, with what was said last. Gives the request's id, or nothing when too many doors are
   * known for the address.
   * @throws Fault 400 for a form that is not valid
   */
  askForFuture(asker: CatalogAsker, body: unknown): Promise<string | undefined>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; requests: CatalogRequest[] }>;
}

/** Requests: keep, confirm, look at. */
export const createCatalogRequestService = (options: {
  repository: CatalogRequestRepository;
  preferences: { of(siteId: string): Promise<Record<string, unknown>> };
  consents: Pick<ConsentService, "answer">;
  outbox: Pick<OutboxService, "send">;
  clock: Clock;
  newId: () => string;
}): CatalogRequestService => {
  const { repository, preferences, consents, outbox, clock, newId } = options;

  const keep = async ({ siteId, customerId, registered }: CatalogAsker, ask: CatalogAsk) => {
    await repository.lock(siteId, ask.email);
    const earlier = await repository.of(siteId, ask.email);
    const same = earlier.find((request) => placeOf(request) === placeOf(ask));
    if (!same && earlier.length >= PLACES_PER_PERSON) return undefined;
    const request = { ...ask, id: same?.id ?? newId(), siteId, customerId, createdAt: clock.now() };
    if (same) await repository.replace(request);
    else {
      await repository.add(request);
      await outbox.send({ ...catalogLetter(ask), siteId });
    }
    if (ask.addToEmailList)
      await consents.answer(
        { customerId, registered, siteId },
        { subscriptionId: "offers-updates", channel: "email", contactPointValue: ask.email, status: "opt_in" },
      );
    return request.id;
  };

  return {
    askForFuture: async (asker, body) => {
      const { catalogCompanyRequired } = await preferences.of(asker.siteId);
      return keep(asker, futureCatalogsOf(body, { isCompanyRequired: catalogCompanyRequired === true }));
    },
    page: async (limit, offset) => ({
      total: await repository.count(),
      requests: await repository.newestFirst(limit, offset),
    }),
  };
};
