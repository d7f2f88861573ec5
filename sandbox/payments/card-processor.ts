/** A card payment to be authorised. */
export interface CardPayment {
  /** Number of the order; asking twice with the same one gives the same answer. */
  orderNo: string;
  amountCents: number;
  currency: string;
  /** The transient token of the card, or the lasting name of a stored one; never logged. */
  card: { token: string } | { storedCardId: string };
  /** Whether the card will be asked again, for a subscription. */
  isToBeStored?: boolean;
}

/** What the processor said. */
export type Authorisation =
  | { status: "authorized"; transactionId: string; storedCardId: string | null }
  | { status: "declined"; reason: string }
  /** No answer to rely on: the processor is down, or does not know the token. */
  | { status: "failed"; reason: string };

/** Asks a card processor for money. */
export interface CardProcessor {
  authorise(payment: CardPayment): Promise<Authorisation>;
  /** Lets go of everything authorised for an order; true when nothing is held any more, false when it must be asked again. */
  reverse(orderNo: string): Promise<boolean>;
}

/** How long the processor may take; below the ten seconds a shopper's call may. */
export const PROCESSOR_TIMEOUT_MS = 8000;

interface ProcessorAnswer {
  id?: string;
  status?: string;
  reason?: string;
  errorInformation?: { reason?: string };
  tokenInformation?: { paymentInstrument?: { id?: string } };
}

/**
 * A processor that speaks the payments API of the card vendor: `POST /pts/v2/payments` and `POST /pts/v2/reversals`, both named
 * by the order. A processor that is down or cannot be reached is a failed authorisation, not an error.
 */
export const createCardProcessor = (origin: string, timeoutMs = PROCESSOR_TIMEOUT_MS): CardProcessor => {
  const post = (path: string, body: object) =>
    fetch(new URL(path, origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify(body),
    });

  return {
    authorise: async ({ orderNo, amountCents, currency, card, isToBeStored }) => {
      try {
        const response = await post("/pts/v2/payments", {
          clientReferenceInformation: { code: orderNo },
          orderInformation: { amountDetails: { totalAmount: (amountCents / 100).toFixed(2), currency } },
          ...("token" in card
            ? { tokenInformation: { transientTokenJwt: card.token } }
            : { paymentInformation: { paymentInstrument: { id: card.storedCardId } } }),
          ...(isToBeStored ? { processingInformation: { actionList: ["TOKEN_CREATE"] } } : {}),
        });
        const answer = (await response.json()) as ProcessorAnswer;
        if (answer.status === "AUTHORIZED" && answer.id) {
          const storedCardId = answer.tokenInformation?.paymentInstrument?.id ?? null;
          return { status: "authorized", transactionId: answer.id, storedCardId };
        }
        const reason = answer.errorInformation?.reason ?? answer.reason ?? `HTTP_${response.status}`;
        return { status: answer.status === "DECLINED" ? "declined" : "failed", reason };
      } catch (error) {
        const isTimeout = (error as { name?: string }).name === "TimeoutError";
        return { status: "failed", reason: isTimeout ? "TIMEOUT" : "UNREACHABLE" };
      }
    },

    reverse: async (orderNo) => {
      try {
        const response = await post("/pts/v2/reversals", { clientReferenceInformation: { code: orderNo } });
        await response.arrayBuffer();
        return response.ok || response.status === 404;
      } catch {
        return false;
      }
    },
  };
};
