import type { SiteConfig } from "#config/sites.ts";
import type { CallOutside } from "../platforms/outside-call.ts";
import { signRequest } from "../platforms/signatures.ts";
import type { SigningKeys } from "../platforms/signing-keys.ts";

/** What a platform is told of an order, once: the order as it was when something had happened to it. */
export interface OrderNotice {
  /** The same for each try. */
  id: string;
  /** When it was noticed, in seconds since 1970. */
  at: number;
  body: string;
}

/** Tries to tell a platform; false where it did not take it. Each try is signed anew, by the key that signs then. */
export type SendNotice = (site: SiteConfig, url: string, notice: OrderNotice) => Promise<boolean>;

/** Creates the sender of order webhooks (Standard Webhooks, signed by RFC 9421). */
export const createNoticeSender =
  ({ call, keys }: { call: CallOutside; keys: SigningKeys }): SendNotice =>
  async (site, url, { id, at, body }) => {
    const headers = await signRequest(await keys.current(), {
      method: "POST",
      url,
      body,
      headers: {
        "content-type": "application/json",
        "ucp-agent": `profile="${site.origin}/.well-known/ucp"`,
        "idempotency-key": id,
        "webhook-id": id,
        "webhook-timestamp": String(at),
      },
    });
    return call(url, { method: "POST", headers, body }).then(
      ({ status }) => status >= 200 && status < 300,
      () => false,
    );
  };
