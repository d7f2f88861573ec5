import type { Basket } from "#app/commerce-api/baskets.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { GIFT_CARD_CODE_PATTERN, GIFT_CARD_NUMBER_PATTERN } from "#app/domain/payment/payment-instruments.ts";
import { payByCard, readCard } from "#server/api/site/basket-card.ts";
import { isGift, openCents, type PayableBasket } from "#server/api/site/basket-payments.ts";
import { UpstreamProblem } from "#server/problem.ts";
import type { AgentSession, Note } from "../sessions/agent-session.ts";
import type { AgentShopper } from "../sessions/agent-shopper.ts";
import { CARD_HANDLER, GIFT_CARD_HANDLER } from "./handlers.ts";
import { type PostalAddress, toBasketAddress } from "./postal-address.ts";
import { wordsOf } from "./trade.ts";

/** A way to pay as a platform hands it over; its credential is used once and told to nobody. */
export interface Instrument {
  handler_id?: string;
  type?: string;
  selected?: boolean;
  billing_address?: PostalAddress;
  credential?: Record<string, unknown>;
}

const failed = (content: string, index: number, severity: Note["severity"] = "recoverable"): Note => ({
  type: "error",
  code: "payment_failed",
  content,
  path: `$.payment.instruments[${index}]`,
  severity,
});

const giftCard = async ({ baskets, context }: AgentShopper, basketId: string, { credential = {} }: Instrument) => {
  const number = String(credential["number"] as string).replaceAll(/[\s-]/g, "");
  const code = String(credential["code"] as string).trim();
  if (!GIFT_CARD_NUMBER_PATTERN.test(number) || !GIFT_CARD_CODE_PATTERN.test(code))
    return "The number or the code of the gift card is not well formed.";
  await context.limit("gift-card", number);
  await baskets.addPaymentInstrument(basketId, {
    paymentMethodId: "GIFTCARD",
    giftCertificateCode: number,
    c_giftCardSecurityCode: code,
  });
  return null;
};

const card = async (shopper: AgentShopper, session: AgentSession, basket: Basket, { credential = {} }: Instrument) => {
  const body = {
    transientToken: credential["token"],
    captureContext: credential["capture_context"] ?? session.captureContext?.jwt,
    ...(typeof credential["name"] === "string" && credential["name"] !== "" && { holder: credential["name"] }),
  };
  await payByCard(shopper.context, basket.basketId ?? "", basket as PayableBasket, readCard(body));
};

/** Whether something is a refusal that can be told, and its words. */
const told = (error: unknown): string => {
  if (error instanceof UpstreamProblem && error.status < 500)
    return wordsOf(commerceApiError(error.status, error.body));
  return wordsOf(error);
};

const takeAway = async ({ baskets }: AgentShopper, before: Basket): Promise<Basket> => {
  let basket = before;
  for (const { paymentInstrumentId = "" } of before.paymentInstruments ?? [])
    basket = await baskets.removePaymentInstrument(before.basketId ?? "", paymentInstrumentId);
  return basket;
};

/** The address of the bill: what comes with the way to pay, else the bag's own, else that of the first parcel. */
const billTo = async ({ baskets }: AgentShopper, session: AgentSession, basket: Basket, given?: PostalAddress) => {
  const parcel = basket.shipments?.find(({ shippingAddress }) => shippingAddress)?.shippingAddress;
  const { id: _id, ...shipped } = parcel ?? {};
  const address = given ? toBasketAddress(given, session.buyer) : basket.billingAddress ? null : shipped;
  return address && Object.keys(address).length > 0
    ? baskets.setBillingAddress(basket.basketId ?? "", address)
    : basket;
};

/**
 * Puts the ways to pay of a request into a bag in place of earlier ones, gift cards first; answers the bag and what is
 * wrong with them. Ways that no handler of the shop takes are for a person to go on with.
 */
export const payWith = async (
  shopper: AgentShopper,
  session: AgentSession,
  before: Basket,
  instruments: readonly Instrument[],
): Promise<{ basket: Basket; notes: Note[] }> => {
  const basketId = before.basketId ?? "";
  const chosen = instruments.some(({ selected }) => selected === true)
    ? instruments.filter(({ selected }) => selected === true)
    : instruments;
  const indexed = chosen.map((instrument) => ({ instrument, index: instruments.indexOf(instrument) }));
  const unknown = indexed.find(({ instrument: { handler_id: id } }) => id !== CARD_HANDLER && id !== GIFT_CARD_HANDLER);
  if (unknown)
    return {
      basket: before,
      notes: [failed("This way to pay needs the buyer in the shop.", unknown.index, "requires_buyer_input")],
    };
  await shopper.context.limit("order");
  let basket = await takeAway(shopper, before);
  basket = await billTo(shopper, session, basket, chosen.find((each) => each.billing_address)?.billing_address);
  const ordered = indexed.toSorted(
    (one, other) =>
      Number(other.instrument.handler_id === GIFT_CARD_HANDLER) -
      Number(one.instrument.handler_id === GIFT_CARD_HANDLER),
  );
  for (const { instrument, index } of ordered) {
    try {
      if (instrument.handler_id === GIFT_CARD_HANDLER) {
        const wrong = await giftCard(shopper, basketId, instrument);
        if (wrong) return { basket, notes: [failed(wrong, index)] };
      } else await card(shopper, session, basket, instrument);
    } catch (error) {
      return { basket, notes: [failed(told(error), index)] };
    }
    basket = (await shopper.baskets.current()) ?? basket;
  }
  const isCovered =
    openCents(basket as PayableBasket) <= 0 ||
    basket.paymentInstruments?.some((each) => !isGift({ paymentMethodId: each.paymentMethodId ?? "" }));
  return isCovered
    ? { basket, notes: [] }
    : { basket, notes: [failed("The ways to pay do not cover the total.", Math.max(0, instruments.length - 1))] };
};
