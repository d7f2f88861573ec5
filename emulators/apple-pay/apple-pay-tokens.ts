import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** What an Apple Pay token stands for. */
export interface ApplePayment {
  /** Named once; the token pays once. */
  transactionId: string;
  /** Decimal text and currency, `12.50 USD`. */
  amount: string;
  isDeclined: boolean;
}

const SECRET = "sandbox-apple-pay";

const signatureOf = (data: string) => createHmac("sha256", SECRET).update(data).digest("base64");

const isSigned = (data: string, signature: unknown) => {
  const [given, right] = [Buffer.from(typeof signature === "string" ? signature : ""), Buffer.from(signatureOf(data))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** An opaque object that only this vendor can have made. */
export const sealed = (content: object): { data: string; signature: string } => {
  const data = Buffer.from(JSON.stringify(content)).toString("base64");
  return { data, signature: signatureOf(data) };
};

/** What was sealed; undefined when it was not, or not here. */
export const opened = (seal: unknown): Record<string, unknown> | undefined => {
  const { data, signature } = (seal ?? {}) as { data?: unknown; signature?: unknown };
  if (typeof data !== "string" || !isSigned(data, signature)) return undefined;
  return JSON.parse(Buffer.from(data, "base64").toString()) as Record<string, unknown>;
};

/** The token of a payment, as the sheet hands it to the page. */
export const applePayToken = (amount: string, isDeclined: boolean) => {
  const transactionId = randomUUID();
  return {
    paymentData: {
      version: "EC_v1",
      ...sealed({ transactionId, amount, isDeclined } satisfies ApplePayment),
      header: { transactionId },
    },
    paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "credit" },
    transactionIdentifier: transactionId,
  };
};

/** What a token, base64 text of its JSON, stands for; undefined for one that is not ours. */
export const readApplePayToken = (token: string): ApplePayment | undefined => {
  try {
    const { paymentData } = JSON.parse(Buffer.from(token, "base64").toString()) as { paymentData?: unknown };
    return opened(paymentData) as ApplePayment | undefined;
  } catch {
    return undefined;
  }
};
