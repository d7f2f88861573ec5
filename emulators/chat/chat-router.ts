import express, { Router } from "express";
import { CHAT_LIMITS, type ChatService } from "#sandbox/platform/chats/chat-service.ts";
import type { ChatAccount } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { textAt } from "../wallets/text-at.ts";
import { sendChatWindow } from "./chat-window.ts";
import { readScript } from "../package-folder.ts";

const SCRIPT = "chat/browser/embed.js";

const conversationIds = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the chat is made from; the service is asked for at the first call. */
export interface ChatOptions {
  chats: () => ChatService;
}

const conversationOf = (source: unknown): string => {
  const id = textAt(source, "conversation");
  if (!conversationIds.test(id)) throw new VendorError(400, { message: "The conversation has no id." });
  return id;
};

/**
 * The contact centre's chat (NICE CXone patron chat, by its public description): the script with `icPatronChat`, the
 * window in a frame of this origin, and what is said in it. Only pages of the storefront may show the window.
 */
export const chatRouter = ({
  chats,
  account,
  origin,
  storefrontOrigins,
}: ChatOptions & { account: ChatAccount; origin: string; storefrontOrigins: readonly string[] }): Router => {
  const script = readScript(SCRIPT).replace("@ORIGIN@", () => origin);
  const router = Router();
  const base = "/inContact/ChatClient";

  /** Whose chat it is. @throws VendorError 404 for another business or point of contact. */
  const checkAccount = (source: unknown): void => {
    if (textAt(source, "bus_no") !== account.businessNo || textAt(source, "poc") !== account.poc)
      throw new VendorError(404, { message: "No such point of contact." });
  };

  router.get(`${base}/js/embed.min.js`, (_request, response) => {
    response.set("cache-control", "public, max-age=300").type("text/javascript").send(script);
  });

  router.get(`${base}/profile`, ({ query }, response) => {
    checkAccount(query);
    response.set("access-control-allow-origin", "*").json({ isOpen: true });
  });

  router.get(`${base}/window`, ({ query }, response) => {
    checkAccount(query);
    const page = textAt(query, "page");
    if (!storefrontOrigins.includes(page)) throw new VendorError(400, { message: "No chat for this page." });
    const conversation = conversationOf(query);
    sendChatWindow(response, {
      page,
      account,
      locale: textAt(query, "locale"),
      conversation,
      framedBy: storefrontOrigins,
    });
  });

  router.get(`${base}/messages`, async ({ query }, response) => {
    checkAccount(query);
    const messages = await chats().of(conversationOf(query));
    response.json({ messages: messages.map(({ sender, text }) => ({ sender, text })) });
  });

  router.post(`${base}/messages`, express.json({ limit: "16kb" }), async ({ body }, response) => {
    checkAccount(body);
    const answer = await chats().say(conversationOf(body), textAt(body, "text"), textAt(body, "locale"));
    if (typeof answer === "string")
      throw new VendorError(answer === "too-many" ? 429 : 400, {
        message: `A message has 1 to ${CHAT_LIMITS.characters} characters, and a chat ${CHAT_LIMITS.messages} messages.`,
      });
    response.json({ messages: answer.map(({ sender, text }) => ({ sender, text })) });
  });
  return router;
};
