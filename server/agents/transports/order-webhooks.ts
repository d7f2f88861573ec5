import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { SiteConfig } from "#config/sites.ts";
import type { CallOutside } from "../platforms/outside-call.ts";
import { signRequest } from "../platforms/signatures.ts";
import type { SigningKeys } from "../platforms/signing-keys.ts";

/** Tells platforms what has become of orders. */
export interface OrderWebhooks {
  /** Sends an order as it is now, signed, again and again until it is taken; false where it never was. */
  send(site: SiteConfig, url: string, order: Record<string, unknown>): Promise<boolean>;
}

interface WebhookOptions {
  call: CallOutside;
  keys: SigningKeys;
  log: Logger;
  /** Pauses between tries, in milliseconds. */
  pauses?: readonly number[];
}

const PAUSES = [1_000, 10_000, 60_000, 600_000, 3_600_000];

/** Creates the sender; each try is signed anew, by the key that signs then, and bears the same id. */
export const createOrderWebhooks = ({ call, keys, log, pauses = PAUSES }: WebhookOptions): OrderWebhooks => {
  const attempt = async (site: SiteConfig, url: string, id: string, body: string): Promise<boolean> => {
    const headers = await signRequest(await keys.current(), {
      method: "POST",
      url,
      body,
      headers: {
        "content-type": "application/json",
        "ucp-agent": `profile="${site.origin}/.well-known/ucp"`,
        "idempotency-key": id,
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      },
    });
    const { status } = await call(url, { method: "POST", headers, body });
    return status >= 200 && status < 300;
  };
  return {
    send: async (site, url, order) => {
      const id = randomUUID();
      const body = JSON.stringify(order);
      for (const wait of [0, ...pauses]) {
        if (wait > 0) await pause(wait, undefined, { ref: false });
        if (await attempt(site, url, id, body).catch(() => false)) return true;
      }
      log.warn({ webhook: new URL(url).host }, "A platform did not take what it was told of an order.");
      return false;
    },
  };
};
