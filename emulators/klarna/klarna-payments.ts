import { randomUUID } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import { textAt } from "../wallets/text-at.ts";
import { VendorError } from "../vendor-error.ts";
import { createVendorLedger } from "../wallets/vendor-ledger.ts";

/** What is to be paid, as every call of the API says it; amounts in minor units. */
interface Purchase {
  country: string;
  currency: string;
  amount: number;
}

/** A session, the authorisation it led to and the order made of that. */
export interface KlarnaSession extends Purchase {
  id: string;
  createdAt: number;
  authorisation?: { token: string; at: number; isDeclined: boolean };
  /** The order; the reference is the shop's order number. */
  order?: { id: string; reference: string; isCancelled: boolean };
}

/** What the window may do. */
export type KlarnaAction = "approve" | "decline" | "reject" | "close" | "expire" | "fail";

/** An answer of the API. */
export interface KlarnaAnswer {
  status: number;
  body: unknown;
}

const SESSION_MS = 48 * 3_600_000;
const AUTHORISATION_MS = 60 * 60_000;

const refusal = (status: number, code: string, ...messages: string[]) =>
  new VendorError(status, { error_code: code, error_messages: messages, correlation_id: randomUUID() });

interface OrderLine {
  quantity?: unknown;
  unit_price?: unknown;
  total_amount?: unknown;
  total_discount_amount?: unknown;
}

const whole = (value: unknown): number => {
  if (typeof value !== "number" || !Number.isInteger(value)) throw refusal(400, "BAD_VALUE", "Bad value: an amount");
  return value;
};

/** @throws VendorError 400 unless every line, and their sum, come out right. */
const purchaseOf = (body: unknown): Purchase => {
  const {
    purchase_country: country,
    purchase_currency: currency,
    order_amount,
    order_lines,
  } = (body ?? {}) as Record<string, unknown>;
  const amount = whole(order_amount);
  if (typeof country !== "string" || typeof currency !== "string" || !Array.isArray(order_lines) || amount <= 0)
    throw refusal(400, "BAD_REQUEST", "purchase_country, purchase_currency, order_amount and order_lines are needed.");
  let sum = 0;
  for (const line of order_lines as OrderLine[]) {
    const total = whole(line.total_amount);
    const discount = line.total_discount_amount === undefined ? 0 : whole(line.total_discount_amount);
    if (total !== whole(line.quantity) * whole(line.unit_price) - discount)
      throw refusal(400, "BAD_VALUE", "Bad value: order_lines[].total_amount");
    sum += total;
  }
  if (sum !== amount) throw refusal(400, "BAD_VALUE", "Bad value: order_amount");
  return { country, currency, amount };
};

/** Sessions, authorisations and orders of the instalment service. */
export const createKlarnaPayments = ({ clock, ledgerFile }: { clock: Clock; ledgerFile?: string | undefined }) => {
  const sessions = createVendorLedger<KlarnaSession>(ledgerFile);
  const now = () => clock.now().getTime();

  const session = (id: string): KlarnaSession => {
    const found = sessions.get(id);
    if (!found || now() - found.createdAt > SESSION_MS) throw refusal(404, "NOT_FOUND", "Session not found.");
    return found;
  };

  const place = (token: string, body: unknown): KlarnaAnswer => {
    const found = sessions.find(({ authorisation }) => authorisation?.token === token);
    const authorisation = found?.authorisation;
    if (!found || !authorisation) throw refusal(404, "NOT_FOUND", "Authorization not found.");
    const reference = textAt(body, "merchant_reference1");
    if (found.order) {
      if (found.order.reference === reference && !found.order.isCancelled)
        return { status: 200, body: { order_id: found.order.id, fraud_status: "ACCEPTED", redirect_url: "" } };
      throw refusal(404, "SESSION_COMPLETED", "The authorization was used before.");
    }
    if (now() - authorisation.at > AUTHORISATION_MS) throw refusal(404, "NOT_FOUND", "Authorization has expired.");
    const { currency, amount } = purchaseOf(body);
    if (currency !== found.currency || amount !== found.amount)
      throw refusal(400, "BAD_VALUE", "Bad value: order_amount");
    if (authorisation.isDeclined) throw refusal(403, "REJECTED", "The purchase was rejected.");
    const order = { id: randomUUID(), reference, isCancelled: false };
    sessions.put(found.id, { ...found, order });
    return { status: 200, body: { order_id: order.id, fraud_status: "ACCEPTED", redirect_url: "" } };
  };

  const cancel = (orderId: string): KlarnaAnswer => {
    const found = sessions.find(({ order }) => order?.id === orderId);
    if (!found?.order) throw refusal(404, "NOT_FOUND", "Order not found.");
    sessions.put(found.id, { ...found, order: { ...found.order, isCancelled: true } });
    return { status: 204, body: undefined };
  };

  return {
    session,

    /** One call of the Payments and Order Management API. @throws VendorError in the vendor's own form. */
    call: (method: string, path: string, body: unknown): KlarnaAnswer => {
      if (method === "POST" && path === "/payments/v1/sessions") {
        const made: KlarnaSession = { id: randomUUID(), createdAt: now(), ...purchaseOf(body) };
        sessions.put(made.id, made);
        const client = Buffer.from(JSON.stringify({ session_id: made.id })).toString("base64url");
        return {
          status: 200,
          body: {
            session_id: made.id,
            client_token: `sandbox.${client}`,
            payment_method_categories: [{ identifier: "pay_over_time", name: "4 interest-free payments" }],
          },
        };
      }
      const [, token] = /^\/payments\/v1\/authorizations\/([\w-]+)\/order$/.exec(path) ?? [];
      if (method === "POST" && token) return place(token, body);
      const [, reference] = /^\/ordermanagement\/v1\/orders\/([\w-]+)\/cancel$/.exec(path) ?? [];
      if (method === "POST" && reference) return cancel(reference);
      throw refusal(404, "NOT_FOUND", "There is nothing at this address.");
    },

    /** What the shopper did in the window; gives the authorisation token, or null. */
    decide: (id: string, action: KlarnaAction): string | null => {
      const found = session(id);
      if (action !== "approve" && action !== "reject") return null;
      const authorisation = { token: randomUUID(), at: now(), isDeclined: action === "reject" };
      sessions.put(id, { ...found, authorisation });
      return authorisation.token;
    },
  };
};
