import type { Authorisation, CardProcessor, ProcessorCall } from "./card-processor.ts";

/** Processors of wallets, as ways to pay name them (the platform's payment processor ids). */
export const PAYPAL_PROCESSOR = "PAYPAL";
export const KLARNA_PROCESSOR = "KLARNA";
export const APPLE_PAY_PROCESSOR = "APPLE_PAY";

/** Whether a way to pay is a wallet's; such a payment needs the wallet's token. */
export const isWalletProcessor = (processorId: string): boolean =>
  [PAYPAL_PROCESSOR, KLARNA_PROCESSOR, APPLE_PAY_PROCESSOR].includes(processorId);

/** Whether a wallet may be offered beside the bag, before anybody has typed an address. */
export const isExpressProcessor = (processorId: string): boolean =>
  [PAYPAL_PROCESSOR, APPLE_PAY_PROCESSOR].includes(processorId);

/** A payment by wallet. */
export interface WalletPayment {
  /** Asking twice with the same order and token gives the same answer. */
  orderNo: string;
  processorId: string;
  amountCents: number;
  currency: string;
  /** Two-letter country of the site. */
  country: string;
  /** What the wallet handed to the page; never logged. */
  token: string;
}

/** Asks wallets for money. */
export interface WalletProcessor {
  authorise(payment: WalletPayment): Promise<Authorisation>;
  /**
   * Lets go of what a token authorised for an order; true when nothing is held any more, false when it must be asked
   * again: also when nothing is held yet, but what it was asked may be under way.
   */
  reverse(payment: WalletPayment & { transactionId: string | null; mayBeUnderWay?: boolean }): Promise<boolean>;
}

/** A shop that takes no wallet. */
export const noWallets: WalletProcessor = {
  authorise: () => Promise.resolve({ status: "declined", reason: "NO_WALLET" }),
  reverse: () => Promise.resolve(true),
};

interface PaypalOrder {
  status?: string;
  purchase_units?: {
    amount?: { currency_code?: string; value?: string };
    payments?: { authorizations?: { id: string; status: string }[] };
  }[];
  details?: { issue?: string }[];
}

const declined = (reason: string): Authorisation => ({ status: "declined", reason });
const unanswered = (error: unknown): Authorisation => ({
  status: "failed",
  reason: (error as { name?: string }).name === "TimeoutError" ? "TIMEOUT" : "UNREACHABLE",
  mayBeUnderWay: true,
});

const decimal = (cents: number) => (cents / 100).toFixed(2);

/** PayPal and Venmo by the Orders API, version 2. */
const createPaypal = (call: ProcessorCall): Pick<WalletProcessor, "authorise" | "reverse"> => {
  const path = (token: string) => `/v2/checkout/orders/${encodeURIComponent(token)}`;
  return {
    authorise: async ({ orderNo, amountCents, currency, token }) => {
      const known = await call(path(token), undefined, { method: "GET" }).catch(() => ({ status: 0, body: {} }));
      const [unit] = (known.body as PaypalOrder).purchase_units ?? [];
      if (known.status === 404) return declined("TOKEN_UNKNOWN");
      if (known.status !== 200) return { status: "failed", reason: `HTTP_${known.status}` };
      if (unit?.amount?.value !== decimal(amountCents) || unit.amount.currency_code !== currency)
        return declined("AMOUNT_CHANGED");
      const { status, body } = await call(`${path(token)}/authorize`, {}, { requestId: orderNo });
      const answer = body as PaypalOrder;
      const authorisation = answer.purchase_units?.[0]?.payments?.authorizations?.[0];
      if (status === 201 && authorisation)
        return { status: "authorized", transactionId: authorisation.id, storedCardId: null };
      const issue = answer.details?.[0]?.issue;
      return status >= 500 || !issue ? { status: "failed", reason: `HTTP_${status}` } : declined(issue);
    },
    reverse: async ({ token, transactionId, mayBeUnderWay = false }) => {
      const voided = async (id: string) => (await call(`/v2/payments/authorizations/${id}/void`, {})).status < 300;
      if (transactionId !== null) return voided(transactionId);
      const { status, body } = await call(path(token), undefined, { method: "GET" });
      if (status === 404) return true;
      if (status !== 200) return false;
      const [authorisation] = (body as PaypalOrder).purchase_units?.[0]?.payments?.authorizations ?? [];
      if (!authorisation) return !mayBeUnderWay;
      if (authorisation.status === "VOIDED") return true;
      return voided(authorisation.id);
    },
  };
};

/** Instalments by the Payments API of Klarna. The order number is the idempotency key. */
const createKlarna = (call: ProcessorCall): Pick<WalletProcessor, "authorise" | "reverse"> => {
  const order = ({ orderNo, token, amountCents, currency, country }: WalletPayment) =>
    call(
      `/payments/v1/authorizations/${encodeURIComponent(token)}/order`,
      {
        purchase_country: country,
        purchase_currency: currency,
        order_amount: amountCents,
        order_lines: [
          { type: "physical", name: orderNo, quantity: 1, unit_price: amountCents, total_amount: amountCents },
        ],
        merchant_reference1: orderNo,
      },
      { requestId: orderNo },
    );
  return {
    authorise: async (payment) => {
      const { status, body } = await order(payment);
      const { order_id: id, error_code: code } = body as { order_id?: string; error_code?: string };
      if (status === 200 && id) return { status: "authorized", transactionId: id, storedCardId: null };
      if (status >= 500) return { status: "failed", reason: `HTTP_${status}` };
      return declined(code === "BAD_VALUE" ? "AMOUNT_CHANGED" : (code ?? "REJECTED"));
    },
    // Asking once more with the same key tells which order there is; one that was not made yet is made and cancelled.
    reverse: async (payment) => {
      const cancelled = async (id: string) => (await call(`/ordermanagement/v1/orders/${id}/cancel`, {})).status < 300;
      if (payment.transactionId !== null) return cancelled(payment.transactionId);
      const { status, body } = await order(payment);
      const { order_id: id } = body as { order_id?: string };
      return id ? cancelled(id) : status < 500;
    },
  };
};

/** Wallets: PayPal and Venmo, Klarna, and Apple Pay, whose tokens the card processor takes. */
export const createWalletProcessor = (
  call: ProcessorCall,
  cards: Pick<CardProcessor, "authorise" | "reverse">,
): WalletProcessor => {
  const paypal = createPaypal(call);
  const klarna = createKlarna(call);
  const of = (processorId: string) => (processorId === PAYPAL_PROCESSOR ? paypal : klarna);
  return {
    authorise: async (payment) => {
      const { processorId, token, ...rest } = payment;
      if (processorId === APPLE_PAY_PROCESSOR) return cards.authorise({ ...rest, card: { walletToken: token } });
      try {
        return await of(processorId).authorise(payment);
      } catch (error) {
        return unanswered(error);
      }
    },
    reverse: async (payment) => {
      if (payment.processorId === APPLE_PAY_PROCESSOR)
        return cards.reverse(payment.orderNo, { mayBeUnderWay: payment.mayBeUnderWay ?? false });
      try {
        return await of(payment.processorId).reverse(payment);
      } catch {
        return false;
      }
    },
  };
};
