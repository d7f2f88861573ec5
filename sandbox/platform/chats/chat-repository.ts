import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { chatMessages } from "./chat-tables.ts";

/** One thing that was said. */
export type ChatMessage = typeof chatMessages.$inferSelect;

/** Keeps what was said. */
export const createChatRepository = (database: Database) => ({
  add: async (messages: ChatMessage[]): Promise<void> => {
    await database.sql.insert(chatMessages).values(messages);
  },

  /** A conversation from its beginning; who asks comes before who answers. */
  of: async (conversationId: string): Promise<ChatMessage[]> =>
    await database.sql
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(asc(chatMessages.createdAt), sql`${chatMessages.sender} = 'shop'`),

  countOf: async (conversationId: string): Promise<number> =>
    await database.sql.$count(chatMessages, eq(chatMessages.conversationId, conversationId)),

  count: async (): Promise<number> => await database.sql.$count(chatMessages),

  newestFirst: async (limit: number, offset: number): Promise<ChatMessage[]> =>
    await database.sql
      .select()
      .from(chatMessages)
      .orderBy(desc(chatMessages.createdAt), sql`${chatMessages.sender} = 'shopper'`)
      .limit(limit)
      .offset(offset),
});

export type ChatRepository = ReturnType<typeof createChatRepository>;
