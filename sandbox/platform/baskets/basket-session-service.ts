import { joiningProblem } from "#sandbox/platform/promotions/coupon.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";
import type { Basket } from "./basket.ts";

/** What the context of a shopper's session brings into a basket. */
export interface BasketSessionService {
  /**
   * The basket with the session's source code, when it opens something on the site, and with the session's coupon codes
   * that can be used. The same basket where the session has no context.
   */
  into(basket: Basket): Promise<Basket>;
}

/** @param options.couponCodesOf the codes of the session whose call is running */
export const createBasketSessionService = (options: {
  sourceCodes: Pick<SourceCodeService, "activeCode">;
  couponCodesOf: () => readonly string[];
  promotions: Pick<PromotionService, "check">;
  newId: () => string;
}): BasketSessionService => {
  const { sourceCodes, couponCodesOf, promotions, newId } = options;

  const couponsOf = async ({ coupons, siteId, customerId, email }: Basket) => {
    const all = [...coupons];
    for (const code of couponCodesOf()) {
      const checked = await promotions.check(code, { siteId, customerId, email });
      const { coupon, problem } = checked;
      if (coupon && !problem && !joiningProblem({ coupon, code: checked.code }, all))
        all.push({ id: newId(), couponId: coupon.id, code: checked.code });
    }
    return all.length === coupons.length ? coupons : all;
  };

  return {
    into: async (basket) => {
      const sourceCode = (await sourceCodes.activeCode(basket.siteId)) ?? basket.sourceCode;
      const coupons = await couponsOf(basket);
      return sourceCode === basket.sourceCode && coupons === basket.coupons
        ? basket
        : { ...basket, sourceCode, coupons };
    },
  };
};
