import { refuse } from "#server/problem.ts";
import type { SiteContext } from "./site-operation.ts";

/** What is read of a shopper's bag to have it paid. */
export interface PayableBasket {
  currency?: string;
  orderTotal?: number;
  productTotal?: number;
  productItems?: { c_isSubscription?: unknown }[];
  c_subscriptionOptins?: unknown;
  paymentInstruments?: { paymentInstrumentId: string; paymentMethodId?: string; amount?: number }[];
}

/** Ways to pay that are gifts; they pay a part and leave the rest to another one. */
const gifts: ReadonlySet<string> = new Set(["GIFT_CERTIFICATE", "GIFTCARD", "GIFTCARD_DISCOUNTED"]);

/** Whether a way to pay is a gift card or certificate. */
export const isGift = ({ paymentMethodId }: { paymentMethodId?: string }): boolean => gifts.has(paymentMethodId ?? "");

/** The bag of a body's `basketId`. @throws UpstreamProblem 400, 401, and what the backend refuses. */
export const basketOf = async (
  context: SiteContext,
  body: unknown,
): Promise<{ basketId: string; basket: PayableBasket }> => {
  if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Paying needs a session.");
  const { basketId } = (typeof body === "object" && body !== null ? body : {}) as { basketId?: unknown };
  if (typeof basketId !== "string" || !/^[\w-]{1,64}$/.test(basketId))
    throw refuse(400, "bad-request", "Bad Request", "'basketId' is missing or not well formed.");
  const basket = (await context.scapi("ShopperBaskets", "getBasket", [{ parameters: { basketId } }])) as PayableBasket;
  return { basketId, basket };
};

/** What gift cards leave to be paid, in minor units. */
export const openCents = ({ orderTotal = 0, paymentInstruments = [] }: PayableBasket): number =>
  Math.round(orderTotal * 100) -
  paymentInstruments.filter(isGift).reduce((sum, { amount = 0 }) => sum + Math.round(amount * 100), 0);

/** Puts a way to pay into a bag, in place of any other that is no gift; answers the bag. */
export const payInstead = async (
  context: SiteContext,
  basketId: string,
  basket: PayableBasket,
  instrument: object,
  headers: Record<string, string> = {},
): Promise<unknown> => {
  for (const each of basket.paymentInstruments ?? []) {
    if (isGift(each)) continue;
    const parameters = { basketId, paymentInstrumentId: each.paymentInstrumentId };
    await context.scapi("ShopperBaskets", "removePaymentInstrumentFromBasket", [{ parameters }]);
  }
  return context.scapi("ShopperBaskets", "addPaymentInstrumentToBasket", [
    { parameters: { basketId }, headers, body: instrument },
  ]);
};
