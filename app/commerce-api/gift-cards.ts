import { CommerceApiError } from "./commerce-api-error.ts";
import type { ScapiTransport } from "./scapi-transport.ts";
import type { SiteTransport } from "./site-api-client.ts";

/** A gift card as its owner reads it off. */
export interface GiftCardCode {
  number: string;
  code: string;
}

/** What is left on a gift card. */
export interface GiftCardBalance {
  amount: number;
  currency: string;
}

/** Why there is no balance: a card that is not known, too many tries, or what a server says in its own words. */
export type BalanceRefusal = { reason: "not-found" | "too-many" | "captcha-expired" } | { message: string | undefined };

interface BalanceAnswer {
  success?: boolean;
  availableBalance?: number;
  currency?: string;
  message?: string;
  reason?: string;
}

const refusalOf = (error: unknown): BalanceRefusal => {
  if (!(error instanceof CommerceApiError)) return { message: undefined };
  if (error.status === 429) return { reason: "too-many" };
  return error.type === "captcha-expired" ? { reason: "captcha-expired" } : { message: error.serverMessage };
};

/** Asks what is left on a gift card. */
export const askBalance = async (
  site: SiteTransport,
  { number, code }: GiftCardCode,
  recaptchaToken: string,
): Promise<GiftCardBalance | BalanceRefusal> => {
  try {
    const answer = (await site({
      method: "POST",
      path: "gift-card-balance",
      query: { c_number: number, c_cvn: code },
      body: { recaptchaToken },
    })) as BalanceAnswer;
    if (answer.success === true && answer.availableBalance !== undefined && answer.currency !== undefined)
      return { amount: answer.availableBalance, currency: answer.currency };
    return answer.reason === "not-found" ? { reason: "not-found" } : { message: answer.message };
  } catch (error) {
    return refusalOf(error);
  }
};

/**
 * Keeps a gift card in a customer's wallet; neither its number nor its code is kept with it. @throws CommerceApiError
 */
export const keepGiftCard = async (
  scapi: ScapiTransport,
  customerId: string,
  { number, code }: GiftCardCode,
): Promise<void> => {
  await scapi("ShopperCustomers", "createCustomerPaymentInstrument", [
    {
      parameters: { customerId },
      body: { paymentMethodId: "GIFTCARD", giftCertificateCode: number, c_giftCardSecurityCode: code },
    },
  ]);
};
