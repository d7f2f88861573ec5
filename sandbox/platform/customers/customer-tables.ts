import {
  boolean,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

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
    /** `scrypt$N$r$p$salt$key`, base64url; empty for somebody who logs in elsewhere. */
    passwordHash: text("password_hash").notNull(),
    enabled: boolean("enabled").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
    lastLoginAt: instant("last_login_at"),
    previousLoginAt: instant("previous_login_at"),
    /** When a closed account is erased; null for one that is open. */
    closesAt: instant("closes_at"),
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

/** Groups of customers; one with a rule takes in whoever meets it, one without holds those put into it by hand. */
export const customerGroups = pgTable("customer_groups", {
  id: text("id").primaryKey(),
  description: text("description").notNull(),
  rule: jsonb("rule").$type<unknown>(),
});

/** Saved ways to pay; never a whole card number. */
export const customerPaymentInstruments = pgTable(
  "customer_payment_instruments",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id").notNull(),
    methodId: text("method_id").notNull(),
    isDefault: boolean("is_default").notNull(),
    card: jsonb("card").$type<Record<string, unknown>>(),
    bankRoutingNumber: text("bank_routing_number"),
    maskedGiftCertificateCode: text("masked_gift_certificate_code"),
    /** The gift card its owner has shown number and code of; neither is kept here. */
    giftCertificateId: text("gift_certificate_id"),
    /** The processor's lasting name for the card; never shown. */
    storedCardId: text("stored_card_id"),
    /** Custom attributes with their `c_` names. */
    attributes: jsonb("attributes").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    modifiedAt: instant("modified_at").notNull(),
  },
  (table) => [index("customer_payment_instruments_customer").on(table.customerId)],
);

/** Who a person is at an identity provider. */
export const externalProfiles = pgTable(
  "external_profiles",
  {
    authenticationProviderId: text("authentication_provider_id").notNull(),
    externalId: text("external_id").notNull(),
    customerId: text("customer_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.authenticationProviderId, table.externalId] })],
);

/** Accounts of companies and groups that several people may order for. */
export const businessAccounts = pgTable("business_accounts", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  level: text("level").notNull(),
  multipleUserAgents: boolean("multiple_user_agents"),
  taxExempt: boolean("tax_exempt").notNull(),
  /** Number of the certificate that frees the account from sales tax. */
  taxCertificate: text("tax_certificate"),
});

/** Who orders for which account; a person orders for one at most. */
export const businessAccountMembers = pgTable("business_account_members", {
  customerId: text("customer_id").primaryKey(),
  accountId: text("account_id").notNull(),
});

/** What people did that marketing wants to know, as campaign forms send it. */
export const customerEvents = pgTable("customer_events", {
  id: text("id").primaryKey(),
  siteId: text("site_id").notNull(),
  customerId: text("customer_id").notNull(),
  body: jsonb("body").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull(),
});
