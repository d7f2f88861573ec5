import { randomUUID } from "node:crypto";
import type { ProcessorCall } from "./card-processor.ts";

/** What the bank says of a card whose lasting name ends so. */
const declines: Readonly<Record<string, string>> = {
  decline: "PROCESSOR_DECLINED",
  "insufficient-funds": "INSUFFICIENT_FUND",
  "expired-card": "EXPIRED_CARD",
};

/** Begins the ids of payments that nothing comes on top of. */
const NO_MORE = "no-more-";

const NAME = /^SANDBOX-CARD-([a-z-]+)$/;

/**
 * A card processor for a sandbox without emulators of third parties: it answers by the lasting name of a card as the
 * emulated one does, knows no token, keeps nothing, and lets go of whatever it is told to.
 */
export const plainProcessor: ProcessorCall = (path, body) => {
  if (path.startsWith(`/pts/v2/payments/${NO_MORE}`))
    return Promise.resolve({
      status: 201,
      body: { status: "DECLINED", errorInformation: { reason: declines["insufficient-funds"] } },
    });
  if (path.startsWith("/pts/v2/payments/"))
    return Promise.resolve({ status: 201, body: { status: "AUTHORIZED", id: randomUUID() } });
  if (path === "/pts/v2/reversals") return Promise.resolve({ status: 201, body: { status: "REVERSED" } });
  const { paymentInformation } = (body ?? {}) as { paymentInformation?: { paymentInstrument?: { id?: unknown } } };
  const outcome = NAME.exec(String(paymentInformation?.paymentInstrument?.id))?.[1];
  if (path !== "/pts/v2/payments" || outcome === undefined)
    return Promise.resolve({ status: 400, body: { status: "INVALID_REQUEST", reason: "INVALID_DATA" } });
  if (outcome === "challenge")
    return Promise.resolve({
      status: 201,
      body: {
        status: "PENDING_AUTHENTICATION",
        errorInformation: { reason: "CONSUMER_AUTHENTICATION_REQUIRED" },
      },
    });
  const reason = declines[outcome];
  if (reason) return Promise.resolve({ status: 201, body: { status: "DECLINED", errorInformation: { reason } } });
  if (outcome === "no-more")
    return Promise.resolve({ status: 201, body: { status: "AUTHORIZED", id: NO_MORE + randomUUID() } });
  return outcome === "approve"
    ? Promise.resolve({ status: 201, body: { status: "AUTHORIZED", id: randomUUID() } })
    : Promise.resolve({ status: 502, body: { status: "SERVER_ERROR", reason: "PROCESSOR_UNAVAILABLE" } });
};
