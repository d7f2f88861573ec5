import type { Basket } from "#app/commerce-api/baskets.ts";
import { aBasket } from "./factories/baskets.ts";

/**
 * A backend of a bag of $32.00 with codes that exclude each other: of those in the bag it takes the first of `ranks`,
 * whatever they give.
 */
export const fakeCoupons = (gives: Record<string, number>, ranks: readonly string[], start: readonly string[]) => {
  let codes = [...start];
  const calls: string[] = [];
  const basket = (): Basket => {
    const winner = ranks.find((code) => codes.includes(code) && (gives[code] ?? 0) > 0);
    const idle = codes.filter((code) => code !== winner);
    return aBasket({
      couponItems: codes.map((code) => ({
        couponItemId: `item-${code}`,
        code,
        valid: true,
        statusCode: code === winner ? "applied" : "no_applicable_promotion",
      })) as NonNullable<Basket["couponItems"]>,
      orderPriceAdjustments: winner ? [{ priceAdjustmentId: "p", price: -(gives[winner] ?? 0) }] : [],
      c_idleCoupons: idle.map((code) => ({
        code,
        calloutMsg: `For ${code}`,
        ...(winner && gives[code] ? { reason: "exclusivity", byCode: winner } : { reason: "no_qualifying_product" }),
      })),
    });
  };
  const addCoupon = (_id: string, code: string) => {
    calls.push(`+${code}`);
    codes = [...codes, code];
    return Promise.resolve(basket());
  };
  const removeCoupon = (_id: string, itemId: string) => {
    calls.push(`-${itemId.slice(5)}`);
    codes = codes.filter((code) => `item-${code}` !== itemId);
    return Promise.resolve(basket());
  };
  return { basket, addCoupon, removeCoupon, calls };
};
