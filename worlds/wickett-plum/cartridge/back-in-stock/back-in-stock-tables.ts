import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/** Who wants to hear when a product can be bought again. */
export const backInStockSignups = pgTable(
  "back_in_stock_signups",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    productId: text("product_id").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    locale: text("locale").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the mail was sent; nothing while it waits. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("back_in_stock_waiting")
      .on(table.siteId, table.productId, table.email)
      .where(sql`notified_at is null`),
    index("back_in_stock_notified").on(table.notifiedAt),
  ],
);
