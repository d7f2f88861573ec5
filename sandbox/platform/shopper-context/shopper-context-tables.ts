import { boolean, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a back end said about a shopper's session, to steer prices, promotions and search. */
export const shopperContexts = pgTable(
  "shopper_contexts",
  {
    usid: text("usid").primaryKey(),
    context: jsonb("context").$type<Record<string, unknown>>().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("shopper_contexts_expiry").on(table.expiresAt)],
);

/** Codes of catalogues and campaigns; an active one opens price books and promotions. */
export const sourceCodeGroups = pgTable("source_code_groups", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Codes of the group; a `*` at the end stands for anything. */
  codes: jsonb("codes").$type<string[]>().notNull(),
  enabled: boolean("enabled").notNull(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  startsAt: instant("starts_at"),
  endsAt: instant("ends_at"),
  priceBookIds: jsonb("price_book_ids").$type<string[]>().notNull(),
});
