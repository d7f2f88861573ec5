import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { ShopperPromotionsTypes } from "@salesforce/commerce-sdk-isomorphic";
import type { Clock } from "#sandbox/core/clock.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily, ApiRequest } from "#sandbox/core/api-route.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
import { isClosedByGroup, isRunning, windowOf } from "./active-promotions.ts";
import { discountsOf, type Promotion } from "./promotion.ts";
import type { PromotionService } from "./promotion-service.ts";

/** Ids one call may name. */
const MOST_IDS = 50;

/** Whether a promotion has its amounts in one currency only. */
const hasAmounts = ({ rule }: Promotion) => discountsOf(rule).some((discount) => "amount" in discount);

const presentPromotion = (promotion: Promotion, currency: string): ShopperPromotionsTypes.Promotion => {
  const { startsAt, endsAt } = windowOf(promotion);
  return {
    id: promotion.id,
    name: promotion.name,
    calloutMsg: promotion.calloutMsg,
    details: promotion.details,
    ...(hasAmounts(promotion) || promotion.currencies ? { currency } : {}),
    ...(startsAt ? { startDate: startsAt.toISOString() } : {}),
    ...(endsAt ? { endDate: endsAt.toISOString() } : {}),
  };
};

const badDate = (detail: string, parameterName: string) => new Fault(400, "bad-request", detail, { parameterName });

const ISO_MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/u;

/**
 * The dates a call asks for; null when it asks for none. @throws Fault 400 for one alone, a wrong one, or the wrong
 * order.
 */
const windowAsked = (query: URLSearchParams): { from: Date; to: Date } | null => {
  const names = ["startDate", "endDate"] as const;
  const given = names.map((name) => query.get(name));
  if (given.every((value) => value === null)) return null;
  const [from, to] = names.map((name, index) => {
    const text = given[index] ?? null;
    if (text === null) throw badDate(`Query parameter '${name}' is required with the other date.`, name);
    const date = new Date(ISO_MOMENT.test(text) ? text : NaN);
    if (Number.isNaN(date.getTime())) throw badDate(`'${text.slice(0, 40)}' is no date.`, name);
    return date;
  });
  if (!from || !to || to < from) throw badDate("The end date precedes the start date.", "endDate");
  return { from, to };
};

const overlaps = (promotion: Promotion, { from, to }: { from: Date; to: Date }): boolean => {
  const { startsAt, endsAt } = windowOf(promotion);
  return (startsAt === null || startsAt <= to) && (endsAt === null || endsAt >= from);
};

const resultOf = (promotions: readonly Promotion[], limit: number, currency: string) => ({
  limit,
  total: promotions.length,
  data: promotions.map((promotion) => presentPromotion(promotion, currency)),
});

/** What the family leans on. */
export interface PromotionRouteServices {
  promotions: PromotionService;
  groupsOf: CustomerGroupService["groupsOf"];
  clock: Clock;
}

/**
 * Shopper Promotions: what the shop says about its promotions; unknown ids are left out, and so is what is for customer
 * groups that the shopper is not in, for its words name them.
 */
export const promotionFamilies = ({ promotions, groupsOf, clock }: PromotionRouteServices): ApiFamily[] => {
  const toldTo = async ({ siteId, shopper: { customerId, registered } }: ApiRequest) => {
    const groups = await groupsOf(customerId, { registered });
    return (await promotions.unclosed(siteId)).filter((promotion) => !isClosedByGroup(promotion, groups));
  };

  return [
    {
      base: "/pricing/shopper-promotions/v1",
      routes: [
        {
          operation: "ShopperPromotions.getPromotions",
          method: "get",
          path: "/promotions",
          query: ["ids"],
          neutralSeconds: 900,
          handle: async (request) => {
            const { query, siteId, currency } = request;
            const ids = [...new Set((query.get("ids") ?? "").split(",").filter(Boolean))];
            if (ids.length === 0) throw missingParameter("ids");
            if (ids.length > MOST_IDS)
              throw new Fault(400, "bad-request", `One call asks for at most ${MOST_IDS} promotions.`, {
                parameterName: "ids",
              });
            const all = await toldTo(request);
            const found = ids.flatMap(
              (id) => all.find((each) => each.id === id && isRunning(each, siteId, clock.now())) ?? [],
            );
            return resultOf(found, ids.length, currency);
          },
        },
        {
          operation: "ShopperPromotions.getPromotionsForCampaign",
          method: "get",
          path: "/promotions/campaigns/:campaignId",
          query: ["startDate", "endDate"],
          neutralSeconds: 900,
          handle: async (request) => {
            const { params, query, siteId, currency } = request;
            const { campaignId = "" } = params;
            const asked = windowAsked(query);
            const all = await toldTo(request);
            const own = all.filter(({ campaign, siteIds }) => campaign?.id === campaignId && siteIds.includes(siteId));
            if (own.length === 0)
              throw new Fault(
                404,
                "promotion-not-found",
                `No promotion of campaign '${campaignId.slice(0, 256)}' could be found for site '${siteId}'.`,
                { campaignId: campaignId.slice(0, 256) },
              );
            const enabled = own.filter(
              (promotion) =>
                promotion.enabled &&
                !promotion.archived &&
                promotion.campaign?.enabled &&
                (!asked || overlaps(promotion, asked)),
            );
            return resultOf(enabled, enabled.length, currency);
          },
        },
      ],
    },
  ];
};
