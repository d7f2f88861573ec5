import { useCallback } from "react";
import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { withoutCoupon } from "#app/domain/basket/basket-preview.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import { type CouponProblem, findCoupon, isNotApplicable, refusedCoupon } from "./coupons.ts";
import { createSourceCodeGroupsApi } from "./source-code-groups-api.ts";

/**
 * Promo codes of the bag. `apply` gives why a code was refused, or null when it is taken; a code that has nothing to
 * apply to is removed again (bag-29). Entering a taken code again changes nothing. A code that no promotion
 * knows may be an organization's, or one of a printed catalog; the bag then keeps it as such (`c_organizationDiscountCode`, `sourceCode`).
 */
export const useCoupons = () => {
  const { baskets, transports } = useCommerceApi();
  const run = useBasketOperation();

  const isOrganization = useCallback(
    async (code: string): Promise<boolean> => {
      try {
        const { valid } = await createAccountRecoveryApi(transports.site).organizationDiscountCode(code.toUpperCase());
        return valid;
      } catch {
        // Who cannot be asked about is nobody the shop knows: the code is refused as unknown.
        return false;
      }
    },
    [transports],
  );

  const opensSomething = useCallback(
    async (code: string): Promise<boolean> => {
      try {
        return (await createSourceCodeGroupsApi(transports.site).ofCode(code)) !== null;
      } catch {
        // As above: what cannot be asked about opens nothing.
        return false;
      }
    },
    [transports],
  );

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
          const refusal = refusedCoupon(`${error.type} ${error.detail}`);
          if (refusal === "unknown" && (await isOrganization(code)))
            return await baskets.update(basketId, { c_organizationDiscountCode: code.toUpperCase() });
          if (refusal === "unknown" && (await opensSomething(code)))
            return await baskets.update(basketId, { sourceCode: code.toUpperCase() });
          problem = refusal;
          return before;
        }
      });
      return problem;
    },
    [baskets, isOrganization, opensSomething, run],
  );

  const remove = useCallback(
    (couponItemId: string) =>
      run((basketId) => baskets.removeCoupon(basketId, couponItemId), withoutCoupon(couponItemId)),
    [baskets, run],
  );
  const removeOrganization = useCallback(
    () => run((basketId) => baskets.update(basketId, { c_organizationDiscountCode: null })),
    [baskets, run],
  );

  const removeSourceCode = useCallback(
    () => run((basketId) => baskets.update(basketId, { sourceCode: "" })),
    [baskets, run],
  );

  return { apply, remove, removeOrganization, removeSourceCode };
};
