import { randomUUID } from "node:crypto";
import { refuse } from "#server/problem.ts";
import { basketOf, openCents, payInstead } from "./basket-payments.ts";
import { readCard } from "./basket-card.ts";
import { cardProblem } from "./card-context.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";
import { askWallet, walletsOf } from "./wallet-calls.ts";

const MAX_TOKEN_CHARACTERS = 16_384;

interface OfferedMethod {
  id: string;
  name?: string;
  description?: string;
  c_showInCart?: boolean;
}

const walletMethods = ["PayPal", "Venmo", "KLARNA", "DW_APPLE_PAY"];

const subscribes = ({ c_subscriptionOptins: optIns }: { c_subscriptionOptins?: unknown }) =>
  Array.isArray(optIns) && optIns.length > 0;

/**
 * `POST payment-methods {basketId}`: the ways to pay that the backend offers and this shop can show, `{ paymentMethods,
 * wallets }`. Instalments need the site preference, a bag without subscriptions and a least amount (payment-19).
 */
const paymentMethods: SiteOperation = {
  method: "POST",
  path: "payment-methods",
  handle: async (context, { body }) => {
    const { basketId, basket } = await basketOf(context, body);
    const { applicablePaymentMethods = [] } = (await context.scapi("ShopperBaskets", "getPaymentMethodsForBasket", [
      { parameters: { basketId } },
    ])) as { applicablePaymentMethods?: OfferedMethod[] };
    const wallets = walletsOf(context);
    const isKlarnaFit = async () => {
      const { minAmount } = context.config.thirdParties.klarna;
      if (subscribes(basket) || openCents(basket) < minAmount) return false;
      const preferences = (await context.custom({ api: "site-preferences", path: "site-preferences" })) as Record<
        string,
        unknown
      >;
      return preferences["isKlarnaEnabled"] === true;
    };
    const hasKlarna = applicablePaymentMethods.some(({ id }) => id === "KLARNA") && (await isKlarnaFit());
    const offered = applicablePaymentMethods.filter(
      ({ id }) => !walletMethods.includes(id) || (wallets[id] && (id !== "KLARNA" || hasKlarna)),
    );
    const shown = Object.entries(wallets).filter(
      ([id, settings]) => settings && offered.some((each) => each.id === id),
    );
    return { paymentMethods: offered, wallets: Object.fromEntries(shown), openAmount: openCents(basket) / 100 };
  },
};

/** `POST klarna-session {basketId}`: `{ clientToken, categories }`. */
const klarnaSession: SiteOperation = {
  method: "POST",
  path: "klarna-session",
  handle: async (context, { body }) => {
    const { basket } = await basketOf(context, body);
    const { country, locale, currency } = context.site;
    return askWallet(context, () =>
      context.vendors.klarna.createSession({ country, locale, currency, amountCents: openCents(basket) }),
    );
  },
};

/** `POST apple-pay-session`: the merchant's session for the sheet. */
const applePaySession: SiteOperation = {
  method: "POST",
  path: "apple-pay-session",
  handle: async (context) => {
    const { name, origin } = context.site;
    return askWallet(context, () =>
      context.vendors.applePay.merchantSession({ displayName: name, domain: new URL(origin).hostname }),
    );
  },
};

/**
 * `POST basket-wallet {basketId, paymentMethodId, token}`: pays the bag by what a wallet's window gave; answers the
 * bag. What PayPal approved is looked at first, because a page can say anything; the amount is the backend's.
 */
const basketWallet: SiteOperation = {
  method: "POST",
  path: "basket-wallet",
  handle: async (context, { body }) => {
    const { basketId, basket } = await basketOf(context, body);
    const { paymentMethodId, token } = body as { paymentMethodId?: unknown; token?: unknown };
    if (typeof paymentMethodId !== "string" || !walletsOf(context)[paymentMethodId])
      throw refuse(400, "bad-request", "Bad Request", "'paymentMethodId' is no wallet of this shop.");
    if (typeof token !== "string" || token.length > MAX_TOKEN_CHARACTERS || !/^[\w.+/=-]+$/.test(token))
      throw refuse(400, "bad-request", "Bad Request", "'token' is missing or not well formed.");
    if (paymentMethodId === "PayPal" || paymentMethodId === "Venmo") {
      const order = await askWallet(context, () => context.vendors.paypal.order(token));
      if (order.status !== "APPROVED" || order.amountCents !== openCents(basket))
        throw refuse(
          400,
          "PaymentTransactionFailed",
          "Bad Request",
          "What you have to pay has changed since you agreed to it. Please approve the payment again.",
        );
    }
    return payInstead(context, basketId, basket, {
      paymentMethodId,
      c_paymentToken: token,
      c_walletUUID: randomUUID(),
    });
  },
};

/** The token of a saved card's security code; nothing where none was typed. @throws UpstreamProblem 400, 503. */
const codeOf = async (context: SiteContext, securityCode: unknown): Promise<{ c_paymentToken?: string }> => {
  if (securityCode === undefined) return {};
  const { transientToken, captureContext } = readCard(securityCode);
  await context.vendors.cardForm.verifyCode({ transientToken, captureContext }).catch((error: unknown) => {
    throw cardProblem(error);
  });
  return { c_paymentToken: transientToken };
};

/** Ways to pay for which nothing is entered. */
const plainMethods: ReadonlySet<string> = new Set(["PAY_BY_CHECK", "NO_PAYMENT"]);

/**
 * `POST basket-payment {basketId, paymentMethodId}` or `{basketId, customerPaymentInstrumentId}`: pays the bag by
 * check, by nothing where it costs nothing, or by a card the customer has saved; answers the bag. `securityCode:
 * {transientToken, captureContext}` is the saved card's code, typed again in the processor's own field; it is checked
 * before the backend gets it.
 */
const basketPayment: SiteOperation = {
  method: "POST",
  path: "basket-payment",
  handle: async (context, { body }) => {
    const { basketId, basket } = await basketOf(context, body);
    const { paymentMethodId, customerPaymentInstrumentId } = body as Record<string, unknown>;
    if (typeof customerPaymentInstrumentId === "string" && /^[\w-]{1,100}$/.test(customerPaymentInstrumentId))
      return payInstead(context, basketId, basket, {
        customerPaymentInstrumentId,
        ...(await codeOf(context, (body as Record<string, unknown>)["securityCode"])),
      });
    if (typeof paymentMethodId !== "string" || !plainMethods.has(paymentMethodId))
      throw refuse(400, "bad-request", "Bad Request", "'paymentMethodId' is no way to pay without further words.");
    return payInstead(context, basketId, basket, { paymentMethodId });
  },
};

/** Ways to pay and wallets (payment-1). */
export const paymentOperations: SiteOperation[] = [
  paymentMethods,
  klarnaSession,
  applePaySession,
  basketWallet,
  basketPayment,
];
