import type { CardBrand } from "#app/domain/payment/card-brand.ts";
import { refuse } from "../upstream-problem.ts";
import { cardProblem } from "./card-context.ts";
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

interface BasketCard {
  basketId: string;
  transientToken: string;
  captureContext: string;
  holder: string | undefined;
}

interface BasketWithInstruments {
  paymentInstruments?: { paymentInstrumentId: string; paymentMethodId?: string }[];
}

const readBody = (body: unknown): BasketCard => {
  const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = (name: string, shape: RegExp, most: number): string => {
    const value = given[name];
    if (typeof value !== "string" || value.length > most || !shape.test(value))
      throw refuse(400, "bad-request", "Bad Request", `'${name}' is missing or not well formed.`);
    return value;
  };
  const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;
  return {
    basketId: text("basketId", /^[\w-]+$/, 64),
    transientToken: text("transientToken", jwt, MAX_TOKEN_CHARACTERS),
    captureContext: text("captureContext", jwt, MAX_TOKEN_CHARACTERS),
    holder: given.holder === undefined ? undefined : text("holder", /\S/, MAX_HOLDER_CHARACTERS).trim(),
  };
};

const removeCards = async (context: SiteContext, basketId: string): Promise<void> => {
  const basket = (await context.scapi("ShopperBaskets", "getBasket", [
    { parameters: { basketId } },
  ])) as BasketWithInstruments;
  const cards = (basket.paymentInstruments ?? []).filter(({ paymentMethodId }) => paymentMethodId === CARD_METHOD);
  for (const { paymentInstrumentId } of cards) {
    const parameters = { basketId, paymentInstrumentId };
    await context.scapi("ShopperBaskets", "removePaymentInstrumentFromBasket", [{ parameters }]);
  }
};

/**
 * `POST basket-card`: puts a card into the shopper's basket, in place of an earlier one, and answers the basket.
 * Brand, masked number and expiry come from the verified token, never from the page; the amount is the backend's.
 */
export const basketCard: SiteOperation = {
  method: "POST",
  path: "basket-card",
  handle: async (context, { body }) => {
    if (!context.bearerToken) throw refuse(401, "unauthorized", "Unauthorized", "Paying by card needs a session.");
    const { basketId, transientToken, captureContext, holder } = readBody(body);
    const card = await context.vendors.cardForm
      .verifyCard({ transientToken, captureContext })
      .catch((error: unknown) => {
        throw cardProblem(error);
      });
    await removeCards(context, basketId);
    const { brand, ...paymentCard } = card;
    const instrument = {
      paymentMethodId: CARD_METHOD,
      paymentCard: { ...paymentCard, cardType: cardTypes[brand], ...(holder && { holder }) },
      c_paymentToken: transientToken,
    };
    return context.scapi("ShopperBaskets", "addPaymentInstrumentToBasket", [
      { parameters: { basketId }, body: instrument },
    ]);
  },
};
