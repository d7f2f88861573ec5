import type { ConsoleRoute } from "#sandbox/console/console-route.ts";
import { pageOf } from "#sandbox/console/form.ts";
import { html } from "#sandbox/console/html.ts";
import { moment, pager, table } from "#sandbox/console/parts.ts";
import type { CatalogRequestService } from "./catalog-request-service.ts";

/** Who asked for a catalog. */
export const catalogPages = ({ catalogRequests }: { catalogRequests: CatalogRequestService }): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/catalogs",
    handle: async ({ query }) => {
      const { page, limit, offset } = pageOf(query);
      const { total, requests } = await catalogRequests.page(limit, offset);
      return {
        title: "Catalogs",
        body: html`<p>Who asked for a catalog and where it goes, the newest first.</p>
          ${table(
            "Requests for catalogs",
            ["Name", "Email", "Catalog", "Company", "Address", "Phone", "Offers", "Site", "Sent"],
            requests.map((each) => [
              `${each.firstName} ${each.lastName}`,
              each.email,
              each.reason,
              [each.companyName, each.organizationType].filter(Boolean).join(", "),
              [each.address1, each.address2, each.city, `${each.stateCode ?? ""} ${each.postalCode}`, each.countryCode]
                .filter(Boolean)
                .join(", "),
              [each.phone, each.phoneExtension].filter(Boolean).join(" x "),
              each.addToEmailList ? "yes" : "no",
              each.siteId,
              moment(each.createdAt),
            ]),
          )}${pager(query, page, total)}`,
      };
    },
  },
];
