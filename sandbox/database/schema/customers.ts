import { boolean, jsonb, pgSequence, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Where customer numbers come from. */
export const customerNumbers = pgSequence("customer_no", { startWith: 10001 });

/** People with an account; guests have no row. One list of customers serves every site. */
export const customers = pgTable(
  "customers",
  {
    id: text("id").primaryKey(),
    customerNo: text("customer_no").notNull().unique(),
    /** As typed, for showing; `loginKey` is its lower-case form and unique. */
    login: text("login").notNull(),
    loginKey: text("login_key").notNull(),
    email: text("email").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Optional standard members by their wire name, for example `phoneHome`. */
    details: jsonb("details").$type<Record<string, string | number>>().notNull(),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
    preferredLocale: text("preferred_locale"),
    /** `scrypt$N$r$p$salt$key`, base64url. */
    passwordHash: text("password_hash").notNull(),
    enabled: boolean("enabled").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
    lastLoginAt: instant("last_login_at"),
    previousLoginAt: instant("previous_login_at"),
  },
  (table) => [uniqueIndex("customers_login_key").on(table.loginKey)],
);

/** The address book. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    customerId: text("customer_id").notNull(),
    addressId: text("address_id").notNull(),
    preferred: boolean("preferred").notNull(),
    /** Members by their wire name, for example `postalCode`; custom ones with `c_`. */
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.addressId] })],
);

/** Groups a person was put into by hand; `Everyone`, `Registered` and `Unregistered` follow from who asks. */
export const customerGroupMembers = pgTable(
  "customer_group_members",
  { customerId: text("customer_id").notNull(), groupId: text("group_id").notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.groupId] })],
);
