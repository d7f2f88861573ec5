import { defineModule, type Foundation } from "#sandbox/core/module.ts";
import type { ChatScript } from "./chat-answers.ts";
import { createChatRepository } from "./chat-repository.ts";
import { createChatService } from "./chat-service.ts";

/** Chats with the service desk. */
export const chatsModule = defineModule({
  services: ({ database, clock, world }: Foundation & { world: { chatScript: ChatScript } }) => ({
    chats: createChatService(createChatRepository(database), clock, world.chatScript),
  }),
});
