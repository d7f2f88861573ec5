import { lenientText } from "#sandbox/core/request/body-values.ts";
import type { ControlContext } from "#sandbox/control/control-context.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { pageOf } from "./form.ts";
import { html } from "./html.ts";
import { moment, pager, table } from "./parts.ts";

const tickedIn = (body: Readonly<Record<string, unknown>>): string =>
  Object.entries(body)
    .flatMap(([name, value]) => (value === true ? [name] : []))
    .join(", ");

/** What people sent in by the forms of campaigns and sweepstakes. */
export const entryPages = ({ services: { customerEvents } }: ControlContext): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/entries",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, events } = await customerEvents.page(limit, offset);
      return {
        title: "Entries",
        body: html`<p>What people sent in by the forms of campaigns and sweepstakes, the newest first.</p>
          ${table(
            "Entries of campaigns",
            ["Event", "Phase", "Name", "Email", "Ticked", "Site", "Sent"],
            events.map(({ body, siteId, createdAt }) => [
              lenientText(body, "eventId"),
              lenientText(body, "eventPhase"),
              `${lenientText(body, "firstName")} ${lenientText(body, "lastName")}`.trim(),
              lenientText(body, "email"),
              tickedIn(body),
              siteId,
              moment(createdAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
