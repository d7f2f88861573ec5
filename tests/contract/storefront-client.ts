import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import { contractFolder, createOasValidator, type Exchange } from "#sandbox/contract/oas-validator.ts";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { clients, type Family } from "./sweep/sweep-shop.ts";

export const redirectURI = "http://localhost:3000/callback";

/** A call of the official client; its answer is whatever the operation promises. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read members of every operation's own shape
export type Call = (operation: string, parameters?: object, body?: unknown) => Promise<any>;

/** A storefront that is no shop of ours: it speaks through the official client and knows only what that sends. */
export interface StorefrontClient {
  /** Tokens of a new guest. */
  guest(): Promise<Record<string, string>>;
  logIn(username: string, password: string, usid?: string): Promise<Record<string, string>>;
  /** Calls with a token: `call("ShopperBaskets.createBasket", {}, {})`. */
  as(token: string): Call;
  /** The login service, with what is sent to it as it is. */
  slas: sdk.ShopperLogin<never>;
  /** @throws Error naming what was answered otherwise than the published documents say, but for what is `allowed`. */
  refuseUndocumented(allowed?: RegExp): void;
}

/** Whether an error of the client is an answer with this status. */
export const answered = (status: number) => expect.objectContaining({ response: expect.objectContaining({ status }) });

/** @param locale and currency are sent with every call, as both storefronts of the platform do */
export const createStorefrontClient = (
  sandbox: Pick<TestSandbox, "origin" | "definition">,
  { siteId = "WickettPlumUS", locale = "en-US", currency = "USD" } = {},
): StorefrontClient => {
  const exchanges: Exchange[] = [];
  const noting = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    const text = await response.clone().text();
    const contentType = response.headers.get("content-type") ?? "";
    exchanges.push({
      method: init.method ?? "GET",
      url,
      status: response.status,
      contentType,
      body: text && contentType.includes("json") ? (JSON.parse(text) as unknown) : undefined,
    });
    return response;
  };
  const { organizationId, shopClientId: clientId } = sandbox.definition;
  const config = (token?: string) =>
    ({
      proxy: sandbox.origin,
      fetch: noting,
      throwOnBadResponse: true,
      parameters: { shortCode: "sandbox", organizationId, clientId, siteId, locale, currency },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }) as never;
  const slas = new sdk.ShopperLogin<never>(config());
  return {
    slas,
    guest: () => sdk.helpers.loginGuestUser({ slasClient: slas, parameters: { redirectURI, dnt: false } }) as never,
    logIn: (username, password, usid) =>
      sdk.helpers.loginRegisteredUserB2C({
        slasClient: slas,
        credentials: { username, password },
        parameters: { redirectURI, dnt: false, ...(usid ? { usid } : {}) },
      }) as never,
    as:
      (token) =>
      async (operation, parameters = {}, body) => {
        const [family = "", method = ""] = operation.split(".");
        const client = new clients[family as Family](config(token)) as unknown as Record<
          string,
          (given: object) => unknown
        >;
        return client[method]?.({ parameters, ...(body === undefined ? {} : { body }) });
      },
    refuseUndocumented: (allowed) => {
      const validator = createOasValidator(contractFolder(), { isDeep: true });
      const faults = exchanges.flatMap((exchange) => validator.problems(exchange));
      const others = faults.filter((fault) => !allowed?.test(fault));
      if (others.length > 0) throw new Error(others.join("\n"));
    },
  };
};
