import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { Concierge, ConciergeService } from "./concierge-service.ts";

const shown = ({ id, name, phone, email }: Concierge) => ({ id, name, phone, email });

/**
 * `GET /custom/concierges/v1/…/concierges/{id}`: a concierge, or nothing; and by zip code, in the field `concierge`.
 */
export const conciergeFamilies = (concierges: ConciergeService): ApiFamily[] => [
  {
    base: "/custom/concierges/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "Concierges.findConcierge",
        method: "get",
        path: "/concierges",
        query: ["postalCode"],
        handle: async ({ query }) => {
          const zipCode = query.get("postalCode") ?? "";
          if (!/^\d{5}(-?\d{4})?$/.test(zipCode))
            throw new Fault(400, "bad-request", "'postalCode' must be a zip code.", { parameterName: "postalCode" });
          const found = await concierges.near(zipCode);
          return { concierge: found ? shown(found) : null };
        },
      },
      {
        operation: "Concierges.getConcierge",
        method: "get",
        path: "/concierges/:id",
        handle: async ({ params }) => {
          const found = await concierges.byId(params.id ?? "");
          return found ? shown(found) : {};
        },
      },
    ],
  },
];
