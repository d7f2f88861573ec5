import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { pageOf } from "#sandbox/console/form.ts";
import { html } from "#sandbox/console/html.ts";
import { moment, pager, table, tag } from "#sandbox/console/parts.ts";
import type { RecipientService } from "./recipient-service.ts";

const wordOf = (value: unknown): string => (typeof value === "string" ? value : "");

const lineOf = (address: Readonly<Record<string, unknown>> | undefined): string =>
  [address?.address1, address?.city, address?.stateCode, address?.postalCode].map(wordOf).filter(Boolean).join(", ");

/** Whom customers send sweets to, and the mails before their days. */
export const recipientPages = ({ recipients }: { recipients: RecipientService }): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/recipients",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, recipients: found } = await recipients.page(limit, offset);
      const dates = found.flatMap((recipient) => recipient.dates.map((date) => ({ recipient, date })));
      return {
        title: "Recipients",
        body: html`<p>Whom customers send sweets to, the last change first.</p>
          ${table(
            "Recipients",
            ["Name", "Of", "Address", "Allergies", "Likes", "Note", "Changed"],
            found.map((each) => [
              `${each.firstName} ${each.lastName}`,
              html`<a href="/console/customers/${encodeURIComponent(each.customerId)}">customer</a>`,
              each.addresses.map(lineOf).join("; "),
              each.allergies.join(", "),
              each.likes,
              each.note,
              moment(each.modifiedAt),
            ]),
          )}
          <h2>Days and reminders</h2>
          ${table(
            "Days and reminders",
            ["Name", "Day", "Month and day", "Mail", "Agreed", "Site", "Language", "Next mail", "Last mail"],
            dates.map(({ recipient, date }) => [
              `${recipient.firstName} ${recipient.lastName}`,
              date.name || date.kind,
              `${date.month}/${date.day}${date.year === null ? "" : `/${date.year}`}`,
              date.reminds ? tag("on", "good") : tag("off"),
              moment(date.consentedAt),
              date.siteId ?? "",
              date.locale ?? "",
              moment(date.remindAt),
              moment(date.remindedAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
