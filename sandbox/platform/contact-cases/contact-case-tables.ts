import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What people wrote to customer service, as the service desk takes it. */
export const contactCases = pgTable(
  "contact_cases",
  {
    id: text("id").primaryKey(),
    organizationId: text("organization_id").notNull(),
    /** The page it was written on: host and path of the address it came back to. */
    cameFrom: text("came_from").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    phone: text("phone"),
    orderNo: text("order_no"),
    topic: text("topic").notNull(),
    comment: text("comment").notNull(),
    priority: text("priority").notNull(),
    status: text("status").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("contact_cases_email").on(table.email, table.createdAt),
    index("contact_cases_created").on(table.createdAt),
  ],
);
