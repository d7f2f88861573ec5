import { GIFT_CARD_CODE_PATTERN, GIFT_CARD_NUMBER_PATTERN } from "#app/domain/payment/payment-instruments.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import { requireCaptcha } from "./captcha-check.ts";
import { subjectIn, type SiteOperation } from "./site-operation.ts";
import { brandAccounts } from "#config/brand.ts";

/** The platform's form of a gift card asks for an expiry; ours have none. */
const NEVER = { expirationMonth: 12, expirationYear: 2999 };

const UNKNOWN = "We can't find a gift card with this number and security code.";

const wrong = (detail: string) => refuse(400, "bad-request", "Bad Request", detail);

/**
 * `POST gift-card-balance?c_number=&c_cvn= {recaptchaToken}`: what is left on a gift card. The address carries what our
 * log hides (`redact.ts`); the body would do as well. Tries are counted for the shopper who makes them, so it takes a
 * session; too many are a 429.
 */
export const giftCardBalance: SiteOperation = {
  method: "POST",
  path: "gift-card-balance",
  limit: { name: "gift-card", subject: ({ query, body }) => query["c_number"] ?? subjectIn(body, "c_number") },
  sameOrigin: true,
  handle: async (context, { query, body }) => {
    const given = { ...(typeof body === "object" ? body : null), ...query } as Record<string, unknown>;
    const { c_number: number, c_cvn: code, recaptchaToken } = given;
    if (typeof number !== "string" || !GIFT_CARD_NUMBER_PATTERN.test(number))
      throw wrong("'c_number' has 19 to 21 digits.");
    if (typeof code !== "string" || !GIFT_CARD_CODE_PATTERN.test(code)) throw wrong("'c_cvn' has 4 digits.");
    if (context.bearerToken === null)
      throw refuse(401, "unauthorized", "Unauthorized", "A balance is told to a shopper with a session.");
    await requireCaptcha(context, recaptchaToken, "balance");
    try {
      const { amount, currency } = (await context.scapi("ShopperPayments", "getPaymentInstrumentBalance", [
        {
          body: {
            paymentMethodId: "GIFTCARD",
            giftCard: { brand: brandAccounts.giftCards, cardNumber: number, cvc: code, ...NEVER },
          },
        },
      ])) as { amount?: number; currency?: string };
      return { success: true, availableBalance: amount ?? 0, currency: currency ?? context.site.currency, message: "" };
    } catch (error) {
      if (!(error instanceof UpstreamProblem) || error.status !== 404) throw error;
      return { success: false, message: UNKNOWN, reason: "not-found" };
    }
  },
};
