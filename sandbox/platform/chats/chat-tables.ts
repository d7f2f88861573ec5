import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What was said in chats with the contact centre. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: text("id").primaryKey(),
    /** One visit's chat; its id is known to that browser alone. */
    conversationId: text("conversation_id").notNull(),
    sender: text("sender").$type<"shopper" | "shop">().notNull(),
    text: text("text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("chat_messages_conversation").on(table.conversationId, table.createdAt),
    index("chat_messages_created").on(table.createdAt),
  ],
);
