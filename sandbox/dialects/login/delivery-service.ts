import type { Clock } from "#sandbox/core/clock.ts";
import type { Customer } from "#sandbox/platform/customers/customer.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OutboxService } from "#sandbox/platform/outbox/outbox-service.ts";
import { issuerOf } from "./access-token.ts";
import type { Letter } from "./letters.ts";
import { badRequest, needed, type Read } from "./login-request.ts";
import type { TokenSigner } from "./token-signer-service.ts";

/** How a token is to reach a person. */
export type DeliveryMode =
  | { mode: "email" }
  | { mode: "sms" }
  /** The token is posted to the shop, which tells the person itself. */
  | { mode: "callback"; callbackUri: string };

/** Where a person is reached. */
export type Addressee = Pick<Customer, "email" | "details">;

/** Hands tokens over. */
export interface DeliveryService {
  /**
   * Must not run inside a transaction: a callback may call back.
   * @throws Fault 412 when the callback does not take it.
   */
  deliver(delivery: { way: DeliveryMode; to: Addressee; siteId: string; token: string; letter: Letter }): Promise<void>;
}

/** Longest time a callback may take. */
const CALLBACK_LIMIT_MS = 5000;

const CALLBACK_TOKEN_SECONDS = 300;

/** Only this machine is called back: nothing leaves it. */
const isOnThisMachine = (address: string) => {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
};

/** The way a request asks for. @throws Fault 400 for an unknown one, or a callback without an address. */
export const deliveryModeOf = (read: Read): DeliveryMode => {
  const mode = needed(read, "mode");
  if (mode === "email" || mode === "sms") return { mode };
  if (mode !== "callback") throw badRequest("mode must be callback, sms or email.");
  const callbackUri = needed(read, "callback_uri");
  if (!URL.canParse(callbackUri) || !/^https?:$/.test(new URL(callbackUri).protocol) || callbackUri.includes("*"))
    throw badRequest("callback_uri is not valid.");
  return { mode, callbackUri };
};

const phoneOf = ({ details }: Addressee): string | undefined =>
  [details.phoneMobile, details.phoneHome].find((phone) => typeof phone === "string" && phone !== "")?.toString();

export const createDeliveryService = (options: {
  outbox: OutboxService;
  signer: TokenSigner;
  clock: Clock;
  organizationId: string;
}): DeliveryService => {
  const { outbox, signer, clock, organizationId } = options;

  /** Signed, so that the shop can tell who calls. */
  const callBack = async (address: string, email: string, token: string) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    const proof = await signer.sign({
      iss: issuerOf(organizationId),
      sub: "callback",
      iat: issuedAt,
      exp: issuedAt + CALLBACK_TOKEN_SECONDS,
    });
    const answer = await fetch(address, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(CALLBACK_LIMIT_MS),
      headers: { "content-type": "application/json", "x-slas-callback-token": proof },
      body: JSON.stringify({ email_id: email, token }),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer?.ok) throw new Fault(412, "precondition_failure", "Dependent service is not available.");
  };

  return {
    deliver: async ({ way, to, siteId, token, letter: { html, ...words } }) => {
      if (way.mode === "sms") {
        const phone = phoneOf(to);
        if (phone) await outbox.send({ kind: "sms", to: phone, siteId, ...words });
        return;
      }
      await outbox.send({ kind: "mail", to: to.email, siteId, html, ...words });
      if (way.mode === "callback" && isOnThisMachine(way.callbackUri)) await callBack(way.callbackUri, to.email, token);
    },
  };
};
