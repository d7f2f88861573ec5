import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { MarketingLeadService } from "./marketing-lead-service.ts";

/**
 * `POST /custom/marketing/v1/…/marketing-leads`: a company or group asks for a catalog or a concierge; answers
 * `caseId`, or in `detail` why not.
 */
export const marketingLeadFamilies = (leads: MarketingLeadService): ApiFamily[] => [
  {
    base: "/custom/marketing/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Marketing.sendLead",
        method: "post",
        path: "/marketing-leads",
        handle: ({ siteId, shopper: { customerId, registered }, body }) =>
          leads.take({ siteId, customerId, registered }, body),
      },
    ],
  },
];
