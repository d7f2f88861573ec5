import { Fault } from "#sandbox/core/fault.ts";
import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { pageOf } from "#sandbox/console/form.ts";
import { html } from "#sandbox/console/html.ts";
import { moment, pager, table } from "#sandbox/console/parts.ts";
import type { LogoSleeveService } from "./logo-sleeve-service.ts";

/** Who wants sleeves with a logo; the logo is only ever downloaded, never shown. */
export const sleevePages = ({ logoSleeves }: { logoSleeves: LogoSleeveService }): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/sleeves",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, sleeves } = await logoSleeves.page(limit, offset);
      return {
        title: "Logo sleeves",
        body: html`<p>Who wants sleeves with a logo, the newest first.</p>
          ${table(
            "Logo sleeves",
            ["Company", "Name", "Email", "Phone", "Sleeves", "Print", "Needed by", "Notes", "Logo", "Site", "Sent"],
            sleeves.map((each) => [
              each.companyName,
              `${each.firstName} ${each.lastName}`,
              each.email,
              each.phone,
              each.quantity,
              each.finish,
              each.neededBy ?? "",
              each.comment ?? "",
              each.logoName !== null && html`<a href="/console/sleeves/${each.id}/logo">${each.logoName}</a>`,
              each.siteId,
              moment(each.createdAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
  {
    method: "get",
    path: "/console/sleeves/:id/logo",
    handle: async ({ params }) => {
      const logo = await logoSleeves.logo(params.id ?? "");
      if (!logo) throw new Fault(404, "logo-not-found", "No logo was sent with this.");
      return {
        contentType: logo.type,
        content: logo.content,
        fileName: logo.name,
        policy: "default-src 'none'; sandbox",
      };
    },
  },
];
