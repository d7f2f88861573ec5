/** When a card ends. */
export interface CardExpiry {
  expirationMonth: number;
  expirationYear: number;
}

/** A card to be kept for later payments: a whole number, which only passes through, or a transient token. */
export type CardToKeep = ({ number: string } & CardExpiry) | { token: string };

/** The processor's lasting name for a card, or why there is none. */
export type KeptCard = { status: "kept"; storedCardId: string } | Exclude<Authorisation, { status: "authorized" }>;

/** A card payment to be authorised. */
export interface CardPayment {
  /** Number of the order; asking twice with the same one gives the same answer. */
  orderNo: string;
  amountCents: number;
  currency: string;
  /**
   * The transient token of the card, or the lasting name of a stored one; never logged. An expiry given with a stored
   * card counts instead of the one the processor knows; `codeToken` is its security code, typed again. A wallet's token
   * stands for a card that only the processor can read.
   */
  card:
    | { token: string }
    | { walletToken: string }
    | ({ storedCardId: string; codeToken?: string } & Partial<CardExpiry>);
  /** Whether the card will be asked again, for a subscription. */
  isToBeStored?: boolean;
}

/** What the processor said. */
export type Authorisation =
  | { status: "authorized"; transactionId: string; storedCardId: string | null }
  | { status: "declined"; reason: string }
  /** The bank wants to see who pays; nothing is held. */
  | { status: "challenged"; reason: string }
  /**
   * No answer to rely on: the processor is down, or does not know the token. Where none came at all, it may still be
   * working on what it was asked.
   */
  | { status: "failed"; reason: string; mayBeUnderWay?: true };

/** More to be authorised on top of what was before. */
export interface CardIncrease {
  orderNo: string;
  /** Of the authorisation that grows. */
  transactionId: string;
  /** Names this increase among those of the order; asking twice with the same one increases once. */
  name: string;
  /** What comes on top. */
  amountCents: number;
  currency: string;
}

/** Asks a card processor for money. */
export interface CardProcessor {
  authorise(payment: CardPayment): Promise<Authorisation>;
  /** Has an authorisation grow. */
  increase(increase: CardIncrease): Promise<Authorisation>;
  /** Has a card kept; a token is tried with an amount of nothing under the reference, which is let go at once. */
  keep(card: CardToKeep, reference: string, currency: string): Promise<KeptCard>;
  /**
   * Lets go of everything authorised for an order; true when nothing is held any more, false when it must be asked
   * again: also when nothing is held yet, but what it was asked may be under way.
   */
  reverse(orderNo: string, options?: { mayBeUnderWay?: boolean }): Promise<boolean>;
}

/** How long the processor may take; below the ten seconds a shopper's call may. */
export const PROCESSOR_TIMEOUT_MS = 8000;

/**
 * Sends one request to the payments API of the card vendor; rejects when no answer comes, with a `TimeoutError` when it
 * is late.
 */
export type ProcessorCall = (
  path: string,
  body: object | undefined,
  options?: {
    /** POST unless said otherwise. */
    method?: "GET" | "POST" | "PATCH" | "DELETE";
    /** Asking again with the same one gives the same answer. */
    requestId?: string;
  },
) => Promise<{ status: number; body: unknown }>;

/** Asks the vendor at an address. */
export const callOverHttp =
  (origin: string, timeoutMs = PROCESSOR_TIMEOUT_MS): ProcessorCall =>
  async (path, body, { method = "POST", requestId } = {}) => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        "content-type": "application/json",
        ...(requestId && { "paypal-request-id": requestId, "klarna-idempotency-key": requestId }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
  };

const unanswered = (error: unknown): Authorisation & { status: "failed" } => ({
  status: "failed",
  reason: (error as { name?: string }).name === "TimeoutError" ? "TIMEOUT" : "UNREACHABLE",
  mayBeUnderWay: true,
});

/** An expiry as the vendor writes it; nothing when it is not said. */
const expiryOf = ({ expirationMonth, expirationYear }: Partial<CardExpiry>) =>
  expirationMonth === undefined || expirationYear === undefined
    ? {}
    : { card: { expirationMonth: String(expirationMonth).padStart(2, "0"), expirationYear: String(expirationYear) } };

interface ProcessorAnswer {
  id?: string;
  status?: string;
  reason?: string;
  errorInformation?: { reason?: string };
  tokenInformation?: { paymentInstrument?: { id?: string } };
}

const authorisationIn = (status: number, answer: ProcessorAnswer): Authorisation => {
  if (answer.status === "AUTHORIZED" && answer.id) {
    const storedCardId = answer.tokenInformation?.paymentInstrument?.id ?? null;
    return { status: "authorized", transactionId: answer.id, storedCardId };
  }
  const reason = answer.errorInformation?.reason ?? answer.reason ?? `HTTP_${status}`;
  if (answer.status === "PENDING_AUTHENTICATION") return { status: "challenged", reason };
  return { status: answer.status === "DECLINED" ? "declined" : "failed", reason };
};

/**
 * A processor that speaks the payments API of the card vendor: `POST /pts/v2/payments` (with `PATCH` of one for
 * more) and `POST /pts/v2/reversals`, all named by the order. A processor that is down or cannot be reached is a failed
 * authorisation, not an error.
 */
export const createCardProcessor = (call: ProcessorCall): CardProcessor => {
  const processor: CardProcessor = {
    authorise: async ({ orderNo, amountCents, currency, card, isToBeStored }) => {
      try {
        const { status, body } = await call("/pts/v2/payments", {
          clientReferenceInformation: { code: orderNo },
          orderInformation: { amountDetails: { totalAmount: (amountCents / 100).toFixed(2), currency } },
          ...("token" in card
            ? { tokenInformation: { transientTokenJwt: card.token } }
            : "walletToken" in card
              ? { paymentInformation: { fluidData: { value: card.walletToken } } }
              : {
                  paymentInformation: { paymentInstrument: { id: card.storedCardId }, ...expiryOf(card) },
                  ...(card.codeToken ? { tokenInformation: { transientTokenJwt: card.codeToken } } : {}),
                }),
          ...("walletToken" in card ? { processingInformation: { paymentSolution: "001" } } : {}),
          ...(isToBeStored ? { processingInformation: { actionList: ["TOKEN_CREATE"] } } : {}),
        });
        return authorisationIn(status, body as ProcessorAnswer);
      } catch (error) {
        return unanswered(error);
      }
    },

    increase: async ({ orderNo, transactionId, name, amountCents, currency }) => {
      try {
        const { status, body } = await call(
          `/pts/v2/payments/${transactionId}`,
          {
            clientReferenceInformation: { code: orderNo, transactionId: name },
            orderInformation: { amountDetails: { additionalAmount: (amountCents / 100).toFixed(2), currency } },
          },
          { method: "PATCH" },
        );
        return authorisationIn(status, body as ProcessorAnswer);
      } catch (error) {
        return unanswered(error);
      }
    },

    keep: async (card, reference, currency) => {
      if ("token" in card) {
        const answer = await processor.authorise({
          orderNo: reference,
          amountCents: 0,
          currency,
          card,
          isToBeStored: true,
        });
        await processor.reverse(reference);
        if (answer.status !== "authorized") return answer;
        const { storedCardId } = answer;
        return storedCardId === null ? { status: "failed", reason: "NOT_KEPT" } : { status: "kept", storedCardId };
      }
      try {
        const { status, body } = await call("/tms/v1/paymentinstruments", {
          card: expiryOf(card).card,
          instrumentIdentifier: { card: { number: card.number } },
        });
        const { id, reason } = body as ProcessorAnswer;
        return id ? { status: "kept", storedCardId: id } : { status: "failed", reason: reason ?? `HTTP_${status}` };
      } catch (error) {
        return unanswered(error);
      }
    },

    reverse: async (orderNo, { mayBeUnderWay = false } = {}) => {
      try {
        const { status } = await call("/pts/v2/reversals", { clientReferenceInformation: { code: orderNo } });
        return status < 300 || (status === 404 && !mayBeUnderWay);
      } catch {
        return false;
      }
    },
  };
  return processor;
};
