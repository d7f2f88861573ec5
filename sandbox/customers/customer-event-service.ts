import type { Clock } from "#sandbox/clock.ts";
import { Fault } from "#sandbox/fault.ts";
import type { CustomerEvent, CustomerEventRepository } from "./customer-event-repository.ts";
import { recordOf } from "./customer.ts";

/** What campaign forms send. */
export interface CustomerEventService {
  /** Keeps an event and gives its id. @throws Fault 400 for a body that is not valid. */
  add(event: { siteId: string; customerId: string; body: unknown }): Promise<string>;
  /** In the order they came. */
  all(): Promise<CustomerEvent[]>;
}

const SIZE_LIMIT = 20_000;

const checked = (body: unknown): Record<string, unknown> => {
  const record = recordOf(body, "body");
  const { subscribelist = [] } = record;
  if (!Array.isArray(subscribelist) || subscribelist.some((each) => typeof each !== "string"))
    throw new Fault(400, "bad-request", "'subscribelist' must be a JSON array of texts.", { path: "subscribelist" });
  if (Object.keys(record).length === 0) throw new Fault(400, "bad-request", "The form is empty.");
  if (JSON.stringify(record).length > SIZE_LIMIT)
    throw new Fault(400, "bad-request", `The form holds more than ${SIZE_LIMIT} characters.`);
  return record;
};

/** Events: look at, keep. */
export const createCustomerEventService = (
  repository: CustomerEventRepository,
  clock: Clock,
  newId: () => string,
): CustomerEventService => ({
  add: async ({ siteId, customerId, body }) => {
    const event = { id: newId(), siteId, customerId, body: checked(body), createdAt: clock.now() };
    await repository.add(event);
    return event.id;
  },
  all: () => repository.all(),
});
