import { badRequest, listOf, objectOf, textAt } from "#sandbox/core/request/body-values.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { campaignEntryOf, entryLetter } from "./campaign-entry.ts";
import type { CustomerEvent, CustomerEventRepository } from "./customer-event-repository.ts";

/** What campaign forms send. */
export interface CustomerEventService {
  /**
   * Keeps an event and gives its id. An entry to a campaign that limits nobody is kept once per person and phase,
   * however often it is sent; one that allows so many entries a person takes so many. An entry is answered with a
   * letter.
   * @throws Fault 400 for a body that is not valid, 409 `event-limit-reached`
   */
  add(event: { siteId: string; customerId: string; body: unknown }): Promise<string>;
  /** In the order they came. */
  all(): Promise<CustomerEvent[]>;
  /** A page of them, the newest first. */
  page(limit: number, offset: number): Promise<{ total: number; events: CustomerEvent[] }>;
}

const SIZE_LIMIT = 20_000;

const checked = (body: unknown): Record<string, unknown> => {
  const record = objectOf(body, "body");
  listOf(record.subscribelist ?? [], "subscribelist").forEach((each) => textAt(each, "subscribelist"));
  if (Object.keys(record).length === 0) throw badRequest("The form is empty.", "body");
  if (JSON.stringify(record).length > SIZE_LIMIT)
    throw badRequest(`The form holds more than ${SIZE_LIMIT} characters.`, "body");
  return record;
};

/** Events: look at, keep. */
export const createCustomerEventService = (
  repository: CustomerEventRepository,
  clock: Clock,
  newId: () => string,
  outbox: Pick<OutboxService, "send">,
): CustomerEventService => ({
  add: async ({ siteId, customerId, body }) => {
    const form = checked(body);
    const event = { id: newId(), siteId, customerId, body: form, createdAt: clock.now() };
    const entry = campaignEntryOf(form);
    if (!entry) {
      await repository.add(event);
      return event.id;
    }
    await repository.lock(siteId, entry);
    const earlier = await repository.entries(siteId, entry);
    if (entry.maxAllowed === null && earlier[0]) return earlier[0].id;
    if (entry.maxAllowed !== null && earlier.length >= entry.maxAllowed)
      throw new Fault(409, "event-limit-reached", "This person has entered as often as is allowed.", {
        maxAllowed: entry.maxAllowed,
      });
    await repository.add(event);
    await outbox.send({ ...entryLetter(entry, form.firstName), to: entry.email, siteId });
    return event.id;
  },
  all: () => repository.all(),
  page: async (limit, offset) => ({
    total: await repository.count(),
    events: await repository.newestFirst(limit, offset),
  }),
});
