import type { Basket } from "#app/commerce-api/baskets.ts";
import type { Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { wordsOf } from "./trade.ts";

/** The protocol's words for why a code does not count, by the platform's status of a coupon. */
const codesByStatus: Record<string, string> = {
  coupon_expired: "discount_code_expired",
  coupon_already_in_basket: "discount_code_already_applied",
  coupon_code_already_in_basket: "discount_code_already_applied",
  customer_redemption_limit_exceeded: "discount_code_user_ineligible",
};

const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Makes the promo codes of a bag those that are wanted; what does not count is noted. */
export const changeCodes = async (
  { baskets, context }: AgentShopper,
  before: Basket,
  wanted: readonly string[],
): Promise<{ basket: Basket; notes: Note[] }> => {
  const basketId = before.basketId ?? "";
  const notes: Note[] = [];
  let basket = before;
  for (const { couponItemId = "", code } of before.couponItems ?? [])
    if (!wanted.some((each) => same(code, each))) basket = await baskets.removeCoupon(basketId, couponItemId);
  for (const [index, code] of wanted.entries()) {
    if (basket.couponItems?.some((each) => same(each.code, code))) continue;
    await context.limit("coupon");
    try {
      basket = await baskets.addCoupon(basketId, code);
    } catch (error) {
      const content = wordsOf(error);
      const path = `$.discounts.codes[${index}]`;
      const isLate = /expired/i.test(content);
      notes.push({ type: "warning", code: isLate ? "discount_code_expired" : "discount_code_invalid", content, path });
    }
  }
  return { basket, notes };
};

/** What is to be said of codes that are in the bag and do nothing. */
export const idleCodeNotes = ({ couponItems = [] }: Basket, sent: readonly string[]): Note[] =>
  couponItems.flatMap(({ code, valid, statusCode = "" }) => {
    if (valid !== false && /^(?:applied|)$/.test(statusCode)) return [];
    const at = sent.findIndex((each) => same(code, each));
    return [
      {
        type: "warning",
        code: codesByStatus[statusCode] ?? "discount_code_user_ineligible",
        content: `The code ${code} does not apply to this bag.`,
        ...(at >= 0 && { path: `$.discounts.codes[${at}]` }),
      },
    ];
  });
