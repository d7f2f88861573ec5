import type { ShopperPromotionsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { Clock } from "#sandbox/clock.ts";
import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily } from "#sandbox/http/api-route.ts";
import { isRunning, type Promotion } from "./promotion.ts";
import type { PromotionService } from "./promotion-service.ts";

/** Ids one call may name. */
const MOST_IDS = 50;

const presentPromotion = (promotion: Promotion, currency: string): ShopperPromotionsTypes.Promotion => ({
  id: promotion.id,
  name: promotion.name,
  calloutMsg: promotion.calloutMsg,
  details: promotion.details,
  currency,
  ...(promotion.startsAt ? { startDate: promotion.startsAt.toISOString() } : {}),
  ...(promotion.endsAt ? { endDate: promotion.endsAt.toISOString() } : {}),
});

/** Shopper Promotions: what the shop says about the promotions that run; unknown ids are left out. */
export const promotionFamilies = (promotions: PromotionService, clock: Clock): ApiFamily[] => [
  {
    base: "/pricing/shopper-promotions/v1",
    routes: [
      {
        operation: "ShopperPromotions.getPromotions",
        method: "get",
        path: "/promotions",
        query: ["ids"],
        handle: async ({ query, siteId, currency }) => {
          const ids = (query.get("ids") ?? "").split(",").filter(Boolean);
          if (ids.length === 0)
            throw new Fault(400, "missing-query-parameter", "Query parameter 'ids' is required.", {
              parameterName: "ids",
            });
          if (ids.length > MOST_IDS)
            throw new Fault(400, "bad-request", `One call asks for at most ${MOST_IDS} promotions.`, {
              parameterName: "ids",
            });
          const all = await promotions.promotions();
          const data = ids.flatMap((id) => {
            const promotion = all.find((each) => each.id === id && isRunning(each, siteId, clock.now()));
            return promotion ? [presentPromotion(promotion, currency)] : [];
          });
          return { limit: ids.length, total: data.length, data };
        },
      },
    ],
  },
];
