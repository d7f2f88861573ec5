import { useCallback } from "react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { type CouponProblem, findCoupon, isNotApplicable, refusedCoupon } from "#app/domain/basket/coupons.ts";
import { useBasketOperation } from "./use-basket-operation.ts";

/**
 * Promo codes of the bag. `apply` gives why a code was refused, or null when it is taken; a code that has nothing to
 * apply to is removed again (specification, section 4). Entering a taken code again changes nothing.
 */
export const useCoupons = () => {
  const { baskets } = useCommerceApi();
  const run = useBasketOperation();

  const apply = useCallback(
    async (code: string): Promise<CouponProblem | null> => {
      let problem: CouponProblem | null = null;
      await run(async (basketId) => {
        const before = await baskets.current();
        if (before && findCoupon(before, code)) return before;
        try {
          const basket = await baskets.addCoupon(basketId, code);
          const coupon = findCoupon(basket, code);
          if (!coupon?.couponItemId || !isNotApplicable(coupon)) return basket;
          problem = "notApplicable";
          return await baskets.removeCoupon(basketId, coupon.couponItemId);
        } catch (error) {
          if (!(error instanceof CommerceApiError) || error.status !== 400 || !before) throw error;
          problem = refusedCoupon(`${error.type} ${error.detail}`);
          return before;
        }
      });
      return problem;
    },
    [baskets, run],
  );

  const remove = useCallback(
    (couponItemId: string) => run((basketId) => baskets.removeCoupon(basketId, couponItemId)),
    [baskets, run],
  );

  return { apply, remove };
};
