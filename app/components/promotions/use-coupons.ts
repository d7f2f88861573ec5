import { useCallback } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import type { BasketCoupon } from "#app/domain/basket/basket-document.ts";
import { withoutCoupon } from "#app/domain/basket/basket-preview.ts";
import { useBasketOperation } from "#app/hooks/basket/use-basket-operation.ts";
import type { AppliedCode } from "./apply-code.ts";
import { findCoupon } from "./coupons.ts";

/**
 * Promo codes of the bag. `apply` gives what became of a code; how a code is entered is fetched with the first one.
 * Each call rejects with `CommerceApiError`.
 */
export const useCoupons = () => {
  const { baskets, transports } = useCommerceApi();
  const run = useBasketOperation();

  const apply = useCallback(
    async (code: string): Promise<AppliedCode> => {
      let applied: AppliedCode = { problem: null, replaced: null };
      await run(async (basketId) => {
        const { applyCode } = await import(/* webpackChunkName: "apply-code" */ "./apply-code.ts");
        const { basket, ...rest } = await applyCode({ baskets, site: transports.site }, basketId, code);
        applied = rest;
        return basket;
      });
      return applied;
    },
    [baskets, run, transports],
  );

  const remove = useCallback(
    ({ code = "", couponItemId = "" }: BasketCoupon) =>
      run((basketId, basket) => {
        // A code that was weighed against another meanwhile has another id.
        const held = findCoupon(basket, code)?.couponItemId;
        return held === undefined ? Promise.resolve(basket) : baskets.removeCoupon(basketId, held);
      }, withoutCoupon(couponItemId)),
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
