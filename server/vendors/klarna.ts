import { fetchInTime } from "#server/fetch-in-time.ts";
import { brand } from "#config/brand.ts";
import type { KlarnaConfig } from "#config/config.ts";
import { WalletProblem } from "./wallet-problem.ts";

/** What is to be paid by instalments; amounts in minor units, and the lines come to the amount. */
export interface KlarnaPurchase {
  country: string;
  currency: string;
  locale: string;
  amountCents: number;
}

/** A session the page can begin with. */
export interface KlarnaSession {
  clientToken: string;
  /** Kinds of instalments, for example `pay_over_time`. */
  categories: string[];
}

export interface Klarna {
  /** @throws WalletProblem */
  createSession(purchase: KlarnaPurchase): Promise<KlarnaSession>;
}

/** Instalments by the Payments API of Klarna; the account's password stays on this server. */
export const createKlarna = ({
  config,
  secrets,
}: {
  config: KlarnaConfig;
  secrets: { klarnaUsername: string; klarnaPassword: string };
}): Klarna => ({
  createSession: async ({ country, currency, locale, amountCents }) => {
    const basic = Buffer.from(`${secrets.klarnaUsername}:${secrets.klarnaPassword}`).toString("base64");
    let response: Response;
    try {
      response = await fetchInTime(
        `${config.apiBaseUrl}/payments/v1/sessions`,
        {
          method: "POST",
          headers: { authorization: `Basic ${basic}`, "content-type": "application/json" },
          body: JSON.stringify({
            purchase_country: country,
            purchase_currency: currency,
            locale,
            order_amount: amountCents,
            order_tax_amount: 0,
            // The wallet may pay a part of the bag, so it is told of one line that is worth its part.
            order_lines: [
              {
                type: "physical",
                name: brand.name,
                quantity: 1,
                unit_price: amountCents,
                tax_rate: 0,
                total_amount: amountCents,
                total_discount_amount: 0,
                total_tax_amount: 0,
              },
            ],
          }),
          redirect: "error",
        },
        config.timeoutMs,
      );
    } catch (cause) {
      throw new WalletProblem("Klarna", "unavailable", { cause });
    }
    if (!response.ok)
      throw new WalletProblem("Klarna", response.status >= 500 ? "unavailable" : "refused", { cause: response.status });
    const { client_token, payment_method_categories = [] } = (await response.json()) as {
      client_token?: string;
      payment_method_categories?: { identifier: string }[];
    };
    if (!client_token) throw new WalletProblem("Klarna", "unavailable");
    return { clientToken: client_token, categories: payment_method_categories.map(({ identifier }) => identifier) };
  },
});
