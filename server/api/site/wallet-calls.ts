import type { LimitName } from "#server/limits/limit-rules.ts";
import { refuse } from "#server/problem.ts";
import { WalletProblem } from "#server/vendors/wallet-problem.ts";
import type { SiteContext } from "./site-operation.ts";

/** What a page must know to show a wallet; nothing of it is secret. */
export interface WalletSettings {
  scriptUrl: string;
  clientId?: string;
}

/** The wallets that are configured, by the id of their way to pay. */
export const walletsOf = ({ config, site }: SiteContext): Record<string, WalletSettings | undefined> => {
  const { paypal, klarna, applePay } = config.thirdParties;
  const paypalSettings = paypal.enabled ? { scriptUrl: paypal.scriptUrl, clientId: paypal.clientId } : undefined;
  return {
    PayPal: paypalSettings,
    Venmo: site.currency === "USD" ? paypalSettings : undefined,
    KLARNA: klarna.enabled ? { scriptUrl: klarna.scriptUrl } : undefined,
    DW_APPLE_PAY: applePay.enabled ? { scriptUrl: applePay.scriptUrl } : undefined,
  };
};

/** What went wrong with a wallet, in words for the shopper; nothing of it has been paid. */
const walletProblem = (error: unknown): unknown => {
  if (!(error instanceof WalletProblem)) return error;
  return error.kind === "unavailable"
    ? refuse(
        503,
        "wallet-unavailable",
        "Service Unavailable",
        `${error.wallet} can't be reached. You haven't been charged.`,
      )
    : refuse(
        400,
        "PaymentTransactionFailed",
        "Bad Request",
        `${error.wallet} didn't take the payment. You haven't been charged.`,
      );
};

/** Asks a wallet for a shopper, and not without end: the windows of wallets attract those who try cards. */
export const askWallet = async <Answer>(
  context: SiteContext,
  ask: () => Promise<Answer>,
  limit: LimitName = "wallet",
): Promise<Answer> => {
  await context.shopper();
  await context.limit(limit);
  try {
    return await ask();
  } catch (error) {
    throw walletProblem(error);
  }
};
