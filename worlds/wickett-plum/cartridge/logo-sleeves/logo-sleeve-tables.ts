import { customType, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Who wants sleeves with a mark on them, and the mark. */
export const logoSleeves = pgTable(
  "logo_sleeves",
  {
    id: text("id").primaryKey(),
    siteId: text("site_id").notNull(),
    /** Of whoever sent the form; guests have no row of their own. */
    customerId: text("customer_id").notNull(),
    companyName: text("company_name").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    /** In digits. */
    phone: text("phone").notNull(),
    /** How many sleeves. */
    quantity: integer("quantity").notNull(),
    /** The day they are needed, `YYYY-MM-DD`; null when there is no hurry. */
    neededBy: date("needed_by"),
    finish: text("finish").$type<"one-color" | "foil">().notNull(),
    comment: text("comment"),
    logoName: text("logo_name"),
    /** Found in the file itself. */
    logoType: text("logo_type").$type<"image/png" | "image/jpeg" | "application/pdf">(),
    logo: bytes("logo"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("logo_sleeves_created").on(table.createdAt)],
);
