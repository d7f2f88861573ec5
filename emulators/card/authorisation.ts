import { randomBytes, randomInt } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import type { Clock } from "#sandbox/core/clock.ts";
import { VendorError } from "../vendor-error.ts";
import type { CaptureContexts } from "./capture-contexts.ts";
import type { CardLedger, PaymentAnswer, StoredCard } from "./card-ledger.ts";
import { type ApplePayment, readApplePayToken } from "../apple-pay/apple-pay-tokens.ts";
import type { CardVault } from "./card-vault.ts";
import { type MagicEffect, magicEffect, magicStoredCard } from "./magic-cards.ts";

interface PaymentRequest {
  reference: string;
  /** A transient token: of the card, or, beside a stored card, of its security code. Null for a wallet. */
  token: string | null;
  /** A wallet's token. */
  wallet: ApplePayment | null;
  storedCardId: string | null;
  /** An expiry that counts instead of the stored card's own. */
  expiry: { expirationMonth: number; expirationYear: number } | null;
  /** Whether to keep the card for later payments. */
  isToBeStored: boolean;
  /** Decimal text as the merchant sent it. */
  amount: string;
  currency: string;
}

interface Decline {
  reason: string;
  responseCode: string;
  message: string;
}

const noMoney: Decline = {
  reason: "INSUFFICIENT_FUND",
  responseCode: "51",
  message: "Decline - Insufficient funds in the account.",
};

const declines: Partial<Record<MagicEffect, Decline>> = {
  decline: { reason: "PROCESSOR_DECLINED", responseCode: "05", message: "Decline - General decline of the card." },
  "insufficient-funds": noMoney,
  "wrong-code": {
    reason: "CVN_NOT_MATCH",
    responseCode: "N7",
    message: "Decline - The security code is not the card's.",
  },
  "expired-card": { reason: "EXPIRED_CARD", responseCode: "54", message: "Decline - Expired card." },
};

const dig = (value: unknown, path: string): string => {
  const found = path
    .split(".")
    .reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? (at as never)[key] : undefined), value);
  return typeof found === "string" ? found : "";
};

/**
 * Authorises transient tokens, each one once, and stored cards; each reference code and card with one answer however
 * often it is sent, also after a restart. Reverses what was authorised under a reference code.
 */
export const createAuthorisation = (options: {
  clock: Clock;
  /** By which tokens end. */
  callersClock: Clock;
  contexts: CaptureContexts;
  vault: CardVault;
  ledger: CardLedger;
}) => {
  const { clock, callersClock, contexts, vault, ledger } = options;

  const paymentId = () => `${clock.now().getTime()}${randomInt(100_000, 999_999)}`;

  const invalid = (reason: string, message: string, field: string): VendorError =>
    new VendorError(400, {
      submitTimeUtc: clock.now().toISOString(),
      status: "INVALID_REQUEST",
      reason,
      message,
      details: [{ field, reason: "INVALID_DATA" }],
    });

  const required = (body: unknown, path: string, shape: RegExp): string => {
    const value = dig(body, path);
    if (!value) throw invalid("MISSING_FIELD", "The request is missing one or more fields.", path);
    if (!shape.test(value)) throw invalid("INVALID_DATA", "One or more fields contain invalid data.", path);
    return value;
  };

  /** The expiry a body says somewhere; null when it says none. */
  const expiryIn = (body: unknown, path: string) => {
    if (dig(body, `${path}.expirationMonth`) === "") return null;
    const expirationMonth = Number(required(body, `${path}.expirationMonth`, /^(0[1-9]|1[0-2])$/));
    const expirationYear = Number(required(body, `${path}.expirationYear`, /^\d{4}$/));
    return { expirationMonth, expirationYear };
  };

  const REFERENCE = /^[\x20-\x7e]{1,50}$/;

  const readRequest = (body: unknown): PaymentRequest => {
    const storedCardId = dig(body, "paymentInformation.paymentInstrument.id") || null;
    const walletToken = dig(body, "paymentInformation.fluidData.value") || null;
    const wallet = walletToken === null ? null : (readApplePayToken(walletToken) ?? null);
    if (walletToken !== null && !wallet)
      throw invalid("INVALID_DATA", "The wallet's token is not valid.", "paymentInformation.fluidData.value");
    const actions = (body as { processingInformation?: { actionList?: unknown } } | null)?.processingInformation;
    return {
      reference: required(body, "clientReferenceInformation.code", REFERENCE),
      storedCardId,
      expiry: expiryIn(body, "paymentInformation.card"),
      wallet,
      token:
        wallet || (storedCardId && dig(body, TOKEN_FIELD) === "")
          ? null
          : required(body, TOKEN_FIELD, /^[\w-]+\.[\w-]+\.[\w-]+$/),
      isToBeStored: Array.isArray(actions?.actionList) && actions.actionList.includes("TOKEN_CREATE"),
      amount: required(body, "orderInformation.amountDetails.totalAmount", /^\d{1,10}(\.\d{1,2})?$/),
      currency: required(body, "orderInformation.amountDetails.currency", /^[A-Z]{3}$/),
    };
  };

  /** @throws VendorError 400 unless signature and end are right. */
  const verify = async (token: string): Promise<void> => {
    try {
      const context = contexts.forToken(decodeProtectedHeader(token).kid);
      if (!context) throw new Error("unknown context");
      await jwtVerify(token, context.keys.publicKey, { algorithms: ["RS256"], currentDate: callersClock.now() });
    } catch {
      throw invalid("INVALID_DATA", "The transient token is not valid.", TOKEN_FIELD);
    }
  };

  /** What the bank says to the security code of a stored card; its token counts once. */
  const isWrongCodeOf = async (token: string): Promise<boolean> => {
    await verify(token);
    const code = vault.takeCode(tokenIdOf(token));
    if (!code) throw invalid("INVALID_DATA", "The transient token was used before.", TOKEN_FIELD);
    return code.isWrong;
  };

  const tokenIdOf = (token: string): string => {
    try {
      return decodeJwt(token).jti ?? "";
    } catch {
      throw invalid("INVALID_DATA", "The transient token is not valid.", TOKEN_FIELD);
    }
  };

  const isOver = ({ expirationMonth, expirationYear }: StoredCard) =>
    clock.now() >= new Date(Date.UTC(expirationYear, expirationMonth, 1));

  /** The card that is to pay; a transient token gives it away once. */
  const cardOf = async (request: PaymentRequest, cardId: string): Promise<StoredCard> => {
    const { token, storedCardId, expiry, wallet } = request;
    if (wallet) {
      if (ledger.isUsed(cardId))
        throw invalid("INVALID_DATA", "The wallet's token was used before.", "paymentInformation.fluidData.value");
      if (wallet.amount !== `${request.amount} ${request.currency}`)
        throw invalid("AMOUNT_CHANGED", "The wallet's token is for another amount.", "orderInformation.amountDetails");
      const effect = wallet.isDeclined ? ("decline" as const) : ("approve" as const);
      return { id: cardId, effect, expirationMonth: 12, expirationYear: 2099 };
    }
    if (storedCardId !== null) {
      const known = ledger.storedCard(storedCardId) ?? magicStoredCard(storedCardId);
      const stored = known && { ...known, ...expiry };
      if (!stored)
        throw invalid("INVALID_DATA", "The payment instrument is not known.", "paymentInformation.paymentInstrument");
      if (isOver(stored)) return { ...stored, effect: "expired-card" };
      return token !== null && (await isWrongCodeOf(token)) ? { ...stored, effect: "wrong-code" } : stored;
    }
    await verify(token ?? "");
    const card = vault.take(cardId);
    if (!card) throw invalid("INVALID_DATA", "The transient token was used before.", TOKEN_FIELD);
    const { expirationMonth, expirationYear } = card;
    return {
      id: randomBytes(16).toString("hex").toUpperCase(),
      effect: magicEffect(card.number),
      expirationMonth,
      expirationYear,
    };
  };

  const answerFor = (
    { reference, amount, currency, isToBeStored }: PaymentRequest,
    card: StoredCard,
  ): PaymentAnswer => {
    const { effect } = card;
    const common = {
      id: paymentId(),
      submitTimeUtc: clock.now().toISOString(),
      clientReferenceInformation: { code: reference },
    };
    if (effect === "processor-down")
      return {
        status: 502,
        body: { ...common, status: "SERVER_ERROR", reason: "PROCESSOR_UNAVAILABLE", message: "Processor unavailable." },
      };
    if (effect === "challenge")
      return {
        status: 201,
        body: {
          ...common,
          status: "PENDING_AUTHENTICATION",
          errorInformation: {
            reason: "CONSUMER_AUTHENTICATION_REQUIRED",
            message: "The cardholder is enrolled in Payer Authentication. Please authenticate the cardholder.",
          },
        },
      };
    const decline = declines[effect];
    if (decline) {
      const { responseCode, ...errorInformation } = decline;
      return {
        status: 201,
        body: { ...common, status: "DECLINED", errorInformation, processorInformation: { responseCode } },
      };
    }
    if (isToBeStored && !ledger.storedCard(card.id)) ledger.addCard(card);
    return {
      status: 201,
      body: {
        ...common,
        status: "AUTHORIZED",
        processorInformation: {
          approvalCode: String(randomInt(100_000, 999_999)),
          responseCode: "00",
          transactionId: paymentId(),
        },
        orderInformation: { amountDetails: { authorizedAmount: amount, currency } },
        ...(isToBeStored ? { tokenInformation: { paymentInstrument: { id: card.id } } } : {}),
      },
    };
  };

  /** Answers under way, by reference and card. */
  const running = new Map<string, Promise<PaymentAnswer>>();

  const authorise = async (body: unknown): Promise<PaymentAnswer> => {
    const request = readRequest(body);
    const { reference } = request;
    const cardId = request.wallet?.transactionId ?? request.storedCardId ?? tokenIdOf(request.token ?? "");
    const amount = `${request.amount} ${request.currency}`;
    const known = ledger.payment(reference, cardId);
    // A stored card may pay an order in parts, and after a reset orders have their first numbers again.
    const before = known && (request.storedCardId === null || known.amount === amount) ? known : undefined;
    if (before && before.amount !== amount)
      throw invalid(
        "DUPLICATE_REQUEST",
        "The reference was used for another amount.",
        "clientReferenceInformation.code",
      );
    if (before) return before.answer;
    const key = `${reference}\n${cardId}\n${amount}`;
    const asked = running.get(key);
    if (asked) return asked;
    const answer = cardOf(request, cardId)
      .then((card) => {
        const given = answerFor(request, card);
        const paysNoMore = card.effect === "no-more" && { paysNoMore: true as const };
        ledger.addPayment({ reference, cardId, amount, answer: given, ...paysNoMore });
        return given;
      })
      .finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };

  /**
   * Authorises more on top of a payment that was authorised and is not let go; each name of an increase with one answer
   * however often it is sent. A card that was good pays more too, but for the one whose bank says no to it.
   */
  const increase = (paymentIdOf: string, body: unknown): PaymentAnswer => {
    const reference = required(body, "clientReferenceInformation.code", REFERENCE);
    const name = required(body, "clientReferenceInformation.transactionId", REFERENCE);
    const additional = required(body, "orderInformation.amountDetails.additionalAmount", /^\d{1,10}(\.\d{1,2})?$/);
    const currency = required(body, "orderInformation.amountDetails.currency", /^[A-Z]{3}$/);
    const amount = `${additional} ${currency}`;
    const common = {
      id: paymentId(),
      submitTimeUtc: clock.now().toISOString(),
      clientReferenceInformation: { code: reference },
    };
    const payment = ledger.open(reference).find(({ answer }) => answer.body.id === paymentIdOf);
    if (!payment) return { status: 404, body: { ...common, status: "NOT_FOUND", reason: "NOT_FOUND" } };
    const cardId = `increase ${name}`;
    const known = ledger.payment(reference, cardId);
    if (known && known.amount === amount) return known.answer;
    const { responseCode, ...errorInformation } = noMoney;
    const answer = {
      status: 201,
      body: payment.paysNoMore
        ? { ...common, status: "DECLINED", errorInformation, processorInformation: { responseCode } }
        : {
            ...common,
            status: "AUTHORIZED",
            orderInformation: { amountDetails: { authorizedAmount: additional, currency } },
          },
    };
    ledger.addPayment({ reference, cardId, amount, answer });
    return answer;
  };

  /** Lets go of everything authorised under a reference code; there being nothing is an answer too. */
  const reverse = (body: unknown): PaymentAnswer => {
    const reference = required(body, "clientReferenceInformation.code", REFERENCE);
    const open = ledger.open(reference);
    const common = {
      id: paymentId(),
      submitTimeUtc: clock.now().toISOString(),
      clientReferenceInformation: { code: reference },
    };
    if (open.length === 0) return { status: 404, body: { ...common, status: "NOT_FOUND", reason: "NOT_FOUND" } };
    ledger.reverse(reference);
    return {
      status: 201,
      body: { ...common, status: "REVERSED", reversals: open.map(({ answer }) => ({ id: answer.body.id })) },
    };
  };

  /** Keeps a card for later payments: what happens to it and when it ends, never its number. */
  const keep = (body: unknown): PaymentAnswer => {
    const number = required(body, "instrumentIdentifier.card.number", /^\d{7,19}$/);
    const expiry = expiryIn(body, "card");
    if (!expiry) throw invalid("MISSING_FIELD", "The request is missing one or more fields.", "card.expirationMonth");
    const id = randomBytes(16).toString("hex").toUpperCase();
    ledger.addCard({ id, effect: magicEffect(number), ...expiry });
    return {
      status: 201,
      body: {
        id,
        object: "paymentInstrument",
        state: "ACTIVE",
        card: { expirationMonth: dig(body, "card.expirationMonth"), expirationYear: dig(body, "card.expirationYear") },
        instrumentIdentifier: { object: "instrumentIdentifier", card: { number: `XXXXXXXXXXXX${number.slice(-4)}` } },
      },
    };
  };

  return { authorise, increase, reverse, keep };
};

const TOKEN_FIELD = "tokenInformation.transientTokenJwt";
