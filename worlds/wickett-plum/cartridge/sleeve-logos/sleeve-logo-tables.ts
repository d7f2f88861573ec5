import { customType, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Logos that shoppers sent to have on sleeves; lines name them by their id. */
export const sleeveLogos = pgTable(
  "sleeve_logos",
  {
    /** Drawn by chance: who has it may see the logo and have it printed. */
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** Of whoever sent it; guests have no row of their own. */
    customerId: text("customer_id").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** For the press: a PNG in its colors. */
    picture: bytes("picture").notNull(),
    /** For the screen: where the ink goes, as the opacity of a PNG. */
    mark: bytes("mark").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When to look whether anything still names it; null once an order does. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [
    index("sleeve_logos_expiry").on(table.expiresAt),
    index("sleeve_logos_customer").on(table.customerId, table.createdAt),
  ],
);
