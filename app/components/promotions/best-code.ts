import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { applyCode } from "./apply-code.ts";
import { chooseBetter, savedBy } from "./choose-better.ts";
import { findCoupon, heldCoupons, isNotApplicable } from "./coupons.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { textsOf } from "#app/domain/content/content-fields.ts";

/** Most codes of an account that are tried for one bag: each costs two calls. */
const TRIED_AT_MOST = 5;

const codesOf = (coupons: readonly { code?: string | undefined }[]) => coupons.flatMap(({ code }) => code ?? []);

/** A code that was put to use for the shopper. */
export interface UsedCode {
  code: string;
  /** How much less the bag costs with it, in units of its currency. */
  saved: number;
  /** The codes it took the place of. */
  instead: readonly string[];
}

/** The promo codes that the shop has given to a customer (`c_promoCodes`, a set of texts). */
export const codesOfAccount = (customer: Customer | null): readonly string[] =>
  textsOf({ ...customer }, "c_promoCodes").slice(0, TRIED_AT_MOST);

/** Codes of the bag that wait behind a better one. */
export const waitingCodes = (basket: BasketDocument): string[] => codesOf(heldCoupons(basket).filter(isNotApplicable));

/** What decides which code is best: what is in the bag, how many of it, and for how much. */
export const goodsOf = (basket: BasketDocument): string =>
  JSON.stringify((basket.productItems ?? []).map(({ productId, quantity, price }) => [productId, quantity, price]));

const workingCodes = (basket: Basket): string[] =>
  codesOf(heldCoupons(basket).filter((coupon) => !isNotApplicable(coupon)));

/**
 * Has the bag use the best of the codes its shopper holds (bag-48): those that wait in it are weighed again, and those
 * of `ofAccount` are entered; whichever of these does not pay off leaves no trace. Gives the bag and the code that was
 * put to use, null where all stays as it was. Throws `CommerceApiError`.
 */
export const applyBest = async (
  { baskets, site }: { baskets: BasketsApi; site: SiteTransport },
  start: Basket,
  ofAccount: readonly string[],
): Promise<{ basket: Basket; best: UsedCode | null }> => {
  const basketId = start.basketId ?? "";
  let basket = start;
  for (const code of waitingCodes(start)) {
    const { basket: after, replaced } = await chooseBetter(baskets, basketId, {
      before: basket,
      basket,
      entered: code,
    });
    basket = after;
    if (!replaced && !findCoupon(basket, code)) basket = await baskets.addCoupon(basketId, code);
  }
  const entered = ofAccount.filter((code) => !findCoupon(start, code));
  for (const code of entered) ({ basket } = await applyCode({ baskets, site }, basketId, code));
  for (const code of entered) {
    const coupon = findCoupon(basket, code);
    if (coupon?.couponItemId && isNotApplicable(coupon))
      basket = await baskets.removeCoupon(basketId, coupon.couponItemId);
  }
  const before = workingCodes(start);
  const now = workingCodes(basket);
  const code = now.findLast((each) => !before.includes(each));
  const best = code && {
    code: code.toUpperCase(),
    saved: savedBy(basket, start),
    instead: before.filter((each) => !now.includes(each)),
  };
  return { basket, best: best || null };
};
