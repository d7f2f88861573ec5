import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who asked for a catalog, and where it goes. */
export const catalogRequests = pgTable(
  "catalog_requests",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** Of whoever sent the form; guests have no row of their own. */
    customerId: text("customer_id").notNull(),
    /** What was asked for. */
    reason: text("reason").$type<"future" | "printed" | "digital">().notNull(),
    companyName: text("company_name"),
    organizationType: text("organization_type"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** A digital catalog needs no street. */
    address1: text("address1"),
    address2: text("address2"),
    city: text("city"),
    stateCode: text("state_code"),
    postalCode: text("postal_code").notNull(),
    countryCode: text("country_code").notNull(),
    /** In digits. */
    phone: text("phone").notNull(),
    phoneExtension: text("phone_extension"),
    /** In lower case. */
    email: text("email").notNull(),
    /** Whether offers may be mailed. */
    addToEmailList: boolean("add_to_email_list").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("catalog_requests_email").on(table.siteId, table.email),
    index("catalog_requests_created").on(table.createdAt),
  ],
);
