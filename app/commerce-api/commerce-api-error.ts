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
  | "guessable-password"
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
  /** The whole answer, where a merchant's own members (`c_…`) are looked for. */
  custom?: Readonly<Record<string, unknown>>;
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
  readonly custom?: ErrorWords["custom"];

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
    this.custom = words.custom;
  }
}

/** What the storefront's own server says where it got no answer that can be read: words for whoever runs the shop. */
const betweenServers: ReadonlySet<string> = new Set(["bad-gateway", "gateway-timeout"]);

/** What a shopper is told: first flash, status message, message, detail, else the code of the failure. */
export const shopperMessage = (error: unknown): ShopperMessage => {
  if (!(error instanceof CommerceApiError)) return UNEXPECTED;
  if (error.type === "guessable-password") return { code: error.type };
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
