import type { Logger } from "pino";
import type { Config } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { LimitName } from "#server/limits/limit-rules.ts";
import type { SourcePlaces } from "#server/assets/source-places.ts";
import type { SetCookie } from "#server/middleware/cookie-setter.ts";
import type { LinkFault, OpenLink, PreviewLinks } from "#server/preview/preview-link.ts";
import type { PreviewPasses } from "#server/preview/preview-pass.ts";
import type { PreviewView } from "#server/preview/preview-view.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Vendors } from "#server/vendors/vendors.ts";
import type { VerifiedShopper } from "../shopper-verifier.ts";
import type { Refreshes } from "./refreshes.ts";

/** Everything a handler of the site API may use; made once per request. */
export interface SiteContext {
  site: SiteConfig;
  config: Config;
  secrets: Secrets;
  /** The caller's access token, unverified; `null` when none was sent. */
  bearerToken: string | null;
  /**
   * An operation of the shopper APIs with the caller's token, else, where no shopper is needed, the site's guest token.
   * Answers JSON; throws `UpstreamProblem`.
   */
  scapi(family: string, method: string, args: readonly unknown[]): Promise<unknown>;
  /** A custom endpoint, `/custom/<api>/v1/organizations/<org>/<path>`, with the same token rule. */
  custom(call: {
    api: string;
    path: string;
    method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  }): Promise<unknown>;
  /**
   * The shopper whose token was sent, vouched for by the login service.
   * @throws UpstreamProblem 401 for none, a forged one or one that is over
   */
  shopper(): Promise<VerifiedShopper>;
  /**
   * Counts one more call of the client's address, of the verified shopper and of what is named.
   * @throws TooManyRequests above the limit
   */
  limit(name: LimitName, subject?: string): Promise<void>;
  /** The same two ways with another token than the caller's. */
  as(accessToken: string): Pick<SiteContext, "scapi" | "custom">;
  /** The third parties; `content` shows drafts in a preview. */
  vendors: Vendors;
  /** The view of an editor with a pass; null for everybody else. */
  preview: PreviewView | null;
  /** Editors' passes. */
  passes: PreviewPasses;
  /** Refresh tokens that were exchanged a short while ago. */
  refreshes: Refreshes;
  /** Links that show one state of a page to somebody without an account. */
  links: PreviewLinks;
  /** What such a link of this site says. */
  readLink: (token: string) => Promise<OpenLink | LinkFault>;
  /** Where a place in a built script comes from. */
  sourcePlaces: SourcePlaces;
  requestId: string;
  /** What the caller's browser calls itself; empty where nobody is behind the call. */
  userAgent: string;
  log: Logger;
  /** Cookies of the request. */
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: SetCookie;
  /**
   * Says that the answer is a makeshift because something behind it is out of order: it is sent but kept by no cache.
   */
  markDegraded: () => void;
}

/** An answer that is a file: a browser shows it inside a page, and as a page of its own it can do nothing. */
export class SiteFile {
  constructor(
    readonly contentType: string,
    readonly content: Buffer,
    /** How long the caller's own browser may keep it. */
    readonly keepSeconds: number,
  ) {}
}

/** The request as a handler sees it. */
export interface SiteInput {
  /** Values of `:name` segments, decoded. */
  params: Record<string, string>;
  /** Query parameters; a repeated one keeps its last value. */
  query: Record<string, string>;
  /** Parsed JSON; `undefined` when none was sent. */
  body: unknown;
}

/**
 * One operation of `/api/<site>/…` as data. `handle` returns the JSON body of a 200 (`undefined` for 204), or a
 * `SiteFile`,
 * and throws `UpstreamProblem` (see `refuse`) for every expected refusal.
 */
export interface SiteOperation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/<site>/`, for example `content/:key`. */
  path: string;
  /**
   * Seconds a shared cache may keep the answer; left out means `no-store`. Only for answers that are the same for
   * everyone.
   */
  cacheSeconds?: number;
  /**
   * How often it may be called (security-1); `subject` names what it is asked about, whoever asks. Counted before the
   * operation runs.
   */
  limit?: { name: LimitName; subject?: (input: SiteInput, site: SiteConfig) => string | undefined };
  /**
   * The longest that a page being rendered waits for the answer, in milliseconds, where it can do without. It is then
   * rendered with what it has, and kept by no cache.
   */
  pageWaitMs?: number;
  /** True when the operation acts on the visitor's cookies: it is then refused from foreign origins. */
  sameOrigin?: boolean;
  /** True when everything is said by the address, whatever is sent beside it, for example by a mail program. */
  ignoresBody?: boolean;
  /** True when the body carries a file, and may therefore be larger than others. */
  takesFile?: boolean;
  handle(context: SiteContext, input: SiteInput): Promise<unknown>;
}

/** What a body, or parameters, name for a limit: a text, or nothing. */
export const subjectIn = (given: unknown, name: string): string | undefined => {
  const value = (given as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === "string" ? value.slice(0, 300) : undefined;
};
