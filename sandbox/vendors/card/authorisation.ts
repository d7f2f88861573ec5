import { randomInt } from "node:crypto";
import { decodeProtectedHeader, jwtVerify } from "jose";
import type { Clock } from "#sandbox/clock.ts";
import { VendorError } from "../vendor-error.ts";
import type { CaptureContexts } from "./capture-contexts.ts";
import type { CardVault } from "./card-vault.ts";
import { type MagicEffect, magicEffect } from "./magic-cards.ts";

/** An answer of the payments service. */
interface PaymentAnswer {
  status: number;
  body: Record<string, unknown>;
}

interface PaymentRequest {
  reference: string;
  token: string;
  /** Decimal text as the merchant sent it. */
  amount: string;
  currency: string;
}

const declines: Partial<Record<MagicEffect, { reason: string; responseCode: string; message: string }>> = {
  decline: { reason: "PROCESSOR_DECLINED", responseCode: "05", message: "Decline - General decline of the card." },
  "insufficient-funds": {
    reason: "INSUFFICIENT_FUND",
    responseCode: "51",
    message: "Decline - Insufficient funds in the account.",
  },
  "expired-card": { reason: "EXPIRED_CARD", responseCode: "54", message: "Decline - Expired card." },
};

const dig = (value: unknown, path: string): string => {
  const found = path
    .split(".")
    .reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? (at as never)[key] : undefined), value);
  return typeof found === "string" ? found : "";
};

/** Authorises transient tokens: each one once, and each reference code and token with one answer however often it is sent. */
export const createAuthorisation = (options: { clock: Clock; contexts: CaptureContexts; vault: CardVault }) => {
  const { clock, contexts, vault } = options;
  const answered = new Map<string, { amount: string; answer: Promise<PaymentAnswer> }>();

  const paymentId = () => `${clock.now().getTime()}${randomInt(100_000, 999_999)}`;

  const invalid = (reason: string, message: string, field: string): VendorError =>
    new VendorError(400, {
      submitTimeUtc: clock.now().toISOString(),
      status: "INVALID_REQUEST",
      reason,
      message,
      details: [{ field, reason: "INVALID_DATA" }],
    });

  const readRequest = (body: unknown): PaymentRequest => {
    const required = (path: string, shape: RegExp): string => {
      const value = dig(body, path);
      if (!value) throw invalid("MISSING_FIELD", "The request is missing one or more fields.", path);
      if (!shape.test(value)) throw invalid("INVALID_DATA", "One or more fields contain invalid data.", path);
      return value;
    };
    return {
      reference: required("clientReferenceInformation.code", /^[\x20-\x7e]{1,50}$/),
      token: required("tokenInformation.transientTokenJwt", /^[\w-]+\.[\w-]+\.[\w-]+$/),
      amount: required("orderInformation.amountDetails.totalAmount", /^\d{1,10}(\.\d{1,2})?$/),
      currency: required("orderInformation.amountDetails.currency", /^[A-Z]{3}$/),
    };
  };

  /** The token's id once signature and end are right. */
  const verifiedTokenId = async (token: string): Promise<string> => {
    const field = "tokenInformation.transientTokenJwt";
    try {
      const context = contexts.forToken(decodeProtectedHeader(token).kid);
      if (!context) throw new Error("unknown context");
      const { payload } = await jwtVerify(token, context.keys.publicKey, {
        algorithms: ["RS256"],
        currentDate: clock.now(),
      });
      return payload.jti ?? "";
    } catch {
      throw invalid("INVALID_DATA", "The transient token is not valid.", field);
    }
  };

  const authorise = ({ reference, amount, currency }: PaymentRequest, jti: string): PaymentAnswer => {
    const number = vault.take(jti);
    if (number === null)
      throw invalid("INVALID_DATA", "The transient token was used before.", "tokenInformation.transientTokenJwt");
    const effect = magicEffect(number);
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
    const decline = declines[effect];
    if (decline) {
      const { responseCode, ...errorInformation } = decline;
      return {
        status: 201,
        body: { ...common, status: "DECLINED", errorInformation, processorInformation: { responseCode } },
      };
    }
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
      },
    };
  };

  return async (body: unknown): Promise<PaymentAnswer> => {
    const request = readRequest(body);
    const jti = await verifiedTokenId(request.token);
    const key = `${request.reference}\n${jti}`;
    const amount = `${request.amount} ${request.currency}`;
    const before = answered.get(key);
    if (before && before.amount !== amount)
      throw invalid(
        "DUPLICATE_REQUEST",
        "The reference was used for another amount.",
        "clientReferenceInformation.code",
      );
    if (before) return before.answer;
    const answer = authorise(request, jti);
    answered.set(key, { amount, answer: Promise.resolve(answer) });
    return answer;
  };
};
