import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf } from "./form.ts";
import { html } from "./html.ts";
import { moment, pager, table } from "./parts.ts";

/** What people wrote to customer service. */
export const contactPages = ({ services: { contactCases } }: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/contact",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, cases } = await contactCases.page(limit, offset);
      return {
        title: "Contact",
        body: html`<p>What people wrote to customer service, the latest first.</p>
          ${table(
            "Messages to customer service",
            ["Name", "Email", "Topic", "Message", "Order", "Phone", "Priority", "Status", "Page", "Sent"],
            cases.map((each) => [
              `${each.firstName} ${each.lastName}`,
              each.email,
              each.topic,
              each.comment,
              each.orderNo,
              each.phone,
              each.priority,
              each.status,
              each.cameFrom,
              moment(each.createdAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
