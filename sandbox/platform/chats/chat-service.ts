import { randomUUID } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import { chatAnswer, type ChatScript } from "./chat-answers.ts";
import type { ChatMessage, ChatRepository } from "./chat-repository.ts";

/** Longest message, and the most one chat keeps. */
export const CHAT_LIMITS = { characters: 1000, messages: 200 } as const;

/** Why a message is not taken. */
export type ChatRefusal = "empty" | "too-long" | "too-many";

/** Chats with the contact centre. */
export interface ChatService {
  /** Keeps what a shopper says with the answer to it, and gives both. */
  say(conversationId: string, text: string, locale: string): Promise<ChatMessage[] | ChatRefusal>;
  of(conversationId: string): Promise<ChatMessage[]>;
  /** All chats, the newest message first. */
  page(limit: number, offset: number): Promise<{ total: number; messages: ChatMessage[] }>;
}

/** @param script what is answered */
export const createChatService = (repository: ChatRepository, clock: Clock, script: ChatScript): ChatService => ({
  say: async (conversationId, given, locale) => {
    const text = given.trim();
    if (text === "") return "empty";
    if (text.length > CHAT_LIMITS.characters) return "too-long";
    if ((await repository.countOf(conversationId)) >= CHAT_LIMITS.messages) return "too-many";
    const message = (sender: ChatMessage["sender"], words: string): ChatMessage => ({
      id: randomUUID(),
      conversationId,
      sender,
      text: words,
      createdAt: clock.now(),
    });
    const said = [message("shopper", text), message("shop", chatAnswer(script, text, locale))];
    await repository.add(said);
    return said;
  },
  of: (conversationId) => repository.of(conversationId),
  page: async (limit, offset) => ({
    total: await repository.count(),
    messages: await repository.newestFirst(limit, offset),
  }),
});
