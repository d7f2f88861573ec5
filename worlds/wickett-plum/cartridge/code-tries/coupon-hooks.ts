import type { ApiRequest } from "#sandbox/core/api-route.ts";
import type { AttemptLimit } from "#sandbox/core/attempt-limit.ts";
import type { HookError, OperationHooks } from "#sandbox/core/hook-routes.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { couponTries } from "./code-tries.ts";

const tooMany: HookError = { code: "too-many-requests", message: couponTries.message };

const codeOf = (item: unknown): string[] => {
  const code = typeof item === "object" && item !== null ? (item as { code?: unknown }).code : undefined;
  return typeof code === "string" ? [code] : [];
};

/** Codes of a bag that is begun with some; who cannot be used is left out there without a word, which tells as much. */
const codesIn = (body: unknown): string[] => {
  const items = typeof body === "object" && body !== null ? (body as { couponItems?: unknown }).couponItems : undefined;
  return Array.isArray(items) ? items.flatMap(codeOf) : [];
};

/** Counts wrong coupon codes; after too many nothing is told of any, right ones neither. */
export const couponHooks = ({
  promotions,
  couponTries: tries,
}: {
  promotions: Pick<PromotionService, "check">;
  couponTries: AttemptLimit<"shopper" | "basket">;
}): OperationHooks => {
  const look = async ({ siteId, shopper: { customerId }, params }: ApiRequest, codes: readonly string[]) => {
    const keys = { shopper: customerId, ...(params.basketId && { basket: params.basketId }) };
    for (const code of codes) {
      if (tries.isBlocked(keys)) return tooMany;
      await tries.check(keys, async () => {
        const { problem } = await promotions.check(code, { siteId, customerId, email: null });
        return problem === null ? code : undefined;
      });
    }
    return undefined;
  };
  return {
    "dw.ocapi.shop.basket.coupon.beforePOST": (request) => look(request, codeOf(request.body)),
    "dw.ocapi.shop.basket.beforePOST_v2": (request) => look(request, codesIn(request.body)),
  };
};
