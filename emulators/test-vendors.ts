import { createHash, createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import { type Clock, systemClock } from "#sandbox/core/clock.ts";
import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { sandboxCredentials } from "./card/http-signature.ts";
import { createVendors, type VendorsOptions } from "./create-vendors.ts";
import { tokenise } from "./test-tokenise.ts";

/** The vendors listening on a free port; for tests. */
export interface TestVendors {
  origin: string;
  /** Sends JSON as a merchant, with a true signature unless told otherwise. */
  merchantPost(path: string, body: unknown, changes?: Record<string, string | undefined>): Promise<Response>;
  /** A capture context for `http://localhost:3000`. */
  captureContext(): Promise<string>;
  /** What the frames do: encrypts a card for its context and asks for a token. */
  tokenise(captureContext: string, card: Record<string, unknown>, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export const testTargetOrigin = "http://localhost:3000";

export const sessionRequest = {
  targetOrigins: [testTargetOrigin],
  allowedCardNetworks: ["VISA", "MASTERCARD", "AMEX", "DISCOVER"],
  allowedPaymentTypes: ["CARD"],
  clientVersion: "v2",
};

const signedHeaders = (url: URL, body: string, now: Date): Record<string, string> => {
  const headers: Record<string, string> = {
    host: url.host,
    date: now.toUTCString(),
    digest: `SHA-256=${createHash("sha256").update(body).digest("base64")}`,
    "v-c-merchant-id": vendorData.account,
  };
  const names = ["host", "date", "(request-target)", "digest", "v-c-merchant-id"];
  const signed = names.map((name) => `${name}: ${headers[name] ?? `post ${url.pathname}`}`).join("\n");
  const signature = createHmac("sha256", Buffer.from(sandboxCredentials.sharedSecret, "base64"))
    .update(signed)
    .digest("base64");
  return {
    ...headers,
    signature: `keyid="${sandboxCredentials.keyId}", algorithm="HmacSHA256", headers="${names.join(" ")}", signature="${signature}"`,
  };
};

/** Starts the vendors on a free loopback port. */
export const startTestVendors = async (
  clock: Clock = systemClock,
  recommendations?: VendorsOptions["recommendations"],
  disturb?: VendorsOptions["disturb"],
  callersClock: Clock = clock,
  ratings?: VendorsOptions["ratings"],
  subscriptions?: VendorsOptions["subscriptions"],
  serviceDesk?: VendorsOptions["serviceDesk"],
  chat?: VendorsOptions["chat"],
): Promise<TestVendors> => {
  const storefrontOrigins = [testTargetOrigin];
  // Connections stay open: one that ends just when a call is sent on it would look like a processor that is down.
  const placeholder = await import("node:http").then(({ createServer }) => createServer({ keepAliveTimeout: 0 }));
  await new Promise<void>((resolve) => placeholder.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(placeholder.address() as AddressInfo).port}`;
  placeholder.on(
    "request",
    createVendors({
      data: vendorData,
      clock,
      callersClock,
      origin,
      storefrontOrigins,
      ...(recommendations ? { recommendations } : {}),
      ...(ratings ? { ratings } : {}),
      ...(subscriptions ? { subscriptions } : {}),
      ...(serviceDesk ? { serviceDesk } : {}),
      ...(chat ? { chat } : {}),
      ...(disturb ? { disturb } : {}),
    }).app,
  );

  const merchantPost: TestVendors["merchantPost"] = (path, content, changes = {}) => {
    const url = new URL(path, origin);
    const body = JSON.stringify(content);
    const headers = { "content-type": "application/json", ...signedHeaders(url, body, callersClock.now()), ...changes };
    const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return fetch(url, { method: "POST", body, headers: given });
  };

  return {
    origin,
    merchantPost,
    captureContext: async () => (await merchantPost("/microform/v2/sessions", sessionRequest)).text(),
    tokenise,
    close: () =>
      new Promise((resolve) => {
        placeholder.close(() => resolve());
        placeholder.closeAllConnections();
      }),
  };
};
