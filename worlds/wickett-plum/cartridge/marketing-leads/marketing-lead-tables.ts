import { boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What a company or group asked for in a side sheet, and who is to be written to. */
export const marketingLeads = pgTable(
  "marketing_leads",
  {
    /** The case's number, as the sender is told it. */
    caseId: text("case_id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** Of whoever sent the form; guests have no row of their own. */
    customerId: text("customer_id").notNull(),
    reason: text("reason").$type<"concierge" | "digital-catalog" | "printed-catalog">().notNull(),
    companyName: text("company_name").notNull(),
    organizationType: text("organization_type"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Only a printed catalog needs a door. */
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
    consent: boolean("consent").notNull(),
    /** Codes of lists, joined by `|`. */
    subscribeList: text("subscribe_list"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("marketing_leads_email").on(table.siteId, table.email),
    index("marketing_leads_created").on(table.createdAt),
  ],
);
