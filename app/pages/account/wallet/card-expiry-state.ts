import { isCardExpired } from "#app/domain/payment/card-expiry.ts";

/** How long before its end a card is worth a word, in months. */
const SOON_MONTHS = 2;

/** Whether a card is good, expires soon, or is expired (account-24). A card without a date counts as good. */
export const cardExpiryState = (
  card: { expirationMonth?: number; expirationYear?: number } | undefined,
  now: Date,
): "good" | "soon" | "expired" => {
  const { expirationMonth: month, expirationYear: year } = card ?? {};
  if (!month || !year) return "good";
  if (isCardExpired({ month, year }, now)) return "expired";
  const soon = new Date(now);
  soon.setMonth(soon.getMonth() + SOON_MONTHS);
  return isCardExpired({ month, year }, soon) ? "soon" : "good";
};
