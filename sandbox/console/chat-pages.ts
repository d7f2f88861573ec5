import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf } from "./form.ts";
import { html } from "./html.ts";
import { moment, pager, table } from "./parts.ts";

/** Letters of a chat's id that tell it from the others. */
const SHORT = 8;

/** What was said in chats with the contact centre. */
export const chatPages = ({ services: { chats } }: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/chats",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, messages } = await chats.page(limit, offset);
      return {
        title: "Chats",
        body: html`<p>What was said in chats with the contact centre, the newest first.</p>
          ${table(
            "Chat messages",
            ["Chat", "From", "Message", "Sent"],
            messages.map((each) => [
              each.conversationId.slice(0, SHORT),
              each.sender === "shop" ? "the shop" : "a shopper",
              each.text,
              moment(each.createdAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
