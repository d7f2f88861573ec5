import { bigserial, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the shop would have sent to people; it is the only mailbox there is, so links and codes stand in it in full. */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: text("id").primaryKey(),
    /** Order of sending. */
    position: bigserial("position", { mode: "number" }).notNull().unique(),
    kind: text("kind").$type<"mail" | "sms">().notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** Headers of the mail beyond the usual ones, for example `List-Unsubscribe`. */
    headers: jsonb("headers").$type<Record<string, string>>(),
    siteId: text("site_id").notNull(),
    /** What occasioned it, for example `password-reset`. */
    about: text("about").notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("outbox_messages_recipient").on(table.recipient)],
);
