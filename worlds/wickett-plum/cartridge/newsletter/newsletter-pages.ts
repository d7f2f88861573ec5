import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { pageOf } from "#sandbox/console/form.ts";
import { html } from "#sandbox/console/html.ts";
import { moment, pager, table } from "#sandbox/console/parts.ts";
import type { SignUpService } from "./sign-up-service.ts";

/** Who signed up for the newsletter. */
export const newsletterPages = ({ newsletterSignUps }: { newsletterSignUps: SignUpService }): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/newsletter",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, signUps } = await newsletterSignUps.page(limit, offset);
      return {
        title: "Newsletter",
        body: html`<p>Who signed up for the newsletter and for what, the latest first.</p>
          ${table(
            "Newsletter sign-ups",
            ["Email", "Name", "Phone", "Postal code", "Birthday", "Lists", "Proven by", "Site", "First", "Last"],
            signUps.map((each) => [
              each.email,
              [each.firstName, each.lastName].filter(Boolean).join(" "),
              each.phone,
              each.postalCode,
              [each.birthdate, each.birthDay && `(day ${each.birthDay}, month ${each.birthMonth ?? "–"})`]
                .filter(Boolean)
                .join(" "),
              each.lists.join(", "),
              each.provenBy,
              each.siteId,
              moment(each.createdAt),
              moment(each.changedAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
