import type { Database } from "#sandbox/database/connection.ts";
import { customerEvents } from "#sandbox/database/schema/customers.ts";

/** Something a person did that marketing wants to know. */
export type CustomerEvent = typeof customerEvents.$inferSelect;

/** Keeps what campaign forms send. */
export const createCustomerEventRepository = (database: Database) => ({
  add: async (event: CustomerEvent): Promise<void> => {
    await database.sql.insert(customerEvents).values(event);
  },

  /** In the order they came. */
  all: (): Promise<CustomerEvent[]> => database.sql.select().from(customerEvents).orderBy(customerEvents.createdAt),
});

export type CustomerEventRepository = ReturnType<typeof createCustomerEventRepository>;
