import { CommerceApiError, CUSTOMER_CHANGED } from "./commerce-api-error.ts";
import { leadAway } from "./redirect-for-error.ts";
import { readAnswer, send } from "./read-answer.ts";
import type { BrowserSession } from "./auth/session.ts";

/** Carries one commerce API call: in the browser over HTTP, on the server straight into the SDK. */
export type ScapiTransport = (family: string, method: string, args: unknown[]) => Promise<unknown>;

/** Families that act for one shopper; the first such call makes a session. */
const shopperFamilies = new Set(["ShopperBaskets", "ShopperBasketsV2", "ShopperOrders", "ShopperCustomers"]);

/** Calls that go without the shopper's token (calls-8). */
const tokenless = new Set([
  "authenticateCustomer",
  "authorizeCustomer",
  "getAccessToken",
  "getProducts",
  "createSession",
]);

/** What both browser transports need. */
export interface BrowserTransportOptions {
  siteId: string;
  session: BrowserSession;
  fetcher?: typeof fetch;
  /** Called with the page that a refusal of the backend leads to. */
  leave?: (path: string) => void;
}

/** The customer that a call is about; undefined where it is about nobody. */
const customerOf = (args: unknown[]): unknown =>
  (args[0] as { parameters?: { customerId?: unknown } } | undefined)?.parameters?.customerId;

const queryOf = (args: unknown[]): string => {
  const { parameters = {} } = (args[0] ?? {}) as { parameters?: Record<string, unknown> };
  return new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])).toString();
};

/**
 * Sends requests with the shopper's token and, when the token is refused with 401, once more with a fresh one. A
 * refusal that leads to a page of its own (`redirectForError`) calls `leave` before it is thrown. What is about a
 * customer is never sent with the token of another, whom another tab may have made while the call was on its way: it
 * fails with `CUSTOMER_CHANGED`.
 */
export const withShopperToken =
  ({ session, fetcher = fetch, leave }: BrowserTransportOptions) =>
  async (url: string, init: RequestInit, need: "none" | "ifAny" | "always", customerId?: unknown): Promise<unknown> => {
    let isNamed = false;
    const attempt = async () => {
      const shopper = need === "none" ? null : await (need === "always" ? session.ensure() : session.current());
      if (need !== "none" && customerId !== undefined && customerId !== shopper?.customerId)
        throw new CommerceApiError(409, CUSTOMER_CHANGED, "");
      const headers = new Headers(init.headers);
      isNamed = Boolean(shopper?.accessToken);
      if (shopper?.accessToken) headers.set("authorization", `Bearer ${shopper.accessToken}`);
      return readAnswer(await send(fetcher, url, { ...init, headers, credentials: "same-origin" }));
    };
    return attempt()
      .catch((error: unknown) => {
        if (!isNamed || !(error instanceof CommerceApiError) || error.status !== 401) throw error;
        session.forgetToken();
        return attempt();
      })
      .catch(leadAway(leave));
  };

/** The browser's way to the commerce API: `POST /api/<site>/scapi/<family>/<method>` with an array of arguments. */
export const createScapiTransport = (options: BrowserTransportOptions): ScapiTransport => {
  const request = withShopperToken(options);
  return (family, method, args) => {
    const url = `/api/${options.siteId}/scapi/${family}/${method}`;
    if (method === "getProducts") return request(`${url}?${queryOf(args)}`, { method: "GET" }, "none");
    return request(
      url,
      { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(args) },
      tokenless.has(method) ? "none" : shopperFamilies.has(family) ? "always" : "ifAny",
      customerOf(args),
    );
  };
};
