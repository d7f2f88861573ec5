import { loadScript } from "#app/integrations/load-script.ts";

/** What came of a wallet's window; a token is to be used at once and kept nowhere. */
export type WalletOutcome =
  | { status: "approved"; token: string }
  | { status: "cancelled" }
  | { status: "failed"; reason: "declined" | "error" | "expired" };

/** What is to be paid, and how the shop's server is asked for what the wallet needs. */
export interface WalletPurchase {
  /** In units. */
  amount: number;
  currency: string;
  country: string;
  /** Name of the shop. */
  label: string;
  paypalOrder: () => Promise<{ orderId: string }>;
  klarnaSession: () => Promise<{ clientToken: string; categories: string[] }>;
  applePaySession: () => Promise<unknown>;
}

/** A wallet that is ready. */
export interface Wallet {
  /** Opens the wallet's window. Must be called while a click is handled, or browsers hold the window back. */
  pay: (purchase: WalletPurchase) => Promise<WalletOutcome>;
  /** Its window stands beside the page: a press while it is open, or closing unheard, ends it and opens another. */
  canReopen?: true;
}

interface PaypalHandlers {
  onApprove: (answer: { orderId: string }) => void;
  onCancel: () => void;
  onError: (error: { code?: string }) => void;
}
interface PaypalSession {
  start: (options: { presentationMode: string }, order: Promise<{ orderId: string }>) => Promise<void>;
  cancel: () => void;
}
interface PaypalSdk {
  findEligibleMethods: (options: { currencyCode: string }) => Promise<{ isEligible: (method: string) => boolean }>;
  createPayPalOneTimePaymentSession: (handlers: PaypalHandlers) => PaypalSession;
  createVenmoOneTimePaymentSession: (handlers: PaypalHandlers) => PaypalSession;
}

interface KlarnaAnswer {
  approved?: boolean;
  show_form?: boolean;
  authorization_token?: string;
  finalize_required?: boolean;
  error?: { error_code?: string };
}
type KlarnaCall = (options: object, data: object, tell: (answer: KlarnaAnswer) => void) => void;

interface AppleSession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown } }) => void;
  oncancel: (event: { sessionError?: { code?: string } }) => void;
  begin: () => void;
  abort: () => void;
  completeMerchantValidation: (session: unknown) => void;
  completePayment: (result: { status: number }) => void;
}

/** Apple Pay's version that the shop speaks. */
const APPLE_PAY_VERSION = 3;

const vendors = () =>
  window as unknown as {
    paypal?: { createInstance: (options: object) => Promise<PaypalSdk> };
    Klarna?: {
      Payments: { init: (options: { client_token: string }) => void; authorize: KlarnaCall; finalize: KlarnaCall };
    };
    ApplePaySession?: {
      new (version: number, request: object): AppleSession;
      supportsVersion: (version: number) => boolean;
      canMakePayments: () => boolean;
      STATUS_SUCCESS: number;
    };
  };

const loadPaypal = async (
  settings: { scriptUrl: string; clientId?: string },
  funding: "paypal" | "venmo",
  currency: string,
): Promise<Wallet | null> => {
  await loadScript(settings.scriptUrl, { globalName: "paypal" });
  const sdk = await vendors().paypal?.createInstance({
    clientId: settings.clientId,
    components: ["paypal-payments", "venmo-payments"],
    pageType: "checkout",
  });
  const eligible = await sdk?.findEligibleMethods({ currencyCode: currency });
  if (!sdk || !eligible?.isEligible(funding)) return null;
  let last: PaypalSession | null = null;
  return {
    canReopen: true,
    pay: ({ paypalOrder }) =>
      new Promise((resolve) => {
        last?.cancel();
        const handlers: PaypalHandlers = {
          onApprove: ({ orderId }) => resolve({ status: "approved", token: orderId }),
          onCancel: () => resolve({ status: "cancelled" }),
          onError: ({ code }) =>
            resolve({ status: "failed", reason: code === "ERR_ORDER_EXPIRED" ? "expired" : "error" }),
        };
        const session =
          funding === "venmo"
            ? sdk.createVenmoOneTimePaymentSession(handlers)
            : sdk.createPayPalOneTimePaymentSession(handlers);
        last = session;
        session
          .start({ presentationMode: "auto" }, paypalOrder())
          .catch(() => resolve({ status: "failed", reason: "error" }));
      }),
  };
};

const loadKlarna = async ({ scriptUrl }: { scriptUrl: string }): Promise<Wallet | null> => {
  await loadScript(scriptUrl, { globalName: "Klarna" });
  const payments = vendors().Klarna?.Payments;
  if (!payments) return null;
  const outcome = ({
    approved,
    authorization_token: token,
    error,
    show_form: mayRetry,
  }: KlarnaAnswer): WalletOutcome => {
    if (approved && token) return { status: "approved", token };
    if (error) return { status: "failed", reason: error.error_code === "expire" ? "expired" : "error" };
    return mayRetry === false ? { status: "failed", reason: "declined" } : { status: "cancelled" };
  };
  return {
    pay: async ({ klarnaSession }) => {
      const { clientToken, categories } = await klarnaSession();
      payments.init({ client_token: clientToken });
      const category = { payment_method_category: categories[0] };
      return new Promise((resolve) => {
        payments.authorize({ ...category, auto_finalize: true }, {}, (answer) => {
          if (answer.finalize_required) payments.finalize(category, {}, (last) => resolve(outcome(last)));
          else resolve(outcome(answer));
        });
      });
    },
  };
};

/** How a sheet ended that gave no payment; browsers call `unknown` what the shopper has closed. */
const endOf = (code = "unknown"): WalletOutcome => {
  if (code === "unknown") return { status: "cancelled" };
  return { status: "failed", reason: /expire/i.test(code) ? "expired" : "error" };
};

const loadApplePay = async ({ scriptUrl }: { scriptUrl: string }): Promise<Wallet | null> => {
  if (!vendors().ApplePaySession && scriptUrl !== "") await loadScript(scriptUrl, { globalName: "ApplePaySession" });
  const { ApplePaySession: Session } = vendors();
  if (!Session?.supportsVersion(APPLE_PAY_VERSION) || !Session.canMakePayments()) return null;
  return {
    pay: ({ amount, currency, country, label, applePaySession }) =>
      new Promise((resolve) => {
        const session = new Session(APPLE_PAY_VERSION, {
          countryCode: country,
          currencyCode: currency,
          supportedNetworks: ["visa", "masterCard", "amex", "discover"],
          merchantCapabilities: ["supports3DS"],
          total: { label, amount: amount.toFixed(2) },
        });
        session.onvalidatemerchant = () => {
          applePaySession().then(
            (merchant) => session.completeMerchantValidation(merchant),
            () => {
              session.abort();
              resolve({ status: "failed", reason: "error" });
            },
          );
        };
        session.onpaymentauthorized = ({ payment }) => {
          session.completePayment({ status: Session.STATUS_SUCCESS });
          resolve({ status: "approved", token: btoa(JSON.stringify(payment.token)) });
        };
        session.oncancel = ({ sessionError }) => resolve(endOf(sessionError?.code));
        session.begin();
      }),
  };
};

/**
 * Loads a wallet's script and asks whether this shopper may use it; null when not. Nothing is loaded before.
 * @throws Error when the script cannot be loaded.
 */
export const loadWallet = (
  methodId: string,
  settings: { scriptUrl: string; clientId?: string },
  currency: string,
): Promise<Wallet | null> => {
  switch (methodId) {
    case "PayPal":
      return loadPaypal(settings, "paypal", currency);
    case "Venmo":
      return loadPaypal(settings, "venmo", currency);
    case "KLARNA":
      return loadKlarna(settings);
    case "DW_APPLE_PAY":
      return loadApplePay(settings);
    default:
      return Promise.resolve(null);
  }
};
