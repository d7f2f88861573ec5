import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { type BetterCode, chooseBetter } from "./choose-better.ts";
import { type CouponProblem, refusedCoupon } from "./coupon-problem.ts";
import { findCoupon } from "./coupons.ts";
import { createSourceCodeGroupsApi } from "./source-code-groups-api.ts";

/** What became of a code. */
export interface AppliedCode {
  /** Why it was refused; null when it is taken. */
  problem: CouponProblem | null;
  /** The codes that it is better than, where there were such. */
  replaced: BetterCode | null;
}

/**
 * Whether the answer is yes; who cannot be asked about is nobody the shop knows, and the code is refused as unknown.
 * Throws where too many have asked: nobody has looked at the code then.
 */
const isYes = async (question: Promise<boolean>): Promise<boolean> => {
  try {
    return await question;
  } catch (error) {
    if (error instanceof CommerceApiError && error.status === 429) throw error;
    return false;
  }
};

const isOrganization = async (site: SiteTransport, code: string) =>
  (await createAccountRecoveryApi(site).organizationDiscountCode(code)).valid;

const opensSomething = async (site: SiteTransport, code: string) =>
  (await createSourceCodeGroupsApi(site).ofCode(code)) !== null;

/**
 * Enters a promo code and gives the bag after it, with what became of the code: of codes that exclude each other the
 * one stays that takes off more (bag-46), one that has nothing to apply to is removed again (bag-29). Entering a taken
 * code again changes nothing. A code that no promotion knows may be an organization's, or one of a printed catalog; the
 * bag then keeps it as such (`c_organizationDiscountCode`, `sourceCode`). Throws `CommerceApiError`.
 */
export const applyCode = async (
  { baskets, site }: { baskets: BasketsApi; site: SiteTransport },
  basketId: string,
  entered: string,
): Promise<AppliedCode & { basket: Basket }> => {
  const before = await baskets.current();
  if (before && findCoupon(before, entered)) return { basket: before, problem: null, replaced: null };
  let basket: Basket;
  try {
    basket = await baskets.addCoupon(basketId, entered);
  } catch (error) {
    if (!(error instanceof CommerceApiError) || error.status !== 400 || !before) throw error;
    if (error.statusCode === "too-many-requests") throw error;
    const problem = refusedCoupon(error);
    const code = entered.toUpperCase();
    const keep = async (change: Parameters<BasketsApi["update"]>[1]) => ({
      basket: await baskets.update(basketId, change),
      problem: null,
      replaced: null,
    });
    if (problem.kind === "unknown" && (await isYes(isOrganization(site, code))))
      return keep({ c_organizationDiscountCode: code });
    if (problem.kind === "unknown" && (await isYes(opensSomething(site, entered)))) return keep({ sourceCode: code });
    return { basket: before, problem, replaced: null };
  }
  return chooseBetter(baskets, basketId, { before, basket, entered });
};
