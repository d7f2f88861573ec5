import type { PaypalConfig } from "#config/config.ts";
import { WalletProblem } from "./wallet-problem.ts";

/** How an order of PayPal stands. */
export interface PaypalOrder {
  orderId: string;
  status: string;
  currency: string;
  /** In minor units. */
  amountCents: number;
}

export interface Paypal {
  /** An order to be approved by the shopper, worth the open amount of the bag. @throws WalletProblem */
  createOrder(amount: { amountCents: number; currency: string }): Promise<{ orderId: string }>;
  /** @throws WalletProblem, also for an order nobody knows. */
  order(orderId: string): Promise<PaypalOrder>;
}

const RENEW_BEFORE_END_MS = 60_000;

interface WireOrder {
  id?: string;
  status?: string;
  purchase_units?: { amount?: { currency_code?: string; value?: string } }[];
}

/** PayPal and Venmo by the Orders API, version 2; the account's secret stays on this server. */
export const createPaypal = ({
  config,
  clientSecret,
  now = Date.now,
}: {
  config: PaypalConfig;
  clientSecret: string;
  now?: () => number;
}): Paypal => {
  let token: { text: string; until: number } | null = null;

  const fetchJson = async (path: string, init: RequestInit): Promise<unknown> => {
    let response: Response;
    try {
      response = await fetch(config.apiBaseUrl + path, {
        ...init,
        redirect: "error",
        signal: AbortSignal.timeout(config.timeoutMs),
      });
    } catch (cause) {
      throw new WalletProblem("PayPal", "unavailable", { cause });
    }
    if (response.status >= 500) throw new WalletProblem("PayPal", "unavailable", { cause: response.status });
    if (!response.ok) throw new WalletProblem("PayPal", "refused", { cause: response.status });
    return response.json();
  };

  const accessToken = async (): Promise<string> => {
    if (token && now() < token.until) return token.text;
    const basic = Buffer.from(`${config.clientId}:${clientSecret}`).toString("base64");
    const answer = (await fetchJson("/v1/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
    })) as { access_token: string; expires_in: number };
    token = { text: answer.access_token, until: now() + answer.expires_in * 1000 - RENEW_BEFORE_END_MS };
    return token.text;
  };

  const call = async (method: string, path: string, body?: object) =>
    (await fetchJson(path, {
      method,
      headers: { authorization: `Bearer ${await accessToken()}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })) as WireOrder;

  return {
    createOrder: async ({ amountCents, currency }) => {
      const { id } = await call("POST", "/v2/checkout/orders", {
        intent: "AUTHORIZE",
        purchase_units: [{ amount: { currency_code: currency, value: (amountCents / 100).toFixed(2) } }],
      });
      if (!id) throw new WalletProblem("PayPal", "unavailable");
      return { orderId: id };
    },
    order: async (orderId) => {
      const { status = "", purchase_units: [unit] = [] } = await call(
        "GET",
        `/v2/checkout/orders/${encodeURIComponent(orderId)}`,
      );
      return {
        orderId,
        status,
        currency: unit?.amount?.currency_code ?? "",
        amountCents: Math.round(Number(unit?.amount?.value ?? 0) * 100),
      };
    },
  };
};
