import { loadExpressApplePay } from "#app/integrations/express-apple-pay.ts";
import { loadExpressPaypal } from "#app/integrations/express-paypal.ts";
import type { ExpressWallet } from "#app/integrations/express-shop.ts";

/** A wallet that asks for everything in its own sheet; null where this shopper's browser cannot. */
export const loadExpressWallet = (
  methodId: string,
  settings: { scriptUrl: string; clientId?: string },
  currency: string,
): Promise<ExpressWallet | null> => {
  if (methodId === "DW_APPLE_PAY") return loadExpressApplePay(settings);
  if (methodId === "PayPal" || methodId === "Venmo")
    return loadExpressPaypal(settings, methodId === "Venmo" ? "venmo" : "paypal", currency);
  return Promise.resolve(null);
};
