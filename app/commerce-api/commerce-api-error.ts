/** A message that the backend attaches to a basket or order (`c_flashes`). */
export interface Flash {
  type: string;
  message?: string;
}

/** Failures that the shop itself names; the words of each are in `app/components/ui/shopper-words.tsx`. */
export type FailureCode =
  /** Nothing better is known (errors-1). */
  | "unexpected"
  | "batch-failed"
  | "line-gone"
  | "missing-basket"
  | "missing-customer"
  | "address-not-saved"
  | "profile-not-saved"
  | "card-not-added"
  | "too-many-cards-tried"
  | "subscriptions-not-moved";

/** A failure of the shop itself, and the backend's words about what is behind it where it has some. */
export interface CodedFailure {
  code: FailureCode;
  reason?: string;
}

/** What a shopper is told: words of the backend as they are, or why by a code of the shop. */
export type ShopperMessage = string | CodedFailure;

/** What a shopper is told when nothing better is known. */
export const UNEXPECTED: CodedFailure = { code: "unexpected" };

/** Whether the shop has nothing better to say. */
export const isUnexpected = (message: ShopperMessage): boolean =>
  typeof message === "object" && message.code === "unexpected";

/** Further words of a failed answer, as far as it had them. */
export interface ErrorWords {
  title?: string;
  /** What a merchant's extension says: `card.already.on.file`. */
  statusCode?: string;
  statusMessage?: string;
  serverMessage?: string;
  /** What the shop itself calls the failure. */
  code?: FailureCode;
  /** Which goods a refusal is about, and how many pieces of them go into one order. */
  limit?: { productId: string; productName: string; maximum: number };
}

/** A call that the backend refused or that never reached it (`status` 0). */
export class CommerceApiError extends Error {
  readonly status: number;
  /** Problem type, the last part of its address: `basket-not-found`. */
  readonly type: string;
  readonly detail: string;
  readonly flashes: Flash[];
  readonly title?: string;
  readonly statusCode?: string;
  readonly statusMessage?: string;
  readonly serverMessage?: string;
  readonly code?: FailureCode;
  readonly limit?: ErrorWords["limit"];

  constructor(status: number, type: string, detail: string, flashes: Flash[] = [], words: ErrorWords = {}) {
    super(`${status} ${type}: ${detail}`);
    this.name = "CommerceApiError";
    this.status = status;
    this.type = type;
    this.detail = detail;
    this.flashes = flashes;
    this.title = words.title;
    this.statusCode = words.statusCode;
    this.statusMessage = words.statusMessage;
    this.serverMessage = words.serverMessage;
    this.code = words.code;
    this.limit = words.limit;
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const asText = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

const asFlashes = (value: unknown): Flash[] =>
  Array.isArray(value)
    ? value.map(asRecord).flatMap((flash) => {
        const type = asText(flash.type);
        const message = asText(flash.message);
        return type || message ? [{ type: type ?? "", message }] : [];
      })
    : [];

/** The goods that a refusal of too many pieces is about. */
const asLimit = (type: string, { productId, productName, maximum }: Record<string, unknown>): ErrorWords["limit"] =>
  type === "quantity-limit-exceeded" && typeof maximum === "number"
    ? { productId: asText(productId) ?? "", productName: asText(productName) ?? "", maximum }
    : undefined;

/** What several messages of an answer say together; undefined where there are none. */
const joined = (messages: unknown): string | undefined =>
  asText(
    Array.isArray(messages)
      ? messages.flatMap((each) => asText(each) ?? asText(asRecord(each).message) ?? []).join(" ")
      : undefined,
  );

/**
 * Whether an answer is an error whatever its HTTP status says: it is flagged so, has a title, a type and a detail, or a
 * numeric status of 400 or more (calls-13).
 */
export const isErrorAnswer = (body: unknown): boolean => {
  const { isError, title, type, detail, status } = asRecord(body);
  return isError === true || Boolean(asText(title) && asText(type) && asText(detail)) || Number(status) >= 400;
};

/** Turns an answer's status and body (problem document, OCAPI fault, plain text or HTML) into an error. */
export const commerceApiError = (status: number, body: unknown): CommerceApiError => {
  const document = asRecord(body);
  const problem = document.fault ? asRecord(document.fault) : document;
  const type = asText(problem.type)?.split("/").at(-1) ?? "unknown";
  const message = asText(problem.message) ?? joined(problem.c_messages ?? problem.messages);
  return new CommerceApiError(
    status,
    type,
    asText(problem.detail) ?? message ?? "",
    asFlashes(problem.c_flashes ?? problem.flashes),
    {
      title: asText(problem.title),
      statusCode: asText(problem.statusCode) ?? asText(problem.status_code),
      statusMessage: asText(problem.statusMessage) ?? asText(problem.status_message),
      serverMessage: message,
      limit: asLimit(type, problem),
    },
  );
};

/** What the storefront's own server says where it got no answer that can be read: words for whoever runs the shop. */
const betweenServers: ReadonlySet<string> = new Set(["bad-gateway", "gateway-timeout"]);

/** What a shopper is told: first flash, status message, message, detail, else the code of the failure. */
export const shopperMessage = (error: unknown): ShopperMessage => {
  if (!(error instanceof CommerceApiError)) return UNEXPECTED;
  const flash = error.flashes.find(({ message }) => message)?.message;
  const detail = betweenServers.has(error.type) ? "" : error.detail;
  const words = flash ?? error.statusMessage ?? error.serverMessage ?? detail;
  return words || (error.code ? { code: error.code } : UNEXPECTED);
};

/** A failure that the shop itself found: no answer, or one that cannot be. */
export const codedFailure = (code: FailureCode, status = 0, type: string = code): CommerceApiError =>
  new CommerceApiError(status, type, "", [], { code });

/** Why a call about a customer was not sent: by then somebody else was shopping here. */
export const CUSTOMER_CHANGED = "customer-changed";

/**
 * Whether a call was not sent because another tab has changed the customer meanwhile; who asks again asks for the right
 * one.
 */
export const isCustomerChanged = (error: unknown): boolean =>
  error instanceof CommerceApiError && error.type === CUSTOMER_CHANGED;

/** Whether the backend says that the whole site is under maintenance. */
export const isMaintenance = (error: unknown): boolean =>
  error instanceof CommerceApiError && /maintenance/i.test(`${error.title ?? ""} ${error.type}`);

/** What is to be done about an account's email address, by the backend's type of refusal (session-13). */
const confirmations: Readonly<Record<string, string>> = {
  "token.expired": "token-expired",
  "requires.verification": "verification-required",
};

/** The page that a refusal leads to wherever it happens: maintenance, or the confirmation of an email address. */
export const redirectForError = (error: unknown): string | undefined => {
  if (!(error instanceof CommerceApiError)) return undefined;
  if (isMaintenance(error)) return "/maintenance";
  const status = confirmations[error.type];
  return status && `/account-confirmation?status=${status}`;
};
