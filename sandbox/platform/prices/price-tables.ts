import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A price book: one currency, offered to some sites and, when named, to one customer group only. */
export const priceBooks = pgTable("price_books", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  currency: text("currency").notNull(),
  kind: text("kind").$type<"list" | "sale">().notNull(),
  siteIds: jsonb("site_ids").$type<string[]>().notNull(),
  customerGroup: text("customer_group"),
  /** The book whose prices apply wherever this one applies. */
  parentId: text("parent_id"),
  online: boolean("online").notNull().default(true),
  validFrom: timestamp("valid_from", { withTimezone: true }),
  validTo: timestamp("valid_to", { withTimezone: true }),
});

/** One price from a minimum quantity on. */
export const prices = pgTable(
  "prices",
  {
    priceBookId: text("price_book_id")
      .notNull()
      .references(() => priceBooks.id),
    productId: text("product_id").notNull(),
    minQuantity: integer("min_quantity").notNull(),
    /** Cents, or with `percentage` nothing: then it is that much less than the price of the smallest quantity. */
    priceCents: integer("price_cents"),
    percentage: integer("percentage"),
    /** Tells prices apart that hold at different times: both moments, or nothing for a price that always holds. */
    period: text("period").notNull().default(""),
    validFrom: timestamp("valid_from", { withTimezone: true }),
    validTo: timestamp("valid_to", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.priceBookId, table.productId, table.period, table.minQuantity] }),
    check("prices_amount", sql`${table.priceCents} >= 0 and ${table.minQuantity} > 0`),
  ],
);
