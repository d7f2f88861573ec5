import type { Fault } from "#sandbox/core/fault.ts";

/** Who is calling, read from the bearer token. */
export interface Shopper {
  customerId: string;
  registered: boolean;
  /** User session id; links a guest and the account it logs in to. */
  usid: string;
  /** The login the token belongs to. */
  sessionId: string;
  /** The site (channel) the token was issued for. */
  siteId: string;
  /** For a registered token: the guest customer the shopper was before logging in. */
  previousCustomerId: string | null;
  /** What the token may be used for, for example `sfcc.shopper-products`. */
  scopes: ReadonlySet<string>;
  /** True for a token that was made with a private client's secret. */
  isBackChannel: boolean;
}

/** The shopper of anonymous operations, which do not ask. */
export const nobody: Shopper = {
  customerId: "",
  registered: false,
  usid: "",
  sessionId: "",
  siteId: "",
  previousCustomerId: null,
  scopes: new Set(),
  isBackChannel: false,
};

/** One call of an operation, the same in every dialect: camelCase keys, decoded path segments. */
export interface ApiRequest {
  params: Record<string, string>;
  /** Query parameters; a repeated one keeps every value. */
  query: URLSearchParams;
  /** Parsed JSON body; `undefined` when none was sent. */
  body: unknown;
  siteId: string;
  /** Asked for, else the site's own; for example `en-US`. */
  locale: string;
  /** Asked for, else the site's own; for example `USD`. */
  currency: string;
  /** Present on every route except those with `anonymous: true`. */
  shopper: Shopper;
  headers: Record<string, string | undefined>;
}

/** A full answer, when a plain body with status 200 does not say enough. */
export class ApiReply {
  constructor(
    readonly status: number,
    readonly body?: unknown,
    readonly headers: Record<string, string | string[]> = {},
  ) {}
}

/**
 * One operation as data. `http/scapi.ts` and `http/ocapi.ts` mount the same table in two dialects.
 * A returned `ApiReply` is sent as it stands; anything else becomes a 200 with that JSON body.
 */
export interface ApiRoute {
  /** `Family.method` of the official client, for example `ShopperBaskets.addItemToBasket`. */
  operation: string;
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Below `/organizations/{organizationId}`, for example `/baskets/:basketId/items`. */
  path: string;
  /** Declared query parameters besides `siteId`, `locale`, `currency`, `personalized` and `c_*`. */
  query?: readonly string[];
  /** Seconds a shared cache may keep the answer, which is the same for everybody; left out means `no-store`. */
  cacheSeconds?: number;
  /**
   * Seconds a shared cache may keep the answer that is made for nobody in particular, as a call asks for with
   * `personalized=none`. The answer to anybody else depends on groups, source code and context, and is `no-store`.
   */
  neutralSeconds?: number | ((query: URLSearchParams) => number);
  /** True when no bearer token is needed. */
  anonymous?: boolean;
  /** True when the body is a form (`application/x-www-form-urlencoded`); it arrives as an object of strings. */
  form?: boolean;
  /** True when the operation opens its own transactions, for example because it waits for somebody else between two. */
  ownTransactions?: boolean;
  handle(request: ApiRequest): unknown;
  /** What becomes of the body of an answer when the work of `handle` is committed; left out, it stays. */
  modify?(request: ApiRequest, body: unknown): unknown;
}

/** A route table with the address prefix of its family, for example `/checkout/shopper-baskets/v1`. */
export interface ApiFamily {
  base: string;
  routes: ApiRoute[];
  /**
   * Where the table is spoken: Shopper APIs and Shop API unless said otherwise; `controllers` stand right below
   * `/s/:siteId`.
   */
  dialects?: readonly ("scapi" | "ocapi" | "controllers")[];
  /**
   * True when calls name their site in another way than `siteId` (login: `channel_id`); `request.siteId` is then empty.
   */
  siteless?: boolean;
  /** The family's own form of an error body; the usual one is a problem document. */
  presentFault?(fault: Fault): unknown;
  /** Headers of every answer, errors too. */
  headers?(): Record<string, string>;
}
