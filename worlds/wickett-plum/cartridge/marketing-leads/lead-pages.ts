import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { pageOf } from "#sandbox/console/form.ts";
import { html } from "#sandbox/console/html.ts";
import { moment, pager, table } from "#sandbox/console/parts.ts";
import type { ConciergeService } from "#worlds/wickett-plum/cartridge/concierges/concierge-service.ts";
import type { MarketingLeadService } from "./marketing-lead-service.ts";

/** What companies and groups asked for, and who looks after them. */
export const leadPages = ({
  marketingLeads,
  concierges,
}: {
  marketingLeads: MarketingLeadService;
  concierges: ConciergeService;
}): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/leads",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, leads } = await marketingLeads.page(limit, offset);
      return {
        title: "Leads",
        body: html`<p>What companies and groups asked for, the newest first.</p>
          ${table(
            "Leads",
            ["Case", "Reason", "Company", "Name", "Email", "Phone", "Address", "Lists", "Site", "Sent"],
            leads.map((each) => [
              each.caseId,
              each.reason,
              [each.companyName, each.organizationType].filter(Boolean).join(", "),
              `${each.firstName} ${each.lastName}`,
              each.email,
              [each.phone, each.phoneExtension].filter(Boolean).join(" x "),
              [each.address1, each.address2, each.city, `${each.stateCode ?? ""} ${each.postalCode}`.trim()]
                .filter(Boolean)
                .join(", "),
              each.subscribeList ?? "",
              each.siteId,
              moment(each.createdAt),
            ]),
          )}${pager(query, page, total)}
          ${table(
            "Concierges",
            ["Id", "Name", "Phone", "Email", "Zip codes that begin with"],
            (await concierges.all()).map(({ id, name, phone, email, zipPrefixes }) => [
              id,
              name,
              phone,
              email,
              zipPrefixes.join(", "),
            ]),
          )}`,
      };
    },
  },
];
