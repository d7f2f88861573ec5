/** A card payment to be authorised. */
export interface CardPayment {
  /** Number of the order; asking twice with the same one gives the same answer. */
  orderNo: string;
  amountCents: number;
  currency: string;
  /** The transient token of the card; never logged. */
  token: string;
}

/** What the processor said. */
export type Authorisation =
  | { status: "authorized"; transactionId: string }
  | { status: "declined"; reason: string }
  /** No answer to rely on: the processor is down, or does not know the token. */
  | { status: "failed"; reason: string };

/** Asks a card processor for money. */
export interface CardProcessor {
  authorise(payment: CardPayment): Promise<Authorisation>;
}

/** How long the processor may take; below the ten seconds a shopper's call may. */
export const PROCESSOR_TIMEOUT_MS = 8000;

interface ProcessorAnswer {
  id?: string;
  status?: string;
  reason?: string;
  errorInformation?: { reason?: string };
}

/**
 * A processor that speaks the payments API of the card vendor: `POST /pts/v2/payments`. A processor that is down or cannot be
 * reached is a failed authorisation, not an error.
 */
export const createCardProcessor = (origin: string, timeoutMs = PROCESSOR_TIMEOUT_MS): CardProcessor => ({
  authorise: async ({ orderNo, amountCents, currency, token }) => {
    try {
      const response = await fetch(new URL("/pts/v2/payments", origin), {
        method: "POST",
        headers: { "content-type": "application/json" },
        signal: AbortSignal.timeout(timeoutMs),
        body: JSON.stringify({
          clientReferenceInformation: { code: orderNo },
          orderInformation: { amountDetails: { totalAmount: (amountCents / 100).toFixed(2), currency } },
          tokenInformation: { transientTokenJwt: token },
        }),
      });
      const answer = (await response.json()) as ProcessorAnswer;
      if (answer.status === "AUTHORIZED" && answer.id) return { status: "authorized", transactionId: answer.id };
      const reason = answer.errorInformation?.reason ?? answer.reason ?? `HTTP_${response.status}`;
      return { status: answer.status === "DECLINED" ? "declined" : "failed", reason };
    } catch (error) {
      const isTimeout = (error as { name?: string }).name === "TimeoutError";
      return { status: "failed", reason: isTimeout ? "TIMEOUT" : "UNREACHABLE" };
    }
  },
});
