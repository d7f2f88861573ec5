import type { CardBrand } from "#app/domain/payment/card-brand.ts";
import type { VerifiedCard } from "#server/vendors/card-form.ts";
import { refuse } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { sendProven } from "./captcha-proof.ts";
import { cardProblem } from "./card-context.ts";
import { basketOf, type PayableBasket, payInstead } from "./basket-payments.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

const CARD_METHOD = "CREDIT_CARD";
const MAX_TOKEN_CHARACTERS = 16_384;
const MAX_HOLDER_CHARACTERS = 60;

/** The commerce platform's names of the brands. */
const cardTypes: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Master Card",
  amex: "Amex",
  discover: "Discover",
};

/** A token with the context it belongs to, and the name on the card where there is one. */
export interface EnteredCard {
  transientToken: string;
  captureContext: string;
  holder: string | undefined;
  /** Checked by `requireCaptcha`. */
  recaptchaToken: unknown;
}

/** What the card fields gave. @throws UpstreamProblem 400 for a body without it. */
export const readCard = (body: unknown): EnteredCard => {
  const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string, shape: RegExp, most: number): string => {
    const value = given[name];
    if (typeof value !== "string" || value.length > most || !shape.test(value))
      throw refuse(400, "bad-request", "Bad Request", `'${name}' is missing or not well formed.`);
    return value;
  };
  const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;
  return {
    transientToken: text("transientToken", jwt, MAX_TOKEN_CHARACTERS),
    captureContext: text("captureContext", jwt, MAX_TOKEN_CHARACTERS),
    recaptchaToken: given["recaptchaToken"],
    holder: given.holder === undefined ? undefined : text("holder", /\S/, MAX_HOLDER_CHARACTERS).trim(),
  };
};

const instrumentOf = ({ brand, ...card }: VerifiedCard, holder: string | undefined) => ({
  paymentMethodId: CARD_METHOD,
  paymentCard: { ...card, cardType: cardTypes[brand], ...(holder && { holder }) },
});

/** The customer an access token belongs to. @throws UpstreamProblem 401 for a guest. */
const customerOf = (bearerToken: string | null): string => {
  const [, payload = ""] = (bearerToken ?? "").split(".");
  const { isb } = JSON.parse(Buffer.from(payload, "base64url").toString() || "{}") as { isb?: unknown };
  const customerId = /(?:^|::)rcid:([\w-]+)/.exec(typeof isb === "string" ? isb : "")?.[1];
  if (!customerId) throw refuse(401, "unauthorized", "Unauthorized", "Saving a card needs an account.");
  return customerId;
};

/**
 * `POST customer-payment-token {transientToken, captureContext, holder}`: keeps a card for the customer, `{
 * paymentToken }`. What the backend will not keep (`error.cards.max.reached`, `card.already.on.file`) is refused with
 * its status message.
 */
export const customerPaymentToken: SiteOperation = {
  method: "POST",
  path: "customer-payment-token",
  handle: async (context, { body }) => {
    const customerId = customerOf(context.bearerToken);
    const { transientToken, captureContext, holder, recaptchaToken } = readCard(body);
    await requireCaptcha(context, recaptchaToken, "payment");
    const card = await context.vendors.cardForm
      .verifyCard({ transientToken, captureContext })
      .catch((error: unknown) => {
        throw cardProblem(error);
      });
    const { paymentCard, ...instrument } = instrumentOf(card, holder);
    const savedInstrument = { ...instrument, paymentCard: { ...paymentCard, creditCardToken: transientToken } };
    const saved = (await sendProven(context, "payment", transientToken, (headers) =>
      context.scapi("ShopperCustomers", "createCustomerPaymentInstrument", [
        { parameters: { customerId }, headers, body: savedInstrument },
      ]),
    )) as { paymentInstrumentId?: string };
    return { paymentToken: saved.paymentInstrumentId };
  },
};

/**
 * Puts a card into a bag, in place of an earlier one; answers the bag. Brand, masked number and expiry come from the
 * verified token, never from who sends it; the amount is the backend's.
 * @throws UpstreamProblem for a token that is not good
 */
export const payByCard = async (
  context: SiteContext,
  basketId: string,
  basket: PayableBasket,
  { transientToken, captureContext, holder }: Omit<EnteredCard, "recaptchaToken">,
): Promise<unknown> => {
  const card = await context.vendors.cardForm.verifyCard({ transientToken, captureContext }).catch((error: unknown) => {
    throw cardProblem(error);
  });
  const instrument = { ...instrumentOf(card, holder), c_paymentToken: transientToken };
  return sendProven(context, "payment", transientToken, (headers) =>
    payInstead(context, basketId, basket, instrument, headers),
  );
};

/**
 * `POST basket-card`: puts a card into the shopper's basket, in place of an earlier one, and answers the basket.
 */
export const basketCard: SiteOperation = {
  method: "POST",
  path: "basket-card",
  handle: async (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Paying by card needs a session.");
    const { basketId, basket } = await basketOf(context, body);
    const entered = readCard(body);
    await requireCaptcha(context, entered.recaptchaToken, "payment");
    return payByCard(context, basketId, basket, entered);
  },
};
