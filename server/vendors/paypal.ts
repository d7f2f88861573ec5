import { fetchInTime } from "#server/fetch-in-time.ts";
import type { PaypalConfig } from "#config/config.ts";
import { WalletProblem } from "./wallet-problem.ts";

/** How an order of PayPal stands. */
export interface PaypalOrder {
  orderId: string;
  status: string;
  currency: string;
  /** In minor units. */
  amountCents: number;
  /** The bag of an express order. */
  expressFor?: string;
  /** Whom and where an approved express order goes to. */
  contact?: PaypalContact;
}

/** A person and a door as the shopper's account says them. */
export interface PaypalContact {
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  email: string;
}

/** A way to ship as the wallet's window lists it. */
export interface PaypalOption {
  id: string;
  label: string;
  amountCents: number;
  isSelected: boolean;
}

export interface Paypal {
  /**
   * An order to be approved by the shopper, worth the open amount of the bag. With a bag in `expressFor` its window
   * asks where and how to ship. @throws WalletProblem
   */
  createOrder(order: { amountCents: number; currency: string; expressFor?: string }): Promise<{ orderId: string }>;
  /** Tells an express order its new sums and ways to ship; the goods are what is neither shipping nor tax. */
  updateOrder(
    orderId: string,
    now: {
      amountCents: number;
      shippingCents: number;
      taxCents: number;
      currency: string;
      options: readonly PaypalOption[];
    },
  ): Promise<void>;
  /** @throws WalletProblem, also for an order nobody knows. */
  order(orderId: string): Promise<PaypalOrder>;
}

const RENEW_BEFORE_END_MS = 60_000;

interface WireOrder {
  id?: string;
  status?: string;
  payer?: {
    name?: { given_name?: string; surname?: string };
    email_address?: string;
    phone?: { phone_number?: { national_number?: string } };
  };
  purchase_units?: {
    custom_id?: string;
    amount?: { currency_code?: string; value?: string };
    shipping?: {
      name?: { full_name?: string };
      address?: {
        address_line_1?: string;
        address_line_2?: string;
        admin_area_1?: string;
        admin_area_2?: string;
        postal_code?: string;
        country_code?: string;
      };
    };
  }[];
}

/** The name of who gets it, in two parts; the last word is the last name. */
const nameParts = (full: string): [string, string] => {
  const words = full.trim().split(/\s+/);
  return words.length < 2 ? [full.trim(), ""] : [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
};

const contactOf = ({ payer, purchase_units: [unit] = [] }: WireOrder): PaypalContact | undefined => {
  const { address, name } = unit?.shipping ?? {};
  if (!payer || !address) return undefined;
  const { given_name: given = "", surname = "" } = payer.name ?? {};
  const [firstName, lastName] = nameParts(name?.full_name ?? `${given} ${surname}`);
  return {
    firstName,
    lastName,
    address1: address.address_line_1 ?? "",
    address2: address.address_line_2 ?? "",
    city: address.admin_area_2 ?? "",
    stateCode: address.admin_area_1 ?? "",
    postalCode: address.postal_code ?? "",
    countryCode: address.country_code ?? "",
    phone: payer.phone?.phone_number?.national_number ?? "",
    email: payer.email_address ?? "",
  };
};

const decimal = (cents: number) => (cents / 100).toFixed(2);
const UNIT = "/purchase_units/@reference_id=='default'";

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
      response = await fetchInTime(
        config.apiBaseUrl + path,
        {
          ...init,
          redirect: "error",
        },
        config.timeoutMs,
      );
    } catch (cause) {
      throw new WalletProblem("PayPal", "unavailable", { cause });
    }
    if (response.status >= 500) throw new WalletProblem("PayPal", "unavailable", { cause: response.status });
    if (!response.ok) throw new WalletProblem("PayPal", "refused", { cause: response.status });
    return response.status === 204 ? {} : response.json();
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
    createOrder: async ({ amountCents, currency, expressFor }) => {
      const amount = { currency_code: currency, value: decimal(amountCents) };
      const { id } = await call("POST", "/v2/checkout/orders", {
        intent: "AUTHORIZE",
        purchase_units: [{ amount, ...(expressFor && { custom_id: expressFor }) }],
        ...(expressFor && {
          payment_source: { paypal: { experience_context: { shipping_preference: "GET_FROM_FILE" } } },
        }),
      });
      if (!id) throw new WalletProblem("PayPal", "unavailable");
      return { orderId: id };
    },
    updateOrder: async (orderId, { amountCents, shippingCents, taxCents, currency, options }) => {
      const money = (cents: number) => ({ currency_code: currency, value: decimal(cents) });
      await call("PATCH", `/v2/checkout/orders/${encodeURIComponent(orderId)}`, [
        {
          op: "replace",
          path: `${UNIT}/amount`,
          value: {
            ...money(amountCents),
            breakdown: {
              item_total: money(amountCents - shippingCents - taxCents),
              shipping: money(shippingCents),
              tax_total: money(taxCents),
            },
          },
        },
        {
          op: "add",
          path: `${UNIT}/shipping/options`,
          value: options.map(({ id, label, amountCents: cents, isSelected }) => ({
            id,
            label,
            type: "SHIPPING",
            selected: isSelected,
            amount: money(cents),
          })),
        },
      ]);
    },
    order: async (orderId) => {
      const order = await call("GET", `/v2/checkout/orders/${encodeURIComponent(orderId)}`);
      const { status = "", purchase_units: [unit] = [] } = order;
      const contact = status === "APPROVED" ? contactOf(order) : undefined;
      return {
        ...(unit?.custom_id && { expressFor: unit.custom_id }),
        ...(contact && { contact }),
        orderId,
        status,
        currency: unit?.amount?.currency_code ?? "",
        amountCents: Math.round(Number(unit?.amount?.value ?? 0) * 100),
      };
    },
  };
};
