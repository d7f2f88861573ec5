import type { ControlContext } from "#sandbox/control/control-context.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf, textField } from "./form.ts";
import { html } from "./html.ts";
import { action, code, facts, filterForm, moment, pager, searchField, table } from "./parts.ts";

/** A mail may look as it likes, but runs nothing and reaches nothing outside. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox; frame-ancestors 'self'";

/** Mails and text messages that would have been sent. */
export const outboxPages = ({ services: { outbox } }: ControlContext): ConsoleRoute[] => {
  const messageOf = async (id = "") => {
    const message = await outbox.find(id);
    if (!message) throw new Fault(404, "message-not-found", `There is no message '${id}' in the outbox.`);
    return message;
  };

  return [
    {
      method: "get",
      path: "/console/outbox",
      handle: async ({ query }) => {
        const { page, limit, offset } = pageOf(query);
        const to = textField(query, "to");
        const { total, messages } = await outbox.list({ ...(to ? { to } : {}), limit, offset });
        return {
          title: "Outbox",
          body: html`<p>
              Nothing leaves this machine: what the shop would have sent lies here, codes and links included.
            </p>
            ${filterForm(searchField("To", query, "to"))}${table(
              "Messages",
              ["Subject", "Kind", "To", "About", "Site", "Sent"],
              messages.map((message) => [
                html`<a href="/console/outbox/${message.id}">${message.subject || "Without subject"}</a>`,
                message.kind,
                message.to,
                message.about,
                message.siteId,
                moment(message.sentAt),
              ]),
            )}${pager(query, page, total)}${total > 0 && action("/console/outbox/clear", "Throw all away", { look: "danger" })}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/outbox/:id",
      handle: async ({ params }) => {
        const message = await messageOf(params.id);
        return {
          title: message.subject || "Message",
          body: html`${facts([
              ["To", message.to],
              ["Kind", message.kind],
              ["About", message.about],
              ["Sent", moment(message.sentAt)],
              ...Object.entries(message.headers ?? {}).map(([name, value]): [string, string] => [name, value]),
            ])}${
              message.html !== null &&
              html`<iframe sandbox src="/console/outbox/${message.id}/mail" title="The mail as it looks"></iframe>`
            }
            <h2>As text</h2>
            ${code("The message as text", message.text)}`,
        };
      },
    },
    {
      method: "get",
      path: "/console/outbox/:id/mail",
      handle: async ({ params }) => ({
        contentType: "text/html; charset=utf-8",
        content: (await messageOf(params.id)).html ?? "",
        policy: mailPolicy,
      }),
    },
    {
      method: "post",
      path: "/console/outbox/clear",
      handle: async () => {
        await outbox.clear();
        return { to: "/console/outbox", said: "The outbox is empty." };
      },
    },
  ];
};
